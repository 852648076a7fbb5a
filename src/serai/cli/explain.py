"""What a reader of the terminal is told: rules, what is printed on things, who sits where, the score sheet, who has won."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from serai.catalogue import document
from serai.cli.typed import matches
from serai.engine.names import ENGLISH
from serai.engine.rulebook import rules
from serai.engine.score import Score, winners
from serai.engine.state import State
from serai.words import Speaker
from serai.words.rulebook import cited, read_out

FIRST_RULES = 2  # of a chapter: they say what it is about


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


# ---- Rules and printed texts ---------------------------------------------------------------


def rule(words: Speaker, number: str) -> str:
    """A numbered rule in the reader's language; empty if there is no such rule."""
    found = cited(words.game, words.language, number.upper())
    return f"{found.number}: {read_out(found)}" if found else ""


def chapter(words: Speaker, title: str) -> list[str]:
    """The first rules of the chapter with this title."""
    text = document(words.game, "RULES.md")
    heading = re.search(rf"^#+ ([0-9]+)\. {re.escape(title)}s?$", text, re.MULTILINE | re.IGNORECASE)
    if not heading:
        return []
    numbers = [number for number in rules(text) if re.fullmatch(rf"[A-Z]+-{heading[1]}\.\w+", number)]
    return [rule(words, number) for number in numbers[:FIRST_RULES]]


def explain(words: Speaker, typed: str) -> list[str]:
    """What is printed on a thing, found by its name in the reader's language, in English, or by its id."""
    game, names = words.game, words.names
    english = Speaker(game, ENGLISH, "terminal").names
    if text := rule(words, typed):
        return [text]
    found: list[str] = []
    for texts in (names, english, {key: key.replace("_", " ") for key in english}):
        found = found or matches(typed.replace("_", " "), texts)
    found = list({names[key]: key for key in found}.values())  # two ids may have one name
    if not found:
        return [words.say("unknown-name", typed=typed[:40])]
    if len(found) > 1:
        return [words.say("which", these=words.listed([names[key] for key in found]))]
    (key,) = found
    name = names[key] if names[key] == english[key] else f"{names[key]} ({english[key]})"
    printed = words.about(key)
    return [f"{name}: {printed}" if printed else name, *chapter(words, english[key])]


# ---- The seats -----------------------------------------------------------------------------


def seat_names(words: Speaker, s: State, kinds: Sequence[str]) -> list[str]:
    """The seats by number, counted from 0 as in the log: 'greedy 0', or 'Seat 0' where nobody is named."""
    seats = [f"{kinds[seat]} {seat}" if seat < len(kinds) else words.say("seat", n=seat) for seat in range(s.setup.players)]
    return with_automata(words, seats, s)


def with_automata(words: Speaker, seats: list[str], s: State) -> list[str]:
    """The players' seats, and after them those that the rules play, such as Sam: they have a score too."""
    beyond = len(s.setup.game.scores(s)) - len(seats)
    return seats + [words.automaton()] * beyond


# ---- The end -------------------------------------------------------------------------------


def score_sheet(words: Speaker, scores: Sequence[Score]) -> Table:
    """Points by category."""
    table = Table(title=words.say("score-sheet"), title_style="bold", header_style="bold")
    table.add_column("")
    for seat in words.seats:
        table.add_column(Text(seat), justify="right")
    for row in words.game.sheet_rows([score.points for score in scores]):
        table.add_row(category(words, row), *[words.number(score.points[row]) for score in scores])
    table.add_section()
    table.add_row(words.say("total"), *[words.number(score.total) for score in scores], style="bold")
    return table


def category(words: Speaker, row: int) -> str:
    """A line of the score sheet: the message `cat-<row>`, or the game's own word."""
    return words.say(f"cat-{row}") if f"cat-{row}" in words.book else words.game.categories[row]


def verdict(words: Speaker, scores: Sequence[Score]) -> list[str]:
    """Who wins, and how a tie was broken."""
    best = max(score.total for score in scores)
    equal = [seat for seat, score in enumerate(scores) if score.total == best]
    won = winners(scores)
    lines = []
    if len(equal) > 1:
        lines.append(words.say("level", who=words.listed([words.seats[seat] for seat in equal]), points=best))
        for place in range(len(scores[0].ties)):
            what = words.say(f"tie-{place}") if f"tie-{place}" in words.book else words.say("tie-break")
            figures = words.listed([f"{words.seats[seat]} {words.number(scores[seat].ties[place])}" for seat in equal])
            lines.append(words.say("broken-by", what=what, figures=figures))
            if len({scores[seat].ties[place] for seat in equal}) > 1:
                break
    return [*lines, words.say("won", who=words.listed([words.seats[seat] for seat in won]), count=len(won), points=best)]
