"""Emblems on buttons and selects: which of them Discord knows by now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import discord

#: Name of an emblem -> the id that Discord gave it. One process serves one application.
_known: dict[str, int] = {}
#: Called when what is known turns out to be wrong.
_listeners: list[Callable[[], None]] = []


def learn(ids: Mapping[str, int]) -> None:
    """Note which emblems can be shown from now on, and no others."""
    _known.clear()
    _known.update(ids)


def shown(name: str) -> discord.PartialEmoji | None:
    """Return an emblem for Discord, or None while it is not uploaded; then words must do without it."""
    found = _known.get(name)
    return discord.PartialEmoji(name=name, id=found) if found is not None else None


def doubt() -> None:
    """Forget the emblems, since Discord has refused one, and have their ids fetched anew."""
    if _known:
        _known.clear()
        for tell in _listeners:
            tell()


def listen(tell: Callable[[], None]) -> None:
    """Have somebody told, and nobody else, when the ids must be fetched anew."""
    _listeners[:] = [tell]
