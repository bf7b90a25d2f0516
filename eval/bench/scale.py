"""Search over many passages: ``python -m eval.bench.scale [--passages 10000 50000] [--questions 60] [--json FILE]``.

Passages are made up: vectors strewn around those of the real passages, with the covariance of the real ones and at
the distance of real neighbours, two sentences each; texts of words from the corpus in Zipf's frequencies. They are
spread evenly over the corpus' languages and the four editions. Questions are judged development questions with
their real vectors. Two tables are printed: one language with all the passages, and all languages together as
the product searches them. Times are of one thread's processor time, which other work on the machine does not change.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from api.settings import Settings
from assistant.normalize import LANGUAGES
from corpus.model import Passage
from eval.answers import load_questions
from indexer import nearest
from indexer.dense import DenseIndex
from indexer.embedding import Vectors
from indexer.lexical import LexicalIndex
from indexer.nearest import Nearest, Rows
from indexer.opening import open_index
from indexer.search import CANDIDATES, Index, LanguagePart, passage_text
from indexer.space import unit
from rules import EDITIONS

SIZES = (10_000, 50_000)
# Above so many passages of all languages the exact index, 4.6 GB for a million of them, is left out.
COMPARED_UP_TO = 200_000
TOP = 10
SENTENCES = 2
_BATCH = 20_000
_DIMENSION_NOISE = 1e-6


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with its vector in the language-neutral space."""

    text: str
    lang: str
    raw: Vectors
    vector: Vectors


