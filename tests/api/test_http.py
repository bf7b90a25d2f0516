"""The HTTP service as a real process: the contract, problem details, limits."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import uvicorn

from api.app import create_app
from api.problems import STATUS, TYPES, accepted
from assistant.normalize import LANGUAGES
from assistant.service import Assistant
from assistant.wording import load_wording
from tests.conftest import fetch
from tests.serving import running

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
        (b"{not json", 400, "body"),
        (b"\xff\xfe", 400, "body"),
        (b"[" * 8000, 400, "body"),
        (b'{"question": "?", "players": NaN}', 400, "body"),
        (b'{"question": "?", "players": 1e999}', 400, "body"),
        (b"", 400, "body"),
        (b"null", 422, "body"),
        ({"question": None}, 422, "question"),
        ({"question": ["x"]}, 422, "question"),
        ({"question": "how many cards?", "lang": 3}, 422, "lang"),
        ({"question": "how many cards?", "edition": {}}, 422, "edition"),
        ({"question": "how many cards?", "players": "3"}, 422, "players"),
        ({"question": "how many cards?", "players": 3.0}, 422, "players"),
        ({"question": "how many cards?", "players": True}, 422, "players"),
        ({"question": "how many cards?", "players": 10**4000}, 422, "players"),
        ({"question": "how many cards?", "a\ud800": 1}, 422, "a\\ud800"),
        ({"question": "how many cards?", "lang": "\ud800"}, 422, "lang"),
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
    assert (status, problem["field"], problem["given"]) == (404, "name", "nothing")
    assert "station_cost" in problem["allowed"]


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
    for address in ("/nothing", "/v1/passages/nothing", "/v1/ask/", "/healthz/"):
        status, content, media = fetch(server + address)
        assert (status, media, json.loads(content)["status"]) == (404, "application/problem+json", 404)
    problem = json.loads(fetch(f"{server}/v1/passages/no%23thing")[1])
    assert (problem["field"], problem["given"]) == ("passage_id", "no#thing")
    assert problem["type"] == TYPES + "unknown-passage"


def _raw(
    address: str, method: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(
        address, data=body, method=method, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, dict(response.headers), response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def test_a_method_that_does_not_work_says_which_does(server: str) -> None:
    status, headers, body = _raw(f"{server}/v1/editions", "DELETE", Accept_Language="pl")
    problem = json.loads(body)
    assert (status, headers["allow"], problem["allowed"]) == (405, "GET, HEAD", ["GET", "HEAD"])
    assert problem["type"] == TYPES + "method"
    assert problem["title"] == "Niedozwolona metoda"
    assert _raw(f"{server}/v1/ask", "GET")[0] == 405


@pytest.mark.parametrize(
    "address", ["/", "/healthz", "/readyz", "/v1/editions", "/v1/compute", "/openapi.json"]
)
def test_head_is_get_without_its_body(server: str, address: str) -> None:
    status, headers, body = _raw(server + address, "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) == len(fetch(server + address)[1])


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/xml"])
def test_a_body_that_is_not_sent_as_json_is_turned_away(server: str, kind: str) -> None:
    status, _, body = _raw(f"{server}/v1/ask", "POST", b'{"question": "?", "lang": "it"}', Content_Type=kind)
    problem = json.loads(body)
    assert (status, problem["type"], problem["field"]) == (415, TYPES + "media-type", "body")
    assert problem["allowed"] == ["application/json"]
    assert problem["title"] == "Formato non supportato"


def test_limits_and_types_are_told_as_data(server: str) -> None:
    def allowed(body: object) -> Any:
        return _post(f"{server}/v1/ask", body)[1].get("allowed")

    length = {"min": 1, "max": 500, "unit": "characters"}
    assert allowed({"question": ""}) == length
    assert allowed({"question": "x" * 501}) == length
    assert allowed({"question": "x" * 9000}) == {"max": 8192, "unit": "bytes"}
    assert allowed({"question": 5}) == {"type": "string"}
    assert allowed({"question": "?", "players": 9}) == {"type": "integer", "min": 2, "max": 5}
    assert allowed({"question": "a\x00"}) == {"type": "string", "without": ["Cc", "Cs"]}
    missing = _post(f"{server}/v1/ask", {})[1]
    assert "given" not in missing
    assert missing["type"] == TYPES + "missing"
    assert missing["detail"] == 'The field "question" is missing.'


@pytest.mark.parametrize(
    "body",
    [
        b'{"lang": "%s", "question',
        b'{"lang": "%s"}',
        b'{"lang": "%s", "question": 5}',
        b'{"lang": "%s", "question": "?", "players": "3"}',
        b'{"lang": "%s", "question": "?", "colour": 1}',
        b'{"lang": "%s", "question": "a\\u0000"}',
        b'{"lang": "%s", "question": "' + b"x" * 9000 + b'"}',
    ],
)
def test_the_language_in_the_body_is_the_language_of_every_error(server: str, body: bytes) -> None:
    told = [
        _post(f"{server}/v1/ask", body % lang.encode(), "en" if lang != "en" else "pl")[1]
        for lang in LANGUAGES
    ]
    assert len({p["detail"] for p in told}) == 6
    assert len({p["title"] for p in told}) == 6
    assert len({p["type"] for p in told}) == 1


def test_accept_language() -> None:
    assert accepted("de, tr_TR;q=0.5, pl-PL;q=0.9, en;q=0") == ["de", "pl", "tr"]
    assert accepted("") == accepted(";q=1") == accepted("el;q=0.0") == accepted("el;q=x") == []
    assert accepted("kk , el") == ["kk", "el"]


@pytest.mark.parametrize(
    ("name", "inputs", "field"),
    [
        ("station_cost", {"a\ud800": 1}, "a\\ud800"),
        ("final_scores", {"edition": "usa", "players": [{"name": "a\ud800"}, {}]}, "players[0].name"),
        ("final_scores", {"edition": "usa", "players": [{"\udfff": 1}, {}]}, "players[0].\\udfff"),
        ("tunnel_extra_cards", {"edition": "europe", "played": {"\ud800": 1}, "revealed": []}, None),
        ("station_cost", {"edition": "\ud800", "nth": 1}, "edition"),
        ("station_cost", {"edition": "europe"}, "nth"),
        ("station_cost", {"edition": "europe", "nth": "2"}, "nth"),
        ("station_cost", {"edition": "europe", "nth": True}, "nth"),
        ("station_cost", [], "body"),
    ],
)
def test_bad_inputs_of_computations_name_the_field(
    server: str, name: str, inputs: object, field: str | None
) -> None:
    status, problem, media = _post(f"{server}/v1/compute/{name}", inputs)
    assert (status, media) == (422, "application/problem+json")
    assert problem["field"] == (field or problem["field"])
    assert problem["detail"].isprintable()


@pytest.fixture(scope="module")
def without_index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server process whose index is not there."""
    empty = {"KONDUKTOR_DATA_DIR": str(tmp_path_factory.mktemp("empty"))}
    with running(empty, until="cannot be opened") as (address, _):
        yield address


