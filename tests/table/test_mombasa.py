"""Mombasa in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib.resources import files
from json import dumps, loads

import pytest

import serai
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.games.mombasa.data import COMPANY_IDS, DATA
from serai.games.mombasa.events import HEADINGS, MESSAGES
from serai.table.boards.mombasa.outlines import FILE, SEA, outlines
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.words import LANGUAGES, Speaker, kebab
from tests.table.preview import view
from tests.table.reader import Page

SETUPS = [
    (2, {"track_setup": "random", "starting_tile_setup": "choose_from_two"}),
    (3, {"track_setup": "random", "starting_tile_setup": "first_game"}),
    (4, {"track_setup": "first_game", "starting_tile_setup": "choose_from_two"}),
    (4, {"track_setup": "random", "starting_tile_setup": "first_game"}),
]
EVERY = 43  # a page after so many decisions


@cache
def messages(language: str) -> set[str]:
    text = (files("serai.words") / language / "mombasa.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def random_match(players: int, seed: str, **options: str) -> Iterator[Match]:
    """A match after each decision of seats that choose at random."""
    match = serai.new_match("mombasa", players, seed, **options)
    dice = Dice(seed)
    while waiting := [seat for seat in match.state.waiting() if not match.ready(seat)]:
        yield match
        seat = waiting[dice.below(len(waiting))]
        options_now = match.desk(seat).options_for(seat)
        match.do(seat, options_now[dice.below(len(options_now))])
    yield match


def until(step: str, players: int = 3, **options: str) -> tuple[Match, int]:
    """A match in which this step asks somebody, and whom."""
    for seed in range(20):
        for match in random_match(players, f"until {seed}", **options):
            for seat in match.state.waiting():
                asks = match.desk(seat).step_for(seat)
                if type(asks).__name__ == step and not match.ready(seat):
                    return match, seat
    raise AssertionError(f"nobody was asked {step}")


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_every_page_is_whole_and_offers_all_that_is_legal(number: int) -> None:
    players, options = SETUPS[number]
    languages = list(LANGUAGES)
    asked: set[str] = set()
    verbs: set[str] = set()
    for n, match in enumerate(random_match(players, f"page {number}", **options)):
        if match.state.stack:
            asked.add(type(match.state.stack[-1]).__name__)
            verbs |= {match.record.setup.game.vocabulary.verbs[action] for action in match.state.options}
        if n % EVERY and match.state.stack:
            continue
        for i, seat in enumerate([*range(players), None]):
            shown = view(match, seat)
            page = table_page(Scene(shown, languages[(n // EVERY + i) % len(languages)]), inner=n > 0)
            whole = Page(page)
            assert {choice.action for choice in shown.choices} <= whole.actions
        table_page(Scene(view(match, 0), "en", live=False), inner=True)
    assert {f"ask-{kebab(step)}" for step in asked} <= messages("en")
    assert {f"act-{kebab(verb)}" for verb in verbs} <= messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    match, seat = until("TakeTurn")
    scene = Scene(view(match, seat), language)
    events = [(kind, 0, (1, 2), 2, (1, -1)) for kind in MESSAGES]
    told = scene.words.story(events, scene.o)
    assert len(told) == len(events)
    assert [words for _, words, _ in told if "$" in words] == []
    assert len([head for _, _, head in told if head]) == len(HEADINGS)


def test_outlines_agree_with_the_borders() -> None:
    """The drawing in the file is the one that the function makes, and its neighbours are exactly the borders of the data."""
    stored = loads(FILE.read_text("utf-8"))
    assert stored == loads(dumps(outlines()))
    drawn = {frozenset(row["between"]) for row in stored["borders"] if SEA not in row["between"]}
    ruled = {frozenset((row["a"], row["b"])) for row in DATA["borders"] if not row["a"].startswith("base:")}
    assert drawn == ruled


def test_a_plan_is_seen_by_its_owner_only() -> None:
    match, seat = until("PlanSlot")
    card = [action for action in match.desk(seat).options_for(seat) if action][0]
    before = {other: table_page(Scene(view(match, other), "en"), inner=True) for other in (None, (seat + 1) % 3)}
    match.do(seat, card)
    for other, page in before.items():
        assert table_page(Scene(view(match, other), "en"), inner=True) == page
    mine = Scene(view(match, seat), "en")
    assert len([slot for slot in mine.o["players"][seat]["slots"] if slot]) == 1
    assert "placed" in table_page(mine)


def test_regions_can_be_entered_on_the_map() -> None:
    match, seat = until("EnterRegion")
    scene = Scene(view(match, seat), "en")
    page = unescape(table_page(scene))
    assert [choice.action for choice in scene.elsewhere()] == ["pass"]
    for choice in scene.may("enter"):
        assert f'data-acts="["{choice.action}"]"' in page
        assert f"Enter {scene.plain(choice.meaning['region'])} for {choice.meaning['cost']} point" in page


def test_home_areas_show_what_shares_are_worth() -> None:
    match, seat = until("PickUp")
    scene = Scene(view(match, seat), "ru")
    page = table_page(scene)
    for name in COMPANY_IDS:
        assert f"{scene.name(name)}: акция стоит {scene.o['companies'][name]['share_value']} £" in page


def test_everything_that_lies_there_has_a_text() -> None:
    """A tooltip for each thing of a page, in all languages."""
    match, seat = until("TakeTurn", track_setup="random")
    for language in LANGUAGES:
        scene = Scene(view(match, seat), language)
        words = Speaker(scene.game, language)
        things = set(re.findall(r'data-about="([^"]+)"', table_page(scene)))
        assert len(things) > 60
        assert [thing for thing in things if not words.about(thing)] == []


def test_meaning_is_about_the_position() -> None:
    match, seat = until("SpendUnits")
    desk = match.desk(seat)
    game = match.record.setup.game
    words = game.vocabulary
    for action in desk.options_for(seat):
        found = game.meaning(desk, action)
        if words.verbs[action] == "acquire":
            assert found["pays"] == "units"
            assert int(str(found["price"])) <= desk.stack[-1].parts()["units"]
        if words.verbs[action] == "step on":
            assert found["company"] == words.ids[action]
