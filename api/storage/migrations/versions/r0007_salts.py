"""Salts of what staff wrote, with which the audit seals it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_COLUMNS = (("desk_events", "salt"), ("reviews", "salt"), ("reviews", "note_salt"), ("edits", "salt"))


def upgrade() -> None:
    """Adds the columns, empty for what was written before."""
    for table, column in _COLUMNS:
        with op.batch_alter_table(table) as changed:
            changed.add_column(sa.Column(column, sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Forgets the salts; the seals cannot be checked any more."""
    for table, column in _COLUMNS:
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
