"""Many games at once: the same whoever plays them, and nothing is left behind."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
from array import array
from collections.abc import Iterator
from hashlib import sha256
from multiprocessing import active_children
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
import serai.lab
from serai.catalogue import find
from serai.cli import main
from serai.engine.log import read, steps
from serai.extras import MissingExtra
from serai.lab import encode
from serai.lab.vector_env import RESET, STEP, Alone, Batch, Plan, VectorEnv, Workers, random_actions, serve
from tests.golden import FOLDER

SHORT: dict[str, Any] = {"technical_round_limit": 2}  # games that end soon


def played(env: VectorEnv, number: int) -> Iterator[tuple[Batch, Any]]:
    """So many steps of random play: what was seen before, and what was chosen."""
    generator = np.random.default_rng(5)
    batch = env.reset()
    for _ in range(number):
        actions = random_actions(batch.masks, generator)
        yield batch, actions
        batch = env.step(actions)


def same(one: Batch, other: Batch) -> bool:
    pairs: Any = zip(one, other, strict=True)
    return all([a.dtype == b.dtype and np.array_equal(a, b) for a, b in pairs])


def gone(name: str) -> bool:
    """Is there no shared memory of this name any more?"""
    try:
        SharedMemory(name).close()
    except FileNotFoundError:
        return True
    return False


# ---- What is played ------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["san-juan", "mombasa"])
def test_the_number_of_workers_does_not_matter(game_id: str) -> None:
    options: dict[str, Any] = SHORT if game_id == "san-juan" else {}

    def play(workers: int) -> list[Batch]:
        with serai.lab.vector(game_id, games=5, players=3, workers=workers, seed="w", **options) as env:
            return [batch for batch, _ in played(env, 90)]

    alone = play(0)
    for workers in (1, 2):
        assert all([same(a, b) for a, b in zip(alone, play(workers), strict=True)])
    assert any(batch.done.any() for batch in alone) == (game_id == "san-juan")


def test_every_game_is_the_one_of_its_seed() -> None:
    """Played by hand from the seeds that are promised, with the same actions, everything is the same."""
    players, games = 2, 3
    env = serai.lab.vector("san-juan", games=games, players=players, workers=0, reward="margin", seed=7, **SHORT)
    assert (env.games, env.players, env.workers, env.width, env.actions) == (
        3,
        2,
        0,
        409,
        len(serai.game("san-juan").vocabulary),
    )
    episodes = [0] * games
    states = [serai.new_game("san-juan", players, f"7-{k}-0", **SHORT) for k in range(games)]
    before: list[tuple[bool, Any, Any]] = [(False, [0] * players, [0] * players)] * games
    for batch, actions in played(env, 150):
        assert batch.observations.dtype == np.float32
        assert batch.masks.dtype == np.int8
        for k, s in enumerate(states):
            assert batch.seats[k] == s.player
            assert np.array_equal(batch.observations[k], encode.features(s, s.player))
            assert np.array_equal(batch.masks[k], encode.mask(s, s.player))
            done, rewards, scores = before[k]
            assert batch.done[k] == done
            assert list(batch.rewards[k]) == list(rewards)
            assert list(batch.scores[k]) == list(scores)
            s.play(int(actions[k]))
            before[k] = (False, [0] * players, [0] * players)
            if not s.options:
                end = serai.scores(s)
                before[k] = (True, encode.margin(end), [score.total for score in end])
                episodes[k] += 1
                states[k] = serai.new_game("san-juan", players, f"7-{k}-{episodes[k]}", **SHORT)
    assert min(episodes) >= 2


def test_an_automaton_has_no_place_in_the_arrays() -> None:
    """It has a score, and who loses to it has lost."""
    env = serai.lab.vector("great-western-trail-2", games=2, players=1, workers=0)
    ended = [batch for batch, _ in played(env, 600) if batch.done.any()]
    assert ended[0].scores.shape == (2, 1)
    assert {float(reward) for batch in ended for reward in batch.rewards[batch.done, 0]} <= {-1.0, 1.0}


def test_a_batch_stays_as_it_is_and_a_reset_begins_anew() -> None:
    env = serai.lab.vector("san-juan", games=4, workers=0)
    first = env.reset()
    kept = Batch._make([part.copy() for part in first])
    *_, (last, _) = played(env, 30)
    assert same(first, kept)
    assert not same(first, last)
    assert same(first, env.reset())


def test_random_actions_may_be_any_that_is_allowed() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [1, 1, 1, 1]], np.int8)
    generator = np.random.default_rng(1)
    seen = [{int(row[k]) for row in [random_actions(masks, generator) for _ in range(100)]} for k in range(3)]
    assert seen == [{1, 3}, {0}, {0, 1, 2, 3}]


FEATURES = {  # sums of all rows of recorded games, as they were in 0.1
    "great-western-trail-3-greedy-2": "a31b08b1331e0384930a962c1c31d0e247e03dbabd5a9f656d4fe1ac368b9630",
    "great-western-trail-2-1-greedy-2": "b01bd2a7f8db0e629581798f5c5510917c2b3a1792e21d831f848443af8fcc62",
    "great-western-trail-2-4-greedy-2": "c4abb22e0196a9d93e5de309aef865bcb10ec9576bebec200d8e9fc7ed6375c7",
    "mombasa-2-random-0": "93eda5685ddc9df1906e145e65ec1b4bcd80b45ec463eedabe50d79cb7867e56",
    "mombasa-4-greedy-2": "a703efaeae58540045b1b4bdd5584301e84618cc10487c49b165e7140aa1681a",
    "western-legends-2-greedy-2": "0048b844fa8db596a77e131266bfeb93f64ba115fa7e225cac7beed3b205f1fb",
    "western-legends-6-random-0": "fd59ea008687ebba4e828762403892be14ae903135d4da8adee7a2a6c777710a",
    "san-juan-2-random-0": "217d3191a2ba03d18a93c9ca586ab91d34be3c61839563f9941dc538a41f5173",
    "san-juan-3-greedy-2": "724e117febd026a50f0d3e34a8c69574f672e08c3088cc978ad61ff9f0d72779",
    "san-juan-4-greedy-2": "8eb84e352cbdaced9e7bde2c71c5a5a545ab848174fe05d7fabbb9aad69689e3",
}


@pytest.mark.parametrize("name", FEATURES)
def test_features_are_the_recorded_ones(name: str) -> None:
    total = sha256()
    for s, _, _ in steps(read((FOLDER / f"{name}.log").read_text("utf-8"), find)):
        for seat in range(s.setup.players):
            total.update(array("d", serai.features(s, seat)).tobytes())
    assert total.hexdigest() == FEATURES[name]


# ---- What is left behind: nothing ----------------------------------------------------------


def workers_of(env: VectorEnv) -> Workers:
    assert isinstance(env.team, Workers)
    return env.team


def test_closing_ends_the_workers_and_gives_the_memory_back() -> None:
    with serai.lab.vector("san-juan", games=2, workers=2) as env:
        env.reset()
        name, pids = workers_of(env).memory.name, {process.pid for process in workers_of(env).processes}
        assert not gone(name)
        assert pids <= {process.pid for process in active_children()}
    assert gone(name)
    assert not pids & {process.pid for process in active_children()}
    env.close()
    with pytest.raises(serai.SeraiError, match="this environment is closed"):
        env.reset()


def test_an_environment_that_is_forgotten_is_closed() -> None:
    env = serai.lab.vector("san-juan", games=2, workers=1)
    env.reset()
    name = workers_of(env).memory.name
    del env
    gc.collect()
    assert gone(name)


def test_a_killed_worker_is_one_clear_sentence() -> None:
    env = serai.lab.vector("san-juan", games=4, workers=2)
    batch = env.reset()
    team = workers_of(env)
    name, victim = team.memory.name, team.processes[1]
    victim.kill()
    victim.join()
    with pytest.raises(serai.SeraiError, match="a worker process has died, so the environment is closed"):
        env.step(random_actions(batch.masks, np.random.default_rng(1)))
    assert gone(name)
    with pytest.raises(serai.SeraiError, match="this environment is closed"):
        env.step([0, 0, 0, 0])


SCRIPT = """
import signal

