"""What can be wrong with an index: said with what to do about it."""

from __future__ import annotations


class IndexProblem(RuntimeError):  # noqa: N818 - it is a state of the disk, not a programming error
    """The index is missing, damaged, of another schema or made with another model."""

    def __init__(self, what: str, todo: str = "build it again: konduktor index build") -> None:
        self.what = what
        self.todo = todo
        super().__init__(f"{what}; {todo}")
