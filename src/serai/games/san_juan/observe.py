"""What each seat sees (SJ-14), and what is moved about behind its back."""

from __future__ import annotations

from typing import Any

from serai.engine.chance import Dice
from serai.games.san_juan.builder import OPEN_SITE, Build, ChooseSite, bill, site_action, sites_for
from serai.games.san_juan.cards import CARDS, CATHEDRAL, COST, GOODS, IDS, NO_ROLE, ROLES, TILES, TRADER
from serai.games.san_juan.picks import Pick, PickUpTo
from serai.games.san_juan.round import hand_limit
from serai.games.san_juan.state import EMPTY, NOBODY, Player, SanJuan
from serai.games.san_juan.trader import price, tile
from serai.games.san_juan.vocabulary import OPEN, VOCABULARY

# ---- Observation: a whitelist ------------------------------------------------------------


def observe(s: SanJuan, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by id: SJ-14.2 and its own part of SJ-14.3; nothing of SJ-14.4, no card's number (SJ-14.9)."""
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "governor": s.governor,
        "phase": ROLES[s.phase] if s.phase != NO_ROLE else None,
        "roles": {role: taker if taker != NOBODY else None for role, taker in zip(ROLES, s.roles, strict=True)},
        "prices": TILES[tile(s)] if s.phase == TRADER else None,
        "tiles_seen": [TILES[t] for t in s.tiles[: s.turned]],
        "tiles_turned": s.turned,
        "deck": len(s.deck),
        "discards": len(s.discards),
        "cathedral": s.cathedral,
        "covered": ids(s.covered),
        "laid": ids(s.laid),
        "batch": [GOODS[good] for good in s.batch],
        "sales": s.sales,
        "library_used": [p for p in range(len(s.players)) if s.library >> p & 1],
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [{**observe_player(p, seat == i), "hand_limit": hand_limit(s, i)} for i, p in enumerate(s.players)],
    }


def observe_player(p: Player, mine: bool) -> dict[str, Any]:
    """One area: the owner knows hand, drawn and tucked cards; nobody knows what goods and a harbor's cards show (SJ-7.3)."""
    view: dict[str, Any] = {
        "hand_size": len(p.hand),
        "drawn_size": len(p.drawn),
        "picked_size": len(p.picked),
        "tucked_size": len(p.tucked),
        "harbor_size": len(p.harbor),
        "shown": ids(p.shown),
        "swapped": p.swapped,
        "bank_used": p.banked,
        "buildings": [
            {"id": IDS[card], "good": good != EMPTY, "active": p.active >> card & 1 == 1}
            for card, good in zip(p.buildings, p.goods, strict=True)
        ],
    }
    if mine:
        view.update(hand=ids(p.hand), drawn=ids(p.drawn), picked=ids(p.picked), tucked=ids(p.tucked))
    return view


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [IDS[card] for card in cards]


# ---- What is hidden ----------------------------------------------------------------------


def mix(s: SanJuan, seat: int, dice: Dice) -> None:
    """The deck, the discards, all goods and harbors, the other players' hands, drawn, picked and tucked cards, unseen tiles."""
    others = [p for i, p in enumerate(s.players) if i != seat]
    pool = s.deck + s.discards
    for p in s.players:
        pool += [good for good in p.goods if good != EMPTY]
        pool += p.harbor
    for p in others:
        for card in p.shown:
            p.hand.remove(card)
        pool += p.hand
        pool += p.drawn + p.picked + p.tucked
    pool = dice.mixed(pool)

    def take(n: int) -> list[int]:
        cards = pool[len(pool) - n :]
        del pool[len(pool) - n :]
        return cards

    for i, p in enumerate(s.players):
        p.goods = [good if good == EMPTY else pool.pop() for good in p.goods]
        p.harbor = tuple(sorted(take(len(p.harbor))))
        if i != seat:
            p.tucked = tuple(sorted(take(len(p.tucked))))
            p.drawn = tuple(sorted(take(len(p.drawn))))
            p.hand = sorted([*p.shown, *take(len(p.hand))])
            if p.picked:
                mix_picked(s, i, take(len(p.picked)), dice)
    s.discards = sorted(take(len(s.discards)))
    s.deck = pool
    if s.turned < len(s.tiles) - 1:
        s.tiles = s.tiles[: s.turned] + tuple(dice.mixed(s.tiles[s.turned :]))


def mix_picked(s: SanJuan, player: int, cards: list[int], dice: Dice) -> None:
    """A player in the middle of picking: he has named the lowest cards of a set whose rest must still be there."""
    me = s.players[player]
    step = [step for step in s.stack if isinstance(step, Pick) and step.player == player][-1]
    due = 0 if isinstance(step, PickUpTo) else step.left
    pile = dice.mixed(cards + step.pile(me))
    chosen = sorted(pile[: len(cards) + due])
    me.picked = tuple(chosen[: len(cards)])
    rest = sorted(chosen[len(cards) :] + pile[len(cards) + due :])
    if me.drawn:
        me.drawn = tuple(rest)
    else:
        me.hand = rest


def components(s: SanJuan) -> list[int]:
    """Every card, wherever it lies, and the tiles after them (SJ-E68)."""
    cards = [*s.deck, *s.discards, *s.covered, *s.laid, *([CATHEDRAL] if s.cathedral else [])]
    for p in s.players:
        cards += [*p.hand, *p.drawn, *p.picked, *p.tucked, *p.harbor, *p.buildings]
        cards += [good for good in p.goods if good != EMPTY]
    return sorted(cards + [len(CARDS) + t for t in s.tiles])


# ---- Words in a position -------------------------------------------------------------------


def meaning(s: SanJuan, action: int) -> dict[str, int | str]:
    """What an action means in this position: what a card costs as printed and what would be paid for it at least, what a
    good brings, how many cards are drawn or paid."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    step = s.stack[-1] if s.stack else None
    if verb == "build":
        least = {"least": least_payment(s, step, thing)} if isinstance(step, Build) else {}
        return {"cost": COST[thing], **least}
    if verb in ("on", "over") and isinstance(step, ChooseSite):
        me = s.players[step.player]
        sites = [OPEN_SITE] if action == OPEN else [i for i in range(len(me.buildings)) if site_action(me, i) == action]
        return {"least": bill(me, s.laid[0], sites[0], step.privilege)[0]} if sites else {}
    if verb == "sell":
        return {"gain": price(s, thing)} if s.turned else {}
    return {"cards": thing} if verb in ("draw", "pay") else {}


def least_payment(s: SanJuan, step: Build, card: int) -> int:
    """The cheapest way to build this card: on a place of its own, or over a building under a crane."""
    me = s.players[step.player]
    cards = len(me.hand) - (card in me.hand)
    return min([bill(me, card, site, step.privilege)[0] for site in (OPEN_SITE, *sites_for(me, card, step.privilege, cards))])


def label(s: SanJuan, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    name, figures = VOCABULARY.names[action], meaning(s, action)
    if "cost" in figures:
        return f"{name} (cost {figures['cost']})"
    if "gain" in figures:
        return f"{name} for {figures['gain']}"
    if "cards" in figures:
        return f"{name} card" if figures["cards"] == 1 else f"{name} cards"
    return name
