"""How the characters, paths and trades of Western Legends fare: python tools/western_ways.py --games 400 --players 3 4

Every seat is played by a bot of one kind that draws a leaning: to the marshal's path, to the wanted one, to neither, or (with
--trades) one seat in each game is told to try a trade.  Prints wins as a multiple of the fair share, with 95 % intervals: of
all games, and where several numbers of players, modes or lengths are given, of each of them.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from serai.bots.bot import Decision
from serai.bots.greedy import GreedyBot
from serai.bots.western_legends.evaluation import LEANINGS, START_WP, TRADES, WEIGHTS, Leaning, WesternJudgement
from serai.engine.chance import Dice
from serai.engine.score import winners
from serai.games import western_legends
from serai.games.western_legends.state import Western

GAME = western_legends.GAME
MIN_PLAYERS = GAME.players[0]
Tally = dict[str, list[tuple[float, float, float]]]  # group -> wins, fair share, and points above the mean of each seat


@dataclass
class Slice:
    """Games that have something in common, added up."""

    games: int = 0
    rounds: int = 0
    with_two: int = 0
    black: float = 0.0  # of those with two players, won by the Man in Black
    tally: Tally = field(default_factory=lambda: defaultdict(list))


def play(players: int, seed: str, leanings: list[Leaning], options: dict[str, object]) -> Western:
    s: Western = GAME.new_game(players, seed, **options)
    bots = [GreedyBot(GAME, f"{seed}-{seat}", WesternJudgement(WEIGHTS, leaning)) for seat, leaning in enumerate(leanings)]
    while s.options:
        seat = s.player
        s.answer(seat, bots[seat].choose(Decision(s, seat)))
    return s


def games(args: argparse.Namespace, players: int, options: dict[str, object]) -> Iterator[tuple[Western, list[str]]]:
    for number in range(args.games):
        seed = "-".join([args.seed, str(players), *map(str, options.values()), str(number)])
        dice = Dice("ways", seed)
        names = [list(LEANINGS)[dice.below(len(LEANINGS))] for _ in range(players)]
        if args.trades:
            names[dice.below(players)] = list(TRADES)[number % len(TRADES)]
        yield play(players, seed, [{**LEANINGS, **TRADES}[name] for name in names], options), names


def add(slices: list[Slice], s: Western, names: list[str]) -> None:
    """A finished game, to every slice that it belongs to.  With two players the share is that of the games which the Man in
    Black has not won."""
    players, scores, labels = len(names), GAME.scores(s), GAME.labels(s)
    won = winners(scores)
    humans = [seat for seat in won if seat < players]
    mean = sum(score.total for score in scores[:players]) / players
    for one in slices:
        one.games += 1
        one.rounds += s.round
        one.with_two += players == MIN_PLAYERS
        one.black += (players in won) / len(won)
    for seat, drawn in enumerate(names):
        share = 1 / players if humans else 0.0
        win = (seat in humans) / len(humans) if humans else 0.0
        name = "wanted" if START_WP[s.players[seat].character] and drawn in LEANINGS else drawn
        groups = [f"leaning {name}", f"character {labels[seat]['character']}", f"path {labels[seat]['path at the end']}"]
        for one, group in product(slices, groups):
            one.tally[group].append((win, share, scores[seat].total - mean))


def show(name: str, one: Slice) -> None:
    black = f", Man in Black {one.black / one.with_two:.0%} of {one.with_two}" if one.with_two else ""
    print(f"{name}: {one.games} games, {one.rounds / one.games:.1f} rounds{black}")
    for group, seats in sorted(one.tally.items()):
        wins, fair = sum(win for win, _, _ in seats), sum(share for _, share, _ in seats)
        spread = math.sqrt(sum((win - share * wins / fair) ** 2 for win, share, _ in seats))
        lead = sum(above for _, _, above in seats) / len(seats)
        off = math.sqrt(sum((above - lead) ** 2 for _, _, above in seats)) / len(seats)
        print(f"  {group:28} {len(seats):6} seats  {wins / fair:5.2f} ± {1.96 * spread / fair:.2f}", end="")
        print(f"   {lead:+5.2f} ± {1.96 * off:.2f} points")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each number of players, mode and length")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--mode", nargs="+", default=["basic"])
    parser.add_argument("--length", nargs="+", default=["medium"])
    parser.add_argument("--trades", action="store_true")
    args = parser.parse_args()
    slices: dict[str, Slice] = defaultdict(Slice)
    for players, mode, length in product(args.players, args.mode, args.length):
        names = ["all games", f"{players} players", mode, length]
        for s, drawn in games(args, players, {"mode": mode, "length": length}):
            add([slices[name] for name in names], s, drawn)
    for name, one in slices.items():
        if name == "all games" or one.games < slices["all games"].games:
            show(name, one)


if __name__ == "__main__":
    main()
