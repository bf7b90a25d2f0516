"""What a build takes over from the one before."""

from __future__ import annotations

from dataclasses import replace

from assistant.build import prepared, training_version
from assistant.examples import Example

EXAMPLE = Example("How many cards are turned up in a tunnel?", "en", "tunnel.reveal")


def _version(*examples: Example) -> str:
    return training_version(examples, [prepared(e.question, e.lang)[1] for e in examples])


def test_the_same_examples_are_not_learned_again() -> None:
    assert _version(EXAMPLE) == _version(replace(EXAMPLE, edition="europe"))


def test_another_label_question_or_asking_is_learned() -> None:
    others = [
        replace(EXAMPLE, label="tunnel.discard"),
        replace(EXAMPLE, question="How many cards get turned up in a tunnel?"),
        replace(EXAMPLE, label="tunnel.decline", yes=True),
        replace(EXAMPLE, label="tunnel.decline", yes=False),
    ]
    assert len({_version(e) for e in [EXAMPLE, *others]}) == 1 + len(others)
