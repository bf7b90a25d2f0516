"""Stations told of several people: who built how many of theirs, and how many of whose are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from assistant.clauses import asking_clause
from assistant.intents.numbers import between, counted, everything, numbers_of, ordinals_of
from assistant.intents.outcomes import denies
from assistant.intents.people import ME, THEY, Person, people, same
from assistant.intents.speakers import tells_of_asker, tells_of_third
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

EACH = 3  # stations that a player has
_BUILT = ("actions.build", "actions.play_cards", "told.spent_stations")
_LEFT = ("concepts.unused", "concepts.reserve", "cues.left", "told.untouched")
_NOT = ("cues.negation", "cues.none")
_TICKETS = ("concepts.ticket", "concepts.long_ticket")
_OTHER_COUNTS = (
    "concepts.points",
    "concepts.card",
    "concepts.train_card",
    "concepts.player",
    "concepts.ticket",
    "concepts.turn",
    "concepts.route",
)
_UNKNOWN = "?"  # somebody who is not named
_VERB_LAST = frozenset({"tr", "kk"})
_NAME = 3  # letters of a name, at least


@dataclass(slots=True)
class _Account:
    """What is told of one person's stations: numbers of stations built, one told by each place, or by their order."""

    told: set[int]
    placed: int = 0
    nth: int = 0

    @property
    def built(self) -> int | None:
        """How many are built; None where what is told does not agree."""
        found = set(self.told)
        if self.placed or self.nth:
            found.add(max(self.placed, self.nth))
        return found.pop() if len(found) == 1 else None

    def agrees(self, told: _Told) -> bool:
        """Whether a clause tells the same number of stations built."""
        return self.built is not None and self.built == (told.built or told.placed or told.nth)


@dataclass(frozen=True, slots=True)
class _Told:
    """What a clause tells: of stations built or left, their number built by that, their places, their order."""

    good: bool
    built: int | None = None
    placed: int = 0
    nth: int = 0


def stations_left(reading: Reading) -> int | None:
    """How many unbuilt stations the one has whom the question asks about, or all together; None where it isn't told.

    >>> from assistant.reading import read
    >>> told = "Kim used all of her stations, my brother used one, i built none. points for my unused ones?"
    >>> stations_left(read(told, "en"))
    3
    """
    accounts = stations_built(reading)
    asked = _asked(reading, list(accounts))
    if not asked:
        return None
    built = [accounts[who] for who in asked]
    known = [b for b in built if b is not None and b <= EACH]
    return sum(EACH - b for b in known) if len(known) == len(built) else None


def stations_built(reading: Reading) -> Mapping[str, int | None]:
    """How many stations each person built, as far as the clauses before the question tell; None where unclear.

    >>> from assistant.reading import read
    >>> dict(stations_built(read("my sister built two stations, i built none. points for mine?", "en")))
    {'sister': 2, 'me': 0}
    """
    accounts: dict[str, _Account] = {}
    who: str | None = None
    good: bool | None = None
    ahead = 0  # cities before the verb: "to Rome, later to Kyiv I built"
    for low, high in _stretches(reading):
        told = _told(reading, low, high, good)
        if told is None:
            ahead += good is None and _places(reading, low, high)
            who = next((p.who for p in _persons(reading) if low <= p.at < high and p.who != THEY), who)
            if any(low <= m.start < high for m in reading.all("concepts.points")):
                good = None  # "… and notes ten points, the rascal"
            continue
        who = _who(reading, low, high, who)
        if who.startswith(_UNKNOWN) and ME in accounts and accounts[ME].agrees(told):
            who = ME  # "one is left, two stand on the board"
        good = told.good
        account = accounts.setdefault(who, _Account(set()))
        account.placed += told.placed + (ahead if told.placed else 0)
        account.nth = max(account.nth, told.nth)
        if told.built is not None:
            account.told.add(told.built)
        ahead = 0
    return {name: account.built for name, account in accounts.items()}


