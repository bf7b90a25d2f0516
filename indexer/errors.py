"""What can be wrong with an index: said with what to do about it."""

from __future__ import annotations

from collections.abc import Mapping

# The codes of problems, and what their sentences (`assistant/locales/<lang>/ingest.ftl`) may name.
CODES: Mapping[str, tuple[str, ...]] = {
    "nothing": (),
    "busy": (),
    "missing": ("folder",),
    "pointer": ("file",),
    "gone": ("name",),
    "manifest": ("name",),
    "schema": ("name", "schema", "ours"),
    "file-missing": ("name", "file"),
    "file-damaged": ("name", "file"),
    "model": ("theirs", "ours"),
    "no-model": ("model", "reason"),
    "broken": ("what",),  # anything else
}
_BUILD = "build it again: konduktor index build"


class IndexProblem(RuntimeError):  # noqa: N818 - it is a state of the disk, not a programming error
    """The index is missing, damaged, of another schema or made with another model.

    ``what`` is wrong and ``todo`` mends it; ``code`` is one of `CODES`, ``values`` are what a sentence may name.
    """

    def __init__(self, what: str, todo: str = _BUILD, *, code: str = "broken", **values: object) -> None:
        if code == "broken":
            values = {"what": what}
        if values.keys() != set(CODES[code]):
            raise TypeError(f"{code}: takes {CODES[code]}, got {sorted(values)}")
        self.what = what
        self.todo = todo
        self.code = code
        self.values = {name: str(value) for name, value in values.items()}
        super().__init__(f"{what}; {todo}")
