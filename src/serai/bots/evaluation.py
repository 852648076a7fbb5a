"""How bots judge a game: what the `EVALUATION` of each game offers.  The catalogue says where it is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from serai.catalogue import part
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game
from serai.engine.state import State

S = TypeVar("S", bound=State)
Weights = Mapping[str, float]

AT_RANDOM: Final = "at random"
USUAL: Final = "usual"  # what is done without thinking (`Evaluation.usual`)
AT_SIGHT: Final = "at sight"  # what looks best at once


class Search(NamedTuple):
    """How a game is searched; docs/bots.md says what was tried."""

    scale: float  # points of lead that make the chance of winning e times as large
    turns: int  # of a rollout
    iterations: int  # for each decision of a finished game, when it is analysed
    price: int  # of judging all options in one imagined state before the search, in iterations
    leaves: int = 1  # that an option may have there
    alone: bool = False  # only one's own choices make the tree; the others follow their rollout policy there too
    mine: str = AT_RANDOM  # rollout policy: one's own
    theirs: str = AT_RANDOM  # and that of everybody else
    guided: int = 0  # iterations guided by a network, where these foresee results better (docs/calibration.md)


class Judgement(ABC, Generic[S]):
    """One way of judging states.  What it needs of its weights is computed once, when it is made."""

    @abstractmethod
    def worth(self, s: S, seat: int) -> float:
        """What a state is worth to a seat, in points."""


class Evaluation(ABC, Generic[S]):
    """How bots judge states of one game.  The states are imagined ones, so no secret is in them."""

    def __init__(
        self,
        weights: Weights,
        search: Search,
        levels: Mapping[str, str],
        *,
        leaves: int = 1,
        ahead: int = 1,
        tuned: Mapping[str, Weights] | None = None,
        learned: Mapping[str, str] | None = None,
    ) -> None:
        self.weights = weights  # every number that is not a rule
        self.search = search
        self.levels = levels  # "hard" and "expert" -> the name of the bot
        self.leaves = leaves  # how many states an option may be judged by: as far as that allows, the rest of a turn is tried
        self.ahead = ahead  # further decisions of a turn that are tried in any case
        self.tuned: Mapping[str, Weights] = tuned or {}  # kind of bot -> the weights in which it differs
        self.learned: Mapping[str, str] = learned or {}  # levels that bots with networks play, where their weights can be used

    @abstractmethod
    def judge(self, weights: Weights) -> Judgement[S]:
        """The way of judging that these weights make."""

    def opinion(self, dice: Dice, bot: str) -> Judgement[S]:
        """One bot's own way of judging, for games whose bots should not all want the same; `bot`: its kind, which may have
        weights of its own."""
        return self.judge(self.weights_of(bot))

    def weights_of(self, bot: str) -> dict[str, float]:
        """The weights of a kind of bot."""
        return {**self.weights, **self.tuned.get(bot, {})}

    def usual(self, s: S) -> int:
        """What is done without thinking."""
        return s.options[0]

    def moment(self, s: S) -> int:
        """Changes when a turn is over, for games in which nobody else may have anything to choose."""
        return 0


def find_evaluation(game: Game[State]) -> Evaluation[State] | None:
    """The evaluation of a game; None if it has none yet."""
    return part(game, "EVALUATION", Evaluation)


def evaluation(game: Game[State]) -> Evaluation[State]:
    """The evaluation of a game whose bots have to judge."""
    found = find_evaluation(game)
    if found is None:
        raise UnknownBot(f"Bots cannot judge positions of {game.id} yet. Choose random bots.")
    return found
