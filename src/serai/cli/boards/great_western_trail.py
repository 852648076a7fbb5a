"""Great Western Trail, both editions, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.cli.boards.san_juan import DOT, Flow, kinds
from serai.games.great_western_trail.data import FIRST, SECOND

QUESTIONS = {
    "DiscardDown": "Your first turn: discard down to four cards.",
    "Mount": "Your first turn: on which neutral building does your herder begin?",
    "BeforeMoving": "Before you move: play an objective card, or pass.",
    "Walk": "Where does your herder go? At most {left} more steps.",
    "UseLocation": "Use the actions of this place, each once; or one auxiliary action instead; pass when you are done.",
    "ChooseCopy": "Which building next door do you use?",
    "Choice": "Take this immediate action, or pass.",
    "Auxiliary": "Which auxiliary action, single or double?",
    "DropAny": "{n} to discard, any cards.",
    "Owe": "Exchange token: {n} to discard.",
    "DropSome": "Discard for this action: {n} to go.",
    "DrawSome": "How many cards do you draw? You discard as many.",
    "RemoveCards": "Remove up to {n} cards of your hand from the game, or pass.",
    "Hire": "Whom do you hire? (The price of the row changes by {extra}.)",
    "Build": "Which building, for {price} dollars a craftsman?",
    "ChooseSite": "Where does it go?",
    "TakeCamp": "Which camp tile do you take?",
    "TakeHazard": "Which hazard do you remove, for {price} dollars?",
    "BuyCattle": "Buy cattle: {cowboys} cowboys left; pass when you are done.",
    "PickCattle": "Which card do you take? {left} to go.",
    "TakeObjective": "Which objective card do you take?",
    "GoForward": "How far does your engine go?",
    "BackUp": "Your engine goes back {exactly}: where to?",
    "BackUpAndDeliver": "Extraordinary delivery: how far back does your engine go?",
    "TurnBack": "The end of the line: where does your engine go back to?",
    "Upgrade": "Upgrade this station, or pass.",
    "UpgradeBehind": "Which station behind your engine do you upgrade?",
    "EngageMaster": "Give up a worker for the station master, or pass.",
    "TakeDisc": "Which disc do you take from your board?",
    "Foresee": "Kansas City: which tile comes to the board?",
    "Income": "Kansas City: certificates to spend? Then your hand is shown.",
    "RaiseCattle": "Raise Simmental cattle, or pass.",
    "Deliver": "Kansas City: where do you deliver? At most value {value}.",
    "FollowLinks": "Which link first?",
}
TIES = ("a tie with Sam is Sam's (GWT-18.13)",)

DATA = {"great-western-trail": FIRST, "great-western-trail-2": SECOND}
EMPTY = "·"


def board(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> RenderableType:
    """The trail, the railroad, the markets; then the players, oneself last, and one's hand."""
    me: int | None = view["seat"]
    n = len(view["players"])
    order = range(n) if me is None else [(me + 1 + i) % n for i in range(n)]
    rows = Table.grid(padding=(0, 2), pad_edge=False)
    rows.add_column(no_wrap=True)
    rows.add_column()
    for label, things in [*trail(view, seats, names), *railroad(view, seats, names), *markets(view, names)]:
        rows.add_row(Text(label, style="dim"), Flow(things))
    for seat in order:
        rows.add_row(Text(seats[seat], style="bold green" if seat == me else "bold"), Flow(standing(view, seat, names)))
        rows.add_row("", Flow(belongings(view["players"][seat], names)))
    parts: list[RenderableType] = [Rule(title(view, seats), style="dim"), rows]
    if me is not None:
        mine = view["players"][me]
        parts += ["", Text(f"Your hand: {kinds(mine['hand'], names) or 'empty'}", style="bold")]
        parts.append(Text(f"Your discard pile: {kinds(mine['discards'], names) or 'empty'}", style="dim"))
    return Group(*parts)


def title(view: dict[str, Any], seats: Sequence[str]) -> Text:
    if view["over"]:
        return Text("The game is over", style="bold")
    last = f"{DOT}last turns: {seats[view['ender']]} has the token" if view["ender"] is not None else ""
    return Text(f"Turn {view['turn']}{last}", style="bold")


