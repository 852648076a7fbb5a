"""Great Western Trail, both editions, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, kinds, labelled_rows, own_last, seat_label
from serai.games.great_western_trail.data import AUXILIARIES, FIRST, SECOND
from serai.words import Speaker

DATA = {"great-western-trail": FIRST, "great-western-trail-2": SECOND}
EMPTY = "·"
OFFERS = {  # what the neutral buildings are for (GWT-12.4); the options at a place say more
    "neutral_a": "hire",
    "neutral_b": "build",
    "neutral_c": "certificate or objective, engine",
    "neutral_d": "camp or engine, auxiliary",
    "neutral_e": "cattle",
    "neutral_f": "pair, hazard",
    "neutral_g": "engine, auxiliary",
}
AUXILIARY_SPACES = 2  # of each auxiliary action (GWT-9.16)


class TrailTerminal(Terminal):
    enter = frozenset({"BeforeMoving"})

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """The trail, the railroad, the markets; then the players, oneself last, and one's hand."""
        seats, names = words.seats, words.names
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, things in [*trail(o, seats, names), *railroad(o, seats, names), *markets(o, names)]:
            rows.add_row(Text(label, style="dim"), Flow(things))
        for seat in own_last(len(o["players"]), me):
            rows.add_row(seat_label(seats[seat], seat == me), Flow(standing(o, seat, names)))
            rows.add_row("", Flow(belongings(o, seat, names)))
        parts: list[RenderableType] = [Rule(title(o, seats), style="dim"), rows]
        if me is not None:
            mine = o["players"][me]
            parts += ["", Text(f"Your hand: {kinds(mine['hand'], names) or 'empty'}", style="bold")]
            parts.append(Text(f"Your discard pile: {kinds(mine['discards'], names) or 'empty'}", style="dim"))
        return Group(*parts)


TERMINAL = TrailTerminal()


def title(o: Observation, seats: Sequence[str]) -> Text:
    if o["over"]:
        return Text("The game is over", style="bold")
    last = f"{DOT}last turns: {seats[o['ender']]} has the token" if o["ender"] is not None else ""
    return Text(f"Turn {o['turn']}{last}", style="bold")


# ---- The board --------------------------------------------------------------------------------


def fees(o: Observation) -> dict[str, int]:
    """Tile -> the fee for its hands, by the number of players (GWT-5.6)."""
    data = DATA[o["game"]]
    row = data["player_count"][str(len(o["players"]))]
    hands = {tile["id"]: tile["hands"] for tile in data["private_building"]}
    hands |= {f"camp_{colour['id']}": [colour["hand"]] for colour in data["camp_color"]}
    hazards = [tile for tile in data["supply_tile"] if tile["kind"] == "hazard"]
    hands |= {f"hazard_{tile['type']}_{tile['hand']}_{tile['vp']}": [tile["hand"]] for tile in hazards}
    return {tile: sum(row[f"fee_{hand}_hand"] for hand in shown) for tile, shown in hands.items()}


