"""A whole stress run: open, play and kill, converge, close, check, report."""

from __future__ import annotations

import asyncio
import os
import platform
import random
import secrets
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from serai import __version__
from serai.catalogue import own
from serai.table.loopback import load, spread
from serai.table.stress import stored
from serai.table.stress.check import LEASE, LIMIT, SLACK, Evidence, breaches, counted
from serai.table.stress.guests import Guests, Party, Viewer
from serai.table.stress.notes import Behind, Notes
from serai.table.stress.processes import KINDS, POSTGRES, SHARES, Processes

CONVERGENCE = 8.0  # seconds in which every stream has to show the last version
BOTS_ALONE = 8  # every 8th table
OPENING = 5.0  # seconds in which every server loads every table: what is answered then says nothing about the play
CALM = 1.0  # seconds at the beginning and at the end without a kill


class Plan(msgspec.Struct):
    """How much is done."""

    servers: int = 3
    workers: int = 2
    tables: int = 24
    clients: int = 200
    seconds: float = 60.0
    kill: tuple[str, ...] = KINDS
    kills: int = 20
    rate: float = 40.0  # acts a second of all people together; 0: as many as they can
    pace: float = 0.0  # seconds between two moves of bots
    game: str = ""  # empty: all in turn
    sqlite: bool = False
    seed: str = ""


async def run(plan: Plan, begin: Callable[[str], None], calibration: Callable[[], float]) -> dict[str, Any]:
    """Do it all.  `begin` is told what happens now; `calibration` says how fast this machine is."""
    seed = plan.seed or secrets.token_hex(8)
    notes = Notes(seed)
    begin("calibration")
    head: dict[str, Any] = {
        "serai": __version__,
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "load_before": load(),
        "calibration_us": round(calibration(), 3),
        "database": "sqlite" if plan.sqlite else "postgresql",
        "seed": seed,
    }
    with tempfile.TemporaryDirectory(prefix="serai-stress-") as folder:
        processes = Processes(
            Path(folder), plan.servers, plan.workers, plan.sqlite, plan.pace, f"{seed} {secrets.token_hex(8)}"
        )
        try:
            async with interruptible() as interrupted:
                begin("start")
                await processes.open()
                before = processes.spent() | {"guests": time.process_time()}
                seconds = await play(plan, processes, notes, begin, interrupted)
                after = processes.spent() | {"guests": time.process_time()}
                begin("close")
                await processes.close()
                begin("read the database")
                tables = await stored.read(processes.address)
                logs = processes.logs()
        finally:
            processes.clear()
    begin("check")
    notes.faults += wrong_seeds(notes, tables)
    found = await asyncio.to_thread(breaches, Evidence(notes, tables, logs))
    figures = measured(notes, tables, seconds, {kind: after[kind] - before[kind] for kind in after})
    return head | figures | {"interrupted": interrupted.is_set(), "breaches": found, "load_after": load()}


