"""Bots at a table: they play where it is their turn, and give hints.

A turn is a row of the database, written with the action that led to it, so that it outlives every process.  Runners claim turns
for a few seconds and renew the claim while the bot thinks: what a killed one had in hand is taken by another."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from serai.bots.advice import STRONGEST
from serai.engine.chance import Dice
from serai.engine.errors import SeraiError
from serai.engine.match import Match
from serai.engine.save import save
from serai.engine.state import State
from serai.table import store
from serai.table.database import Busy, Unavailable
from serai.table.metrics import BOT_FALLBACKS, BOT_SECONDS
from serai.table.room import COACH, HELD, SKIP, Gone, Room, Stuck
from serai.table.schema import PLAYING, TableRow, Turn
from serai.table.server_log import LOG, bound
from serai.table.store import Change
from serai.table.worker import Failed, Job, Thought, Workers

if TYPE_CHECKING:
    from serai.table.house import House

LEASE, RENEWAL = 6.0, 2.0  # seconds
IDLE = 2.0  # seconds until a runner looks again, if nothing wakes it
PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds until a turn that failed is taken again
CHANCE = "chance"  # a legal action at random, for which nobody has to think
SIMPLER = ("easy", CHANCE)  # who decides for a bot that fails again and again
SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "at-once": 0.0}  # a table's speed of bots, as a factor of the pace
BRIEF = 0.3  # of the pace between two steps of one bot: a turn of twelve steps is shown within four seconds


def bots_waiting(room: Room) -> list[int]:
    """The seats of bots that have to choose now.  While somebody is missing they wait too, and while somebody reads a note of
    the coach, unless that person skips to their own turn."""
    match, settings = room.match, room.table.settings
    if match is None or room.table.phase != PLAYING or room.missing() or (settings.get(HELD) and not settings.get(SKIP)):
        return []
    return [seat for seat in match.state.waiting() if room.bot_level(seat) and not match.ready(seat)]


def turn_of(room: Room, pace: float) -> Turn | None:
    """The turn that has to be written with a change."""
    if not bots_waiting(room):
        return None
    table = room.table
    return Turn(table.id, table.version, table.owner or table.opener, store.has_people(room.seats), pace * tempo(room))


def speed_of(table: TableRow) -> str:
    """How fast bots move at this table; those of version 0.1 know only `fast`."""
    speed: str = table.settings.get("speed") or ("at-once" if table.settings.get("fast") else "normal")
    return speed


def tempo(room: Room) -> float:
    """How long the next step of a bot waits, as a factor of the pace: less where it goes on with its turn, not at all where
    somebody skips to their own."""
    if room.table.settings.get(SKIP):
        return 0.0
    lines = room.begun().record.lines
    goes_on = bool(lines) and lines[-1][0] == bots_waiting(room)[0]
    return SPEEDS[speed_of(room.table)] * (BRIEF if goes_on else 1.0)


async def set_speed(house: House, room: Room, speed: str) -> None:
    """How fast bots move here from now on."""
    if speed not in SPEEDS:
        raise Stuck("error-speed", f"Unknown speed {speed!r:.30}. Choose from: {', '.join(SPEEDS)}.")
    await house.change(room, partial(with_setting, name="speed", value=speed))


async def skip(house: House, room: Room) -> None:
    """Bots move without a pause until a person is asked."""
    if room.table.settings.get(HELD) or bots_waiting(room):
        await house.change(room, partial(with_setting, name=SKIP, value=True))


async def coach(house: House, room: Room, seat: int | None) -> None:
    """The coach sits down beside this seat; None: the coach leaves."""
    await house.change(room, partial(with_setting, name=COACH, value=seat))


async def hold(house: House, room: Room, on: bool) -> None:
    """Bots wait while somebody reads, or go on."""
    if bool(room.table.settings.get(HELD)) != on and (bots_waiting(room) or not on):
        await house.change(room, partial(with_setting, name=HELD, value=on))


def with_setting(room: Room, name: str, value: object) -> Change:
    room.table.settings = {**room.table.settings, name: value}
    return Change()


class Runner:
    """Takes the turns of bots, as many at a time as it has workers; one more worker gives hints."""

    def __init__(self, house: House, count: int, limit: float) -> None:
        self.house, self.count = house, count
        self.workers = Workers(count + 1, limit, house.worker)
        self.share = max(1, count // 4)  # workers that one person's tables may have at once
        self.free = asyncio.Semaphore(count)
        self.news = asyncio.Event()
        self.playing: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """There may be a new turn."""
        self.news.set()

    async def run(self) -> None:
        """Take turns until it is cancelled."""
        while self.count:
            await self.free.acquire()
            try:
                turn = await self.next()
            except BaseException:
                self.free.release()
                raise
            task = asyncio.create_task(self.take(turn))
            self.playing.add(task)
            task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.playing.discard(task)
        self.free.release()

    async def next(self) -> Turn:
        """The next turn, claimed for this runner; waits until there is one."""
        claim = partial(store.claim, worker=self.house.process, lease=LEASE, share=self.share)
        while True:
            self.news.clear()
            try:
                found = await self.house.database.light(claim)
            except Unavailable as error:
                LOG.warning("no turns can be taken", why=str(error))
                found = time.time() + IDLE
            if isinstance(found, Turn):
                return found
            try:
                async with asyncio.timeout(max(0.0, min(found - time.time(), IDLE))):
                    await self.news.wait()
            except TimeoutError:
                pass

    async def take(self, turn: Turn) -> None:
        """Play a turn.  What goes wrong is logged, and the turn is taken again after a pause that grows."""
        renewal = asyncio.create_task(self.renew(turn))
        try:
            with bound(table=turn.table_id):
                await play_turn(self.house, turn)
        except asyncio.CancelledError:
            turn.tries -= 1  # it did not fail
            await self.postpone(turn, 0.0)  # others take it at once
            raise
        except Gone:
            pass  # the table was deleted, and its turn with it
        except (Unavailable, Busy) as error:
            LOG.warning("a bot's move was not stored", table=turn.table_id, why=str(error) or "others were faster")
        except Exception as error:
            LOG.error("a bot's move failed", table=turn.table_id, tries=turn.tries, error=error)
            pause = min(PAUSE * 2 ** (turn.tries - 1), LONGEST_PAUSE)
            await self.postpone(turn, pause)
        finally:
            renewal.cancel()

    async def renew(self, turn: Turn) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            work = partial(store.renew, table_id=turn.table_id, worker=self.house.process, lease=LEASE)
            try:
                await self.house.database.light(work)
            except Unavailable as error:
                LOG.warning("a claim was not renewed", table=turn.table_id, why=str(error))

    async def postpone(self, turn: Turn, pause: float) -> None:
        work = partial(store.postpone, turn=turn, worker=self.house.process, pause=pause)
        try:
            await self.house.database.light(work)
        except Unavailable as error:  # the claim ends by itself
            LOG.warning("a turn was not given back", table=turn.table_id, why=str(error))
        self.wake()

    async def stop(self) -> None:
        """Give back what is in hand, and end the workers."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await self.workers.stop()


