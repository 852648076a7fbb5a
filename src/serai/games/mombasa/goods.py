"""Using goods (MB-5.3): acquire a card, advance on company tracks."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.mombasa.board import ADDED
from serai.games.mombasa.cards import FIRST_BOOKKEEPER, GOOD, IDS, NO_CARD, RED
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS, GOOD_IDS
from serai.games.mombasa.events import ACQUIRED
from serai.games.mombasa.state import AnyOrder, Mombasa, Player, units
from serai.games.mombasa.tracks import PERMANENT
from serai.games.mombasa.vocabulary import ACQUIRE, STEP_ON, USE, USE_PLUS, VOCABULARY

# A goods card is named by itself and by whether the +1 tile is attached to it; equal ones are interchangeable.

NO_ORDER: Final = -1  # instead of a key: the cards of an action are named in any order


def key(me: Player, slot: int) -> int:
    """The order in which the cards of one action are named: so that one set of cards has one sequence."""
    return 2 * me.slots[slot] + (slot == me.plus)


def use_of(name: int) -> int:
    """The action that uses a goods card with this key."""
    return (USE_PLUS if name & 1 else USE) + (name >> 1)


def key_of(action: int) -> int:
    """The key of the goods card that this action uses."""
    return 2 * (action - USE_PLUS) + 1 if action >= USE_PLUS else 2 * (action - USE)


def face_up_goods(me: Player) -> list[int]:
    """The slots with a face-up goods card (MB-5.3.1)."""
    used = me.used
    return [slot for slot, card in enumerate(me.slots) if 0 <= card < FIRST_BOOKKEEPER and not used >> slot & 1]


def use_goods(s: Mombasa, player: int, action: int) -> tuple[int, int]:
    """Turn this goods card face down (MB-5.3.6); its units and its type."""
    me = s.players[player]
    name = key_of(action)
    slot = [slot for slot in face_up_goods(me) if key(me, slot) == name][0]
    me.used |= 1 << slot
    return units(me, slot), GOOD[me.slots[slot]]


# ---- Acquire a card (MB-5.3.3) -------------------------------------------------------------------


def discount(s: Mombasa, me: Player, goods: int) -> int:
    """Tracks A1 and A2: units off the price of a card that is paid with these goods (MB-6.9)."""
    for company, level in enumerate(me.levels):
        bonus = PERMANENT[s.tracks[company]][level]
        if bonus.discount and (bonus.discount_good < 0 or goods == 1 << bonus.discount_good):
            return bonus.discount
    return 0


def price(s: Mombasa, space: int, off: int) -> int:
    """Red number and added price of the space, less a discount, never below 0 (MB-5.3.3, MB-R8)."""
    return max(0, RED[s.display[space]] + ADDED[space] - off)


def card_price(s: Mombasa, space: int, off: int, means: int) -> dict[str, Fact]:
    """The figures of a price that these means cannot pay."""
    card, due = s.display[space], price(s, space, off)
    terms = [(RED[card], IDS[card]), (ADDED[space], "display"), (-off, "discount")]
    return {"price": due, "terms": [(number, cause) for number, cause in terms if number], "short": due - means}


def affordable(s: Mombasa, means: int, off: int) -> list[int]:
    """The display spaces whose card these means can pay."""
    return [i for i, card in enumerate(s.display) if card != NO_CARD and max(0, RED[card] + ADDED[i] - off) <= means]


def take_card(s: Mombasa, player: int, space: int) -> None:
    """Into the hand; the space stays empty until the preparation phase (MB-5.3.3)."""
    s.players[player].gain(s.display[space])
    if s.story is not None:
        s.tell(ACQUIRED, player, (space,), (s.display[space],))
    s.display[space] = NO_CARD


def mixes(s: Mombasa, me: Player) -> bool:
    """Track A1, level 2: goods of different types may be combined for a card (MB-6.9)."""
    return any([PERMANENT[s.tracks[company]][level].mix for company, level in enumerate(me.levels)])


# ---- The steps --------------------------------------------------------------------------------------


def track_options(s: Mombasa, player: int) -> list[int]:
    """Where one unit can be used; also to stop, if every step would cost a capital call (MB-R2)."""
    options, free, pounds = [], False, s.players[player].pounds
    for company in range(len(COMPANIES)):
        call = s.call(player, company)
        if 0 <= call <= pounds:
            options.append(STEP_ON + company)
            free = free or call == 0
    return options if free else options + [PASS]


def no_step(s: Mombasa, player: int, action: int) -> str:
    """Why this unit cannot be used on this track, or not be given up."""
    if VOCABULARY.verbs[action] == "step on":
        return "MB-6.3:call-dear" if s.call(player, action - STEP_ON) > 0 else "MB-6.4:track-done"
    return "MB-R2:units-left" if action == PASS else ""


def step_figures(s: Mombasa, player: int, action: int, key: str, units: int) -> dict[str, Fact]:
    if key == "units-left":
        return {"units": units}
    if key == "track-done":
        return {"company": COMPANY_IDS[action - STEP_ON]}
    if key == "call-dear":
        call, pounds = s.call(player, action - STEP_ON), s.players[player].pounds
        return {"company": COMPANY_IDS[action - STEP_ON], "call": call, "pounds": pounds}
    return {}


class SpendUnits(AnyOrder):
    """One or more goods cards of one type (MB-5.3.1); with their units at most one card, the rest on company tracks (MB-5.3.2).
    Different types only for a card (MB-R7).  At least one card is used even if the price is 0 (MB-5.3.4)."""

    __slots__ = ("goods", "last", "units")

    def __init__(self, player: int, units: int, goods: int, last: int) -> None:
        self.player = player
        self.units = units
        self.goods = goods  # bit set of the types used
        self.last = last  # key of the card named last, or NO_ORDER

    def single(self) -> bool:
        return self.goods & self.goods - 1 == 0

    def more(self, s: Mombasa, me: Player) -> list[int]:
        """Further cards, in ascending order unless one broke it; different types only if a card can be paid in the end."""
        slots = [slot for slot in face_up_goods(me) if key(me, slot) >= self.last]
        mix = mixes(s, me) if slots else False
        found: list[int] = []
        for slot in slots:
            name, goods = key(me, slot), self.goods | 1 << GOOD[me.slots[slot]]
            if goods & goods - 1:
                least = name if self.last != NO_ORDER else NO_ORDER
                means = self.units + sum([units(me, other) for other in slots if key(me, other) >= least])
                if not mix or not affordable(s, means, discount(s, me, goods)):
                    continue
            if use_of(name) not in found:
                found.append(use_of(name))
        return sorted(found)

    def earlier(self, s: Mombasa) -> list[int]:
        me = s.players[self.player]
        in_order = self.more(s, me)
        free = SpendUnits(self.player, self.units, self.goods, NO_ORDER)
        return [action for action in free.more(s, me) if action not in in_order]

    def options(self, s: Mombasa) -> list[int]:
        me = s.players[self.player]
        options = self.more(s, me)
        options += [ACQUIRE + i for i in affordable(s, self.units, discount(s, me, self.goods))]
        return options + track_options(s, self.player) if self.single() else options

    def why_not(self, s: Mombasa, action: int) -> str:
        me, verb = s.players[self.player], VOCABULARY.verbs[action]
        if verb == "use" and action in [use_of(key(me, slot)) for slot in face_up_goods(me)]:
            return "MB-5.3.1:mix-for-card" if mixes(s, me) else "MB-5.3.1:one-type"
        if verb == "acquire":
            return "MB-5.3.3:display-empty" if s.display[action - ACQUIRE] == NO_CARD else "MB-5.3.3:units-short"
        if (verb == "step on" or action == PASS) and not self.single():
            return "MB-R7:mixed-goods"
        return no_step(s, self.player, action)

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        if key == "one-type":
            return {"good": GOOD_IDS[self.goods.bit_length() - 1]}
        if key == "units-short":
            return {**card_price(s, action - ACQUIRE, discount(s, me, self.goods), self.units), "units": self.units}
        return step_figures(s, self.player, action, key, self.units)

    def choose(self, s: Mombasa, action: int) -> None:
        if action == PASS:
            return
        verb = VOCABULARY.verbs[action]
        if verb == "use":
            in_order = self.last != NO_ORDER and action in self.more(s, s.players[self.player])
            more, good = use_goods(s, self.player, action)
            last = key_of(action) if in_order else NO_ORDER
            s.then(SpendUnits(self.player, self.units + more, self.goods | 1 << good, last))
        elif verb == "acquire":
            cost = price(s, action - ACQUIRE, discount(s, s.players[self.player], self.goods))
            take_card(s, self.player, action - ACQUIRE)
            if self.units > cost:
                s.then(SpendRest(self.player, self.units - cost))
        else:
            SpendRest(self.player, self.units).choose(s, action)


class SpendRest(Step):
    """Every unit left moves a marker of the player one space on any track, split in any way (MB-5.3.5); units that could only
    be used by paying a capital call, or on finished tracks, may be or are lost (MB-R2, MB-R33)."""

    __slots__ = ("units",)

    def __init__(self, player: int, units: int) -> None:
        self.player = player
        self.units = units

    def options(self, s: Mombasa) -> list[int]:
        return track_options(s, self.player)

    def why_not(self, s: Mombasa, action: int) -> str:
        return no_step(s, self.player, action)

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return step_figures(s, self.player, action, key, self.units)

    def choose(self, s: Mombasa, action: int) -> None:
        if action != PASS:
            s.step(self.player, action - STEP_ON)
            if self.units > 1:
                s.then(SpendRest(self.player, self.units - 1))
