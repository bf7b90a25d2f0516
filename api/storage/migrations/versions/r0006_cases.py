"""The cases of the desk, and what staff did with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables of cases and of events."""
    op.create_table(
        "desk_cases",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("langs", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(32), nullable=True),
        sa.Column("excerpt", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("assignee", sa.String(80), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "about", name="pk_desk_cases"),
    )
    for column in ("created_at", "state", "assignee"):
        op.create_index(f"ix_desk_cases_{column}", "desk_cases", [column])
    op.create_table(
        "desk_events",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "about", "number", name="pk_desk_events"),
        sa.ForeignKeyConstraint(
            ["kind", "about"],
            ["desk_cases.kind", "desk_cases.about"],
            name="fk_desk_events_kind_about_desk_cases",
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    """Forgets all cases."""
    op.drop_table("desk_events")
    op.drop_table("desk_cases")
