"""What actions and questions of Mombasa mean in a position: the facts that words are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.engine.events import Fact
from serai.engine.step import Step
from serai.games.mombasa.board import (
    BOOK_COST,
    COLUMNS,
    FIRST_BOOK,
    FLIP_COST,
    INK_VALUE,
    OPEN_SLOTS,
    REGION_IDS,
    REGION_ROWS,
    SPACE_LETTER,
)
from serai.games.mombasa.bonus import BuyCard, ChooseLevel, RemoveCard
from serai.games.mombasa.bookkeeper import extra_diamonds, tile_diamonds
from serai.games.mombasa.books import BOOK_IDS, NO_BOOK, START_IDS
from serai.games.mombasa.cards import BOOKKEEPER, DIAMONDS, IDS, KIND, MERCHANT, NO_CARD, POUNDS, RED, VALUE
from serai.games.mombasa.data import COMPANY_IDS, EXPANSION
from serai.games.mombasa.expansion import BackHome, EnterRegion, cost
from serai.games.mombasa.gains import UsePoints
from serai.games.mombasa.goods import SpendUnits, discount, face_up_goods, key, key_of, price
from serai.games.mombasa.printed import book, gain, gains
from serai.games.mombasa.round import PlanSlot
from serai.games.mombasa.setup import RestCard
from serai.games.mombasa.spaces import (
    BOOKKEEPER_TILE,
    PLUS_UNITS,
    SPACE_IDS,
    SPACE_ROWS,
    SPACES,
    TILE_IDS,
    TILE_POINTS,
    TILE_POUNDS,
    level_rows,
)
from serai.games.mombasa.state import NO_COMPANY, Mombasa, totals, units
from serai.games.mombasa.tracks import SHARES
from serai.games.mombasa.vocabulary import INK, USE_PLUS, USE_TILE, USED_TILES, VOCABULARY

# ---- Actions ---------------------------------------------------------------------------------------


def meaning(s: Mombasa, action: int) -> dict[str, Fact]:
    """What an action means in this position, as ids of the data and figures that a player would look for.  Slots, columns and
    levels count from 1, as they are printed."""
    step = s.stack[-1] if s.stack else None
    tell = MEANINGS.get(VOCABULARY.verbs[action])
    return tell(s, step, VOCABULARY.things[action], action) if tell and step is not None else {}


def card_of(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"card": IDS[thing], **slot_of(step)}


def slot_of(step: Step | None) -> dict[str, Fact]:
    """The slot, or the resting column above it, that a step is about."""
    if isinstance(step, PlanSlot):
        return {"slot": step.slot + 1}
    return {"slot": OPEN_SLOTS[step.place] + 1} if isinstance(step, RestCard) else {}


def attached(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"card": IDS[thing], "plus": PLUS_UNITS}


def use_of(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    """What a card or a bonus tile brings: units, bookkeeping points, or diamonds and pounds."""
    me = s.players[step.player]
    if action >= USE_TILE:
        tile = USED_TILES[thing]
        brings = {"points": TILE_POINTS} if tile == BOOKKEEPER_TILE else {"diamonds": tile_diamonds(me), "pounds": TILE_POUNDS}
        return used({"tile": TILE_IDS[tile]}, brings)
    if KIND[thing] == MERCHANT:
        diamonds = DIAMONDS[thing] + extra_diamonds(s, thing)
        return used({"card": IDS[thing]}, {"diamonds": diamonds, "pounds": POUNDS[thing]})
    if KIND[thing] == BOOKKEEPER:
        return used({"card": IDS[thing]}, {"points": VALUE[thing]})
    slots = [slot for slot in face_up_goods(me) if key(me, slot) == key_of(action)]
    brings = {"units": units(me, slots[0]) if slots else 0}
    return used({"card": IDS[thing]}, brings, PLUS_UNITS if action >= USE_PLUS else 0)


def used(what: dict[str, Fact], brings: dict[str, int], plus: int = 0) -> dict[str, Fact]:
    words = [gain("bookkeeping" if part == "points" else part, n) for part, n in brings.items() if n]
    return {**what, **brings, "plus": plus, "gains": words or gains({})}


def acquired(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    if s.display[thing] == NO_CARD:
        return {}
    off = discount(s, s.players[step.player], step.goods) if isinstance(step, SpendUnits) else 0
    off = SPACES[step.space].discount if isinstance(step, BuyCard) else off
    return {
        "card": IDS[s.display[thing]],
        "price": price(s, thing, off),
        "pays": "pounds" if isinstance(step, BuyCard) else "units",
    }


def stepped(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    to, shares = s.players[step.player].at[thing] + 1, SHARES[s.tracks[thing]]
    return {
        "company": COMPANY_IDS[thing],
        "call": max(0, s.call(step.player, thing)),
        "to": to,
        "shares": shares[min(to, len(shares) - 1)],
    }


def expanded(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"company": COMPANY_IDS[thing], "points": totals(s.players[step.player])[EXPANSION]}


def entered(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"region": REGION_IDS[thing], "gains": gains(REGION_ROWS[thing]["reward"])}
    if isinstance(step, EnterRegion):
        occupied = s.posts[0] | s.posts[1] | s.posts[2] | s.posts[3]
        facts |= {"cost": cost(s, s.expanding, thing, occupied), "points": step.points}
    return facts


def own_column(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    company = step.company if isinstance(step, BackHome) else s.expanding
    return {"company": COMPANY_IDS[company], "column": thing + 1}


def any_column(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"company": COMPANY_IDS[thing // COLUMNS], "column": thing % COLUMNS + 1}


def book_taken(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    if s.books[thing] == NO_BOOK:
        return {}
    name = BOOK_IDS[s.books[thing]]
    return {"book": name, "words": book(name), "cost": BOOK_COST[SPACE_LETTER[thing]], "coin": s.coins >> thing & 1}


def pounds_taken(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    if not isinstance(step, UsePoints):
        return {}
    return {"points": step.points, "pounds": step.pounds(s)}


def book_placed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    taken = s.players[step.player].taken
    return {"position": thing + FIRST_BOOK, **({"book": BOOK_IDS[taken[0]]} if taken else {})}


def own_book(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    """A book of the player's track, to be turned face down or reached; a face-down one brings nothing."""
    me = s.players[step.player]
    there = me.books[thing]
    shown = there != NO_BOOK and not me.flipped >> thing & 1
    words: dict[str, Fact] = {"book": BOOK_IDS[there], "words": book(BOOK_IDS[there])} if shown else {}
    return {"position": thing, "cost": FLIP_COST * (action < INK), "value": INK_VALUE[thing], "shown": shown, **words}


