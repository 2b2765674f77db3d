"""Who asks for a page, and how often they may."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import monotonic

Proxies = tuple[IPv4Network | IPv6Network, ...]
#: Maximum number of addresses remembered, the latest ones.
MOST_ADDRESSES = 5000
#: Prefix length of an IPv6 network that counts as one visitor.
HOME = 64
#: Maximum number of forwarded addresses that are read.
MOST_FORWARDED = 20


class Allowance:
    """An allowance for each address and time span, which may be spent at once."""

    def __init__(self, much: float, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self._much, self._rate, self._now = much, much / seconds, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one; return 0, or else in how many seconds there will be one."""
        now = self._now()
        left, at = self._left.pop(address, (self._much, now))
        left = min(self._much, left + (now - at) * self._rate)
        wait = 0.0 if left >= 1 else (1 - left) / self._rate
        self._left[address] = (left if wait else left - 1, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return wait


def visitor(peer: str | None, forwarded: str, trusted: Proxies) -> str:
    """Return a visitor's address: the last one in `X-Forwarded-For` that is no trusted proxy.

    >>> visitor("127.0.0.1", "6.6.6.6, 9.9.9.9", (ip_network("127.0.0.1"),))
    '9.9.9.9'
    >>> visitor("2001:db8::7", "6.6.6.6", ())
    '2001:db8::/64'
    """
    at = peer or ""
    for said in reversed(forwarded.split(",")[-MOST_FORWARDED:]):
        if not _within(at, trusted) or _read(said) is None:
            break
        at = said.strip()
    found = _read(at)
    return str(ip_network((found, HOME), strict=False)) if isinstance(found, IPv6Address) else at


def direct(peer: str, trusted: Proxies) -> str:
    """Return who is at the other end of a connection, as one visitor; "": a proxy, behind which are many.

    >>> direct("2001:db8::7", ()), direct("127.0.0.1", (ip_network("127.0.0.1"),))
    ('2001:db8::/64', '')
    """
    return "" if _within(peer, trusted) else visitor(peer, "", ())


def _within(address: str, networks: Proxies) -> bool:
    found = _read(address)
    return found is not None and any(found in x for x in networks)


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.strip())
    except ValueError:
        return None
