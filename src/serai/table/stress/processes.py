"""Servers, workers and PostgreSQL of a stress run: started, killed, started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from serai.table.cluster import Cluster
from serai.table.loopback import Process, Server
from serai.table.stress.notes import Kill, Notes

SERVER, WORKER, POSTGRES = KINDS = ("server", "worker", "postgres")
THINKING = "thinking"
TICKS = os.sysconf("SC_CLK_TCK")
SHARES = {SERVER: 10, WORKER: 9, POSTGRES: 1}  # how often each is killed, if all may be


class Processes:
    """All processes of a run.  SQLite has one server, which has its workers inside."""

    def __init__(self, folder: Path, servers: int, workers: int, sqlite: bool, pace: float, seed: str) -> None:
        self.folder, self.sqlite, self.pace, self.seed = folder, sqlite, pace, seed
        self.cluster = None if sqlite else Cluster()
        self.count = (1, 0) if sqlite else (servers, workers)
        self.address = f"sqlite:///{folder}/tables.sqlite3"
        self.servers: list[Server] = []
        self.workers: list[Process] = []
        self.restarts: dict[Process, asyncio.Task[None]] = {}
        self.used: dict[int, tuple[str, float]] = {}  # by process: its kind, and its processor time as it was last seen

    async def open(self) -> None:
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.__enter__)
            self.address = await asyncio.to_thread(self.cluster.create, "stress")
        common = ["--pace", str(self.pace), "--log-level", "warning"]
        for n in range(self.count[0]):
            server = Server(
                self.address, "--seed", self.seed, *common, name=f"{SERVER} {n}", log=self.folder / f"server-{n}.log"
            )
            self.servers.append(server)
            await server.start()
        words = ["bots", "--database", self.address, *common]
        for n in range(self.count[1]):
            self.workers.append(Process(f"{WORKER} {n}", words, self.folder / f"worker-{n}.log"))
            await self.workers[-1].start()

    async def close(self) -> None:
        """End everything, as it usually ends; whatever does not is killed."""
        await asyncio.gather(*self.restarts.values(), return_exceptions=True)
        await asyncio.gather(*[self.end(one) for one in (*self.servers, *self.workers)])

    async def end(self, one: Process) -> None:
        if isinstance(one, Server):
            one.hang_up()
        if one.runs():
            try:
                async with asyncio.timeout(15):
                    await one.stop()
            except TimeoutError:
                await one.kill()

    def clear(self) -> None:
        """What must not stay behind, however the run ended."""
        for one in (*self.servers, *self.workers):
            if one.process is not None and one.runs():
                with suppress(ProcessLookupError):
                    one.process.send_signal(signal.SIGKILL)
        if self.cluster is not None:
            self.cluster.close()

    def logs(self) -> dict[str, str]:
        found = [(one.name, one.log) for one in (*self.servers, *self.workers) if one.log is not None and one.log.exists()]
        return {name: log.read_text("utf-8", "replace") for name, log in found}

    def spent(self) -> dict[str, float]:
        """Seconds of processor time so far by kind; the processes in which bots think, behind servers and workers, apart.
        Whatever was killed counts as it was when it was last looked at."""
        roots = [(SERVER, one.process) for one in self.servers] + [(WORKER, one.process) for one in self.workers]
        kinds = {process.pid: (kind, THINKING) for kind, process in roots if process is not None}
        if self.cluster is not None and self.cluster.process is not None:
            kinds[self.cluster.process.pid] = POSTGRES, POSTGRES
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                pid, fields = int(stat.parent.name), stat.read_text("ascii", "replace").rpartition(")")[2].split()
                parent = int(fields[1])
                kind = kinds[pid][0] if pid in kinds else kinds[parent][1] if parent in kinds else ""
                if kind:
                    self.used[pid] = kind, (int(fields[11]) + int(fields[12])) / TICKS
        return {kind: sum([seconds for one, seconds in self.used.values() if one == kind]) for kind in (*KINDS, THINKING)}

    # -- kills --

    def kinds(self, wanted: Sequence[str]) -> list[str]:
        """Those of these kinds that there are."""
        there = {SERVER: self.servers, WORKER: self.workers, POSTGRES: [self.cluster] if self.cluster else []}
        return [kind for kind in wanted if there[kind]]

    async def kill(self, kind: str, notes: Notes, dice: random.Random) -> None:
        """Kill one of a kind, and see that it starts again."""
        if kind == POSTGRES:
            assert self.cluster is not None
            crash = dice.choice((self.cluster.crash, self.cluster.kill))
            notes.kills.append(Kill(kind, crash.__name__, time.time(), alone=True))
            await asyncio.to_thread(crash)
            notes.kills[-1].back = time.time()
            return
        there: list[Process] = [*self.servers] if kind == SERVER else self.workers
        while not (running := [one for one in there if one not in self.restarts]):
            await asyncio.wait(self.restarts.values(), return_when=asyncio.FIRST_COMPLETED)
        victim = dice.choice(running)
        notes.kills.append(Kill(kind, victim.name, time.time(), alone=self.sqlite))
        await victim.kill()
        self.restarts[victim] = asyncio.create_task(self.restart(victim, notes.kills[-1], dice.random()))
        self.restarts[victim].add_done_callback(lambda _: self.restarts.pop(victim))

    async def restart(self, victim: Process, kill: Kill, pause: float) -> None:
        if isinstance(victim, Server):
            victim.hang_up()
        await asyncio.sleep(pause)
        await victim.start()
        kill.back = time.time()