@asynccontextmanager
async def interruptible() -> AsyncIterator[asyncio.Event]:
    """The first interrupt ends the play, or keeps it short; what was done so far is checked.  The second ends everything."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    main = asyncio.current_task()
    assert main is not None

    def interrupt() -> None:
        if asked.is_set():
            main.cancel()
        asked.set()

    loop.add_signal_handler(signal.SIGINT, interrupt)
    try:
        yield asked
    finally:
        loop.remove_signal_handler(signal.SIGINT)


# ---- Play --------------------------------------------------------------------------------------


async def play(
    plan: Plan, processes: Processes, notes: Notes, begin: Callable[[str], None], interrupted: asyncio.Event
) -> float:
    """Guests play and processes are killed; then every stream has to show the end, and every bot has to move.  Returns how many
    seconds were played."""
    guests = Guests(processes.servers, notes, processes.seed, plan.rate)
    parties = seated(plan, guests)
    people = [viewer for party in parties for viewer in party.streams]
    watching = [*people, *watchers(plan, guests, parties, len(people))]
    streams = [asyncio.create_task(viewer.run()) for viewer in watching]
    playing = [asyncio.create_task(party.run()) for party in parties]
    begun = time.monotonic()
    killer = asyncio.create_task(kill(plan, processes, notes))
    try:
        while time.monotonic() - begun < plan.seconds and not interrupted.is_set():
            begin(said(notes, plan, time.monotonic() - begun))
            processes.spent()  # what is killed next would be forgotten
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await interrupted.wait()
            failed([*streams, *playing, killer, *processes.restarts.values()])
        seconds = time.monotonic() - begun
        guests.stop()
        begin("the last answers")
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
        await asyncio.gather(*processes.restarts.values())
        await asyncio.gather(*playing)
        begin("every stream has to show the end")
        await converge(processes, notes, watching)
        begin("every bot has to move")
        await wait_for_bots(processes, notes)
        failed(streams)
        return seconds
    finally:
        for task in (*streams, *playing, killer):
            task.cancel()
        await asyncio.gather(*streams, *playing, killer, return_exceptions=True)


def failed(tasks: list[asyncio.Task[Any]]) -> None:
    """A guest who fails is a mistake of ours: the run must not go on without them."""
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()


def seated(plan: Plan, guests: Guests) -> list[Party]:
    """Tables of all games in turn; every second one has a bot, some have bots alone."""
    games = [game for game in own() if plan.game in ("", game.id)]
    found = []
    for n in range(plan.tables):
        game = games[n % len(games)]
        alone = n % BOTS_ALONE == BOTS_ALONE - 1
        least = max(2, game.players[0])
        bots = least if alone else n % 2 if least < game.players[-1] else 0
        found.append(Party(guests, n, game.id, 0 if alone else least, bots))
    return found


def watchers(plan: Plan, guests: Guests, parties: list[Party], people: int) -> list[Viewer]:
    """Everybody else watches: spectators, and people who have their table open a second time.  Bots alone play only where
    somebody watches."""
    alone = [party for party in parties if not party.people]
    found = [Viewer(guests, party.now, None) for party in alone]
    for n in range(max(0, plan.clients - people - len(alone))):
        party = parties[n % len(parties)]
        second = party.people and (n // len(parties)) % 3 == 2
        found.append(Viewer(guests, party.now, guests.dice.randrange(party.people) if second else None))
    return found


async def kill(plan: Plan, processes: Processes, notes: Notes) -> None:
    """Kill processes at random moments, each kind at least once."""
    dice = random.Random(f"kills {processes.seed}")  # noqa: S311
    kinds = processes.kinds(plan.kill)
    if not kinds or not plan.kills:
        return
    order = dice.choices(kinds, [SHARES[kind] for kind in kinds], k=max(0, plan.kills - len(kinds))) + kinds
    dice.shuffle(order)
    moments = sorted(dice.uniform(CALM, max(CALM, plan.seconds - CALM)) for _ in range(plan.kills))
    begun = time.monotonic()
    for moment, kind in zip(moments, order, strict=False):
        await asyncio.sleep(max(0.0, begun + moment - time.monotonic()))
        await processes.kill(kind, notes, dice)


def said(notes: Notes, plan: Plan, seconds: float) -> str:
    done = sum([sent.done for sent in notes.sent])
    return f"{seconds:.0f} of {plan.seconds:.0f} s, {done} actions, {notes.views} views, {len(notes.kills)} kills"


async def converge(processes: Processes, notes: Notes, watching: list[Viewer]) -> None:
    """Whatever is stored now has to be on every stream soon."""
    entries = {one.table.id: one.entries for one in await stored.read(processes.address)}
    wanted = []
    for viewer in watching:
        table = viewer.table_now()
        if table is not None and entries.get(table.id):
            wanted.append((viewer, table, counted(entries[table.id], viewer.seat)[-1]))
    begun = time.monotonic()
    while time.monotonic() - begun < CONVERGENCE:
        if all(viewer.table is table and viewer.version >= version for viewer, table, version in wanted):
            break
        await asyncio.sleep(0.02)
    notes.converged = time.monotonic() - begun
    for viewer, table, version in wanted:
        shown = viewer.version if viewer.table is table else 0
        if shown < version:
            notes.behind.append(Behind(table.id, viewer.seat, shown, version))


async def wait_for_bots(processes: Processes, notes: Notes) -> None:
    """Every table where it is a bot's turn has to move on.  Bots alone that nobody watches rest."""
    watched = {seen.table for seen in notes.seen}
    waiting: dict[str, int] | None = None
    begun = time.monotonic()
    while waiting != {}:
        now = {one.table.id: one.table.version for one in await stored.read(processes.address) if one.bots_move()}
        now = {table: version for table, version in now.items() if table in watched}
        waiting = (
            {table: version for table, version in (waiting or now).items() if now.get(table) == version} if waiting else now
        )
        if time.monotonic() - begun > LEASE + LIMIT + SLACK:
            notes.idle += [f"{table}: no bot has moved for {time.monotonic() - begun:.0f} s" for table in waiting]
            break
        await asyncio.sleep(0.1)


