"""The coach of a guided game: lessons as data, and which of them it is time for.

A board that has lessons has a `Guide`, which `guide` makes of three things in its package: `lessons.toml` says when each lesson
comes and what it lights, `facts` what conditions and words may speak of, `LIGHTS` where a light is found on the page.  The
words are the messages `title-<id>` and `say-<id>` of `<package>.lessons.ftl`.  A coach knows what its seat knows: facts come
from a `View` and from nothing else."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

from serai.catalogue import find
from serai.engine.events import AROUND, CHOSE, Fact, Message
from serai.table.view import View
from serai.words import kebab

NOTES = 2  # notes between two answers of the viewer; further ones wait for the next moment
HEAVY = 75  # the least weight of a lesson for those who want to be told less
USUAL = 50

Facts = dict[str, Fact]


class Heard(NamedTuple):
    """Something that the viewer was told since the beginning of their last turn, as the game says it."""

    player: int
    message: Message


# ---- Lessons -------------------------------------------------------------------------------


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is explained when it first comes up."""

    id: str
    at: Literal["ask", "after", "look"]  # beside a question; after something happened; once the table looks like this
    light: tuple[str, ...]  # what gets the lamp; a light that is not on the page is skipped
    step: str | tuple[str, ...] = ()  # of `ask`: the classes of the steps
    when: tuple[str, ...] = ()  # conditions, all of which hold
    unless: tuple[str, ...] = ()  # conditions that keep it back
    needs: tuple[str, ...] = ()  # lessons that must have come before
    suggest: str = ""  # an action in the words of the log, marked "try this" where it is legal
    rule: str = ""  # its rule, behind "Why?"; empty: the first rule of the question
    same_question: bool = False  # may follow another lesson at the same question
    show: int = 1  # how often at most; 0: each time
    weight: int = USUAL  # the heavier goes first

    @property
    def note(self) -> bool:
        """It waits for "Go on", and bots wait with it."""
        return self.at != "ask"

    @property
    def steps(self) -> tuple[str, ...]:
        return (self.step,) if isinstance(self.step, str) else self.step


class GuidedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game."""

    players: int
    seed: str
    bots: str = "easy"
    seat: int = 1
    options: dict[str, bool | int | str] = {}


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`lessons.toml`."""

    table: dict[str, GuidedTable]  # by game: two editions may share their lessons
    lesson: tuple[Lesson, ...]


class Guide(NamedTuple):
    """All that the coach of one package knows."""

    tables: Mapping[str, GuidedTable]
    lessons: Sequence[Lesson]
    facts: Callable[[View, Sequence[Heard]], Facts]  # of the game; `facts_of` adds those of every game
    lights: Mapping[str, str]  # CSS selectors, in which `{fact}` stands for a fact


def guide(package: str, facts: Callable[[View, Sequence[Heard]], Facts], lights: Mapping[str, str]) -> Guide:
    """The guide of a board's package."""
    file = msgspec.toml.decode(files(package).joinpath("lessons.toml").read_bytes(), type=LessonFile)
    return Guide(file.table, file.lesson, facts, lights)


# ---- Conditions ----------------------------------------------------------------------------

FACT = r"[a-z_]+(?:\.[a-z0-9_-]+)*"
CONDITION = re.compile(rf"(not )?({FACT})(?: (==|!=|>=|<=|>|<) (?:(-?\d+)|'([a-z0-9_]*)'|({FACT})))?")
SIGNS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}


def parsed(condition: str) -> re.Match[str]:
    found = CONDITION.fullmatch(condition)
    if found is None:
        raise ValueError(
            f"{condition!r} is not a condition. Write: fact, not fact, or fact OP value; OP is one of {' '.join(SIGNS)}"
        )
    return found


def holds(condition: str, facts: Mapping[str, Fact]) -> bool:
    """One condition: a fact, `not` a fact, or a fact compared with a number, a 'word' or another fact.  What was not heard and
    what cannot be done counts as 0."""
    negated, name, sign, number, word, other = parsed(condition).groups()
    left = facts.get(name, 0)
    if not sign:
        return bool(left) != bool(negated)
    right = int(number) if number else word if word is not None else facts.get(other, 0)
    if isinstance(left, str) != isinstance(right, str):
        return bool(sign == "!=")
    return SIGNS[sign](left, right)


def names_in(lesson: Lesson) -> set[str]:
    """The facts that a lesson's conditions speak of."""
    groups = [parsed(condition).groups() for condition in (*lesson.when, *lesson.unless)]
    return {name for group in groups for name in (group[1], group[5]) if name}


# ---- Facts ---------------------------------------------------------------------------------


def turn_began(view: View) -> int:
    """The line of the log before the viewer's last turn: choices of theirs in a row."""
    began, mine = 0, False
    for event in reversed(view.told):
        kind, player = event.seen[:2]
        if kind == CHOSE and player == view.seat:
            began, mine = event.line - 1, True
        elif kind == CHOSE and mine:
            break
    return began


def last_answer(view: View) -> int:
    """The line of the log with the viewer's last choice."""
    return max([event.line for event in view.told if event.seen[:2] == (CHOSE, view.seat)], default=0)


def heard(view: View) -> list[Heard]:
    """What the viewer was told of the game since the beginning of their last turn."""
    game, began = find(view.game), turn_began(view)
    events = [event.seen for event in view.told if event.line > began or not began]
    said = [(seen[1], game.told(seen, view.observation)) for seen in events if seen[0] not in AROUND]
    return [Heard(player, message) for player, message in said if message]


