"""The arena: fair line-ups, honest intervals, results that can be interrupted and merged."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.dom.minidom import parseString

import pytest

import serai
from serai.cli import main
from serai.lab import arena as lab
from serai.lab import strength
from serai.lab.arena import Arena, Result, Standings, by_kind, contest, ratings, read_results, wilson, write_result
from serai.lab.simulate import ALONE, Crew, processes

SHORT = {"technical_round_limit": 4}


def arena(*bots: str, players: int = 3, against: str | None = None, seed: str = "a") -> Arena:
    return Arena("san-juan", players, SHORT, bots, against, seed)


def played(plan: Arena, games: int, crew: Crew = ALONE) -> list[Result]:
    return list(contest(plan, games, crew, {}, lambda: False))


def invented(bots: list[str], places: list[int], deal: int = 0) -> Result:
    n = len(bots)
    points = [10 - place for place in places]
    return Result("san-juan", 1, n, {}, "1", deal, bots, points, places, [5] * n, [1.0] * n, [0] * n, [False] * n)


# ---- Line-ups -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_everybody_sits_everywhere_equally_often(count: int, players: int) -> None:
    bots = "abcdef"[:count]
    plan = arena(*bots, players=players)
    per_round = count * (count - 1) * players if count < players else count * players
    games = list(plan.games(per_round * 6))
    seats = Counter((bot, seat) for _, line_up in games for seat, bot in enumerate(line_up))
    assert len(set(seats.values())) == 1
    assert len(seats) == count * players
    met = {pair for _, line_up in games for pair in pairwise(line_up) if pair[0] != pair[1]}
    assert {frozenset(pair) for pair in met} == {frozenset((a, b)) for a in bots for b in bots if a != b}


def test_one_deal_is_played_in_every_rotation() -> None:
    games = list(arena("a", players=4, against="b").games(8))
    assert [deal for deal, _ in games] == [0] * 4 + [1] * 4
    assert [line_up.index("a") for _, line_up in games] == [0, 3, 2, 1] * 2


def test_equal_bots_win_exactly_their_share() -> None:
    """Two names of one bot: the four rotations of a deal are the same game, so luck cancels out completely."""
    standings = Standings()
    for result in played(arena("medium", players=4, against="greedy"), 12):
        standings.add(result)
    row = standings.report()["bots"][0]
    assert (row["bot"], row["games"], row["wins"], row["win_rate"]) == ("medium", 12, 3.0, 0.25)


# ---- What is counted ----------------------------------------------------------------------------


def test_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_report_by_hand() -> None:
    """A shared victory counts in parts; of those who fill several seats only time and faults count."""
    standings = Standings()
    standings.add(invented(["a", "b", "b"], [1, 2, 3]))
    standings.add(invented(["b", "a", "b"], [1, 1, 3], deal=1))
    report = standings.report()
    a, b = report["bots"]
    assert (a["bot"], a["games"], a["wins"], a["win_rate"], a["mean_score"], a["score_pm"]) == ("a", 2, 1.5, 0.75, 9.0, 0.0)
    assert (b["bot"], b["games"], b["decisions"]) == ("b", 0, 20)
    assert [(row["bot"], row["against"], row["wins"]) for row in report["pairs"]] == [("a", "b", 1.5)]
    assert (report["deals"], report["fair_share"], report["certain"]) == (2, 0.3333, False)


def test_the_order_is_certain_when_intervals_lie_apart() -> None:
    standings, level = Standings(), Standings()
    for deal in range(lab.LEAST):
        assert not standings.certain()
        standings.add(invented(["a", "b"], [1, 2], deal))
        level.add(invented(["a", "b"], [1, 2] if deal % 2 else [2, 1], deal))
    assert standings.certain()
    assert not level.certain()


def test_ratings_know_the_order_and_how_sure_they_are() -> None:
    few = ratings([invented(["a", "b", "c"], [1, 2, 3])])
    many = ratings([invented(["a", "b", "c"], [1, 2, 3], deal) for deal in range(20)])
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert many["a"].sigma < few["a"].sigma
    three = ratings([invented(["a", "b", "b", "b"], [1, 2, 3, 4], deal) for deal in range(20)])
    assert three["a"].mu > three["b"].mu


def test_the_number_of_processes_does_not_matter() -> None:
    def fields(results: list[Result]) -> list[dict[str, Any]]:
        return [{**vars(result), "ms": None} for result in results]

    plan = arena("random", "medium")
    with processes(2) as crew:
        assert fields(played(plan, 7)) == fields(played(plan, 7, crew))


def test_what_another_bot_wins_for_a_lost_program_is_not_its_victory() -> None:
    """`true` ends at once; the greedy bot that plays on beats the random one, but the program has lost."""
    results = played(Arena("san-juan", 2, {}, ("exec:true", "random"), None, "lost"), 2)
    assert [result.places[result.bots.index("exec:true")] for result in results] == [2, 2]
    standings = Standings()
    for result in results:
        standings.add(result)
    rows = {row["bot"]: row for row in standings.report()["bots"]}
    assert (rows["exec:true"]["lost"], rows["exec:true"]["wins"], rows["random"]["wins"]) == (2, 0.0, 2.0)


# ---- The command --------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["arena", *words])
    out, err = capsys.readouterr()
    return status, out, err


WORDS = ["san-juan", "--bots", "random,medium", "--players", "2", "--option", "technical_round_limit=4"]


def test_an_interrupted_arena_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    words = [*WORDS, "--out", str(path), "--json"]
    assert run(capsys, *words, "--games", "4")[0] == 0
    whole = path.read_text("utf-8")
    path.write_text(whole[:-20], "utf-8")  # the last line was cut off while it was written
    assert run(capsys, *words, "--games", "6")[0] == 0
    lines = path.read_text("utf-8").splitlines()
    assert [json.loads(line)["deal"] for line in lines] == [0, 0, 1, 1, 2, 2]
    monkeypatch.setattr(lab, "play_one", lambda task: pytest.fail("this game is known"))
    status, out, _ = run(capsys, *words, "--games", "6")
    assert status == 0
    assert json.loads(out)["games"] == 6


def test_files_are_merged_and_a_game_counts_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    paths = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for path, seeds in zip(paths, ("12", "23"), strict=True):
        results = [result for seed in seeds for result in played(arena("random", "medium", players=2, seed=seed), 4)]
        path.write_text("".join(write_result(result) for result in results), "utf-8")
    status, out, _ = run(capsys, "--merge", *[str(path) for path in paths], "--json")
    assert status == 0
    assert [report["games"] for report in json.loads(out)] == [12]
    other = tmp_path / "c.jsonl"
    other.write_text(write_result(played(arena("random", "medium", players=3), 1)[0]), "utf-8")
    status, out, _ = run(capsys, "--merge", str(paths[0]), str(other))
    assert status == 0
    assert "san-juan, 2 players: 8 games" in out
    assert "san-juan, 3 players: 1 games" in out


def test_it_stops_when_the_order_is_certain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LEAST", 6)
    words = ["san-juan", "--bots", "medium", "--against", "random", "--players", "2", "--games", "24"]
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert "the ranking is certain" in out
    games = int(out.split(" players: ")[1].split()[0])
    assert 6 <= games < 24
    assert f"{24} games" in run(capsys, *words, "--all")[1]


def test_a_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    assert run(capsys, *WORDS, "--games", "4", "--plot", str(path))[0] == 0
    root = parseString(path.read_text("utf-8")).documentElement  # noqa: S318
    assert root is not None
    assert "medium" in root.getAttribute("aria-label")
    assert len(root.getElementsByTagName("circle")) == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "nothing to compare: name a game and --bots"),
        (["san-juan"], "nothing to compare: name a game and --bots"),
        (["chess", "--bots", "random,medium"], "Unknown game 'chess'"),
        (["san-juan", "--bots", "random,genius"], "Unknown bot 'genius'"),
        (["san-juan", "--bots", "random,exec:./nowhere"], "'./nowhere' is not a program"),
        (["san-juan", "--bots", "random"], "an arena needs two bots"),
        (["san-juan", "--bots", "random,random"], "--bots names random twice"),
        (["san-juan", "--bots", "random,medium", "--against", "random"], "random cannot play against itself"),
        (["san-juan", "--bots", "random,medium", "--players", "9"], "san-juan is for 2 to 4 players"),
        (["great-western-trail-2", "--bots", "random,medium", "--players", "1"], "an arena needs at least 2 players"),
        (["san-juan", "--bots", "random,medium", "--out", "/nowhere/x.jsonl"], "cannot write /nowhere/x.jsonl"),
        (["san-juan", "--merge", "x.jsonl"], "--merge only reads files"),
        (["--merge", "/nowhere/x.jsonl"], "cannot read /nowhere/x.jsonl"),
        (["--merge", "/dev/null"], "these files contain no results"),
    ],
)
def test_one_line_for_a_mistake(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert message in err


GOOD = write_result(invented(["a", "b"], [1, 2]))


@pytest.mark.parametrize(
    "line", ["{}", "nothing", "", GOOD.strip().replace("[1,2]", "[1]"), GOOD.strip().replace("[1,2]", "[2,3]")]
)
def test_a_file_that_holds_something_else(line: str) -> None:
    with pytest.raises(serai.SeraiError, match="line 2 of x is not an arena result"):
        read_results(f"{GOOD}{line}\n{GOOD}", "x")


def test_results_survive_writing() -> None:
    result = played(arena("random", "medium"), 1)[0]
    assert read_results(write_result(result), "x") == [result]
    assert by_kind([result, result])[0].results == [result]


# ---- serai strength -----------------------------------------------------------------------------


@pytest.mark.long
def test_the_page_of_strengths_plays_only_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "LEVELS", ("random", "medium"))
    monkeypatch.setattr(strength, "MANY", 4)
    monkeypatch.setattr(strength, "EQUALS", 2)
    monkeypatch.setattr(strength, "OLD", {2: 2})
    monkeypatch.setattr(strength, "OLD_EXPERT", dict.fromkeys(strength.OLD_EXPERT, "careless"))
    assert main(["strength", "san-juan", "--docs", str(tmp_path)]) == 0
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "| medium | random | 4 | " in page
    assert "`medium` against the strongest bot of version 0.1 (`careless`) in all other seats:" in page
    assert re.search(r"^\| 2 \| 2 \| [0-9.]+% \| ", page, re.MULTILINE)
    assert re.search(r"\| medium \| 2 \| [0-9.]+ ± [0-9.]+ \| [0-9.]+ ± [0-9.]+ \| [0-9.]+ ± [0-9.]+ \|  \|  \|", page)
    assert page.count("## ") == 5
    assert len((tmp_path / "strength" / "san-juan.jsonl").read_text("utf-8").splitlines()) == 4 + 2 * 2 + 2
    monkeypatch.setattr(lab, "play_one", lambda task: pytest.fail("this game is known"))
    assert main(["strength", "san-juan", "--docs", str(tmp_path)]) == 0
    assert "strength.md after" in capsys.readouterr().out


@pytest.mark.long
def test_what_a_decision_takes_is_measured_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this build; what another one took stays."""
    monkeypatch.setattr(strength, "LEVELS", ("random", "medium"))
    monkeypatch.setattr(strength, "OLD_EXPERT", dict.fromkeys(strength.OLD_EXPERT, "careless"))
    file = tmp_path / "strength" / "times.json"
    file.parent.mkdir()
    file.write_text(json.dumps({"elsewhere": {"mombasa": {"random": 4.0}}}))
    assert main(["strength", "san-juan", "--times", "--docs", str(tmp_path)]) == 0
    times = json.loads(file.read_text("utf-8"))
    assert times["elsewhere"] == {"mombasa": {"random": 4.0}}
    (build,) = times.keys() - {"elsewhere"}
    assert times[build].keys() == {"san-juan"}
    assert times[build]["san-juan"].keys() == {"random", "greedy", "careless"}
    assert times[build]["san-juan"]["random"] < times[build]["san-juan"]["greedy"]
