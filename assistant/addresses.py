"""Addresses of the HTTP service that answers name, below wherever it is served."""

from __future__ import annotations

from urllib.parse import quote

from corpus.model import Passage


def page_image_address(passage: Passage, span: tuple[int, int] | None = None) -> str | None:
    """Where the page of a passage is shown with ``span`` of its text marked (default: all of it).

    None for a passage without a page: text, Markdown and HTML have none.

    >>> page_image_address(Passage("a#p2-1", "a", "it", "usa", "Due carte.", 0, 10, page=2), (0, 3))
    '/v1/passages/a%23p2-1/page.png?quote_start=0&quote_end=3'
    """
    if passage.page is None:
        return None
    start, end = span or (0, len(passage.text))
    return f"/v1/passages/{quote(passage.id, safe='')}/page.png?quote_start={start}&quote_end={end}"
