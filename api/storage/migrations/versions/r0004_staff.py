"""The desk's staff, their sessions, failed sign-ins and the audit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "staff",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(240), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("password_hash", sa.String(300), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("disabled_at", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_staff"),
        sa.UniqueConstraint("name_key", name="uq_staff_name_key"),
    )
    op.create_table(
        "staff_sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("staff_id", sa.Integer(), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("seen_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["staff_id"], ["staff.id"], name="fk_staff_sessions_staff_id_staff", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name="pk_staff_sessions"),
    )
    op.create_index("ix_staff_sessions_staff_id", "staff_sessions", ["staff_id"])
    op.create_table(
        "sign_in_failures",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last_at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_sign_in_failures"),
    )
    op.create_index("ix_sign_in_failures_last_at", "sign_in_failures", ["last_at"])
    op.create_table(
        "audit_entries",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("staff_id", sa.Integer(), nullable=True),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("what", sa.String(60), nullable=False),
        sa.Column("about", sa.String(200), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("detail_hash", sa.String(64), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit_entries"),
        sa.UniqueConstraint("hash", name="uq_audit_entries_hash"),
    )
    op.create_index("ix_audit_entries_about", "audit_entries", ["about"])


def downgrade() -> None:
    """Forgets all accounts and the audit."""
    op.drop_table("audit_entries")
    op.drop_table("sign_in_failures")
    op.drop_table("staff_sessions")
    op.drop_table("staff")
