"""Many games at once: observations, masks and rewards of all of them as arrays.

Every game waits for a decision of one of its seats: `step` makes all these decisions.  When a game ends the next one begins at
once.  The games are divided among worker processes, which write into shared memory; they depend on the seed and on the actions,
never on the number of workers.
"""

from __future__ import annotations

import signal
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.errors import BadSetup, IllegalAction, SeraiError
from serai.engine.game import Seed, Setup
from serai.engine.many import Lines
from serai.engine.state import State
from serai.lab.encode import Cells, reward, scaled

RESET, STEP = b"reset", b"step"  # commands to a worker


class Batch(NamedTuple):
    """One row for each game, as it is returned."""

    observations: NDArray[np.float32]  # of the seat to choose: `width` numbers
    masks: NDArray[np.int8]  # 1 for every legal action
    seats: NDArray[np.int32]  # the seat to choose
    rewards: NDArray[np.float32]  # of every seat, if the game ended in this step; otherwise 0
    done: NDArray[np.bool_]  # whether the game ended in this step; observation, mask and seat then belong to the next one
    scores: NDArray[np.int32]  # points of every seat, if the game ended in this step; otherwise 0
    players: NDArray[np.int32]  # how many seats that game had, if it ended in this step; otherwise 0


class Rows(NamedTuple):
    """The same as workers write it: observations are whole numbers, not yet scaled."""

    cells: Cells
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    scores: NDArray[np.int32]
    players: NDArray[np.int32]


Choices = tuple[int, Mapping[str, object]]
"""One set-up: the number of players, and options."""


@dataclass(frozen=True)
class Plan:
    """What is played: everything that a worker must know."""

    game: str
    games: int
    setups: tuple[Choices, ...]  # one for all games, or several among which every game chooses at random
    reward: str
    seed: Seed

    def checked(self) -> list[Setup]:
        reward(self.reward)
        if self.games < 1:
            raise BadSetup(f"cannot play {self.games} games at once: choose a whole number >= 1")
        if not self.setups:
            raise BadSetup("nothing to play: name at least one set-up")
        return [find(self.game).setup(players, options) for players, options in self.setups]

    @property
    def players(self) -> int:
        """The most that sit at a table."""
        return max(players for players, _ in self.setups)

    def layout(self) -> np.dtype[np.void]:
        """The actions and a batch, as they lie in memory."""
        game, n = find(self.game), self.games
        return np.dtype(
            [
                ("actions", np.int32, (n,)),
                ("cells", np.int16, (n, game.width)),
                ("masks", np.int8, (n, len(game.vocabulary))),
                ("seats", np.int32, (n,)),
                ("rewards", np.float32, (n, self.players)),
                ("done", np.bool_, (n,)),
                ("scores", np.int32, (n, self.players)),
                ("players", np.int32, (n,)),
            ],
            align=True,
        )


class Slab:
    """Memory of that layout (None: allocated here) as arrays."""

    def __init__(self, plan: Plan, memory: memoryview | None = None) -> None:
        record: NDArray[np.void] = np.ndarray((), plan.layout(), memory)
        self.actions: NDArray[np.int32] = record["actions"]
        self.rows = Rows._make([record[name] for name in Rows._fields])


class Share:
    """Some of the games, and their rows."""

    def __init__(self, plan: Plan, numbers: range, slab: Slab) -> None:
        self.plan = plan
        self.setups = plan.checked()
        self.game = find(plan.game)
        self.numbers = numbers
        self.reward = reward(plan.reward)
        mine = slice(numbers.start, numbers.stop)
        self.actions = slab.actions[mine]
        self.rows = Rows._make([part[mine] for part in slab.rows])
        cells, masks = [row.data for row in self.rows.cells], [row.data for row in self.rows.masks]
        self.lines = Lines(self.game.blocks, cells, masks, self.rows.seats.data)
        self.states: list[State] = []
        self.episodes: list[int] = []

    def reset(self) -> None:
        """All games from the beginning, each with its first seed."""
        self.forget()
        self.episodes = [0] * len(self.numbers)
        self.states = [self.start(i) for i in range(len(self.numbers))]
        for i, s in enumerate(self.states):
            self.lines.show(i, s)

    def step(self) -> None:
        """The decision of every game."""
        self.forget()
        self.lines.step(self.states, self.actions.tolist(), self.finish)

    def forget(self) -> None:
        """Clear what the step before has written, but for the cells: they are written over."""
        for part in self.rows[1:]:
            part[:] = 0

    def start(self, i: int) -> State:
        seed = f"{self.plan.seed}-{self.numbers[i]}-{self.episodes[i]}"
        return self.game.start(self.setups[Dice("setup", seed).below(len(self.setups))], seed)

    def finish(self, i: int) -> None:
        """A game is over: write its rewards and scores, and begin the next one."""
        scores = self.game.scores(self.states[i])
        players = self.states[i].setup.players  # an automaton has a score too
        self.rows.done[i] = True
        self.rows.rewards[i, :players] = self.reward(scores)[:players]
        self.rows.scores[i, :players] = [score.total for score in scores[:players]]
        self.rows.players[i] = players
        self.episodes[i] += 1
        self.states[i] = self.start(i)


