"""The topic classifier: which rule a question is about, and whether a "yes" would assert its proposition.

Trained on the example questions when the index is built, over the frozen embedding of a question (its language's mean
removed), the concepts read in it and its hashed words and letters. Three parts, measured in docs/answers.md:

- a small network over embedding and concepts (it learns conjunctions such as tunnel + turned up + only locomotives),
- a linear classifier over hashed words, letters, concepts and pairs of concepts,
- a linear classifier of the asking (open, yes, no) with weights of its own for every rule.

Seeded, single-threaded, deterministic.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.examples import Example
from assistant.features import BUCKETS, concept_names, hashed
from assistant.normalize import LANGUAGES
from assistant.reading import Reading

Floats = npt.NDArray[np.float32]

SEEDS = (20, 21)
EPOCHS = 24
BATCH = 64
HIDDEN = 512
_EMBEDDING_SCALE = 3.0
_CONCEPT_SCALE = 0.7
_ASKING_EMBEDDING = 2.0
_ASKING_HASHED = 0.7
# Share of the linear classifier in the mixture, and how sharp its margins are made.
_LINEAR_SHARE = 0.25
_LINEAR_SHARPNESS = 4.0
_ASKING_SHARPNESS = 3.0
_FRAMED_WEIGHT = 0.3
ASKINGS = ("no", "open", "yes")
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


def asking_of(example: Example) -> str:
    """``open``, ``yes`` or ``no``."""
    return "open" if example.yes is None else "yes" if example.yes else "no"


@dataclass
class TopicModel:
    """Weights of the classifier; ``arrays`` as written by `train`, ``names`` the labels, rules and concepts."""

    arrays: dict[str, npt.NDArray[Any]]
    names: dict[str, list[str]]

    @cached_property
    def _rules(self) -> dict[str, int]:
        return {rule: i for i, rule in enumerate(self.names["rules"])}

    @cached_property
    def _concepts(self) -> dict[str, int]:
        return {concept: i for i, concept in enumerate(self.names["concepts"])}

    def topics(self, reading: Reading, vector: Floats) -> list[Topic]:
        """All labels by falling probability; ``vector`` is the question's unit embedding [d]."""
        embedding = centred(vector, self.arrays["means"][LANGUAGES.index(reading.lang)])
        concepts = concept_vector(reading, self._concepts)
        ids, weights = hashed(reading)
        x = np.concatenate([embedding * _EMBEDDING_SCALE, concepts])
        mixed = np.zeros(len(self.names["labels"]), dtype=np.float32)
        for i in range(len(SEEDS)):
            hidden = np.maximum(x @ self.arrays[f"w1_{i}"] + self.arrays[f"b1_{i}"], 0.0)
            mixed += _log_softmax(hidden @ self.arrays[f"w2_{i}"] + self.arrays[f"b2_{i}"]) / len(SEEDS)
        margins = self.arrays["linear_bias"].astype(np.float32)
        if len(ids):
            margins = margins + weights @ self.arrays["linear"][ids].astype(np.float32)
        mixed = (1 - _LINEAR_SHARE) * mixed + _LINEAR_SHARE * _log_softmax(_LINEAR_SHARPNESS * margins)
        probabilities = np.exp(_log_softmax(mixed))
        asking = self._asking(embedding, concepts, ids, weights)
        order = np.argsort(-probabilities, kind="stable")
        found = []
        for i in order:
            label = self.names["labels"][i]
            shares = asking(label) if probabilities[i] > 0.005 else {"open": 1.0}
            found.append(Topic(label, float(probabilities[i]), shares))
        return found

    def _asking(
        self, embedding: Floats, concepts: Floats, ids: npt.NDArray[np.int64], weights: Floats
    ) -> Any:
        x = np.concatenate([embedding * _ASKING_EMBEDDING, concepts])
        common = self.arrays["asking_bias"] + x @ self.arrays["asking_all"]
        if len(ids):
            common = common + _ASKING_HASHED * weights @ self.arrays["asking_hashed"][ids].astype(np.float32)

        def shares(label: str) -> dict[str, float]:
            row = self._rules.get(label)
            if row is None:
                return {"open": 1.0}
            margins = common + x @ self.arrays["asking_rule"][row].astype(np.float32)
            p = np.exp(_log_softmax(_ASKING_SHARPNESS * margins))
            return dict(zip(ASKINGS, (float(v) for v in p), strict=True))

        return shares

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


def concept_vector(reading: Reading, places: dict[str, int]) -> Floats:
    """Which of the known concepts stand in the question."""
    vector = np.zeros(len(places), dtype=np.float32)
    for name in concept_names(reading):
        if name in places:
            vector[places[name]] = _CONCEPT_SCALE
    return vector


def _log_softmax(values: Floats) -> Floats:
    shifted = values - values.max()
    return np.asarray(shifted - np.log(np.exp(shifted).sum()), dtype=np.float32)