class Maker:
    """Makes up passages that resemble those of an index."""

    def __init__(self, index: Index, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.real = {
            lang: part.dense.passages.vectors(np.arange(len(part.rows))) for lang, part in index.parts.items()
        }
        pooled = np.vstack(list(self.real.values()))
        covariance = np.cov(pooled.T) + _DIMENSION_NOISE * np.eye(pooled.shape[1])
        self.shape = np.asarray(np.linalg.cholesky(covariance).T, dtype=np.float32)
        self.near = float(np.median([np.median(_neighbours(v)) for v in self.real.values()]))
        dense = [part.dense for part in index.parts.values()]
        own = [_closest_pairs(d) for d in dense]
        self.part = float(np.median(np.concatenate(own)))
        texts = {
            lang: [passage_text(index.passages[i]).split() for i in p.rows] for lang, p in index.parts.items()
        }
        self.words = {
            lang: [w for w, _ in Counter(chain.from_iterable(t)).most_common()] for lang, t in texts.items()
        }
        self.lengths = {lang: [len(words) for words in t] for lang, t in texts.items()}

    def strew(self, around: Vectors, cosine: float) -> Vectors:
        """Unit vectors at about this cosine from the given ones, in directions as real passages vary."""
        out = np.empty_like(around)
        far = (1 / cosine**2 - 1) ** 0.5
        for start in range(0, len(around), _BATCH):
            batch = around[start : start + _BATCH]
            noise = unit(self.rng.standard_normal(batch.shape, dtype=np.float32) @ self.shape)
            out[start : start + _BATCH] = unit(batch + far * noise)
        return out

    def vectors(self, lang: str, count: int) -> Vectors:
        """Vectors of made-up passages in a language."""
        real = self.real[lang]
        return self.strew(real[self.rng.integers(0, len(real), count)], self.near)

    def texts(self, lang: str, count: int) -> Iterator[str]:
        """Texts of made-up passages: words by Zipf's law, lengths of real passages."""
        words = np.asarray(self.words[lang], dtype=object)
        ends = np.cumsum(1 / np.arange(1, len(words) + 1))
        lengths = self.rng.choice(self.lengths[lang], count)
        for length in lengths:
            drawn = np.searchsorted(ends, self.rng.random(length) * ends[-1])
            yield " ".join(words[drawn])


def _neighbours(vectors: Vectors) -> Vectors:
    """The cosine of each vector to its nearest neighbour."""
    cosines = vectors @ vectors.T
    np.fill_diagonal(cosines, -1)
    return np.asarray(cosines.max(axis=1))


def _closest_pairs(dense: DenseIndex) -> Vectors:
    """The cosine of each sentence to its passage."""
    pieces = dense.sentences.vectors(np.arange(len(dense.owners)))
    return np.asarray((pieces * dense.passages.vectors(dense.owners)).sum(axis=1))


def resident() -> float:
    """Resident memory of this process, in MB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of processor time that a call takes, and what it gives."""
    start = time.process_time()
    found = call()
    return time.process_time() - start, found


def latency(calls: Sequence[Callable[[], Any]]) -> tuple[dict[str, float], list[Any]]:
    """Median and 95th percentile in milliseconds over some calls, and what they give; the first runs twice."""
    calls[0]()
    times, found = zip(*(timed(call) for call in calls), strict=True)
    p50, p95 = np.percentile(times, [50, 95]) * 1000
    return {"p50 ms": round(float(p50), 2), "p95 ms": round(float(p95), 2)}, list(found)


def shared(found: Sequence[Any], right: Sequence[Any]) -> float:
    """Which share of the right ones was found, on average over questions."""
    shares = [len(set(f) & set(r)) / len(r) for f, r in zip(found, right, strict=True) if len(r)]
    return round(float(np.mean(shares)), 4)


@contextmanager
def exact_only() -> Iterator[None]:
    """Indexes built inside are exact, whatever their size."""
    usual, nearest.EXACT_UP_TO = nearest.EXACT_UP_TO, 1 << 62
    try:
        yield
    finally:
        nearest.EXACT_UP_TO = usual


@contextmanager
def approximate_only() -> Iterator[None]:
    """Indexes built inside are approximate, unless they are tiny."""
    usual, nearest.EXACT_UP_TO = nearest.EXACT_UP_TO, 1000
    try:
        yield
    finally:
        nearest.EXACT_UP_TO = usual


def one_language(maker: Maker, size: int, asked: Sequence[Asked]) -> list[dict[str, Any]]:
    """All passages in one language: the exact and the approximate index, without a filter and with one."""
    lang = max(maker.real, key=lambda name: len(maker.real[name]))
    vectors = maker.vectors(lang, size)
    few = np.arange(size // len(EDITIONS), dtype=np.int64)  # a game's passages stand together
    rows = []
    right: dict[str, list[Any]] = {}
    for name, way in (("exact", exact_only), ("approximate", approximate_only)):
        with way():
            built, index = timed(lambda: Nearest.build(vectors))
        for kept, allowed in (("all", None), ("one game", few)):
            times, found = latency([_top(index, q.vector, allowed) for q in asked])
            firsts = [ids[:TOP].tolist() for ids in found]
            if allowed is not None and not all(np.isin(ids, allowed).all() for ids in found):
                raise AssertionError("the filter was not kept")
            right.setdefault(kept, firsts)
            rows.append(
                {
                    "vectors": size,
                    "index": name,
                    "searched": kept,
                    "build s": round(built, 1),
                    "MB": round(index.bytes / 1e6, 1),
                    **times,
                    "recall@10": shared(firsts, right[kept]),
                }
            )
        del index
    return rows


def _top(index: Nearest, vector: Vectors, allowed: Rows | None) -> Callable[[], Rows]:
    return lambda: index.top(vector, CANDIDATES, allowed)


def all_languages(base: Index, maker: Maker, size: int, asked: Sequence[Asked]) -> list[dict[str, Any]]:
    """The product's search over all languages, with exact indexes and with approximate ones."""
    figures: dict[str, float] = {"passages": size}
    langs = sorted(maker.real)
    passages: list[Passage] = []
    lexical: dict[str, LexicalIndex] = {}
    rows: dict[str, Rows] = {}
    before = resident()
    figures["words: build s"] = 0.0
    for place, lang in enumerate(langs):
        count = size // len(langs) + (place < size % len(langs))
        texts = list(maker.texts(lang, count))
        rows[lang] = np.arange(len(passages), len(passages) + count)
        passages += [
            Passage(f"{lang}#{i}", lang, lang, EDITIONS[i * len(EDITIONS) // count], text, 0, len(text))
            for i, text in enumerate(texts)
        ]
        took, lexical[lang] = timed(lambda t=texts, code=lang: LexicalIndex.build(t, code))  # type: ignore[misc]
        figures["words: build s"] += took
    figures["words: build s"] = round(figures["words: build s"], 1)
    figures["words: MB"] = round(sum(part.bytes for part in lexical.values()) / 1e6, 1)
    figures["words and passages: resident MB"] = round(resident() - before)
    times, _ = latency([_words(lexical, q) for q in asked])
    figures |= {f"words: {name}": value for name, value in times.items()}
    table = []
    right: dict[str, list[list[str]]] = {}
    for name, way in (("exact", exact_only), ("approximate", approximate_only)):
        if name == "exact" and size > COMPARED_UP_TO:
            continue
        before = resident()
        maker.rng = np.random.default_rng(size)  # the same vectors both times
        built, dense = 0.0, {}
        for lang in langs:
            took, dense[lang] = _dense(maker, lang, len(rows[lang]), way)
            built += took
        row: dict[str, Any] = {
            **figures,
            "meaning": name,
            "meaning: build s": round(built, 1),
            "meaning: MB": round(sum(d.passages.bytes + d.sentences.bytes for d in dense.values()) / 1e6, 1),
            "meaning: resident MB": round(resident() - before),
        }
        parts = {lang: LanguagePart(rows[lang], dense[lang], lexical[lang]) for lang in langs}
        index = replace(base, passages=tuple(passages), parts=parts, documents={})
        for kept, editions in (("all", None), ("one game", EDITIONS[:1])):
            times, found = latency([_search(index, q, editions) for q in asked])
            ids = [[hit.passage.id for hit in hits] for hits in found]
            if editions and any(hit.passage.edition not in editions for hits in found for hit in hits):
                raise AssertionError("the filter was not kept")
            if name == "exact":
                right[kept] = ids
            row |= {f"search, {kept}: {key}": value for key, value in times.items()}
            row[f"search, {kept}: recall@10"] = shared(ids, right[kept]) if right else "–"
        table.append(row)
        del index, parts, dense
    return table


def _dense(
    maker: Maker, lang: str, count: int, way: Callable[[], AbstractContextManager[None]]
) -> tuple[float, DenseIndex]:
    """How long building takes, and an index of made-up passages and their sentences."""
    whole = maker.vectors(lang, count)
    owners = np.repeat(np.arange(count), SENTENCES)
    sentences = maker.strew(whole[owners], maker.part)
    with way():
        return timed(lambda: DenseIndex.build(whole, sentences, owners))


def _words(parts: Mapping[str, LexicalIndex], asked: Asked) -> Callable[[], None]:
    def call() -> None:
        for lang, part in parts.items():
            part.scores(asked.text) if lang == asked.lang else part.foreign_scores(asked.text)

    return call


def _search(index: Index, asked: Asked, editions: Sequence[str] | None) -> Callable[[], Any]:
    return lambda: index.search(asked.text, query_vector=asked.raw, lang=asked.lang, editions=editions, k=TOP)


def questions(index: Index, count: int) -> list[Asked]:
    """Development questions, evenly over the languages, with their vectors."""
    each = -(-count // len(LANGUAGES))
    asked = []
    for lang in LANGUAGES:
        for question in load_questions("dev", lang)[:each]:
            raw = index.encode(question.request.question)
            vector = index.space.queries(raw.reshape(1, -1), lang)[0]
            asked.append(Asked(question.request.question, lang, raw, vector))
    return asked


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints both tables as Markdown, and writes the figures as JSON where asked."""
    parser = argparse.ArgumentParser(description="Search over many made-up passages.")
    parser.add_argument("--passages", type=int, nargs="+", default=list(SIZES), metavar="N")
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="file to write the figures to")
    options = parser.parse_args(arguments)
    base = open_index(Settings().index_dir)
    asked = questions(base, options.questions)
    numbers: dict[str, list[dict[str, Any]]] = {"one language": [], "all languages": []}
    for size in options.passages:
        maker = Maker(base, options.seed)
        numbers["one language"] += one_language(maker, size, asked)
        _save(numbers, options.json)
        numbers["all languages"] += all_languages(base, maker, size, asked)
        _save(numbers, options.json)
    for title, rows in numbers.items():
        print(f"\n{title}\n")
        if title == "one language":
            _print_rows(rows)
        else:
            _print_columns(rows)


def _save(numbers: Mapping[str, Any], path: Path | None) -> None:
    if path is not None:
        path.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


def _print_rows(rows: Sequence[Mapping[str, Any]]) -> None:
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + " --- |" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(_cell(value) for value in row.values()) + " |")


def _print_columns(rows: Sequence[Mapping[str, Any]]) -> None:
    for number, key in enumerate(rows[0]):
        print(f"| {key} | " + " | ".join(_cell(row[key]) for row in rows) + " |")
        if not number:
            print("|" + " --- |" * (len(rows) + 1))


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


if __name__ == "__main__":
    main()
