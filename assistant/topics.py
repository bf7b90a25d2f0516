"""The topic classifier: which rule a question is about, and whether a "yes" would assert its proposition.

Trained on the example questions when the index is built, over the frozen embedding of a question (its language's mean
removed), the concepts read in it and its hashed words and letters. Three parts, measured in docs/answers.md:

- a small network over embedding and concepts (it learns conjunctions such as tunnel + turned up + only locomotives),
- a linear classifier over hashed words, letters, concepts and pairs of concepts,
- a small network for the asking (open, yes, no; ``assistant.asking``).

Seeded and deterministic: every part has a generator of its own and runs on one thread.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.asking import ASKINGS, asking_of, asking_shares, asking_vector, known_names, train_asking
from assistant.asking import SEEDS as ASKING_SEEDS
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
_DROP_IN, _DROP_HIDDEN = 0.2, 0.5
_CLAIMS = 3  # every how many-th claim teaches the topic
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
    """Weights of the classifier; ``arrays`` as written by `train`, ``names`` the labels, rules and concepts."""

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
        embedding = centred(vector, self.arrays["means"][LANGUAGES.index(reading.lang)])
        x = asking_vector(embedding, reading, self._asking_names)
        shares = asking_shares(self.arrays, x, [self._rules[label] for label in known])
        return {
            label: dict(zip(ASKINGS, (float(v) for v in row), strict=True))
            for label, row in zip(known, shares, strict=True)
        }

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
    # A claim's topic does not change with its frame, nor with its sign: a third of them, bare, is enough to learn
    # it, and more would make rules with a proposition seem likelier than the others.
    bare = [i for i, e in enumerate(examples) if e.frame == 0]
    rows = np.asarray(sorted([*(i for i, e in enumerate(examples) if e.frame is None), *bare[::_CLAIMS]]))
    rules = sorted({e.label for e in examples if e.yes is not None})
    asked = [i for i, e in enumerate(examples) if e.label in rules]
    names = known_names(readings)
    name_places = {name: i for i, name in enumerate(names)}
    asking_x = np.stack([asking_vector(embedded[i], readings[i], name_places) for i in asked])
    about = np.asarray([rules.index(examples[i].label) for i in asked])
    askings = [asking_of(examples[i]) for i in asked]

    def linear() -> dict[str, npt.NDArray[Any]]:
        model = LinearSVC(C=0.5, random_state=SEEDS[0]).fit(bag[rows], targets[rows])
        return {
            "linear": model.coef_.T.astype(np.float16),
            "linear_bias": model.intercept_.astype(np.float32),
        }

    def network(k: int) -> dict[str, npt.NDArray[Any]]:
        found = _network(x[rows], targets[rows], len(labels), SEEDS[k], epochs)
        return {f"{name}_{k}": weights for name, weights in found.items()}

    tasks: list[Callable[[], Mapping[str, npt.NDArray[Any]]]] = [
        linear,
        *(partial(network, k) for k in range(len(SEEDS))),
        *(partial(train_asking, asking_x, about, len(rules), askings, k) for k in range(len(ASKING_SEEDS))),
    ]
    for part in run_single_threaded(tasks):
        arrays |= part
    return TopicModel(arrays, {"labels": labels, "rules": rules, "concepts": concepts, "asking": names})


def _network(x: Floats, targets: npt.NDArray[Any], classes: int, seed: int, epochs: int) -> dict[str, Floats]:
    import torch
    from torch.nn.functional import cross_entropy

    generator = torch.Generator().manual_seed(seed)

    def uniform(*shape: int, fan_in: int) -> Any:
        return ((torch.rand(*shape, generator=generator) * 2 - 1) / np.sqrt(fan_in)).requires_grad_()

    def kept(like: Any, drop: float) -> Any:
        return (torch.rand(like.shape, generator=generator) >= drop).float() / (1 - drop)

    width = x.shape[1]
    w1, b1 = uniform(width, HIDDEN, fan_in=width), uniform(HIDDEN, fan_in=width)
    w2, b2 = uniform(HIDDEN, classes, fan_in=HIDDEN), uniform(classes, fan_in=HIDDEN)
    optimizer = torch.optim.AdamW([w1, b1, w2, b2], lr=2e-3, weight_decay=1e-2)
    steps = epochs * (len(x) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=6e-3, total_steps=steps)
    xs, ys = torch.from_numpy(x), torch.from_numpy(targets)
    for _ in range(epochs):
        order = torch.randperm(len(x), generator=generator)
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            batch = xs[chosen]
            hidden = torch.relu((batch * kept(batch, _DROP_IN)) @ w1 + b1)
            scores = (hidden * kept(hidden, _DROP_HIDDEN)) @ w2 + b2
            loss = cross_entropy(scores, ys[chosen], label_smoothing=0.1)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            schedule.step()

    def array(tensor: Any) -> Floats:
        return np.ascontiguousarray(tensor.detach().numpy(), dtype=np.float32)

    return {"w1": array(w1), "b1": array(b1), "w2": array(w2), "b2": array(b2)}


def run_single_threaded(
    tasks: Sequence[Callable[[], Mapping[str, npt.NDArray[Any]]]],
) -> list[Mapping[str, npt.NDArray[Any]]]:
    """Runs ``tasks`` side by side, each on one thread of its own; results in the order of the tasks."""
    import torch

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
            return list(pool.map(lambda task: task(), tasks))
    finally:
        torch.set_num_threads(threads)
