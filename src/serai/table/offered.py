"""Serai in a page (docs/page.md), offered by a server beside its tables: plain files, which ask nothing of it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from serai.table.security import POLICY, Request

KINDS = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json", ".gz": "application/gzip"}
HEADERS = {  # Python in the browser is WebAssembly
    "Content-Security-Policy": POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    "Cache-Control": "no-cache",
}


def page_files(folder: Path) -> HTTPRouteHandler:
    """The files of a page that was built, by their names: a name that somebody sends never becomes a path."""
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @get(["/page", "/page/{name:path}"])
    async def page_file(request: Request, name: str = "/index.html") -> Response[Any]:
        if request.scope["raw_path"] == b"/page":
            return Redirect("/page/", status_code=308)
        file = found.get(name.lstrip("/"))
        if file is None:
            raise NotFoundException
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=HEADERS)

    return page_file
