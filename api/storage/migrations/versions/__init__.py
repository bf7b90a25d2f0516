"""One module a change; each goes up and down and keeps the data."""
