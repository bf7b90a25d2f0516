"""What staff decided is sealed by the audit: what somebody changed in the database besides is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import URL, delete, insert, text, update

from api.desk.accounts import Accounts
from api.desk.audit import Audit
from api.desk.casework import assign, decide, note
from api.desk.edits import add_edit, withdraw_edit
from api.desk.people import Staff
from api.desk.reviews import review
from api.retention import forget_dispute
from api.storage import Store
from api.storage.base import now
from api.storage.cases import DeskCase, DeskEvent
from api.storage.editing import Edit
from api.storage.feedback import Review
from api.storage.staff import AuditEntry, StaffAccount
from tests.desk.case_writer import new_case
from tests.desk.visitors import PASSWORD

ADA = Staff(1, "Ada", "editor", "tr")


@pytest.fixture
def kept(url: URL) -> Iterator[Store]:
    store = Store(url)
    accounts = Accounts(store)
    accounts.add("Ada", "admin", PASSWORD, who="test")
    accounts.add("Bo", "support", PASSWORD, who="test")
    accounts.change_role("Bo", "editor", who="test")
    accounts.add("Cy", "support", PASSWORD, who="test")
    accounts.set_enabled("Cy", False, who="test")
    new_case(store, "a")
    note(store, "dispute", "a", ADA, "Ann told me")
    assign(store, "dispute", "a", ADA, "Bo", 1)
    decide(store, "dispute", "a", ADA, "Ann is right", {"how": "otherwise", "verdicts": ["supported"]}, 2)
    review(
        store, None, by=ADA, question="How many?", lang="en", kind="lookup", status="not_covered", note="n"
    )
    add_edit(store, ADA, "house", {"rule": "open.final_tie", "texts": {"en": "We share it."}}, "asked")
    add_edit(store, ADA, "house", {"rule": "open.final_tie", "texts": {"en": "We play on."}}, "asked")
    withdraw_edit(store, ADA, 2, "wrong")
    yield store
    store.close()


def _insert_event() -> Any:
    return insert(DeskEvent).values(
        kind="dispute", about="a", number=4, at=now(), by="Ada", what="note", text="x", salt="", detail={}
    )


EVENT = "event 3 of dispute a"
DECIDED = DeskEvent.number == 3


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (update(DeskEvent).where(DECIDED).values(text="Bob is right"), f"{EVENT}: its text was changed"),
        (update(DeskEvent).where(DECIDED).values(salt="0" * 32), f"{EVENT}: its text was changed"),
        (
            update(DeskEvent).where(DECIDED).values(text="", salt=""),
            f"{EVENT}: its text is missing, and nothing says that it was forgotten",
        ),
        (update(DeskEvent).where(DECIDED).values(by="Bo"), f"{EVENT} was changed"),
        (update(DeskEvent).where(DECIDED).values(at=now()), f"{EVENT} was changed"),
        (update(DeskEvent).where(DECIDED).values(detail={"how": "confirmed"}), f"{EVENT} was changed"),
        (delete(DeskEvent).where(DECIDED), f"{EVENT} is missing"),
        (_insert_event(), "event 4 of dispute a has no entry in the audit"),
        (
            update(DeskCase).values(state="open"),
            "dispute a: its state is not the one that its events led to",
        ),
        (
            update(DeskCase).values(assignee="Ada"),
            "dispute a: its state is not the one that its events led to",
        ),
        (update(Review).values(expect='{"status": "answered"}'), "review 1 was changed"),
        (update(Review).values(by="Bo"), "review 1 was changed"),
        (update(Review).values(note="other"), "review 1: its note was changed"),
        (delete(Review), "review 1 is missing"),
        (update(Review).values(number=2), "review 2 has no entry in the audit"),
        (update(Edit).where(Edit.number == 1).values(content="{}"), "edit 1 was changed"),
        (update(Edit).where(Edit.number == 1).values(reason="none"), "edit 1 was changed"),
        (
            update(Edit).where(Edit.number == 1).values(withdrawn_at=now()),
            "edit 1: whether it was withdrawn does not fit the audit",
        ),
        (
            update(Edit).where(Edit.number == 2).values(withdrawn_by="Bo"),
            "edit 2: its withdrawal was changed",
        ),
        (delete(Edit).where(Edit.number == 2), "edit 2 is missing"),
        (
            update(StaffAccount).where(StaffAccount.name == "Bo").values(role="admin"),
            "account 'Bo' has the role 'admin' without an entry in the audit",
        ),
        (
            update(StaffAccount).where(StaffAccount.name == "Cy").values(disabled_at=None),
            "account 'Cy' was disabled or enabled without an entry in the audit",
        ),
        (
            update(StaffAccount).where(StaffAccount.name == "Cy").values(name="Di"),
            "account 'Cy' is called 'Di' without an entry in the audit",
        ),
        (delete(StaffAccount).where(StaffAccount.name == "Cy"), "account 'Cy' is missing"),
    ],
)
def test_what_was_changed_besides_the_audit_is_found(kept: Store, change: Any, said: str) -> None:
    assert Audit(kept).verify().faults == ()
    with kept.writing() as session:
        session.execute(change)
    assert said in Audit(kept).verify().faults


def test_forgetting_hides_no_tampering(kept: Store) -> None:
    with kept.writing() as session:
        session.execute(update(DeskEvent).where(DeskEvent.number == 1).values(text="Bob told me"))
    assert forget_dispute(kept, "a", who=ADA)
    assert Audit(kept).verify().faults == (
        "event 1 of dispute a: its text is missing, and nothing says that it was forgotten",
    )


def test_what_was_forgotten_cannot_be_written_anew(kept: Store) -> None:
    assert forget_dispute(kept, "a", who=ADA)
    assert Audit(kept).verify().faults == ()
    with kept.writing() as session:
        session.execute(update(DeskEvent).where(DeskEvent.number == 1).values(text="Bob told me"))
    assert Audit(kept).verify().faults == ("event 1 of dispute a: its text was changed",)


def test_the_audit_holds_no_word_and_the_salt_goes_with_the_text(kept: Store) -> None:
    forget_dispute(kept, "a", who=ADA)
    with kept.reading() as session:
        assert session.scalars(text("SELECT salt FROM desk_events WHERE number IN (1, 3)")).all() == ["", ""]
        for entry in session.query(AuditEntry):
            assert "Ann" not in entry.detail
