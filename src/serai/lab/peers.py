"""Games of other libraries, timed like ours: whole random games, microseconds per decision.

Every peer is played as its users play it from Python: list the legal actions, choose one, apply it.  All choose with the same
dice as our games.  Setup is part of the time, as it is for ours.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from typing import Any, NamedTuple

from serai.engine.chance import Dice
from serai.lab.bench import best, repeat

COPIES = 2000


class Play(NamedTuple):
    """A peer that is ready."""

    game: Callable[[], int]  # plays a random game and returns the number of its decisions
    copy: Callable[[], object] | None  # of a position in the middle of a game, if the library can copy


@dataclass(frozen=True)
class Peer:
    """A game of another library."""

    name: str
    package: str  # the name of the distribution
    unit: str  # what one decision includes
    ready: Callable[[], Play]  # imports it
    decisions: int = 3000  # per round at least, rounded up to whole games


def catan(forced: bool) -> Play:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    dice = Dice("bench")
    most_turns = 1000  # as its own `play` has it

    def play(most: int = 1_000_000) -> tuple[Any, int]:
        game, ticks = Game([RandomPlayer(color) for color in Color], seed=1 + dice.below(1 << 30)), 0
        while ticks < most and game.winning_color() is None and game.state.num_turns < most_turns:
            actions = game.state.playable_actions
            game.execute(actions[dice.below(len(actions))])
            ticks += forced or len(actions) > 1
        return game, ticks

    return Play(lambda: play()[1], play(200)[0].copy)


def spiel(name: str) -> Play:
    import pyspiel  # noqa: PLC0415

    dice = Dice("bench")
    game = pyspiel.load_game(name)

    def play(moves: int = 1_000_000) -> tuple[Any, int]:
        state, decisions = game.new_initial_state(), 0
        while moves and not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[dice.below(len(actions))])
            moves -= 1
        return state, decisions

    return Play(lambda: play()[1], play(70)[0].clone)


def zoo(name: str) -> Play:
    import numpy as np  # noqa: PLC0415
    import pettingzoo  # noqa: PLC0415

    dice = Dice("bench")
    env = pettingzoo.make("aec", name)

    def play() -> int:
        env.reset(seed=0)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            env.step(actions[dice.below(len(actions))])
            steps += 1
        return steps

    return Play(play, None)


def cards(name: str) -> Play:
    import rlcard  # noqa: PLC0415

    dice = Dice("bench")
    env = rlcard.make(name, config={"seed": 0})

    def play() -> int:
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = env.step(actions[dice.below(len(actions))])
            steps += 1
        return steps

    return Play(play, None)


def chess() -> Play:
    import chess as library  # noqa: PLC0415

    dice = Dice("bench")

    def play(moves: int = 1_000_000) -> tuple[Any, int]:
        board, done = library.Board(), 0
        while done < moves and board.halfmove_clock < 150 and (actions := list(board.legal_moves)):
            board.push(actions[dice.below(len(actions))])
            done += 1
        return board, done

    board = play(60)[0]
    return Play(lambda: play()[1], partial(board.copy, stack=False))


TICK = "a tick of its Game: playable_actions, execute, winning_color"
SPIEL = "a decision: legal_actions, apply_action; the time of chance nodes included"
STEP = "a step of its AEC loop, with observation and mask"
DEAL = "a step of its environment, with observation and legal actions"
MOVE = "a move: list(legal_moves), push; to mate, stalemate or the 75-move rule"

PEERS = (
    Peer("Catan, 4 players", "catanatron", f"{TICK}; two of three are forced", partial(catan, forced=True)),
    Peer(
        "Catan, real choices only",
        "catanatron",
        "the same time, divided by the ticks that are not forced",
        partial(catan, forced=False),
    ),
    Peer("hearts, in C++", "open_spiel", SPIEL, partial(spiel, "hearts")),
    Peer("backgammon, in C++", "open_spiel", SPIEL, partial(spiel, "backgammon")),
    Peer("connect four", "pettingzoo", STEP, partial(zoo, "classic/connect_four_v3")),
    Peer("chess", "pettingzoo", STEP, partial(zoo, "classic/chess_v6"), 200),  # it is slow
    Peer("uno", "rlcard", DEAL, partial(cards, "uno")),
    Peer("chess", "chess", MOVE, chess),
)


def whole_games(game: Callable[[], int], decisions: int) -> Callable[[], int]:
    def run() -> int:
        done = 0
        while done < decisions:
            done += game()
        return done

    return run


def measure(peer: Peer) -> dict[str, Any]:
    """The times of a peer, or one line that says why there are none.  Its output and its warnings are dropped."""
    row: dict[str, Any] = {"name": peer.name, "package": peer.package}
    try:
        row["version"] = metadata.version(peer.package)
        with redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            play = peer.ready()
            us = best(whole_games(play.game, peer.decisions))
            copy = play.copy
            copy_us = best(repeat(lambda _: copy(), COPIES)) if copy else None
    except (metadata.PackageNotFoundError, ModuleNotFoundError) as error:
        lacking = error.name if "version" in row else peer.package  # the peer, or one of its dependencies
        return {**row, "missing": f"{lacking} is not installed (pip install {lacking})"}
    except Exception as error:  # one broken library must not stop the others
        why = " ".join(str(error).split())
        return {**row, "missing": f"failed: {type(error).__name__} {why:.120}".rstrip()}
    return {**row, "unit": peer.unit, "us": round(us, 2), "copy_us": copy_us and round(copy_us, 2)}


def beside(report: Mapping[str, Any], row: dict[str, Any]) -> dict[str, Any]:
    """A peer's row with its figures relative to the calibration and to San Juan in the same run."""
    if "us" not in row:
        return row
    san_juan = report["games"]["san-juan"]["us"]["decision"]
    return {
        **row,
        "decision_over_calibration": round(row["us"] / report["calibration_us"], 3),
        "times_san_juan": round(row["us"] / san_juan, 1),
    }


def table(report: Mapping[str, Any]) -> list[list[str]]:
    """All rows of a report with peers, ours first, as text."""
    head = ["game", "library", "decision us", "copy us", "x calibration", "x San Juan"]
    rows = [head]
    for game_id, figures in report["games"].items():
        us = figures["us"]
        library = f"serai {report['serai']}"
        row = {"us": us["decision"], "copy_us": us["copy"], "name": f"{game_id}, {figures['players']} players"}
        rows.append(cells(library, beside(report, row)))
    for row in report["peers"]:
        library = f"{row['package']} {row.get('version', '')}".rstrip()
        rows.append(cells(library, row) if "us" in row else [row["name"], library, row["missing"], "", "", ""])
    return rows


def cells(library: str, row: dict[str, Any]) -> list[str]:
    copy = f"{row['copy_us']:.2f}" if row["copy_us"] else "-"
    figures = [f"{row['us']:.2f}", copy, f"{row['decision_over_calibration']:.3f}", f"{row['times_san_juan']:.1f}"]
    return [row["name"], library, *figures]
