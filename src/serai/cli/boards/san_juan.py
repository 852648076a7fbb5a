"""San Juan in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.games.san_juan.cards import COST, DATA, POINTS, ROWS, TILES, TWELVE, is_production, number

QUESTIONS = {
    "DealDown": "Four cards stay in your hand: {left} to discard.",
    "SwapOut": "Office building: discard a card to draw a new one (at most {left}), or pass.",
    "UseChapel": "Chapel: tuck one hand card for a point at the end, or pass.",
    "UseBank": "Bank: tuck hand cards for a point each, once in the game, or pass.",
    "HandLimit": "You are above your hand limit: {left} to discard.",
    "TakeRole": "Choose a role: you play it first and with its privilege.",
    "Build": "Build one building, or pass.",
    "ChooseSite": "Where does the new building go?",
    "HowMuch": "How many cards do you pay? At least {least}.",
    "SpendGoods": "Black market: pay with a good (at most {goods})? Still due: {due}.",
    "PayCards": "Pay with hand cards: {left} to discard.",
    "Produce": "Produce a good (in this phase at most {limit}), or pass.",
    "Sell": "Sell a good (in this phase at most {limit}), or pass.",
    "Consult": "Draw cards and keep some of them, or pass?",
    "SortOut": "Archive: {left} to discard from your whole hand.",
    "KeepCards": "These cards were drawn: {left} to keep.",
    "Prospect": "How many cards do you draw? The library doubles once in a round.",
}
ENTER = ("HowMuch",)
TIES = ("hand cards and goods together (SJ-12.3)",)

GOOD_IDS: list[str] = [row["id"] for row in DATA["goods"]]
DOT = " · "
FULL, FREE = "●", "○"  # a good lies on it, or none yet


def board(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> RenderableType:
    """Status, the players' areas with one's own last, one's hand beneath it."""
    me: int | None = view["seat"]
    order = range(len(seats)) if me is None else [(me + 1 + i) % len(seats) for i in range(len(seats))]
    rows = Table.grid(padding=(0, 2), pad_edge=False)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for label, text in status(view, seats, names):
        rows.add_row(Text(label, style="dim"), text)
    for seat in order:
        rows.add_row(
            Text(seats[seat], style="bold green" if seat == me else "bold"),
            standing(view, seat, names),
        )
        rows.add_row("", city(view["players"][seat], names))
    parts: list[RenderableType] = [Rule(title(view, seats, names), style="dim"), rows]
    return Group(*parts) if me is None else Group(*parts, *own_cards(view["players"][me], names))


# ---- Above: what lies in the middle ------------------------------------------------------


def title(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> Text:
    if view["over"]:
        now = "the game is over"
    elif view["phase"]:
        now = f"{names[view['phase']]} phase"
    else:
        now = "choice of roles" if view["asked"] == ["TakeRole"] else "round start"
    when = f"Round {view['round']}{DOT}{now}" if view["round"] else "Dealing"
    return Text(f"{when}{DOT}{names['governor']}: {seats[view['governor']]}", style="bold")


def status(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, Flow]]:
    taken = [f"{names[role]}: {seats[taker]}" for role, taker in view["roles"].items() if taker is not None]
    free = [names[role] for role, taker in view["roles"].items() if taker is None]
    table = [f"deck {view['deck']}", f"discards {view['discards']}"]
    table += [f"{names['cathedral']} on the table, cost {COST[number('cathedral')]}"] if view["cathedral"] else []
    rows = [("Roles", Flow([*taken, "free: " + ", ".join(free)])), ("Table", Flow(table))]
    seen, turned = view["tiles_seen"], view["tiles_turned"]
    if view["prices"]:
        rows.append(("Prices", Flow(prices(view["prices"], view, names))))
    elif turned >= len(TILES):  # the tiles come in the same cycle all game long (SJ-8.8)
        first, *others = prices(seen[turned % len(TILES)], view, names)
        rows.append(("Prices", Flow([f"next time {first}", *others])))
    if view["laid"]:
        rows.append(("Laid out", Flow([names[card] for card in view["laid"]])))
    return rows


