"""The same door for programs: JSON, with the same views and the same rules of secrecy.  OpenAPI lies at /api/schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import ServerSentEvent, ServerSentEventMessage

from serai.catalogue import everything
from serai.table.access import by_code, by_key, export_text, house_of
from serai.table.clock import CLOCKS, NONE
from serai.table.database import patiently
from serai.table.house import House
from serai.table.limits import count_stream, limit
from serai.table.lobby import Wish, new_secret
from serai.table.room import Room, Stuck
from serai.table.schema import PROGRAM, SPECTATOR
from serai.table.security import Request, bearer, opener_of
from serai.table.store import hash_of
from serai.table.stream import changes
from serai.table.view import Choice, View

SEAT = "seat"  # the name of the way in which programs say who they are
REFUSALS = {
    400: "What was asked for cannot be done, or is not what the schema describes",
    401: "The key of a seat, or an invitation, is missing",
    403: "The request came from another site",
    404: "There is no such table or game",
    409: "Somebody else moved first: look at the table again",
    413: "The request is too large",
    429: "Too many requests: wait a little",
    503: "The server is full, or its database does not answer: try again later",
}

Name = Annotated[str, msgspec.Meta(max_length=24)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Key = Annotated[str, msgspec.Meta(max_length=60, pattern="^[!-~]*$")]


class GameInfo(msgspec.Struct):
    """A game of the house."""

    id: str
    titles: dict[str, str]
    players: list[int]
    options: dict[str, list[Any]]
    rules_version: int


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: `open` (somebody with its secret) or `bot` with a level."""

    kind: Annotated[str, msgspec.Meta(pattern="^(open|bot)$")] = "open"
    name: Name = ""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, str | int | bool] = {}
    title: Annotated[str, msgspec.Meta(max_length=48)] = ""
    fast: bool = True
    clock: Annotated[int, msgspec.Meta(ge=0, description=f"Seconds for each decision: {', '.join(map(str, CLOCKS))}")] = NONE


