"""A bot's worker: a process that reads a position a line and answers with an action.  One that hangs is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from serai.bots import Decision, make_bot
from serai.bots.advice import advise
from serai.catalogue import find
from serai.engine.save import load
from serai.table.findings import Studied, Study, study
from serai.table.server_log import LOG, trace

Answer = TypeVar("Answer", bound=msgspec.Struct)
NICEST = 19  # of all processes: a review waits for everything else

COMMAND = (sys.executable, "-m", "serai.table.worker")


class Job(msgspec.Struct, tag="job"):
    """A position as it is saved, and whose decision it is.  The worker gives the bot what its seat may know, nothing more."""

    state: str
    seat: int
    level: str
    seed: str
    explain: bool = False


class Failed(Exception):
    """A bot did not answer, or with what it may not do."""


class Thought(msgspec.Struct):
    """The action that a bot chooses, in words; where it explains itself (`serai.bots.advice`), the chances before and after,
    and the best alternative with its chance.  A bot that failed says how."""

    action: str
    before: float = 0.0
    after: float = 0.0
    other: str = ""
    otherwise: float = 0.0
    close: bool = False
    trace: str = ""


def think(job: Job) -> Thought:
    state = load(job.state, find, any_rules=True)
    game = state.setup.game
    names: list[str] = game.vocabulary.names
    decision = Decision(state, job.seat)
    if not job.explain:
        return Thought(names[make_bot(job.level, game, job.seed).choose(decision)])
    found = advise(decision, job.seed)
    other = names[found.other] if found.other >= 0 else ""
    return Thought(names[found.action], found.before, found.after, other, found.otherwise, found.close)


def answer(job: Job | Study) -> Thought | Studied:
    """What a job asks for.  Where it fails the server logs how: what is written to standard error might be somebody's card."""
    try:
        return study(job) if isinstance(job, Study) else think(job)
    except Exception as error:
        return Studied(trace=trace(error)) if isinstance(job, Study) else Thought("", trace=trace(error))


def read_job(line: bytes | str) -> Job | Study:
    return msgspec.json.decode(line, type=Job | Study)


def be_nice() -> None:
    """From now on this process only has what others leave."""
    if sys.platform != "win32":
        os.nice(NICEST - os.nice(0))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and the server its workers
    for line in sys.stdin.buffer:
        job = read_job(line)
        if isinstance(job, Study):
            be_nice()
        thought = answer(job)
        try:
            sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
            sys.stdout.flush()
        except BrokenPipeError:  # the server was killed: nobody waits for the answer
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return


def alone() -> dict[str, str]:
    """The environment of a process that has one processor: NumPy's products are small, and gain nothing by threads."""
    return {"OPENBLAS_NUM_THREADS": "1", **os.environ}


class Worker:
    """One process; it is started when it is first needed and again when it died."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job | Study, limit: float, kind: type[Answer]) -> Answer | None:
        """The answer.  None if it took too long, died, answered nonsense or could not be started: then it is killed."""
        called = job.level if isinstance(job, Job) else "review"
        try:
            async with asyncio.timeout(limit):
                return msgspec.json.decode(await self.exchange(msgspec.json.encode(job) + b"\n"), type=kind)
        except TimeoutError:
            LOG.warning("a bot's worker is killed", why="no answer", bot=called, limit_s=limit)
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            LOG.warning("a bot's worker is killed", why=f"{type(error).__name__}: {error}", bot=called)
        except Exception as error:
            LOG.error("a bot's worker is killed", bot=called, error=error)
        await self.stop()
        return None

    async def exchange(self, line: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=alone())
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(line)
        await stdin.drain()
        return await stdout.readline()

    async def stop(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Workers:
    """A few processes for all bots of the house."""

    def __init__(self, count: int, limit: float, worker: Callable[[], Worker] = Worker) -> None:
        self.limit = limit
        self.all = [worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for one in self.all:
            self.free.put_nowait(one)

    async def choose(self, job: Job, legal: list[str]) -> Thought:
        """A bot's choice."""
        worker = await self.free.get()
        try:
            answer = await worker.ask(job, self.limit, Thought)
        finally:
            self.free.put_nowait(worker)
        if answer is not None and answer.trace:
            LOG.error("a bot failed", seat=job.seat, bot=job.level, trace=answer.trace)
        if answer is None or not answer.action:
            raise Failed(f"a bot of level {job.level} gave no answer")
        if answer.action not in legal:
            raise Failed(f"a bot of level {job.level} chose what it may not")
        return answer

    async def stop(self) -> None:
        for worker in self.all:
            await worker.stop()


if __name__ == "__main__":
    main()
