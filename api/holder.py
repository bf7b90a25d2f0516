"""What the service answers from: the assistant over the current index, taken up anew when the index is built again."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from api import problems
from assistant.service import Assistant
from indexer.errors import IndexProblem

log = logging.getLogger("konduktor")


class Holder:
    """The assistant once it is loaded, or why it could not be.

    ``current`` names the index that ought to be in use. It is asked at every request; when the name is a new one, that
    index is loaded in the background, while the old one goes on answering, and then takes its place at once. An index
    that cannot be opened is left alone until there is another.
    """

    def __init__(
        self, load: Callable[[Assistant | None], Assistant], current: Callable[[], str | None] = lambda: None
    ) -> None:
        self._load = load
        self._current = current
        self._tried: str | None = None
        self._loading = threading.Lock()
        self.assistant: Assistant | None = None
        self.problem: str | None = None

    def start(self) -> None:
        """Loads in the background, so that ``/healthz`` answers at once."""
        if self._loading.acquire(blocking=False):
            self._tried = self._current()
            if self.assistant is None:
                self.problem = None
            threading.Thread(target=self._run, daemon=True, name="load-index").start()

    def _run(self) -> None:
        """Loads the assistant; what goes wrong is kept and shown by ``/readyz`` while there is no other."""
        try:
            assistant = self._load(self.assistant)
            assistant.warm_up()
            # The pointer may have moved between reading it and opening the index.
            self._tried = assistant.versions.get("index", self._tried)
            self.assistant, self.problem = assistant, None
            log.info("ready: index %s", assistant.versions.get("index", "in memory"))
        except IndexProblem as error:
            self.problem = str(error)
            log.error("the index cannot be opened: %s", error)
        except Exception:
            self.problem = "see the log"
            log.exception("the index cannot be opened")
        finally:
            self._loading.release()

    def get(self) -> Assistant:
        """The assistant. Raises NotReady while there is none."""
        name = self._current()
        if name is not None and name != self._tried:
            self.start()
        if self.assistant is None:
            raise problems.NotReady("not_ready" if self.problem is None else "no_index")
        return self.assistant
