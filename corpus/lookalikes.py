"""Letters of another script that look like a word's own: Greek and Cyrillic ones in Latin words, and the reverse."""

from __future__ import annotations

import re

_LATIN = "A-Za-z\u00c0-\u024f"
_GREEK = "\u0370-\u03ff\u1f00-\u1fff"
_CYRILLIC = "\u0400-\u04ff"
_SCRIPTS = {"latin": re.compile(f"[{_LATIN}]"), "greek": re.compile(f"[{_GREEK}]")}
_SCRIPTS["cyrillic"] = re.compile(f"[{_CYRILLIC}]")
# A word with letters of two scripts; looked for only from a word's start, so that time stays linear.
MIXED = re.compile(
    rf"(?<![{_LATIN}{_GREEK}{_CYRILLIC}])[{_LATIN}{_GREEK}{_CYRILLIC}]*(?:"
    rf"[{_LATIN}][{_GREEK}{_CYRILLIC}]|[{_GREEK}][{_LATIN}{_CYRILLIC}]|[{_CYRILLIC}][{_LATIN}{_GREEK}]"
    rf")[{_LATIN}{_GREEK}{_CYRILLIC}]*"
)
_ALIKE = {
    ("latin", "cyrillic"): ("ABCEHIKMOPTXYaceiopxyhsj", "АВСЕНІКМОРТХУасеіорхуһѕј"),
    ("latin", "greek"): ("ABEHIKMNOPTXYZov", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖον"),
    ("greek", "cyrillic"): ("ΑΒΕΗΙΚΜΟΡΤΧο", "АВЕНІКМОРТХо"),
}
_TO = {
    (own, other): str.maketrans(*((theirs, ours) if own == a else (ours, theirs)))
    for (a, b), (ours, theirs) in _ALIKE.items()
    for own, other in ((a, b), (b, a))
}


def same_script(match: re.Match[str]) -> str:
    """A word with its few letters of another script written in its own, where they look alike; else as it stood.

    >>> same_script(MIXED.match("p\\u0430ir")) == "pair"
    True
    """
    word = match.group()
    counts = {name: len(letters.findall(word)) for name, letters in _SCRIPTS.items()}
    own, *others = sorted(counts, key=lambda name: -counts[name])
    mended = word
    for other in others:
        if counts[other] and counts[other] < counts[own]:
            mended = mended.translate(_TO[own, other])
    return mended if sum(bool(letters.search(mended)) for letters in _SCRIPTS.values()) == 1 else word
