"""Walking by choosing the destination: what a view says of it, how a board offers it, how it is sent."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

import serai
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.games.san_juan.vocabulary import VOCABULARY
from serai.table.app import create_app
from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.render import table_page
from serai.table.room import Room, Stuck
from serai.table.scene import Scene
from serai.table.view import Far, Seat, View, Way, how_far, view_of
from serai.words import LANGUAGES, Speaker
from tests.rules.san_juan.position import Area, position
from tests.table.conftest import Server
from tests.table.preview import view

GAMES = ["great-western-trail", "great-western-trail-2", "western-legends", "mombasa"]
SEED = "ways"


def decisions(match: Match) -> list[tuple[int, str]]:
    """Random decisions until a seat may walk at least two steps and stop there; always the same ones."""
    names, dice = match.record.setup.game.vocabulary.names, Dice(SEED)
    found: list[tuple[int, str]] = []
    while match.state.stack:
        seat = next(seat for seat in match.state.waiting() if not match.ready(seat))
        if any(len(way.path) > 1 and way.actions[-1] == "pass" for way in view(match, seat).ways):
            return found
        action = dice.pick(match.desk(seat).options_for(seat))
        found.append((seat, names[action]))
        match.do(seat, action)
    raise AssertionError("nobody could walk")


def before_a_walk(game: str) -> tuple[Match, int, View]:
    match = serai.new_match(game, 3, SEED)
    if game == "mombasa":
        return before_an_expansion(match)
    decisions(match)
    seat = match.state.player
    return match, seat, view(match, seat)


def before_an_expansion(match: Match) -> tuple[Match, int, View]:
    dice = Dice(SEED)
    while match.state.stack:
        seat = next(seat for seat in match.state.waiting() if not match.ready(seat))
        if (seen := view(match, seat)).ways:
            return match, seat, seen
        match.do(seat, dice.pick(match.desk(seat).options_for(seat)))
    raise AssertionError("nobody could expand")


def attribute(html: str, name: str) -> str:
    return unescape(html.partition(f'{name}="')[2].partition('"')[0])


def offers_of(html: str) -> list[dict[str, object]]:
    return list(json.loads(attribute(html, "data-ways")))


# ---- What a board offers ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_is_told_in_words(game: str, language: str) -> None:
    _, _, seen = before_a_walk(game)
    scene = Scene(seen, language)
    for way in seen.ways:
        words = str(scene.way_label(way))
        assert scene.num(way.steps) in words or not way.steps
        assert not way.fee or scene.num(way.fee) in words
        assert "{" not in words
        assert way.to not in words or "_" not in way.to


def test_a_place_with_a_way_is_a_target_that_sends_all_of_it() -> None:
    _, _, seen = before_a_walk("great-western-trail-2")
    scene = Scene(seen, "en")
    way = next(way for way in seen.ways if len(way.path) > 1)
    for made in (scene.target("x", f"go to {way.to}", ways=scene.ways_to(way.to)), scene.spot("x", ways=scene.ways_to(way.to))):
        first = offers_of(str(made))[0]
        assert (first["actions"], first["path"]) == (way.actions, way.path)
        assert str(scene.way_label(way).unescape()) in attribute(str(made), "aria-label")
        assert json.loads(attribute(str(made), "data-path")) == way.path


def test_a_button_sends_a_way_without_a_script() -> None:
    _, _, seen = before_a_walk("great-western-trail-2")
    scene = Scene(seen, "en")
    way = next(way for way in seen.ways if len(scene.ways_to(way.to)) == 1)
    made = str(scene.spot("x", ways=scene.ways_to(way.to)))
    assert 'form="act" name="way"' in made
    assert json.loads(attribute(made, "value")) == way.actions


def test_the_first_step_of_a_way_is_not_offered_a_second_time() -> None:
    """It keeps its place in the list of all actions: so one may also go step by step."""
    _, _, seen = before_a_walk("great-western-trail-2")
    scene = Scene(seen, "en")
    step = next(choice for choice in seen.choices if choice.verb == "go to")
    made = str(scene.target("x", step.action, ways=scene.ways_to(step.thing)))
    assert [offer["actions"] for offer in offers_of(made)] == [way.actions for way in scene.ways_to(step.thing)]
    assert step.action in scene.placed
    assert step.action in {choice.action for choice in scene.view.choices}


def test_ways_that_differ_and_other_actions_of_a_place_are_all_offered() -> None:
    _, _, seen = before_a_walk("western-legends")
    other = next(choice for choice in seen.choices if choice.verb != "go to")
    ways = [Way("here", [via, "here"], [f"go to {via}", "go to here"], 2, 0, {"bandit": 0}) for via in "ab"]
    scene = Scene(msgspec.structs.replace(seen, ways=ways), "en")
    made = str(scene.target("x", other.action, ways=scene.ways_to("here")))
    assert [offer["actions"] for offer in offers_of(made)] == [*[way.actions for way in ways], [other.action]]
    assert 'type="button"' in str(scene.spot("x", ways=scene.ways_to("here")))  # no form knows which is meant


def test_nobody_walks_in_a_replay_or_while_another_chooses() -> None:
    match, seat, seen = before_a_walk("western-legends")
    assert Scene(seen, "en", live=False).ways == {}
    for other in (None, (seat + 1) % 3):
        assert view(match, other).ways == []


# ---- How it is sent --------------------------------------------------------------------------


async def walked(house: House) -> tuple[Room, int, View, Way]:
    """A stored table where somebody may walk."""
    room = await house.create("great-western-trail-2", {}, [Wish("hot", name) for name in "ABC"], "somebody", seed=SEED)
    twin = serai.new_match("great-western-trail-2", 3, SEED)
    for seat, action in decisions(twin):
        await house.act(room, seat, [action])
    seat = twin.state.player
    seen = await house.look(room, seat)
    return room, seat, seen, next(way for way in seen.ways if len(way.path) > 1 and way.actions[-1] == "pass")


def test_a_way_is_one_transaction(tmp_path: Path) -> None:
    """All or nothing, once for each key, and only for the question that it answers; taken back step by step or at once."""

    async def story() -> None:
        house = House(open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), workers=0)
        await house.open()
        room, seat, seen, way = await walked(house)
        stamp = room.table.stamp
        with pytest.raises(serai.SeraiError):
            await house.act(room, seat, [*way.actions[:-1], way.actions[0]], seen.decision, in_order=True)
        assert room.table.stamp == stamp
        assert (await house.look(room, seat)).lines == seen.lines
        for _ in range(2):  # sent again, it is answered and not done
            await house.act(room, seat, way.actions, seen.decision, "once", in_order=True)
            after = await house.look(room, seat)
            assert after.lines == seen.lines + len(way.actions)
            assert room.table.stamp == stamp + 1
        with pytest.raises(Stuck, match="This key was used"):  # the same names as a set are another request
            await house.act(room, seat, way.actions, seen.decision, "once")
        with pytest.raises(Stuck, match="moved first"):
            await house.act(room, seat, way.actions, seen.decision, in_order=True)
        fresh = Room(await house.database.read(lambda connection: house.contents(room.table.id, 0, 0, connection)))
        assert fresh.view(seat) == after
        for n in range(1, len(way.actions) + 1):
            await house.take_back(room, seat)
            assert (await house.look(room, seat)).lines == after.lines - n
        back = await house.look(room, seat)
        assert (back.observation, back.ways) == (seen.observation, seen.ways)
        await house.act(room, seat, way.actions, back.decision, in_order=True)
        await house.take_back(room, seat, steps=len(way.actions))
        once = await house.look(room, seat)
        assert (once.observation, once.ways, once.lines) == (seen.observation, seen.ways, seen.lines)
        await house.act(room, seat, way.actions[:1], once.decision)
        before = Room(await house.database.read(lambda connection: house.contents(room.table.id, 0, 0, connection)))
        assert before.view(seat) == await house.look(room, seat)  # what was stored is what is seen
        await house.close()

    asyncio.run(story())


def test_pages_and_programs_send_ways(server: Server) -> None:
    """Western Legends: a ride over the API, then one with the form of the page."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        made = client.post("/api/tables", json={"game": "western-legends", "seats": [{}, {}, {}]}).json()
        keys = []
        for n, code in enumerate(made["seats"]):
            joined = client.post("/api/join", json={"name": f"Guest {n}"}, headers={"Authorization": f"Bearer {code}"})
            keys.append({"Authorization": f"Bearer {joined.json()['key']}"})

        def look(seat: int) -> View:
            return msgspec.json.decode(client.get("/api/view", headers=keys[seat]).content, type=View)

        def act(seat: int, seen: View, actions: list[str], **more: bool) -> httpx.Response:
            sent = {"actions": actions, "decision": seen.decision, **more}
            return client.post("/api/act", json=sent, headers=keys[seat])

        while not (seen := look(seat := look(0).waiting[0])).ways:
            assert act(seat, seen, [seen.choices[0].action]).status_code == 200
        way = max(seen.ways, key=lambda way: len(way.path))
        assert len(way.path) > 1
        refused = act(seat, seen, [*way.actions, way.actions[0], way.actions[0], way.actions[0]], in_order=True)
        assert refused.status_code == 400
        reply = act(seat, seen, way.actions, in_order=True)
        assert reply.status_code == 200, reply.text
        after = msgspec.json.decode(reply.content, type=View)
        assert after.lines == seen.lines + len(way.actions)
        assert after.observation["players"][seat]["space"] == way.to


ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    app = create_app(f"sqlite:///{tmp_path_factory.mktemp('ways') / 't.db'}", limited=False, workers=0, pace=0)
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


