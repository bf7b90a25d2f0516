"""What kind of file somebody brought, told by what is in it."""

from __future__ import annotations

import re
from pathlib import Path

from corpus.encodings import wide_encoding
from corpus.errors import IngestError

_PAGE = re.compile(rb"<(?:!doctype\s+html|html|head|body|\?xml)", re.IGNORECASE)


def sniff(data: bytes, name: str) -> str:
    """Tell the kind of a file by what is in it; its name only decides between kinds of text."""
    head = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n")
    if b"%PDF-" in data[:1024]:
        return "pdf"
    for magic, code, what in (
        (b"PK\x03\x04", "file-office", "a ZIP or Office file"),
        (b"\xd0\xcf\x11\xe0", "file-office", "an Office file"),
        (b"{\\rtf", "file-office", "an RTF file"),
        (b"\x89PNG", "file-image", "an image"),
        (b"\xff\xd8\xff", "file-image", "an image"),
        (b"GIF8", "file-image", "an image"),
        (b"II*\x00", "file-image", "an image"),
        (b"MM\x00*", "file-image", "an image"),
        (b"RIFF", "file-image", "an image or a recording"),
        (b"\x1f\x8b", "file-packed", "a gzip file"),
        (b"Rar!", "file-packed", "a RAR file"),
        (b"7z\xbc\xaf", "file-packed", "a 7z file"),
        (b"\x7fELF", "file-program", "a program"),
        (b"MZ\x90", "file-program", "a program"),
    ):
        if data.startswith(magic):
            raise IngestError(code, "file", name, f"is {what}", allowed="PDF, Markdown, HTML or plain text")
    suffix = Path(name).suffix.lower()
    if suffix == ".pdf":
        raise IngestError(
            "file-no-pdf",
            "file",
            name,
            "is not a PDF, whatever its name says",
            allowed="a PDF begins with %PDF-",
        )
    if suffix in (".md", ".markdown") and not _PAGE.match(head[:200]):
        return "markdown"
    if _PAGE.match(head[:200]):
        return "html"
    if suffix in (".html", ".htm", ".xhtml") or re.search(
        rb"<(?:p|div|body|h1|table)\b[^>]*>", head, re.IGNORECASE
    ):
        return "html"
    if wide_encoding(data) is None:
        sample = data[:4096]
        controls = sum(byte < 9 or 13 < byte < 27 for byte in sample)
        if sample and controls > 0.05 * len(sample):
            raise IngestError(
                "file-binary",
                "file",
                name,
                "is neither text nor PDF",
                allowed="PDF, Markdown, HTML or plain text",
            )
    return "text"
