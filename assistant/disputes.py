"""Who claims what in a question: "my brother says A, I say B; is he right?" asks about A alone.

A claim is a stretch of the question beside a verb of saying. In Turkish and Kazakh it stands before the verb
("… diyor", unless "ki" or a colon follows), in the other languages behind it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

_VERB_LAST = frozenset({"tr", "kk"})
_SAYING = ("cues.says_me", "cues.says_other")
_RIGHT = ("cues.right_me", "cues.right_other")
# "mine", "my brother's": Kazakh names whose claim it is by a suffix (folded).
_POSSESSOR = re.compile(r".+[дтн]ики")
_MY = ("меники", "биздики")
_WHOSE = ("кимдики", "каисисиники", "каисимиздики")  # "whose?"
_PARTS = 0.9  # from this gap on, two stretches are not one clause
_STEM = 4  # letters by which a person named twice is known again
_LETTERS = frozenset("bcxyβγвб")  # "customer A …, customer B …: is B right?"
_FIRST_LETTERS = frozenset("aαа")  # words of their own as well: names only beside another letter
_NEAR = 4  # words between "is right" and the person it is about
_INTRO = 5  # words in which a claim's speaker is named
_TELLING = ("numbers", "cues.allowed", "cues.forbidden", "cues.negation", "cues.must")  # enough as one word
_BEFORE_REASON = 1  # tokens of a claim before its reasons, at least
_LEAST = 2  # words of a claim
_VERB = 5  # letters of a word that is a claim by itself, held against another: "… she that they are lost"


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim in tokens ``[start, end)``; ``mine``: the asker's own; ``speaker``: words that name who says it."""

    start: int
    end: int
    mine: bool
    speaker: tuple[str, ...] = ()


def claims_in(reading: Reading) -> list[Claim]:
    """All claims in order of place, with their speakers."""
    verdict_words = {i for m in reading.all(*_RIGHT, "cues.verdict") for i in range(m.start, m.end)}
    verbs = _merged([m for m in reading.all(*_SAYING) if m.start not in verdict_words])
    if reading.lang not in _VERB_LAST:
        verbs = _with_bare_that(reading, verbs)
    if reading.has(*_RIGHT):
        verbs = _merged([*verbs, *_labels(reading)])
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    verdicts = [m.start for m in reading.all(*_RIGHT, "cues.verdict")]
    found: list[Claim] = []
    for k, verb in enumerate(verbs):
        left = max([-1, *(s for s in stops if s < verb.start)]) + 1
        if k:
            left = max(left, verbs[k - 1].end)
        if reading.lang in _VERB_LAST and not _introduces(reading, verb, left):
            start, end = left, verb.start
        else:
            start = _behind(reading, verb.end)
            end = min(
                [
                    len(reading.tokens),
                    *(s for s in stops if s > start),
                    *(v for v in verdicts if v > start),
                ]
            )
            if k + 1 < len(verbs) and verbs[k + 1].start < end:
                end = _clause_before(reading, start, verbs[k + 1].start)
        if found and start < found[-1].end:
            continue
        if any(m.start == start for m in reading.all("cues.because")):
            continue  # "she is convinced of it, because …" gives reasons and claims nothing new
        told = [t for t in reading.tokens[start:end] if t.is_word]
        short = any(m.concept in _TELLING and start <= m.start < end for m in reading.mentions)
        lone = len(told) == 1 and len(told[0].text) >= _VERB and not reading.is_filler(told[0].text)
        if len(told) >= _LEAST or short or (found and lone):
            found.append(Claim(start, end, _is_mine(reading, verb, left), _speaker(reading, left, verb)))
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """The claim that a question asks about, and the one held against it where there are two."""

    claim: Claim
    opposite: Claim | None


def asked_claim(reading: Reading) -> Asked | None:
    """The one of several opposing claims that the question asks about; None where it does not choose."""
    claims = claims_in(reading)
    if len(claims) < 2:
        return None
    chosen = _chosen(reading, claims)
    if chosen is None:
        return None
    others = [c for c in claims if c is not chosen and (c.mine != chosen.mine or c.speaker != chosen.speaker)]
    return Asked(chosen, others[0] if len(others) == 1 else None)


def _chosen(reading: Reading, claims: Sequence[Claim]) -> Claim | None:
    last = claims[-1].end
    whose = next(
        (t.text for t in reading.tokens[last:] if _POSSESSOR.fullmatch(t.text) and t.text not in _WHOSE), None
    )
    mine = [c for c in claims if c.mine]
    others = [c for c in claims if not c.mine]
    if whose is not None and reading.lang == "kk":
        if whose in _MY:
            return mine[-1] if mine else None
        named = [c for c in claims if any(w[:_STEM] == whose[:_STEM] for w in c.speaker if len(w) > 2)]
        if len(named) == 1:
            return named[0]
        return others[0] if len(others) == 1 else None
    verdicts = [m for m in reading.all(*_RIGHT) if m.start >= last - 1]
    if not verdicts:
        return None
    if verdicts[-1].concept == "cues.right_me":
        return mine[-1] if mine else None
    named_claim = _named_near(reading, verdicts[-1], claims)
    if named_claim is not None:
        return named_claim
    return others[0] if len(others) == 1 else None


