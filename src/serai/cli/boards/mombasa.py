"""Mombasa in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, labelled_rows, own_last, seat_label
from serai.engine.events import Fact, message
from serai.games.mombasa.board import BOOK_SPACES, DISPLAY, INK_LAST, REGION_ROWS
from serai.games.mombasa.printed import book, gains
from serai.games.mombasa.spaces import PLUS_UNITS
from serai.games.mombasa.tracks import BONUS_ROWS, TRACK_IDS, TRACK_ROWS
from serai.words import Speaker

POST, GONE = "■", "·"  # a home space with a post, or a free one
COLUMNS = ("right", "middle", "left")  # of the display, the cheapest first
Line = tuple[str, RenderableType]


class MombasaTerminal(Terminal):
    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """Companies and map, what can be bought, bonus spaces; the players with one's own area last, one's hand below."""
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, text in [*tracks(o, words), *regions(o, words), *cards(o, words), *books(o, words), *spaces(o, words)]:
            rows.add_row(Text(label, style="dim"), text)
        for seat in own_last(len(o["players"]), me):
            rows.add_row(seat_label(words.called(seat), seat == me), standing(o, seat, words))
            for label, text in area(o["players"][seat], words):
                rows.add_row(Text(f"  {label}", style="dim"), text)
        return Group(Rule(title(o, words), style="dim"), companies(o, words), rows)


TERMINAL = MombasaTerminal()


def title(o: Observation, words: Speaker) -> Text:
    if o["over"]:
        when = words.say("told-finished")
    elif o["round"]:
        phase = words.say("mb-phase-action" if o["revealed"] else "mb-phase-planning")
        when = f"{words.say('mb-progress', round=o['round'], rounds=o['rounds'])}{DOT}{phase}"
    else:
        when = words.say("mb-progress-setup")
    return Text(f"{when}{DOT}{words.say('mb-first-player')}: {words.called(o['first_player'])}", style="bold")


# ---- The middle of the table -----------------------------------------------------------------


def companies(o: Observation, words: Speaker) -> Table:
    """One line for each company: the value of a share, home area, track, and the players' places on it, with their shares in
    brackets."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    heads = [words.name("share"), words.say("mb-home-area"), words.say("mb-track")]
    for head in ("", *heads, *[words.called(seat) for seat in range(len(o["players"]))]):
        table.add_column(head, no_wrap=True)
    for i, (name, company) in enumerate(o["companies"].items()):
        home = " ".join("".join([POST if post else GONE for post in column]) for column in company["home"])
        where = [f"{words.number(p['tracks'][name])} ({words.number(p['shares'][i])})" for p in o["players"]]
        value = words.say("mb-money", n=company["share_value"])
        table.add_row(Text(words.name(name), style="bold"), value, home, company["track"], *where)
    return table


def tracks(o: Observation, words: Speaker) -> list[Line]:
    """Where on each track the shares, the special spaces and the capital calls are."""
    lines: list[Line] = []
    for company in o["companies"].values():
        row = TRACK_ROWS[TRACK_IDS.index(company["track"])]
        calls = [message("mb-track-call", cost=call["cost"], after=call["after"]) for call in row["capital_calls"]]
        bonus = [special["space"] for special in row["special"]]
        facts: dict[str, Fact] = {"shares": row["shares_at"], "bonus": bonus, "calls": calls}
        lines.append((words.name(row["id"]), Text(words.speak(message("mb-track-spaces", **facts)))))
    return lines


def regions(o: Observation, words: Speaker) -> list[Line]:
    """By company; the free ones with what they bring."""
    held: dict[str, list[Fact]] = {}
    for row in REGION_ROWS:
        holder = o["regions"][row["id"]]
        region: Fact = row["id"]
        if not holder:
            region = message("mb-region-free", region=row["id"], gains=gains(row["reward"]), mines=row["mines"])
        if row["id"] in o["entered"]:
            region = message("mb-region-entered", region=region)
        held.setdefault(words.name(holder) if holder else words.say("mb-free"), []).append(region)
    return [
        (words.say("mb-regions") if i == 0 else "", Text(f"{holder}: {words.word(found)}"))
        for i, (holder, found) in enumerate(held.items())
    ]


