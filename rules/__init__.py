"""What follows from the rules: editions and maps as data, and every computation as a pure function."""

from rules.catalogue import Rule, load_catalogue
from rules.compute import computations, compute
from rules.editions import EDITIONS, Disagreement, Edition, load_edition
from rules.errors import DataError, MissingInputError, RuleError
from rules.rulings import Ruling, Step

__all__ = [
    "EDITIONS",
    "DataError",
    "Disagreement",
    "Edition",
    "MissingInputError",
    "Rule",
    "RuleError",
    "Ruling",
    "Step",
    "computations",
    "compute",
    "load_catalogue",
    "load_edition",
]
