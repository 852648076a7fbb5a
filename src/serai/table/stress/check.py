"""The checker: from what the guests wrote down, the database and the logs to a list of breaches for each promise."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cached_property
from math import inf

import msgspec

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.events import Event
from serai.engine.hidden import permute
from serai.engine.match import Match
from serai.engine.save import save
from serai.table.journal import told
from serai.table.schema import ACT, BACK, BOT, DRAFT, NOTE, UNDRAFT, Entry
from serai.table.stress.notes import Notes, Sent, viewer
from serai.table.stress.stored import Stored
from serai.table.view import RECENT, View, view_of

LEASE, LIMIT = 6.0, 20.0  # seconds: how long a killed worker holds a turn, and how long a bot may think
AFTERWARDS = 6.0  # seconds in which those who waited for it may still miss what was away
MISSED = ("the database does not answer, so nothing can be done yet",)  # what may be said while it is away
SLACK = 4.0  # seconds until a turn that is free again is taken
JUDGED = (  # parts of a view that the journal decides
    *("game", "options", "over", "waiting", "ask", "choices", "several"),
    *("undo", "observation", "told", "lines", "seed", "sheets"),
)
CHOSE, TOOK_BACK = (ACT, DRAFT), (BACK, UNDRAFT)


class Evidence:
    """All that the checker looks at."""

    def __init__(self, notes: Notes, tables: list[Stored], logs: dict[str, str]) -> None:
        self.notes = notes
        self.tables = {one.table.id: one for one in tables}
        self.logs = logs

    @cached_property
    def keyed(self) -> dict[tuple[str, str], list[int]]:
        """Where a key stands in the journal of its table."""
        found = defaultdict(list)
        for one in self.tables.values():
            for place, entry in enumerate(one.entries):
                if entry.key:
                    found[one.table.id, entry.key].append(place)
        return found

    def away(self, since: float, until: float) -> float:
        """For how many of these seconds that was away which nothing can be done without, or missed by those who waited."""
        gone, covered = 0.0, since
        for kill in sorted(self.notes.kills, key=lambda kill: kill.at):
            if kill.alone:
                first, last = max(covered, kill.at), min(until, (kill.back or inf) + AFTERWARDS)
                gone += max(0.0, last - first)
                covered = max(covered, last)
        return gone

    def places(self, sent: Sent) -> list[int]:
        return self.keyed.get((sent.table, f"{sent.seat} {sent.key}"), [])

    @cached_property
    def retold(self) -> dict[str, Retelling]:
        samples = defaultdict(list)
        for table, seat, body in self.notes.samples:
            samples[table].append((seat, body))
        return {name: Retelling(one, samples[name]) for name, one in self.tables.items() if one.entries}


def counted(entries: list[Entry], seat: int | None) -> list[int]:
    """After each row, the table's version as a viewer counts it: what others draft in secret is not counted."""
    version, found = 0, []
    for entry in entries:
        version += not (entry.kind in (DRAFT, UNDRAFT) and entry.seat != seat)
        found.append(version)
    return found


# ---- What was done -----------------------------------------------------------------------------


def lost_or_doubled(evidence: Evidence) -> Iterator[str]:
    """Every acknowledged request stands in the journal once, with its seat and its actions; and nothing else does."""
    explained = defaultdict[str, set[int]](set)
    for sent in evidence.notes.sent:
        if sent.kind == "chat" or sent.table not in evidence.tables:
            continue
        entries, places = evidence.tables[sent.table].entries, evidence.places(sent)
        where = f"{sent.table}, seat {sent.seat}, {sent.kind} {' + '.join(sent.actions)} (key {sent.key})"
        if sent.done and not places:
            yield f"lost: {where}"
        if len(places) > 1:
            yield f"done {len(places)} times: {where}"
        for place in places:
            mine = rows_of(entries, place, sent)
            explained[sent.table].update(mine)
            if not mine:
                yield f"done differently: {where} stands there as {entries[place].seat} {entries[place].action!r}"
    for name in {sent.table for sent in evidence.notes.sent if sent.done} - set(evidence.tables):
        yield f"lost: the whole table {name}"
    for one in evidence.tables.values():
        people = {row.seat for row in one.seats if row.kind != BOT and (one.table.id, row.seat) not in evidence.notes.left}
        for place, entry in enumerate(one.entries):
            known = entry.seat not in people or place in explained[one.table.id]
            if entry.kind in (*CHOSE, *TOOK_BACK) and not known:
                yield f"nobody sent it, or it was done twice: {one.table.id}, row {entry.seq}, {entry.seat} {entry.action!r}"
    yield from lost_words(evidence)


