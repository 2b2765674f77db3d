"""Interactions being carried out: those that a stop waits for, and those that it cancels."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.ui.errors import UNREACHABLE
from bot.ui.interactions.refusals import refusal
from bot.ui.locale import spoken
from bot.ui.reply import Interaction
from bot.ui.visit import refuse
from render.core.text import words

_log = logging.getLogger(__name__)
#: Seconds that a cancelled task has to release what it holds.
LETS_GO = 0.2


class RunningInteractions:
    """Interactions by the tasks that carry them out. `locale` serves users whose language we lack."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._tasks: dict[asyncio.Task[object], Interaction] = {}
        self.shut = False

    def admit(self, interaction: Interaction) -> bool:
        """Record that this task carries out an interaction; False if no new ones are accepted.

        A user who is not admitted gets no answer: Discord tells them so, and they press again.
        """
        task = asyncio.current_task()
        if self.shut or task is None:
            return False
        self._tasks[task] = interaction
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return True

    async def finish(self, seconds: float) -> None:
        """Wait until all that was begun is done, but no longer than this."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)

    async def break_off(self, seconds: float) -> None:
        """Cancel unfinished interactions, and tell the users, as far as Discord answers in time."""
        left = dict(self._tasks)
        if not left:
            return
        _log.info("%d interactions are broken off", len(left))
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=min(LETS_GO, seconds))
        told = [asyncio.create_task(self._tell(x)) for x in left.values()]
        _, late = await asyncio.wait(told, timeout=max(0.0, seconds - LETS_GO))
        for task in late:
            task.cancel()

    async def _tell(self, interaction: Interaction) -> None:
        """Tell a user that their action may not have been carried out, unless they have an answer."""
        if interaction.type is discord.InteractionType.autocomplete or interaction.extras.get("shown"):
            return
        language = spoken(interaction.locale.value, self._locale)
        try:
            say = words(language)
            await refuse(interaction, refusal(interaction, say("bot-stopping"), say, stops=True))
        except (*UNREACHABLE, discord.InteractionResponded) as why:
            _log.info("somebody could not be told that the bot stops: %s", why)
