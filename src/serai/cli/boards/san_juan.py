"""San Juan in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, counted, kinds, labelled_rows, own_last, seat_label, several
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
TIES = ("hand cards and goods together (SJ-12.3)",)

GOOD_IDS: list[str] = [row["id"] for row in DATA["goods"]]
FULL, FREE = "●", "○"  # a production building with a good, or without


class SanJuanTerminal(Terminal):
    enter = frozenset({"HowMuch"})
    questions = QUESTIONS
    ties = TIES

    def board(self, o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> RenderableType:
        """Status, the players' areas with one's own last, one's hand below."""
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, text in status(o, seats, names):
            rows.add_row(Text(label, style="dim"), text)
        for seat in own_last(len(seats), me):
            rows.add_row(seat_label(seats[seat], seat == me), standing(o, seat, names))
            rows.add_row("", city(o["players"][seat], names))
        parts: list[RenderableType] = [Rule(title(o, seats, names), style="dim"), rows]
        return Group(*parts) if me is None else Group(*parts, *own_cards(o["players"][me], names))


TERMINAL = SanJuanTerminal()


# ---- Above: what lies in the middle ------------------------------------------------------


def title(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> Text:
    if o["over"]:
        now = "the game is over"
    elif o["phase"]:
        now = f"{names[o['phase']]} phase"
    else:
        now = "choice of roles" if o["asked"] == ["TakeRole"] else "round start"
    when = f"Round {o['round']}{DOT}{now}" if o["round"] else "Dealing"
    return Text(f"{when}{DOT}{names['governor']}: {seats[o['governor']]}", style="bold")


def status(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, Flow]]:
    taken = [f"{names[role]}: {seats[taker]}" for role, taker in o["roles"].items() if taker is not None]
    free = [names[role] for role, taker in o["roles"].items() if taker is None]
    table = [f"deck {o['deck']}", f"discards {o['discards']}"]
    table += [f"{names['cathedral']} on the table, cost {COST[number('cathedral')]}"] if o["cathedral"] else []
    rows = [("Roles", Flow([*taken, "free: " + ", ".join(free)])), ("Table", Flow(table))]
    seen, turned = o["tiles_seen"], o["tiles_turned"]
    if o["prices"]:
        rows.append(("Prices", Flow(prices(o["prices"], o, names))))
    elif turned >= len(TILES):  # the tiles repeat in the same order (SJ-8.8)
        first, *others = prices(seen[turned % len(TILES)], o, names)
        rows.append(("Prices", Flow([f"next time {first}", *others])))
    if o["laid"]:
        rows.append(("Laid out", Flow([names[card] for card in o["laid"]])))
    return rows


def prices(tile: list[int], o: Observation, names: Mapping[str, str]) -> list[str]:
    """A trading house tile; the fixed price of customs goods only while somebody has a customs office."""
    customs = any(building["id"] == "customs_office" for p in o["players"] for building in p["buildings"])
    goods = [(good, price) for good, price in zip(GOOD_IDS, tile, strict=True) if customs or good != "customs_goods"]
    return [f"{names[good]} {price}" for good, price in goods]


# ---- The players' areas --------------------------------------------------------------------


def standing(o: Observation, seat: int, total: int, names: Mapping[str, str]) -> Flow:
    """One player's figures."""
    p = o["players"][seat]
    parts = [counted(total, "point"), f"{len(p['buildings'])} of {TWELVE} buildings"]
    parts += [counted(p["hand_size"] + p["drawn_size"] + p["picked_size"], "card")]
    parts += [f"{p['tucked_size']} tucked"] if p["tucked_size"] else []
    parts += [f"{p['harbor_size']} under the {names['harbor']}"] if p["harbor_size"] else []
    parts += [f"{names['bank']} used"] if p["bank_used"] else []
    parts += [f"known in hand: {kinds(p['shown'], names)}"] if p["shown"] and seat != o["seat"] else []
    return Flow(parts)


def city(p: dict[str, Any], names: Mapping[str, str]) -> Flow:
    """The buildings in the order of building, equal ones together; production buildings with or without their good."""
    shown: dict[str, Text] = {}
    for building in sorted(p["buildings"], key=lambda b: not b["good"]):
        text = shown.setdefault(building["id"], Text(names[building["id"]]))
        if building["good"]:
            text.append(f" {FULL}", style="green")
        elif is_production(number(building["id"])):
            text.append(f" {FREE}", style="dim")
        elif not building["active"]:
            text.append(" (new)", style="dim")  # it works after this builder phase (SJ-5.6)
    return Flow([shown[card] for card in dict.fromkeys(building["id"] for building in p["buildings"])])


# ---- One's own cards ---------------------------------------------------------------------


def own_cards(p: dict[str, Any], names: Mapping[str, str]) -> list[RenderableType]:
    """Hand, cards just drawn, cards chosen so far, and tucked cards."""
    parts: list[RenderableType] = []
    for pile, label in (("hand", "Your hand"), ("drawn", "Drawn")):
        if p[pile]:
            parts += cards(label, p[pile], names)
    for pile, label in (("picked", "Chosen so far"), ("tucked", "Tucked by you")):
        if p[pile]:
            parts.append(Text(f"{label}: {kinds(p[pile], names)}"))
    return parts


def cards(label: str, pile: list[str], names: Mapping[str, str]) -> list[RenderableType]:
    """Cards by kind, with what is printed on them.  A long text is cut off; '? card' shows all of it."""
    head = f"{label} ({len(pile)})"
    rows = {several(pile, card, names): number(card) for card in dict.fromkeys(pile)}
    width = max(cell_len(text) for text in (head, *rows))
    lines = [Text.assemble((set_cell_size(head, width), "bold"), ("  cost  points", "dim"))]
    for text, i in rows.items():
        lines.append(Text(f"{set_cell_size(text, width)}{COST[i]:>6}{POINTS[i]:>8}  ", no_wrap=True, overflow="ellipsis"))
        lines[-1].append(ROWS[i]["text"], style="dim")
    return ["", *lines]
