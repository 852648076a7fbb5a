"""The number of every seat's question outlives a restart: an open page can still be answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "asked")
