"""The general store (WL-9), and which weapon and mount are active (WL-5.3)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import at
from serai.games.western_legends.cards import (
    FIRST_GAME,
    ITEM_IDS,
    KIND,
    LIMITS,
    MISC,
    MOUNTS,
    NOTHING,
    ON_GAIN,
    PRICE,
    SHOPPED,
    SIDES,
    UPGRADABLE,
    UPGRADE_PRICE,
    WEAPONS,
)
from serai.games.western_legends.effects import steps_of
from serai.games.western_legends.events import BOUGHT, READIED, UPGRADED
from serai.games.western_legends.reasons import FIGURES, PRICES, the_thing, way_to_type
from serai.games.western_legends.state import BY_CARD, Western
from serai.games.western_legends.vocabulary import BUY, UPGRADE, USE, VOCABULARY

AT_STORE: Final = at("general_store")
NOT_FOR_SALE: Final = sum([1 << ITEM_IDS.index(name) for name in FIRST_GAME["items_removed"]])  # WL-21.4
ALL_ITEMS: Final = range(len(ITEM_IDS))
BETTER_ITEMS: Final = [item for item in ALL_ITEMS if UPGRADABLE[item]]  # in the order of the vocabulary

# ---- Buying (WL-9.1 to WL-9.4, WL-9.10) -----------------------------------------------------------------------


def forbids_purchase(s: Western, player: int, item: int) -> str:
    """One copy of each kind (WL-9.2), at most three misc items (WL-9.4, WL-9.10), the price (WL-5.13)."""
    me = s.players[player]
    if not AT_STORE[me.space]:
        return "WL-9.1:not-at-store"
    if s.setup.options["first_game"] and NOT_FOR_SALE >> item & 1:
        return "WL-21.4:not-sold"
    if me.items >> item & 1:
        return "WL-9.2:have-one"
    if MISC >> item & 1 and (me.items & MISC).bit_count() >= LIMITS["max_misc_items"]:
        return "WL-9.4:misc-full"
    return "" if me.money >= PRICE[item] else "WL-5.13:too-dear"


FIGURES["not-at-store"] = way_to_type("general_store")
FIGURES["not-sold"] = FIGURES["have-one"] = FIGURES["active-already"] = the_thing
FIGURES["misc-full"] = lambda s, player, action: {"most": LIMITS["max_misc_items"]}
PRICES["buy"] = lambda me, item: [(PRICE[item], "")]


def forbids_upgrade(s: Western, player: int, thing: int) -> str:
    """A weapon or mount of the player, once, for the same price again (WL-9.3, WL-9.10, WL-9.11)."""
    me, item = s.players[player], BETTER_ITEMS[thing]
    if not AT_STORE[me.space]:
        return "WL-9.1:not-at-store"
    if not me.items >> item & 1:
        return "WL-9.10:not-owned"
    if me.better >> item & 1:
        return "WL-9.10:upgraded-already"
    return "" if me.money >= UPGRADE_PRICE[item] else "WL-5.13:too-dear"


FIGURES["upgraded-already"] = lambda s, player, action: {"better": SIDES[BETTER_ITEMS[action - UPGRADE]][1]["id"]}
PRICES["upgrade"] = lambda me, thing: [(UPGRADE_PRICE[BETTER_ITEMS[thing]], "")]


def wares(s: Western, player: int) -> list[int]:
    """All that the player may buy or upgrade now."""
    return [BUY + item for item in ALL_ITEMS if not forbids_purchase(s, player, item)] + [
        UPGRADE + i for i in range(len(BETTER_ITEMS)) if not forbids_upgrade(s, player, i)
    ]


def buy(s: Western, player: int, item: int) -> None:
    s.gain_money(player, -PRICE[item])
    s.fulfil(player, SHOPPED)
    s.then(Shop(player))
    gain_item(s, player, item)
    if is_rival(s, player, item):
        s.then(MayReady(player, item))


def upgrade(s: Western, player: int, thing: int) -> None:
    """The card is turned: a new name, a better ability, LP at the end (WL-9.3, WL-19.4)."""
    item = BETTER_ITEMS[thing]
    s.gain_money(player, -UPGRADE_PRICE[item])
    s.fulfil(player, SHOPPED)
    s.players[player].better |= 1 << item
    s.tell(UPGRADED, player, (item,))
    s.then(Shop(player))


class Shop(Step):
    """With one action any number of purchases and upgrades, in any order (WL-9.1)."""

    def options(self, s: Western) -> list[int]:
        return [PASS] + wares(s, self.player)

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] == "buy":
            return forbids_purchase(s, self.player, action - BUY)
        return forbids_upgrade(s, self.player, action - UPGRADE) if VOCABULARY.verbs[action] == "upgrade" else ""

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            return
        if VOCABULARY.verbs[action] == "buy":
            buy(s, self.player, action - BUY)
        else:
            upgrade(s, self.player, action - UPGRADE)


def gain_item(s: Western, player: int, item: int) -> None:
    """On its normal side, with its "when gained" effect (WL-4.5, WL-9.9).  The first weapon and the first mount are active at
    once: leaving them idle would help nobody (WL-4.14, WL-9.5)."""
    me = s.players[player]
    me.items |= 1 << item
    s.tell(BOUGHT, player, (item,))
    if KIND[item] != "misc" and active(s, player, item) == NOTHING:
        make_active(s, player, item)
    s.then(*steps_of(s, player, ON_GAIN[item], BY_CARD))


# ---- Active weapon and mount (WL-5.3, WL-9.5) --------------------------------------------------------------------


def active(s: Western, player: int, item: int) -> int:
    """The active item of the same kind."""
    me = s.players[player]
    return me.weapon if KIND[item] == "weapon" else me.mount


def is_rival(s: Western, player: int, item: int) -> bool:
    return KIND[item] != "misc" and active(s, player, item) != item


def make_active(s: Western, player: int, item: int) -> None:
    """When another mount than the mule becomes active, gold above the limit goes back at once (WL-9.7)."""
    me = s.players[player]
    if KIND[item] == "weapon":
        me.weapon = item
    else:
        me.mount = item
        s.gain_gold(player, min(0, me.gold_limit() - me.gold))
    s.tell(READIED, player, (item,))


class MayReady(Step):
    """A weapon or mount just bought may be made active at once (WL-9.5)."""

    __slots__ = ("item",)

    def __init__(self, player: int, item: int) -> None:
        self.player = player
        self.item = item

    def options(self, s: Western) -> list[int]:
        return [PASS, USE + self.item]

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            make_active(s, self.player, self.item)


class ReadyGear(Step):
    """Start phase, and set-up: which weapon, then which mount is active (WL-5.3, WL-4.14)."""

    __slots__ = ("kinds",)

    def __init__(self, player: int, kinds: int) -> None:
        self.player = player
        self.kinds = kinds  # bit set of items

    def options(self, s: Western) -> list[int]:
        me = s.players[self.player]
        own = me.items & self.kinds
        if own & (own - 1) == 0:
            return [PASS]
        return [PASS] + [USE + item for item in ALL_ITEMS if own >> item & 1 and item not in (me.weapon, me.mount)]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "use":
            return ""
        item = action - USE
        if not s.players[self.player].items >> item & 1:
            return "WL-5.3:not-owned"
        return "WL-5.3:active-already" if self.kinds >> item & 1 else "WL-5.3:other-gear"

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        return {"kind": "weapon" if self.kinds & WEAPONS else "mount"} if key == "other-gear" else {}

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            make_active(s, self.player, action - USE)


def ready_gear(player: int) -> list[Step]:
    return [ReadyGear(player, WEAPONS), ReadyGear(player, MOUNTS)]