import numpy as np
import serai.lab
from serai.lab.vector_env import random_actions

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may have had it ignored
    env = serai.lab.vector("san-juan", games=8, workers=2)
    batch, generator = env.reset(), np.random.default_rng(1)
    print(env.team.memory.name, *[process.pid for process in env.team.processes], flush=True)
    while True:
        batch = env.step(random_actions(batch.masks, generator))
"""


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path) -> None:
    """As a terminal does it: the whole group is interrupted."""
    (tmp_path / "script.py").write_text(SCRIPT, "utf-8")
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "script.py")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        name, *pids = running.stdout.readline().split()
        os.killpg(running.pid, signal.SIGINT)
        try:
            _, complaints = running.communicate(timeout=60)
        finally:
            running.kill()  # or we would wait for it for ever
    assert complaints.rstrip().endswith("KeyboardInterrupt")
    assert complaints.count("Traceback") == 1
    assert gone(name)
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    class Pipe:
        def __init__(self) -> None:
            self.commands = [RESET, STEP]
            self.answers: list[bytes] = []

        def recv_bytes(self) -> bytes:
            if not self.commands:
                raise EOFError
            return self.commands.pop(0)

        def send_bytes(self, answer: bytes) -> None:
            self.answers.append(answer)

    pipe = Pipe()
    alone = Alone(Plan("san-juan", 2, ((2, {}),), "result", 1))
    alone.slab.actions[:] = 999_999
    with pytest.raises(EOFError):
        serve(alone.share, pipe)  # type: ignore[arg-type]
    assert pipe.answers[0] == b""
    assert pipe.answers[1].startswith(b"IllegalAction: seat ")


# ---- What a user can do wrong --------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"game": "chess"}, "Unknown game 'chess'"),
        ({"players": 5}, "san-juan is for 2 to 4 players, not for 5"),
        ({"games": 0}, "cannot play 0 games at once: choose a whole number >= 1"),
        ({"games": 3, "workers": 4}, r"cannot play 3 games with 4 workers: choose 0 \(this process\) to 3"),
        ({"workers": -1}, "with -1 workers"),
        ({"reward": "money"}, "Unknown reward 'money'. Choose from: result, margin"),
        ({"expansion": "maybe"}, "option expansion cannot be 'maybe'"),
        ({"colour": "red"}, "san-juan has no option 'colour'"),
    ],
)
def test_a_bad_plan_is_refused(how: dict[str, Any], message: str) -> None:
    with pytest.raises(serai.SeraiError, match=message):
        serai.lab.vector(**{"game": "san-juan", **how})


def test_bad_actions_are_refused_before_any_game_moves() -> None:
    env = serai.lab.vector("san-juan", games=2, workers=0)
    with pytest.raises(serai.SeraiError, match="no game has begun: call reset before the first step"):
        env.step([0, 0])
    batch = env.reset()
    good = random_actions(batch.masks, np.random.default_rng(1))
    for wrong in ([0], [[0, 0]], [0.0, 0.0], 0, []):
        with pytest.raises(serai.IllegalAction, match="actions must be 2 whole numbers, one for each game"):
            env.step(wrong)
    for number in (-1, env.actions, 2**40):
        with pytest.raises(serai.IllegalAction, match=f"game 1: seat . cannot choose action {number}, it may choose "):
            env.step([good[0], number])
    masked = int(np.argmin(batch.masks[0]))
    with pytest.raises(serai.IllegalAction, match=r"game 0: seat \d cannot .*, it may choose .*; no game has moved"):
        env.step([masked, good[1]])
    fresh = serai.lab.vector("san-juan", games=2, workers=0)
    fresh.reset()
    assert same(env.step(good), fresh.step(good))


def test_every_step_is_waited_for_once() -> None:
    with serai.lab.vector("san-juan", games=2, workers=1) as env:
        batch = env.reset()
        actions = random_actions(batch.masks, np.random.default_rng(1))
        with pytest.raises(serai.SeraiError, match="no step is underway"):
            env.step_wait()
        env.step_async(actions)
        for again in (lambda: env.step_async(actions), env.reset):
            with pytest.raises(serai.SeraiError, match="a step is underway: every step_async needs one step_wait"):
                again()
        assert env.step_wait().observations.shape == (2, env.width)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "serai.lab.vector_env")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra, match=r"^serai.lab.vector needs the lab: pip install 'serai\[lab\]'$"):
        serai.lab.vector("san-juan")


def test_the_lab_alone_does_not_import_numpy() -> None:
    code = "import sys, serai.lab, serai.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.long
def test_its_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench-vector", "san-juan", "--games", "2", "--workers", "0", "1", "--steps", "2"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["workers"] for row in report["rates"]] == [0, 1]
    assert all(row["steps_per_second"] >= row["with_random_actions"] > 0 for row in report["rates"])
    assert main(["bench-vector", "san-juan", "--games", "2", "--workers", "0", "--steps", "2"]) == 0
    assert "san-juan, 4 players, 2 games at the same time, steps per second:" in capsys.readouterr().out
    assert main(["bench-vector", "chess"]) == 2
    assert "Unknown game 'chess'" in capsys.readouterr().err
