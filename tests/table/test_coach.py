"""The coach at a table: the guided game, what is said and remembered, and that bots wait for those who read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from serai.table import drive, people
from serai.table.app import create_app
from serai.table.drive import bots_waiting
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import COACH, HELD, Room
from serai.words.book import Phrasebook
from tests.table.homes import at_home

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}
INNER = {**ORIGIN, "x-serai": "1"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def served(database: str) -> TestClient[Litestar]:
    return TestClient(create_app(database, limited=False, workers=0, pace=0), base_url="http://127.0.0.1")


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    with served(database) as made:
        yield made


def guided(client: TestClient[Litestar], game: str = "san-juan") -> str:
    """The address of a new guided table."""
    reply = client.post(f"/learn/{game}/play", data={"name": "Leila"}, headers=ORIGIN, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return reply.headers["location"]


def lesson(page: str) -> str:
    """The lesson that the bubble shows; empty without one."""
    found = re.search(r'id="coach"[^>]* data-lesson="([a-z-]+)"', page)
    return found[1] if found else ""


def tell(client: TestClient[Litestar], table: str, what: str, **more: str) -> str:
    reply = client.post(f"{table}/coach", data={"seat": "0", "do": what, **more}, headers=INNER)
    assert reply.status_code == 200, reply.text
    return reply.text


def act(client: TestClient[Litestar], table: str, page: str, action: str) -> str:
    """Choose something while the page shows what it shows."""
    decision = re.search(r'name="decision" value="(\d+)"', page)
    assert decision
    form = {"seat": "0", "decision": decision[1], "action": action, "lesson": lesson(page)}
    reply = client.post(f"{table}/act", data=form, headers=INNER)
    assert reply.status_code == 200, reply.text
    return reply.text


def go_on(client: TestClient[Litestar], table: str, page: str) -> str:
    return tell(client, table, "go-on", lesson=lesson(page))


def test_a_guided_game_is_an_ordinary_table_with_a_coach(client: TestClient[Litestar]) -> None:
    table = guided(client)
    page = client.get(table).text
    assert lesson(page) == "welcome"
    assert "Leila" in page
    assert "Guided first game" in page
    assert 'name="action" value="take builder"' in page  # nothing is blocked
    assert lesson(page := go_on(client, table, page)) == "purse"
    assert lesson(page := go_on(client, table, page)) == "role"
    assert lesson(page := go_on(client, table, page)) == "role-builder"  # it may follow at the same question
    assert "3 of 33" not in page
    assert "4 of 33" in page
    assert lesson(page := act(client, table, page, "take builder")) == "read-card"
    assert lesson(act(client, table, page, "build prefecture")) != "read-card"  # who goes on playing has read it


def test_a_lesson_that_a_language_lacks_is_marked_as_english(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guided(client)
    page = client.get(f"{table}?lang=fa").text
    assert '<div role="status" lang="fa" dir="rtl">' in page
    monkeypatch.setattr(Phrasebook, "translates", lambda book, message: book.language == "en" or message != "say-welcome")
    page = client.get(f"{table}?lang=fa").text
    assert '<div role="status" lang="en" dir="ltr">' in page


def test_what_was_shown_is_kept_for_the_person_and_the_game(database: str) -> None:
    """Also when the server is started again; another person hears everything."""
    with served(database) as client:
        table = guided(client)
        page = go_on(client, table, go_on(client, table, client.get(table).text))
        act(client, table, page, "take builder")
        cookies = dict(client.cookies)
    with served(database) as client:
        client.cookies.update(cookies)
        second = guided(client)
        assert lesson(client.get(second).text) == "read-card"  # welcome, purse and role are known
        assert lesson(tell(client, second, "again")) == "welcome"
        client.cookies.clear()
        assert lesson(client.get(guided(client)).text) == "welcome"


def test_less_and_off_and_on(client: TestClient[Litestar]) -> None:
    table = guided(client)
    page = go_on(client, table, go_on(client, table, client.get(table).text))
    assert lesson(page := act(client, table, page, "take builder")) == "read-card"
    assert lesson(page := tell(client, table, "less")) == "build"  # only what matters most
    assert 'value="more"' in page
    assert lesson(tell(client, table, "more")) == "read-card"
    assert lesson(tell(client, table, "off")) == ""
    page = client.get(table).text
    assert "data-tell-coach" in page  # the coach may be called again
    assert 'id="coach"' not in page
    assert lesson(tell(client, table, "on")) == "read-card"


def test_a_coach_may_be_called_wherever_all_others_are_bots(client: TestClient[Litestar]) -> None:
    form = {"game": "san-juan", "players": "2", "seat-0": "me", "name-0": "Leila", "name-1": "Kian"}
    alone = client.post("/tables", data={**form, "seat-1": "bot:easy"}, headers=ORIGIN, follow_redirects=False)
    assert lesson(tell(client, alone.headers["location"], "on")) == "welcome"
    friends = client.post("/tables", data={**form, "seat-1": "hot"}, headers=ORIGIN, follow_redirects=False)
    table = friends.headers["location"]
    assert "data-tell-coach" not in client.get(f"{table}?seat=0").text
    reply = client.post(f"{table}/coach", data={"seat": "0", "do": "on"}, headers=ORIGIN)
    assert reply.status_code == 400
    assert "where all others are bots" in reply.text


@pytest.mark.parametrize(("form", "status"), [({"do": "dance", "seat": "0"}, 400), ({"do": "on", "seat": "1"}, 403), ({}, 403)])
def test_what_makes_no_sense_is_refused(client: TestClient[Litestar], form: dict[str, str], status: int) -> None:
    table = guided(client)
    assert client.post(f"{table}/coach", data=form, headers=ORIGIN).status_code == status
    assert lesson(client.get(table).text) == "welcome"


def test_a_lesson_that_does_not_exist_changes_nothing(client: TestClient[Litestar]) -> None:
    table = guided(client)
    assert lesson(tell(client, table, "go-on", lesson="nonsense")) == "welcome"


def test_a_game_without_lessons_has_no_guided_game(client: TestClient[Litestar]) -> None:
    reply = client.post("/learn/chess/play", headers=ORIGIN)
    assert reply.status_code == 404


def test_the_first_page_offers_it(client: TestClient[Litestar]) -> None:
    assert 'action="/learn/san-juan/play"' in client.get("/").text


def test_without_a_script_the_table_comes_back(client: TestClient[Litestar]) -> None:
    table = guided(client)
    form = {"seat": "0", "do": "go-on", "lesson": "welcome"}
    reply = client.post(f"{table}/coach", data=form, headers=ORIGIN, follow_redirects=True)
    assert lesson(reply.text) == "purse"


# ---- Bots wait for those who read ----------------------------------------------------------


async def coached(house: House) -> Room:
    """A table where a bot has to choose."""
    wishes = [Wish("me", "Leila"), Wish("bot", "Vera", "random")]
    options = {"start_player": "2"}
    room = await house.create("san-juan", options, wishes, "leila", settings={COACH: 0, "speed": "slow"})
    assert bots_waiting(room) == [1]
    return room


def test_bots_wait_while_a_note_is_open(address: str) -> None:
    async def story(house: House) -> None:
        room = await coached(house)
        await drive.hold(house, room, True)
        assert bots_waiting(room) == []
        assert drive.turn_of(room, 1.0) is None
        await drive.hold(house, room, False)
        assert bots_waiting(room) == [1]
        turn = drive.turn_of(room, 1.0)
        assert turn is not None
        assert turn.pace == drive.SPEEDS["slow"]

    at_home(address, story, workers=0)


def test_after_an_answer_bots_wait_until_the_table_was_drawn(client: TestClient[Litestar]) -> None:
    """No bot moves between an answer and the note that follows it, however slow the server is."""
    table = guided(client)
    page = client.get(table).text
    held = []

    async def held_then(house: House, room: Room, on: bool) -> None:
        held.append((bool(room.table.settings.get(HELD)), on))
        await drive.hold(house, room, on)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("serai.table.site.play.hold", held_then)
        page = act(client, table, page, "take builder")
        assert lesson(page) == "purse"  # the second note of this game
        assert held.pop() == (True, True)
        page = go_on(client, table, page)
        assert lesson(page) == "build"  # beside a question, which is not waited for
        assert held.pop() == (True, False)
        act(client, table, page, "pass")
        assert held.pop()[0]


def test_who_skips_to_their_turn_does_not_wait_for_themselves(address: str) -> None:
    async def story(house: House) -> None:
        room = await coached(house)
        await drive.hold(house, room, True)
        await drive.skip(house, room)
        assert bots_waiting(room) == [1]

    at_home(address, story, workers=0)


def test_any_move_ends_the_waiting(address: str) -> None:
    async def story(house: House) -> None:
        room = await coached(house)
        await drive.hold(house, room, True)
        await house.act(room, 1, ["take prospector"], room.decision(1), by_bot=True)
        assert not room.table.settings.get(HELD)

    at_home(address, story, workers=0)


def test_progress_is_stored_by_person_and_game(address: str) -> None:
    async def story(house: House) -> None:
        await house.database.write(lambda c: people.learn(c, "leila", "san-juan", "one"))
        await house.database.write(lambda c: people.learn(c, "leila", "san-juan", "two"))
        assert await house.database.peek(lambda c: people.progress(c, "leila", "san-juan")) == "two"
        assert await house.database.peek(lambda c: people.progress(c, "leila", "mombasa")) == ""
        assert await house.database.peek(lambda c: people.progress(c, "kian", "san-juan")) == ""

    at_home(address, story, workers=0)


def test_guided_tables_are_marked(client: TestClient[Litestar]) -> None:
    """Everybody gets the same deal there, and it says so."""
    assert "everybody who learns here gets the same deal" in client.get(guided(client)).text
