"""Sealing: hashes by which a changed, removed or moved record of a list that only grows is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

# What the first record of a chain takes for the hash of the one before.
START = "0" * 64


def canonical(content: Mapping[str, Any]) -> str:
    """JSON that is the same for the same content, whatever the order of its keys.

    >>> canonical({"b": 1, "a": "ş"})
    '{"a":"ş","b":1}'
    """
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def sha256(data: str) -> str:
    """The SHA-256 of a text in hexadecimal."""
    return hashlib.sha256(data.encode()).hexdigest()


def seal(parts: Sequence[object]) -> str:
    """The hash of a record's parts, of which one is the hash of the record before."""
    return sha256(json.dumps(list(parts), ensure_ascii=False))
