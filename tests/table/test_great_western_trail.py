"""Great Western Trail at the web table: both editions, all numbers of players, Sam, three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib.resources import files
from typing import Any

import pytest

import serai
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.engine.step import Step
from serai.games.great_western_trail.data import CALF, LAST_RAIL
from serai.games.great_western_trail.kansas import BackUpAndDeliver, RaiseCattle
from serai.games.great_western_trail.railroad import EngageMaster, TurnBack, Upgrade, UpgradeBehind
from serai.games.great_western_trail.state import Owe
from serai.table.boards.great_western_trail.things import EDITIONS
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.view import View
from serai.words import LANGUAGES, Speaker, kebab
from tests.table.preview import view
from tests.table.reader import Page

FIRST, SECOND = "great-western-trail", "great-western-trail-2"
TABLES: list[tuple[str, int, dict[str, object]]] = [
    (FIRST, 2, {}),
    (FIRST, 3, {"building_sides": "a"}),
    (FIRST, 4, {"building_sides": "bbbbbbbbbb"}),
    (SECOND, 1, {"solo": "hard"}),
    (SECOND, 1, {"simmental": True}),
    (SECOND, 2, {"simmental": True}),
    (SECOND, 3, {"allow_idle_phase_b": True}),
    (SECOND, 4, {"building_sides": "bbbbbbbbbbbb"}),
]
EVERY = 41  # decisions between two pages


def moments(game: str, players: int, options: dict[str, object], seed: str) -> Iterator[tuple[int, Match]]:
    """A game of chance choices, decision by decision, to its end."""
    match = serai.new_match(game, players, seed, **options)
    dice = Dice(game, players, seed)
    n = 0
    while match.state.stack:
        yield n, match
        seat = match.state.player
        later = match.state.anytime(seat) if not dice.below(10) else []
        match.do(seat, dice.pick(later or match.state.options_for(seat)))
        n += 1
    yield n, match


def shown(one: View, language: str) -> Page:
    return Page(table_page(Scene(one, language), inner=True))


@cache
def ids_of(language: str) -> frozenset[str]:
    text = (files("serai.words") / language / "great_western_trail.ftl").read_text("utf-8")
    return frozenset(line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_page_is_whole_and_offers_every_legal_action(game: str, players: int, options: dict[str, object]) -> None:
    viewers: list[int | None] = [*range(players), None]
    languages = list(LANGUAGES)
    pages = 0
    asked: set[str] = set()
    for n, match in moments(game, players, options, "table"):
        if match.state.stack:
            asked.add(type(match.state.stack[-1]).__name__)
        if n % EVERY and match.state.stack:
            continue
        seat = match.state.player if match.state.stack else 0
        for viewer in (seat, viewers[pages % len(viewers)]):
            pages += 1
            one = view(match, viewer)
            page = shown(one, languages[pages % len(languages)])
            assert {choice.action for choice in one.choices} <= page.actions
    assert pages > 6
    assert {f"ask-{kebab(step)}" for step in asked} <= ids_of("en")


def test_all_languages_have_the_same_messages() -> None:
    assert ids_of("en") == ids_of("fa") == ids_of("ru")


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_verb_and_option_has_its_words(game: str) -> None:
    found = find(game)
    assert {f"act-{kebab(verb)}" for verb in found.vocabulary.verbs} <= ids_of("en")
    assert {f"cat-{n}" for n, _ in enumerate(found.categories)} <= ids_of("en")
    for option in found.options:
        values = {f"option-{kebab(option.id)}-{str(value).lower()}" for value in option.choices}
        assert values | {f"option-{kebab(option.id)}"} <= ids_of("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_everything_printed_can_be_said(game: str, language: str) -> None:
    words, edition = Speaker(find(game), language), EDITIONS[game]
    for table in (edition.buildings, edition.objectives, edition.masters, edition.cattle, edition.supply_rows):
        assert all(words.about(thing) for thing in table)
    for thing in [*edition.cities, *edition.stations, *edition.table("disc_space"), *edition.table("aux_action")]:
        assert words.about(thing)


def test_words_of_an_edition_are_its_own() -> None:
    """Building 5a is another one in each edition; craftsmen are builders in the second."""
    first, second = Speaker(find(FIRST), "en"), Speaker(find(SECOND), "en")
    assert first.about("5a") != second.about("5a")
    assert "builder" in second.about("neutral_b")
    assert "craftsman" in first.about("neutral_b")
    assert first.about("neutral_c") == "1 certificate or take an objective card; engine forward by engineers"


def test_figures_stand_in_the_data_and_not_in_the_words() -> None:
    """A figure of the game is a variable: it could differ between editions."""
    for language in LANGUAGES:
        text = (files("serai.words") / language / "great_western_trail.ftl").read_text("utf-8")
        said = [
            re.sub(r"^[a-z0-9-]+ =|\[\w+\]|\{ [^{}]* \}", "", line) for line in text.splitlines() if not line.startswith("#")
        ]
        assert not [line for line in said if re.search(r"\d", line)]


def position(game: str, players: int, step: str, **options: object) -> Match:
    """The first position where this step asks."""
    for seed in range(40):
        for _, match in moments(game, players, options, f"find {seed}"):
            if match.state.stack and type(match.state.stack[-1]).__name__ == step:
                return match
    raise AssertionError(step)


def html_of(match: Match, seat: int | None, language: str = "en", **more: Any) -> str:
    return unescape(table_page(Scene(view(match, seat), language, **more)))


def test_sam_is_drawn_though_he_has_no_seat() -> None:
    match = position(SECOND, 1, "Walk")
    html = html_of(match, 0)
    assert "gsam" in html
    assert "Herder of Sam" in html
    assert "Engine of Sam" in html


def test_the_first_turn_offers_the_seven_neutral_buildings_and_kansas_city_is_not_among_them() -> None:
    match = serai.new_match(FIRST, 2, "7")
    page = shown(view(match, match.state.player), "en")
    assert len([action for action in page.actions if action.startswith("go to ")]) == 7
    assert "go to kansas city" not in page.actions


def test_income_says_what_the_hand_is_worth() -> None:
    match = position(SECOND, 2, "Income")
    seat = match.state.player
    one = view(match, seat)
    choice = next(choice for choice in one.choices if choice.verb == "certificates down to")
    assert f"value {choice.meaning['value']}" in html_of(match, seat)


def rare(step: str) -> Match:
    """A table where a question is put that chance play hardly ever comes to."""
    match = serai.new_match(SECOND, 2, "7", simmental=True)
    s: Any = match.state
    p = s.player
    me = s.players[p]
    me.cash, me.workers, me.engine = 50, (3, 3, 3), LAST_RAIL if step == "TurnBack" else 20
    me.hand, me.herder = sorted([*me.hand, CALF]), s.rules.neutral[0]
    steps: dict[str, Step] = {
        "TurnBack": TurnBack(p),
        "BackUpAndDeliver": BackUpAndDeliver(p),
        "UpgradeBehind": UpgradeBehind(p),
        "Upgrade": Upgrade(p, 0),
        "EngageMaster": EngageMaster(p, 0),
        "RaiseCattle": RaiseCattle(p, 0),
        "Owe": Owe(p, 2),
    }
    (s.aside if step == "Owe" else s.stack).append(steps[step])
    s.advance()
    return match


@pytest.mark.parametrize(
    "step", ["TurnBack", "BackUpAndDeliver", "UpgradeBehind", "Upgrade", "EngageMaster", "RaiseCattle", "Owe"]
)
def test_rare_questions_are_asked_too(step: str) -> None:
    match = rare(step)
    one = view(match, match.state.player)
    assert one.ask is not None
    assert one.ask.step == step
    for language in LANGUAGES:
        assert {choice.action for choice in one.choices} <= shown(one, language).actions


def test_a_name_is_only_a_name() -> None:
    """What somebody calls himself never becomes a part of the page's code, however often it is put into sentences."""
    for _, match in moments(FIRST, 2, {}, "name"):
        if match.record.lines and len(match.record.lines) > 60:
            break
    one = view(match, 0)
    for seat in one.seats:
        seat.name = '<b onclick="x">&amp;'
    for language in LANGUAGES:
        assert "<b onclick" not in table_page(Scene(one, language))


