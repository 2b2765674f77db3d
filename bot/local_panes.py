"""Every channel of the local table as every player sees it: a page of simcord's each.

It leans on private names of simcord, each marked `private`; see `bot.local_table`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import simcord

_log = logging.getLogger(__name__)
#: Carries out an action on a page of simcord's: takes the page's context and the request, returns the reply.
Action = Callable[[str | None, Mapping[str, object]], Coroutine[Any, Any, dict[str, object]]]
#: Number of messages kept in a channel; each makes every click slower.
LONGEST = 40
#: Number of pictures that are kept in memory.
PICTURES = 300


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the table."""

    name: str
    user: simcord.UserHandle
    member: simcord.MemberActor


@dataclass(frozen=True, slots=True)
class Pane:
    """One channel as one player sees it."""

    id: str
    label: str
    viewer: simcord.MemberActor | simcord.UserHandle
    channel: simcord.ChannelHandle
    preview: simcord.Preview


class Panes:
    """Opens a page for each channel and player, a thread's as soon as there is one, and keeps all drawn."""

    def __init__(
        self, env: simcord.Env, table: simcord.ChannelHandle, players: Sequence[Player], lock: asyncio.Lock
    ) -> None:
        self.every: list[Pane] = []
        self.last: dict[str, str] = {}
        self.env, self._table, self._players, self._lock = env, table, players, lock

    async def open(self) -> None:
        """Open the pages of the table and of everybody's direct messages."""
        for n, p in enumerate(self._players):
            await self._add(n, "table", f"#{self._table.name}", self._table, p.member)
            await self._add(n, "dm", "DM", p.user.dm_channel, p.user)

    async def close(self) -> None:
        """Close all pages."""
        while self.every:
            await self.every.pop().preview.close()

    def of(self, player: int) -> list[Pane]:
        """Return what a player sees: the table, its threads, their direct messages."""
        mine = [x for x in self.every if x.id.startswith(f"{player}-")]
        return sorted(mine, key=lambda x: x.id.endswith("-dm"))

    async def show(self) -> None:
        """Redraw every page after something has happened."""
        if not self.env.backend.transcript:  # private: what has happened since it was last emptied
            return
        await self._follow()
        self._forget()
        for pane in self.every:
            await pane.preview.refresh()
            seen = pane.channel.history(viewer=pane.viewer)
            self.last[pane.id] = str(max((m.id for m in seen), default=0))

    async def _follow(self) -> None:
        """Open the pages of new threads, and close those of threads that are gone."""
        threads = {x.id: x for x in self._table.threads}
        for pane in [x for x in self.every if x.channel.is_thread and x.channel.id not in threads]:
            self.every.remove(pane)
            await pane.preview.close()
        known = {x.channel.id for x in self.every}
        for thread in [x for id_, x in threads.items() if id_ not in known]:
            for n, p in enumerate(self._players):
                await self._add(n, str(thread.id), thread.name or "thread", thread, p.member)

    async def _add(
        self,
        player: int,
        name: str,
        label: str,
        channel: simcord.ChannelHandle,
        viewer: simcord.MemberActor | simcord.UserHandle,
    ) -> None:
        self.env._preview = None  # private: one preview per world otherwise
        preview = self.env.preview(channel, viewers=[viewer], layout="channel", width=640, height=900)
        vars(preview)["_action"] = self._shared(preview)  # private
        await preview.__aenter__()
        if page := preview._python:  # private: nobody looks at this page, so it may be small
            page.layout = "message"
        self.every.append(Pane(f"{player}-{name}", label, viewer, channel, preview))

    def _shared(self, preview: simcord.Preview) -> Action:
        """Have clicks on all pages wait for each other and for the clock; simcord refuses them otherwise."""
        inner = preview._action

        async def action(context_id: str | None, body: Mapping[str, object]) -> dict[str, object]:
            async with self._lock:
                self.env._preview = preview  # private: the one whose action is marked
                page = preview._pages.get(context_id or "")  # private
                if page and isinstance(body, dict) and isinstance(body.get("published_revision"), int):
                    # The page may have been drawn anew since it was last fetched; the bot itself compares
                    # game and question, as it must on Discord.
                    body = {**body, "published_revision": page.revision}
                try:
                    result = await inner(context_id, body)
                except Exception:
                    _log.exception("a press on the page of %s failed", preview.url)
                    raise
                await self.show()
                return result

        return action

    def _forget(self) -> None:
        """Drop what simcord would keep for as long as it runs: old messages, their pictures, its own logs."""
        backend = self.env.backend  # private, and so is all that follows
        for channel in {pane.channel.id for pane in self.every}:
            if old := sorted(backend.messages.get(channel, ()))[:-LONGEST]:
                backend.bulk_delete_messages(channel, old)
        pictures = [url for url in backend.cdn._blobs if "/attachments/" in url]
        for url in pictures[:-PICTURES]:
            del backend.cdn._blobs[url]
        backend.http_requests.clear()
        backend.transcript.clear()
