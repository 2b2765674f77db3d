"""Kinds of column that any SQL database takes, and what becomes of them when a person is forgotten."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import BigInteger, Text
from sqlmodel import Field


def text(default: str = "") -> str:
    """Return a column for text of any length."""
    column: str = Field(default=default, sa_type=Text)
    return column


def big(default: int = 0, *, index: bool = False) -> int:
    """Return a column for a Discord id, or a time."""
    column: int = Field(default=default, sa_type=BigInteger, index=index)
    return column


class Forget(StrEnum):
    """What becomes of a row when the person in one of its columns has their data deleted.

    `ROW`: it goes with them. `ID`: it stays without them. `APART`: code of its own deals with it
    (`bot.store.repositories.privacy`).
    """

    ROW = "row"
    ID = "id"
    APART = "apart"


def person(forget: Forget, *, key: bool = False, index: bool = False, **blank: object) -> int:
    """Return a column for the id of a person, or 0.

    When they are forgotten and their id becomes 0, `blank` is what other columns of the row become. A column
    that no index begins with needs one of its own: `index`.
    """
    more: dict[str, object] = {"info": {"person": forget, "blank": blank}}
    if key:
        column: int = Field(
            primary_key=True,
            sa_type=BigInteger,
            index=index,
            sa_column_kwargs={**more, "autoincrement": False},
        )
        return column
    plain: int = Field(default=0, sa_type=BigInteger, index=index, sa_column_kwargs=more)
    return plain
