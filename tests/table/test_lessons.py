"""Lessons of guided games: every file is in order, and walks through real games meet every lesson."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from serai.catalogue import GAMES, document, find
from serai.engine.rulebook import rules
from serai.table.boards import board_of
from serai.table.boards.lessons import (
    Guide,
    Lesson,
    Moment,
    Progress,
    facts_of,
    holds,
    names_in,
    next_lesson,
    parsed,
    selector,
    told,
)
from serai.words import LANGUAGES, Speaker, kebab
from serai.words.book import files_of, ids_of
from tests.table.walk import Walk, guide_of, walk

LONGEST = 40  # words of a lesson
GUIDED = [game_id for game_id in GAMES if board_of(find(game_id)).guide]
USUAL = (("medium", ""), ("random", ""))  # walks by kind of player and seed; without one: the seed of the guided game
FURTHER = {  # which meet what the usual ones do not
    "san-juan": (("medium", "san-juan-28"), ("random", "san-juan-16")),
    "great-western-trail": (("medium", "great-western-trail-49"), ("random", "great-western-trail-10")),
    "mombasa": (("medium", "mombasa-7"),),
    "western-legends": (("medium", "western-legends-38"), ("random", "western-legends-39")),
}


@cache
def walks(game_id: str) -> list[Walk]:
    return [walk(game_id, player, seed) for player, seed in (*USUAL, *FURTHER.get(game_id, ()))]


# ---- Words ---------------------------------------------------------------------------------


@cache
def messages(language: str, game_id: str) -> dict[str, Message]:
    """The coach's words of a game in one language."""
    found: dict[str, Message] = {}
    for file in files_of(language, find(game_id).package):
        if file.name.endswith("lessons.ftl") and file.is_file():
            body = FluentParser().parse(file.read_text("utf-8")).body
            found |= {entry.id.name: entry for entry in body if isinstance(entry, Message)}
    return found


