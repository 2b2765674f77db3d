"""The context menus: what can be asked of a table's post, and of a person."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands, ui

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, read
from bot.play.model.terms import Refused
from bot.ui.interactions import lists, modals, pages
from bot.ui.interactions.answers import invited
from bot.ui.locale import told
from bot.ui.reply import acknowledged
from bot.ui.visit import Interaction, Visit, somebody


def menus() -> list[app_commands.ContextMenu]:
    """Make the context menus: Discord takes five for messages and five for people."""
    return [
        app_commands.ContextMenu(name=told("menu-hand"), callback=hand),
        app_commands.ContextMenu(name=told("menu-board"), callback=board),
        app_commands.ContextMenu(name=told("menu-changed"), callback=changed),
        app_commands.ContextMenu(
            name=told("menu-report"),
            callback=report,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
        app_commands.ContextMenu(
            name=told("menu-invite"),
            callback=invite,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
    ]


async def hand(interaction: Interaction, message: discord.Message) -> None:
    """Show a player their own hand."""
    v = await Visit.begin(interaction)
    await v.show(await pages.hand(v, await game_of(v, message)))


async def board(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as text."""
    v = await Visit.begin(interaction)
    await v.show(await pages.board(v, await game_of(v, message)))


async def changed(interaction: Interaction, message: discord.Message) -> None:
    """Tell what has happened since the user's last action."""
    v = await Visit.begin(interaction)
    await v.show(await pages.changed_since(v, await game_of(v, message)))


async def report(interaction: Interaction, message: discord.Message) -> None:
    """Ask what moderators shall know about what a post tells."""
    v = await Visit.of(interaction)
    game = await game_of(v, message)
    first, last = await v.services.reports.span(message.id)
    args = (str(first), str(last)) if first >= 0 else ()
    form = await modals.ask(CustomId(Verb.REPORT, game, args), v)
    await interaction.response.send_modal(form)
    acknowledged(interaction)


async def game_of(v: Visit, message: discord.Message) -> str:
    """Return the game that a post belongs to, as far as this person may know of it.

    Raises:
        Refused: it belongs to none, or they may not.

    """
    me = v.interaction.client.user
    if me is not None and message.author.id == me.id:
        found = next(_games_on(message), "") or await v.services.game_lists.of_message(message.id)
        if found:
            return (await v.services.rights.admit(v.person, found)).id
    raise Refused("bot-menu-no-game")


def _games_on(message: discord.Message) -> Iterator[str]:
    """Name the games of a message's buttons and selects."""
    for x in ui.LayoutView.from_message(message).walk_children():
        try:
            game = read(getattr(x, "custom_id", None) or "").game
        except Refused:
            continue
        if game != NOWHERE:
            yield game


async def invite(interaction: Interaction, user: discord.Member) -> None:
    """Keep a seat for a person: at the table here, or at one of the user's own that is still filling."""
    v = await Visit.begin(interaction)
    who = somebody(user, v.host.settings.locale)
    own = await lists.own_tables(v)
    if not own:
        raise Refused("bot-menu-no-lobby")
    if len(own) == 1:
        await invited(v, own[0].id, who)
        await v.services.sender.drain_changed()
        return
    await v.show(await lists.invite_where(v, who.id))
