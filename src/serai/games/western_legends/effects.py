"""What is printed on cards, as steps (WL-19.1).  Each key word of data.toml is a row of GRAMMAR; a list of effects is carried
out from left to right.  Key words that belong to a chapter are added by that chapter (moving, the sheriff, card 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.step import PASS, Step
from serai.games.western_legends.cards import BRIBE, BRIBES_WOUNDS, Row
from serai.games.western_legends.events import WOUNDS
from serai.games.western_legends.picks import Discard, forget
from serai.games.western_legends.reasons import FIGURES
from serai.games.western_legends.state import MAX_WOUNDS, Western
from serai.games.western_legends.vocabulary import CANCEL, CHOICES, OFFERS, VOCABULARY

# ---- Simple effects ---------------------------------------------------------------------------


class Draw(Step):
    """Draw poker cards; if the piles are empty the draw is lost (WL-7.7)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.draw(self.player, self.n)


class GainMoney(Step):
    """Up to the limit of WL-10.4; below 0 of `n`: lost, as much as there is (WL-8.26)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.gain_money(self.player, self.n)


class GainGold(Step):
    """Up to the player's limit (WL-10.1)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.gain_gold(self.player, self.n)


class GainLp(Step):
    """LP, gained or lost (WL-8.28)."""

    __slots__ = ("n", "source")

    def __init__(self, player: int, n: int, source: int) -> None:
        self.player = player
        self.n = n
        self.source = source

    def choose(self, s: Western, action: int) -> None:
        s.gain_lp(self.player, self.n, self.source)


class GainMp(Step):
    """Marshal points (WL-13.3)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.gain_mp(self.player, self.n)


class GainWp(Step):
    """Wanted points (WL-13.3)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.gain_wp(self.player, self.n)


class Heal(Step):
    """Wounds come off (WL-11.3)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        s.heal(self.player, self.n)


class Wound(Step):
    """One wound; more are gained one by one (WL-11.5).  Beyond 3 it is ignored (WL-11.1, WL-R3); a shield cancels it
    (WL-8.34), and Calamity Jane may pay $10 in a fight (WL-17.3); a cancelled wound is not gained at all (WL-11.4)."""

    __slots__ = ("cancelable",)

    def __init__(self, player: int, cancelable: bool) -> None:
        self.player = player
        self.cancelable = cancelable

    def shielded(self, s: Western) -> bool:
        return self.cancelable and s.fight is not None and s.fight.shields >> s.fight.side(self.player) & 1 == 1

    def options(self, s: Western) -> list[int]:
        me = s.players[self.player]
        threatened = self.cancelable and s.fight is not None and me.wounds < MAX_WOUNDS and not self.shielded(s)
        return [PASS, CANCEL] if threatened and me.able(BRIBES_WOUNDS) and me.money >= BRIBE else [PASS]

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        if action == CANCEL:
            s.gain_money(self.player, -BRIBE)
        elif me.wounds < MAX_WOUNDS:
            if self.shielded(s) and s.fight is not None:
                s.fight.shields &= ~(1 << s.fight.side(self.player))
            else:
                me.wounds += 1
                s.note(self.player, WOUNDS, 1)


class DiscardRandom(Step):
    """A card picked by chance (WL-18.2)."""

    def choose(self, s: Western, action: int) -> None:
        hand = s.players[self.player].hand
        if hand:
            card = hand.pop(s.roll(len(hand)))
            forget(s, self.player, (card,))
            s.discard(self.player, (card,))


# ---- On the cards of a fight (WL-8.29, WL-8.30) -----------------------------------------------------


def added(values: tuple[int, int], side: int, n: int) -> tuple[int, int]:
    """The same for both sides, with `n` more for one of them."""
    return (values[0] + n, values[1]) if side == 0 else (values[0], values[1] + n)


class Reduce(Step):
    """The opposing card counts less; reductions add up (WL-8.30)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        if s.fight is not None:
            s.fight.cuts = added(s.fight.cuts, 1 - s.fight.side(self.player), self.n)


class Raise(Step):
    """The player's own card counts more, but never more than an ace (WL-8.7, WL-8.29)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        if s.fight is not None:
            s.fight.raises = added(s.fight.raises, s.fight.side(self.player), self.n)


class CancelReductions(Step):
    """All reductions now on the player's card come off; later ones count again (WL-8.29)."""

    def choose(self, s: Western, action: int) -> None:
        if s.fight is not None:
            mine, other = s.fight.cuts
            s.fight.cuts = (0, other) if s.fight.side(self.player) == 0 else (mine, 0)


