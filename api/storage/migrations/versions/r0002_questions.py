"""Questions of sites that opt in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the choice to the sites, which none of them has made, and the table."""
    with op.batch_alter_table("sites") as sites:
        sites.add_column(sa.Column("log_questions", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("sites") as sites:
        sites.alter_column("log_questions", existing_type=sa.Boolean(), server_default=None)
    op.create_table(
        "asked_questions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("site_key", sa.String(64), nullable=False),
        sa.Column("asked_at", Moment(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=True),
        sa.Column("edition", sa.String(32), nullable=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("answer_id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["site_key"], ["sites.key"], name="fk_asked_questions_site_key_sites", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_asked_questions"),
    )
    op.create_index("ix_asked_questions_site_key", "asked_questions", ["site_key"])
    op.create_index("ix_asked_questions_asked_at", "asked_questions", ["asked_at"])


def downgrade() -> None:
    """Forgets the questions and the choice."""
    op.drop_table("asked_questions")
    with op.batch_alter_table("sites") as sites:
        sites.drop_column("log_questions")
