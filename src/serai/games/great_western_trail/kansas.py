"""Kansas City (GWT-7): foresight, income, delivery; the job market and the end of the game (GWT-13)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import GO, PASS, Step
from serai.games.great_western_trail.actions import TakeObjective
from serai.games.great_western_trail.data import (
    CALF,
    CITIES,
    COLUMNS,
    FORESIGHT,
    HAZARD,
    HEIFER,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    PILES,
    ROWS,
    TRACK,
    TURNOUT,
    WORKER,
)
from serai.games.great_western_trail.events import FORETOLD, LAST_TURNS, PLACED, SHOWED
from serai.games.great_western_trail.objectives import is_play, may_hold, play, playable
from serai.games.great_western_trail.railroad import EngineStops, TakeDisc, disc_figures, discs_for, lower, others, standing
from serai.games.great_western_trail.state import (
    Trail,
    earn,
    fill_market,
    gain_card,
    gain_token,
    is_worker,
    permanent,
    place_tile,
    remove,
    throw_out,
)
from serai.games.great_western_trail.vocabulary import BRING, DELIVER, DOWN_TO, ENGINE, LINK, RAISE, VERBS


def visit_kansas_city(s: Trail, player: int) -> None:
    """Foresight 1, 2, 3, then income, then delivery, in this order; no auxiliary action (GWT-6.3, GWT-7.1)."""
    s.then(*[LookAhead(player, column) for column in range(PILES)], Income(player))


# ---- Foresight and job market ---------------------------------------------------------------------


def choosable(s: Trail, column: int) -> list[int]:
    """The tiles of a column; no workers once the job market is closed (GWT-13.2, GWT-13.3)."""
    tiles = [tile for tile in s.foresight[column * FORESIGHT : (column + 1) * FORESIGHT] if tile != NOWHERE]
    return sorted({tile for tile in tiles if s.ender == NOBODY or not is_worker(tile)})


def bring_in(s: Trail, player: int, column: int, tile: int) -> None:
    """The tile is placed at once; one that finds no space is out of the game (GWT-7.1)."""
    i = s.foresight.index(tile, column * FORESIGHT)
    s.foresight = s.foresight[:i] + (NOWHERE,) + s.foresight[i + 1 :]
    if is_worker(tile):
        offer_work(s, player, tile - WORKER)
    elif not place_tile(s, tile):
        throw_out(s, tile)


def offer_work(s: Trail, player: int, kind: int) -> None:
    """On the next free space of the token's row, left to right (GWT-7.1).  On its last space the token moves on to the next
    row (GWT-7.2): along a yellow arrow the cattle market is refilled (GWT-7.3, GWT-16.8), along the last one the end is
    triggered and the player takes the token (GWT-7.4, GWT-13.1)."""
    row, n = s.token_row, len(s.players)
    i = s.jobs.index(NOWHERE, row * COLUMNS + COLUMNS - n)
    s.jobs = s.jobs[:i] + (kind,) + s.jobs[i + 1 :]
    if s.story is not None:
        s.tell(PLACED, NOBODY, (WORKER + kind - HAZARD,))
    if i == (row + 1) * COLUMNS - 1:
        s.token_row += 1
        if s.rules.refills[row]:
            fill_market(s, s.rules.market_size[n] - len(s.market))
        if s.token_row == ROWS:
            s.ender = player
            s.tell(LAST_TURNS, player)


class LookAhead(Step):
    """An empty column, or one without anything to choose, is skipped (GWT-7.5, GWT-13.3)."""

    __slots__ = ("column",)

    def __init__(self, player: int, column: int) -> None:
        self.player = player
        self.column = column

    def choose(self, s: Trail, action: int) -> None:
        if choosable(s, self.column):
            s.then(Foresee(self.player, self.column))


class Foresee(Step):
    """Choose one of the up to two tiles of a column (GWT-7.1).  Objective cards may be
    played before each subphase (GWT-11.1, GWT-R6)."""

    __slots__ = ("column",)

    def __init__(self, player: int, column: int) -> None:
        self.player = player
        self.column = column

    def pause(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        return may_hold(s.players[self.player])

    def options(self, s: Trail) -> list[int]:
        options = [BRING + tile - HAZARD for tile in choosable(s, self.column)]
        return options + playable(s.players[self.player])

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] == "bring in":
            shown = s.foresight[self.column * FORESIGHT : (self.column + 1) * FORESIGHT]
            return "GWT-13.3:no-more-workers" if action - BRING + HAZARD in shown else "GWT-7.1:not-in-column"
        if action == PASS:
            return "GWT-7.1:one-tile"
        return "GWT-11.1:objective-not-held" if VERBS[action] == "play objective" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"column": self.column + 1} if key in ("not-in-column", "one-tile") else {}

    def choose(self, s: Trail, action: int) -> None:
        if is_play(action):
            s.then(self)
            play(s, self.player, action)
        else:
            bring_in(s, self.player, self.column, action - BRING + HAZARD)


# ---- Income ---------------------------------------------------------------------------------------


def breeding_values(s: Trail, hand: list[int]) -> dict[int, int]:
    """The values of the different types, each once; of Simmental cattle the highest (GWT-7.6, GWT-16.4)."""
    best: dict[int, int] = {}
    for card in hand:
        if card < OBJECTIVE:
            kind = s.rules.type_of[card]
            value = s.rules.values[card]
            if value > best.get(kind, 0):
                best[kind] = value
    return best


def breeding_value(s: Trail, hand: list[int]) -> int:
    return sum(breeding_values(s, hand).values())


def delivery_value(s: Trail, player: int, spent: int) -> int:
    """The hand, permanent certificates and those that are spent (GWT-7.6)."""
    return breeding_value(s, s.players[player].hand) + permanent(s, player) + spent


class Income(Step):
    """Any number of temporary certificates may be spent, by moving the marker back (GWT-7.6, GWT-7.7).  It is the last
    moment for objective cards and exchange tokens (GWT-11.1, GWT-17.3); then the hand is revealed."""

    def pause(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        return may_hold(s.players[self.player])

    def options(self, s: Trail) -> list[int]:
        me = s.players[self.player]
        return [DOWN_TO + i for i in range(me.certificates, -1, -1)] + playable(me)

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] == "certificates down to":
            return "GWT-7.7:certificates-few"
        return "GWT-11.1:objective-not-held" if VERBS[action] == "play objective" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"have": TRACK[s.players[self.player].certificates]} if key == "certificates-few" else {}

    def choose(self, s: Trail, action: int) -> None:
        if is_play(action):
            s.then(self)
            play(s, self.player, action)
            return
        me = s.players[self.player]
        spent = TRACK[me.certificates] - TRACK[action - DOWN_TO]
        me.certificates = action - DOWN_TO
        value = delivery_value(s, self.player, spent)
        me.shown = True
        s.reveals += 1
        if s.story is not None:
            s.tell(SHOWED, self.player, (value,), tuple(me.hand))
        earn(s, self.player, value)
        s.then(RaiseCattle(self.player, 0), DiscardHand(self.player), Deliver(self.player, value, False), GoHome(self.player))


class RaiseCattle(Step):
    """Before the hand is discarded any number of calves in it may leave the game for heifers on the discard pile, then any
    number of heifers that were in the hand for cows; the new ones do not count now (GWT-7.8, GWT-16.5)."""

    __slots__ = ("stage",)

    def __init__(self, player: int, stage: int) -> None:
        self.player = player
        self.stage = stage  # 0: calves, 1: heifers

    def options(self, s: Trail) -> list[int]:
        left = (s.heifers, s.cows)[self.stage]
        return [PASS, RAISE + self.stage] if left and CALF + self.stage in s.players[self.player].hand else GO

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-16.5:raise-order" if VERBS[action] == "raise" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"stage": self.stage}

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            if CALF + self.stage < HEIFER:
                s.then(RaiseCattle(self.player, self.stage + 1))
            return
        if self.stage == 0:
            s.heifers -= 1
        else:
            s.cows -= 1
        remove(s, self.player, CALF + self.stage)
        gain_card(s, self.player, CALF + self.stage + 1)
        s.then(self)


class DiscardHand(Step):
    """The whole hand, objective cards included (GWT-7.8); sorted, for its order is nobody's business."""

    def choose(self, s: Trail, action: int) -> None:
        me = s.players[self.player]
        me.discards += me.hand
        me.hand = []
        me.known = me.unseen = ()
        me.shown = False