def claim_against(reading: Reading) -> Claim | None:
    """The only claim found, where it is not the one asked about: "he takes them. I say they come back. Is he right?".

    >>> from assistant.reading import read
    >>> r = read("my uncle keeps the cards. I say that they come back to the hand. Is he right?", "en")
    >>> text_of(r, claim_against(r))
    'they come back to the hand'
    """
    claims = claims_in(reading)
    verdicts = [m for m in reading.all(*_RIGHT) if claims and m.start >= claims[0].end]
    if len(claims) != 1 or not verdicts or sum(t.is_stop for t in reading.tokens[: claims[0].start]) < 1:
        return None  # what the other one says or does stands in a sentence of its own
    told = reading.text[: reading.tokens[claims[0].start].start]
    if told.count("«") > told.count("»") or told.count("“") > told.count("”") or told.count('"') % 2:
        return None  # a quoted "I" is somebody else
    asked_me = verdicts[-1].concept == "cues.right_me"
    return claims[0] if claims[0].mine != asked_me else None


def untrue_claim(reading: Reading) -> Claim | None:
    """What a "it isn't true that …" denies: the claim inside, without the frame."""
    frames = [
        m for m in reading.all("cues.untrue") if reading.lang in _VERB_LAST or _says_that(reading, m.end)
    ]
    if len(frames) != 1:
        return None
    frame = frames[0]
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
    if reading.lang in _VERB_LAST:
        start, end = max([-1, *(s for s in stops if s < frame.start)]) + 1, frame.start
    else:
        start = _behind(reading, frame.end)
        verdicts = [m.start for m in reading.all(*_RIGHT, "cues.verdict") if m.start > start]
        end = min([len(reading.tokens), *(s for s in stops if s > start), *verdicts])
    return Claim(start, end, mine=False) if end - start >= _LEAST else None


def without_reasons(reading: Reading, claim: Claim) -> Claim:
    """The claim up to a "because": the reasons given for it may deny things of their own."""
    told = [
        m.start for m in reading.all("cues.because") if claim.start + _BEFORE_REASON <= m.start < claim.end
    ]
    return replace(claim, end=told[0]) if told else claim


def text_of(reading: Reading, claim: Claim) -> str:
    """The words of a claim as written."""
    tokens = reading.tokens[claim.start : claim.end]
    return reading.text[tokens[0].start : tokens[-1].end].strip(" ,;:«»\"'")


def _merged(verbs: Sequence[Mention]) -> list[Mention]:
    """Verbs that overlap count once; the asker's own wording wins ("I say" over "say")."""
    kept: list[Mention] = []
    for m in sorted(verbs, key=lambda m: (m.start, m.concept)):
        before = kept[-1] if kept else None
        if before is not None and m.start < before.end:
            if m.end - m.start > before.end - before.start or m.concept == "cues.says_me":
                kept[-1] = m
            continue
        kept.append(m)
    return kept


def _with_bare_that(reading: Reading, verbs: list[Mention]) -> list[Mention]:
    """Adds "… and my wife that it does": a "that" with no verb of its own in its clause, after a first claim.

    Polish has a comma before it ("…, Bartek, że nie").
    """
    if not verbs:
        return verbs
    out = list(verbs)
    verdicts = {m.start for m in reading.all("cues.verdict", "cues.yes_no")}
    denied = {i for m in reading.all("cues.untrue") for i in (m.end, m.end + 1)}
    for that in reading.all("cues.that"):
        if that.start in denied:
            continue  # "she says it isn't true that …" is one claim
        at = that.start - 1 if that.start and reading.tokens[that.start - 1].text == "," else that.start
        if at < that.start and (reading.lang != "pl" or set(range(at - 2, at)) & verdicts):
            continue
        m = replace(that, start=at)
        near = [v for v in verbs if v.start <= m.start]
        if not near or any(v.end >= m.start - 1 for v in near):
            continue
        start = _intro(reading, near[-1].end, m)
        if start > near[-1].end + 1 and 1 <= m.start - start <= 3:
            out.append(Mention("cues.says_other", m.start, m.start, None))
    return sorted(out, key=lambda m: m.start)


def _behind(reading: Reading, at: int) -> int:
    """The first token of a claim behind its verb: marks and a "that" are no part of it."""
    thats = {m.start for m in reading.all("cues.that")}
    while at < len(reading.tokens) and (at in thats or reading.tokens[at].text in (",", ":", "-")):
        at += 1
    return at


