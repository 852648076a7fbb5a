"""Reviews of finished games: asked for by people, computed in the background, kept in the database.

A review is a row, and every decision of its game another one, so it goes on where it was after a restart.  Any process that has
bots claims a review for a while and renews the claim with everything that it stores."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.bots.analysis import Finding, moments
from serai.engine.errors import SeraiError
from serai.table.database import Unavailable
from serai.table.findings import Studied, Study
from serai.table.room import Gone, Room, Stuck
from serai.table.schema import FINDINGS, OVER, REVIEWS
from serai.table.server_log import LOG
from serai.table.store import inserting, to_json, upsert

if TYPE_CHECKING:
    from serai.table.house import House

WANTED, DONE, FAILED, STOPPED = "wanted", "done", "failed", "stopped"  # states of a review
WAITING = 50  # reviews that may be wanted at the same time, in all
EACH = 3  # and by one address
LEASE = 60.0  # seconds: longer than a part of a review may take
LIMIT = 40.0  # seconds after which a worker that does not answer is killed
IDLE = 5.0  # seconds until the next look, if nothing wakes us
TRIES = 3  # until a review is given up


class Review(msgspec.Struct):
    """As much of a review as there is."""

    state: str
    findings: list[Finding]

    @property
    def moments(self) -> list[Finding]:
        return moments(self.findings)


# ---- What is stored ----------------------------------------------------------------------------


def want(connection: Connection, table_id: str, opener: str) -> None:
    """Somebody would like a review of a table which has none yet, or only a part of one."""
    state = connection.execute(sa.select(REVIEWS.c.state).where(REVIEWS.c.table_id == table_id)).scalar_one_or_none()
    if state not in (None, STOPPED):
        return
    waiting = sa.select(sa.func.count()).select_from(REVIEWS).where(REVIEWS.c.state == WANTED)
    if connection.execute(waiting).scalar_one() >= WAITING:
        raise Stuck("error-reviews-full", "Many reviews are being computed at this server: try again later.")
    if opener and connection.execute(waiting.where(REVIEWS.c.opener == opener)).scalar_one() >= EACH:
        raise Stuck("error-reviews-many", f"{EACH} reviews are being computed for you already: wait until one is ready.")
    row = {"table_id": table_id, "state": WANTED, "opener": opener, "wanted": time.time()}
    anew = {name: value for name, value in row.items() if name != "table_id"}
    stopped = REVIEWS.c.state == STOPPED
    wish = inserting(connection.dialect.name, REVIEWS).values(row)
    connection.execute(wish.on_conflict_do_update(index_elements=["table_id"], set_=anew, where=stopped))


def stop(connection: Connection, table_id: str) -> None:
    """Nobody works at this review any longer.  A process that has it finds out when it stores its next part."""
    going = (REVIEWS.c.table_id == table_id) & (REVIEWS.c.state == WANTED)
    connection.execute(REVIEWS.update().where(going).values(state=STOPPED, lease=0.0, worker=""))


def review(connection: Connection, table_id: str) -> Review | None:
    state = connection.execute(sa.select(REVIEWS.c.state).where(REVIEWS.c.table_id == table_id)).scalar_one_or_none()
    return None if state is None else Review(state, findings(connection, table_id))


def findings(connection: Connection, table_id: str) -> list[Finding]:
    query = sa.select(FINDINGS.c.found).where(FINDINGS.c.table_id == table_id).order_by(FINDINGS.c.decision)
    return [msgspec.json.decode(row, type=Finding) for row in connection.execute(query).scalars()]


def claim(connection: Connection, worker: str) -> str | None:
    """The review that has waited longest, which is ours for a while."""
    now = time.time()
    free = (REVIEWS.c.state == WANTED) & (REVIEWS.c.lease <= now)
    query = sa.select(REVIEWS.c.table_id).where(free).order_by(REVIEWS.c.wanted).limit(1)
    found: str | None = connection.execute(query.with_for_update(skip_locked=True)).scalar_one_or_none()
    if found is not None:
        values = {"lease": now + LEASE, "worker": worker, "tries": REVIEWS.c.tries + 1}
        connection.execute(REVIEWS.update().where(REVIEWS.c.table_id == found).values(values))
    return found


def keep(connection: Connection, table_id: str, worker: str, found: list[Finding]) -> bool:
    """Store what was found and renew the claim; False if the review is another's by now."""
    mine = (REVIEWS.c.table_id == table_id) & (REVIEWS.c.worker == worker)
    if connection.execute(REVIEWS.update().where(mine).values(lease=time.time() + LEASE, tries=0)).rowcount != 1:
        return False
    for one in found:
        upsert(connection, FINDINGS, {"table_id": table_id, "decision": one.decision, "found": to_json(one)})
    return True


