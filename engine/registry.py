"""The games there are. A new game is one more line here, in `render.registry` and in `bot.registry`."""

from __future__ import annotations

from typing import Any

from engine.armada.game import ARMADA
from engine.core.contract import Game
from engine.core.errors import BadSetup
from engine.skirmish.game import SKIRMISH
from engine.stargate.game import STARGATE
from engine.starwars.game import STARWARS

GAMES: dict[str, Game[Any]] = {game.id: game for game in (STARWARS, STARGATE, ARMADA, SKIRMISH)}


def get(name: str) -> Game[Any]:
    """Find a game by its id.

    Raises:
        BadSetup: there is no such game.

    """
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
