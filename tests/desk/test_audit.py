"""The audit: complete, sealed, exported so that no spreadsheet computes what is in it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi import FastAPI
from sqlalchemy import URL, delete, update

from api.chain import START
from api.desk.audit import COLUMNS, Audit, audit
from api.desk.people import Staff
from api.desk.tables import csv_cell, csv_table
from api.storage import Store
from api.storage.staff import AuditEntry
from tests.desk.visitors import signed_in

ADA = Staff(7, "Ada", "editor", "tr")
WRITERS = 20


@pytest.fixture
def kept(url: URL) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def test_who_did_what(kept: Store) -> None:
    audit(kept, ADA, "example.add", "tunnel.match", {"number": 3})
    audit(kept, "root (command line)", "staff.add", "Bo", {})
    audit(kept, ADA, "example.withdraw", "tunnel.match", {})
    (newest, _, _), total = Audit(kept).page()
    assert (newest.who, newest.staff_id, newest.what, total) == ("Ada", 7, "example.withdraw", 3)
    assert [e.number for e in Audit(kept).page(who="Ada")[0]] == [3, 1]
    assert [e.number for e in Audit(kept).page(what="staff.")[0]] == [2]
    assert [e.number for e in Audit(kept).page(what="%")[0]] == []
    assert [e.number for e in Audit(kept).page(first=1, most=1)[0]] == [2]
    rows = list(Audit(kept).rows())
    assert [tuple(r) for r in rows] == [COLUMNS] * 3
    assert json.loads(rows[0]["detail"]) == {"number": 3}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"detail": "{}"}, "entry 2 (x): its detail was changed"),
        ({"who": "Bo"}, "entry 2 (x): its seal does not fit"),
        ({"staff_id": 8}, "entry 2 (x): its seal does not fit"),
        ({"about": "b"}, "entry 2 (x): its seal does not fit"),
        ({"previous": START}, "entry 2 does not follow the entry before it"),
    ],
)
def test_a_check_tells_what_was_changed(kept: Store, change: dict[str, object], said: str) -> None:
    for n in range(3):
        audit(kept, ADA, "x", "a", {"n": n})
    head = Audit(kept).verify().head
    assert Audit(kept).verify(head).faults == ()
    with kept.writing() as session:
        session.execute(update(AuditEntry).where(AuditEntry.number == 2).values(**change))
    assert said in Audit(kept).verify().faults


def test_what_was_taken_away_is_missed(kept: Store) -> None:
    for n in range(4):
        audit(kept, ADA, "x", "a", {"n": n})
    head = Audit(kept).verify().head
    with kept.writing() as session:
        session.execute(delete(AuditEntry).where(AuditEntry.number.in_([2, 4])))
    assert Audit(kept).verify(head).faults == (
        "entry 2 is missing: entry 3 follows",
        "entry 3 does not follow the entry before it",
        f"no entry has the hash {head}: the end of the audit was cut off or made anew",
    )


def test_twenty_writers_make_one_chain(kept: Store) -> None:
    def write(writer: int) -> None:
        for n in range(3):
            audit(kept, ADA, "x", f"{writer}-{n}", {})

    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    assert len({r["about"] for r in Audit(kept).rows()}) == 3 * WRITERS
    assert Audit(kept).verify().faults == ()


@pytest.mark.parametrize(
    "formula",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", "\u00a0=1", '=HYPERLINK("x")'],
)
def test_no_cell_is_a_formula(formula: str) -> None:
    assert csv_cell(formula) == f"'{formula}"
    (head, row) = csv.reader(io.StringIO(csv_table(["=a"], [[formula]]), newline=""))
    assert (head, row) == (["'=a"], [f"'{formula}"])


def test_other_cells_stay_as_they_are() -> None:
    assert [csv_cell(v) for v in (-3, 1.5, "a=b", "", None, "Ω", True)] == [
        "-3",
        "1.5",
        "a=b",
        "",
        "",
        "Ω",
        "True",
    ]
    assert csv_table(["a", "b"], [['x"y', "1\n2"]]) == '"a","b"\r\n"x""y","1\n2"\r\n'


def test_pages_and_files_of_the_audit(desk_app: FastAPI, store: Store, staff: dict[str, str]) -> None:
    for n in range(150):
        audit(store, ADA, "example.add", f"<i>{n}</i>", {"n": n})
    audit(store, "=cmd", "@x", "+1", {})
    admin = signed_in(desk_app, staff["admin"])
    page = admin.get("/desk/audit?what=example").body.decode()
    assert "&lt;i&gt;149&lt;/i&gt;" in page
    assert "<i>" not in page
    assert "150 entries." in page
    assert "page=2" in page
    assert "&lt;i&gt;0&lt;/i&gt;" in admin.get("/desk/audit?what=example&page=2").body.decode()
    for odd in ("x", "-1", "0", "²", "9" * 400, "99999999"):
        assert admin.get(f"/desk/audit?page={odd.encode().hex() if odd == '²' else odd}").status == 200
    sheet = admin.get("/desk/audit.csv")
    assert sheet.headers["content-disposition"] == 'attachment; filename="audit.csv"'
    rows = list(csv.reader(io.StringIO(sheet.body.decode(), newline="")))
    assert rows[0] == list(COLUMNS)
    assert ["'=cmd", "", "'@x", "'+1", "{}"] in [r[2:7] for r in rows]
    data = admin.get("/desk/audit.json").json
    assert len(data) == len(rows)  # the head of one is the entry about the export of the other
    assert data[-1]["what"] == "audit.export"
    assert Audit(store).verify(data[-1]["hash"]).faults == ()