# ---- Delivery -------------------------------------------------------------------------------------


class Deliver(Step):
    """A city of at most this value without a disc of the player; Kansas City and the terminal city always (GWT-2.11, GWT-2.12,
    GWT-7.9).  If no disc can be found it is skipped (GWT-10.9, GWT-R25).  An extraordinary delivery pays no transport
    (GWT-9.19, GWT-R7)."""

    __slots__ = ("extraordinary", "value")

    def __init__(self, player: int, value: int, extraordinary: bool) -> None:
        self.player = player
        self.value = value
        self.extraordinary = extraordinary

    def transport(self, s: Trail, city: int) -> int:
        return 0 if self.extraordinary else s.rules.transport[s.players[self.player].engine][city]

    def forbids(self, s: Trail, city: int) -> str:
        me, rules = s.players[self.player], s.rules
        if rules.city_value[city] > self.value:
            return "GWT-7.9:city-far"
        if city in me.cities and not rules.repeatable[city]:
            return "GWT-7.9:city-done"
        money = me.cash - self.transport(s, city)
        return "" if discs_for(s, me, rules.white_city[city], money, rules.city_dollars[city]) else "GWT-10.8:no-disc"

    def options(self, s: Trail) -> list[int]:
        return [DELIVER + city for city in range(CITIES) if not self.forbids(s, city)] or GO

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] == "deliver to":
            return self.forbids(s, action - DELIVER)
        return "GWT-7.9:must-deliver" if action == PASS else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        if key == "must-deliver":
            return {"value": self.value}
        city = action - DELIVER
        if key == "no-disc":
            return disc_figures(s, self.player, self.transport(s, city))
        named: dict[str, Fact] = {"city": s.rules.city_ids[city]}
        if key == "city-far":
            named["need"] = s.rules.city_value[city]
            named["value"] = self.value
        return named

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        city, rules = action - DELIVER, s.rules
        keep, bonus = self.transport(s, city), rules.city_dollars[city]
        s.then(TakeDisc(self.player, rules.white_city[city], keep, bonus), Arrive(self.player, city, bonus - keep))


