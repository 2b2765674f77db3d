"""Kinds of column that any SQL database takes."""

from __future__ import annotations

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