def trail(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Every space with something on it, in the order of the trail; herders in brackets."""
    rows: list[tuple[str, list[str]]] = []
    things: list[str] = []
    fee = fees(o)
    for row in DATA[o["game"]]["trail_space"]:
        space = row["id"]
        riders = [seats[i] for i, where in enumerate(o["herders"]) if where == space]
        tile = o["trail"].get(space)
        if tile or riders:
            what = EMPTY
            if tile:
                passed = row.get("on_trail", True) and (tile["owner"] is None or tile["owner"] != o["seat"])
                what = standing_there(row, tile, fee.get(tile["tile"], 0) if passed else 0, seats, names)
            things.append(f"{space.replace('_', ' ')}: {what}" + (f" [{', '.join(riders)}]" if riders else ""))
        if row["kind"] == "neutral" and len(things) > 4:
            rows.append(("Trail" if not rows else "", things))
            things = []
    return [*rows, ("", things)]


def standing_there(row: dict[str, Any], tile: dict[str, Any], due: int, seats: Sequence[str], names: Mapping[str, str]) -> str:
    """A tile of the trail: whose it is, what it offers or brings, what passing it costs the reader (GWT-5.7, GWT-9.11)."""
    name, owner = tile["tile"], tile["owner"]
    notes = [OFFERS[name]] if name in OFFERS else []
    notes += [f"{row['dollars']:+} dollars"] if row.get("dollars") else []
    notes += ["exchange token"] if row.get("exchange_tokens") else []
    notes += [f"fee {due}"] if due else []
    return names[name] + (f" of {seats[owner]}" if owner is not None else "") + (f" ({', '.join(notes)})" if notes else "")


def railroad(o: Observation, seats: Sequence[str], names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Engines; stations with cost, points, discs and station master; cities with value and discs."""
    data = DATA[o["game"]]
    masters = {row["id"]: row["text_en"] for row in data["station_master"]}
    engines = [f"{seats[i]} {rail}" for i, rail in enumerate(o["engines"])]
    stations = []
    for row in data["station"]:
        station = o["stations"][row["id"]]
        discs = [seats[i] for i in station["discs"]]
        there = ", ".join(discs + ([f"master: {masters[station['master']]}"] if station["master"] else []))
        text = f"{names[row['id']]} on {row['space']}: cost {row['upgrade_cost']}, {row['vp']} VP"
        stations.append(f"{text} [{there}]" if there else text)
    cities = []
    for row in data["city"]:
        discs = [f"{seats[i]}{f' × {k}' if k > 1 else ''}" for i, k in enumerate(o["cities"][row["id"]]) if k]
        cities.append(f"{names[row['id']]} {row['value']}" + (f" [{', '.join(discs)}]" if discs else ""))
    return [("Engines", engines), ("Stations", stations), ("Cities", cities)]


def markets(o: Observation, names: Mapping[str, str]) -> list[tuple[str, list[str]]]:
    """Job market (rows above the token's are for hire), cattle, foresight, objective cards."""
    cost = [row["hiring_cost"] for row in DATA[o["game"]]["job_market_row"]]
    jobs = []
    for i, row in enumerate(o["jobs"]):
        workers = [names[worker] for worker in row if worker]
        if workers:
            token = " (token: not yet)" if i + 1 == o["token_row"] else ""
            jobs.append(f"row {i + 1} for {cost[i]}{token}: {', '.join(workers)}")
    foresight = [" or ".join([names[tile] if tile else EMPTY for tile in column]) for column in o["foresight"]]
    cattle = [kinds(o["market"], names) or EMPTY, f"stack {o['market_stack']}"]
    cards = [objective(o["game"], card, names) for card in o["objectives"]] + [f"stack {o['objective_stack']}"]
    return [("Jobs", jobs or [EMPTY]), ("Cattle", cattle), ("Foresight", foresight), ("Objectives", cards)]


def objective(game: str, card: str, names: Mapping[str, str]) -> str:
    """An objective card with its tasks, and its points if they are met or missed (GWT-14.7)."""
    row = next(row for table in ("objective", "starting_objective") for row in DATA[game][table] if row["id"] == card)
    tasks = {task: names.get(task, task.replace("_", " ")) for task in row["tasks"]}
    return f"{names[card]}: {kinds(row['tasks'], tasks)} (+{row['vp']} or −{row['penalty']})"


# ---- The players ------------------------------------------------------------------------------


def standing(o: Observation, seat: int, names: Mapping[str, str]) -> list[str]:
    """Workers, money, cards and limits; Sam has workers only (GWT-18.5, GWT-18.22)."""
    p = o["players"][seat]
    workers = [f"{names[kind]} {n}" for kind, n in p["workers"].items()]
    if o["sam"] and seat == len(o["players"]) - 1:
        return [*workers, f"specialised in {names[o['sam']['specialisation']]}", f"Sam cards {o['sam']['deck']}"]
    parts = [f"{p['dollars']} dollars", f"certificates {p['certificates']} of {p['certificate_limit']}", *workers]
    parts += [f"hand {p['hand_size']} of {p['hand_limit']}", f"stack {p['deck_size']}", f"discards {p['discard_size']}"]
    parts += [f"steps {p['step_limit']}", f"auxiliary {auxiliaries(p['discs'])}"]
    return parts + ([f"exchange tokens {p['tokens']}"] if p["tokens"] else [])


def auxiliaries(discs: list[str]) -> str:
    """The auxiliary actions with a space that no disc covers; with both spaces open it may be done twice (GWT-9.16)."""
    numbers = range(1, AUXILIARIES + 1)
    open_spaces = [AUXILIARY_SPACES - sum(disc.startswith(f"aux_{i}") for disc in discs) for i in numbers]
    return " ".join(f"{i}{' × 2' if n == AUXILIARY_SPACES else ''}" for i, n in zip(numbers, open_spaces, strict=True) if n)


def belongings(o: Observation, seat: int, names: Mapping[str, str]) -> list[str]:
    """Objectives, tiles, station masters, and buildings still to be built."""
    p = o["players"][seat]
    masters = {row["id"]: row["text_en"] for row in DATA[o["game"]]["station_master"]}
    parts = [objective(o["game"], card, names) for card in p["area"]]
    parts += [f"hazards: {kinds(p['hazards'], names)}"] if p["hazards"] else []
    parts += [f"{names[f'camp_{colour}']}: {n}" for colour, n in p["camps"].items() if n]
    parts += [f"master: {masters[master]}" for master in p["masters"]]
    parts += [f"known in hand: {kinds(p['known'], names)}"] if p["known"] else []
    return [*parts, f"to build: {' '.join(p['unbuilt']) or 'nothing'}"]
