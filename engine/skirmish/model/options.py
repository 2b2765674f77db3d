"""The options of a table (data/skirmish/options.toml)."""

from __future__ import annotations

from engine.core.contract import Option
from engine.core.data import load
from engine.core.types.values import value


@value
class Options:
    """What may be chosen before a game."""

    options: tuple[Option, ...]


OPTIONS = load("skirmish", "options", Options).options