def test_without_an_index_it_says_so_and_not_to_wait(without_index: str) -> None:
    for address in ("/readyz", "/v1/editions"):
        status, headers, body = _raw(without_index + address, "GET", Accept_Language="it;q=0.5, de")
        problem = json.loads(body)
        assert (status, problem["type"]) == (503, TYPES + "no-index")
        assert problem["detail"].startswith("L'indice non si apre.")
        assert "retry-after" not in headers
    assert _post(f"{without_index}/v1/ask", {"question": ""})[0] == 422


def test_while_the_index_is_loaded_it_says_when_to_come_back() -> None:
    done = threading.Event()

    def load() -> Assistant:
        done.wait(60)
        raise RuntimeError("never ready")

    server = uvicorn.Server(uvicorn.Config(create_app(load=load), port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    status, headers, body = _raw(f"http://127.0.0.1:{port}/readyz", "GET", Accept_Language="tr_TR")
    assert (status, headers["retry-after"]) == (503, "2")
    assert json.loads(body)["detail"].startswith("Dizin henüz hazır değil")
    server.should_exit = True
    done.set()
    thread.join(20)


def test_openapi_describes_the_answer(server: str) -> None:
    status, content, _ = fetch(f"{server}/openapi.json")
    spec = json.loads(content)
    assert status == 200
    assert spec["components"]["schemas"]["AskBody"]["examples"]
    assert {"/v1/ask", "/v1/editions", "/healthz", "/readyz"} <= set(spec["paths"])
    for path, operations in spec["paths"].items():
        for method, operation in operations.items():
            failures = {int(c): r for c, r in operation["responses"].items() if int(c) >= 400}
            assert 405 in failures
            # A form leads on to a page whatever it holds, and the page says what is wrong.
            read = {413} if path in ("/ask", "/feedback") else {400, 413, 415, 422}
            assert read <= set(failures) or method == "get"
            assert 404 in failures or "{" not in path
            for response in failures.values():
                assert list(response["content"]) == ["application/problem+json"]
    assert "HTTPValidationError" not in spec["components"]["schemas"]
    names = set(spec["components"]["schemas"])
    assert {r.split('"')[0].rsplit("/", 1)[1] for r in content.decode().split('"$ref":"')[1:]} <= names


def test_every_kind_of_problem_has_its_words() -> None:
    for lang in LANGUAGES:
        wording = load_wording(lang)
        for kind, status in STATUS.items():
            assert wording.has(f"error-{kind}")
            assert wording.has(f"error-title-{status}")
