"""Western Legends in the terminal: the map as a grid of signs, the stories, the players' mats, one's own cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from serai.cli.boards import Observation, Terminal
from serai.cli.boards.text import DOT, Flow, labelled_rows, seat_label
from serai.engine.events import message, seat
from serai.games.western_legends.board import BOARD, LOCATION_ROWS, SPACE_ROWS
from serai.games.western_legends.cards import CATTLE, LIMITS, SIDES_OF_STORY
from serai.games.western_legends.events import FIGHT_MESSAGES, FIGHTS
from serai.games.western_legends.meaning import FOES
from serai.words import Speaker

WIDTH, HEIGHT = 76, 30  # of the map, in signs
SIGNS: Final = {  # by type of location: its sign on the map, and what the sign means
    "sheriff_office": ("O", "place-sheriff"),
    "bank": ("B", "place-bank"),
    "general_store": ("$", "place-store"),
    "saloon": ("S", "place-saloon"),
    "doctor": ("D", "place-doctor"),
    "cabaret": ("C", "place-cabaret"),
    "ranch": ("R", "place-ranch"),
    "rail_station": ("T", "place-rail"),
    "mine": ("M", "place-mine"),
}
HIDEOUT, BANDIT, SHERIFF, BLACK, CLIFFS, SPACE = "h", "!", "*", "#", "^^^", "·"
OTHER_SIGNS: Final = {
    HIDEOUT: "place-hideout",
    BANDIT: "foe-bandit",
    SHERIFF: "foe-sheriff",
    BLACK: "automaton",
    CLIFFS: "place-cliffs",
}
TYPES: Final = {row["id"]: row["type"] for row in LOCATION_ROWS}
COW: Final = {row["id"]: row for row in CATTLE}
ATTACKS: Final = dict(zip(FIGHTS, FIGHT_MESSAGES, strict=True))
OPPONENTS: Final = {FIGHTS[kind]: words for kind, words in FOES.items()}


class WesternTerminal(Terminal):
    enter = frozenset({"React", "LateReputation", "LookAtHand", "LookAtFightCard"})

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """Status, map, what lies around it, mats, and one's own cards below."""
        me: int | None = o["seat"]
        mats = labelled_rows()
        for number, p in enumerate(o["players"]):
            mats.add_row(seat_label(f"{words.number(number + 1)} {words.called(number)}", number == me), Flow(mat(p, words)))
        parts = [Rule(title(o, words), style="dim"), chart(o, words), legend(words), *around(o, words), mats]
        return Group(*parts) if me is None else Group(*parts, "", *own(o["players"][me], words))


TERMINAL = WesternTerminal()


def title(o: Observation, words: Speaker) -> Text:
    if o["over"]:
        return Text(words.say("told-ended"), style="bold")
    if o["active"] is None:
        return Text(words.say("setting-up"), style="bold")
    most = LIMITS["actions_per_turn"]
    parts = [words.say("told-turn", round=o["round"], who=words.called(o["active"]))]
    parts += [words.say("actions-used", n=most - o["actions"], most=most)]
    parts += [words.say("progress-last") if o["last_round"] else words.say("ends-at", n=o["end_lp"])]
    return Text(DOT.join(parts), style="bold")


# ---- The map ------------------------------------------------------------------------------------


