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
from assistant.negation import NEGATIVE, negations, verdicts_against
from assistant.reading import Reading

Floats = npt.NDArray[np.float32]

ASKINGS = ("no", "open", "yes")
SEEDS = (30, 31, 32)
EPOCHS = 12
BATCH = 128
HIDDEN = 256
_RULE = 64  # dimensions of a rule's input
_EMBEDDING_SCALE = 3.0
_CONCEPT_SCALE = 0.7
_LEAST = 40  # examples in which a feature must stand
_RATE = 3e-3
_DROP_IN, _DROP_HIDDEN = 0.15, 0.4
_SMOOTHING = 0.05
_NEAR = 3  # tokens between a negation and what it denies
_PAIR = 4  # tokens between two concepts that follow each other
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
    found |= {f"{a} > {b}" for (i, a), (j, b) in pairwise(row) if j - i <= _PAIR and a != b}
    return found


def known_names(readings: Iterable[Reading]) -> list[str]:
    """The features that stand often enough to learn from, sorted."""
    counts = Counter(name for reading in readings for name in asking_names(reading))
    return sorted(name for name, n in counts.items() if n >= _LEAST)


def asking_vector(embedding: Floats, reading: Reading, places: Mapping[str, int]) -> Floats:
    """The network's input: the centred embedding [d] and the features that ``places`` knows."""
    vector = np.zeros(len(embedding) + len(places), dtype=np.float32)
    vector[: len(embedding)] = embedding * _EMBEDDING_SCALE
    for name in asking_names(reading):
        if name in places:
            vector[len(embedding) + places[name]] = _CONCEPT_SCALE
    return vector


def asking_shares(arrays: Mapping[str, npt.NDArray[Any]], x: Floats, rules: Sequence[int]) -> Floats:
    """The share of each of `ASKINGS` for each of ``rules`` (their numbers): [rules, 3]."""
    total = np.zeros((len(rules), len(ASKINGS)), dtype=np.float32)
    for k in range(len(SEEDS)):
        hidden = x @ arrays[f"ask_in_{k}"] + arrays[f"ask_rule_{k}"][rules]
        hidden = np.maximum(hidden, 0.0) * arrays[f"ask_scale_{k}"][rules]
        total += _log_softmax(
            np.einsum("rh,rho->ro", hidden, arrays[f"ask_out_{k}"][rules]) + arrays[f"ask_bias_{k}"][rules]
        ) / len(SEEDS)
    return np.asarray(np.exp(_log_softmax(total)), dtype=np.float32)


def _log_softmax(rows: Floats) -> Floats:
    shifted = rows - rows.max(axis=1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True)), dtype=np.float32)


def asking_of(example: Example) -> str:
    """``open``, ``yes`` or ``no``."""
    return "open" if example.yes is None else "yes" if example.yes else "no"


def train_asking(
    x: Floats, rules: npt.NDArray[np.int64], count: int, askings: Sequence[str], k: int
) -> dict[str, Floats]:
    """Trains the ``k``-th network on inputs [n, width] about ``rules`` [n] (of ``count``) asked as ``askings``."""
    import torch
    from torch.nn.functional import cross_entropy

    generator = torch.Generator().manual_seed(SEEDS[k])
    width = x.shape[1]

    def normal(*shape: int, scale: float) -> Any:
        return (torch.randn(*shape, generator=generator) * scale).requires_grad_()

    def constant(*shape: int) -> Any:
        return torch.zeros(*shape).requires_grad_()

    def kept(like: Any, drop: float) -> Any:
        return (torch.rand(like.shape, generator=generator) >= drop).float() / (1 - drop)

    bound = 1.0 / np.sqrt(3.0 * (width + _RULE))
    w_in, w_rule, b_in = (
        normal(width, HIDDEN, scale=bound),
        normal(_RULE, HIDDEN, scale=bound),
        constant(HIDDEN),
    )
    rule = normal(count, _RULE, scale=1.0)
    scale, out = constant(count, HIDDEN), normal(HIDDEN, len(ASKINGS), scale=1.0 / np.sqrt(3.0 * HIDDEN))
    own, bias, common = (
        constant(count, HIDDEN, len(ASKINGS)),
        constant(count, len(ASKINGS)),
        constant(len(ASKINGS)),
    )
    weights = [w_in, w_rule, b_in, rule, scale, out, own, bias, common]
    optimizer = torch.optim.AdamW(weights, lr=_RATE, weight_decay=1e-2)
    steps = EPOCHS * (len(x) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=_RATE, total_steps=steps)
    inputs, of = torch.from_numpy(x), torch.from_numpy(rules)
    targets = torch.tensor([ASKINGS.index(a) for a in askings])
    for _ in range(EPOCHS):
        order = torch.randperm(len(x), generator=generator)
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            r, batch = of[rows], inputs[rows]
            hidden = torch.relu((batch * kept(batch, _DROP_IN)) @ w_in + rule[r] @ w_rule + b_in) * (
                1 + scale[r]
            )
            hidden = hidden * kept(hidden, _DROP_HIDDEN)
            scores = hidden @ out + torch.einsum("bh,bho->bo", hidden, own[r]) + bias[r] + common
            loss = cross_entropy(scores, targets[rows], label_smoothing=_SMOOTHING)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            schedule.step()

    def array(tensor: Any) -> Floats:
        return np.ascontiguousarray(tensor.detach().numpy(), dtype=np.float32)

    return {
        f"ask_in_{k}": array(w_in),
        f"ask_rule_{k}": array(rule @ w_rule + b_in),
        f"ask_scale_{k}": array(1 + scale),
        f"ask_out_{k}": array(own + out),
        f"ask_bias_{k}": array(bias + common),
    }
