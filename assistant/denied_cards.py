"""Cards that a question says there are none of: "no loco", "lokomotywy nie ma", "neither black nor white"."""

from __future__ import annotations

from itertools import takewhile

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_VERB_LAST = frozenset({"tr", "kk"})
_ABSENT = 3  # words that say together that there is no such card
_OR = frozenset(
    {
        "or",
        "nor",
        "ya",
        "da",
        "veya",
        "ne",
        "lub",
        "ani",
        "czy",
        "немесе",
        "не",
        "и",
        "ни",
        "или",
        "ή",
        "η",
        "ουτε",
        "o",
    }
)


def _is_denied(reading: Reading, mention: Mention) -> bool:
    """Whether the question says that there is no such card."""
    denials = reading.all("cues.negation", "cues.none")
    if reading.lang in _VERB_LAST:
        cards = {m.end for m in reading.all("concepts.card") if m.start == mention.end}
        return any(m.start in {mention.end} | cards for m in denials)
    return any(m.end == mention.start for m in denials) or is_absent(reading, mention)


def is_absent(reading: Reading, mention: Mention) -> bool:
    """Whether the words right behind a card say that there is none: "lokomotywy nie ma", "locomotive nessuna".

    >>> from assistant.reading import read
    >>> told = read("czarna pasuje, lokomotywy nie ma", "pl")
    >>> [is_absent(told, m) for m in told.all("colors.black", "concepts.locomotive")]
    [False, True]
    """
    near = reading.tokens[mention.end : mention.end + _ABSENT]
    behind = [t.text for t in takewhile(lambda t: t.is_word, near)]
    absent = load_lexicon(reading.lang).listed("absent")
    return any(" ".join(behind[:n]) in absent for n in range(1, len(behind) + 1))


def without_denied(reading: Reading, kinds: list[tuple[str, Mention]]) -> list[tuple[str, Mention]]:
    """The kinds without those that the question denies, "no black or loco" among them.

    >>> from assistant.reading import read
    >>> told = read("a red, no black or loco", "en")
    >>> kinds = [(m.concept, m) for m in told.all("colors.red", "colors.black", "concepts.locomotive")]
    >>> [kind for kind, _ in without_denied(told, kinds)]
    ['colors.red']
    """
    kept: list[tuple[str, Mention]] = []
    denied: Mention | None = None
    for kind, mention in kinds:
        listed = denied is not None and _alternatives(reading, denied, mention)
        if listed or _is_denied(reading, mention):
            denied = mention
        else:
            denied = None
            kept.append((kind, mention))
    return kept


def _alternatives(reading: Reading, a: Mention, b: Mention) -> bool:
    between = [t.text for t in reading.tokens[a.end : b.start]]
    return len(between) <= 2 and any(t in _OR for t in between)
