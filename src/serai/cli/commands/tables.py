"""serai tables: look after the database of a server, which may run or not"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from typing import Any

from sqlalchemy.engine import Connection

from serai.catalogue import find
from serai.cli.arguments import add_json
from serai.cli.files import complain, print_json, write_text
from serai.cli.progress import progress
from serai.engine.errors import SeraiError
from serai.engine.log import Record, ending, replay
from serai.engine.save import dump, load
from serai.table import store
from serai.table.database import BadDatabase, Database, Unavailable, default_database, open_database
from serai.table.journal import retraced
from serai.table.schema import LOBBY, Entry, Message, SeatRow, TableRow


def arguments(sub: argparse.ArgumentParser) -> None:
    kinds = sub.add_subparsers(dest="what", metavar="WHAT", required=True)

    def kind(name: str, work: Work, summary: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = kinds.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        made.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE (default: that of 'serai serve')")
        made.set_defaults(work=work)
        return made

    every = kind("list", list_all, "list all tables, the latest first")
    one = kind("show", show, "show one table")
    log = kind("export", export, "write the log of a table; for a game in play it reveals every secret")
    gone = kind("delete", delete, "delete a table forever")
    again = kind(
        "replay-all", replay_all, "replay all journals and list the tables that would play differently by today's rules"
    )
    for made in (one, log, gone):
        made.add_argument("id", metavar="ID", help="id of a table ('serai tables list' lists them)")
    for made in (every, one, again):
        add_json(made)
    one.add_argument("--secrets", action="store_true", help="also show the seed, the invitations and the spectators' link")
    log.add_argument("--output", default="-", metavar="FILE", help="where to write the log (default: standard output)")
    gone.add_argument("--yes", action="store_true", help="confirm the deletion")


def main(args: argparse.Namespace) -> int:
    return asyncio.run(with_database(args))


async def with_database(args: argparse.Namespace) -> int:
    database = open_database(args.database or default_database())
    if database.file and not database.file.is_file():
        raise BadDatabase(f"cannot find the database {database.file}: name that of your server with --database sqlite:///FILE")
    try:
        await database.open()
        work: Work = args.work
        return await work(args, database)
    except Unavailable as error:
        raise BadDatabase(str(error)) from None
    finally:
        await database.close()


Work = Callable[[argparse.Namespace, Database], Coroutine[Any, Any, int]]


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
        print(f"{row['id']:<18}{row['game']:<23}{row['players']} players  {row['phase']:<9}{row['updated']}  {row['title']}")
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
                print(f"{f'{name[:-1]} {n}':<17}{words}")
        else:
            print(f"{name.replace('_', ' '):<17}{value}")
    return 0


async def export(args: argparse.Namespace, database: Database) -> int:
    table, _ = await found(database, args.id)
    if table.phase == LOBBY:
        raise SeraiError(f"table {table.id} has no log yet: its game has not begun")
    record, state = await stored(database, table)
    text = record.write(load(state, find, any_rules=True))
    if args.output == "-":
        print(text, end="")
    else:
        write_text(args.output, text)
    return 0


async def stored(database: Database, table: TableRow) -> tuple[Record, str]:
    """The choices of a table that stand, and the state that they led to."""
    entries, states, _ = await database.read(partial(all_of, table_id=table.id))
    return retraced(table, entries)[0], store.unpack(states[max(states)])


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


async def replay_all(args: argparse.Namespace, database: Database) -> int:
    """Play every journal again from its seed.  (A table itself goes on from its stored state, whatever the rules are now.)"""
    tables = [table for table in await every_table(database) if table.phase != LOBBY]
    different: list[dict[str, Any]] = []
    for table in progress(tables, len(tables), "replay"):
        why = difference(table, *await replayed(database, table))
        if why:
            different.append({**described(table), "why": why})
    if args.json:
        print_json({"replayed": len(tables), "different": different})
    else:
        for row in different:
            print(f"{row['id']}  {row['game']}, rules version {row['rules']}, {row['phase']}: {row['why']}")
        print(f"{len(tables)} tables replayed, {len(different)} would play differently")
    return 1 if different else 0


async def replayed(database: Database, table: TableRow) -> tuple[Record | None, str]:
    """The choices of a table, to be played by today's rules, and the state that they led to then."""
    try:
        record, state = await stored(database, table)
    except SeraiError:  # options that the game no longer has
        return None, ""
    record.rules = record.setup.game.rules_version
    return record, state


def difference(table: TableRow, record: Record | None, then: str) -> str:
    """What differs from then; empty if nothing does."""
    if record is None:
        return "its game or its options no longer exist"
    try:
        now = replay(record)
    except SeraiError as error:
        return str(error)
    try:
        before = load(then, find, any_rules=True)
    except SeraiError as error:
        return str(error)
    if ending(before) != ending(now):
        return f"it led to '{ending(before)}', today it leads to '{ending(now)}'"
    return "" if dump(before) == dump(now) else "it leads to another state"
