"""Western Legends in the terminal: the map as a grid of signs, the stories, the players' mats, one's own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, counted, seat_label
from serai.games.western_legends.board import BOARD, LOCATION_ROWS, SPACE_ROWS
from serai.games.western_legends.cards import CARD_ROWS, EFFECTS, TEXT
from serai.words import Speaker

WIDTH, HEIGHT = 76, 30  # of the map, in signs
SIGNS = {"sheriff_office": "O", "bank": "B", "general_store": "$", "saloon": "S", "doctor": "D", "cabaret": "C", "ranch": "R",
         "rail_station": "T", "mine": "M"}  # fmt: skip
LEGEND = "\n".join([
    "O office  B bank  $ store  S saloon  D doctor  C cabaret  R ranch  T station  M mine",
    "h hideout  ! bandit  * sheriff  # Man in Black  ^^^ cliffs  1 to 6 the players; north is up",
])  # fmt: skip
TYPES = {row["id"]: row["type"] for row in LOCATION_ROWS}
TEXTS = {row["id"]: EFFECTS[TEXT[card]]["description"] for card, row in enumerate(CARD_ROWS)}


class WesternTerminal(Terminal):
    enter = frozenset({"React", "LateReputation", "LookAtHand", "LookAtFightCard"})

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """Status, map, mats, and one's own cards below."""
        seats, names = words.seats, words.names
        me: int | None = o["seat"]
        parts: list[RenderableType] = [Rule(title(o, seats), style="dim"), chart(o), Text(LEGEND, style="dim")]
        parts += [Text(line) for line in middle(o, seats, names)]
        mats = Table.grid(padding=(0, 2), pad_edge=False)
        for seat, p in enumerate(o["players"]):
            mats.add_row(seat_label(f"{seat + 1} {seats[seat]}", seat == me), Text(mat(p, names)))
        parts.append(mats)
        return Group(*parts) if me is None else Group(*parts, *own(o["players"][me], names))


TERMINAL = WesternTerminal()


def title(o: Observation, seats: Sequence[str]) -> Text:
    if o["over"]:
        return Text("the game is over", style="bold")
    if o["active"] is None:
        return Text("Set-up", style="bold")
    who = [*seats, "the Man in Black"][o["active"]]
    last = f"{DOT}last round: {o['last_round']}" if o["last_round"] else f"{DOT}to {o['end_lp']} LP"
    return Text(f"Round {o['round']}{DOT}turn of {who}{DOT}{counted(o['actions'], 'action')} left{last}", style="bold")


def chart(o: Observation) -> Text:
    """Every space where it lies on the board, with the figures that stand there: 1 to 6 are the seats, # the Man in Black."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    for cliff in BOARD["cliffs"]:
        x, y = (sum(point[i] for point in cliff["polygon"]) // len(cliff["polygon"]) for i in (0, 1))
        write(rows, x, y, "^^^")
    for row in SPACE_ROWS:
        write(rows, row["x"], row["y"], sign(row, o) + figures(row["id"], o))
    return Text("\n".join("".join(row).rstrip() for row in rows))


def write(rows: list[list[str]], x: int, y: int, text: str) -> None:
    line, column = min(HEIGHT - 1, y * HEIGHT // 1001), min(WIDTH - len(text), x * WIDTH // 1001)
    rows[line][column : column + len(text)] = text


def sign(row: dict[str, Any], o: Observation) -> str:
    if row["id"] in o["bandits"]:
        return "!"
    if row["hideout"]:
        return "h"
    return SIGNS[TYPES[row["locations"][0]]] if row["locations"] else "·"


def figures(space: str, o: Observation) -> str:
    found = [str(seat + 1) for seat, p in enumerate(o["players"]) if p["space"] == space]
    found += ["*"] if o["sheriff"] == space else []
    black = o["man_in_black"]
    return "".join(found + (["#"] if black and black["space"] == space else []))


def middle(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> list[str]:
    """Stories, the fight or the poker game going on, piles."""
    lines = []
    for side, story in zip(("left", "right"), o["stories"], strict=True):
        if story["condition"]:
            discs = ", ".join(seats[seat] for seat in story["discs"]) or "no disc"
            lines.append(f"Story on the {side}: {names[story['condition']]} ({discs}; needs {story['needs']})")
    cattle = ", ".join(f"{n} {color}" for color, n in o["cattle"].items())
    lines.append(f"Deck {o['deck']}, discards {len(o['discards'])}; cattle: {cattle}; gold {o['gold']}")
    if o["man_in_black"]:
        lines.append(f"The Man in Black: {o['man_in_black']['lp']} LP, {names[o['man_in_black']['space']]}")
    if o["dice"]:
        lines.append("Dice: " + ", ".join(names[face] for face in o["dice"]))
    if fight := o["fight"]:
        cards = [names[card] for card in (fight["card"], fight["against"], *fight["used"]) if card]
        cards += [f"drawn: {names[card]}" for card in fight.get("drawn", [])] + [
            f"seen: {names[c]}" for c in fight.get("seen", [])
        ]
        who = " against ".join([*seats, "the Man in Black"][side] for side in fight["sides"] if side is not None)
        lines.append(f"Fight ({fight['kind']}): {who}; {', '.join(cards) or 'no card seen'}")
    if poker := o["poker"]:
        who = ", ".join(seats[seat] for seat in poker["seats"])
        flop = ", ".join(names[card] for card in poker["flop"]) or "no flop yet"
        lines.append(f"Poker, ${poker['pot']} in the pot: {who}; {flop}")
    return lines


def mat(p: dict[str, Any], names: Mapping[str, str]) -> str:
    """One player's figures."""
    if p["character"] is None:
        return "chooses a character"
    points = f"{p['mp']} MP" if p["mp"] else f"{p['wp']} WP, wanted" if p["wp"] else "no points"
    parts = [names[p["character"]], f"{p['lp']} LP", points, f"${p['money']}", f"{p['gold']} gold"]
    parts += [counted(p["wounds"], "wound")] if p["wounds"] else []
    parts += [counted(p["hand_size"], "card")]
    parts += [f"{p['cattle']} cattle"] if p["cattle"] else []
    parts += [names[item["id"]] + ("*" if item["active"] else "") for item in p["items"]]
    parts += [f"{p['goals_size']} goals, {p['tokens_size']} tokens"] if p["goals_size"] or p["revealed"] else []
    return DOT.join([*parts, names[p["space"]] if p["space"] else "not placed yet"])


def own(p: dict[str, Any], names: Mapping[str, str]) -> list[RenderableType]:
    """One's hand with what is printed on the cards, and what else only oneself sees."""
    lines = [Text("")]
    for card in p["hand"]:
        lines.append(Text(f"{names[card]}  ", no_wrap=True, overflow="ellipsis"))
        lines[-1].append(TEXTS[card], style="dim")
    lines += [Text("Chosen so far: " + ", ".join(names[card] for card in p["picked"]))] if p["picked"] else []
    lines += [Text(f"Your goals: {', '.join(names[goal] for goal in p['goals'])}")] if p["goals"] else []
    lines += [Text(f"Your legendary tokens: {', '.join(map(str, p['tokens']))}")] if p["tokens"] else []
    lines += [Text(f"Your cattle token: {p['token']}")] if p["token"] else []
    return list(lines)
