"""Which clause of a question asks."""

from __future__ import annotations

import re
from itertools import pairwise

from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

OPEN = ("cues.how_many", "cues.what", "cues.total")
YES_NO = ("cues.yes_no", "cues.something", "cues.enough", "cues.verdict")
QUANTITIES = ("concepts.points", "concepts.bonus", "actions.pay_extra", "actions.cost", "concepts.card")
SAYING = ("cues.claim_said", "cues.says_me", "cues.says_other", "cues.right_me", "cues.right_other")
QUESTION_WORDS = ("cues.how_many", "cues.what", "cues.where", "cues.when", "cues.who", "cues.how")
_ASKED_LAST = 2  # words of which a question's last one asks, with the verb behind it at most
_ASKING_PLACE = 2  # words that may stand before the asking word
_VERB_LAST = frozenset({"tr", "kk"})
_BY_MARK = frozenset({"el", "it"})  # languages in which the question mark alone may ask for a yes or no
_OPENING = 1  # words before a "what" that opens a sentence
_LAST = 2  # words at the end of a question of which one asks
_LIMIT = 2  # tokens from "how many" to the "at most" that goes with it
_CLAUSE = 3  # words of a clause that asks by the mark alone; fewer name what is asked for ("alla fine?")
_PAUSE = dict.fromkeys(("tr", "pl", "kk", "it", "en"), ";")  # in Greek it is the question mark
_GAP = re.compile(r"(?:\.{2,}|…|=)\s*[?;]+\s*$")
_PARTING = frozenset({",", ":", "("})


def asking_clause(reading: Reading) -> tuple[int, int]:
    """The tokens of the clause of the last sentence that asks; its last clause where none does by a word.

    A short "…, right?" is taken with what it follows; a last clause may ask by naming a quantity ("…, extra cards?").
    """
    last = asking_end(reading)
    while last and not reading.tokens[last - 1].is_word:
        last -= 1
    parting = [i + 1 for i in range(last - 1) if reading.tokens[i].is_stop or _parts(reading, i)]
    if len(parting) > 1 and ends_with_tag(reading):
        parting.pop()
    first = max((p for p in parting if reading.tokens[p - 1].is_stop), default=0)
    spans = list(pairwise([first, *(p for p in parting if p > first), last]))
    asking = [m.start for m in reading.all(*OPEN, *YES_NO)]
    asking += [m.start for m in reading.all(*QUANTITIES) if m.start >= spans[-1][0]]
    return next((s for s in reversed(spans) if any(s[0] <= a < s[1] for a in asking)), spans[-1])


def asking_end(reading: Reading) -> int:
    """The end of the sentence that asks: the last, or one before the story ("do I add any? I laid two reds, …").

    >>> from assistant.reading import read
    >>> asking_end(read("do I add any? I laid two reds", "en"))
    5
    """
    end = len(reading.tokens)
    marks = [
        i for i, t in enumerate(reading.tokens) if t.text in ("?", ";") and t.text != _PAUSE.get(reading.lang)
    ]
    if not marks or marks[-1] >= end - 1:
        return end
    behind = [m for m in reading.all(*OPEN, *YES_NO, *QUANTITIES, *SAYING) if m.start > marks[-1]]
    said = sum(t.is_word for t in reading.tokens[marks[-1] :])
    return marks[-1] + 1 if not behind and said >= _CLAUSE else end


def _parts(reading: Reading, at: int) -> bool:
    token = reading.tokens[at]
    return token.text in _PARTING or (token.text == "-" and not token.glued)


def asks_yes_or_no(reading: Reading) -> bool:
    """Whether the last clause wants a yes or no, and names no quantity that it may want instead ("…, extra cards?")."""
    first, last = asking_clause(reading)
    here = {m.concept for m in reading.mentions if first <= m.start < last}
    if here & set(OPEN) or not is_yes_no(reading):
        return False
    words = sum(t.is_word for t in reading.tokens[first:last])
    if words <= _CLAUSE and any(first < m.start and m.end == last for m in reading.all("told.copula")):
        return False  # "extra is?" names what it wants to know
    if any(first <= m.start < last for m in reading.told("how_long")):
        return False
    if _only_names(reading, first, last, "concepts.longest_path", "concepts.route"):
        return False  # "…: longest path?"
    explicit = bool(here & set(YES_NO)) or ends_with_tag(reading)
    if not explicit and any(m.start == first for m in reading.all("concepts.length")):
        return False  # "…, lunghezza del percorso più lungo?" names what it wants to know
    said = words >= _CLAUSE
    return explicit or (reading.lang in _BY_MARK and said and not here & set(QUANTITIES))


