"""Setup (GWT-3), that of the solo game too (GWT-18), and the options of a game (GWT-24)."""

from __future__ import annotations

from typing import Final

from serai.engine.errors import BadSetup
from serai.engine.game import Option, Setup
from serai.games.great_western_trail.data import (
    COLUMNS,
    FORESIGHT,
    MASTERS,
    NOBODY,
    NOWHERE,
    PILES,
    PRIVATE,
    ROWS,
    WORKER,
    WORKERS,
)
from serai.games.great_western_trail.kansas import refill_foresight
from serai.games.great_western_trail.rules import Rules
from serai.games.great_western_trail.sam import specialise
from serai.games.great_western_trail.state import Player, Trail, draw, fill_market, place_tile, put
from serai.games.great_western_trail.turn import Turn


def options(once_per_turn: bool) -> tuple[Option, ...]:
    """The options that both editions have; what is on by default may differ (GWT-24)."""
    return (
        Option("neutral_setup", "random", ("random", "fixed"), 0, "neutral buildings shuffled, or on their letters (GWT-3.2)"),
        Option(
            "building_sides", "random", ("random", "a"), 0, "the sides of the private buildings (GWT-3.10)",
            pattern="[ab]{10,12}", form="a letter a or b for each number",
        ),
        Option(
            "building_once_per_turn", once_per_turn, (False, True), 0,
            "a building's local actions only once a turn (GWT-9.22)",
        ),
        Option("allow_idle_phase_b", False, (False, True), 0, "doing nothing in phase B is allowed (GWT-R1)"),
        Option("copy_includes_risk", True, (False, True), 0, "a copy includes the risk action of the space (GWT-R13, GWT-R29)"),
    )  # fmt: skip


SECOND_OPTIONS: Final = (
    Option("simmental", False, (False, True), 0, "Simmental cattle that can be raised (GWT-16)"),
    Option("solo", "medium", ("medium", "easy", "hard"), 0, "how hard Sam is, against whom one player plays (GWT-18.4)"),
)


def check(rules: Rules, setup: Setup) -> None:
    """A list of sides has one letter for each number (GWT-3.10); one player plays against Sam, more play without Sam
    (GWT-18.1)."""
    sides, numbers = setup.options["building_sides"], rules.numbers
    if sides not in ("random", "a") and len(sides) != numbers:
        raise BadSetup(f"option building_sides needs a letter for each of {numbers} buildings, not {len(sides)}")
    if setup.players > 1 and setup.options.get("solo", "medium") != "medium":
        raise BadSetup(f"option solo is for 1 player, not for {setup.players}: leave it out")


def begin(rules: Rules, setup: Setup, secret: str) -> Trail:
    """Shuffle everything, hand out objectives, choose the starting player, give money and tokens, draw (GWT-3.18)."""
    s = Trail()
    s.agree(setup, secret)
    s.rules = rules
    solo = setup.players == 1
    s.players = [Player() for _ in range(setup.players + solo)]
    for p in s.players:
        p.unbuilt = (1 << rules.numbers) - 1
    lay_out_board(s)
    if solo:
        enter_sam(s)
    fill_board(s)
    lay_out_cards(s)
    start_players(s)
    s.then(Turn(s.first))
    return s


def lay_out_board(s: Trail) -> None:
    """Station masters (GWT-3.1), neutral buildings (GWT-3.2), sides of the private ones (GWT-3.10), token (GWT-3.3), supply
    (GWT-3.4)."""
    rules = s.rules
    masters = list(range(len(rules.master_ids)))
    s.shuffle(masters)
    s.masters = tuple(masters[:MASTERS])
    s.given = (NOWHERE,) * MASTERS
    neutral = list(range(len(rules.neutral)))
    if s.setup.options["neutral_setup"] == "random":
        s.shuffle(neutral)
    for space, tile in zip(rules.neutral, neutral, strict=True):
        put(s, space, tile, NOBODY)
    sides = s.setup.options["building_sides"]
    for number in range(rules.numbers):
        side = s.roll(2) if sides == "random" else "ab".index(sides[number % len(sides)])
        s.sides += (PRIVATE + 2 * number + side,)
    s.token_row = rules.data["job_market"]["token_start_row"] - 1
    piles = [list(pile) for pile in rules.supply]
    for pile in piles:
        s.shuffle(pile)
    s.piles = tuple([tuple(pile) for pile in piles])


