"""The table's server, measured through its real doors: a process of its own, a database of its own, requests over loopback."""

from __future__ import annotations

import asyncio
import gzip
import os
import platform
import re
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator
from contextlib import aclosing, asynccontextmanager, closing, suppress
from typing import Any
from urllib.parse import urlencode

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai import __version__
from serai.catalogue import find, own
from serai.engine.chance import Dice
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.state import State
from serai.table.database import Database, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.loopback import Line, Server, auth, json_of, load, spread
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.schema import JOURNAL, SEATS, STATES, TABLES
from serai.table.view import RECENT, Seat, View, view_of

LONG_GAME = "great-western-trail"
VIEWERS = 4
QUIET = ("--log-level", "error")  # a thousand viewers at once are slow requests


class Size(msgspec.Struct):
    """How much is measured."""

    tables: int = 200  # that bots play at once
    seconds: float = 20.0  # at most
    decisions: int = 100_000  # of the long game at most
    edge: int = 200  # of them count as first, and as last
    stored: int = 2000  # tables that are there at the start
    loaded: int = 100  # of them in the middle of their games
    positions: int = 24  # of every game that are drawn
    crowd: int = 1000  # viewers of one table
    moves: int = 20  # that the crowd sees, and that bots answer beside the experts


QUICK = Size(tables=6, seconds=3.0, decisions=60, edge=20, stored=60, loaded=10, positions=3, crowd=20, moves=3)


class Viewer:
    """Somebody who follows a table by its stream of views."""

    def __init__(self) -> None:
        self.version = 0
        self.latest = b""
        self.seen = 0.0  # when the latest view had arrived
        self.views = 0
        self.cut_off = False
        self.news = asyncio.Event()

    async def follow(self, server: Server, secret: str) -> None:
        line = await server.connect()
        try:
            async for self.version, self.latest in line.views(secret):
                self.seen = time.perf_counter()
                self.views += 1
                self.news.set()
            self.cut_off = True
        finally:
            line.close()

    async def after(self, version: int) -> None:
        """Wait for a view that is newer than this version."""
        while self.version <= version:
            self.news.clear()
            await self.news.wait()


@asynccontextmanager
async def following(server: Server, secrets_of_seats: Iterable[str]) -> AsyncIterator[list[Viewer]]:
    """Viewers, each with a stream of its own; one that fails is found when its task is awaited."""
    viewers = [Viewer() for _ in secrets_of_seats]
    tasks = [asyncio.create_task(one.follow(server, secret)) for one, secret in zip(viewers, secrets_of_seats, strict=True)]
    try:
        async with asyncio.timeout(120):
            await asyncio.gather(*[one.after(0) for one in viewers])
        yield viewers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ---- An action: accepted, stored, pushed to everybody ------------------------------------------


async def played_by_people(server: Server, people: int, decisions: int, crowd: int = 0) -> AsyncGenerator[float, None]:
    """A game of people, and a crowd that watches it.  For each action the seconds from the moment when it is sent until it is
    answered and everybody sees the table after it."""
    made = await server.ask("POST", "/api/tables", {"game": LONG_GAME, "seats": [{}] * people})
    keys = [await seated(server, seat, invitation) for seat, invitation in enumerate(made["seats"])]
    dice = Dice("bench-table")
    with closing(await server.connect()) as line:
        async with following(server, [*keys, *[made["watch"]] * crowd]) as viewers:
            for _ in range(decisions):
                able = [view for view in map(seen_by, viewers[:people]) if view.choices]
                if not able:
                    break
                view = able[dice.below(len(able))]
                assert view.seat is not None
                begun = time.perf_counter()
                version = await chosen(line, view, view.choices[dice.below(len(view.choices))].action, keys[view.seat])
                answered = time.perf_counter()
                async with asyncio.timeout(60):
                    await asyncio.gather(*[viewer.after(version - 1) for viewer in viewers])
                yield max(answered, *[viewer.seen for viewer in viewers]) - begun


