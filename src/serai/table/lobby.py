"""Who sits at a table: it is created or taken over from a record; seats are taken, left, offered again and given to bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.engine import Connection

from serai.bots import LEVELS
from serai.catalogue import find
from serai.engine.errors import BadSetup
from serai.engine.events import LATE, OFFERED, RETURNED, TAKEN, WENT
from serai.engine.log import Record
from serai.engine.match import Match
from serai.table import deadlines, drive, outbox, store
from serai.table.deadlines import Due
from serai.table.devices import second_seat
from serai.table.journal import opening
from serai.table.names import NAME, clean, skeleton, taken
from serai.table.notices import CLOCK as TOOK
from serai.table.notices import OFFER
from serai.table.room import MOVED, STAND_IN, Room, Stuck, game_over
from serai.table.schema import BOT, CLOCK, FILE, LEFT, LOBBY, OPEN, OVER, PERSON, SEED, SPECTATOR, SeatRow, Sitter, TableRow
from serai.table.server_log import LOG
from serai.table.store import Change, Contents

if TYPE_CHECKING:
    from serai.table.house import House

TITLE = 48  # the longest title
LONGEST_SEED = 64  # characters
COLOURS = range(1, 7)
KINDS = {"me": PERSON, "hot": PERSON, "open": OPEN, "bot": BOT}  # what a wish may say, and the kind of seat that it becomes
BOT_NAMES = ("Omid", "Vera", "Tomás", "Aoife", "Ravi", "Mei")
ABSENT = 7 * 24 * 3600.0  # seconds after which a seat whose people were not seen may be offered again


class Wish(msgspec.Struct):
    """Who shall sit on a seat of a new table."""

    kind: str  # me, hot, open or bot
    name: str = ""
    level: str = ""
    colour: int = 0


def new_secret() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


def new_seed() -> str:
    """Of a table that is dealt by chance, as it has to be among people."""
    return secrets.token_hex(16)


# ---- New tables --------------------------------------------------------------------------------


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
    origin: str = "",
    settings: dict[str, Any] | None = None,
    opener: str = "",
    device: str = "",
) -> Room:
    """A new table, in one transaction; it begins at once where no seat is open.  A game that was begun elsewhere goes on when
    its open seats are taken."""
    room, change = laid(
        house,
        game_id,
        options,
        wishes,
        person,
        title,
        seed=seed,
        match=match,
        origin=origin,
        settings=settings,
        opener=opener,
        device=device,
    )
    await house.database.write(partial(admit, house=house, room=room, change=change))
    opened(house, room)
    return await house.room(room.table.id)


def laid(
    house: House,
    game_id: str,
    options: dict[str, Any],
    wishes: Sequence[Wish],
    person: str,
    title: str = "",
    *,
    seed: str = "",
    match: Match | None = None,
    origin: str = "",
    settings: dict[str, Any] | None = None,
    opener: str = "",
    device: str = "",
) -> tuple[Room, Change]:
    """A new table in memory, and what has to be stored of it."""
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
        seed=seed or (clean(f"{house.seed}/{title}", LONGEST_SEED) if house.seed else new_seed()),
        title=clean(title, TITLE),
        phase=LOBBY,
        version=0,
        owner=person,
        watch=new_secret(),
        settings={**(settings or {}), "hot": any(wish.kind == "hot" for wish in wishes)},
        created=now,
        updated=now,
        stamp=1,
        origin=origin or (FILE if match else SEED if seed or house.seed else ""),
        opener=opener,
    )
    room = Room(Contents(table, seats, [], {}, [], set()))
    change = began(room, match) if match or full(room) else Change()
    places = [seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "hot")] or [SPECTATOR]
    change.sitters = [Sitter(seat, person, device, now, now) for seat in places] if person else []
    change.turn = drive.turn_of(room, house.pace)
    change.more += deadlines.following(room, {}, house.clock())

    return room, change


def admit(connection: Connection, house: House, room: Room, change: Change) -> None:
    """Store a new table, unless there are too many."""
    table = room.table
    mine, everybody = store.crowd(connection, table.opener)
    if table.opener and mine >= house.tables_each:
        raise Stuck("error-many-tables", f"You have {mine} tables already: finish or delete one first.")
    if everybody >= house.tables:
        raise Stuck("error-full", "All tables of this server are taken: try again later.")
    store.add(connection, table, room.seats, change)


def opened(house: House, room: Room) -> None:
    """A new table is stored: it is there for everybody."""
    table = room.table
    LOG.info("table opened", table=table.id, game=table.game, seats=table.players, origin=table.origin or None)
    house.rooms[table.id] = room
    house.runner.wake()


async def adopt(house: House, record: Record, wishes: Sequence[Wish], person: str, title: str = "", **more: Any) -> Room:
    """A table that goes on where a record stops."""
    if len(record.seed) > LONGEST_SEED:
        raise BadSetup(f"the seed of this game is too long for a table: it may have {LONGEST_SEED} characters")
    match = await asyncio.to_thread(Match.resume, record)
    levelled = [msgspec.structs.replace(wish, level=wish.level or STAND_IN) for wish in wishes]
    options = dict(record.setup.options)
    return await create(house, record.setup.game.id, options, levelled, person, title, seed=record.seed, match=match, **more)


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
    invite = new_secret() if wish.kind == "open" else None
    level = wish.level if wish.kind == "bot" else ""
    return SeatRow(number, invite, KINDS[wish.kind], clean(wish.name, NAME), colour, level)


# ---- The beginning -----------------------------------------------------------------------------


def full(room: Room) -> bool:
    return room.table.phase == LOBBY and not room.missing()


def began(room: Room, match: Match | None = None) -> Change:
    """The game begins; a match that was begun elsewhere goes on."""
    nameless = [row for row in room.seats if not row.name and row.kind != OPEN]
    for row in nameless:
        row.name = f"{row.seat + 1}"
    room.match = match or Match(room.setup, room.table.seed)
    LOG.info("game begins", table=room.table.id, game=room.table.game)
    change = room.proceed(opening(room.match))
    change.seats = nameless
    return change


def seated(room: Room, *rows: SeatRow, notes: Sequence[tuple[int, int]] = ()) -> Change:
    """Seats have changed; if nobody is missing any more, the game begins with the same transaction.  `notes`: what everybody
    reads of it in the log of a game in play, kinds of events with their seats."""
    for row in rows:
        room.seats[row.seat] = row
    change = began(room) if full(room) else room.noted(notes)
    change.seats = [row for row in room.seats if row in rows or row in change.seats]
    return change


async def begin_if_full(house: House, room: Room) -> None:
    """A table where nobody is missing begins."""
    if full(room):
        await house.change(room, seated)


# ---- Sitting down ------------------------------------------------------------------------------


async def take_seat(
    house: House, room: Room, seat: int, code: str, person: str, name: str, colour: int, device: str = ""
) -> None:
    """Somebody came by an invitation, which is used up by that: with a name, and the colour if nobody has it yet."""
    seen, mine = await house.database.read(
        lambda c: (store.last_seen(c, room.table.id, seat), store.seats_of(c, room.table.id, person))
    )
    sits_already = any([other != SPECTATOR for other in mine])

    def work(room: Room) -> Change:
        row = room.seats[seat]
        others = [other for other in room.seats if other.seat != seat]
        if row.invite is None or not secrets.compare_digest(row.invite, code) or kept(house, room, row, seen):
            raise bad_link()
        if sits_already and not may_sit_twice(room, row, person):
            raise second_seat()
        called = clean(name, NAME) or row.name
        if not called:
            raise Stuck("error-name", "A name is missing: type what the others shall call you.")
        if taken(called, [other.name for other in others]):
            raise Stuck("error-name-taken", f"Somebody here is called {called} already, or nearly so: choose another name.")
        free = colour in COLOURS and colour not in [other.colour for other in others]
        now = time.time()
        sits = msgspec.structs.replace(
            row, kind=PERSON, invite=None, name=called, colour=colour if free else row.colour, away="", missed=0
        )
        if sits_already:
            room.table.settings = {**room.table.settings, "hot": True}
        change = seated(room, sits, notes=[(TAKEN, seat)])
        change.gone = [(seat, "")]  # those who sat there before
        change.sitters = [Sitter(seat, person, device, now, now)]
        return change

    await house.change(room, work)


def may_sit_twice(room: Room, row: SeatRow, person: str) -> bool:
    """Several people at one device: the host, or everybody where it was agreed, and on a seat that was nobody's.  Those who sit
    at a table never get the hand of somebody who has left."""
    return row.kind == OPEN and (room.table.owner == person or bool(room.table.settings.get("hot")))


def bad_link() -> Stuck:
    return Stuck(
        "error-link",
        "This link does not work any more: somebody sat down with it, or a newer one took its place. Ask for a new one.",
    )


# ---- Leaving -----------------------------------------------------------------------------------


async def give_to_bot(house: House, room: Room, seats: Sequence[int], level: str) -> None:
    """Before the game open seats are filled by bots."""

    def work(room: Room) -> Change:
        if level not in LEVELS:
            raise Stuck("error-seat-taken", f"Unknown bot {level!r:.30}. Choose from: {', '.join(LEVELS)}.")
        if any(room.seats[seat].kind != OPEN for seat in seats):
            raise Stuck("error-seat-taken", "This seat is not open any more: look at the table again.")
        rows: list[SeatRow] = []
        for seat in seats:
            name = room.seats[seat].name or bot_name([*room.seats, *rows], seat)
            rows.append(msgspec.structs.replace(room.seats[seat], kind=BOT, invite=None, level=level, name=name))
        return seated(room, *rows)

    await house.change(room, work)


def bot_name(rows: Sequence[SeatRow], seat: int) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {skeleton(row.name) for row in rows}
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if skeleton(name) not in taken)


async def set_away(house: House, room: Room, seats: Sequence[int], why: str) -> None:
    """A bot plays for those who have left, or whose time ran out, until they come back."""
    await house.change(room, partial(away, seats=seats, why=why))


def away(room: Room, seats: Sequence[int], why: str) -> Change:
    rows = [room.seats[seat] for seat in seats if room.seats[seat].kind == PERSON and room.seats[seat].away != why]
    changed = [
        msgspec.structs.replace(row, away=why, invite=row.invite if why else None) for row in rows
    ]  # those who come back keep their seat, even if it was offered meanwhile
    return seated(room, *changed, notes=[(WENT if why else RETURNED, row.seat) for row in changed])


async def depart(house: House, room: Room, person: str, places: Sequence[int]) -> None:
    """Somebody leaves the table, which goes from their list.  A bot plays on their seats until they open it again; a spectator
    needs a new link."""

    def work(room: Room) -> Change:
        change = away(room, [seat for seat in places if seat != SPECTATOR], LEFT)
        change.gone = [(SPECTATOR, person)] if SPECTATOR in places else []
        return change

    await house.change(room, work)


# ---- What only the host may do -----------------------------------------------------------------


async def rename(house: House, room: Room, title: str) -> None:
    """The table gets another name; without one it is called by its game."""

    def work(room: Room) -> Change:
        room.table.title = clean(title, TITLE)
        return Change()

    await house.change(room, work)


async def delete(house: House, room: Room) -> None:
    """The table goes for everybody, with all that belongs to it.  Those who look at it are told that it is gone."""
    await house.change(room, lambda room: Change(more=[partial(store.delete, table_id=room.table.id)]))
    house.forget(room)
    LOG.info("table deleted", table=room.table.id, game=room.table.game)


async def welcome(house: House, room: Room, seats: Sequence[int]) -> None:
    """Any visit of a person takes back the seats that bots play for them, with a fresh clock."""
    async with room.lock:
        await house.refresh(room)
    away = [seat for seat in seats if seat != SPECTATOR and room.seats[seat].away]
    if away and room.table.phase != OVER:
        await set_away(house, room, away, "")


async def time_out(house: House, due: Due) -> None:
    """A person did not choose in time: a bot plays for them until they come back.  All at the table read it in the log, and the
    person gets a notice."""
    room = await house.room(due.table_id)

    def work(room: Room) -> Change:
        if deadlines.asked(room).get(due.seat) != due.decision:
            raise Stuck("error-stale", MOVED)
        row = room.seats[due.seat]
        change = seated(room, msgspec.structs.replace(row, away=CLOCK, missed=row.missed + 1), notes=[(LATE, due.seat)])
        change.more.append(
            partial(outbox.put, table_id=due.table_id, kind=TOOK, seats={due.seat: due.decision}, due=house.clock())
        )
        return change

    try:
        await house.change(room, work)
    except Stuck:  # they chose just now
        await house.database.write(partial(deadlines.forget, one=due))


def kept(house: House, room: Room, row: SeatRow, seen: float) -> bool:
    """Does this seat belong to somebody who has not left, and who is here or was seen not long ago?"""
    return row.kind == PERSON and not row.away and (room.here(row) or house.clock() - seen < house.absent)


async def reopen(house: House, room: Room, seat: int) -> str:
    """A new invitation for a seat that is open, or whose person gave it up or was not seen for long; everybody is told.
    Until somebody accepts it the seat stays theirs, and when they come back nobody can accept it any more."""
    seen = await house.database.read(lambda connection: store.last_seen(connection, room.table.id, seat))
    code = new_secret()

    def work(room: Room) -> Change:
        row = room.seats[seat]
        if room.table.phase == OVER:
            raise game_over()
        if row.kind == BOT:
            raise Stuck("error-seat-taken", "A bot sits here: its seat cannot be offered.")
        if kept(house, room, row, seen):
            raise Stuck("error-seat-kept", "Somebody sits here: their seat is offered again when they leave or stay away.")
        offered = msgspec.structs.replace(row, invite=code)
        change = seated(room, offered, notes=[(OFFERED, seat)] if row.kind == PERSON else [])
        if row.kind == PERSON:
            told = {seat: room.table.version}
            change.more.append(partial(outbox.put, table_id=room.table.id, kind=OFFER, seats=told, due=house.clock()))
        return change

    await house.change(room, work)
    LOG.info("seat offered", table=room.table.id, seat=seat)
    return code
