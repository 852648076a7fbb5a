"""Until when people have to choose, and what happens then.

The change that asks a seat sets its deadline and writes its notices; the change that answers it removes the deadline.  Both
belong to the transaction of the change, so that no clock runs for what is not stored.  At a deadline a bot takes the seat,
which stays the person's: any visit takes it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.table import outbox
from serai.table.clock import deadline, seat_clock
from serai.table.notices import TURN
from serai.table.people import Preferences
from serai.table.room import Room
from serai.table.schema import DEADLINES, PEOPLE, PLAYING, SITTERS
from serai.table.store import deadlines, upsert

BATCH = 50  # deadlines that are looked at together
AGAIN = 600.0  # seconds until a deadline is looked at again whose table cannot be opened


class Due(msgspec.Struct):
    """A deadline that has passed."""

    table_id: str
    seat: int
    decision: int


def asked(room: Room) -> dict[int, int]:
    """The seats of people who have to choose now, each with the number of its question."""
    match = room.match
    if match is None or room.table.phase != PLAYING:
        return {}
    people = [seat for seat in match.state.waiting() if not room.bot_level(seat) and not match.ready(seat)]
    return {seat: room.decision(seat) for seat in people}


# ---- In the transaction of a change -------------------------------------------------------------


def following(room: Room, before: Mapping[int, int], now: float) -> list[Callable[[Connection], object]]:
    """What a change has to write besides: deadlines and notices of those who are asked since then, and no others."""
    after = asked(room)
    news = {seat: decision for seat, decision in after.items() if before.get(seat) != decision}
    clock = clock_of(room)
    work: list[Callable[[Connection], object]] = []
    if news:
        work.append(partial(outbox.put, table_id=room.table.id, kind=TURN, seats=news, due=now + outbox.GRACE))
    if clock and (news or before.keys() - after.keys()):
        clocks = {seat: seat_clock(clock, room.seats[seat].missed) for seat in news}
        work.append(partial(wind, room=room, asked=after, clocks=clocks, now=now))
    return work


def clock_of(room: Room) -> int:
    """Seconds for each decision; 0: as long as anybody likes."""
    return int(room.table.settings.get("clock", 0))


HERE: sa.BindParameter[str] = sa.bindparam("table")
STOPPED = DEADLINES.delete().where(
    (DEADLINES.c.table_id == HERE) & DEADLINES.c.seat.not_in(sa.bindparam("seats", expanding=True))
)
HABITS = (
    sa.select(PEOPLE.c.language, PEOPLE.c.zone, PEOPLE.c.sleep_from, PEOPLE.c.sleep_to)
    .join(SITTERS, SITTERS.c.person == PEOPLE.c.person)
    .where((SITTERS.c.table_id == HERE) & (SITTERS.c.seat == sa.bindparam("seat")) & (PEOPLE.c.zone != ""))
    .order_by(SITTERS.c.seen.desc())
    .limit(1)
)


def wind(connection: Connection, room: Room, asked: Mapping[int, int], clocks: Mapping[int, int], now: float) -> None:
    """Set the clocks of seats that are asked something new, stop those of seats that are not asked any more."""
    connection.execute(STOPPED, {"table": room.table.id, "seats": list(asked)})
    for seat, clock in clocks.items():
        person = habits(connection, room.table.id, seat)
        at = deadline(now, clock, person.place, person.sleep)
        upsert(connection, DEADLINES, {"table_id": room.table.id, "seat": seat, "decision": asked[seat], "at": at})
    room.deadlines = deadlines(connection, room.table.id)


def habits(connection: Connection, table_id: str, seat: int) -> Preferences:
    """The time zone and the sleeping hours of the person on a seat: as they have said with the device they used last."""
    row = connection.execute(HABITS, {"table": table_id, "seat": seat}).mappings().first()
    return Preferences(**row) if row is not None else Preferences()


# ---- When they have passed ----------------------------------------------------------------------


def due(connection: Connection, now: float) -> list[Due]:
    query = sa.select(DEADLINES).where(DEADLINES.c.at <= now).order_by(DEADLINES.c.at).limit(BATCH)
    return [Due(row.table_id, row.seat, row.decision) for row in connection.execute(query)]


def postpone(connection: Connection, one: Due, now: float) -> None:
    """A table that cannot be opened does not stand in the way of the others."""
    connection.execute(DEADLINES.update().where(same(one)).values(at=now + AGAIN))


def forget(connection: Connection, one: Due) -> None:
    connection.execute(DEADLINES.delete().where(same(one)))


def same(one: Due) -> sa.ColumnElement[bool]:
    here = (DEADLINES.c.table_id == one.table_id) & (DEADLINES.c.seat == one.seat)
    return here & (DEADLINES.c.decision == one.decision)
