"""Many servers on one database: stamps, turns of bots, presence; invitations that are used up; clocks and notices.

States are compressed and the journal has one index less.  Secrets become hashes: an invitation that somebody has accepted is
gone, and what a program was given to play its seat still opens it."""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Rows = Iterable[dict[str, Any]]
BATCH = 500


def table_id(primary: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), key, primary_key=primary, nullable=False)


def hashed(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), nullable=False, **more)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")


def moment(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False, server_default="0")


def seats(secret: sa.Column[Any], *more: sa.Column[Any]) -> list[sa.Column[Any]]:
    return [
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        secret,
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        *more,
    ]


def journal(*more: Any) -> list[Any]:
    return [
        table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("time", sa.Float, nullable=False),
        *more,
    ]


def states(kind: type[sa.LargeBinary] | type[sa.Text]) -> list[sa.Column[Any]]:
    return [table_id(), sa.Column("line", sa.Integer, primary_key=True), sa.Column("state", kind, nullable=False)]


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def remade(name: str, columns: list[Any], change: Callable[[dict[str, Any]], dict[str, Any]], **how: Any) -> None:
    """The same table with other columns; every row goes through `change`."""
    op.rename_table(name, f"old_{name}")
    old = sa.Table(f"old_{name}", sa.MetaData(), autoload_with=op.get_bind())
    for index in old.indexes:
        op.drop_index(index.name or "", f"old_{name}")
    if op.get_bind().dialect.name == "postgresql":  # names of constraints are names of the schema there
        op.execute(f'ALTER TABLE "old_{name}" RENAME CONSTRAINT "{name}_pkey" TO "old_{name}_pkey"')
    made = op.create_table(name, *columns, **how)
    rows = op.get_bind().execute(sa.select(old).order_by(*old.primary_key.columns)).mappings().partitions(BATCH)
    for batch in rows:
        op.bulk_insert(made, [change(dict(row)) for row in batch])
    op.drop_table(f"old_{name}")


def upgrade() -> None:
    for column in (number("stamp"), sa.Column("wish", sa.Text, nullable=False, server_default="null")):
        op.add_column("tables", column)
    op.add_column("tables", sa.Column("origin", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", hashed("opener", server_default=""))
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_index("ix_tables_opener", "tables", ["opener"])
    base = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("owner"))
    for row in base.execute(sa.select(tables.c.id, tables.c.owner)).all():
        owner = hash_of(row.owner) if row.owner else ""
        base.execute(tables.update().where(tables.c.id == row.id).values(owner=owner))
    remade("seats", seats(sa.Column("invite", sa.String(64), unique=True), AWAY, number("missed")), with_invitation)
    name_seats()
    remade("sitters", sitters(), lambda row: {**row, "person": hash_of(row["person"]), "device": "", **now()})
    op.create_index("ix_sitters_person", "sitters", ["person"])
    digest = sa.Column("digest", sa.String(16))
    remade("journal", journal(digest), lambda row: {**row, "digest": None}, sqlite_with_rowid=False)
    known = sa.text("key IS NOT NULL")
    op.create_index("journal_keys", "journal", ["table_id", "key"], unique=True, sqlite_where=known, postgresql_where=known)
    remade("states", states(sa.LargeBinary), lambda row: {**row, "state": zlib.compress(row["state"].encode())})
    new_tables()
    wake_bots()


AWAY: sa.Column[str] = sa.Column("away", sa.String(8), nullable=False, server_default="")


def with_invitation(row: dict[str, Any]) -> dict[str, Any]:
    secret, away = row.pop("secret"), row.pop("away")
    return {**row, "invite": secret if row["kind"] == "open" else None, "away": "left" if away else "", "missed": 0}


def name_seats() -> None:
    """Who has no name in a game that was begun is called by the number of the seat."""
    op.execute(
        sa.text(
            "UPDATE seats SET name = CAST(seat + 1 AS VARCHAR(2)) WHERE name = '' AND kind <> 'open' "
            "AND table_id IN (SELECT id FROM tables WHERE phase <> 'lobby')"
        )
    )


def sitters() -> list[sa.Column[Any]]:
    device = sa.Column("device", sa.String(40), nullable=False, server_default="")
    seat = sa.Column("seat", sa.Integer, primary_key=True)
    return [table_id(), seat, hashed("person", primary_key=True), device, moment("since"), moment("seen")]


def now() -> dict[str, float]:
    return {"since": time.time(), "seen": time.time()}


def new_tables() -> None:
    op.create_table(
        "codes",
        hashed("hash", primary_key=True),
        table_id(False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id"])
    op.create_table(
        "turns",
        table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        hashed("owner"),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        moment("lease"),
        sa.Column("worker", sa.String(40), nullable=False, server_default=""),
        number("tries"),
    )
    op.create_index("turns_rank", "turns", ["rank", "due"])
    op.create_index("turns_owner", "turns", ["owner", "lease"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
    op.create_index("ix_presence_until", "presence", ["until"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE presence SET UNLOGGED")
    op.create_table(
        "deadlines",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_deadlines_at", "deadlines", ["at"])
    op.create_table(
        "people",
        hashed("person", primary_key=True),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("zone", sa.String(64), nullable=False, server_default=""),
        number("sleep_from"),
        number("sleep_to"),
        moment("seen"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        hashed("person"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        hashed("token"),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_index("ix_channels_token", "channels", ["token"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel", sa.Integer, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        number("tries"),
        moment("lease"),
        sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("channel", "kind", "table_id", "seat", "decision"),
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table("facts", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))


def wake_bots() -> None:
    """A turn for every table in play: the first worker that takes it finds out whether a bot has to choose."""
    op.execute(
        sa.text(
            "INSERT INTO turns (table_id, version, owner, people, rank, due) SELECT id, version, owner, "
            "EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'person' AND away = ''), 1, 0 "
            "FROM tables WHERE phase = 'playing'"
        )
    )


def downgrade() -> None:
    """Back to secrets: every seat gets a new one, as nobody can read a hash.  (`serai tables show --secrets` lists them.)"""
    for name in ("facts", "outbox", "channels", "people", "deadlines", "presence", "turns", "codes"):
        op.drop_table(name)
    remade("states", states(sa.Text), lambda row: {**row, "state": zlib.decompress(row["state"]).decode()})
    op.drop_index("journal_keys", "journal")
    unique = sa.UniqueConstraint("table_id", "key")
    remade("journal", journal(unique), lambda row: {name: row[name] for name in row if name != "digest"})
    op.drop_index("ix_sitters_person", "sitters")
    remade("sitters", sitters()[:3], lambda row: {name: row[name] for name in ("table_id", "seat", "person")})
    op.create_index("ix_sitters_person", "sitters", ["person"])
    secret = sa.Column("secret", sa.String(64), nullable=False, unique=True)
    remade("seats", seats(secret, sa.Column("away", sa.Boolean, nullable=False)), with_secret)
    op.drop_index("ix_tables_phase", "tables")
    op.drop_index("ix_tables_opener", "tables")
    for name in ("stamp", "wish", "origin", "opener"):
        op.drop_column("tables", name)


def with_secret(row: dict[str, Any]) -> dict[str, Any]:
    invite, away = row.pop("invite"), row.pop("away")
    del row["missed"]
    return {**row, "secret": invite or secrets.token_urlsafe(24), "away": bool(away)}
