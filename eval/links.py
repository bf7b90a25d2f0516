"""How well passages without annotations are tied to rules: our own documents with their annotations hidden.

Run as ``python -m eval.links``. Each passage is judged alone, and two neighbours joined to one passage, as
rulebooks have them: several rules in a paragraph. It uses the embeddings of the current index's folder.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace

from api.settings import load_settings
from assistant.build import SHIPPED_VECTORS, embedded_examples
from assistant.examples import load_examples
from assistant.links import QuestionCentres, rule_links
from corpus.library import load_library
from corpus.model import Passage
from indexer.cache import CachedEmbedder
from indexer.embedding import load_embedder


def hidden(size: int) -> tuple[list[Passage], dict[str, frozenset[str]]]:
    """Our annotated passages, ``size`` neighbours joined to one, without annotations; and what they state."""
    passages, truth = [], {}
    for document in load_library():
        annotated = [p for p in document.passages if p.rules]
        for at in range(0, len(annotated) - size + 1, size):
            group = annotated[at : at + size]
            text = " ".join(" ".join(p.text.split()) for p in group)
            passage = replace(group[0], text=text, rules=())
            passages.append(passage)
            truth[passage.id] = frozenset(rule for p in group for rule in p.rules)
    return passages, truth


def score(links: Mapping[str, Sequence[str]], truth: Mapping[str, frozenset[str]]) -> tuple[float, float]:
    """Precision and recall of links.

    >>> score({"a": ["x", "y"]}, {"a": frozenset({"x"}), "b": frozenset({"z"})})
    (0.5, 0.5)
    """
    right = sum(len(truth[name] & set(rules)) for name, rules in links.items())
    made = sum(len(set(rules)) for rules in links.values())
    return right / max(1, made), right / max(1, sum(map(len, truth.values())))


def main() -> int:
    """Print precision and recall, alone and joined."""
    settings = load_settings()
    embedder = CachedEmbedder(
        load_embedder(settings.model), settings.index_dir / "embeddings.npz", shipped=SHIPPED_VECTORS
    )
    examples = load_examples()
    questions = QuestionCentres.of(examples, embedded_examples(examples, embedder)[1])
    for size in (1, 2):
        passages, truth = hidden(size)
        precision, recall = score(rule_links(passages, embedder, questions).stated, truth)
        print(
            f"{size} passage(s) in one: {len(passages)} passages, precision {precision:.3f}, recall {recall:.3f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
