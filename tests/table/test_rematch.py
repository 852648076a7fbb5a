"""A rematch: the same seats, options, colours and bots at a new table, the first seat moved on by one, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.catalogue import find
from serai.engine.log import read
from serai.table import store
from serai.table.app import create_app
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room, Stuck
from serai.table.schema import LOBBY, OVER, PLAYING, SPECTATOR, Sitter
from serai.table.site.play import beat
from tests.table.homes import at_home, put_away, stored
from tests.table.preview import played

ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}
FRIENDS = [Wish("me", "Leila", colour=4), Wish("open", "Kian", colour=2), Wish("bot", "Vera", "easy", 6)]


async def ended(house: House, wishes: list[Wish], person: str = "leila") -> Room:
    """A table whose game is over."""
    match = played("san-juan", len(wishes), "rematch", 3000, expansion="true")
    assert not match.state.stack
    return await house.adopt(read(match.log(), find), wishes, person, "Friday", settings={"fast": True, "clock": 0})


async def with_friend(house: House) -> Room:
    """The same, and a friend has sat down at the open seat with two devices."""
    room = await ended(house, FRIENDS)
    await house.take_seat(room, 1, room.seats[1].invite or "", "kian", "Kian", 2)
    await house.database.write(lambda c: store.sit(c, room.table.id, Sitter(1, "kian-phone")))
    return room


def test_seats_move_on_and_everything_else_stays(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        assert room.table.phase == OVER
        new = await house.room(await house.play_again(room, "leila"))
        assert new.table.id != room.table.id
        assert [(row.name, row.colour, row.kind, row.level) for row in new.seats] == [
            ("Kian", 2, "open", ""),
            ("Vera", 6, "bot", "easy"),
            ("Leila", 4, "person", ""),
        ]
        assert (new.table.game, new.table.options, new.table.title) == ("san-juan", room.table.options, "Friday")
        assert new.table.settings["fast"]
        assert new.table.owner == "leila"
        assert new.table.seed != room.table.seed
        assert new.table.phase == LOBBY  # it waits for the friend
        assert await house.play_again(room, "leila") == new.table.id  # asked twice: the same table
        assert await house.play_again(room, "kian") == new.table.id
        assert new.table.phase == PLAYING
        assert await stored(house, store.seats_of, new.table.id, "kian-phone") == [0]  # all devices of the seat come along
        assert [row.name for row in new.seats] == ["Kian", "Vera", "Leila"]
        assert new.match is not None
        assert not new.match.record.lines

    at_home(address, story, workers=0)


def test_everybody_at_the_table_hears_of_it(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        before = beat(room, 1)
        assert (await house.look(room, 1)).rematch is None
        await house.play_again(room, "leila")
        assert beat(room, 1) != before
        assert (await house.look(room, 1)).rematch == 0

    at_home(address, story, workers=0)


def test_a_rematch_against_bots_begins_at_once(address: str) -> None:
    async def story(house: House) -> None:
        room = await ended(house, [Wish("me", "Leila"), Wish("bot", "Vera", "random"), Wish("bot", "Omid", "medium")])
        new = await house.room(await house.play_again(room, "leila"))
        assert new.table.phase == PLAYING
        assert [row.name for row in new.seats] == ["Vera", "Omid", "Leila"]

    at_home(address, story, workers=0)


def test_two_who_ask_at_once_meet_at_one_table(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        one, other = await asyncio.gather(house.play_again(room, "leila"), house.play_again(room, "kian"))
        assert one == other
        assert (await house.room(one)).table.phase == PLAYING
        assert len(await stored(house, store.tables)) == 2

    at_home(address, story, workers=0)


def test_spectators_watch_again_but_do_not_ask(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        await house.database.write(lambda c: store.sit(c, room.table.id, Sitter(SPECTATOR, "guest")))
        with pytest.raises(Stuck, match="Only those who played"):
            await house.play_again(room, "guest")
        new = await house.play_again(room, "kian")
        assert await house.play_again(room, "guest") == new
        assert await stored(house, store.seats_of, new, "guest") == [SPECTATOR]
        assert (await house.room(new)).table.phase == LOBBY  # a guest takes nobody's seat

    at_home(address, story, workers=0)


def test_nothing_is_left_behind_where_a_rematch_is_refused(address: str) -> None:
    """The new table and the mark on the old one are one transaction."""

    async def story(house: House) -> None:
        room = await with_friend(house)
        house.tables = 0
        with pytest.raises(Stuck, match="All tables of this server are taken"):
            await house.play_again(room, "leila")
        put_away(house, room)
        room = await house.room(room.table.id)
        assert room.rematch is None
        assert len(await stored(house, store.tables)) == 1

    at_home(address, story, workers=0)


def test_a_seat_given_to_a_bot_meanwhile_is_taken(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        new = await house.room(await house.play_again(room, "leila"))
        await house.give_to_bot(new, [0], "random")
        with pytest.raises(Stuck, match="not open any more"):
            await house.play_again(room, "kian")

    at_home(address, story, workers=0)


def test_a_new_table_is_laid_where_the_rematch_was_deleted(address: str) -> None:
    async def story(house: House) -> None:
        room = await with_friend(house)
        first = await house.play_again(room, "leila")
        put_away(house, await house.room(first))
        await house.database.write(lambda c: store.delete(c, first))
        second = await house.play_again(room, "kian")
        assert second != first
        assert (await house.room(second)).seats[0].name == "Kian"

    at_home(address, story, workers=0)


def test_no_rematch_before_the_end(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("bot", "Vera", "random")], "leila")
        with pytest.raises(Stuck, match="not over yet"):
            await house.play_again(room, "leila")

    at_home(address, story, workers=0)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_one_button_leads_to_the_new_table(tmp_path: Any) -> None:
    app = create_app(f"sqlite:///{tmp_path / 't.db'}", workers=0, pace=0)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        match = played("san-juan", 2, "around", 2000)
        path = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False).headers["location"]
        page = client.get(f"{path}?seat=0").text
        assert f'action="{path}/rematch"' in page
        assert 'form="rematch"' in page
        reply = client.post(f"{path}/rematch", headers=ORIGIN, follow_redirects=False)
        assert reply.status_code == 303
        assert reply.headers["location"] != path
        assert "would like a rematch" not in client.get(f"{path}?seat=0&lang=en").text  # who asked knows it
        assert "would like a rematch" in client.get(f"{path}?seat=1&lang=en").text
