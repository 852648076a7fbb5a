"""What the journal says of a match: rows for what was done, and back again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.catalogue import find
from serai.engine.events import Event
from serai.engine.game import Setup
from serai.engine.log import Record
from serai.engine.match import Match
from serai.table.schema import ACT, BACK, BEGIN, DRAFT, END, UNDRAFT, WRITE, Entry, TableRow


def told_since(match: Match, told: int) -> list[list[Any]]:
    """The events that were told after the first `told`, as the journal keeps them."""
    return [event_row(*news) for news in zip(match.told[told:], match.moments[told:], strict=True)]


def event_row(event: Event, line: int) -> list[Any]:
    return [event.kind, event.player, event.numbers, event.cards, event.eyes, line]


def told(entries: Sequence[Entry]) -> tuple[list[Event], list[int]]:
    """The events of a journal, and after how many lines each was told."""
    rows = [row for entry in entries for row in entry.events]
    events = [Event(kind, player, tuple(numbers), tuple(cards), eyes) for kind, player, numbers, cards, eyes, _ in rows]
    return events, [row[-1] for row in rows]


def undrafted(match: Match) -> list[tuple[int, str]]:
    """Seats and kinds of the rows that are due when a match goes back: nobody's draft answers a question of before."""
    return [(seat, UNDRAFT) for seat, drafts in match.drafts.items() for _ in drafts]


def taken_back(table: TableRow, rows: Sequence[tuple[int, str]], events: list[list[Any]]) -> list[Entry]:
    """The rows by which a match goes back, with what is told of it."""
    entries = [Entry(table.version + n, seat, kind, "", []) for n, (seat, kind) in enumerate(rows, 1)]
    entries[-1].events = events
    return entries


def opening(match: Match) -> list[Entry]:
    """The first rows of a journal: the beginning, and the lines of a match that was begun elsewhere."""
    rows = [(-1, BEGIN, ""), *[(seat, ACT, name) for seat, name in match.record.lines]]
    entries = [Entry(n, *row, []) for n, row in enumerate(rows, 1)]
    for event, line in zip(match.told, match.moments, strict=True):
        entries[line].events.append(event_row(event, line))
    return entries


def retraced(table: TableRow, entries: Sequence[Entry]) -> tuple[Record, dict[int, list[int]]]:
    """What a whole journal comes to: the lines that stand, and by seat the answers to a choice at once that is still open."""
    setup: Setup = find(table.game).setup(table.players, table.options)
    record = Record(setup, table.seed, table.rules)
    drafts: dict[int, list[int]] = {}
    retrace(record, drafts, entries)
    return record, drafts


def retrace(record: Record, drafts: dict[int, list[int]], entries: Sequence[Entry]) -> None:
    """Follow further rows of a journal."""
    numbers = record.setup.game.vocabulary.numbers
    for entry in entries:
        if entry.kind in (ACT, WRITE):
            record.lines.append((entry.seat, entry.action))
        elif entry.kind == BACK:
            record.lines.pop()
        elif entry.kind == DRAFT:
            drafts.setdefault(entry.seat, []).append(numbers[entry.action])
        elif entry.kind == UNDRAFT:
            drafts[entry.seat].pop()
        elif entry.kind == END:
            record.end = entry.action
        if entry.kind == WRITE or not drafts.get(entry.seat, [-1]):
            drafts.pop(entry.seat, None)
