"""`/play`: from the page to a game that has begun, the card, and whom somebody avoids."""

from __future__ import annotations

import discord

from bot.play.lobby import moderation
from bot.play.model.terms import Person, Status
from bot.titles import catalogue
from render.core.text import words as said_by
from tests.bot.room import Room, buttons, controls, selects, texts


async def opened(room: Room):
    """Have a moderator open a queue; return its channel, and that of the card."""
    play, card = room.guild.create_text_channel("games"), room.guild.create_text_channel("looking")
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    said = await room.said(boss, "server", text=f"queue card={card.id}", channel=play)
    assert f"<#{play.id}> · <#{card.id}>" in said
    return play, card


async def test_a_press_of_each_of_two_people_begins_a_game(room):
    shown = room.private(await room.slash(room.alice, "play"))
    assert "has no queue" in texts(shown)
    # nothing that only a queue could do
    assert set(buttons(shown)) == {
        "Play a machine",
        said_by("en")("button-play-coach"),
        "Tables here",
        "New game",
    }
    play, card = await opened(room)
    shown = room.private(await room.slash(room.alice, "play"))
    shown = room.private(await room.choose(room.alice, shown, "Starwars"))
    shown = room.private(await room.choose(room.alice, shown, "Orange"))
    shown = room.private(await room.press(room.alice, shown, "Join the queue"))
    assert "You are in the queue." in texts(shown)
    (looking,) = room.messages(card)
    assert "Starwars: 1 waiting (relaxed)" in texts(looking)
    other = room.private(await room.press(room.bob, looking, "Find a game"))
    done = room.private(await room.press(room.bob, other, "Join the queue"))
    info = await room.info()
    assert f"You have a seat: **Blue** in Starwars, <#{info.place.channel}>." in texts(done)
    assert set(buttons(done)) == {"Look for another game"}
    assert (info.status, info.seat("orange").user) == (Status.PLAYING, room.alice.id)
    assert [x.id for x in play.threads] == [info.place.channel]
    assert "Nobody is waiting just now" in texts(room.messages(card)[-1])
    assert len(room.messages(card)) == 1
    (thread,) = play.threads
    assert "Blue" in texts(room.posts(thread)[-2])


async def test_a_machine_plays_at_once_and_a_lobby_is_shut_to_the_queue(room):
    await opened(room)
    shown = room.private(await room.slash(room.alice, "play"))
    shown = room.private(await room.choose(room.alice, shown, "Starwars"))
    assert "in your direct messages" in texts(
        room.private(await room.press(room.alice, shown, "Play a machine meanwhile"))
    )
    assert any(controls(m) for m in room.dms(room.alice))
    await room.opened()
    behind = room.private(await room.press(room.alice, room.live(), "Settings"))
    assert "The queue may fill free seats" in texts(behind)
    await room.press(room.alice, behind, "The queue")
    assert "The queue stays out" in texts(room.private(await room.slash(room.alice, "table")))


async def test_who_is_blocked_hears_of_no_block(room):
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    assert "They are not told" in await room.said(room.alice, "settings", text="block", user=room.bob.user)
    assert await room.said(room.bob, "join") == said_by("en")("refused-unavailable")
    assert "may be seated together" in await room.said(
        room.alice, "settings", text="unblock", user=room.bob.user
    )
    await room.slash(room.bob, "join")
    assert all(x.user for x in (await room.info()).seats)


