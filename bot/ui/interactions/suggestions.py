"""What autocomplete offers. It is shown to the person who types alone, so their own answers may appear."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.play.model.terms import GameInfo, Refused
from bot.play.model.texts import level_about, level_name
from bot.play.queries import settings
from bot.ui.layout import LINE, shorten
from bot.ui.visit import Interaction, person, place
from engine.core.errors import EngineError
from render.core.text import Words, words

_log = logging.getLogger(__name__)
Choices = list[app_commands.Choice[str]]
#: Returns choices for what is typed in an option.
Complete = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
#: Maximum number of choices that Discord shows.
MOST = 25


def choice(name: str, value: str) -> app_commands.Choice[str]:
    """Make a line of autocomplete, cut to Discord's measure."""
    return app_commands.Choice(name=shorten(name, LINE) or "…", value=value[:LINE])


def matching(lines: Iterable[tuple[str, str]], text: str) -> Choices:
    """Offer the (name, value) pairs that contain a text; all of them if nothing has been typed."""
    want = text.casefold()
    return [choice(name, value) for name, value in lines if want in f"{name} {value}".casefold()][:MOST]


async def words_for(interaction: Interaction) -> Words:
    """Return the words for the person who is typing."""
    prefers = await settings.preferences(interaction.client.services.context, interaction.user.id)
    return words(person(interaction, prefers.locale).locale)


async def posed(interaction: Interaction, text: str) -> Choices:
    """Offer the titles that have puzzles."""
    titles = interaction.client.catalogue
    posed = interaction.client.services.puzzle_progress.posed()
    return matching([(titles[x].game.title, x) for x in posed], text)


async def games(interaction: Interaction, text: str) -> Choices:
    """Offer the games that this person plays, then those of this server."""
    services = interaction.client.services
    try:
        who = person(interaction)
        mine = [x.game for x in await services.game_lists.turns(who)]
        there = await services.game_lists.games(interaction.guild_id) if interaction.guild_id else []
        rest = await services.rights.visible(who, there)
    except (Refused, EngineError, discord.DiscordException):
        return []
    found: dict[str, GameInfo] = {x.id: x for x in (*mine, *rest)}
    w, want = await words_for(interaction), text.casefold()
    lines = (
        (x, f"{called(interaction, x)} · {w(f'bot-status-{x.status.value}')} · {x.id}")
        for x in found.values()
    )
    return [choice(line, x.id) for x, line in lines if want in line.casefold()][:MOST]


async def game_meant(interaction: Interaction) -> GameInfo | None:
    """Return the game that is meant: the one named, as far as this person may know of it, or the one here."""
    services, named = interaction.client.services, getattr(interaction.namespace, "game", "") or ""
    if named:
        return await services.rights.admit(person(interaction), named.strip().casefold())
    if interaction.guild_id is None:
        mine = await services.game_lists.own(person(interaction))
        return mine[0] if len(mine) == 1 else None
    return await services.game_lists.here(place(interaction))


async def game_if_any(interaction: Interaction) -> GameInfo | None:
    """Return the game that is meant; None also where this person may not know of it."""
    try:
        return await game_meant(interaction)
    except Refused:
        return None


def called(interaction: Interaction, info: GameInfo) -> str:
    """Return a game's name: its own, or else its title's."""
    return info.name or interaction.client.catalogue[info.title].game.title


async def answers(interaction: Interaction, text: str) -> Choices:
    """Offer what this person may answer, or do unasked, now in the game that is meant."""
    services = interaction.client.services
    try:
        game = await game_meant(interaction)
        prefers = await settings.preferences(services.context, interaction.user.id)
        who = person(interaction, prefers.locale)
        found = await services.player_views.suggest(game.id, who, text) if game else []
    except (Refused, EngineError):
        return []
    return [choice(x.label, x.text) for x in found]


async def acts(interaction: Interaction, text: str) -> Choices:
    """Offer what a panel of this person's seats takes."""
    try:
        game = await game_meant(interaction)
    except Refused:
        return []
    if game is None:
        return []
    panels = interaction.client.catalogue[game.title].panels.values()
    mine = [x for x in panels if x.seat in game.seats_of(interaction.user.id)]
    w = await words_for(interaction)
    return matching([(f"{x}: {label}", x) for p in mine for label, x in p.typed(w)], text)


async def levels(interaction: Interaction, text: str) -> Choices:
    """Offer the levels of machine players that the title has, with what each is like."""
    info = await game_if_any(interaction)
    if info is None:
        return []
    w = await words_for(interaction)
    game = interaction.client.catalogue[info.title].game
    named = [(x, f"{level_name(x, w)}: {level_about(game.id, x, w)}") for x in game.levels]
    return [choice(name, x) for x, name in named if text.casefold() in name.casefold() or text in x]


async def seats(interaction: Interaction, text: str) -> Choices:
    """Offer the seats of the game that is meant."""
    client, info = interaction.client, await game_if_any(interaction)
    if info is None:
        return []
    w = await words_for(interaction)
    look = client.catalogue[info.title].look
    found = [(look.side(s.seat, w), s) for s in info.seats]
    return [
        choice(f"{name} · {s.name}" if s.name else name, s.seat)
        for name, s in found
        if text.casefold() in name.casefold() or text.casefold() in s.seat
    ][:MOST]
