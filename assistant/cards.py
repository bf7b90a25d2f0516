"""Cards in a question: "2 red and a locomotive", "joker joker blue", "red x2"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assistant.denied_cards import without_denied
from assistant.lexicon import Mention, load_lexicon
from assistant.reading import Reading

COLORS = ("red", "blue", "green", "yellow", "black", "white", "orange", "pink")
_VERB_LAST = frozenset({"tr", "kk"})
_CARD_WORDS = ("concepts.card", "concepts.train_card", "concepts.train")
_ROUTE_WORDS = ("concepts.tunnel", "concepts.route", "concepts.double_route")
_SIZE_WORDS = ("concepts.length", *_ROUTE_WORDS)
# Words of several tokens that may hold a number which counts no colour: "top three", "the five cards".
_HOLDERS = ("actions.reveal", "concepts.face_up", "concepts.deck")
_STOPPERS = ("actions.play_cards", "actions.reveal", "actions.draw", "cues.and", "cues.but")
_PARTITIVE = frozenset({"of", "di"})
# Words between a number and its colour that part them no further: "two of them are red".
_LINKS = frozenset(
    {
        "of",
        "the",
        "them",
        "these",
        "those",
        "that",
        "which",
        "are",
        "is",
        "was",
        "were",
        "z",
        "nich",
        "te",
        "tych",
        "sa",
        "to",
        "jest",
        "byly",
        "di",
        "esse",
        "queste",
        "delle",
        "sono",
        "era",
        "erano",
        "e",
        "απο",
        "αυτεσ",
        "που",
        "ειναι",
        "ηταν",
        "tanesi",
    }
)
_WHICH = frozenset({"that", "which", "ktore", "che", "που"})
_TIMES = frozenset({"x", "х", "=", "("})
# Whether a route's colour stands before it ("red tunnel"), behind it ("galleria rossa"), or both.
_COLOR_SIDES = {
    "en": (True, False), "tr": (True, False), "kk": (True, False),
    "el": (True, False), "pl": (True, True), "it": (False, True),
}  # fmt: skip
_NEAR_ROUTE = 6  # tokens that a route's colour and its length span
_LATER = 7  # tokens between a colour and a count said after a pause
_SKIP = 2  # words that may stand between a number and its colour ("2 cards of red")
_SAME = 3  # letters that two forms of one word share


@dataclass(frozen=True, slots=True)
class CardGroup:
    """``count`` cards of one kind: tokens ``[start, end)``.

    ``counted``: the count was said; ``loose``: with other words between; ``names_route``: the colour is the
    route's ("the red tunnel"), and a count its length.
    """

    kind: str
    count: int
    start: int
    end: int
    counted: bool
    loose: bool = False
    names_route: bool = False


def card_groups(reading: Reading) -> list[CardGroup]:
    """The groups of cards named in the question, in order of place."""
    kinds = without_denied(reading, _kinds(reading))
    kinds = [pair for pair in kinds if not _asked_for(reading, pair[1])]
    numbers = _numbers_of(reading, [m for _, m in kinds])
    groups: list[CardGroup] = []
    lengths = {m.start for m in reading.all("concepts.length")}
    for kind, mention in kinds:
        number = numbers.get(mention.start)
        start = min(mention.start, number.start) if number else mention.start
        end = max(mention.end, number.end) if number else mention.end
        count = number.value if number is not None and number.value is not None else 1
        pair = number is None and _is_pair(reading, mention)
        count = 2 if pair else count
        skipped = range(number.end, mention.start) if number is not None else range(0)
        tied = _PARTITIVE | _TIMES | {"-"}
        loose = len(skipped) > 0 and reading.tokens[mention.start - 1].text not in tied
        sized = number is not None and number.end in lengths
        free = number is None or loose or sized
        route = kind != "locomotive" and free and _names_route(reading, mention, skipped)
        if route and number is None and (length := _length_beside(reading, mention)) is not None:
            number, count = length, length.value or 1
        groups.append(CardGroup(kind, count, start, end, pair or number is not None, loose, route))
    groups = _listed(reading, groups)
    verbs = [m.start for m in reading.all("actions.play_cards", "actions.reveal", "concepts.deck")]
    cards = [m.start for m in reading.all(*_CARD_WORDS, "concepts.face_up", "concepts.deck")]
    some = [g for g in groups if g.count > 0]
    return _without_header(_without_collective(reading, some), verbs, cards)


def _without_collective(reading: Reading, groups: list[CardGroup]) -> list[CardGroup]:
    """In Kazakh "үшеуі сары, локомотив, көк" the "three of them" counts the cards of the list."""
    together = {i for m in reading.all("told.together") for i in range(m.start, m.end)}
    out = list(groups)
    for i, g in enumerate(groups):
        stops = [at for at in range(g.end, len(reading.tokens)) if reading.tokens[at].is_stop]
        listed = [x for x in groups[i:] if x.start < (stops[0] if stops else len(reading.tokens))]
        if (
            g.counted
            and g.start in together
            and g.count > 2
            and sum(x.count for x in listed[1:]) == g.count - 1
        ):
            out[i] = replace(g, count=1, counted=False)
    return out


def _is_pair(reading: Reading, mention: Mention) -> bool:
    """Whether a word that means two of a colour stands before it: Kazakh "қос ақ"."""
    before = reading.tokens[mention.start - 1].text if mention.start else ""
    return before in load_lexicon(reading.lang).listed("pairs")


def _kinds(reading: Reading) -> list[tuple[str, Mention]]:
    found = [(c, m) for c in COLORS for m in reading.all(f"colors.{c}")]
    found = [(c, m) for c, m in found if not _is_particle(reading, m)]
    found += [("locomotive", m) for m in reading.all("concepts.locomotive")]
    found.sort(key=lambda pair: (pair[1].start, -pair[1].end))
    kept: list[tuple[str, Mention]] = []
    for kind, mention in found:
        if kept and mention.start < kept[-1][1].end:
            continue
        if kept and kind == kept[-1][0] == "locomotive" and _one_card(reading, kept[-1][1], mention):
            kept[-1] = (kind, Mention(mention.concept, kept[-1][1].start, mention.end))
            continue
        kept.append((kind, mention))
    return kept


def _is_particle(reading: Reading, mention: Mention) -> bool:
    """Whether a Kazakh "white" is the particle "only", behind a hyphen: "екеу-ақ"."""
    before = reading.tokens[mention.start - 1] if mention.start else None
    return reading.lang == "kk" and before is not None and before.text == "-" and before.glued


def _one_card(reading: Reading, a: Mention, b: Mention) -> bool:
    """Two different words for a locomotive side by side are one card, the same word twice is two."""
    if a.end != b.start:
        return False
    return reading.tokens[a.start].text[:_SAME] != reading.tokens[b.start].text[:_SAME]


def _asked_for(reading: Reading, mention: Mention) -> bool:
    """Whether the question asks how many such cards ("how many more oranges?")."""
    numbers = {n.end for n in reading.numbers() if not n.weak}
    if mention.start in numbers:
        return False
    fill = {i for m in reading.all("actions.pay_extra", *_CARD_WORDS) for i in range(m.start, m.end)}
    return any(
        q.end <= mention.start and all(i in fill for i in range(q.end, mention.start))
        for q in reading.all("cues.how_many")
    )


def _numbers_of(reading: Reading, kinds: Sequence[Mention]) -> dict[int, Mention]:
    """The number of each kind, by the place of the kind."""
    held = {i for m in reading.all(*_HOLDERS) if m.end - m.start > 1 for i in range(m.start, m.end)}
    numbers = [n for n in reading.numbers() if n.value is not None and n.start not in held]
    numbers.sort(key=lambda n: n.weak)
    right = {n.start: _kind_after(reading, n, kinds) for n in numbers}
    left = {n.start: _kind_before(reading, n, kinds) for n in numbers}
    chosen: dict[int, Mention] = {}
    for n in numbers:
        after, before = right[n.start], left[n.start]
        if after is not None and before is not None and _counts_behind(n, numbers, left, right):
            after = None
        kind = after or before
        if kind is not None and kind is after and _has_article(kind, n, numbers):
            continue  # "the first two were a white and a blue"
        if kind is not None and kind.start not in chosen:
            chosen[kind.start] = n
        elif before is not None and before.start not in chosen:
            chosen[before.start] = n
    for kind in kinds:
        if kind.start not in chosen:
            late = _number_later(reading, kind, kinds, [n for n in numbers if n not in chosen.values()])
            if late is not None:
                chosen[kind.start] = late
    return chosen


def _has_article(kind: Mention, n: Mention, numbers: Sequence[Mention]) -> bool:
    """Whether a colour has a "one" of its own, and ``n`` stands before that."""
    return not n.weak and any(a.weak and a.end == kind.start and n.end <= a.start for a in numbers)


def _counts_behind(
    n: Mention,
    numbers: Sequence[Mention],
    left: dict[int, Mention | None],
    right: dict[int, Mention | None],
) -> bool:
    """Whether in a row such as ``red 2 blue 1`` the numbers stand behind their colours."""
    first = last = n
    while (kind := left[first.start]) is not None:
        earlier = next((m for m in numbers if right[m.start] is kind), None)
        if earlier is None:
            break
        first = earlier
    while (kind := right[last.start]) is not None:
        later = next((m for m in numbers if left[m.start] is kind), None)
        if later is None:
            break
        last = later
    return left[first.start] is not None and right[last.start] is None


def _kind_after(reading: Reading, n: Mention, kinds: Sequence[Mention]) -> Mention | None:
    """The colour that ``n`` counts as in "2 red", "2 cards of red"."""
    starts = {k.start: k for k in kinds}
    stoppers = {i for m in reading.all(*_STOPPERS) for i in range(m.start, m.end)}
    stoppers -= {m.start for m in reading.all("concepts.face_up", "concepts.deck")}  # "two open locomotives"
    stoppers |= {m.start for m in reading.numbers() if not m.weak}  # "the three were two greens and a white"
    for m in reading.all("actions.reveal"):
        if m.start and reading.tokens[m.start - 1].text in _WHICH:  # "two of those that came up are red"
            stoppers -= set(range(m.start, m.end))
    if not _COLOR_SIDES[reading.lang][1]:
        stoppers |= {
            i for m in reading.all(*_ROUTE_WORDS) for i in range(m.start, m.end)
        }  # "2lik tünele beyaz"
    at = n.end
    skipped = 0
    while skipped <= _SKIP:
        if at in starts:
            return starts[at]
        if at >= len(reading.tokens) or at in stoppers:
            return None
        token = reading.tokens[at]
        if token.is_number or (not token.is_word and not (token.text == "-" and token.glued)):
            return None
        at += 1
        skipped += token.text not in _LINKS
    return None


def _kind_before(reading: Reading, n: Mention, kinds: Sequence[Mention]) -> Mention | None:
    """The colour that ``n`` counts as in "red 2", "red cards x2", "red (2)", "red: 2"."""
    cards = {i for m in reading.all(*_CARD_WORDS) for i in range(m.start, m.end)}
    at = n.start - 1
    while at >= 0 and (at in cards or reading.tokens[at].text in _TIMES or reading.tokens[at].text == ":"):
        at -= 1
    return next((k for k in kinds if k.end == at + 1), None)


def _number_later(
    reading: Reading, kind: Mention, kinds: Sequence[Mention], numbers: Sequence[Mention]
) -> Mention | None:
    """A count said after a pause: "only jokers, three, and …", "played just locomotives (4)"."""
    total = {m.start for m in reading.all("cues.total")}
    everything = {
        i for m in reading.all("cues.all") if m.start not in total for i in range(m.start, m.end + 1)
    }
    for n in numbers:
        between = reading.tokens[kind.end : n.start]
        if (
            n.start < kind.end
            or n.weak
            or not n.value
            or len(between) > _LATER
            or not any(not t.is_word for t in between)
        ):
            continue
        if any(t.is_stop or t.text == ":" for t in between) or any(
            kind.end <= k.start <= n.end + 1 for k in kinds
        ):
            continue
        after = reading.tokens[n.end : n.end + 3]
        if n.start not in everything and (len(after) < 3 or not all(t.is_word for t in after)):
            return n
    return None


def _names_route(reading: Reading, mention: Mention, skipped: range) -> bool:
    """Whether the colour is the route's: "red tunnel", "3-space red route"."""
    if any(m.start in skipped for m in reading.all(*_SIZE_WORDS)):
        return True
    if skipped:
        return False
    before, behind = _COLOR_SIDES[reading.lang]
    if _feminine(reading, mention) and any(m.end == mention.start for m in reading.all("concepts.tunnel")):
        return False
    return any(
        (before and m.start == mention.end) or (behind and m.end == mention.start)
        for m in reading.all(*_ROUTE_WORDS)
    )


