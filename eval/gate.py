"""The gate of a publication: a candidate index beside the current one, question by question, by the same code.

Nothing is compared with the committed baseline: a service with documents of its own, or a main that is below its
baseline for other reasons, could publish nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from math import comb
from pathlib import Path
from typing import Any

from assistant.build import inputs_version, open_assistant
from assistant.normalize import LANGUAGES
from corpus.store import write_atomically
from eval.answers import KINDS, LOSS, SPLITS, Question, Verdict, load_questions, run
from indexer.embedding import Embedder, Vectors
from indexer.errors import IndexProblem
from indexer.manifest import current_build

KEPT = "measured.json"
# Training the classifier anew moves answers that have nothing to do with an edit: two harmless examples turned 13 of
# 1856 questions wrong and 4 right, at most two of one rule. So fewer than three of a group never close the gate; three
# of a rule's ten or twenty do, and so do two points of any larger group.
LEAST = 3
# Two points of a thousand questions are twenty: there, what is hardly by chance closes it sooner (13 to 4 is not).
CHANCE = 0.01
_PARTS = ("right", "lang", "status", "value", "rule", "cited", "verbatim")
_MOST_LISTED = 60
_WIDTH = 160


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a question fared.

    ``judged`` names the parts it is judged by, ``wrong`` those that are not right; ``rules`` are those that an answer
    may rest on; ``told`` is the answer in a line, ``print`` a hash over all of it that a reader sees.
    """

    id: str
    lang: str
    kind: str
    split: str
    question: str
    rules: tuple[str, ...]
    judged: tuple[str, ...]
    wrong: tuple[str, ...]
    told: str
    print: str


@dataclass(frozen=True, slots=True)
class Fall:
    """A group in which more questions turned wrong than right, by more than the gate lets pass."""

    group: str
    part: str
    lost: int
    won: int
    size: int


def outcome(verdict: Verdict, split: str) -> Outcome:
    """What is kept of a verdict."""
    flags = {name: getattr(verdict, name) for name in _PARTS}
    answer = verdict.answer
    number = isinstance(answer.value, int) and not isinstance(answer.value, bool)
    if verdict.question.kind == "computed":
        flags["number"] = not (verdict.value is False and number)
    rules = sorted({rule for c in answer.citations[:1] for rule in c.rules})
    value = "" if answer.value is None else f" {json.dumps(answer.value, ensure_ascii=False)}"
    told = f"{answer.status}{value} {' '.join(rules)}: {' '.join(answer.answer.split())}"
    seen = [
        answer.status,
        answer.value,
        answer.answer,
        [(c.document_id, c.section, c.quote) for c in answer.citations],
    ]
    return Outcome(
        verdict.question.id,
        verdict.question.lang,
        verdict.question.kind,
        split,
        verdict.question.request.question,
        tuple(verdict.question.expect.get("rules") or ()),
        tuple(name for name, flag in flags.items() if flag is not None),
        tuple(name for name, flag in flags.items() if flag is False),
        told[:_WIDTH],
        hashlib.sha256(json.dumps(seen, ensure_ascii=False, default=str).encode()).hexdigest()[:16],
    )


def falls(before: Sequence[Outcome], now: Sequence[Outcome]) -> list[Fall]:
    """The groups that the gate does not let pass: of each split all, each language and each kind; of both, each rule.

    Of the questions of a group, those that turned wrong are lost and those that turned right are won, for each part
    that is judged. A group falls where at least `LEAST` more are lost than won, and these are more than `LOSS` percent
    of it, or so many that they are hardly by chance (sign test, one-sided, `CHANCE`).
    """
    old = {o.id: o for o in before}
    lost: dict[tuple[str, str], int] = defaultdict(int)
    won: dict[tuple[str, str], int] = defaultdict(int)
    sizes: dict[tuple[str, str], int] = defaultdict(int)
    for one in now:
        was = old.get(one.id)
        if was is None:
            continue
        kinds = (one.split, f"{one.split} {one.lang}", f"{one.split} {one.kind}")
        for group in (*kinds, *(f"rule {rule}" for rule in one.rules)):
            for part in dict.fromkeys((*one.judged, *was.judged)):
                sizes[group, part] += 1
                lost[group, part] += part in one.wrong and part not in was.wrong
                won[group, part] += part in was.wrong and part not in one.wrong
    found = [
        Fall(group, part, lost[group, part], won[group, part], size)
        for (group, part), size in sizes.items()
        if _falls(lost[group, part], won[group, part], size)
    ]
    order = [*SPLITS, *(f"{s} {name}" for s in SPLITS for name in (*LANGUAGES, *KINDS))]
    place = {group: n for n, group in enumerate(order)}
    return sorted(found, key=lambda f: (place.get(f.group, len(place)), f.group, f.part))


def _falls(lost: int, won: int, size: int) -> bool:
    net = lost - won
    return net >= LEAST and (100 * net > LOSS * size or by_chance(lost, won) <= CHANCE)


def by_chance(lost: int, won: int) -> float:
    """How likely at least ``lost`` of ``lost + won`` questions turn wrong where either is as likely.

    >>> by_chance(5, 0), by_chance(1, 1)
    (0.03125, 0.75)
    """
    both = lost + won
    return float(sum(comb(both, n) for n in range(lost, both + 1)) / 2**both)


