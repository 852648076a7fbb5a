"""The server: handlers, static files, errors in one sentence, headers; `create_app` puts it together."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Scope
from markupsafe import Markup

import serai
from serai.engine.errors import SeraiError, UnknownGame
from serai.table.api import DOORS, SEAT, Problem
from serai.table.database import Unavailable, open_database
from serai.table.health import HEALTH, counted
from serai.table.house import Busy, House
from serai.table.limits import LIMITS, Limit
from serai.table.room import Stuck
from serai.table.security import Request, dress, language_of, same_site
from serai.table.server_log import LOG
from serai.table.site import PAGES
from serai.table.site.common import shown, sorry
from serai.table.stopping import Stopping, Streams
from serai.table.traffic import Traffic, at_table, request_id
from serai.words.book import TABLE, phrasebook

REFUSED = (SeraiError, RecursionError)  # refusals: those who asked are told why
TEXTS: dict[type[Exception], str] = {
    RecursionError: "The request is nested too deeply: send what the schema describes.",
}
BUSY = {
    Unavailable: "The database does not answer now. Try again in a moment.",
    Busy: "Too much happens at this table at once. Try again in a moment.",
}
BODY = 600_000  # bytes of the largest request: a game file
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
STATUS = {
    "error-no-table": 404,
    "error-link": 404,
    "error-device-code": 404,
    "error-key-unknown": 404,
    "error-not-invited": 403,
    "error-not-your-seat": 403,
    "error-second-seat": 403,
    "error-owner": 403,
    "error-stale": 409,
    "error-key": 409,
    "error-many-tables": 429,
    "error-full": 503,
}


@cache
def content(name: str) -> bytes | None:
    """A file of ours, by a name that cannot lead elsewhere."""
    parts = name.split("/")
    if any(part in ("", ".", "..") or "\\" in part for part in parts):
        return None
    found = files("serai.table").joinpath("static", *parts)
    return found.read_bytes() if found.is_file() else None


@get("/static/{name:path}", sync_to_thread=False)
def static_file(request: Request, name: str) -> Response[bytes]:
    """Style sheets, scripts, icons, fonts; their addresses change with them."""
    body = content(name.lstrip("/"))
    if body is None:
        raise NotFoundException("There is no such file: go back to the first page.")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers=FOR_EVER if request.url.query else {"Cache-Control": "no-cache"})


def refuse(request: Request, error: Exception) -> Response[Any]:
    """A refusal in one clear sentence, as a page, a note or JSON."""
    if isinstance(error, HTTPException):
        status, code, text = error.status_code, "error-request", str(error.detail)
    elif isinstance(error, (Unavailable, Busy)):
        status, code, text = 503, "error-busy", BUSY[type(error)]
    else:
        code = error.code if isinstance(error, Stuck) else "error-refused"
        status = STATUS.get(code, 404 if isinstance(error, UnknownGame) else 400)
        text = TEXTS.get(type(error), str(error))
    if request.url.path.startswith("/api"):
        return Response(Problem(code, text), status_code=status, media_type=MediaType.JSON)
    words = Markup(sorry(request, error)) if isinstance(error, SeraiError) else text
    if "x-serai" in request.headers:
        return Response(words, status_code=status, media_type=MediaType.TEXT)
    return shown(request, "error.html", status, words=words)


def failed(request: Request, error: Exception) -> Response[Any]:
    """Our own fault: the words say nothing of it, and the number finds it in the log."""
    number = request_id(request.scope)
    if request.url.path.startswith("/api"):
        text = f"The server failed. Try again; if it happens again, give its host this number: {number}"
        return Response(Problem("error-server", text), status_code=500, media_type=MediaType.JSON)
    words = phrasebook(language_of(request), TABLE).say("error-server", {})
    if "x-serai" in request.headers:
        return Response(f"{words} {number}", status_code=500, media_type=MediaType.TEXT)
    return shown(request, "error.html", 500, words=words, number=number)


async def report(error: Exception, scope: Scope) -> None:
    """What is our own fault goes into the log, with its traceback."""
    ours = error.status_code >= 500 if isinstance(error, HTTPException) else not isinstance(error, REFUSED)
    if ours:
        LOG.error("request failed", error=error, method=scope.get("method"), path=scope.get("path_template"))


def create_app(database: str, limited: bool = True, **house: Any) -> Litestar:
    """A server for one database; `limited`: nobody may do things too often."""
    opened, stopping = open_database(database), Stopping()
    limits = {what: Limit(count, seconds) for what, (count, seconds) in LIMITS.items()} if limited else {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(opened, **house)
        await app.state.house.open()
        LOG.info("server begins", version=serai.__version__, database=opened.url.set(query={}).render_as_string())
        async with counted(opened):
            yield
        await app.state.house.close()
        LOG.info("server ends")

    app = Litestar(
        route_handlers=[Router("/", route_handlers=[*PAGES, *HEALTH, static_file], include_in_schema=False), *DOORS],
        state=State({"limits": limits, "stopping": stopping}),
        lifespan=[lifespan],
        middleware=[at_table],
        before_request=same_site,
        after_request=dress,
        after_exception=[report],
        exception_handlers={500: failed, **dict.fromkeys([HTTPException, Unavailable, Busy, *REFUSED], refuse)},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=["/events", "/api/stream"]),
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=serai.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
            components=Components(security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=BODY,
        logging_config=None,
    )
    app.asgi_handler = Traffic(Streams(app.asgi_handler, stopping), trusted=lambda scope: False)
    return app