def marked(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"space": SPACE_IDS[thing], "cost": SPACES[thing].cost}


def levelled(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    if not isinstance(step, ChooseLevel):
        return {}
    levels = level_rows(SPACE_ROWS[step.space])
    brings: dict[str, Fact] = {"gains": gains(levels[thing])} if thing < len(levels) else {}
    return {"space": SPACE_IDS[step.space], "level": thing + 1, **brings}


def removed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    return {"card": IDS[thing], **({"pounds": RED[thing] + SPACES[step.space].over} if isinstance(step, RemoveCard) else {})}


def picked_up(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    cards = s.players[step.player].resting[thing]
    return {"column": thing + 1, "cards": len(cards), "names": [IDS[card] for card in cards]}


def passed(s: Mombasa, step: Step, thing: int, action: int) -> dict[str, Fact]:
    """What is given up: a slot left empty, points or units lost, steps before a capital call."""
    lost: dict[str, Fact] = {name: n for name, n in step.parts().items() if name in ("points", "units", "steps")}
    return {"step": type(step).__name__, **slot_of(step), **lost}


Meaning = Callable[[Mombasa, Any, int, int], dict[str, Fact]]
MEANINGS: Final[dict[str, Meaning]] = {
    "keep": lambda s, step, thing, action: {"tile": START_IDS[thing]},
    "rest": card_of,
    "lay": card_of,
    "use": use_of,
    "attach the +1 tile to": attached,
    "acquire": acquired,
    "step on": stepped,
    "expand": expanded,
    "enter": entered,
    "take post from": own_column,
    "return post to": own_column,
    "take reward of": entered,
    "spend": lambda s, step, thing, action: {"points": s.pool},
    "take book": book_taken,
    "take": pounds_taken,
    "place book on": book_placed,
    "turn down book on": own_book,
    "move ink marker to": own_book,
    "put marker on": marked,
    "take level": levelled,
    "name track of": lambda s, step, thing, action: {"company": COMPANY_IDS[thing]},
    "remove": removed,
    "remove post": any_column,
    "pick up": picked_up,
    "pass": passed,
}


# ---- Questions --------------------------------------------------------------------------------------


def asked(s: Mombasa, seat: int) -> dict[str, Fact]:
    """Ids for what a step names by number; the slot to be filled, the book to be placed, what turning one down costs, what
    bookkeeping points are worth in pounds."""
    step, me = s.step_for(seat), s.players[seat]
    fields: dict[str, Any] = step.parts() if step is not None else {}
    facts: dict[str, Fact] = {"cost": FLIP_COST, **slot_of(step)}
    if "company" in fields or s.expanding != NO_COMPANY:
        facts["company"] = COMPANY_IDS[fields.get("company", s.expanding)]
    if "region" in fields:
        facts["region"] = REGION_IDS[fields["region"]]
    if "space" in fields:
        facts["space"] = SPACE_IDS[fields["space"]]
    if isinstance(step, UsePoints):
        facts["pounds"] = step.pounds(s)
    if me.taken:
        facts |= {"book": BOOK_IDS[me.taken[0]], "words": book(BOOK_IDS[me.taken[0]])}
    return facts