def rows_of(entries: list[Entry], place: int, sent: Sent) -> list[int]:
    """The rows that a request became, from its key on; none if they are not what was sent.  A pass at the end of a set, "these
    and no more", is left out where nothing more is asked for anyway."""
    if sent.kind == "undo":
        return rows_back(entries, place, sent.seat)
    mine = [n for n in range(place, len(entries)) if entries[n].kind in CHOSE and entries[n].seat == sent.seat]
    for wanted in (sent.actions, [name for name in sent.actions if name != "pass"]):
        part = mine[: len(wanted)]
        if part and part[0] == place and sorted(entries[n].action for n in part) == sorted(wanted):
            return part
    return []


def rows_back(entries: list[Entry], place: int, seat: int) -> list[int]:
    """The rows by which a seat took back: before its own, the drafts that others had made since."""
    last = place
    while last < len(entries) - 1 and entries[last].kind == UNDRAFT and entries[last].seat != seat:
        last += 1
    mine = entries[last].kind in TOOK_BACK and entries[last].seat == seat
    return [*range(place, last + 1)] if mine else []


def lost_words(evidence: Evidence) -> Iterator[str]:
    """What was said stands there once."""
    for sent in evidence.notes.sent:
        if sent.kind == "chat" and sent.table in evidence.tables:
            chat = evidence.tables[sent.table].chat
            said = [note for note in chat if (note.seat, note.text) == (sent.seat, sent.key)]
            if len(said) > 1 or (sent.done and not said):
                yield f"said once, stored {len(said)} times: {sent.table}, seat {sent.seat}, {sent.key!r}"


def gaps(evidence: Evidence) -> Iterator[str]:
    """The journal counts 1, 2, 3 ..., the table's version counts the journal; so does the chat."""
    for one in evidence.tables.values():
        numbers = [entry.seq for entry in one.entries]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"a gap: {one.table.id} has the rows {missing(numbers)}"
        if one.table.version != len(numbers):
            yield f"the version is not the journal: {one.table.id} is at {one.table.version} with {len(numbers)} rows"
        said = [note.n for note in one.chat]
        if said != list(range(1, len(said) + 1)):
            yield f"a gap in the chat: {one.table.id}"


def missing(numbers: list[int]) -> str:
    lack = sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers))
    return f"1 to {max(numbers, default=0)} without {lack[:5]}" if lack else f"{numbers[:5]} ... in a wrong order"


# ---- What was stored and shown -----------------------------------------------------------------


class Retelling:
    """A journal played again from its seed, and views that were sent compared with it."""

    def __init__(self, one: Stored, samples: list[tuple[int | None, bytes]]) -> None:
        self.differs = ""  # where the stored state is another
        self.leaks: list[str] = []  # views that tell what their viewer cannot know
        self.wrong: list[str] = []  # views that are not what the journal says
        waiting = [(seat, msgspec.json.decode(body, type=View)) for seat, body in samples]
        versions = {seat: counted(one.entries, seat) for seat in (*range(one.table.players), None)}
        match = None
        try:
            for place, match in enumerate(course(one)):
                for seat, view in [pair for pair in waiting if pair[1].version == versions[pair[0]][place]]:
                    if shown(match, seat, view):
                        waiting.remove((seat, view))
                        if not honest(match, seat, view):
                            self.leaks.append(f"{viewer(one.table.id, seat)} at version {view.version}")
        except (SeraiError, LookupError, ValueError) as error:
            self.differs = f"{one.table.id} cannot be replayed: {type(error).__name__}: {error}"
        else:
            assert match is not None
            lines = len(match.record.lines)
            wanted = {lines - len(match.past) + n: state for n, (state, _) in enumerate(match.past)} | {lines: match.state}
            if one.states != {line: save(state) for line, state in wanted.items()}:
                self.differs = f"{one.table.id}: the journal leads to another state than the one that is stored"
            self.wrong = [f"{viewer(one.table.id, seat)} at version {view.version}" for seat, view in waiting]


