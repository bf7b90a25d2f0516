"""Words of a question that may be people's names: written large where no sentence begins."""

from __future__ import annotations

import re

from assistant.lexicon import load_lexicon
from assistant.normalize import fold
from assistant.vocabulary import load_vocabulary

_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ`´ʹ][^\W\d_]+)?")
_BEGINS = re.compile(r"(?:^|[.!?;:…·\n])[^\w]*$")
_LEAST = 3  # letters of a name


def names_typed(question: str, respelled: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Each such word as it is read, folded, with the name as it was typed; suffixes behind an apostrophe are left out.

    A word that begins a sentence counts only where the language's data does not know it.

    >>> names_typed("With Jill on 112, who wins?", "with jill on 112, who wins?", "en")
    (('jill', 'Jill'),)
    """
    typed = list(_WORD.finditer(question))
    read = [m.group() for m in _WORD.finditer(respelled)]
    if len(typed) != len(read) or question.isupper():
        return ()
    found: dict[str, str] = {}
    for n, (match, now) in enumerate(zip(typed, read, strict=True)):
        name = re.split(r"['’ʼ`´ʹ]", match.group())[0] if lang != "it" else match.group()
        if len(name) < _LEAST or not name[0].isupper() or name[1:].isupper():
            continue
        if _BEGINS.search(question[: match.start()]) and _is_known(fold(name), lang):
            following = [m.group() for m in typed[n + 1 : n + 4]]
            if not (len(following) > 1 and len(following[0]) < _LEAST + 1 and _leads_to_name(following)):
                continue
        found[fold(re.sub(r"['’ʼ`´ʹ]", "", now))] = name
    return tuple(found.items())


def _leads_to_name(following: list[str]) -> bool:
    """Whether an "and", and perhaps an article, stand between a word and a name: "Anna and Ben"."""
    name = following[2] if len(following) > 2 and len(following[1]) < _LEAST else following[1]
    return following[0].islower() and name[0].isupper() and len(name) >= _LEAST


def _is_known(folded: str, lang: str) -> bool:
    return folded in load_vocabulary(lang) or load_lexicon(lang).knows(folded)