async def play_turn(house: House, turn: Turn) -> None:
    """The first bot that has to choose at a table chooses."""
    room = house.rooms.get(turn.table_id)
    if room is None or room.table.version != turn.version:  # otherwise it is as new as the turn
        room = await house.room(turn.table_id)
    async with room.lock:
        await house.refresh(room)
        waiting = bots_waiting(room)
        match, version = room.match, room.table.version
        seat = waiting[0] if waiting else -1
        decision = room.decision(seat)
        desk = match.desk(seat) if match is not None and waiting else None
    if desk is None:
        await house.change(room, lambda room: Change())  # which writes the turn anew, as it is
        return
    level = room.bot_level(seat)
    if turn.tries > 2:  # it failed twice: a simpler bot decides
        level = SIMPLER[min(turn.tries - 3, len(SIMPLER) - 1)]
        BOT_FALLBACKS.labels(level).inc()
        LOG.warning("a simpler bot decides", seat=seat, bot=level, tries=turn.tries)
    with BOT_SECONDS.labels(level).time():
        thought = await choose(house, room, desk, seat, level)
    try:
        await house.act(room, seat, [thought.action], decision, by_bot=True)
    except SeraiError:
        if room.table.version == version:
            raise  # nobody moved while it thought: the bot is wrong.  (Otherwise the turn was written anew with that move.)


async def choose(house: House, room: Room, desk: State, seat: int, level: str, explain: bool = False) -> Thought:
    names = room.setup.game.vocabulary.names
    legal = [names[action] for action in desk.options_for(seat)]
    seed = f"{room.table.seed}/{seat}/{room.table.version}"
    if level == CHANCE:
        return Thought(legal[Dice("chance", seed).below(len(legal))])
    return await house.runner.workers.choose(Job(save(desk), seat, level, seed, explain), legal)


async def hint(house: House, room: Room, seat: int) -> Thought:
    """What a bot would do in this seat's place; it sees what the seat sees."""
    match: Match = room.playing()
    desk = match.desk(seat)
    if not desk.options_for(seat) or match.ready(seat):
        raise Stuck("error-not-asked", "You are not asked anything now: a hint needs a question.")
    try:
        return await choose(house, room, desk, seat, STRONGEST, explain=True)
    except Failed:
        raise Stuck("error-no-hint", "The bot has no hint now: try again in a moment.") from None