class Arrive(Step):
    """The disc lies in the city; after its own cost or gain come the dollars of Kansas City, then the transport (GWT-7.10,
    GWT-7.11, GWT-7.12)."""

    __slots__ = ("city", "dollars")

    def __init__(self, player: int, city: int, dollars: int) -> None:
        self.player = player
        self.city = city
        self.dollars = dollars

    def choose(self, s: Trail, action: int) -> None:
        me = s.players[self.player]
        me.cities += (self.city,)
        earn(s, self.player, self.dollars)
        s.then(FollowLinks(self.player, self.city, 0))


class FollowLinks(Step):
    """For each neighbouring city with a disc of the player the link between: one after the other, in the player's order, and
    mandatory (GWT-2.13, GWT-7.10)."""

    __slots__ = ("city", "done")

    def __init__(self, player: int, city: int, done: int) -> None:
        self.player = player
        self.city = city
        self.done = done  # bit set of links

    def open(self, s: Trail) -> list[int]:
        cities = s.players[self.player].cities
        return [
            i
            for i, link in enumerate(s.rules.links)
            if not self.done >> i & 1
            and self.city in link.ends
            and link.ends[0] in cities
            and link.ends[1] in cities
            and link.objectives + link.tokens
        ]

    def other(self, s: Trail, i: int) -> int:
        ends = s.rules.links[i].ends
        return ends[1] if ends[0] == self.city else ends[0]

    def options(self, s: Trail) -> list[int]:
        links = s.rules.links
        open_links = self.open(s)
        if len(open_links) == 2 and links[open_links[0]].tokens == links[open_links[1]].tokens:
            open_links = open_links[:1]  # the same twice: no order to choose
        return [LINK + self.other(s, i) for i in open_links] or GO

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-7.10:link-must"
        return "GWT-7.10:no-link" if VERBS[action] == "link with" else ""

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        i = [i for i in self.open(s) if LINK + self.other(s, i) == action][0]
        link = s.rules.links[i]
        gain_token(s, self.player, link.tokens)
        s.then(
            *[TakeObjective(self.player, False, False) for _ in range(link.objectives)],
            FollowLinks(self.player, self.city, self.done | 1 << i),
        )


class BackUpAndDeliver(Step):
    """Extraordinary delivery: back as far as wanted, at least one space; the numbered free spaces entered count, the start too,
    turnouts never (GWT-9.19, GWT-R8).  Delivery first, then a station on the turnout may be upgraded."""

    def options(self, s: Trail) -> list[int]:
        return [ENGINE + r for r in lower(s, self.player, s.players[self.player].engine)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "engine to":
            return ""
        back = action - ENGINE < s.players[self.player].engine
        return "GWT-9.19:rail-taken" if back else "GWT-9.19:only-back"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return standing(s, self.player, action - ENGINE) if key == "rail-taken" else {}

    def value(self, s: Trail, rail: int) -> int:
        taken = others(s, self.player)
        return len([r for r in range(rail, s.players[self.player].engine) if not TURNOUT[r] and r not in taken])

    def choose(self, s: Trail, action: int) -> None:
        rail = action - ENGINE
        value = self.value(s, rail)
        s.players[self.player].engine = rail
        s.then(Deliver(self.player, value, True), EngineStops(self.player))


# ---- Leaving --------------------------------------------------------------------------------------


class GoHome(Step):
    """The herder to the start; every empty foresight space is refilled from its pile while there are tiles (GWT-7.13,
    GWT-20.3)."""

    def choose(self, s: Trail, action: int) -> None:
        s.players[self.player].herder = s.rules.start
        refill_foresight(s)


def refill_foresight(s: Trail) -> None:
    piles, spaces = list(s.piles), list(s.foresight)
    for i, tile in enumerate(spaces):
        pile = i // FORESIGHT
        if tile == NOWHERE and piles[pile]:
            spaces[i] = piles[pile][-1]
            piles[pile] = piles[pile][:-1]
            s.reveals += 1
            if s.story is not None:
                s.tell(FORETOLD, NOBODY, (spaces[i] - HAZARD,))
    s.piles, s.foresight = tuple(piles), tuple(spaces)
