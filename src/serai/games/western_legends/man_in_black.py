"""The Man in Black, for two players (WL-15, WL-R22): a seat that never chooses.  What he leaves open, the first decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.events import Fact
from serai.engine.step import Step
from serai.games.western_legends.board import HIDEOUTS, LOCATION_SPACES, LOCATION_TYPE, LOCATIONS, SHARED_SPACES, TOWN
from serai.games.western_legends.cards import BLACK_CARDS, NOTHING, Row
from serai.games.western_legends.effects import Draw, Wound
from serai.games.western_legends.events import BLACK, CHANGED, LP, WENT
from serai.games.western_legends.fight import BLACK_DUELS, BLACK_ROBS, PRIZES, begin_fight
from serai.games.western_legends.npc import MoveSheriff
from serai.games.western_legends.state import Fight, Western, half_of_money
from serai.games.western_legends.stories import gangs_return
from serai.games.western_legends.vocabulary import STAND, VOCABULARY


def black_turn(s: Western) -> None:
    """He turns up the top card and does its steps from top to bottom; an empty deck is shuffled anew (WL-15.1).  His turn has
    no start and no end phase, stories are not resolved in it (WL-15.13)."""
    if not s.black_deck:
        s.black_deck, s.black_discards = s.black_discards, []
        s.shuffle(s.black_deck)
    card = s.black_deck.pop()
    s.black_discards.append(card)
    s.reveals += 1
    s.tell(BLACK, len(s.players), (card,))
    s.then(*[BlackStep(len(s.players), i) for i in range(len(BLACK_CARDS[card]["steps"]))])


def card_rows(s: Western) -> list[Row]:
    """The card he has turned up."""
    rows: list[Row] = BLACK_CARDS[s.black_discards[-1]]["steps"]
    return rows


class BlackStep(Step):
    """One step of his card; what cannot be done is skipped, the following are still done (WL-15.10)."""

    __slots__ = ("row",)

    def __init__(self, player: int, row: int) -> None:
        self.player = player
        self.row = row

    def choose(self, s: Western, action: int) -> None:
        row = card_rows(s)[self.row]
        STEPS[row["type"]](s, row)


# ---- Where he goes (WL-15.7) ------------------------------------------------------------------------------------


def go_to(s: Western, space: int) -> None:
    if space != s.black_space:
        s.black_space = space
        s.tell(WENT, len(s.players), (space,))


def place_at(s: Western, row: Row) -> None:
    """Put the figure there; in a store or saloon the first player chooses the space (WL-15.7)."""
    location = LOCATIONS.index(row["location"])
    if len(LOCATION_SPACES[location]) > 1:
        s.then(PlaceBlack(s.first, location))
    else:
        go_to(s, LOCATION_SPACES[location][0])


class PlaceBlack(Step):
    """The first player chooses one of the spaces (WL-15.10)."""

    __slots__ = ("location",)

    def __init__(self, player: int, location: int) -> None:
        self.player = player
        self.location = location

    def options(self, s: Western) -> list[int]:
        return [STAND + SHARED_SPACES.index(space) for space in LOCATION_SPACES[self.location]]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-15.10:other-place" if VOCABULARY.verbs[action] == "stand in" else ""

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        return {"place": LOCATIONS[self.location], "count": len(LOCATION_SPACES[self.location])}

    def choose(self, s: Western, action: int) -> None:
        go_to(s, SHARED_SPACES[action - STAND])


def move_to_nearest(s: Western, row: Row) -> None:
    """By steps, ties by the order of the table; bandits and the sheriff are ignored (WL-15.7)."""
    spaces = [space for i, kind in enumerate(LOCATION_TYPE) if kind == row["location_type"] for space in LOCATION_SPACES[i]]
    walk_to_nearest(s, spaces, row["max"])


def move_to_bandit(s: Western, row: Row) -> None:
    walk_to_nearest(s, [space for i, space in enumerate(HIDEOUTS) if s.bandits >> i & 1], row["max"])


def walk_to_nearest(s: Western, spaces: list[int], most: int) -> None:
    if spaces:
        goal = min(spaces, key=lambda space: s.roads.far[s.black_space][space])
        go_to(s, s.roads.toward(s.black_space, goal, most))


def move_toward_player(s: Western, row: Row) -> None:
    goal = s.players[target_of(s)].space
    go_to(s, s.roads.toward(s.black_space, goal, row["max"]))


def target_of(s: Western) -> int:
    """The human with most LP or most money; tied: the first player (WL-15.7)."""
    wish = next(row["target"] for row in card_rows(s) if "target" in row)
    seats = s.order(s.first)
    return max(seats, key=lambda seat: s.players[seat].lp if wish == "most_lp" else s.players[seat].money)


# ---- What he does there (WL-15.10) --------------------------------------------------------------------------------


def remove_bandit(s: Western, row: Row) -> None:
    if s.bandit_in(s.black_space):
        s.remove_bandit(s.black_space)


def gain_lp(s: Western, row: Row) -> None:
    add_lp(s, row["n"])


def add_lp(s: Western, n: int) -> None:
    """He scores only LP (WL-15.8)."""
    s.black_lp += n
    s.tell(CHANGED, len(s.players), (LP, n))


def town_loses_money(s: Western, row: Row) -> None:
    """Each human in the town he is in loses up to this many dollars."""
    town = TOWN[s.black_space]
    for seat in s.order(s.first):
        if town != NOTHING and TOWN[s.players[seat].space] == town:
            s.gain_money(seat, -row["n"])


def attack_with(kind: int) -> Callable[[Western, Row], None]:
    """Against the target of the move, if he is now in the same space (WL-15.10)."""

    def attack(s: Western, row: Row) -> None:
        target = target_of(s)
        if s.players[target].space == s.black_space:
            begin_fight(s, kind, (target, len(s.players)), NOTHING)

    return attack


def ride_sheriff(s: Western, row: Row) -> None:
    """Only an active sheriff moves.  The human with fewer WP moves the sheriff; if tied, the first player."""
    s.then(MoveSheriff(min(s.order(s.first), key=lambda seat: s.players[seat].wp), row["max"]))


def refill_hideouts(s: Western, row: Row) -> None:
    gangs_return(s, row["gangs"])


STEPS: Final[dict[str, Callable[[Western, Row], None]]] = {
    "place_at_location": place_at,
    "place_at_location_choice_space": place_at,
    "move_to_nearest": move_to_nearest,
    "move_to_nearest_bandit": move_to_bandit,
    "move_toward_player": move_toward_player,
    "remove_bandit_in_space": remove_bandit,
    "gain_lp": gain_lp,
    "players_in_town_lose_money": town_loses_money,
    "duel_if_same_space": attack_with(BLACK_DUELS),
    "rob_if_same_space": attack_with(BLACK_ROBS),
    "move_sheriff": ride_sheriff,
    "refill_hideouts": refill_hideouts,
}

# ---- His fights (WL-15.5, WL-15.13) ----------------------------------------------------------------------------------


def prize_of_black(s: Western, fight: Fight, won: bool) -> None:
    """The human lost: a wound, a card, robbed also of half the money; the LP of the card go to the Man in Black.  Won: nothing
    (WL-15.5)."""
    if won:
        return
    player = fight.sides[0]
    robbed = [LoseHalf(player)] if fight.kind == BLACK_ROBS else []
    add_lp(s, next(row["lp_on_win"] for row in card_rows(s) if "lp_on_win" in row))
    s.then(Wound(player, True), Draw(player, 1), *robbed)


class LoseHalf(Step):
    """Half of the money that is left when the wound is settled: Calamity Jane may have paid to be spared it (WL-15.5,
    WL-R36)."""

    def choose(self, s: Western, action: int) -> None:
        s.gain_money(self.player, -half_of_money(s.players[self.player].money))


PRIZES[BLACK_DUELS] = prize_of_black
PRIZES[BLACK_ROBS] = prize_of_black