def chart(o: Observation, words: Speaker) -> Text:
    """Every space where it lies on the board, with the figures that stand there; players by the numbers of their seats."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    for cliff in BOARD["cliffs"]:
        x, y = (sum(point[i] for point in cliff["polygon"]) // len(cliff["polygon"]) for i in (0, 1))
        write(rows, x, y, CLIFFS)
    for row in SPACE_ROWS:
        write(rows, row["x"], row["y"], sign(row, o) + figures(row["id"], o, words))
    return Text("\n".join("".join(row).rstrip() for row in rows))


def write(rows: list[list[str]], x: int, y: int, text: str) -> None:
    line, column = min(HEIGHT - 1, y * HEIGHT // 1001), min(WIDTH - len(text), x * WIDTH // 1001)
    rows[line][column : column + len(text)] = text


def sign(row: dict[str, Any], o: Observation) -> str:
    if row["id"] in o["bandits"]:
        return BANDIT
    if row["hideout"]:
        return HIDEOUT
    return SIGNS[TYPES[row["locations"][0]]][0] if row["locations"] else SPACE


def figures(space: str, o: Observation, words: Speaker) -> str:
    found = [words.number(number + 1) for number, p in enumerate(o["players"]) if p["space"] == space]
    found += [SHERIFF] if o["sheriff"] == space else []
    black = o["man_in_black"]
    return "".join(found + ([BLACK] if black and black["space"] == space else []))


def legend(words: Speaker) -> Flow:
    """What the signs mean."""
    players = f"{words.number(1)}, {words.number(2)}, …"
    signs = [*SIGNS.values(), *OTHER_SIGNS.items(), (players, "map-players")]
    return Flow([Text(f"{one} {words.say(meaning)}", style="dim") for one, meaning in signs])


# ---- Around the map --------------------------------------------------------------------------------


def around(o: Observation, words: Speaker) -> list[RenderableType]:
    """Stories, piles, the Man in Black, and the dice, the fight or the poker game going on."""
    lines: list[RenderableType] = [
        story(side, row, words) for side, row in zip(SIDES_OF_STORY, o["stories"], strict=True) if row["condition"]
    ]
    lines.append(Flow(piles(o, words)))
    if o["man_in_black"]:
        black = o["man_in_black"]
        lines.append(f"{words.automaton()}: {words.say('lp-short', n=black['lp'])}{DOT}{words.name(black['space'])}")
    if o["dice"]:
        lines.append(f"{words.say('dice')}: {named(o['dice'], words)}")
    lines += fight(o["fight"], words) if o["fight"] else []
    lines += poker(o["poker"], words) if o["poker"] else []
    return lines


def named(things: list[str], words: Speaker) -> str:
    return words.listed([words.name(thing) for thing in things])


def story(side: str, row: dict[str, Any], words: Speaker) -> str:
    """Its condition, whose discs lie on it, and how many are still needed."""
    discs = [words.called(number) for number in row["discs"]]
    missing = words.say("discs-to-go", count=row["needs"] - len(discs))
    return f"{words.say('story-on', side=side)}: {words.name(row['condition'])} ({words.listed([*discs, missing])})"


def piles(o: Observation, words: Speaker) -> list[str]:
    found = [("pile-deck", o["deck"]), ("pile-discards", len(o["discards"])), ("pile-gold", o["gold"])]
    found += [("pile-tokens", o["legendary_tokens"])] if o["legendary_tokens"] else []
    cattle = [f"{words.say('cattle-token', color=color)} {words.number(n)}" for color, n in o["cattle"].items()]
    return [f"{words.say(label)} {words.number(n)}" for label, n in found] + cattle


def fight(now: dict[str, Any], words: Speaker) -> list[RenderableType]:
    """Who fights whom, the cards that the reader sees, and who is ahead."""
    sides = [seat(side) if side is not None else message(OPPONENTS[now["kind"]]) for side in now["sides"]]
    lines = [words.speak(message(ATTACKS[now["kind"]], who=sides[0], foe=sides[1]))]
    cards = [card for card in (now["card"], now["against"], *now["used"]) if card]
    lines += [named(cards, words)] if cards else []
    if now["ahead"] is None:
        lines.append(words.say("lead-hidden"))
    else:
        high, low = now["values"][now["ahead"]], now["values"][1 - now["ahead"]]
        lines.append(words.speak(message("lead", who=sides[now["ahead"]], high=high, low=low)))
    if now.get("drawn"):
        lines.append(f"{words.speak(message('your-fight-cards', foe=sides[1]))}: {named(now['drawn'], words)}")
    elif now["drawn_size"]:
        lines.append(words.say("fight-cards-drawn", count=now["drawn_size"]))
    lines += [f"{words.say('you-looked-at')}: {named(now['seen'], words)}"] if now.get("seen") else []
    return list(lines)


def poker(table: dict[str, Any], words: Speaker) -> list[RenderableType]:
    """Who plays, what is in the pot, the flop, and what the reader has dealt."""
    players = words.listed([words.called(number) for number in table["seats"]])
    pot = f"{words.say('pot')} {words.say('dollars', n=table['pot'])}"
    lines = [f"{words.say('poker-table')}: {players}{DOT}{pot}"]
    lines += [f"{words.say('flop')}: {named(table['flop'], words)}"] if table["flop"] else []
    lines += [f"{words.say('your-poker-hand')}: {named(table['dealt'], words)}"] if table.get("dealt") else []
    return list(lines)


# ---- Players ------------------------------------------------------------------------------------------


def mat(p: dict[str, Any], words: Speaker) -> list[str]:
    """All that is public of a player."""
    if p["character"] is None:
        return [words.say("no-character")]
    parts = [words.name(p["character"]), words.say("lp-short", n=p["lp"])]
    parts += [words.say("marshal-points", n=p["mp"])] if p["mp"] else []
    parts += [words.say("wanted-points", n=p["wp"])] if p["wp"] else []
    parts += [words.say("dollars", n=p["money"]), words.say("n-gold", n=p["gold"])]
    parts += [words.say("wounds", n=p["wounds"], most=LIMITS["max_wounds"])] if p["wounds"] else []
    parts += [words.say("start-cards", count=p["hand_size"])]
    parts += [words.say("cattle-token", color=p["cattle"])] if p["cattle"] else []
    parts += [item(one, words) for one in p["items"]]
    parts += (
        [words.say("goals-count", done=len(p["revealed"]), count=p["goals_size"])] if p["goals_size"] or p["revealed"] else []
    )
    parts += [words.say("tokens-count", count=p["tokens_size"])] if p["tokens_size"] else []
    return [*parts, words.name(p["space"]) if p["space"] else words.say("not-placed")]


def item(one: dict[str, Any], words: Speaker) -> str:
    """An item; the active weapon and mount are marked."""
    return f"{words.name(one['id'])} ({words.say('active')})" if one["active"] else words.name(one["id"])


def own(p: dict[str, Any], words: Speaker) -> list[RenderableType]:
    """One's hand with what is printed on the cards, and what else only oneself sees."""
    lines = []
    for card in p["hand"]:
        lines.append(Text(f"{words.name(card)}  ", no_wrap=True, overflow="ellipsis"))
        lines[-1].append(words.about(card), style="dim")
    lines += [Text(f"{words.say('chosen')}: {named(p['picked'], words)}")] if p["picked"] else []
    lines += [Text(words.say("goal-label", goal=words.name(goal))) for goal in p["goals"]]
    lines += [Text(words.say("token-label", n=n)) for n in p["tokens"]]
    if p["token"]:
        row = COW[p["token"]]
        worth = words.say("cattle-worth", money=row["money"], cards=row["cards"], lp=row["lp"])
        lines.append(Text(f"{words.say('cattle-token', color=row['color'])}: {worth}"))
    return list(lines)