def shared(client: TestClient[Any], match: Match) -> str:
    """The address of a table where this match goes on, with everybody at one device."""
    reply = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False)
    return str(reply.headers["location"])


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_form_of_a_page_sends_a_way(client: TestClient[Any]) -> None:
    match, seat, seen = before_a_walk("great-western-trail-2")
    path = shared(client, match)
    way = next(way for way in seen.ways if len(way.path) > 1 and way.actions[-1] == "pass")
    page = client.get(f"{path}?seat={seat}", headers=ORIGIN).text
    decision = page.partition('name="decision" value="')[2].partition('"')[0]

    def send(way: str, number: str) -> int:
        form = {"seat": str(seat), "decision": number, "way": way}
        return int(client.post(f"{path}/act", data=form, headers={**ORIGIN, "x-serai": "1"}).status_code)

    for wrong in ("", "pass", "{}", "[1]", '["fly away"]', json.dumps(["pass"] * 300), json.dumps(way.actions[::-1])):
        assert send(wrong, decision) in (400, 409), wrong
    assert send(json.dumps(way.actions), decision) == 200
    assert send(json.dumps(way.actions), decision) == 409  # that question is not put any more


# ---- Out of reach ----------------------------------------------------------------------------


def out_of_reach(game: str) -> tuple[Match, int, dict[int, Far]]:
    """A question about walking, and one action for each kind of answer, among them a place that is too far."""
    match, dice = serai.new_match(game, 3, SEED), Dice(SEED)
    verbs = match.record.setup.game.vocabulary.verbs
    while match.state.stack:
        seat = next(seat for seat in match.state.waiting() if not match.ready(seat))
        desk, found = match.desk(seat), dict[str, tuple[int, Far]]()
        if view(match, seat).ways:
            for action in [action for action, verb in enumerate(verbs) if verb in ("go to", "enter")]:
                if far := how_far(desk, seat, action):
                    found.setdefault(far.message, (action, far))
        if "too-far" in found:
            return match, seat, dict(found.values())
        match.do(seat, dice.pick(desk.options_for(seat)))
    raise AssertionError("everything was in reach")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_place_out_of_reach_says_how_far_it_is(client: TestClient[Any], game: str, language: str) -> None:
    match, seat, far_away = out_of_reach(game)
    path = shared(client, match)
    desk, vocabulary = match.desk(seat), match.record.setup.game.vocabulary
    words = Speaker(match.record.setup.game, language)
    for action, far in far_away.items():
        reply = client.get(f"{path}/why?seat={seat}&action={vocabulary.names[action]}&lang={language}", headers=ORIGIN)
        told = unescape(reply.text)
        assert words.say(far.message, steps=far.steps, limit=far.limit) in told
        if far.message == "too-far":
            assert words.number(far.steps) in told
            assert words.number(far.limit) in told
    for choice in view(match, seat).choices:
        assert how_far(desk, seat, vocabulary.numbers[choice.action]) is None


