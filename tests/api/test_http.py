"""The HTTP service as a real process: the contract, problem details, limits."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from tests.conftest import fetch

_JSON = {"Content-Type": "application/json"}


def _post(address: str, body: object, lang: str | None = None) -> tuple[int, dict[str, Any], str]:
    headers = _JSON | ({"Accept-Language": lang} if lang else {})
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, content, media = fetch(address, data, headers)
    return status, json.loads(content), media


def test_answers_a_question(server: str) -> None:
    status, answer, media = _post(
        f"{server}/v1/ask",
        {"question": "tunelde 2 kirmizi oynadim 1 kirmizi 1 loko acildi kac kart", "edition": "europe"},
    )
    assert (status, media) == (200, "application/json")
    assert (answer["lang"], answer["status"], answer["kind"], answer["value"]) == (
        "tr",
        "answered",
        "computed",
        2,
    )
    assert answer["edition_source"] == "request"
    assert set(answer["versions"]) == {"corpus", "index", "rules"}
    passage_id = answer["citations"][0]["passage_id"]
    status, content, _ = fetch(f"{server}/v1/passages/{quote(passage_id, safe='')}")
    passage = json.loads(content)
    assert status == 200
    assert passage["text"] == answer["citations"][0]["quote"]


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"question": ""}, 422, "question"),
        ({"question": "   "}, 422, "question"),
        ({"question": "x" * 501}, 422, "question"),
        ({"question": "a\x00b"}, 422, "question"),
        ({"question": "\ud800"}, 422, "question"),
        ({"question": 5}, 422, "question"),
        ({}, 422, "question"),
        ({"question": "how many cards?", "lang": "xx"}, 422, "lang"),
        ({"question": "how many cards?", "edition": "mars"}, 422, "edition"),
        ({"question": "how many cards?", "players": 9}, 422, "players"),
        ({"question": "how many cards?", "colour": 9}, 422, "colour"),
        ([1, 2], 422, "body"),
        (b"{not json", 422, None),
        ({"question": "x" * 9000}, 413, "body"),
    ],
)
def test_bad_requests_are_problems_that_name_the_field(
    server: str, body: object, status: int, field: str | None
) -> None:
    got, problem, media = _post(f"{server}/v1/ask", body)
    assert (got, media) == (status, "application/problem+json")
    assert problem["status"] == status
    assert problem["detail"]
    if field is not None:
        assert problem["field"] == field


def test_problems_speak_the_callers_language(server: str) -> None:
    details = {
        lang: _post(f"{server}/v1/ask", {"question": ""}, lang)[1]["detail"]
        for lang in ("tr", "pl", "kk", "el", "it", "en")
    }
    assert len(set(details.values())) == 6
    assert _post(f"{server}/v1/ask", {"question": "", "lang": "pl"})[1]["detail"] == details["pl"]


def test_computes(server: str) -> None:
    status, ruling, _ = _post(f"{server}/v1/compute/station_cost", {"edition": "europe", "nth": 3})
    assert (status, ruling["result"]) == (200, 3)
    status, problem, media = _post(f"{server}/v1/compute/station_cost", {"edition": "europe", "nth": 4})
    assert (status, media, problem["field"]) == (422, "application/problem+json", "nth")
    status, problem, _ = _post(f"{server}/v1/compute/nothing", {})
    assert (status, problem["field"]) == (422, "name")


def test_editions_are_named_in_the_language_asked_for(server: str) -> None:
    status, content, _ = fetch(f"{server}/v1/editions?lang=pl")
    editions = json.loads(content)
    assert status == 200
    assert [e["id"] for e in editions] == ["usa", "europe", "india", "switzerland"]
    assert {e["id"]: (e["players_min"], e["players_max"]) for e in editions}["switzerland"] == (2, 3)
    assert editions[3]["name"] == "Szwajcaria"


def test_health_and_addresses_that_are_not_there(server: str) -> None:
    assert fetch(f"{server}/healthz")[0] == 200
    assert json.loads(fetch(f"{server}/readyz")[1])["status"] == "ready"
    for address in ("/nothing", "/v1/passages/nothing"):
        status, content, media = fetch(server + address)
        assert (status, media, json.loads(content)["status"]) == (404, "application/problem+json", 404)
    assert fetch(f"{server}/v1/ask")[0] == 405


def test_openapi_describes_the_answer(server: str) -> None:
    status, content, _ = fetch(f"{server}/openapi.json")
    spec = json.loads(content)
    assert status == 200
    assert spec["components"]["schemas"]["AskBody"]["examples"]
    assert {"/v1/ask", "/v1/editions", "/healthz", "/readyz"} <= set(spec["paths"])
