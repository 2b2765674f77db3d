"""Where a database is: a file, or a PostgreSQL server."""

from __future__ import annotations

import re

_SERVER = re.compile(r"^postgres(?:ql)?(?:\+\w+)?://")


def is_server(where: str) -> bool:
    """Tell whether an address names a PostgreSQL database.

    >>> is_server("postgresql+psycopg://db/nullgate"), is_server("var/nullgate.db")
    (True, False)
    """
    return bool(_SERVER.match(where))


def plain(where: str) -> str:
    """Give a server's address as libpq reads it, without the name of a driver."""
    return _SERVER.sub("postgresql://", where)


def nameless(where: str) -> str:
    """Give an address without its password, for messages.

    >>> nameless("postgresql://ann:secret@db/nullgate")
    'postgresql://ann@db/nullgate'
    """
    if "://" not in where:
        return where
    return re.sub(r"://([^:/@]*):[^/]*@", r"://\1@", re.sub(r"password=[^&]*", "password=...", where))
