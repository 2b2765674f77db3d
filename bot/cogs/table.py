"""What is done, looked at and looked up in a game under way and before one, also from the context menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, read
from bot.play.model.terms import Refused
from bot.play.queries.replays import SINCE
from bot.ui.commands import command
from bot.ui.interactions import answers, modals, opening, pages, rules, suggestions, surfaces
from bot.ui.interactions.answers import invited, typed, undone
from bot.ui.interactions.rules import search
from bot.ui.layout import OPTIONS
from bot.ui.locale import fixed, told
from bot.ui.reply import acknowledged
from bot.ui.visit import Interaction, Visit, place, somebody


class Table(commands.Cog):
    """The board, the log, the hand, and answers by text."""

    @command("map", framing=fixed("framing", ("occupied", "whole", "action", "since")))
    async def map(
        self,
        visit: Visit,
        framing: str = "occupied",
        lit: bool = False,
        share: bool = False,
        game: str = "",
    ) -> None:
        """Show the board as a picture."""
        share = share and framing != SINCE  # what has happened since differs from person to person
        visit = replace(visit, public=share)
        to, game_id = await visit.audience(), await visit.game(game)
        await visit.share(await pages.board_map(to, game_id, framing, lit=lit and not share))

    @command("board")
    async def board(self, visit: Visit, share: bool = False, game: str = "") -> None:
        """Show the board as text."""
        await visit.share(await pages.board(await visit.audience(), await visit.game(game)))

    @command("log")
    async def log(self, visit: Visit, page: app_commands.Range[int, 0, 100000] = 0, game: str = "") -> None:
        """Show what happened so far."""
        await visit.show(await pages.log(visit, await visit.game(game), page))

    @command("who")
    async def who(self, visit: Visit, game: str = "") -> None:
        """Say what the game is about, who plays, and who the table is waiting for."""
        await visit.show(await pages.brief(visit, await visit.game(game)))

    @command("hand")
    async def hand(self, visit: Visit, game: str = "") -> None:
        """Show the user's hand and choices, to them alone."""
        await visit.show(await pages.hand(visit, await visit.game(game)))

    @command("hint")
    async def hint(self, visit: Visit, game: str = "") -> None:
        """Show a hint on the user's open question, to them alone."""
        await answers.hint_taken(visit, await visit.game(game))

    @command("undo")
    async def undo(self, visit: Visit, game: str = "") -> None:
        """Take the user's last answer back."""
        await undone(visit, await visit.services.undoing.undo(await visit.game(game), visit.person))

    @command("answer", text=suggestions.answers)
    async def answer(self, visit: Visit, text: app_commands.Range[str, 1, 400], game: str = "") -> None:
        """Answer by text."""
        await typed(visit, await visit.game(game), text)

    @command("turns")
    async def turns(self, visit: Visit) -> None:
        """List the user's games everywhere."""
        await visit.show(await visit.services.inbox.page(visit.person))

    @command("fair")
    async def fair(self, visit: Visit, share: bool = False, game: str = "") -> None:
        """Show what proves the dice."""
        await visit.share(await pages.fair(await visit.audience(), await visit.game(game)))

    @command("replay", what=fixed("replay", ("turn", "game", "page", "explain")))
    async def replay(
        self,
        visit: Visit,
        what: str = "turn",
        entry: app_commands.Range[str, 0, 12] = "",
        share: bool = False,
        game: str = "",
    ) -> None:
        """Make a moving picture of the last turn or the whole game, or a page of it, or explain a move."""
        if what == "explain" or entry:
            await pages.explained(visit, await visit.game(game), entry)
            return
        await pages.replay(visit, await visit.game(game), what)

    @command("sandbox")
    async def sandbox(
        self,
        visit: Visit,
        entry: app_commands.Range[str, 0, 12] = "",
        game: str = "",
    ) -> None:
        """Show what this person tries apart from their games, or begin it from a game."""
        named = await visit.game(game) if game or entry else ""
        await surfaces.first_sandbox(visit, named, entry)

    @command("quiet")
    @app_commands.guild_only()
    async def quiet(self, visit: Visit, quiet: bool, game: str = "") -> None:
        """Have a game show one board in its channel, and tell what happens in a thread."""
        game_id = await visit.game(game)
        info = await visit.services.game_lists.info(game_id)
        if not quiet:
            await visit.services.hosting.quieten(game_id, visit.person, 0)
        elif info.place.channel != visit.interaction.channel_id:
            raise Refused("bot-quiet-elsewhere", channel=f"<#{info.place.channel}>")
        else:
            room = opening.room_beside(visit)
            if lacks := opening.lacks_in(visit, room):
                await visit.say(opening.lacking_said(visit, lacks, room.id))
                return
            name = info.name or visit.host.catalogue[info.title].game.title
            await opening.quieten(visit, room, game_id, name)
        await visit.tell("bot-quiet" if quiet else "bot-loud")


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
    visit = await Visit.begin(interaction)
    await visit.show(await pages.hand(visit, await game_of(visit, message)))


