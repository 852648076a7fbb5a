"""What people have been told of each game by the coach.

Nothing else changes: servers of the release before go on with this database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(64), primary_key=True, nullable=False),
        sa.Column("game", sa.String(40), primary_key=True, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("lessons")
