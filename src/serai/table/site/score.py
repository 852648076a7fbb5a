"""The score sheet: points by category, how they grew, and what decided."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from markupsafe import Markup

from serai.engine.errors import SeraiError
from serai.engine.log import Record, steps
from serai.table.access import house_of
from serai.table.render import ENVIRONMENT, as_seat, direction, question
from serai.table.room import Room
from serai.table.scene import Scene
from serai.table.schema import OVER
from serai.table.security import Request, language_of
from serai.table.server_log import LOG
from serai.table.site.common import card, entered, html, see_other, shown, title, uncovered
from serai.table.svg import disc, text

CHART = 60  # points of the chart of scores

Course = list[list[int]]  # after every line of the log: everybody's points
Fact = tuple[str, Markup, int | None]  # an icon, a sentence, and the moment that it speaks of


@get("/t/{table_id:str}/score")
async def score(request: Request, table_id: str) -> Response[Any]:
    """The sheet as a page; for a script, as the dialog that lies on the table."""
    room, seats = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        return see_other(request, f"/t/{table_id}")
    scene = Scene(await house_of(request).look(room, uncovered(request, room, seats)), language_of(request), live=False)
    try:
        course = await asyncio.to_thread(scores_over_time, room)
    except SeraiError as error:  # played under other rules: the sheet still stands
        LOG.warning("table cannot be replayed", table=table_id, error=error)
        course = []
    sheet = {**sheet_of(scene), "facts": facts(scene, course), "chart": Markup(chart(scene, course))}
    sheet |= {"game": card(room.setup.game, language_of(request)), "lines": len(room.match.record.lines)}
    if "x-serai" not in request.headers:
        around: dict[str, Any] = {"title": title(request, room), "as_seat": as_seat(scene.me, "?"), "styles": ["end.css"]}
        return shown(request, "score.html", **around, **sheet)
    words = {"say": scene.say, "num": scene.num, "direction": direction(scene.language), "as_seat": as_seat(scene.me, "&")}
    return html(request, ENVIRONMENT.get_template("end.html").render(**words, **sheet))


def sheet_of(scene: Scene) -> dict[str, Any]:
    """Everybody's points by category, the winner, and how close it was."""
    sheets = scene.view.sheets
    rows = [
        {"words": scene.say(f"cat-{n}"), "points": [sheet.points[n] for sheet in sheets]}
        for n in scene.game.sheet_rows([sheet.points for sheet in sheets])
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
    return {
        "view": scene.view,
        "columns": [(scene.called(seat), face(scene, seat)) for seat in range(len(sheets))],
        "won": won,
        "face": face(scene, won[0]),
        "headline": question(scene),
        "ahead": best - second[0] if second and len(level) == 1 else 0,
        "rows": rows,
        "ties": ties,
        "shared": len(won) > 1,
    }


def face(scene: Scene, seat: int) -> int:
    """A seat's colour; 0 for an automaton, which has none."""
    return scene.colour(seat) if seat < len(scene.view.seats) else 0


# ---- What decided ------------------------------------------------------------------------------


def facts(scene: Scene, course: Course) -> list[Fact]:
    """At most three sentences of fact, each chosen by figures: what decided, when it turned, one thing of the viewer's own."""
    found = [decided(scene), turned(scene, course), own(scene)]
    return [fact for fact in found if fact is not None]


def decided(scene: Scene) -> Fact | None:
    """The category that made the largest difference between the winner and the next."""
    sheets = scene.view.sheets
    first, second = sorted(sheets, key=lambda sheet: sheet.total, reverse=True)[:2] if len(sheets) > 1 else (None, None)
    if first is None or second is None or first.total == second.total:
        return None
    gaps = [mine - theirs for mine, theirs in zip(first.points, second.points, strict=True)]
    n = gaps.index(max(gaps))
    who, rival = scene.called(sheets.index(first)), scene.called(sheets.index(second))
    what = scene.words.say(f"cat-{n}")
    words = scene.say("fact-decided", who=who, rival=rival, what=what, first=first.points[n], second=second.points[n])
    return "trophy", words, None


def turned(scene: Scene, course: Course) -> Fact | None:
    """Until when somebody else was ahead of the one who won."""
    won = [seat for seat, sheet in enumerate(scene.view.sheets) if sheet.won]
    if len(won) > 1 or len(course) < 2:
        return None
    behind = [line for line, totals in enumerate(course[:-1]) if totals[won[0]] < max(totals)]
    if not behind:
        return "eye", scene.say("fact-always", who=scene.called(won[0])), None
    line = behind[-1]
    ahead = course[line].index(max(course[line]))
    return "eye", scene.say("fact-turned", who=scene.called(ahead), at=line), line


def own(scene: Scene) -> Fact | None:
    """Where the viewer was better than everybody else; or where most of the points came from."""
    if scene.me is None:
        return None
    sheets = scene.view.sheets
    mine = sheets[scene.me]
    others = [sheet for sheet in sheets if sheet is not mine]
    margins = [points - max((other.points[n] for other in others), default=points) for n, points in enumerate(mine.points)]
    n = margins.index(max(margins))
    if margins[n] > 0:
        return "hint", scene.say("fact-own-best", what=scene.words.say(f"cat-{n}"), points=mine.points[n]), None
    n = mine.points.index(max(mine.points))
    if mine.points[n] <= 0:
        return None
    return "hint", scene.say("fact-own-most", what=scene.words.say(f"cat-{n}"), points=mine.points[n], total=mine.total), None


# ---- How the points grew -----------------------------------------------------------------------


def scores_over_time(room: Room) -> Course:
    """Everybody's points before the first line of the log and after every one."""
    assert room.match is not None
    record = Record(room.setup, room.table.seed)  # by the rules of now
    record.lines = room.match.record.lines
    return [[one.total for one in room.setup.game.scores(state)] for state, _, _ in steps(record)]


def thinned(course: Course) -> list[tuple[int, list[int]]]:
    """As much of the course as a chart can show, by lines of the log, with its end."""
    every = max(1, len(course) // CHART)
    kept = [(n, totals) for n, totals in enumerate(course) if n % every == 0]
    return kept if kept[-1][0] == len(course) - 1 else [*kept, (len(course) - 1, course[-1])]


def chart(scene: Scene, whole: Course) -> str:
    """Everybody's points over the game as lines, each with its disc at the end."""
    if len(whole) < 2:
        return ""
    course = thinned(whole)
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


PAGES = [score]