class Opened(msgspec.Struct):
    """A new table with the invitations of its open seats, in their order (empty for bots): give each to the person who will
    sit there.  An invitation is used up when somebody sits down with it."""

    table: str
    seats: list[str]
    watch: str
    seed_hash: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sitting down: the name that the others see.  A program that makes its own `key`, a long random text, may safely send the
    same request again; otherwise the server makes one."""

    name: Name
    colour: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    key: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{32,64})?$")] = ""


class Joined(msgspec.Struct):
    """The seat, and the key that opens it from now on: `Authorization: Bearer <key>`.  Nobody else knows it."""

    table: str
    seat: int
    key: str


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """One or several actions in the words of the view; all or none.  Several are the things of a set, or with `in_order`
    decisions one after the other, such as one of the view's `ways`: only the last of these may show something to anybody.
    `decision` is the view's; with a `key` the same request may safely be sent again."""

    actions: Annotated[list[Words], msgspec.Meta(min_length=1, max_length=40)]
    decision: Annotated[int, msgspec.Meta(ge=0)]
    key: Key = ""
    in_order: bool = False


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """The `decision` of the view in which the last choice is taken back; with a `key` the same request may safely be sent
    again."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    key: Key = ""


class Problem(msgspec.Struct):
    """What was wrong, and what would be right."""

    error: str
    message: str


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """How a door may answer besides what it is for."""
    return {status: ResponseSpec(Problem, False, REFUSALS[status]) for status in (400, *more)}


SECRET: Any = {"security": [{SEAT: []}], "responses": refusals(401, 404, 409, 429, 503)}
SENT: Any = {"security": [{SEAT: []}], "responses": refusals(401, 403, 404, 409, 413, 429, 503), "status_code": 200}


async def mine(request: Request) -> tuple[House, Room, int | None]:
    """The table and the seat that the key opens; None for a spectator."""
    house = house_of(request)
    room, seat = await by_key(house, bearer(request))
    return house, room, None if seat == SPECTATOR else seat


def seated(seat: int | None) -> int:
    if seat is None:
        raise Stuck("error-spectator", "This secret is for watching only: use a seat's secret to play.")
    return seat


async def looked_at(house: House, room: Room, seat: int | None) -> View:
    room.begun()
    return await house.look(room, seat)


@get("/api/games")
async def api_games() -> list[GameInfo]:
    """All games with their player counts and options."""
    return [
        GameInfo(
            game.id, dict(game.titles), list(game.players), {o.id: list(o.choices) for o in game.options}, game.rules_version
        )
        for game in everything()
    ]


@post("/api/tables", responses=refusals(403, 404, 413, 429, 503))
async def api_create(request: Request, data: NewTable) -> Opened:
    """Open a table."""
    if data.clock not in CLOCKS:
        raise Stuck("error-clock", f"No table has such a clock. Choose from: {', '.join(map(str, CLOCKS))} seconds.")
    limit(request, "open")
    wishes = [Wish(seat.kind, seat.name, seat.level) for seat in data.seats]
    room = await house_of(request).create(
        data.game,
        dict(data.options),
        wishes,
        "",
        data.title,
        settings={"fast": data.fast, "clock": data.clock},
        opener=opener_of(request),
    )
    return Opened(room.table.id, [row.invite or "" for row in room.seats], room.table.watch, room.seed_hash)


@post("/api/join", **SENT)
async def api_join(request: Request, data: Join) -> Joined:
    """Sit down with an invitation (`Authorization: Bearer <invitation>`), which is used up by that; the game begins when nobody
    is missing.  The answer has the key for everything else."""
    limit(request, "join")
    house, code = house_of(request), bearer(request)
    known = await sat_before(house, data.key) if data.key else None
    try:
        room, seat, _ = await by_code(house, code)
    except Stuck:
        if known is None:
            raise
        return known
    if known is not None:
        raise Stuck("error-key", "This key opens a seat already: send a new key for every seat.")
    key = data.key or new_secret()
    await house.take_seat(
        room, seated(None if seat == SPECTATOR else seat), code, hash_of(key), data.name, data.colour, PROGRAM
    )
    return Joined(room.table.id, seat, key)


async def sat_before(house: House, key: str) -> Joined | None:
    """The seat of a program whose request was done, and whose answer was lost."""
    try:
        room, seat = await by_key(house, key)
    except Stuck:
        return None
    return Joined(room.table.id, seat, key)


@get("/api/view", **SECRET)
async def api_view(request: Request) -> View:
    """All that this seat may know."""
    return await looked_at(*await mine(request))


@get("/api/options", **SECRET)
async def api_options(request: Request) -> list[Choice]:
    """What this seat may choose now."""
    return (await looked_at(*await mine(request))).choices


@post("/api/act", **SENT)
async def api_act(request: Request, data: Act) -> View:
    """Choose; the answer is the table as it is then."""
    house, room, seat = await mine(request)
    await house.welcome(room, [seated(seat)])
    await house.act(room, seated(seat), data.actions, data.decision, data.key or None, in_order=data.in_order)
    return await looked_at(house, room, seat)


@post("/api/undo", **SENT)
async def api_undo(request: Request, data: Undo) -> View:
    """Take the last choice back, while nobody has learned anything."""
    house, room, seat = await mine(request)
    await house.take_back(room, seated(seat), data.decision, data.key or None)
    return await looked_at(house, room, seat)


@get("/api/stream", media_type="text/event-stream", **SECRET)
async def api_stream(request: Request) -> ServerSentEvent:
    """The view at once and after every change, as server-sent events."""
    house, room, seat = await mine(request)
    count_stream(request)
    return ServerSentEvent(views(house, room, seat, hash_of(bearer(request))))


async def views(house: House, room: Room, seat: int | None, person: str = "") -> AsyncIterator[ServerSentEventMessage]:
    last = ""
    async with aclosing(changes(house, room, seat, person)) as news:
        async for changed in news:
            version, now = await patiently(partial(house.look_in_json, room, seat))
            if not changed:
                yield ServerSentEventMessage(comment="still here")
            if now != last:
                last = now  # what others draft in secret makes no sound
                yield ServerSentEventMessage(data=now, event="view", id=str(version))


@get("/api/export", media_type="text/plain", **SECRET)
async def api_export(request: Request) -> Response[str]:
    """The game as a log, once it is over."""
    _, room, _ = await mine(request)
    return Response(export_text(room), media_type="text/plain; charset=utf-8")


DOORS = [api_games, api_create, api_join, api_view, api_options, api_act, api_undo, api_stream, api_export]
