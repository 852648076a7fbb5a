"""The review of a finished game: chances, accuracy, and the moments that may have decided it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from litestar import Response, get, post
from markupsafe import Markup

from serai.bots.analysis import CHECKING, MISTAKE, Finding, accuracy, outcome
from serai.bots.paired import PAIRS
from serai.table import reviews
from serai.table.access import house_of
from serai.table.forms import number
from serai.table.limits import limit
from serai.table.render import as_seat, ground, page
from serai.table.reviews import STOPPED, WANTED, Review
from serai.table.room import Room
from serai.table.scene import Scene
from serai.table.schema import OVER
from serai.table.security import Request, language_of, opener_of
from serai.table.site.common import card, entered, html, see_other, shown, title, uncovered
from serai.table.site.replay import at_line
from serai.table.site.seats import base_of
from serai.table.svg import text

CALM = 4  # decisions on each side over which the chart is calmed
GAINS = 3  # reasons that are shown
WIDTH, HEIGHT = 1000.0, 180.0  # of the chart
DIAMOND = 28.0  # its width, and a little


@get("/t/{table_id:str}/review")
async def review(request: Request, table_id: str) -> Response[Any]:
    """As much of the review as is ready; a script asks for it again until nothing is missing."""
    room, seats = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        return see_other(request, f"/t/{table_id}")
    found = await house_of(request).database.read(lambda connection: reviews.review(connection, table_id))
    viewer = uncovered(request, room, seats)
    scene = Scene(await house_of(request).look(room, viewer), language_of(request), live=False)
    shape: dict[str, Any] = {
        "view": scene.view,
        "state": found.state if found else "",
        "lines": len(room.match.record.lines),
        "as_seat": as_seat(viewer, "&"),
        "share": f"{base_of(request)}/join/{table_id}?to=review#{room.table.watch}",
    }
    if found is not None and found.findings:
        wanted = number(request.query_params.get("at"), range(shape["lines"]))
        shape |= told(scene, room, found) | {"chosen": await chosen(request, room, found, wanted)}
    if "x-serai" in request.headers:
        return html(request, page("review_inner.html", language_of(request), **shape))
    board = scene.board
    around: dict[str, Any] = {
        "title": title(request, room),
        "game": card(room.setup.game, language_of(request)),
        "style": board.style,
        "ground": ground(scene),
    }
    return shown(request, "review.html", styles=[*board.styles, "end.css"], **around, **shape)


@post("/t/{table_id:str}/review")
async def begin(request: Request, table_id: str) -> Response[Any]:
    """Ask for the review, or for the rest of one that was stopped.  There is one of each game."""
    house = house_of(request)
    room, _ = await entered(request, table_id)
    reviews.check_over(room)
    found = await house.database.read(lambda connection: reviews.review(connection, table_id))
    if found is None or found.state == STOPPED:
        limit(request, "review")
        await house.ask_review(room, opener_of(request))
    return see_other(request, f"/t/{table_id}/review")


@post("/t/{table_id:str}/review/stop")
async def stop(request: Request, table_id: str) -> Response[Any]:
    """Leave it at what was found.  Asked for again, the review goes on from there."""
    await entered(request, table_id)
    await house_of(request).database.write(partial(reviews.stop, table_id=table_id))
    return see_other(request, f"/t/{table_id}/review")


# ---- The whole game ----------------------------------------------------------------------------


def told(scene: Scene, room: Room, found: Review) -> dict[str, Any]:
    """Everybody's accuracy, the chart of chances, the moments."""
    assert room.match is not None
    complete = len(found.findings) == len(room.match.record.lines)
    ended = [outcome(room.match.state)] if complete else []
    return {
        "seen": len(found.findings),
        "complete": complete,
        "accuracies": [graded(found, seat) for seat in range(room.setup.players)] if complete else [],
        "chart": Markup(chart(scene, [*[one.chances for one in found.findings], *ended], found.moments)),
        "moments": [
            {"at": one.decision, "seat": scene.view.seats[one.seat], "kind": verdict(one, found), **gap(one)}
            for one in found.moments
        ]
        if complete
        else [],
        "checked": sum(1 for one in found.moments if one.verdict != CHECKING),
        "waiting": found.state == WANTED,
    }


def verdict(one: Finding, found: Review) -> str:
    """What is known of a moment.  Nothing more will be found out about it where the work has ended."""
    return one.verdict if found.state == WANTED else one.kind


def graded(found: Review, seat: int) -> dict[str, Any]:
    """A seat's accuracy, in per cent: 100 only if nothing was lost, and none before all its moments have been checked."""
    grade = accuracy(found.findings, seat)
    open_still = any([one.seat == seat and verdict(one, found) == CHECKING for one in found.moments])
    return {**grade._asdict(), "kept": None if grade.kept is None or open_still else int(100 * grade.kept)}


def gap(one: Finding) -> dict[str, int]:
    """How much more often the other choice wins, in per cent, and where the truth lies."""
    if one.compared is None:
        return {"loss": per_cent(one.loss)}
    low, high = one.compared.interval
    return {"loss": per_cent(one.compared.difference), "low": per_cent(low), "high": per_cent(high)}


def per_cent(share: float) -> int:
    return round(100 * share)


