"""Benchmarks: ours and the alternatives, measured in one run."""