def _feminine(reading: Reading, mention: Mention) -> bool:
    """Whether a Polish colour is a card's by its ending: "na tunel czerwoną"; a tunnel is masculine."""
    return reading.lang == "pl" and reading.tokens[mention.end - 1].text.endswith("a")


def _listed(reading: Reading, groups: list[CardGroup]) -> list[CardGroup]:
    """The groups; a colour that an "and" joins to a locomotive is a card, not the tunnel's: "tunel żółta i loko"."""
    joins = {m.start for m in reading.all("cues.and")}
    out = list(groups)
    for i, (a, b) in enumerate(pairwise(groups)):
        if (
            a.names_route
            and not a.counted
            and b.kind == "locomotive"
            and b.start == a.end + 1
            and a.end in joins
        ):
            out[i] = replace(a, names_route=False)
    return out


def _length_beside(reading: Reading, mention: Mention) -> Mention | None:
    """The length of the route whose colour is named: "blue tunnel of three spaces"."""
    for size in reading.all("concepts.length"):
        for n in reading.numbers():
            low, high = min(mention.end, n.start), max(mention.start, size.end)
            close = 0 <= size.start - n.end <= 1 and high - low <= _NEAR_ROUTE
            if close and n.value and all(t.is_word or t.text == "-" for t in reading.tokens[low:high]):
                return n
    return None


def _without_header(groups: list[CardGroup], verbs: Sequence[int], cards: Sequence[int]) -> list[CardGroup]:
    """In "3 cards: red, blue, green" the 3 counts the cards of the list, not the reds."""
    out = list(groups)
    for i, group in enumerate(groups):
        if not group.loose or group.count < 2:
            continue
        of_cards = any(group.start <= at < group.end for at in cards)
        total = 1
        for a, b in pairwise(groups[i:]):
            if (
                b.start - a.end > _SKIP
                or any(a.end <= i < b.start for i in verbs)
                or (b.counted and not of_cards)
            ):
                break
            total += b.count
            if total >= group.count:
                break
        if total == group.count:
            out[i] = replace(group, count=1, counted=False)
    return out
