"""One player's final score, told by its parts: "62 from routes, tickets 24 done, 8 missed, longest path mine"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from assistant.clauses import asking_clause, asks_yes_or_no, is_yes_no
from assistant.intents.numbers import sign_of
from assistant.intents.outcomes import FAILED, Word, assign, outcome_words
from assistant.intents.owners import told_of_others
from assistant.intents.parts import Kind, Part, parts
from assistant.intents.people import ME, RIVAL, THEY, Person, people, same
from assistant.intents.slots import Slots
from assistant.intents.stations import unused_stations
from assistant.intents.ticket_values import GOOD, MAX_VALUE, ticket_values
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading
from rules import load_edition

_LEAST_ROUTES = 10  # fewer points are hardly what all the routes of a game bring
_MOST_TICKETS = 300
_STATION = load_edition("europe").number("station.unused_points")
_BONUS = load_edition("usa").number("longest.bonus")
_LEFT = ("concepts.unused", "concepts.reserve", "cues.left")
_LISTED = tuple(f"concepts.{name}" for name in ("longest_path", "route", "bonus", "points"))
_VERDICTS = ("cues.verdict", "cues.right_me", "cues.right_other")
_BUILT = ("actions.build", "actions.play_cards")
_VERB_LAST = frozenset({"tr", "kk"})
_ENDS = ("actions.complete",)  # "on what do I finish?"
_EACH = 3  # stations that a player has
_TWO = 2  # parts of which more than so many are listed only to be added up
_ASKING = ("cues.how_many", "cues.what", "cues.total", "concepts.end", "concepts.points")


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a score as far as they are told, and a total held up for checking."""

    slots: Slots
    claimed: int | None
    is_open: bool = True  # no yes or no about the sum is asked for


def asks_for_score(reading: Reading) -> Score | None:
    """The final score that a question tells by its parts, where it asks for the whole; else None.

    >>> from assistant.reading import read
    >>> told = read("62 from routes, tickets 17 and 9 done, 8 missed, longest path mine. total?", "en")
    >>> asks_for_score(told).slots.inputs
    {'route_points': 62, 'tickets_gained': 26, 'tickets_lost': 8, 'longest_bonus': True}
    """
    told = _own_parts(reading)
    whole = [n for p in told if p.kind == "total" for n in p.numbers if not n.weak]
    if len({n.value for n in whole}) > 1:
        named = max((p.end for p in told if p.own), default=0)
        whole = [n for n in whole if n.start >= named]  # "the winner made 95. … I wrote 72"
    checked = bool(whole) and (is_yes_no(reading) or reading.has(*_VERDICTS))
    listed = len({p.kind for p in told if p.own and p.kind != "total"}) > _TWO
    if len({n.value for n in whole}) > 1 or not (listed or checked or reading.has(*_ASKING, "told.tally")):
        return None
    routes = [
        n for p in told if p.kind == "route" and p.own for n in p.numbers if (n.value or 0) >= _LEAST_ROUTES
    ]
    others = [p for p in told if p.kind == "ticket" and any(not n.weak for n in p.numbers)]
    others += [p for p in told if p.kind in ("station", "longest", "mandala")]
    if not routes and _wants_whole(reading, told):
        lacking = _tickets(reading, [p for p in told if p.kind == "ticket"])
        return Score(Slots("player_score", lacking, ("route_points",)), None)
    if len(routes) != 1 or not others:
        return None
    one = None if checked else _asks_for_one(reading, told)
    if one is not None:
        unused = _stations(reading, [p for p in told if p.kind == "station"]) if one == "station" else None
        wanted = unused is not None and reading.has("concepts.points")
        return Score(Slots("unused_stations", {"unused": unused}), None) if wanted else None
    if _are_unclear(reading, [p for p in told if p.kind == "ticket"]):
        return Score(Slots("player_score", {"route_points": routes[0].value}, ("tickets",)), None)
    inputs: dict[str, Any] = {"route_points": routes[0].value}
    inputs |= _tickets(reading, [p for p in told if p.kind == "ticket"])
    unused = _stations(reading, [p for p in told if p.kind == "station"])
    if unused is not None:
        inputs["stations_unused"] = unused
    count = _mandalas(reading, [p for p in told if p.kind == "mandala"])
    if count is not None:
        inputs["mandala_tickets"] = count
    bonus = _longest(reading, told)
    if bonus is not None:
        inputs["longest_bonus"] = bonus
    low, high = asking_clause(reading)
    telling = any(p.own and p.start < high and p.end > low for p in told)
    is_open = telling or not asks_yes_or_no(reading) or reading.has("told.tally")
    return Score(Slots("player_score", inputs), whole[0].value if checked else None, is_open)


