"""The observation of San Juan as numbers (SJ-14)."""

from __future__ import annotations

from typing import Final

from serai.engine.features import Block, Blocks, Row, count, mark, put
from serai.games.san_juan.cards import CARDS, GOOD_OF, GOODS, NO_ROLE, ROLES, TILES, TRADER
from serai.games.san_juan.state import EMPTY, NOBODY, SanJuan
from serai.games.san_juan.trader import tile

SEATS: Final = 4
ALL_CARDS: Final = 143

# ---- On the table --------------------------------------------------------------------------------


class RolesTaken(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        for role, taker in enumerate(s.roles):
            if taker != NOBODY:
                row[role] = 1


class Phase(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        if s.phase != NO_ROLE:
            row[s.phase] = 1


class TilesSeen(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, s.tiles[: s.turned])


class TileTurned(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        if s.turned:
            row[tile(s)] = 1


class TileNext(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        if s.turned >= len(TILES):  # the cycle is known, and with it the next tile
            row[s.tiles[s.turned % len(TILES)]] = 1


class Course(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        mine = len(s.stack) > 0 and s.player == seat
        put(row, 0, len(s.deck), len(s.discards), s.cathedral, s.round, len(s.players), s.sales, s.phase == TRADER, mine)


class Hand(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].hand)


class Drawn(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].drawn)


class Picked(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].picked)


class Laid(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.laid)


# ---- One player's area ---------------------------------------------------------------------------


class Buildings(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[owner].buildings)


class GoodsThere(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        count(row, 0, [GOOD_OF[p.buildings[site]] for site, good in enumerate(p.goods) if good != EMPTY])


class Sizes(Block):
    def write(self, s: SanJuan, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        governs, used = s.governor == owner, s.library >> owner & 1
        put(row, 0, len(p.hand), len(p.drawn), len(p.picked), len(p.tucked), len(p.harbor), p.banked, governs, used)


BLOCKS: Final = Blocks(
    [
        RolesTaken("roles taken in this round", len(ROLES)),
        Phase("role whose phase it is", len(ROLES)),
        TilesSeen("trading tiles seen", len(TILES)),
        TileTurned("trading tile that is turned up", len(TILES)),
        TileNext("trading tile that comes next, once all were seen", len(TILES)),
        Course(
            "deck, discards, cathedral on the table, round, players, sales in this phase, trader phase, my decision",
            8,
            (ALL_CARDS, ALL_CARDS, 1, 20, SEATS, 4, 1, 1),
        ),
        Hand("my hand", len(CARDS), 4),
        Drawn("cards I drew as councillor", len(CARDS), 4),
        Picked("cards I have picked", len(CARDS), 4),
        Laid("the card being built", len(CARDS)),
    ],
    [
        Buildings("buildings", len(CARDS), 2),
        GoodsThere("goods on them", len(GOODS), 2),
        Sizes(
            "cards in hand, drawn, picked, under chapel and bank, under the harbor; bank used, governor, library used",
            8,
            (12, 8, 6, 12, 12, 1, 1, 1),
        ),
    ],
    SEATS,
)
