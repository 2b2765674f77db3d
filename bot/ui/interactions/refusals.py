"""What is refused or broken off: the words for it, and the interactions that a stop waits for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

import discord
from discord import AppCommandOptionType as Kind

from bot.play.answering.drafts import TypedText
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.ports import Control, Post
from bot.play.model.terms import Refused
from bot.play.model.texts import tame
from bot.ui.errors import UNREACHABLE, refused_for
from bot.ui.interactions import pages
from bot.ui.layout import shorten
from bot.ui.locale import language_of
from bot.ui.visit import BAD_COLOUR, Interaction, Visit, refuse
from engine.core.errors import Refusal
from render.core.text import Words, words

#: Maximum length of a text that is shown because it cannot be kept, in characters.
LONGEST_SHOWN = 3000
#: Maximum length of a command that is repeated in small print, which is cut at 1,000 characters.
LONGEST_SMALL = 900
#: Refusals of presses that come too late, on a page whose question or offer no longer exists.
PAST = frozenset(
    {"refused-stale", "refused-gone", "refused-changed", "refused-not-asked", "refused-not-yours"}
    | {"refused-over", "refused-abandoned", "refused-not-seated", "refused-other-seat"}
)
GROUPS = {Kind.subcommand.value, Kind.subcommand_group.value}


def refusal(interaction: Interaction, why: str, say: Words, *, stops: bool = False) -> Post:
    """Say why nothing was done, with a button that opens the form again, filled in.

    Where no form takes what was typed, or the bot `stops` and forgets it, it is shown to be copied.
    """
    typed: TypedText | None = interaction.extras.get("typed")
    if typed is None or not typed.longest.strip():
        said = _as_typed(_command(interaction), say)
        if len(said) > LONGEST_SMALL:
            return Post(text=(why, said), colour=BAD_COLOUR)
        return Post(text=(why,), small=said, colour=BAD_COLOUR)
    again = interaction.type is discord.InteractionType.component  # the form could not even be opened
    shown = tuple(_quoted(x) for x in typed.fields.values() if x.strip()) if stops or again else ()
    rows: tuple[tuple[Control, ...], ...] = ()
    if not stops:
        kept = interaction.client.services.drafts
        rows = ((kept.correction(interaction.user.id, replace(typed, why=why), say),),)
    # A form that opens a table has choices, so text that matches none of them is repeated here.
    command = _command(interaction) if typed.form.game == NOWHERE else ""
    return Post(text=(why, *shown), rows=rows, small=_as_typed(command, say), colour=BAD_COLOUR)


@contextlib.asynccontextmanager
async def renewing(visit: Visit, game: str) -> AsyncIterator[None]:
    """Replace a private page whose question turns out to be past by a current one.

    After a quarter of an hour only a press by its reader can change such a page.
    """
    try:
        yield
    except (Refused, Refusal) as why:
        key = why.key if isinstance(why, Refused) else f"refused-{why.code}"
        message = visit.interaction.message
        if key not in PAST or game == NOWHERE or message is None or not message.flags.ephemeral:
            raise
        visit.host.counts.declined(refused_for(why))
        try:
            page = await pages.hand(visit, game)
        except Refused:  # they have no seat there any more
            page = Post(colour=BAD_COLOUR)
        told = visit.services.wording.refusal(why, visit.words.locale)
        await visit.show(replace(page, text=(told, *page.text)))


def _quoted(text: str) -> str:
    """Quote what was typed, so that nothing in it formats, links or pings."""
    return "\n".join(f"> {tame(line)}" for line in shorten(text, LONGEST_SHOWN).splitlines())


def _as_typed(command: str, say: Words) -> str:
    """Repeat a command. It is put in afterwards: Fluent fills no blank with over 1,000 characters."""
    room = "\N{OBJECT REPLACEMENT CHARACTER}"
    said = say("bot-as-typed", command=room) if command else ""
    return said.replace(room, tame(shorten(command, LONGEST_SHOWN)))


def _command(interaction: Interaction) -> str:
    """Return a slash command as typed, if it contained free text; otherwise ""."""
    command, data = interaction.command, cast("Any", interaction.data or {})
    if not isinstance(command, discord.app_commands.Command):
        return ""
    given = list(_options(data))
    free = {x.name for x in command.parameters if x.type is Kind.string and not x.choices} - {"game"}
    if not any(x["name"] in free for x in given):
        return ""
    return " ".join([f"/{command.qualified_name}", *(f"{x['name']}:{x['value']}" for x in given)])


def _options(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for x in data.get("options") or ():
        if x["type"] in GROUPS:
            yield from _options(x)
        elif x["type"] != Kind.attachment.value:
            yield x


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
        language = language_of(interaction.locale.value, self._locale)
        try:
            say = words(language)
            await refuse(interaction, refusal(interaction, say("bot-stopping"), say, stops=True))
        except (*UNREACHABLE, discord.InteractionResponded) as why:
            _log.info("somebody could not be told that the bot stops: %s", why)
