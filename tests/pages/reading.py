"""A page's HTML read without a browser: its elements, in order."""

from __future__ import annotations

import html
from dataclasses import dataclass, field
from html.parser import HTMLParser

_VOID = {"meta", "link", "img", "input", "br", "path", "source"}


@dataclass
class Element:
    """An element with the text in it, that of its children included."""

    name: str
    attributes: dict[str, str | None]
    text: str = ""
    inside: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs), inside=[e.name for e in self.open])
        self.elements.append(element)
        if tag not in _VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag not in _VOID:
            assert self.open, f"</{tag}> closes nothing"
            assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
            self.open.pop()

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def elements(page: str, name: str | None = None) -> list[Element]:
    """The elements of a page, or those of one name. Fails where tags do not nest."""
    reader = _Reader()
    reader.feed(page)
    assert reader.open == []
    return [e for e in reader.elements if name is None or e.name == name]


def texts(page: str, name: str) -> list[str]:
    """The texts of the elements of one name, white space put together."""
    return [" ".join(html.unescape(e.text).split()) for e in elements(page, name)]
