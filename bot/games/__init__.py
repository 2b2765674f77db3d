"""What single games add to the bot: ladders for their buttons, and commands for those who type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord import app_commands

from bot.play.titles.ladder import Ladder
from bot.play.titles.ways import Ways
from engine.core.contract import Game
from render.core.look import Look


@dataclass(frozen=True, slots=True)
class Title:
    """A game as the bot offers it. `ladders` are by kind of question; `commands` makes its slash group."""

    game: Game[Any]
    look: Look
    ladders: Mapping[str, Ladder] = field(default_factory=dict)
    commands: Callable[[], app_commands.Group] | None = None
    ways: Ways = field(default_factory=Ways)
