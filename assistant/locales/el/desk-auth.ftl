### Signing in at the desk, accounts, audit.
