"""What each seat sees (MB-11.20, MB-11.21), and what is moved about behind its back."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.chance import Dice
from serai.games.mombasa.board import (
    BOOK_LETTERS,
    BOOK_SPACE_IDS,
    COLUMNS,
    DIAMONDS_LAST,
    DISPLAY_IDS,
    DISPLAY_ROWS,
    FIRST_BOOK,
    HOME_SPACES,
    INK_LAST,
    REGION_IDS,
    REGION_ROWS,
    REGIONS,
    ROUND_COINS,
    SLOTS,
)
from serai.games.mombasa.bonus import BuyCard, ChooseLevel, markers_left
from serai.games.mombasa.books import BOOK_IDS, BOOK_REWARD, BOOK_ROWS, FIRST_PRINTED, NEEDS, NO_BOOK, START_IDS
from serai.games.mombasa.cards import CARDS, DECK, FIRST_SHARE, IDS, LETTERS, NO_CARD
from serai.games.mombasa.data import COLOURS, COMPANIES, COMPANY_IDS, EXPANSION, MEASURES, ROUNDS, gains, needs
from serai.games.mombasa.expansion import EnterRegion, cost
from serai.games.mombasa.gains import UsePoints
from serai.games.mombasa.goods import SpendUnits, discount, price
from serai.games.mombasa.round import PlanSlot
from serai.games.mombasa.scoring import own_cards, shares
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_ROWS, SPACES, TILE_IDS
from serai.games.mombasa.table import NO_COMPANY, NO_SLOT, NOBODY, Mombasa, open_slots, totals
from serai.games.mombasa.tracks import LAST, TRACK_IDS
from serai.games.mombasa.words import WORDS

# ---- Observation: a whitelist ------------------------------------------------------------


def observe(s: Mombasa, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by the ids of the data: MB-11.20 and its own part of MB-11.21; nothing that MB-11.22 forbids."""
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "first_player": s.first,
        "starter": s.starter,
        "turns": s.turns,
        "ended": [p for p in range(len(s.players)) if s.out >> p & 1],
        "revealed": s.revealed,
        "regions": {name: holder(s, i) for i, name in enumerate(REGION_IDS)},
        "expanding": COMPANY_IDS[s.expanding] if s.expanding != NO_COMPANY else None,
        "entered": [name for i, name in enumerate(REGION_IDS) if s.entered >> i & 1],
        "rewards_due": [name for i, name in enumerate(REGION_IDS) if s.due >> i & 1],
        "bookkeeping_pool": s.pool,
        "companies": {name: observe_company(s, c) for c, name in enumerate(COMPANY_IDS)},
        "display": {space: IDS[card] if card != NO_CARD else None for space, card in zip(DISPLAY_IDS, s.display, strict=True)},
        "deck": len(s.deck),
        "deck_letter": letter_of(len(s.deck) - 1),
        "discards": ids(s.discards),
        "books": {
            space: BOOK_IDS[book] if book != NO_BOOK else None for space, book in zip(BOOK_SPACE_IDS, s.books, strict=True)
        },
        "book_coins": [space for i, space in enumerate(BOOK_SPACE_IDS) if s.coins >> i & 1],
        "book_supply": {letter: len(books) for letter, books in zip(BOOK_LETTERS, s.supply, strict=True)},
        "round_track": [n[str(len(s.players))] if i >= max(1, s.round) else 0 for i, n in enumerate(ROUND_COINS)],
        "spaces": {SPACE_IDS[i]: s.markers[i] if s.markers[i] != NOBODY else None for i in s.spaces},
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, i, seat) for i in range(len(s.players))],
    }


def holder(s: Mombasa, region: int) -> str | None:
    """Whose post stands there; while a company enters it, still the old one."""
    for c, name in enumerate(COMPANY_IDS):
        if s.posts[c] >> region & 1:
            return name
    return None


def observe_company(s: Mombasa, c: int) -> dict[str, Any]:
    """Its track, its home area column by column (space 1 first), what a share is worth."""
    columns = s.home[c * COLUMNS : (c + 1) * COLUMNS]
    return {
        "track": TRACK_IDS[s.tracks[c]],
        "home": [[posts >> i & 1 == 1 for i in range(HOME_SPACES)] for posts in columns],
        "share_value": s.share_value(c),
        "on_map": s.posts[c].bit_count(),
        "removed": s.gone[c],
        "ousted": s.ousted[c],
    }


