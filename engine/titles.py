"""The games that are installed, ours in the order in which they were published, then those of others."""

from __future__ import annotations

from typing import Any

from engine.core.contract import Game
from engine.core.errors import BadSetup
from engine.core.places import SKIPPED, load_parts, place_of

_LOADED: dict[str, Game[Any]] = load_parts("game", Game, lambda game: game.id)
GAMES = dict(sorted(_LOADED.items(), key=lambda x: (place_of(x[0]).package, x[1].published)))


def get(name: str) -> Game[Any]:
    """Find a game by its id.

    Raises:
        BadSetup: there is no such game, or it does not load.

    """
    if name in SKIPPED and name not in GAMES:
        raise BadSetup(f"the game {name!r} cannot be loaded: {SKIPPED[name]}")
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
