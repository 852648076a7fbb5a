"""Mombasa in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, counted, labelled_rows, own_last, seat_label
from serai.games.mombasa.board import ADDED, BOOK_SPACES, DISPLAY, DISPLAY_IDS, INK_LAST, REGION_ROWS
from serai.games.mombasa.books import BOOK_IDS, BOOK_ROWS
from serai.games.mombasa.cards import RED, number
from serai.games.mombasa.data import about, gains, needs
from serai.games.mombasa.tracks import BONUS_ROWS, SHARES, TRACK_IDS, TRACK_ROWS
from serai.words import Speaker

ABOUT = about()
POST, GONE = "■", "·"  # a home space with a post, or a free one
COLUMN = {"right": "cheapest, discarded next", "middle": "middle", "left": "dearest"}


class MombasaTerminal(Terminal):
    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """Companies and map, what can be bought, bonus spaces; the players with one's own area last, one's hand below."""
        seats, names = words.seats, words.names
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, text in [*tracks(o), *regions(o, names), *cards(o, names), *books(o), *spaces(o, seats, names)]:
            rows.add_row(Text(label, style="dim"), text)
        for seat in own_last(len(seats), me):
            rows.add_row(seat_label(seats[seat], seat == me), standing(o, seat))
            for label, text in area(o["players"][seat], names):
                rows.add_row(Text(f"  {label}", style="dim"), text)
        return Group(Rule(title(o, seats), style="dim"), companies(o, seats, names), rows)


TERMINAL = MombasaTerminal()


def title(o: Observation, seats: Sequence[str]) -> Text:
    if o["over"]:
        when = "The game is over"
    elif o["round"]:
        phase = "action phase" if o["revealed"] else "planning"
        when = f"Round {o['round']} of {o['rounds']}{DOT}{phase}"
    else:
        when = "Setup"
    return Text(f"{when}{DOT}first player: {seats[o['first_player']]}", style="bold")


# ---- The middle of the table -----------------------------------------------------------------


def companies(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> Table:
    """One line for each company: the value of a share, home area, track, and the players' places on it (shares in brackets)."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("", "share", "home area", "track", *seats):
        table.add_column(head, no_wrap=True)
    for name, company in o["companies"].items():
        track = TRACK_IDS.index(company["track"])
        home = " ".join("".join([POST if post else GONE for post in column]) for column in company["home"])
        where = [f"{p['tracks'][name]} ({SHARES[track][p['tracks'][name]]})" for p in o["players"]]
        table.add_row(Text(names[name], style="bold"), str(company["share_value"]), home, company["track"], *where)
    return table


def tracks(o: Observation) -> list[tuple[str, Text]]:
    """Where on each track the shares, the special spaces and the capital calls are."""
    lines = []
    for company in o["companies"].values():
        row = TRACK_ROWS[TRACK_IDS.index(company["track"])]
        shares = " ".join([str(space) for space in row["shares_at"]])
        bonus = " and ".join([str(special["space"]) for special in row["special"]])
        calls = ", ".join([f"{call['cost']} after {call['after']}" for call in row["capital_calls"]])
        lines.append((f"Track {row['id']}", Text(f"shares at {shares}; bonus at {bonus}; pay {calls}")))
    return lines


def regions(o: Observation, names: Mapping[str, str]) -> list[tuple[str, Text]]:
    held: dict[str, list[str]] = {}
    for row in REGION_ROWS:
        holder = o["regions"][row["id"]]
        new = " (new)" if row["id"] in o["entered"] else ""
        mines = f", {row['mines']} mine{'s' * (row['mines'] > 1)}" if row["mines"] else ""
        text = f"{names[row['id']]}{new}" if holder else f"{names[row['id']]}{new} ({gains(row['reward'])}{mines})"
        held.setdefault(names[holder] if holder else "free", []).append(text)
    return [("Map" if i == 0 else "", Text(f"{holder}: {', '.join(found)}")) for i, (holder, found) in enumerate(held.items())]


