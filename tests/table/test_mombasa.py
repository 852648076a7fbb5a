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
from serai.games.mombasa.board import BOOK_SPACE_IDS, DISPLAY_IDS, REGION_IDS
from serai.games.mombasa.data import COMPANY_IDS, DATA
from serai.games.mombasa.events import HEADINGS, MESSAGES
from serai.games.mombasa.spaces import SPACE_IDS
from serai.table.boards.mombasa import BOARD
from serai.table.boards.mombasa.display import in_short
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
    """Every region in reach can be clicked, also those behind others, and shows what the cheapest way costs."""
    match, seat = until("EnterRegion")
    scene = Scene(view(match, seat), "en")
    page = unescape(table_page(scene))
    assert [choice.action for choice in scene.elsewhere()] == ["pass"]
    next_to = {choice.meaning["region"]: choice.meaning["cost"] for choice in scene.may("enter")}
    assert next_to.keys() <= scene.ways.keys()
    for region, ways in scene.ways.items():
        target = re.search(rf'<g class="region t"[^>]*data-path="[^>]*data-place="{region}"', page)
        assert target
        for way in ways:
            assert dumps(way.actions) in target[0]
            passing = f" by way of {scene.listed([scene.plain(place) for place in way.path[:-1]])}" if way.path[1:] else ""
            assert f"Enter {scene.plain(region)}{passing} for {way.steps} point" in target[0]
        assert ways[0].steps <= next_to.get(region, ways[0].steps)
    assert len(re.findall('class="badge"', page)) == len(scene.ways)


def test_one_arrangement_for_planning_and_for_actions() -> None:
    """What is lit differs, not where things are."""
    pages = []
    for step in ("PlanSlot", "TakeTurn", "SpendUnits"):
        match, seat = until(step)
        pages.append(table_page(Scene(view(match, seat), "en"), inner=True))
    parts = [re.findall(r'<section class="area[^"]*" id="([^"]+)"', page) for page in pages]
    assert parts[0] == parts[1] == parts[2]
    assert len(parts[0]) == 7
    for page in pages:
        assert page.count('class="rests') == 5


def test_every_place_that_an_event_may_name_is_on_the_board() -> None:
    match, seat = until("TakeTurn", track_setup="random")
    scene = Scene(view(match, seat), "en")
    places = set(re.findall(r'data-place="([^"]+)"', table_page(scene)))
    named = [*REGION_IDS, *COMPANY_IDS, *DISPLAY_IDS, *BOOK_SPACE_IDS, *scene.o["spaces"]]
    assert [place for place in named if place not in places] == []


def test_pieces_have_names_of_their_own() -> None:
    for step in ("PlanSlot", "TakeTurn"):
        match, seat = until(step)
        pieces = re.findall(r'data-piece="([^"]+)"', table_page(Scene(view(match, seat), "en")))
        assert len(pieces) == len(set(pieces)) > 10


def test_bonus_spaces_are_told_in_short_words() -> None:
    """Each of them has two lines, in all languages, and no two read the same."""
    match, seat = until("TakeTurn")
    for language in LANGUAGES:
        scene = Scene(view(match, seat), language)
        told = [in_short(scene, number) for number in range(len(SPACE_IDS))]
        assert all(title and words and "{" not in title + words for title, words in told)
        assert len(set(told)) == len(told)


def test_a_mat_shows_what_is_public() -> None:
    """While others plan, their mat tells neither which slots are filled nor with what."""
    match, seat = until("PlanSlot")
    other = (seat + 1) % 3
    card = [action for action in match.desk(other).options_for(other) if action][0]
    scene = Scene(view(match, seat), "en", live=False)
    before = BOARD.mat(scene, other)
    match.do(other, card)
    scene = Scene(view(match, seat), "en", live=False)
    assert BOARD.mat(scene, other) == before
    assert before.count(str(scene.say("mb-plan-hidden"))) == 3
    for shown in (*[name for column in scene.o["players"][other]["resting"] for name in column], "Bookkeeping", "Diamonds"):
        assert shown in before


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
