"""The page on which a game is learnt: overview, rules by chapters, search, popovers, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.catalogue import own
from serai.engine.game import Game
from serai.engine.state import State
from serai.sources import by_part, count
from serai.table.app import create_app
from serai.table.boards import board_of
from serai.table.render import rules
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.site.learn import gallery, overview
from serai.table.svg import SPRITE
from serai.words import LANGUAGES
from serai.words import rulebook as people
from serai.words.book import ids_of, messages_of
from serai.words.rulebook import for_people, parse, rulebook
from tests.table.preview import played, view

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
LONGEST_TITLE, LONGEST_TEXT = 6, 30  # words of a panel
ENGLISH = """<!-- {X} with New Buildings -->
# Builder
? One building each.
SJ-6.1 Everybody may build one building.
SJ-6.3 You discard as many **cards** as it costs, see SJ-6.8 and SJ-2.2.
- {X} up to 2 goods with a [black market](black_market);
> Cost 5: you pay 3.
+ Never less than 0.
SJ-6.8 {X} A price never falls below 0.

# The end
? Twelve buildings.
SJ-12.1 The game is over.
"""
PERSIAN = """<!-- {X} با سازه‌های جدید -->
# سازنده
? هر نفر یک سازه.
SJ-6.1 هر بازیکن یک سازه می‌سازد.
SJ-6.3 به اندازهٔ هزینه **کارت** می‌سوزانید، SJ-6.8 و SJ-2.2 را ببینید.
- {X} تا 2 کالا با [بازار سیاه](black_market)؛
> هزینه 5: شما 3 کارت می‌دهید.
+ هیچ‌وقت کمتر از 0 نیست.
SJ-6.8 {X} هزینه از 0 کمتر نمی‌شود.
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database: Path = tmp_path_factory.mktemp("learn") / "t.db"
    with TestClient(create_app(f"sqlite:///{database}", workers=1, pace=0), base_url="http://127.0.0.1") as made:
        yield made


@pytest.fixture(autouse=True)
def small_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English is complete, Persian lacks the last chapter, Russian has nothing."""
    files = {"en": parse(ENGLISH, "en"), "fa": parse(PERSIAN, "fa")}
    monkeypatch.setattr(people, "written", lambda package, language: files.get(language))
    rulebook.cache_clear()
    for_people.cache_clear()
    yield
    rulebook.cache_clear()
    for_people.cache_clear()


def rule(page: str, number: str) -> str:
    found = re.search(rf'<div class="pr" id="{re.escape(number)}".*?>{re.escape(number)}</a></div>', page, re.DOTALL)
    assert found, number
    return found[0]


def test_rules_stand_by_folded_chapters_with_their_gist(client: TestClient[Any]) -> None:
    page = client.get("/learn/san-juan?lang=en").text
    assert page.count('<details class="chap" ') == 2
    assert page.index("One building each.") < page.index('id="SJ-6.1"') < page.index('id="SJ-12.1"')
    shown = rule(page, "SJ-6.3")
    assert "<b>cards</b>" in shown
    assert '<p class="ex">Cost 5: you pay 3.</p>' in shown
    assert '<details class="fine"><summary>' in shown
    assert re.search(r'<li data-tags="1 "><span class="xtag">[^<]+</span> up to 2 goods', shown)
    assert 'href="/about/san-juan/black_market" data-tip="/about/san-juan/black_market">black market</a>' in shown
    assert 'href="/learn/san-juan#SJ-6.8"' in shown  # for people
    assert 'href="/learn/san-juan/full#SJ-2.2"' in shown  # only in the full text
    assert 'data-tags="1 "' in rule(page, "SJ-6.8")
    assert '<input type="checkbox" data-place="1" checked>' in page


def test_the_reader_s_language_is_spoken_and_what_it_lacks_is_english_and_marked(client: TestClient[Any]) -> None:
    page = client.get("/learn/san-juan?lang=fa").text
    assert 'lang="fa" dir="rtl">' in rule(page, "SJ-6.3")
    assert "تا ۲ کالا" in rule(page, "SJ-6.3")
    missing = rule(page, "SJ-12.1")
    assert 'lang="en" dir="ltr">' in missing
    assert "به انگلیسی" in missing
    assert "به انگلیسی" not in rule(page, "SJ-6.3")
    russian = client.get("/learn/san-juan?lang=ru").text
    assert russian.count("на английском</p>") == 4


@pytest.mark.parametrize(
    ("language", "query", "numbers", "marked"),
    [
        ("fa", "ميسازد", ["SJ-6.1"], "می‌سازد"),  # Arabic letters, no joiner
        ("fa", "كالا 2", ["SJ-6.3"], "کالا"),
        ("fa", "۵", ["SJ-6.3"], "۵"),
        ("en", "BUILDING", ["SJ-6.1"], "building"),
        ("en", "6.8", ["SJ-6.3", "SJ-6.8"], "6.8"),
        ("en", "black market", ["SJ-6.3"], "black"),
    ],
)
def test_a_search_opens_the_chapters_that_have_it(
    client: TestClient[Any], language: str, query: str, numbers: list[str], marked: str
) -> None:
    page = client.get("/learn/san-juan", params={"q": query, "lang": language}).text
    assert re.findall(r'<div class="pr" id="([^"]+)"', page) == numbers
    assert page.count('<details class="chap" open') == 1
    assert f"<mark>{marked}</mark>" in page
    assert '<details class="fine" open>' in page or "SJ-6.3" not in numbers


def test_a_search_also_finds_cards_and_names_what_only_the_full_text_has(client: TestClient[Any]) -> None:
    page = client.get("/learn/san-juan?q=chapel&lang=en").text
    assert "<li><b>Chapel</b>" in page
    assert 'href="/learn/san-juan/full?q=chapel"' in page
    full = client.get("/learn/san-juan/full?q=SJ-2.2").text
    assert 'id="SJ-2.2"' in full


def test_a_script_fetches_the_rules_alone(client: TestClient[Any]) -> None:
    part = client.get("/learn/san-juan?q=building&lang=en", headers={"x-serai": "1"}).text
    assert "<html" not in part
    assert 'id="SJ-6.1"' in part


def test_a_popover_speaks_the_reader_s_language(client: TestClient[Any]) -> None:
    tip = client.get("/rule/san-juan/SJ-6.3?lang=fa").text
    assert '<div class="pbody" lang="fa" dir="rtl">' in tip
    assert "می‌سوزانید" in tip
    assert "کمتر از ۰ نیست" not in tip  # fine points are on the page
    assert 'href="/learn/san-juan#SJ-6.3"' in tip
    only = client.get("/rule/san-juan/SJ-2.2?lang=fa").text
    assert '<div class="pbody" lang="en" dir="ltr">' in only
    assert "به انگلیسی" in only
    assert 'href="/learn/san-juan/full#SJ-2.2"' in only
    assert client.get("/rule/san-juan/SJ-99.9").status_code == 404


def test_a_game_without_rules_for_people_shows_its_full_text(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "written", lambda package, language: None)
    rulebook.cache_clear()
    page = client.get("/learn/san-juan?lang=ru").text
    assert 'id="SJ-6.3"' in page
    assert 'lang="en" dir="ltr"' in page


def test_a_question_cites_what_people_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulings of the full text are not for the table; a game that has nothing else cites them all."""
    match = played("san-juan", 2, "7", 3)
    scene = Scene(view(match, match.state.player), "en")
    assert scene.view.ask is not None
    assert scene.view.ask.rules != []
    assert set(rules(scene)) <= for_people(scene.game)
    monkeypatch.setattr(people, "written", lambda package, language: None)
    rulebook.cache_clear()
    for_people.cache_clear()
    assert set(rules(scene)) >= set(scene.view.ask.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own(), ids=lambda game: game.id)
