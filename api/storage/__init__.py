"""What the service keeps: typed tables in SQLite or PostgreSQL, their migrations, backup and restore."""

from api.storage.engine import StorageProblem, Store, database_url
from api.storage.tables import AskedQuestion, Base, DisputeEntry, Site, SiteOrigin

__all__ = [
    "AskedQuestion",
    "Base",
    "DisputeEntry",
    "Site",
    "SiteOrigin",
    "StorageProblem",
    "Store",
    "database_url",
]
