"""The holder of the assistant: loads once a change, in the background, and survives what cannot be loaded."""

from __future__ import annotations

import threading
from typing import cast

import pytest

from api.holder import Holder
from api.problems import NotReady
from assistant.service import Assistant
from indexer.errors import IndexProblem


class Stub:
    """What the holder needs of an assistant."""

    def __init__(self, index: str) -> None:
        self.versions = {"index": index}
        self.warm = False

    def warm_up(self) -> None:
        self.warm = True


class Source:
    """An index whose name changes; loading waits until it is let go."""

    def __init__(self, name: str | None) -> None:
        self.name = name
        self.go = threading.Event()
        self.done = threading.Event()
        self.loads: list[tuple[str | None, str | None]] = []
        self.broken: set[str | None] = {None}

    def current(self) -> str | None:
        return self.name

    def load(self, before: Assistant | None) -> Assistant:
        name = self.name
        self.loads.append((before.versions["index"] if before else None, name))
        assert self.go.wait(60)
        if name in self.broken:
            raise IndexProblem("it is damaged")
        return cast("Assistant", Stub(str(name)))


def wait() -> None:
    """Until no load is running."""
    for thread in threading.enumerate():
        if thread.name == "load-index":
            thread.join(60)


def test_the_old_one_serves_until_the_new_one_is_warm() -> None:
    source = Source("a")
    holder = Holder(source.load, source.current)
    holder.start()
    with pytest.raises(NotReady) as caught:
        holder.get()
    assert caught.value.kind == "not_ready"
    source.go.set()
    wait()
    first = holder.get()
    assert (first.versions["index"], cast("Stub", first).warm) == ("a", True)
    assert [holder.get() for _ in range(3)] == [first] * 3
    source.go.clear()
    source.name = "b"
    assert [holder.get() for _ in range(3)] == [first] * 3
    source.go.set()
    wait()
    assert holder.get().versions["index"] == "b"
    assert source.loads == [(None, "a"), ("a", "b")]


def test_what_cannot_be_opened_is_left_until_there_is_another() -> None:
    source = Source("a")
    source.broken = {"b"}
    source.go.set()
    holder = Holder(source.load, source.current)
    holder.start()
    wait()
    source.name = "b"
    for _ in range(3):
        assert holder.get().versions["index"] == "a"
        wait()
    assert source.loads == [(None, "a"), ("a", "b")]
    source.name = None  # the pointer is gone: nothing to take up
    assert holder.get().versions["index"] == "a"
    source.name = "c"
    holder.get()
    wait()
    assert holder.get().versions["index"] == "c"
    assert holder.problem is None


def test_a_server_started_before_its_index_takes_up_the_first() -> None:
    source = Source(None)
    source.go.set()
    holder = Holder(source.load, source.current)
    holder.start()
    wait()
    with pytest.raises(NotReady) as caught:
        holder.get()
    assert caught.value.kind == "no_index"
    source.name = "a"
    source.go.clear()
    with pytest.raises(NotReady) as caught:
        holder.get()
    assert caught.value.kind == "not_ready"
    source.go.set()
    wait()
    assert holder.get().versions["index"] == "a"


def test_a_swap_during_loading_is_not_missed() -> None:
    source = Source("a")
    holder = Holder(source.load, source.current)
    holder.start()
    source.name = "b"  # after the load of a has read its name
    source.go.set()
    wait()
    holder.get()
    wait()
    assert holder.get().versions["index"] == "b"
