"""The examples in the documentation of functions are right."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

PACKAGES = ("rules", "corpus", "indexer", "assistant", "api", "eval")


def _modules() -> list[str]:
    found = []
    for package in PACKAGES:
        path = importlib.import_module(package).__path__
        found += [m.name for m in pkgutil.walk_packages(path, f"{package}.") if ".migrations" not in m.name]
    return [name for name in found if not name.endswith("__main__")]


@pytest.mark.parametrize("name", _modules())
def test_the_examples_of(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
