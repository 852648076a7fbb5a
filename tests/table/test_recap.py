"""What happened: the recap since one's last turn, the log, and the pace at which bots are shown."""

from __future__ import annotations

import re
from itertools import islice, pairwise
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.bots import Decision, make_bot
from serai.engine.events import CHOSE, Message
from serai.engine.match import Match
from serai.games.western_legends.events import TURN
from serai.table.boards import Beat
from serai.table.drive import BRIEF, SPEEDS, bots_waiting, set_speed, skip, tempo, turn_of
from serai.table.house import PACE, House
from serai.table.lobby import Wish
from serai.table.recap import condensed, following, log, order, recap, since
from serai.table.render import table_page
from serai.table.room import SKIP, Stuck
from serai.table.scene import Scene
from serai.table.view import RECENT
from serai.words import LANGUAGES, Speaker
from tests.table.homes import GAMES, SHORT, asked, at_home, until
from tests.table.preview import NAMES, played, view
from tests.table.stage import moments
from tests.table.test_around import ORIGIN, client, opened
from tests.table.test_server import behind

__all__ = ["client"]  # a fixture
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def scene_of(match: Match, seat: int | None, language: str = "en") -> Scene:
    return Scene(view(match, seat), language)


def everywhere(scene: Scene) -> str:
    """A board on which every thing of the game has its place."""
    return "".join(f'<i data-place="{place}"></i>' for place in {*scene.words.names, *scene.game.vocabulary.ids})


# ---- Since one's last turn ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_is_made_of_what_others_did_since_the_viewers_turn(game: str) -> None:
    """Followed over a game: it grows while others move, stays while the viewer decides, and its marks go with the first
    decision."""
    match = played(game, 3, "recap", 30)
    bots = [make_bot("greedy", match.record.setup.game, f"recap/{seat}") for seat in range(3)]
    told_of = set[str]()
    fresh = []
    for _ in range(90):
        seat = next(seat for seat in match.state.waiting() if not match.ready(seat))
        scene = scene_of(match, 0)
        found = recap(scene, everywhere(scene))
        start, end = since(scene)
        mine = [at for at in range(start, end) if scene.view.told[at].seen[:2] == (CHOSE, 0)]
        assert not mine or "told-turn" in scene.game.headings  # in others' turns one may have to answer
        assert NAMES[0] not in [str(line.name) for line in found.lines]
        told_of |= {str(line.name) for line in found.lines}
        marks = {deed.place: deed.mark for line in found.lines for deed in line.deeds if deed.mark}
        assert sorted(marks.values()) == list(range(1, len(marks) + 1))  # a number for each place
        if seat == 0 and found.lines:
            fresh.append(found.fresh)
        match.do(seat, bots[seat].choose(Decision(match.desk(seat), seat)))
        if not match.state.stack:
            break
    assert told_of == {*NAMES[1:3]}
    assert True in fresh  # the first decision of a turn


@pytest.mark.parametrize("game", ["great-western-trail", "western-legends"])
def test_a_recap_lasts_for_the_whole_turn(game: str) -> None:
    """In games with turns: the same lines at the first and at the last decision, with marks only at the first."""
    match = played(game, 3, "turns", 40)
    bots = [make_bot("greedy", match.record.setup.game, f"turns/{seat}") for seat in range(3)]
    seen = []
    for _ in range(60):
        seat = match.state.waiting()[0]
        scene = scene_of(match, 0)
        found = recap(scene, "")
        mine = scene.view.told[[at for at, told in scene.lines if told["message"] == "told-turn"][-1]].seen[1] == 0
        if mine and seat == 0:
            seen.append((found.since, found.fresh, found.lines))
        match.do(seat, bots[seat].choose(Decision(match.desk(seat), seat)))
    same = [(one, other) for one, other in pairwise(seen) if one[0] == other[0]]
    assert same
    assert all(one[2] == other[2] and not other[1] for one, other in same)


@pytest.mark.parametrize("game", GAMES)
def test_recap_and_log_tell_nothing_that_is_hidden(game: str) -> None:
    for moves in (40, 75, 110):
        match = played(game, 3, "hidden", moves)
        for seat in (0, 1, 2, None):
            one, other = scene_of(match, seat), scene_of(behind(match, seat, f"{moves}"), seat)
            assert recap(one, everywhere(one)) == recap(other, everywhere(other))
            assert log(one, RECENT) == log(other, RECENT)


