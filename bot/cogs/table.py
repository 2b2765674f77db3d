"""Looking at a game and answering by text: the commands of a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.play.model.terms import Refused
from bot.play.queries.replays import SINCE
from bot.ui.commands import command
from bot.ui.interactions import hints, looking_back, pages, suggestions, threads
from bot.ui.interactions.answers import typed, undone
from bot.ui.interactions.oneself import sandboxes
from bot.ui.locale import fixed
from bot.ui.visit import Interaction, Visit


class Table(commands.Cog):
    """The board, the log, the hand, and answers by text."""

    @command("map", framing=fixed("framing", ("occupied", "whole", "action", "since")))
    async def map(
        self,
        interaction: Interaction,
        framing: str = "occupied",
        lit: bool = False,
        share: bool = False,
        game: str = "",
    ) -> None:
        """Show the board as a picture."""
        share = share and framing != SINCE  # what came since is for one person
        v = await Visit.begin(interaction, public=share)
        to, game_id = await v.audience(), await v.game(game)
        await v.share(await pages.board_map(to, game_id, framing, lit=lit and not share))

    @command("board")
    async def board(self, interaction: Interaction, share: bool = False, game: str = "") -> None:
        """Show the board as text."""
        v = await Visit.begin(interaction, public=share)
        await v.share(await pages.board(await v.audience(), await v.game(game)))

    @command("log")
    async def log(
        self, interaction: Interaction, page: app_commands.Range[int, 0, 100000] = 0, game: str = ""
    ) -> None:
        """Show what happened so far."""
        v = await Visit.begin(interaction)
        await v.show(await pages.log(v, await v.game(game), page))

    @command("who")
    async def who(self, interaction: Interaction, game: str = "") -> None:
        """Say what the game is about, who plays, and whom the table waits for."""
        v = await Visit.begin(interaction)
        await v.show(await pages.brief(v, await v.game(game)))

    @command("hand")
    async def hand(self, interaction: Interaction, game: str = "") -> None:
        """Show one's own hand and choices, to them alone."""
        v = await Visit.begin(interaction)
        await v.show(await pages.hand(v, await v.game(game)))

    @command("hint")
    async def hint(self, interaction: Interaction, game: str = "") -> None:
        """Show a hint on what somebody is asked, to them alone."""
        v = await Visit.begin(interaction)
        await hints.taken(v, await v.game(game))

    @command("undo")
    async def undo(self, interaction: Interaction, game: str = "") -> None:
        """Take one's last answer back."""
        v = await Visit.begin(interaction)
        game_id = await v.game(game)
        await undone(v, await v.services.undoing.undo(game_id, v.person))
        await v.services.sender.drain(game_id)

    @command("answer", text=suggestions.answers)
    async def answer(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 400], game: str = ""
    ) -> None:
        """Answer by text."""
        v = await Visit.begin(interaction)
        await typed(v, await v.game(game), text)

    @command("turns")
    async def turns(self, interaction: Interaction) -> None:
        """List one's games everywhere."""
        v = await Visit.begin(interaction)
        await v.show(await v.services.inbox.page(v.person))

    @command("fair")
    async def fair(self, interaction: Interaction, share: bool = False, game: str = "") -> None:
        """Show what proves the dice."""
        v = await Visit.begin(interaction, public=share)
        await v.share(await pages.fair(await v.audience(), await v.game(game)))

    @command("replay", what=fixed("replay", ("turn", "game", "page", "explain")))
    async def replay(
        self,
        interaction: Interaction,
        what: str = "turn",
        entry: app_commands.Range[str, 0, 12] = "",
        share: bool = False,
        game: str = "",
    ) -> None:
        """Make a moving picture of the last turn or the whole game, or a page of it, or explain a move."""
        v = await Visit.begin(interaction, public=share)
        if what == "explain" or entry:
            await looking_back.explained(v, await v.game(game), entry)
            return
        await pages.replay(v, await v.game(game), what)

    @command("sandbox")
    async def sandbox(
        self,
        interaction: Interaction,
        entry: app_commands.Range[int, 0, 100000] | None = None,
        game: str = "",
    ) -> None:
        """Show what this person tries apart from their games, or begin it from a game."""
        v = await Visit.begin(interaction)
        named = await v.game(game) if game or entry is not None else ""
        await sandboxes.first_page(v, named, entry)

    @command("quiet")
    @app_commands.guild_only()
    async def quiet(self, interaction: Interaction, quiet: bool, game: str = "") -> None:
        """Have a game show one board in its channel, and tell what happens in a thread."""
        v = await Visit.begin(interaction)
        game_id = await v.game(game)
        info = await v.services.game_lists.info(game_id)
        if not quiet:
            await v.services.hosting.quieten(game_id, v.person, 0)
        elif info.place.channel != interaction.channel_id:
            raise Refused("bot-quiet-elsewhere", channel=f"<#{info.place.channel}>")
        elif lacks := threads.lacking(interaction.app_permissions, thread=False, opens=True):
            await v.tell(
                "bot-lacking", permissions=threads.named(v, lacks), channel=f"<#{interaction.channel_id}>"
            )
            return
        else:
            name = info.name or v.host.catalogue[info.title].game.title
            await threads.quieten(v, threads.room(v), game_id, name)
        await v.tell("bot-quiet" if quiet else "bot-loud")
        await v.services.sender.drain(game_id)
