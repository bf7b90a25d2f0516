"""Training the topic classifier: what it learns from, and its parts side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.asking import SEEDS as ASKING_SEEDS
from assistant.asking import asking_of, known_names, known_places, train_asking
from assistant.examples import Example
from assistant.features import BUCKETS, concept_names, hashed
from assistant.learning import Floats, Ints, key, run_single_threaded
from assistant.normalize import LANGUAGES
from assistant.reading import Reading
from assistant.topics import SEEDS, TopicModel, centred, known_concepts, train_topics

_CLAIMS = 3  # one in how many claims teaches the topic
_SVM_SEED = 20


def train(examples: Sequence[Example], readings: Sequence[Reading], vectors: Floats) -> TopicModel:
    """Trains the classifier on example questions, their readings and unit embeddings [n, d]."""
    langs = np.asarray([LANGUAGES.index(e.lang) for e in examples])
    means = np.zeros((len(LANGUAGES), vectors.shape[1]), dtype=np.float32)
    for k in range(len(LANGUAGES)):
        if (langs == k).any():
            means[k] = vectors[langs == k].mean(axis=0)
    embedded = np.stack([centred(v, means[k]) for v, k in zip(vectors, langs, strict=True)])
    keys = np.asarray([key(e.lang, e.question, e.label, e.yes, e.frame) for e in examples], dtype=np.uint64)

    # A claim's topic does not change with its frame, nor with its sign: a third of them (and of the choices put to
    # the asker), bare, is enough to learn it; more would make rules with a proposition likelier than computations.
    taught = [
        i for i, e in enumerate(examples) if e.frame is None or (e.frame == 0 and int(keys[i]) % _CLAIMS == 0)
    ]
    labels = sorted({e.label for e in examples})
    concepts = sorted({name for r in readings for name in concept_names(r)})
    concept_places = {name: i for i, name in enumerate(concepts)}
    targets = np.asarray([labels.index(examples[i].label) for i in taught])
    said = [known_concepts(readings[i], concept_places) for i in taught]

    rules = sorted({e.label for e in examples if e.yes is not None})
    asked = [i for i, e in enumerate(examples) if e.label in rules]
    names = known_names(readings)
    name_places = {name: i for i, name in enumerate(names)}
    heard = [known_places(readings[i], name_places) for i in asked]
    about = np.asarray([rules.index(examples[i].label) for i in asked])
    askings = [asking_of(examples[i]) for i in asked]

    def topics(seed: int) -> dict[str, Floats]:
        return train_topics(embedded[taught], said, concepts, keys[taught], targets, labels, seed)

    def asking(seed: int) -> dict[str, Floats]:
        return train_asking(embedded[asked], heard, names, keys[asked], about, rules, askings, seed)

    tasks: list[Callable[[], Mapping[str, npt.NDArray[Any]]]] = [
        partial(_linear, [readings[i] for i in taught], targets),
        *(partial(topics, seed) for seed in SEEDS),
        *(partial(asking, seed) for seed in ASKING_SEEDS),
    ]
    linear, *networks = run_single_threaded(tasks)
    arrays: dict[str, npt.NDArray[Any]] = {"means": means, **linear}
    # The seeds' weights side by side: after the inputs, where there are some, else first.
    for found in (networks[: len(SEEDS)], networks[len(SEEDS) :]):
        for name in found[0]:
            inputs = name.endswith(("_embedding", "_features", "_concepts"))
            arrays[name] = np.ascontiguousarray(np.stack([f[name] for f in found], axis=1 if inputs else 0))
    return TopicModel(arrays, {"labels": labels, "rules": rules, "concepts": concepts, "asking": names})


def _linear(readings: Sequence[Reading], targets: Ints) -> dict[str, npt.NDArray[Any]]:
    """The linear classifier over hashed words, letters and concepts."""
    from scipy import sparse
    from sklearn.svm import LinearSVC

    bags = [hashed(r) for r in readings]
    bag = sparse.csr_matrix(
        (
            np.concatenate([w for _, w in bags]),
            np.concatenate([i for i, _ in bags]),
            np.cumsum([0, *(len(i) for i, _ in bags)]),
        ),
        shape=(len(readings), BUCKETS),
    )
    model = LinearSVC(C=0.5, random_state=_SVM_SEED).fit(bag, targets)
    return {"linear": model.coef_.T.astype(np.float16), "linear_bias": model.intercept_.astype(np.float32)}