def test_of_a_way_its_end_counts_and_payments_are_added() -> None:
    story = {"walk": Beat("step", last=True), "pay": Beat("coin", total="n"), "step": Beat("", last=True, same="on")}
    told: list[tuple[int, Message]] = [
        (0, {"message": "walk", "thing": "a"}),
        (1, {"message": "pay", "n": 1, "to": "you"}),
        (2, {"message": "walk", "thing": "b"}),
        (3, {"message": "pay", "n": 2, "to": "you"}),
        (4, {"message": "pay", "n": 5, "to": "me"}),
        (5, {"message": "step", "on": "x", "n": 1}),
        (6, {"message": "step", "on": "y", "n": 1}),
        (7, {"message": "step", "on": "x", "n": 2}),
        (8, {"message": "shuffle"}),
    ]
    assert condensed(story, told) == [
        (2, {"message": "walk", "thing": "b"}),
        (6, {"message": "step", "on": "y", "n": 1}),
        (7, {"message": "step", "on": "x", "n": 2}),
        (3, {"message": "pay", "n": 3, "to": "you"}),
        (4, {"message": "pay", "n": 5, "to": "me"}),
    ]
    assert condensed({}, told) == told  # a game without a story of its own


@pytest.mark.parametrize("game", GAMES)
def test_places_are_those_of_the_board(game: str) -> None:
    """Deeds are linked to what they were done to."""
    found = []
    for moves in range(40, 120, 8):
        scene = scene_of(played(game, 3, "places", moves), 0)
        shown = recap(scene, everywhere(scene))
        found += [deed.place for line in shown.lines for deed in line.deeds if deed.mark]
        empty = recap(scene, "")
        assert not any(deed.mark for line in empty.lines for deed in line.deeds)
    assert found
    assert set(found) <= {*scene.words.names, *scene.game.vocabulary.ids}


def test_a_recap_goes_back_to_the_last_turn_through_fights() -> None:
    """Others choose cards in the viewer's turn, and the viewer in theirs: what is told begins before all of that."""
    checked = 0
    for match, seat in islice(moments("western-legends-3-greedy-2"), 100, 300):
        turns = [event.player for event in match.told if event.kind == TURN]
        if turns[-1] == seat:
            scene = scene_of(match, seat)
            assert scene.view.told[since(scene)[0]].seen[:2] == (TURN, turns[-3])
            checked += 1
    assert checked > 50


def test_spectators_are_told_of_everybodys_last_turn() -> None:
    for game in GAMES:
        told = []
        for moves in (60, 80, 100):
            scene = scene_of(played(game, 3, "watched", moves), None)
            told.append([str(line.name) for line in recap(scene, everywhere(scene)).lines])
            assert len(told[-1]) == len(set(told[-1]))
            assert "Everybody&#39;s last turn" in table_page(scene)
        assert max(map(len, told)) > 1, game


def test_san_juan_marks_what_was_built_and_sold() -> None:
    marked = set[str]()
    for moves in range(60, 200, 5):
        scene = scene_of(played("san-juan", 3, "marks", moves), 0)
        board = str(scene.board.board(scene))
        marked |= {deed.place for line in recap(scene, board).lines for deed in line.deeds}
    assert "house" in marked
    assert any(re.fullmatch(r"\w+-[12]", place) for place in marked)


@pytest.mark.long
def test_those_who_wait_are_told_who_comes_next() -> None:
    for game in ("western-legends", "great-western-trail"):
        said = set[str]()
        for moves in range(40, 130, 3):
            scene = scene_of(played(game, 3, "next", moves), 0)
            turn = next((i for i, row in reversed(list(enumerate(scene.lines))) if row[1]["message"] == "told-turn"), None)
            if turn is None or scene.view.ask or scene.view.over:
                continue
            player = scene.view.told[scene.lines[turn][0]].seen[1]
            words = following(scene)
            assert words == ("", "Then Kian, then you", "You are next")[player]
            assert words in table_page(scene, inner=True)
            said.add(words)
        assert len(said) > 1


@pytest.mark.parametrize("name", ["mombasa-3-greedy-2", "san-juan-3-greedy-2"])
def test_games_without_headings_know_who_comes_next(name: str) -> None:
    """The next seat that is asked is the next of the row; in San Juan it may be a later one, where somebody has nothing to
    choose."""
    rows = list[tuple[int, str, list[int]]]()
    for match, seat in islice(moments(name), 40, 140):
        scene = scene_of(match, (seat + 1) % 3)
        rows.append((seat, str(scene.o.get("phase")), list(order(scene))))
    known = 0
    for (seat, phase, row), (after, its_phase, _) in pairwise(rows):
        if len(row) > 1 and after != seat and its_phase == phase:
            known += 1
            assert row[0] == seat
            assert after in (row[1:2] if name.startswith("mombasa") else row[1:])
    assert known > 20


def test_icons_of_all_stories_exist() -> None:
    for game in GAMES:
        scene = scene_of(played(game, 3, "icons", 5), 0)
        page = table_page(scene)
        for name, beat in scene.board.story.items():
            assert name in scene.words.book, name
            assert beat.icon.startswith("=") or f'id="i-{beat.icon}"' in page, beat.icon


