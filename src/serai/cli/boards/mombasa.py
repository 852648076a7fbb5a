"""Mombasa in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.games.mombasa.board import ADDED, BOOK_SPACES, DISPLAY, DISPLAY_IDS, INK_LAST, REGION_ROWS
from serai.games.mombasa.books import BOOK_IDS, BOOK_ROWS
from serai.games.mombasa.cards import RED, number
from serai.games.mombasa.data import about, gains, needs
from serai.games.mombasa.tracks import BONUS_ROWS, SHARES, TRACK_IDS, TRACK_ROWS

QUESTIONS = {
    "KeepTile": "Which starting tile do you keep?",
    "RestCard": "Which card rests above the next open slot?",
    "PlanSlot": "Plan: which card goes face down into the next open slot? Nobody sees it until all are ready.",
    "TakeTurn": "Your turn: use cards, expand a company, place a bonus marker, or end the phase.",
    "SpendUnits": "Units to spend: {units}. Use more goods cards, acquire a card, or advance on a track.",
    "SpendRest": "Units left: {units}. Advance on a track.",
    "AdvanceOn": "A capital call: pay and go on (steps left: {steps}), or stop here?",
    "EnterRegion": "Expansion points: {points}. Enter a region, or stop.",
    "TakePost": "From which column of the home area does the post come?",
    "GainRewards": "Which reward do you take next? A capital call lies ahead.",
    "BackHome": "To which column does the ousted post go back?",
    "UsePoints": "Bookkeeping points: {points}. Take a book, or pounds for the rest.",
    "PlaceBook": "Where does this book go?",
    "FlipBook": "Pay 2 pounds to turn a book face down, or pass?",
    "MoveInk": "How far does the ink marker go?",
    "RemovePost": "Which trading post leaves the game?",
    "ChooseLevel": "Which level do you take?",
    "BuyCard": "Which card do you buy?",
    "RemoveCard": "Which card of your hand do you remove?",
    "NameTracks": "Name the next track to advance on.",
    "PickUp": "Which resting column comes to your hand?",
}
ENTER: tuple[str, ...] = ()
TIES: tuple[str, ...] = ()

ABOUT = about()
DOT = " · "
POST, GONE = "■", "·"  # a home space with a post, or a free one
COLUMN = {"right": "cheapest, discarded next", "middle": "middle", "left": "dearest"}


def board(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> RenderableType:
    """Companies and map, what can be bought, bonus spaces, the players with one's own area last, one's hand beneath it."""
    me: int | None = view["seat"]
    order = range(len(seats)) if me is None else [(me + 1 + i) % len(seats) for i in range(len(seats))]
    rows = Table.grid(padding=(0, 2), pad_edge=False)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for label, text in [*tracks(view), *regions(view, names), *cards(view, names), *books(view), *spaces(view, seats, names)]:
        rows.add_row(Text(label, style="dim"), text)
    for seat in order:
        p = view["players"][seat]
        rows.add_row(Text(seats[seat], style="bold green" if seat == me else "bold"), standing(view, seat))
        for label, text in area(p, names):
            rows.add_row(Text(f"  {label}", style="dim"), text)
    return Group(Rule(title(view, seats), style="dim"), companies(view, seats, names), rows)


def title(view: dict[str, Any], seats: Sequence[str]) -> Text:
    if view["over"]:
        when = "The game is over"
    elif view["round"]:
        phase = "action phase" if view["revealed"] else "planning"
        when = f"Round {view['round']} of {view['rounds']}{DOT}{phase}"
    else:
        when = "Setup"
    return Text(f"{when}{DOT}first player: {seats[view['first_player']]}", style="bold")


# ---- The middle of the table -----------------------------------------------------------------


def companies(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> Table:
    """A line a company: what a share is worth, home area, track, and how far everybody is on it (shares in brackets)."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("", "share", "home area", "track", *seats):
        table.add_column(head, no_wrap=True)
    for name, company in view["companies"].items():
        track = TRACK_IDS.index(company["track"])
        home = " ".join("".join([POST if post else GONE for post in column]) for column in company["home"])
        where = [f"{p['tracks'][name]} ({SHARES[track][p['tracks'][name]]})" for p in view["players"]]
        table.add_row(Text(names[name], style="bold"), str(company["share_value"]), home, company["track"], *where)
    return table


