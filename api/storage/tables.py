"""All tables together, so that whoever needs the whole schema imports one module."""

from api.storage.base import Base
from api.storage.cases import DeskCase, DeskEvent
from api.storage.disputes import DisputeEntry
from api.storage.editing import Edit, Publication
from api.storage.feedback import Feedback, Review
from api.storage.questions import AskedQuestion
from api.storage.sites import Site, SiteOrigin
from api.storage.staff import AuditEntry, SignInFailure, StaffAccount, StaffSession

__all__ = [
    "AskedQuestion",
    "AuditEntry",
    "Base",
    "DeskCase",
    "DeskEvent",
    "DisputeEntry",
    "Edit",
    "Feedback",
    "Publication",
    "Review",
    "SignInFailure",
    "Site",
    "SiteOrigin",
    "StaffAccount",
    "StaffSession",
]
