"""Great Western Trail, both editions, in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, kinds, labelled_rows, own_last, seat_label
from serai.engine.events import message, seat
from serai.games.great_western_trail.data import FIRST, SECOND
from serai.games.great_western_trail.printed import chained, either
from serai.words import Speaker

DATA = {"great-western-trail": FIRST, "great-western-trail-2": SECOND}
EMPTY = "·"
LONG = 4  # things on a stretch of the trail before its next line

Row = tuple[str, list[str]]  # a label, and what belongs to it


class TrailTerminal(Terminal):
    enter = frozenset({"BeforeMoving"})

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """The trail, the railroad, the markets; then the players, oneself last, and one's hand."""
        me: int | None = o["seat"]
        rows = labelled_rows()
        for label, things in [*trail(o, words), *railroad(o, words), *markets(o, words)]:
            rows.add_row(Text(label, style="dim"), Flow(things))
        for player in own_last(len(o["players"]), me):
            rows.add_row(seat_label(words.called(player), player == me), Flow(standing(o, player, words)))
            rows.add_row("", Flow(belongings(o, player, words)))
        parts: list[RenderableType] = [Rule(title(o, words), style="dim"), rows]
        return Group(*parts) if me is None else Group(*parts, "", *own_cards(o["players"][me], words))


TERMINAL = TrailTerminal()


def title(o: Observation, words: Speaker) -> Text:
    if o["over"]:
        return Text(words.say("told-ended"), style="bold")
    parts = [words.say("turn", n=o["turn"])]
    parts += (
        [f"{words.say('last-turns')} ({words.say('has-token')}: {words.called(o['ender'])})"] if o["ender"] is not None else []
    )
    return Text(DOT.join(parts), style="bold")


def own_cards(p: dict[str, Any], words: Speaker) -> list[Text]:
    """The hand with its value in Kansas City, and the discard pile."""
    none, worth = words.say("none"), p["hand_value"]
    value = words.say("hand-note", value=worth["total"], most=worth["most"])
    hand = Text(f"{words.say('your-hand')}: {kinds(p['hand'], words) or none}", style="bold")
    discards = Text(f"{words.say('discard-pile')}: {kinds(p['discards'], words) or none}", style="dim")
    return [hand.append(f"{DOT}{value}", style="not bold dim"), discards]


# ---- The board --------------------------------------------------------------------------------


def trail(o: Observation, words: Speaker) -> list[Row]:
    """Every space with something on it, in the order of the trail; herders in brackets."""
    rows: list[Row] = []
    things: list[str] = []
    for row in DATA[o["game"]]["trail_space"]:
        space = row["id"]
        riders = [words.called(i) for i, where in enumerate(o["herders"]) if where == space]
        there = o["trail"].get(space)
        if there or riders:
            what = standing_there(row, there, words) if there else EMPTY
            things.append(f"{space.replace('_', ' ')}: {what}{bracketed(riders, words)}")
        if row["kind"] == "neutral" and len(things) > LONG:
            rows.append((words.say("trail") if not rows else "", things))
            things = []
    return [*rows, ("", things)]


def bracketed(things: list[str], words: Speaker) -> str:
    return f" [{words.listed(things)}]" if things else ""


def standing_there(row: dict[str, Any], there: dict[str, Any], words: Speaker) -> str:
    """A tile of the trail: whose it is, what it offers or brings, and the reader's fee for passing it (GWT-5.7, GWT-9.11)."""
    name, owner, dollars = words.name(there["tile"]), there["owner"], row.get("dollars", 0)
    notes = [words.about(there["tile"])] if row["kind"] == "neutral" else []
    notes += [words.say("dollars-signed", sign="plus" if dollars > 0 else "minus", size=abs(dollars))] if dollars else []
    notes += [words.say("tokens", n=row["exchange_tokens"])] if row.get("exchange_tokens") else []
    notes += [words.say("fee", n=there["fee"])] if there["fee"] else []
    whole = name if owner is None else words.say("place-building", thing=name, who=words.called(owner))
    return f"{whole} ({words.listed(notes)})" if notes else whole


def railroad(o: Observation, words: Speaker) -> list[Row]:
    """Engines; stations with cost, points, discs and station master; cities with value and discs."""
    data = DATA[o["game"]]
    engines = [f"{words.called(i)} {rail}" for i, rail in enumerate(o["engines"])]
    stations = [station(row, o["stations"][row["id"]], words) for row in data["station"]]
    cities = []
    for row in data["city"]:
        discs = [message("times", who=seat(i), n=n) for i, n in enumerate(o["cities"][row["id"]]) if n]
        there = bracketed([words.speak(one) for one in discs], words)
        cities.append(f"{words.name(row['id'])} {words.number(row['value'])}{there}")
    return [(words.say("engines"), engines), (words.say("cat-3"), stations), (words.say("cat-2"), cities)]