async def seated(server: Server, seat: int, invitation: str) -> str:
    """Somebody sits down; the key of the seat."""
    return str((await server.ask("POST", "/api/join", {"name": f"Guest {seat}"}, invitation))["key"])


def seen_by(viewer: Viewer) -> View:
    return msgspec.json.decode(viewer.latest, type=View)


async def chosen(line: Line, view: View, action: str, key: str) -> int:
    """The version of the table after an action."""
    _, answer = await line.ask("POST", "/api/act", json_of({"actions": [action], "decision": view.decision}), auth(key))
    return msgspec.json.decode(answer, type=View).version


async def crowded(server: Server, size: Size) -> dict[str, Any]:
    """Many watch one table."""
    times = [seconds async for seconds in played_by_people(server, 2, size.moves, size.crowd)]
    return {"viewers": size.crowd, **spread(times), "worst_ms": round(max(times) * 1000, 2)}


async def beside_experts(server: Server, size: Size) -> dict[str, Any]:
    """Somebody plays against a bot while experts sit at many tables that nobody watches: until the bot has answered."""
    experts = [{"kind": "bot", "level": "expert", "name": f"Bot {n}"} for n in range(4)]
    for n in range(size.tables):
        await server.ask("POST", "/api/tables", {"game": own()[n % len(own())].id, "seats": experts})
    made = await server.ask("POST", "/api/tables", {"game": LONG_GAME, "seats": [{}, {"kind": "bot", "level": "medium"}]})
    key = await seated(server, 0, made["seats"][0])
    times = list[float]()
    with closing(await server.connect()) as line:
        async with following(server, [key]) as (viewer,), asyncio.timeout(300):
            while len(times) < size.moves:
                while not (view := seen_by(viewer)).choices:
                    await viewer.after(viewer.version)
                version = await chosen(line, view, view.choices[-1].action, key)
                begun = time.perf_counter()
                await viewer.after(version - 1)
                if not seen_by(viewer).choices:  # the bot has to choose
                    await viewer.after(version)
                    times.append(viewer.seen - begun)
    return {"tables": size.tables, **spread(times), "worst_ms": round(max(times) * 1000, 2)}


