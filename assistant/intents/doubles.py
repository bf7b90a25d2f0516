"""Double routes: how many players there are, whose the other track is, and what is asked about it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

from assistant.cards import COLORS, card_groups
from assistant.clauses import SAYING, asking_clause, asks_yes_or_no
from assistant.disputes import asked_claim, claims_in
from assistant.intents.numbers import between, close, held_by, nearest_number, of_people, only_number
from assistant.intents.seats import seats_listed, seats_told
from assistant.intents.slots import Slots
from assistant.intents.speakers import tells_of_asker
from assistant.lexicon import Mention, load_lexicon
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
_COUNTABLE = (
    *("concepts.player", "concepts.double_route", "concepts.route", "concepts.train", "concepts.card"),
    *("concepts.length", "concepts.locomotive", "concepts.train_card", "concepts.points", "concepts.turn"),
)
_VERDICTS = ("cues.verdict", "cues.right_me", "cues.right_other")
_VERB_LAST = ("tr", "kk")
_NEAR_DENIED = 3  # tokens between a negation and what it denies
_COUNTED = 2  # tokens behind "how many" in which stands what is counted
_HAND = 3  # tokens from "I have" to the cards of a hand
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
    number = number or _counting_people(reading)
    cards = {i for g in card_groups(reading) for i in range(g.start, g.end) if g.counted}
    number = number or only_number(reading, fits=fits, exclude=held_by(reading, *_BOTH) | apart | cards)
    number = number or nearest_number(reading, "concepts.player", exclude=apart)
    if number is None:
        return Slots("double_route_open", inputs, ("players",))
    return Slots("double_route_open", {"players": number.value, **inputs})


def _counting_people(reading: Reading) -> Mention | None:
    """The number that counts people by its form ("ikimiz", "екеуміз"), or beside a word for the table."""
    persons = of_people(reading)
    found = [n for n in reading.numbers() if n.start in persons and between(2, 5)(n.value or 0)]
    return found[0] if found else nearest_number(reading, "told.us", near=1, fits=between(2, 5))


def _different(reading: Reading) -> frozenset[int]:
    """Places of the number of "two different players": it tells who claims, not how many play."""
    words = load_lexicon(reading.lang).listed("different")
    ends = {i for i, t in enumerate(reading.tokens) if t.text in words}
    return frozenset(n.start for n in reading.numbers() if n.end in ends)


def asks_for_other_track(reading: Reading) -> Slots | None:
    """Whether one may take the track that is left of a double route, somebody else having the other."""
    if _wants_the_other(reading):
        return _owned_by(double_route_open(reading), "other")
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
    mine = {i for m in reading.all("cues.mine", "concepts.hand") for i in range(m.start, m.end)}
    taken = [m for m in reading.all("cues.they_took") if m.end - 1 not in mine]
    if not taken or all(m.start < taken[0].start for m in reading.all("cues.i_may")):
        return None
    return double_route_open(reading)


def _wants_the_other(reading: Reading) -> bool:
    """Whether somebody has one track and the other is put up for a yes or no: "I want the one beside it. ok?"."""
    if not (reading.has("concepts.double_route") or _names_double(reading)) or _own_track(reading):
        return False
    if reading.has(*SAYING, "cues.closed", "cues.how_many"):
        return False
    mine = {i for m in reading.all("cues.mine", "concepts.hand") for i in range(m.start, m.end)}
    taken = [
        m
        for m in reading.all("cues.they_took", "actions.claim", "told.has")
        if m.start not in mine and not tells_of_asker(reading, m.end - 1, m.end)
    ]
    other = [m for m in reading.all("told.other_track") if any(t.start < m.start for t in taken)]
    low, high = asking_clause(reading)
    here = {
        m.concept for m in reading.all("cues.allowed", "cues.i_may", "told.is_free") if low <= m.start < high
    }
    against = (
        *_OTHER_THINGS,
        "cues.negation",
        "cues.both",
        "cues.all",
        "cues.what",
        "cues.where",
        "cues.when",
    )
    return bool(other) and bool(here) and not any(low <= m.start < high for m in reading.all(*against))


def takes_both_alone(reading: Reading) -> bool:
    """Whether somebody who has one track of a double route asks for the other one too.

    >>> from assistant.reading import read
    >>> takes_both_alone(read("the yellow lane of the double route is mine already, can I take the other one?", "en"))
    True
    """
    if not (reading.has("concepts.double_route") or _names_double(reading)) or reading.has(*_OTHER_THINGS):
        return False
    low, high = asking_clause(reading)
    mine = any(low <= m.start < high for m in reading.all("cues.i_may"))
    other = reading.has("told.other_track", "concepts.double_route", "cues.both", "cues.next")
    other |= any(low <= m.start < high for c in COLORS for m in reading.all(f"colors.{c}"))
    denied = reading.has(*SAYING, "cues.closed", "cues.negation", "cues.how_many", "cues.what", "cues.why")
    return mine and other and not denied and _own_track(reading) and asks_yes_or_no(reading)


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
    """How many tracks of a double route may be used by so many players, or by how many of them; else None.

    >>> from assistant.reading import read
    >>> asks_how_many_tracks(read("with 3 players, how many tracks of a double route may be used?", "en")).inputs
    {'players': 3, 'owner': 'other'}
    """
    if reading.has(*_OTHER_THINGS[:-2]) or not (
        reading.has("concepts.double_route") or _names_double(reading)
    ):
        return None
    low, high = asking_clause(reading)
    if any(low <= m.start < high for m in reading.all(*_OTHER_THINGS)):
        return None
    counts = [m for m in reading.all("cues.how_many") if low <= m.start and _counts_tracks(reading, m, high)]
    if not counts:
        return None
    asked = {i for m in counts for i in range(m.start, m.end + _COUNTED)}
    seats = tuple(m for m in reading.mentions if m.concept != "concepts.player" or m.start not in asked)
    slots = double_route_open(replace(reading, mentions=seats))
    people = reading.has("concepts.player", "told.us") or bool(of_people(reading)) or seats_told(reading)
    return slots if slots.complete and people and not _own_track(reading) else None


def _counts_tracks(reading: Reading, counts: Mention, high: int) -> bool:
    """Whether a "how many" counts tracks, or the people who may have one: by its noun, or by what is done with them."""
    nouns = [m for m in reading.all(*_COUNTABLE, "told.tracks") if counts.start < m.start < high]
    noun = min(nouns, key=lambda m: m.start, default=None)
    near = noun is not None and noun.start <= counts.end + _COUNTED
    if near and noun is not None and noun.concept == "concepts.player":
        using = ("concepts.train", "concepts.route", "concepts.double_route", "actions.claim", "told.tracks")
        limits = reading.has("cues.at_least", "cues.must", "told.group", "concepts.minimum")
        pair = any(counts.start < c.start < high for c in reading.cities)
        return not limits and (pair or any(counts.start < m.start < high for m in reading.all(*using)))
    if near and noun is not None:
        return noun.concept in ("concepts.double_route", "told.tracks", "concepts.route")
    taken = (
        "cues.they_took",
        "actions.claim",
        "actions.draw",
        "cues.left",
        "concepts.reserve",
        "cues.allowed",
    )
    return any(counts.start < m.start < high for m in reading.all(*taken))


def tracks_remain(reading: Reading) -> bool:
    """Whether those tracks are asked for that are left once one is taken: "one is gone, how many are left?".

    >>> from assistant.reading import read
    >>> tracks_remain(read("one of the two tracks is taken. how many are still left?", "en"))
    True
    """
    low, high = asking_clause(reading)
    counts = [m.start for m in reading.all("cues.how_many") if low <= m.start < high]
    left = reading.all("cues.left", "concepts.reserve", "cues.more", "cues.next")
    return bool(counts) and any(min(counts) - 1 <= m.start < high for m in left)


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
    cards = {m.start for m in reading.all("concepts.hand")}
    cards |= {n.start for n in reading.numbers() if not n.weak and n.value != 1}
    held = {m.start for m in reading.all("cues.both_mine") if cards & set(range(m.end, m.end + _HAND))}
    own = [m for m in reading.all("cues.both_mine") if m.end not in persons and m.start not in held]
    return bool(own) or _own_color(reading)


def _own_color(reading: Reading) -> bool:
    """Whether a track is one's own, named by its colour: "I have the yellow lane", "sarı tarafı bende"."""
    cards = {m.start for m in reading.all("concepts.card", "concepts.train_card")}
    held = {n.end for n in reading.numbers() if not n.weak and n.value != 1}  # "I have three blacks"
    colors = [
        m for c in COLORS for m in reading.all(f"colors.{c}") if m.end not in cards and m.start not in held
    ]
    return any(close(reading, m, c) for m in reading.all("cues.mine") for c in colors)


# --- asked the other way round ------------------------------------------------------------------


def asks_whether_closed(reading: Reading) -> bool:
    """Whether "yes" would say that the other track is closed: "is it closed?", "right that nobody may take it?"."""
    low, high = asking_clause(reading)
    here = {m.concept for m in reading.mentions if low <= m.start < high}
    if here >= {"cues.i_may", "cues.yes_no"} and not here & {"cues.closed", "cues.negation", *_VERDICTS}:
        return False  # "she says it's closed. may I take it all the same?"
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
