"""Cards, books, trading posts and rewards of Mombasa in icons, and the frames that all parts of the board stand in."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from serai.engine.events import Message, message
from serai.games.mombasa.books import BOOK_IDS, BOOK_ROWS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    CARDS,
    DIAMONDS,
    EXPAND,
    GOOD,
    GOODS,
    IDS,
    KIND,
    MERCHANT,
    MINES_OF,
    RED,
    SHARE,
    SHARE_CARD,
    VALUE,
)
from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS
from serai.games.mombasa.printed import book as printed_book
from serai.games.mombasa.rewards import GOOD_LESS
from serai.games.mombasa.spaces import TILE_ROWS
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import icon

CARD = {name: card for card, name in enumerate(IDS)}
BOOK = dict(zip(BOOK_IDS, BOOK_ROWS, strict=True))
TILE = {row["id"]: row for row in TILE_ROWS}
KIND_ICON = {BOOKKEEPER: "bookkeeper", MERCHANT: "merchant", EXPAND: "expansion", SHARE_CARD: "share"}
ICON = [GOOD_IDS[GOOD[card]] if KIND[card] == GOODS else KIND_ICON[KIND[card]] for card in range(len(IDS))]
BIG = [DIAMONDS[card] if KIND[card] == MERCHANT else VALUE[card] for card in range(len(IDS))]  # the number beside the icon
CORNER = [max(SHARE[card], MINES_OF[card]) for card in range(len(IDS))]  # the company that a card names, or -1

# ---- Trading posts: each company has its own roof, so that colour is never alone ---------------------

ROOF = {
    "mombasa": "M-16-2L0-18L16-2Z",
    "cape_town": "M-16-2V-8H-6V-15H6V-8H16V-2Z",
    "saint_louis": "M-16-2C-16-14-8-18 0-18S16-14 16-2Z",
    "cairo": "M-16-2L-11-9L-7-5L0-18L7-5L11-9L16-2Z",
}


@cache
def post(company: str, x: float, y: float, size: float = 30) -> str:
    """A trading post in a drawing."""
    paint = f'fill="var(--co-{company})" stroke="var(--piece-rim)" stroke-width="2.4" stroke-linejoin="round"'
    walls = f'<path d="{ROOF[company]}" {paint}/><path d="M-14-2H14V16H-14Z" {paint}/>'
    return f'<g transform="translate({x:.0f} {y:.0f}) scale({size / 34:.2f})">{walls}</g>'


@cache
def small_post(company: str) -> str:
    """A trading post in a line of text."""
    return f'<svg class="post" viewBox="-18 -20 36 38" aria-hidden="true">{post(company, 0, 0, 34)}</svg>'


# ---- Money, rewards and requirements -------------------------------------------------------------------


def money(scene: Scene, pounds: int) -> Markup:
    return scene.say("mb-money", n=pounds)


def spoken(scene: HtmlSpeaker, words: Message) -> Markup:
    """A message that the game made."""
    return escape(scene.words.speak(words))


REWARD_ICONS = {"diamonds": "diamond", "bookkeeping": "book", "steps": "steps", "remove_posts": "post"}


def reward_icons(scene: Scene, reward: dict[str, Any]) -> str:
    """What something brings, in icons."""
    return "".join([f"<span>{part_icons(scene, key, value)}</span>" for key, value in reward.items() if key != "min"])


def part_icons(scene: Scene, key: str, value: Any) -> str:
    if key == "pounds":
        return f'<b class="num">{money(scene, value)}</b>'
    if key == "good_minus_one":
        return f'<b class="num">£</b>{icon(value)}<b class="num">−{scene.num(GOOD_LESS)}</b>'
    if key in COMPANY_IDS:
        return f'{small_post(key)}<b class="num">+{scene.num(value)}</b>'
    sign = "−" if key == "remove_posts" else ""
    return f'{icon(REWARD_ICONS[key])}<b class="num">{sign}{scene.num(value)}</b>'


NEED_ICONS = {"any_good": "crate"}


def need_icons(scene: Scene, rows: list[dict[str, Any]]) -> str:
    parts = [f'{icon(NEED_ICONS.get(row["kind"], row["kind"]))}<b class="num">{scene.num(row["min"])}</b>' for row in rows]
    return "".join([f"<span>{part}</span>" for part in parts])


# ---- Cards ------------------------------------------------------------------------------------------------


@cache
def face(card: int, name: str, big: str, red: str) -> str:
    """The front of a card: what it does, its name, the company it names, its red number."""
    corner = f'<span class="corner">{small_post(COMPANY_IDS[CORNER[card]])}</span>' if CORNER[card] >= 0 else ""
    number = f'<b class="num">{big}</b>' if BIG[card] else ""
    front = f'<span class="big">{icon(ICON[card])}{number}</span><span class="nm">{name}</span>'
    return f'<span class="face">{front}</span>{corner}<span class="red num">{red}</span>'


def card_label(scene: Scene, card: int) -> Markup:
    company = scene.plain(COMPANY_IDS[SHARE[card]]) if SHARE[card] >= 0 and KIND[card] != SHARE_CARD else ""
    message = "mb-card-with-share" if company else "mb-card"
    return scene.say(message, card=scene.plain(IDS[card]), red=RED[card], company=company)


def card(scene: Scene, name: str, *actions: str, cls: str = "", extra: str = "", more: str = "") -> Markup:
    """A card that lies open: `more` is drawn on top of it."""
    number = CARD[name]
    inner = face(number, scene.name(name), scene.num(BIG[number]), scene.num(RED[number])) + more
    look = f"card act k-{ICON[number]} {cls}"
    return scene.spot(inner, *actions, cls=look, label=card_label(scene, number), about=name, extra=extra)


def with_card(verb: str, name: str) -> str:
    """The action that does this with a card, as the log calls it."""
    return f"{verb} {CARDS[CARD[name]]}"


def chip(scene: Scene, name: str, extra: str = "") -> str:
    """A card in small: its icon and its number."""
    number = CARD[name]
    corner = small_post(COMPANY_IDS[CORNER[number]]) if CORNER[number] >= 0 else ""
    big = scene.num(BIG[number]) if BIG[number] else ""
    tip = f'title="{scene.name(name)}" data-about="{escape(name)}"'
    return f'<span class="restc" {tip} {extra}>{icon(ICON[number], "", scene.name(name))}{big}{corner}</span>'


TILE_FACE = {"bookkeeper": "bookkeeping", "diamond_merchant": "diamonds", "expansion": "value", "goods_modifier": "value"}
TILE_ICON = {"bookkeeper": "bookkeeper", "diamond_merchant": "merchant", "expansion": "expansion", "goods_modifier": "crate"}


def tile_face(scene: Scene, tile: str) -> str:
    """A bonus tile in icons."""
    row = TILE[tile]
    sign = "+" if row["kind"] == "goods_modifier" else ""
    return f'{icon(TILE_ICON[row["kind"]])}<b class="num">{sign}{scene.num(row[TILE_FACE[row["kind"]]])}</b>'


# ---- Books ---------------------------------------------------------------------------------------------------


def book_face(scene: Scene, book: str) -> str:
    """Letter, requirements and reward of a book."""
    row = BOOK[book]
    asks = f'<span class="asks">{need_icons(scene, row["requirements"])}</span>'
    return f'<b>{row.get("letter", "")}</b>{asks}<span class="rwd">{reward_icons(scene, row["reward"])}</span>'


def book_label(scene: HtmlSpeaker, book: str) -> Markup:
    return spoken(scene, message("mb-book-label", book=book, words=printed_book(book)))


def book_letter(book: str) -> str:
    return str(BOOK[book].get("letter", "S"))


# ---- Frames ----------------------------------------------------------------------------------------------------

FIRST = '<b class="leads num">{}</b>'  # the first player marker


def area(name: str, title: Markup, note: str, inner: str) -> str:
    """A part of the table: phones go from one to the next."""
    return (
        f'<section class="area panelx m-{name}" id="area-{name}" aria-label="{title}">'
        f"<header><h2>{title}</h2>{note}</header>{inner}</section>"
    )


def note(words: str) -> str:
    return f"<small>{words}</small>"


def place(name: str) -> str:
    """The attribute by which events, ways and lessons find a thing."""
    return f'data-place="{name}"'


class Pieces:
    """Names for the cards before a player, so that a card that moves is known again: equal cards are counted."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def name(self, card: str) -> str:
        self.seen[card] += 1
        return f'data-piece="{card}-{self.seen[card]}"'
