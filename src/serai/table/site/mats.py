"""What lies before a player, to be looked at by everybody at the table."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from markupsafe import Markup

from serai.table.access import house_of
from serai.table.forms import number
from serai.table.render import moment
from serai.table.scene import Scene
from serai.table.security import Request, language_of
from serai.table.site.common import card, entered, see_other, shown, title, uncovered
from serai.table.site.replay import at_line


@get("/t/{table_id:str}/mat/{seat:int}")
async def mat(request: Request, table_id: str, seat: int) -> Response[Any]:
    """The whole mat of a seat as the viewer may see it, now or (`at`) at a moment of the replay.  A script gets what its dialog
    shows, everybody else a page."""
    room, seats = await entered(request, table_id)
    if room.match is None:
        return see_other(request, f"/t/{table_id}")
    if seat not in range(room.setup.players):
        raise NotFoundException(f"Nobody sits on seat {seat}: choose from 0 to {room.setup.players - 1}.")
    wanted = number(request.query_params.get("at"), range(len(room.match.record.lines)))
    match = None if wanted is None else await asyncio.to_thread(at_line, room, wanted)
    viewer = uncovered(request, room, seats)
    scene = Scene(await house_of(request).look(room, viewer, match), language_of(request), live=False)
    part = "x-serai" in request.headers
    return shown(
        request,
        "mat.html" if part else "mat_page.html",
        heading="h2" if part else "h1",
        table=table_id,
        viewer=viewer,
        query=moment(viewer, None if wanted is None else {"at": wanted}),
        seat=seat,
        players=scene.view.seats,
        mat=Markup(scene.board.mat(scene, seat)),
        style=scene.board.style,
        styles=scene.board.styles,
        title=title(request, room),
        game=card(room.setup.game, language_of(request)),
    )


PAGES = [mat]