def _own_parts(reading: Reading) -> list[Part]:
    """The parts without the numbers of others, and without what one who is only counted ended on: "third on 79"."""
    others = told_of_others(reading)
    places = {m.start for m in reading.all("ordinals")}
    found: list[Part] = []
    for part in parts(reading):
        theirs = any(n.start in others for n in part.numbers) and part.kind not in ("longest", "total")
        if theirs and all(n.start in others or n.weak for n in part.numbers):
            continue
        ended = (
            part.kind == "ticket" and not part.own and all((n.value or 0) > MAX_VALUE for n in part.numbers)
        )
        if ended and part.numbers and any(part.start <= i < part.end for i in places):
            continue
        kept = tuple(n for n in part.numbers if not theirs or n.start not in others)
        found.append(replace(part, numbers=kept))
    return found


def _wants_whole(reading: Reading, told: Sequence[Part]) -> bool:
    """Whether tickets and a longest path or stations are told, and what they come to with the rest is asked."""
    low, high = asking_clause(reading)
    whole = [*reading.all("cues.total", "concepts.end"), *reading.all(*_ENDS)]
    asked = any(low <= m.start < high for m in whole)
    tickets = any(p.kind == "ticket" and any(not n.weak for n in p.numbers) for p in told)
    others = {p.kind for p in told if p.own and p.kind in ("longest", "station")}
    asked &= not any(low <= m.start < high for m in reading.all("concepts.station", "concepts.longest_path"))
    named = any(p.kind == "ticket" and p.own for p in told)
    return asked and tickets and named and bool(others) and not _asks_for_one(reading, told)


def _asks_for_one(reading: Reading, told: Sequence[Part]) -> Kind | None:
    """The one part whose points alone are asked for: "how many points do the stations give me?"; else None."""
    for part in told:
        if not part.own or any(not n.weak for n in part.numbers):
            continue
        here = {m.concept for m in reading.mentions if part.start <= m.start < part.end}
        if here & {"cues.how_many", "cues.what"} and ("cues.total" not in here or part.kind == "ticket"):
            return part.kind
    return None


def _are_unclear(reading: Reading, some: Sequence[Part]) -> bool:
    """Whether tickets are told by an exception, or one of them twice: "17, 9 and 11, only the 17 done"."""
    values = [n.value for p in some for n in p.numbers if not n.weak]
    signs = {n.start for p in some for n in p.numbers if sign_of(reading, n)}
    excepted = [m for m in reading.all("cues.except") if m.end not in signs]  # "πλην 12"
    of = load_lexicon(reading.lang).listed("of")
    parts_of_it = any(
        reading.tokens[p.start].text in of and (values[0] or 0) > MAX_VALUE for p in some[1:] if values
    )
    near = any(p.start <= m.start < p.end for m in excepted for p in some)
    return near or parts_of_it or (len(values) != len(set(values)) and _tells_twice(reading, some))


def _tells_twice(reading: Reading, some: Sequence[Part]) -> bool:
    """Whether a value told again has an "only" or a "but" before it."""
    seen: set[int | None] = set()
    turns = [m.start for m in reading.all("cues.only", "cues.but")]
    for part in some:
        for n in part.numbers:
            if n.value in seen and not n.weak and any(t < n.start for t in turns):
                return True
            seen.add(n.value)
    return False


def _within(reading: Reading, some: Sequence[Part], numbers: Sequence[Mention] | None = None) -> Reading:
    """The reading with only what stands in some parts mentioned; of the numbers only those given."""
    inside = {i for p in some for i in range(p.start, p.end)}
    kept = tuple(
        m
        for m in reading.mentions
        if m.start in inside and (m.concept != "numbers" or numbers is None or m in numbers)
    )
    return replace(reading, mentions=kept)


