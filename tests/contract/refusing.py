"""Positions from which random play comes to questions that are rare."""

from __future__ import annotations

from typing import Any


def rare_positions(title: str) -> list[Any]:
    """Return positions of a title to begin random games from, besides its set-ups."""
    return []
