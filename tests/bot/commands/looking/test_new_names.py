"""People change their names, some because the old one must not be said any more: tables take the new one."""

from __future__ import annotations

from random import Random

from tests.bot.room import texts


async def test_a_new_name_is_used_from_the_next_interaction_on_everywhere(room):
    game = await room.started()
    assert "alice" in await room.said(room.bob, "log", what="who")
    room.guild.rename(room.alice, "Bea*trix*")
    await room.slash(room.alice, "rules")  # whatever she does, wherever on the server
    page = await room.said(room.bob, "log", what="who")
    assert "Bea\\*trix\\*" in page
    assert "alice" not in page
    assert {x.name for x in (await room.info()).seats} == {"Bea*trix*", "bob"}
    for i in range(4):
        await room.by_buttons(await room.mover(game), Random(i))
    assert "alice" not in texts(room.posts()[-1])
    room.guild.rename(room.alice, "Carla")
    await room.press(room.alice, room.live(), "My hand")  # by a press as well
    assert {x.name for x in (await room.info()).seats} == {"Carla", "bob"}


async def test_a_name_of_one_server_is_not_carried_to_another(room):
    await room.started()
    there = room.server("Elsewhere")
    channel = there.create_text_channel("table")
    member = there.add_member(room.alice.user)
    there.rename(room.alice, "Somebody")
    await member.slash(channel, "rules")
    assert {x.name for x in (await room.info()).seats} == {"alice", "bob"}
