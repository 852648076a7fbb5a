"""What the things of Mombasa are, in a sentence or two: made from the data, so that no text can disagree with it."""

from __future__ import annotations

from collections.abc import Callable, Container

from serai.games.mombasa.books import START_IDS, START_ROWS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    DIAMONDS,
    EXPAND,
    GOOD,
    GOODS,
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
from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS
from serai.games.mombasa.spaces import SPACE_IDS
from serai.games.mombasa.tracks import BONUS_ROWS
from serai.table.boards.mombasa.areas import perk_words, space_words
from serai.table.boards.mombasa.map import REGION, region_label
from serai.table.boards.mombasa.pieces import BOOK, CARD, TILE, book_words, gains, plain
from serai.table.scene import HtmlSpeaker


def printed_on(scene: HtmlSpeaker, thing: str) -> str:
    """The text for an id, not yet escaped; empty where there is nothing to say."""
    for known, tell in TELL:
        if thing in known:
            return tell(scene, thing)
    return ""


def card_text(scene: HtmlSpeaker, name: str) -> str:
    card = CARD[name]
    parts = [WORK[KIND[card]](scene, card)]
    if MINES_OF[card] >= 0:
        company = scene.plain(COMPANY_IDS[MINES_OF[card]])
        parts.append(plain(scene, "mb-about-mines", n=MINES_PER_DIAMOND[card], company=company))
    if SHARE[card] >= 0:
        parts.append(plain(scene, "mb-about-share", company=scene.plain(COMPANY_IDS[SHARE[card]])))
    return " ".join([*parts, plain(scene, "mb-about-red", n=RED[card])])


def goods_text(scene: HtmlSpeaker, card: int) -> str:
    return plain(scene, "mb-about-goods", n=VALUE[card], good=scene.plain(GOOD_IDS[GOOD[card]]))


def merchant_text(scene: HtmlSpeaker, card: int) -> str:
    return plain(scene, "mb-about-merchant", gains=gains(scene, {"diamonds": DIAMONDS[card], "pounds": POUNDS[card]}))


WORK: dict[int, Callable[[HtmlSpeaker, int], str]] = {
    GOODS: goods_text,
    MERCHANT: merchant_text,
    BOOKKEEPER: lambda scene, card: plain(scene, "mb-about-bookkeeper", n=VALUE[card]),
    EXPAND: lambda scene, card: plain(scene, "mb-about-expansion", n=VALUE[card]),
    SHARE_CARD: lambda scene, card: plain(scene, "mb-about-share-card"),
}


def start_text(scene: HtmlSpeaker, name: str) -> str:
    bonus, book = gains(scene, START_ROWS[START_IDS.index(name)]["bonus"]), book_words(scene, name)
    return plain(scene, "mb-start-label", tile=scene.plain(name), gains=bonus, book=book)


def tile_text(scene: HtmlSpeaker, name: str) -> str:
    row = TILE[name]
    found = {
        "goods_modifier": lambda: plain(scene, "mb-about-plus", n=row["value"]),
        "bookkeeper": lambda: plain(scene, "mb-about-bookkeeper", n=row["bookkeeping"]),
        "expansion": lambda: plain(scene, "mb-about-expansion", n=row["value"]),
        "diamond_merchant": lambda: " ".join(
            [
                plain(scene, "mb-about-merchant", gains=gains(scene, {"diamonds": row["diamonds"]})),
                plain(scene, "mb-about-others", n=row["diamonds_per_other_face_up_merchant"]),
            ]
        ),
    }[row["kind"]]()
    return f"{found} {plain(scene, 'mb-about-tile')}"


TELL: tuple[tuple[Container[str], Callable[[HtmlSpeaker, str], str]], ...] = (
    (CARD, card_text),
    (START_IDS, start_text),
    (BOOK, book_words),
    (REGION, lambda scene, name: region_label(scene, name).unescape()),
    (SPACE_IDS, lambda scene, name: space_words(scene, SPACE_IDS.index(name))),
    (BONUS_ROWS, lambda scene, name: perk_words(scene, BONUS_ROWS[name])),
    (TILE, tile_text),
)
