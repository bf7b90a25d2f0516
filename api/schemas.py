"""The shapes of HTTP requests and responses."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["tr", "pl", "kk", "el", "it", "en"]
EditionId = Literal["usa", "europe", "india", "switzerland"]


class ContextBody(BaseModel):
    """What went before a follow-up."""

    model_config = ConfigDict(extra="forbid")

    question: str = Field(min_length=1, max_length=500, description="the question before, as it was asked")
    edition: EditionId | None = Field(default=None, description="the edition that it was answered for")
    players: int | None = Field(
        default=None, ge=2, le=5, description="the number of players it was asked for"
    )
    field: str | None = Field(default=None, description="`clarify.field` of its answer")


class AskBody(BaseModel):
    """A question. Described here; read by ``api.requests``, which names what is wrong in six languages."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "question": "tunelde 2 kirmizi oynadim, 1 kirmizi 1 loko acildi, kac kart?",
                    "edition": "europe",
                },
                {"question": "Ile biletów muszę zatrzymać na początku?", "lang": "pl"},
            ]
        },
    )

    question: str = Field(
        min_length=1, max_length=500, description="1–500 characters, in one of the six languages"
    )
    lang: Lang | None = Field(default=None, description="language to fall back to, and of error messages")
    edition: EditionId | None = Field(default=None, description="the edition that the question is about")
    players: int | None = Field(default=None, ge=2, le=5, description="number of players, 2–5")
    context: ContextBody | None = Field(
        default=None,
        description="what went before; used only where the question does not stand by itself ('and with 3 players?')",
    )


class VerifyBody(BaseModel):
    """Words to look for. Described here; read by ``api.quotes``, which names what is wrong in six languages."""

    model_config = ConfigDict(extra="forbid")

    quote: str = Field(min_length=1, max_length=2000, description="the words, 1–2000 characters")
    passage_id: str | None = Field(default=None, description="look only in this passage")
    document_id: str | None = Field(default=None, description="look only in this document")
    lang: Lang | None = Field(default=None, description="language of the messages")


class PlaceOut(BaseModel):
    """Where words stand. Offsets are code points of the document's cleaned text."""

    document_id: str
    title: str
    lang: str
    state: Literal["current", "superseded", "withdrawn"]
    match: Literal["verbatim", "normalised", "repaired", "left_out", "unchecked"]
    differences: list[Literal["accents", "case", "spaces", "dashes", "quotation_marks"]] = Field(
        description="in what the quote and the text differ"
    )
    message: str
    passage_id: str | None = Field(description="the passage that holds all of it")
    passages: list[str] = Field(description="the passages that it touches")
    start: int | None
    end: int | None
    page: int | None = Field(description="page of the PDF, from 1")
    printed_page: str | None = Field(description="the number printed on the page")
    page_image: str | None = Field(description="address of the page with the words marked")
    text: str | None = Field(description="what stands in the cleaned text; null where cleaning left it out")
    original: str | None = Field(
        description="what stands in the file as it came, where that reads otherwise; pieces apart are joined by […]"
    )
    sha256: str = Field(description="checksum of the file as it came")


class VerifiedOut(BaseModel):
    """Whether words stand in a source: the surest of the places' matches."""

    quote: str
    match: Literal["verbatim", "normalised", "repaired", "left_out", "unchecked", "not_found"]
    message: str
    total: int = Field(description="how many places there are; at most 20 are listed")
    places: list[PlaceOut]


class CitationOut(BaseModel):
    """A passage that supports the answer."""

    passage_id: str
    document_id: str
    title: str
    lang: str
    edition: str
    section: str
    page: int | None
    page_image: str | None = Field(
        description="address of the page with the highlight marked; null for a source without pages"
    )
    quote: str = Field(description="the passage to the letter")
    highlights: list[list[int]] = Field(description="spans of the quote that settle the question")
    authority: str
    url: str | None
    rules: list[str]
    automatic: bool = Field(
        description="whether the passage was tied to its rules by measurement, not by annotation"
    )
    amends: str | None = Field(
        description="id of the passage or document that this passage amends, and over which it governs"
    )


class AnswerOut(BaseModel):
    """An answer (design, "The answer")."""

    id: str
    lang: str | None
    edition: str | None
    edition_source: Literal["request", "question", "inferred", "assumed", "none"]
    status: Literal["answered", "clarify", "not_covered", "out_of_scope"]
    kind: Literal["computed", "rule", "passage"] | None
    answer: str
    value: Any = None
    computation: dict[str, Any] | None
    citations: list[CitationOut]
    disagreements: list[dict[str, Any]]
    clarify: dict[str, Any] | None
    suggestions: list[str]
    understood: str | None
    asked: str | None = Field(
        description="the whole question, where the one asked was made whole from its context"
    )
    confidence: float
    versions: dict[str, str]
    house_ruling: dict[str, Any] | None = Field(
        default=None,
        description="how the operator's table plays a point that no source settles: rule, edition, lang, text",
    )


class PassageOut(BaseModel):
    """A passage with its place in its document."""

    passage_id: str
    document_id: str
    title: str
    lang: str
    edition: str
    heading: list[str]
    page: int | None
    page_image: str | None = Field(description="address of the page with the passage marked, or null")
    text: str
    start: int
    end: int
    rules: list[str]
    authority: str
    publisher: str
    license: str
    date: str | None
    url: str | None
    sha256: str = Field(description="checksum of the file as it came")
    state: Literal["current", "superseded", "withdrawn"] = Field(
        description="of its document; only current ones are searched and cited"
    )
    since: str | None = Field(description="the day since which it is superseded or withdrawn")
    by: str | None = Field(description="id of the document that supersedes its document")
    reason: str | None = Field(description="why it was withdrawn")
    amends: list[str] = Field(description="ids of the documents that it amends")
    amended_by: list[str] = Field(description="ids of the passages that amend it, the governing one first")


class Problem(BaseModel):
    """RFC 9457 problem details."""

    type: str = Field(description="an address that stands for the kind of problem")
    title: str = Field(description="the kind of problem, in the language asked for")
    status: int
    detail: str = Field(description="what is wrong, in the language asked for")
    field: str | None = Field(
        default=None, description="the field, e.g. question, players or tickets[0].city_a"
    )
    given: str | None = Field(
        default=None, description="what was given, shortened and escaped; absent for a missing field"
    )
    allowed: Any = Field(
        default=None,
        description='data: a list of choices, or e.g. {"min": 1, "max": 500, "unit": "characters"}',
    )
    code: str | None = Field(default=None, description="what exactly is wrong with a document or the index")


class EditionOut(BaseModel):
    """An edition with what a chooser needs."""

    id: str
    name: str
    players_min: int
    players_max: int
    rules: list[str]
    documents: list[dict[str, str]]


class WidgetOut(BaseModel):
    """The widget's script."""

    src: str = Field(description="address of the script that stays the same and brings the current script")
    pinned_src: str = Field(description="address of exactly this script; it never changes")
    integrity: str = Field(description="for the `integrity` attribute of a script tag with `pinned_src`")
    bytes: int
    gzip_bytes: int = Field(description="as sent")
