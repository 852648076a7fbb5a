"""Reviews of finished games, and what they found at every decision.

Nothing else changes: servers of the release before go on with this database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def table_id() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), key, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "reviews",
        table_id(),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("opener", sa.String(64), nullable=False, server_default=""),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False, server_default="0"),
        sa.Column("worker", sa.String(40), nullable=False, server_default=""),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("reviews_wanted", "reviews", ["state", "wanted"])
    op.create_table(
        "findings",
        table_id(),
        sa.Column("decision", sa.Integer, primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )
    needs("0003")


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_table("reviews")
    needs("")


def needs(oldest: str) -> None:
    """The oldest revision whose servers can still use this database; empty: only those of its own."""
    facts = sa.table("facts", sa.column("name"), sa.column("value"))
    op.execute(facts.delete().where(facts.c.name == "needs"))
    if oldest:
        op.execute(facts.insert().values(name="needs", value=oldest))
