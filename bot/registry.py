"""The games that the bot offers: how each looks, is narrowed, and is played by command."""

from __future__ import annotations

from bot.games import Title, armada, skirmish, stargate, starwars
from bot.play.titles.catalogue import Catalogue

TITLES: dict[str, Title] = {
    title.game.id: title for title in (starwars.TITLE, stargate.TITLE, armada.TITLE, skirmish.TITLE)
}


def catalogue() -> Catalogue:
    """Give the titles as play knows them."""
    return Catalogue.standard(
        {name: title.ladders for name, title in TITLES.items()},
        {name: title.ways for name, title in TITLES.items()},
    )
