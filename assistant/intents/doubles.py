"""Double routes: how many players there are, whose the other track is, and what is asked about it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

from assistant.cards import COLORS
from assistant.clauses import SAYING, asking_clause
from assistant.disputes import asked_claim, claims_in
from assistant.intents.numbers import between, close, held_by, nearest_number, only_number
from assistant.intents.seats import seats_listed, seats_told
from assistant.intents.slots import Slots
from assistant.lexicon import load_lexicon
from assistant.negation import negations
from assistant.reading import Reading
from rules import EDITIONS
from rules.maps import load_board

_BOTH = ("concepts.double_route", "cues.both", "cues.all", "concepts.mandala")
_CARDS = (
    "concepts.card",
    "concepts.train_card",
    "concepts.face_up",
    "concepts.deck",
    "concepts.hand",
    "concepts.locomotive",
)
_OTHER_THINGS = ("concepts.station", "concepts.ticket", "concepts.points", "concepts.longest_path")
_VERDICTS = ("cues.verdict", "cues.right_me", "cues.right_other")
_VERB_LAST = ("tr", "kk")
_NEAR_DENIED = 3  # tokens between a negation and what it denies
_COUNTED = 2  # tokens behind "how many" in which stands what is counted
_LEAST = 3  # words of a sentence that asks something of its own


def double_route_open(reading: Reading) -> Slots:
    """How many players there are, and whose the other track is."""
    fits = between(2, 5)
    inputs: dict[str, Any] = {"owner": "self" if _own_track(reading) else "other"}
    seats = seats_told(reading)
    if seats is not None:
        return Slots("double_route_open", {"players": seats, **inputs})
    apart = held_by(reading, "cues.both") | _different(reading)
    number = nearest_number(reading, "concepts.player", fits=fits, inside=True, exclude=apart)
    listed = seats_listed(reading)
    if number is None and listed is not None:
        return Slots("double_route_open", {"players": listed, **inputs})
    number = number or only_number(reading, fits=fits, exclude=held_by(reading, *_BOTH) | apart)
    number = number or nearest_number(reading, "concepts.player", exclude=apart)
    if number is None:
        return Slots("double_route_open", inputs, ("players",))
    return Slots("double_route_open", {"players": number.value, **inputs})


def _different(reading: Reading) -> frozenset[int]:
    """Places of the number of "two different players": it tells who claims, not how many play."""
    words = load_lexicon(reading.lang).listed("different")
    ends = {i for i, t in enumerate(reading.tokens) if t.text in words}
    return frozenset(n.start for n in reading.numbers() if n.end in ends)


def asks_for_other_track(reading: Reading) -> Slots | None:
    """Whether one may take the track that is left of a double route, somebody else having the other."""
    if reading.has(*_OTHER_THINGS, "cues.how_many") or not (
        reading.has("concepts.double_route") or _names_double(reading) or _tells_tracks_by_color(reading)
    ):
        return None
    whole = (*SAYING, "cues.both", "cues.all")
    low, high = asking_clause(reading)
    free = any(low <= m.start < high for m in reading.all("told.is_free"))
    if (
        free
        and not _own_track(reading)
        and not reading.has(*whole, "cues.negation", "cues.closed", "cues.what")
    ):
        return double_route_open(reading)  # "the other side free?"
    if {"concepts.opponent", "cues.allowed"} <= reading.concepts() and not reading.has(*whole):
        return double_route_open(reading)  # "may somebody else take that track?"
    if _asks_for_person(reading) and not reading.has(*whole):
        return _owned_by(double_route_open(reading), "other")  # "may my wife take the other one?"
    if _own_track(reading) or not reading.has("cues.i_may"):
        return None
    mine = {i for m in reading.all("cues.mine") for i in range(m.start, m.end)}
    taken = [m for m in reading.all("cues.they_took") if m.end - 1 not in mine]
    if not taken or all(m.start < taken[0].start for m in reading.all("cues.i_may")):
        return None
    return double_route_open(reading)


def _asks_for_person(reading: Reading) -> bool:
    """Whether the clause that asks is about another person at the table, and not about the asker."""
    low, high = asking_clause(reading)
    mine = {m.start for m in reading.all("told.myself", "cues.i_self", "cues.i_may")}
    here = [m for m in reading.all("told.persons", "told.myself", "cues.i_may") if low <= m.start < high]
    allowed = any(low <= m.start < high for m in reading.all("cues.allowed"))
    return allowed and bool(here) and not any(m.start in mine for m in here)


def _owned_by(slots: Slots, owner: str) -> Slots:
    """The same players, the first track being of another owner."""
    return replace(slots, inputs={**slots.inputs, "owner": owner})


def asks_for_both(reading: Reading) -> Slots | None:
    """Whether so many players, told in the question, may use both tracks between them."""
    two = {m.start for m in reading.all("told.together")}
    both = reading.has("cues.both", "cues.all") or any(
        n.value == 2 and n.start in two for n in reading.numbers()
    )
    if not reading.has("concepts.double_route") or not both:
        return None
    if _own_track(reading) or reading.has(*_OTHER_THINGS, "cues.how_many", "cues.i_may"):
        return None
    slots = double_route_open(reading)
    return slots if slots.complete else None


def asks_how_many_tracks(reading: Reading) -> Slots | None:
    """How many tracks of a double route may be used by so many players, told in the question; else None.

    >>> from assistant.reading import read
    >>> asks_how_many_tracks(read("with 3 players, how many tracks of a double route may be used?", "en")).inputs
    {'players': 3, 'owner': 'other'}
    """
    if reading.has(*_OTHER_THINGS) or not (reading.has("concepts.double_route") or _names_double(reading)):
        return None
    players = {i for m in reading.all("concepts.player") for i in range(m.start, m.end)}
    tracks = [m.start for m in reading.all("told.tracks", "concepts.double_route")]
    counts = [
        m
        for m in reading.all("cues.how_many")
        if not players & {m.end, m.end + 1} and any(m.start <= t <= m.end + _COUNTED for t in tracks)
    ]
    slots = double_route_open(reading)
    return slots if counts and slots.complete and not _own_track(reading) else None


def asks_from_how_many(reading: Reading) -> bool:
    """ "From how many players on are both tracks open?"; not "are both open with our number of players?"."""
    players = {i for m in reading.all("concepts.player") for i in range(m.start, m.end)}
    asking = [m.start for m in reading.all("cues.yes_no")]
    if reading.has("concepts.double_route") and reading.has("told.group"):
        return True
    return reading.has("concepts.double_route") and any(
        {m.end - 1, m.end, m.end + 1} & players
        and not any(a > m.end if reading.lang in _VERB_LAST else a < m.start for a in asking)
        for m in reading.all("cues.how_many")
    )


def _names_double(reading: Reading) -> bool:
    """Whether two cities are named that two tracks of some board join."""
    cities = {c.city for c in reading.cities}
    boards = [load_board(e).by_pair for e in EDITIONS]
    return any(len(b.get(frozenset(p), ())) > 1 for p in combinations(sorted(cities), 2) for b in boards)


def _tells_tracks_by_color(reading: Reading) -> bool:
    """ "She has the red Zürich line, may I take the green one?": two colours, and no cards."""
    colors = [c for c in COLORS if reading.has(f"colors.{c}")]
    return (
        len(colors) == 2
        and (bool(reading.cities) or reading.has("concepts.route"))
        and not reading.has(*_CARDS)
    )


def _own_track(reading: Reading) -> bool:
    if reading.has("concepts.opponent"):
        return False
    persons = {m.start for m in reading.all("told.persons")}  # "e mia figlia" is no track
    return any(m.end not in persons for m in reading.all("cues.both_mine")) or _own_color(reading)


def _own_color(reading: Reading) -> bool:
    """Whether a track is one's own, named by its colour: "I have the yellow lane", "sarı tarafı bende"."""
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")}
    colors = [m for c in COLORS for m in reading.all(f"colors.{c}") if m.end not in cards]
    return any(close(reading, m, c) for m in reading.all("cues.mine") for c in colors)