def course(one: Stored) -> Iterator[Match]:
    """The match after each row of the journal; it is one match that moves on."""
    setup = find(one.table.game).setup(one.table.players, one.table.options)
    match, numbers = Match(setup, one.table.seed), setup.game.vocabulary.numbers
    for entry in one.entries:
        if entry.kind == ACT:
            match.write(entry.seat, numbers[entry.action])
        elif entry.kind == DRAFT:
            match.draft(entry.seat, numbers[entry.action])
        elif entry.kind in TOOK_BACK:
            match.take_back(entry.seat)
        elif entry.kind == NOTE:
            match.tell(told([entry])[0])
        if not match.state.stack:
            match.past = []  # nothing is taken back when the game is over
        yield match


def shown(match: Match, seat: int | None, view: View) -> bool:
    """Is this what the viewer had to see?"""
    made = view_of(match, view.seats, seat, recent=RECENT)
    same = msgspec.structs.replace(view, seats=made.seats, **{name: getattr(made, name) for name in JUDGED})
    return msgspec.json.encode(same) == msgspec.json.encode(view)


def honest(match: Match, seat: int | None, view: View) -> bool:
    """Is it the same view if everything is exchanged that the viewer cannot see?  (Who has chosen is open, so while others have
    drafts there is nothing to compare with.)"""
    if any(made for other, made in match.drafts.items() if other != seat):
        return True
    state = match.state if seat is None else permute(match.state, seat, f"stress {view.version}")
    unseen = [
        event
        if event.seen_by(seat)[4] is not None
        else Event(event.kind, event.player, event.numbers, (9999,) * len(event.cards), 0)
        for event in match.told
    ]
    drafts = {one: made for one, made in match.drafts.items() if one == seat}
    other = Match.restore(match.record, [state], drafts, unseen, match.moments)
    other.past = match.past
    return shown(other, seat, view)


def blurred(event: Event) -> Event:
    """With other cards, for those who were not shown them."""
    return Event(event.kind, event.player, event.numbers, (9999,) * len(event.cards), 0)


def other_states(evidence: Evidence) -> Iterator[str]:
    """The journal, replayed from the seed, leads to the stored states, byte for byte."""
    yield from [told.differs for told in evidence.retold.values() if told.differs]


def wrong_views(evidence: Evidence) -> Iterator[str]:
    """Every view that was looked at more closely is what the journal says at that version."""
    yield from [words for told in evidence.retold.values() for words in told.wrong]


def went_back(evidence: Evidence) -> Iterator[str]:
    """Nobody who asks is shown an older table than the same seat was shown before they asked; no stream goes back."""
    newest = defaultdict[tuple[str, int | None], list[tuple[int, int]]](list)  # by viewer: when, and the highest version then
    for seen in sorted(evidence.notes.seen, key=lambda seen: seen.at):
        row = newest[seen.table, seen.seat]
        if not row or seen.version > row[-1][1]:
            row.append((seen.at, seen.version))
    for seen in evidence.notes.seen:
        row = newest[seen.table, seen.seat]
        before = bisect_left(row, (seen.asked, 0))
        known = seen.after or (row[before - 1][1] if before else 0)
        if known > seen.version:
            yield f"{viewer(seen.table, seen.seat)} saw version {known} and then {seen.version}, from {seen.server}"


