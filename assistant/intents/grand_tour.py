"""How many tickets count for India's Grand Tour."""

from __future__ import annotations

from assistant.intents.numbers import counted, held_by, nearest_number, only_number
from assistant.intents.slots import Slots
from assistant.intents.ticket_values import TICKETS
from assistant.reading import Reading


def mandala(reading: Reading) -> Slots:
    """How many tickets count for the Grand Tour."""
    others = counted(reading, "concepts.player") | held_by(reading, "concepts.mandala")
    number = nearest_number(reading, *TICKETS, "concepts.mandala", near=4, exclude=others)
    number = number or only_number(reading, exclude=others)
    if number is None:
        return Slots("mandala", {}, ("tickets",))
    return Slots("mandala", {"tickets": number.value})