def _only_names(reading: Reading, first: int, last: int, *concepts: str) -> bool:
    """Whether tokens ``[first, last)`` are words of ``concepts``, articles and "my", and nothing else."""
    named = {i for m in reading.all(*concepts) for i in range(m.start, m.end)}
    my = load_lexicon(reading.lang).listed("my")
    others = [i for i in range(first, last) if i not in named and reading.tokens[i].is_word]
    texts = [reading.tokens[i].text for i in others]
    return bool(named & set(range(first, last))) and all(reading.is_article(t) or t in my for t in texts)


def ends_with_tag(reading: Reading) -> bool:
    """Whether a short "…, yes?", "…: ok?" asks for agreement at the end."""
    end = len(reading.tokens)
    while end and not reading.tokens[end - 1].is_word:
        end -= 1
    return any(
        m.end == end and m.start and not reading.tokens[m.start - 1].is_word for m in reading.all("cues.tag")
    )


def ends_open(reading: Reading) -> bool:
    """Whether a Turkish or Kazakh question ends on an asking word: "… yazan ülkelere ulaşamazsam ne olur?"."""
    if reading.lang not in ("tr", "kk"):
        return False
    words = [i for i, t in enumerate(reading.tokens) if t.is_word][-_LAST:]
    asks = any(m.start in words for m in reading.all(*QUESTION_WORDS))
    closed = reading.all("cues.yes_no", "cues.verdict", "cues.right_me", "cues.right_other", "cues.tag")
    return asks and not any(m.end - 1 in words for m in closed)


def is_yes_no(reading: Reading) -> bool:
    """Whether a question can be answered with yes or no, by how it is put."""
    if counts_openly(reading) or names_points(reading) or leaves_gap(reading) or asks_before_remark(reading):
        return False
    if asks_who_is_right(reading):
        return False
    if ends_open(reading):
        return False
    if ends_with_tag(reading):
        return True
    last = _last_sentence(reading)
    if last and (_asks_a_quantity(reading, last) or any(m.start >= last for m in reading.told("how_long"))):
        return False
    if reading.has(*SAYING):
        return True
    closed = any(m.start >= last for m in reading.all(*YES_NO))
    if any(
        asks_by(reading, m.start) and (m.start >= last or not closed)
        for m in reading.all(*QUESTION_WORDS)
        if m.concept != "cues.how_many" and not is_condition(reading, m)
    ):
        return False
    if reading.has("cues.yes_no", "cues.allowed", "cues.must", "cues.exists"):
        return True
    if any(
        m.start >= last
        for m in reading.all("cues.negation", "cues.verdict", "cues.something", "cues.enough", "told.adds_up")
    ):
        return True
    concluded = any(m.start == last for m in reading.all("cues.therefore"))
    if concluded and reading.text.rstrip().endswith("?"):
        return True  # "… so I get 12 points?"
    # Greek and Italian ask by the question mark alone.
    return reading.lang in ("el", "it") and bool(reading.tokens) and reading.tokens[-1].text in ("?", ";")


def _asks_a_quantity(reading: Reading, low: int) -> bool:
    """Whether the last sentence, from ``low``, opens on a "what" for a quantity: "… What is the real cost?"."""
    asked = [m for m in reading.all("cues.what") if low <= m.start <= low + _OPENING]
    judged = (*YES_NO, *SAYING, "cues.wrong", "cues.negation")
    copula = {m.end for m in asked}  # "what is"
    if not asked or any(m.start >= low and m.start not in copula for m in reading.all(*judged)):
        return False
    return any(m.start > low for m in reading.all("actions.cost", "concepts.points"))


def asks_who_is_right(reading: Reading) -> bool:
    """ "Which of us is right?", with no "is it he?" behind it: neither yes nor no.

    >>> from assistant.reading import read
    >>> asks_who_is_right(read("I say they count, she says not. Who is right?", "en"))
    True
    """
    who = reading.all("cues.right_who")
    closing = reading.all("cues.yes_no", "cues.right_me", "cues.right_other")
    return bool(who) and not any(m.start >= who[-1].end for m in closing)


def asks_before_remark(reading: Reading) -> bool:
    """Whether the question mark ends an open question, and what stands behind it is no more than a remark.

    >>> from assistant.reading import read
    >>> asks_before_remark(read("what's the least I pay? my son says all six", "en"))
    True
    """
    marks = [
        i for i, t in enumerate(reading.tokens) if t.text in ("?", ";") and t.text != _PAUSE.get(reading.lang)
    ]
    if not marks or marks[-1] >= len(reading.tokens) - _LAST:
        return False
    last = marks[-1]
    first = next((i + 1 for i in range(last - 1, -1, -1) if reading.tokens[i].is_stop), 0)
    judged = ("cues.verdict", "cues.right_me", "cues.right_other", "cues.wrong")
    if any(m.start > last for m in reading.all(*judged)):
        return False
    told = [m for m in reading.all(*SAYING) if first <= m.start < last]
    return not told and any(
        first <= m.start < last and (m.concept == "cues.at_least" or asks_by(reading, m.start))
        for m in reading.all(*QUESTION_WORDS, "cues.at_least")
    )


