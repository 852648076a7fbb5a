"""What each seat sees (SJ-14)."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.game import layout, width
from serai.games.san_juan.cards import (
    BUILDER_DISCOUNT,
    CARDS,
    GOOD_OF,
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
        "paying": {"card": IDS[s.paying[0]], "over": ids([c for c in s.paying[1:2] if c != NO_CARD])} if s.paying else None,
        "batch": [GOODS[good] for good in s.batch],
        "sales": s.sales,
        "library_used": [p for p in range(len(s.players)) if s.library >> p & 1],
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [{**observe_player(p, seat == i), **figures(s, i)} for i, p in enumerate(s.players)],
    }


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


# ---- The observation as numbers ------------------------------------------------------------

SEATS: Final = 4
PLAYER: Final = (
    ("buildings", len(CARDS)),
    ("goods on them", len(GOODS)),
    ("cards in hand, drawn, picked, under chapel and bank, under the harbor; bank used, governor, library used", 8),
)
AREA: Final = width(PLAYER)
LAYOUT: Final = layout(
    (
        ("roles taken in this round", len(ROLES)),
        ("role whose phase it is", len(ROLES)),
        ("trading tiles seen", len(TILES)),
        ("trading tile that is turned up", len(TILES)),
        ("trading tile that comes next, once all were seen", len(TILES)),
        ("deck, discards, cathedral on the table, round, players, sales in this phase, trader phase, my decision", 8),
        ("my hand", len(CARDS)),
        ("cards I drew as councillor", len(CARDS)),
        ("cards I have picked", len(CARDS)),
        ("the card being built", len(CARDS)),
    ),
    PLAYER,
    SEATS,
)
WIDTH: Final = width(LAYOUT)


def count(row: Any, at: int, cards: list[int], each: float) -> int:
    """How many of each kind, from this place on; the place after them."""
    seen = 0  # bit set of kinds: most cards are the first of theirs, and writing is faster than adding
    for card in cards:
        if seen >> card & 1:
            row[at + card] += each
        else:
            row[at + card] = each
            seen |= 1 << card
    return at + len(CARDS)


def features(s: SanJuan, seat: int) -> list[float]:
    """Always the same numbers in the same places: own seat first, absent seats all zero."""
    row = [0.0] * WIDTH
    fill(s, seat, row)
    return row


def fill(s: SanJuan, seat: int, row: Any) -> None:
    """The same into a row of zeros, which may lie anywhere: most of them stay, so only the others are written."""
    n, me = len(s.players), s.players[seat]
    for role, taker in enumerate(s.roles):
        if taker != NOBODY:
            row[role] = 1.0
    at = len(ROLES)
    if s.phase != NO_ROLE:
        row[at + s.phase] = 1.0
    at += len(ROLES)
    for t in s.tiles[: s.turned]:
        row[at + t] = 1.0
    at += len(TILES)
    if s.turned > 0:
        row[at + tile(s)] = 1.0
    at += len(TILES)
    if s.turned >= len(TILES):  # the cycle is known, and with it the next tile
        row[at + s.tiles[s.turned % len(TILES)]] = 1.0
    at += len(TILES)
    row[at] = len(s.deck) / 143
    row[at + 1] = len(s.discards) / 143
    if s.cathedral:
        row[at + 2] = 1.0
    row[at + 3] = s.round / 20
    row[at + 4] = n / SEATS
    row[at + 5] = s.sales / 4
    if s.phase == TRADER:
        row[at + 6] = 1.0
    if s.stack and s.player == seat:
        row[at + 7] = 1.0
    at = count(row, at + 8, me.hand, 1 / 4)
    at = count(row, at, list(me.drawn), 1 / 4)
    at = count(row, at, list(me.picked), 1 / 4)
    at = count(row, at, list(s.laid), 1.0)
    for i in range(n):
        fill_area(s, (seat + i) % n, row, at + i * AREA)


def fill_area(s: SanJuan, owner: int, row: Any, at: int) -> None:
    """One player's area, as everybody sees it."""
    p = s.players[owner]
    at = count(row, at, p.buildings, 1 / 2)
    for site, good in enumerate(p.goods):
        if good != EMPTY:
            row[at + GOOD_OF[p.buildings[site]]] += 1 / 2
    at += len(GOODS)
    row[at] = len(p.hand) / 12
    if p.drawn:
        row[at + 1] = len(p.drawn) / 8
    if p.picked:
        row[at + 2] = len(p.picked) / 6
    if p.tucked:
        row[at + 3] = len(p.tucked) / 12
    if p.harbor:
        row[at + 4] = len(p.harbor) / 12
    if p.banked:
        row[at + 5] = 1.0
    if s.governor == owner:
        row[at + 6] = 1.0
    if s.library >> owner & 1:
        row[at + 7] = 1.0
