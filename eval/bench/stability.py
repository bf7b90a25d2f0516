"""How much a changed example changes elsewhere: ``python -m eval.bench.stability [--left-out 2] [--seed 1]``.

Trains the classifier once with all examples and once without a few, drawn at random, and asks both the development
questions. An answer is the same when status, value and text are. What training is worth, apart from the examples: the
fewer answers change, the less a measured figure moves with every build.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from api.library import load_assistant
from api.settings import load_settings
from assistant.build import SHIPPED_VECTORS, embedded_examples
from assistant.examples import load_examples
from assistant.normalize import LANGUAGES
from assistant.training import train
from eval.answers import Verdict, load_questions, run
from indexer.cache import CachedEmbedder
from indexer.embedding import load_embedder


def main() -> None:
    """Prints how many answers change, and how many of them turn wrong or right."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--left-out", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    settings = load_settings()
    assistant = load_assistant(settings)
    examples = load_examples()
    cache = settings.index_dir / "embeddings.npz"
    embedder = CachedEmbedder(load_embedder(settings.model), cache, shipped=SHIPPED_VECTORS)
    readings, vectors = embedded_examples(examples, embedder)
    gone = np.random.default_rng(arguments.seed).choice(len(examples), arguments.left_out, replace=False)
    left = sorted(set(range(len(examples))) - set(gone.tolist()))
    questions = [q for lang in LANGUAGES for q in load_questions("dev", lang)]
    runs: list[list[Verdict]] = []
    for rows in (list(range(len(examples))), left):
        assistant.topics = train([examples[i] for i in rows], [readings[i] for i in rows], vectors[rows])
        runs.append(run(assistant, questions))
    pairs = list(zip(*runs, strict=True))
    changed = sum(
        (a.answer.status, a.answer.value, a.answer.answer)
        != (b.answer.status, b.answer.value, b.answer.answer)
        for a, b in pairs
    )
    lost = sum(a.right and not b.right for a, b in pairs)
    won = sum(b.right and not a.right for a, b in pairs)
    sys.stdout.write(
        f"{len(gone)} of {len(examples)} examples left out: {changed} of {len(pairs)} answers changed, "
        f"{lost} turned wrong, {won} right; right {100 * np.mean([a.right for a, _ in pairs]):.1f} % "
        f"and {100 * np.mean([b.right for _, b in pairs]):.1f} %\n"
    )


if __name__ == "__main__":
    main()
