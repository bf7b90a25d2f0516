"""A real server process for the tests that need one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent


@contextmanager
def running(
    environment: Mapping[str, str] | None = None, *, until: str = "ready: index"
) -> Iterator[tuple[str, IO[str]]]:
    """A server on a free port: its address, and its log after it said ``until``. It ends with the block."""
    process = subprocess.Popen(
        [sys.executable, "-m", "api.cli", "serve", "--port", "0"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
    )
    log = process.stderr
    assert log is not None
    try:
        address, said = "", False
        for line in log:
            if "running on" in line:
                address = line.split("running on ")[1].split()[0]
            said = said or until in line
            if address and said:
                break
        assert address, "the server ended before it had an address"
        assert said, f"the server ended without saying {until!r}"
        yield address, log
    finally:
        process.terminate()
        process.wait(timeout=20)
        log.close()
