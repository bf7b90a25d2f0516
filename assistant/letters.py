"""The letter: a judged dispute put on a page that can be sent, in any of the six languages, as text or HTML.

It is made from the stored record alone, so that it says the same whatever has changed since.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import quote, urlsplit

from assistant.wording import Wording, load_wording

# The only style a letter has; a page that shows one allows it by its hash.
STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;"
    "background:#fff}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}blockquote{margin:.5rem 0;"
    "padding-left:1rem;border-left:.2rem solid #6b6b6b}.said{font-style:italic}.verdict{font-weight:700}"
    "footer{margin-top:2rem;border-top:1px solid #6b6b6b;font-size:.9rem}a{color:#0b4a8f}"
    "*{overflow-wrap:anywhere}"
)
_QUOTES = 2  # passages quoted for a claim
# How what somebody said is put between quotation marks.
_MARKS = dict.fromkeys(("el", "it", "kk"), ("«", "»")) | {
    "pl": ("„", "”"),
    "en": ("“", "”"),
    "tr": ("“", "”"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """A passage quoted: where it stands, its words before, in and after the marked sentence, its language."""

    place: str
    quote: tuple[str, str, str]
    lang: str
    link: str | None
    note: str


@dataclass(frozen=True, slots=True)
class Part:
    """A claim in the letter: its heading, its words and their language, the verdict, why, and the sources."""

    heading: str
    said: str
    lang: str | None
    verdict: str
    reason: str
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter, ready to be set in any form; ``date`` is the day of the judgement, YYYY-MM-DD."""

    lang: str
    date: str
    title: str
    facts: tuple[str, ...]
    parts: tuple[Part, ...]
    source_heading: str
    foot: tuple[str, ...]
    link: str | None


def letter(
    content: Mapping[str, Any], lang: str, *, date: str, link: str | None = None, base: str | None = None
) -> Letter:
    """The letter for a stored record (``dispute`` and ``judgement``).

    ``date`` is the day of the judgement, ``link`` the address of the record, ``base`` the service's, for passages.
    """
    wording = load_wording(lang)
    dispute, judgement = content["dispute"], content["judgement"]
    facts: list[str] = []
    if judgement["edition"] is not None:
        name = wording.text(f"edition-{judgement['edition']}")
        facts.append(wording.text("dispute-edition", {"edition": name}))
    if dispute["players"] is not None:
        facts.append(wording.text("dispute-players", {"players": str(dispute["players"])}))
    if dispute["happened"]:
        facts.append(f"{wording.text('dispute-happened')}: {dispute['happened']}")
    foot = [wording.text("note-official-prevails")]
    if link is not None:
        foot.append(wording.text("dispute-link", {"link": link}))
    versions = {k: judgement["versions"].get(k, "–") for k in ("corpus", "index", "rules")}
    foot.append(wording.text("dispute-versions", {"date": date, **versions}))
    parts = tuple(_part(n, v, wording, base) for n, v in enumerate(judgement["verdicts"], 1))
    return Letter(
        lang,
        date,
        wording.text("dispute-title"),
        tuple(facts),
        parts,
        wording.text("dispute-sources"),
        tuple(foot),
        link,
    )


def verdict_text(verdict: Mapping[str, Any], wording: Wording) -> str:
    """The verdict on a claim as a sentence."""
    word = verdict["verdict"]
    return wording.text(f"dispute-{word}-{verdict['depends_on']}" if word == "depends" else f"dispute-{word}")


def _part(number: int, verdict: Mapping[str, Any], wording: Wording, base: str | None) -> Part:
    by = verdict["by"]
    heading = (
        wording.text("dispute-claim-by", {"n": str(number), "by": by})
        if by
        else wording.text("dispute-claim", {"n": str(number)})
    )
    return Part(
        heading,
        verdict["text"],
        verdict["lang"],
        verdict_text(verdict, wording),
        verdict["reasons"][wording.lang],
        tuple(_source(c, wording, base) for c in _chosen(verdict["citations"], wording.lang)),
    )


def _chosen(citations: Sequence[Mapping[str, Any]], lang: str) -> list[Mapping[str, Any]]:
    """The passages to quote, one in the letter's language among them where there is one; amendments stay with them."""
    first = [c for c in citations if c["amends"] is None]
    own = [c for c in first if c["lang"] == lang]
    picked = list(dict.fromkeys([c["passage_id"] for c in [*own[:1], *first]]))[:_QUOTES]
    return [c for c in citations if c["passage_id"] in picked or c["amends"] in picked]


