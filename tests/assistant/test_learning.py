"""The mechanics of training: what hangs on names must not hang on places."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from assistant.learning import Bags, batches, drawn, kept, key
from assistant.topics import train_topics

KEYS = st.lists(st.integers(0, 2**63 - 1), min_size=3, max_size=60, unique=True)


@given(KEYS, st.integers(1, 9), st.integers(0, 3))
def test_an_epoch_has_every_row_once(keys: list[int], size: int, epoch: int) -> None:
    found = list(batches(np.asarray(keys, dtype=np.uint64), size, seed=1, epoch=epoch))
    assert sorted(np.concatenate(found).tolist()) == list(range(len(keys)))
    assert [len(rows) for rows in found[:-1]] == [size] * (len(found) - 1)
    assert 1 <= len(found[-1]) <= size


@given(KEYS, st.data())
def test_a_row_left_out_leaves_the_order_of_the_others(keys: list[int], data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, len(keys) - 1))
    order = np.concatenate(list(batches(np.asarray(keys, dtype=np.uint64), 4, seed=1, epoch=2)))
    rest = [k for i, k in enumerate(keys) if i != gone]
    order_of_rest = np.concatenate(list(batches(np.asarray(rest, dtype=np.uint64), 4, seed=1, epoch=2)))
    assert [keys[i] for i in order if i != gone] == [rest[i] for i in order_of_rest]


def test_every_epoch_and_seed_has_an_order_of_its_own() -> None:
    keys = np.arange(100, dtype=np.uint64)
    orders = {
        tuple(np.concatenate(list(batches(keys, 8, seed=seed, epoch=epoch))).tolist())
        for seed in range(3)
        for epoch in range(3)
    }
    assert len(orders) == 9


def test_a_names_weights_do_not_hang_on_the_other_names() -> None:
    all_three = drawn(["a", "b", "c"], 50, seed=3, scale=0.5).detach().numpy()
    two = drawn(["c", "a"], 50, seed=3, scale=0.5).detach().numpy()
    assert np.array_equal(two, all_three[[2, 0]])
    assert not np.array_equal(drawn(["a"], 50, seed=4, scale=0.5).detach().numpy()[0], all_three[0])


def test_first_weights_have_the_scale_asked_for() -> None:
    names = [str(i) for i in range(200)]
    assert drawn(names, 100, seed=1, scale=0.3).std().item() == pytest.approx(0.3, rel=0.02)
    even = drawn(names, 100, seed=1, scale=0.3, normal=False)
    assert even.abs().max().item() <= 0.3
    assert even.std().item() == pytest.approx(0.3 / np.sqrt(3), rel=0.02)


@given(st.lists(st.sets(st.integers(0, 6)), min_size=1, max_size=8), st.data())
def test_a_sum_over_features_is_a_product(rows: list[set[int]], data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.integers(0, len(rows) - 1), min_size=1, max_size=8))
    weights = torch.arange(21, dtype=torch.float32).reshape(7, 3)
    dense = np.zeros((len(rows), 7), dtype=np.float32)
    for i, row in enumerate(rows):
        dense[i, sorted(row)] = 0.5
    bags = Bags([np.asarray(sorted(row), dtype=np.int64) for row in rows])
    summed = bags.summed(weights, np.asarray(chosen), 0.5).numpy()
    assert np.allclose(summed, dense[chosen] @ weights.numpy())


def test_dropout_keeps_the_expected_sum() -> None:
    mask = kept((100_000,), 0.25, torch.Generator().manual_seed(1))
    assert mask.unique().tolist() == [0.0, pytest.approx(4 / 3)]
    assert mask.mean().item() == pytest.approx(1.0, abs=0.01)


def test_keys_differ_and_bear_torn_text() -> None:
    assert key("a", "b") != key("ab")
    assert 0 <= key("\ud800") < 2**63


def test_training_learns_and_is_the_same_twice() -> None:
    """Three well-parted groups of vectors, and concepts that tell nothing."""
    rng = np.random.default_rng(5)
    targets = np.arange(90) % 3
    embeddings = np.eye(8, dtype=np.float32)[targets] + rng.normal(0, 0.05, (90, 8)).astype(np.float32)
    concepts = [np.asarray([i % 2]) for i in range(90)]
    keys = np.asarray([key(i) for i in range(90)], dtype=np.uint64)
    first, again = (
        train_topics(embeddings, concepts, ["x", "y"], keys, targets, ["a", "b", "c"], 1) for _ in range(2)
    )
    assert all(np.array_equal(first[name], again[name]) for name in first)
    hidden = np.maximum(3 * embeddings @ first["topic_embedding"] + first["topic_hidden"], 0)
    assert ((hidden @ first["topic_out"] + first["topic_bias"]).argmax(axis=1) == targets).all()