def tracks(view: dict[str, Any]) -> list[tuple[str, Text]]:
    """Where on each track the shares, the special spaces and the capital calls are."""
    lines = []
    for company in view["companies"].values():
        row = TRACK_ROWS[TRACK_IDS.index(company["track"])]
        shares = " ".join([str(space) for space in row["shares_at"]])
        bonus = " and ".join([str(special["space"]) for special in row["special"]])
        calls = ", ".join([f"{call['cost']} after {call['after']}" for call in row["capital_calls"]])
        lines.append((f"Track {row['id']}", Text(f"shares at {shares}; bonus at {bonus}; pay {calls}")))
    return lines


def regions(view: dict[str, Any], names: Mapping[str, str]) -> list[tuple[str, Text]]:
    held: dict[str, list[str]] = {}
    for row in REGION_ROWS:
        holder = view["regions"][row["id"]]
        new = " (new)" if row["id"] in view["entered"] else ""
        mines = f", {row['mines']} mine{'s' * (row['mines'] > 1)}" if row["mines"] else ""
        text = f"{names[row['id']]}{new}" if holder else f"{names[row['id']]}{new} ({gains(row['reward'])}{mines})"
        held.setdefault(names[holder] if holder else "free", []).append(text)
    return [("Map" if i == 0 else "", Text(f"{holder}: {', '.join(found)}")) for i, (holder, found) in enumerate(held.items())]


def cards(view: dict[str, Any], names: Mapping[str, str]) -> list[tuple[str, Text]]:
    """The display with prices, the cheapest column first."""
    lines = []
    for column, note in COLUMN.items():
        shown = [
            f"{row['row']} {names[card]} for {RED[number(card)] + ADDED[DISPLAY_IDS.index(row['id'])]}"
            for row in DISPLAY
            if row["column"] == column and (card := view["display"][row["id"]])
        ]
        lines.append((f"Cards {column}", Text(DOT.join(shown) or "-").append(f"  ({note})", style="dim")))
    lines.append(("Deck", Text(f"{view['deck']} cards, discards {len(view['discards'])}")))
    return lines


def book_text(book: str) -> str:
    row = BOOK_ROWS[BOOK_IDS.index(book)]
    return f"{needs(row['requirements'])} → {gains(row['reward'])}"


def books(view: dict[str, Any]) -> list[tuple[str, Text]]:
    """The book display, letter by letter."""
    lines: dict[str, list[str]] = {}
    for row in BOOK_SPACES:
        if book := view["books"][row["id"]]:
            coin = " +1 pound" if row["id"] in view["book_coins"] else ""
            lines.setdefault(row["letter"], []).append(f"{row['row']}-{row['coin_round']} {book_text(book)}{coin}")
    return [(f"Books {letter}", Text(DOT.join(shown))) for letter, shown in lines.items()]


def spaces(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, Text]]:
    free = [names[space] for space, owner in view["spaces"].items() if owner is None]
    taken = [f"{names[space]}: {seats[owner]}" for space, owner in view["spaces"].items() if owner is not None]
    tracks = [
        f"{names[id_]}: {bonus['description']}" for bonus in BONUS_ROWS.values() if (id_ := bonus["id"]) in view["spaces"]
    ]
    lines = [("Bonus", Text(f"free: {', '.join(free)}"))]
    lines += [("", Text(DOT.join(taken)))] if taken else []
    return lines + ([("", Text(DOT.join(tracks), style="dim"))] if tracks and view["seat"] is not None else [])


# ---- The players' areas ------------------------------------------------------------------------


def counted(n: int, word: str) -> str:
    return f"{n} {word}{'s' * (n != 1)}"


def standing(view: dict[str, Any], seat: int) -> Text:
    """One player's figures."""
    p = view["players"][seat]
    parts = [
        counted(p["pounds"], "pound"),
        f"diamonds {p['diamonds']}",
        f"ink {p['ink']} of {INK_LAST}",
        f"{counted(p['hand_size'], 'card')} in hand",
    ]
    parts += [counted(p["markers"], "marker")] + ["out of the phase"] * (seat in view["ended"])
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
    """A card or tile of the action area; what is face down can do nothing more this round."""
    action.append(f"{name} (used)" if used else name, style="dim" if used else "")
    action.append(DOT, style="dim")
