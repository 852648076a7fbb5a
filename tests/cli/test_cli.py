"""The command line: what it prints, and one clear line for everything that a user can do wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES, entries
from serai.cli import COMMANDS, START, main
from serai.cli.files import write_text
from serai.games.san_juan.builder import Build
from serai.lab.laws import read_runs
from serai.lab.simulate import Played, Tally
from serai.words.rulebook import parse, rulebook
from tests.golden import FOLDER
from tests.interrupted import interrupt_after
from tests.lab.hurry import hurry

LOG = FOLDER / "san-juan-3-greedy-2.log"


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Exit status, output, complaints."""
    try:
        status = main(list(argv))
    except SystemExit as leaving:
        status = int(str(leaving.code))
    out, err = capsys.readouterr()
    return status, out, err


def read_json(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    status, out, err = run(capsys, *argv, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


# ---- What the commands say ------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_there(capsys: pytest.CaptureFixture[str], command: str) -> None:
    status, out, _ = run(capsys, command, "--help")
    assert status == 0
    assert out.startswith(f"usage: serai {command}")


def test_without_a_word_it_says_how_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys)
    assert (status, out, err) == (0, f"{START}\n", "")
    named = re.findall(r"^  serai ([\w-]+)", START, re.MULTILINE)
    assert len(named) > 3
    assert set(named) <= {*COMMANDS, "--help"}


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    games = {game["id"]: game for game in read_json(capsys, "games")}
    assert list(games) == list(entries())
    assert games["san-juan"]["players"] == [2, 4]
    assert games["san-juan"]["titles"]["fa"] == "سن‌خوان"
    assert {option["id"] for option in games["san-juan"]["options"]} >= {"expansion", "setup_mode", "technical_round_limit"}
    status, out, _ = run(capsys, "games")
    assert status == 0
    assert "setup_mode=simple   (simple or advanced)" in out


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "san-juan", "--players", "4", "--games", "4", "--seed", "1", "--bots", "random,random,greedy,greedy"]
    report = read_json(capsys, *words)
    assert report["games"] == 4
    assert report["bots"] == ["random", "random", "greedy", "greedy"]
    assert set(report["by_bot"]) == {"random", "greedy"}
    assert len(report["log_sha256"]) == 64
    assert report["decisions_per_second"] > 0
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert f"log_sha256 {report['log_sha256']}" in out


def test_simulate_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    report = read_json(capsys, "simulate", "san-juan", "--games", "2", "--option", "technical_round_limit=2", "--players", "2")
    assert report["options"]["technical_round_limit"] == 2
    assert report["game_length"]["longest"] < 60


@pytest.mark.long
def test_laws(capsys: pytest.CaptureFixture[str]) -> None:
    report = read_json(capsys, "laws", "san-juan", "--games", "2")
    assert report["holds"]
    assert report["setups"] == 2
    assert report["decisions"] > 100


def test_light_laws_are_kept_with_their_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same whatever the number of processes; the parts of a run are added up."""
    words = ["laws", "san-juan", "--light", "--games", "230", "--docs", str(tmp_path)]
    alone, together = [read_json(capsys, *words, "--jobs", jobs) for jobs in ("1", "2")]
    for report in (alone, together):
        assert report["holds"]
        assert (report["games"], report["first"], report["setups"]) == (230, 0, min(230, report["of_setups"]))
        assert 0 < report["shortest"] < report["decisions"] / 230 < report["longest"]
    figures = ("decisions", "shortest", "longest")
    assert [alone[name] for name in figures] == [together[name] for name in figures]
    status, out, _ = run(capsys, *words[:3], "--games", "2", "--seed", "230", "--docs", str(tmp_path))
    assert (status, out.splitlines()[-1]) == (0, "all light laws hold")
    kept = read_runs((tmp_path / "laws.jsonl").read_text("utf-8"))
    assert [(one.first, one.games, one.light) for one in kept] == [(0, 230, True), (0, 230, True), (230, 2, True)]
    assert kept[0].decisions == alone["decisions"]
    page = (tmp_path / "laws.md").read_text("utf-8")
    assert "| light | 232 | 0 to 231 |" in page
    assert "In all 232 games by the light laws and 0 by all laws." in page


def test_a_broken_light_law_is_not_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Build, "options", lambda self, s: [])
    log = tmp_path / "broken.log"
    words = ["--games", "300", "--log", str(log), "--docs", str(tmp_path)]
    status, out, _ = run(capsys, "laws", "san-juan", "--light", *words)
    assert status == 1
    assert "game 0 breaks a law: nothing fails: DeadEnd" in out
    assert log.read_text("utf-8").startswith("serai log 1\n")
    assert not (tmp_path / "laws.jsonl").exists()


def test_laws_that_are_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Exit status 1, and a log that leads to the place."""
    log = tmp_path / "broken.log"
    with monkeypatch.context() as patch:
        patch.setattr(Build, "asks", lambda self, s: False)
        broken = run(capsys, "laws", "san-juan", "--games", "9", "--json", "--log", str(log))
        replayed = run(capsys, "replay", str(log))  # by the same rules
    report = json.loads(broken[1])
    assert broken[0] == 1
    assert not report["holds"]
    assert "depend on what is hidden" in report["broken"]["law"]
    assert replayed[0] == 0
    assert "The game is not over: after " in replayed[1]


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    report = read_json(capsys, "replay", str(LOG))
    assert report["over"]
    state = serai.replay(LOG.read_text("utf-8"))
    assert [row["total"] for row in report["scores"]] == [score.total for score in serai.scores(state)]
    assert report["winners"] == serai.winners(state)
    status, out, _ = run(capsys, "replay", str(LOG))
    assert status == 0
    assert "Round 1: greedy" in out
    assert "wins with " in out
    assert "Buildings" in out
    assert "Раунд 1. Губернатор: " in run(capsys, "replay", str(LOG), "--language", "ru")[1]


