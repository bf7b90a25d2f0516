"""How templates are filled in, the same for all pages: everything is escaped, and what is missing is an error."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined


def environment(part: str, **known: Any) -> Environment:
    """The templates of a part of this package (``pages``, ``desk``), with the names that all of them ``know``."""
    folder = files("api") / part / "templates"
    made = Environment(
        loader=FunctionLoader(lambda name: (folder / name).read_text(encoding="utf-8")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(known)
    return made