def _tickets(reading: Reading, some: Sequence[Part]) -> dict[str, int]:
    """What completed tickets bring and missed ones cost; a number without a word on it is what they come to."""
    gained = lost = 0
    judged: list[tuple[Part, list[tuple[int, bool | None]]]] = []
    for at, part in enumerate(some):
        own = _within(reading, [part], [n for n in part.numbers if not n.weak])
        values = ticket_values(own, {}, _MOST_TICKETS)
        places = [(n.start, n.end) for n, _ in values]
        signs = {n.start for n, _ in values if sign_of(reading, n)}
        words = outcome_words(own, GOOD, (), [p for p, _ in places])
        words = [w for w in words if part.start <= w.start < part.end and (w.firm or not w.good)]
        vacant = {w.end for w in words if _of_none(own, w)}
        words = [w for w in words if w.end not in vacant | signs and w.start not in vacant]
        left = [m for m in own.all("concepts.reserve", "cues.left") if part.start <= m.start < part.end]
        if left and values and not words and judged:
            words = [Word(left[0].start, left[0].end, good=False)]  # "17 and 9 done, the 8 was left"
        if not values and words and judged and not part.own:
            last, told = judged[-1]  # "one ticket, of 11 and not finished"
            judged[-1] = (last, [(v, words[0].good if good is None else good) for v, good in told])
        if not values:
            continue
        outcomes: list[bool | None] = [None] * len(values)
        if any(part.start <= m.start < part.end for m in reading.told("netted")):
            outcomes = [True] * len(values)  # "after the failed ones 28"
        elif words:
            outcomes = [words[k].good for k in assign(own, places, words)]
        elif at + 1 < len(some) and _goes_on(reading, part, some[at + 1]):
            good = _ahead(reading, some[at:])
            apart = part.own and good is False and not some[at + 1].joined  # "22 from tickets, 6 lost"
            outcomes = [None if apart else good] * len(values)
        signed = [sign_of(reading, n) for n, _ in values]
        outcomes = [
            good if sign is None else sign == "+" for sign, good in zip(signed, outcomes, strict=True)
        ]
        found = []
        behind = sum(len(p.numbers) for p in _listed_on(some[at + 1 :]))
        for (n, many), good in zip(values, outcomes, strict=True):
            value = n.value or 0
            many = 1 if many == behind + len(values) else many  # "two tickets of 20 and 6"
            found.append((value * (many if value <= MAX_VALUE else 1), good))
        judged.append((part, found))
    known: bool | None = None
    bare = sum(len(found) for _, found in judged)
    for part, found in judged:
        for value, good in found:
            if good is None and (not part.own or part.joined):
                good = known  # "finished 8, 11 and 12": goes on as before
            if good is None and bare > 1 and not any(g is not None for _, f in judged for _, g in f):
                return {}  # several tickets of which nothing is said
            good = True if good is None else good
            known = good
            gained, lost = gained + value * good, lost + value * (not good)
    if not judged:
        return {}
    return {"tickets_gained": gained, "tickets_lost": lost}


def _of_none(reading: Reading, word: Word) -> bool:
    """Whether a word says that there were no missed ones: "bez niezrobionych", "bitmeyen yok"."""
    failed = [m for m in reading.all(*FAILED) if word.start <= m.start < word.end]
    denied = [m for m in reading.all("cues.negation", "cues.none", "told.absent") if m.end - m.start == 1]
    ahead = reading.lang not in _VERB_LAST
    absent = {m.start for m in reading.told("absent")}
    return any(
        (d.end == f.start and ahead) or (f.end == d.start and (not ahead or d.start in absent))
        for f in failed
        for d in denied
    )


def _listed_on(some: Sequence[Part]) -> list[Part]:
    """The parts that go on with a list of tickets: numbers that name nothing themselves."""
    found: list[Part] = []
    for part in some:
        if part.own or len(part.numbers) != 1 or part.numbers[0].weak:
            break
        found.append(part)
    return found


def _goes_on(reading: Reading, part: Part, following: Part) -> bool:
    """Whether the next part is about the same tickets: "tickets of 9 and 12 completed", "9, 12 and 20 done"."""
    if following.own or not following.numbers:
        return False
    near = following.start - part.end <= 1
    words = _outcomes(reading, following)
    first = min(n.start for n in [n for n in following.numbers if not n.weak] or following.numbers)
    return near and (not words or min(w.start for w in words) > first or (following.joined and not part.own))


def _ahead(reading: Reading, some: Sequence[Part]) -> bool | None:
    """What is said at the end of a list of tickets; None where nothing is."""
    for part, following in pairwise(some):
        if not _goes_on(reading, part, following):
            return None
        words = _outcomes(reading, following)
        if words:
            return words[0].good
    return None


def _outcomes(reading: Reading, part: Part) -> list[Word]:
    own = _within(reading, [part])
    words = outcome_words(own, GOOD, (), [n.start for n in part.numbers])
    return [w for w in words if part.start <= w.start < part.end]


