"""Many games at once: observations, masks and rewards of all of them as arrays.

Every game waits for one decision of one seat, whoever plays it: `step` makes all these decisions.  A game that ends begins
anew at once.  The games are divided among worker processes, which write into memory that all share; what they play follows
from the seed and from the actions, never from the number of workers.
"""

from __future__ import annotations

import signal
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from serai.catalogue import find
from serai.engine.errors import BadSetup, IllegalAction, SeraiError
from serai.engine.features import Sheet
from serai.engine.game import Seed, Setup
from serai.engine.state import State
from serai.lab.encode import Cells, reward, scaled

RESET, STEP = b"reset", b"step"  # what workers are told


class Batch(NamedTuple):
    """One row for each game, as it is returned."""

    observations: NDArray[np.float32]  # what the seat to choose sees: `width` numbers
    masks: NDArray[np.int8]  # 1 for every action that it may choose
    seats: NDArray[np.int32]  # which seat that is
    rewards: NDArray[np.float32]  # of every seat, where a game has ended in this step; otherwise 0
    done: NDArray[np.bool_]  # games that have ended in this step; all else already belongs to the next game
    scores: NDArray[np.int32]  # every seat's points, where a game has ended in this step; otherwise 0


class Rows(NamedTuple):
    """The same as workers write it: observations are whole numbers that are still to be scaled."""

    cells: Cells
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    scores: NDArray[np.int32]


@dataclass(frozen=True)
class Plan:
    """What is played: all that a worker has to be told."""

    game: str
    games: int
    players: int
    options: Mapping[str, object]
    reward: str
    seed: Seed

    def checked(self) -> Setup:
        reward(self.reward)
        if self.games < 1:
            raise BadSetup(f"there cannot be {self.games} games at once: take 1 or more")
        return find(self.game).setup(self.players, self.options)

    def layout(self) -> np.dtype[np.void]:
        """The actions and the rows, as they lie in memory."""
        setup, n = self.checked(), self.games
        return np.dtype(
            [
                ("actions", np.int32, (n,)),
                ("cells", np.int16, (n, setup.game.width)),
                ("masks", np.int8, (n, len(setup.game.vocabulary))),
                ("seats", np.int32, (n,)),
                ("rewards", np.float32, (n, self.players)),
                ("done", np.bool_, (n,)),
                ("scores", np.int32, (n, self.players)),
            ],
            align=True,
        )


class Slab:
    """Memory of that layout (None: its own), seen as arrays."""

    def __init__(self, plan: Plan, memory: memoryview | None = None) -> None:
        record: NDArray[np.void] = np.ndarray((), plan.layout(), memory)
        self.actions: NDArray[np.int32] = record["actions"]
        self.rows = Rows._make([record[name] for name in Rows._fields])


class Share:
    """Some of the games, and their rows.  Numbers are written one by one, which memory views do much faster than NumPy."""

    def __init__(self, plan: Plan, numbers: range, slab: Slab) -> None:
        self.plan = plan
        self.setup = plan.checked()
        self.numbers = numbers
        self.reward = reward(plan.reward)
        mine = slice(numbers.start, numbers.stop)
        self.actions = slab.actions[mine]
        self.rows = Rows._make([part[mine] for part in slab.rows])
        self.cells = [row.data for row in self.rows.cells]
        self.masks = [row.data for row in self.rows.masks]
        self.seats = self.rows.seats.data
        self.sheet = Sheet(self.setup.game.blocks)
        self.states: list[State] = []
        self.episodes: list[int] = []

    def reset(self) -> None:
        """All games from the beginning, each with its first seed."""
        self.forget()
        self.episodes = [0] * len(self.numbers)
        self.states = [self.start(i) for i in range(len(self.numbers))]
        for i, s in enumerate(self.states):
            self.show(i, s)

    def step(self) -> None:
        """The decision of every game."""
        self.forget()
        states = self.states
        for i, action in enumerate(self.actions.tolist()):
            s = states[i]
            s.play(action)
            if not s.options:
                self.finish(i, s)
                s = states[i]
            self.show(i, s)

    def forget(self) -> None:
        """All that the last step has allowed and ended; what it has shown is written over."""
        for part in self.rows[1:]:
            part[:] = 0

    def start(self, i: int) -> State:
        s: State = self.setup.game.start(self.setup, f"{self.plan.seed}-{self.numbers[i]}-{self.episodes[i]}")
        return s

    def finish(self, i: int, s: State) -> None:
        """A game is over: what it has brought, and the next one."""
        scores = self.setup.game.scores(s)
        players = self.setup.players  # an automaton has a score too
        self.rows.done[i] = True
        self.rows.rewards[i] = self.reward(scores)[:players]
        self.rows.scores[i] = [score.total for score in scores[:players]]
        self.episodes[i] += 1
        self.states[i] = self.start(i)

    def show(self, i: int, s: State) -> None:
        """What the seat to choose sees and may do."""
        seat = s.player
        self.seats[i] = seat
        mask = self.masks[i]
        for action in s.options:
            mask[action] = 1
        self.cells[i][:] = self.sheet.write(s, seat)


