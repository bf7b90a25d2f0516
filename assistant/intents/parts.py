"""The parts of a score, or of a tie, that a question tells in turn: routes, tickets, stations, longest path, Mandalas.

A part is a stretch between marks or "and"s; "62 for routes 24 for tickets" without a mark is cut between the two.
A stretch with numbers that names nothing goes on with what was named before: "tickets: me 5, her 4".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from assistant.intents.numbers import counted, of_people
from assistant.intents.outcomes import FAILED
from assistant.intents.people import is_listed
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

Kind = Literal["mandala", "longest", "station", "ticket", "route", "total"]
_KINDS: Sequence[tuple[Kind, tuple[str, ...]]] = (
    ("mandala", ("concepts.mandala",)),
    ("longest", ("concepts.longest_path",)),
    ("station", ("concepts.station",)),
    ("ticket", ("concepts.ticket", "concepts.long_ticket")),
    ("route", ("concepts.route",)),
)
_OUTCOMES = ("actions.complete", *FAILED)
_SUMMING = (
    "cues.claim_said",
    "cues.says_me",
    "cues.says_other",
    "cues.total",
    "cues.verdict",
    "concepts.end",
)
# Words that may stand side by side for one part: "two tickets were Mandalas".
_SINGLES: tuple[set[Kind], ...] = ({"ticket", "mandala"}, *({kind} for kind, _ in _KINDS))
_SPEAKING = 4  # tokens from a total to the word that says whose claim it is
_LEAST_TOTAL = 30  # a number as large, with words of its own that name no part, is the whole


@dataclass(frozen=True, slots=True)
class Part:
    """Tokens ``[start, end)`` with what they speak of; ``own``: they name it themselves, by more than an outcome."""

    start: int
    end: int
    kind: Kind | None
    numbers: tuple[Mention, ...] = ()
    own: bool = False
    joined: bool = False  # an "and" stands before it


def parts(reading: Reading) -> list[Part]:
    """The parts of a question in order of place.

    >>> from assistant.reading import read
    >>> told = parts(read("62 from routes, tickets 17 and 9, one station left", "en"))
    >>> [(p.kind, [n.value for n in p.numbers]) for p in told]
    [('route', [62]), ('ticket', [17]), ('ticket', [9]), ('station', [1])]
    """
    marks = _marks(reading)
    pieces = [
        piece
        for low, high, joined in _stretches(reading)
        for piece in _cut(reading, low, high, joined, marks)
    ]
    return _with_inherited(reading, pieces)


def _stretches(reading: Reading) -> list[tuple[int, int, bool]]:
    """Token ranges between marks, "and"s and "but"s; whether an "and" stands before each."""
    together = load_lexicon(reading.lang).listed("with")
    taken = {
        i for m in reading.all("concepts.longest_path", "concepts.mandala") for i in range(m.start, m.end)
    }
    ands = {
        m.start
        for m in reading.all("cues.and")
        if m.end == m.start + 1
        and reading.tokens[m.start].text not in together
        and not is_listed(reading, reading.tokens[m.start].text, "me")
        and m.start not in taken
        and not _is_verb(reading, m.start)
    }
    buts = {m.start for m in reading.all("cues.but") if m.end == m.start + 1}
    bounds = [
        i
        for i, t in enumerate(reading.tokens)
        if i in ands or i in buts or not (t.is_word or (t.text in "-:" and _glued(reading, i)))
    ]
    ranges = [(a + 1, b, a in ands) for a, b in pairwise([-1, *bounds, len(reading.tokens)])]
    return [r for r in ranges if r[1] > r[0]]


def _is_verb(reading: Reading, at: int) -> bool:
    """Whether an Italian "e" is the verb "è"."""
    token = reading.tokens[at]
    return reading.lang == "it" and reading.text[token.start : token.end + 1].lower() in (
        "è ",
        "e'",
        "è'",
        "è",
    )


def _glued(reading: Reading, at: int) -> bool:
    behind = reading.tokens[at + 1 : at + 2]
    return reading.tokens[at].glued and bool(behind) and behind[0].glued


def _marks(reading: Reading) -> list[tuple[int, int, Kind, bool]]:
    """Words that name a part: tokens, what they name, and whether it is more than an outcome."""
    found: list[tuple[int, int, Kind, bool]] = []
    taken: set[int] = set()
    taken_by_longest = {i for m in reading.all("concepts.longest_path") for i in range(m.start, m.end)}
    for kind, concepts in _KINDS:
        for m in reading.all(*concepts):
            beside = kind == "route" and bool(taken_by_longest & set(range(m.start - 1, m.end + 1)))
            if taken.isdisjoint(range(m.start, m.end)) and not beside:  # "percorso più lungo", "longest path"
                found.append((m.start, m.end, kind, True))
                taken.update(range(m.start, m.end))
    if not any(kind == "route" for _, _, kind, _ in found):  # where the marker stands on the scoring track
        track = [i for i, t in enumerate(reading.tokens) if t.is_word and is_listed(reading, t.text, "track")]
        track += [
            i for m in reading.told("board") for i in range(m.start, m.end) if _beside_score(reading, m)
        ]
        found += [(i, i + 1, "route", True) for i in sorted(set(track)) if i not in taken]
    for m in reading.all(*_OUTCOMES):
        if taken.isdisjoint(range(m.start, m.end)):
            found.append((m.start, m.end, "ticket", False))
    return sorted(found)


def _beside_score(reading: Reading, board: Mention) -> bool:
    """Whether the one number in the clause of a word for the board is a score: "75 on the board"."""
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    low = max((i for i in marks if i < board.start), default=-1)
    high = min((i for i in marks if i >= board.end), default=len(reading.tokens))
    here = [n for n in reading.numbers() if low < n.start < high and not n.weak]
    return len(here) == 1 and (here[0].value or 0) >= _LEAST_TOTAL


def _numbers(reading: Reading, low: int, high: int) -> list[Mention]:
    """The numbers of a stretch that count no people and are no part of "both", "all three"."""
    aside = {i for m in reading.all("cues.both") for i in range(m.start, m.end)}
    aside |= of_people(reading) | counted(reading, "concepts.player")
    inside = {i for m in reading.all("concepts.mandala", "concepts.player") for i in range(m.start, m.end)}
    return [n for n in reading.numbers() if low <= n.start < high and n.start not in aside | inside]


def _cut(
    reading: Reading, low: int, high: int, joined: bool, marks: Sequence[tuple[int, int, Kind, bool]]
) -> list[Part]:
    """A stretch cut where it goes on to something else without a mark: "routes 62 tickets 24"."""
    here = [m for m in marks if low <= m[0] < high]
    if any(own and kind != "ticket" for _, _, kind, own in here):
        here = [m for m in here if m[3]]  # "stations not finished" tells of no ticket
    numbers = [n for n in _numbers(reading, low, high) if not n.weak]
    cuts: list[int] = []
    if numbers and len({kind for _, _, kind, _ in here}) > 1:
        first = numbers[0].start < here[0][0]
        seen = False
        last: Kind | None = None
        for at, kind in sorted([*((n.start, None) for n in numbers), *((m[0], m[2]) for m in here)]):
            apart = kind is not None and last is not None and {kind, last} not in _SINGLES
            if seen and (apart if kind is not None else first):
                cuts.append(at if kind is None else _with_denial(reading, low, at))
                seen, last = False, None
            seen |= (kind is not None) == first
            last = kind or last
    found: list[Part] = []
    for a, b in pairwise([low, *cuts, high]):
        named = [m for m in here if a <= m[0] < b]
        kinds: set[Kind] = {m[2] for m in named}
        kind = next((k for k, _ in _KINDS if k in kinds), None)
        inside = tuple(_numbers(reading, a, b))
        own = any(m[3] for m in named)
        if kind == "ticket" and not own and _is_total(reading, named, inside):
            kind = "total"
        found.append(Part(a, b, kind, inside, own=own, joined=joined and a == low))
    return found


def _with_denial(reading: Reading, low: int, at: int) -> int:
    """Where "no" or an article before a word begins that names a part."""
    denied = {m.start for m in reading.all("cues.negation", "cues.none")}
    while at - 1 > low and (at - 1 in denied or reading.is_article(reading.tokens[at - 1].text)):
        at -= 1
    return at


def _is_total(
    reading: Reading, named: Sequence[tuple[int, int, Kind, bool]], numbers: Sequence[Mention]
) -> bool:
    """ "We finished on 121": a word for the end that is one for completing too, beside a number of points."""
    ends = {m.start for m in reading.all("concepts.end")}
    low, high = (numbers[0].start - _SPEAKING, numbers[-1].end + _SPEAKING) if numbers else (0, 0)
    if any(low <= m.start < high for m in reading.all("cues.claim_said", "cues.says_other", "cues.says_me")):
        ends |= {n[0] for n in named}  # "100 ұпаймен бітірдім дейді"
    return (
        bool(numbers)
        and all(n[0] in ends for n in named)
        and all((n.value or 0) >= _LEAST_TOTAL for n in numbers)
    )


def _with_inherited(reading: Reading, pieces: Sequence[Part]) -> list[Part]:
    out = list(pieces)
    last: Kind | None = None
    for at, piece in enumerate(out):
        if piece.kind is None and any(not n.weak for n in piece.numbers):
            following = out[at + 1] if at + 1 < len(out) else None
            ahead = _led_to(reading, out, at)
            if ahead is not None:
                out[at] = replace(piece, kind=ahead)
            elif _is_whole(reading, piece):
                out[at] = replace(piece, kind="total")
            elif (
                following is not None and following.joined and following.kind is not None and not piece.joined
            ):
                behind = following.numbers and following.own  # "17 and 9 for finished tickets"
                out[at] = replace(piece, kind=following.kind if behind or last is None else last)
            else:
                out[at] = replace(piece, kind=last)
        elif piece.kind is None and piece.numbers:
            out[at] = replace(piece, kind=last)
        last = out[at].kind if out[at].kind not in (None, "total") else last
    return out


def _led_to(reading: Reading, pieces: Sequence[Part], at: int) -> Kind | None:
    """What a list that begins a sentence leads to: ". 21, 8 and 10 are tickets done"; None where it is none."""
    start = pieces[at].start
    if start == 0 or not (reading.tokens[start - 1].is_stop or reading.tokens[start - 1].text == ";"):
        return None
    for piece, following in pairwise(pieces[at:]):
        plain = piece.kind is None and all(
            reading.tokens[i].is_number or any(n.start <= i < n.end for n in piece.numbers)
            for i in range(piece.start, piece.end)
        )
        if not plain or following.start - piece.end > 1:
            return None
        if following.own:
            return following.kind if following.joined and following.numbers else None
    return None


def _is_whole(reading: Reading, piece: Part) -> bool:
    """Whether a number in a stretch that names no part is the sum of them: "she ends up with 92"."""
    strong = [n for n in piece.numbers if not n.weak]
    told = any(piece.start <= m.start < piece.end for m in reading.all(*_SUMMING))
    words = [
        i
        for i in range(piece.start, piece.end)
        if reading.tokens[i].is_word and not reading.tokens[i].is_number
    ]
    return all((n.value or 0) >= _LEAST_TOTAL for n in strong) and (told or bool(words))
