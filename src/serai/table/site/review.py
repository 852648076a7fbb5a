"""Looking back: replay, score sheet, game files, playing on from a moment."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from markupsafe import Markup

from serai.engine.errors import SeraiError
from serai.engine.log import Record
from serai.engine.match import Match
from serai.table.access import export_text, house_of
from serai.table.forms import form_of, number
from serai.table.limits import limit
from serai.table.lobby import Wish
from serai.table.render import question, table_page
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.scene import Scene
from serai.table.schema import OVER, SPECTATOR
from serai.table.security import Request, device_of, language_of, opener_of, person_of
from serai.table.server_log import LOG
from serai.table.site.common import card, entered, html, see_other, shown, title, uncovered
from serai.table.svg import disc, text

CHART = 60  # points of the chart of scores


def at_line(room: Room, line: int) -> Match:
    """The match as it was after this many lines of its log."""
    assert room.match is not None
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = room.match.record.lines[:line]
    return Match.resume(record)


@get("/t/{table_id:str}/replay")
async def replay(request: Request, table_id: str) -> Response[Any]:
    """Any moment of the game, as the viewer saw it; of several people at one device, the one whose turn it is."""
    room, seats = await entered(request, table_id)
    if room.match is None:
        return see_other(request, f"/t/{table_id}")
    seat = uncovered(request, room, seats)
    last = len(room.match.record.lines)
    wanted = number(request.query_params.get("at"), range(last + 1))
    at = last if wanted is None else wanted
    match = await asyncio.to_thread(at_line, room, at)
    scene = Scene(await house_of(request).look(room, seat, match), language_of(request), live=False)
    bar = {"at": at, "last": last, "runs": runs(room), "over": room.table.phase == OVER, "base": f"/t/{table_id}/replay"}
    if "x-serai" in request.headers:
        return html(request, table_page(scene, inner=True, replay=bar))
    return html(request, table_page(scene, replay=bar))


def runs(room: Room) -> list[tuple[int, int, int]]:
    """Who made the moves: from which line on, how many of them, in which colour."""
    assert room.match is not None
    found: list[tuple[int, int, int]] = []
    for line, (player, _) in enumerate(room.match.record.lines):
        colour = room.seats[player].colour
        if found and found[-1][2] == colour:
            found[-1] = (found[-1][0], found[-1][1] + 1, colour)
        else:
            found.append((line, 1, colour))
    return found


@get("/t/{table_id:str}/score")
async def score(request: Request, table_id: str) -> Response[Any]:
    """Points by category, and how they grew."""
    room, _ = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        return see_other(request, f"/t/{table_id}")
    scene = Scene(await house_of(request).look(room, None), language_of(request), live=False)
    try:
        course = await asyncio.to_thread(scores_over_time, room)
    except SeraiError as error:  # played under other rules: the sheet still stands
        LOG.warning("table cannot be replayed", table=table_id, error=error)
        course = []
    sheets = scene.view.sheets
    rows = [
        {"words": scene.say(f"cat-{n}"), "points": [sheet.points[n] for sheet in sheets]}
        for n in range(len(room.setup.game.categories))
        if any(sheet.points[n] for sheet in sheets)
    ]
    best = max(sheet.total for sheet in sheets)
    level = [sheet for sheet in sheets if sheet.total == best]
    ties = [
        {"words": scene.say(f"tie-{n}"), "values": [sheet.ties[n] if sheet in level else None for sheet in sheets]}
        for n in range(len(sheets[0].ties))
        if len(level) > 1
    ]
    won = [seat for seat, sheet in enumerate(sheets) if sheet.won]
    second = sorted((sheet.total for sheet in sheets), reverse=True)[1:2]
    return shown(
        request,
        "score.html",
        view=scene.view,
        title=title(request, room),
        game=card(room.setup.game, language_of(request)),
        columns=[(scene.called(seat), face(scene, seat)) for seat in range(len(sheets))],
        won=won,
        face=face(scene, won[0]),
        headline=question(scene),
        ahead=best - second[0] if second and len(level) == 1 else 0,
        rows=rows,
        ties=ties,
        shared=len(won) > 1,
        chart=Markup(chart(scene, course)),
        lines=len(room.match.record.lines),
    )


def face(scene: Scene, seat: int) -> int:
    """A seat's colour; 0 for an automaton, which has none."""
    return scene.colour(seat) if seat < len(scene.view.seats) else 0