def test_replay_as_one_seat_heard_it(capsys: pytest.CaptureFixture[str]) -> None:
    everything = read_json(capsys, "replay", str(LOG))["story"]
    heard = read_json(capsys, "replay", str(LOG), "--seat", "1")["story"]
    assert any("greedy 0 draws 1 card" in line for line in heard)
    assert not any("greedy 0 draws 1 card" in line for line in everything)


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", "san-juan", "--full")
    assert status == 0
    assert "SJ-6.4 P may not build a city kind" in out
    assert read_json(capsys, "rules", "san-juan", "SJ-6.4", "--full")["SJ-6.4"].startswith("P may not build")
    assert run(capsys, "rules", "san-juan", "--gaps", "--full")[1].startswith("# San Juan: what is not certain")


def test_where_the_figures_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    """By part of the game in short, one part with every figure, and for programs."""
    out = run(capsys, "rules", "san-juan", "--gaps")[1]
    assert "\nGoods and buildings (buildings): printed 21, public 342, ours 9\n" in out
    assert "buildings.*.cost (38)" in out
    assert "  ours     buildings.hut.cost = 2\n" in run(capsys, "rules", "san-juan", "buildings", "--gaps")[1]
    assert "چاپی ۲۱، عمومی ۳۴۲، از ما ۹\n" in run(capsys, "rules", "san-juan", "--gaps", "--language", "fa")[1]
    figures = read_json(capsys, "rules", "san-juan", "buildings", "--gaps")["buildings"]
    assert {"figure": "buildings.hut.cost", "value": 2, "source": "ours"} in figures
    _, _, wrong = run(capsys, "rules", "san-juan", "map", "--gaps")
    assert wrong == "serai: san-juan has no part 'map'. Choose from: box, setup, roles, buildings, prices, end\n"


def test_rules_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In the reader's language, by chapters, one by its number, or all with some words; what is missing is said in English."""
    english = parse("# Builder\n? One each.\nSJ-6.1 Build one.\nSJ-6.3 Pay 5 cards.\n- or less\n> An example.", "en")
    persian = parse("# سازنده\n? هر نفر یکی.\nSJ-6.3 5 کارت می‌دهید.\n- یا کمتر\n> یک نمونه.", "fa")
    monkeypatch.setattr("serai.words.rulebook.written", lambda _, language: {"en": english, "fa": persian}.get(language))
    rulebook.cache_clear()
    whole = run(capsys, "rules", "san-juan", "--language", "fa")[1]
    assert "۱. سازنده\n   هر نفر یکی.\n" in whole
    assert "SJ-6.1  Build one. (به انگلیسی)\nSJ-6.3  ۵ کارت می‌دهید.\n        - یا کمتر\n        > یک نمونه.\n" in whole
    assert run(capsys, "rules", "san-juan", "ميدهيد", "--language", "fa")[1].startswith("SJ-6.3  ۵ کارت")
    assert read_json(capsys, "rules", "san-juan", "sj-6.3") == {"SJ-6.3": "Pay 5 cards. or less"}
    assert "33 cards" in run(capsys, "rules", "san-juan", "SJ-2.2", "--language", "ru")[1]  # only in the full text
    rulebook.cache_clear()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_is_cited_by_the_code_or_a_test(capsys: pytest.CaptureFixture[str], game_id: str) -> None:
    report = read_json(capsys, "rules", game_id, "--coverage")
    assert report["tests_read"]
    assert report["missing"] == []
    assert report["cited"] == report["rules"] > 100


