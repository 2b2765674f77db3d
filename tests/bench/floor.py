"""The least that a bot on the same libraries can do for an answer: the yardstick of the whole path.

It acknowledges a command or press, keeps one row with a full commit, draws a picture of a game of the same
title, and shows it with a button: in turns by an edit of its last post, as in one's own phase, and in a new
one, when the last loses its button. Three of four who type are shown a picture, too. So it asks Discord for
as much as ours does: counted in one run, 2.5 requests and 1.8 pictures for a typed answer (ours 2.6 and 1.7),
2.5 and 1.0 for a press (ours 2.6 and 1.1, an eighth of a request to look a member up). It knows no rules, no
clocks, no secrets and no crash. `serve` takes the bot's place in its process
(`TriedProcess(first="tests.bench.floor:serve")`), on the same database.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import sqlite3
from collections import defaultdict
from contextlib import closing
from itertools import cycle
from pathlib import Path

import aiosqlite
import discord
from discord import app_commands, ui

from engine.titles import GAMES
from render.core import raster
from render.core.look import Picture
from render.titles import LOOKS
from tests.bench.measures.pictures import moments

#: Pictures of each title, one after the other, so that none is drawn twice in a row.
PICTURES = 60
#: A button that the bench takes for an answer, as it takes the bot's own.
TAKE = "n:take:floor"


class Floor(discord.AutoShardedClient):
    """One command, one button, one table."""

    def __init__(self, database: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        with closing(sqlite3.connect(database)) as db:
            playing = "SELECT channel, title FROM game WHERE status = 'playing'"
            self.titles = dict(db.execute(playing).fetchall())
        self.pictures = {title: cycle(pictures(title)) for title in set(self.titles.values())}
        self.counts, self.database = defaultdict[int, int](int), database
        self.last: dict[int, discord.Message] = {}
        self.db: aiosqlite.Connection

    async def setup_hook(self) -> None:
        self.db = await aiosqlite.connect(self.database, isolation_level=None)
        await self.db.execute("PRAGMA synchronous = FULL")
        await self.db.execute(
            "CREATE TABLE floor (channel INTEGER, n INTEGER, user INTEGER, text TEXT,"
            " PRIMARY KEY (channel, n))"
        )

        @self.tree.command(name="move", description="Answer")
        async def move(interaction: discord.Interaction, text: str) -> None:
            where = interaction.channel_id or 0
            if self.counts[where] % 4:  # as often as whoever answers is asked on
                file = await self.drawn_next(where)
                await interaction.response.send_message("Done.", file=file, ephemeral=True)
            else:
                await interaction.response.send_message("Done.", ephemeral=True)
            await self.answer(interaction, text)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take a press."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
            await self.answer(interaction, "")

    async def answer(self, interaction: discord.Interaction, text: str) -> None:
        """Keep an answer and post its picture."""
        where, user = interaction.channel_id or 0, interaction.user.id
        self.counts[where] += 1
        row = (where, self.counts[where], user, text)
        await self.db.execute("INSERT INTO floor VALUES (?, ?, ?, ?)", row)
        file, last = await self.drawn_next(where), self.last.get(where)
        if last is not None and self.counts[where] % 2:
            self.last[where] = await last.edit(view=self.post(where, button=True), attachments=[file])
            return
        channel = self.get_partial_messageable(where, guild_id=interaction.guild_id)
        self.last[where] = await channel.send(view=self.post(where, button=True), file=file)
        if last is not None:
            await last.edit(view=self.post(where, button=False))

    async def drawn_next(self, where: int) -> discord.File:
        """Draw the next picture of a game's title."""
        title = self.titles[where]
        data = await asyncio.to_thread(drawn, title, next(self.pictures[title]))
        return discord.File(io.BytesIO(data), "board.png")

    def post(self, where: int, *, button: bool) -> ui.LayoutView:
        """Lay out a post."""
        words = f"**{self.titles[where]}**, answer {self.counts[where]}"
        box = ui.Container[ui.LayoutView](ui.TextDisplay(words))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        if button:
            box.add_item(ui.ActionRow(ui.Button[ui.LayoutView](label="Next", custom_id=TAKE)))
        return ui.LayoutView(timeout=None).add_item(box)


def pictures(title: str) -> list[Picture]:
    """Return what is drawn in turn for a title: what a seat is asked in a random game."""
    return [x.asked for x in moments(GAMES[title], 5, PICTURES)]


def drawn(title: str, picture: Picture) -> bytes:
    """Draw a picture anew."""
    scene = LOOKS[title].scene(picture)
    return raster.encode(raster.canvas(scene), scene.palette)


async def _run() -> None:
    floor = Floor(Path(os.environ["NULLGATE_DATA"]) / "nullgate.db")
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.create_task(floor.close()))
    async with floor:
        await floor.start(os.environ["DISCORD_TOKEN"])
    await floor.db.close()


def serve() -> None:
    """Be this bot instead of ours, until it is told to stop. It ends the process."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run())
    os._exit(0)
