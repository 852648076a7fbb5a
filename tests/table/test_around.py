"""The pages around the table: every one can be shown in every language, and is sound HTML that everybody can use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.catalogue import everything
from serai.table.app import create_app
from serai.table.boards import board_of
from serai.table.room import STAND_IN
from serai.words import LANGUAGES
from tests.table.preview import played
from tests.table.reader import Page

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}


def sound(text: str) -> Page:
    page = Page(text)
    assert page.tags.count("h1") == 1
    assert page.tags.count("main") == 1
    unnamed = [field for field in page.fields if not field["named"] and field.get("id") not in page.labelled]
    assert unnamed == []
    return page


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database: Path = tmp_path_factory.mktemp("around") / "t.db"
    with TestClient(create_app(f"sqlite:///{database}", workers=1, pace=0), base_url="http://127.0.0.1") as made:
        yield made


def opened(client: TestClient[Any], *seats: str, **more: str) -> str:
    """A new table's address."""
    form = {"game": "san-juan", "players": str(len(seats)), **more}
    form |= {f"seat-{n}": kind for n, kind in enumerate(seats)} | {f"name-{n}": f"Name{n}" for n in range(len(seats))}
    reply = client.post("/tables", data=form, headers=ORIGIN, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


@pytest.fixture(scope="module")
def finished(client: TestClient[Any]) -> str:
    match = played("san-juan", 2, "around", 2000)
    assert not match.state.stack
    reply = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_that_need_no_table(client: TestClient[Any], language: str) -> None:
    paths = ["/", "/learn", "/learn/san-juan?q=library"]
    for game in everything():
        paths += [f"/new?game={game.id}&players={game.players[-1]}", f"/learn/{game.id}"]
    for path in paths:
        reply = client.get(f"{path}{'&' if '?' in path else '?'}lang={language}")
        assert reply.status_code == 200
        sound(reply.text)
        assert f'<html lang="{language}"' in reply.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_table(client: TestClient[Any], finished: str, language: str) -> None:
    lobby = opened(client, "me", "open", f"bot:{STAND_IN}", title="<b>Friday</b>")
    pages = [lobby, opened(client, "me", "hot"), finished, f"{finished}/score", f"{finished}/replay?at=5", "/t/nothing"]
    for path in pages:
        reply = client.get(f"{path}{'&' if '?' in path else '?'}lang={language}")
        sound(reply.text)
        assert "<b>Friday" not in reply.text


@pytest.mark.parametrize(("game", "players"), [(game.id, game.players[0]) for game in everything()])
def test_end_of_every_game(client: TestClient[Any], game: str, players: int) -> None:
    """Also of a game against an automaton, which has points but no seat."""
    match = played(game, players, "5", 4000, "random")
    assert not match.state.stack
    path = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False).headers["location"]
    for part in ("", "/score", "/replay?at=20"):
        reply = client.get(f"{path}{part}")
        assert reply.status_code == 200
        sound(reply.text)


@pytest.mark.parametrize(
    "query", ["39", "quot", "amp", "lt", ";", "&", "#", '"><script>', "<blink>", "\u202e\x1b[2J", "a " * 2000, "x" * 9000]
)
def test_a_search_for_anything_leaves_a_sound_page(client: TestClient[Any], query: str) -> None:
    reply = client.get("/learn/great-western-trail", params={"q": query})
    assert reply.status_code == 200
    sound(reply.text)
    assert not re.search(r"&[#\w]*<mark>|&[#\w]+<", reply.text)  # what stands for a sign is never cut in two
    assert "<script>" not in reply.text
    assert "<blink>" not in reply.text
    assert "\x1b" not in reply.text
    [typed] = re.findall(r'name="q"[^>]* value="([^"]*)"', reply.text)
    assert len(typed) <= 100


def test_number_of_players_changes_without_losing_what_was_typed(client: TestClient[Any]) -> None:
    page = client.get(
        "/new?game=san-juan&players=3&name-0=Leila&seat-1=open&colour-0=5&title=Friday&option-expansion=false"
    ).text
    assert 'value="Leila"' in page
    assert 'value="Friday"' in page
    assert '<option value="open" selected>' in page
    assert 'name="option-expansion" value="false" checked' in page
    assert 'name="colour-0" value="5" checked' in page


def test_two_seats_cannot_have_one_name(client: TestClient[Any]) -> None:
    form = {"game": "san-juan", "players": "2", "seat-0": "me", "seat-1": "hot", "name-0": "Leila", "name-1": "Leila"}
    reply = client.post("/tables", data=form, headers=ORIGIN)
    assert reply.status_code == 400
    assert "choose another one" in client.post("/tables?lang=en", data=form, headers=ORIGIN).text


def test_all_open_seats_can_be_filled_at_once(client: TestClient[Any]) -> None:
    path = opened(client, "me", "open", "open")
    assert "/join/" in client.get(path).text
    reply = client.post(f"{path}/fill", data={"seat": "all", "level": STAND_IN}, headers=ORIGIN)
    assert reply.status_code == 200
    assert 'id="question"' in client.get(path).text


def test_curtain_holds_nothing_of_a_hand(client: TestClient[Any]) -> None:
    path = opened(client, "me", "hot")
    page = client.get(f"{path}?lang=en").text
    assert "p-curtain" in page
    assert 'class="hand' not in page
    assert "?seat=" in page


