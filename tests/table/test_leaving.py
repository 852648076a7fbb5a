"""A visitor who leaves is told of, although the request that knew them is cancelled at that very moment."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import Any

import anyio
import pytest
import sqlalchemy as sa

from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.schema import PRESENCE
from serai.table.stream import changes


@pytest.mark.parametrize("slow", ["appear", "vanish"])
def test_a_stream_that_is_cancelled_leaves_nobody_behind(tmp_path: Path, slow: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House(open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), workers=0)
        await house.open()
        room = await house.create("san-juan", {}, [Wish("me"), Wish("open")], "somebody")
        works, reached = house.database.light, asyncio.Event()

        async def light(work: Any) -> Any:
            """A database that takes its time, as one on another machine does."""
            if (slow == "appear") == (0 in room.present):
                reached.set()
                await asyncio.sleep(0)
                await asyncio.sleep(0)
            return await works(work)

        monkeypatch.setattr(house.database, "light", light)

        async def listen() -> None:
            async with aclosing(changes(house, room, 0)) as news:
                async for _ in news:
                    reached.set()

        async with anyio.create_task_group() as group:  # as the server cancels the stream of those who are gone
            group.start_soon(listen)
            await reached.wait()
            group.cancel_scope.cancel()
        await asyncio.gather(*house.leaving)
        assert room.listeners == set()
        assert room.present == {}
        rows = await house.database.read(lambda connection: connection.execute(sa.select(PRESENCE)).all())
        await house.close()
        assert rows == []

    asyncio.run(story())