async def board(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as text."""
    visit = await Visit.begin(interaction)
    await visit.show(await pages.board(visit, await game_of(visit, message)))


async def changed(interaction: Interaction, message: discord.Message) -> None:
    """Tell what has happened since the user's last action."""
    visit = await Visit.begin(interaction)
    await visit.show(await pages.changed_since(visit, await game_of(visit, message)))


async def report(interaction: Interaction, message: discord.Message) -> None:
    """Ask what moderators shall know about what a post tells."""
    visit = await Visit.of(interaction)
    game = await game_of(visit, message)
    first, last = await visit.services.reports.span(message.id)
    args = (str(first), str(last)) if first >= 0 else ()
    form = await modals.ask(CustomId(Verb.REPORT, game, args), visit)
    await interaction.response.send_modal(form)
    acknowledged(interaction)


async def game_of(visit: Visit, message: discord.Message) -> str:
    """Return the game that a post belongs to, as far as this person may know of it.

    Raises:
        Refused: it belongs to none, or they may not.

    """
    me = visit.interaction.client.user
    if me is not None and message.author.id == me.id:
        found = next(_games_on(message), "") or await visit.services.game_lists.of_message(message.id)
        if found:
            return (await visit.services.rights.admit(visit.person, found)).id
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
    visit = await Visit.begin(interaction)
    who = somebody(user, visit.host.settings.locale)
    own = await pages.own_tables(visit)
    if not own:
        raise Refused("bot-menu-no-lobby")
    if len(own) == 1:
        await invited(visit, own[0].id, who)
        await visit.services.turns.drain_changed()
        return
    await visit.show(await pages.invite_where(visit, who.id))


class Help(commands.Cog):
    """Help, page by page, lessons and puzzles."""

    @command("help")
    async def help(self, visit: Visit) -> None:
        """Show the first page of help."""
        await visit.show(pages.help_page(visit, pages.FIRST_HELP))

    @command("learn")
    async def learn(self, visit: Visit) -> None:
        """Show which titles have lessons."""
        await visit.show(await surfaces.lessons_page(visit))

    @command("puzzle", title=suggestions.posed)
    async def puzzle(self, visit: Visit, title: str = "") -> None:
        """Show the puzzle that is before this person."""
        await visit.show(await surfaces.puzzle_page(visit, title))


async def title_here(interaction: Interaction) -> str:
    """Say which game's rules are meant: the one chosen, the one of this channel, or the first there is."""
    titles = interaction.client.catalogue.titles
    if chosen := (interaction.namespace.title or "").strip().casefold():
        return next((name for name, x in titles.items() if x.game.title.casefold() == chosen), chosen)
    here = await interaction.client.services.game_lists.here(place(interaction))
    return here.title if here else next(iter(titles))


async def complete_query(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what fits, best first."""
    say = await suggestions.words_for(interaction)
    title = await title_here(interaction)
    if title not in interaction.client.catalogue.titles:
        return []
    found = search(title, text, language=say.locale)
    words = [(say("bot-words-word", word=x.word), x.word) for x in rules.matching(title, text, say)]
    offered = [*words, *((rules.named(x, say), x.id) for x in found)]
    return [suggestions.choice(*x) for x in offered[:OPTIONS]]


async def complete_title(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the games whose rules are here."""
    found = interaction.client.catalogue.titles.items()
    return [
        suggestions.choice(x.game.title, name)
        for name, x in found
        if text.casefold() in x.game.title.casefold()
    ]


class Rules(commands.Cog):
    """The rules, in our own words."""

    @command("rules", query=complete_query, title=complete_title)
    async def rules(
        self,
        visit: Visit,
        query: app_commands.Range[str, 0, 100] = "",
        title: str = "",
        share: bool = False,
    ) -> None:
        """Open the rules at the contents, or look a case or ruling up."""
        to, of = await visit.audience(), await title_here(visit.interaction)
        await visit.share(await rules.found(to, of, query) if query.strip() else rules.contents(to, of))
