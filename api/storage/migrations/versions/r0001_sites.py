"""Sites and their origins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from api.storage.base import Moment

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "sites",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("editions", sa.JSON(), nullable=False),
        sa.Column("languages", sa.JSON(), nullable=False),
        sa.Column("accent", sa.String(7), nullable=True),
        sa.Column("rate_limit", sa.String(40), nullable=False),
        sa.Column("created_at", Moment(), nullable=False),
        sa.Column("disabled_at", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("key", name="pk_sites"),
    )
    op.create_table(
        "site_origins",
        sa.Column("site_key", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.ForeignKeyConstraint(
            ["site_key"], ["sites.key"], name="fk_site_origins_site_key_sites", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("site_key", "origin", name="pk_site_origins"),
    )
    op.create_index("ix_site_origins_origin", "site_origins", ["origin"])


def downgrade() -> None:
    """Drops the tables."""
    op.drop_table("site_origins")
    op.drop_table("sites")
