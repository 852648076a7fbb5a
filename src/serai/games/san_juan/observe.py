"""What each seat sees (SJ-14)."""

from __future__ import annotations

from typing import Any

from serai.engine.sets import places
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
from serai.games.san_juan.state import EMPTY, NOBODY, SanJuan
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
        "roles": {ROLES[role]: taker if taker != NOBODY else None for role, taker in enumerate(s.roles)},
        "prices": TILES[tile(s)][:] if s.phase == TRADER else None,
        "tiles_seen": [TILES[t][:] for t in s.tiles[: s.turned]],
        "tiles_turned": s.turned,
        "deck": len(s.deck),
        "discards": len(s.discards),
        "cathedral": s.cathedral,
        "covered": [IDS[card] for card in s.covered],
        "laid": [IDS[card] for card in s.laid],
        "paying": paying(s),
        "batch": [GOODS[good] for good in s.batch],
        "sales": s.sales,
        "library_used": places(s.library),
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, i, seat == i) for i in range(len(s.players))],
    }


def paying(s: SanJuan) -> dict[str, Any] | None:
    """The building that is being paid for, and what it is built over."""
    waiting = [step for step in s.stack if isinstance(step, StandsThere)]
    return (
        {"card": IDS[waiting[-1].card], "over": [IDS[card] for card in [waiting[-1].old] if card != NO_CARD]}
        if waiting
        else None
    )


def observe_player(s: SanJuan, i: int, mine: bool) -> dict[str, Any]:
    """One area: the owner knows hand, drawn and tucked cards; nobody knows what goods and a harbor's cards show (SJ-7.3).
    Limits, privileges and points so far follow from its open part."""
    p, goods, times = s.players[i], s.players[i].goods, s.privilege(i)
    view: dict[str, Any] = {
        "hand_size": len(p.hand),
        "drawn_size": len(p.drawn),
        "picked_size": len(p.picked),
        "tucked_size": len(p.tucked),
        "harbor_size": len(p.harbor),
        "shown": [IDS[card] for card in p.shown],
        "swapped": p.swapped,
        "bank_used": p.banked,
        "buildings": [
            {"id": IDS[card], "good": goods[site] != EMPTY, "active": p.has(card)} for site, card in enumerate(p.buildings)
        ],
        "hand_limit": hand_limit(s, i),
        "keeps": keeps(p),  # of the cards that a councillor draws
        "privileges": {
            "builder": times * BUILDER_DISCOUNT,
            "producer": times * PRODUCER_PRIVILEGE,
            "trader": times * TRADER_PRIVILEGE,
            "councillor": drawn_by(times),
            "prospector": times * PROSPECTOR_PRIVILEGE,
        },
        "points": score(s, p).total,
    }
    if mine:
        view["hand"] = [IDS[card] for card in p.hand]
        view["drawn"] = [IDS[card] for card in p.drawn]
        view["picked"] = [IDS[card] for card in p.picked]
        view["tucked"] = [IDS[card] for card in p.tucked]
    return view
