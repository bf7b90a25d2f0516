"""Who works at the desk: their names, roles and what a role includes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Role = Literal["support", "editor", "admin"]
# The lowest first; a role may do all that those before it may.
ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True, slots=True)
class Staff:
    """Somebody who is signed in."""

    id: int
    name: str
    role: Role
    lang: str

    def may(self, role: Role) -> bool:
        """Whether this one's role is that one or a higher one.

        >>> Staff(1, "Ada", "editor", "tr").may("support"), Staff(1, "Ada", "editor", "tr").may("admin")
        (True, False)
        """
        return ROLES.index(self.role) >= ROLES.index(role)