def station(row: dict[str, Any], now: dict[str, Any], words: Speaker) -> str:
    there = [words.called(i) for i in now["discs"]]
    there += [f"{words.name(now['master'])}: {words.about(now['master'])}"] if now["master"] else []
    figures = words.say("station-line", cost=row["upgrade_cost"], points=row["vp"], space=row["space"])
    return f"{words.name(row['id'])}: {figures}{bracketed(there, words)}"


def markets(o: Observation, words: Speaker) -> list[Row]:
    """Job market (rows above the token's are for hire), cattle, foresight, objective cards."""
    jobs = []
    for row, workers in zip(DATA[o["game"]]["job_market_row"], o["jobs"], strict=True):
        here = [words.name(worker) for worker in workers if worker]
        if here:
            number, token = row["row"], words.say("token-label")
            jobs.append(words.say("job-line", row=number, cost=row["hiring_cost"], workers=words.listed(here)))
            jobs[-1] += f" [{token}]" if number == o["token_row"] else ""
    foresight = [" / ".join([words.name(tile) if tile else EMPTY for tile in column]) for column in o["foresight"]]
    cattle = [kinds(o["market"], words) or EMPTY, words.say("market-note", n=len(o["market"]), left=o["market_stack"])]
    cards = [named(card, words) for card in o["objectives"]] + [words.say("objective-stack", n=o["objective_stack"])]
    rows = (("jobs", jobs or [EMPTY]), ("market", cattle), ("foresight", foresight), ("objectives", cards))
    return [(words.say(label), things) for label, things in rows]


def named(thing: str, words: Speaker) -> str:
    """A thing with what is printed on it."""
    return f"{words.name(thing)}: {words.about(thing)}"


# ---- The players ------------------------------------------------------------------------------


def standing(o: Observation, player: int, words: Speaker) -> list[str]:
    """Workers, money, cards and limits; Sam has workers only (GWT-18.5, GWT-18.22)."""
    p = o["players"][player]
    workers = [f"{words.name(kind)} {words.number(n)}" for kind, n in p["workers"].items()]
    if o["sam"] and player == len(o["players"]) - 1:
        special = words.say("specialisation", thing=words.name(o["sam"]["specialisation"]))
        used = words.listed([words.number(card) for card in o["sam"]["used"]]) or words.say("none")
        return [*workers, special, f"{words.say('sam-cards')}: {words.say('sam-deck', left=o['sam']['deck'], used=used)}"]
    limits = (("certificates", "certificates", "certificate_limit"), ("hand-size", "hand_size", "hand_limit"))
    parts = [words.say("dollars", n=p["dollars"]), *workers]
    parts += [f"{words.say(label)} {words.say('of', n=p[n], most=p[most])}" for label, n, most in limits]
    parts += [
        f"{words.say(label)} {words.number(p[n])}"
        for label, n in (("draw-stack", "deck_size"), ("discard-pile", "discard_size"))
    ]
    parts += [words.say("steps", n=p["step_limit"]), f"{words.say('auxiliary-actions')}: {auxiliaries(o, p, words)}"]
    return parts + ([words.say("tokens", n=p["tokens"])] if p["tokens"] else [])


def auxiliaries(o: Observation, p: dict[str, Any], words: Speaker) -> str:
    """Those with a space that no disc covers; with both spaces open it may be done twice (GWT-9.16)."""
    rows = zip(DATA[o["game"]]["aux_action"], p["auxiliaries"], strict=True)
    return words.speak(chained("eff-then", [message("times", who=either(row["single"][0]), n=n) for row, n in rows if n]))


def belongings(o: Observation, player: int, words: Speaker) -> list[str]:
    """Objectives, tiles, station masters, and buildings still to be built."""
    p = o["players"][player]
    tiles = [*p["hazards"], *[f"camp_{colour}" for colour, n in p["camps"].items() for _ in range(n)]]
    parts = [named(thing, words) for thing in [*p["area"], *p["masters"]]]
    parts += [f"{words.say('gathered')}: {kinds(tiles, words)}"] if tiles else []
    parts += [f"{words.say('known-cards')}: {kinds(p['known'], words)}"] if p["known"] else []
    return [*parts, f"{words.say('unbuilt')}: {' '.join(p['unbuilt']) or words.say('none')}"]
