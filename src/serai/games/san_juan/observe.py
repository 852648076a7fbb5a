"""What each seat sees (SJ-14)."""

from __future__ import annotations

from typing import Any

from serai.games.san_juan.builder import StandsThere
from serai.games.san_juan.cards import (
    BUILDER_DISCOUNT,
    GOODS,
    IDS,
    NO_CARD,
    NO_ROLE,
    PRODUCER_PRIVILEGE,
    PROSPECTOR_PRIVILEGE,
    ROLES,
    TILES,
    TRADER,
    TRADER_PRIVILEGE,
)
from serai.games.san_juan.councillor import drawn_by, keeps
from serai.games.san_juan.round import hand_limit
from serai.games.san_juan.scoring import score
from serai.games.san_juan.state import EMPTY, NOBODY, Player, SanJuan
from serai.games.san_juan.trader import tile

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
        "paying": paying(s),
        "batch": [GOODS[good] for good in s.batch],
        "sales": s.sales,
        "library_used": [p for p in range(len(s.players)) if s.library >> p & 1],
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [{**observe_player(p, seat == i), **figures(s, i)} for i, p in enumerate(s.players)],
    }


def paying(s: SanJuan) -> dict[str, Any] | None:
    """The building that is being paid for, and what it is built over."""
    waiting = [step for step in s.stack if isinstance(step, StandsThere)]
    return {"card": IDS[waiting[-1].card], "over": ids([c for c in (waiting[-1].old,) if c != NO_CARD])} if waiting else None


def figures(s: SanJuan, seat: int) -> dict[str, Any]:
    """What follows from the open part of an area: limits, privileges, points so far."""
    me, times = s.players[seat], s.privilege(seat)
    return {
        "hand_limit": hand_limit(s, seat),
        "keeps": keeps(me),  # of the cards that a councillor draws
        "privileges": {
            "builder": times * BUILDER_DISCOUNT,
            "producer": times * PRODUCER_PRIVILEGE,
            "trader": times * TRADER_PRIVILEGE,
            "councillor": drawn_by(times),
            "prospector": times * PROSPECTOR_PRIVILEGE,
        },
        "points": score(s, me).total,
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