def _labels(reading: Reading) -> list[Mention]:
    """ "Tom: the cards are lost. Me: they come back." """
    mine = {m.start for m in reading.all("cues.i_self")}
    found = []
    for i, token in enumerate(reading.tokens):
        if token.text != ":" or i == 0 or not reading.tokens[i - 1].is_word:
            continue
        if i == 1 or reading.tokens[i - 2].is_stop:
            found.append(Mention("cues.says_me" if i - 1 in mine else "cues.says_other", i, i + 1))
    return found if len(found) > 1 else []


def _says_that(reading: Reading, at: int) -> bool:
    """Whether a "that" stands at a token, a comma before it or not."""
    at += at < len(reading.tokens) and reading.tokens[at].text == ","
    return any(m.start == at for m in reading.all("cues.that"))


def _introduces(reading: Reading, verb: Mention, left: int) -> bool:
    """Turkish "diyor ki", a colon behind the verb, or "she says …" with the verb as the second word."""
    last = reading.tokens[verb.end - 1].text
    following = reading.tokens[verb.end].text if verb.end < len(reading.tokens) else ""
    if following in ("ki", ":") or last == ":" or last.endswith("ki"):
        return True
    if last in load_lexicon(reading.lang).listed("introducing") and following not in (",", ".", "?", ""):
        return True
    behind = next(
        (i for i in range(verb.end, len(reading.tokens)) if reading.tokens[i].is_stop), len(reading.tokens)
    )
    others = any(verb.end <= m.start < behind for m in reading.all("cues.says_me"))
    commas = [i + 1 for i in range(left, verb.start) if reading.tokens[i].text == ","]
    return verb.start - max([left, *commas]) <= 1 and behind - verb.end > _NEAR and not others


def _clause_before(reading: Reading, start: int, verb: int) -> int:
    """Where the clause of the next speaker begins: behind the last mark or joining word before the verb."""
    joins = {m.start for m in reading.all("cues.and", "cues.but")}
    for i in range(verb - 1, start, -1):
        token = reading.tokens[i]
        if i in joins or token.text in (",", ";", "-", ":") or token.is_stop:
            return i
    return max(start, verb - 2)


def _intro(reading: Reading, left: int, verb: Mention) -> int:
    """The first token of the clause the verb stands in."""
    joins = {m.start for m in reading.all("cues.and", "cues.but") if not _is_letter(reading, m)}
    for i in range(verb.start - 1, max(left, verb.start - _INTRO) - 1, -1):
        token = reading.tokens[i]
        if i in joins or not token.is_word:
            return i + 1
    return max(left, verb.start - _INTRO)


def _is_letter(reading: Reading, joining: Mention) -> bool:
    """Whether a joining word is a capital letter behind a word: Polish "klient A"."""
    token = reading.tokens[joining.start]
    written = reading.text[token.start : token.end]
    return len(written) == 1 and written.isupper() and joining.start > 0


def _speaker(reading: Reading, left: int, verb: Mention) -> tuple[str, ...]:
    """The words that may name who says it: those before the verb, or at the beginnings of its clauses."""
    if reading.lang not in _VERB_LAST:
        return tuple(t.text for t in reading.tokens[_intro(reading, left, verb) : verb.start] if t.is_word)
    clause = reading.tokens[left : verb.start]
    heads = [i for i, t in enumerate(clause) if t.is_word and (i == 0 or not clause[i - 1].is_word)]
    places = {j for i in heads for j in (i, i + 1)} | {len(clause) - 2, len(clause) - 1}
    return tuple(t.text for i, t in enumerate(clause) if i in places and t.is_word)


def _is_mine(reading: Reading, verb: Mention, left: int) -> bool:
    if verb.concept == "cues.says_me":
        return True
    if reading.lang in _VERB_LAST:  # the verb's ending tells the person
        return False
    start = _intro(reading, left, verb)
    return any(start <= m.start < verb.start for m in reading.all("cues.i_self"))


def _named_near(reading: Reading, verdict: Mention, claims: Sequence[Claim]) -> Claim | None:
    """The claim whose speaker is named again beside "is right"."""
    low = max(verdict.start - _NEAR, claims[-1].end, 0)
    lettered = any(w in _LETTERS for c in claims for w in c.speaker)
    letters = _LETTERS | _FIRST_LETTERS if lettered else _LETTERS

    def names(words: Iterable[str]) -> set[str]:
        return {_stem(w) for w in words if w in letters or _names(reading, w)}

    beside = names(t.text for t in reading.tokens[low : verdict.end + _NEAR])
    best = [c for c in claims if beside & names(c.speaker)]
    if len(best) > 1 and lettered:  # "customer A", "customer B": the letter tells them apart
        best = [c for c in best if beside & names(c.speaker) & letters]
    return best[0] if len(best) == 1 else None


def _names(reading: Reading, word: str) -> bool:
    return len(word) > 2 and word.isalpha() and not reading.is_filler(word)


def _stem(word: str) -> str:
    return word[:_STEM]
