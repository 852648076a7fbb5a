"""The guided game, and the coach at a table."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import Response, post
from litestar.exceptions import NotFoundException

from serai.catalogue import find
from serai.table import people
from serai.table.access import house_of
from serai.table.boards import board_of
from serai.table.boards.lessons import Guide, Lesson, Moment, Progress, moment_of, told
from serai.table.coach import ABSENT, Coach, coach_of
from serai.table.drive import coach as seat_coach
from serai.table.forms import form_of
from serai.table.limits import limit
from serai.table.lobby import Wish
from serai.table.names import NAME, clean
from serai.table.room import COACH, Room, Stuck
from serai.table.scene import Scene
from serai.table.schema import BOT, GUIDED
from serai.table.security import Request, device_of, language_of, opener_of, person_of
from serai.table.site.common import see_other
from serai.table.site.new import usual_name
from serai.words.book import TABLE, phrasebook

PACE = "slow"  # of the bots at a guided table


@post("/learn/{game_id:str}/play")
async def play_guided(request: Request, game_id: str) -> Response[Any]:
    """Open the guided first game of a game."""
    house, language = house_of(request), language_of(request)
    limit(request, "open")
    game = find(game_id)
    guide = board_of(game).guide
    if guide is None or game.id not in guide.tables:
        raise NotFoundException(f"{game_id} has no guided game: open a table of your own.")
    form = await form_of(request)
    table = guide.tables[game.id]
    me = table.seat - 1
    kinds = ["me" if seat == me else "bot" for seat in range(table.players)]
    names = [usual_name(kind, seat, language) for seat, kind in enumerate(kinds)]
    names[me] = clean(str(form.get("name", "")), NAME) or names[me]
    wishes = [Wish(kind, name, table.bots if kind == "bot" else "") for kind, name in zip(kinds, names, strict=True)]
    room = await house.create(
        game.id,
        dict(table.options),
        wishes,
        person_of(request),
        phrasebook(language, TABLE).say("guided-title", {}),
        seed=table.seed,
        origin=GUIDED,
        settings={COACH: me, "speed": PACE},
        opener=opener_of(request),
        device=device_of(request),
    )
    return see_other(request, f"/t/{room.table.id}")


# ---- At a table ----------------------------------------------------------------------------


def guide_at(room: Room) -> Guide | None:
    return board_of(room.setup.game).guide


def may_have(room: Room, seat: int) -> bool:
    """A coach may sit down wherever the others are bots."""
    return guide_at(room) is not None and all(row.kind == BOT for row in room.seats if row.seat != seat)


async def progress_of(request: Request, room: Room) -> Progress:
    """What this person was told of this game."""
    known = partial(people.progress, person=person_of(request), game=room.table.game)
    text = await house_of(request).database.peek(known)
    return msgspec.json.decode(text, type=Progress) if text else Progress()


async def keep_progress(request: Request, room: Room, progress: Progress) -> None:
    text = msgspec.json.encode(progress).decode()
    await house_of(request).database.write(
        partial(people.learn, person=person_of(request), game=room.table.game, progress=text)
    )


def has_coach(room: Room, seat: int) -> bool:
    """Whether the coach sits beside this seat."""
    return bool(room.table.settings.get(COACH) == seat)


async def coach_beside(request: Request, room: Room, scene: Scene) -> Coach | None:
    """The coach as this viewer sees them; None where there can be none."""
    guide = guide_at(room)
    if guide is None or scene.me is None or not may_have(room, scene.me):
        return None
    if not has_coach(room, scene.me):
        return None if scene.view.over else ABSENT
    return coach_of(scene, guide, await progress_of(request, room))


def lesson_named(room: Room, name: object) -> Lesson | None:
    guide = guide_at(room)
    return next((lesson for lesson in guide.lessons if lesson.id == name), None) if guide else None


async def moment_at(request: Request, room: Room, seat: int) -> Moment:
    return moment_of(await house_of(request).look(room, seat))


async def learned(request: Request, room: Room, name: object, now: Moment) -> None:
    """The person has read this lesson."""
    lesson = lesson_named(room, name)
    if lesson is not None:
        await keep_progress(request, room, told(lesson, await progress_of(request, room), now))


async def instruct(request: Request, room: Room, seat: int, what: str, lesson: object) -> None:
    """What a person says to the coach."""
    house = house_of(request)
    if not may_have(room, seat):
        raise Stuck("error-coach", "A coach comes only to a game that has lessons, where all others are bots.")
    if what in ("on", "off"):
        await seat_coach(house, room, seat if what == "on" else None)
    elif what == "again":
        await keep_progress(request, room, Progress())
    elif what in ("less", "more"):
        progress = await progress_of(request, room)
        await keep_progress(request, room, msgspec.structs.replace(progress, less=what == "less"))
    elif what == "go-on":
        await learned(request, room, lesson, await moment_at(request, room, seat))
    else:
        raise Stuck("error-coach-word", f"The coach does not know {what!r:.20}: use the buttons of the page.")


PAGES = [play_guided]
