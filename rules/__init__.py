"""What follows from the rules: editions and maps as data, and every computation as a pure function."""
