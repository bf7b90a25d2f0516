"""Our own documents: front matter, anchors, rules, offsets."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.errors import IngestError
from corpus.library import SHIPPED, load_library
from corpus.markdown import load_markdown
from corpus.model import Authority

FRONT = """+++
id = "test-en"
title = "A test"
lang = "en"
edition = "europe"
publisher = "Konduktor"
authority = "community"
license = "Apache-2.0"
date = "2026-11-30"
+++
"""
BODY = """
# A test

An introduction that states nothing.

## Tunnels {#tunnel}

<!-- rules: tunnel.reveal tunnel.match -->
Turn up **three** cards of the [deck](https://example.org)
in a tunnel. See `this`.

<!-- rules: route.points -->
Points by length:

| Length | Points |
| --- | --- |
| 1 | 1 |
| 6 | 15 |

## What if I can't pay? {#faq-pay}

<!-- rules: tunnel.decline -->
- Take your cards back.
- Your turn ends.
  It does.

<!-- rules: tunnel.turn_over -->
1. First
2. Second
"""


def write(folder: Path, text: str, name: str = "test-en.md") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_one_passage_for_each_annotated_paragraph(tmp_path: Path) -> None:
    document = load_markdown(write(tmp_path, FRONT + BODY))
    assert document.provenance.authority is Authority.COMMUNITY
    assert [(p.id, p.rules) for p in document.passages] == [
        ("test-en#tunnel-1", ("tunnel.reveal", "tunnel.match")),
        ("test-en#tunnel-2", ("route.points",)),
        ("test-en#faq-pay-1", ("tunnel.decline",)),
        ("test-en#faq-pay-2", ("tunnel.turn_over",)),
    ]
    first, second, third, fourth = document.passages
    assert first.text == "Turn up three cards of the deck in a tunnel. See this."
    assert first.heading == ("A test", "Tunnels")
    assert second.text == "Points by length:\n\nLength | Points\n1 | 1\n6 | 15"
    assert third.heading[-1] == "What if I can't pay?"
    assert third.text == "• Take your cards back.\n• Your turn ends. It does."
    assert fourth.text == "1. First\n2. Second"
    assert "An introduction that states nothing." in document.text
    for passage in document.passages:
        assert document.text[passage.start : passage.end] == passage.text


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        (BODY, "file", "lacks id"),
        (FRONT.replace('lang = "en"\n', "") + BODY, "file", "lacks lang"),
        (FRONT.replace("community", "rumour") + BODY, "authority", "unknown"),
        (FRONT.replace('= "A test"', "= A test") + BODY, "file", "not TOML"),
        (FRONT + BODY.replace("faq-pay", "tunnel"), "file", "stands twice"),
    ],
)
def test_faulty_documents_say_what_is_wrong(tmp_path: Path, text: str, field: str, why: str) -> None:
    with pytest.raises(IngestError, match=why) as caught:
        load_markdown(write(tmp_path, text))
    assert caught.value.field == field


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "x.md"
    path.write_bytes((FRONT + "Źle").encode("cp1250"))
    with pytest.raises(IngestError, match="not UTF-8"):
        load_markdown(path)


def test_shipped_documents_load_with_exact_offsets() -> None:
    documents = load_library()
    for document in documents:
        assert document.passages, document.provenance.id
        assert not document.repairs, document.provenance.id
        for passage in document.passages:
            assert document.text[passage.start : passage.end] == passage.text
            assert passage.rules
    ids = [p.id for d in documents for p in d.passages]
    assert len(ids) == len(set(ids))


def test_two_documents_with_one_id(tmp_path: Path) -> None:
    write(tmp_path, FRONT + BODY)
    write(tmp_path, FRONT + BODY, "other.md")
    with pytest.raises(IngestError, match="two documents") as caught:
        load_library(tmp_path)
    assert caught.value.field == "id"
    assert SHIPPED.is_dir()
