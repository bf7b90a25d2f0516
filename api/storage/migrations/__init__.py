"""Changes of the schema, in order; run by ``api.storage.migrate``."""
