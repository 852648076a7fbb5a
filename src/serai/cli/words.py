"""Words typed and words shown in a terminal game: what a line means, where a thing or a rule is explained, who has won."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from serai.catalogue import document
from serai.engine.game import Game
from serai.engine.rulebook import rules
from serai.engine.score import Score, winners

K = TypeVar("K")
FIRST_RULES = 2  # of a chapter: they say what it is about


def matches(typed: str, texts: Mapping[K, str]) -> list[K]:
    """Whose text is meant: exactly these words, or words that begin so ('b cr'), or such words later in it ('crane')."""
    words = typed.casefold().split()
    split = {key: text.casefold().split() for key, text in texts.items()}
    return (
        [key for key, text in split.items() if text == words]
        or [key for key, text in split.items() if begins(words, text)]
        or [key for key, text in split.items() if any(begins(words, text[i:]) for i in range(1, len(text)))]
    )


def begins(typed: list[str], words: list[str]) -> bool:
    return 0 < len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def listed(texts: Sequence[str], word: str = "and") -> str:
    """Texts with commas between them, and a word before the last."""
    return f" {word} ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else ".")


# ---- Rules and printed texts ---------------------------------------------------------------


def rule(game: Game, number: str) -> str:
    """A numbered rule without its typography; nothing if there is no such rule."""
    numbered = rules(document(game, "RULES.md"))
    exact = next((name for name in numbered if name.casefold() == number.casefold()), "")
    return f"{exact}: {re.sub(r'[*`]', '', numbered[exact])}" if exact else ""


def chapter(game: Game, title: str) -> list[str]:
    """The first rules of the chapter with this title."""
    text = document(game, "RULES.md")
    heading = re.search(rf"^#+ ([0-9]+)\. {re.escape(title)}s?$", text, re.MULTILINE | re.IGNORECASE)
    if not heading:
        return []
    numbers = [number for number in rules(text) if re.fullmatch(rf"[A-Z]+-{heading[1]}\.\w+", number)]
    return [rule(game, number) for number in numbers[:FIRST_RULES]]


def thing_of(game: Game, action: int) -> str:
    """The id of what an action is done to, where the vocabulary calls it by its id; what comes of it is only shown."""
    words = game.vocabulary
    return words.names[action].removeprefix(words.verbs[action]).strip().replace(" ", "_")


def explain(game: Game, typed: str, names: Mapping[str, str]) -> list[str]:
    """What is printed on a thing, found by its name in the reader's language, in English or by its id."""
    english = game.names("en")
    if text := rule(game, typed):
        return [text]
    found: list[str] = []
    for texts in (names, english, {key: key.replace("_", " ") for key in english}):
        found = found or matches(typed.replace("_", " "), texts)
    if not found:
        return [f"Nothing here is called {typed!r:.40}: type the beginning of a name, or a rule's number."]
    if len(found) > 1:
        return [f"Which do you mean: {listed([names[key] for key in found], 'or')}?"]
    (key,) = found
    name = names[key] if names[key] == english[key] else f"{names[key]} ({english[key]})"
    printed = game.about().get(key)
    return [f"{name}: {printed}"] if printed else [name, *chapter(game, english[key])]


# ---- The end -------------------------------------------------------------------------------


def score_sheet(game: Game, scores: Sequence[Score], seats: Sequence[str]) -> Table:
    """Points by category; a line that is empty for everybody is left out."""
    table = Table(title="Score sheet", title_style="bold", header_style="bold")
    table.add_column("")
    for seat in seats:
        table.add_column(Text(seat), justify="right")
    for row, category in enumerate(game.categories):
        if any(score.points[row] for score in scores):
            table.add_row(category, *[str(score.points[row]) for score in scores])
    table.add_section()
    table.add_row("total", *[str(score.total) for score in scores], style="bold")
    return table


def verdict(scores: Sequence[Score], seats: Sequence[str], ties: Sequence[str]) -> list[str]:
    """Who wins, and how a tie was broken."""
    best = max(score.total for score in scores)
    equal = [seat for seat, score in enumerate(scores) if score.total == best]
    won = winners(scores)
    lines = []
    if len(equal) > 1:
        lines.append(f"{listed([seats[seat] for seat in equal])} have {best} points each.")
        for place in range(len(scores[0].ties)):
            name = ties[place] if place < len(ties) else f"tie-break {place + 1}"
            figures = ", ".join(f"{seats[seat]} {scores[seat].ties[place]}" for seat in equal)
            lines.append(f"The tie is broken by {name}: {figures}.")
            if len({scores[seat].ties[place] for seat in equal}) > 1:
                break
    if len(won) > 1:
        lines.append(f"{listed([seats[seat] for seat in won])} share the victory.")
    else:
        lines.append(f"{seats[won[0]]} wins with {best} points.")
    return lines