def facts_of(guide: Guide, view: View) -> Facts:
    """What the lessons of a game may speak of.  In every game:

    `step` (the class of the question, empty without one), `over`, `may_undo`, `players`,
    `can.<verb>`: how many legal actions have this verb,
    `heard.<event>.me`, `heard.<event>.others`: how often `told-<event>` was told of the viewer and of others since the
    beginning of the viewer's last turn; `heard.<event>.<thing>`: the same by the thing that it names."""
    news = heard(view)
    facts: Facts = {
        "step": view.ask.step if view.ask else "",
        "over": view.over,
        "may_undo": not view.undo,
        "players": len(view.seats),
    }
    facts |= Counter([f"can.{kebab(choice.verb)}" for choice in view.choices])
    facts |= Counter([name for one in news for name in names_of(one, view.seat)])
    return facts | guide.facts(view, news)


def names_of(one: Heard, me: int | None) -> list[str]:
    event = f"heard.{str(one.message['message']).removeprefix('told-')}"
    thing = one.message.get("thing")
    return [f"{event}.{'me' if one.player == me else 'others'}", *([f"{event}.{thing}"] if isinstance(thing, str) else [])]


# ---- Lights --------------------------------------------------------------------------------

EVERYWHERE: Mapping[str, str] = {  # lights that every board has
    "undo": "#act [name=undo]",
    "hint": "#act [data-hint]",
    "players": "#players",
    "players:points": "#players .cash",
    "question": "#question",
    "log": "#story",
    "sheet": "#end",
}


def chosen(action: str) -> str:
    """Whatever stands for this action."""
    return f'.main :is([value="{action}"], [value^=\'["{action}"\'], [data-acts*=\'"{action}"\'], [data-ways*=\'["{action}"\'])'


def choosable(verb: str, where: str = ".main") -> str:
    """Whatever stands for an action with this verb."""
    alone = f'[value="{verb}"], [value^="{verb} "], [value^=\'["{verb} \']'
    return f"{where} :is({alone}, [data-acts*='\"{verb} '], [data-acts*='\"{verb}\"'], [data-ways*='[\"{verb} '])"


def selector(guide: Guide, light: str, facts: Mapping[str, Fact], suggest: str = "") -> str:
    """Where a light is found on the page; empty where a fact that it names is empty.  In every game: `legal:<verb>` (what can
    be chosen), `act:<verb>` (a button of the status bar), `area:<name>`, `place:<id>` (what events call so), `suggested`."""
    kind, _, name = light.partition(":")
    if light in guide.lights:
        wanted = re.findall(r"\{([a-z_]+)\}", guide.lights[light])
        return guide.lights[light].format_map(facts) if all(facts[fact] not in ("", None) for fact in wanted) else ""
    if light in EVERYWHERE:
        return EVERYWHERE[light]
    if light == "suggested":
        return chosen(suggest) if suggest else ""
    if kind == "legal":
        return choosable(name.replace("-", " "))
    if kind == "act":
        return choosable(name.replace("-", " "), "#act")
    if kind == "area":
        return f"#area-{name}"
    if kind == "place":
        return f'.main [data-place="{name}"]'
    raise ValueError(f"unknown light {light!r}. Choose from: {', '.join(known_lights(guide))}")


def known_lights(guide: Guide) -> list[str]:
    return [*guide.lights, *EVERYWHERE, "suggested", "legal:<verb>", "act:<verb>", "area:<name>", "place:<id>"]


# ---- The coach -----------------------------------------------------------------------------


class Progress(msgspec.Struct):
    """What one person has been told of one game."""

    shown: dict[str, int] = {}  # by lesson: how often
    less: bool = False  # only what matters most
    moment: str = ""  # of the last note: after which of the viewer's answers
    notes: int = 0  # how many came then
    question: str = ""  # beside which question a lesson was read last


class Moment(NamedTuple):
    """When a lesson may come: after which answer of the viewer, and beside which of their questions."""

    answer: str
    question: str


def moment_of(view: View) -> Moment:
    return Moment(f"{view.table}/{last_answer(view)}", f"{view.table}/{view.decision}" if view.ask else "")


def ready(lesson: Lesson, facts: Mapping[str, Fact], progress: Progress) -> bool:
    """Could this lesson come now?"""
    return (
        (not lesson.show or progress.shown.get(lesson.id, 0) < lesson.show)
        and (lesson.weight >= HEAVY or not progress.less)
        and (not lesson.steps or facts["step"] in lesson.steps)
        and (lesson.note or bool(facts["step"]))
        and all(need in progress.shown for need in lesson.needs)
        and all(holds(condition, facts) for condition in lesson.when)
        and not any(holds(condition, facts) for condition in lesson.unless)
    )


def next_lesson(lessons: Sequence[Lesson], facts: Mapping[str, Fact], progress: Progress, now: Moment) -> Lesson | None:
    """The lesson that it is time for: first up to two notes, then one beside the question, the heaviest first.  At the end of
    the game nothing comes later, so nothing waits."""
    found = [lesson for lesson in lessons if ready(lesson, facts, progress)]
    if progress.moment == now.answer and progress.notes >= NOTES and not facts.get("over"):
        found = [lesson for lesson in found if not lesson.note]
    if progress.question == now.question:
        found = [lesson for lesson in found if lesson.note or lesson.same_question]
    return max(found, key=lambda lesson: (lesson.note, lesson.weight), default=None)


def told(lesson: Lesson, progress: Progress, now: Moment) -> Progress:
    """The person has read this lesson, or gone on without."""
    shown = {**progress.shown, lesson.id: progress.shown.get(lesson.id, 0) + 1}
    if not lesson.note:
        return msgspec.structs.replace(progress, shown=shown, question=now.question)
    notes = progress.notes + 1 if progress.moment == now.answer else 1
    return msgspec.structs.replace(progress, shown=shown, moment=now.answer, notes=notes)