# ---- Teams: this process, or workers -------------------------------------------------------


class Alone:
    """All games in this process."""

    def __init__(self, plan: Plan) -> None:
        self.slab = Slab(plan)
        self.share = Share(plan, range(plan.games), self.slab)

    def tell(self, command: bytes) -> None:
        (self.share.reset if command == RESET else self.share.step)()

    def wait(self) -> None:
        """Nothing to wait for: the work is already done."""

    def close(self) -> None:
        """Nothing to close."""


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
                there.close()  # only the worker holds the other end, so we notice if it dies
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
        """Any interruption while talking to the workers ends them: their answers could no longer be matched."""
        try:
            yield
        except (EOFError, OSError):
            self.close()
            raise SeraiError(
                "a worker process has died, so the environment is closed: create a new one"
                " (in a script, below: if __name__ == '__main__')"
            ) from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the workers and free the memory; may be called twice."""
        if self.slab is None:
            return
        self.slab = None  # its arrays must not be used any more: their memory is freed
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.kill()  # a worker has nothing to clean up
            process.join()
            process.close()
        self.memory.close()
        self.memory.unlink()


def work(plan: Plan, numbers: range, name: str, pipe: Connection) -> None:
    """The main loop of a worker: it ends when the other end of its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process is interrupted, and closes the environment
    memory = SharedMemory(name)
    with suppress(EOFError, OSError):
        serve(Share(plan, numbers, Slab(plan, memory.buf)), pipe)
    memory.close()


def serve(share: Share, pipe: Connection) -> None:
    """Carry out a command and answer with an empty message, or with the error."""
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
    """Many games of one kind.  Game k begins its n-th episode with the seed "{seed}-{k}-{n}", both counted from 0.  With
    `setups` every episode is played with one of these, at random; its absent seats have no reward.

    Illegal actions are refused before any game moves.  Batches are copies: they do not change later."""

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
        setups: Sequence[Choices] = (),
    ) -> None:
        plan = Plan(game, games, tuple(setups) or ((players, options),), reward, seed)
        plan.checked()
        if workers not in range(games + 1):
            raise BadSetup(f"cannot play {games} games with {workers} workers: choose 0 (this process) to {games}")
        self.game = find(game)
        self.games, self.players, self.workers = games, plan.players, workers
        self.width, self.actions = self.game.width, len(self.game.vocabulary)
        self.team: Alone | Workers = Workers(plan, workers) if workers else Alone(plan)
        self.fresh = True  # not reset yet
        self.underway = False  # after step_async, before step_wait
        self.end = weakref.finalize(self, self.team.close)  # at the latest when Python ends

    def close(self) -> None:
        """End the workers and free their memory; may be called twice."""
        self.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self) -> Batch:
        """Every game at its first decision of its first episode."""
        self.open()
        self.tell(RESET)
        self.fresh = False
        return self.step_wait()

    def step(self, actions: ArrayLike) -> Batch:
        """One decision in every game."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: ArrayLike) -> None:
        """Begin a step and return at once."""
        slab = self.open()
        if self.fresh:
            raise SeraiError("no game has begun: call reset before the first step")
        slab.actions[:] = self.legal(np.asarray(actions), slab.rows)
        self.tell(STEP)

    def step_wait(self) -> Batch:
        """Wait for the step, and return its batch."""
        slab = self.open(waiting=True)
        self.team.wait()
        self.underway = False
        cells, masks, seats, rewards, done, scores, players = slab.rows
        copies = (masks.copy(), seats.copy(), rewards.copy(), done.copy(), scores.copy(), players.copy())
        return Batch(scaled(self.game, cells), *copies)

    def tell(self, command: bytes) -> None:
        self.team.tell(command)
        self.underway = True

    def open(self, waiting: bool = False) -> Slab:
        """The memory, if it may be used now."""
        if not self.end.alive or self.team.slab is None:
            raise SeraiError("this environment is closed: create a new one")
        if self.underway != waiting:
            raise SeraiError(f"{'a' if self.underway else 'no'} step is underway: every step_async needs one step_wait")
        return self.team.slab

    def legal(self, actions: NDArray[Any], now: Rows) -> NDArray[Any]:
        """The same actions, if all are legal."""
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions must be {self.games} whole numbers, one for each game: this is an array of {actions.dtype}"
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
    """A random legal action for each row of masks."""
    first = np.arange(len(masks)) * masks.shape[1]  # where each row begins
    places = np.flatnonzero(masks.view(np.bool_))
    begin = np.searchsorted(places, first)
    many = np.diff(begin, append=len(places))
    chosen: NDArray[np.int64] = places[begin + (generator.random(len(masks)) * many).astype(np.int64)] - first
    return chosen