def train(
    examples: Sequence[Example], readings: Sequence[Reading], vectors: Floats, *, epochs: int = EPOCHS
) -> TopicModel:
    """Trains the classifier on example questions, their readings and unit embeddings [n, d]."""
    from scipy import sparse
    from sklearn.svm import LinearSVC

    labels = sorted({e.label for e in examples})
    concepts = sorted({name for r in readings for name in concept_names(r)})
    places = {name: i for i, name in enumerate(concepts)}
    langs = np.asarray([LANGUAGES.index(e.lang) for e in examples])
    means = np.zeros((len(LANGUAGES), vectors.shape[1]), dtype=np.float32)
    for k in range(len(LANGUAGES)):
        if (langs == k).any():
            means[k] = vectors[langs == k].mean(axis=0)
    embedded = np.stack([centred(v, means[k]) for v, k in zip(vectors, langs, strict=True)])
    said = np.stack([concept_vector(r, places) for r in readings])
    bags = [hashed(r) for r in readings]
    bag = sparse.csr_matrix(
        (
            np.concatenate([w for _, w in bags]),
            np.concatenate([i for i, _ in bags]),
            np.cumsum([0, *(len(i) for i, _ in bags)]),
        ),
        shape=(len(examples), BUCKETS),
    )
    targets = np.asarray([labels.index(e.label) for e in examples])
    arrays: dict[str, npt.NDArray[Any]] = {"means": means}
    x = np.hstack([embedded * _EMBEDDING_SCALE, said]).astype(np.float32)
    # A claim's topic does not change with its frame: one frame of it is enough to learn that.
    rows = np.asarray([i for i, e in enumerate(examples) if not e.frame])
    for i, seed in enumerate(SEEDS):
        network = _network(x[rows], targets[rows], len(labels), seed, epochs)
        arrays |= {f"{k}_{i}": v for k, v in network.items()}
    linear = LinearSVC(C=0.5, random_state=SEEDS[0]).fit(bag[rows], targets[rows])
    arrays["linear"] = linear.coef_.T.astype(np.float16)
    arrays["linear_bias"] = linear.intercept_.astype(np.float32)
    rules = sorted({e.label for e in examples if e.yes is not None})
    arrays |= _asking_weights(examples, rules, embedded, said, bag)
    return TopicModel(arrays, {"labels": labels, "rules": rules, "concepts": concepts})


def _network(x: Floats, targets: npt.NDArray[Any], classes: int, seed: int, epochs: int) -> dict[str, Floats]:
    import torch
    from torch import nn

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    generator = np.random.default_rng(seed)
    first, second = nn.Linear(x.shape[1], HIDDEN), nn.Linear(HIDDEN, classes)
    net = nn.Sequential(nn.Dropout(0.2), first, nn.ReLU(), nn.Dropout(0.5), second)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)
    steps = epochs * (len(x) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=6e-3, total_steps=steps)
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.1)
    xs, ys = torch.from_numpy(x), torch.from_numpy(targets)
    for _ in range(epochs):
        order = generator.permutation(len(x))
        for start in range(0, len(order), BATCH):
            chosen = torch.from_numpy(order[start : start + BATCH])
            loss = loss_of(net(xs[chosen]), ys[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    torch.set_num_threads(threads)

    def array(tensor: Any) -> Floats:
        return np.ascontiguousarray(tensor.detach().numpy().T, dtype=np.float32)

    return {
        "w1": array(first.weight),
        "b1": array(first.bias),
        "w2": array(second.weight),
        "b2": array(second.bias),
    }


def _asking_weights(
    examples: Sequence[Example], rules: list[str], embedded: Floats, said: Floats, bag: Any
) -> dict[str, npt.NDArray[Any]]:
    from scipy import sparse
    from sklearn.svm import LinearSVC

    rows = [i for i, e in enumerate(examples) if e.label in rules]
    x = np.hstack([embedded * _ASKING_EMBEDDING, said])[rows]
    width = x.shape[1]
    values, columns, ends = [], [], [0]
    for vector, i in zip(x, rows, strict=True):
        nonzero = np.flatnonzero(vector)
        values.append(vector[nonzero])
        columns.append(nonzero + rules.index(examples[i].label) * width)
        ends.append(ends[-1] + len(nonzero))
    own = sparse.csr_matrix(
        (np.concatenate(values), np.concatenate(columns), ends), shape=(len(rows), width * len(rules))
    )
    features = sparse.hstack([own, sparse.csr_matrix(x), bag[rows] * _ASKING_HASHED]).tocsr()
    # Framed claims come in threes and balance the others; they shall not drown them.
    weights_of = [_FRAMED_WEIGHT if examples[i].frame is not None else 1.0 for i in rows]
    askings = [asking_of(examples[i]) for i in rows]
    model = LinearSVC(C=0.3, random_state=SEEDS[0]).fit(features, askings, sample_weight=weights_of)
    assert tuple(model.classes_) == ASKINGS
    weights = model.coef_.T
    cut = width * len(rules)
    return {
        "asking_rule": weights[:cut].reshape(len(rules), width, len(ASKINGS)).astype(np.float16),
        "asking_all": weights[cut : cut + width].astype(np.float32),
        "asking_hashed": weights[cut + width :].astype(np.float16),
        "asking_bias": model.intercept_.astype(np.float32),
    }