def test_a_file_is_called_by_game_and_table_alone(client: TestClient[Any], finished: str) -> None:
    """Nothing that anybody typed stands in a header."""
    header = client.get(f"{finished}/export").headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="san-juan-[0-9a-f]{16}\.serai\.log"', header)


def test_score_names_winner_and_categories(client: TestClient[Any], finished: str) -> None:
    page = client.get(f"{finished}/score?lang=en").text
    assert "wins with" in page or "share the victory" in page
    assert "data-best" in page
    assert 'class="scores"' in page


PART = {"x-serai": "1"}


def test_the_sheet_of_a_script_lies_on_the_table(client: TestClient[Any], finished: str) -> None:
    """The same figures as on the page, as a dialog, with the way to a rematch, a review and the replay."""
    page, part = client.get(f"{finished}/score?lang=en&seat=0").text, client.get(f"{finished}/score?seat=0", headers=PART).text
    assert "<html" not in part
    assert '<dialog id="end"' in part
    assert 'tabindex="-1"' in part
    for made in (page, part):
        assert re.search(r"What put .* ahead of|Equal points", made)
        assert "wins with" in made or "share the victory" in made
        assert f'action="{finished}/rematch"' in made
        assert f'action="{finished}/review"' in made
        assert f'href="{finished}/replay?' in made
        assert made.count('<ul class="facts">') == 1
        assert 1 <= len(re.findall("<li>", made.partition('class="facts"')[2].partition("</ul>")[0])) <= 3
    assert "of your" in part or "You had the most" in part
    assert "of your" not in client.get(f"{finished}/score?lang=en", headers=PART).text  # a spectator has no game to speak of


def test_a_running_game_has_no_sheet(client: TestClient[Any]) -> None:
    running = opened(client, "me", f"bot:{STAND_IN}")
    assert client.get(f"{running}/score", headers=PART, follow_redirects=False).status_code == 303
    assert "data-end=" not in client.get(running).text


def test_the_status_bar_keeps_score_review_and_rematch(client: TestClient[Any], finished: str) -> None:
    bar = client.get(f"{finished}?seat=0&lang=en").text.partition('class="qbar')[2].partition("</header>")[0]
    for there in (f'href="{finished}/score?seat=0"', 'form="review"', 'form="rematch"'):
        assert there in bar
    assert 'form="rematch"' not in client.get(finished).text.partition('class="qbar')[2].partition("</header>")[0]


def test_after_the_end_a_replay_is_seen_with_any_eyes(client: TestClient[Any], finished: str) -> None:
    pages = [client.get(f"{finished}/replay?at=40&lang=en&seat={eyes}", headers=PART).text for eyes in ("0", "1", "all", "7")]
    assert len(set(pages)) == 4
    match = played("san-juan", 2, "around", 40)
    hands = [match.state.setup.game.observe(match.state, seat)["players"][seat]["hand"] for seat in range(2)]
    assert all(hands)
    shown = pages[2].partition('class="hands')[2].partition("</dl>")[0]
    for card in [*hands[0], *hands[1]]:
        assert f'data-about="{card}"' in shown
        assert f'<use href="#sj-{card}"/>' in shown  # as it is drawn in hand
        assert pages[2].count(f'id="sj-{card}"') == 1
    for page, eyes in zip(pages, ("0", "1", "all", ""), strict=True):
        assert ('class="hands' in page) == (eyes == "all")
        assert bool(re.search(rf'seat={eyes or ".*"}" data-eyes +aria-current="true"', page)) == bool(eyes)
        assert (f"at=41&amp;seat={eyes}" in page) == bool(eyes)  # the next step keeps the eyes


def test_while_a_game_runs_nobody_sees_with_the_eyes_of_others(client: TestClient[Any]) -> None:
    path = opened(client, "me", f"bot:{STAND_IN}", f"bot:{STAND_IN}", **{"option-start_player": "1"})  # nobody moves meanwhile
    pages = {client.get(f"{path}/replay?at=0{eyes}", headers=PART).text for eyes in ("", "&seat=0", "&seat=1", "&seat=all")}
    assert len(pages) == 1
    assert "data-eyes" not in pages.pop()


def test_replay_bar(client: TestClient[Any], finished: str) -> None:
    page = client.get(f"{finished}/replay?at=5&lang=en").text
    assert 'data-at="4"' in page
    assert 'data-at="6"' in page
    assert "Move 5 of" in page
    assert f'action="{finished}/fork"' in page
    assert 'aria-current="step"' in page


def test_tips_have_no_page_around_them(client: TestClient[Any]) -> None:
    tip = client.get("/rule/san-juan/SJ-6.3?lang=fa").text
    assert "<html" not in tip
    assert 'href="/learn/san-juan#SJ-6.3"' in tip
    assert "<html" not in client.get("/about/san-juan/library?lang=ru").text


def test_a_turn_in_short_cites_rules_that_exist(client: TestClient[Any]) -> None:
    for game in everything():
        page = client.get(f"/learn/{game.id}").text
        for number in board_of(game).turn:
            assert f'id="{number}"' in page


def test_every_rule_has_its_place(client: TestClient[Any]) -> None:
    page = client.get("/learn/san-juan").text
    assert page.index('id="SJ-1.1"') < page.index('id="SJ-6.4"') < page.index('id="SJ-12.1"')
    chapter = page[page.index('id="SJ-6.3"') : page.index('id="SJ-7.1"')]
    assert 'id="SJ-6.4"' in chapter
