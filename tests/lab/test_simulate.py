"""Many games: the same whatever the number of processes, the process, or the hash seed; and no memory is left behind."""

from __future__ import annotations

import gc
import itertools
import json
import os
import subprocess
import sys
import tracemalloc

import pytest

import serai
from serai.catalogue import GAMES
from serai.engine.playout import play_on
from serai.lab.simulate import ALONE, Crew, Plan, Tally, in_order, processes, simulate

GAMES_PLAYED = 12
PLAN = Plan("san-juan", 3, {}, ("greedy", "random", "random"), "s")


def tally(plan: Plan, games: int, crew: Crew = ALONE) -> Tally:
    result = Tally(plan)
    for played in simulate(plan, games, crew):
        result.add(played)
    return result


def test_the_number_of_processes_does_not_matter() -> None:
    with processes(2) as crew:
        assert tally(PLAN, 11).report() == tally(PLAN, 11, crew).report()


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_another_process_with_another_hash_seed_plays_the_same(game_id: str) -> None:
    players = serai.game(game_id).players[-1]
    here = tally(Plan(game_id, players, {}, ("random",) * players, "s"), 6).report()
    command = [
        sys.executable,
        "-m",
        "serai",
        "simulate",
        game_id,
        "--games",
        "6",
        "--seed",
        "s",
        "--json",
        "--players",
        str(players),
    ]
    there = [
        json.loads(subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout)
        for seed in ("1", "12345")
    ]
    assert [report["log_sha256"] for report in there] == [here["log_sha256"]] * 2


def test_the_hash_is_known() -> None:
    """On every machine, in every version of Python: whoever changes this changes every recorded game."""
    plan = Plan("san-juan", 4, {}, ("random",) * 4, "known")
    assert tally(plan, 3).report()["log_sha256"] == "7dbac17b026d6e959a5f58322417663a0be27a361b48a824adeb1a181865c184"


def test_a_report_adds_up() -> None:
    report = tally(PLAN, 12).report()
    assert report["games"] == 12
    assert sum(row["wins"] for row in report["by_seat"]) == pytest.approx(12, abs=0.01)
    assert report["by_bot"]["random"]["seats"] == [1, 2]
    assert report["by_bot"]["random"]["wins"] == pytest.approx(sum(row["wins"] for row in report["by_seat"][1:]), abs=0.01)
    length = report["game_length"]
    assert length["shortest"] <= length["mean"] <= length["longest"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_that_is_stopped_gives_what_was_begun_in_order(jobs: int) -> None:
    asked = itertools.count()
    with processes(jobs) as crew:
        done = list(in_order(abs, range(-40, 0), crew, lambda: next(asked) >= 12))
    assert 1 < len(done) <= 12
    assert done == list(range(40, 40 - len(done), -1))


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("chess", 2, {}, ("random",) * 2, 1), "Unknown game 'chess'. Choose from: san-juan"),
        (Plan("san-juan", 5, {}, ("random",) * 5, 1), "san-juan is for 2 to 4 players, not for 5"),
        (Plan("san-juan", 2, {}, ("random",), 1), "2 players need 2 bots, not 1"),
        (Plan("san-juan", 2, {}, ("random", "x"), 1), "Unknown bot 'x'"),
        (
            Plan("san-juan", 2, {"expansion": "maybe"}, ("random",) * 2, 1),
            "option expansion cannot be 'maybe': it must be false or true",
        ),
        (Plan("san-juan", 2, {"technical_round_limit": -1}, ("random",) * 2, 1), "a whole number >= 0"),
        (Plan("san-juan", 2, {"start_player": "4"}, ("random",) * 2, 1), "start_player cannot be 4 with 2 players"),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_played(plan: Plan, message: str) -> None:
    with pytest.raises(serai.SeraiError, match=message):
        next(simulate(plan, 1))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_games_leave_no_memory_behind(game_id: str) -> None:
    game = serai.game(game_id)

    def play_games(first: int) -> int:
        for seed in range(first, first + GAMES_PLAYED):
            play_on(game.new_game(game.players[0], seed), serai.Dice(seed))
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        play_games(0)
        before = play_games(100)
        after = play_games(200)
    finally:
        tracemalloc.stop()
    assert after - before < 1000 * GAMES_PLAYED  # a state alone has 3,000 bytes; some caches of Python rise and fall