# ---- Questions that need not be asked --------------------------------------------------------


def playing(*areas: Area, says: tuple[str, ...] = ()) -> Match:
    """San Juan from a written position; seat 0 says these things."""
    match = serai.new_match("san-juan", len(areas), "written")
    match.state = position(*areas)
    for text in says:
        match.do(0, VOCABULARY.numbers[text])
    return match


def people(*bots: str) -> list[Seat]:
    return [Seat(f"{n}", n + 1, bot) for n, bot in enumerate(bots)]


def test_the_least_payment_is_sent_with_the_building() -> None:
    """San Juan (SJ-6.8): discounts may be waived, but nobody means to; who does goes by the list of all actions."""
    me = Area("indigo plant, quarry", hand="city hall, 6 any")
    match = playing(me, Area(), says=("take builder",))
    seen = view(match, 0)
    build = next(choice for choice in seen.choices if choice.action == "build city hall")
    assert build.also == [f"pay {build.meaning['least']}"]
    scene = Scene(seen, "en")
    made = str(scene.spot("x", "build city hall"))
    assert json.loads(attribute(made, "value")) == ["build city hall", *build.also]
    page = table_page(scene)
    assert 'form="act" name="action" value="build city hall"' in re.sub(r"\s+", " ", page)  # alone, in the list
    numbers = [VOCABULARY.numbers[name] for name in ["build city hall", *build.also]]
    match.rehearse_in_order(0, numbers)


