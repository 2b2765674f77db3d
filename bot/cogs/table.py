"""Looking at a game and answering by text: the commands of a table."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.play.model.terms import Refused
from bot.play.queries.replays import SINCE
from bot.ui.commands import command
from bot.ui.interactions import hints, looking_back, pages, suggestions, threads
from bot.ui.interactions.answers import typed, undone
from bot.ui.interactions.personal import sandboxes
from bot.ui.locale import fixed
from bot.ui.visit import Visit


class Table(commands.Cog):
    """The board, the log, the hand, and answers by text."""

    @command("map", framing=fixed("framing", ("occupied", "whole", "action", "since")))
    async def map(
        self,
        v: Visit,
        framing: str = "occupied",
        lit: bool = False,
        share: bool = False,
        game: str = "",
    ) -> None:
        """Show the board as a picture."""
        share = share and framing != SINCE  # what has happened since differs from person to person
        v = replace(v, public=share)
        to, game_id = await v.audience(), await v.game(game)
        await v.share(await pages.board_map(to, game_id, framing, lit=lit and not share))

    @command("board")
    async def board(self, v: Visit, share: bool = False, game: str = "") -> None:
        """Show the board as text."""
        await v.share(await pages.board(await v.audience(), await v.game(game)))

    @command("log")
    async def log(self, v: Visit, page: app_commands.Range[int, 0, 100000] = 0, game: str = "") -> None:
        """Show what happened so far."""
        await v.show(await pages.log(v, await v.game(game), page))

    @command("who")
    async def who(self, v: Visit, game: str = "") -> None:
        """Say what the game is about, who plays, and whom the table is waiting for."""
        await v.show(await pages.brief(v, await v.game(game)))

    @command("hand")
    async def hand(self, v: Visit, game: str = "") -> None:
        """Show the user's hand and choices, to them alone."""
        await v.show(await pages.hand(v, await v.game(game)))

    @command("hint")
    async def hint(self, v: Visit, game: str = "") -> None:
        """Show a hint on the user's open question, to them alone."""
        await hints.taken(v, await v.game(game))

    @command("undo")
    async def undo(self, v: Visit, game: str = "") -> None:
        """Take the user's last answer back."""
        await undone(v, await v.services.undoing.undo(await v.game(game), v.person))

    @command("answer", text=suggestions.answers)
    async def answer(self, v: Visit, text: app_commands.Range[str, 1, 400], game: str = "") -> None:
        """Answer by text."""
        await typed(v, await v.game(game), text)

    @command("turns")
    async def turns(self, v: Visit) -> None:
        """List the user's games everywhere."""
        await v.show(await v.services.inbox.page(v.person))

    @command("fair")
    async def fair(self, v: Visit, share: bool = False, game: str = "") -> None:
        """Show what proves the dice."""
        await v.share(await pages.fair(await v.audience(), await v.game(game)))

    @command("replay", what=fixed("replay", ("turn", "game", "page", "explain")))
    async def replay(
        self,
        v: Visit,
        what: str = "turn",
        entry: app_commands.Range[str, 0, 12] = "",
        share: bool = False,
        game: str = "",
    ) -> None:
        """Make a moving picture of the last turn or the whole game, or a page of it, or explain a move."""
        if what == "explain" or entry:
            await looking_back.explained(v, await v.game(game), entry)
            return
        await pages.replay(v, await v.game(game), what)

    @command("sandbox")
    async def sandbox(
        self,
        v: Visit,
        entry: app_commands.Range[str, 0, 12] = "",
        game: str = "",
    ) -> None:
        """Show what this person tries apart from their games, or begin it from a game."""
        named = await v.game(game) if game or entry else ""
        await sandboxes.first_page(v, named, entry)

    @command("quiet")
    @app_commands.guild_only()
    async def quiet(self, v: Visit, quiet: bool, game: str = "") -> None:
        """Have a game show one board in its channel, and tell what happens in a thread."""
        game_id = await v.game(game)
        info = await v.services.game_lists.info(game_id)
        if not quiet:
            await v.services.hosting.quieten(game_id, v.person, 0)
        elif info.place.channel != v.interaction.channel_id:
            raise Refused("bot-quiet-elsewhere", channel=f"<#{info.place.channel}>")
        else:
            room = threads.beside(v)
            if lacks := threads.lacks_in(v, room):
                await v.say(threads.said(v, lacks, room.id))
                return
            name = info.name or v.host.catalogue[info.title].game.title
            await threads.quieten(v, room, game_id, name)
        await v.tell("bot-quiet" if quiet else "bot-loud")
