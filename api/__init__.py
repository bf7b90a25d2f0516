"""How people reach it: HTTP, command line, settings."""
