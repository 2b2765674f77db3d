"""Starwars on Discord: ship, then number, then star, then space; and commands for those who type."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games import Title
from bot.play.ladder import Facet, Ladder
from bot.ui import suggestions
from bot.ui.locale import about, told
from bot.ui.presses import typed
from bot.ui.visit import Interaction, Visit
from engine.core.contract import View
from engine.starwars.game import STARWARS
from engine.starwars.state import Build, Go
from render.core.text import Words
from render.registry import LOOKS

# -- narrowing -------------------------------------------------------------------------------------------


def _ship(a: Any) -> int | None:
    return a.ship if isinstance(a, Go) else None


def _die(a: Any) -> int | None:
    return a.die if isinstance(a, Go) else None


def _star(a: Any) -> str | None:
    return a.to.rpartition("-")[0] if isinstance(a, Go) else None


def _cards(a: Any) -> str | None:
    return a.cards if isinstance(a, Build) else None


def name_ship(ship: Any, view: View, words: Words) -> str:
    """Name a ship and where it is: "Ship 3 at SOL-6"."""
    fleets, mover = getattr(view, "fleets", {}), view.seat or getattr(view, "mover", None)
    fleet = fleets.get(mover, ())
    at = fleet[ship - 1] if 0 < ship <= len(fleet) else ""
    return words("bot-starwars-ship", ship=ship, at=at)


def name_die(die: Any, view: View, words: Words) -> str:
    """Name a number thrown."""
    return words("bot-starwars-die", die=die)


def name_star(star: Any, view: View, words: Words) -> str:
    """Name a star to appear at."""
    return str(star)


def name_cards(cards: Any, view: View, words: Words) -> str:
    """Name a set of cards."""
    return words("bot-starwars-cards", cards=cards)


MOVE = Ladder(
    "turn.move",
    (
        Facet("bot-starwars-which-ship", _ship, name_ship),
        Facet("bot-starwars-which-die", _die, name_die),
        Facet("bot-starwars-which-star", _star, name_star),
    ),
)
START = Ladder("turn.start", (Facet("bot-starwars-which-cards", _cards, name_cards),))


# -- typing ----------------------------------------------------------------------------------------------


async def _play(interaction: Interaction, text: str, game: str) -> None:
    visit = await Visit.begin(interaction)
    await typed(visit, await visit.game(game), text)


async def _complete_move(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    return await suggestions.legal(interaction, text, unlike=("throw", "stay", "build", "home"))


async def _complete_build(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    found = await suggestions.legal(interaction, f"build {text}".strip(), like=("build",))
    return [app_commands.Choice(name=c.name, value=c.value.removeprefix("build ")) for c in found]


class StarwarsCommands(app_commands.Group):
    """`/starwars`: for those who like to type. Every answer is for the player alone."""

    def __init__(self) -> None:
        super().__init__(name="starwars", description=told("cmd-starwars"))

    @app_commands.command(name="throw", description=told("cmd-starwars-throw"))
    @app_commands.describe(**about("starwars", "game"))
    @app_commands.autocomplete(game=suggestions.games)
    async def throw(self, interaction: Interaction, game: str = "") -> None:
        """Throw the dice."""
        await _play(interaction, "throw", game)

    @app_commands.command(name="move", description=told("cmd-starwars-move"))
    @app_commands.describe(**about("starwars-move", "move"), **about("starwars", "game"))
    @app_commands.autocomplete(move=_complete_move, game=suggestions.games)
    async def move(
        self, interaction: Interaction, move: app_commands.Range[str, 1, 200], game: str = ""
    ) -> None:
        """Move a ship by a number thrown: "3 5", or "3 5 RIGEL-4" after a hyperjump."""
        await _play(interaction, move, game)

    @app_commands.command(name="build", description=told("cmd-starwars-build"))
    @app_commands.describe(**about("starwars-build", "build"), **about("starwars", "game"))
    @app_commands.autocomplete(build=_complete_build, game=suggestions.games)
    async def build(
        self, interaction: Interaction, build: app_commands.Range[str, 1, 60], game: str = ""
    ) -> None:
        """Exchange three cards for a ship: "AWS SOL-2"."""
        text = build if build.casefold().startswith("build") else f"build {build}"
        await _play(interaction, text, game)

    @app_commands.command(name="stay", description=told("cmd-starwars-stay"))
    @app_commands.describe(**about("starwars", "game"))
    @app_commands.autocomplete(game=suggestions.games)
    async def stay(self, interaction: Interaction, game: str = "") -> None:
        """Make no second move."""
        await _play(interaction, "stay", game)


TITLE = Title(
    STARWARS, LOOKS[STARWARS.id], {ladder.kind: ladder for ladder in (MOVE, START)}, StarwarsCommands
)
