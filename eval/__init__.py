"""How good it is: question sets, metrics and gates."""
