"""Where programs come to: an address that only this machine reaches."""

from __future__ import annotations

import os
from ipaddress import ip_address
from pathlib import Path

#: A Unix socket, or an address and port.
Address = Path | tuple[str, int]
#: Maximum length of a Unix socket's path, in bytes.
LONGEST_SOCKET = 100


def socket_path(text: str) -> Path:
    """Read a Unix socket's path.

    Raises:
        ValueError: it cannot be one.

    """
    if not text.isprintable() or len(os.fsencode(text)) > LONGEST_SOCKET:
        raise ValueError(f"a Unix socket's path is at most {LONGEST_SOCKET} bytes that can be printed")
    return Path(text)


def on_this_machine(at: tuple[str, int]) -> tuple[str, int]:
    """Return an address and port that can only be reached from this machine.

    Raises:
        ValueError: others could reach it.

    """
    host = "127.0.0.1" if at[0] == "localhost" else at[0]
    try:
        loopback = ip_address(host).is_loopback
    except ValueError:
        loopback = False
    if not loopback:
        raise ValueError("programs take seats on this machine only: give a port, 127.0.0.1:port or a path")
    return host, at[1]
