"""Actions (GWT-9) other than building and those of the railroad: cards, hiring, camps, hazards, cattle, objective cards."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import EVERYBODY, IN_ORDER, PASS, Step
from serai.games.great_western_trail.choice import SLOT, Choice
from serai.games.great_western_trail.data import (
    AUXILIARIES,
    COLUMNS,
    COWBOY,
    KINDS,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    REVEAL,
    WORKERS,
)
from serai.games.great_western_trail.events import DISPLAYED, GAINED
from serai.games.great_western_trail.state import (
    DropAny,
    Due,
    Player,
    Trail,
    certify,
    count,
    draw,
    drop,
    earn,
    fill_market,
    gain_card,
    gain_token,
    remove,
    take_tile,
    unpaid,
    without,
)
from serai.games.great_western_trail.vocabulary import (
    BUY,
    CHOOSE,
    DISCARD,
    DOUBLE,
    DRAW,
    HIRE,
    OBTAIN,
    REMOVE,
    SINGLE,
    TAKE,
    TOP,
    VERBS,
)

# ---- Cards: discard, draw, remove ---------------------------------------------------------------


def droppable(s: Trail, me: Player, cards: int, n: int, same: bool) -> list[int]:
    """The kinds of the hand that such a discard can begin with: of one type where that is asked (GWT-12.3)."""
    fit = [card for card in me.hand if cards >> card & 1]
    if same:
        types = [s.rules.type_of[card] for card in fit]
        fit = [card for card, kind in zip(fit, types, strict=True) if types.count(kind) >= n]
    return sorted(set(fit)) if len(fit) >= n else []


class DropSome(Due):
    """`n` cards of these kinds, or equal ones: announced, so they must be there (GWT-6.5, GWT-12.3)."""

    __slots__ = ("cards", "n", "same")

    def __init__(self, player: int, cards: int, n: int, same: bool) -> None:
        self.player = player
        self.cards = cards  # bit set of kinds
        self.n = n
        self.same = same

    def asks(self, s: Trail) -> bool:
        return True

    def holds(self, s: Trail) -> bool:
        return bool(droppable(s, s.players[self.player], self.cards, self.n, self.same))

    def options(self, s: Trail) -> list[int]:
        return [DISCARD + card for card in droppable(s, s.players[self.player], self.cards, self.n, self.same)]

    def meant(self, s: Trail) -> int:
        """Where only one kind of card will do, there is nothing to choose."""
        options = self.options(s)
        return options[0] if len(options) == 1 else -1

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "discard":
            return ""
        held = action - DISCARD in s.players[self.player].hand
        return "GWT-12.3:discard-other" if held else "GWT-12.3:not-in-hand"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"n": self.n, "same": self.same} if key == "discard-other" else {}

    def choose(self, s: Trail, action: int) -> None:
        card = action - DISCARD
        drop(s, self.player, card)
        if self.n > 1:
            cards = s.rules.cards_of_type[s.rules.type_of[card]] if self.same else self.cards
            s.then(DropSome(self.player, cards, self.n - 1, False))


class DrawSome(Step):
    """The number is chosen first, all cards are drawn together, then as many are discarded (GWT-9.14, GWT-R2)."""

    __slots__ = ("exact", "most", "word")

    def __init__(self, player: int, most: int, word: str, exact: bool) -> None:
        self.player = player
        self.most = most
        self.word = word
        self.exact = exact

    def limit(self, s: Trail) -> int:
        me = s.players[self.player]
        return min(self.most or count(s, self.player, self.word), len(me.deck) + len(me.discards))

    def options(self, s: Trail) -> list[int]:
        most = self.limit(s)
        return [DRAW + n for n in range(most if self.exact else 1, most + 1)]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-9.14:draw-number" if VERBS[action] == "draw" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"most": self.limit(s)}

    def choose(self, s: Trail, action: int) -> None:
        s.then(DropAny(self.player, draw(s, self.player, action - DRAW)))


class RemoveCards(Step):
    """Up to n cards of the hand, any kind, leave the game; fewer or none is allowed (GWT-9.26, GWT-11.5)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def ticks(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        return len(s.players[self.player].hand) > 0

    def options(self, s: Trail) -> list[int]:
        return [PASS] + [REMOVE + card for card in sorted(set(s.players[self.player].hand))]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-9.26:not-in-hand" if VERBS[action] == "remove" else ""

    def why_number(self, s: Trail) -> str:
        return "GWT-9.26:remove-number"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"n": self.n} if key == "remove-number" else {}

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            remove(s, self.player, action - REMOVE)
            if self.n > 1:
                s.then(RemoveCards(self.player, self.n - 1))