def observe_player(s: Mombasa, i: int, seat: int | None) -> dict[str, Any]:
    """One area.  While others plan, neither which slots are filled nor how many is shown (MB-4.6)."""
    me = s.players[i]
    mine, open_area = i == seat, s.revealed or i == seat
    laid = [card for card in me.slots if card != NO_CARD]
    sums = totals(me) if open_area else [0] * len(MEASURES)
    start = me.start if s.started or mine else NO_BOOK
    view: dict[str, Any] = {
        "colour": COLOURS[i],
        "pounds": me.pounds,
        "hand_size": len(me.hand) if open_area else len(me.hand) + len(laid),
        "slots": [IDS[card] if card != NO_CARD else None for card in me.slots] if open_area else None,
        "face_down": [slot for slot in range(SLOTS) if me.used >> slot & 1],
        "open_slots": open_slots(me),
        "resting": [ids(column) for column in me.resting],
        "tiles": [tile for t, tile in enumerate(TILE_IDS) if me.tiles >> t & 1],
        "tiles_used": [tile for t, tile in enumerate(TILE_IDS) if me.tiles_used >> t & 1],
        "plus_one": me.plus if me.plus != NO_SLOT else None,
        "totals": {name: sums[m] for m, name in enumerate(MEASURES)},
        "markers": markers_left(s, i),
        "diamonds": me.diamonds,
        "ink": me.ink,
        "tracks": {name: me.at[c] for c, name in enumerate(COMPANY_IDS)},
        "levels": {name: me.levels[c] for c, name in enumerate(COMPANY_IDS)},
        "book_track": [BOOK_IDS[book] if book != NO_BOOK else None for book in me.books],
        "flipped": [position for position in range(INK_LAST + 1) if me.flipped >> position & 1],
        "taken": [BOOK_IDS[book] for book in me.taken],
        "starting_tile": START_IDS[start] if start != NO_BOOK else None,
    }
    if mine:
        view.update(hand=ids(me.hand), dealt=[START_IDS[tile] for tile in me.dealt], shares=shares(s, me))
    return view


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [IDS[card] for card in cards]


PILE: Final = [letter for letter, cards in zip(LETTERS[::-1], DECK[::-1], strict=True) for _ in cards]  # bottom to top


def letter_of(place: int) -> str | None:
    """The letter on the back of the card at this place of the deck: everybody sees the top one."""
    return PILE[place] if place >= 0 else None


# ---- What is hidden ----------------------------------------------------------------------

EMPTY_IN: Final = 8  # of the slots that another seat has planned, one in so many is imagined empty


def mix(s: Mombasa, seat: int, dice: Dice) -> None:
    """Deck and supplies by letter, starting tiles not shown, and what the others plan.

    Hands as such stay: every card in them came there openly, so that whoever keeps notes knows them (MB-11.22)."""
    shuffled: list[int] = []
    for letter in dict.fromkeys(PILE[: len(s.deck)]):
        shuffled += dice.mixed([card for card, own in zip(s.deck, PILE, strict=False) if own == letter])
    s.deck = shuffled
    s.supply = tuple([tuple(dice.mixed(books)) for books in s.supply])
    if s.unused:
        mix_tiles(s, seat, dice)
    if not s.revealed:
        for i in range(len(s.players)):
            if i != seat:
                mix_plan(s, i, dice)


def mix_tiles(s: Mombasa, seat: int, dice: Dice) -> None:
    """Tiles dealt to the others, kept or not, and those nobody was dealt; from the reveal on the kept ones are known."""
    others = [p for i, p in enumerate(s.players) if i != seat]
    pool = [*s.unused, *[tile for p in others for tile in p.dealt]]
    pool += [p.start for p in others if not s.started and p.start != NO_BOOK]
    pool = dice.mixed(pool)
    for p in others:
        if not s.started and p.start != NO_BOOK:
            p.start = pool.pop()
        p.dealt = tuple(sorted([pool.pop() for _ in p.dealt]))
    s.unused = tuple(sorted(pool))


