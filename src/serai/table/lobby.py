"""Who sits at a table: it is created or taken over from a record, seats are taken, left and given to bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from serai.bots import LEVELS
from serai.catalogue import find
from serai.engine.errors import BadSetup
from serai.engine.log import Record
from serai.engine.match import Match
from serai.table.database import LOBBY, SeatRow, TableRow
from serai.table.journal import opening
from serai.table.room import BOT, OPEN, PERSON, STAND_IN, Room, Stuck
from serai.table.server_log import LOG

if TYPE_CHECKING:
    from serai.table.house import House

NAME, TITLE = 24, 48  # the longest name and title
COLOURS = range(1, 7)
KINDS = {"me": PERSON, "hot": PERSON, "open": OPEN, "bot": BOT}  # what a wish may say, and the kind of seat that it becomes
JOINERS = "\u200c\u200d"  # seen in nothing, but Persian words and some pictures are spelled with them
BOT_NAMES = ("Omid", "Vera", "Tomás", "Aoife", "Ravi", "Mei")


class Wish(msgspec.Struct):
    """Who shall sit on a seat of a new table."""

    kind: str  # me, hot, open or bot
    name: str = ""
    level: str = ""
    colour: int = 0


def clean(text: str, most: int) -> str:
    """Words that people typed: one line, printable, not too long."""
    kept = "".join(c if c.isprintable() or c in JOINERS else " " if c.isspace() else "" for c in text)
    line = " ".join(kept.split())[:most].strip()
    return line if line.strip(f" {JOINERS}") else ""


def new_secret() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


async def create(
    house: House,
    game_id: str,
    options: dict[str, Any],
    wishes: Sequence[Wish],
    person: str,
    title: str = "",
    *,
    seed: str = "",
    match: Match | None = None,
    settings: dict[str, Any] | None = None,
) -> Room:
    """A new table; it begins at once where no seat is open."""
    game = find(game_id)
    setup = game.setup(len(wishes), options)
    seats = [new_seat(i, wishes) for i in range(len(wishes))]
    now = time.time()
    table = TableRow(
        id=secrets.token_hex(8),
        game=game.id,
        players=setup.players,
        options=dict(setup.options),
        rules=game.rules_version,
        seed=seed or (f"{house.seed}/{title}" if house.seed else secrets.token_hex(16)),
        title=clean(title, TITLE),
        phase=LOBBY,
        version=0,
        owner=person,
        watch=new_secret(),
        settings=settings or {},
        created=now,
        updated=now,
    )
    mine = [(row.seat, person) for row, wish in zip(seats, wishes, strict=True) if wish.kind in ("me", "hot")]
    await house.database.add(table, seats, mine)
    LOG.info("table opened", table=table.id, game=game.id, seats=setup.players)
    room = await house.room(table.id)
    await begin_if_full(house, room, match)
    return room


async def adopt(house: House, record: Record, wishes: Sequence[Wish], person: str, title: str = "") -> Room:
    """A table that goes on where a record stops."""
    match = await asyncio.to_thread(Match.resume, record)
    levelled = [msgspec.structs.replace(wish, level=wish.level or STAND_IN) for wish in wishes]
    options = dict(record.setup.options)
    return await create(house, record.setup.game.id, options, levelled, person, title, seed=record.seed, match=match)


def new_seat(number: int, wishes: Sequence[Wish]) -> SeatRow:
    """A seat as it was wished for, in a colour of its own."""
    wish = wishes[number]
    if wish.kind not in KINDS:
        raise BadSetup(f"Unknown kind of seat {wish.kind!r:.30}. Choose from: {', '.join(KINDS)}.")
    if wish.kind == "bot" and wish.level not in LEVELS:
        raise BadSetup(f"Unknown bot {wish.level!r:.30}. Choose from: {', '.join(LEVELS)}.")
    taken = {other.colour for other in wishes[:number] if other.colour}
    free = [colour for colour in COLOURS if colour not in {other.colour for other in wishes if other.colour}]
    colour = wish.colour if wish.colour in COLOURS and wish.colour not in taken else free[number % len(free)]
    name = clean(wish.name, NAME)
    return SeatRow(number, new_secret(), KINDS[wish.kind], name, colour, wish.level if wish.kind == "bot" else "")


async def begin_if_full(house: House, room: Room, match: Match | None = None) -> None:
    """The game begins when nobody is missing; a match that was begun elsewhere goes on."""
    async with room.lock:
        if room.table.phase != LOBBY or any(row.kind == OPEN for row in room.seats):
            return
        await name_seats(house, room)
        room.match = match or Match(room.setup, room.table.seed)
        LOG.info("game begins", table=room.table.id, game=room.table.game)
        await house.commit(room, opening(room.match))
    house.drive(room)


async def name_seats(house: House, room: Room) -> None:
    """A seat without a name is called by its number."""
    for row in room.seats:
        if not row.name:
            row.name = f"{row.seat + 1}"
            await house.database.update_seat(room.table.id, row.seat, name=row.name)


async def take_seat(house: House, room: Room, seat: int, person: str, name: str, colour: int) -> None:
    """Somebody came by a seat's link: with a name, and the colour if nobody has it yet."""
    async with room.lock:
        row = room.seats[seat]
        others = [other for other in room.seats if other.seat != seat]
        if row.kind == BOT:
            raise Stuck("error-seat-bot", "A bot sits here. Ask the person who opened the table for another link.")
        name = clean(name, NAME) or row.name
        if not name:
            raise Stuck("error-name", "A name is missing: type what the others shall call you.")
        if name in [other.name for other in others]:
            raise Stuck("error-name-taken", f"Somebody at this table is called {name} already: choose another name.")
        if colour in COLOURS and colour not in [other.colour for other in others]:
            row.colour = colour
        row.kind, row.name, row.away = PERSON, name, False
        await house.database.update_seat(room.table.id, seat, kind=row.kind, name=name, colour=row.colour, away=False)
        await house.database.sit(room.table.id, seat, person)
        room.notify()
    await begin_if_full(house, room)


async def give_to_bot(house: House, room: Room, seat: int, level: str) -> None:
    """Before the game an open seat is filled by a bot."""
    async with room.lock:
        row = room.seats[seat]
        if level not in LEVELS:
            raise Stuck("error-seat-taken", f"Unknown bot {level!r:.30}. Choose from: {', '.join(LEVELS)}.")
        if row.kind != OPEN:
            raise Stuck("error-seat-taken", "This seat is not open any more: look at the table again.")
        row.kind, row.level = BOT, level
        row.name = row.name or bot_name(room, seat)
        await house.database.update_seat(room.table.id, seat, kind=BOT, level=level, name=row.name)
        room.notify()
    await begin_if_full(house, room)


def bot_name(room: Room, seat: int) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {row.name for row in room.seats}
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name not in taken)


async def set_away(house: House, room: Room, seat: int, away: bool) -> None:
    """A bot plays for those who have left, until they come back."""
    async with room.lock:
        room.seats[seat].away = away
        await house.database.update_seat(room.table.id, seat, away=away)
        room.notify()
    house.drive(room)
