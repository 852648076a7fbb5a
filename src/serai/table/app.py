"""The server: handlers, static files, errors in one sentence, headers; `create_app` puts it together."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
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
from serai.table import post, upkeep
from serai.table.addresses import NO_PROXIES, Proxies
from serai.table.api import DOORS, SEAT, Problem
from serai.table.channels.settings import Settings
from serai.table.database import Busy, Database, Unavailable, open_database
from serai.table.entrance import Entrance
from serai.table.forms import unreadable
from serai.table.health import HEALTH, counted
from serai.table.house import TABLES, TABLES_EACH, House
from serai.table.limits import LIMITS, STREAMS_EACH, Limit, StreamsOpen
from serai.table.offered import page_files
from serai.table.room import Stuck
from serai.table.security import Request, enter, language_of
from serai.table.server_log import LOG
from serai.table.site import PAGES
from serai.table.site.common import shown, sorry
from serai.table.stopping import Stopping, Streams
from serai.table.traffic import Traffic, at_table, request_id
from serai.table.upkeep import Keeping
from serai.words.book import TABLE, phrasebook

REFUSED = (SeraiError, RecursionError, UnicodeDecodeError)  # refusals: those who asked are told why
TEXTS: dict[type[Exception], str] = {
    RecursionError: "The request is nested too deeply: send what the schema describes.",
}
BUSY = {
    Unavailable: "The database does not answer now. Try again in a moment.",
    Busy: "Too much happens at this table at once. Try again in a moment.",
}
BODY = 600_000  # bytes of the largest request: a game file
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
STATUS = {  # 400 where none is named
    "error-no-page": 404,
    "error-no-table": 404,
    "error-link": 404,
    "error-device-code": 404,
    "error-key-unknown": 404,
    "error-not-invited": 403,
    "error-not-your-seat": 403,
    "error-other-site": 403,
    "error-second-seat": 403,
    "error-owner": 403,
    "error-method": 405,
    "error-stale": 409,
    "error-key": 409,
    "error-too-large": 413,
    "error-host": 421,
    "error-often": 429,
    "error-many-tables": 429,
    "error-many-streams": 429,
    "error-full": 503,
    "error-no-hint": 503,
}
RETRY = {  # seconds until it makes sense to try again
    "error-busy": 1,
    "error-often": 10,
    "error-many-streams": 60,
    "error-full": 60,
    "error-many-tables": 600,
}
PLAINER: dict[str, Stuck] = {  # what Litestar says in a word or two, in a sentence
    "Not Found": Stuck("error-no-page", "There is nothing at this address: go back to the first page."),
    "Method Not Allowed": Stuck("error-method", "This address cannot be used in this way: see the header Allow."),
    "Request Entity Too Large": Stuck("error-too-large", f"The request is too large: send at most {BODY:,} bytes."),
}
UNPACKED = ["/events", "/api/stream", r"/page/.*\.gz"]  # answers that are sent as they are
GONE = "client disconnected prematurely"  # what Litestar says when somebody hangs up in the middle of a request


@cache
def static_files() -> dict[str, Traversable]:
    """All our files by their names, so that a name that somebody sends never becomes a path."""

    def walk(folder: Traversable, before: str) -> dict[str, Traversable]:
        found: dict[str, Traversable] = {}
        for one in folder.iterdir():
            found |= walk(one, f"{before}{one.name}/") if one.is_dir() else {f"{before}{one.name}": one}
        return found

    return walk(files("serai.table").joinpath("static"), "")


@cache
def content(name: str) -> bytes:
    return static_files()[name].read_bytes()


@get("/static/{name:path}", sync_to_thread=False)
def static_file(request: Request, name: str) -> Response[bytes]:
    """Style sheets, scripts, icons, fonts; their addresses change with them."""
    name = name.lstrip("/")
    if name not in static_files():
        raise NotFoundException
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    caching = FOR_EVER if request.scope["query_string"] else {"Cache-Control": "no-cache"}
    return Response(content(name), media_type=kind, headers=caching)


def refuse(request: Request, error: Exception) -> Response[Any]:
    """A refusal in one clear sentence, as a page, a note or JSON."""
    headers = headers_of(error)
    if isinstance(error, UnicodeDecodeError):
        error = unreadable()
    elif isinstance(error, HTTPException):
        error = PLAINER.get(error.detail, error)
    status, code, text = described(error)
    if request.scope["path"].startswith("/api"):
        return Response(Problem(code, text), status_code=status, media_type=MediaType.JSON, headers=headers)
    words = Markup(sorry(request, error)) if isinstance(error, SeraiError) else text
    if "x-serai" in request.headers:
        return Response(words, status_code=status, media_type=MediaType.TEXT, headers=headers)
    response = shown(request, "error.html", status, words=words)
    response.headers.update(headers)
    return response


def described(error: Exception) -> tuple[int, str, str]:
    """Status, code and words of a refusal."""
    if isinstance(error, HTTPException):
        return error.status_code, "error-request", error.detail
    if isinstance(error, (Unavailable, Busy)):
        return 503, "error-busy", BUSY[type(error)]
    if isinstance(error, Stuck):
        return STATUS.get(error.code, 400), error.code, str(error)
    return 404 if isinstance(error, UnknownGame) else 400, "error-refused", TEXTS.get(type(error), str(error))


def headers_of(error: Exception) -> dict[str, str]:
    """What a refusal says beside its words: when to try again, what is allowed."""
    if isinstance(error, HTTPException):
        return dict(error.headers or {})
    seconds = RETRY.get(described(error)[1])
    return {"Retry-After": str(seconds)} if seconds else {}


def failed(request: Request, error: Exception) -> Response[Any]:
    """Our own fault: the words say nothing of it, and the number finds it in the log."""
    number = request_id(request.scope)
    if request.scope["path"].startswith("/api"):
        text = f"The server failed. Try again; if it happens again, give its host this number: {number}"
        return Response(Problem("error-server", text), status_code=500, media_type=MediaType.JSON)
    words = phrasebook(language_of(request), TABLE).say("error-server", {})
    if "x-serai" in request.headers:
        return Response(f"{words} {number}", status_code=500, media_type=MediaType.TEXT)
    return shown(request, "error.html", 500, words=words, number=number)


async def report(error: Exception, scope: Scope) -> None:
    """What is our own fault goes into the log, with its traceback.  A database that is away is not: a line for each request
    says so."""
    where = {"method": scope.get("method"), "path": scope.get("path_template")}
    if isinstance(error, (Unavailable, Busy)):
        LOG.warning("request put off", why=str(error) or "too many at once", **where)
        return
    if isinstance(error, HTTPException):
        ours = error.status_code >= 500 and error.detail != GONE
    else:
        ours = not isinstance(error, REFUSED)
    if ours:
        LOG.error("request failed", error=error, **where)


def create_app(
    database: str | Database,
    limited: bool = True,
    names: Collection[str] = (),
    proxies: Proxies = NO_PROXIES,
    notices: Settings | None = None,
    keeping: Keeping | None = None,
    page: Path | None = None,
    **house: Any,
) -> Litestar:
    """A server for one database; `limited`: nobody may do too much.  It answers to its `names`, and believes what its `proxies`
    say about where a request comes from.  `notices`: None leaves them and the clocks to another process, `keeping`
    the tables that were left.  `page`: the folder with Serai in a page, if it is offered."""
    opened = open_database(database) if isinstance(database, str) else database
    stopping = Stopping()
    limits = {what: Limit(count, seconds) for what, (count, seconds) in LIMITS.items()} if limited else {}

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(opened, tables_each=TABLES_EACH if limited else TABLES, **house)
        if notices is not None:
            app.state.house.beside["post"] = partial(post.run, app.state.house, notices)
        if keeping is not None:
            app.state.house.beside["upkeep"] = partial(upkeep.run, opened, keeping)
        await app.state.house.open()
        LOG.info("server begins", version=serai.__version__, database=opened.url.set(query={}).render_as_string())
        async with counted(opened):
            yield
        await app.state.house.close()
        LOG.info("server ends")

    streams = StreamsOpen(STREAMS_EACH if limited else None)
    offered = [page_files(page)] if page else []
    app = Litestar(
        route_handlers=[Router("/", route_handlers=[*PAGES, *HEALTH, *offered, static_file], include_in_schema=False), *DOORS],
        state=State({"limits": limits, "streams": streams, "stopping": stopping, "page": page}),
        lifespan=[lifespan],
        middleware=[at_table],
        before_request=enter,
        after_exception=[report],
        exception_handlers={500: failed, **dict.fromkeys([HTTPException, Unavailable, Busy, *REFUSED], refuse)},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=UNPACKED),
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
    inside = Entrance(Streams(app.asgi_handler, stopping), names, proxies, refuse)
    app.asgi_handler = Traffic(inside, trusted=proxies.sent)
    return app
