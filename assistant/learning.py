"""The mechanics of training: weights, order and masks that hang on names, not on places.

With one sequence of random numbers for everything, one example more would draw other weights, another order and other
masks for all the rest, and change answers that have nothing to do with it. Here every row of weights is drawn from a
generator seeded with its name, every epoch sorts the examples by a hash of what they say, and every batch has a
generator of its own. What that is worth: docs/answers.md.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Keys = npt.NDArray[np.uint64]


def key(*parts: object) -> int:
    """A hash of ``parts``, 63 bits, the same on every machine."""
    told = "\0".join(map(str, parts)).encode("utf-8", "replace")
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest(), "little") >> 1


def batches(keys: Keys, size: int, *, seed: int, epoch: int) -> Iterator[Ints]:
    """The rows of each batch of an epoch; the order hangs on the rows' ``keys`` alone."""
    mixed = keys + np.uint64(key(seed, epoch))  # wraps round
    for shift, factor in ((33, 0xFF51AFD7ED558CCD), (33, 0xC4CEB9FE1A85EC53)):  # MurmurHash3's finalizer
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(factor)
    order = np.argsort(mixed ^ (mixed >> np.uint64(33)), kind="stable")
    for start in range(0, len(order), size):
        yield order[start : start + size]


def drawn(names: Sequence[str], width: int, *, seed: int, scale: float, normal: bool = True) -> Any:
    """First weights, a row [width] for each name: normal with deviation ``scale``, or even within ± ``scale``."""
    import torch

    rows = np.empty((len(names), width), dtype=np.float32)
    for i, name in enumerate(names):
        generator = np.random.Generator(np.random.SFC64(key(seed, name)))
        if normal:
            rows[i] = generator.standard_normal(width, dtype=np.float32) * scale
        else:
            rows[i] = (generator.random(width, dtype=np.float32) * 2 - 1) * scale
    return torch.from_numpy(rows).requires_grad_()


def numbered(prefix: str, count: int) -> list[str]:
    """Names for rows that have none."""
    return [f"{prefix} {i}" for i in range(count)]


def kept(shape: tuple[int, ...], share_dropped: float, generator: Any) -> Any:
    """A mask for dropout: 0 where dropped, what keeps the expected sum elsewhere."""
    import torch

    return (torch.rand(shape, generator=generator) >= share_dropped).float() / (1 - share_dropped)


class Bags:
    """Which features each row has; most have few of them, so that a sum over them is cheaper than a product."""

    def __init__(self, rows: Sequence[Ints]) -> None:
        self._lengths = np.asarray([len(row) for row in rows], dtype=np.int64)
        self._ends = np.cumsum(self._lengths)
        self._flat = np.concatenate([np.zeros(0, dtype=np.int64), *rows])

    def summed(
        self, weights: Any, chosen: Ints, value: float, *, drop: float = 0.0, generator: Any = None
    ) -> Any:
        """The sum of the ``weights`` [features, width] of each chosen row's features, each times ``value``."""
        import torch
        from torch.nn.functional import embedding_bag

        lengths = self._lengths[chosen]
        offsets = np.cumsum(lengths) - lengths
        places = np.repeat(self._ends[chosen] - lengths - offsets, lengths) + np.arange(lengths.sum())
        ids = torch.from_numpy(self._flat[places])
        each = kept(tuple(ids.shape), drop, generator) * value
        return embedding_bag(ids, weights, torch.from_numpy(offsets), mode="sum", per_sample_weights=each)


def fit(
    weights: Sequence[Any],
    loss: Callable[[Ints, Any], Any],
    keys: Keys,
    *,
    seed: int,
    epochs: int,
    batch: int,
    rate: float,
) -> None:
    """Lowers ``loss(rows, generator)`` by AdamW with one cycle of the learning rate up to ``rate``, in place."""
    import torch

    optimizer = torch.optim.AdamW(weights, lr=rate, weight_decay=1e-2, fused=True)
    steps = epochs * -(-len(keys) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps)
    generator = torch.Generator()
    for epoch in range(epochs):
        for k, rows in enumerate(batches(keys, batch, seed=seed, epoch=epoch)):
            generator.manual_seed(key(seed, epoch, k))
            optimizer.zero_grad()
            loss(rows, generator).backward()
            optimizer.step()
            schedule.step()


def array(tensor: Any) -> Floats:
    """A tensor's values."""
    return np.ascontiguousarray(tensor.detach().numpy(), dtype=np.float32)


def run_single_threaded(
    tasks: Sequence[Callable[[], Mapping[str, Floats]]],
) -> list[Mapping[str, Floats]]:
    """Runs ``tasks`` side by side, each on one thread of its own; results in the order of the tasks."""
    import torch

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
            return list(pool.map(lambda task: task(), tasks))
    finally:
        torch.set_num_threads(threads)