def settle(connection: Connection, table_id: str, worker: str, state: str = "") -> None:
    """A review is over, or (without a state) goes back to those who wait; one that failed too often is given up."""
    mine = (REVIEWS.c.table_id == table_id) & (REVIEWS.c.worker == worker)
    tried = connection.execute(sa.select(REVIEWS.c.tries).where(mine)).scalar_one_or_none() or 0
    ended = state or (FAILED if tried >= TRIES else WANTED)
    connection.execute(REVIEWS.update().where(mine).values(state=ended, lease=0.0, worker="", wanted=time.time()))


def free_reviews(connection: Connection) -> None:
    """No worker has a review: the only process that has any begins."""
    connection.execute(REVIEWS.update().values(lease=0.0, worker=""))


# ---- Asking for one ----------------------------------------------------------------------------


async def ask_review(house: House, room: Room, opener: str = "") -> None:
    """A review of a finished game; there is one of each, and it is computed once."""
    check_over(room)
    await house.database.write(partial(want, table_id=room.table.id, opener=opener))
    house.reviewer.wake()


def check_over(room: Room) -> None:
    """What a search thinks of a game in play is nobody's business there."""
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-review", "Only a finished game can be reviewed: a running one would tell secrets.")


# ---- Computing it ------------------------------------------------------------------------------


class Reviewer:
    """Computes reviews one after the other, in a process of its own that everything else goes before."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.worker = house.worker()
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()

    async def run(self) -> None:
        """Until it is cancelled."""
        house = self.house
        while True:
            self.news.clear()
            try:
                table_id = await house.database.light(partial(claim, worker=house.process))
                if table_id is not None:
                    await self.take(table_id)
                    continue
            except Unavailable as error:
                LOG.warning("no review can be computed", why=str(error))
            try:
                async with asyncio.timeout(IDLE):
                    await self.news.wait()
            except TimeoutError:
                pass

    async def take(self, table_id: str) -> None:
        """Work at a review until it is done.  What goes wrong is logged, and tried again later."""
        state = ""
        try:
            state = await self.compute(await self.house.room(table_id))
        except Gone:
            return
        except (SeraiError, Failure) as error:
            LOG.warning("a review failed", table=table_id, why=str(error))
        finally:
            await self.house.database.light(partial(settle, table_id=table_id, worker=self.house.process, state=state))

    async def compute(self, room: Room) -> str:
        """All parts that are missing, each stored as soon as it is there."""
        database, table_id, worker = self.house.database, room.table.id, self.house.process
        check_over(room)
        assert room.match is not None
        log, lines = room.match.log(), len(room.match.record.lines)
        found = await database.read(partial(findings, table_id=table_id))
        while (job := following(log, lines, found)) is not None:
            made = await self.study(job)
            if not await database.light(partial(keep, table_id=table_id, worker=worker, found=made)):
                return ""  # it took too long, and somebody else has it
            found = sorted({one.decision: one for one in [*found, *made]}.values(), key=lambda one: one.decision)
        return DONE

    async def study(self, job: Study) -> list[Finding]:
        answer = await self.worker.ask(job, LIMIT, Studied)
        if answer is None or answer.trace or not answer.findings:
            raise Failure(answer.trace if answer else "no answer")
        return answer.findings

    async def stop(self) -> None:
        await self.worker.stop()


class Failure(Exception):
    """A part of a review could not be computed."""


def following(log: str, lines: int, found: list[Finding]) -> Study | None:
    """The next part of a review; None if nothing is missing."""
    if len(found) < lines:
        return Study(log, len(found), found[-1].chances if found else [])
    unclear = moments(found)
    for one in unclear:
        if one.compared is None or not one.compared.done:
            return Study(log, one.decision, compare=one, tests=len(unclear))
    return None
