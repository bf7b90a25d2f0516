"""The built script is what its sources say, small enough, and says everything in six languages."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest

from assistant.normalize import LANGUAGES
from tests.conftest import ROOT
from tests.widget.conftest import WIDGET

BUILT = ROOT / "api" / "static" / "widget.js"
LOCALES = ROOT / "assistant" / "locales"
GATE = 15_000  # bytes as sent


def _messages(lang: str) -> dict[str, str]:
    text = (LOCALES / lang / "widget.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(widget-[\w-]+) = (.+)$", text, re.MULTILINE))


def test_is_small() -> None:
    assert len(gzip.compress(BUILT.read_bytes(), 9, mtime=0)) <= GATE


def test_the_file_is_what_the_sources_build(node_modules: Path, tmp_path: Path) -> None:
    del node_modules
    made = tmp_path / "widget.js"
    subprocess.run(["node", "build.mjs", str(made)], cwd=WIDGET, check=True, timeout=120)
    assert made.read_bytes() == BUILT.read_bytes(), "run: npm ci && npm run build in api/widget"


def test_the_types_hold(node_modules: Path) -> None:
    checked = subprocess.run(
        [str(node_modules / ".bin" / "tsc"), "--noEmit"],
        cwd=WIDGET,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert checked.stdout == ""
    assert checked.returncode == 0


def test_the_lock_pins_everything_and_names_no_registry() -> None:
    text = (WIDGET / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in text
    assert "http" not in text
    packages = {k: v for k, v in json.loads(text)["packages"].items() if k}
    assert packages
    assert all(
        re.fullmatch(r"[\w.+-]+", p["version"]) and p["integrity"].startswith("sha512-")
        for p in packages.values()
    )


def test_the_versions_are_exact() -> None:
    wanted = json.loads((WIDGET / "package.json").read_text(encoding="utf-8"))
    assert set(wanted) & {"dependencies", "peerDependencies"} == set()
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted["devDependencies"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    own, english = _messages(lang), _messages("en")
    assert own.keys() == english.keys()
    for key, text in own.items():
        assert set(re.findall(r"\{.*?\}", text)) == set(re.findall(r"\{.*?\}", english[key])), key
        same = lang == "en" or text != english[key] or key == "widget-no"  # "No" is Italian as well
        assert same, f"{lang}: {key} is not translated"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_in_the_script_and_used(lang: str) -> None:
    script = BUILT.read_text(encoding="utf-8")
    source = "".join(p.read_text(encoding="utf-8") for p in (WIDGET / "src").glob("*.ts"))
    for key, text in _messages(lang).items():
        assert json.dumps(text, ensure_ascii=False)[1:-1] in script
        assert source.count(f'"{key}"') >= 1


def test_nothing_in_it_makes_markup_code_or_storage() -> None:
    script = BUILT.read_text(encoding="utf-8")
    for forbidden in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "DOMParser",
        "eval(",
        "new Function",
        "localStorage",
        "sessionStorage",
        "indexedDB",
        "document.cookie",
        "sendBeacon",
        "XMLHttpRequest",
        ".style.",
        'createElement("style")',
        'createElement("script")',
    ):
        assert forbidden not in script, forbidden


def test_every_attribute_and_event_is_documented() -> None:
    source = (WIDGET / "src" / "element.ts").read_text(encoding="utf-8")
    observed = re.search(r"observedAttributes = \[(.*?)\]", source)
    assert observed
    documented = (ROOT / "docs" / "widget.md").read_text(encoding="utf-8")
    for attribute in re.findall(r'"([\w-]+)"', observed[1]):
        assert f"| `{attribute}` |" in documented
    for event in ("answer", "feedback", "error"):
        assert f"| `konduktor:{event}` |" in documented


def test_the_documented_size_is_about_the_size() -> None:
    size = len(gzip.compress(BUILT.read_bytes(), 9, mtime=0))
    documented = re.search(
        r"\| this one \| ([\d.]+) kB", (ROOT / "docs" / "widget.md").read_text(encoding="utf-8")
    )
    assert documented
    assert abs(float(documented[1]) - size / 1000) < 0.3
