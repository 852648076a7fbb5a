"""The same games on a Ray cluster: same results, whoever dies; and a sentence for whatever is wrong with it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.cli import main
from serai.extras import MissingExtra
from serai.lab.cluster import DEATHS, LOOPBACK, QUIET, carry_out, cluster, versions
from serai.lab.simulate import Crew, in_order
from tests.interrupted import interrupt_after

pytestmark = [pytest.mark.ray, pytest.mark.long, pytest.mark.xdist_group("ray")]
SIMULATE = ["simulate", "san-juan", "--players", "2", "--games", "30", "--json"]
ARENA = ["arena", "san-juan", "--bots", "random,medium", "--players", "2", "--option", "technical_round_limit=4", "--json"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of one machine, with two workers, which only this machine can reach."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**QUIET, **LOOPBACK}.items():
            patch.setenv(name, value)
        import ray.cluster_utils  # noqa: PLC0415  # it reads the environment

        patch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)  # whoever has imported it before
        one = ray.cluster_utils.Cluster(True, head_node_args={"num_cpus": 2, "object_store_memory": 80 << 20})
        yield one.address
        one.shutdown()  # type: ignore[no-untyped-call]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main([*words])
    out, err = capsys.readouterr()
    return status, out, err


# ---- Work for the workers -----------------------------------------------------------------------


def die_once(task: tuple[Path, int]) -> int:
    """The first worker that comes here is killed."""
    marker, number = task
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(marker: Path) -> None:
    with marker.open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def complain(message: str) -> None:
    raise serai.SeraiError(message)


def lack(name: str) -> None:
    raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def work(crew: Crew, function: object, *tasks: object) -> list[object]:
    return list(in_order(function, tasks, crew, lambda: False))  # type: ignore[arg-type]


def test_what_happens_on_workers(capfd: pytest.CaptureFixture[str], address: str, tmp_path: Path) -> None:
    with cluster(address) as crew:
        assert crew.hands == 2
        marker = tmp_path / "died"
        assert work(crew, die_once, *[(marker, number) for number in range(20)]) == [number**2 for number in range(20)]
        assert marker.exists()
        with pytest.raises(serai.SeraiError, match=r"^no such wish$"):
            work(crew, complain, "no such wish")
        with pytest.raises(
            serai.SeraiError, match=r"lacks Serai .* \(No module named 'serai.x'\): install the same Serai on all"
        ):
            work(crew, lack, "serai.x")
        deaths = tmp_path / "deaths"
        with pytest.raises(serai.SeraiError, match=r"could not finish some games with 3 attempts \(WorkerCrashedError\)"):
            work(crew, die, deaths)
        assert deaths.read_text() == "x" * DEATHS
    assert capfd.readouterr() == ("", "")


def test_other_rules_on_a_worker() -> None:
    with pytest.raises(
        serai.SeraiError, match="rules of san-juan is 1 on a machine of the cluster and 99 here: install the same"
    ):
        carry_out({**versions(), "rules of san-juan": 99}, b"")


# ---- Commands -----------------------------------------------------------------------------------


def test_a_ray_of_its_own_plays_the_same_games_and_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    here = json.loads(run(capsys, *SIMULATE)[1])
    words = [sys.executable, "-m", "serai", *SIMULATE, "--ray", "local", "--jobs", "2"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    there = json.loads(ended.stdout)
    assert there["log_sha256"] == here["log_sha256"]
    assert (here["jobs"], there["jobs"]) == (1, 2)


def test_an_interrupted_arena_goes_on_there(capsys: pytest.CaptureFixture[str], address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert run(capsys, *ARENA, "--games", "12", "--out", str(here))[0] == 0
    lines = here.read_text("utf-8").splitlines(keepends=True)
    there.write_text("".join(lines[:5]) + lines[5][:30], "utf-8")
    assert run(capsys, *ARENA, "--games", "12", "--out", str(there), "--ray", address)[0] == 0
    again = there.read_text("utf-8").splitlines(keepends=True)
    assert again[:5] == lines[:5]
    assert [timeless(line) for line in again] == [timeless(line) for line in lines]


def timeless(line: str) -> dict[str, object]:
    return {**json.loads(line), "ms": None}


def test_an_interrupt_reports_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    interrupt_after(3, monkeypatch)
    status, out, err = run(capsys, *SIMULATE, "--games", "5000", "--ray", address)
    report = json.loads(out)
    assert status == 130
    assert 3 <= report["games"] < 5000
    assert err == f"serai: interrupted after {report['games']} of 5000 games: these are reported\n"


# ---- Mistakes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("nonsense", "'nonsense' is not the address of a Ray cluster: use HOST:PORT, ray://HOST:PORT, auto or local"),
        ("http://127.0.0.1:1", "is not the address of a Ray cluster"),
        ("127.0.0.1:1", "no answer from 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "no answer from ray://127.0.0.1:1"),
        ("127.0.0.1:99999", "'127.0.0.1:99999' is not the address of a Ray cluster"),
    ],
)
def test_one_line_for_a_mistake(capsys: pytest.CaptureFixture[str], wrong: str, message: str) -> None:
    status, out, err = run(capsys, *SIMULATE, "--ray", wrong)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert message in err


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(MissingExtra, match=r"^playing on a cluster needs Ray: pip install 'serai\[cluster\]'$"),
        cluster("auto"),
    ):
        pass
