"""The ledger of disputes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the ledger."""
    op.create_table(
        "dispute_entries",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("dispute_id", sa.String(32), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_dispute_entries"),
        sa.UniqueConstraint("hash", name="uq_dispute_entries_hash"),
    )
    op.create_index("ix_dispute_entries_dispute_id", "dispute_entries", ["dispute_id"])


def downgrade() -> None:
    """Forgets all disputes."""
    op.drop_table("dispute_entries")
