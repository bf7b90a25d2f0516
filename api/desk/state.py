"""What the desk's routes share: accounts, sessions and lockouts over the service's database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from fastapi import Request

from api.clients import Network
from api.desk.accounts import Accounts
from api.desk.audit import Audit
from api.desk.lockout import ClientLockout, NameLockout
from api.desk.sessions import Sessions
from api.desk.turns import Turns
from api.storage import Store
from api.storage.base import now


@dataclass(frozen=True, slots=True)
class Desk:
    """The parts; ``trusted`` are the proxies whose word on clients and schemes is believed."""

    store: Store
    accounts: Accounts
    sessions: Sessions
    audit: Audit
    names: NameLockout
    clients: ClientLockout
    trusted: tuple[Network, ...]
    turns: Turns = field(default_factory=Turns)


def open_desk(store: Store, trusted: Sequence[Network] = (), clock: Callable[[], datetime] = now) -> Desk:
    """The desk over a database, with its own time for sessions and lockouts."""
    return Desk(
        store,
        Accounts(store),
        Sessions(store, clock),
        Audit(store),
        NameLockout(store, clock),
        ClientLockout(clock),
        tuple(trusted),
    )


def desk_of(request: Request) -> Desk:
    """The desk of the service."""
    desk: Desk = request.app.state.desk
    return desk