# ---- Who plays: this process, or workers ---------------------------------------------------


class Alone:
    """All games in this process."""

    def __init__(self, plan: Plan) -> None:
        self.slab = Slab(plan)
        self.share = Share(plan, range(plan.games), self.slab)

    def tell(self, command: bytes) -> None:
        (self.share.reset if command == RESET else self.share.step)()

    def wait(self) -> None:
        """All was done when it was told."""

    def close(self) -> None:
        """Nothing is left behind."""


class Workers:
    """Worker processes, the memory that they share, and a pipe to each."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.memory = SharedMemory(create=True, size=plan.layout().itemsize)
        self.slab: Slab | None = Slab(plan, self.memory.buf)
        self.processes = []
        self.pipes: list[Connection] = []
        spawn = get_context("spawn")
        try:
            for worker in range(workers):
                here, there = spawn.Pipe()
                numbers = range(worker * plan.games // workers, (worker + 1) * plan.games // workers)
                process = spawn.Process(target=work, args=(plan, numbers, self.memory.name, there), daemon=True)
                self.pipes.append(here)
                process.start()
                self.processes.append(process)
                there.close()  # the worker's end is the only one: if it dies, we are told
        except BaseException:
            self.close()
            raise

    def tell(self, command: bytes) -> None:
        with self.guard():
            for pipe in self.pipes:
                pipe.send_bytes(command)

    def wait(self) -> None:
        with self.guard():
            for pipe in self.pipes:
                if trouble := pipe.recv_bytes():
                    raise SeraiError(f"a worker process failed: {trouble.decode()}")

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Whatever interrupts the talk with the workers ends them: nobody could tell any more which answer belongs to what."""
        try:
            yield
        except (EOFError, OSError):
            self.close()
            raise SeraiError(
                "a worker process has died, so the environment is closed: make a new one"
                " (in a script, below: if __name__ == '__main__')"
            ) from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Ends the workers and gives the memory back; it may be done twice."""
        if self.slab is None:
            return
        self.slab = None  # its arrays must not be looked at any more: the memory below them goes away
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.kill()  # a worker has nothing to put in order
            process.join()
            process.close()
        self.memory.close()
        self.memory.unlink()


def work(plan: Plan, numbers: range, name: str, pipe: Connection) -> None:
    """A worker's life: it ends when the other end of its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever made the environment is interrupted, and closes it
    memory = SharedMemory(name)
    with suppress(EOFError, OSError):
        serve(Share(plan, numbers, Slab(plan, memory.buf)), pipe)
    memory.close()


def serve(share: Share, pipe: Connection) -> None:
    """Do what is told and answer with nothing, or with what went wrong."""
    while True:
        command = pipe.recv_bytes()
        try:
            (share.reset if command == RESET else share.step)()
        except Exception as error:
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
        else:
            pipe.send_bytes(b"")


