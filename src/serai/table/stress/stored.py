"""The tables of a database, with all their secrets, for the checker."""

from __future__ import annotations

import msgspec
from sqlalchemy.engine import Connection

from serai.catalogue import find
from serai.engine.save import load
from serai.table import store
from serai.table.database import open_database
from serai.table.journal import retraced
from serai.table.schema import BOT, PLAYING, Entry, Message, SeatRow, TableRow


class Stored(msgspec.Struct):
    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    states: dict[int, str]
    chat: list[Message]

    def bots_move(self) -> bool:
        """Is it a bot's turn?"""
        if self.table.phase != PLAYING:
            return False
        state = load(self.states[max(self.states)], find, any_rules=True)
        _, drafts = retraced(self.table, self.entries)
        played = [row.seat for row in self.seats if row.kind == BOT or row.away]
        return any(seat in played and not drafts.get(seat) for seat in state.waiting())


async def read(address: str) -> list[Stored]:
    """All tables, at one moment."""
    database = open_database(address)
    try:
        return await database.read(read_all)
    finally:
        await database.close()


def read_all(connection: Connection) -> list[Stored]:
    return [
        Stored(
            table,
            store.seats(connection, table.id),
            store.entries(connection, table.id),
            {line: store.unpack(state) for line, state in store.states(connection, table.id).items()},
            store.chat(connection, table.id),
        )
        for table in store.tables(connection, limit=None)
    ]
