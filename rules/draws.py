"""Drawing train cards: two a turn, face-up locomotives, and the row that is replaced."""

from __future__ import annotations

from rules.cards import CARDS, FACE_UP, LOCOMOTIVE, check_deck, count
from rules.compute import EDITION, Outcome, computation
from rules.editions import load_edition
from rules.inputs import Choice, Inputs, Items, fields
from rules.rulings import Step
from rules.steps import step

DRAW = fields({"from": Choice(("deck", "face_up")), "card": Choice(CARDS)})


@computation(
    "draw_check",
    fields({"edition": EDITION, "first": DRAW, "second": DRAW}),
    "boolean: whether the two cards may be taken in one turn",
    (
        "draw.two_cards",
        "draw.sources",
        "draw.face_up_locomotive",
        "draw.second_locomotive",
        "draw.blind_locomotive",
    ),
)
def _draw_check(inputs: Inputs) -> Outcome:
    """Tells whether a second card may be taken after a first, each from the deck or from the face-up row."""
    edition = load_edition(inputs["edition"])
    whole_draw = edition.text("draw.face_up_locomotive") == "whole_draw"
    first, second = inputs["first"], inputs["second"]
    steps: list[Step] = [step("draw.two_cards", "cards", cards=edition.number("draw.cards"))]
    allowed = True
    if first["card"] == LOCOMOTIVE:
        if first["from"] == "deck":
            steps.append(step("draw.blind_locomotive", "goes_on"))
        elif whole_draw:
            steps.append(step("draw.face_up_locomotive", "whole_draw"))
            allowed = False
        else:
            steps.append(step("draw.face_up_locomotive", "like_any"))
    if second["card"] == LOCOMOTIVE and second["from"] == "face_up":
        steps.append(step("draw.second_locomotive", "not_allowed" if whole_draw else "allowed"))
        allowed = allowed and not whole_draw
    elif allowed:
        steps.append(step("draw.sources", "any"))
    return Outcome(allowed, tuple(steps))


@computation(
    "face_up_reset",
    fields({"face_up": Items(Choice(CARDS), FACE_UP, FACE_UP)}, edition=EDITION),
    "boolean: whether all five face-up cards are discarded and replaced",
    ("draw.three_locomotives",),
)
def _face_up_reset(inputs: Inputs) -> Outcome:
    """Tells whether a row of five face-up cards holds so many locomotives that it is replaced."""
    face_up = inputs["face_up"]
    check_deck("face_up", count(face_up))
    needed = load_edition(inputs.get("edition", "usa")).number("draw.reset_locomotives")
    locomotives = face_up.count(LOCOMOTIVE)
    reset = locomotives >= needed
    return Outcome(
        reset,
        (
            step(
                "draw.three_locomotives",
                "reset" if reset else "stays",
                locomotives=locomotives,
                needed=needed,
                cards=FACE_UP,
            ),
        ),
    )
