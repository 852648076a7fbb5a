"""serai tables: whoever runs a server looks after its database; the server need not run."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any

from serai.catalogue import find
from serai.cli.common import complain, print_json, write_text
from serai.cli.progress import progress
from serai.engine.errors import SeraiError
from serai.engine.log import Record, ending, replay
from serai.engine.save import dump, load
from serai.table.database import LOBBY, BadDatabase, SeatRow, Store, TableRow, default_database
from serai.table.rooms import retraced


def arguments(sub: argparse.ArgumentParser) -> None:
    kinds = sub.add_subparsers(dest="what", metavar="WHAT", required=True)

    def kind(name: str, work: Work, summary: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = kinds.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        made.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE; the default is that of 'serai serve'")
        made.set_defaults(work=work)
        return made

    every = kind("list", list_all, "list all tables, the last touched first")
    one = kind("show", show, "what is known of a table")
    log = kind("export", export, "write the log of a table, also of a game in play: it holds every secret of that game")
    gone = kind("delete", delete, "delete a table for ever")
    again = kind("replay-all", replay_all, "replay all journals: which tables would play differently under today's rules?")
    for made in (one, log, gone):
        made.add_argument("id", metavar="ID", help="a table, as 'serai tables list' names it")
    for made in (every, one, again):
        made.add_argument("--json", action="store_true", help="as JSON, for programs")
    one.add_argument("--secrets", action="store_true", help="with the seed and the links of all seats")
    log.add_argument("--output", default="-", metavar="FILE", help="where the log goes (default: standard output)")
    gone.add_argument("--yes", action="store_true", help="yes, delete it")


def main(args: argparse.Namespace) -> int:
    return asyncio.run(with_store(args))


async def with_store(args: argparse.Namespace) -> int:
    store = Store(args.database or default_database())
    if store.file and not store.file.is_file():
        raise BadDatabase(f"there is no database {store.file}: name the one of your server with --database sqlite:///FILE")
    try:
        await store.open()
        work: Work = args.work
        return await work(args, store)
    finally:
        await store.close()


Work = Callable[[argparse.Namespace, Store], Coroutine[Any, Any, int]]


async def found(store: Store, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    table = await store.table(table_id)
    if table is None:
        raise SeraiError(f"there is no table {table_id!r:.40}: 'serai tables list' lists them")
    return table


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


def described(table: TableRow) -> dict[str, Any]:
    """What may be told of a table without telling anybody's secrets."""
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


async def list_all(args: argparse.Namespace, store: Store) -> int:
    rows = [described(table) for table in await store.tables(limit=None)]
    if args.json:
        print_json(rows)
        return 0
    for row in rows:
        print(f"{row['id']:<18}{row['game']:<23}{row['players']} players  {row['phase']:<9}{row['updated']}  {row['title']}")
    if not rows:
        print("there are no tables")
    return 0


async def show(args: argparse.Namespace, store: Store) -> int:
    table, seats = await found(store, args.id)
    entries, states = await store.entries(table.id), await store.states(table.id)
    report = described(table) | {
        "journal": len(entries),
        "decisions": len(retraced(table, entries)[0].lines),
        "states": len(states),
        "bytes_of_states": sum(len(state.encode()) for state in states.values()),
        "messages": len(await store.chat(table.id)),
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level, "away": seat.away} for seat in seats],
    }
    if args.secrets:
        report |= {"seed": table.seed, "links": [f"/join/{seat.secret}" for seat in seats], "watch": f"/join/{table.watch}"}
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


async def export(args: argparse.Namespace, store: Store) -> int:
    table, _ = await found(store, args.id)
    if table.phase == LOBBY:
        raise SeraiError(f"table {table.id} has no log: its game has not begun")
    record, _ = retraced(table, await store.entries(table.id))
    text = record.write(load((await latest(store, table.id)), find, any_rules=True))
    if args.output == "-":
        print(text, end="")
    else:
        write_text(args.output, text)
    return 0


async def latest(store: Store, table_id: str) -> str:
    """The state in which a table is now."""
    states = await store.states(table_id)
    return states[max(states)]


async def delete(args: argparse.Namespace, store: Store) -> int:
    table, _ = await found(store, args.id)
    words = f"table {table.id} ({table.game}, {table.players} players, {table.phase}, last touched {moment(table.updated)})"
    if not args.yes:
        complain(f"{words} would be deleted for ever: say so with --yes")
        return 2
    await store.delete(table.id)
    print(f"deleted: {words}")
    return 0


async def replay_all(args: argparse.Namespace, store: Store) -> int:
    """A table plays on from its kept state whatever the rules are now; here its journal is played again from its seed."""
    tables = [table for table in await store.tables(limit=None) if table.phase != LOBBY]
    different: list[dict[str, Any]] = []
    for table in progress(tables, len(tables), "replay"):
        why = difference(table, *await replayed(store, table))
        if why:
            different.append({**described(table), "why": why})
    if args.json:
        print_json({"replayed": len(tables), "different": different})
    else:
        for row in different:
            print(f"{row['id']}  {row['game']}, rules version {row['rules']}, {row['phase']}: {row['why']}")
        print(f"{len(tables)} tables replayed, {len(different)} would play differently")
    return 1 if different else 0


async def replayed(store: Store, table: TableRow) -> tuple[Record | None, str]:
    """What was chosen, to be played by today's rules, and the state that it led to then."""
    try:
        record, _ = retraced(table, await store.entries(table.id))
    except SeraiError:  # options that the game does not have any more
        return None, ""
    record.rules = record.setup.game.rules_version
    return record, await latest(store, table.id)


def difference(table: TableRow, record: Record | None, then: str) -> str:
    """What is not as it was; empty where all is."""
    if record is None:
        return "its game or its options are not there any more"
    try:
        now = replay(record)
    except SeraiError as error:
        return str(error)
    try:
        before = load(then, find, any_rules=True)
    except SeraiError as error:
        return str(error)
    if ending(before) != ending(now):
        return f"it came to '{ending(before)}', today it comes to '{ending(now)}'"
    return "" if dump(before) == dump(now) else "it comes to another state"