# ---- Hiring ---------------------------------------------------------------------------------------


def forbids_hire(s: Trail, player: int, row: int, kind: int, extra: int) -> str:
    """A worker in a row above the token's, for the row's cost, if the player's row has space (GWT-9.1)."""
    me, rules = s.players[player], s.rules
    if row >= s.token_row:
        return "GWT-9.1:row-closed"
    if kind not in s.jobs[row * COLUMNS : (row + 1) * COLUMNS]:
        return "GWT-9.1:worker-gone"
    if me.workers[kind] >= rules.row_length:
        return "GWT-9.1:row-full"
    return "" if me.cash >= max(0, rules.hiring_cost[row] + extra) else "GWT-5.8:hire-dear"


def hireable(s: Trail, player: int, extra: int) -> list[int]:
    """What may be hired, as actions; equal workers of a row are one choice."""
    me, rules, jobs = s.players[player], s.rules, s.jobs
    open_kinds = [kind for kind in range(KINDS) if me.workers[kind] < rules.row_length]
    found: list[int] = []
    for row in range(s.token_row):
        if me.cash >= rules.hiring_cost[row] + extra:
            there = jobs[row * COLUMNS : (row + 1) * COLUMNS]
            found += [HIRE + row * KINDS + kind for kind in open_kinds if kind in there]
    return found


def take_worker(s: Trail, player: int, row: int, kind: int) -> None:
    """Off the job market, whose space stays empty, onto the leftmost free space of its row (GWT-9.1)."""
    me = s.players[player]
    i = s.jobs.index(kind, row * COLUMNS)
    s.jobs = s.jobs[:i] + (NOWHERE,) + s.jobs[i + 1 :]
    me.workers = me.workers[:kind] + (me.workers[kind] + 1,) + me.workers[kind + 1 :]


class Hire(Step):
    """Pay the row's cost and the change, place the worker, then the immediate action of its space (GWT-9.1, GWT-2.14).  After a
    worker was given up, the same space acts again (GWT-9.10)."""

    __slots__ = ("extra",)

    def __init__(self, player: int, extra: int) -> None:
        self.player = player
        self.extra = extra

    def options(self, s: Trail) -> list[int]:
        return hireable(s, self.player, self.extra)

    def why_not(self, s: Trail, action: int) -> str:
        row, kind = divmod(action - HIRE, KINDS)
        return forbids_hire(s, self.player, row, kind, self.extra) if VERBS[action] == "hire" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        row, kind = divmod(action - HIRE, KINDS)
        if key == "row-closed":
            return {"row": row + 1, "open": s.token_row}
        if key == "worker-gone":
            return {"row": row + 1, "worker": WORKERS[kind]}
        if key == "row-full":
            return {"worker": WORKERS[kind], "most": s.rules.row_length}
        cost = s.rules.hiring_cost[row]
        terms = [(cost, "")] + ([(self.extra, "here")] if self.extra else [])
        return {**unpaid(s, self.player, cost + self.extra), "terms": terms}

    def choose(self, s: Trail, action: int) -> None:
        row, kind = divmod(action - HIRE, KINDS)
        earn(s, self.player, -(s.rules.hiring_cost[row] + self.extra))
        take_worker(s, self.player, row, kind)
        place = s.players[self.player].workers[kind]
        s.then(Choice(self.player, SLOT, s.rules.slot(kind, place)))


# ---- Camps and hazards ----------------------------------------------------------------------------


def camps(s: Trail, player: int) -> list[int]:
    """Camp tiles that can be taken: a price must be paid in full (GWT-9.11)."""
    cash = s.players[player].cash
    return [space for space in s.rules.camps if s.tiles[space] != NOWHERE and cash + s.rules.camp_dollars[space] >= 0]


