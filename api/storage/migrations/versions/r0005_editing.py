"""Feedback, reviews, and the editors' work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "feedback",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("thumb", sa.String(4), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=True),
        sa.Column("edition", sa.String(32), nullable=True),
        sa.Column("players", sa.Integer(), nullable=True),
        sa.Column("context", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("shown_status", sa.String(16), nullable=False),
        sa.Column("shown_answer", sa.Text(), nullable=False),
        sa.Column("same", sa.Boolean(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("answer_lang", sa.String(8), nullable=True),
        sa.Column("answer_edition", sa.String(32), nullable=True),
        sa.Column("answer_status", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_feedback"),
    )
    op.create_index("ix_feedback_created_at", "feedback", ["created_at"])
    op.create_table(
        "reviews",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("feedback_id", sa.String(32), nullable=True),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("edition", sa.String(32), nullable=True),
        sa.Column("players", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expect", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["feedback_id"], ["feedback.id"], name="fk_reviews_feedback_id_feedback", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("number", name="pk_reviews"),
    )
    op.create_index("ix_reviews_feedback_id", "reviews", ["feedback_id"])
    op.create_table(
        "edits",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("withdrawn_at", Moment(), nullable=True),
        sa.Column("withdrawn_by", sa.String(64), nullable=True),
        sa.Column("withdrawn_reason", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_edits"),
    )
    op.create_table(
        "publications",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("edits", sa.Text(), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("build", sa.String(100), nullable=True),
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("started_at", Moment(), nullable=False),
        sa.Column("ended_at", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_publications"),
    )


def downgrade() -> None:
    """Forgets feedback, reviews and edits."""
    op.drop_table("publications")
    op.drop_table("edits")
    op.drop_table("reviews")
    op.drop_table("feedback")
