"""What is printed on the things of Mombasa, as messages: made from the data, so that no text can disagree with it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final

from serai.engine.events import Fact, Message, message
from serai.games.mombasa.board import REGION_IDS, REGION_ROWS
from serai.games.mombasa.books import BOOK_IDS, BOOK_ROWS, START_IDS, START_ROWS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    DIAMONDS,
    EXPAND,
    GOOD,
    GOODS,
    IDS,
    KIND,
    MERCHANT,
    MINES_OF,
    MINES_PER_DIAMOND,
    POUNDS,
    RED,
    SHARE,
    SHARE_CARD,
    VALUE,
)
from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS, MEASURES
from serai.games.mombasa.rewards import GOOD_LESS
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_ROWS, SPACES, TILE_IDS, TILE_ROWS, level_rows
from serai.games.mombasa.tracks import BONUS_ROWS

# ---- Parts of sentences: what something brings, what it asks for --------------------------------

AND_THEN: Final = "mb-and-then"  # parts with a semicolon between them
OR: Final = "mb-or"
SENTENCES: Final = "mb-sentences"


def chain(link: str, parts: Sequence[Message]) -> Message:
    """Parts one after the other, with more than a comma between them."""
    return message(link, first=parts[0], rest=chain(link, parts[1:])) if len(parts) > 1 else parts[0]


def gains(reward: Mapping[str, Any]) -> Fact:
    """What a row of the data brings (MB-0.10)."""
    return [gain(key, value) for key, value in reward.items() if key != "min"] or message("mb-gain-nothing")


def gain(key: str, value: Any) -> Message:
    if key in COMPANY_IDS:
        return message("mb-gain-company", company=key, n=value)
    if key == "good_minus_one":
        return message("mb-gain-good-minus-one", good=value, n=GOOD_LESS)
    return message(f"mb-gain-{key.replace('_', '-')}", n=value)


NEED: Final = {"any_good": "mb-need-any-good", "person": "mb-need-person"}


def needs(rows: Sequence[Mapping[str, Any]]) -> Fact:
    """Requirements of a book (MB-5.5.4)."""
    return [message(NEED.get(row["kind"], "mb-need"), thing=row["kind"], n=row["min"]) for row in rows]


# ---- Things ---------------------------------------------------------------------------------------


def book(name: str) -> Message:
    row = BOOK_ROWS[BOOK_IDS.index(name)]
    return message("mb-book", needs=needs(row["requirements"]), gains=gains(row["reward"]))


def card(name: str) -> Message:
    """What it does, the mines and the share it names, its red number."""
    number = IDS.index(name)
    parts = [WORK[KIND[number]](number)]
    if MINES_OF[number] >= 0:
        parts.append(message("mb-about-mines", n=MINES_PER_DIAMOND[number], company=COMPANY_IDS[MINES_OF[number]]))
    if SHARE[number] >= 0:
        parts.append(message("mb-about-share", company=COMPANY_IDS[SHARE[number]]))
    return chain(SENTENCES, [*parts, message("mb-about-red", n=RED[number])])


WORK: Final[dict[int, Callable[[int], Message]]] = {
    GOODS: lambda number: message("mb-about-goods", n=VALUE[number], good=GOOD_IDS[GOOD[number]]),
    MERCHANT: lambda number: message(
        "mb-about-merchant", gains=gains({"diamonds": DIAMONDS[number], "pounds": POUNDS[number]})
    ),
    BOOKKEEPER: lambda number: message("mb-about-bookkeeper", n=VALUE[number]),
    EXPAND: lambda number: message("mb-about-expansion", n=VALUE[number]),
    SHARE_CARD: lambda number: message("mb-about-share-card"),
}


def start(name: str) -> Message:
    """A starting tile: its bonus, and the book that is printed on it (MB-2.15)."""
    bonus = START_ROWS[START_IDS.index(name)]["bonus"]
    return message("mb-start-label", tile=name, gains=gains(bonus), book=book(name))


def region(name: str, holder: str | None = None) -> Message:
    """Its reward and mines, and the company that holds it."""
    row = REGION_ROWS[REGION_IDS.index(name)]
    facts: dict[str, Fact] = {"region": name, "gains": gains(row["reward"]), "mines": row["mines"]}
    return message("mb-region-held", **facts, company=holder) if holder else message("mb-region", **facts)


def space(name: str) -> Message:
    """What a marker on a bonus space costs and does (MB-5.7, MB-6.9)."""
    number = SPACE_IDS.index(name)
    row, there = SPACE_ROWS[number], SPACES[number]
    parts = [message("mb-space-cost", n=there.cost)] if there.cost else []
    if there.leads:
        parts.append(message("mb-space-first"))
    if there.points:
        parts.append(brings({"bookkeeping": there.points}))
    if there.measure >= 0:
        where: dict[str, Fact] = {"good": MEASURES[there.measure], "company": COMPANY_IDS[there.company]}
        parts.append(message("mb-space-majority", **where))
        parts += [message("mb-space-level", least=level["min"], gains=gains(level)) for level in level_rows(row)]
    elif there.levels:
        parts.append(chain(OR, [brings(level) for level in level_rows(row)]))
    if there.tile >= 0:
        parts.append(message("mb-space-tile", tile=TILE_IDS[there.tile]))
    if there.diamonds:
        parts.append(brings({"diamonds": there.diamonds}))
    if there.buys:
        parts.append(message("mb-space-buy", off=there.discount))
    if there.removes:
        coffee = there.good >= 0
        parts.append(message("mb-space-remove-coffee" if coffee else "mb-space-remove", n=there.over))
    if there.others:
        parts.append(message("mb-space-tracks", tracks=there.others, steps=there.steps))
    return chain(AND_THEN, parts)


def brings(reward: Mapping[str, Any]) -> Message:
    return message("mb-space-gains", gains=gains(reward))


PERKS: Final = {
    "cotton_per_card": "mb-perk-cotton",
    "expansion_total": "mb-perk-expansion",
    "extra_markers": "mb-perk-markers",
}


def perk(name: str) -> Message:
    """A permanent bonus of tracks A and B in a few words (MB-6.7)."""
    row = BONUS_ROWS[name]
    if "discount_good" in row:
        return message("mb-perk-discount-good", n=row["goods_price_discount"], good=row["discount_good"])
    if "goods_price_discount" in row:
        return message("mb-perk-discount-any", n=row["goods_price_discount"])
    return next(message(said, n=row[field]) for field, said in PERKS.items() if field in row)


def tile(name: str) -> Message:
    row = TILE_ROWS[TILE_IDS.index(name)]
    return chain(SENTENCES, [*TILE_WORK[row["kind"]](row), message("mb-about-tile")])


TILE_WORK: Final[dict[str, Callable[[Mapping[str, Any]], list[Message]]]] = {
    "goods_modifier": lambda row: [message("mb-about-plus", n=row["value"])],
    "bookkeeper": lambda row: [message("mb-about-bookkeeper", n=row["bookkeeping"])],
    "expansion": lambda row: [message("mb-about-expansion", n=row["value"])],
    "diamond_merchant": lambda row: [
        message("mb-about-merchant", gains=gains({"diamonds": row["diamonds"]})),
        message("mb-about-others", n=row["diamonds_per_other_face_up_merchant"]),
    ],
}

TELL: Final[tuple[tuple[Container[str], Callable[[str], Message]], ...]] = (  # a starting tile is more than its book
    (IDS, card),
    (START_IDS, start),
    (BOOK_IDS, book),
    (REGION_IDS, region),
    (SPACE_IDS, space),
    (BONUS_ROWS, perk),
    (TILE_IDS, tile),
)


def printed(thing: str) -> Message | None:
    """What is printed on a thing, by its id."""
    return next((tell(thing) for known, tell in TELL if thing in known), None)