# ---- The log -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_newest_first_under_its_headings(game: str, language: str) -> None:
    scene = scene_of(played(game, 3, "log", 120), 0, language)
    rows = log(scene, RECENT)
    lines = [row for row in rows if row.kind != "by"]
    recent = [at for at, _ in scene.lines if at >= len(scene.view.told) - RECENT]
    assert sorted(int(row.n) for row in lines) == recent  # each once
    above = None
    for row in rows:
        if row.kind == "head":
            above = None
            continue
        if row.kind == "by":
            assert str(row.words) in NAMES
            continue
        assert above is None or int(row.n) < above
        above = int(row.n)
        assert "\ue000" not in row.words
        assert row.words


def test_a_sentence_without_its_subject() -> None:
    game = played("great-western-trail", 2, "words", 1).record.setup.game
    fees = {"en": "pays a fee of $2", "ru": "платит за проход 2 $", "fa": "\u2068۲\u2069 دلار عوارض پرداخت"}
    for language, said in fees.items():
        words = Speaker(game, language, seats=["Leila", "Kian"])
        assert words.predicate({"message": "told-fee", "who": {"seat": 1}, "n": 2}).replace("\u00a0", " ") == said
    words = Speaker(game, "fa", seats=["Leila", "Kian"])
    assert "Kian" in words.predicate({"message": "told-engine-to", "who": {"seat": 1}, "thing": "r1"})  # the engine comes first


# ---- The pace of bots --------------------------------------------------------------------------

ALONE = [Wish("hot", "Leila"), Wish("bot", level="random"), Wish("bot", level="random")]


def test_twelve_steps_of_a_bot_are_shown_within_four_seconds() -> None:
    waits = PACE * (1 + 11 * BRIEF)
    thinking = 12 * 0.07  # of a medium bot
    assert waits + thinking < 4


def test_a_bot_goes_on_with_its_turn_faster_than_it_begins_one(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("great-western-trail", {}, ALONE, "somebody", seed="pace")
        while not bots_waiting(room):
            await house.act(room, 0, [room.view(0).choices[0].action])
        assert tempo(room) == 1.0
        seat = bots_waiting(room)[0]
        while bots_waiting(room) == [seat]:
            assert room.match is not None
            began = seat not in [player for player, _ in room.match.record.lines[-1:]]
            assert tempo(room) == (1.0 if began else BRIEF)
            await house.act(room, seat, [room.view(seat).choices[0].action], by_bot=True)
        while not bots_waiting(room):
            await house.act(room, 0, [room.view(0).choices[0].action])
        await set_speed(house, room, "slow")
        assert tempo(room) == SPEEDS["slow"]
        with pytest.raises(Stuck, match="Choose from: slow, normal"):
            await set_speed(house, room, "sudden")

    at_home(address, story, workers=0)


def test_who_skips_waits_for_no_bot(address: str) -> None:
    """The bots would begin in an hour.  Skipped, they move at once until the person is asked; then the old pace is back."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, ALONE, "somebody", seed="skip")
        await house.appear(room, 0)
        while not bots_waiting(room):
            await house.act(room, 0, [room.view(0).choices[0].action])
        before = room.table.version
        await skip(house, room)
        assert room.table.settings[SKIP] is True
        await until(lambda: asked(room) == [0] and room.table.version > before)
        assert SKIP not in room.table.settings
        turn = turn_of(room, house.pace)
        assert turn is None
        while not bots_waiting(room):
            await house.act(room, 0, [room.view(0).choices[0].action])
        turn = turn_of(room, house.pace)
        assert turn is not None
        assert turn.pace >= 1000.0
        version = room.table.version
        await skip(house, room)
        await until(lambda: room.table.version > version)

    at_home(address, story, workers=1, pace=3600.0)


def test_the_host_sets_the_speed_and_players_skip(client: TestClient[Any]) -> None:
    table = opened(client, "me", "bot:random", "open")
    invitation = re.findall(rf"/join/{table.removeprefix('/t/')}#([\w-]+)", client.get(table).text)[0]

    def sent(**form: str) -> int:
        return client.post(f"{table}/pace", data=form, headers={**ORIGIN, "X-Serai": "1"}).status_code

    assert sent(speed="slow") == 204
    assert sent(speed="sudden") == 400
    assert sent(skip="1") == 204
    client.cookies.clear()
    assert sent(speed="fast") == 403  # a stranger
    joined = {"code": invitation, "name": "Kian"}
    assert client.post(f"/join/{table.removeprefix('/t/')}", data=joined, headers=ORIGIN).status_code == 200
    assert sent(speed="fast") == 403  # somebody else sits here, too: their host decides
    assert sent(skip="1") == 204


def test_those_who_watch_bots_alone_set_their_speed(client: TestClient[Any]) -> None:
    table = opened(client, "bot:random", "bot:random")
    page = client.get(table).text
    assert 'name="speed"' in page
    assert 'name="skip"' not in page  # nobody there has a turn to skip to
    assert client.post(f"{table}/pace", data={"skip": "1"}, headers=ORIGIN).status_code == 403
