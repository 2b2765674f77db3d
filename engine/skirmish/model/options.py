"""The options of a table (data/skirmish/options.toml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.contract import Option
from engine.skirmish.model.terms import STRICT


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen before a game."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    options: tuple[Option, ...]