async def test_a_block_is_ended_where_blocks_are_listed(room):
    carol = room.guild.add_member(room.user("carol"))
    assert "You have blocked nobody" in await room.said(room.alice, "settings", text="people")
    await room.slash(room.alice, "settings", text="block", user=room.bob.user)
    await room.slash(room.alice, "settings", text="block", user=carol.user)
    for who, left in ((room.bob, 1), (carol, 0)):
        page = room.private(await room.slash(room.alice, "settings", text="people"))
        assert f"<@{who.id}>" in texts(page)
        line = next(t for x in selects(page).values() for t, v in x if v == str(who.id))
        assert f"{line.split()[1]}. <@{who.id}>" in texts(page)
        page = room.private(await room.choose(room.alice, page, line))
        assert f"You and <@{who.id}> may be seated together again." in texts(page)
        assert len(await moderation.blocked_by(room.bot.services.context, room.alice.id)) == left
    assert "You have blocked nobody" in texts(page)
    assert not selects(page)


async def test_a_post_is_reported_by_its_menu_and_read_by_moderators(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    await room.started()
    asked = await room.alice.context_menu(room.channel, "Report to moderators", room.live())
    assert asked.modal is not None
    done = await room.alice.submit_modal(asked, {"text": "Look at this"})
    assert "moderators of this server can read it" in texts(room.private(done))
    page = room.private(await room.slash(boss, "server", text="reports"))
    assert "Look at this" in texts(page)
    await room.press(boss, page, "1. Dealt with")
    assert "nothing to deal with" in await room.said(boss, "server", text="reports")
    assert "can read it" in await room.said(room.bob, "report", user=room.alice.user, words="rude")


async def test_who_takes_no_messages_is_told_and_no_game_is_left_behind(room, monkeypatch):
    """The game went to messages that are shut, and kept them from ever having another."""
    shown = room.private(await room.slash(room.alice, "play"))

    async def shut(*_, **__):
        answer = type("Answer", (), {"status": 403, "reason": "Forbidden"})
        raise discord.Forbidden(answer, {"code": 50007, "message": "Cannot send messages to this user"})

    with monkeypatch.context() as m:
        m.setattr(discord.DMChannel, "send", shut)
        m.setattr(discord.abc.Messageable, "send", shut)
        said = texts(room.private(await room.press(room.alice, shown, "Play a machine, with")))
    assert "I cannot reach you by direct message" in said
    person = Person(room.alice.id, "alice")
    assert await room.bot.services.game_lists.own(person) == []
    shown = room.private(await room.slash(room.alice, "play"))
    said = texts(room.private(await room.press(room.alice, shown, "Play a machine, with")))
    assert "in your direct messages" in said


async def test_the_queue_says_why_it_can_open_no_table(room):
    await opened(room)
    shut = room.guild.create_text_channel(
        "shut", overwrites={room.guild.me: discord.PermissionOverwrite(send_messages_in_threads=False)}
    )
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("mod"), roles=[mods])
    assert "I need" not in await room.said(room.alice, "play")
    said = await room.said(boss, "server", text="queue", channel=shut)
    assert "Saved, but I cannot post" in said
    said = await room.said(room.alice, "play")
    assert "Send Messages in Threads" in said
    for who in (room.alice, room.bob):
        page = room.private(await room.slash(who, "play"))
        await room.press(who, page, "Join the queue")
    assert list(shut.threads) == []
    assert await room.bot.services.game_lists.games(room.guild.id) == []


async def test_a_title_without_scenarios_opens_at_once_and_its_rules_wait_behind_settings(room):
    """StarGate asked fourteen rulings before the first lobby."""
    shown = room.private(await room.slash(room.alice, "new"))
    done = room.private(await room.press(room.alice, shown, "StarGate"))
    assert "The table is open" in texts(done)
    info = await room.info()
    assert info.status is Status.LOBBY
    rules = catalogue()["stargate"].game.options
    assert info.options == {o.name: o.best for o in rules}
    brief = room.private(await room.press(room.alice, room.live(), "ⓘ"))
    assert said_by("en")("bot-brief-options") not in texts(brief), "all of it is as usual"
    behind = room.private(await room.press(room.alice, room.live(), "Settings"))
    assert "Change the rules" in buttons(behind)
    form = await room.press(room.alice, room.private(await room.slash(room.alice, "new")), "Armada")
    assert form.modal