def fill_board(s: Trail) -> None:
    """Seven 1-tiles (GWT-3.5), workers up to the space left of the token (GWT-3.6), foresight (GWT-3.7)."""
    n, rules = len(s.players), s.rules
    placed = 0
    while placed < rules.data["setup"]["tiles1_on_board"]:
        tile = s.piles[0][-1]
        if place_tile(s, tile):
            placed += 1
            s.piles = (s.piles[0][:-1], *s.piles[1:])
        else:  # it goes back into the pile and does not count
            pile = list(s.piles[0])
            s.shuffle(pile)
            s.piles = (tuple(pile), *s.piles[1:])
    jobs = [NOWHERE] * (ROWS * COLUMNS)
    spaces = [row * COLUMNS + column for row in range(s.token_row + 1) for column in range(COLUMNS - n, COLUMNS)]
    pile = list(s.piles[1])
    for space in spaces[:-1]:
        jobs[space] = pile.pop() - WORKER
    s.jobs = tuple(jobs)
    s.piles = (s.piles[0], tuple(pile), s.piles[2])
    s.foresight = (NOWHERE,) * (FORESIGHT * PILES)
    refill_foresight(s)


def lay_out_cards(s: Trail) -> None:
    """Cattle market (GWT-3.8, GWT-16.1), objective cards (GWT-3.9), private decks (GWT-3.12)."""
    rules = s.rules
    stock = rules.stock[:]
    s.shuffle(stock)
    s.stock = tuple(stock)
    fill_market(s, rules.market_size[len(s.players)])
    s.heifers, s.cows = rules.heifers, rules.cows
    cards = rules.objectives[:]
    s.shuffle(cards)
    s.display, s.objectives = tuple(cards[: rules.display]), tuple(cards[rules.display :])
    for seat in s.people():
        s.players[seat].deck = rules.deck[:]
        s.shuffle(s.players[seat].deck)


def start_players(s: Trail) -> None:
    """A starting objective each (GWT-3.13), a random starting player, money, hand and tokens by seat (GWT-3.14, GWT-3.15).
    In the solo game the human begins (GWT-18.1, GWT-18.14)."""
    rows, cards = s.rules.data["setup"], s.rules.starting[:]
    s.shuffle(cards)
    for p in s.players:
        p.area = (cards.pop(),)
    s.first = s.roll(len(s.players)) if s.setup.players > 1 else 0
    for place, seat in enumerate([p for p in s.clockwise(s.first) if p in s.people()]):
        me = s.players[seat]
        me.cash = rows["starting_dollars"][place]
        me.tokens = rows["starting_exchange_tokens"]
        draw(s, seat, rows["starting_hand"][place])


def enter_sam(s: Trail) -> None:
    """Before the board is filled Sam gets a random worker of pile 2, on hard one more of each kind (GWT-18.2, GWT-18.3,
    GWT-18.4); Sam's herder is on the start, some of Sam's cards may be out.  Sam's pieces are a supply (GWT-18.5)."""
    rules, sam = s.rules, s.players[-1]
    level = rules.levels[s.setup.options["solo"]]
    pile = list(s.piles[1])
    drawn = [pile.pop()]
    for worker in level["extra_workers"]:
        pile.remove(WORKER + WORKERS.index(worker))
        drawn.append(WORKER + WORKERS.index(worker))
    s.piles = (s.piles[0], tuple(pile), s.piles[2])
    for i, tile in enumerate(drawn):
        kind = tile - WORKER
        sam.workers = sam.workers[:kind] + (sam.workers[kind] + 1,) + sam.workers[kind + 1 :]
        if i == 0:
            s.sam_special = kind
    specialise(s, len(s.players) - 1)
    sam.herder = rules.start
    cards = [i for i, row in enumerate(rules.sam_cards) if row["number"] not in level["removed_cards"]]
    s.shuffle(cards)
    s.sam_deck = tuple(cards)
