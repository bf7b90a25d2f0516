"""Links of unannotated passages to rules: sentence by sentence, with numbers that agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from assistant.evidence import Evidence, settling_sentence
from assistant.examples import Example
from assistant.links import QuestionCentres, centre, rule_links
from assistant.sentences import statement
from corpus.model import Authority, Document, Passage, Provenance
from indexer.embedding import Vectors
from rules import load_catalogue

PASSAGES = (("d#1", "usa"), ("d#2", "usa"), ("d#3", "india"))


class Letters:
    """An embedder that counts letters: texts that are alike lie near each other."""

    model_id = "letters"
    dim = 26

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        out = np.array([[t.lower().count(chr(97 + i)) for i in range(26)] for t in texts], dtype=np.float32)
        return np.asarray(out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6))

    encode_queries = encode_passages


def questions() -> QuestionCentres:
    rules = [r for r in load_catalogue().values() if "usa" in r.editions and not r.open]
    examples = [Example(question=statement(r.id, "usa", "it"), lang="it", label=r.id) for r in rules]
    return QuestionCentres.of(examples, Letters().encode_queries([e.question for e in examples]))


def passage(text: str, rules: tuple[str, ...] = ()) -> Passage:
    return Passage("p", "d", "it", "usa", text, 0, len(text), rules=rules)


def links(text: str, rules: tuple[str, ...] = ()) -> list[str]:
    return rule_links([passage(text, rules)], Letters(), questions()).stated.get("p", [])


def test_each_sentence_of_a_passage_finds_its_rule() -> None:
    wanted = ["tickets.secret", "longest.bonus", "turn.no_hand_limit"]
    found = links(" ".join(statement(rule, "usa", "it") for rule in wanted))
    assert set(wanted) <= set(found)


def test_a_sentence_with_another_number_is_another_rule() -> None:
    sentence = statement("longest.bonus", "usa", "it")
    assert "longest.bonus" in links(sentence)
    assert "longest.bonus" not in links(sentence.replace("10", "25"))


def test_what_is_surely_stated_is_the_likeliest_too() -> None:
    text = statement("turn.no_hand_limit", "usa", "it")
    told = rule_links([passage(text)], Letters(), questions())
    likely = told.likely["p"]
    assert set(told.stated["p"]) <= set(likely)
    assert max(likely, key=likely.__getitem__) == "turn.no_hand_limit"


def test_the_likeliest_passage_in_force_comes_first() -> None:
    passages = tuple(replace(passage("Testo."), id=name, edition=edition) for name, edition in PASSAGES)
    source = Provenance("d", "Regole", "it", "usa", Authority.COMMUNITY, "", "")
    document = Document(source, "Testo.", passages)
    likely = {"d#1": {"longest.bonus": 0.3}, "d#2": {"longest.bonus": 0.4}, "d#3": {"longest.bonus": 0.9}}
    evidence = Evidence({"d": document}, likely=likely)
    assert [p.id for p in evidence.likely_for("longest.bonus", ["usa"])] == ["d#2", "d#1"]
    assert evidence.likely_for("tickets.secret", ["usa"]) == []


def test_the_sentence_nearest_to_the_rule_settles_it() -> None:
    first, second = "Si gioca in senso orario.", statement("longest.bonus", "usa", "it")
    text = f"{first} {second}"
    assert settling_sentence(passage(text), "longest.bonus") == (len(first) + 1, len(text))


def test_annotated_passages_are_left_alone() -> None:
    assert links(statement("tickets.secret", "usa", "it"), ("tickets.total",)) == []


def test_centres_point_to_the_questions_of_a_rule(tmp_path: Path) -> None:
    examples = [Example("a", "it", "x.a"), Example("b", "it", "x.b"), Example("c", "it", "oos.shop")]
    vectors = np.array([[1, 0], [0, 1], [1, 1]], dtype=np.float32)
    centres = QuestionCentres.of(examples, vectors)
    half = 0.5**0.5
    # The mean of both is taken away; what lies outside of the rules does not count.
    expected = [[half, -half], [-half, half], [0, 0]]
    assert centres.matrix("it", ["x.a", "x.b", "x.c"], 2) == pytest.approx(np.array(expected), abs=1e-5)
    centres.save(tmp_path)
    again = QuestionCentres.load(tmp_path)
    assert again.names == centres.names
    assert np.array_equal(again.vectors, centres.vectors)


def test_too_few_vectors_are_centred_by_others() -> None:
    few = np.array([[3, 0]], dtype=np.float32)
    others = np.array([[1, 0], [1, 2]], dtype=np.float32)
    assert centre(few, others) == pytest.approx(np.array([[2, -1]]) / 5**0.5)
