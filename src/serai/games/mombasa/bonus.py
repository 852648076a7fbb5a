"""Using a bonus marker (MB-5.7), on the board and on tracks C and D (MB-6.8)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact, seat
from serai.engine.sets import kinds
from serai.engine.step import PASS, Step
from serai.games.mombasa.cards import GOOD, NO_CARD, RED
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS, GOOD_IDS, MEASURES, SETUP
from serai.games.mombasa.events import MARKED, REMOVED
from serai.games.mombasa.gains import AdvanceOn, UsePoints, gain
from serai.games.mombasa.goods import affordable, card_price, price, take_card
from serai.games.mombasa.rewards import covers
from serai.games.mombasa.spaces import SPACES, TWIN
from serai.games.mombasa.state import NOBODY, Mombasa, totals
from serai.games.mombasa.tracks import PERMANENT
from serai.games.mombasa.vocabulary import ACQUIRE, LEVEL, NAME, REMOVE, VOCABULARY

MARKERS: Final[dict[int, int]] = {int(n): own for n, own in SETUP["bonus_markers"].items()}  # by number of players
EXTRA: Final = [[bonus.markers for bonus in levels] for levels in PERMANENT]  # by track, by level


def markers_left(s: Mombasa, player: int) -> int:
    """3 with 2 players, otherwise 2 (MB-2.9), and the extra ones of track B2 (MB-6.9), less those that lie on a space."""
    left = MARKERS[len(s.players)]
    for owner in s.markers:
        if owner == player:
            left -= 1
    for company, level in enumerate(s.players[player].levels):
        left += EXTRA[s.tracks[company]][level]
    return left


def forbids(s: Mombasa, player: int, number: int, sums: list[list[int]]) -> str:
    """The rule that forbids a marker on this space of the game: cost and condition must be met in full (MB-5.7.2).  `sums` are
    the totals of all players."""
    if s.markers[number] != NOBODY:
        return "MB-5.7.1:space-taken"
    me, space = s.players[player], SPACES[number]
    if space.track >= 0:
        if me.levels[s.tracks.index(space.track)] < space.level:
            return "MB-6.6:track-level"
        if any([s.markers[twin] == player for twin in TWIN[number]]):  # one of the two a round and player (MB-R15)
            return "MB-6.8:twin-used"
    if me.pounds < space.cost:
        return "MB-5.7.2:space-dear"
    if space.leads and s.turns == 1:  # the starter's first own turn
        return "MB-5.7.4:leads-already"
    if space.measure >= 0:
        return majority([row[space.measure] for row in sums], player, space.levels[0][0])
    if space.buys and not space.diamonds and not affordable(s, me.pounds - space.cost, space.discount):
        return "MB-R17:nothing-to-buy"
    if space.removes and not [card for card in me.hand if space.good < 0 or GOOD[card] == space.good]:
        return "MB-R18:nothing-to-remove"
    return ""


def majority(all_totals: list[int], player: int, least: int) -> str:
    """No other player has a higher total, ties are fine, and the lowest level is reached (MB-5.7.7, MB-R12)."""
    own = all_totals[player]
    if own < least or own == 0:
        return "MB-R12:total-low"
    return "MB-5.7.7:not-most" if max(all_totals) > own else ""


def marker_figures(s: Mombasa, player: int, number: int, key: str) -> dict[str, Fact]:
    """What the reasons of `forbids` speak of."""
    me, space = s.players[player], SPACES[number]
    if key == "space-taken":
        return {"who": seat(s.markers[number])}
    if key == "track-level":
        return {"company": COMPANY_IDS[s.tracks.index(space.track)], "level": space.level}
    if key == "space-dear":
        return {"cost": space.cost, "pounds": me.pounds}
    if key == "nothing-to-buy":
        return {"pounds": me.pounds - space.cost}
    if key in ("total-low", "not-most"):
        all_totals = [totals(p)[space.measure] for p in s.players]
        figures: dict[str, Fact] = {"good": MEASURES[space.measure], "own": all_totals[player]}
        if key == "total-low":
            return {**figures, "least": max(1, space.levels[0][0])}
        return {**figures, "who": seat(all_totals.index(max(all_totals))), "most": max(all_totals)}
    return {"markers": s.markers.count(player)} if key == "no-marker" else {}


def put_marker(s: Mombasa, player: int, number: int) -> None:
    """The marker blocks the space for everybody for the rest of the round (MB-5.7.1); first the cost, then the effect
    (MB-5.7.9).  A reserved tile comes in the preparation phase (MB-5.7.8)."""
    space = SPACES[number]
    s.markers[number] = player
    if s.story is not None:
        s.tell(MARKED, player, (number,))
    s.pay(player, space.cost)
    if space.leads:  # first from the next round on (MB-5.7.4, MB-R19)
        s.first = player
    s.gain_diamonds(player, space.diamonds)  # before buying: on the last space they are pounds (MB-R11)
    steps: list[Step] = []
    if space.points:
        steps.append(UsePoints(player, space.points))
    if space.levels:
        steps.append(ChooseLevel(player, number))
    if space.buys:
        steps.append(BuyCard(player, number))
    if space.removes:
        steps.append(RemoveCard(player, number))
    if space.others:
        steps.append(NameTracks(player, number, ()))
    s.then(*steps)


class ChooseLevel(Step):
    """Exactly one level: the one for the player's total, or voluntarily a lower one (MB-5.7.7); of track C1's two either
    (MB-6.9).  Cards are not used up."""

    __slots__ = ("space",)

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def options(self, s: Mombasa) -> list[int]:
        space = SPACES[self.space]
        own = totals(s.players[self.player])[space.measure] if space.measure >= 0 else 0
        return [LEVEL + i for i, (least, _) in enumerate(space.levels) if least <= own]

    def meant(self, s: Mombasa) -> int:
        """The highest level, where it brings all that every lower one brings."""
        rewards = [SPACES[self.space].levels[action - LEVEL][1] for action in s.options]
        return s.options[-1] if all([covers(rewards[-1], lower) for lower in rewards[:-1]]) else -1

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "take level":
            return ""
        return "MB-5.7.7:level-high" if action - LEVEL < len(SPACES[self.space].levels) else "MB-5.7.7:no-level"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        space = SPACES[self.space]
        if key == "no-level":
            return {"levels": len(space.levels)}
        return {
            "good": MEASURES[space.measure],
            "least": space.levels[action - LEVEL][0],
            "own": totals(s.players[self.player])[space.measure],
        }

    def choose(self, s: Mombasa, action: int) -> None:
        space = SPACES[self.space]
        gain(s, self.player, space.levels[action - LEVEL][1], space.company)


class BuyCard(Step):
    """Buy one displayed card for red number and added price in pounds; discounts of A1 and A2 do not apply (MB-5.7.5).  On
    the board a card must be bought (MB-R17); on track C2, which also brings diamonds, it may be (MB-6.9, MB-R8)."""

    __slots__ = ("space",)

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def options(self, s: Mombasa) -> list[int]:
        space = SPACES[self.space]
        cards = [ACQUIRE + i for i in affordable(s, s.players[self.player].pounds, space.discount)]
        return [PASS] + cards if space.diamonds else cards

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] == "acquire":
            return "MB-5.7.5:display-empty" if s.display[action - ACQUIRE] == NO_CARD else "MB-5.7.5:pounds-short"
        return "MB-R17:must-buy" if action == PASS else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        if key != "pounds-short":
            return {}
        pounds = s.players[self.player].pounds
        return {**card_price(s, action - ACQUIRE, SPACES[self.space].discount, pounds), "pounds": pounds}

    def choose(self, s: Mombasa, action: int) -> None:
        if action != PASS:
            s.pay(self.player, price(s, action - ACQUIRE, SPACES[self.space].discount))
            take_card(s, self.player, action - ACQUIRE)


class RemoveCard(Step):
    """One card from the hand to the discard pile, for good (MB-R28): its red number and some more pounds (MB-5.7.6, MB-6.9,
    MB-R18)."""

    __slots__ = ("space",)

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def asks(self, s: Mombasa) -> bool:
        return len(s.players[self.player].hand) > 1

    def options(self, s: Mombasa) -> list[int]:
        good = SPACES[self.space].good
        return [REMOVE + card for card in kinds(s.players[self.player].hand) if good < 0 or GOOD[card] == good]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "remove":
            return ""
        return "MB-R18:other-good" if action - REMOVE in s.players[self.player].hand else "MB-R18:not-in-hand"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"good": GOOD_IDS[SPACES[self.space].good]} if key == "other-good" else {"thing": VOCABULARY.ids[action]}

    def choose(self, s: Mombasa, action: int) -> None:
        card = action - REMOVE
        s.players[self.player].hand.remove(card)
        s.discards += (card,)
        s.tell(REMOVED, self.player, (), (card,))
        s.earn(self.player, RED[card] + SPACES[self.space].over)


class NameTracks(Step):
    """Track D2: other company tracks, all named before any marker moves, in the order in which they will (MB-6.9, MB-R32)."""

    __slots__ = ("named", "space")

    def __init__(self, player: int, space: int, named: tuple[int, ...]) -> None:
        self.player = player
        self.space = space
        self.named = named

    def options(self, s: Mombasa) -> list[int]:
        own = SPACES[self.space].track
        return [NAME + i for i in range(len(COMPANIES)) if s.tracks[i] != own and i not in self.named]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "name track of":
            return ""
        return "MB-6.9:named-already" if action - NAME in self.named else "MB-6.9:own-track"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"company": COMPANY_IDS[action - NAME]}

    def choose(self, s: Mombasa, action: int) -> None:
        named, space = (*self.named, action - NAME), SPACES[self.space]
        if len(named) < space.others:
            s.then(NameTracks(self.player, self.space, named))
        else:
            s.then(*[AdvanceOn(self.player, company, space.steps) for company in named])