def mix_plan(s: Mombasa, player: int, dice: Dice) -> None:
    """Cards change places between hand and slots already planned; how many lie there changes too, for that is hidden."""
    me = s.players[player]
    steps = [step for step in s.stack if isinstance(step, PlanSlot) and step.player == player]
    planned = [slot for slot in open_slots(me) if not steps or slot < steps[-1].slot]
    cards = dice.mixed([card for card in [*me.hand, *me.slots] if 0 <= card < FIRST_SHARE])
    held = [card for card in me.hand if card >= FIRST_SHARE]
    for slot in planned:
        me.slots[slot] = cards.pop() if cards and dice.below(EMPTY_IN) else NO_CARD
    me.hand = sorted(cards + held)


def components(s: Mombasa) -> list[int]:
    """Every card, book, starting tile and trading post, wherever it is (MB-1.4, MB-1.5, MB-1.6)."""
    cards = [*s.deck, *s.discards, *[card for card in s.display if card != NO_CARD]]
    books = [*s.lost, *[book for book in s.books if book != NO_BOOK], *[book for pile in s.supply for book in pile]]
    tiles = [*s.unused]
    for p in s.players:
        cards += own_cards(p)
        books += [*p.taken, *[book for book in p.books if NO_BOOK != book < FIRST_PRINTED]]
        tiles += [*p.dealt, *([p.start] if p.start != NO_BOOK else [])]
    posts = [
        c
        for c in range(len(COMPANIES))
        for _ in range(
            sum([posts.bit_count() for posts in s.home[c * COLUMNS : (c + 1) * COLUMNS]])
            + s.posts[c].bit_count()
            + s.gone[c]
            + s.ousted[c]
            + s.entered.bit_count() * (s.expanding == c)
        )
    ]
    first = len(CARDS)
    found = sorted(cards) + sorted([first + book for book in books]) + sorted([first + len(BOOK_IDS) + tile for tile in tiles])
    return [*found, *[first + len(BOOK_IDS) + len(START_IDS) + c for c in posts]]


# ---- The observation as numbers ------------------------------------------------------------

SEATS: Final = 4
BOOK: Final = len(MEASURES) + 7  # numbers for one book
NEXT_BOOKS: Final = 4  # of a bookkeeping track, from the ink marker on
AREA: Final = 2 * len(CARDS) + 2 * len(COMPANIES) + 2 * len(TILE_IDS) + len(MEASURES) + NEXT_BOOKS * BOOK + 9
WIDTH: Final = (
    (len(REGIONS) + len(TRACK_IDS) + 2) * len(COMPANIES)
    + 2 * COLUMNS * len(COMPANIES)
    + 4 * len(CARDS)
    + len(BOOK_SPACE_IDS) * (BOOK + 1)
    + 2 * len(SPACES)
    + 2 * len(START_IDS)
    + 6
    + SEATS * AREA
)


def counts(cards: list[int] | tuple[int, ...]) -> list[float]:
    """How many of each card, over a typical most."""
    row = [0.0] * len(CARDS)
    for card in cards:
        if card != NO_CARD:
            row[card] += 0.5
    return row


def book_row(book: int) -> list[float]:
    """What a book asks for and brings; all zero where there is none."""
    if book == NO_BOOK:
        return [0.0] * BOOK
    asks, reward = NEEDS[book], BOOK_REWARD[book]
    row = [1.0, *[least / 4 for least in asks.totals], asks.any_good / 4, float(asks.persons)]
    return [*row, reward.pounds / 6, reward.diamonds / 4, reward.bookkeeping / 4, reward.posts / 2 + (reward.good >= 0) / 4]


def features(s: Mombasa, seat: int) -> list[float]:
    """Always the same numbers in the same places: own seat first, absent seats all zero."""
    n, me = len(s.players), s.players[seat]
    row: list[float] = []
    for c in range(len(COMPANIES)):
        row += [float(s.posts[c] >> i & 1) for i in range(len(REGIONS))]
        row += [float(s.tracks[c] == t) for t in range(len(TRACK_IDS))]
        row += [s.share_value(c) / 15, float(s.expanding == c)]
    for posts in s.home:
        row += [posts.bit_count() / HOME_SPACES, float(posts >> HOME_SPACES - 1)]
    for start in range(0, len(DISPLAY_IDS), len(DISPLAY_ROWS)):
        row += counts(s.display[start : start + len(DISPLAY_ROWS)])
    row += counts(me.hand)
    for space, book in enumerate(s.books):
        row += [*book_row(book), float(s.coins >> space & 1)]
    for owner in s.markers:
        row += [float(owner == seat), float(owner not in (NOBODY, seat))]
    row += [float(tile in me.dealt) for tile in range(len(START_IDS))]
    row += [float(tile == me.start) for tile in range(len(START_IDS))]
    row += [s.round / ROUNDS, float(s.revealed), s.entered.bit_count() / 4, s.pool / 4, len(s.deck) / 32, n / SEATS]
    for i in range(n):
        row += area_row(s, (seat + i) % n, s.revealed or i == 0)
    return row + [0.0] * (WIDTH - len(row))


