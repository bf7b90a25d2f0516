"""Who a client is, for counting: its address, seen through trusted proxies alone."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def _parse(text: str) -> Address | None:
    """An address, with or without a port; an IPv4 address in IPv6 clothes is that IPv4 address."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> Address | None:
    """The address of the client: the peer, or behind trusted proxies the rightmost address that is none of them.

    ``forwarded`` is X-Forwarded-For, whose right end the nearest proxy wrote. What stands left of an untrusted
    address, or of one that cannot be read, anybody may have written. None for a peer without an address.

    >>> client_address("10.0.0.2", "6.6.6.6, 203.0.113.9, 10.0.0.7", [ip_network("10.0.0.0/8")])
    IPv4Address('203.0.113.9')
    >>> client_address("203.0.113.9", "6.6.6.6", [ip_network("10.0.0.0/8")])
    IPv4Address('203.0.113.9')
    """
    found = _parse(peer)
    for part in reversed(forwarded.split(",")):
        if found is None or not any(found in network for network in trusted):
            break
        further = _parse(part)
        if further is None:
            break
        found = further
    return found


def bucket(address: Address | None) -> str:
    """Under what name a client is counted: its address, for IPv6 its /64 network, which is what one household has."""
    match address:
        case None:
            return "unknown"
        case IPv6Address():
            return str(ip_network((address, 64), strict=False))
        case _:
            return str(address)
