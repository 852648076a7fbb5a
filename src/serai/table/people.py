"""What people have told the server about themselves: time zone, sleeping hours, language, where notices may go; and what a
coach has told them.

Plain statements of a connection; a person is known by the hash of their cookie.  Everything is off until they turn it on."""

from __future__ import annotations

import secrets
import time
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.table.channels import PUSH
from serai.table.clock import Sleep, zone_of
from serai.table.schema import CHANNELS, FACTS, LESSONS, OUTBOX, PEOPLE
from serai.table.store import upsert

MOST = 6  # channels of one person
LETTERS = 3  # times that somebody may ask us to write to an address that is not confirmed
UNCONFIRMED = 2 * 86400.0  # seconds for which a channel waits to be confirmed
OFFER = "notices"  # the fact that says what this server can send


class Preferences(msgspec.Struct):
    """What a person has chosen."""

    language: str = ""
    zone: str = ""
    sleep_from: int = 0  # minutes after midnight; equal ones mean that no sleep was named
    sleep_to: int = 0

    @property
    def sleep(self) -> Sleep | None:
        return Sleep(self.sleep_from, self.sleep_to) if self.sleep_from != self.sleep_to else None

    @property
    def place(self) -> ZoneInfo:
        return zone_of(self.zone or "UTC")


class Way(msgspec.Struct):
    """A channel of a person."""

    id: int
    kind: str
    target: str
    confirmed: bool
    token: str  # in the links by which it is confirmed and ended


class Offer(msgspec.Struct):
    """Which notices can be sent, as the process says that sends them."""

    kinds: list[str] = []
    key: str = ""  # with which browsers subscribe to web push
    loopback: bool = False  # may go to this machine itself, for tests


# ---- Preferences --------------------------------------------------------------------------------


def preferences(connection: Connection, person: str) -> Preferences:
    row = connection.execute(sa.select(PEOPLE).where(PEOPLE.c.person == person)).mappings().first()
    return Preferences(**{name: row[name] for name in Preferences.__struct_fields__}) if row is not None else Preferences()


def prefer(connection: Connection, person: str, chosen: Preferences) -> None:
    upsert(connection, PEOPLE, {"person": person, **msgspec.structs.asdict(chosen), "seen": time.time()})


# ---- Lessons ------------------------------------------------------------------------------------


def progress(connection: Connection, person: str, game: str) -> str:
    """What the coach has told a person of a game, as the pages wrote it down; empty: nothing yet."""
    here = (LESSONS.c.person == person) & (LESSONS.c.game == game)
    return connection.execute(sa.select(LESSONS.c.progress).where(here)).scalar_one_or_none() or ""


def learn(connection: Connection, person: str, game: str, progress: str) -> None:
    upsert(connection, LESSONS, {"person": person, "game": game, "progress": progress, "seen": time.time()})


# ---- Channels -----------------------------------------------------------------------------------


def way(row: Any) -> Way:
    return Way(**{name: row[name] for name in Way.__struct_fields__})


def ways(connection: Connection, person: str) -> list[Way]:
    """The channels of a person, the oldest first."""
    found = connection.execute(sa.select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.id))
    return [way(row) for row in found.mappings()]


def way_of(connection: Connection, token: str) -> Way | None:
    """The channel that a link names."""
    row = connection.execute(sa.select(CHANNELS).where(of_token(token))).mappings().first()
    return way(row) if row is not None else None


def add_way(connection: Connection, person: str, kind: str, target: str) -> Way | None:
    """A new channel, which has to be confirmed; a browser's subscription is confirmed by itself.  The same target again is
    the same channel.  None: this person has as many as anybody may have, or nobody answers at this address."""
    here = (CHANNELS.c.person == person) & (CHANNELS.c.kind == kind) & (CHANNELS.c.target == target)
    row = connection.execute(sa.select(CHANNELS).where(here)).mappings().first()
    if row is not None:
        return way(row)
    counted = sa.select(sa.func.count()).select_from(CHANNELS)
    mine = counted.where(CHANNELS.c.person == person)
    asked = counted.where((CHANNELS.c.target == target) & ~CHANNELS.c.confirmed)
    if connection.execute(mine).scalar_one() >= MOST or connection.execute(asked).scalar_one() >= LETTERS:
        return None
    values = {"person": person, "kind": kind, "target": target, "confirmed": kind == PUSH, "token": secrets.token_urlsafe(24)}
    made = connection.execute(CHANNELS.insert().values(**values, made=time.time()).returning(*CHANNELS.c))
    return way(made.mappings().one())


def confirm(connection: Connection, token: str) -> bool:
    done = connection.execute(CHANNELS.update().where(of_token(token)).values(confirmed=True))
    return done.rowcount == 1


def end(connection: Connection, token: str) -> bool:
    """No more notices there: the channel is forgotten with all that was to be sent."""
    return remove(connection, of_token(token)) == 1


def of_token(token: str) -> sa.ColumnElement[bool]:
    """One without a token is nobody's."""
    return (CHANNELS.c.token == token) & (CHANNELS.c.token != "")


def remove_way(connection: Connection, person: str, number: int) -> bool:
    return remove(connection, (CHANNELS.c.person == person) & (CHANNELS.c.id == number)) == 1


def remove_number(connection: Connection, number: int) -> None:
    remove(connection, CHANNELS.c.id == number)


def remove_unconfirmed(connection: Connection, now: float) -> int:
    """Addresses that nobody has confirmed are not kept."""
    return connection.execute(CHANNELS.delete().where(~CHANNELS.c.confirmed & (CHANNELS.c.made < now - UNCONFIRMED))).rowcount


def remove(connection: Connection, which: sa.ColumnElement[bool]) -> int:
    """What was not confirmed stays for a while, as nobody's: so that nobody makes us write there again and again."""
    connection.execute(OUTBOX.delete().where(OUTBOX.c.channel.in_(sa.select(CHANNELS.c.id).where(which))))
    gone = connection.execute(CHANNELS.delete().where(which & CHANNELS.c.confirmed)).rowcount
    return gone + connection.execute(CHANNELS.update().where(which).values(person="", token="")).rowcount


# ---- Facts of the whole server ------------------------------------------------------------------


def offer(connection: Connection) -> Offer:
    """What can be sent; without a process that sends, nothing."""
    text = connection.execute(sa.select(FACTS.c.value).where(FACTS.c.name == OFFER)).scalar_one_or_none()
    return msgspec.json.decode(text, type=Offer) if text else Offer()


def offering(connection: Connection, made: Offer) -> None:
    upsert(connection, FACTS, {"name": OFFER, "value": msgspec.json.encode(made).decode()})
