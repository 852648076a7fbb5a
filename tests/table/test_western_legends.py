"""Western Legends at the web table: every position can be drawn for everybody, in all languages, and played from its page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib.resources import files
from random import Random
from typing import Final

import pytest
from markupsafe import escape
from msgspec.structs import replace
from playwright.sync_api import Browser

import serai
from serai.catalogue import find
from serai.engine.match import Match
from serai.games.western_legends.board import LOCATIONS, SPACE_IDS
from serai.games.western_legends.cards import CARD_IDS, GOAL_IDS, LENGTHS
from serai.games.western_legends.events import LIVED_UP_TO, TOLD
from serai.games.western_legends.printed import FIGURES, TEXTS
from serai.games.western_legends.state import Western
from serai.table.boards.western_legends import BOARD
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.view import View
from serai.words import LANGUAGES, Speaker, kebab
from tests.rules.western_legends.position import Seat as Player
from tests.rules.western_legends.position import position, say
from tests.table.preview import view
from tests.table.reader import Page
from tests.table.stage import moments, staged

GAME: Final = find("western-legends")
SETUPS: Final = [
    (2, {"mode": "advanced"}),
    (2, {"length": "short"}),
    (3, {"first_game": True, "length": "short"}),
    (4, {"mode": "advanced", "corner_moves": True}),
    (5, {}),
    (6, {"mode": "advanced", "length": "long"}),
]
ADVISED: Final = {
    preset.id: LENGTHS[str(preset.options["length"])] for preset in BOARD.introductions["western-legends"].presets
}
EVERY: Final = 11  # decisions between two pages
MOST: Final = 600  # decisions of a game


def random_game(players: int, seed: str, options: dict[str, object]) -> Iterator[Match]:
    """A match between random players, at every decision."""
    match = serai.new_match("western-legends", players, seed, **options)
    dice = Random(seed)  # noqa: S311
    for _ in range(MOST):
        yield match
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        if not waiting:
            return
        seat = dice.choice(waiting)
        desk = match.desk(seat)
        match.do(seat, dice.choice([*desk.options_for(seat), *desk.anytime(seat)]))


@cache
def messages(language: str) -> dict[str, str]:
    text = (files("serai.words") / language / "western_legends.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_position_has_a_page(players: int, options: dict[str, object]) -> None:
    languages, viewers = list(LANGUAGES), [*range(players), None]
    drawn = 0
    for n, match in enumerate(random_game(players, f"page {players}", options)):
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        for seat in waiting:
            step = type(match.desk(seat).step_for(seat)).__name__
            assert f"ask-{kebab(step)}" in messages("en")
        if n % EVERY and waiting:
            continue
        for seat in {viewers[drawn % len(viewers)], *waiting}:
            seen = view(match, seat)
            page = Page(table_page(Scene(seen, languages[drawn % 3], live=drawn % 10 > 0)))
            if drawn % 10:
                assert {choice.action for choice in seen.choices} <= page.actions
                assert not seen.several or {choice.action for choice in seen.several.choices} <= page.actions
            assert not hidden_things(match, seat) & set(page.ids)
            drawn += 1


def hidden_things(match: Match, viewer: int | None) -> set[str]:
    """The ids of what other seats hold in their hands, as it would stand in a page."""
    assert isinstance(match.state, Western)
    others = [p for seat, p in enumerate(match.state.players) if seat != viewer]
    return {f"card-{CARD_IDS[card]}" for p in others for card in p.hand} | {GOAL_IDS[goal] for p in others for goal in p.goals}


# ---- What the board shows -----------------------------------------------------------------------------------


def table_of(s: Western) -> Match:
    """A match in this position."""
    match = serai.new_match("western-legends", len(s.players), "position", **s.setup.options)
    match.state = s
    return match


def page_of(s: Western, seat: int | None, language: str = "en") -> str:
    return table_page(Scene(view(table_of(s), seat), language))


def test_a_fight_shows_what_each_seat_may_see() -> None:
    s = position(Player(hand="10s 8d", space="sv mine"), Player(hand="9h 2c", space="sv mine"), Player())
    say(s, 0, "duel doc holliday", "fight with 10 spades")
    assert "card-10_spades" in Page(page_of(s, 0)).ids
    for other in (1, 2, None):
        assert "card-10_spades" not in Page(page_of(s, other)).ids
    say(s, 1, "fight with 9 hearts")
    assert "Your reaction: 10 against 9, you are ahead" in page_of(s, 0)
    assert "Leila leads, 10 to 9" in page_of(s, None)
    assert ">9 → 6<" in page_of(s, 0)  # what Stick 'Em Up would do
    assert ">9 → 6<" not in page_of(s, None)


def test_numbers_of_one_action_share_a_button() -> None:
    s = position(Player(gold=3, space="dk bank"), Player(space="dk bank"), Player())
    page = page_of(s, 0)
    assert escape(json.dumps(["deposit 1 gold", "deposit 2 gold", "deposit 3 gold"])) in page
    assert "Deposit 2 gold: $40, 2 LP" in page
    assert "deposit" not in page_of(s, 1)


def test_the_map_shows_how_far_a_ride_goes() -> None:
    """Each area in reach has the number of actions, and one click leads there; a bandit on the way asks for a fight."""
    s = position(Player(space="dk bank"), Player(), Player(), bandits="dc hideout b, sh hideout a")
    page = page_of(s, 0)
    zones = [page.count(f'class="stepb n{n}"') for n in (1, 2, 3)]
    assert all(zones)
    assert page.count("data-ways=") == sum(zones)
    assert page.count('class="clash"') == 1  # the other bandit is too far away
    assert "data-ways=" not in page_of(s, 1)
    say(s, 0, "go to darkrock east street")
    ridden = page_of(s, 0)
    assert ">0</text>" in ridden  # within the ride that has begun
    assert ridden.count("data-ways=") == ridden.count('class="stepb ') > 0


def test_every_place_can_be_found() -> None:
    """Areas and locations by their ids, and the area from which a ride is drawn."""
    s = position(Player(space="dk bank"), Player(), Player())
    page = page_of(s, 0)
    for place in [*SPACE_IDS, *LOCATIONS]:
        assert page.count(f'data-place="{place}"') == 1
    assert 'data-place="dk_bank" data-way-start' in page
    for piece in ("figure-0", "figure-1", "sheriff", "lp-0", *[CARD_IDS[card] for card in s.players[0].hand]):
        assert page.count(f'data-piece="{piece}"') == 1


def test_a_location_can_be_used_by_a_click_on_it() -> None:
    s = position(Player(gold=1, space="dk bank"), Player(space="dk bank"), Player())
    plate = re.compile(r'data-acts="([^"]*)"[^>]*data-place="bank"')
    found = plate.search(page_of(s, 0))
    assert found is not None
    assert {"work here", "deposit 1 gold"} <= set(json.loads(unescape(found[1])))
    assert plate.search(page_of(s, 1)) is None


# What does not fit the window, letters and targets that are too small, and where the map lies.
FITS: Final = """() => {
  const found = [], name = one => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
  const main = document.querySelector('.main'), map = document.querySelector('svg.wlmap').getBoundingClientRect();
  const page = document.documentElement;
  if (main.scrollHeight > main.clientHeight || page.scrollHeight > innerHeight + 1) found.push('it scrolls');
  for (const area of document.querySelectorAll('.area')) {
    const box = area.getBoundingClientRect();
    if (box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight) found.push(`outside: ${area.id}`);
  }
  for (const target of document.querySelectorAll('.main :is(.legal, .t)')) {
    const box = target.getBoundingClientRect();
    if (target.checkVisibility() && Math.min(box.width, box.height) < 28) found.push(`small target: ${name(target)}`);
  }
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, node => node.data.trim() ? 1 : 2);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement, drawn = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    if (one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) * drawn < 10.95) found.push(`small: ${name(one)}`);
  }
  return [found, [map.x, map.y, map.width, map.height].map(Math.round), map.width / map.height];
}"""
QUESTIONS: Final = {"ChooseCharacter", "StartOfTurn", "TakeAction", "Walk", "Shop", "React", "BetTwo", "DiscardDown"}


def test_every_question_fits_one_window_and_the_map_stays(chromium: Browser) -> None:
    """At 1440 x 900, the smallest window for which the table is drawn as one screen."""
    seen: dict[str, View] = {}
    for match, seat in moments("western-legends-6-random-0"):
        step = type(match.desk(seat).step_for(seat)).__name__
        if step in QUESTIONS - set(seen):
            seen[step] = view(match, seat)
    assert set(seen) == QUESTIONS
    first = seen["ChooseCharacter"]
    places = set()
    with staged(chromium, first) as stage:
        for n, (step, moment) in enumerate(seen.items(), start=1):
            stage.show(replace(moment, version=n))
            found, at, ratio = stage.page.evaluate(FITS)
            assert found == [], step
            assert ratio == pytest.approx(872 / 622, rel=0.002)
            places.add(tuple(at))
    assert len(places) == 1


OVERLAPS: Final = """() => {
  const map = document.querySelector('svg.wlmap'), whole = map.viewBox.baseVal;
  const meant = use => document.querySelector(use.getAttribute('href')).cloneNode(true);
  for (const use of map.querySelectorAll(':scope > use')) use.replaceWith(meant(use));
  const texts = [...map.querySelectorAll('.an, .pn, .tsign, .rname, .mesaname, .gang')];
  const boxes = texts.map(text => [text.textContent, text.getBBox()]), found = [];
  for (const [words, box] of boxes) {
    if (box.x < 0 || box.y < 0 || box.x + box.width > whole.width || box.y + box.height > whole.height) found.push(words);
  }
  boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
    const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) - 3;  // a line is higher than its letters
    if (wide > 0 && high > 0) found.push(`${one} on ${other}`);
  }));
  return [boxes.length, found];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_the_map_covers_another(chromium: Browser, language: str) -> None:
    s = position(Player(space="dk bank"), Player(), Player())
    with staged(chromium, view(table_of(s), None), language=language) as stage:
        count, found = stage.page.evaluate(OVERLAPS)
    assert found == []
    assert count > len(SPACE_IDS)


