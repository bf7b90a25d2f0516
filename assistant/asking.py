"""How a question asks about a rule: openly, or so that a "yes" asserts or denies the rule's proposition.

A small network over the frozen embedding, the concepts read and what stands near a negation; every rule has an input of
its own and scales and weighs the hidden units in its own way, so that what is learned about denying serves all rules.
Measured beside a linear classifier in docs/answers.md. Seeded, single-threaded, deterministic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from assistant.examples import Example
from assistant.features import concept_names
from assistant.learning import Bags, Floats, Ints, Keys, array, drawn, fit, kept, numbered
from assistant.lexicon import load_lexicon
from assistant.negation import NEGATIVE, negations, verdicts_against
from assistant.reading import Reading

ASKINGS = ("no", "open", "yes")
SEEDS = (30, 31, 32, 33, 34, 35)
EPOCHS = 12
BATCH = 256
HIDDEN = 256
_RULE = 64  # dimensions of a rule's input
_EMBEDDING_SCALE = 3.0
_CONCEPT_SCALE = 0.7
_LEAST = 40  # examples in which a feature must stand
_RATE = 4e-3
_DROP_IN, _DROP_HIDDEN = 0.15, 0.4
_SMOOTHING = 0.05
_NEAR = 3  # tokens between a negation and what it denies
_PAIR = 4  # tokens between two concepts that follow each other
_CHOICE_FROM, _TAIL = 2, 4  # words before an "or", and behind one that begins a mere "or not?"
_CONTENT = ("concepts.", "actions.")


def asking_names(reading: Reading) -> set[str]:
    """The concepts of a question, how often it denies, what it denies, and which concept follows which."""
    against = verdicts_against(reading)  # what they ask is turned round afterwards
    aside = {m.start for m in against}
    places = [p for p in negations(reading) if p not in aside]
    reading = replace(reading, mentions=tuple(m for m in reading.mentions if m not in against))
    found = concept_names(reading) | {f"denials={min(len(places), 3)}", f"odd={len(places) % 2}"}
    for m in reading.mentions:
        if m.concept in NEGATIVE or not m.concept.startswith((*_CONTENT, "cues.")):
            continue
        if any(m.start - _NEAR <= p <= m.end + _NEAR - 1 for p in places):
            found.add(f"not {m.concept}")
        elif m.concept.startswith(_CONTENT):
            found.add(f"plain {m.concept}")
    row = sorted(
        [(m.start, m.concept) for m in reading.mentions if not m.concept.startswith(("game", "numbers"))]
        + [(p, "not") for p in places]
    )
    found |= _choices(reading, places)
    found |= {f"{a} > {b}" for (i, a), (j, b) in pairwise(row) if j - i <= _PAIR and a != b}
    return found


def _choices(reading: Reading, denials: Sequence[int]) -> set[str]:
    """What tells "A or B?" (open) from "A, or not?" and from an "or" between two things."""
    either = load_lexicon(reading.lang).listed("or")
    words = [i for i, t in enumerate(reading.tokens) if t.is_word]
    found: set[str] = set()
    for i in words[_CHOICE_FROM:]:
        token = reading.tokens[i]
        # Greek "η" without an accent is mostly the article.
        if token.text not in either or (token.text == "η" and reading.text[token.start : token.end] != "ή"):
            continue
        behind = [w for w in words if w > i]
        found.add("choice")
        if len(behind) <= _TAIL:
            found.add("choice last")
        if any(p in behind[:_TAIL] for p in denials):
            found.add("choice not")
    return found


def known_names(readings: Iterable[Reading]) -> list[str]:
    """The features that stand often enough to learn from, sorted."""
    counts = Counter(name for reading in readings for name in asking_names(reading))
    return sorted(name for name, n in counts.items() if n >= _LEAST)


def known_places(reading: Reading, places: Mapping[str, int]) -> Ints:
    """Where the features that ``places`` knows stand, sorted."""
    return np.asarray(sorted(places[n] for n in asking_names(reading) if n in places), dtype=np.int64)


def asking_shares(
    arrays: Mapping[str, npt.NDArray[Any]], embedding: Floats, features: Ints, rules: Sequence[int]
) -> Floats:
    """The share of each of `ASKINGS` for each of ``rules`` (their numbers): [rules, 3].

    ``embedding`` [d] is centred, ``features`` are places of `known_places`.
    """
    told = np.tensordot(embedding * _EMBEDDING_SCALE, arrays["ask_embedding"], axes=1)
    told = told + arrays["ask_features"][features].sum(axis=0) * _CONCEPT_SCALE  # [seeds, hidden]
    hidden = np.maximum(told[:, None] + arrays["ask_rule"][:, rules], 0.0) * arrays["ask_scale"][:, rules]
    scores = np.einsum("srh,srho->sro", hidden, arrays["ask_out"][:, rules]) + arrays["ask_bias"][:, rules]
    return np.asarray(np.exp(log_softmax(log_softmax(scores).mean(axis=0))), dtype=np.float32)


def log_softmax(rows: Floats) -> Floats:
    """The logarithms of the shares along the last axis."""
    shifted = rows - rows.max(axis=-1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True)), dtype=np.float32)


def asking_of(example: Example) -> str:
    """``open``, ``yes`` or ``no``."""
    return "open" if example.yes is None else "yes" if example.yes else "no"


def train_asking(
    embeddings: Floats,
    features: Sequence[Ints],
    names: Sequence[str],
    keys: Keys,
    about: Ints,
    rules: Sequence[str],
    askings: Sequence[str],
    seed: int,
) -> dict[str, Floats]:
    """Trains one network on centred embeddings [n, d] and the places of features among ``names``.

    The rows are about ``rules[about]`` and asked as ``askings`` say; ``keys`` [n] give their order.
    """
    import torch
    from torch.nn.functional import cross_entropy

    width = embeddings.shape[1]
    bound = float(1.0 / np.sqrt(3.0 * (width + len(names) + _RULE)))
    w_embedding = drawn(numbered("in", width), HIDDEN, seed=seed, scale=bound)
    w_features = drawn([f"feature {n}" for n in names], HIDDEN, seed=seed, scale=bound)
    w_rule = drawn(numbered("rule", _RULE), HIDDEN, seed=seed, scale=bound)
    rule = drawn([f"about {r}" for r in rules], _RULE, seed=seed, scale=1.0)
    out = drawn(numbered("out", HIDDEN), len(ASKINGS), seed=seed, scale=float(1.0 / np.sqrt(3.0 * HIDDEN)))

    def zeros(*shape: int) -> Any:
        return torch.zeros(*shape).requires_grad_()

    b_in, scale = zeros(HIDDEN), zeros(len(rules), HIDDEN)
    own, bias, common = (
        zeros(len(rules), HIDDEN, len(ASKINGS)),
        zeros(len(rules), len(ASKINGS)),
        zeros(len(ASKINGS)),
    )
    inputs, of = torch.from_numpy(embeddings * np.float32(_EMBEDDING_SCALE)), torch.from_numpy(about)
    targets = torch.tensor([ASKINGS.index(a) for a in askings])
    bags = Bags(features)

    def loss(rows: Ints, generator: Any) -> Any:
        chosen = torch.from_numpy(rows)
        r, told = of[chosen], inputs[chosen]
        told = (told * kept(tuple(told.shape), _DROP_IN, generator)) @ w_embedding
        told = told + bags.summed(w_features, rows, _CONCEPT_SCALE, drop=_DROP_IN, generator=generator)
        hidden = torch.relu(told + rule[r] @ w_rule + b_in) * (1 + scale[r])
        hidden = hidden * kept(tuple(hidden.shape), _DROP_HIDDEN, generator)
        scores = hidden @ out + torch.einsum("bh,bho->bo", hidden, own[r]) + bias[r] + common
        return cross_entropy(scores, targets[chosen], label_smoothing=_SMOOTHING)

    weights = [w_embedding, w_features, w_rule, b_in, rule, scale, out, own, bias, common]
    fit(weights, loss, keys, seed=seed, epochs=EPOCHS, batch=BATCH, rate=_RATE)
    return {
        "ask_embedding": array(w_embedding),
        "ask_features": array(w_features),
        "ask_rule": array(rule @ w_rule + b_in),
        "ask_scale": array(1 + scale),
        "ask_out": array(own + out),
        "ask_bias": array(bias + common),
    }
