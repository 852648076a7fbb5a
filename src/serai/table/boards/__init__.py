"""Boards: how a game looks in the browser.

A board is drawn from a `Scene` only, that is from what its viewer may know.  It decides nothing: every figure on it comes from
the observation or from the meaning of an action.  A game's package exports one, as `BOARD`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from markupsafe import Markup, escape

from serai import catalogue
from serai.engine.game import Game
from serai.engine.state import State
from serai.table.boards.lessons import Guide
from serai.table.boards.presets import Introduction
from serai.table.svg import sky

if TYPE_CHECKING:
    from serai.table.scene import HtmlSpeaker, Scene


class Beat(NamedTuple):
    """How an event stands in the recap of a turn: with an icon, with its place on the board, and with others of its kind as
    one.  `icon` is the name of an icon; "=good" the icon of the thing that this fact of the message names."""

    icon: str = ""
    place: str = ""  # the fact that names the place; "chosen": what was chosen last; "#house": always this one; "@thing": the
    # player's own thing of this name (`data-place="THING-SEAT"`)
    last: bool = False  # of several in one turn only the last one counts: where somebody came to, how far
    same: str = ""  # but of each of these: the name of a fact
    total: str = ""  # several are added up: the name of the number


class Shelf(NamedTuple):
    """Things that stand together in the gallery of the page of rules, each with its drawing; where that is empty, its name and
    its text are shown."""

    title: Markup
    things: Sequence[tuple[str, str]]


@runtime_checkable
class Board(Protocol):
    """A game in the browser.  Everything that it returns is safe HTML."""

    style: str = ""  # the class of the page: which block of the style sheet arranges it
    styles: Sequence[str] = ()  # style sheets of its own, beside the common ones
    turn: Sequence[str] = ()  # the rules of the steps of a turn or a round, which the messages `turn-<number>` tell in short
    story: Mapping[str, Beat] = {}  # by message, the events that are worth a word in the recap of a turn; empty: all of them
    panels: Mapping[str, Callable[[HtmlSpeaker], str]] = {}  # the drawings of the overview, by the panel of its messages
    introductions: Mapping[str, Introduction] = {}  # by game: what newcomers are told, and presets of its options
    guide: Guide | None = None  # the coach of guided games

    def board(self, scene: Scene) -> str:
        """Everything that lies before the players: displays, the map, the viewer's own area and hand."""
        ...

    def ground(self, game_id: str, language: str) -> str:
        """What is drawn on the board and never changes, as groups with an id.  A page has them once, and the board refers to
        them, so that they are not sent, read and compared again with every answer."""
        return ""

    def panel(self, scene: Scene, seat: int) -> str:
        """A player's public facts, for the panel with the name."""
        return ""

    def mat(self, scene: Scene, seat: int) -> str:
        """Everything public that lies before a player, as large as on their own table.  It opens over the board by a click on
        the name; `scene.live` is False there, so nothing in it can be chosen."""
        return self.panel(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        """The one number that stands beside a name on a phone."""
        return ""

    def progress(self, scene: Scene) -> tuple[str, int]:
        """How far the game is: in words, and in per cent."""
        return "", 0

    def row(self, scene: Scene, now: int) -> Sequence[int]:
        """In games whose turns have no headings (`told-turn`): the seats in the order of play as far as it is known, from the
        one that is waited for on."""
        return ()

    def sums(self, scene: Scene) -> Sequence[str]:
        """The arithmetic of the question."""
        return ()

    def card(self, words: HtmlSpeaker, card: str) -> str:
        """A card of a hand, drawn as in the hand, where nothing can be done with it; empty: only its name is shown."""
        return ""

    def drawings(self) -> str:
        """What the drawings of the overview and the gallery refer to."""
        return ""

    def shelves(self, words: HtmlSpeaker) -> Sequence[Shelf]:
        """The gallery of the page of rules: all cards or tiles of this game."""
        return ()

    def glossary(self, game_id: str) -> str:
        """Icons with the things that they stand for, "coffee ink:ink_marker"; others have a message `icon-<icon>`."""
        return ""

    def cover(self, game_id: str) -> str:
        """The picture of the game that is seen through the gate, 200 x 150."""
        return sky("var(--card-2)")


class Listing(Board):
    """Any game: its observation as lists.  Whatever can be chosen stands as a button below."""

    style = "g-any"

    def board(self, scene: Scene) -> str:
        shown = {key: value for key, value in scene.o.items() if key not in HIDDEN}
        return f'<section class="panel sec">{listing(scene, shown)}</section>'

    def panel(self, scene: Scene, seat: int) -> str:
        players = scene.o.get("players", [])
        return listing(scene, players[seat]) if seat < len(players) else ""


HIDDEN = ("game", "seat", "players", "asked", "waiting", "over")


def listing(scene: Scene, value: Any) -> str:
    """A part of an observation: things by their names, what belongs together in one list."""
    if isinstance(value, Mapping):
        rows = [f"<dt>{scene.name(str(key))}</dt><dd>{listing(scene, part)}</dd>" for key, part in value.items()]
        return f'<dl class="listing">{"".join(rows)}</dl>'
    if isinstance(value, list):
        inner = [listing(scene, part) for part in value]
        return Markup(", ").join([Markup(part) for part in inner]) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        return scene.num(value)
    return "–" if value is None else scene.name(escape(str(value)))


LISTING = Listing()


def board_of(game: Game[State]) -> Board:
    """The board of this game; a plain one, if it brings none."""
    return catalogue.part(game, "BOARD", Board) or LISTING
