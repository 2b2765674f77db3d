"""Brings the emblems of units to Discord, as emoji of the application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping

import discord

from bot.play.titles.title import Title
from bot.ui.errors import UNREACHABLE
from bot.ui.messages.emblems import learn
from render.core.emblem import emblem_png
from render.core.scene import Scene

_log = logging.getLogger(__name__)


def drawings(titles: Iterable[Title]) -> dict[str, Scene]:
    """Return every title's emblems by the names that they have on Discord."""
    return {f"{x.game.id}_{name}": scene for x in titles for name, scene in x.look.emblems().items()}


async def bring(client: discord.Client, wanted: Mapping[str, Scene], *, missing: bool) -> None:
    """Learn which emblems Discord has; with `missing` upload the others. A failure leaves words."""
    there: dict[str, int] = {}
    try:
        there = {x.name: x.id for x in await client.fetch_application_emojis() if x.name in wanted}
        for name in wanted.keys() - there.keys() if missing else ():
            image = await asyncio.to_thread(emblem_png, wanted[name])
            there[name] = (await client.create_application_emoji(name=name, image=image)).id
    except (*UNREACHABLE, discord.MissingApplicationID) as why:
        _log.warning("not all emblems are on Discord: %s", why)
    finally:
        learn(there)
