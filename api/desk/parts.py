"""The parts of the desk, and how the application takes them in: every form is checked before its route is run."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from fastapi import Depends, FastAPI

from api.desk import answer_routes, dispute_routes, editing, rendering, routes, sign_in, staff_pages
from api.desk.auth import check_csrf
from api.desk.errors import handle_denials
from api.desk.state import open_desk
from api.storage.base import now

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from api.clients import Network
    from api.storage import Store

# A new part is a line here.
ROUTERS = (
    rendering.router,
    sign_in.router,
    staff_pages.router,
    routes.router,
    dispute_routes.router,
    answer_routes.router,
    editing.router,
)


def add_desk(
    app: FastAPI, store: Store, trusted: Sequence[Network], clock: Callable[[], datetime] = now
) -> None:
    """Adds the desk to the application."""
    app.state.desk = open_desk(store, trusted, clock)
    for router in ROUTERS:
        app.include_router(router, dependencies=[Depends(check_csrf)], include_in_schema=False)
    handle_denials(app)