def prices(tile: list[int], view: dict[str, Any], names: Mapping[str, str]) -> list[str]:
    """A trading house tile; the customs good's fixed price only while somebody has a customs office."""
    customs = any(building["id"] == "customs_office" for p in view["players"] for building in p["buildings"])
    goods = [(good, price) for good, price in zip(GOOD_IDS, tile, strict=True) if customs or good != "customs_goods"]
    return [f"{names[good]} {price}" for good, price in goods]


# ---- The players' areas --------------------------------------------------------------------


def standing(view: dict[str, Any], seat: int, names: Mapping[str, str]) -> Flow:
    """One player's figures."""
    p = view["players"][seat]
    parts = [count(p["points"], "point"), f"{len(p['buildings'])} of {TWELVE} buildings"]
    parts += [count(p["hand_size"] + p["drawn_size"] + p["picked_size"], "card")]
    parts += [f"{p['tucked_size']} tucked"] if p["tucked_size"] else []
    parts += [f"{p['harbor_size']} under the {names['harbor']}"] if p["harbor_size"] else []
    parts += [f"{names['bank']} used"] if p["bank_used"] else []
    parts += [f"known in hand: {kinds(p['shown'], names)}"] if p["shown"] and seat != view["seat"] else []
    return Flow(parts)


def city(p: dict[str, Any], names: Mapping[str, str]) -> Flow:
    """The buildings as they were built, equal ones together, each production building with its good's place."""
    kinds: dict[str, Text] = {}
    for building in sorted(p["buildings"], key=lambda b: not b["good"]):
        text = kinds.setdefault(building["id"], Text(names[building["id"]]))
        if building["good"]:
            text.append(f" {FULL}", style="green")
        elif is_production(number(building["id"])):
            text.append(f" {FREE}", style="dim")
        elif not building["active"]:
            text.append(" (new)", style="dim")  # it works from the end of this builder phase on (SJ-5.6)
    return Flow([kinds[card] for card in dict.fromkeys(building["id"] for building in p["buildings"])])


class Flow:
    """Things one after the other, never broken inside."""

    def __init__(self, things: Sequence[Text | str]) -> None:
        self.things = [Text(thing) if isinstance(thing, str) else thing for thing in things]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for i, thing in enumerate(self.things):
            last = i == len(self.things) - 1
            if line and line.cell_len + thing.cell_len + (0 if last else len(DOT)) > options.max_width:
                yield line
                line = Text()
            line.append_text(thing)
            line.append("" if last else DOT, style="dim")
        yield line


# ---- One's own cards ---------------------------------------------------------------------


def own_cards(p: dict[str, Any], names: Mapping[str, str]) -> list[RenderableType]:
    """Hand, cards just drawn, cards chosen so far, and what one knows to be tucked."""
    parts: list[RenderableType] = []
    for pile, label in (("hand", "Your hand"), ("drawn", "Drawn")):
        if p[pile]:
            parts += cards(label, p[pile], names)
    for pile, label in (("picked", "Chosen so far"), ("tucked", "Tucked by you")):
        if p[pile]:
            parts.append(Text(f"{label}: {kinds(p[pile], names)}"))
    return parts


def cards(label: str, pile: list[str], names: Mapping[str, str]) -> list[RenderableType]:
    """Cards by kind, with what is printed on them; what does not fit the line is told by '? card'."""
    head = f"{label} ({len(pile)})"
    rows = {several(pile, card, names): number(card) for card in dict.fromkeys(pile)}
    width = max(cell_len(text) for text in (head, *rows))
    lines = [Text.assemble((set_cell_size(head, width), "bold"), ("  cost  points", "dim"))]
    for text, i in rows.items():
        lines.append(Text(f"{set_cell_size(text, width)}{COST[i]:>6}{POINTS[i]:>8}  ", no_wrap=True, overflow="ellipsis"))
        lines[-1].append(ROWS[i]["text"], style="dim")
    return ["", *lines]


def kinds(pile: list[str], names: Mapping[str, str]) -> str:
    return ", ".join(several(pile, card, names) for card in dict.fromkeys(pile))


def several(pile: list[str], card: str, names: Mapping[str, str]) -> str:
    return f"{n} × {names[card]}" if (n := pile.count(card)) > 1 else names[card]


def count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
