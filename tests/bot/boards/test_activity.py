"""Boards inside Discord: opened by the button, entered by who is there; and the commands Discord must get."""

from __future__ import annotations

import logging

import pytest
from pydantic import SecretStr

from bot.app import create_bot
from bot.desk.discord.world import ENTRY_POINT
from tests.bot.boards.test_touching import begins
from tests.bot.room import Room, buttons, texts
from tests.bot.test_anonymous import Table

SECRET = "s3cret-of-the-application-0123456789"
WEB = {"web": ("127.0.0.1", 0), "web_url": "https://watch.example.org", "client_secret": SecretStr(SECRET)}


@pytest.fixture
async def inside(settings):
    """A room whose boards are opened inside Discord."""
    there = settings.model_copy(update=WEB)
    async with Room.open(create_bot(there), there) as room:
        room.world.enable_activities(SECRET)
        room.discord.answers = True
        yield room
        assert room.discord.violations == []
        assert room.discord.own_faults == []


async def opened(room, who, game: str):
    """Press "Open board", and return what the press was answered with."""
    assert "Open board" in buttons(room.live())
    return await room.press(who, room.live(), "Open board")


async def entered(room, who, instance: str):
    """Do what the page does, and return the board that somebody gets."""
    return await room.bot.board_activity.holder(room.world.authorize(who.person.user), instance)


async def test_open_board_opens_the_activity_on_that_game(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    result = await opened(inside, inside.alice, game)
    assert result.outcome.callback == {"type": 12}
    assert not result.outcome.messages, "and nothing more is said"
    holder = await entered(inside, inside.alice, result.outcome.interaction.instance)
    assert (holder.user, holder.game, holder.name) == (inside.alice.id, game, "alice")
    assert (holder.guild, holder.channel) == (inside.guild.id, inside.channel.id)


async def test_who_joins_gets_their_own_board_of_the_games_channel(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    there = (await opened(inside, inside.alice, game)).outcome.interaction.instance
    inside.world.enter_activity(inside.bob.person.user, inside.channel.channel)
    holder = await entered(inside, inside.bob, there)
    assert (holder.user, holder.game, holder.name) == (inside.bob.id, game, "bob")


async def test_who_has_no_seat_gets_no_board(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    carol = inside.guild.add_member(inside.user("carol"))
    result = await opened(inside, carol, game)
    assert result.outcome.callback["type"] != 12
    there = inside.world.enter_activity(carol.person.user, inside.channel.channel).id
    assert await entered(inside, carol, there) is None


async def test_no_board_of_a_table_that_hides_names_opens_where_discord_shows_who_looks(inside):
    table = Table(inside, "starwars")
    await table.begun()
    there = inside.world.enter_activity(table.one.person.user, inside.channel.channel).id
    assert await entered(inside, table.one, there) is None


async def test_only_who_is_in_an_instance_gets_in_by_it(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    there = (await opened(inside, inside.alice, game)).outcome.interaction.instance
    assert await entered(inside, inside.bob, there) is None
    assert await entered(inside, inside.alice, "i-1-gc-2-3") is None
    elsewhere = inside.guild.create_text_channel("other")
    other = inside.world.enter_activity(inside.bob.person.user, elsewhere.channel).id
    assert await entered(inside, inside.bob, other) is None, "no game is played there"


async def test_a_board_that_was_pressed_for_is_not_opened_in_another_channel(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    await opened(inside, inside.alice, game)
    elsewhere = inside.guild.create_text_channel("other")
    there = inside.world.enter_activity(inside.alice.person.user, elsewhere.channel).id
    assert await entered(inside, inside.alice, there) is None


async def test_an_activity_of_a_thread_may_run_in_its_channel(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    thread = inside.world.thread(inside.channel.channel, "a thread", inside.world.app)
    await inside.settled()
    forged = inside.forged(type(inside.channel)(inside, thread), f"ng:show:{game}:touch")
    pressed = await inside.alice.click(forged, custom_id=f"ng:show:{game}:touch")
    assert pressed.outcome.callback == {"type": 12}
    there = inside.world.enter_activity(inside.alice.person.user, inside.channel.channel).id
    holder = await entered(inside, inside.alice, there)
    assert (holder.game, holder.channel) == (game, thread.id)


async def test_in_direct_messages_it_opens_the_game_that_was_pressed_and_no_other(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    dm = inside.world.dm(inside.alice.person.user)
    there = inside.world.enter_activity(inside.alice.person.user, dm).id
    assert await entered(inside, inside.alice, there) is None
    forged = inside.forged(type(inside.channel)(inside, dm), f"ng:show:{game}:touch")
    await inside.alice.click(forged, custom_id=f"ng:show:{game}:touch")
    holder = await entered(inside, inside.alice, there)
    assert (holder.game, holder.guild) == (game, None)


async def test_a_code_works_once_and_a_wrong_secret_never(inside, monkeypatch, caplog):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    there = (await opened(inside, inside.alice, game)).outcome.interaction.instance
    code = inside.world.authorize(inside.alice.person.user)
    assert await inside.bot.board_activity.holder(code, there) is not None
    with caplog.at_level(logging.DEBUG):
        assert await inside.bot.board_activity.holder(code, there) is None
        inside.world.client_secret = "another"
        assert await entered(inside, inside.alice, there) is None
    assert "Discord does not say who opens a board: ClientResponseError" in caplog.text
    for kept in (code, SECRET, *inside.world.bearers):
        assert kept not in caplog.text


async def test_where_discord_opens_none_a_link_is_given(inside, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await inside.started()
    inside.world.client_secret = ""
    page = inside.private(await opened(inside, inside.alice, game))
    assert "Open board" in str(page.components)
    assert "watch.example.org/board#" in str(page.components)


async def test_without_the_secret_there_is_a_link(room, monkeypatch):
    begins(monkeypatch, dice=(3, 1))
    game = await room.started()
    room.bot.settings = room.bot.settings.model_copy(update={**WEB, "client_secret": SecretStr("")})
    forged = room.forged(room.channel, f"ng:show:{game}:touch")
    page = room.private(await room.alice.click(forged, custom_id=f"ng:show:{game}:touch"))
    assert "twelve hours" in texts(page)
    assert room.bot.board_activity is None


async def test_the_command_that_opens_activities_is_sent_with_ours_each_time(room):
    ours = [x["name"] for x in room.world.commands]
    assert not [x for x in room.world.commands if x["type"] == ENTRY_POINT]
    room.world.enable_activities(SECRET)
    entry = next(x for x in room.world.commands if x["type"] == ENTRY_POINT)
    entry["description_localizations"] = {"de": "Starten"}
    for _ in range(2):
        await room.restart()
        found = {x["name"]: x for x in room.world.commands}
        assert sorted(found) == sorted([*ours, "launch"])
        kept = ("id", "handler", "description_localizations")
        assert [found["launch"][x] for x in kept] == [entry["id"], 2, {"de": "Starten"}]
    assert room.discord.violations == []
