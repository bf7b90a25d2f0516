"""Takes in somebody's rulebook: reads it by its content, cleans it, cuts it, stores it with its checksum."""

from __future__ import annotations

import datetime
import errno
import hashlib
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path

from corpus import store
from corpus.cutting import cut
from corpus.encodings import decode
from corpus.errors import IngestError
from corpus.fields import MAX_NAME, check_characters, date_field, text_field, url_field
from corpus.furniture import set_aside
from corpus.html import read_html
from corpus.kinds import sniff
from corpus.library import SHIPPED, check_change, shipped_ids
from corpus.markdown import front_matter, read_markdown
from corpus.model import Authority, Document, Passage, Provenance, Relations
from corpus.naming import document_id as id_from_title
from corpus.pdf import MAX_PAGES, PageReport, read_pdf
from corpus.reading import Reading, join
from corpus.repairs import Repair, shorten
from corpus.text import read_text

EDITIONS = ("usa", "europe", "india", "switzerland")
LANGS = ("tr", "pl", "kk", "el", "it", "en")
MAX_BYTES = 20_000_000
MAX_TEXT = 2_000_000
MAX_PARTS = 50
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")


@dataclass(frozen=True, slots=True)
class Part:
    """Where another edition begins in a file: at a line (from 1), an offset, or the first place of a marker.

    >>> Part.parse("switzerland@2")
    Part(edition='switzerland', line=2, offset=None, marker=None)
    """

    edition: str
    line: int | None = None
    offset: int | None = None
    marker: str | None = None

    @classmethod
    def parse(cls, value: str) -> Part:
        """Read ``EDITION@LINE``, ``EDITION@+OFFSET`` or ``EDITION@words that begin the part``."""
        edition, sign, where = value.partition("@")
        if not sign or not where:
            raise IngestError("parts", "parts", value, "has no place", allowed="EDITION@LINE or EDITION@text")
        if where.isdigit():
            return cls(edition, line=int(where))
        if where.startswith("+") and where[1:].isdigit():
            return cls(edition, offset=int(where[1:]))
        return cls(edition, marker=where)

    def find(self, text: str) -> int:
        """The offset in the file's decoded text at which the part begins."""
        if self.offset is not None and 0 <= self.offset < max(1, len(text)):
            return self.offset
        if self.line is not None:
            lines = text.split("\n")
            if 1 <= self.line <= len(lines):
                return sum(len(line) + 1 for line in lines[: self.line - 1])
            raise IngestError(
                "parts-line",
                "parts",
                f"line {self.line}",
                "is not in the file",
                allowed=f"1 to {len(lines)}",
                most=len(lines),
            )
        if self.marker is not None:
            found = text.find(self.marker)
            if found >= 0:
                return found
        raise IngestError("parts-place", "parts", self.marker or self.offset, "is not in the file")


@dataclass(frozen=True, slots=True)
class IngestReport:
    """What ingestion did: the document, where it is stored, the kind of file, every repair, and PDF pages.

    ``replaced`` is the title of the document that stood under the id before.
    """

    document: Document
    folder: Path
    kind: str
    repairs: tuple[Repair, ...]
    pages: tuple[PageReport, ...] = ()
    replaced: str | None = None

    @property
    def passages(self) -> int:
        """How many passages the document was cut into."""
        return len(self.document.passages)


def _check(edition: str, lang: str, authority: str) -> None:
    if edition not in EDITIONS:
        raise IngestError(
            "choice",
            "edition",
            edition,
            "unknown",
            allowed=f"one of {', '.join(EDITIONS)}",
            known=", ".join(EDITIONS),
        )
    if lang not in LANGS:
        raise IngestError(
            "choice", "lang", lang, "unknown", allowed=f"one of {', '.join(LANGS)}", known=", ".join(LANGS)
        )
    if authority not in list(Authority):
        raise IngestError(
            "choice",
            "authority",
            authority,
            "unknown",
            allowed=f"one of {', '.join(Authority)}",
            known=", ".join(Authority),
        )


