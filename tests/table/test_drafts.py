"""Secret choices at a table whose past changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room
from serai.table.schema import BACK, UNDRAFT
from serai.table.stress.check import course
from serai.table.stress.stored import read_all
from tests.drafts import SEED, decisions, found


def test_those_who_chose_in_secret_still_see_the_table_when_another_takes_back(tmp_path: Path) -> None:
    """Seat A chooses, seat B drafts an answer to what follows, seat A takes back: the question of B is not put any more."""

    async def story() -> None:
        house = House(open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), workers=0)
        await house.open()
        room = await house.create("san-juan", {}, [Wish("hot", "Leila"), Wish("hot", "Kian")], "somebody", seed=str(SEED))
        assert room.match is not None
        names = room.setup.game.vocabulary.names
        for seat, action in decisions(room.match):
            await house.act(room, seat, [names[action]])
        seat, other = found(room.match)
        await house.act(room, other, [names[room.match.state.options_for(other)[0]]])
        await house.take_back(room, seat, key="once")
        await house.take_back(room, seat, key="once")  # sent again
        await check(house, room, other)
        await house.close()

    asyncio.run(story())


async def check(house: House, room: Room, other: int) -> None:
    """Everybody sees it, here and where it is read anew; the journal tells the same."""
    (stored,) = await house.database.read(read_all)
    assert [(entry.seat, entry.kind) for entry in stored.entries[-2:]] == [(other, UNDRAFT), (1 - other, BACK)]
    *_, retold = course(stored)
    assert retold.drafts == {}
    fresh = Room(await house.database.read(lambda connection: house.contents(room.table.id, 0, 0, connection)))
    for viewer in (0, 1, None):
        assert (await house.look(room, viewer)) == fresh.view(viewer)
