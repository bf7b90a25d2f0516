"""Markdown: our own annotated documents, and other people's without annotations."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from corpus.cleaning import clean_characters
from corpus.cutting import cut
from corpus.errors import IngestError
from corpus.fields import date_field, text_field
from corpus.html import fragment
from corpus.model import Authority, Document, Provenance, Relations, Standing, State
from corpus.reading import Block, Kind, Reading, ReadingBuilder
from corpus.repairs import Repair, shorten

_FRONT = re.compile(r"\A\+\+\+\n(.*?)\n\+\+\+\n", re.DOTALL)
_ANCHOR = re.compile(r"\s*\{#([A-Za-z0-9][\w.-]*)\}\s*$")
_RULES = re.compile(r"<!--\s{0,9}rules:([^<>]{0,2000}?)-->")
_YAML = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_BREAK = re.compile(r"<br\b", re.IGNORECASE)
_FOOTNOTE = re.compile(r"\[\^[^\]\s]{1,20}\]:?")
_REQUIRED = ("id", "title", "lang", "edition", "publisher", "authority", "license")


def _inline(token: Token) -> str:
    """The words of an inline token, without markup."""
    out: list[str] = []
    for child in token.children or ():
        if child.type in ("softbreak", "hardbreak") or (
            child.type == "html_inline" and _BREAK.match(child.content)
        ):
            out.append(" ")
        elif child.type in ("text", "code_inline") or child.type == "image":
            out.append(child.content)
    return " ".join(_FOOTNOTE.sub("", "".join(out)).split())


class _Walker:
    """Goes through the tokens of one document and adds its blocks to a builder."""

    def __init__(self, builder: ReadingBuilder) -> None:
        self.builder = builder
        self.anchor = ""
        self.rules: tuple[str, ...] = ()
        self.last_rules: tuple[str, ...] = ()

    def walk(self, tokens: list[Token]) -> None:
        index = 0
        while index < len(tokens):
            token = tokens[index]
            if token.type == "html_block":
                found = _RULES.search(token.content)
                if found:
                    self.rules = tuple(found.group(1).replace(",", " ").split())
                    self.last_rules = ()
                else:
                    self._html(token.content)
                index += 1
            elif token.type == "heading_open":
                self._heading(token, _inline(tokens[index + 1]))
                index += 3
            elif token.type == "paragraph_open":
                self._add(_inline(tokens[index + 1]), Kind.PARAGRAPH)
                index += 3
            elif token.type in ("bullet_list_open", "ordered_list_open"):
                end = _closing(tokens, index)
                self._add(_list(tokens[index : end + 1]), Kind.LIST)
                index = end + 1
            elif token.type == "table_open":
                end = _closing(tokens, index)
                self._add(_table(tokens[index : end + 1]), Kind.TABLE)
                index = end + 1
            elif token.type in ("fence", "code_block"):
                self._add(token.content, Kind.PARAGRAPH)
                index += 1
            else:  # block quotes are transparent; thematic breaks say nothing
                index += 1

    def _html(self, markup: str) -> None:
        """Read HTML that stands between the paragraphs; comments and scripts say nothing."""
        pieces = fragment(markup)
        if pieces:
            self.builder.repairs.append(Repair("markup", shorten(markup), shorten(pieces[0][0])))
        for text, kind in pieces:
            if kind is Kind.HEADING:
                self.anchor, self.rules, self.last_rules = "", (), ()
                self.builder.add(text, kind, level=6)
            else:
                self._add(text, kind)

    def _heading(self, token: Token, title: str) -> None:
        found = _ANCHOR.search(title)
        self.anchor = found.group(1) if found else ""
        self.rules = self.last_rules = ()
        self.builder.add(_ANCHOR.sub("", title), Kind.HEADING, level=int(token.tag[1]), anchor=self.anchor)

    def _add(self, text: str, kind: Kind) -> None:
        # A list or table without a comment of its own belongs to the comment before it.
        rules = self.rules or (self.last_rules if kind in (Kind.LIST, Kind.TABLE) else ())
        joins = bool(not self.rules and self.last_rules and rules)
        self.builder.add(text, kind, anchor="+" if joins else self.anchor, rules=rules)
        self.last_rules = rules
        self.rules = ()


def _closing(tokens: list[Token], start: int) -> int:
    depth = 0
    for index in range(start, len(tokens)):
        depth += tokens[index].nesting
        if depth == 0:
            return index
    return len(tokens) - 1


def _list(tokens: list[Token]) -> str:
    lines: list[str] = []
    marks: list[tuple[bool, int]] = []
    fresh = False
    for token in tokens:
        if token.type == "ordered_list_open":
            marks.append((True, int(token.attrGet("start") or 1)))
        elif token.type == "bullet_list_open":
            marks.append((False, 0))
        elif token.type in ("ordered_list_close", "bullet_list_close"):
            marks.pop()
        elif token.type == "list_item_open":
            fresh = True
        elif token.type == "inline":
            ordered, number = marks[-1]
            if fresh:
                lines.append(f"{number}. {_inline(token)}" if ordered else f"• {_inline(token)}")
                marks[-1] = (ordered, number + 1)
            else:
                lines[-1] += f" {_inline(token)}"
            fresh = False
    return "\n".join(lines)


def _table(tokens: list[Token]) -> str:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and rows:
            rows[-1].append(_inline(token))
    return "\n".join(" | ".join(row) for row in rows)


def _merge(reading: Reading) -> Reading:
    """Join a list or table to the annotated paragraph it belongs to, so that both are one passage."""
    blocks: list[Block] = []
    for block in reading.blocks:
        if block.anchor == "+" and blocks:
            last = blocks[-1]
            blocks[-1] = Block(
                last.start, block.end, last.kind, last.level, last.page, last.anchor, last.rules
            )
        else:
            blocks.append(block)
    return Reading(reading.text, tuple(blocks), reading.repairs)


def read_markdown(text: str) -> Reading:
    """Read Markdown into blocks with all markup gone; comments ``<!-- rules: … -->`` become annotations."""
    builder = ReadingBuilder()
    front = _YAML.match(text)
    if front:
        builder.repairs.append(Repair("note", shorten(front.group())))
        text = text[front.end() :]
    cleaned = clean_characters_keeping_indent(text, builder.repairs)
    walker = _Walker(builder)
    walker.walk(MarkdownIt("commonmark").enable("table").parse(cleaned))
    return _merge(builder.build())


def clean_characters_keeping_indent(text: str, repairs: list[Repair]) -> str:
    """`clean_characters`, but with the white space at the start of lines, which is syntax in Markdown."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    cleaned = clean_characters(text, repairs).split("\n")
    if len(lines) != len(cleaned):
        return "\n".join(cleaned)
    return "\n".join(
        raw[: len(raw) - len(raw.lstrip(" \t"))] + line if line else line
        for raw, line in zip(lines, cleaned, strict=True)
    )