def stations_paid(reading: Reading) -> tuple[int, int] | None:
    """How many stations are asked about together, and how many stood before them; None where the story tells neither.

    >>> from assistant.reading import read
    >>> stations_paid(read("i built one station already, now i build my last two. cards for those two?", "en"))
    (2, 1)
    """
    accounts = stations_built(reading)
    asked = _asked(reading, list(accounts))
    told = accounts[asked[0]] if len(asked) == 1 else None
    if not told:
        return None
    low, high = asking_clause(reading)
    apart = counted(reading, *_OTHER_COUNTS)
    numbers = {
        n.value
        for n in numbers_of(reading, between(2, EACH))
        if low <= n.start < high and n.start not in apart
    }
    if any(low <= m.start < high for m in reading.all("cues.both")):
        numbers.add(2)
    whole = any(low <= m.start < high for m in [*reading.all("cues.all"), *everything(reading)])
    if not numbers and whole:
        numbers = {told}
    count = numbers.pop() if len(numbers) == 1 else None
    if count is None or count < 2:  # what one costs is read elsewhere
        return None
    more = any(low <= m.start < high for m in reading.all("cues.next", "cues.rest", "cues.more"))
    before = told if count > told or (more and count + told <= EACH) else told - count
    return (count, before) if count + before <= EACH else None


def _persons(reading: Reading) -> list[Person]:
    aside = {i for c in reading.cities for i in range(c.start, c.end)}
    aside |= {i for m in reading.all("ordinals", "cues.rest") for i in range(m.start, m.end)}
    another = load_lexicon(reading.lang).listed("another")  # "another I didn't build"
    return [p for p in people(reading) if p.at not in aside and reading.tokens[p.at].text not in another]


def _stretches(reading: Reading) -> list[tuple[int, int]]:
    """The clauses before the one that asks, cut at marks, at "but", and where another person is named."""
    end = asking_clause(reading)[0]
    turns = {m.start for m in reading.all("cues.but")}
    cuts = {i for i in range(end) if not reading.tokens[i].is_word and not _hyphen(reading, i)}
    last: str | None = None
    edges = [0]
    named = {p.at: p.who for p in _persons(reading) if p.who != THEY and p.at < end}
    together = load_lexicon(reading.lang).listed("with")  # "jeden z trzech"
    joins = {m.start for m in reading.all("cues.and") if reading.tokens[m.start].text not in together}
    for i in range(end):
        if i in cuts or i in turns:
            edges.append(i + (i in cuts))
            last = None
        elif i in named:
            if last is not None and last != named[i] and _counts(reading, edges[-1], i):
                edges.append(i - (i - 1 in joins))
            last = named[i]
        elif i in joins and _counts(reading, edges[-1], i):
            edges.append(i)
    spans = [(a, b) for a, b in zip(edges, [*edges[1:], end], strict=True) if b > a]
    return [(a, b) for a, b in spans if any(t.is_word for t in reading.tokens[a:b])]


def _hyphen(reading: Reading, at: int) -> bool:
    return reading.tokens[at].text == "-" and reading.tokens[at].glued


def _counts(reading: Reading, low: int, high: int) -> bool:
    """Whether tokens ``[low, high)`` tell how many, or where."""
    told = (
        *reading.all("cues.all", "cues.none", "ordinals"),
        *numbers_of(reading, between(0, EACH), weak=True),
    )
    return any(low <= m.start < high for m in told) or any(low <= c.start < high for c in reading.cities)


def _who(reading: Reading, low: int, high: int, last: str | None) -> str:
    """Whose stations a clause tells of: the asker's where nobody is named."""
    here = [p for p in _persons(reading) if low <= p.at < high]
    named = [p.who for p in here if p.who not in (THEY, ME)]
    mine = any(p.who == ME for p in here) or tells_of_asker(reading, low, high)
    if named and not (mine and here and here[0].who == ME):
        return named[0]
    if mine:
        return ME
    if here:
        return last if last is not None and last != ME else THEY
    subject = _subject(reading, low, high)
    ordered = any(low <= o.start < high for o in ordinals_of(reading))  # "the third lies there"
    if subject is None and last == ME and not ordered and _tells_of_third(reading, low, high):
        return f"{_UNKNOWN}{low}"
    return subject or last or ME


