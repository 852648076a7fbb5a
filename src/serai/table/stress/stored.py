"""The tables of a database, with all their secrets, for the checker."""

from __future__ import annotations

import msgspec

from serai.catalogue import find
from serai.engine.save import load
from serai.table.database import LOBBY, PLAYING, Database, Entry, SeatRow, TableRow
from serai.table.journal import retraced
from serai.table.room import BOT


class Stored(msgspec.Struct):
    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    states: dict[int, str]
    chat: list[tuple[int, int, str]]

    def bots_move(self) -> bool:
        """Is it a bot's turn?"""
        if self.table.phase != PLAYING:
            return False
        state = load(self.states[max(self.states)], find, any_rules=True)
        _, drafts = retraced(self.table, self.entries)
        played = [row.seat for row in self.seats if row.kind == BOT or row.away]
        return any(seat in played and not drafts.get(seat) for seat in state.waiting())


async def read(address: str) -> list[Stored]:
    """All tables."""
    database = Database(address)
    try:
        found = []
        for table in await database.tables(limit=None):
            seats = (await database.table(table.id) or (table, []))[1]
            entries, states = await database.entries(table.id), await database.states(table.id)
            found.append(Stored(table, seats, entries, states, await database.chat(table.id)))
        return found
    finally:
        await database.close()


def begun(tables: list[Stored]) -> list[Stored]:
    return [one for one in tables if one.table.phase != LOBBY]
