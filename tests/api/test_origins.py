"""Origins are written as browsers write them. The right-hand sides are ``new URL(text).origin`` of Node.js."""

from __future__ import annotations

import pytest

from api.origins import OriginError, origin, same_origin


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("https://shop.example", "https://shop.example"),
        (" HTTPS://Shop.Example:443 ", "https://shop.example"),
        ("http://shop.example:80", "http://shop.example"),
        ("https://shop.example:80", "https://shop.example:80"),
        ("http://localhost:5173", "http://localhost:5173"),
        ("http://[::1]:80", "http://[::1]"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("https://Παιχνίδια.GR:443", "https://xn--kxadblxczv9d.gr"),
        ("https://faß.de", "https://xn--fa-hia.de"),
    ],
)
def test_as_browsers_write_them(given: str, written: str) -> None:
    assert origin(given) == written
    assert origin(written) == written


@pytest.mark.parametrize(
    "given",
    [
        "",
        "null",
        "*",
        "shop.example",
        "//shop.example",
        "https://",
        "https://shop.example/",
        "https://shop.example/path",
        "https://shop.example?x",
        "https://shop.example#x",
        "https://user@shop.example",
        "https://user:password@shop.example",
        "https://*.shop.example",
        "https://shop.example:0",
        "https://shop.example:65536",
        "https://shop.example:",
        "ftp://shop.example",
        "javascript://shop.example",
        "https://a b",
        "https://a..b",
        "https://-a.example",
        "https://a,b",
        "https://a;b",
        "https://a'b",
        "https://a\nb",
        "https://1.2.3",
        "https://999.1.1.1",
        "http://[::1",
        "http://[x]",
    ],
)
def test_what_is_no_origin(given: str) -> None:
    with pytest.raises(OriginError):
        origin(given)


def test_the_services_own_pages() -> None:
    here = "https://rules.example"
    assert same_origin(here, "rules.example", None)
    assert same_origin(here, "Rules.Example", None)
    assert not same_origin(here, "rules.example:8000", None)
    assert not same_origin("https://shop.example", "rules.example", None)
    assert not same_origin("null", "", None)
    assert not same_origin("null", None, None)
    # What the browser says cannot be set by a page; Host can be wrong behind a proxy.
    assert same_origin(here, "inner:8000", "same-origin")
    assert not same_origin(here, "rules.example", "cross-site")
    assert not same_origin(here, "rules.example", "same-site")
