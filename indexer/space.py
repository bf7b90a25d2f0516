"""A space in which the language of a text matters little: each language's mean is removed.

Projections that damp the directions in which translations differ (within-class covariance normalisation,
removal of principal directions), learned from 100 to 200 sentences in six languages or even from the judged
passages themselves, were measured too: they gained nothing beyond the means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from indexer.background import parallel
from indexer.embedding import Embedder, Vectors

MIN_OWN = 30


def unit(vectors: Vectors) -> Vectors:
    """Vectors of length one; zero vectors stay as they are."""
    norms = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(vectors / np.maximum(norms, 1e-9), dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Space:
    """Where each language lies, for questions and for passages: a vector becomes ``unit(v - mean)``.

    A language that was never seen takes the mean of all.
    """

    query_means: Mapping[str, Vectors]
    passage_means: Mapping[str, Vectors]

    def _map(self, vectors: Vectors, means: Mapping[str, Vectors], lang: str) -> Vectors:
        mean = means.get(lang)
        if mean is None:
            all_means = list(means.values()) or [np.zeros(vectors.shape[-1], dtype=np.float32)]
            mean = np.asarray(np.mean(all_means, axis=0), dtype=np.float32)
        return unit(np.asarray(vectors - mean, dtype=np.float32))

    def queries(self, vectors: Vectors, lang: str) -> Vectors:
        """Map vectors of questions in one language."""
        return self._map(vectors, self.query_means, lang)

    def passages(self, vectors: Vectors, lang: str) -> Vectors:
        """Map vectors of passages in one language."""
        return self._map(vectors, self.passage_means, lang)

    def save(self, path: Path) -> None:
        """Write one ``.npz`` file."""
        arrays = {f"query.{lang}": v for lang, v in self.query_means.items()}
        arrays |= {f"passage.{lang}": v for lang, v in self.passage_means.items()}
        np.savez(path, **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Space:
        """Read what `save` wrote."""
        with np.load(path, allow_pickle=False) as data:
            return cls(
                {name[6:]: data[name] for name in data.files if name.startswith("query.")},
                {name[8:]: data[name] for name in data.files if name.startswith("passage.")},
            )


def learn_space(
    embedder: Embedder,
    passages: Mapping[str, Vectors],
    *,
    questions: Mapping[str, Vectors] | None = None,
    sentences: Sequence[Mapping[str, str]] = (),
) -> Space:
    """Learn a space from the passages of an index, and questions where there are some.

    ``passages`` and ``questions`` hold raw vectors by language. A language with fewer than `MIN_OWN`
    passages or questions of its own takes their mean from background sentences too: everyday ones
    (`indexer.background`) and the given ``sentences`` about the subject. Without enough questions, a
    language's questions lie half-way between the background's and its passages moved by the step from
    passages to questions that the background shows.
    """
    rows = [*parallel(), *sentences]
    texts = [(lang, text) for row in rows for lang, text in sorted(row.items())]
    as_query = embedder.encode_queries([text for _, text in texts])
    as_passage = embedder.encode_passages([text for _, text in texts])
    langs = sorted({lang for lang, _ in texts} | set(passages) | set(questions or {}))
    own = {lang: [i for i, (name, _) in enumerate(texts) if name == lang] for lang in langs}
    passage_means, query_means = {}, {}
    for lang in langs:
        background = as_passage[own[lang]]
        passage_means[lang] = _mean(background, passages.get(lang))
        asked = (questions or {}).get(lang)
        if (asked is not None and len(asked) >= MIN_OWN) or not len(background):
            query_means[lang] = _mean(as_query[own[lang]], asked)
        else:
            base = _mean(as_query[own[lang]], asked)
            step = as_query[own[lang]].mean(axis=0) - background.mean(axis=0)
            query_means[lang] = np.asarray((base + passage_means[lang] + step) / 2, dtype=np.float32)
    return Space(query_means, passage_means)


def _mean(background: Vectors, own: Vectors | None) -> Vectors:
    """The mean of a language: its own texts where there are enough, else theirs and the background's."""
    if own is not None and len(own) >= MIN_OWN:
        return np.asarray(own.mean(axis=0), dtype=np.float32)
    pool = background if own is None or not len(own) else np.vstack([background, own])
    return np.asarray(pool.mean(axis=0), dtype=np.float32)
