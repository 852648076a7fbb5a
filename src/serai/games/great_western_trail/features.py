"""The observation of Great Western Trail as numbers (GWT-20)."""

from __future__ import annotations

from typing import Final

from serai.engine.features import Block, Blocks, Row, bits, count, mark, put, put_all
from serai.games.great_western_trail.data import (
    ALL_DISCS,
    CARDS,
    CATTLE,
    CITIES,
    COLUMNS,
    DISCS,
    FORESIGHT,
    HAZARD,
    KINDS,
    MASTERS,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OBJECTIVE,
    OBJECTIVES,
    PILES,
    RAILS,
    ROWS,
    SEATS,
    SPACES,
    STATIONS,
    TILES,
    TRACK,
)
from serai.games.great_western_trail.state import Trail

ALL_MASTERS: Final = 9
STARTING_OBJECTIVES: Final = 4
JOB_ROW: Final = [place // COLUMNS * (KINDS + 1) for place in range(ROWS * COLUMNS)]  # where the numbers of its row begin
SUPPLY: Final = TILES - HAZARD  # kinds of tiles that come from Kansas City

# ---- On the table --------------------------------------------------------------------------------


class Spaces(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        owners, fees = s.owners, s.rules.fees[len(s.players)]
        for space, tile in enumerate(s.tiles):
            if tile != NOWHERE:
                here, whose = 5 * space, owners[space]
                row[here] = 1
                row[here + 1] = tile + 1
                if whose == seat:
                    row[here + 2] = 1
                else:
                    if whose != NOBODY:
                        row[here + 3] = 1
                    if fees[tile]:
                        row[here + 4] = fees[tile]


class Jobs(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, [JOB_ROW[place] + kind for place, kind in enumerate(s.jobs) if kind != NOWHERE])
        if s.token_row < ROWS:
            row[s.token_row * (KINDS + 1) + KINDS] = 1


class Foresight(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        for space, tile in enumerate(s.foresight):
            if tile != NOWHERE:
                row[space * SUPPLY + tile - HAZARD] = 1


class Market(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.market)


class Display(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, -OBJECTIVE, s.display)


class StationMasters(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        for station, master in enumerate(s.masters):
            if master != NOWHERE:
                row[station * ALL_MASTERS + master] = 1


class Hand(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].hand)


class Discards(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].discards)


class Deck(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].deck)


class Stacks(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        put(row, 0, len(s.stock), len(s.objectives), len(s.piles[0]), len(s.piles[1]), len(s.piles[2]), s.token_row)


class Course(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        n, mine = len(s.players), len(s.stack) > 0 and s.player == seat
        put(row, 0, s.ender != NOBODY, n, s.turn, s.heifers, s.cows, s.acted, s.sam_special, mine)
        put(row, 8, len(s.sam_deck), n > s.setup.players)


# ---- One player's board --------------------------------------------------------------------------


class Purse(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        put(row, 0, p.cash, p.herder, p.engine, TRACK[p.certificates], p.tokens, len(p.hand))


class Piles(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        put(row, 0, len(p.deck), len(p.discards), p.objectives, len(p.area), len(p.hazards), p.shown)


class Limits(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        p, owners, built = s.players[owner], s.owners, 0
        for site in s.rules.sites:
            if owners[site] == owner:
                built += 1
        hand, steps, certificates = p.hand_limit(), s.step_limit(owner), p.certificate_limit()
        put(row, 0, p.camps[0], p.camps[1], built, hand, steps, certificates, s.ender == owner, s.first == owner)


class Workers(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        put_all(row, 0, s.players[owner].workers)


class Cleared(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].cleared & ALL_DISCS)


class Stations(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].stations)


class Cities(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[owner].cities)


class Unbuilt(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].unbuilt)


class Played(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        count(row, -OBJECTIVE, s.players[owner].area)


class OwnMasters(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, s.players[owner].masters)


class OpenHand(Block):
    def write(self, s: Trail, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        if p.shown:
            count(row, 0, [card for card in p.hand if card < OBJECTIVE])


BLOCKS: Final = Blocks(
    [
        Spaces("each space of the trail: any tile, which, mine, another's, fee for me", SPACES * 5, (1, TILES, 1, 1, 4)),
        Jobs("each row of the job market: workers of each kind, the token", ROWS * (KINDS + 1), (COLUMNS,) * KINDS + (1,)),
        Foresight("each foresight space: which tile", PILES * FORESIGHT * SUPPLY),
        Market("cattle market", len(CATTLE), 4),
        Display("objectives on display", len(OBJECTIVES), 2),
        StationMasters("each station: which master is there", MASTERS * ALL_MASTERS),
        Hand("my hand", len(CARDS), 4),
        Discards("my discards", len(CARDS), 4),
        Deck("my deck, in no order", len(CARDS), 4),
        Stacks("cattle and objective stacks, 3 tile piles, row of the token", 3 + PILES, (44, 24, *(35,) * PILES, ROWS)),
        Course(
            "end begun, players, turn, heifers, cows, acted, Sam's specialisation, my decision, Sam's deck, Sam plays",
            10,
            (1, SEATS, 100, 8, 8, 1, 2, 1, 15, 1),
        ),
    ],
    [
        Purse("dollars, place, engine, certificates, tokens, hand", 6, (20, SPACES, len(RAILS), 6, 2, 6)),
        Piles("deck, discards, objectives, played objectives, hazards, hand shown", 6, (20, 20, 6, 6, 6, 1)),
        Limits(
            "camps of 2 colours, buildings on the trail, limits of hand, steps and certificates, ended, first",
            8,
            (4, 4, 6, 6, 7, 6, 1, 1),
        ),
        Workers("workers", KINDS, 6),
        Cleared("discs taken off the board", len(DISCS)),
        Stations("stations", len(STATIONS)),
        Cities("cities", CITIES, 2),
        Unbuilt("buildings not yet built", NUMBERS),
        Played("objectives played", len(OBJECTIVES) + STARTING_OBJECTIVES),
        OwnMasters("station masters", ALL_MASTERS),
        OpenHand("cattle in a hand that lies open", len(CATTLE), 4),
    ],
    SEATS,
)
