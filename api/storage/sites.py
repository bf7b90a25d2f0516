"""The tables of sites: who may embed the service, and from which origins."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from api.storage.base import Base


class Site(Base):
    """A page that embeds the service. Its key is an identifier, not a secret."""

    __tablename__ = "sites"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    editions: Mapped[list[str]]
    languages: Mapped[list[str]]
    accent: Mapped[str | None] = mapped_column(String(7))
    rate_limit: Mapped[str] = mapped_column(String(40))
    log_questions: Mapped[bool]
    created_at: Mapped[datetime]
    disabled_at: Mapped[datetime | None]
    origins: Mapped[list[SiteOrigin]] = relationship(
        cascade="all, delete-orphan", passive_deletes=True, lazy="selectin", order_by="SiteOrigin.origin"
    )


class SiteOrigin(Base):
    """An origin, ``scheme://host[:port]``, from which a site may call. A row each, so that two editors lose nothing."""

    __tablename__ = "site_origins"

    site_key: Mapped[str] = mapped_column(ForeignKey("sites.key", ondelete="CASCADE"), primary_key=True)
    origin: Mapped[str] = mapped_column(String(300), primary_key=True, index=True)