def cards(o: Observation, words: Speaker) -> list[Line]:
    """The display with prices, the cheapest column first."""
    lines: list[Line] = []
    for column in COLUMNS:
        shown = [
            words.say("mb-card-price", row=row["row"], card=words.name(card), price=o["prices"][row["id"]])
            for row in DISPLAY
            if row["column"] == column and (card := o["display"][row["id"]])
        ]
        lines.append((words.say(f"mb-display-{column}"), Flow(shown or ["-"])))
    deck = words.say("mb-deck", letter=o["deck_letter"], n=o["deck"]) if o["deck"] else words.say("mb-deck-empty")
    lines.append(("", Flow([words.say("mb-display-order"), deck, words.say("mb-discards", n=len(o["discards"]))])))
    return lines


def books(o: Observation, words: Speaker) -> list[Line]:
    """The book display, letter by letter."""
    lines: dict[str, list[str]] = {}
    for row in BOOK_SPACES:
        if name := o["books"][row["id"]]:
            coin = f" +{words.say('mb-money', n=1)}" if row["id"] in o["book_coins"] else ""
            place = f"{words.number(row['row'])}-{words.number(row['coin_round'])}"
            lines.setdefault(row["letter"], []).append(f"{place} {words.speak(book(name))}{coin}")
    return [(f"{words.say('mb-books')} {letter}", Flow(shown)) for letter, shown in lines.items()]


def spaces(o: Observation, words: Speaker) -> list[Line]:
    free = [words.name(space) for space, owner in o["spaces"].items() if owner is None]
    taken = [f"{words.name(space)}: {words.called(owner)}" for space, owner in o["spaces"].items() if owner is not None]
    lines: list[Line] = [(words.say("mb-bonus-spaces"), Text(f"{words.say('mb-free')}: {words.listed(free)}"))]
    lines += [("", Flow(taken))] if taken else []
    of_tracks = [f"{words.name(space)}: {words.about(space)}" for space in BONUS_ROWS if space in o["spaces"]]
    return lines + ([("", Flow([Text(text, style="dim") for text in of_tracks]))] if of_tracks else [])


# ---- The players' areas ------------------------------------------------------------------------


def standing(o: Observation, seat: int, words: Speaker) -> Flow:
    """One player's figures."""
    p = o["players"][seat]
    parts = [
        words.say("mb-gain-pounds", n=p["pounds"]),
        f"{words.say('mb-diamonds')} {words.number(p['diamonds'])}",
        f"{words.say('mb-ink')} {words.number(p['ink'])}/{words.number(INK_LAST)}",
        f"{words.say('mb-cards-in-hand')} {words.number(p['hand_size'])}",
        words.say("mb-markers-left", n=p["markers"]),
        f"{words.say('mb-value-now')} {words.say('mb-money', n=p['worth'])}",
    ]
    return Flow(parts + [words.say("mb-phase-ended")] * (seat in o["ended"]))


def area(p: dict[str, Any], words: Speaker) -> list[Line]:
    """Action area, resting columns, books ahead, and for the owner the hand."""
    lines: list[Line] = []
    if p["slots"] is not None and (any(p["slots"]) or p["tiles"]):
        lines.append((words.say("mb-action-area"), Flow(in_play(p, words))))
    resting = [f"{words.number(i + 1)} {called(column, words)}" for i, column in enumerate(p["resting"]) if column]
    lines += [(words.say("mb-resting"), Flow(resting))] if resting else []
    ahead = [
        words.say("mb-book-turned", position=i) if i in p["flipped"] else f"{words.number(i)} {words.speak(book(name))}"
        for i, name in enumerate(p["book_track"])
        if name and i > p["ink"]
    ]
    lines += [(words.say("mb-books"), Flow(ahead))] if ahead else []
    if "hand" in p:
        lines.append((words.say("mb-hand"), Text(called(p["hand"], words) or "-", style="bold")))
        if p["starting_tile"] is None:
            lines += [("", Text(words.about(tile))) for tile in p["dealt"]]
    return lines


def called(things: Sequence[str], words: Speaker) -> str:
    return words.listed([words.name(thing) for thing in things])


def in_play(p: dict[str, Any], words: Speaker) -> list[Text]:
    """Cards and tiles of the action area; one that is face down is used up for this round."""
    shown = []
    for slot, card in enumerate(p["slots"]):
        if card:
            plus = f" +{words.number(PLUS_UNITS)}" if p["plus_one"] == slot else ""
            shown.append(face(f"{words.number(slot + 1)} {words.name(card)}{plus}", slot in p["face_down"], words))
    return shown + [face(words.name(tile), tile in p["tiles_used"], words) for tile in p["tiles"]]


def face(name: str, used: bool, words: Speaker) -> Text:
    return Text(words.say("mb-tile-used", tile=name), style="dim") if used else Text(name)
