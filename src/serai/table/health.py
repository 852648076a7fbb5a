"""Is the server alive, is it ready, and what lies in its database?  For proxies, for hosts, and for metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import sqlalchemy as sa
from litestar import Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy.engine import Connection

from serai.table.access import house_of
from serai.table.database import Database, misfit
from serai.table.metrics import QUEUES, Counts
from serai.table.schema import CHANNELS, OUTBOX, TABLES, TURNS
from serai.table.security import Request
from serai.table.server_log import LOG
from serai.table.store import AWAITED, PAUSED, PRESENT, WATCHED

PATIENCE = 1.0  # seconds in which the database has to answer
RANKS = {PRESENT: "present", AWAITED: "awaited", WATCHED: "watched", PAUSED: "paused"}  # who waits for a bot


class Health(msgspec.Struct):
    """`problems`: why the server is not ready; empty where it is."""

    problems: list[str]


@get("/healthz")
async def healthz() -> str:
    """The loop turns.  The database is not asked: a server that cannot reach it need not be killed."""
    return "alive"


@get("/readyz")
async def readyz(request: Request) -> Response[Health]:
    """May visitors be sent here?"""
    problems = ["stopping"] if request.app.state.stopping.begun else await problems_of(house_of(request).database)
    was, request.app.state.problems = request.app.state.get("problems", []), problems
    if problems != was:
        LOG.warning("not ready", problems=", ".join(problems)) if problems else LOG.warning("ready again")
    return Response(Health(problems), status_code=HTTP_503_SERVICE_UNAVAILABLE if problems else HTTP_200_OK)


async def problems_of(database: Database) -> list[str]:
    try:
        async with asyncio.timeout(PATIENCE):
            problem = await database.read(misfit)
    except Exception as error:  # whatever it is: a database that cannot be read is not ready
        LOG.debug("the database does not answer", error=error)
        return ["the database does not answer"]
    deaf = "" if database.listening else "changes by other servers are not heard"
    return [words for words in (problem, deaf) if words]


# ---- What lies in the database -----------------------------------------------------------------


def counts(connection: Connection) -> Counts:
    now = time.time()
    by_rank = sa.select(TURNS.c.rank, sa.func.count(), sa.func.min(TURNS.c.due)).group_by(TURNS.c.rank)
    by_channel = sa.select(CHANNELS.c.kind, OUTBOX.c.dead, sa.func.count()).join(OUTBOX, OUTBOX.c.channel == CHANNELS.c.id)
    by_channel = by_channel.group_by(CHANNELS.c.kind, OUTBOX.c.dead)
    by_phase = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)
    turns, notices = connection.execute(by_rank).all(), connection.execute(by_channel).all()
    return Counts(
        tables=dict(connection.execute(by_phase).all()),
        turns={RANKS[rank]: count for rank, count, _ in turns},
        oldest_turn=max(0.0, now - min([due for rank, _, due in turns if rank != PAUSED], default=now)),
        notices={channel: count for channel, dead, count in notices if not dead},
        dead_notices={channel: count for channel, dead, count in notices if dead},
    )


@asynccontextmanager
async def counted(database: Database) -> AsyncIterator[None]:
    """Inside, the metrics tell what lies in this database."""
    loop = asyncio.get_running_loop()

    def ask() -> Counts:
        return asyncio.run_coroutine_threadsafe(database.read(counts), loop).result(PATIENCE)

    with QUEUES.asking(ask):
        yield


HEALTH = [healthz, readyz]
