"""What each seat sees (MB-11.20, MB-11.21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from serai.engine.step import Step
from serai.games.mombasa.board import (
    BOOK_COST,
    BOOK_LETTERS,
    BOOK_SPACE_IDS,
    COLUMNS,
    DISPLAY_IDS,
    FIRST_BOOK,
    FLIP_COST,
    HOME_SPACES,
    INK_LAST,
    INK_VALUE,
    OPEN_SLOTS,
    REGION_IDS,
    REGION_ROWS,
    ROUND_COINS,
    SLOTS,
    SPACE_LETTER,
)
from serai.games.mombasa.bonus import BuyCard, ChooseLevel, RemoveCard, markers_left
from serai.games.mombasa.bookkeeper import extra_diamonds, tile_diamonds
from serai.games.mombasa.books import BOOK_IDS, BOOK_ROWS, NO_BOOK, START_IDS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    CARDS,
    DECK,
    DIAMONDS,
    IDS,
    KIND,
    LETTERS,
    MERCHANT,
    NO_CARD,
    POUNDS,
    RED,
    VALUE,
)
from serai.games.mombasa.data import COLOURS, COMPANY_IDS, EXPANSION, MEASURES, ROUNDS, gains, needs
from serai.games.mombasa.expansion import BackHome, EnterRegion, cost
from serai.games.mombasa.gains import UsePoints
from serai.games.mombasa.goods import SpendUnits, discount, face_up_goods, key, key_of, price
from serai.games.mombasa.round import PlanSlot
from serai.games.mombasa.scoring import shares
from serai.games.mombasa.setup import RestCard
from serai.games.mombasa.spaces import (
    BOOKKEEPER_TILE,
    SPACE_IDS,
    SPACE_ROWS,
    SPACES,
    TILE_IDS,
    TILE_POINTS,
    TILE_POUNDS,
    level_rows,
)
from serai.games.mombasa.state import NO_COMPANY, NO_SLOT, NOBODY, Mombasa, open_slots, totals, units
from serai.games.mombasa.tracks import TRACK_IDS
from serai.games.mombasa.vocabulary import INK, USE_PLUS, USE_TILE, USED_TILES, VOCABULARY

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


# ---- Words in a position -------------------------------------------------------------------


def meaning(s: Mombasa, action: int) -> dict[str, int | str]:
    """What an action means in this position, as ids of the data and figures that a player would look for.  Slots, columns and
    levels count from 1, as they are printed."""
    step = s.stack[-1] if s.stack else None
    tell = MEANINGS.get(VOCABULARY.verbs[action])
    return tell(s, step, VOCABULARY.things[action], action) if tell and step is not None else {}


def card_of(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    slot = {"slot": step.slot + 1} if isinstance(step, PlanSlot) else {}
    slot = {"slot": OPEN_SLOTS[step.place] + 1} if isinstance(step, RestCard) else slot
    return {"card": IDS[thing], **slot}


def use_of(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    """What a card brings: units, bookkeeping points, or diamonds and pounds."""
    me = s.players[step.player]
    if action >= USE_TILE:
        tile = USED_TILES[thing]
        brings = {"points": TILE_POINTS} if tile == BOOKKEEPER_TILE else {"diamonds": tile_diamonds(me), "pounds": TILE_POUNDS}
        return {"tile": TILE_IDS[tile], **brings}
    if KIND[thing] == MERCHANT:
        return {"card": IDS[thing], "diamonds": DIAMONDS[thing] + extra_diamonds(s, thing), "pounds": POUNDS[thing]}
    if KIND[thing] == BOOKKEEPER:
        return {"card": IDS[thing], "points": VALUE[thing]}
    slots = [slot for slot in face_up_goods(me) if key(me, slot) == key_of(action)]
    return {"card": IDS[thing], "plus": int(action >= USE_PLUS), "units": units(me, slots[0]) if slots else 0}


def acquired(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    if s.display[thing] == NO_CARD:
        return {}
    off = discount(s, s.players[step.player], step.goods) if isinstance(step, SpendUnits) else 0
    off = SPACES[step.space].discount if isinstance(step, BuyCard) else off
    return {
        "card": IDS[s.display[thing]],
        "price": price(s, thing, off),
        "pays": "pounds" if isinstance(step, BuyCard) else "units",
    }


def stepped(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {
        "company": COMPANY_IDS[thing],
        "call": max(0, s.call(step.player, thing)),
        "to": s.players[step.player].at[thing] + 1,
    }


def expanded(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"company": COMPANY_IDS[thing], "points": totals(s.players[step.player])[EXPANSION]}


def entered(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    if not isinstance(step, EnterRegion):
        return {"region": REGION_IDS[thing]}
    occupied = s.posts[0] | s.posts[1] | s.posts[2] | s.posts[3]
    return {"region": REGION_IDS[thing], "cost": cost(s, s.expanding, thing, occupied), "points": step.points}


def own_column(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    company = step.company if isinstance(step, BackHome) else s.expanding
    return {"company": COMPANY_IDS[company], "column": thing + 1}


def any_column(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"company": COMPANY_IDS[thing // COLUMNS], "column": thing % COLUMNS + 1}


def book_taken(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    if s.books[thing] == NO_BOOK:
        return {}
    return {"book": BOOK_IDS[s.books[thing]], "cost": BOOK_COST[SPACE_LETTER[thing]], "coin": s.coins >> thing & 1}


def pounds_taken(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    if not isinstance(step, UsePoints):
        return {}
    return {"points": step.points, "pounds": step.pounds(s)}


def book_placed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    taken = s.players[step.player].taken
    return {"position": thing + FIRST_BOOK, **({"book": BOOK_IDS[taken[0]]} if taken else {})}


def own_book(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    """A book of the player's track, to be turned face down or reached; a face-down one brings nothing."""
    me = s.players[step.player]
    book = me.books[thing]
    shown = {"book": BOOK_IDS[book]} if book != NO_BOOK and not me.flipped >> thing & 1 else {}
    return {"position": thing, "cost": FLIP_COST * (action < INK), "value": INK_VALUE[thing], **shown}