# ---- The board --------------------------------------------------------------------------------


def trail(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Every space with something on it, in the order of the way; herders in brackets."""
    rows: list[tuple[str, list[str]]] = []
    things: list[str] = []
    for row in DATA[view["game"]]["trail_space"]:
        space = row["id"]
        riders = [seats[i] for i, where in enumerate(view["herders"]) if where == space]
        tile = view["trail"].get(space)
        if tile or riders:
            owner = f" of {seats[tile['owner']]}" if tile and tile["owner"] is not None else ""
            what = names.get(tile["tile"], tile["tile"]) if tile else EMPTY
            things.append(f"{space.replace('_', ' ')}: {what}{owner}" + (f" [{', '.join(riders)}]" if riders else ""))
        if row["kind"] == "neutral" and len(things) > 4:
            rows.append(("Trail" if not rows else "", things))
            things = []
    return [*rows, ("", things)]


def railroad(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    engines = [f"{seats[i]} {rail}" for i, rail in enumerate(view["engines"])]
    stations = []
    for name, station in view["stations"].items():
        discs = ", ".join([seats[i] for i in station["discs"]])
        master = names.get(station["master"], "") if station["master"] else ""
        if discs or master:
            stations.append(f"{names[name]}: {' | '.join([part for part in (discs, master) if part])}")
    cities = []
    for city, discs in view["cities"].items():
        there = ", ".join([f"{seats[i]}{f' × {k}' if k > 1 else ''}" for i, k in enumerate(discs) if k])
        if there:
            cities.append(f"{names[city]}: {there}")
    return [("Engines", engines), ("Stations", stations or [EMPTY]), ("Cities", cities or [EMPTY])]


def markets(view: dict[str, Any], names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Job market (rows above the token's are for hire), cattle, foresight, objective cards."""
    cost = [row["hiring_cost"] for row in DATA[view["game"]]["job_market_row"]]
    jobs = []
    for i, row in enumerate(view["jobs"]):
        workers = [names[worker] for worker in row if worker]
        if workers:
            token = " (token)" if i + 1 == view["token_row"] else ""
            jobs.append(f"row {i + 1} for {cost[i]}{token}: {', '.join(workers)}")
    foresight = [" or ".join([names[tile] if tile else EMPTY for tile in column]) for column in view["foresight"]]
    cattle = [kinds(view["market"], names) or EMPTY, f"stack {view['market_stack']}"]
    cards = [names[card] for card in view["objectives"]] + [f"stack {view['objective_stack']}"]
    return [("Jobs", jobs or [EMPTY]), ("Cattle", cattle), ("Foresight", foresight), ("Objectives", cards)]


# ---- The players ------------------------------------------------------------------------------


def standing(view: dict[str, Any], seat: int, names: Mapping[str, str]) -> list[str]:
    p = view["players"][seat]
    parts = [f"{p['dollars']} dollars", f"certificates {p['certificates']} of {p['certificate_limit']}"]
    parts += [f"{names[kind]} {n}" for kind, n in p["workers"].items()]
    parts += [f"{p['hand_size']} cards in hand", f"stack {p['deck_size']}", f"discards {p['discard_size']}"]
    parts += [f"steps {p['step_limit']}"]
    return parts + ([f"exchange tokens {p['tokens']}"] if p["tokens"] else [])


def belongings(p: dict[str, Any], names: Mapping[str, str]) -> list[str]:
    """Objectives, tiles, station masters, what is still to be built."""
    parts = [f"objectives: {kinds(p['area'], names)}"] if p["area"] else []
    parts += [f"hazards: {kinds(p['hazards'], names)}"] if p["hazards"] else []
    parts += [f"{names[f'camp_{colour}']}: {n}" for colour, n in p["camps"].items() if n]
    parts += [names[master] for master in p["masters"]]
    parts += [f"known in hand: {kinds(p['known'], names)}"] if p["known"] else []
    return [*parts, f"to build: {' '.join(p['unbuilt']) or 'nothing'}"]
