"""Books: those for everybody under the round track, and a player's own bookkeeping track."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from serai.games.mombasa.board import (
    BOOK_COST,
    BOOK_LETTERS,
    BOOK_SPACES,
    FIRST_BOOK,
    INK_LAST,
    INK_OPEN,
    INK_SLOT,
    INK_VALUE,
    NO_A,
)
from serai.games.mombasa.vocabulary import FLIP, INK, PLACE, TAKE_BOOK, VOCABULARY
from serai.table.boards.mombasa.pieces import area, book_face, book_label, book_letter, money, note, place
from serai.table.scene import Scene
from serai.table.svg import icon, piece

# ---- The book display ------------------------------------------------------------------------------------------


def books(scene: Scene) -> str:
    """The book display under the round track: each coin belongs to the book above it."""
    o = scene.o
    heads = "".join([round_space(scene, n, coins) for n, coins in enumerate(o["round_track"], 1) if n > 1])
    tiles = "".join([book_space(scene, row) for row in sorted(BOOK_SPACES, key=lambda row: (row["row"], row["coin_round"]))])
    costs = by_letter(scene, dict(zip(BOOK_LETTERS, BOOK_COST, strict=True)))
    left = by_letter(scene, o["book_supply"])
    words = f"{scene.say('mb-books-note')} {costs} · {scene.say('mb-supply')} {left}"
    inner = f'<ol class="rounds">{heads}</ol><ul class="books">{tiles}</ul>'
    return area("books", scene.say("mb-books"), note(words), inner)


def by_letter(scene: Scene, numbers: dict[str, int]) -> str:
    return f'<span class="num">{" ".join([f"{letter}{scene.num(n)}" for letter, n in numbers.items()])}</span>'


def round_space(scene: Scene, number: int, coins: int) -> str:
    now = ' aria-current="true"' if number == scene.o["round"] else ""
    waiting = (
        f'<span class="coins" title="{scene.say("mb-coins-to-come", n=coins)}">{icon("pound") * coins}</span>' if coins else ""
    )
    return f"<li{now}>{scene.num(number)}{waiting}</li>"


def book_space(scene: Scene, row: dict[str, Any]) -> str:
    book = scene.o["books"][row["id"]]
    if not book:
        return f'<li class="bk bk--none" data-l="{row["letter"]}" {place(row["id"])}><b>{row["letter"]}</b></li>'
    coin = f'<span class="coin1 price num">{scene.num(1)}</span>' if row["id"] in scene.o["book_coins"] else ""
    action = VOCABULARY.names[TAKE_BOOK + BOOK_SPACES.index(row)]
    return f"<li {place(row['id'])}>{book_tile(scene, book, action, more=coin)}</li>"


def book_tile(scene: Scene, book: str, *actions: str, cls: str = "", more: str = "") -> Markup:
    extra = f'data-l="{book_letter(book)}"'
    inner = book_face(scene, book) + more
    return scene.spot(inner, *actions, cls=f"bk {cls}", label=book_label(scene, book), about=book, extra=extra)


# ---- A player's bookkeeping track ----------------------------------------------------------------------------------


def ledger(scene: Scene, seat: int) -> str:
    """The viewer's bookkeeping track, and the books that wait for a place on it."""
    taken = "".join([f"<li>{book_tile(scene, book, cls='fresh')}</li>" for book in scene.o["players"][seat]["taken"]])
    waiting = f'<small class="toplace">{scene.say("mb-to-place")}</small><ul class="toput">{taken}</ul>' if taken else ""
    words = note(scene.say("mb-bookkeeping-note"))
    return area("ledger", scene.say("mb-bookkeeping"), words + waiting, book_track(scene, seat))


def book_track(scene: Scene, seat: int) -> str:
    """Books, those turned face down, the ink marker, values."""
    return f'<ol class="ledger">{"".join([book_place(scene, seat, i) for i in range(INK_LAST + 1)])}</ol>'


def book_place(scene: Scene, seat: int, position: int) -> str:
    p = scene.o["players"][seat]
    book = p["book_track"][position]
    acts = place_actions(scene, position)
    ink = f'<span class="inkat" data-piece="ink">{piece(scene.colour(seat))}</span>' if p["ink"] == position else ""
    down = position in p["flipped"]
    if book and not down:
        inner = book_tile(scene, book, *acts, more=ink)
    else:
        crossed = f'<span class="noa">{"A"}</span>' if position in NO_A and not book else ""
        sign = icon("ink") if position == 0 else icon("hide") if down else crossed
        label = scene.say("mb-book-turned" if down else "mb-book-place", position=position)
        inner = scene.spot(sign + ink, *acts, cls="bk bk--down" if down else "bk bk--none", label=label)
    reached = ' aria-current="true"' if ink else " data-done" if position < p["ink"] else ""
    worth = INK_VALUE[position] if position and INK_VALUE[position] > INK_VALUE[position - 1] else 0
    opens = (
        f'<span title="{scene.say("mb-opens-ink", slot=INK_SLOT + 1, n=INK_OPEN)}">{icon("lock")}</span>'
        if position == INK_OPEN
        else ""
    )
    under = f'<small class="num">{scene.num(position)}{f"<b>{money(scene, worth)}</b>" if worth else ""}{opens}</small>'
    return f"<li{reached}>{inner}{under}</li>"


def place_actions(scene: Scene, position: int) -> list[str]:
    """What is asked for may be done here, or why it may not; at other times nothing is done with a place of the track."""
    ask = scene.view.ask
    firsts = {"PlaceBook": PLACE - FIRST_BOOK, "FlipBook": FLIP, "MoveInk": INK}
    if ask is None or ask.step not in firsts or (ask.step == "PlaceBook" and position < FIRST_BOOK):
        return []
    return [VOCABULARY.names[firsts[ask.step] + position]]