def _check_parts(parts: Sequence[Part]) -> None:
    if len(parts) > MAX_PARTS:
        raise IngestError(
            "parts-many", "parts", len(parts), "too many", allowed=f"at most {MAX_PARTS}", most=MAX_PARTS
        )
    for part in parts:
        if part.edition not in EDITIONS:
            raise IngestError(
                "choice",
                "parts",
                part.edition,
                "unknown edition",
                allowed=f"one of {', '.join(EDITIONS)}",
                known=", ".join(EDITIONS),
            )
        if part.marker is not None:
            text_field("parts", part.marker, least=1)


def _free_id(wanted: str, shipped_dir: Path, out_dir: Path, *, replace: bool) -> str | None:
    """Check that an id may be used; gives the title of the document it replaces, if there is one."""
    if not _ID.fullmatch(wanted):
        raise IngestError(
            "id", "id", wanted, "not an id", allowed="lower-case letters, digits and hyphens, at most 80"
        )
    if wanted in shipped_ids(shipped_dir):
        raise IngestError(
            "id-shipped",
            "id",
            wanted,
            "a document of Konduktor's own has this id",
            allowed="another id (--id)",
        )
    if not store.exists(wanted, out_dir):
        return None
    if not replace:
        raise IngestError(
            "id-taken",
            "id",
            wanted,
            "an ingested document has this id",
            allowed="another id (--id), or --replace to put this document in its place",
        )
    try:
        return store.load(out_dir / wanted).provenance.title
    except IngestError:
        return "a damaged document"


def _read_bytes(path: Path, max_bytes: int) -> bytes:
    try:
        size = path.stat().st_size
        if not path.is_file():
            raise IngestError("file-none", "file", path.name, "is not a file")
        if size > max_bytes:
            raise IngestError(
                "file-large",
                "file",
                f"{path.name} ({size} bytes)",
                "is too large",
                allowed=f"at most {max_bytes} bytes",
                most=max_bytes,
            )
        data = path.read_bytes()
    except OSError as error:
        why = f"cannot be read ({error.strerror})"
        if error.errno in (errno.ENOENT, errno.ENOTDIR):
            raise IngestError("file-missing", "file", path.name, why) from error
        if error.errno in (errno.EACCES, errno.EPERM):
            raise IngestError("file-denied", "file", path.name, why) from error
        raise IngestError("file-unreadable", "file", path.name, why, reason=error.strerror) from error
    if not data.strip():
        raise IngestError("file-empty", "file", path.name, "is empty")
    return data


def _read_part(kind: str, text: str, lang: str) -> Reading:
    if kind == "html":
        return read_html(text, lang=lang)
    if kind == "markdown":
        return set_aside(read_markdown(front_matter(text.replace("\r\n", "\n"), "file")[1]))
    return read_text(text, lang=lang)


def _other_languages(passages: Sequence[Passage], lang: str) -> list[Repair]:
    """The passages that are not in the document's language, those that follow one another as one repair."""
    groups = groupby(passages, key=lambda p: (p.lang, p.page))
    parts = [(own, page, list(group)) for (own, page), group in groups if own != lang]
    return [Repair("language", shorten(ps[0].text), own, len(ps), page) for own, page, ps in parts]


def _split(text: str, edition: str, parts: Sequence[Part]) -> list[tuple[str, str]]:
    """The file's text as (edition, text) parts, in order."""
    found = sorted(((part.find(text), part.edition) for part in parts), key=lambda p: p[0])
    starts = [offset for offset, _ in found]
    if len(set(starts)) != len(starts):
        raise IngestError("parts-same", "parts", starts, "two parts begin at one place")
    if not found or found[0][0] > 0:
        found.insert(0, (0, edition))
    ends = [offset for offset, _ in found[1:]] + [len(text)]
    pieces = [(name, text[start:end]) for (start, name), end in zip(found, ends, strict=True)]
    return [(name, piece) for name, piece in pieces if piece.strip()]


