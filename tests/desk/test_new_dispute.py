"""The form for a dispute: what is typed is judged and kept, or comes back with what is wrong."""

from __future__ import annotations

import re

from api.ledger import Ledger
from api.storage import Store
from tests.desk.visitors import Visitor


def test_a_dispute_is_entered_by_a_form(store: Store, sue: Visitor) -> None:
    fields = {
        "edition": "europe",
        "players": "3",
        "happened": "Ω",
        "text-1": "A",
        "by-1": "Ann",
        "text-2": "Б",
    }
    sent = sue.post("/desk/disputes", {**fields, "lang-2": "kk", "text-5": "E"})
    assert sent.status == 303
    entry = Ledger(store).dispute(sent.headers["location"].rsplit("/", 1)[1])
    assert entry
    claims = entry.content["dispute"]["claims"]
    assert [(c["text"], c["by"], c["lang"]) for c in claims] == [
        ("A", "Ann", None),
        ("Б", None, "kk"),
        ("E", None, None),
    ]
    assert (entry.content["dispute"]["players"], entry.content["dispute"]["happened"]) == (3, "Ω")


def test_what_was_typed_is_not_lost(store: Store, sue: Visitor) -> None:
    sent = sue.post("/desk/disputes", {"text-1": "Kept <b>", "text-2": "", "happened": "Also"})
    page = sent.body.decode()
    assert sent.status == 422
    assert "Kept &lt;b&gt;</textarea>" in page
    assert "Also</textarea>" in page
    assert re.search(r'id="text-2"[^>]*aria-invalid="true"', page)
    # The fifth field is the third claim.
    sent = sue.post("/desk/disputes", {"text-1": "A", "text-2": "B", "text-5": "x\u202ey"})
    assert re.search(r'id="text-5"[^>]*aria-invalid="true"', sent.body.decode())
    assert Ledger(store).entries() == []


def test_long_texts_in_any_script_fit(store: Store, sue: Visitor) -> None:
    fields = {f"text-{n}": "ж" * 500 for n in range(1, 7)} | {"happened": "Ω" * 2000}
    assert sue.post("/desk/disputes", fields).status == 303


TICKETS = "facts.inputs.tickets"


def test_facts_are_asked_for_by_a_form_of_their_own(store: Store, sue: Visitor) -> None:
    typed = {"edition": "usa", "text-1": "20 points", "text-2": "4 points", "facts.name": "tickets_points"}
    form = sue.post("/desk/disputes", {**typed, "do": "fields"})
    page = form.body.decode()
    assert form.status == 200
    assert "20 points</textarea>" in page
    assert f'name="{TICKETS}[2].points"' in page
    assert f'name="{TICKETS}[3].points"' not in page
    typed |= {f"{TICKETS}[0].points": "12", f"{TICKETS}[0].completed": "true"}
    typed |= {f"{TICKETS}[2].points": "8", f"{TICKETS}[2].completed": "false"}
    more = sue.post("/desk/disputes", {**typed, "more": TICKETS}).body.decode()
    assert f'name="{TICKETS}[5].points"' in more
    assert (
        f'name="{TICKETS}[0].points" type="number" min="1" max="50" step="1" '
        'inputmode="numeric" autocomplete="off" value="12"' in more
    )
    assert Ledger(store).entries() == []

    # What the engine does not take is said of its field, by its label; nothing typed is lost.
    wrong = sue.post("/desk/disputes", {**typed, f"{TICKETS}[2].points": "88"})
    page = wrong.body.decode()
    assert wrong.status == 422
    assert re.search(rf'name="{re.escape(TICKETS)}\[2\].points"[^>]*aria-invalid="true"', page)
    assert len(re.findall('aria-invalid="true"', page)) == 1
    assert "&#34;Points&#34; is not valid: given 88; allowed: 1–50" in page
    assert "20 points</textarea>" in page

    sent = sue.post("/desk/disputes", typed)
    assert sent.status == 303
    entry = Ledger(store).dispute(sent.headers["location"].rsplit("/", 1)[1])
    assert entry
    assert entry.content["dispute"]["facts"] == {
        "name": "tickets_points",
        "inputs": {"tickets": [{"points": 12, "completed": True}, {"points": 8, "completed": False}]},
    }
    page = sue.get(sent.headers["location"]).body.decode()
    assert "Ticket 2 · Completed: no" in page
    assert (
        sue.post("/desk/disputes", {**typed, "facts.name": "<b>"}).status == 303
    )  # no computation: no facts


def test_a_whole_game_fits_into_the_form(store: Store, sue: Visitor) -> None:
    typed = {"edition": "usa", "facts.name": "final_scores", "happened": "ж" * 2000}
    typed |= {f"text-{n}": "ж" * 500 for n in range(1, 7)}
    for n in range(5):
        at = f"facts.inputs.players[{n}]"
        typed |= {f"{at}.name": f"P{n}", f"{at}.route_points": "60", f"{at}.longest_path": str(20 + n)}
        for k in range(6):
            typed |= {f"{at}.tickets[{k}].points": "9", f"{at}.tickets[{k}].completed": "true"}
    assert sue.post("/desk/disputes", typed).status == 303
