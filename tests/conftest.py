"""What several test folders share: the assistant over the current index, and a real server process."""

from __future__ import annotations

import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.library import ensure_index, load_assistant
from api.settings import Settings
from assistant.service import Assistant
from tests.browsers import axe, browser, node_modules  # noqa: F401 - fixtures
from tests.serving import running

os.environ.setdefault("HF_HUB_OFFLINE", "1")
ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"


@pytest.fixture(scope="session")
def shared() -> Path:
    """The project's shared source texts; a test that needs them is skipped where they are absent."""
    if not SHARED.is_dir():
        pytest.skip("the shared source texts are not on this machine")
    return SHARED


@pytest.fixture(scope="session")
def assistant() -> Assistant:
    """The assistant over the current index, built first where it is not up to date."""
    settings = Settings()
    ensure_index(settings, progress=False)
    return load_assistant(settings)


@pytest.fixture(scope="session")
def server(assistant: Assistant) -> Iterator[str]:
    """The address of a real server process that is ready to answer."""
    del assistant  # the index exists now
    with running() as (address, _):
        yield address


def fetch(
    address: str, data: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes, str]:
    """Status, body and media type of a request; errors are answers too."""
    request = urllib.request.Request(address, data=data, headers=headers or {})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read(), response.headers.get_content_type()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), error.headers.get_content_type()