# ---- Report ------------------------------------------------------------------------------------


def wrong_seeds(notes: Notes, tables: list[stored.Stored]) -> list[str]:
    """The search for seeds is worth something only if these are the seeds."""
    seeds = {one.table.id: one.table.seed for one in tables}
    return [
        f"{table} was dealt by another seed" for table, known in notes.seeds.items() if seeds.get(table, known[0]) != known[0]
    ]


def measured(notes: Notes, tables: list[stored.Stored], seconds: float, cpu: dict[str, float]) -> dict[str, Any]:
    done = [sent for sent in notes.sent if sent.done and sent.kind == "act"]
    rows = sum([len(one.entries) for one in tables])
    opened = min((sent.sent for sent in notes.sent), default=0.0) + OPENING
    return {
        "seconds": round(seconds, 1),
        "tables": len(tables),
        "acts": len(done),
        "acts_per_second": round(len(done) / seconds, 1),
        "sent_twice": sum([len(sent.servers) > sent.tries for sent in notes.sent]),
        "repeated": sum([sent.tries > 1 for sent in notes.sent]),
        "never_answered": sum([not sent.done and not sent.refusals for sent in notes.sent]),
        "overtaken": sum([bool(sent.refusals) for sent in notes.sent]),
        "taken_back": sum([sent.done for sent in notes.sent if sent.kind == "undo"]),
        "said": sum([sent.done for sent in notes.sent if sent.kind == "chat"]),
        "rows": rows,
        "views": notes.views,
        "compared_views": len(notes.samples),
        "broken_requests": notes.broken,
        "busy_answers": notes.busy,
        "act": spread([sent.answered - sent.sent for sent in done if sent.sent > opened]),
        "notice": spread(notices(notes, tables, opened)),
        "converged_s": round(notes.converged, 2),
        "kills": {kind: paused(notes, kind) for kind in KINDS},
        "cpu_s": {kind: round(used, 1) for kind, used in cpu.items()},
        "cpu_ms_per_row": {kind: round(used / max(1, rows) * 1000, 2) for kind, used in cpu.items()},
    }


def notices(notes: Notes, tables: list[stored.Stored], opened: float) -> list[float]:
    """From the moment when a row was written until it was on a stream of another server than the one that wrote it; of rows
    that were written after `opened`."""
    wrote = {(sent.table, f"{sent.seat} {sent.key}"): sent.servers[0] for sent in notes.sent if len(sent.servers) == 1}
    found = []
    times: dict[tuple[str, int | None], dict[int, tuple[float, str]]] = {}
    for one in tables:
        for seat in (*range(one.table.players), None):
            rows = zip(counted(one.entries, seat), one.entries, strict=True)
            times[one.table.id, seat] = {
                version: (entry.time, wrote.get((one.table.id, entry.key or ""), "")) for version, entry in rows
            }
    for seen in notes.seen:
        at, server = times.get((seen.table, seen.seat), {}).get(seen.version, (0.0, ""))
        if seen.after and at > opened and server not in ("", seen.server):
            found.append(seen.time - at)
    return found


def paused(notes: Notes, kind: str) -> dict[str, Any]:
    """How long nobody's act was acknowledged after the kills of a kind, and after PostgreSQL answered again."""
    kills = [one for one in notes.kills if one.kind == kind]
    answers = sorted(sent.answered for sent in notes.sent if sent.done)
    pauses = [next((at for at in answers if at > one.at), one.at) - one.at for one in kills]
    again = [max(0.0, next((at for at in answers if at > one.at), one.back) - one.back) for one in kills if one.back]
    back = [one.back - one.at for one in kills if one.back]
    return {
        "count": len(kills),
        "longest_pause_s": round(max(pauses, default=0.0), 2),
        "longest_restart_s": round(max(back, default=0.0), 2),
        "first_act_after_restart_s": round(max(again, default=0.0), 2) if kind == POSTGRES else None,
    }


def stress(plan: Plan, begin: Callable[[str], None], calibration: Callable[[], float]) -> dict[str, Any]:
    return asyncio.run(run(plan, begin, calibration))
