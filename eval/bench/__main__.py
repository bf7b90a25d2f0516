"""All benchmarks in one run: ``python -m eval.bench``."""

from __future__ import annotations

import sys

from eval.bench import questions, rules, scale

if __name__ == "__main__":
    sys.stdout.write("questions\n")
    questions.main()
    sys.stdout.write("\nrules engine\n")
    sys.argv = sys.argv[:1]
    rules.main()
    sys.stdout.write("\nsearch over many passages\n")
    scale.main([])
