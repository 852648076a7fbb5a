"""What a seat does at a table: it chooses, takes back, talks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from serai.engine.errors import SeraiError
from serai.engine.match import Match, TooMany
from serai.table import store
from serai.table.database import Taken
from serai.table.journal import taken_back, told_since, undrafted
from serai.table.metrics import ACTS
from serai.table.names import clean
from serai.table.room import HELD, MOVED, Room, Stuck
from serai.table.schema import ACT, BACK, DRAFT, UNDRAFT, WRITE, Entry, Message
from serai.table.server_log import bind
from serai.table.store import Change

if TYPE_CHECKING:
    from serai.table.house import House

WORDS = 280  # the longest message of the chat


class Broken(Exception):
    """An action failed although it was rehearsed: a mistake of ours."""


async def act(
    house: House,
    room: Room,
    seat: int,
    names: Sequence[str],
    decision: int | None = None,
    key: str | None = None,
    by_bot: bool = False,
    in_order: bool = False,
    reading: bool = False,
) -> None:
    """One or several actions of a seat, in words, all or none: the things of a set, or decisions one after the other.
    `reading`: bots wait until it is known whether the coach has a note for this seat."""

    def work(room: Room) -> Change:
        match = room.playing()
        room.check_decision(seat, decision)
        if by_bot and not room.bot_level(seat):
            raise Stuck("error-stale", MOVED)  # the person came back while it thought
        rehearse = match.rehearse_in_order if in_order else match.rehearse
        try:
            actions = rehearse(seat, numbers(room, names))
        except TooMany as error:
            raise Stuck("error-too-many", str(error)) from None
        entries: list[Entry] = []
        for action in actions:
            entries += done(room, match, seat, action, len(entries))
        change = room.proceed(entries)
        if reading:
            room.table.settings = {**room.table.settings, HELD: True}
        row = room.seats[seat]
        if row.missed and not row.away:  # in time again
            row.missed = 0
            change.seats = [row]
        return change

    await once(house, room, seat, key, [*names, *(["in order"] if in_order else []), decision], work)


async def take_back(
    house: House, room: Room, seat: int, decision: int | None = None, key: str | None = None, steps: int = 1
) -> None:
    """The last decision of a seat, while nobody has learned anything; or as many as were sent at once, such as a way."""

    def work(room: Room) -> Change:
        match = room.playing()
        room.check_decision(seat, decision)
        told = len(match.told)
        rows: list[tuple[int, str]] = []
        for n in range(max(1, steps)):
            if n and match.stuck(seat):
                break
            rows += [(seat, UNDRAFT)] if match.drafts.get(seat) else [*undrafted(match), (seat, BACK)]
            match.take_back(seat)
        return room.proceed(taken_back(room.table, rows, told_since(match, told)))

    await once(house, room, seat, key, ["", decision, *([steps] if steps > 1 else [])], work)


async def once(
    house: House, room: Room, seat: int, key: str | None, request: list[object], work: Callable[[Room], Change]
) -> None:
    """A change that the same request, sent again with the same key, does not make again."""
    bind(table=room.table.id, seat=seat)
    mark = f"{seat} {key}" if key else None  # everybody numbers requests in their own way
    digest = sha256(msgspec.json.encode(request)).hexdigest()[:16]

    def marked(room: Room) -> Change:
        change = work(room)
        change.entries[0].key, change.entries[0].digest = mark, digest if mark else None
        return change

    try:
        await house.change(room, marked)
    except (SeraiError, Taken):
        before = await house.database.peek(lambda c: store.done(c, room.table.id, mark)) if mark else None
        if before is None:
            ACTS.labels("refused").inc()
            raise
        if before.digest not in (digest, None):
            ACTS.labels("refused").inc()
            raise Stuck("error-key", "This key was used for another action: send a new key with every new action.") from None
        ACTS.labels("repeated").inc()
    except Exception:
        ACTS.labels("failed").inc()
        raise
    else:
        ACTS.labels("done").inc()


def numbers(room: Room, names: Sequence[str]) -> list[int]:
    """The numbers of actions in words."""
    known = room.setup.game.vocabulary.numbers
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        said = f"Unknown action {unknown[0]!r:.60}" if unknown else "No action was sent"
        raise Stuck("error-unknown-action", f"{said}. Send one or more of the actions of your view of {room.setup.game.id}.")
    return [known[name] for name in names]


def done(room: Room, match: Match, seat: int, action: int, before: int) -> list[Entry]:
    """Play one action; what happened to log and drafts as rows of the journal, after `before` others of the same request."""
    names = room.setup.game.vocabulary.names
    lines, told = len(match.record.lines), len(match.told)
    drafted = match.is_draft(seat, action)
    try:
        match.do(seat, action)
    except SeraiError as error:
        raise Broken from error
    rows = [(seat, DRAFT, names[action])] if drafted else []
    rows += [(player, WRITE if drafted else ACT, name) for player, name in match.record.lines[lines:]]
    first = room.table.version + before + 1
    entries = [Entry(first + i, player, kind, name, []) for i, (player, kind, name) in enumerate(rows)]
    entries[-1].events = told_since(match, told)
    return entries


async def say(house: House, room: Room, seat: int, text: str) -> None:
    """A message of the chat."""
    words = clean(text, WORDS)
    if not words:
        raise Stuck("error-empty", "An empty message says nothing: type some words.")

    def work(room: Room) -> Change:
        room.chat.append(Message(len(room.chat) + 1, seat, words))
        return Change(said=room.chat[-1:])

    await house.change(room, work)