def calmed(course: Sequence[Sequence[float]]) -> list[list[float]]:
    """Every value as the mean of those around it: a search is noisy.  The first and the last stay what they are."""
    found = []
    for n in range(len(course)):
        wide = min(CALM, n, len(course) - 1 - n)
        around = course[n - wide : n + wide + 1]
        found.append([sum(values) / len(around) for values in zip(*around, strict=True)])
    return found


def apart(places: Sequence[float], gap: float) -> list[float]:
    """Places in ascending order, moved as little to the left as keeps the gap between them."""
    found: list[float] = []
    for place in reversed(places):
        found.append(min(place, found[-1] - gap) if found else place)
    return found[::-1]


def chart(scene: Scene, course: Sequence[Sequence[float]], moments: Sequence[Finding]) -> str:
    """Everybody's chances as bands on top of each other, with a diamond at every moment."""
    if len(course) < 2:
        return ""
    assert scene.view.lines
    drawn, below = [], [0.0] * len(course)
    calm, last = calmed(course), max(scene.view.lines, 1)

    def place(n: int, share: float) -> str:
        return f"{WIDTH * n / last:.1f} {HEIGHT * (1 - min(1.0, share)):.1f}"

    for seat in reversed(range(len(scene.view.seats))):
        above = [low + chances[seat] for low, chances in zip(below, calm, strict=True)]
        upper = [place(n, share) for n, share in enumerate(above)]
        lower = [place(n, share) for n, share in reversed(list(enumerate(below)))]
        colour = scene.colour(seat)
        drawn.append(f'<path d="M{"L".join([*upper, *lower])}Z" fill="var(--p{colour})" stroke="var(--wall)"/>')
        below = above
    for share in (0, 50, 100):
        y = HEIGHT * (1 - share / 100)
        drawn.append(f'<path d="M0 {y:.1f}H{WIDTH:.0f}" stroke="var(--ink)" opacity=".25" stroke-dasharray="4 5"/>')
        drawn.append(text(-8, y + 5, f"{scene.num(share)} %", 15, "end"))
    lines = [WIDTH * one.decision / last for one in moments]
    for n, (one, x, top) in enumerate(zip(moments, lines, apart(lines, DIAMOND), strict=True), 1):
        link = f'href="?at={one.decision}{as_seat(scene.me, "&amp;")}" aria-label="{scene.say("moment-nth", n=n)}"'
        drawn.append(
            f'<a {link}><path d="M{x:.1f} 0V{HEIGHT:.0f}" stroke="var(--ink)" opacity=".5"/>'
            f'<path d="M{top:.1f}-34l13 13-13 13-13-13z" fill="var(--wall)" stroke="var(--brass)" stroke-width="2.5"/>'
            f"{text(top, -15.5, scene.num(n), 15)}</a>"
        )
    label = scene.say("chances")
    return f'<svg class="bands" viewBox="-66 -38 1076 228" role="group" aria-label="{label}">{"".join(drawn)}</svg>'


# ---- One moment --------------------------------------------------------------------------------


async def chosen(request: Request, room: Room, found: Review, at: int | None) -> dict[str, Any] | None:
    """The moment that is looked at: the table as the mover saw it, what was played, what the search would do, and why."""
    assert room.match is not None
    if len(found.findings) < len(room.match.record.lines) or not found.moments:
        return None
    one = next((moment for moment in found.moments if moment.decision == at), found.moments[0])
    match = await asyncio.to_thread(at_line, room, one.decision)
    view = await house_of(request).look(room, one.seat, match)
    asked, still = Scene(view, language_of(request)), Scene(view, language_of(request), live=False)
    compared = one.compared
    return {
        "n": found.moments.index(one) + 1,
        "at": one.decision,
        "seat": view.seats[one.seat],
        "eyes": one.seat,
        "kind": verdict(one, found),
        "played": called(asked, one.played),
        "better": called(asked, one.best),
        "chances": [per_cent(max(0.0, one.chances[one.seat] - one.loss)), per_cent(one.chances[one.seat])],
        "pairs": compared.pairs if compared else 0,
        "all": PAIRS,
        "won": [per_cent(compared.played / compared.pairs), per_cent(compared.better / compared.pairs)] if compared else [],
        "gains": gains(still, one) if one.kind == MISTAKE else [],
        **gap(one),
        "question": asked.question(),
        "board": Markup(still.board.board(still)),
    }


def called(scene: Scene, action: str) -> Markup:
    """An action in words, as it was offered at that moment."""
    return scene.label(scene.legal[action]) if action in scene.legal else Markup("{}").format(action)


def gains(scene: Scene, one: Finding) -> list[dict[str, Any]]:
    """The largest differences in points that the better choice made, each as a bar."""
    assert one.compared is not None
    clear = one.compared.clear_gains()[:GAINS]
    most = max([abs(gain) for _, gain in clear], default=1.0)
    names = [*[scene.say(f"cat-{n}") for n in range(len(scene.game.categories))], scene.say("because-others")]
    return [
        {
            "words": names[n],
            "gain": scene.words.book.signed(f"{gain:+.1f}"),
            "wide": round(50 * abs(gain) / most),
            "less": gain < 0,
        }
        for n, gain in clear
    ]


PAGES = [review, begin, stop]