def marked(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"space": SPACE_IDS[thing], "cost": SPACES[thing].cost}


def levelled(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"space": SPACE_IDS[step.space], "level": thing + 1} if isinstance(step, ChooseLevel) else {}


def removed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"card": IDS[thing], **({"pounds": RED[thing] + SPACES[step.space].over} if isinstance(step, RemoveCard) else {})}


def picked_up(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    return {"column": thing + 1, "cards": len(s.players[step.player].resting[thing])}


def passed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, int | str]:
    """What is given up: a slot left empty, points or units lost, steps before a capital call."""
    slot = {"slot": step.slot + 1} if isinstance(step, PlanSlot) else {}
    lost = {name: getattr(step, name) for name in ("points", "units", "steps") if hasattr(step, name)}
    return {"step": type(step).__name__, **slot, **lost}


Meaning = Callable[[Mombasa, Any, int, int], dict[str, int | str]]
MEANINGS: Final[dict[str, Meaning]] = {
    "keep": lambda s, step, thing, action: {"tile": START_IDS[thing]},
    "rest": card_of,
    "lay": card_of,
    "use": use_of,
    "attach the +1 tile to": card_of,
    "acquire": acquired,
    "step on": stepped,
    "expand": expanded,
    "enter": entered,
    "from": own_column,
    "back to": own_column,
    "reward of": entered,
    "spend": lambda s, step, thing, action: {"points": s.pool},
    "take book": book_taken,
    "take": pounds_taken,
    "place on": book_placed,
    "flip": own_book,
    "ink to": own_book,
    "marker on": marked,
    "level": levelled,
    "name": lambda s, step, thing, action: {"company": COMPANY_IDS[thing]},
    "remove": removed,
    "remove post": any_column,
    "pick up": picked_up,
    "pass": passed,
}


def label(s: Mombasa, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    verb, name = VOCABULARY.verbs[action], VOCABULARY.names[action]
    m: Mapping[str, Any] = meaning(s, action)
    if verb == "acquire" and "card" in m:
        return f"{name}: {CARDS[IDS.index(m['card'])]} for {m['price']} {m['pays']}"
    if verb == "step on" and m.get("call"):
        return f"{name} (pay {m['call']} pounds)"
    if verb == "take book" and "book" in m:
        return f"{name}: {BOOK_TEXT[m['book']]}{', with a coin' if m['coin'] else ''}"
    if verb == "place on" and "book" in m:
        return f"{BOOK_TEXT[m['book']]} on {m['position']}"
    if verb == "enter" and "cost" in m:
        return f"{name} for {m['cost']} of {m['points']}: {gains(REGION_ROWS[VOCABULARY.things[action]]['reward'])}"
    if verb == "level" and "level" in m:
        return f"{name}: {gains(level_rows(SPACE_ROWS[SPACE_IDS.index(m['space'])])[VOCABULARY.things[action]])}"
    if verb == "marker on" and m.get("cost"):
        return f"{name} (pay {m['cost']})"
    if verb == "take" and "points" in m:
        return f"{name} for {m['points']} points"
    if verb == "lay" and "slot" in m:
        return f"{name} in slot {m['slot']}"
    if verb == "pass" and "slot" in m:
        return f"leave slot {m['slot']} empty"
    if verb == "pick up" and m:
        return f"{name}: {', '.join(CARDS[card] for card in s.players[s.stack[-1].player].resting[VOCABULARY.things[action]])}"
    return name


BOOK_TEXT: Final = {row["id"]: f"{needs(row['requirements'])} for {gains(row['reward'])}" for row in BOOK_ROWS}
