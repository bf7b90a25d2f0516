"""How long a question takes, beside its embedding alone: ``python -m eval.bench.questions``.

Both are measured in one run on the same development questions, so the ratio tells what understanding and composing add.
"""

from __future__ import annotations

import resource
import statistics
import sys
import time

from api.library import load_assistant
from api.settings import Settings
from assistant.normalize import LANGUAGES
from eval.answers import load_questions


def measure(limit: int = 20) -> dict[str, float]:
    """Median and 95th percentile in milliseconds over ``limit`` questions a language, and resident memory in MB."""
    start = time.perf_counter()
    assistant = load_assistant(Settings())
    assistant.warm_up()
    ready = time.perf_counter() - start
    requests = [q.request for lang in LANGUAGES for q in load_questions("dev", lang)[:limit]]
    whole: list[float] = []
    embedding: list[float] = []
    for request in requests:
        start = time.perf_counter()
        assistant.index.encode(request.question)
        embedding.append(time.perf_counter() - start)
        start = time.perf_counter()
        assistant.ask(request)
        whole.append(time.perf_counter() - start)
    return {
        "questions": len(requests),
        "load and warm up, s": round(ready, 2),
        "question p50, ms": round(1000 * statistics.median(whole), 1),
        "question p95, ms": round(1000 * statistics.quantiles(whole, n=20)[-1], 1),
        "embedding p50, ms": round(1000 * statistics.median(embedding), 1),
        "understanding and composing p50, ms": round(
            1000 * statistics.median(w - e for w, e in zip(whole, embedding, strict=True)), 1
        ),
        "question ÷ embedding": round(sum(whole) / sum(embedding), 2),
        "resident memory, MB": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def main() -> None:
    """Prints the figures."""
    for name, value in measure().items():
        sys.stdout.write(f"{name:38} {value}\n")


if __name__ == "__main__":
    main()