def front_matter(text: str, where: str) -> tuple[dict[str, object], str]:
    """Split off the TOML front matter between lines of ``+++``; gives an empty one where there is none."""
    found = _FRONT.match(text)
    if not found:
        return {}, text
    try:
        return tomllib.loads(found.group(1)), text[found.end() :]
    except tomllib.TOMLDecodeError as error:
        raise IngestError(
            "front-matter", "file", where, f"its front matter is not TOML ({error})", reason=error
        ) from error


def load_markdown(path: Path) -> Document:
    """Load one of our own documents: front matter, anchors, one passage a paragraph that names its rules."""
    data = path.read_bytes()
    try:
        source = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise IngestError(
            "file-utf8", "file", path.name, "is not UTF-8", allowed="save it as UTF-8"
        ) from error
    front, body = front_matter(source, path.name)
    missing = [key for key in _REQUIRED if not front.get(key)]
    if missing:
        raise IngestError(
            "front-matter-lacks",
            "file",
            path.name,
            f"its front matter lacks {', '.join(missing)}",
            keys=", ".join(missing),
        )
    authority = str(front["authority"])
    if authority not in list(Authority):
        raise IngestError(
            "choice",
            "authority",
            authority,
            "unknown",
            allowed=f"one of {', '.join(Authority)}",
            known=", ".join(Authority),
        )
    reading = read_markdown(body)
    document_id = str(front["id"])
    provenance = Provenance(
        id=document_id,
        title=str(front["title"]),
        lang=str(front["lang"]),
        edition=str(front["edition"]),
        authority=Authority(authority),
        publisher=str(front["publisher"]),
        license=str(front["license"]),
        date=str(front["date"]) if front.get("date") else None,
        url=str(front["url"]) if front.get("url") else None,
        sha256=hashlib.sha256(data).hexdigest(),
    )
    _check_anchors(reading, path.name)
    annotated = any(block.rules for block in reading.blocks)
    if annotated:
        kept = tuple(b for b in reading.blocks if b.kind is Kind.HEADING or b.rules)
        reading = Reading(reading.text, kept, reading.repairs)
    passages = cut(
        reading,
        document_id,
        lang=provenance.lang,
        edition_of=lambda _: provenance.edition,
        name_of=lambda _, block: block.anchor or "text",
        whole=annotated,
    )
    return Document(
        provenance, reading.text, passages, reading.repairs, _relations(front), _withdrawal(front)
    )


def _relations(front: Mapping[str, object]) -> Relations:
    """What the front matter says that the document does to others; one id may stand without brackets."""

    def ids(field: str) -> tuple[str, ...]:
        given = front.get(field, [])
        items = [given] if isinstance(given, str) else given
        if not isinstance(items, list) or not all(isinstance(item, str) and item for item in items):
            raise IngestError(
                "front-matter-ids", field, given, "is not a list of ids", allowed='e.g. ["europe-tr"]'
            )
        return tuple(dict.fromkeys(items))

    return Relations(ids("supersedes"), ids("amends"), ids("amends_rules"), ids("amends_passages"))


def _withdrawal(front: Mapping[str, object]) -> Standing:
    """A document whose front matter has the day on which it was withdrawn."""
    day = date_field(str(front["withdrawn"]), "withdrawn") if "withdrawn" in front else None
    if day is None:
        return Standing()
    reason = text_field("withdrawn_reason", str(front.get("withdrawn_reason", "")))
    return Standing(State.WITHDRAWN, day, None, reason)


def _check_anchors(reading: Reading, where: str) -> None:
    seen: set[str] = set()
    for block in reading.blocks:
        if block.kind is Kind.HEADING and block.anchor:
            if block.anchor in seen:
                raise IngestError(
                    "anchor",
                    "file",
                    where,
                    f"the anchor #{block.anchor} stands twice",
                    allowed="each once",
                    anchor=block.anchor,
                )
            seen.add(block.anchor)