# --- asked the other way round ------------------------------------------------------------------


def asks_whether_closed(reading: Reading) -> bool:
    """Whether "yes" would say that the other track is closed: "is it closed?", "right that nobody may take it?"."""
    start, end = asked_span(reading)
    places = [p for p in negations(reading) if start <= p < end]
    claims = {m.start for m in reading.all("actions.claim")}
    took = {i for m in reading.all("cues.they_took") for i in range(m.start, m.end)}
    closed = [
        m
        for m in reading.all("cues.closed", "cues.forbidden")
        if start <= m.start < end and m.start not in claims and m.start not in took
    ]
    if closed:
        return not any(0 <= p - m.end <= 1 or 0 < m.start - p <= 2 for m in closed[-1:] for p in places)
    return denies(reading)


def denies(reading: Reading, *concepts: str) -> bool:
    """Whether what is claimed, or put up for a "right?", is denied near one of ``concepts``, or anywhere if none.

    A plain "doesn't it?" denies nothing.
    """
    if not (claims_in(reading) or reading.has("cues.claim_said", *_VERDICTS)):
        return False
    start, end = asked_span(reading)
    verdict = {i for m in reading.all(*_VERDICTS) for i in range(m.start, m.end)}
    places = [p for p in negations(reading) if start <= p < end and p not in verdict]
    if not concepts:
        return bool(places)
    return any(
        m.start - _NEAR_DENIED <= p <= m.end - 1 + _NEAR_DENIED
        for m in reading.all(*concepts)
        if start <= m.start < end
        for p in places
    )


def asked_span(reading: Reading) -> tuple[int, int]:
    """The tokens of the claim that is asked about; else of the last sentence that asks something of its own."""
    asked = asked_claim(reading)
    if asked is not None:
        return asked.claim.start, asked.claim.end
    claims = claims_in(reading)
    if claims:
        return claims[0].start, claims[0].end
    end = len(reading.tokens)
    stops = [i for i, t in enumerate(reading.tokens) if t.is_stop and i < end - 1]
    for stop in reversed(stops):
        said = [t for t in reading.tokens[stop + 1 : end] if t.is_word]
        if len(said) >= _LEAST:
            return stop + 1, end
    return 0, end