# ---- The environment -----------------------------------------------------------------------


class VectorEnv:
    """Many games of one kind.  Game k begins its n-th episode with the seed "{seed}-{k}-{n}", both counted from 0.

    Actions that may not be chosen are refused before any game moves.  What is returned are copies: they stay as they are."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        *,
        games: int,
        players: int,
        workers: int,
        reward: str,
        seed: Seed,
    ) -> None:
        plan = Plan(game, games, players, options, reward, seed)
        setup = plan.checked()
        if workers not in range(games + 1):
            raise BadSetup(f"{games} games cannot be played by {workers} workers: take 0 (this process) to {games}")
        self.game = setup.game
        self.games, self.players, self.workers = games, players, workers
        self.width, self.actions = setup.game.width, len(setup.game.vocabulary)
        self.team: Alone | Workers = Workers(plan, workers) if workers else Alone(plan)
        self.fresh = True  # nothing was begun yet
        self.underway = False  # a step was sent and not yet waited for
        self.end = weakref.finalize(self, self.team.close)  # at the latest when Python ends

    def close(self) -> None:
        """Ends the workers and gives their memory back; it may be done twice."""
        self.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self) -> Batch:
        """Every game at its very first decision, as often as this is called."""
        self.open()
        self.tell(RESET)
        self.fresh = False
        return self.step_wait()

    def step(self, actions: ArrayLike) -> Batch:
        """One decision in every game."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: ArrayLike) -> None:
        """The same without waiting, so that something else can be done meanwhile."""
        slab = self.open()
        if self.fresh:
            raise SeraiError("no game was begun: call reset before the first step")
        slab.actions[:] = self.legal(np.asarray(actions), slab.rows)
        self.tell(STEP)

    def step_wait(self) -> Batch:
        """What came of it."""
        slab = self.open(waiting=True)
        self.team.wait()
        self.underway = False
        cells, masks, seats, rewards, done, scores = slab.rows
        observations = scaled(self.game, cells)
        return Batch(observations, masks.copy(), seats.copy(), rewards.copy(), done.copy(), scores.copy())

    def tell(self, command: bytes) -> None:
        self.team.tell(command)
        self.underway = True

    def open(self, waiting: bool = False) -> Slab:
        """The memory, if this is the moment to use it."""
        if not self.end.alive or self.team.slab is None:
            raise SeraiError("this environment is closed: make a new one")
        if self.underway != waiting:
            raise SeraiError(f"{'a' if self.underway else 'no'} step is underway: every step_async needs one step_wait")
        return self.team.slab

    def legal(self, actions: NDArray[Any], now: Rows) -> NDArray[Any]:
        """The same actions, if each may be chosen."""
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions have to be {self.games} whole numbers, one for each game: this is an array of {actions.dtype}"
                f" with shape {actions.shape}"
            )
        known = (actions >= 0) & (actions < self.actions)
        allowed = now.masks[np.arange(self.games), np.where(known, actions, 0)] * known
        if not allowed.all():
            k = int(np.argmin(allowed))
            names, action = self.game.vocabulary.names, int(actions[k])
            may = ", ".join([names[option] for option in np.flatnonzero(now.masks[k])])
            name = names[action] if known[k] else f"choose action {action}"
            raise IllegalAction(f"game {k}: seat {now.seats[k]} cannot {name}, it may choose {may}; no game has moved")
        return actions


def random_actions(masks: NDArray[np.int8], generator: np.random.Generator) -> NDArray[np.int64]:
    """One of the actions that each row of masks allows, all with the same chance."""
    first = np.arange(len(masks)) * masks.shape[1]  # where each row begins
    places = np.flatnonzero(masks.view(np.bool_))
    begin = np.searchsorted(places, first)
    many = np.diff(begin, append=len(places))
    chosen: NDArray[np.int64] = places[begin + (generator.random(len(masks)) * many).astype(np.int64)] - first
    return chosen