def ingest(
    path: Path | str,
    *,
    edition: str,
    lang: str,
    authority: str,
    title: str,
    out_dir: Path | str,
    parts: Sequence[Part] | None = None,
    document_id: str | None = None,
    publisher: str = "",
    license: str = "",
    date: str | None = None,
    url: str | None = None,
    relations: Relations | None = None,
    today: datetime.date | None = None,
    replace: bool = False,
    shipped_dir: Path = SHIPPED,
    max_bytes: int = MAX_BYTES,
    max_pages: int = MAX_PAGES,
    max_text: int = MAX_TEXT,
) -> IngestReport:
    """Read, clean, cut and store one file.

    ``edition`` holds for the whole file, except where ``parts`` say that another edition begins. ``relations`` say
    what the document does to others, from ``today`` on (default: the day in UTC). An id that is
    taken is refused, unless ``replace`` says that the ingested document of this id may go; the ids of the
    documents in ``shipped_dir`` never are free. Raises `IngestError` that names the field; nothing is stored
    then.
    """
    path, out_dir = Path(path), Path(out_dir)
    _check(edition, lang, authority)
    check_characters("file", path.name)
    if len(path.name) > MAX_NAME:
        raise IngestError(
            "file-name",
            "file",
            path.name,
            "has too long a name",
            allowed=f"at most {MAX_NAME} characters",
            most=MAX_NAME,
        )
    title = text_field("title", title, least=1)
    publisher, license = text_field("publisher", publisher), text_field("license", license)
    url, date = url_field(url), date_field(date)
    _check_parts(parts or ())
    replaced = None
    if document_id is not None:
        replaced = _free_id(document_id, shipped_dir, out_dir, replace=replace)
    data = _read_bytes(path, max_bytes)
    if document_id is None:
        document_id = id_from_title(title, lang, data)
        replaced = _free_id(document_id, shipped_dir, out_dir, replace=replace)
    kind = sniff(data, path.name)
    repairs: list[Repair] = []
    pages: tuple[PageReport, ...] = ()
    source_pages: tuple[str, ...] = ()
    if kind == "pdf":
        if parts:
            raise IngestError(
                "parts-pdf", "parts", len(parts), "parts of a PDF are not supported", allowed="split the file"
            )
        pdf = read_pdf(data, lang=lang, max_pages=max_pages)
        pages, source_pages = pdf.pages, pdf.source
        pieces = [(edition, pdf.reading)]
    else:
        source = decode(data, repairs, lang)
        if len(source) > max_text:
            raise IngestError(
                "text-long",
                "file",
                f"{len(source)} characters",
                "is too long",
                allowed=f"at most {max_text}",
                most=max_text,
            )
        split = _split(source, edition, parts or ())
        if len(split) > 1:
            repairs += [Repair("part", shorten(text.strip(), 80), name) for name, text in split]
        pieces = [(name, _read_part(kind, text, lang)) for name, text in split]
    reading, firsts = join(piece for _, piece in pieces)
    if len(reading.text) > max_text:
        raise IngestError(
            "text-long",
            "file",
            f"{len(reading.text)} characters",
            "is too long",
            allowed=f"at most {max_text}",
            most=max_text,
        )
    editions = [name for name, _ in pieces]

    def edition_of(block: int) -> str:
        return editions[bisect_right(firsts, block) - 1]

    passages = cut(
        reading,
        document_id,
        lang=lang,
        edition_of=edition_of,
        name_of=lambda index, block: f"p{block.page}" if block.page else edition_of(index),
    )
    if not passages:
        raise IngestError("text-none", "file", path.name, "has no text that could be quoted")
    provenance = Provenance(
        id=document_id,
        title=title,
        lang=lang,
        edition=edition,
        authority=Authority(authority),
        publisher=publisher,
        license=license,
        date=date,
        url=url,
        sha256=hashlib.sha256(data).hexdigest(),
    )
    document = Document(
        provenance,
        reading.text,
        passages,
        (*repairs, *reading.repairs, *_other_languages(passages, lang)),
        relations or Relations(),
        taken_in=(today or datetime.datetime.now(datetime.UTC).date()).isoformat(),
    )
    check_change(document, shipped_dir, out_dir)
    suffix = {"pdf": ".pdf", "html": ".html", "markdown": ".md", "text": ".txt"}[kind]
    folder = store.save(
        document,
        data,
        suffix,
        out_dir,
        kind=kind,
        file_name=path.name,
        pages=[asdict(page) for page in pages],
        source_pages=list(source_pages),
    )
    return IngestReport(document, folder, kind, document.repairs, pages, replaced)
