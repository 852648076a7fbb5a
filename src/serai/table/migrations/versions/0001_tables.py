"""Tables, seats, journals, states and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False, unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sitters",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True, index=True),
    )
    op.create_table(
        "journal",
        table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("time", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "states", table_id(), sa.Column("line", sa.Integer, primary_key=True), sa.Column("state", sa.Text, nullable=False)
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(280), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "states", "journal", "sitters", "seats", "tables"):
        op.drop_table(name)
