"""Story cards (WL-12)."""

from __future__ import annotations

from serai.engine.step import Step
from serai.games.western_legends.board import GANG, HIDEOUTS, TOWN
from serai.games.western_legends.cards import CONDITION, CONDITIONS, LIMITS, NOTHING, STORIES, deed, discs_needed
from serai.games.western_legends.effects import Choose, offers
from serai.games.western_legends.events import DISC as PLACED_DISC
from serai.games.western_legends.events import OPENED, TURNED
from serai.games.western_legends.npc import MoveSheriff
from serai.games.western_legends.reasons import FIGURES
from serai.games.western_legends.state import BY_STORY, NOBODY, PLACED, Western
from serai.games.western_legends.vocabulary import DISC


def forbids_disc(s: Western, player: int, deck: int) -> str:
    """Its condition was fulfilled in this turn (WL-12.1, WL-12.2, WL-12.12, WL-R26); one disc per turn; a disc is never moved
    off the same card (WL-12.3).  An empty deck stays empty (WL-12.9)."""
    if s.turn & PLACED:
        return "WL-12.1:disc-placed"
    if not s.stories[deck]:
        return "WL-12.9:no-story"
    if not s.met >> CONDITION[s.stories[deck][-1]] & 1:
        return "WL-12.1:story-unmet"
    return "WL-12.3:discs-there" if s.discs[deck].count(player) == LIMITS["story_discs_per_player"] else ""


FIGURES["story-unmet"] = lambda s, player, action: {"condition": CONDITIONS[CONDITION[s.stories[action - DISC][-1]]]}
FIGURES["discs-there"] = lambda s, player, action: {"discs": LIMITS["story_discs_per_player"]}


def place_disc(s: Western, player: int, deck: int) -> None:
    """A free disc, or the one from the other card (WL-12.3); places are filled from left to right (WL-12.4)."""
    s.turn |= PLACED
    other = s.discs[1 - deck]
    if s.discs[deck].count(player) + other.count(player) == LIMITS["story_discs_per_player"]:
        i = other.index(player)
        s.discs[1 - deck] = other[:i] + other[i + 1 :]
    s.discs[deck] += (player,)
    s.tell(PLACED_DISC, player, (deck,))


class ResolveStory(Step):
    """A card with enough discs (WL-12.4, WL-R19) is turned over (WL-5.7, WL-12.5); each player with a disc on it is rewarded
    once, from the active player in turn order (WL-12.6); the other deck waits until it is all done (WL-12.14)."""

    __slots__ = ("deck",)

    def __init__(self, player: int, deck: int) -> None:
        self.player = player
        self.deck = deck

    def choose(self, s: Western, action: int) -> None:
        if len(s.discs[self.deck]) < discs_needed(len(s.players)):
            return
        s.told = s.stories[self.deck].pop()
        s.reveals += 1
        s.tell(TURNED, NOBODY, (s.told,))
        if s.stories[self.deck]:
            s.tell(OPENED, NOBODY, (self.deck, CONDITION[s.stories[self.deck][-1]]))
        owners = [p for p in s.order(self.player) if p in s.discs[self.deck]]
        s.then(*[TakeReward(p) for p in owners], BanditsCome(self.player), PutAway(self.player, self.deck))


class TakeReward(Step):
    """What cannot be used is lost, the other parts are given (WL-12.13); one of the `reward_choice` (WL-12.6)."""

    def choose(self, s: Western, action: int) -> None:
        row = STORIES[s.told]
        in_town = TOWN[s.players[self.player].space] != NOTHING  # WL-12.15
        s.gain_money(self.player, row["reward_money"] + (row["reward_town_money"] if in_town else 0))
        s.draw(self.player, row["reward_cards"])
        s.gain_lp(self.player, row["reward_lp"], BY_STORY)
        s.gain_gold(self.player, row["reward_gold"])
        s.heal(self.player, row["reward_heal"])
        s.count(self.player, deed("stories"))
        if row["reward_choice"]:
            s.then(Choose(self.player, offers(row["reward_choice"]), BY_STORY))


class BanditsCome(Step):
    """For each gang a bandit in its hideouts without any figure (WL-12.6, WL-12.10); then the sheriff rides (WL-12.7)."""

    def choose(self, s: Western, action: int) -> None:
        row = STORIES[s.told]
        gangs_return(s, row["bandit_gangs"])
        s.then(MoveSheriff(self.player, row["sheriff_move_max"]))


def gangs_return(s: Western, gangs: list[str]) -> None:
    for hideout in range(len(HIDEOUTS)):
        if GANG[hideout] in gangs:
            s.refill(hideout)


class PutAway(Step):
    """The discs return, the card leaves the game, the next one is open (WL-12.8)."""

    __slots__ = ("deck",)

    def __init__(self, player: int, deck: int) -> None:
        self.player = player
        self.deck = deck

    def choose(self, s: Western, action: int) -> None:
        s.discs[self.deck] = ()
        s.told = NOTHING
