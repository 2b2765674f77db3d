"""`/new where:thread`: the thread comes last, for those who could open one, and goes without a game."""

from __future__ import annotations

import discord
import pytest

from bot.play.model.terms import Refused
from bot.play.queries import settings
from tests.bot.room import texts

MAY_NOT = [
    {"create_public_threads": False},
    {"send_messages_in_threads": False},
]


def made(room) -> list[str]:
    """Name the threads that were asked of Discord."""
    return [x.path for x in room.requests if x.method == "POST" and x.path.endswith("/threads")]


@pytest.mark.parametrize("missing", MAY_NOT, ids=str)
async def test_a_thread_is_opened_only_for_those_who_could_open_one_themselves(room, missing):
    shut = room.guild.create_text_channel(
        "quiet", overwrites={room.bob: discord.PermissionOverwrite(**missing)}
    )
    said = texts((await room.bob.slash(shut, "new", title="starwars", where="thread")).response)
    assert "Threads" in said
    assert made(room) == []
    assert await room.bot.services.game_lists.games(room.guild.id) == []
    await room.alice.slash(shut, "new", title="starwars", where="thread")
    assert len(made(room)) == 1


async def test_no_thread_is_opened_before_every_check_has_passed(room):
    for options in (
        {"title": "chess"},
        {"scenario": "nonsense"},
        {"options": "homes=here"},
        {"options": "="},
        {"file": ("board.toml", b"stars = 3")},
        {"file": ("board.toml", b"\xff\xfe\x00\x01")},
    ):
        await room.slash(room.alice, "new", **{"title": "starwars", "where": "thread", **options})
        assert made(room) == [], options
        assert await room.bot.services.game_lists.games(room.guild.id) == [], options


async def test_no_thread_is_opened_for_one_lobby_too_many(room):
    for n in range(3):
        await room.slash(room.bob, "new", title="starwars", where="thread", name=f"No {n}")
    said = await room.said(room.bob, "new", title="starwars", where="thread")
    assert "3 open lobbies" in said
    assert len(made(room)) == 3


async def test_a_thread_whose_game_cannot_be_opened_is_removed_again(room, monkeypatch):
    async def too_late(place, wanted):
        raise Refused("refused-lobbies", most=3)

    room.guild.allow(discord.Permissions(manage_threads=True))
    monkeypatch.setattr(room.bot.services.lobby, "open_at", too_late)
    said = await room.said(room.bob, "new", title="starwars", where="thread")
    assert "3 open lobbies" in said
    assert len(made(room)) == 1
    assert room.channel.threads == []


async def test_a_thread_that_may_not_be_deleted_is_folded_away(room, monkeypatch):
    async def too_late(place, wanted):
        raise Refused("refused-lobbies", most=3)

    async def forbidden(thread, **_):
        answer = type("Answer", (), {"status": 403, "reason": "Forbidden"})
        raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    monkeypatch.setattr(room.bot.services.lobby, "open_at", too_late)
    monkeypatch.setattr(discord.Thread, "delete", forbidden)
    await room.said(room.bob, "new", title="starwars", where="thread")
    folded = [x.json for x in room.requests if x.method == "PATCH" and "/channels/" in x.path]
    assert any(x.get("archived") for x in folded)


async def test_limits_are_set_and_shown_in_both_languages(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    page = await room.said(boss, "server", text="limits lobbies=2 megabytes=50")
    assert "Each person: 2 lobbies, 10 games, 5 an hour" in page
    now = await settings.guild_settings(room.bot.services.context, room.guild.id)
    assert (now.lobbies, now.hosted, now.hourly, now.imports, now.megabytes) == (2, 10, 5, 5, 50)
    await room.slash(boss, "settings", text="language de")
    assert "Je Person: 2 Lobbys" in await room.said(boss, "server")


@pytest.mark.usefixtures("asked_to_throw")
async def test_a_quiet_game_keeps_one_board_and_is_told_of_in_its_thread(room):
    game = await room.started()
    had = len(room.messages())
    said = await room.said(room.alice, "table", text="quiet yes")
    assert "thread" in said
    (thread,) = room.bot.get_channel(room.channel.id).threads
    assert thread.name.startswith("Log: ")
    await room.press(await room.mover(game), room.live(), "Throw the dice")
    assert len(room.messages()) == had  # all that is told is in the thread
    told = [texts(m) async for m in thread.history()]
    assert any(" moves with " in x for x in told)
    assert not any(" moves with " in x for x in told[1:])  # told once
    assert " moves with " in texts(room.live())
    assert thread.mention in texts(room.live())
    assert "Only the host" in await room.said(room.bob, "table", text="quiet no")


async def test_on_a_quiet_server_new_games_are_quiet(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    await room.slash(boss, "server", text="quiet yes")
    await room.slash(room.alice, "new", title="starwars")
    (info,) = await room.bot.services.game_lists.games(room.guild.id)
    assert len(made(room)) == 1
    (thread,) = room.bot.get_channel(room.channel.id).threads
    assert (await room.bot.store.load(info.id)).game.quiet == thread.id