def is_condition(reading: Reading, word: Mention) -> bool:
    """ "When I take a card, do I refill the row?": a "when" that a clause behind a comma goes on from."""
    if word.concept != "cues.when" or reading.lang in ("tr", "kk"):
        return False
    end = next(
        (i for i in range(word.end, len(reading.tokens)) if reading.tokens[i].is_stop), len(reading.tokens)
    )
    comma = next((i for i in range(word.end, end) if reading.tokens[i].text == ","), end)
    return sum(t.is_word for t in reading.tokens[comma:end]) >= _CLAUSE


def counts_openly(reading: Reading) -> bool:
    """Whether a "how many" asks for a number."""
    return any(_counts_openly(reading, m.start) for m in asking_how_many(reading))


def asking_how_many(reading: Reading) -> list[Mention]:
    """The "how many" that ask; a "number" that is only to be confirmed ("is that number right?") asks nothing.

    >>> from assistant.reading import read
    >>> asking_how_many(read("zgadza się ta liczba?", "pl"))
    []
    """
    judged = {i for m in reading.all("cues.verdict") if m.end - m.start > 1 for i in range(m.start, m.end)}
    judged |= {i for m in reading.all("told.that_number") for i in range(m.start, m.end)}
    return [m for m in reading.all("cues.how_many") if m.end - 1 not in judged]


def leaves_gap(reading: Reading) -> bool:
    """Whether a question leaves out what it asks for: "so for the others I get…?", "tickets at the start = ?"."""
    return bool(_GAP.search(reading.text))


def _last_sentence(reading: Reading) -> int:
    """The first token of the last sentence."""
    return next((i + 1 for i in range(len(reading.tokens) - 2, -1, -1) if reading.tokens[i].is_stop), 0)


def names_points(reading: Reading) -> bool:
    """Whether the last sentence only names what it wants to know: "points for those?", "netto dai biglietti?"."""
    last = len(reading.tokens) - 1
    if last < 1 or not reading.tokens[last].is_stop:
        return False
    first = next((i + 1 for i in range(last - 1, -1, -1) if reading.tokens[i].is_stop), 0)
    told = ("cues.yes_no", "cues.verdict", "cues.wrong", "cues.negation", *SAYING)
    comma = next((i + 1 for i in range(last - 1, first, -1) if reading.tokens[i].text in _PARTING), first)
    if last - comma < _CLAUSE:
        first = comma  # "two fives and a four, points?"
    inside = any(first <= m.start < last for m in reading.all(*told))
    return not inside and any(m.start == first for m in reading.all("concepts.points", "told.quantity"))


def _counts_openly(reading: Reading, at: int) -> bool:
    """Whether a "how many" asks for a number: its sentence neither speaks of a limit nor claims it."""
    first = next((i + 1 for i in range(at - 1, -1, -1) if reading.tokens[i].is_stop), 0)
    last = next((i for i in range(at, len(reading.tokens)) if reading.tokens[i].is_stop), len(reading.tokens))
    inside = [m for m in reading.all(*SAYING) if first <= m.start < last]
    if reading.lang in _VERB_LAST:  # what is said stands before the verb: "I think of buying it, how many …?"
        inside = [m for m in inside if m.start > at]
    limits = [m for m in reading.all("cues.at_most") if first <= m.start < last]
    inside += [m for m in limits if not (0 <= at - m.end <= 1 or 0 <= m.start - at <= _LIMIT)]
    inside += [m for m in reading.all("cues.any_number") if m.start <= at < m.end]
    return not inside and not any(m.start >= last for m in reading.all("cues.verdict"))


def asks_by(reading: Reading, at: int) -> bool:
    """Whether a question word asks, or only joins ("a city where …", "a limit to how many …").

    Turkish and Kazakh ask in any place of a sentence; in the other languages the asking word stands at a beginning,
    or at the very end ("the most I may give back is what?", "il massimo qual è?"), but not as a mere "or what?".
    """
    if reading.lang in ("tr", "kk"):
        return True
    words = [i for i, t in enumerate(reading.tokens) if t.is_word]
    behind = [i for i in words if i > at]
    if len(behind) < _ASKED_LAST and reading.tokens[-1].text in ("?", ";"):
        either = load_lexicon(reading.lang).listed("or")
        return not any(reading.tokens[i].text in either for i in words if i in (at - 1, at - 2))
    first = next((i + 1 for i in range(at - 1, -1, -1) if not reading.tokens[i].is_word), 0)
    return at - first <= _ASKING_PLACE
