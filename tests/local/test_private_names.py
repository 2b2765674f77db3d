"""The host touches private names of simcord. Here every one of them is used, with a bot of a few lines."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Context
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import CommandInvokeError
from discord.ext import commands, tasks
from simcord import _dpy_internals, _settlement

from bot import local_panes, local_settling
from bot.local_table import LocalTable, TableError
from bot.play.model.log_context import begin, mark, marks
from bot.play.model.terms import Refused
from tests.local.screen import Screen, get


class Board(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def add(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"count {self.count}")
        await interaction.user.send(f"{interaction.user.display_name} counted {self.count}")

    @discord.ui.button(label="Think", custom_id="think")
    async def think(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("thinking", ephemeral=True)
        bot: Any = interaction.client
        bot.thought = asyncio.create_task(self.thinking(bot))

    @discord.ui.button(label="Watch", custom_id="watch")
    async def watch(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("watching", ephemeral=True)
        bot: Any = interaction.client
        lasting = [discord.ui.View(timeout=60.0 + n) for n in range(3)]
        for n, view in enumerate(lasting):
            view.add_item(discord.ui.Button(label="x", custom_id=f"x{n}"))
            await bot.get_channel(interaction.channel_id).send("look", view=view)
        waits = [view.wait() for view in lasting]
        bot.watched = [asyncio.create_task(x) for x in waits]
        await asyncio.sleep(0)
        lasting[1].stop()

    async def thinking(self, bot: Any) -> None:
        work = await asyncio.create_subprocess_exec("sleep", "2")
        await bot.outside(work.wait())
        bot.done = True


class SmallBot(commands.Bot):
    """Posts a board when it is asked for the game here, and ticks every second."""

    outside: Any
    watched: Any

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.services = SimpleNamespace(
            game_lists=SimpleNamespace(here=self.here, games=self.games),
            hosting=SimpleNamespace(take_here=self.take_here),
        )
        self.catalogue = SimpleNamespace(titles={})
        self.ticks, self.done, self.closed = 0, False, 0
        self.board, self.watching = Board(), asyncio.Event()

    async def setup_hook(self) -> None:
        """Begin as the bot does: whoever watches is served in a context of its own."""
        self.add_view(self.board)
        self.web = await Context().run(asyncio.create_task, self.serve())
        self.beat.start()

    @tasks.loop(seconds=1)
    async def beat(self) -> None:
        self.ticks += 1

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self.watch, "127.0.0.1", 0)

    async def watch(self, told: asyncio.StreamReader, tell: asyncio.StreamWriter) -> None:
        await self.outside(asyncio.sleep(0))
        self.watching.set()
        await told.read()
        tell.close()

    async def here(self, place: Any) -> Any:
        return SimpleNamespace(id="g", host=1, status=SimpleNamespace(ended=False))

    async def games(self, guild: int) -> list[Any]:
        return []

    async def take_here(self, game: str, by: Any, place: Any) -> None:
        channel: Any = self.get_channel(place.channel)
        await channel.send("count 0", view=self.board)

    async def close(self) -> None:
        self.closed += 1
        self.web.close()
        self.beat.cancel()
        await super().close()


@asynccontextmanager
async def opened(names: tuple[str, ...] = ("ann", "ben"), port: int = 0) -> AsyncIterator[LocalTable]:
    table = LocalTable(SmallBot(), names, port)
    async with table.opened():
        yield table


async def screens(table: LocalTable) -> dict[str, Screen]:
    return {pane.id: await asyncio.to_thread(Screen, pane.preview.url) for pane in table.panes.every}


async def test_a_click_changes_every_screen_and_a_direct_message_only_its_owners():
    async with opened() as table:
        seen = await screens(table)
        assert sorted(seen) == ["0-dm", "0-table", "1-dm", "1-table"]
        assert "count 0" in seen["1-table"].text()
        await asyncio.to_thread(seen["0-table"].press, "count")
        for pane in seen.values():
            await asyncio.to_thread(pane.look)
        assert "count 1" in seen["0-table"].text()
        assert "count 1" in seen["1-table"].text()
        assert "Ann counted 1" in seen["0-dm"].text()
        assert "counted" not in seen["1-dm"].text()


async def test_a_click_on_a_page_drawn_anew_meanwhile_is_not_lost():
    async with opened() as table:
        seen = await screens(table)
        ann, ben = seen["0-table"], seen["1-table"]
        for n in range(1, 6):
            await asyncio.to_thread(ann.press, "count")
            assert (
                ben.state["publishedRevision"]
                < table.panes.every[2].preview._pages[ben.state["context"]["id"]].revision
            )
            await asyncio.to_thread(ben.press, "count", revision=ben.state["publishedRevision"])
            assert f"count {2 * n}" in ben.text()


async def test_many_clicks_at_once_wait_for_each_other_and_for_the_clock():
    async with opened() as table:
        seen = await screens(table)

        def often(screen: Screen) -> None:
            for _ in range(6):
                screen.press("count")

        await asyncio.gather(*(asyncio.to_thread(often, seen[x]) for x in ("0-table", "1-table")))
        assert table.bot.board.count == 12


async def test_the_bots_clock_follows_the_real_one():
    async with opened() as table:
        before, began = table.bot.ticks, asyncio.get_running_loop().time()
        await asyncio.sleep(3.2)
        spent = asyncio.get_running_loop().time() - began
        assert spent - 2 <= table.bot.ticks - before <= spent + 1
        assert abs((discord.utils.utcnow() - table.env.now()).total_seconds()) < 5


async def test_a_click_is_answered_while_a_machine_thinks_in_another_process():
    async with opened() as table:
        seen = await screens(table)
        await asyncio.to_thread(seen["0-table"].press, "think")
        began = asyncio.get_running_loop().time()
        await asyncio.to_thread(seen["1-table"].press, "count")
        assert asyncio.get_running_loop().time() - began < 1.5
        assert not table.bot.done
        await table.bot.thought
        assert table.bot.done


async def test_a_click_waits_for_nobody_who_watches_in_a_browser():
    async with opened() as table:
        seen, at = await screens(table), table.bot.web.sockets[0].getsockname()
        _, browser = await asyncio.open_connection(*at)
        await asyncio.wait_for(table.bot.watching.wait(), 10)
        began = asyncio.get_running_loop().time()
        await asyncio.to_thread(seen["1-table"].press, "count")
        assert asyncio.get_running_loop().time() - began < 10
        browser.close()


async def test_ids_are_the_same_at_every_start_and_messages_are_new():
    found = []
    for _ in range(2):
        async with opened() as table:
            ids = [table.guild.id, table.channel.id, *(p.user.id for p in table.players)]
            ids += [pane.channel.id for pane in table.panes.every]
            found.append((ids, table.panes.last["0-table"]))
        assert table.bot.closed
    assert found[0][0] == found[1][0]
    assert int(found[0][1]) < int(found[1][1])


async def test_the_page_answers_to_its_own_host_name_alone():
    async with opened() as table:
        for path in ("", "table.json", "news.json", "table.js", "table.css", "icon.svg"):
            assert (await asyncio.to_thread(get, table.address + path))[0] == 200
            status, body = await asyncio.to_thread(get, table.address + path, {"Host": "evil.example"})
            assert status == 403
            assert b"capability" not in body
            assert table.panes.every[0].preview.capability.encode() not in body
        assert (await asyncio.to_thread(get, table.address + "../local_table.py"))[0] == 404


async def test_the_screens_may_stand_in_our_page_only_and_carry_our_style():
    async with opened() as table:
        base = table.panes.every[0].preview.url.partition("#")[0]
        style = (await asyncio.to_thread(get, base + "preview.css"))[1].decode()
        script = (await asyncio.to_thread(get, base + "app.js"))[1].decode()
        assert "[data-workbench] { display: none" in style
        assert "follow new messages" in script
        index = (await asyncio.to_thread(get, base))[1].decode()
        for name in (
            "channel-message-list",
            "channel-timeline",
            "data-workbench",
            "channel-header",
            "preview-workspace",
            "preview-app",
            "new-messages",
        ):
            assert name in index
    from simcord.preview._server import PreviewServer

    assert PreviewServer._SECURITY_HEADERS["X-Frame-Options"] == "DENY"


async def test_a_channel_stays_short_and_its_texts_are_drawn_once(monkeypatch: pytest.MonkeyPatch):
    from simcord.preview import _markdown, _messages, _snapshot

    parsed, plain, listed = [], _markdown.markdown_tokens, _snapshot._message_navigation
    monkeypatch.setattr(local_panes, "LONGEST", 3)
    monkeypatch.setattr(_markdown, "markdown_tokens", lambda *a, **k: parsed.append(a[0]) or plain(*a, **k))
    async with opened() as table:
        seen = await screens(table)
        for n in range(6):
            await asyncio.to_thread(seen["0-table"].act, "send_message", content=f"word **{n}**")
        ben = await asyncio.to_thread(seen["1-table"].look)
        assert [ben["messages"][x]["content"] for x in ben["timeline"]] == [
            "word **3**",
            "word **4**",
            "word **5**",
        ]
        assert "strong_open" in str(ben["messages"][ben["timeline"][-1]])
        assert ben["messageIndex"] == []
        assert parsed.count("word **5**") == 1
        assert len(table.env.backend.transcript) < 10
        assert table.env.backend.http_requests == []
    assert _messages.markdown_tokens is plain
    assert _snapshot._message_navigation is listed


async def test_refusals_are_no_failures_and_failures_name_no_game_of_before(caplog):
    mark(game="before")
    try:
        async with opened() as table:
            table.env._record_error(CommandInvokeError(SimpleNamespace(name="new"), Refused("refused-taken")))
            table.env._record_error(KeyError("ours"))
            heard = []
            caplog.handler.addFilter(lambda record: heard.append((record, dict(marks()))) or True)
            await asyncio.sleep(1.0)
    finally:
        begin()
    told = [(r.exc_info[0], m) for r, m in heard if r.name == "bot.local_table" and r.exc_info]
    assert told == [(KeyError, {})]


async def test_nothing_is_drawn_while_nothing_happens():
    async with opened() as table:
        await asyncio.sleep(0.6)
        drawn = table.panes.every[0].preview._python.revision
        await asyncio.sleep(1.2)
        assert table.panes.every[0].preview._python.revision == drawn


async def test_a_taken_port_is_said_and_leaves_nothing_open():
    async with opened() as table:
        taken = table.port
    other = await asyncio.start_server(lambda r, w: None, "127.0.0.1", taken)
    async with other:
        with pytest.raises(TableError, match=f"port {taken} is taken"):
            async with opened(port=taken):
                pass


@pytest.mark.parametrize("port", [99999, -1])
async def test_a_number_that_is_no_port_is_said(port):
    with pytest.raises(TableError, match=f"port {port} cannot be had"):
        async with opened(port=port):
            pass


def fresh(module: Any) -> Any:
    """Load a module of simcord once more, as it is before anybody changes it."""
    found = importlib.util.spec_from_file_location(f"{module.__name__}_as_it_is", module.__file__)
    assert found
    assert found.loader
    again = importlib.util.module_from_spec(found)
    again.__package__ = module.__package__
    sys.modules[found.name] = again
    found.loader.exec_module(again)
    return again


async def test_what_is_quicker_finds_the_same_tasks_views_and_timers():
    slow, settling = fresh(_dpy_internals), fresh(_settlement)
    async with opened() as table:
        seen = await screens(table)
        await asyncio.to_thread(seen["0-table"].press, "watch")
        client, state = table.bot, table.env._settlement_state()
        found = set()
        for task in [x for x in table.env._work.tasks if not x.done()]:
            waiter = getattr(task, "_fut_waiter", None)
            ends = local_settling.is_view_wait_future(client, waiter)
            assert ends == slow.is_view_wait_future(client, waiter)
            expires = local_settling.is_view_timeout_task(client, task)
            assert expires == slow._view_timeout_task_identity(client, task)
            wakes = local_settling.timer_records_waking(state, task, waiter)
            assert wakes == settling._timer_records_waking(state, task, waiter)
            found |= {(ends, expires, bool(wakes))}
        assert {x[0] for x in found} == {x[1] for x in found} == {x[2] for x in found} == {False, True}
        for task in table.bot.watched:
            task.cancel()
