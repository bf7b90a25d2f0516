"""The topic classifier: which rule a question is about, and whether a "yes" would assert its proposition.

A linear softmax over the frozen embedding of the question (its language's mean removed) and hashed words, letters and
concepts (``assistant.features``), trained on the example questions when the index is built. A class is a label
and an asking: ``draw.second_locomotive|yes``. Seeded, single-threaded, deterministic.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.examples import Example
from assistant.features import BUCKETS, hashed
from assistant.normalize import LANGUAGES
from assistant.reading import Reading

Floats = npt.NDArray[np.float32]

SEED = 20
EPOCHS = 24
BATCH = 64
RATE = 0.15
DECAY = 2e-5
SMOOTHING = 0.05
_SCALE = 2.0  # length of the embedding's part of the vector
_ASKINGS = ("open", "yes", "no")
ARRAYS = "topics.npz"
CLASSES = "topics.json"


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


def class_of(example: Example) -> str:
    """The class of an example: its label and asking."""
    asking = "open" if example.yes is None else "yes" if example.yes else "no"
    return f"{example.label}|{asking}"


@dataclass(slots=True)
class TopicModel:
    """Weights of the classifier. Arrays: means [6, d], dense [d, c], bag [buckets, c], bias [c]."""

    classes: tuple[str, ...]
    means: Floats
    dense: Floats
    bag: npt.NDArray[np.float16]
    bias: Floats

    def scores(self, reading: Reading, vector: Floats) -> Floats:
        """Log-odds of every class for one question; ``vector`` is its unit embedding [d]."""
        ids, weights = hashed(reading)
        logits = _centred(vector, self.means[LANGUAGES.index(reading.lang)]) @ self.dense + self.bias
        if len(ids):
            logits = logits + weights @ self.bag[ids].astype(np.float32)
        return np.asarray(logits, dtype=np.float32)

    def topics(self, reading: Reading, vector: Floats) -> list[Topic]:
        """All labels by falling probability."""
        logits = self.scores(reading, vector)
        weights = np.exp(logits - logits.max())
        weights /= weights.sum()
        by_label: dict[str, dict[str, float]] = {}
        for name, p in zip(self.classes, weights, strict=True):
            label, asking = name.rsplit("|", 1)
            by_label.setdefault(label, {})[asking] = float(p)
        found = []
        for label, parts in by_label.items():
            total = sum(parts.values())
            found.append(Topic(label, total, {a: p / max(total, 1e-12) for a, p in parts.items()}))
        return sorted(found, key=lambda t: (-t.probability, t.label))

    def save(self, folder: Path) -> None:
        """Writes the model's two files into ``folder``."""
        np.savez(folder / ARRAYS, means=self.means, dense=self.dense, bag=self.bag, bias=self.bias)
        (folder / CLASSES).write_text(json.dumps({"classes": self.classes}, indent=0), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> TopicModel:
        """Reads a model. Raises FileNotFoundError, or ValueError for files that do not belong together."""
        classes = tuple(json.loads((folder / CLASSES).read_text(encoding="utf-8"))["classes"])
        with np.load(folder / ARRAYS, allow_pickle=False) as arrays:
            model = cls(classes, arrays["means"], arrays["dense"], arrays["bag"], arrays["bias"])
        if model.bias.shape != (len(classes),) or model.bag.shape != (BUCKETS, len(classes)):
            raise ValueError("the topic classifier's files do not belong together")
        return model


def _centred(vector: Floats, mean: Floats) -> Floats:
    moved = vector - mean
    return np.asarray(_SCALE * moved / max(float(np.linalg.norm(moved)), 1e-6), dtype=np.float32)


def train(
    examples: Sequence[Example], readings: Sequence[Reading], vectors: Floats, *, epochs: int = EPOCHS
) -> TopicModel:
    """Trains the classifier on example questions, their readings and unit embeddings [n, d]."""
    import torch

    names = tuple(sorted({class_of(e) for e in examples}))
    targets = np.asarray([names.index(class_of(e)) for e in examples])
    means = np.zeros((len(LANGUAGES), vectors.shape[1]), dtype=np.float32)
    langs = np.asarray([LANGUAGES.index(e.lang) for e in examples])
    for k in range(len(LANGUAGES)):
        if (langs == k).any():
            means[k] = vectors[langs == k].mean(axis=0)
    x = np.stack([_centred(v, means[k]) for v, k in zip(vectors, langs, strict=True)])
    bags = [hashed(r) for r in readings]

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    dense = torch.nn.Linear(x.shape[1], len(names))
    bag = torch.nn.EmbeddingBag(BUCKETS, len(names), mode="sum", sparse=True)
    torch.nn.init.zeros_(bag.weight)
    torch.nn.init.zeros_(dense.weight)
    torch.nn.init.zeros_(dense.bias)
    groups: list[dict[str, Any]] = [
        {"params": list(dense.parameters()), "weight_decay": DECAY},
        {"params": list(bag.parameters())},
    ]
    optimizer = torch.optim.Adagrad(groups, lr=RATE)
    loss_of = torch.nn.CrossEntropyLoss(label_smoothing=SMOOTHING)
    generator = np.random.default_rng(SEED)
    xs, ys = torch.from_numpy(x), torch.from_numpy(targets)
    for _ in range(epochs):
        order = generator.permutation(len(examples))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            ids = torch.from_numpy(np.concatenate([bags[i][0] for i in chosen]))
            weights = torch.from_numpy(np.concatenate([bags[i][1] for i in chosen]))
            sizes = np.cumsum([0, *(len(bags[i][0]) for i in chosen[:-1])])
            logits = dense(xs[chosen]) + bag(ids, torch.from_numpy(sizes), per_sample_weights=weights)
            loss = loss_of(logits, ys[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    torch.set_num_threads(threads)
    return TopicModel(
        names,
        means,
        dense.weight.detach().numpy().T.astype(np.float32).copy(),
        bag.weight.detach().numpy().astype(np.float16),
        dense.bias.detach().numpy().astype(np.float32),
    )