def hazards(s: Trail) -> list[int]:
    return [space for space in s.rules.hazards if s.tiles[space] != NOWHERE]


class TakeCamp(Step):
    """Any camp tile, on the trail or off it: gain what stands above it, or pay; in the second edition the first space gives an
    exchange token (GWT-9.11, GWT-2.2)."""

    def options(self, s: Trail) -> list[int]:
        return [TAKE + space for space in camps(s, self.player)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "take the tile on":
            return ""
        space = action - TAKE
        there = space in s.rules.camps and s.tiles[space] != NOWHERE
        return "GWT-9.11:camp-dear" if there else "GWT-9.11:no-camp-there"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        camp: dict[str, Fact] = {"camp": "camp_tile"}
        return {**camp, **unpaid(s, self.player, -s.rules.camp_dollars[action - TAKE])} if key == "camp-dear" else camp

    def choose(self, s: Trail, action: int) -> None:
        space = action - TAKE
        take_tile(s, self.player, space)
        earn(s, self.player, s.rules.camp_dollars[space])
        gain_token(s, self.player, s.rules.camp_tokens[space])


class TakeHazard(Step):
    """Pay, and take any hazard tile from the board (GWT-9.12)."""

    __slots__ = ("price",)

    def __init__(self, player: int, price: int) -> None:
        self.player = player
        self.price = price

    def options(self, s: Trail) -> list[int]:
        return [TAKE + space for space in hazards(s)]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-9.12:no-hazard-there" if VERBS[action] == "take the tile on" else ""

    def choose(self, s: Trail, action: int) -> None:
        earn(s, self.player, -self.price)
        take_tile(s, self.player, action - TAKE)


# ---- The cattle market ----------------------------------------------------------------------------


def forbids_purchase(s: Trail, player: int, option: int, cowboys: int) -> str:
    """Cowboys, dollars and cards enough for it (GWT-9.13, GWT-R23); a cowboy may reveal cards while there are any."""
    offer = s.rules.offers[option]
    if offer is None:
        return "GWT-9.13:not-offered"
    if offer.cowboys > cowboys:
        return "GWT-9.13:cowboys-few"
    if option == REVEAL:
        return "" if s.stock else "GWT-20.3:stack-empty"
    if offer.dollars > s.players[player].cash:
        return "GWT-5.8:pay"
    return "" if len([card for card in s.market if offer.cards >> card & 1]) >= offer.n else "GWT-9.13:market-few"


def purchases(s: Trail, player: int, cowboys: int) -> list[int]:
    return [BUY + i for i in s.rules.offer_numbers if not forbids_purchase(s, player, i, cowboys)]


class BuyCattle(Step):
    """Each cowboy is used once, spread freely over the options of the market, which may be repeated; or it reveals two
    cards, at any moment (GWT-9.13)."""

    __slots__ = ("begun", "cowboys")

    def __init__(self, player: int, cowboys: int, begun: bool) -> None:
        self.player = player
        self.cowboys = cowboys
        self.begun = begun

    def options(self, s: Trail) -> list[int]:
        options = [PASS] if self.begun else []
        return options + (purchases(s, self.player, self.cowboys) if self.cowboys else [])

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-6.8:must-buy"
        return forbids_purchase(s, self.player, action - BUY, self.cowboys) if VERBS[action] == "buy by" else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        offer = s.rules.offers[action - BUY] if action != PASS else None
        if offer is None:
            return {}
        if key == "cowboys-few":
            return {"needed": offer.cowboys, "left": self.cowboys}
        if key == "pay":
            return unpaid(s, self.player, offer.dollars)
        if key == "market-few":
            return {"needed": offer.n, "there": len([card for card in s.market if offer.cards >> card & 1])}
        return {}

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        offer = s.rules.offers[action - BUY]
        assert offer is not None
        rest = BuyCattle(self.player, self.cowboys - offer.cowboys, True)
        if action == BUY + REVEAL:
            fill_market(s, offer.reveals)
            s.then(rest)
        else:
            earn(s, self.player, -offer.dollars)
            s.then(PickCattle(self.player, action - BUY, offer.n, 0), rest)


class PickCattle(Step):
    """The cards of one purchase, of different types where the value fits; they go on the discard pile, and the market is not
    refilled (GWT-9.13)."""

    __slots__ = ("least", "left", "option")

    def __init__(self, player: int, option: int, left: int, least: int) -> None:
        self.player = player
        self.option = option
        self.left = left
        self.least = least  # cards of one purchase are named in ascending order

    def ticks(self) -> bool:
        return True

    def fitting(self, s: Trail) -> list[int]:
        offer = s.rules.offers[self.option]
        cards = offer.cards if offer else 0
        return [card for card in s.market if cards >> card & 1]

    def options(self, s: Trail) -> list[int]:
        cards = [card for card in self.fitting(s) if card >= self.least]
        return [CHOOSE + card for card in sorted(set(cards[: len(cards) - self.left + 1]))]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "choose":
            return ""
        card = action - CHOOSE
        if card in self.fitting(s):
            return IN_ORDER
        return "GWT-9.13:other-value" if card in s.market else "GWT-9.13:not-in-market"

    def why_number(self, s: Trail) -> str:
        return "GWT-9.13:pick-exactly"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        if key == "pick-exactly":
            return {"n": self.left}
        return {"value": s.rules.values[self.fitting(s)[0]]} if key == "other-value" else {}

    def choose(self, s: Trail, action: int) -> None:
        card = action - CHOOSE
        s.market = without(s.market, card)
        gain_card(s, self.player, card)
        if self.left > 1:
            s.then(PickCattle(self.player, self.option, self.left - 1, card))


# ---- Objective cards ------------------------------------------------------------------------------


def refill_display(s: Trail) -> None:
    """From the stack; empty, it is not refilled any more (GWT-9.8, GWT-15.1)."""
    if s.objectives and len(s.display) < s.rules.display:
        s.display += s.objectives[-1:]
        s.objectives = s.objectives[:-1]
        s.reveals += 1
        if s.story is not None:
            s.tell(DISPLAYED, NOBODY, (), s.display[-1:])


class TakeObjective(Step):
    """One of the face-up cards, or the top card of the stack, onto the discard pile or into the hand; nothing if both are empty
    (GWT-9.8, GWT-R5)."""

    __slots__ = ("optional", "to_hand")

    def __init__(self, player: int, to_hand: bool, optional: bool) -> None:
        self.player = player
        self.to_hand = to_hand
        self.optional = optional

    def options(self, s: Trail) -> list[int]:
        options = [OBTAIN + card - OBJECTIVE for card in sorted(set(s.display))]
        if s.objectives:
            options.append(TOP)
        return [PASS, *options] if self.optional or not options else options

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:  # what led here says why: a place where something must be done (GWT-6.8), or a link (GWT-7.10)
            return s.stack[s.stack.index(self) - 1].why_not(s, PASS)
        if action == TOP:
            return "GWT-9.8:stack-out"
        return "GWT-9.8:not-on-display" if VERBS[action] == "take objective" else ""

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        if action == TOP:
            card = s.objectives[-1]
            s.objectives = s.objectives[:-1]
            s.reveals += 1
        else:
            card = action - OBTAIN + OBJECTIVE
            s.display = without(s.display, card)
            refill_display(s)
        if self.to_hand:
            self.keep(s, card, action == TOP)
        else:
            gain_card(s, self.player, card)

    def keep(self, s: Trail, card: int, unseen: bool) -> None:
        """From the display it is known to all, from the stack to its taker only (GWT-11.8)."""
        me = s.players[self.player]
        me.hand.append(card)
        me.hand.sort()
        me.objectives += 1
        if unseen:
            me.unseen += (card,)
        else:
            me.known += (card,)
        if s.story is not None:
            s.tell(GAINED, self.player, (), (card,), 1 << self.player if unseen else EVERYBODY)


# ---- Auxiliary actions ----------------------------------------------------------------------------


def auxiliaries(s: Trail, player: int, double: bool) -> list[int]:
    """Those whose first or second disc space is cleared; with both the double too, where it is allowed (GWT-9.16, GWT-9.17)."""
    cleared, options = s.players[player].cleared, []
    for i in range(AUXILIARIES):
        a, b = s.rules.aux_discs[i]
        if (cleared | s.rules.open_discs) & (a | b):
            if not s.rules.single[i].forbids(s, player):
                options.append(SINGLE + i)
            if double and not (a | b) & ~(cleared | s.rules.open_discs) and not s.rules.double[i].forbids(s, player):
                options.append(DOUBLE + i)
    return options


def open_spaces(s: Trail, player: int, i: int) -> int:
    """How many of the two disc spaces of an auxiliary action no disc covers (GWT-9.16)."""
    return uncovered(s.players[player].cleared | s.rules.open_discs, s.rules.aux_discs[i])


def uncovered(free: int, pair: tuple[int, int]) -> int:
    """The same, of the disc spaces that are free."""
    return (free & pair[0] != 0) + (free & pair[1] != 0)


def forbids_auxiliary(s: Trail, player: int, action: int) -> str:
    """Why not this one: its discs, or what it needs."""
    twice = action >= DOUBLE
    i = action - (DOUBLE if twice else SINGLE)
    if open_spaces(s, player, i) <= twice:
        return "GWT-9.16:double-closed" if twice else "GWT-9.16:small-closed"
    return (s.rules.double if twice else s.rules.single)[i].forbids(s, player)


def auxiliary_figures(s: Trail, player: int, action: int, key: str) -> dict[str, Fact]:
    if key == "double-closed":
        return {"open": open_spaces(s, player, action - DOUBLE)}
    if key == "small-closed":
        return {}
    effect = s.rules.single[action - SINGLE] if action < DOUBLE else s.rules.double[action - DOUBLE]
    return effect.figures(s, player, key)


def do_auxiliary(s: Trail, player: int, action: int) -> None:
    effect = s.rules.single[action - SINGLE] if action < DOUBLE else s.rules.double[action - DOUBLE]
    s.then(*effect.steps(s, player))


class Auxiliary(Step):
    """One auxiliary action, single or double (GWT-9.16)."""

    def options(self, s: Trail) -> list[int]:
        return auxiliaries(s, self.player, True)

    def why_not(self, s: Trail, action: int) -> str:
        return forbids_auxiliary(s, self.player, action) if VERBS[action] in ("auxiliary", "double auxiliary") else ""

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return auxiliary_figures(s, self.player, action, key)

    def choose(self, s: Trail, action: int) -> None:
        do_auxiliary(s, self.player, action)


# ---- The small ones ---------------------------------------------------------------------------------


class Earn(Step):
    """Gain or pay dollars; they are always taken in full (GWT-6.5)."""

    __slots__ = ("dollars",)

    def __init__(self, player: int, dollars: int) -> None:
        self.player = player
        self.dollars = dollars

    def choose(self, s: Trail, action: int) -> None:
        earn(s, self.player, self.dollars)


class EarnPer(Step):
    """Dollars and certificates for each of something; certificates stop at the limit, dollars do not depend on it
    (GWT-12.5)."""

    __slots__ = ("certificates", "dollars", "word")

    def __init__(self, player: int, word: str, dollars: int, certificates: int) -> None:
        self.player = player
        self.word = word
        self.dollars = dollars
        self.certificates = certificates

    def choose(self, s: Trail, action: int) -> None:
        n = count(s, self.player, self.word)
        earn(s, self.player, n * self.dollars)
        certify(s, self.player, n * self.certificates)


class Certify(Step):
    """The marker moves up to n spaces forward (GWT-9.15)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Trail, action: int) -> None:
        certify(s, self.player, self.n)


class GainToken(Step):
    """Exchange tokens from the bank (GWT-9.23, GWT-17.2)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def choose(self, s: Trail, action: int) -> None:
        gain_token(s, self.player, self.n)


class GoToMarket(Step):
    """With all cowboys of the player (GWT-9.13)."""

    def choose(self, s: Trail, action: int) -> None:
        s.then(BuyCattle(self.player, s.players[self.player].workers[COWBOY], False))
