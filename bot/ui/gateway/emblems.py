"""Brings the emblems of units to Discord, as emoji of the application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping

import discord

from bot.play.titles.title import Title
from bot.ui.errors import UNREACHABLE
from bot.ui.messages.emblems import learn, listen
from render.core.emblem import emblem_png
from render.core.scene import Scene

_log = logging.getLogger(__name__)
#: Seconds between two looks at Discord's emoji at least, and until the next after one that failed.
PAUSE, AGAIN = 20, 600


def drawings(titles: Iterable[Title]) -> dict[str, Scene]:
    """Return every title's emblems by the names that they have on Discord."""
    return {f"{x.game.id}_{name}": scene for x in titles for name, scene in x.look.emblems().items()}


async def keep(client: discord.Client, titles: Iterable[Title], *, missing: bool) -> None:
    """Bring the emblems to Discord, and again whenever it refuses one, or some could not be brought."""
    doubted, wanted = asyncio.Event(), dict[str, Scene]()
    listen(doubted.set)
    while True:
        doubted.clear()
        try:
            wanted = wanted or await asyncio.to_thread(drawings, titles)
            whole = await bring(client, wanted, missing=missing)
        except Exception:  # a foreign title may fail here; nothing depends on it
            _log.exception("the emblems of units could not be drawn")
            whole = True
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(doubted.wait(), None if whole else AGAIN)


async def bring(client: discord.Client, wanted: Mapping[str, Scene], *, missing: bool) -> bool:
    """Learn which emblems Discord has; with `missing` upload the others. A failure leaves words.

    Returns whether nothing failed.
    """
    there: dict[str, int] = {}
    try:
        there = {x.name: x.id for x in await client.fetch_application_emojis() if x.name in wanted}
        for name in wanted.keys() - there.keys() if missing else ():
            image = await asyncio.to_thread(emblem_png, wanted[name])
            there[name] = (await client.create_application_emoji(name=name, image=image)).id
    except (*UNREACHABLE, discord.MissingApplicationID) as why:
        _log.warning("not all emblems are on Discord: %s", why)
        return False
    finally:
        learn(there)
    return True
