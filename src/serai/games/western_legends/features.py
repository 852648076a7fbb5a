"""The observation of Western Legends as numbers (WL-2.2 to WL-2.5)."""

from __future__ import annotations

from typing import Final

from serai.engine.features import Block, Blocks, Row, bits, count, mark, put
from serai.games.western_legends.board import HIDEOUTS, SPACE_IDS
from serai.games.western_legends.cards import (
    CARD_IDS,
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOR,
    COLORS,
    CONDITION,
    CONDITIONS,
    FIGHT_IDS,
    GOAL_IDS,
    ITEM_IDS,
    LENGTHS,
    NOTHING,
)
from serai.games.western_legends.fight import between_players
from serai.games.western_legends.state import MAY_SPRINT, PLACED, REPUTED, ROBBED_BANK, Western

SEATS: Final = 6
STORY: Final = len(CONDITIONS) + SEATS  # numbers for one story deck

# ---- On the table --------------------------------------------------------------------------------


class Sheriff(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        row[s.sheriff] = 1


class Bandits(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.bandits)


class Stories(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        n = len(s.players)
        for deck, stories in enumerate(s.stories):
            here = deck * STORY
            if stories:
                row[here + CONDITION[stories[-1]]] = 1
            count(row, here + len(CONDITIONS), [(disc - seat) % n for disc in s.discs[deck]])


class Conditions(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.met)


class Course(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        end: int = LENGTHS[s.setup.options["length"]]
        put(row, 0, s.round, s.last_round > 0, end, len(s.players), s.actions, s.active == seat, s.first == seat)


class Supply(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        put(row, 0, len(s.deck), len(s.fight_deck), s.gold_left(), len(s.legends))


class Turn(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        put(row, 0, s.turn & PLACED != 0, s.turn & REPUTED != 0, s.turn & ROBBED_BANK != 0, s.steps)


class Ranches(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        put(row, 0, len(s.ranches[0]), len(s.ranches[1]), s.black_lp, s.fresh & MAY_SPRINT != 0)


class Contests(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        fight, poker = s.fight, s.poker
        if fight is not None:
            put(row, 0, 1, 0, 0, fight.shown)
        if poker is not None:
            put(row, 1, 1, poker.pot)
        if s.stack and s.player == seat:
            row[4] = 1


class ManInBlack(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        if s.black_space != NOTHING:
            row[s.black_space] = 1


class Hand(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, tuple(s.players[seat].hand))


class Picked(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, s.players[seat].picked)


class Discards(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, tuple(s.discards))


class OnTheTable(Block):
    """The flop, what one deals, reactions, and poker cards in a fight: those that are turned up or one's own (WL-2.5)."""

    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        fight, poker = s.fight, s.poker
        if poker is not None:
            mark(row, 0, poker.flop)
            if poker.dealer == seat:
                mark(row, 0, poker.dealt)
        if fight is not None:
            mark(row, 0, fight.used)
            for side in range(1 + between_players(s, fight)):
                if fight.shown or fight.sides[side] == seat:
                    mark(row, 0, fight.cards[side : side + 1])


class Cattle(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        token = s.players[seat].token
        if token != NOTHING:
            row[token] = 1


class Goals(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, s.players[seat].goals)


class FightCards(Block):
    """All of them by who controls them, one by everybody once it is turned up (WL-2.5)."""

    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        fight = s.fight
        if fight is not None and not between_players(s, fight):
            if fight.shown or seat == fight.controller:
                mark(row, 0, fight.cards[1:])
            if seat == fight.controller:
                mark(row, 0, fight.drawn)


# ---- One player's mat ----------------------------------------------------------------------------


class Place(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        space = s.players[owner].space
        if space != NOTHING:
            row[space] = 1


class Character(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        character = s.players[owner].character
        if character != NOTHING:
            row[character] = 1


class Items(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].items)


class Upgraded(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].better)


class InUse(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, (s.players[owner].weapon, s.players[owner].mount))


class CattleColour(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        token = s.players[owner].token
        if token != NOTHING:
            row[COLOR[token]] = 1


class Purse(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        put(row, 0, p.lp, p.mp, p.wp, p.money, p.gold, p.wounds, len(p.hand), len(p.picked))


class Person(Block):
    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        movement = p.movement() if p.character != NOTHING else 0
        put(row, 0, len(p.goals), len(p.revealed), len(p.tokens), p.gold_limit(), movement, 1)


class Ways(Block):
    """How far away the player is: what a network would have to learn for every pair of spaces."""

    def write(self, s: Western, seat: int, owner: int, row: Row) -> None:
        here, there = s.players[seat].space, s.players[owner].space
        if there != NOTHING:
            put(row, 0, s.roads.far[s.sheriff][there], s.roads.far[here][there] if here != NOTHING else 0)


BLOCKS: Final = Blocks(
    [
        Sheriff("place of the sheriff", len(SPACE_IDS)),
        Bandits("hideouts with a bandit", len(HIDEOUTS)),
        Stories(
            "each story deck: condition of the top card, discs on it from my seat on",
            2 * STORY,
            (*(1,) * len(CONDITIONS), *(2,) * SEATS),
        ),
        Conditions("story conditions met by whose turn it is", len(CONDITIONS)),
        Course(
            "round, last round, points that end the game, players, actions left, my turn, I am first",
            7,
            (20, 1, 25, SEATS, 3, 1, 1),
        ),
        Supply("poker deck, fight deck, gold left, legendary tokens left", 4, (52, 13, 36, 18)),
        Turn("in this turn: disc placed, reputation card shown, bank robbed, spaces moved", 4, (1, 1, 1, 9)),
        Ranches("cattle at 2 ranches, points of the Man in Black, may sprint", 4, (8, 8, 25, 1)),
        Contests("a fight, poker, its pot, cards shown, my decision", 5, (1, 1, 100, 1, 1)),
        ManInBlack("place of the Man in Black", len(SPACE_IDS)),
        Hand("my hand", len(CARD_IDS)),
        Picked("cards I have picked", len(CARD_IDS)),
        Discards("discards", len(CARD_IDS)),
        OnTheTable("cards on the table that I see", len(CARD_IDS)),
        Cattle("my cattle token", len(CATTLE_IDS)),
        Goals("my goals", len(GOAL_IDS)),
        FightCards("fight cards that I see", len(FIGHT_IDS)),
    ],
    [
        Place("place", len(SPACE_IDS)),
        Character("character", len(CHARACTER_IDS)),
        Items("items", len(ITEM_IDS)),
        Upgraded("items upgraded", len(ITEM_IDS)),
        InUse("weapon and mount in use", len(ITEM_IDS)),
        CattleColour("colour of the cattle token", len(COLORS)),
        Purse("legendary, marshal and wanted points, dollars, gold, wounds, hand, picked", 8, (25, 9, 9, 120, 6, 3, 8, 2)),
        Person("goals, goals revealed, legendary tokens, gold limit, movement, present", 6, (3, 3, 3, 6, 6, 1)),
        Ways("steps from the sheriff, from me", 2, (6, 6)),
    ],
    SEATS,
)
