"""The desk over an empty database, with quick password hashes and a clock that the tests turn."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from api.app import create_app
from api.desk import accounts, dispute_routes
from api.desk.state import open_desk
from api.settings import Settings
from api.storage import Store
from api.storage.migrate import migrate
from tests.api.conftest import empty, fresh, postgres, url  # noqa: F401 - fixtures
from tests.api.fakes import FakeAssistant, give
from tests.desk.judging import judge_so
from tests.desk.visitors import Visitor, account, newcomer


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Now."""
        return self.at

    def on(self, **how: float) -> None:
        """Lets time go on."""
        self.at += timedelta(**how)


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2id with as little work as it can have."""
    monkeypatch.setattr(accounts, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    accounts._nobodys.cache_clear()


@pytest.fixture
def clock() -> Clock:
    """The desk's time."""
    return Clock()


@pytest.fixture
def desk_app(tmp_path: Path, clock: Clock) -> FastAPI:
    """The service with an empty database."""
    made = give(create_app(Settings(data_dir=tmp_path)), FakeAssistant())
    store: Store = made.state.sites.store
    migrate(store.url)
    made.state.desk = open_desk(store, (), clock)
    return made


@pytest.fixture
def store(desk_app: FastAPI) -> Store:
    """Its database."""
    found: Store = desk_app.state.sites.store
    return found


@pytest.fixture
def staff(store: Store) -> dict[str, str]:
    """Names of accounts by role."""
    return {role: account(store, f"{role}-ä", role) for role in ("support", "editor", "admin")}


@pytest.fixture
def app(desk_app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Iterator[FastAPI]:
    """The service, in which every claim is found to be wrong."""
    monkeypatch.setattr(dispute_routes, "judge", judge_so)
    yield desk_app
    desk_app.state.sites.store.close()


@pytest.fixture
def sue(app: FastAPI) -> Visitor:
    """Somebody of the support staff."""
    return newcomer(app, "Sue", "support")


@pytest.fixture
def edi(app: FastAPI) -> Visitor:
    """An editor."""
    return newcomer(app, "Edi", "editor")