def scores_over_time(room: Room) -> list[tuple[int, list[int]]]:
    """Everybody's points in the course of the game, by lines of the log."""
    assert room.match is not None
    lines = room.match.record.lines
    game, numbers = room.setup.game, room.setup.game.vocabulary.numbers
    state = game.start(room.setup, room.table.seed)
    every = max(1, len(lines) // CHART)
    course = []
    for n, (seat, name) in enumerate(lines):
        if n % every == 0:
            course.append((n, [one.total for one in game.scores(state)]))
        state.follow(seat, numbers[name])
    course.append((len(lines), [one.total for one in game.scores(state)]))
    return course


def chart(scene: Scene, course: list[tuple[int, list[int]]]) -> str:
    """Everybody's points over the game as lines, each with its disc at the end."""
    if len(course) < 2:
        return ""
    width, height = 600.0, 220.0
    most = max(1, *[max(totals) for _, totals in course])
    least = min(0, *[min(totals) for _, totals in course])
    end = course[-1][0]
    every = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if (most - least) / step <= 5 or step == 1000)

    def place(n: int, total: int) -> tuple[float, float]:
        return width * n / end, height - height * (total - least) / (most - least)

    drawn = []
    for total in range(-(-least // every) * every, most + 1, every):
        y = place(0, total)[1]
        drawn.append(f'<path d="M0 {y:.1f}H{width:.0f}" stroke="var(--line)"/>' + text(-8, y + 5, scene.num(total), 16, "end"))
    paths, discs = [], []
    for seat in range(len(scene.view.seats)):
        colour, points = scene.colour(seat), [place(n, totals[seat]) for n, totals in course]
        path = f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in points)}" fill="none" stroke-linejoin="round"'
        paths.append(f'{path} stroke="var(--piece-rim)" stroke-width="5" opacity=".3"/>')
        paths.append(f'{path} stroke="var(--p{colour})" stroke-width="3"/>')
        discs.append((points[-1][1], colour))
    last = -100.0
    for y, colour in sorted(discs):  # equal or nearly equal ones stand side by side
        beside = abs(y - last) < 18
        drawn_at = width + 12 + (22 if beside else 0)
        paths.append(disc(colour, drawn_at, y, 10))
        last = -100.0 if beside else y
    words = f'role="img" aria-label="{scene.say("chart")}"'
    return f'<svg class="scores" viewBox="-56 -14 704 246" {words}>{"".join(drawn)}{"".join(paths)}</svg>'


@get("/t/{table_id:str}/export")
async def export(request: Request, table_id: str) -> Response[str]:
    """The whole game as a file, once it is over: it holds the seed, and with it every secret."""
    room, _ = await entered(request, table_id)
    name = f"{room.table.game}-{room.table.id}.serai.log"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(export_text(room), media_type="text/plain; charset=utf-8", headers=headers)


@post("/t/{table_id:str}/fork")
async def fork(request: Request, table_id: str) -> Response[Any]:
    """Play on from a moment of a finished game, with bots on the other seats."""
    house, person = house_of(request), person_of(request)
    limit(request, "open")
    room, seats = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-fork", "Only a finished game can be continued from a moment: a running one would tell secrets.")
    form = await form_of(request)
    lines = room.match.record.lines
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = lines[: number(form.get("at"), range(len(lines) + 1)) or 0]
    mine = next((seat for seat in seats if seat != SPECTATOR), 0)
    wishes = [Wish("me" if row.seat == mine else "bot", row.name, STAND_IN, row.colour) for row in room.seats]
    made = await house.adopt(record, wishes, person, room.table.title, opener=opener_of(request), device=device_of(request))
    return see_other(request, f"/t/{made.table.id}")


PAGES = [replay, score, export, fork]