def forms(pattern: Pattern) -> list[str]:
    """Every text that a message may become; a variable counts as one word."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append([element.value])
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            parts.append([form for variant in element.expression.variants for form in forms(variant.value)])
        else:
            parts.append(["word"])
    return ["".join(form) for form in product(*parts)]


def names_of(pattern: Pattern | None) -> set[str]:
    """The variables of a message."""
    found: set[str] = set()
    for element in pattern.elements if pattern else []:
        if isinstance(element, Placeable):
            inner = element.expression
            if isinstance(inner, VariableReference):
                found.add(inner.id.name)
            elif isinstance(inner, SelectExpression):
                if isinstance(inner.selector, VariableReference):
                    found.add(inner.selector.id.name)
                found |= {name for variant in inner.variants for name in names_of(variant.value)}
    return found


def faults(game_id: str, language: str) -> list[str]:
    """What is wrong with the lessons of a game in one language, each in a sentence that names the lesson."""
    guide, said = guide_of(game_id), messages(language, game_id)
    ids = [lesson.id for lesson in guide.lessons]
    wrong = [f"{one}: there are two lessons of this name" for one in set(ids) if ids.count(one) > 1]
    for lesson in guide.lessons:
        one, before = lesson.id, ids[: ids.index(lesson.id)]
        for part in (f"title-{one}", f"say-{one}"):
            if part not in said:
                wrong.append(f"{one}: no message {part} in {language}")
                continue
            pattern = said[part].value
            assert pattern is not None
            longest = max(len(form.split()) for form in forms(pattern))
            wrong += [f"{one}: {part} has {longest} words in {language}, {LONGEST} are allowed"] * (longest > LONGEST)
            unknown = names_of(pattern) - facts_made(game_id)
            wrong += [f"{one}: {part} in {language} speaks of ${name}, which is not a fact" for name in sorted(unknown)]
        wrong += [f"{one}: needs {need}, which does not come before it" for need in lesson.needs if need not in before]
        wrong += [f"{one}: {problem}" for problem in untrue(game_id, guide, lesson)]
    known = {f"{part}-{one}" for one in ids for part in ("title", "say")}
    return wrong + [f"{name}: a message in {language} without a lesson" for name in said if name not in known]


def untrue(game_id: str, guide: Guide, lesson: Lesson) -> list[str]:
    """Conditions that cannot be read, facts that nobody makes, steps, lights and rules that do not exist."""
    wrong = []
    for condition in (*lesson.when, *lesson.unless):
        try:
            parsed(condition)
        except ValueError as error:
            return [str(error)]
    wrong += [f"asks about {name}, which is not a fact" for name in sorted(names_in(lesson)) if not is_fact(game_id, name)]
    wrong += [f"{step} is not a step" for step in lesson.steps if f"ask-{kebab(step)}" not in words_of(game_id)]
    wrong += ["lights nothing"] * (not lesson.light)
    for light in lesson.light:
        try:
            selector(guide, light, dict.fromkeys(facts_made(game_id), 1), lesson.suggest)
        except (ValueError, KeyError) as error:
            wrong.append(f"light {light}: {error}")
        kind, _, verb = light.partition(":")
        if kind in ("legal", "act") and light not in guide.lights and verb not in verbs(game_id):
            wrong.append(f"light {light}: {verb} is not a verb of the game")
    if lesson.suggest and lesson.suggest not in find(game_id).vocabulary.names:
        wrong.append(f"suggests {lesson.suggest!r}, which is not an action of the game")
    wrong += [f"{lesson.rule} is not a rule"] * (
        bool(lesson.rule) and lesson.rule not in rules(document(find(game_id), "RULES.md"))
    )
    return wrong


@cache
def facts_made(game_id: str) -> frozenset[str]:
    """The facts that are made at every moment, without those that are counted when something can be done or was heard."""
    made = [walked.facts for walked in walks(game_id)]
    return frozenset(name for name in set.union(*made) if "." not in name)


@cache
def words_of(game_id: str) -> set[str]:
    return ids_of("en", find(game_id).package)


@cache
def verbs(game_id: str) -> set[str]:
    return {kebab(verb) for verb in find(game_id).vocabulary.verbs}


def is_fact(game_id: str, name: str) -> bool:
    kind, _, rest = name.partition(".")
    if kind == "can":
        return rest in verbs(game_id)
    if kind == "heard":
        return f"told-{rest.rpartition('.')[0]}" in words_of(game_id)
    return name in facts_made(game_id)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GUIDED)
def test_lessons_are_in_order(game_id: str, language: str) -> None:
    assert faults(game_id, language) == []


# ---- Walks ---------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_every_lesson_is_reached(game_id: str) -> None:
    """By a player who means well, or by one who does anything; in one of the editions that share the lessons."""
    guide = guide_of(game_id)
    met = set.union(*[walked.lessons for shared in GUIDED if guide_of(shared) is guide for walked in walks(shared)])
    assert [lesson.id for lesson in guide.lessons if lesson.id not in met] == []


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_no_lesson_contradicts_the_position(game_id: str) -> None:
    """Whatever it names is there, in every language, and its conditions hold."""
    for walked in walks(game_id):
        for met in walked.met:
            lesson, facts = met.lesson, met.facts
            assert all(holds(condition, facts) for condition in lesson.when), lesson.id
            for language in LANGUAGES:
                speaker = Speaker(find(game_id), language, seats=[seat.name for seat in met.view.seats])
                given = speaker.words({name: fact for name, fact in facts.items() if "." not in name})
                for part in (f"title-{lesson.id}", f"say-{lesson.id}"):
                    said = messages(language, game_id).get(part)
                    used = names_of(said.value) if said else set()
                    assert [name for name in used if given.get(name, "") == ""] == [], (lesson.id, language)
                    assert speaker.say(part, **given), (lesson.id, language)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_much_is_met_early(game_id: str) -> None:
    """The guided game itself, with the seed that was chosen for it."""
    lessons = guide_of(game_id).lessons
    assert len(walks(game_id)[0].lessons) >= 0.7 * len(lessons)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_a_second_game_repeats_nothing(game_id: str) -> None:
    """What was shown is not shown again, except reminders."""
    guide = guide_of(game_id)
    counts = [[met.lesson.id for met in walked.met] for walked in walks(game_id)]
    once = {lesson.id for lesson in guide.lessons if lesson.show == 1}
    assert all(ids.count(one) == 1 for ids in counts for one in set(ids) & once)


# ---- Conditions and the choice of a lesson -------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("hand", True),
        ("not hand", False),
        ("hand >= 3", True),
        ("hand > limit", False),
        ("role == 'builder'", True),
        ("role != ''", True),
        ("role == 3", False),
        ("can.build == 0", True),
    ],
)
def test_conditions(condition: str, true: bool) -> None:
    assert holds(condition, {"hand": 3, "limit": 7, "role": "builder"}) is true


def test_a_condition_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="'hand => 3' is not a condition"):
        parsed("hand => 3")


NOW = Moment("t/4", "t/5")


def lesson(name: str, at: str = "ask", **more: object) -> Lesson:
    return Lesson(name, at, ("hand",), **more)  # type: ignore[arg-type]


def test_notes_come_first_and_at_most_two() -> None:
    lessons = [lesson("ask", weight=90), lesson("a", "look", weight=10), lesson("b", "after", weight=60), lesson("c", "look")]
    progress, came = Progress(), []
    while found := next_lesson(lessons, {"step": "Build"}, progress, NOW):
        progress = told(found, progress, NOW)
        came.append(found.id)
    assert came == ["b", "c", "ask"]
    later = next_lesson(lessons, {"step": ""}, progress, Moment("t/6", ""))
    assert later is not None
    assert later.id == "a"


def test_one_lesson_beside_a_question_unless_it_may_follow() -> None:
    lessons = [lesson("one"), lesson("two", weight=40), lesson("three", weight=30, same_question=True)]
    progress = told(lessons[0], Progress(), NOW)
    assert next_lesson(lessons, {"step": "Build"}, progress, NOW) is lessons[2]
    assert next_lesson(lessons, {"step": "Build"}, progress, Moment("t/6", "t/7")) is lessons[1]


def test_those_who_want_less_hear_what_matters() -> None:
    lessons = [lesson("light"), lesson("heavy", weight=80)]
    assert next_lesson(lessons[:1], {"step": "Build"}, Progress(less=True), NOW) is None
    assert next_lesson(lessons, {"step": "Build"}, Progress(less=True), NOW) is lessons[1]


def test_a_reminder_comes_each_time() -> None:
    reminder = lesson("again", show=0)
    progress = told(reminder, Progress(), NOW)
    assert next_lesson([reminder], {"step": "Build"}, progress, Moment("t/6", "t/7")) is reminder


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_facts_are_made_of_the_view_alone(game_id: str) -> None:
    """The same view, the same facts: the coach remembers nothing and asks nobody."""
    for met in walks(game_id)[0].met:
        assert facts_of(guide_of(game_id), met.view) == met.facts
