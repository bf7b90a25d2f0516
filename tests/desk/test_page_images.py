"""The page that a passage stands on, at the desk: with a real PDF that was taken in, drawn by the service."""

from __future__ import annotations

import html
import io
import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from fastapi import FastAPI
from PIL import Image

from api.app import create_app
from api.library import ensure_index, load_assistant
from api.settings import Settings
from api.storage.migrate import migrate
from assistant.wording import load_wording
from corpus.ingest import ingest
from tests.api.fakes import call
from tests.corpus.pdfs import LEFT, TOP, Maker, font_folder
from tests.desk.test_publishing import settings  # noqa: F401 - a fixture
from tests.desk.visitors import newcomer

_RULES = (
    "Stations: what they cost. Your first station costs one card, your second station costs two cards and your "
    "third station costs three cards of the same colour. Locomotives may be used for any of them."
)


@pytest.mark.skipif(font_folder() is None, reason="the fonts are not installed")
def test_a_quote_is_shown_on_its_page_of_a_pdf(
    settings: Settings,  # noqa: F811 - the fixture
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = Maker()
    made.page()
    made.column(
        ["This page has nothing to do with it. It is here so that the other one is the second."],
        LEFT,
        TOP,
        150,
    )
    made.page()
    made.column([_RULES], LEFT, TOP, 150)
    file = tmp_path / "stations.pdf"
    file.write_bytes(made.output())
    ingest(
        file,
        edition="europe",
        lang="en",
        authority="publisher",
        title="Stations",
        out_dir=settings.ingested_dir,
    )
    # Nothing else states the rule.
    shipped = tmp_path / "documents" / "europe-en.md"
    text = re.sub("<!-- rules: station.cost -->\n.*\n", "", shipped.read_text(encoding="utf-8"))
    shipped.write_text(text, encoding="utf-8")
    ensure_index(settings, progress=False)
    app: FastAPI = create_app(settings)
    migrate(app.state.sites.store.url)
    app.state.holder.assistant = load_assistant(settings)
    sue = newcomer(app, "Sue", "support")
    sent = sue.post(
        "/desk/disputes",
        {
            "edition": "europe",
            "text-1": "My second station costs two cards.",
            "text-2": "The second station costs three cards.",
            "facts.name": "station_cost",
            "facts.inputs.nth": "2",
        },
    )
    assert sent.status == 303
    page = sue.get(sent.headers["location"]).body.decode()
    images = [html.unescape(a) for a in re.findall(r'<img src="(/v1/passages/[^"]*page\.png[^"]*)"', page)]
    assert images
    assert load_wording("en").text("widget-page", {"n": 2}) in page
    path, _, query = images[0].partition("?")
    got = call(app, "GET", f"{unquote(path)}?{query}")
    assert (got.status, got.headers["content-type"]) == (200, "image/png")
    drawn = Image.open(io.BytesIO(got.body)).convert("RGB")
    assert drawn.height > drawn.width > 500
    # The words are marked in a colour; the page is black on white otherwise.
    colours = drawn.resize((200, 280)).getcolors(1_000_000)
    assert colours
    assert sum(n for n, (r, g, b) in ((n, c) for n, c in colours if isinstance(c, tuple)) if r > b + 60) > 50
    app.state.sites.store.close()