def not_converged(evidence: Evidence) -> Iterator[str]:
    """At the end every stream shows the last version."""
    for one in evidence.notes.behind:
        yield f"{viewer(one.table, one.seat)} is shown version {one.shown} instead of {one.wanted}"


def leaks(evidence: Evidence) -> Iterator[str]:
    """No byte tells what its reader must not know: other hands, codes, keys, seeds; nor does a log."""
    yield from evidence.notes.leaks
    yield from [f"it depends on what is hidden: {words}" for told in evidence.retold.values() for words in told.leaks]
    secrets = {secret for found in (evidence.notes.secrets, evidence.notes.seeds) for some in found.values() for secret in some}
    for name, text in evidence.logs.items():
        if any(secret in text for secret in secrets):
            yield f"the log of {name} holds a secret"


# ---- Who had to wait ---------------------------------------------------------------------------


def unfair(evidence: Evidence) -> Iterator[str]:
    """No refusal of what was legal when it was sent and never overtaken, nor of what was done."""
    for sent in evidence.notes.sent:
        if not sent.refusals or sent.kind == "chat" or sent.table not in evidence.tables:
            continue
        entries, codes = evidence.tables[sent.table].entries, ", ".join(sent.refusals)
        where = f"{sent.table}, seat {sent.seat}, {sent.kind} {' + '.join(sent.actions)} (key {sent.key}): {codes}"
        if evidence.places(sent):
            yield f"refused, but done: {where}"
            continue
        if len(sent.actions) > 1 and all(refusal.startswith("400") for refusal in sent.refusals):
            continue  # not every set of things that may be part of one is legal
        versions = counted(entries, sent.seat)
        later = [entry for entry, version in zip(entries, versions, strict=True) if version > sent.version]
        if not any(entry.time <= sent.answered for entry in later):
            yield f"refused, though nobody was faster: {where}"


def late_bots(evidence: Evidence) -> Iterator[str]:
    """No bot lets people wait longer than a killed worker's lease and the limit of its thoughts, while anybody can work."""
    yield from evidence.notes.idle
    for one in evidence.tables.values():
        bots = {row.seat for row in one.seats if row.kind == BOT}
        for before, entry in zip(one.entries, one.entries[1:], strict=False):
            took = entry.time - before.time - evidence.away(before.time, entry.time)
            if entry.seat in bots and len(bots) < one.table.players and took > LEASE + LIMIT + SLACK:
                yield f"{one.table.id}: the bot on seat {entry.seat} took {took:.0f} s (row {entry.seq})"


def errors(evidence: Evidence) -> Iterator[str]:
    """No answer that should never come, and no error in a log, unless PostgreSQL is missed while it is away."""
    yield from evidence.notes.faults
    for name, text in evidence.logs.items():
        yield from [f"{name}: {line:.300}" for line in text.splitlines() if is_error(line, evidence)]


def is_error(line: str, evidence: Evidence) -> bool:
    try:
        said = json.loads(line)
        if said["level"] != "error":
            return False
    except (ValueError, KeyError, TypeError):
        return " ERROR " in line or line.startswith("Traceback")
    when = datetime.fromisoformat(said["time"]).timestamp()
    return said["event"] not in MISSED or not evidence.away(when, when + AFTERWARDS)


PROMISES: dict[str, Callable[[Evidence], Iterator[str]]] = {
    "acknowledged actions are kept, once": lost_or_doubled,
    "journals have no gap": gaps,
    "replays lead to the stored states": other_states,
    "views show what the journal says": wrong_views,
    "no view goes back": went_back,
    "every stream converges": not_converged,
    "nothing legal is refused": unfair,
    "bots move in time": late_bots,
    "no errors": errors,
    "no secret is sent": leaks,
}


def breaches(evidence: Evidence) -> dict[str, list[str]]:
    return {name: list(found(evidence)) for name, found in PROMISES.items()}
