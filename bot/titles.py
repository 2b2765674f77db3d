"""The titles that are installed, as the bot offers them: in the order of their games."""

from __future__ import annotations

from bot.play.model.title import Catalogue, Title
from engine.core.places import load_parts
from engine.titles import GAMES

_LOADED: dict[str, Title] = load_parts("title", Title, lambda title: title.game.id)
TITLES: dict[str, Title] = {name: _LOADED[name] for name in GAMES if name in _LOADED}


def catalogue() -> Catalogue:
    """Return the titles as play looks them up."""
    return Catalogue(TITLES)
