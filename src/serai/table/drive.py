"""Bots at a table: they play where it is their turn, and give hints."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError
from serai.engine.save import save
from serai.engine.state import State
from serai.table.database import PLAYING, Stale
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.server_log import LOG
from serai.table.worker import Job, Thought

if TYPE_CHECKING:
    from serai.table.house import House

PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds until a move that failed is tried again


def bots_waiting(room: Room) -> list[int]:
    """The seats of bots that have to choose now."""
    match = room.match
    if match is None or room.table.phase != PLAYING:
        return []
    return [seat for seat in match.state.waiting() if room.bot_level(seat) and not match.ready(seat)]


def drive(house: House, room: Room) -> None:
    """See that the bots of a table play, if it is their turn."""
    if room.driver is None and house.holds(room) and bots_waiting(room):
        room.driver = asyncio.create_task(keep_playing(house, room))
        house.tasks.add(room.driver)
        room.driver.add_done_callback(lambda task: rest(house, room, task))


def rest(house: House, room: Room, task: asyncio.Task[None]) -> None:
    house.tasks.discard(task)
    room.driver = None
    if not task.cancelled():
        drive(house, room)


async def keep_playing(house: House, room: Room) -> None:
    """The bots of a table play.  What goes wrong is logged, and tried again after a pause that grows, so that the table is not
    stuck; a room that was forgotten is loaded, and that sets its bots going."""
    pause = PAUSE
    while True:
        try:
            await (play_bots(house, room) if house.holds(room) else house.room(room.table.id))
            return
        except Exception as error:
            LOG.error("bot failed", error=error, table=room.table.id, next_try_s=pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def play_bots(house: House, room: Room) -> None:
    """The bots of a table choose, one after the other, until a person has to."""
    while (waiting := bots_waiting(room)) and house.holds(room):
        if room.listeners and not room.table.settings.get("fast"):
            await asyncio.sleep(house.pace)
        async with house.bots:
            await play_bot(house, room, waiting[0])


async def play_bot(house: House, room: Room, seat: int) -> None:
    match, decision, level = room.match, room.decision(seat), room.bot_level(seat)
    if match is None or not level or seat not in bots_waiting(room):
        return  # somebody came back or took back meanwhile
    version = room.table.version
    thought = await choose(house, room, match.desk(seat), seat, level)
    try:
        await house.act(room, seat, [thought.action], decision)
    except (SeraiError, Stale):
        if house.holds(room) and room.table.version == version:
            raise  # nobody moved while it thought: the bot is wrong


async def choose(house: House, room: Room, desk: State, seat: int, level: str, explain: bool = False) -> Thought:
    names = room.setup.game.vocabulary.names
    legal = [names[action] for action in desk.options_for(seat)]
    seed = f"{room.table.seed}/{seat}/{room.table.version}"
    return await house.workers.choose(Job(save(desk), seat, level, seed, explain), legal)


async def hint(house: House, room: Room, seat: int) -> Thought:
    """What a bot would do in this seat's place; it sees what the seat sees."""
    match = house.playing(room)
    if not match.desk(seat).options_for(seat) or match.ready(seat):
        raise Stuck("error-not-asked", "You are not asked anything now: a hint needs a question.")
    return await choose(house, room, match.desk(seat), seat, STAND_IN, explain=True)
