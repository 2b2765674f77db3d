"""Where a database is: a file, or a PostgreSQL server."""

from __future__ import annotations

import re
from pathlib import Path

_SERVER = re.compile(r"^postgres(?:ql)?(?:\+\w+)?://")


def is_server(where: str) -> bool:
    """Return whether an address names a PostgreSQL database.

    >>> is_server("postgresql+psycopg://db/nullgate"), is_server("var/nullgate.db")
    (True, False)
    """
    return bool(_SERVER.match(where))


def file_of(where: str) -> Path | None:
    """Return the file that a path or an address names; None for a server and for a database in memory.

    >>> file_of("var/nullgate.db"), file_of("sqlite:////srv/nullgate.db"), file_of(":memory:")
    (PosixPath('var/nullgate.db'), PosixPath('/srv/nullgate.db'), None)
    """
    scheme, address, rest = where.partition("://")
    if address and not scheme.startswith("sqlite"):
        return None
    name = rest.removeprefix("/") if address else where
    return None if name in ("", ":memory:") else Path(name)


def plain(where: str) -> str:
    """Return a server's address as libpq reads it, without the name of a driver."""
    return _SERVER.sub("postgresql://", where)


def nameless(where: str) -> str:
    """Return an address without its password, for messages.

    >>> nameless("postgresql://ann:secret@db/nullgate")
    'postgresql://ann@db/nullgate'
    """
    if "://" not in where:
        return where
    return re.sub(r"://([^:/@]*):[^/]*@", r"://\1@", re.sub(r"password=[^&]*", "password=...", where))
