"""What the strongest bot would do, and what it thinks of it: hints, and the chances of reviews.

Everything comes from what one seat sees.  The figures are those of the search that decides; where the strongest bot is not a
search, the game's own search says what its choice is worth."""

from __future__ import annotations

from typing import NamedTuple

from serai.bots import Decision, bot_of, make_bot
from serai.bots.calibration import calibration
from serai.bots.evaluation import evaluation
from serai.bots.ismcts import SearchBot
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State

STRONGEST = "expert"
LEARNED = "learned"  # a bot that plays by a network's policy, without a search
NOTHING = 0.02  # a difference of chances that counts as none: estimates are not that exact


def search_of(name: str, game: Game[State], seed: Seed) -> SearchBot:
    """A bot that is a search."""
    bot = make_bot(name, game, seed)
    if not isinstance(bot, SearchBot):
        raise UnknownBot(f"{name} does not search, so it estimates no chances. Name a search, such as ismcts:500.")
    return bot


def judge_of(game: Game[State]) -> str:
    """The name of the search whose chances are shown: the strongest level, or where that one is none the game's own search,
    guided by the network where it foresees results better so."""
    name, search = bot_of(STRONGEST, game), evaluation(game).search
    if name == LEARNED and search.guided:
        return f"{LEARNED}:{search.guided}"
    return name if isinstance(make_bot(name, game, ""), SearchBot) else f"ismcts:{search.iterations}"


class Estimate:
    """What a judge thinks of one decision.  Chances are calibrated and those of all seats."""

    def __init__(self, decision: Decision, seed: Seed, judge: str = "") -> None:
        """`judge`: the name of a search, if not the strongest."""
        name = judge or judge_of(decision.game)
        self.decision = decision
        self.search = search_of(name, decision.game, seed)
        self.fit = calibration(decision.game.id, name)
        self.best, self.root = self.search.explore(decision)
        tried = [self.root.children[decision.seat, action] for action in decision.options]
        visits = sum([node.visits for node in tried])
        totals = [node.totals for node in tried]
        self.before = self.fit.apply([sum(seat) / visits for seat in zip(*totals, strict=True)])
        """Over everything that was tried, before anything is chosen."""

    def after(self, action: int) -> list[float]:
        return self.fit.apply(self.search.after(self.root, self.decision, action))

    def alternative(self, action: int) -> int:
        """The best of the other options: the one that was tried most often."""
        children, seat = self.root.children, self.decision.seat
        others = [option for option in self.decision.options if option != action]
        return max(others, key=lambda option: (children[seat, option].visits, children[seat, option].prior))


class Advice(NamedTuple):
    """A hint.  Chances are those of the seat that decides."""

    action: int
    before: float
    after: float
    other: int = -1  # the best alternative, if there is one
    otherwise: float = 0.0  # the chance after it

    @property
    def close(self) -> bool:
        """Is the alternative about as good?"""
        return self.other >= 0 and self.after - self.otherwise < NOTHING


def advise(decision: Decision, seed: Seed) -> Advice:
    """What the strongest bot would do."""
    game, seat = decision.game, decision.seat
    found = Estimate(decision, seed)
    strongest = bot_of(STRONGEST, game)
    action = found.best if judge_of(game) == strongest else make_bot(strongest, game, seed).choose(decision)
    after = found.after(action)[seat]
    if len(decision.options) == 1:
        return Advice(action, found.before[seat], after)
    other = found.alternative(action)
    return Advice(action, found.before[seat], after, other, found.after(other)[seat])
