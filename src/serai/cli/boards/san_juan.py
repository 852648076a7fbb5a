"""San Juan in the terminal."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, kinds, labelled_rows, own_last, seat_label, several
from serai.games.san_juan.cards import GOOD_IDS, ROWS, TILES, TWELVE, is_production, number
from serai.words import Speaker

FULL, FREE = "●", "○"  # a production building with a good, or without


class SanJuanTerminal(Terminal):
    enter = frozenset({"HowMuch"})

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """Status, the players' areas with one's own last, one's hand below."""
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, text in status(o, words):
            rows.add_row(Text(label, style="dim"), text)
        for seat in own_last(len(o["players"]), me):
            rows.add_row(seat_label(words.called(seat), seat == me), standing(o, seat, words))
            rows.add_row("", city(o["players"][seat], words))
        parts: list[RenderableType] = [Rule(title(o, words), style="dim"), rows]
        return Group(*parts) if me is None else Group(*parts, *own_cards(o["players"][me], words))


TERMINAL = SanJuanTerminal()


# ---- Above: what lies in the middle ------------------------------------------------------


def title(o: Observation, words: Speaker) -> Text:
    if o["over"]:
        when = words.say("progress-over")
    elif o["phase"]:
        when = words.say("progress-phase", round=o["round"], phase=words.name(o["phase"]))
    else:
        when = words.say("progress-round", round=o["round"]) if o["round"] else words.say("progress-deal")
    return Text(f"{when}{DOT}{words.name('governor')}: {words.called(o['governor'])}", style="bold")


def status(o: Observation, words: Speaker) -> list[tuple[str, Flow]]:
    taken = [f"{words.name(role)}: {words.called(taker)}" for role, taker in o["roles"].items() if taker is not None]
    free = [words.name(role) for role, taker in o["roles"].items() if taker is None]
    piles = [f"{words.say(pile)} {words.number(o[size])}" for pile, size in (("deck", "deck"), ("discards", "discards"))]
    piles += [printed_on(words, "cathedral")] if o["cathedral"] else []
    rows = [(words.say("roles"), Flow([*taken, words.say("roles-free", roles=words.listed(free))])), ("", Flow(piles))]
    seen, turned = o["tiles_seen"], o["tiles_turned"]
    if o["prices"]:
        rows.append((words.say("house-now"), Flow(prices(o["prices"], o, words))))
    elif turned >= len(TILES):  # the tiles repeat in the same order (SJ-8.8)
        rows.append((words.say("house-next"), Flow(prices(seen[turned % len(TILES)], o, words))))
    if o["laid"]:
        rows.append((words.say("being-built"), Flow([words.name(card) for card in o["laid"]])))
    return rows


def printed_on(words: Speaker, card: str) -> str:
    row = ROWS[number(card)]
    return words.say("card-label", thing=words.name(card), cost=row["cost"], points=row["vp"])


def prices(tile: list[int], o: Observation, words: Speaker) -> list[str]:
    """A trading house tile; the fixed price of customs goods only while somebody has a customs office."""
    customs = any(building["id"] == "customs_office" for p in o["players"] for building in p["buildings"])
    goods = [(good, price) for good, price in zip(GOOD_IDS, tile, strict=True) if customs or good != "customs_goods"]
    return [words.say("good-price", good=words.name(good), price=price) for good, price in goods]


# ---- The players' areas --------------------------------------------------------------------


def standing(o: Observation, seat: int, words: Speaker) -> Flow:
    """One player's figures."""
    p = o["players"][seat]
    cards = p["hand_size"] + p["drawn_size"] + p["picked_size"]
    parts = [
        f"{words.say('stat-points')} {words.number(p['points'])}",
        f"{words.say('stat-buildings')} {words.number(len(p['buildings']))}/{words.number(TWELVE)}",
        f"{words.say('stat-hand')} {words.number(cards)}/{words.number(p['hand_limit'])}",
    ]
    under = p["tucked_size"] + p["harbor_size"]
    parts += [f"{words.say('stat-under')} {words.number(under)}"] if under else []
    parts += [words.say("used", thing=words.name("bank"))] if p["bank_used"] else []
    parts += [f"{words.say('known')}: {kinds(p['shown'], words)}"] if p["shown"] and seat != o["seat"] else []
    return Flow(parts)


def city(p: dict[str, Any], words: Speaker) -> Flow:
    """The buildings in the order of building, equal ones together; production buildings with or without their good."""
    shown: dict[str, Text] = {}
    for building in sorted(p["buildings"], key=lambda b: not b["good"]):
        text = shown.setdefault(building["id"], Text(words.name(building["id"])))
        if building["good"]:
            text.append(f" {FULL}", style="green")
        elif is_production(number(building["id"])):
            text.append(f" {FREE}", style="dim")
        elif not building["active"]:
            text.append(f" ({words.say('new-building')})", style="dim")  # it works after this builder phase (SJ-5.6)
    return Flow([shown[card] for card in dict.fromkeys(building["id"] for building in p["buildings"])])


# ---- One's own cards ---------------------------------------------------------------------


def own_cards(p: dict[str, Any], words: Speaker) -> list[RenderableType]:
    """Hand, cards just drawn, cards chosen so far, and tucked cards."""
    parts: list[RenderableType] = []
    for pile in ("hand", "drawn"):
        if p[pile]:
            parts += cards(words.say(pile), p[pile], words)
    for pile, label in (("picked", "picked"), ("tucked", "stat-under")):
        if p[pile]:
            parts.append(Text(f"{words.say(label)}: {kinds(p[pile], words)}"))
    return parts


def cards(label: str, pile: list[str], words: Speaker) -> list[RenderableType]:
    """Cards by kind, with what is printed on them.  A long text is cut off; '? card' shows all of it."""
    head = f"{label} ({words.number(len(pile))})"
    rows = {several(pile, card, words): card for card in dict.fromkeys(pile)}
    width = max(cell_len(text) for text in (head, *rows))
    cost, points = words.say("column-cost"), words.say("column-points")
    lines = [Text.assemble((set_cell_size(head, width), "bold"), (f"  {cost}  {points}", "dim"))]
    for text, card in rows.items():
        row = ROWS[number(card)]
        figures = f"{words.number(row['cost']):>{cell_len(cost) + 2}}{words.number(row['vp']):>{cell_len(points) + 2}}"
        lines.append(Text(f"{set_cell_size(text, width)}{figures}  ", no_wrap=True, overflow="ellipsis"))
        lines[-1].append(words.about(card), style="dim")
    return ["", *lines]
