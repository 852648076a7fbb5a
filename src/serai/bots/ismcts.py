"""A search: many imagined tables, one tree over what everybody may choose, the game's own evaluation at its leaves.

This is information-set Monte Carlo tree search with one observer (SO-ISMCTS).  Every iteration imagines a table anew, so the
search never sees more than its seat does.  A node stands for a sequence of choices, whoever made them; what cannot be chosen
on a table is skipped there, and a choice is explored by how often it was there to be made.  Every seat goes for its own chance
of winning (max-n); where turns are long (`Search.alone`) only one's own choices make the tree.  As the state asks one seat
after the other, choices at once and interrupts need nothing of their own.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from serai.bots.bot import View
from serai.bots.greedy import GreedyBot, Look, Search, Worth, evaluation, weights
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.playout import play_on
from serai.engine.score import winners
from serai.engine.state import State

LOOKS = 0.25  # of the time goes into judging the options of the root before the search; of iterations, so much on top
FEWEST = 3  # imagined tables for that, at least
TRUST = 0.9  # of that first guess; the rest is shared by all options, so that none is ever given up
SHARP = 0.15  # of the scale: a first guess takes small differences for large ones
EXPLORE = 0.5  # how much what was seldom tried is favoured
FADE = 4  # a visit of the search before counts so much less: that one passed by, on its way to something else
SEEDS = 1 << 60


class Budget(NamedTuple):
    """What a decision may take: so many iterations, or so much time, and no end of the other."""

    iterations: float
    seconds: float

    @classmethod
    def read(cls, text: str) -> Budget:
        if re.fullmatch(r"[0-9]{1,6}", text) and int(text):
            return cls(int(text), math.inf)
        if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?s", text) and float(text[:-1]):
            return cls(math.inf, float(text[:-1]))
        raise UnknownBot(f"ismcts cannot search for {text!r:.30}: name iterations (ismcts:500) or seconds (ismcts:1.5s)")

    def part(self, share: float) -> Budget:
        return Budget(self.iterations * share, self.seconds * share)

    def left(self, done: int, elapsed: float) -> float:
        """How many more iterations there will be, at the pace so far."""
        return min(self.iterations - done, done * (self.seconds / elapsed - 1) if elapsed else math.inf)


class Node:
    """What follows one choice."""

    __slots__ = ("children", "prior", "seen", "totals", "visits")

    def __init__(self, seats: int, prior: float) -> None:
        self.children: dict[tuple[int, int], Node] = {}  # by seat and action
        self.prior = prior  # how good the choice looked at first, as a part of all that could be chosen
        self.seen = 0  # how often it could be chosen
        self.visits = 0  # how often it was
        self.totals = [0.0] * seats  # the chances of every seat, added up

    def fade(self) -> None:
        """Keep the values and what follows, but less of the weight."""
        kept = self.visits // FADE
        self.totals = [total * kept / self.visits if self.visits else 0.0 for total in self.totals]
        self.visits, self.seen = kept, self.seen // FADE

    def mean(self) -> list[float]:
        return [total / self.visits for total in self.totals]


def softmax(values: Sequence[float], scale: float) -> list[float]:
    """Chances from points: with `scale` more of them a chance is e times as large."""
    best = max(values)
    odds = [math.exp((value - best) / scale) for value in values]
    whole = sum(odds)
    return [one / whole for one in odds]


class SearchBot:
    """Chooses what it tried most often.  The same seed and a budget of iterations give the same choices."""

    def __init__(
        self, game: Game, seed: Seed, budget: str, *, full: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`full`: tables are played to the end by lot, instead of being judged after a few turns."""
        self.game = game
        self.full = full
        self.clock = clock
        self.dice = Dice("ismcts", seed)
        module = evaluation(game)
        self.worth: Worth = module.judge(weights(module, "ismcts"))
        self.way: Search = module.SEARCH
        self.budget = Budget.read(budget)
        self.greedy = GreedyBot(game, seed, self.worth)
        habit: Look = getattr(module, "usual", self.by_lot)
        self.mine: Look = self.greedy.at_sight if self.way.at_sight else habit  # what is chosen beyond the tree
        self.theirs: Look = self.greedy.at_sight if self.way.all_at_sight else habit
        self.kept: Node | None = None  # what follows the last choice, for the next decision of the same turn

    def choose(self, view: View) -> int:
        return view.options[0] if len(view.options) == 1 else self.search(view)[0]

    def estimate(self, view: View) -> tuple[list[float], int]:
        """Every seat's chance of winning if the best action is chosen, and that action."""
        action, node = self.search(view)
        return node.mean(), action

    def search(self, view: View) -> tuple[int, Node]:
        """The best action, and what follows it."""
        start, done = self.clock(), 0
        root = self.root(view)
        branches = [root.children[view.seat, action] for action in view.options]
        while not done or self.undecided(branches, self.budget.left(done, self.clock() - start)):
            self.iterate(root, view)
            done += 1
        best = max(range(len(branches)), key=lambda i: (branches[i].visits, branches[i].prior))
        self.kept = branches[best]
        return view.options[best], branches[best]

    def undecided(self, branches: list[Node], left: float) -> bool:
        """Can the iterations that are left still change which branch was tried most often?"""
        leaders = sorted([branch.visits for branch in branches])[-2:]
        return left > 0 and leaders[-1] - leaders[0] <= left

    def root(self, view: View) -> Node:
        """The node of this decision, with what the greedy bot thinks of its options.  If nobody else chose since the last one,
        its tree is searched on: the node there has exactly these options."""
        greedy, values, looks = self.greedy, [0.0] * len(view.options), 0
        start, budget = self.clock(), self.budget.part(LOOKS)
        while looks < FEWEST or budget.left(looks * self.way.price, self.clock() - start) > 0:
            table = view.imagine(self.dice.below(SEEDS))
            look = greedy.weigh(table, view.seat, view.options, greedy.ahead, self.way.leaves)
            values = [value + more for value, more in zip(values, look, strict=True)]
            looks += 1
        guesses = self.guesses([value / looks for value in values])
        seats = table.setup.players
        keys = [(view.seat, action) for action in view.options]
        root = self.kept if self.kept and self.kept.children.keys() == set(keys) else Node(seats, 1.0)
        for key, guess in zip(keys, guesses, strict=True):
            child = root.children.setdefault(key, Node(seats, guess))
            child.prior = guess
            child.fade()
        return root

    def guesses(self, values: Sequence[float]) -> list[float]:
        """Which part of all visits each option should have, by what it seems to be worth."""
        return [TRUST * chance + (1 - TRUST) / len(values) for chance in softmax(values, SHARP * self.way.scale)]

    def iterate(self, root: Node, view: View) -> None:
        """Imagine a table, go down the tree and one step beyond it, play on for a while, and remember what it was worth."""
        table = view.imagine(self.dice.below(SEEDS))
        action, node = self.select(root, table, view.seat, view.options)
        table.answer(view.seat, action)  # all may choose at once, and another seat may be asked first
        path = [node]
        while node.visits and table.options:
            if self.way.alone and table.player != view.seat:
                table.play(self.theirs(table))
                continue
            action, node = self.select(node, table, table.player, table.options)
            table.play(action)
            path.append(node)
        self.play_on(table, view.seat)
        chances = self.chances(table)
        for node in path:
            node.visits += 1
            for seat, chance in enumerate(chances):
                node.totals[seat] += chance

    def select(self, node: Node, table: State, seat: int, options: Sequence[int]) -> tuple[int, Node]:
        """The option that is best for this seat, as far as is known, or was seldom tried."""
        children = node.children
        if not all([(seat, action) in children for action in options]):
            guesses = self.guesses(self.greedy.weigh(table, seat, options, 0, 1))
            for action, guess in zip(options, guesses, strict=True):
                children.setdefault((seat, action), Node(len(node.totals), guess))
        found = [children[seat, action] for action in options]
        for child in found:
            child.seen += 1
        visits = sum([child.visits for child in found])
        usual = sum([child.totals[seat] for child in found]) / visits if visits else 0.0  # of what was never tried
        best, most = 0, -1.0
        for i, child in enumerate(found):
            n = child.visits
            value = (child.totals[seat] / n if n else usual) + EXPLORE * child.prior * math.sqrt(child.seen) / (1 + n)
            if value > most:
                best, most = i, value
        return options[best], found[best]

    def play_on(self, table: State, me: int) -> None:
        """A few turns without thinking, so that all have done what they are about to do; or all turns, by lot."""
        if self.full:
            play_on(table, self.dice)
            return
        turns, last, moment = 0, (-1, 0), self.greedy.moment
        while table.options:
            turn = (table.player, moment(table))
            if turn != last:
                if turns == self.way.turns:
                    return
                turns, last = turns + 1, turn
            table.play(self.mine(table) if table.player == me else self.theirs(table))

    def by_lot(self, table: State) -> int:
        return self.dice.pick(table.options)

    def chances(self, table: State) -> list[float]:
        """Of every seat: the result, or what the evaluation makes of the table."""
        players = table.setup.players
        if not table.options:
            won = winners(self.game.scores(table))
            return [(seat in won) / len(won) for seat in range(players)]
        worths = [self.worth(table, seat) for seat in range(players)]
        if players == 1:  # alone against an automaton: its points as they stand
            worths += [score.total for score in self.game.scores(table)[1:]]
        return softmax(worths, self.way.scale)[:players]
