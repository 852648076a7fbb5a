"""A search: many imagined states, one tree over what everybody may choose, the game's evaluation at its leaves.

This is information-set Monte Carlo tree search with one observer (SO-ISMCTS).  Every iteration imagines a new state, so the
search never sees more than its seat does.  A node stands for a sequence of choices of all seats; what cannot be chosen in a
state is skipped there, and a choice is explored by how often it could have been made.  Every seat goes for its own chance of
winning (max-n); where turns are long (`Search.alone`) only one's own choices make the tree.  The state asks one seat after the
other, so simultaneous choices and interrupts need no special treatment.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from serai.bots.bot import Decision
from serai.bots.evaluation import AT_RANDOM, AT_SIGHT, USUAL, evaluation
from serai.bots.greedy import GreedyBot
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.playout import play_on
from serai.engine.score import winners
from serai.engine.state import State

LOOKS = 0.25  # part of the time for the priors of the root; a budget of iterations grows by this part
FEWEST = 3  # imagined states for that, at least
TRUST = 0.9  # in these priors; the rest is shared by all options, so that none is ever given up
SHARP = 0.15  # of the scale: priors take small differences for large ones
EXPLORE = 0.5  # how much options that were rarely tried are favoured
FADE = 4  # visits of the search before count this much less: it only passed by on its way to something else
ENOUGH = 25  # visits that make a mean worth showing
SEEDS = 1 << 60


class Budget(NamedTuple):
    """What a decision may take: a number of iterations or of seconds; the other is infinite."""

    iterations: float
    seconds: float

    @classmethod
    def read(cls, text: str) -> Budget:
        if re.fullmatch(r"[0-9]{1,6}", text) and int(text):
            return cls(int(text), math.inf)
        if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?s", text) and float(text[:-1]):
            return cls(math.inf, float(text[:-1]))
        raise UnknownBot(f"Unknown budget {text!r:.30} of ismcts. Name iterations (ismcts:500) or seconds (ismcts:1.5s).")

    def part(self, share: float) -> Budget:
        return Budget(self.iterations * share, self.seconds * share)

    def left(self, done: int, elapsed: float) -> float:
        """How many more iterations there will be, at the pace so far."""
        return min(self.iterations - done, done * (self.seconds / elapsed - 1) if elapsed else math.inf)


class Guide(NamedTuple):
    """What a network knows; without one, a search judges by the game's evaluation after a rollout."""

    priors: Callable[[State, int, Sequence[int]], list[float]]  # of the options of a seat, as parts of 1
    chances: Callable[[State], list[float]]  # of every seat, while the game is not over


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
        self,
        game: Game[State],
        seed: Seed,
        budget: str,
        *,
        full: bool = False,
        clock: Callable[[], float] = time.monotonic,
        guide: Guide | None = None,
    ) -> None:
        """`full`: rollouts go to the end of the game at random, instead of being judged after a few turns."""
        self.game = game
        self.full = full
        self.clock = clock
        self.dice = Dice("ismcts", seed)
        self.evaluation = evaluation(game)
        self.settings = self.evaluation.search
        self.judgement = self.evaluation.judge(self.evaluation.weights_of("ismcts"))
        self.budget = Budget.read(budget)
        self.guide = guide
        self.alone = self.settings.alone and guide is None
        self.greedy = GreedyBot(game, seed, self.judgement)
        policies: dict[str, Callable[[State], int]] = {
            AT_RANDOM: self.at_random,
            USUAL: self.evaluation.usual,
            AT_SIGHT: self.greedy.at_sight,
        }
        self.mine = policies[self.settings.mine]
        self.theirs = policies[self.settings.theirs]
        self.kept: Node | None = None  # what follows the last choice, for the next decision of the same turn

    def choose(self, decision: Decision) -> int:
        return decision.options[0] if len(decision.options) == 1 else self.search(decision)[0]

    def estimate(self, decision: Decision) -> tuple[list[float], int]:
        """Every seat's chance of winning if the best action is chosen, and that action."""
        action, node = self.search(decision)
        return node.mean(), action

    def search(self, decision: Decision) -> tuple[int, Node]:
        """The best action, and what follows it."""
        action, root = self.explore(decision)
        self.kept = root.children[decision.seat, action]
        return action, self.kept

    def explore(self, decision: Decision) -> tuple[int, Node]:
        """The best action, and the node of the decision itself."""
        start, done = self.clock(), 0
        root = self.root(decision)
        branches = [root.children[decision.seat, action] for action in decision.options]
        while not done or self.undecided(branches, self.budget.left(done, self.clock() - start)):
            self.iterate(root, decision, decision.options)
            done += 1
        best = max(range(len(branches)), key=lambda i: (branches[i].visits, branches[i].prior))
        return decision.options[best], root

    def after(self, root: Node, decision: Decision, action: int) -> list[float]:
        """Every seat's chance after an action.  One that was hardly tried is tried some more."""
        node = root.children[decision.seat, action]
        while node.visits < ENOUGH:
            self.iterate(root, decision, (action,))
        return node.mean()

    def undecided(self, branches: list[Node], left: float) -> bool:
        """Can the iterations that are left still change which branch was tried most often?"""
        leaders = sorted([branch.visits for branch in branches])[-2:]
        return left > 0 and leaders[-1] - leaders[0] <= left

    def root(self, decision: Decision) -> Node:
        """The node of this decision, with priors.  If nobody else chose since the
        last one, its tree is searched on: the node there has exactly these options."""
        guess = decision.imagine(self.dice.below(SEEDS))
        priors = self.guide.priors(guess, decision.seat, decision.options) if self.guide else self.first_look(guess, decision)
        seats = guess.setup.players
        keys = [(decision.seat, action) for action in decision.options]
        root = self.kept if self.kept and self.kept.children.keys() == set(keys) else Node(seats, 1.0)
        for key, prior in zip(keys, priors, strict=True):
            child = root.children.setdefault(key, Node(seats, prior))
            child.prior = prior
            child.fade()
        return root

    def first_look(self, guess: State, decision: Decision) -> list[float]:
        """Priors by what the greedy bot thinks of the options, in several imagined states."""
        greedy, values, looks = self.greedy, [0.0] * len(decision.options), 0
        start, budget = self.clock(), self.budget.part(LOOKS)
        while True:
            look = greedy.weigh(guess, decision.seat, decision.options, greedy.ahead, self.settings.leaves)
            values = [value + more for value, more in zip(values, look, strict=True)]
            looks += 1
            if looks >= FEWEST and budget.left(looks * self.settings.price, self.clock() - start) <= 0:
                return self.priors([value / looks for value in values])
            guess = decision.imagine(self.dice.below(SEEDS))

    def priors(self, values: Sequence[float]) -> list[float]:
        """Which part of all visits each option should have, by what it seems to be worth."""
        return [TRUST * chance + (1 - TRUST) / len(values) for chance in softmax(values, SHARP * self.settings.scale)]

    def iterate(self, root: Node, decision: Decision, options: Sequence[int]) -> None:
        """Imagine a state, go down the tree by one of these options and one step beyond it, roll out for a while, and remember
        what it was worth."""
        guess = decision.imagine(self.dice.below(SEEDS))
        action, node = self.select(root, guess, decision.seat, options)
        guess.answer(decision.seat, action)  # all may choose at once, and another seat may be asked first
        path = [node]
        while node.visits and guess.options:
            if self.alone and guess.player != decision.seat:
                guess.play(self.theirs(guess))
                continue
            action, node = self.select(node, guess, guess.player, guess.options)
            guess.play(action)
            path.append(node)
        if self.guide and guess.options:
            chances = self.guide.chances(guess)
        else:
            self.roll_out(guess, decision.seat)
            chances = self.chances(guess)
        for node in path:
            node.visits += 1
            for seat, chance in enumerate(chances):
                node.totals[seat] += chance

    def select(self, node: Node, guess: State, seat: int, options: Sequence[int]) -> tuple[int, Node]:
        """The option that is best for this seat, as far as is known, or was rarely tried."""
        children = node.children
        if not all([(seat, action) in children for action in options]):
            if self.guide:
                priors = self.guide.priors(guess, seat, options)
            else:
                priors = self.priors(self.greedy.weigh(guess, seat, options, 0, 1))
            for action, prior in zip(options, priors, strict=True):
                children.setdefault((seat, action), Node(len(node.totals), prior))
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

    def roll_out(self, guess: State, me: int) -> None:
        """A few turns by the rollout policies, so that all have done what they are about to do; or all turns, at random."""
        if self.full:
            play_on(guess, self.dice)
            return
        turns, last = 0, (-1, 0)
        while guess.options:
            turn = (guess.player, self.evaluation.moment(guess))
            if turn != last:
                if turns == self.settings.turns:
                    return
                turns, last = turns + 1, turn
            guess.play(self.mine(guess) if guess.player == me else self.theirs(guess))

    def at_random(self, guess: State) -> int:
        return self.dice.pick(guess.options)

    def chances(self, guess: State) -> list[float]:
        """Of every seat: the result, or what the evaluation makes of the state."""
        players = guess.setup.players
        if not guess.options:
            won = winners(self.game.scores(guess))
            return [(seat in won) / len(won) for seat in range(players)]
        worths = [self.judgement.worth(guess, seat) for seat in range(players)]
        if players == 1:  # alone against an automaton: its points as they stand
            worths += [score.total for score in self.game.scores(guess)[1:]]
        return softmax(worths, self.settings.scale)[:players]