def _tells_of_third(reading: Reading, low: int, high: int) -> bool:
    verbs = {i for m in reading.all(*_BUILT, *_LEFT) for i in range(m.start, m.end) if low <= i < high}
    return any(tells_of_third(reading, i) for i in verbs)


def _subject(reading: Reading, low: int, high: int) -> str | None:
    """The first word of a clause, where it means nothing that is known: a name where a sentence begins."""
    joins = {i for m in reading.all("cues.and", "cues.but") for i in range(m.start, m.end)}
    first = next((i for i in range(low, high) if i not in joins), high)
    known = {i for m in reading.mentions for i in range(m.start, m.end)}
    known |= {i for c in reading.cities for i in range(c.start, c.end)}
    known |= {i for m in reading.all(*_BUILT, *_LEFT, "told.adverb") for i in range(m.start, m.end)}
    if first >= high or first in known:
        return None
    text = reading.tokens[first].text
    plain = text.isalpha() and len(text) >= _NAME and not reading.is_filler(text)
    return text if plain else None


def _told(reading: Reading, low: int, high: int, before: bool | None) -> _Told | None:
    """What tokens ``[low, high)`` tell of stations; ``before``: what the clause before told of."""

    def here(*concepts: str) -> list[Mention]:
        return [m for m in reading.all(*concepts) if low <= m.start < high]

    if here("cues.if", "concepts.points") or (here(*_TICKETS) and not here("concepts.station")):
        return None
    good = _sense(reading, low, high)
    another = load_lexicon(reading.lang).listed("another") - load_lexicon(reading.lang).articles
    if good is False and any(t.text in another for t in reading.tokens[low:high]):
        return None  # "I didn't build another one"
    cities = _places(reading, low, high)
    turns = {m.start for m in reading.all("concepts.turn")}  # "in the second turn"
    nth = [
        o.value
        for o in ordinals_of(reading)
        if low <= o.start < high and o.value and o.value <= EACH and o.end not in turns
    ]
    nth += [EACH for _ in here("told.last_one")]
    if good is None:
        good = before if cities or not nth else None
    if good is None:
        return None
    if nth:
        return _Told(good, nth=max(nth)) if good else _Told(good, min(nth) - 1)
    whole = [m for m in everything(reading) if low <= m.start < high] + here("cues.each")
    count = _count(reading, low, high, whole)
    if count is None:
        return None
    inside = {n.value for m in whole for n in reading.numbers() if m.start <= n.start < m.end}
    if not count and (here("cues.both") or inside == {EACH - 1}):
        count = EACH - 1  # "and the two that are left"
    none = any(m.concept == "cues.none" for m in here(*_NOT))
    if none and not count:
        left = here(*_LEFT) and not here("told.untouched")
        return _Told(good, EACH if left and good else 0)
    if whole and not count:
        return _Told(good, EACH if good else 0)
    if good and cities:
        return _Told(good, placed=cities) if (count or cities) == cities else _Told(good, count)
    if count == 1 and not good and not any(not _says_no(reading, m) for m in here(*_LEFT)):
        return _none_or_one(reading, low, high)
    if count and good and here("cues.next", "cues.rest", "cues.more"):
        return _Told(good, placed=count)  # "and two more"
    if count:
        return _Told(good, count if good else EACH - count)
    touched = here(*_LEFT, "told.untouched", *_BUILT)
    return _Told(good, 0) if not good and touched and _all_of_them(reading, low, high) else None


def _none_or_one(reading: Reading, low: int, high: int) -> _Told | None:
    """ "I didn't build a single one" tells of none, "one I didn't build" of one; verb-last languages of neither."""
    if reading.lang in _VERB_LAST:
        return None
    verbs = [m.start for m in reading.all(*_BUILT, *_LEFT) if low <= m.start < high]
    ones = [n.start for n in reading.numbers() if n.value == 1 and low <= n.start < high]
    return _Told(False, 0) if verbs and ones and min(verbs) < min(ones) else _Told(False, EACH - 1)