def test_overview_gallery_and_icons_have_words_in_every_language(game: Game[State], language: str) -> None:
    """Five to seven panels with few words; every thing of the gallery has a name and a text, every icon drawing and name."""
    words = HtmlSpeaker(game.id, language)
    panels = overview(words)
    assert 5 <= len(panels) <= 7
    assert [panel.title for panel in panels if len(panel.title.split()) > LONGEST_TITLE] == []
    assert [panel.title for panel in panels if len(panel.text.split()) > LONGEST_TEXT] == []
    assert {panel.written.lang for panel in panels} == {language}
    shelves = gallery(words, ())
    assert shelves
    known = ids_of(language, game.package) | ids_of(language, "table")
    assert [thing.id for _, things in shelves for thing in things if thing.id not in words.words.names or not thing.text] == []
    icons = [pair.partition(":") for pair in board_of(game).glossary(game.id).split()]
    assert [icon for icon, _, _ in icons if f'id="i-{icon}"' not in SPRITE] == []
    assert [icon for icon, _, thing in icons if (thing or icon) not in words.words.names and f"icon-{icon}" not in known] == []


@pytest.mark.parametrize("game", own(), ids=lambda game: game.id)
def test_every_panel_has_its_drawing(game: Game[State]) -> None:
    titles = {name.removeprefix("overview-") for name in messages_of("en", game.package) if name.startswith("overview-")}
    assert set(board_of(game).panels) == {name for name in titles if not name.endswith("-text")}


# ---- Where the figures come from ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_figures_has_every_figure_of_a_part(client: TestClient[Any], language: str) -> None:
    for game in own():
        assert f'href="/learn/{game.id}/figures"' in client.get(f"/learn/{game.id}?lang={language}").text
        parts = by_part(game.id)
        first = client.get(f"/learn/{game.id}/figures?lang={language}").text
        assert re.findall(r'href="\?part=([a-z-]+)"', first) == list(parts)
        last = list(parts)[-1]
        page = client.get(f"/learn/{game.id}/figures?part={last}&lang={language}").text
        assert f'href="?part={last}" aria-current="page"' in page
        marks = re.findall(r'<td><i class="figmark (\w+)"', page)
        assert {kind: marks.count(kind) for kind in ("printed", "public", "ours")} == count(parts[last])


def test_a_game_without_sources_has_no_page_of_figures(client: TestClient[Any]) -> None:
    assert client.get("/learn/menagerie/figures").status_code == 404
