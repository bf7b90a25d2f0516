"""Errors of ingestion and of the index: each has a code, and each code a sentence in six languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.problems import describe
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from corpus import errors as corpus_errors
from corpus.errors import IngestError
from indexer import errors as index_errors
from indexer.errors import IndexProblem

ROOT = Path(corpus_errors.__file__).parents[1]
PACKAGES = ("api", "assistant", "corpus", "eval", "indexer")


def calls(name: str) -> Iterator[ast.Call]:
    """Every place in the source where an error of a class is made."""
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield node


def test_every_code_of_ingestion_is_used_and_known() -> None:
    used = {a.value for c in calls("IngestError") if isinstance(a := c.args[0], ast.Constant)}
    in_tables = {"file-office", "file-image", "file-packed", "file-program"}  # corpus.kinds
    assert used | in_tables == set(corpus_errors.CODES)
    for call in calls("IngestError"):
        if isinstance(code := call.args[0], ast.Constant):
            values = {k.arg for k in call.keywords} - {"allowed"}
            assert values == set(corpus_errors.CODES[str(code.value)]), code.value


def test_every_code_of_the_index_is_used_and_known() -> None:
    used = {"broken"}
    for call in calls("IndexProblem"):
        code = next((k.value for k in call.keywords if k.arg == "code"), None)
        if isinstance(code, ast.Constant):
            values = {k.arg for k in call.keywords} - {"code", "todo"}
            assert values == set(index_errors.CODES[str(code.value)]), code.value
            used.add(str(code.value))
    assert used == set(index_errors.CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(corpus_errors.CODES))
def test_every_code_of_ingestion_has_its_sentence(lang: str, code: str) -> None:
    values = {name: f"<{name}>" for name in corpus_errors.CODES[code]}
    body = describe(IngestError(code, "file", "<given>", "why", **values), lang)
    assert (body["code"], body["field"]) == (code, "file")
    detail = str(body["detail"])
    for name in ("given", *values):
        if name in load_names("ingest", code, "en"):
            assert f"<{name}>" in detail, f"{lang} {code} leaves out {name}"
    # What is wrong, then what to do.
    assert detail.endswith((".", "build")), detail
    assert lang == "en" or detail != describe(IngestError(code, "file", "<given>", "why", **values))["detail"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(index_errors.CODES))
def test_every_code_of_the_index_has_its_sentence(lang: str, code: str) -> None:
    values = {name: f"<{name}>" for name in index_errors.CODES[code]}
    body = describe(IndexProblem("<what>", code=code, **({} if code == "broken" else values)), lang)
    assert body["code"] == code
    for name in load_names("index", code, "en"):
        assert f"<{name}>" in body["detail"]


def load_names(kind: str, code: str, lang: str) -> set[str]:
    """Which values the sentence of a code names."""
    names = {"given", *corpus_errors.CODES.get(code, ()), *index_errors.CODES.get(code, ())}
    plain = load_wording(lang).text(f"{kind}-{code}", {name: f"<{name}>" for name in names})
    return {name for name in names if f"<{name}>" in plain}


def test_a_code_takes_its_values_and_no_others() -> None:
    with pytest.raises(TypeError, match="takes"):
        IngestError("file-large", "file", "x", "is too large")
    with pytest.raises(TypeError, match="takes"):
        IngestError("file-empty", "file", "x", "is empty", most=3)
    with pytest.raises(TypeError, match="takes"):
        IndexProblem("x", code="gone")


def test_an_error_within_an_error_is_told_in_one_language() -> None:
    inner = IngestError("edition", "amends", "b", "is about", theirs="india", ours="usa")
    outer = IngestError("id-needed", "id", "a", "depends", document="c", reason=inner)
    outer.__cause__ = inner
    detail = describe(outer, "tr")["detail"]
    assert "haritayla ilgili (india)" in detail
    assert "is about" not in detail
