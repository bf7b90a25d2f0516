"""Amendments stand beside what they amend; what is superseded or withdrawn is not cited, but can be opened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.answer import Citation, PassageFound
from assistant.compose import compose
from assistant.evidence import Evidence
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from corpus.model import Authority, Document, Relations, Standing, State
from tests.indexer.conftest import make_document

OLD = make_document(
    "old",
    "en",
    "europe",
    [
        ("tunnel.reveal", "In a tunnel three cards are turned up from the deck."),
        ("tunnel.match", "Each card of your colour that is turned up costs one extra card."),
        ("station.cost", "The first station costs one card."),
    ],
)
OTHER = make_document(
    "other", "en", "europe", [("tunnel.reveal", "Turn up three cards when you claim a tunnel.")]
)


def erratum(
    name: str = "erratum",
    *,
    rule: str = "tunnel.reveal",
    text: str = "Turn up four cards in a tunnel, not three.",
    lang: str = "en",
    date: str | None = None,
    authority: Authority = Authority.COMMUNITY,
    **said: tuple[str, ...],
) -> Document:
    made = make_document(name, lang, "europe", [(rule, text)])
    provenance = replace(made.provenance, date=date, authority=authority)
    return replace(made, provenance=provenance, relations=Relations(**({"amends": ("old",)} | said)))


def bare(document: Document) -> Document:
    return replace(document, passages=tuple(replace(p, rules=()) for p in document.passages))


def evidence(*documents: Document) -> Evidence:
    return Evidence({d.provenance.id: d for d in documents})


def told(citations: list[Citation]) -> list[tuple[str, str | None]]:
    return [(c.passage_id, c.amends) for c in citations]


def cite(known: Evidence, rule: str, lang: str = "en", limit: int = 3) -> list[tuple[str, str | None]]:
    return told(known.cite([rule], ["europe"], lang, limit))


def test_the_amendment_follows_the_rule_and_is_marked() -> None:
    beside = [("old#p-1", None), ("erratum#p-1", "old#p-1")]
    for made in (
        erratum(rules=("tunnel.reveal",)),
        erratum(passages=("old#p-1",)),
        erratum(),  # every rule that it states
        bare(erratum(rules=("tunnel.reveal",))),  # what is declared needs no annotation
        bare(erratum(passages=("old#p-1",))),
        erratum(authority=Authority.MACHINE_TRANSLATED),  # however light its word
        erratum(authority=Authority.OFFICIAL),
    ):
        assert cite(evidence(OLD, made), "tunnel.reveal") == beside
        assert cite(evidence(made, OLD), "tunnel.reveal", limit=1) == beside
        assert cite(evidence(OLD, made), "station.cost") == [("old#p-3", None)]


def test_an_amendment_in_another_language_follows_too() -> None:
    italian = erratum(lang="it", text="In galleria si scoprono quattro carte.", rules=("tunnel.reveal",))
    known = evidence(OLD, italian)
    assert cite(known, "tunnel.reveal") == cite(known, "tunnel.reveal", "it")
    assert cite(known, "tunnel.reveal", "it") == [("old#p-1", None), ("erratum#p-1", "old#p-1")]


def test_only_the_rule_that_is_named_is_amended() -> None:
    made = erratum(rule="tunnel.match", text="Each card of your colour costs two.", rules=("tunnel.match",))
    known = evidence(OLD, made)
    assert cite(known, "tunnel.match") == [("old#p-2", None), ("erratum#p-1", "old#p-2")]
    assert cite(known, "tunnel.reveal") == [("old#p-1", None)]
    assert known.amendments.amended_by(made.passages[0]) == ["old"]
    assert known.amendments.targets(made.passages[0]) == [OLD.passages[1]]


def test_the_passage_worded_most_like_the_rule_speaks() -> None:
    sheet = bare(
        make_document(
            "sheet",
            "en",
            "europe",
            [
                ("", "This sheet corrects the first printing."),
                ("", "Each one of the cards turned up of the colour you played costs two extra cards."),
                ("", "The box holds four stations of each player's colour."),
            ],
        )
    )
    sheet = replace(sheet, relations=Relations((), ("old",), ("tunnel.match",)))
    known = evidence(OLD, sheet)
    assert cite(known, "tunnel.match") == [("old#p-2", None), ("sheet#p-2", "old#p-2")]
    assert known.rules_of(sheet.passages[1]) == ("tunnel.match",)
    by_passage = replace(sheet, relations=Relations((), ("old",), (), ("old#p-2",)))
    assert cite(evidence(OLD, by_passage), "tunnel.match") == [("old#p-2", None), ("sheet#p-2", "old#p-2")]


def test_the_latest_of_several_comes_first_then_the_weightiest() -> None:
    known = evidence(
        OLD,
        erratum("a", date="2020", authority=Authority.OFFICIAL),
        erratum("b", date="2024-05"),
        erratum("c", date="2024-05", authority=Authority.OFFICIAL),
        erratum("d"),
    )
    assert cite(known, "tunnel.reveal") == [
        ("old#p-1", None),
        ("c#p-1", "old#p-1"),
        ("b#p-1", "old#p-1"),
        ("a#p-1", "old#p-1"),
        ("d#p-1", "old#p-1"),
    ]


def test_an_unamended_document_is_cited_as_before() -> None:
    known = evidence(OTHER, erratum())
    assert cite(known, "tunnel.reveal") == [("erratum#p-1", None)]  # what it amends is not there
    official = replace(OTHER, provenance=replace(OTHER.provenance, authority=Authority.OFFICIAL))
    assert cite(evidence(OLD, official, erratum()), "tunnel.reveal") == [("other#p-1", None)]


@pytest.mark.parametrize("state", [State.SUPERSEDED, State.WITHDRAWN])
def test_what_is_not_in_force_is_opened_but_not_cited(state: State) -> None:
    weighty = replace(OLD, provenance=replace(OLD.provenance, authority=Authority.OFFICIAL))
    resting = replace(weighty, standing=Standing(state, "2026-12-01"))
    known = evidence(resting, OTHER)
    assert cite(known, "tunnel.reveal") == [("other#p-1", None)]
    assert cite(known, "station.cost") == []
    assert known.passages["old#p-1"] == OLD.passages[0]
    assert known.documents["old"].standing.state is state
    # Nor has an amendment any effect that is itself not in force.
    made = replace(erratum(), standing=Standing(state, "2026-12-01"))
    assert cite(evidence(OLD, made), "tunnel.reveal") == [("old#p-1", None)]


def test_a_passage_found_by_search_shows_both() -> None:
    made = erratum(rules=("tunnel.reveal",))
    known = evidence(OLD, made)
    both = [("old#p-1", None), ("erratum#p-1", "old#p-1")]
    assert told(known.cite_passage(OLD.passages[0])) == both
    assert told(known.cite_passage(made.passages[0])) == both
    assert told(known.cite_passage(OLD.passages[2])) == [("old#p-3", None)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_from_an_amended_passage_quotes_the_amendment(lang: str) -> None:
    known = evidence(OLD, erratum(rules=("tunnel.reveal",)))
    composed = compose(PassageFound("old#p-1", (0, len(OLD.passages[0].text))), lang, known)
    says = load_wording(lang).text("amendment-says")
    assert f"{says} «Turn up four cards in a tunnel, not three.»" in composed.text
    assert composed.citations is not None
    assert told(composed.citations) == [("old#p-1", None), ("erratum#p-1", "old#p-1")]