def cards(o: Observation, names: Mapping[str, str]) -> list[tuple[str, Text]]:
    """The display with prices, the cheapest column first."""
    lines = []
    for column, note in COLUMN.items():
        shown = [
            f"{row['row']} {names[card]} for {RED[number(card)] + ADDED[DISPLAY_IDS.index(row['id'])]}"
            for row in DISPLAY
            if row["column"] == column and (card := o["display"][row["id"]])
        ]
        lines.append((f"Cards {column}", Text(DOT.join(shown) or "-").append(f"  ({note})", style="dim")))
    lines.append(("Deck", Text(f"{o['deck']} cards, discards {len(o['discards'])}")))
    return lines


def book_text(book: str) -> str:
    row = BOOK_ROWS[BOOK_IDS.index(book)]
    return f"{needs(row['requirements'])} → {gains(row['reward'])}"


def books(o: Observation) -> list[tuple[str, Text]]:
    """The book display, letter by letter."""
    lines: dict[str, list[str]] = {}
    for row in BOOK_SPACES:
        if book := o["books"][row["id"]]:
            coin = " +1 pound" if row["id"] in o["book_coins"] else ""
            lines.setdefault(row["letter"], []).append(f"{row['row']}-{row['coin_round']} {book_text(book)}{coin}")
    return [(f"Books {letter}", Text(DOT.join(shown))) for letter, shown in lines.items()]


def spaces(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, Text]]:
    free = [names[space] for space, owner in o["spaces"].items() if owner is None]
    taken = [f"{names[space]}: {seats[owner]}" for space, owner in o["spaces"].items() if owner is not None]
    tracks = [f"{names[id_]}: {bonus['description']}" for bonus in BONUS_ROWS.values() if (id_ := bonus["id"]) in o["spaces"]]
    lines = [("Bonus", Text(f"free: {', '.join(free)}"))]
    lines += [("", Text(DOT.join(taken)))] if taken else []
    return lines + ([("", Text(DOT.join(tracks), style="dim"))] if tracks and o["seat"] is not None else [])


# ---- The players' areas ------------------------------------------------------------------------


def standing(o: Observation, seat: int) -> Text:
    """One player's figures."""
    p = o["players"][seat]
    parts = [
        counted(p["pounds"], "pound"),
        f"diamonds {p['diamonds']}",
        f"ink {p['ink']} of {INK_LAST}",
        f"{counted(p['hand_size'], 'card')} in hand",
    ]
    parts += [counted(p["markers"], "marker")] + ["out of the phase"] * (seat in o["ended"])
    return Text(DOT.join(parts))


def area(p: dict[str, Any], names: Mapping[str, str]) -> list[tuple[str, Text]]:
    """Action area, resting columns, books ahead, and for the owner the hand."""
    lines = []
    if p["slots"] is not None and (any(p["slots"]) or p["tiles"]):
        action = Text()
        for slot, card in enumerate(p["slots"]):
            if card:
                plus = " +1" if p["plus_one"] == slot else ""
                add(action, f"{slot + 1} {names[card]}{plus}", slot in p["face_down"])
        for tile in p["tiles"]:
            add(action, names[tile], tile in p["tiles_used"])
        lines.append(("action", action[: -len(DOT)]))
    resting = [f"{i + 1} {', '.join([names[card] for card in column])}" for i, column in enumerate(p["resting"]) if column]
    lines += [("resting", Text(DOT.join(resting)))] if resting else []
    ahead = [
        f"{i} {'face down' if i in p['flipped'] else book_text(book)}"
        for i, book in enumerate(p["book_track"])
        if book and i > p["ink"]
    ]
    lines += [("books", Text(DOT.join(ahead)))] if ahead else []
    if "hand" in p:
        lines.append(("hand", Text(", ".join([names[card] for card in p["hand"]]) or "-", style="bold")))
        if p["starting_tile"] is None:
            lines += [("tile", Text(f"{names[tile]}: {ABOUT[tile]}")) for tile in p["dealt"]]
    return lines


def add(action: Text, name: str, used: bool) -> None:
    """A card or tile of the action area; one that is face down is used up for this round."""
    action.append(f"{name} (used)" if used else name, style="dim" if used else "")
    action.append(DOT, style="dim")
