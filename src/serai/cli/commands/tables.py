"""serai tables: look after the database of a server, which may run or not"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy.engine import Connection

from serai.cli import retention
from serai.cli.arguments import add_database, add_json, address_of_database
from serai.cli.files import complain, make_folder, print_json, tame, write_text
from serai.cli.progress import progress
from serai.engine.errors import SeraiError
from serai.engine.log import UNPRINTED
from serai.table import store, upkeep
from serai.table.copies import back_up, put_back
from serai.table.database import BadDatabase, Database, Unavailable, default_database, locked, open_database
from serai.table.journal import retraced
from serai.table.schema import LOBBY, Entry, Message, SeatRow, TableRow


def arguments(sub: argparse.ArgumentParser) -> None:
    kinds = sub.add_subparsers(dest="what", metavar="WHAT", required=True)

    def kind(name: str, work: Work, summary: str, run: Run = with_database) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = kinds.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        add_database(made, "that of 'serai serve'")
        made.set_defaults(run=run, work=work)
        return made

    every = kind("list", list_all, "list all tables, the latest first")
    one = kind("show", show, "show one table")
    log = kind("export", export, "write the log of a table; for a game in play it reveals every secret")
    gone = kind("delete", delete, "delete a table forever")
    again = kind(
        "replay-all", replay_all, "replay all journals and list the tables that would play differently by today's rules"
    )
    sound = kind("check", check, "replay all journals and list the tables where something else is stored")
    left = kind("expire", expire, "delete tables that were left long ago; logs of games in play are put into a folder first")
    copy = kind("backup", back_up_all, "write the whole database into one file; servers may run meanwhile", as_it_is)
    back = kind("restore", restore, "make a database of a backup; no server may run", as_it_is)
    kind("upgrade", upgrade, "bring a PostgreSQL database up to this version of Serai; its servers may run meanwhile", as_it_is)
    summary = "copy all tables into an empty database, from SQLite to PostgreSQL or back; no server may run"
    other = kinds.add_parser("move", help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    other.set_defaults(run=move)
    for made in (one, log, gone):
        made.add_argument("id", metavar="ID", help="id of a table ('serai tables list' lists them)")
    for made in (every, one, again, sound, left):
        add_json(made)
    one.add_argument("--secrets", action="store_true", help="also show the seed, the invitations and the spectators' link")
    log.add_argument("--output", default="-", metavar="FILE", help="where to write the log (default: standard output)")
    gone.add_argument("--yes", action="store_true", help="confirm the deletion")
    left.add_argument("--dry-run", action="store_true", help="only list them")
    retention.arguments(left)
    for made in (copy, back):
        made.add_argument("file", type=Path, metavar="FILE", help="the backup")
    for end in ("from", "to"):
        other.add_argument(end, type=address_of_database, metavar=end.upper(), help=f"the database to move {end}")


def main(args: argparse.Namespace) -> int:
    run: Run = args.run
    return asyncio.run(run(args))


async def with_database(args: argparse.Namespace) -> int:
    """Some work on a database of this version."""
    return await done(args, named(args), open_first=True)


async def as_it_is(args: argparse.Namespace) -> int:
    """Some work on a database of any version, or of none."""
    return await done(args, named(args, new=args.what == "restore"), open_first=False)


async def done(args: argparse.Namespace, database: Database, open_first: bool) -> int:
    try:
        if open_first:
            await database.open()
        work: Work = args.work
        return await work(args, database)
    except Unavailable as error:
        raise BadDatabase(str(error)) from None
    finally:
        await database.close()


def named(args: argparse.Namespace, new: bool = False) -> Database:
    database = open_database(args.database or default_database())
    if not new and database.file and not database.file.is_file():
        raise BadDatabase(f"cannot find the database {database.file}: name that of your server with --database sqlite:///FILE")
    return database


Work = Callable[[argparse.Namespace, Database], Coroutine[Any, Any, int]]
Run = Callable[[argparse.Namespace], Coroutine[Any, Any, int]]


async def found(database: Database, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    table = await database.read(partial(store.table, table_id=table_id))
    if table is None:
        raise SeraiError(f"unknown table {table_id!r:.40}: 'serai tables list' lists them")
    return table


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


def described(table: TableRow) -> dict[str, Any]:
    """What may be shown of a table without revealing secrets."""
    return {
        "id": table.id,
        "game": table.game,
        "title": table.title,
        "phase": table.phase,
        "players": table.players,
        "options": table.options,
        "rules": table.rules,
        "version": table.version,
        "created": moment(table.created),
        "updated": moment(table.updated),
    }


async def list_all(args: argparse.Namespace, database: Database) -> int:
    rows = [described(table) for table in await every_table(database)]
    if args.json:
        print_json(rows)
        return 0
    for row in rows:
        what = f"{row['id']:<18}{row['game']:<23}{row['players']} players  {row['phase']:<9}{row['updated']}"
        print(f"{what}  {tame(row['title'])}")
    if not rows:
        print("no tables")
    return 0


async def show(args: argparse.Namespace, database: Database) -> int:
    table, seats = await found(database, args.id)
    entries, states, chat = await database.read(partial(all_of, table_id=table.id))
    report = described(table) | {
        "journal": len(entries),
        "decisions": len(retraced(table, entries)[0].lines),
        "states": len(states),
        "bytes_of_states": sum(len(state) for state in states.values()),
        "messages": len(chat),
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level, "away": seat.away} for seat in seats],
    }
    if args.secrets:
        invitations = [f"/join/{table.id}#{seat.invite}" if seat.invite else "-" for seat in seats]
        report |= {"seed": table.seed, "links": invitations, "watch": f"/join/{table.id}#{table.watch}"}
    if args.json:
        print_json(report)
        return 0
    report["options"] = ", ".join(f"{option}={str(chosen).lower()}" for option, chosen in table.options.items())
    people = [f"{seat.name or '-'}, {seat.kind} {seat.level}{' (away)' if seat.away else ''}" for seat in seats]
    for name, value in report.items():
        if name in ("seats", "links"):
            for n, words in enumerate(people if name == "seats" else value):
                print(f"{f'{name[:-1]} {n}':<17}{tame(words)}")
        else:
            print(f"{name.replace('_', ' '):<17}{tame(str(value))}")
    return 0


async def export(args: argparse.Namespace, database: Database) -> int:
    table, _ = await found(database, args.id)
    if table.phase == LOBBY:
        raise SeraiError(f"table {table.id} has no log yet: its game has not begun")
    text = await database.read(partial(upkeep.log_of, table=table))
    if args.output == "-":
        print(UNPRINTED.sub("\ufffd", text), end="")
    else:
        write_text(args.output, text)
    return 0


def all_of(connection: Connection, table_id: str) -> tuple[list[Entry], dict[int, bytes], list[Message]]:
    """Journal, states and chat of a table."""
    return store.entries(connection, table_id), store.states(connection, table_id), store.chat(connection, table_id)


async def every_table(database: Database) -> list[TableRow]:
    return await database.read(partial(store.tables, limit=None))


async def delete(args: argparse.Namespace, database: Database) -> int:
    table, _ = await found(database, args.id)
    words = f"table {table.id} ({table.game}, {table.players} players, {table.phase}, last change {moment(table.updated)})"
    if not args.yes:
        complain(f"this deletes {words} forever: confirm it with --yes")
        return 2
    await database.write(partial(store.delete, table_id=table.id))
    print(f"deleted: {words}")
    return 0


class Examination(NamedTuple):
    """A look at all games that have begun."""

    wrong: Callable[[TableRow, Sequence[Entry], dict[int, bytes]], str]  # what is wrong with one
    done: str
    found: str
    words: str


async def replay_all(args: argparse.Namespace, database: Database) -> int:
    """Play every journal again from its seed.  (A table itself goes on from its stored state, whatever the rules are now.)"""
    look = Examination(upkeep.by_rules_of_now, "replayed", "different", "would play differently")
    return await examine(args, database, look)


async def check(args: argparse.Namespace, database: Database) -> int:
    """Is every game whole?  Rules that were mended since its beginning do not matter."""
    return await examine(args, database, Examination(upkeep.trouble, "checked", "damaged", "damaged"))


async def examine(args: argparse.Namespace, database: Database, look: Examination) -> int:
    ids = await database.read(upkeep.begun)
    bad: list[dict[str, Any]] = []
    for table_id in progress(ids, len(ids), look.done):
        game = await database.read(partial(upkeep.game, table_id=table_id))
        if game is not None and (why := look.wrong(*game)):
            bad.append({**described(game[0]), "why": why})
    if args.json:
        print_json({look.done: len(ids), look.found: bad})
    else:
        for row in bad:
            print(f"{row['id']}  {row['game']}, rules version {row['rules']}, {row['phase']}: {tame(row['why'])}")
        print(f"{len(ids)} tables {look.done}, {len(bad)} {look.words}")
    return 1 if bad else 0


async def expire(args: argparse.Namespace, database: Database) -> int:
    keeping = retention.keeping(args)
    if args.dry_run:
        gone = await database.read(partial(upkeep.left, retention=keeping.retention, now=time.time()))
    else:
        gone = await upkeep.expire(database, keeping)
    rows = [{**described(left.table), "why": left.why, "put_away": left.logged} for left in gone]
    if args.json:
        print_json(rows)
        return 0
    for row in rows:
        print(f"{row['id']:<18}{row['game']:<23}{row['updated']}  {row['why']}{', log put away' if row['put_away'] else ''}")
    print(f"{len(rows)} tables {'would be deleted' if args.dry_run else 'deleted'}")
    return 0


async def back_up_all(args: argparse.Namespace, database: Database) -> int:
    await asyncio.to_thread(back_up, database.url, args.file)
    print(f"{args.file}: {args.file.stat().st_size:,} bytes")
    return 0


async def restore(args: argparse.Namespace, database: Database) -> int:
    if database.file is not None:
        make_folder(database.file.parent)
    with held(database.file) if database.file else nullcontext():
        await asyncio.to_thread(put_back, database.url, args.file)
        await database.open()
    print(f"{len(await every_table(database))} tables restored from {args.file}")
    return 0


async def upgrade(args: argparse.Namespace, database: Database) -> int:
    """Of SQLite too: what a server would do when it starts."""
    await database.upgrade()
    print("the database is up to date")
    return 0


@contextmanager
def held(file: Path) -> Iterator[None]:
    """No server has this file open, and none can begin."""
    handle = locked(file)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


async def move(args: argparse.Namespace) -> int:
    source, target = open_database(getattr(args, "from")), open_database(args.to)
    if source.file and not source.file.is_file():
        raise BadDatabase(f"cannot find the database {source.file}: name one that exists")
    try:
        for database in (source, target):
            await database.open(serving=True)
        moved = await upkeep.move(source, target, lambda ids: progress(ids, len(ids), "move"))
    except Unavailable as error:
        raise BadDatabase(str(error)) from None
    finally:
        await source.close()
        await target.close()
    print(f"moved and compared: {', '.join(f'{count} rows of {name}' for name, count in moved.items() if count)}")
    return 0
