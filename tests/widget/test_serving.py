"""The script's addresses: caching, compression, cross-origin use, and the integrity that pages pin."""

from __future__ import annotations

import base64
import gzip
import hashlib

import pytest
from starlette.testclient import TestClient

from api.app import create_app
from tests.conftest import ROOT
from tests.widget.conftest import no_assistant

BUILT = (ROOT / "api" / "static" / "widget.js").read_bytes()


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(load=no_assistant))


def test_is_the_built_file(client: TestClient) -> None:
    plain = client.get("/widget.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == BUILT
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == "public, max-age=300, stale-while-revalidate=86400"
    assert plain.headers["access-control-allow-origin"] == "*"
    assert plain.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "content-encoding" not in plain.headers


def test_is_compressed_for_those_who_take_it(client: TestClient) -> None:
    packed = client.get("/widget.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.content == BUILT  # decoded by the client
    assert int(packed.headers["content-length"]) == len(gzip.compress(BUILT, 9, mtime=0))
    refused = client.get("/widget.js", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


def test_is_not_sent_twice(client: TestClient) -> None:
    for encoding in ("identity", "gzip"):
        first = client.get("/widget.js", headers={"Accept-Encoding": encoding})
        again = client.get(
            "/widget.js", headers={"Accept-Encoding": encoding, "If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]
    changed = client.get("/widget.js", headers={"If-None-Match": '"other"'})
    assert changed.status_code == 200


def test_the_pinned_address_never_changes(client: TestClient) -> None:
    told = client.get("/v1/widget.json").json()
    script = client.get(told["pinned_src"])
    assert script.content == BUILT
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    digest = base64.b64encode(hashlib.sha384(script.content).digest()).decode()
    assert told["integrity"] == f"sha384-{digest}"
    assert told["bytes"] == len(BUILT)
    assert told["src"] == "/widget.js"
    gone = client.get("/widget-0000000000000000.js")
    assert gone.status_code == 404
    assert gone.headers["content-type"] == "application/problem+json"
