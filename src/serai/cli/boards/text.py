"""Texts and layout that the boards of several games share."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from serai.words import Speaker

DOT = " · "


class Flow:
    """Things one after the other; a line is broken between them, never inside."""

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


def labelled_rows() -> Table:
    """Rows of a label and what belongs to it."""
    rows = Table.grid(padding=(0, 2), pad_edge=False)
    rows.add_column(no_wrap=True)
    rows.add_column()
    return rows


def own_last(players: int, me: int | None) -> Sequence[int]:
    """The seats in order of play, the reader's own last."""
    return range(players) if me is None else [(me + 1 + i) % players for i in range(players)]


def seat_label(name: str, own: bool) -> Text:
    return Text(name, style="bold green" if own else "bold")


def kinds(things: Sequence[str], words: Speaker) -> str:
    """Things with equal ones together: two cranes and a tower."""
    return words.listed([several(things, thing, words) for thing in dict.fromkeys(things)])


def several(things: Sequence[str], thing: str, words: Speaker) -> str:
    return f"{words.number(n)} × {words.name(thing)}" if (n := things.count(thing)) > 1 else words.name(thing)
