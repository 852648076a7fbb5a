"""Data sets: every row is a decision as it was, whoever computed it, and whatever is finished can be read."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import serai
from serai.catalogue import GAMES
from serai.cli import main
from serai.cli.commands import dataset as command
from serai.lab import dataset, encode
from serai.lab.simulate import Plan, Played, Tally, play, processes, simulate

PLAN = Plan("san-juan", 3, {"technical_round_limit": 3}, ("greedy", "random", "random"), "d")


def write(path: Path, plan: Plan, games: int, jobs: int = 1) -> Path:
    with dataset.writing(str(path), plan) as writer, processes(jobs) as crew:
        for played, table in dataset.collect(plan, games, crew):
            writer.add(played, table)
    return path


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Exit status, output, complaints."""
    status = main(["dataset", *argv])
    out, err = capsys.readouterr()
    return status, out, err


# ---- What is in it -------------------------------------------------------------------------


def test_every_row_is_a_decision_as_it_was(tmp_path: Path) -> None:
    rows = pq.read_table(write(tmp_path / "d.parquet", PLAN, 3)).to_pylist()
    place = 0
    for number in range(3):
        seed = f"d-{number}"
        end, record = play(PLAN.checked(), seed, PLAN.bots)
        scores = serai.scores(end)
        s = serai.new_game("san-juan", 3, seed, technical_round_limit=3)
        for decision, (seat, name) in enumerate(record.lines):
            row = rows[place]
            action = serai.action(s, name)
            assert (row["game"], row["seed"], row["decision"]) == (number, seed, decision)
            assert (row["seat"], row["action"]) == (seat, action)
            assert np.array_equal(np.array(row["observation"], np.float32), encode.features(s, seat))
            assert row["legal"] == s.options
            assert action in row["legal"]
            assert row["score"] == scores[seat].total
            assert row["reward"] == np.float32(encode.result(scores)[seat])
            s.play(action)
            place += 1
    assert place == len(rows)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_fits_into_the_columns(game_id: str) -> None:
    game = serai.game(game_id)
    assert len(game.vocabulary) <= np.iinfo(np.int16).max
    assert dataset.schema(game).field("observation").type == pa.list_(pa.float32(), game.width)


def test_another_game(tmp_path: Path) -> None:
    path = write(tmp_path / "d.parquet", Plan("mombasa", 2, {}, ("random",) * 2, 1), 1)
    table = pq.read_table(path)
    assert table.schema.equals(dataset.schema(serai.game("mombasa")))
    assert len(table) == dataset.about(str(path))["decisions"] > 100


def test_the_file_says_what_was_played(tmp_path: Path) -> None:
    path = write(tmp_path / "d.parquet", PLAN, 4)
    tally = Tally(PLAN)
    for played in simulate(PLAN, 4):
        tally.add(played)
    about = dataset.about(str(path))
    assert about == {"serai": serai.__version__, "rules": 1, "figures": {}, **tally.report()}
    assert about["log_sha256"] == tally.sum.hexdigest()
    assert about["options"]["technical_round_limit"] == 3


def test_the_number_of_processes_does_not_matter_to_the_last_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 80)
    one, two = write(tmp_path / "1.parquet", PLAN, 9), write(tmp_path / "2.parquet", PLAN, 9, jobs=2)
    assert one.read_bytes() == two.read_bytes()
    file = pq.ParquetFile(one)
    groups = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert len(groups) > 2
    assert min(groups[:-1]) >= 80


def test_what_waits_to_be_written_does_not_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 100)
    with dataset.writing(str(tmp_path / "d.parquet"), PLAN) as writer:
        for played, table in dataset.collect(PLAN, 12):
            writer.add(played, table)
            assert sum(len(table) for table in writer.waiting) < 100


# ---- The command ---------------------------------------------------------------------------


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "d.parquet"
    words = ["san-juan", "--games", "3", "--seed", "s", "--players", "2", "--bots", "greedy,random", "--out", str(path)]
    status, out, err = run(capsys, *words)
    about = dataset.about(str(path))
    assert (status, err) == (0, "")
    assert out.startswith(f"{path}: {about['decisions']} decisions of 3 games, {path.stat().st_size} bytes\n")
    assert f"log_sha256 {about['log_sha256']}" in out
    assert about["bots"] == ["greedy", "random"]
    first = path.read_bytes()
    assert run(capsys, *words)[::2] == (
        2,
        f"serai: {path} already exists: name another file, or replace it with --force\n",
    )
    status, out, _ = run(capsys, *words, "--force", "--json")
    assert status == 0
    assert f'"log_sha256": "{about["log_sha256"]}"' in out
    assert path.read_bytes() == first
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("times", [1, 2])
def test_an_interrupt_keeps_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, times: int
) -> None:
    def add(self: dataset.Writer, played: Played, table: Any) -> None:
        whole(self, played, table)
        if self.tally.games == 3:
            for _ in range(times):
                os.kill(os.getpid(), signal.SIGINT)

    whole = dataset.Writer.add
    monkeypatch.setattr(dataset.Writer, "add", add)
    path = tmp_path / "d.parquet"
    status, _, err = run(capsys, "san-juan", "--games", "5000", "--players", "2", "--out", str(path))
    assert status == 130
    assert err == f"serai: interrupted{f' after 3 of 5000 games: {path} contains these' if times == 1 else ''}\n"
    assert dataset.about(str(path))["games"] == 3
    assert set(pq.read_table(path).column("game").to_pylist()) == {0, 1, 2}
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupt_before_the_first_game_writes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def collect(*_: object) -> list[Any]:
        os.kill(os.getpid(), signal.SIGINT)
        return []

    monkeypatch.setattr(command, "collect", collect)
    status, out, err = run(capsys, "san-juan", "--out", str(tmp_path / "d.parquet"))
    assert (status, out, err) == (130, "", "serai: interrupted before the first game was finished: nothing was written\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["san-juan", "--out", "no/such/folder/d.parquet"], "no/such/folder/d.parquet cannot be written"),
        (["san-juan", "--out", "."], ". already exists: name another file"),
        (["san-juan", "--out", ".", "--force"], ". already exists: name another file"),
        (["chess", "--out", "d.parquet"], "Unknown game 'chess'"),
        (["san-juan", "--out", "d.parquet", "--bots", "nobody"], "Unknown bot 'nobody'"),
        (["san-juan", "--out", "d.parquet", "--bots", "random,random"], "4 players need 4 bots, not 2"),
        (["san-juan", "--out", "d.parquet", "--players", "9"], "san-juan is for 2 to 4 players, not for 9"),
    ],
)
def test_mistakes_are_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith(f"serai: {message}")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    with pytest.raises(serai.SeraiError, match=r"d.parquet cannot be written \(No space left on device\)"):
        write(tmp_path / "d.parquet", PLAN, 1)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("library", ["numpy", "pyarrow"])
def test_without_the_extra_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, library: str
) -> None:
    for module in ("serai.cli.commands.dataset", "serai.lab.dataset", "serai.lab.encode"):
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    status, _, err = run(capsys, "san-juan", "--out", str(tmp_path / "d.parquet"))
    assert (status, err) == (2, "serai: serai dataset needs the lab: pip install 'serai[lab]'\n")