def area_row(s: Mombasa, i: int, open_area: bool) -> list[float]:
    """One player's area."""
    p = s.players[i]
    laid = len([card for card in p.slots if card != NO_CARD])
    face_up = [card for slot, card in enumerate(p.slots) if open_area and not p.used >> slot & 1]
    row = counts(face_up) + counts([card for column in p.resting for card in column])
    row += [space / LAST[s.tracks[c]] for c, space in enumerate(p.at)] + [level / 2 for level in p.levels]
    row += [float(p.tiles >> t & 1) for t in range(len(TILE_IDS))] + [
        float(p.tiles_used >> t & 1) for t in range(len(TILE_IDS))
    ]
    row += [total / 6 for total in totals(p)[: EXPANSION + 1]] if open_area else [0.0] * len(MEASURES)
    for position in range(p.ink + 1, p.ink + 1 + NEXT_BOOKS):
        row += book_row(p.books[position] if position <= INK_LAST and not p.flipped >> position & 1 else NO_BOOK)
    row += [p.pounds / 20, len(p.hand) / 12 if open_area else (len(p.hand) + laid) / 12, p.diamonds / DIAMONDS_LAST]
    row += [p.ink / INK_LAST, markers_left(s, i) / 3, len(open_slots(p)) / SLOTS, float(s.out >> i & 1)]
    return [*row, float(s.first == i), float(s.starter == i)]


# ---- Words in a position -------------------------------------------------------------------


def label(s: Mombasa, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    verb, thing = WORDS.verbs[action], WORDS.things[action]
    name, step = WORDS.names[action], s.stack[-1] if s.stack else None
    if verb == "acquire" and s.display[thing] != NO_CARD:
        off = discount(s, s.players[step.player], step.goods) if isinstance(step, SpendUnits) else 0
        off = SPACES[step.space].discount if isinstance(step, BuyCard) else off
        unit = "pounds" if isinstance(step, BuyCard) else "units"
        return f"{name}: {CARDS[s.display[thing]]} for {price(s, thing, off)} {unit}"
    if verb == "step on" and step is not None and s.call(step.player, thing) > 0:
        return f"{name} (pay {s.call(step.player, thing)} pounds)"
    if verb == "take book" and s.books[thing] != NO_BOOK:
        coin = ", with a coin" if s.coins >> thing & 1 else ""
        return f"{name}: {BOOK_TEXT[s.books[thing]]}{coin}"
    if verb == "place on" and step is not None and s.players[step.player].taken:
        return f"{BOOK_TEXT[s.players[step.player].taken[0]]} on {thing + FIRST_BOOK}"
    if verb == "enter" and isinstance(step, EnterRegion):
        occupied = s.posts[0] | s.posts[1] | s.posts[2] | s.posts[3]
        return f"{name} for {cost(s, s.expanding, thing, occupied)} of {step.points}: {gains(REGION_ROWS[thing]['reward'])}"
    if verb == "level" and isinstance(step, ChooseLevel):
        row = SPACE_ROWS[step.space]
        return f"{name}: {gains(row.get('levels', row.get('options', []))[thing])}"
    if verb == "marker on" and SPACES[thing].cost:
        return f"{name} (pay {SPACES[thing].cost})"
    if verb == "take" and isinstance(step, UsePoints):
        return f"{name} for {step.points} points"
    if verb == "lay" and isinstance(step, PlanSlot):
        return f"{name} in slot {step.slot + 1}"
    if verb == "pass" and isinstance(step, PlanSlot):
        return f"leave slot {step.slot + 1} empty"
    if verb == "pick up" and step is not None:
        return f"{name}: {', '.join(CARDS[card] for card in s.players[step.player].resting[thing])}"
    return name


BOOK_TEXT: Final = [f"{needs(row['requirements'])} for {gains(row['reward'])}" for row in BOOK_ROWS]