class HealOrShield(Step):
    """A wounded player loses a wound, otherwise a shield cancels the next one of this fight (WL-8.34, WL-R25)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        if s.players[self.player].wounds:
            s.heal(self.player, self.n)
        elif s.fight is not None:
            s.fight.shields |= 1 << s.fight.side(self.player)


class WinTies(Step):
    """QUICKDRAW (WL-8.36, WL-R31)."""

    def choose(self, s: Western, action: int) -> None:
        if s.fight is not None:
            s.fight.quick |= 1 << s.fight.side(self.player)


class BarMp(Step):
    """A player who beats a bandit in this fight must take the LP (WL-8.15)."""

    def choose(self, s: Western, action: int) -> None:
        if s.fight is not None:
            s.fight.barred = True


# ---- One of several (WL-19.1, WL-8.26, WL-13.6) ---------------------------------------------------------


def always(s: Western, player: int) -> bool:
    return True


Possible = Callable[[Western, int], bool]
Make = Callable[[int, int, int], Step]  # player, amount, source

OFFER_KINDS: Final[dict[str, tuple[Possible, Make]]] = {
    "wound": (lambda s, player: s.players[player].wounds < MAX_WOUNDS, lambda player, n, source: Wound(player, True)),
    "discard_random": (lambda s, player: bool(s.players[player].hand), lambda player, n, source: DiscardRandom(player)),
    "discard_own_choice": (lambda s, player: bool(s.players[player].hand), lambda player, n, source: Discard(player, n)),
    "lose_money": (lambda s, player: s.players[player].money > 0, lambda player, n, source: GainMoney(player, -n)),
    "lp": (always, GainLp),
    "mp": (Western.may_gain_mp, lambda player, n, source: GainMp(player, n)),
    "wp": (always, lambda player, n, source: GainWp(player, n)),
    "money": (always, lambda player, n, source: GainMoney(player, n)),
    "draw": (always, lambda player, n, source: Draw(player, n)),
    "gold": (Western.may_gain_gold, lambda player, n, source: GainGold(player, n)),
}


def offer(name: str) -> tuple[Possible, Make, int]:
    """An option id is an effect and its amount (WL-19.1)."""
    kind, _, amount = name.rpartition("_")
    return (*OFFER_KINDS[kind], int(amount))


OFFERED: Final = [offer(name) for name in OFFERS]


def offers(names: list[str]) -> int:
    """The bit set of these option ids."""
    return sum([1 << OFFERS.index(name) for name in names])


# With three options that is the only one that can fail: the others of such a list are always possible.
FIGURES["no-marshal-points"] = lambda s, player, action: {"points": s.players[player].wp}


class Choose(Step):
    """Exactly one of the options; a possible one, if there is one (WL-8.26, WL-13.6)."""

    __slots__ = ("offers", "source")

    def __init__(self, player: int, offers: int, source: int) -> None:
        self.player = player
        self.offers = offers  # bit set
        self.source = source  # of LP

    def options(self, s: Western) -> list[int]:
        possible = [CHOICES[i] for i in range(len(OFFERS)) if self.offers >> i & 1 and OFFERED[i][0](s, self.player)]
        return possible or [PASS]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "choose":
            return ""
        return "WL-8.26:no-marshal-points" if self.offers >> VOCABULARY.things[action] & 1 else "WL-19.1:not-offered"

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            _, make, n = OFFERED[VOCABULARY.things[action]]
            s.then(make(self.player, n, self.source))


# ---- The key words -----------------------------------------------------------------------------------

Says = Callable[[Western, int, Row, int], list[Step]]  # table, player, effect, source of LP

GRAMMAR: Final[dict[str, Says]] = {
    "draw": lambda s, player, row, source: [Draw(player, row["n"])],
    "gain_money": lambda s, player, row, source: [GainMoney(player, row["n"])],
    "gain_lp": lambda s, player, row, source: [GainLp(player, row["n"], source)],
    "gain_lp_if_marshal": lambda s, player, row, source: [GainLp(player, row["n"], source)] if s.players[player].mp else [],
    "lose_lp": lambda s, player, row, source: [GainLp(player, -row["n"], source)],
    "heal": lambda s, player, row, source: [Heal(player, row["n"])],
    "wound": lambda s, player, row, source: [Wound(player, row.get("cancelable", True)) for _ in range(row["n"])],
    "discard_own_choice": lambda s, player, row, source: [DiscardSome(player, row["n"])],
    "choose_one": lambda s, player, row, source: [Choose(player, offers(row["options"]), source)],
    "reduce_opposing_card": lambda s, player, row, source: [Reduce(player, row["n"])],
    "raise_own_card": lambda s, player, row, source: [Raise(player, row["n"])],
    "cancel_own_reductions": lambda s, player, row, source: [CancelReductions(player)],
    "heal_or_shield": lambda s, player, row, source: [HealOrShield(player, row["n"])],
    "wins_ties": lambda s, player, row, source: [WinTies(player)],
    "no_mp_from_bandit": lambda s, player, row, source: [BarMp(player)],
    "discard_self": lambda s, player, row, source: [],  # an item that is used goes back to the store first
    "wild_card": lambda s, player, row, source: [],  # poker knows these two by their cards
    "may_replace_flop_card": lambda s, player, row, source: [],
}


class DiscardSome(Step):
    """As many as the player has at that moment (WL-8.26)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Western, action: int) -> None:
        n = min(self.n, len(s.players[self.player].hand))
        if n:
            s.then(Discard(self.player, n))


def steps_of(s: Western, player: int, effects: list[Row], source: int) -> list[Step]:
    """What a list of effects asks this player to do."""
    return [step for row in effects for step in GRAMMAR[row["type"]](s, player, row, source)]
