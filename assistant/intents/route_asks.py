"""What is asked about the points of routes: a sum, one route by its cities, one told by a difference, one noted."""

from __future__ import annotations

from assistant.cards import COLORS
from assistant.clauses import asking_clause, ends_with_tag, leaves_gap, names_points
from assistant.intents.named_routes import NamedRoute, named_routes
from assistant.intents.numbers import between, numbers_of
from assistant.intents.route_sizes import MAX_LENGTH, ROUTES, sized
from assistant.intents.route_sums import ECHO, counts_routes, routes_points, routes_told
from assistant.intents.slots import Slots
from assistant.lexicon import Mention
from assistant.reading import Reading

_PAIRS = 2  # routes named by their cities that make a sum
_NEAR_ONLY = 2
_OTHER_SUMS = tuple(
    f"concepts.{c}"
    for c in ("ticket", "card", "locomotive", "station", "turn", "longest_path", "player", "bonus")
)
_BY_THE_WAY = tuple(f"concepts.{c}" for c in ("card", "turn", "player"))
_COUNTABLE = tuple(
    f"concepts.{c}" for c in ("card", "train", "turn", "player", "locomotive", "ticket", "station")
)
_OTHER_KINDS = (
    "concepts.ticket",
    "concepts.long_ticket",
    "concepts.longest_path",
    "concepts.station",
    "concepts.bonus",
)


def asks_for_sum(reading: Reading) -> Slots | None:
    """Several routes named together and nothing else: "routes of 4, 3 and 2 together"; None for other questions.

    >>> from assistant.reading import read
    >>> asks_for_sum(read("base game: a 5, a 3 and a 2. how much?", "en")).inputs
    {'lengths': [5, 3, 2]}
    """
    named = named_routes(reading, routes_told(reading)) or []
    if asks_for_length(reading) or not (_asks_for_points(reading) or len(named) >= _PAIRS):
        return None
    told = reading.has(*ROUTES, "told.scoring") or named or _listed_by_size(reading) or _lists_alone(reading)
    if not told or (_speaks_of(reading, _other_sums(reading)) and not _only_routes(reading)):
        return None
    slots = routes_points(reading)
    return slots if slots.complete else None


def _asks_for_points(reading: Reading) -> bool:
    """Whether points are asked for, or a bare "how much" that nothing else is counted by."""
    asked = (
        "cues.total",
        "concepts.points",
        "told.scoring",
        "cues.verdict",
        "cues.says_other",
        "told.jointly",
    )
    if reading.has(*asked) or leaves_gap(reading) or ends_with_tag(reading):
        return True
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    listed = sum(not n.weak for n in reading.numbers()) >= _PAIRS
    return listed and bool(here & {"cues.how_many", "cues.what"}) and not here & set(_COUNTABLE)


def asks_for_length(reading: Reading) -> bool:
    """ "How long is it altogether?": a length without its number, and no points spoken of.

    >>> from assistant.reading import read
    >>> asks_for_length(read("routes of 6, 4 and 3 in a row, how long is that in all?", "en"))
    True
    """
    low, high = asking_clause(reading)
    numbers = {i for n in reading.numbers() for i in (n.start - 1, n.start, n.end, n.end + 1)}
    lengths = [
        m
        for m in reading.all("concepts.length", "concepts.longest_path")
        if low <= m.start < high and not numbers & set(range(m.start, m.end))
    ]
    lengths += [m for m in reading.all("told.how_long") if low <= m.start < high]
    return bool(lengths) and not reading.has("concepts.points", "told.scoring")


def _other_sums(reading: Reading) -> tuple[str, ...]:
    """What makes it another question, if spoken of; where points are asked for, cards and turns are told by the way."""
    if reading.has("concepts.points", "told.scoring"):
        return tuple(c for c in _OTHER_SUMS if c not in _BY_THE_WAY)
    aside = _BY_THE_WAY[1:] if reading.has("cues.total") else ()
    return (*(c for c in _OTHER_SUMS if c not in aside), *(f"colors.{c}" for c in COLORS))


def _speaks_of(reading: Reading, concepts: tuple[str, ...]) -> bool:
    """Whether any of ``concepts`` is counted or asked about, and not set aside in a clause of its own."""
    marks = [i for i, t in enumerate(reading.tokens) if not t.is_word and not (t.text == "-" and t.glued)]
    asked = asking_clause(reading)
    for m in reading.all(*concepts):
        low = max((i + 1 for i in marks if i < m.start), default=0)
        high = min((i for i in marks if i >= m.end), default=len(reading.tokens))
        counts = any(low <= n.start < high and not n.weak for n in reading.numbers())
        if counts or asked[0] <= m.start < asked[1]:
            return True
        if not any(low <= d.start < high for d in reading.all("told.aside")):
            return True
    return False


