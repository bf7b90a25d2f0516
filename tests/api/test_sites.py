"""Records of sites: what they may hold, how they change, on the command line too."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from api.cli import app
from api.sites import SiteError, SiteRecord, Sites, new_key
from api.storage import Base
from api.storage.migrate import head
from tests.api.answers import answer
from tests.api.test_cli import run

GOOD = SiteRecord(
    "shop-a",
    "Shop A",
    ("https://b.example", "https://A.example"),
    ("switzerland", "europe"),
    ("el", "tr"),
    "#AA00Ff",
    "5/second",
    log_questions=True,
)


def test_a_record_is_kept_as_it_was_given(sites: Sites) -> None:
    added = sites.add(GOOD)
    assert added == replace(
        GOOD,
        origins=("https://a.example", "https://b.example"),
        editions=("europe", "switzerland"),
        languages=("tr", "el"),
        accent="#aa00ff",
        created_at=added.created_at,
    )
    assert sites.find("shop-a") == added
    assert sites.listing() == [added]
    assert sites.find("shop-b") is None
    assert sites.find("no key, with\x00 anything") is None


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"key": "a"}, "key"),
        ({"key": "Shop"}, "key"),
        ({"key": "a_b"}, "key"),
        ({"key": "-ab"}, "key"),
        ({"key": "a" * 65}, "key"),
        ({"key": "a/b"}, "key"),
        ({"name": " "}, "name"),
        ({"name": "x" * 201}, "name"),
        ({"name": "a\x1b[31m"}, "name"),
        ({"origins": ("https://shop.example/",)}, "origin"),
        ({"origins": ("null",)}, "origin"),
        ({"editions": ("mars",)}, "edition"),
        ({"languages": ("xx",)}, "language"),
        ({"accent": "red"}, "accent"),
        ({"accent": "#12345"}, "accent"),
        ({"accent": "#12345g"}, "accent"),
        ({"rate_limit": "fast"}, "rate"),
        ({"rate_limit": ""}, "rate"),
    ],
)
def test_what_a_record_cannot_be(sites: Sites, changes: dict[str, object], field: str) -> None:
    with pytest.raises(SiteError) as error:
        sites.add(replace(GOOD, **changes))  # type: ignore[arg-type]
    assert error.value.field == field
    assert sites.listing() == []


def test_a_key_is_given_once(sites: Sites) -> None:
    first = sites.add(GOOD)
    with pytest.raises(SiteError, match="there is a site 'shop-a' already"):
        sites.add(replace(GOOD, name="Another"))
    assert sites.listing() == [first]
    assert new_key() != new_key()
    assert sites.add(replace(GOOD, key=new_key())).key.startswith("site-")


def test_origins_come_and_go(sites: Sites) -> None:
    sites.add(GOOD)
    changed = sites.change_origins(
        "shop-a", add=["https://C.example:443", "https://a.example"], remove=["https://b.example"]
    )
    assert changed.origins == ("https://a.example", "https://c.example")
    assert sites.find("shop-a") == changed
    with pytest.raises(SiteError) as error:
        sites.change_origins("shop-a", add=["https://d.example", "*"], remove=["https://a.example"])
    assert error.value.field == "origin"
    assert sites.find("shop-a") == changed
    with pytest.raises(SiteError, match="there is no site 'nobody'"):
        sites.change_origins("nobody")


def test_only_enabled_sites_open_their_origins(sites: Sites) -> None:
    sites.add(GOOD)
    sites.add(SiteRecord("shop-b", "B", ("https://a.example",)))
    assert sites.allows("https://b.example")
    assert not sites.allows("https://B.example")
    assert not sites.allows("https://b.example:8443")
    assert not sites.allows("http://b.example")
    disabled = sites.set_enabled("shop-a", False)
    assert not disabled.enabled
    assert sites.set_enabled("shop-a", False).disabled_at == disabled.disabled_at
    assert not sites.allows("https://b.example")
    assert sites.allows("https://a.example")
    assert sites.set_enabled("shop-a", True).enabled
    assert sites.allows("https://b.example")


def test_questions_are_kept_only_where_the_site_wants_it_and_not_for_ever(sites: Sites) -> None:
    keeps = sites.add(GOOD)
    silent = sites.add(SiteRecord("silent", "Silent"))
    day = datetime(2026, 11, 1, tzinfo=UTC)
    for site in (keeps, silent):
        sites.keep_question(site, "first", answer("first"), days=30, at=day)
    sites.keep_question(keeps, "second", answer("second"), days=30, at=day + timedelta(days=30))
    assert [q.question for q in sites.questions("shop-a")] == ["first", "second"]
    assert sites.questions("silent") == []
    sites.keep_question(keeps, "third", answer("third"), days=30, at=day + timedelta(days=30, seconds=1))
    found = sites.questions("shop-a")
    assert [q.question for q in found] == ["second", "third"]
    assert (found[0].lang, found[0].edition, found[0].status, found[0].answer_id) == (
        "en",
        "europe",
        "answered",
        "a-1",
    )
    assert sites.forget_questions(day + timedelta(days=31)) == 2
    assert sites.questions("shop-a") == []


@pytest.fixture
def konduktor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    monkeypatch.setenv("KONDUKTOR_DATA_DIR", str(tmp_path / "data"))
    return CliRunner()


def _do(runner: CliRunner, *arguments: str) -> Result:
    return runner.invoke(app, list(arguments))


def test_sites_on_the_command_line(konduktor: CliRunner) -> None:
    added = _do(
        konduktor,
        *("sites", "add", "Shop A", "--key", "shop-a", "--origin", "https://a.example", "--json"),
        *("--edition", "europe", "--language", "kk", "--accent", "#123456", "--rate", "7/hour"),
    )
    assert added.exit_code == 0, added.output
    record = json.loads(added.stdout)
    assert record | {"created_at": None} == {
        "key": "shop-a",
        "name": "Shop A",
        "origins": ["https://a.example"],
        "editions": ["europe"],
        "languages": ["kk"],
        "accent": "#123456",
        "rate_limit": "7/hour",
        "log_questions": False,
        "created_at": None,
        "disabled_at": None,
    }
    assert json.loads(_do(konduktor, "sites", "list", "--json").stdout) == [record]
    assert _do(konduktor, "sites", "list").stdout == "shop-a  Shop A  https://a.example\n"
    changed = _do(konduktor, "sites", "origins", "shop-a", "--add", "https://b.example:8443")
    assert changed.stdout == "https://a.example\nhttps://b.example:8443\n"
    assert "disabled since" in _do(konduktor, "sites", "disable", "shop-a").stdout
    assert _do(konduktor, "sites", "list").stdout.endswith("(disabled)\n")
    assert "enabled" in _do(konduktor, "sites", "enable", "shop-a").stdout
    shown = _do(konduktor, "sites", "show", "shop-a").stdout
    assert "7/hour for each client" in shown
    assert "not kept" in shown
    assert _do(konduktor, "sites", "questions", "shop-a").stdout == ""
    new = json.loads(_do(konduktor, "sites", "add", "B", "--json").stdout)
    assert new["key"].startswith("site-")
    assert new["origins"] == []


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("add", "A", "--origin", "https://a.example/"), "error: origin: an origin is scheme://host[:port]"),
        (
            ("add", "A", "--edition", "mars"),
            "error: edition: one of usa, europe, india, switzerland, got 'mars'",
        ),
        (("add", "A", "--rate", "x"), "error: rate: it reads 60/minute"),
        (("show", "nobody"), "error: key: there is no site 'nobody'"),
        (("disable", "nobody"), "error: key: there is no site 'nobody'"),
        (("questions", "nobody"), "error: key: there is no site 'nobody'"),
    ],
)
def test_errors_on_the_command_line(konduktor: CliRunner, command: tuple[str, ...], said: str) -> None:
    done = _do(konduktor, "sites", *command)
    assert done.exit_code == 2
    assert done.stderr.startswith(said)


def test_the_database_on_the_command_line(
    konduktor: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _do(konduktor, "db", "current").stdout.endswith(f"version base, needed {head()}\n")
    assert _do(konduktor, "db", "upgrade").stdout == f"the database went from version base to {head()}\n"
    assert _do(konduktor, "db", "upgrade").stdout == f"the database has version {head()} already\n"
    _do(konduktor, "sites", "add", "A", "--key", "shop-a")
    file = str(tmp_path / "b.gz")
    counted = {f"{table}: {1 if table == 'sites' else 0}" for table in Base.metadata.tables}
    told = _do(konduktor, "db", "backup", file).stdout.removeprefix(f"{file}: ")
    assert set(told.strip().split(", ")) == counted
    assert (
        _do(konduktor, "db", "downgrade", "base").stdout
        == f"the database went from version {head()} to base\n"
    )
    assert _do(konduktor, "db", "restore", file).exit_code == 0
    assert _do(konduktor, "sites", "list").stdout == "shop-a  A  -\n"
    refused = _do(konduktor, "db", "restore", file)
    assert refused.exit_code == 2
    assert "holds data already" in refused.stderr
    assert _do(konduktor, "db", "upgrade", "x").exit_code == 2
    monkeypatch.setenv("KONDUKTOR_DATABASE_URL", "mysql://u:secret@h/d")
    wrong = _do(konduktor, "db", "current")
    assert wrong.exit_code == 2
    assert wrong.stderr.startswith("error: KONDUKTOR_DATABASE_URL: mysql is not supported")
    assert "secret" not in wrong.stderr


def test_a_server_with_a_database_that_cannot_be_says_so_in_a_line() -> None:
    done = run("serve", "--port", "0", KONDUKTOR_DATABASE_URL="mysql://u:secret@h/d")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "error: KONDUKTOR_DATABASE_URL: mysql is not supported; sqlite and postgresql are\n"
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RATE_LIMIT", "fast"),
        ("TRUSTED_PROXIES", "10.0.0.0/8, proxy.example"),
        ("TRUSTED_PROXIES", "10.0.0.1/8"),
        ("RETENTION_DAYS_QUESTIONS", "0"),
    ],
)
def test_settings_that_cannot_be_are_named(
    konduktor: CliRunner, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"KONDUKTOR_{name}", value)
    done = run("sites", "list")
    assert done.returncode == 2
    assert done.stderr.startswith(f"error: KONDUKTOR_{name}")
