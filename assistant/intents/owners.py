"""Whose routes are told of: "my father has Boston–Montréal, I have Denver–Santa Fe; what do mine bring?"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.clauses import asking_clause
from assistant.intents.named_routes import NamedRoute
from assistant.intents.people import ME, Person, people
from assistant.reading import Reading


def routes_of_others(reading: Reading, named: Sequence[NamedRoute]) -> list[NamedRoute]:
    """Those of ``named`` that somebody else has, where the asker's own are told of and asked about.

    A route belongs to whoever is named last before it; to the asker where nobody is.

    >>> from assistant.cities import find_cities
    >>> from assistant.intents.named_routes import named_routes
    >>> from assistant.reading import read
    >>> text = "my father has Boston-Montreal, I have Denver-Santa Fe. how many points do I get?"
    >>> reading = read(text, "en", find_cities(text, "en"))
    >>> [r.city_a for r in routes_of_others(reading, named_routes(reading) or [])]
    ['Boston']
    """
    low, high = asking_clause(reading)
    told = _people(reading)
    if any(low <= p.at < high and p.who != ME for p in told):
        return []  # another one's points are asked for
    owners = [next((p.who for p in reversed(told) if p.at < r.start), ME) for r in named]
    if ME not in owners:
        return []  # "my son asks what Boston–Montréal brings"
    return [r for r, owner in zip(named, owners, strict=True) if owner != ME]


def names_another(reading: Reading, low: int, high: int) -> bool:
    """Whether somebody other than the asker is named in tokens ``[low, high)``."""
    return any(low <= p.at < high and p.who != ME for p in _people(reading))


def _people(reading: Reading) -> list[Person]:
    """The words for people that are no cities' names, and no "from there" (Kazakh "одан")."""
    aside = {i for c in reading.cities for i in range(c.start, c.end)}
    aside |= {i for m in reading.all("told.onward") for i in range(m.start, m.end)}
    return [p for p in people(reading) if p.at not in aside]
