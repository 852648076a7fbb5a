"""The same again: one button opens the table of a rematch, or leads to it."""

from __future__ import annotations

from typing import Any

from litestar import Response, post

from serai.table.access import house_of
from serai.table.limits import limit
from serai.table.security import Request, opener_of, person_of
from serai.table.site.common import entered, see_other


@post("/t/{table_id:str}/rematch")
async def rematch(request: Request, table_id: str) -> Response[Any]:
    """Those who come later sit down at the table of the first."""
    limit(request, "open")
    room, _ = await entered(request, table_id)
    new = await house_of(request).play_again(room, person_of(request), opener_of(request))
    return see_other(request, f"/t/{new}")


PAGES = [rematch]