def _sense(reading: Reading, low: int, high: int) -> bool | None:
    """Whether a clause tells of stations built, or of those that were not; None where no verb of it says so."""

    def here(*concepts: str) -> list[Mention]:
        return [m for m in reading.all(*concepts) if low <= m.start < high]

    if here("told.untouched"):
        return False
    left = here(*_LEFT)
    if _places(reading, low, high):  # what stands in a city is built
        stands = {m.start for m in here("told.spent_stations")}
        left = [m for m in left if m.start not in stands]
    inside = {i for m in left for i in range(m.start, m.end)}
    nothing = [m for m in here(*_NOT) if m.start not in inside]
    denied = bool(nothing) or any(denies(reading, i) for i in range(low, high) if i not in inside)
    if here("told.leaves"):
        return not denied
    if left:  # "none left": all are built
        plain = not any(_says_no(reading, m) for m in left)
        return plain and any(m.concept == "cues.none" for m in nothing)
    if any(m.start not in inside for m in here(*_BUILT)):
        return not denied
    return False if denied else None


def _count(reading: Reading, low: int, high: int, whole: Sequence[Mention]) -> int | None:
    """The number of stations told in a clause, 0 where none is; None where there are several."""
    apart = counted(reading, *_OTHER_COUNTS) | {i for m in whole for i in range(m.start, m.end)}
    numbers = [n for n in numbers_of(reading, between(1, EACH), weak=True) if low <= n.start < high]
    numbers = [n for n in numbers if n.start not in apart]
    strong = [n for n in numbers if not n.weak and n.value != EACH]
    values = {n.value or 0 for n in strong or numbers}
    if len(values) > 1:
        values.discard(EACH)  # "one of my three"
    if len(values) > 1:
        return None
    return values.pop() if values else 0


def _places(reading: Reading, low: int, high: int) -> int:
    return len({c.city for c in reading.cities if low <= c.start < high})


def _says_no(reading: Reading, word: Mention) -> bool:
    """Whether a word for stations left is a denial of building: "nie zbudowała", "δεν έβαλε", "kurmadı"."""
    span = range(word.start, word.end)
    return any(m.start in span for m in reading.all("cues.negation")) or any(denies(reading, i) for i in span)


def _all_of_them(reading: Reading, low: int, high: int) -> bool:
    """Whether a clause speaks of one's stations without their number: "I never touched mine"."""
    return any(low <= m.start < high for m in reading.all("concepts.station", "cues.mine")) or any(
        low <= p.at < high for p in _persons(reading)
    )


def _asked(reading: Reading, known: Sequence[str]) -> list[str]:
    """Whom the question asks about: those named in it, the asker, or everybody where a total is asked for."""
    spans = [asking_clause(reading), *(_clause(reading, m.start) for m in reading.all("concepts.points"))]
    total = any(
        low <= m.start < high for low, high in spans for m in reading.all("cues.total", "told.jointly")
    )
    for low, high in spans:
        here = [p for p in _persons(reading) if low <= p.at < high]
        named = [next((k for k in known if same(k, p.who)), None) for p in here if p.who not in (THEY, ME)]
        if any(named):
            return [n for n in dict.fromkeys(named) if n is not None]
        if named:
            continue  # who says so
        if any(p.who == ME for p in here) or tells_of_asker(reading, low, high):
            return [ME] if ME in known else []
        if here:
            others = [k for k in known if k != ME]
            return others if len(others) == 1 else []
    if total and len(known) > 1:
        return list(known)
    if ME in known:
        return [ME]
    return list(known) if len(known) == 1 else []


def _clause(reading: Reading, at: int) -> tuple[int, int]:
    low = high = at
    while low > 0 and reading.tokens[low - 1].is_word:
        low -= 1
    while high < len(reading.tokens) and reading.tokens[high].is_word:
        high += 1
    return low, high