def asks_for_route(reading: Reading) -> Slots | None:
    """One route, by its two cities or its length, where its points are asked for; None for other questions.

    >>> from assistant.reading import read
    >>> from assistant.cities import find_cities
    >>> text = "I finally have Calgary - Winnipeg. points for that?"
    >>> asks_for_route(read(text, "en", find_cities(text, "en"))).inputs
    {'route': {'city_a': 'Calgary', 'city_b': 'Winnipeg'}}
    """
    named = named_routes(reading, routes_told(reading)) or []
    low, high = asking_clause(reading)
    points = any(low <= m.start < high for m in reading.all("concepts.points"))
    noted = any(low <= m.start < high for m in reading.all("told.scoring"))
    points |= bool(named) and any(low <= m.start < high for m in reading.all("told.earns"))
    points |= noted and not reading.has("concepts.locomotive", "concepts.card", "concepts.turn")
    if len(named) > 1 or not points or reading.has(*_OTHER_KINDS):
        return None
    if not (reading.has("cues.how_many", "cues.what", "told.earns") or names_points(reading)):
        return None
    if not named:
        return noted_route(reading)
    if not _alone(reading, named[0]):
        return None
    return Slots("route_points", {"route": {"city_a": named[0].city_a, "city_b": named[0].city_b}})


def noted_route(reading: Reading) -> Slots | None:
    """One route, by its cities or its length, whose points somebody noted or moved ahead; None for other questions.

    >>> from assistant.reading import read
    >>> noted_route(read("he moved his marker ahead for a five-wagon route", "en")).inputs
    {'length': 5}
    """
    if not reading.has("told.scoring", "concepts.points") or reading.has(*_OTHER_KINDS):
        return None
    named = named_routes(reading) or []
    if len(named) == 1 and _alone(reading, named[0]):
        return Slots("route_points", {"route": {"city_a": named[0].city_a, "city_b": named[0].city_b}})
    numbers = [n for n in numbers_of(reading, between(1, MAX_LENGTH)) if not n.weak]
    told = [
        n for n in numbers if sized(reading, n) or (_of_route(reading, n) and not counts_routes(reading, n))
    ]
    if reading.cities or not reading.has(*ROUTES) or len(told) != 1 or len(numbers) != 1:
        return None
    return Slots("route_points", {"length": told[0].value})


def _of_route(reading: Reading, number: Mention) -> bool:
    """Whether a number stands beside "route" with no more than an "of" between: "route of five", "πέντε … διαδρομή"."""
    return any(
        0 <= number.start - m.end <= _NEAR_ONLY - 1 or m.start == number.end for m in reading.all(*ROUTES)
    )


def _alone(reading: Reading, route: NamedRoute) -> bool:
    """Whether nothing tells that there are more routes than the one named by its cities."""
    own = range(route.start - ECHO, route.end + ECHO)
    others = [n for n in numbers_of(reading, between(1, MAX_LENGTH)) if not n.weak and n.start not in own]
    return not reading.has("cues.total") and not any(sized(reading, n) for n in others)


def _listed_by_size(reading: Reading) -> bool:
    """Whether routes are told by their size alone: "two fives and a one", "iki üçlük bir ikilik"."""
    if reading.has(*_OTHER_SUMS, *(f"colors.{c}" for c in COLORS)):
        return False
    return sum(sized(reading, n) for n in reading.numbers()) > 1 or reading.has("cues.total")


def _lists_alone(reading: Reading) -> bool:
    """Whether nothing but a list of short lengths is told: "base: a 5, a 3 and a 2, how much?"."""
    numbers = [n for n in reading.numbers() if not n.weak]
    others = [m for m in reading.mentions if m.concept.startswith(("colors.", "concepts."))]
    known = {"concepts.points", "concepts.length", "concepts.train", "concepts.route", "concepts.split"}
    return (
        len(numbers) > 1
        and all(1 <= (n.value or 0) <= MAX_LENGTH for n in numbers)
        and not [m for m in others if m.concept not in known]
        and not reading.cities
    )


def unlisted_routes(reading: Reading) -> Slots | None:
    """What a sum of several routes lacks where only their number is told: "I claimed three routes"."""
    several = any(counts_routes(reading, n) for n in reading.numbers())
    asked = reading.has("concepts.points") or reading.has("cues.total")
    if not several or not asked or reading.cities or reading.has(*_OTHER_SUMS):
        return None
    return Slots("routes_points", {}, ("lengths",)) if not routes_points(reading).complete else None


def _only_routes(reading: Reading) -> bool:
    """Whether the question sets other things aside: "just the routes", "same trasy"."""
    routes = [m.start for m in reading.all("concepts.route")]
    return any(0 <= r - m.end <= _NEAR_ONLY - 1 for m in reading.all("cues.only") for r in routes)