def _source(citation: Mapping[str, Any], wording: Wording, base: str | None) -> Source:
    page = f", {citation['page']}" if citation["page"] is not None else ""
    authority = wording.text(f"source-{citation['authority']}")
    start, end = citation["highlights"][0] if citation["highlights"] else (0, 0)
    words = citation["quote"]
    link = citation["url"] if _is_web(citation["url"]) else None
    if base is not None:
        link = f"{base.rstrip('/')}/v1/passages/{quote(citation['passage_id'], safe='')}"
    return Source(
        f"{citation['title']} – {citation['section']}{page} ({authority})",
        (words[:start], words[start:end], words[end:]),
        citation["lang"],
        link,
        wording.text("dispute-amends") if citation["amends"] else "",
    )


def _is_web(address: str | None) -> bool:
    return address is not None and urlsplit(address).scheme in ("http", "https")


def as_text(made: Letter) -> str:
    """The letter as plain text, the settling words of a quote between » and «."""
    lines = [made.title, "=" * len(made.title), "", *made.facts]
    opening, closing = _MARKS[made.lang]
    for part in made.parts:
        said = f"{opening}{part.said}{closing}"
        lines += ["", part.heading, "-" * len(part.heading), said, "", part.verdict]
        lines += [part.reason] if part.reason else []
        for source in part.sources:
            before, marked, after = source.quote
            told = f"{before}»{marked}«{after}" if marked else before + after
            lines += ["", f"  [{source.lang}] {source.place}", *(f"    {line}" for line in told.splitlines())]
            lines += [f"    {extra}" for extra in (source.note, source.link) if extra]
    return "\n".join([*lines, "", "--", *made.foot]) + "\n"


def as_html(made: Letter, *, notice: str = "", others: Sequence[tuple[str, str, str]] = ()) -> str:
    """The letter as a page of its own; everything that came from outside is escaped.

    ``notice`` stands above it all; ``others`` are further forms of the letter: language, address, name.
    """
    parts: list[str] = []
    for part in made.parts:
        lang = f' lang="{escape(part.lang)}"' if part.lang else ""
        sources = "".join(_source_html(s) for s in part.sources)
        reason = f"<p>{escape(part.reason)}</p>" if part.reason else ""
        heading = f"<h3>{escape(made.source_heading)}</h3>" if sources else ""
        parts.append(
            f'<section><h2>{escape(part.heading)}</h2><p class="said"{lang} dir="auto">{escape(part.said)}</p>'
            f'<p class="verdict">{escape(part.verdict)}</p>{reason}{heading}{sources}</section>'
        )
    facts = "".join(f'<p dir="auto">{escape(fact)}</p>' for fact in made.facts)
    foot = "".join(f"<p>{_linked(line, made.link)}</p>" for line in made.foot)
    links = "".join(
        f'<li><a href="{escape(address)}" hreflang="{escape(lang)}">{escape(name)}</a></li>'
        for lang, address, name in others
    )
    more = f"<nav><ul>{links}</ul></nav>" if links else ""
    warned = f'<p class="verdict" role="alert">{escape(notice)}</p>' if notice else ""
    return (
        f'<!doctype html>\n<html lang="{made.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>{escape(made.title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main>{warned}<h1>{escape(made.title)}</h1>{facts}{''.join(parts)}</main>"
        f"<footer>{foot}{more}</footer></body></html>\n"
    )


def _source_html(source: Source) -> str:
    before, marked, after = (escape(piece) for piece in source.quote)
    place = escape(source.place)
    if source.link is not None:
        place = f'<a href="{escape(source.link)}">{place}</a>'
    words = f"{before}<mark>{marked}</mark>{after}" if marked else before + after
    note = f"<p>{escape(source.note)}</p>" if source.note else ""
    return f'<p>{place}</p><blockquote lang="{escape(source.lang)}">{words}</blockquote>{note}'


def _linked(line: str, link: str | None) -> str:
    if link is None or link not in line or not _is_web(link):
        return escape(line)
    before, after = line.split(link, 1)
    return f'{escape(before)}<a href="{escape(link)}">{escape(link)}</a>{escape(after)}'