# ---- Words ------------------------------------------------------------------------------------------------------


def test_all_languages_have_the_same_messages() -> None:
    for language in ("fa", "ru"):
        assert list(messages(language)) == list(messages("en"))
        for name, text in messages("en").items():
            variables = [set(re.findall(r"\$(\w+)", words)) for words in (text, messages(language)[name])]
            assert variables[1] <= variables[0], f"{name} in {language}"


def test_every_verb_category_and_option_has_its_words() -> None:
    found = set(messages("en"))
    assert {f"act-{kebab(verb)}" for verb in GAME.vocabulary.verbs} <= found
    assert {f"cat-{n}" for n in range(len(GAME.categories))} <= found
    for option in GAME.options:
        assert f"option-{kebab(option.id)}" in found
        assert {f"option-{kebab(option.id)}-{kebab(str(choice))}" for choice in option.choices} <= found


def test_every_kind_of_event_has_its_line() -> None:
    assert set(TOLD) == set(range(LIVED_UP_TO + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_said(language: str) -> None:
    """With all its numbers: a variable without a value would stand there in braces."""
    words = Speaker(GAME, language)
    for thing in [*FIGURES, *TEXTS]:
        assert re.fullmatch(r"[^{}]+", words.about(thing)), thing


def test_what_is_printed_says_the_numbers_of_the_data() -> None:
    """Figures of the data may be tuned: the words follow."""
    words = Speaker(GAME, "en")
    assert words.about("instincts") == "Action: draw 2 cards. In a fight: draw 1 card."
    assert words.about("q_hearts") == words.about("instincts")
    assert words.about("fight_9") == "The player discards 1 card or loses $10; a beaten bandit gives LP only."
    assert words.about("pack_mule") == "Moves 4 spaces; carries 4 more gold."
    assert words.about("ten_gallon") == "After a game of poker: 1 LP if you win, $10 if you lose."
    assert words.about("yb_rowdy") == (
        "From 5 LP on: the first LP of each revel costs $20, not $30. Action, once a turn, in a town: pay $30, gain 1 LP."
    )
    assert words.about("darkrock") == ""


def test_figures_stand_in_the_data_and_not_in_the_words() -> None:
    """A figure of the game is a variable.  The words of options and of how to begin have no facts: they are compared with the
    data."""
    for language in LANGUAGES:
        said = {name: re.sub(r"\[\w+\]|\{ [^{}]* \}", "", text) for name, text in messages(language).items()}
        found = {name: [int(n) for n in re.findall(r"\d+", text)] for name, text in said.items() if re.search(r"\d", text)}
        lengths = {f"option-length-{length}": [points] for length, points in LENGTHS.items()}
        advice = {f"advice-western-legends-{name}": [points] for name, points in ADVISED.items()}
        assert found == {**lengths, **advice, "option-max-rounds": [0]}
