"""What became of each thing named: tickets completed or failed, countries reached or not.

Things and the words that speak of them ("done", "failed", "not") stand in a row. Each thing belongs to the
word before it or the word behind it; between two words the row is cut where the text itself parts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from assistant.clauses import asking_clause
from assistant.lexicon import Mention
from assistant.reading import Reading

FAILED = ("actions.fail", "told.undone")
_VERB_LAST = frozenset({"tr", "kk"})
# A verb that denies by its own form: Turkish -me-, Kazakh -ме-/-бе-/-пе-, folded.
_DENYING = {
    "tr": re.compile(r"..+?(?:m[ae](?:d[iu]|m[iu]s|yan|yen|z|den|dan|yip|yinc)|m[iu]yor)"),
    "kk": re.compile(r"..+?[мпб][ае](?:д[иу]|ган|ген|и|с|п$|т)"),
}
# Verbs that say of themselves that something did not happen: Turkish beceremedim, Kazakh жетпедім.
_DID_NOT = {
    "tr": re.compile(r".{2,}m[ae](?:d[iu](?:m|n|k|niz|lar|ler)?|m[iu]s(?:[iu]m)?|y[ae]n(?:l[ae]r)?)"),
    "kk": re.compile(r".{2,}[мпб][ае](?:д[иу](?:м|к|н|низ)?|г[ае]н(?:[дт][ае]р)?)"),
}
_INFINITIVE = {"tr": re.compile(r".+m[ae](?:k|y[iu])"), "kk": re.compile(r".+(?:у(?:ди|ге)?|[аеиу]п)")}
# Participles that head a list of what was done: Turkish yaptıklarım, Kazakh орындағандарым, folded.
_HEADING = {
    "tr": re.compile(r".+[dt][iu]k?g?(?:im|lar[iu]m|ler[iu]m|imiz)"),
    "kk": re.compile(r".+[гк][ае]н(?:[дт][ае]р)?[иу]м(?:[иу]з)?"),
}
_KAZAKH_CANNOT = "алма"
# Languages in which "none" goes with a "not" and means no more.
_CONCORD = frozenset({"el", "it", "pl", "tr", "kk"})
_NONE_FAILED = 1  # words between "none" and "failed"
_NONE_AHEAD = 6  # words between a "none" and the verb that it denies
_NONE_BEHIND = 5  # words between a verb and the "none" that denies it
_REACH_OF_NOT = 3  # words between a "not" and the verb it denies
_STYLE = 1.5
_EMPTY = 1.5
_SAID = 2  # tokens from a thing to the comma behind what is said of it, at least
_AND_WORD = 1.2  # how strongly an "and" parts right before a word that tells an outcome
_APART = 0.8  # the gap from which two words speak of different things


@dataclass(frozen=True, slots=True)
class Word:
    """A word that tells an outcome, tokens ``[start, end)``: ``label`` with a colon, ``firm`` for verbs."""

    start: int
    end: int
    good: bool
    firm: bool = True
    label: bool = False


def outcome_words(
    reading: Reading, good: Sequence[str], bad: Sequence[str], places: Sequence[int], *, together: bool = True
) -> list[Word]:
    """The words of the question that tell an outcome; ``places``: where the things stand.

    ``together``: words side by side speak of the same thing ("failed to complete").
    """
    found: dict[int, Word] = {}
    taken: set[int] = set()
    vacant = {m.start: n for m in reading.all(*FAILED) for n in _none_before(reading, m)}
    failed = [m for m in reading.all(*FAILED) if m.start not in vacant]
    for m in reading.all(*FAILED):
        if m.start in vacant:  # "none failed": all are done
            taken.update(range(vacant[m.start], m.end))
            found[vacant[m.start]] = Word(vacant[m.start], m.end, good=True)
    for m in failed:
        spared = _not_failed(reading, m)
        if spared is not None:
            taken.update(range(*spared))
            found[spared[0]] = Word(*spared, good=True)
    for m in [*(f for f in failed if f.start not in taken), *reading.all(*bad)]:
        taken.update(range(m.start, m.end))
        found[m.start] = Word(m.start, m.end, good=False)
    denials = [m for m in reading.all("cues.negation") if not taken.intersection(range(m.start, m.end))]
    used: set[int] = set()
    for m in reading.all(*good):
        if taken.intersection(range(m.start, m.end)):
            continue
        denial = _denied(reading, m, denials, places)
        if denial is not None:
            used.update(denial)
        taken.update(range(m.start, m.end))
        start = min([m.start, *(denial or ())])
        end = max([m.end, *(d + 1 for d in denial or ())])
        found[start] = Word(start, end, good=denial is None)
    for m in denials:
        if m.start not in taken and m.start not in used:
            found.setdefault(m.start, Word(m.start, m.end, good=False, firm=False))
    for i in range(len(reading.tokens)):
        if i not in taken and i not in used and denies(reading, i):
            found[i] = Word(i, i + 1, good=False)
            taken.add(i)
    for m in reading.all("actions.lose"):
        if m.start not in taken and not _asks(reading, m):
            found.setdefault(m.start, Word(m.start, m.end, good=False, firm=False))
    found.update((w.start, w) for w in _likewise(reading, found, places))
    words = _contrasted(reading, [_labelled(reading, w) for _, w in sorted(found.items())], places)
    return _merged(reading, words, places) if together else words


def _likewise(reading: Reading, found: Mapping[int, Word], places: Sequence[int]) -> list[Word]:
    """A "too" behind a thing in a clause that tells no outcome: "the 9 is done, the 11 too"."""
    if reading.lang in _VERB_LAST:
        return []
    marks = [i for i, t in enumerate(reading.tokens) if t.is_stop or t.text == ","]
    out: list[Word] = []
    for m in reading.told("too"):
        low = max((i for i in marks if i < m.start), default=-1)
        high = min((i for i in marks if i >= m.end), default=len(reading.tokens))
        told = [found[at] for at in sorted(found) if at < m.start]
        if told and not any(low < at < high for at in found) and any(low < p < m.start for p in places):
            out.append(Word(m.start, m.end, told[-1].good))
    return out


def _none_before(reading: Reading, failing: Mention) -> list[int]:
    """Where the "none" of "none failed", "κανένα δεν απέτυχε" stands; empty where nothing of the kind is said."""
    # "κανένα δεν τελείωσα", "hiçbirini bitiremedim"; but "none left" speaks of those used
    denied = failing.concept in FAILED and (
        denies(reading, failing.end - 1)
        or any(m.start < failing.end and m.end > failing.start for m in reading.all("cues.negation"))
    )
    if denied and reading.lang in _CONCORD:
        return []  # "κανένα δεν τελείωσα": the two say one "no"
    return [
        m.start
        for m in reading.all("cues.none")
        if 0 <= failing.start - m.end <= _NONE_FAILED
        and all(t.is_word for t in reading.tokens[m.end : failing.start])
    ]


def _not_failed(reading: Reading, failing: Mention) -> tuple[int, int] | None:
    """The tokens of "didn't fail", "senza mancarne nessuno", "δεν απέτυχε κανένα"; None where it did."""
    if reading.lang in _VERB_LAST:  # a verb denies by its ending there
        return None
    before = [
        m
        for m in reading.all("cues.negation")
        if 0 <= failing.start - m.end <= _NONE_FAILED
        and all(t.is_word for t in reading.tokens[m.end : failing.start])
    ]
    inside = any(failing.start <= m.start < failing.end for m in reading.all("cues.negation"))
    if not before or inside:
        return None
    nothing = [m for m in reading.all("cues.none") if 0 <= m.start - failing.end <= _NONE_FAILED]
    return before[-1].start, max([failing.end, *(m.end for m in nothing)])


def denies(reading: Reading, at: int) -> bool:
    """Whether the token is a verb that says of itself that something did not happen."""
    denying = _DID_NOT.get(reading.lang)
    return denying is not None and denying.fullmatch(reading.tokens[at].text) is not None


def _denied(
    reading: Reading, verb: Mention, denials: Sequence[Mention], places: Sequence[int]
) -> tuple[int, ...] | None:
    """The tokens that deny ``verb`` (none for a verb that denies by its form), or None when it stands."""
    denying = _DENYING.get(reading.lang)
    for i in range(verb.start, verb.end):
        if denying is not None and denying.match(reading.tokens[i].text):
            return ()
    nothing = [
        m for m in reading.all("cues.none") if m.start == verb.end or _of_none(reading, verb, m, places)
    ]
    if nothing and not any(m.start == nothing[0].end for m in reading.all(*FAILED)):
        return tuple(range(nothing[0].start, nothing[0].end))  # "finished neither"
    before = [m for m in reading.all("cues.none") if 0 < verb.start - m.end <= _NONE_AHEAD]
    before = [m for m in before if all(reading.tokens[i].is_word for i in range(m.end, verb.start))]
    before = [m for m in before if not any(m.end <= p < verb.start for p in places)]
    if before:
        return tuple(range(before[-1].start, before[-1].end))  # "not one of my tickets got done"
    behind = reading.tokens[verb.end].text if verb.end < len(reading.tokens) else ""
    if reading.lang == "kk" and behind.startswith(_KAZAKH_CANNOT):
        return (verb.end,)
    for n in denials:
        low, high = (n.end, verb.start) if n.start < verb.start else (verb.end, n.start)
        between = reading.tokens[low:high]
        if any(not t.is_word for t in between) or any(low <= p < high for p in places):
            continue
        if n.start >= verb.start:
            told = reading.lang in _VERB_LAST and not denies(reading, n.start)
            if len(between) <= 1 and (told or n.start < verb.end):
                return (n.start,)
        elif len(between) <= _REACH_OF_NOT and reading.lang not in _VERB_LAST:
            return (n.start,)
    return None


def _of_none(reading: Reading, verb: Mention, none: Mention, places: Sequence[int]) -> bool:
    """Whether a "none" behind the verb says what there was of it: "managed a grand total of none of them"."""
    between = range(verb.end, none.start)
    if reading.lang in _CONCORD or not 0 < len(between) <= _NONE_BEHIND:
        return False
    joins = {m.start for m in reading.all("cues.and", "cues.but")}
    return all(reading.tokens[i].is_word and i not in joins and i not in places for i in between)


def _asks(reading: Reading, m: Mention) -> bool:
    """Whether "minus" belongs to the question ("how much do I lose?")."""
    near = [
        q for q in reading.all("cues.how_many") if abs(q.start - m.start) <= 2 or abs(m.start - q.end) <= 1
    ]
    return any(all(t.is_word for t in reading.between(q.start, m.start)) for q in near)


def _labelled(reading: Reading, word: Word) -> Word:
    after = reading.tokens[word.end] if word.end < len(reading.tokens) else None
    label = after is not None and (after.text in (":", "=") or (after.text == "-" and not after.glued))
    return Word(word.start, word.end, word.good, word.firm, label)


def _merged(reading: Reading, words: list[Word], places: Sequence[int]) -> list[Word]:
    """Words side by side with nothing between them speak together; a denial among them decides."""
    out: list[Word] = []
    for word in words:
        last = out[-1] if out else None
        if (
            last is not None
            and not any(last.end <= p < word.start for p in places)
            and not last.label
            and _one_speech(reading, last, word)
            and reading.gap(last.end, word.start) < _APART
            and (word.start - last.end <= 2 or last.good == word.good)
        ):
            good = last.good and word.good
            out[-1] = Word(last.start, word.end, good, last.firm or word.firm, word.label)
        else:
            out.append(word)
    return out


def _one_speech(reading: Reading, last: Word, word: Word) -> bool:
    """Whether two words side by side are one: "failed to complete", "tamam değil", "tamamlamayı başaramadım"."""
    if any(m.start == word.start for m in reading.all("cues.none")):
        return True  # "I got to none of them"
    if not word.firm:
        return reading.lang in _VERB_LAST or not last.firm
    if not last.firm or last.good == word.good or reading.lang not in _VERB_LAST:
        return not (last.firm and last.good and not word.good) or reading.lang in _VERB_LAST
    return _INFINITIVE[reading.lang].fullmatch(reading.tokens[last.end - 1].text) is not None


def _contrasted(reading: Reading, words: list[Word], places: Sequence[int]) -> list[Word]:
    """With a side of "but" that nothing known speaks of, a word that says the opposite of the other side."""
    for m in reading.all("cues.but"):
        stops = [i for i, t in enumerate(reading.tokens) if t.is_stop]
        low = max((i for i in stops if i < m.start), default=-1)
        high = min((i for i in stops if i >= m.end), default=len(reading.tokens))
        before = [w for w in words if low < w.start < m.start]
        behind = [w for w in words if m.end <= w.start < high]
        told_before = {w.good for w in before if w.firm}
        told_behind = {w.good for w in behind if w.firm}
        if (
            not behind
            and len(told_before) == 1
            and not any(low < n.start < m.start for n in reading.all("cues.none", "cues.all"))
            and any(
                low < p < m.start for p in places
            )  # "none worked out, and they were 6 and 9" sets none apart
            and any(m.end <= p < high for p in places)
        ):
            words = [*words, Word(m.start, m.end, not told_before.pop())]
        elif (
            not before
            and len(told_behind) == 1
            and any(low < p < m.start for p in places)
            and any(m.end <= p < high for p in places)
        ):
            words = [*words, Word(m.start - 1, m.start, not told_behind.pop())]
    return sorted(_elliptic(reading, words, places), key=lambda w: w.start)


def _elliptic(reading: Reading, words: list[Word], places: Sequence[int]) -> list[Word]:
    """With a good word where only a bare "not" follows: "the 10 worked out, the 6 didn't"."""
    if not words or any(w.good or w.firm for w in words):
        return words
    commas = [i for i, t in enumerate(reading.tokens[: words[0].start]) if t.text == ","]
    commas = [i for i in commas if any(i < p < words[0].start for p in places)]
    before = [p for p in places if commas and p < commas[-1]]
    if not before or commas[-1] - before[-1] < _SAID:
        return words
    return [*words, Word(commas[-1] - 1, commas[-1], good=True)]


def without_question(reading: Reading, words: Sequence[Word], values: Sequence[int]) -> list[Word]:
    """The words without those behind the "how many" that asks: "ile mam za bilety?" judges no ticket."""
    low, high = asking_clause(reading)
    asking = [m.start for m in reading.all("cues.how_many", "cues.what") if low <= m.start < high]
    if not asking or any(asking[0] < v < high for v in values):
        return list(words)
    return [w for w in words if not asking[0] < w.start < high]


def assign(reading: Reading, places: Sequence[tuple[int, int]], words: Sequence[Word]) -> list[int]:
    """For each thing (tokens ``[start, end)``, in order) the index of the word that speaks of it."""
    if not words:
        return []
    segments = _segments(places, words)
    style = _style(reading, segments, words)

    @cache
    def best(k: int, filled: bool) -> tuple[float, tuple[int, ...]]:
        # segment k lies between words k-1 and k; `filled`: whether word k-1 has a thing on its left
        members = segments[k]
        if k == len(words):
            return _empty(words[k - 1], filled or bool(members)), (k - 1,) * len(members)
        if k == 0:
            cost, rest = best(1, bool(members))
            return cost, (0,) * len(members) + rest
        options: list[tuple[float, tuple[int, ...]]] = []
        for cut in range(len(members) + 1):
            cost, rest = best(k + 1, cut < len(members))
            cost += _empty(words[k - 1], filled or cut > 0)
            cost -= _cut_strength(reading, places, members, cut, words[k - 1], words[k])
            cost -= style * (cut / len(members)) if members else 0.0
            if words[k - 1].label and members:
                cost += 3.0 if cut == 0 else 0.0
            if words[k].label and cut < len(members):
                cost += 2.0
            options.append((cost, (k - 1,) * cut + (k,) * (len(members) - cut) + rest))
        return min(options, key=lambda o: o[0])

    return list(best(0, False)[1])


def _segments(places: Sequence[tuple[int, int]], words: Sequence[Word]) -> list[list[int]]:
    segments: list[list[int]] = [[] for _ in range(len(words) + 1)]
    for i, (start, _) in enumerate(places):
        segments[sum(1 for w in words if w.start <= start)].append(i)
    return segments


def _style(reading: Reading, segments: Sequence[Sequence[int]], words: Sequence[Word]) -> float:
    """Whether words stand before (> 0) or behind (< 0) their things, from the ends of the row."""
    ahead, behind = bool(segments[0]), bool(segments[-1])
    heading = _HEADING.get(reading.lang)
    if not ahead and heading is not None and heading.fullmatch(reading.tokens[words[0].end - 1].text):
        return _STYLE  # "yaptıklarım 9 ve 12", "орындағаным 20"
    if ahead and not behind:
        return -_STYLE
    if behind and not ahead:
        return _STYLE
    return -_STYLE if reading.lang in _VERB_LAST else 0.6 * _STYLE


def _empty(word: Word, filled: bool) -> float:
    return 0.0 if filled or not word.firm else _EMPTY


def _cut_strength(
    reading: Reading,
    places: Sequence[tuple[int, int]],
    members: Sequence[int],
    cut: int,
    left: Word,
    right: Word,
) -> float:
    """How strongly the text parts at the cut: before the member ``cut``."""
    start = places[members[cut - 1]][1] if cut > 0 else left.end
    end = places[members[cut]][0] if cut < len(members) else right.start
    strength = reading.gap(start, max(start, end))
    listed = cut == len(members) and any(p[0] >= right.end for p in places)
    if listed and any(m.end == end for m in reading.all("cues.and")):
        return max(strength, _AND_WORD)  # "17, 9 and failed 11"
    return strength
