"""What the coach says now, in words and with lights: a bubble on the table's page."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from serai.engine.names import ENGLISH
from serai.table.boards.lessons import Guide, Progress, facts_of, moment_of, next_lesson, selector, told
from serai.table.scene import Scene
from serai.words import LANGUAGES, Language


class Bubble(NamedTuple):
    """One lesson as it is shown."""

    lesson: str
    title: Markup
    words: Markup
    note: bool  # it waits for "Go on"
    more: bool  # another one follows at this question
    rule: str
    lights: list[str]  # CSS selectors
    suggested: str  # the same
    written: Language  # English where the reader's language lacks the lesson


class Coach(NamedTuple):
    """The coach at a table, as one viewer sees them."""

    here: bool  # False: the viewer may call them
    bubble: Bubble | None = None
    met: int = 0  # lessons, with this one
    all: int = 0
    less: bool = False

    @property
    def reads(self) -> bool:
        """The viewer has a note before them, and bots wait."""
        return self.bubble is not None and self.bubble.note


ABSENT = Coach(False)


def coach_of(scene: Scene, guide: Guide, progress: Progress) -> Coach:
    """The coach beside the viewer, with the lesson that it is time for."""
    now = bubble(scene, guide, progress)
    met = {lesson.id for lesson in guide.lessons if lesson.id in progress.shown} | ({now.lesson} if now else set())
    return Coach(True, now, len(met), len(guide.lessons), progress.less)


def bubble(scene: Scene, guide: Guide, progress: Progress) -> Bubble | None:
    view = scene.view
    facts, now = facts_of(guide, view), moment_of(view)
    lesson = next_lesson(guide.lessons, facts, progress, now)
    if lesson is None:
        return None
    words = scene.words.words({name: fact for name, fact in facts.items() if "." not in name})
    follows = next_lesson(guide.lessons, facts, told(lesson, progress, now), now)
    suggested = lesson.suggest if lesson.suggest in scene.legal else ""
    lights = [selector(guide, light, facts, suggested) for light in lesson.light]
    return Bubble(
        lesson.id,
        scene.say(f"title-{lesson.id}", **words),
        scene.say(f"say-{lesson.id}", **words),
        lesson.note,
        not lesson.note and follows is not None,
        lesson.rule or next(iter(view.ask.rules if view.ask and not lesson.note else []), ""),
        [light for light in lights if light],
        selector(guide, "suggested", facts, suggested),
        LANGUAGES[scene.language if scene.words.book.translates(f"say-{lesson.id}") else ENGLISH],
    )
