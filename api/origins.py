"""Web origins, ``scheme://host[:port]``, written as browsers write them."""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from urllib.parse import urlsplit

import idna

_PORTS = {"http": 80, "https": 443}
_SHAPE = re.compile(r"(?P<scheme>[^:/?#]+)://(?P<host>\[[^\]/]*\]|[^:/?#\[\]@\\]+)(?::(?P<port>\d{1,5}))?")


class OriginError(ValueError):
    """A text that is no origin; the message says what to write instead."""


def origin(text: str) -> str:
    """The origin as a browser sends it: lower case, IDNA, no default port. Raises OriginError.

    >>> origin("HTTPS://Παιχνίδια.GR:443")
    'https://xn--kxadblxczv9d.gr'
    """
    found = _SHAPE.fullmatch(text.strip())
    if found is None:
        raise OriginError(f"an origin is scheme://host[:port], exact and without a path, got {text!r}")
    scheme = found["scheme"].lower()
    if scheme not in _PORTS:
        raise OriginError(f"the scheme of an origin is https or http, got {text!r}")
    host = _host(found["host"], text)
    port = int(found["port"]) if found["port"] else None
    if port is not None and not 1 <= port <= 65535:
        raise OriginError(f"the port of an origin is 1–65535, got {text!r}")
    return f"{scheme}://{host}" + ("" if port in (None, _PORTS[scheme]) else f":{port}")


def _host(host: str, text: str) -> str:
    if "*" in host:
        raise OriginError(f"an origin is exact: name each host instead of {text!r}")
    try:
        if host.startswith("["):
            return f"[{IPv6Address(host[1:-1]).compressed}]"
        if re.fullmatch(r"[\d.]+", host):
            return str(IPv4Address(host))
        return idna.encode(host.lower(), uts46=True, transitional=False).decode("ascii")
    except (AddressValueError, idna.IDNAError) as error:
        raise OriginError(
            f"the host of an origin is a domain or an address, got {text!r} ({error})"
        ) from None


def same_origin(sent: str, host: str | None, fetch_site: str | None) -> bool:
    """Whether a request comes from a page of the service itself.

    ``sent`` is its Origin, ``host`` its Host and ``fetch_site`` its Sec-Fetch-Site, which no page can set. The schemes
    are not compared: behind a proxy that ends TLS the service does not see its own.
    """
    if fetch_site is not None:
        return fetch_site == "same-origin"
    return host is not None and urlsplit(sent).netloc == host.lower() != ""