@pytest.mark.long
def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    report = read_json(capsys, "bench", "san-juan", "--games", "1")
    figures = report["games"]["san-juan"]
    measured = {"decision", "copy", "observe", "features", "float32_row", "determinize", "save", "load", "new_game", "playout"}
    assert set(figures["us"]) == measured
    assert all(us > 0 for us in figures["us"].values())
    assert figures["bytes_per_state"] > 1000
    assert report["compiled"] is False
    assert report["calibration_us"] > 0


# ---- Bad input --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["simulate"], "arguments are required: GAME"),
        (["simulate", "chess"], "Unknown game 'chess'"),
        (["simulate", "san-juan", "--players", "7"], "san-juan is for 2 to 4 players, not for 7"),
        (["simulate", "san-juan", "--players", "two"], "argument --players: must be a whole number, 1 or more, not 'two'"),
        (["simulate", "san-juan", "--games", "0"], "argument --games: must be a whole number, 1 or more, not '0'"),
        (["simulate", "san-juan", "--bots", "genius"], "Unknown bot 'genius'. Choose from: random, "),
        (["simulate", "san-juan", "--bots", "random,greedy"], "4 players need 4 bots, not 2"),
        (
            ["simulate", "san-juan", "--option", "expansion"],
            "--option must be NAME=VALUE, such as expansion=true, not 'expansion'",
        ),
        (
            ["simulate", "san-juan", "--option", "expansion=maybe"],
            "option expansion cannot be 'maybe': it must be false or true",
        ),
        (["simulate", "san-juan", "--option", "speed=1"], "san-juan has no option 'speed': it has expansion, setup_mode"),
        (
            ["simulate", "san-juan", "--seed", "two\nlines"],
            "argument --seed: must be a number or a text of at most 200 printable characters",
        ),
        (["laws", "go"], "Unknown game 'go'"),
        (["rules", "go"], "Unknown game 'go'"),
        (["rules", "san-juan", "SJ-99.9"], "san-juan has no rule 'SJ-99.9'"),
        (["bench", "go"], "Unknown game 'go'"),
        (["replay", "/nowhere/at.all"], "cannot read /nowhere/at.all (No such file or directory): name an existing file"),
        (["replay", "."], "cannot read . (Is a directory)"),
        (["replay", sys.executable], "(it is not a text file): name a log"),
        (["rules", "mombasa", "--gaps", "--data", sys.executable], "(it is not a text file): name a TOML file with figures"),
        (["replay", __file__], "not a log of Serai"),
        (["replay", str(LOG), "--seat", "5"], "--seat must be a seat of this game, 0 to 2, not 5"),
    ],
)
def test_one_line_for_a_mistake(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    status, out, err = run(capsys, *words)
    assert status == 2
    assert out == ""
    assert err.startswith("serai: ")
    assert err.count("\n") == 1
    assert message in err


def test_a_truncated_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = LOG.read_text("utf-8")
    cut = tmp_path / "cut.log"
    cut.write_text(text[: text.index("\nend ")], "utf-8")
    status, _, err = run(capsys, "replay", str(cut))
    assert status == 2
    assert "cut off" in err


def serai_process(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "serai", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_output_to_a_closed_pipe() -> None:
    process = serai_process("rules", "san-juan")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read().decode()
    assert process.wait() == 2
    assert err == "serai: the output was closed before everything was written\n"
    process.stderr.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_reports_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    before = signal.getsignal(signal.SIGINT)
    interrupt_after(3, monkeypatch)
    status, out, err = run(capsys, "simulate", "san-juan", "--games", "5000", "--players", "2", "--jobs", jobs, "--json")
    report = json.loads(out)
    assert status == 130
    assert 3 <= report["games"] < 5000
    assert report["interrupted"]
    assert err == f"serai: interrupted after {report['games']} of 5000 games: these are reported\n"
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_interrupt_is_an_interrupt(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def add(self: Tally, played: Played) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Tally, "add", add)
    status, out, err = run(capsys, "simulate", "san-juan", "--games", "5", "--players", "2")
    assert (status, out, err) == (130, "", "serai: interrupted\n")


# ---- Files ---------------------------------------------------------------------------------------


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "game.log"
    write_text(str(target), "first")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(serai.SeraiError, match=r"cannot write .*game.log \(No space left on device\)"):
            write_text(str(target), "second")
    assert target.read_text("utf-8") == "first"
    assert list(tmp_path.iterdir()) == [target]
    with pytest.raises(serai.SeraiError, match="cannot write"):
        write_text(str(tmp_path / "no" / "such" / "folder.log"), "text")


def test_importing_serai_reads_no_game_and_no_third_party() -> None:
    code = "import sys, serai; print([m for m in sys.modules if m.split('.')[0] in ('rich', 'tomllib') or 'san_juan' in m])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert result.stdout == "[]\n"
