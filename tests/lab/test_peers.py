"""Games of other libraries beside ours."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import metadata
from pathlib import Path

import pytest

from serai.cli import main
from serai.cli.commands import bench as command
from serai.lab import peers
from serai.lab.peers import PEERS, Peer, Play, measure
from tests.lab.hurry import hurry


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(peers, "COPIES", 3)


@pytest.mark.long
@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: f"{peer.package}: {peer.name}")
def test_each_peer_plays(peer: Peer) -> None:
    row = measure(replace(peer, decisions=1))
    assert row["us"] > 0, row
    assert row["version"] == metadata.version(peer.package)
    assert (row["copy_us"] is None) == (peer.package in {"pettingzoo", "rlcard"})


def test_the_decisions_of_a_peer_are_counted() -> None:
    games = iter([2, 3, 4, 5])
    assert peers.whole_games(lambda: next(games), 8)() == 9


def test_a_peer_that_is_not_there() -> None:
    row = measure(Peer("go", "gogogo", "a move", lambda: pytest.fail("it is not there")))
    assert row == {"name": "go", "package": "gogogo", "missing": "gogogo is not installed (pip install gogogo)"}


def test_a_peer_that_lacks_something() -> None:
    def ready() -> Play:
        raise ModuleNotFoundError("No module named 'pygame'", name="pygame")

    assert measure(Peer("chess", "pytest", "", ready))["missing"] == "pygame is not installed (pip install pygame)"


def test_a_peer_that_fails_is_one_line() -> None:
    def game() -> int:
        raise RuntimeError("its board\nis broken")

    assert (
        measure(Peer("chess", "pytest", "", lambda: Play(game, None)))["missing"] == "failed: RuntimeError its board is broken"
    )


@pytest.mark.long
def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "PEERS", [replace(PEERS[0], decisions=1), Peer("go", "gogogo", "", lambda: Play(int, None))])
    assert main(["bench", "mombasa", "--games", "1", "--peers", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report["games"]) == ["san-juan", "mombasa"]  # San Juan is what peers are compared with
    catan, go = report["peers"]
    assert catan["times_san_juan"] == pytest.approx(catan["us"] / report["games"]["san-juan"]["us"]["decision"], abs=0.1)
    assert catan["decision_over_calibration"] > 0
    assert go["missing"] == "gogogo is not installed (pip install gogogo)"
    command.show(report)
    out = capsys.readouterr().out
    assert "Catan, 4 players" in out
    assert "gogogo is not installed (pip install gogogo)" in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["san-juan", "--docs", "docs"], "--docs measures all games: leave the names of games out"),
        (["--docs", str(Path(__file__))], "(Not a directory): name a place where you may write"),
    ],
)
def test_one_line_for_a_mistake(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert main(["bench", *words]) == 2
    assert message in capsys.readouterr().err
