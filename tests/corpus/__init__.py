"""Tests of the corpus' readers."""
