"""Passwords are worked out in a queue of their own, which has an end; one's own password is counted apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from fastapi import FastAPI

from api.desk.lockout import FREE_OF_CLIENT, FREE_OF_NAME
from api.desk.turns import AT_ONCE, MOST, MOST_OF_CLIENT, Full, Turns
from assistant.normalize import LANGUAGES
from assistant.wording import load_wording
from tests.desk.visitors import PASSWORD, Visitor, signed_in


def _alone(work: Coroutine[Any, Any, None]) -> None:
    """Runs ``work`` on a thread of its own: the browser tests leave a running loop on the main one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def test_the_queue_has_an_end_and_threads_of_its_own() -> None:
    async def run() -> None:
        turns, gate = Turns(), Event()
        running: list[int] = []

        def work(n: int) -> int:
            running.append(n)
            assert gate.wait(30)
            return n

        waiting = [asyncio.create_task(turns.run(f"c{n}", work, n)) for n in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await turns.run("late", work, 99)
        # However many wait, the pool that all other requests share is free.
        assert await asyncio.to_thread(lambda: "free") == "free"
        assert len(running) <= AT_ONCE
        gate.set()
        assert await asyncio.gather(*waiting) == list(range(MOST))
        assert await turns.run("late", work, 7) == 7

    _alone(run())


def test_one_client_cannot_fill_it() -> None:
    async def run() -> None:
        turns, gate = Turns(), Event()
        waiting = [asyncio.create_task(turns.run("one", gate.wait, 30)) for _ in range(MOST_OF_CLIENT)]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await turns.run("one", gate.wait, 30)
        other = asyncio.create_task(turns.run("other", gate.wait, 30))
        await asyncio.sleep(0)
        gate.set()
        assert all(await asyncio.gather(*waiting, other))
        assert not turns._waiting

    _alone(run())


def test_a_place_is_given_back_when_the_work_fails() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def run() -> None:
        turns = Turns()
        for _ in range(MOST + 1):
            with pytest.raises(ValueError, match="no"):
                await turns.run("c", fail)

    _alone(run())


class _Full(Turns):
    async def run(self, client: str, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Nobody gets a place."""
        raise Full


def _fill(app: FastAPI) -> None:
    object.__setattr__(app.state.desk, "turns", _Full())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_finds_it_full_is_told(desk_app: FastAPI, staff: dict[str, str], lang: str) -> None:
    _fill(desk_app)
    nobody = Visitor(desk_app)
    for _ in range(FREE_OF_CLIENT + 1):  # no password was looked at, so it does not count
        got = nobody.post(f"/desk/sign-in?lang={lang}", {"name": "x", "password": "y"}, page="/desk/sign-in")
        assert (got.status, got.headers["retry-after"]) == (503, "5")
    assert load_wording(lang).text("desk-auth-busy") in got.body.decode()


def test_who_is_signed_in_is_told_too(desk_app: FastAPI, staff: dict[str, str]) -> None:
    ann = signed_in(desk_app, staff["admin"])
    _fill(desk_app)
    own = ann.post("/desk/account", {"present": PASSWORD, "password": "another long one"})
    new = ann.post("/desk/staff", {"name": "New", "role": "support", "password": "another long one"})
    change = ann.post("/desk/staff/change", {"name": staff["support"], "action": "disable"})
    for got in (own, new, change):
        assert (got.status, got.headers["retry-after"]) == (503, "5")
        assert "another long one" not in got.body.decode()
        assert "busy with other sign-ins" in got.body.decode()


def test_what_others_try_at_signing_in_bars_nobody_from_their_own_password(
    desk_app: FastAPI, staff: dict[str, str]
) -> None:
    sue = signed_in(desk_app, staff["support"])
    for n in range(FREE_OF_NAME + 1):
        Visitor(desk_app, client=f"198.51.100.{n}").sign_in(staff["support"], "wrong wrong wrong")
    assert Visitor(desk_app, client="198.51.100.99").sign_in(staff["support"]).status == 429
    got = sue.post("/desk/account", {"present": PASSWORD, "password": "another long one"})
    assert (got.status, got.headers["location"]) == (303, "/desk/sign-in?changed=1")
    assert sue.sign_in(staff["support"], "another long one").status == 303


def test_the_own_password_cannot_be_guessed_either(desk_app: FastAPI, staff: dict[str, str]) -> None:
    sue = signed_in(desk_app, staff["support"])
    form = {"present": "wrong wrong wrong", "password": "another long one"}
    assert [sue.post("/desk/account", form).status for _ in range(FREE_OF_NAME + 1)] == [
        403
    ] * FREE_OF_NAME + [429]
    assert Visitor(desk_app, client="198.51.100.7").sign_in(staff["support"]).status == 303


def test_clients_of_one_household_are_one(desk_app: FastAPI, staff: dict[str, str]) -> None:
    for n in range(FREE_OF_CLIENT):
        assert Visitor(desk_app, client=f"2001:db8:0:1::{n + 1:x}").sign_in(f"n{n}").status == 403
    assert Visitor(desk_app, client="2001:db8:0:1:ffff::1").sign_in(staff["admin"]).status == 429
    assert Visitor(desk_app, client="2001:db8:0:2::1").sign_in(staff["admin"]).status == 303
