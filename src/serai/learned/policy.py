"""A bot with a trained network: it plays what its policy likes best, without any search."""

from __future__ import annotations

from collections.abc import Sequence

from serai.bots.bot import Bot, Decision
from serai.bots.ismcts import Guide, SearchBot, softmax
from serai.engine.features import Sheet
from serai.engine.game import Game, Seed
from serai.engine.state import State
from serai.learned.minds import Mind, Seen, mind

POLICY = "policy"  # the kind of network that chooses
WARM = 1.5  # of the policy while it is only asked what to try
LEAST = 0.01  # chance that nobody is denied


class Eyes:
    """What seats see, as a network reads it."""

    def __init__(self, game: Game[State]) -> None:
        self.sheet = Sheet(game.blocks)

    def rows(self, s: State, seats: Sequence[int]) -> list[Seen]:
        return [self.sheet.write(s, seat).tobytes() for seat in seats]


class LearnedBot:
    """Plays what the policy likes best: `learned`, or `learned:FILE` with weights of one's own."""

    def __init__(self, game: Game[State], network: Mind) -> None:
        self.network = network
        self.eyes = Eyes(game)

    def choose(self, decision: Decision) -> int:
        options = list(decision.options)
        if len(options) == 1:
            return options[0]
        # Features tell what a seat sees, so they are the same in every state that it can imagine.
        logits, _ = self.network.likes(self.eyes.rows(decision.imagine(0), [decision.seat]))
        return max(options, key=logits[0].__getitem__)


def guide(game: Game[State], network: Mind) -> Guide:
    """How a search is guided: the policy says what to try, the value what it leads to."""
    eyes = Eyes(game)

    def priors(s: State, seat: int, options: Sequence[int]) -> list[float]:
        logits, _ = network.likes(eyes.rows(s, [seat]))
        return softmax([logits[0][option] for option in options], WARM)

    def chances(s: State) -> list[float]:
        """The network has learned what a seat sees when it is asked, so the chance of that seat is trusted most: the others
        share what it leaves."""
        players = s.setup.players
        _, values = network.likes(eyes.rows(s, range(players)))
        shares = [(value * (players - 1) + 1) / players for value in values]  # of the win: see `lab.encode.result`
        found = [min(max(share, LEAST), 1 - LEAST) for share in shares]
        mine = found[s.player]
        others = sum(found) - mine
        return [mine if seat == s.player else (1 - mine) * chance / others for seat, chance in enumerate(found)]

    return Guide(priors, chances)


def make_learned(game: Game[State], seed: Seed, how: str) -> Bot:
    """`learned`, `learned:N` with N iterations of a search that the network guides; with weights of one's own
    `learned:FILE` and `learned:N:FILE`."""
    budget, _, file = how.partition(":")
    if budget.isdecimal():
        return SearchBot(game, seed, budget, guide=guide(game, mind(game.id, POLICY, file)))
    return LearnedBot(game, mind(game.id, POLICY, how))