def test_a_payment_that_would_use_up_the_library_is_asked_for() -> None:
    """Two players: the double privilege is used up by paying less than the single one allows (SJ-R10)."""
    match = playing(Area("indigo plant, library", hand="city hall, 6 any"), Area(), says=("take builder",))
    build = next(choice for choice in view(match, 0).choices if choice.action == "build city hall")
    assert build.also == []


def test_a_prompt_with_one_answer_passes_by_itself() -> None:
    """At once among bots; where people sit it takes a while, because it would tell them that there was nothing to choose."""
    match = playing(Area("indigo plant", hand="city hall"), Area(), says=("take builder",))
    assert [choice.action for choice in view(match, 0).choices] == ["pass"]
    for bots, passes in ((("", "medium"), "now"), (("", ""), "soon"), (("medium", ""), "")):
        assert view_of(match, people(*bots), 0).passes == passes
    assert view_of(match, people("", ""), 1).passes == ""
    assert view_of(match, people("", ""), None).passes == ""
    choosing = playing(Area("indigo plant", hand="city hall, 6 any"), Area(), says=("take builder",))
    assert view_of(choosing, people("", "medium"), 0).passes == ""


@pytest.mark.parametrize("game", ["great-western-trail-2", "western-legends", "san-juan"])
def test_only_what_has_one_answer_passes_by_itself(game: str) -> None:
    """And those who take it back are asked again: otherwise nothing before it could be taken back."""
    match, dice, passed = serai.new_match(game, 3, SEED), Dice(SEED), 0
    for _ in range(700):
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        if not waiting:
            break
        seat = waiting[0]
        seen = view_of(match, alone(seat), seat)
        if seen.passes:
            assert seen.passes == "now"
            answer, *others = [choice.action for choice in seen.choices if not choice.anytime]
            assert not others or (answer == "pass" and others == tokens(seen))
            assert not seen.ways
            number = match.record.setup.game.vocabulary.numbers[answer]
            match.do(seat, number)
            passed += 1
            if not match.stuck(seat):
                match.take_back(seat)
                assert view_of(match, alone(seat), seat).passes == ""
                match.do(seat, number)
        else:
            match.do(seat, dice.pick(match.desk(seat).options_for(seat)))
    assert passed


@pytest.mark.parametrize("kept", [False, True])
def test_a_page_is_told_its_only_answer(kept: bool) -> None:
    """Without certificates there is one way to show the hand (GWT-7.7), unless a token waits for its last moment (GWT-17.3)."""
    match, dice, found = serai.new_match("great-western-trail-2", 2, 1), Dice("x"), 0
    words = match.record.setup.game.vocabulary
    while match.state.stack and found < 3:
        seat, options = match.state.player, match.state.options
        tokens = [action for action in options if words.verbs[action] == "token for"]
        answers = [action for action in options if action not in tokens]
        if len(answers) == 1 and words.verbs[answers[0]] == "certificates down to" and bool(tokens) == kept:
            seen = view_of(match, alone(seat)[:2], seat)
            found += 1
            assert seen.passes == ("" if kept else "now")
            assert (f'data-answer="{words.names[answers[0]]}"' in table_page(Scene(seen, "en"))) != kept
        match.do(seat, dice.pick(tokens if tokens and not kept else answers))
    assert found


def alone(seat: int) -> list[Seat]:
    """Among bots."""
    return people(*["" if n == seat else "medium" for n in range(3)])


def tokens(seen: View) -> list[str]:
    """What may be done at any time, where the rules offer it with the other answers."""
    return [choice.action for choice in seen.choices if choice.verb in ("token for", "reveal")]


def test_an_exchange_token_never_stops_a_turn() -> None:
    """Great Western Trail: where the only other answer is to go on, a token, which can be used at any time, is not a reason to
    stop (GWT-17.1)."""
    found = 0
    for number in range(6):
        match, dice = serai.new_match("great-western-trail-2", 3, number), Dice(SEED)
        for _ in range(700):
            if not match.state.stack:
                break
            seat, options = match.state.player, match.state.options
            if 0 in options and all(match.record.setup.game.vocabulary.verbs[a] == "token for" for a in options if a):
                seen = view_of(match, people("", "", ""), seat)
                if len(options) > 1:
                    assert seen.passes or seen.ways
                    found += 1
            match.do(seat, dice.pick(options))
    assert found


def test_confirmations_are_for_company() -> None:
    """Before something is shown that cannot be taken back, a page asks again; by default only where other people sit."""
    match = serai.new_match("san-juan", 2, SEED)
    for bots, wanted in ((("", ""), True), (("", "medium"), False)):
        page = table_page(Scene(view_of(match, people(*bots), 0), "en"))
        box = re.search(r"<input[^>]*careful[^>]*>", page)
        assert box is not None
        assert ("checked" in box[0]) == wanted