def _stations(reading: Reading, some: Sequence[Part]) -> int | None:
    """How many stations are left; told as points, so many times four."""
    if not some:
        return None
    points = [n.value or 0 for p in some for n in p.numbers if (n.value or 0) >= _STATION]
    if points:
        return points[0] // _STATION if len(points) == 1 and points[0] % _STATION == 0 else None
    own = _within(reading, some)
    numbers = [n for p in some for n in p.numbers if 0 < (n.value or 0) <= _EACH]
    numbers = [n for n in numbers if not n.weak] or numbers
    of_all = [n for p in some for n in p.numbers if n.weak and (n.value or 0) < _EACH]
    if (
        [n.value for n in numbers] == [_EACH]
        and of_all
        and any(of_all[0] in p.numbers for p in some if numbers[0] in p.numbers)
    ):
        numbers = of_all[:1]  # "one of my three stations"
    if len(numbers) == 1 and not own.has("cues.rest", "cues.except"):
        number = numbers[0]
        own = _within(reading, [p for p in some if number in p.numbers])
        words = [w for w in outcome_words(own, _BUILT, _LEFT[:2], [number.start], together=False) if w.firm]
        built = bool(words) and all(w.good for w in words)
        return _EACH - (number.value or 0) if built else number.value
    slots = unused_stations(own)
    if slots.complete:
        return int(slots.inputs["unused"])
    left = own.all(*_LEFT)
    denied = own.all("cues.negation", "cues.none")
    if left and any(all(d.end <= m.start or d.start >= m.end for m in left) for d in denied):
        return 0  # "no stations left"
    return None


def _mandalas(reading: Reading, some: Sequence[Part]) -> int | None:
    numbers = [n for p in some for n in p.numbers]
    strong = [n for n in numbers if not n.weak] or numbers
    if len(strong) == 1:
        return strong[0].value
    if not numbers and _within(reading, some).has("cues.negation", "cues.none"):
        return 0
    return None


def _longest(reading: Reading, told: Sequence[Part]) -> bool | None:
    """Whether the player whose score it is has the longest path; None where it is not told."""
    some = [p for p in told if p.kind == "longest"]
    if not some:
        return None
    part = some[-1] if len(some) == 1 else next((p for p in some if _owner(reading, p) or p.numbers), some[0])
    low, high = part.start, part.end
    denied = _within(reading, [part]).all("cues.negation", "cues.none")
    everyone = people(reading)
    player = _player([p for p in everyone if not part.start <= p.at < part.end and _scores(reading, told, p)])
    owner = _owner(reading, part)
    clause = next((i for i in range(high, len(reading.tokens)) if not reading.tokens[i].is_word), high)
    if any(low <= m.start < clause for m in reading.all("concepts.tie", "concepts.split", "told.shared")):
        return True  # all who are tied get the bonus
    if owner is not None and owner.who == RIVAL:
        return False
    if denied:
        if owner is None or owner.who == player or (owner.who == THEY and player != ME):
            return False
        return None
    if owner is not None:
        theirs = owner.who == THEY and player != ME
        return theirs or owner.who == player or (owner.who != ME and player != ME and same(owner.who, player))
    if any(n.value == _BONUS for n in part.numbers):
        return True
    words = [i for i in range(low, high) if reading.tokens[i].is_word]
    if any(reading.tokens[i].text in load_lexicon(reading.lang).listed("positive") for i in words[:1]):
        return True  # "plus the longest road"
    known = {i for m in reading.all(*_LISTED) for i in range(m.start, m.end)}
    content = [i for i in words if i not in known and not reading.is_filler(reading.tokens[i].text)]
    return None if [i for i in content if len(reading.tokens[i].text) > 3] else True


def _scores(reading: Reading, told: Sequence[Part], person: Person) -> bool:
    """Whether a word for somebody stands in a part, or before a colon: "Tally this" begins with no name."""
    behind = reading.tokens[person.at + 1 : person.at + 2]
    named = any(p.kind is not None and p.start <= person.at < p.end for p in told)
    return named or person.who in (ME, THEY) or (bool(behind) and behind[0].text == ":")


def _owner(reading: Reading, part: Part) -> Person | None:
    """The person in a part on the longest path who stands nearest to its name."""
    here = [p for p in people(reading) if part.start <= p.at < part.end]
    marks = [m for m in reading.all("concepts.longest_path") if part.start <= m.start < part.end]
    if not here or not marks:
        return None
    rivals = [p for p in here if p.who not in (ME, THEY)]
    mark = marks[-1]

    def away(person: Person) -> int:
        return person.at - mark.end if person.at >= mark.end else mark.start - person.at

    return min(rivals or here, key=lambda p: (away(p), p.at < mark.start))


def _player(everyone: Sequence[Person]) -> str:
    """Whose score it is: the asker's, unless nothing speaks of the asker and somebody else is named."""
    if any(p.who == ME for p in everyone):
        return ME
    named = [p.who for p in everyone if p.who not in (ME, THEY, RIVAL)]
    return named[0] if named else THEY if any(p.who == THEY for p in everyone) else ME