def report(before: Sequence[Outcome], now: Sequence[Outcome], fallen: Sequence[Fall]) -> str:
    """What the gate says, in lines: whether it passes, the shares right, and the answers that changed.

    Of ``test``, questions and answers are not shown: whoever edits would learn what they are measured by.
    """
    old = {o.id: o for o in before}
    changed = [(old[o.id], o) for o in now if o.id in old and o.print != old[o.id].print]
    lines = ["The measurement lets it pass." if not fallen else "The measurement does not let it pass:"]
    lines += [
        f"  {fall.group}: {fall.part}: {fall.lost} of {fall.size} turned wrong, {fall.won} turned right"
        for fall in fallen
    ]
    lines += ["", f"{'right, percent':22}{'questions':>10}{'current':>10}{'candidate':>11}"]
    for group, then, there in _shares(before, now):
        lines.append(f"{group:22}{len(there):10}{_share(then):10.1f}{_share(there):11.1f}")
    worse = [p for p in changed if "right" in p[1].wrong and "right" not in p[0].wrong]
    better = [p for p in changed if "right" in p[0].wrong and "right" not in p[1].wrong]
    other = [p for p in changed if p not in worse and p not in better]
    lines += ["", f"Answers that changed: {len(changed)} of {len(now)}"]
    for title, pairs in (("turned wrong", worse), ("turned right", better), ("otherwise", other)):
        if pairs:
            lines += ["", f"{title}: {len(pairs)}"]
            lines += [line for pair in pairs[:_MOST_LISTED] for line in _told(*pair)]
        if len(pairs) > _MOST_LISTED:
            lines.append(f"  … and {len(pairs) - _MOST_LISTED} more")
    return "\n".join(lines)


def _told(was: Outcome, one: Outcome) -> list[str]:
    if one.split != "dev":
        return [f"  {one.id} ({one.split}, {one.kind})"]
    return [f"  {one.id} {one.question}", f"    was {was.told}", f"    is  {one.told}"]


def _shares(
    before: Sequence[Outcome], now: Sequence[Outcome]
) -> Iterable[tuple[str, list[Outcome], list[Outcome]]]:
    for split in SPLITS:
        for name in ("", *LANGUAGES, *KINDS):
            then, there = (
                [o for o in side if o.split == split and name in ("", o.lang, o.kind)]
                for side in (before, now)
            )
            if then and there:
                yield f"{split} {name}".strip(), then, there


def _share(group: Sequence[Outcome]) -> float:
    return 100 * sum("right" not in o.wrong for o in group) / len(group)


class _Remembering:
    """An `Embedder` that embeds each question once, as both indexes are asked the same ones."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._known: dict[tuple[str, ...], Vectors] = {}

    @property
    def model_id(self) -> str:
        return self._embedder.model_id

    @property
    def dim(self) -> int:
        return self._embedder.dim

    def encode_queries(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        key = tuple(texts)
        if key not in self._known:
            self._known[key] = self._embedder.encode_queries(texts, progress=progress)
        return self._known[key]

    def encode_passages(self, texts: Sequence[str], *, progress: bool = False) -> Vectors:
        return self._embedder.encode_passages(texts, progress=progress)


def code_version() -> str:
    """A hash over the code, the data and the questions that a measurement depends on, besides the index."""
    digest = hashlib.sha256(inputs_version().encode())
    for name in ("answers.py", "gate.py"):
        digest.update((files("eval") / name).read_bytes())
    for split in SPLITS:
        for lang in LANGUAGES:
            digest.update((files("eval") / "questions" / split / f"{lang}.jsonl").read_bytes())
    return digest.hexdigest()[:16]


def read_kept(index_dir: Path) -> list[Outcome] | None:
    """The measurement of the current index, where it was made of this very build and by this very code."""
    try:
        raw: dict[str, Any] = json.loads((index_dir / KEPT).read_text(encoding="utf-8"))
        if (raw["build"], raw["code"]) != (current_build(index_dir), code_version()):
            return None
        return [_outcome(o) for o in raw["outcomes"]]
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _outcome(raw: dict[str, Any]) -> Outcome:
    values: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in raw.items()}
    return Outcome(**values)


def keep(index_dir: Path, build: str, outcomes: Sequence[Outcome]) -> None:
    """Keeps a measurement beside the index that it is of."""
    body: Mapping[str, Any] = {
        "build": build,
        "code": code_version(),
        "outcomes": [asdict(o) for o in outcomes],
    }
    write_atomically(index_dir / KEPT, json.dumps(body, ensure_ascii=False).encode())


def compare(
    current: Path, candidate: Path, questions: Mapping[str, Sequence[Question]] | None = None
) -> tuple[bool, str]:
    """Whether a candidate index may take the place of the current one, and the report. Raises IndexProblem.

    Both are folders with builds. Each measurement is kept in its folder; a kept one of the current index is used again.
    """
    keeping = questions is None
    asked = questions or {s: [q for lang in LANGUAGES for q in load_questions(s, lang)] for s in SPLITS}
    before = read_kept(current) if keeping else None
    embedder: Embedder | None = None
    if before is None:
        before, embedder = _measure(current, asked, None, keeping)
    now, _ = _measure(candidate, asked, embedder, keeping)
    fallen = falls(before, now)
    return not fallen, report(before, now, fallen)


def _measure(
    index_dir: Path, asked: Mapping[str, Sequence[Question]], embedder: Embedder | None, keeping: bool
) -> tuple[list[Outcome], Embedder]:
    assistant = open_assistant(index_dir, embedder=embedder)
    if embedder is None:
        if assistant.index.embedder is None:
            raise IndexProblem(f"the index in {index_dir} cannot be asked: it has no model")
        embedder = _Remembering(assistant.index.embedder)
        assistant = open_assistant(index_dir, embedder=embedder)
    outcomes = [outcome(v, split) for split, some in asked.items() for v in run(assistant, some)]
    if keeping:
        keep(index_dir, assistant.versions["index"], outcomes)
    return outcomes, embedder
