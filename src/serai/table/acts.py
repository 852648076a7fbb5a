"""What a seat does at a table: it chooses, takes back, talks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.engine.match import Match, TooMany
from serai.table.database import ACT, BACK, DRAFT, UNDRAFT, WRITE, Entry, Stale
from serai.table.journal import told_since
from serai.table.lobby import clean
from serai.table.room import Room, Stuck

if TYPE_CHECKING:
    from serai.table.house import House

WORDS = 280  # the longest message of the chat


async def act(
    house: House, room: Room, seat: int, names: Sequence[str], decision: int | None = None, key: str | None = None
) -> None:
    """One or several actions of a seat, in words, all or none."""
    async with room.lock:
        key = f"{seat} {key}" if key else None  # everybody numbers requests in their own way
        if key in room.keys:
            return
        match = house.playing(room)
        room.check_decision(seat, decision)
        try:
            actions = match.rehearse(seat, numbers(room, names))
        except TooMany as error:
            raise Stuck("error-too-many", str(error)) from None
        entries: list[Entry] = []
        try:
            for action in actions:
                entries += done(room, match, seat, action, len(entries))
        except BaseException:
            house.forget(room, "an action failed halfway")
            raise
        entries[0].key = key
        await house.commit(room, entries)
    house.drive(room)


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
    match.do(seat, action)
    rows = [(seat, DRAFT, names[action])] if drafted else []
    rows += [(player, WRITE if drafted else ACT, name) for player, name in match.record.lines[lines:]]
    first = room.table.version + before + 1
    entries = [Entry(first + i, player, kind, name, []) for i, (player, kind, name) in enumerate(rows)]
    entries[-1].events = told_since(match, told)
    return entries


async def take_back(house: House, room: Room, seat: int, decision: int | None = None) -> None:
    """The last decision of a seat, while nobody has learned anything."""
    async with room.lock:
        match = house.playing(room)
        room.check_decision(seat, decision)
        told, drafted = len(match.told), bool(match.drafts.get(seat))
        match.take_back(seat)
        entry = Entry(room.table.version + 1, seat, UNDRAFT if drafted else BACK, "", told_since(match, told))
        await house.commit(room, [entry])
    house.drive(room)


async def say(house: House, room: Room, seat: int, text: str) -> None:
    """A message of the chat."""
    text = clean(text, WORDS)
    if not text:
        raise Stuck("error-empty", "An empty message says nothing: type some words.")
    async with room.lock:
        n = len(room.chat) + 1
        try:
            await house.database.say(room.table.id, n, seat, text)
        except Stale:
            house.forget(room, "another server wrote first")
            raise
        room.chat.append((n, seat, text))
        room.notify()
