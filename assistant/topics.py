"""The topic classifier: which rule a question is about, and whether a "yes" would assert its proposition.

Trained on the example questions when the index is built, over the frozen embedding of a question (its language's mean
removed), the concepts read in it and its hashed words and letters. Three parts, measured in docs/answers.md:

- a small network over embedding and concepts (it learns conjunctions such as tunnel + turned up + only locomotives),
- a linear classifier over hashed words, letters, concepts and pairs of concepts,
- a small network for the asking (open, yes, no; ``assistant.asking``).

Seeded and deterministic, on one thread for each part; every network is trained several times and the readings are
averaged, since one network alone reads one question in a hundred differently with every change of the examples.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.asking import ASKINGS, asking_shares, known_places, log_softmax
from assistant.features import BUCKETS, concept_names, hashed
from assistant.learning import Bags, Floats, Ints, Keys, array, drawn, fit, kept, numbered
from assistant.normalize import LANGUAGES
from assistant.reading import Reading

SEEDS = (20, 21, 22, 23)
EPOCHS = 24
BATCH = 128
HIDDEN = 512
_RATE = 6e-3
_EMBEDDING_SCALE = 3.0
_CONCEPT_SCALE = 0.7
_DROP_IN, _DROP_HIDDEN = 0.2, 0.5
_SMOOTHING = 0.1
_LIKELY = 0.005  # the asking of less likely labels matters to nobody
# Share of the linear classifier in the mixture, and how sharp its margins are made.
_LINEAR_SHARE = 0.25
_LINEAR_SHARPNESS = 4.0
ARRAYS = "topics.npz"
NAMES = "topics.json"


@dataclass(frozen=True, slots=True)
class Topic:
    """A candidate: its label, its probability and the share of each asking within it."""

    label: str
    probability: float
    asking: dict[str, float]

    @property
    def yes(self) -> bool | None:
        """True when "yes" asserts the proposition, False when it denies it, None for an open question."""
        best = max(self.asking, key=lambda a: self.asking[a])
        return {"open": None, "yes": True, "no": False}[best]


@dataclass
class TopicModel:
    """The classifier: its weights (as `assistant.training` writes them), and the names of what they stand for."""

    arrays: dict[str, npt.NDArray[Any]]
    names: dict[str, list[str]]

    @cached_property
    def _rules(self) -> dict[str, int]:
        return {rule: i for i, rule in enumerate(self.names["rules"])}

    @cached_property
    def _concepts(self) -> dict[str, int]:
        return {concept: i for i, concept in enumerate(self.names["concepts"])}

    @cached_property
    def _asking_names(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names["asking"])}

    def topics(self, reading: Reading, vector: Floats) -> list[Topic]:
        """All labels by falling probability; ``vector`` is the question's unit embedding [d]."""
        embedding = self._centred(reading, vector)
        told = np.tensordot(embedding * _EMBEDDING_SCALE, self.arrays["topic_embedding"], axes=1)
        places = known_concepts(reading, self._concepts)
        told = told + self.arrays["topic_concepts"][places].sum(axis=0) * _CONCEPT_SCALE
        hidden = np.maximum(told + self.arrays["topic_hidden"], 0.0)  # [seeds, hidden]
        scores = np.einsum("sh,shl->sl", hidden, self.arrays["topic_out"]) + self.arrays["topic_bias"]
        mixed = log_softmax(scores).mean(axis=0)
        margins = self.arrays["linear_bias"].astype(np.float32)
        ids, weights = hashed(reading)
        if len(ids):
            margins = margins + weights @ self.arrays["linear"][ids].astype(np.float32)
        mixed = (1 - _LINEAR_SHARE) * mixed + _LINEAR_SHARE * log_softmax(_LINEAR_SHARPNESS * margins)
        probabilities = np.exp(log_softmax(mixed))
        order = np.argsort(-probabilities, kind="stable")
        labels = [self.names["labels"][i] for i in order]
        likely = [label for i, label in zip(order, labels, strict=True) if probabilities[i] > _LIKELY]
        askings = self.askings(reading, vector, likely)
        return [
            Topic(label, float(probabilities[i]), askings.get(label, {"open": 1.0}))
            for i, label in zip(order, labels, strict=True)
        ]

    def askings(self, reading: Reading, vector: Floats, labels: Sequence[str]) -> dict[str, dict[str, float]]:
        """How the question asks about each of ``labels``: the share of each asking; rules without yes/no left out."""
        known = [label for label in labels if label in self._rules]
        if not known:
            return {}
        embedding = self._centred(reading, vector)
        places = known_places(reading, self._asking_names)
        shares = asking_shares(self.arrays, embedding, places, [self._rules[label] for label in known])
        return {
            label: dict(zip(ASKINGS, (float(v) for v in row), strict=True))
            for label, row in zip(known, shares, strict=True)
        }

    def _centred(self, reading: Reading, vector: Floats) -> Floats:
        return centred(vector, self.arrays["means"][LANGUAGES.index(reading.lang)])

    def save(self, folder: Path) -> None:
        """Writes the model's two files into ``folder``."""
        np.savez(folder / ARRAYS, allow_pickle=False, **self.arrays)
        (folder / NAMES).write_text(json.dumps(self.names, indent=0), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> TopicModel:
        """Reads a model. Raises FileNotFoundError, or ValueError for files that do not belong together."""
        names = json.loads((folder / NAMES).read_text(encoding="utf-8"))
        with np.load(folder / ARRAYS, allow_pickle=False) as stored:
            arrays = {key: stored[key] for key in stored.files}
        if arrays["linear"].shape != (BUCKETS, len(names["labels"])):
            raise ValueError("the topic classifier's files do not belong together")
        return cls(arrays, names)


def centred(vector: Floats, mean: Floats) -> Floats:
    """A unit embedding with its language's mean removed, of length 1 again."""
    moved = vector - mean
    return np.asarray(moved / max(float(np.linalg.norm(moved)), 1e-6), dtype=np.float32)


def known_concepts(reading: Reading, places: Mapping[str, int]) -> Ints:
    """Where the concepts of a question that ``places`` knows stand, sorted."""
    return np.asarray(sorted(places[n] for n in concept_names(reading) if n in places), dtype=np.int64)


def train_topics(
    embeddings: Floats,
    concepts: Sequence[Ints],
    names: Sequence[str],
    keys: Keys,
    targets: Ints,
    labels: Sequence[str],
    seed: int,
) -> dict[str, Floats]:
    """Trains one network on centred embeddings [n, d] and the places of concepts among ``names``.

    The rows belong to ``labels[targets]``; ``keys`` [n] give their order.
    """
    import torch
    from torch.nn.functional import cross_entropy

    width = embeddings.shape[1]
    bound, bound_out = float(1.0 / np.sqrt(width + len(names))), float(1.0 / np.sqrt(HIDDEN))

    def even(rows: Sequence[str], columns: int, scale: float) -> Any:
        return drawn(rows, columns, seed=seed, scale=scale, normal=False)

    w_embedding = even(numbered("in", width), HIDDEN, bound)
    w_concepts = even([f"concept {n}" for n in names], HIDDEN, bound)
    b_hidden = even(["hidden"], HIDDEN, bound)
    w_out = even([f"out {label}" for label in labels], HIDDEN, bound_out)
    b_out = even([f"bias {label}" for label in labels], 1, bound_out)
    inputs = torch.from_numpy(embeddings * np.float32(_EMBEDDING_SCALE))
    wanted = torch.from_numpy(targets)
    bags = Bags(concepts)

    def loss(rows: Ints, generator: Any) -> Any:
        chosen = torch.from_numpy(rows)
        told = inputs[chosen]
        told = (told * kept(tuple(told.shape), _DROP_IN, generator)) @ w_embedding
        told = told + bags.summed(w_concepts, rows, _CONCEPT_SCALE, drop=_DROP_IN, generator=generator)
        hidden = torch.relu(told + b_hidden)
        hidden = hidden * kept(tuple(hidden.shape), _DROP_HIDDEN, generator)
        return cross_entropy(hidden @ w_out.T + b_out[:, 0], wanted[chosen], label_smoothing=_SMOOTHING)

    fit(
        [w_embedding, w_concepts, b_hidden, w_out, b_out],
        loss,
        keys,
        seed=seed,
        epochs=EPOCHS,
        batch=BATCH,
        rate=_RATE,
    )
    return {
        "topic_embedding": array(w_embedding),
        "topic_concepts": array(w_concepts),
        "topic_hidden": array(b_hidden)[0],
        "topic_out": array(w_out).T,
        "topic_bias": array(b_out)[:, 0],
    }