def test_foreign_hands_are_not_on_the_page() -> None:
    match = serai.new_match(FIRST, 3, "7")
    assert 'id="hand-0"' in html_of(match, 1)
    assert 'id="hand-0"' not in html_of(match, None)


def test_a_replay_offers_nothing() -> None:
    match = serai.new_match(FIRST, 2, "7")
    page = Page(table_page(Scene(view(match, match.state.player), "en", live=False)))
    assert not page.actions


# ---- One screen ------------------------------------------------------------------------------------------------


def places_of(html: str) -> list[str]:
    return re.findall(r'data-place="([^"]+)"', html)


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_place_that_events_name_can_be_found_once(game: str) -> None:
    match = position(game, 2, "Walk")
    places, edition = places_of(html_of(match, match.state.player)), EDITIONS[game]
    rails = {row["id"] for row in edition.data["rail_space"]}
    for place in {*edition.spaces, *edition.stations, *rails, *edition.cities} - {"kansas_city"}:
        assert places.count(place) == 1, place
    assert places.count("kansas_city") == 2  # the end of the trail, and the city of the same name
    assert set(edition.places) == set(edition.spaces)


def test_the_table_has_its_areas_and_a_spectator_no_mat() -> None:
    match = position(FIRST, 3, "Walk")
    areas = [re.findall(r'<section class="area[^"]*" id="area-(\w+)"', html_of(match, seat)) for seat in (0, None)]
    middle = ["trail", "railroad", "objectives", "jobs", "market"]
    assert areas == [[*middle, "mat", "discs", "hand"], middle]


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_place_in_reach_says_its_steps_and_its_fee(game: str) -> None:
    match = position(game, 4, "Walk")
    one = view(match, match.state.player)
    html = html_of(match, match.state.player)
    assert one.ways
    cheapest = {way.to: way for way in reversed(one.ways)}
    steps = [int(number) for number in re.findall(r'class="stepb">.*?>(\d+)</text>', html)]
    assert sorted(steps) == sorted(way.steps for way in cheapest.values())
    assert html.count('class="feeb"') == len([way for way in cheapest.values() if way.fee])
    assert html.count("data-way-start") == 1


def test_a_building_that_looks_for_its_site_is_lifted() -> None:
    match = position(SECOND, 2, "ChooseSite")
    html = html_of(match, match.state.player)
    assert html.count('class="bt lifted"') == 1
    assert html.count("data-acts") >= len(view(match, match.state.player).choices)


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_a_mat_shows_what_is_public_and_offers_nothing(game: str) -> None:
    match = position(game, 3, "Walk")
    seat = match.state.player
    other = (seat + 1) % 3
    one = view(match, seat)
    scene = Scene(one, "en", live=False)
    mat = scene.board.mat(scene, other)
    assert not Page(mat).actions
    their = one.observation["players"][other]
    assert mat.count("data-about") == len(their["unbuilt"])
    assert "data-place" not in mat