async def latency(server: Server, size: Size) -> dict[str, Any]:
    """A long game of four people."""
    times = [seconds async for seconds in played_by_people(server, VIEWERS, size.decisions)]
    edge = min(size.edge, len(times) // 2)
    return {
        "game": LONG_GAME,
        "viewers": VIEWERS,
        "decisions": len(times),
        "first": spread(times[:edge]),
        "last": spread(times[-edge:]),
    }


# ---- Many tables at once -----------------------------------------------------------------------


async def many(server: Server, size: Size) -> dict[str, Any]:
    """Tables with four bots and a viewer each, all games in turn; an error is a viewer that was cut off or saw nothing."""
    games = own()
    bots = [{"kind": "bot", "level": "random", "name": f"Bot {n}"} for n in range(4)]
    begun = time.perf_counter()
    tables = [
        await server.ask("POST", "/api/tables", {"game": games[n % len(games)].id, "seats": bots}) for n in range(size.tables)
    ]
    opened = time.perf_counter() - begun
    async with following(server, [table["watch"] for table in tables]) as viewers:
        begun = time.perf_counter()
        before = [viewer.version for viewer in viewers]
        views = sum([viewer.views for viewer in viewers])
        times = list[float]()
        while time.perf_counter() - begun < size.seconds and not all([over(viewer) for viewer in viewers]):
            async with aclosing(played_by_people(server, 2, size.decisions)) as people:
                async for took in people:
                    times.append(took)
                    if time.perf_counter() - begun > size.seconds:
                        break
        seconds = time.perf_counter() - begun
        moves = sum([viewer.version for viewer in viewers]) - sum(before)
        views = sum([viewer.views for viewer in viewers]) - views
        with suppress(TimeoutError):
            async with asyncio.timeout(60):
                await asyncio.gather(*[v.after(was) for v, was in zip(viewers, before, strict=True) if not over(v)])
        stuck = [v for v, was in zip(viewers, before, strict=True) if v.cut_off or (v.version == was and not over(v))]
    return {
        "tables": size.tables,
        "open_ms": round(opened / size.tables * 1000, 1),
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "views_per_second": round(views / seconds),
        "finished": sum([over(viewer) for viewer in viewers]),
        "errors": len(stuck),
        "people": spread(times),  # an action of people beside them, until it is stored and pushed
    }


def over(viewer: Viewer) -> bool:
    return b'"over":true' in viewer.latest


# ---- Pages -------------------------------------------------------------------------------------


async def pages(server: Server, game: Game[State]) -> dict[str, Any]:
    """What a browser fetches for the first page of a game: bytes over the wire, without fonts and pictures."""
    players = game.players[-1]
    form = {"game": game.id, "players": str(players), "seat-0": "me", "name-0": "Guest"}
    form |= {f"seat-{n}": "hot" for n in range(1, players)}
    line = await server.connect()
    typed = {"Content-Type": "application/x-www-form-urlencoded"}
    head, _ = await line.ask("POST", "/tables", urlencode(form).encode(), typed)
    cookie = {"Cookie": head["set-cookie"].partition(";")[0], "Accept-Encoding": "gzip"}
    weights: dict[str, int] = {}
    waiting = [f"{head['location']}?seat={seat}" for seat in range(players)]
    text = b""
    for path in waiting:  # the seat that is asked sees the table, the others a curtain
        head, body = await line.ask("GET", path, headers=cookie)
        if b'id="act"' in unpacked(head, body):
            text, weights["page"] = unpacked(head, body), len(body)
    todo = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:css|js)\?[^"]*)"', text.decode())
    while todo:
        path = todo.pop()
        if path.partition("?")[0] in weights:
            continue
        head, body = await line.ask("GET", path, headers=cookie)
        weights[path.partition("?")[0]] = len(body)
        folder = path.partition("?")[0].rpartition("/")[0]
        todo += [f"{folder}/{name}" for name in re.findall(r"(?:from|import) '\./([^']+)'", unpacked(head, body).decode())]
    line.close()
    return {"bytes": sum(weights.values()), "page_bytes": weights["page"], "files": len(weights)}


def unpacked(head: dict[str, str], body: bytes) -> bytes:
    return gzip.decompress(body) if head.get("content-encoding") == "gzip" else body


def drawing(game: Game[State], positions: int) -> dict[str, float]:
    """Milliseconds for a view and its page, the median over a whole random game and all seats: by the clock, and of the
    processor's time, which a busy machine does not change much."""
    players = game.players[-1]
    seats = [Seat(f"Guest {seat}", seat + 1) for seat in range(players)]
    length = len(played(game, players).record.lines)
    clock, work = list[float](), list[float]()
    for match in course(game, players):
        if len(match.record.lines) % max(1, length // positions):
            continue
        for seat in range(players):
            begun, busy = time.perf_counter(), time.process_time()
            table_page(Scene(view_of(match, seats, seat, recent=RECENT), "en"), inner=True)
            clock.append(time.perf_counter() - begun)
            work.append(time.process_time() - busy)
    return {name: round(statistics.median(times) * 1000, 2) for name, times in (("view_ms", clock), ("view_cpu_ms", work))}


def course(game: Game[State], players: int) -> Iterator[Match]:
    """A random match before every decision, and at its end; it is one match that moves on."""
    dice = Dice("bench-table", game.id)
    match = Match(game.setup(players, {}), "bench-table")
    while match.state.stack:
        yield match
        seat = match.state.waiting()[0]
        options = match.state.options_for(seat)
        match.write(seat, options[dice.below(len(options))])
    yield match


def played(game: Game[State], players: int, most: int = sys.maxsize) -> Match:
    """A random match after `most` lines, or at its end."""
    for match in course(game, players):
        if len(match.record.lines) >= most:
            break
    return match


# ---- Memory, start -----------------------------------------------------------------------------


async def furnish(url: str, size: Size) -> list[str]:
    """A database full of tables: most have just begun, some are in the middle.  A secret for each of these."""
    database = open_database(url)
    house = House(database)
    await house.open()
    found: list[str] = []
    games = own()
    for game in games:
        players = game.players[-1]
        length = len(played(game, players).record.lines)
        wishes = [Wish("hot", f"Guest {seat}") for seat in range(players)]
        fresh = await house.create(game.id, {}, wishes, "bench")
        middle = await house.adopt(played(game, players, length // 2).record, wishes, "bench")
        await copied(database, fresh.table.id, (size.stored - size.loaded) // len(games) - 1)
        found += [middle.table.watch, *await copied(database, middle.table.id, size.loaded // len(games) - 1)]
    await house.close()
    return found


async def copied(database: Database, table_id: str, times: int) -> list[str]:
    """Copies of a stored table, each with a spectators' link of its own."""
    links = [secrets.token_urlsafe(24) for _ in range(times)]

    def copy(connection: Connection) -> None:
        for table in (TABLES, SEATS, JOURNAL, STATES):
            key = "id" if table is TABLES else "table_id"
            rows = list(connection.execute(sa.select(table).where(table.c[key] == table_id)).mappings())
            for n, link in enumerate(links):
                more = {key: f"{n:04x}{table_id[4:]}", **({"watch": link} if table is TABLES else {})}
                connection.execute(table.insert(), [{**row, **more} for row in rows])

    await database.write(copy)
    return links


async def memory(server: Server, doors: list[str]) -> dict[str, Any]:
    """What the server's process grows by for each table that is loaded."""
    for _ in range(3):
        for door in doors[:: len(doors) // len(own())]:  # a table of every game: the games themselves are there now
            await server.ask("GET", "/api/view", secret=door)
    before = server.memory()
    for door in doors:
        await server.ask("GET", "/api/view", secret=door)
    after = server.memory()
    fresh = len(doors) - len(own())
    if before is None or after is None:
        return {"tables": fresh, "kb_per_table": None, "rss_mb": None}
    return {"tables": fresh, "kb_per_table": round((after - before) / fresh / 1000), "rss_mb": round(after / 1e6)}


# ---- All of it ---------------------------------------------------------------------------------


async def measure(size: Size, begin: Callable[[str], None], calibration: Callable[[], float]) -> dict[str, Any]:
    """All figures.  `begin` is told what is measured next; `calibration` says how fast this machine is."""
    begin("calibration")
    report: dict[str, Any] = {
        "serai": __version__,
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "load_before": load(),
        "calibration_us": round(calibration(), 3),
    }
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", *QUIET)
        begin("start")
        empty = await server.timed()
        try:
            begin("latency")
            report["latency"] = await latency(server, size)
            begin("pages")
            report["pages"] = {game.id: await pages(server, game) for game in own()}
            begin("many tables")
            report["many"] = await many(server, size)
            begin("a crowd")
            report["crowd"] = await crowded(server, size)
            begin("experts")
            report["experts"] = await beside_experts(server, size)
        finally:
            await server.stop()
        begin("views")
        for game_id, figures in report["pages"].items():
            figures.update(drawing(find(game_id), size.positions))
        begin("memory")
        full = Server(f"sqlite:///{folder}/full.sqlite3", *QUIET)
        doors = await furnish(full.database, size)
        began = await full.timed()
        try:
            report["memory"] = await memory(full, doors)
        finally:
            await full.stop()
    report["start"] = {"empty_s": round(empty, 2), "stored": size.stored, "full_s": round(began, 2)}
    return report | {"load_after": load()}


def bench_table(size: Size, begin: Callable[[str], None], calibration: Callable[[], float]) -> dict[str, Any]:
    return asyncio.run(measure(size, begin, calibration))
