"""San Juan in the browser: every position can be shown and played, in three languages."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser

import serai
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.games.san_juan import GAME
from serai.games.san_juan.cards import IDS, ROLES
from serai.games.san_juan.vocabulary import VOCABULARY
from serai.table.boards import san_juan
from serai.table.boards.san_juan.cards import drawn, face
from serai.table.render import rules, sums, table_page
from serai.table.scene import Scene
from serai.words import LANGUAGES, kebab
from tests.rules.san_juan.position import Area, position
from tests.table.preview import serve, view
from tests.table.reader import Page

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"setup_mode": "advanced"}),
    (4, {"expansion": False}),
    (2, {"expansion": False}),
    (4, {}),
]


def games(every: int) -> Iterator[tuple[int, Match]]:
    """Random games of all player counts and modes, at every so many decisions."""
    for players, options in SETUPS:
        match = serai.new_match("san-juan", players, f"web {players}", **options)
        dice = Dice("web", players)
        count = 0
        while match.state.stack and count < 700:
            if count % every == 0:
                yield count // every, match
            seat = [seat for seat in match.state.waiting() if not match.ready(seat)][0]
            match.do(seat, dice.pick(match.desk(seat).options_for(seat)))
            count += 1
        yield count, match


def ids_of(language: str) -> set[str]:
    text = (files("serai.words") / language / "san_juan.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.long
def test_every_position_can_be_shown_and_played() -> None:
    """For every seat and a spectator; what is legal for the viewer is in the page."""
    languages = list(LANGUAGES)
    asked: set[str] = set()
    for n, match in games(every=23):
        for seat in [*range(match.record.setup.players), None]:
            scene = Scene(view(match, seat), languages[(n + (seat or 0)) % len(languages)])
            page = Page(table_page(scene, inner=True))
            assert {choice.action for choice in scene.view.choices} <= set(page.actions)
            asked |= {scene.view.ask.step} if scene.view.ask else set()
    assert len(asked) > 10
    assert {f"ask-{kebab(step)}" for step in asked} <= ids_of("en")


def test_a_replay_shows_the_same_and_nothing_can_be_chosen() -> None:
    for n, match in games(every=211):
        page = Page(table_page(Scene(view(match, n % 2), "en", live=False)))
        assert page.actions == set()


def test_words_are_the_same_in_all_languages_and_none_is_missing() -> None:
    english = ids_of("en")
    assert {language: english ^ ids_of(language) for language in LANGUAGES} == {language: set() for language in LANGUAGES}
    assert {f"act-{kebab(verb)}" for verb in VOCABULARY.verbs} <= english
    assert {f"about-{kebab(card)}" for card in IDS} <= english
    assert {f"cat-{i}" for i in range(len(GAME.categories))} <= english
    for option in GAME.options:
        assert f"option-{kebab(option.id)}" in english
        assert {f"option-{kebab(option.id)}-{kebab(str(choice))}" for choice in option.choices} <= english
    for name in re.findall(r'"((?:told|sum|house|stat|progress|privilege|ask)-[a-z-]+)"', inspect.getsource(san_juan)):
        assert name in english, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_picture_and_its_text(language: str) -> None:
    match = serai.new_match("san-juan", 2, "cards")
    scene = Scene(view(match, 0), language)
    for card in IDS:
        assert str(scene.name(card)) in face(scene, card)
        assert f'id="sj-{card}"' in drawn(card)


# ---- What the board shows ------------------------------------------------------------------


def playing(*areas: Area, says: tuple[str, ...] = (), **figures: Any) -> Match:
    """A match that goes on from a written position; seat 0 says these things."""
    match = serai.new_match("san-juan", len(areas), "written", **{k: v for k, v in figures.items() if k == "expansion"})
    match.state = position(*areas, **figures)
    for text in says:
        match.do(0, VOCABULARY.numbers[text])
    return match


def plain(html: str) -> str:
    return " ".join(re.sub("<[^>]*>", " ", html).split())


def test_the_price_is_shown_as_a_sum() -> None:
    """Printed cost, privilege, quarry, library; who pays more than he must has waived a discount."""
    me = Area("indigo plant, quarry, library, carpenter", hand="city hall, 6 any")
    match = playing(me, Area(), says=("take builder", "build city hall"))
    scene = Scene(view(match, 0), "en")
    lines = [plain(line) for line in sums(scene)]
    assert lines[0] == "Printed cost 6 Builder’s privilege −1 Quarry −1 Library −1 You pay 3 cards or more"
    assert {"SJ-6.2", "SJ-11.B16", "SJ-11.B17"} <= set(rules(scene))
    assert lines[1] == "Then the Carpenter draws you a card"
    match.do(0, VOCABULARY.numbers["pay 5"])
    scene = Scene(view(match, 0), "en")
    assert plain(sums(scene)[0]).endswith("Quarry −1 Discount waived +1 You pay 5 cards")
    assert "SJ-R7" in rules(scene)


def test_under_a_crane_the_city_itself_is_chosen() -> None:
    me = Area("indigo plant with good, crane, smithy", hand="library, 5 any")
    html = table_page(Scene(view(playing(me, Area(), says=("take builder", "build library")), 0), "en"))
    found = re.findall(r'value="([^"]*)" data-ways[^>]* id="(city-0-\d)"', html)
    spots = {spot: json.loads(unescape(actions)) for actions, spot in found}
    assert spots == {"city-0-0": ["over indigo plant with its good", "pay 3"], "city-0-2": ["over smithy", "pay 3"]}
    assert 'value="on open ground"' in html
    assert "Over the Indigo plant, losing its good: pay 3" in html


def test_two_goods_of_a_kind_can_both_be_ticked() -> None:
    me = Area("indigo plant with good, indigo plant with good, coffee roaster", hand="2 any")
    html = table_page(Scene(view(playing(me, Area(), says=("take trader",), tiles="12233"), 0), "en"))
    assert html.count('type="checkbox" form="act" name="action" value="sell indigo"') == 2
    assert 'value="sell coffee"' not in html


def test_nobody_sees_the_hand_of_another() -> None:
    areas = Area(hand="2 well"), Area("indigo plant, chapel", hand="hero, palace", tucked="crane")
    match = playing(*areas)
    for seat, seen in ((0, False), (1, True), (None, False)):
        html = table_page(Scene(view(match, seat), "en"))
        assert [name in html for name in ("Hero", "Palace", "Crane")] == [seen] * 3


def test_every_city_is_on_the_board_and_every_card_says_why_not() -> None:
    areas = Area("indigo plant, chapel, smithy", hand="hero, 2 well"), Area("sugar mill, quarry"), Area("indigo plant, tower")
    html = table_page(Scene(view(playing(*areas), 0), "en"))
    assert re.findall(r'id="(city-\d-\d)" data-place="(\w+)-\d"', html) == [
        ("city-1-0", "sugar_mill"),
        ("city-1-1", "quarry"),
        ("city-2-0", "indigo_plant"),
        ("city-2-1", "tower"),
        ("city-0-0", "indigo_plant"),
        ("city-0-1", "chapel"),
        ("city-0-2", "smithy"),
    ]
    assert sorted(re.findall(r'data-why="(build \w+)"', html)) == ["build hero", "build well", "build well"]
    waiting = table_page(Scene(view(playing(*areas, governor=1), 0), "en"))
    assert set(re.findall(r'data-why="take (\w+)"', waiting)) == set(ROLES)


def test_a_card_is_the_same_piece_in_hand_and_city() -> None:
    """Also where another of its kind stands there already."""
    me = Area("indigo plant, smithy", hand="2 indigo plant, hero, palace")
    match = playing(me, Area(), says=("take builder",))
    before = table_page(Scene(view(match, 0), "en"))
    assert re.findall(r'id="hand-indigo_plant-\d" data-place="indigo_plant" data-piece="([\w-]+)"', before) == [
        "indigo_plant-1",
        "indigo_plant-2",
    ]
    match.do(0, VOCABULARY.numbers["build indigo plant"])
    after = table_page(Scene(view(match, 0), "en"))
    assert re.findall(r'id="city-0-2" data-place="indigo_plant-0" data-piece="([\w-]+)"', after) == ["indigo_plant-1"]
    pieces = re.findall(r'data-piece="([\w-]+)"', after)
    assert len(pieces) == len(set(pieces))


def test_a_mat_shows_a_city_and_no_hand() -> None:
    match = playing(Area(), Area("indigo plant with good, chapel", hand="hero, palace", tucked="crane"))
    shown = san_juan.BOARD.mat(Scene(view(match, 0), "en"), 1)
    assert "Chapel" in shown
    assert not any(name in shown for name in ("Hero", "Palace", "Crane"))
    assert "data-piece" not in shown  # the board itself shows the same cards
    assert 'class="card legal' not in shown


SEEN = """() => {
  const inside = box => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  const wrong = [];
  const page = document.documentElement, main = document.querySelector('.shell > .main');
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.push('the page scrolls');
  if (main.scrollHeight > main.clientHeight + 1 || main.scrollWidth > main.clientWidth + 1) wrong.push('the board scrolls');
  for (const one of document.querySelectorAll('.main .legal, .main .role, .main .card, .main .mini, #log li:first-child')) {
    const box = one.getBoundingClientRect();
    if (!inside(box)) wrong.push(`out of sight: ${one.outerHTML.slice(0, 120)}`);
    if (one.matches('.legal') && Math.min(box.width, box.height) < 28) wrong.push(`too small: ${one.outerHTML.slice(0, 120)}`);
  }
  for (const one of document.querySelectorAll('.main *')) {
    const said = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (said && one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 11) wrong.push(`small: ${one.className}`);
  }
  return [...new Set(wrong)];
}"""


@pytest.mark.long
def test_everything_is_in_sight(chromium: Browser) -> None:
    """At 1440 x 900, whatever is asked, with two to four players and all cards; also with far too many cards in hand."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    html = ""
    page.route("**/*.js*", lambda route: route.abort())  # only the picture counts
    page.route(re.compile(r"^(?!.*\.js)"), lambda route: serve(route, html))
    scenes = [Scene(view(match, seat), "en") for seat in (0, 1, None) for n, match in games(every=120)]
    one = "smithy, carpenter, crane, chapel, tower, aqueduct, market stand, market hall, trading post, well, archive"
    two = "quarry, library, prefecture, gold mine, black market, poor house, statue, victory column, guild hall, city hall"
    areas = [Area(one, hand="15 any"), Area(two), Area(one), Area(two)]
    scenes.append(Scene(view(playing(*areas, says=("take builder",)), 0), "ru"))
    for scene in scenes:
        html = table_page(scene)
        page.goto("http://table.localhost/")
        assert page.evaluate(SEEN) == [], scene.view.ask
    page.close()
