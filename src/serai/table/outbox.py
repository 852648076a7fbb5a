"""Notices that wait to be sent.

The action that asks a person writes them in its own transaction, due a minute later.  Any process claims what is due, with a
lease, and drops it where it is of no use any more.  Each is sent at least once; a double has the same id and the same topic, so
that the other side can tell.  What cannot be sent is tried again after growing pauses and is then dead: kept, and counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.table import people
from serai.table.channels import Gone, Later, Outcome
from serai.table.notices import CONFIRM, TURN, Subject
from serai.table.schema import (
    CHANNELS,
    DEADLINES,
    OUTBOX,
    PEOPLE,
    PERSON,
    PLAYING,
    PRESENCE,
    SEATS,
    SITTERS,
    TABLES,
)
from serai.table.store import inserting

GRACE = 60.0  # seconds in which a person may see by themselves that it is their turn
PAUSES = (60.0, 300.0, 1800.0, 7200.0, 43200.0)  # seconds until the next try
LEASE = 90.0  # seconds in which a claimed notice has to be sent; longer than any channel waits
BATCH = 20  # notices that are sent at the same time
KEPT = 30 * 86400.0  # seconds for which dead notices are kept


class Item(msgspec.Struct):
    """A notice that was claimed, with all that it needs."""

    id: int
    kind: str
    tries: int
    channel: int
    target: str
    token: str
    language: str
    subject: Subject
    wanted: bool  # it still makes sense


# ---- Writing ------------------------------------------------------------------------------------

SAT = SITTERS.c.seat.in_(sa.bindparam("seats", expanding=True)) & (SITTERS.c.table_id == sa.bindparam("table"))
REACHED = (
    sa.select(CHANNELS.c.id, CHANNELS.c.kind, CHANNELS.c.target, SITTERS.c.seat)
    .join(SITTERS, SITTERS.c.person == CHANNELS.c.person)
    .where(SAT & CHANNELS.c.confirmed)
    .order_by(CHANNELS.c.id)
)


def put(connection: Connection, table_id: str, kind: str, seats: Mapping[int, int], due: float) -> None:
    """A notice for everybody who plays these seats, each with its decision, on every channel that they have confirmed."""
    found = connection.execute(REACHED, {"table": table_id, "seats": list(seats)})
    once = {(row.kind, row.target, row.seat): row.id for row in found}  # two devices of one person may name the same address
    rows = [
        {"channel": channel, "kind": kind, "table_id": table_id, "seat": seat, "decision": seats[seat], "due": due}
        for (_, _, seat), channel in once.items()
    ]
    if rows:
        connection.execute(inserting(connection.dialect.name, OUTBOX).on_conflict_do_nothing(), rows)


def put_own(connection: Connection, channel: int, kind: str, now: float) -> None:
    """A notice about the channel itself, sent at once; one of a kind waits at most."""
    here = (OUTBOX.c.channel == channel) & (OUTBOX.c.kind == kind)
    connection.execute(OUTBOX.delete().where(here))
    row = {"channel": channel, "kind": kind, "table_id": None, "seat": -1, "decision": 0, "due": now}
    connection.execute(OUTBOX.insert(), row)


# ---- Sending ------------------------------------------------------------------------------------


def claim(connection: Connection, channel: str, now: float) -> list[Item]:
    """What is due on this kind of channel, for `LEASE` seconds ours."""
    ready = (OUTBOX.c.due <= now) & (OUTBOX.c.lease <= now) & ~OUTBOX.c.dead & (CHANNELS.c.kind == channel)
    query = sa.select(OUTBOX.c.id).join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel).where(ready).order_by(OUTBOX.c.due)
    ids = list(connection.execute(query.limit(BATCH).with_for_update(of=OUTBOX, skip_locked=True)).scalars())
    if not ids:
        return []
    connection.execute(OUTBOX.update().where(OUTBOX.c.id.in_(ids)).values(lease=now + LEASE, tries=OUTBOX.c.tries + 1))
    return [item(row, now) for row in connection.execute(described(now).where(OUTBOX.c.id.in_(ids))).mappings()]


def described(now: float) -> sa.Select[Any]:
    """Notices with their channels, people and tables."""
    seat = (SEATS.c.table_id == OUTBOX.c.table_id) & (SEATS.c.seat == OUTBOX.c.seat)
    sits = (
        (SITTERS.c.table_id == OUTBOX.c.table_id) & (SITTERS.c.seat == OUTBOX.c.seat) & (SITTERS.c.person == CHANNELS.c.person)
    )
    timed = (DEADLINES.c.table_id == OUTBOX.c.table_id) & (DEADLINES.c.seat == OUTBOX.c.seat)
    there = (PRESENCE.c.table_id == OUTBOX.c.table_id) & (PRESENCE.c.seat == OUTBOX.c.seat) & (PRESENCE.c.until > now)
    return (
        sa.select(
            OUTBOX,
            CHANNELS.c.target,
            CHANNELS.c.token,
            CHANNELS.c.confirmed,
            PEOPLE.c.language,
            TABLES.c.game,
            TABLES.c.title,
            TABLES.c.phase,
            TABLES.c.asked,
            SEATS.c.kind.label("seat_kind"),
            SEATS.c.away,
            SITTERS.c.person.label("sitter"),
            DEADLINES.c.at,
            sa.exists().where(there).label("present"),
        )
        .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
        .outerjoin(PEOPLE, PEOPLE.c.person == CHANNELS.c.person)
        .outerjoin(TABLES, TABLES.c.id == OUTBOX.c.table_id)
        .outerjoin(SEATS, seat)
        .outerjoin(SITTERS, sits)
        .outerjoin(DEADLINES, timed)
        .order_by(OUTBOX.c.id)
    )


def item(row: Any, now: float) -> Item:
    left = row["at"] - now if row["at"] is not None else None
    return Item(
        row["id"],
        row["kind"],
        row["tries"],
        row["channel"],
        row["target"],
        row["token"],
        row["language"] or "en",
        Subject(row["table_id"] or "", row["game"] or "", row["title"] or "", left),
        wanted(row),
    )


def wanted(row: Any) -> bool:
    """Does a notice still make sense?  Not without consent, not where the person sees the table, not when the turn is over."""
    if row["table_id"] is None:
        return bool(row["confirmed"]) or row["kind"] == CONFIRM
    if not row["confirmed"] or row["sitter"] is None or row["present"]:
        return False
    if row["kind"] != TURN:
        return True
    asked: list[int] = msgspec.json.decode(row["asked"])
    mine = row["phase"] == PLAYING and row["seat_kind"] == PERSON and not row["away"]
    return bool(mine and row["seat"] < len(asked) and asked[row["seat"]] == row["decision"])


def settle(connection: Connection, sent: Item, outcome: Outcome, now: float) -> bool:
    """What became of a notice.  True: it is dead."""
    here = OUTBOX.c.id == sent.id
    if isinstance(outcome, Gone):
        people.remove_number(connection, sent.channel)
    elif not isinstance(outcome, Later):
        drop(connection, [sent])
    elif sent.tries > len(PAUSES):
        connection.execute(OUTBOX.update().where(here).values(dead=True, lease=0.0))
        return True
    else:
        due = now + max(PAUSES[sent.tries - 1], outcome.seconds)
        connection.execute(OUTBOX.update().where(here).values(due=due, lease=0.0))
    return False


def drop(connection: Connection, items: Iterable[Item]) -> None:
    connection.execute(OUTBOX.delete().where(OUTBOX.c.id.in_([one.id for one in items])))


# ---- Looking after it ---------------------------------------------------------------------------


def expire(connection: Connection, now: float) -> int:
    """Dead notices that are old are forgotten."""
    return connection.execute(OUTBOX.delete().where(OUTBOX.c.dead & (OUTBOX.c.due < now - KEPT))).rowcount
