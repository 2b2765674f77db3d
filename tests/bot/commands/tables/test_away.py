"""Somebody goes away and comes back: by command, and by the button of the channel's post."""

from __future__ import annotations

from tests.bot.room import buttons, texts


async def test_away_and_back_by_command_and_by_button(room):
    game = await room.started()
    who = await room.mover(game)
    other = room.bob if who is room.alice else room.alice
    assert "No machine player answers" in await room.said(who, "table", text="return")
    assert "The seat stays yours" in await room.said(who, "away")
    post = room.live()
    assert f"While {who.name} is away" in texts(post)
    mine = next(x for x in buttons(post) if x.startswith("I'm back"))
    assert mine == f"I'm back ({who.name})"  # all see it, and whose it is
    refused = room.private(await room.press(other, post, mine))
    assert "No machine player answers for you here" in texts(refused)
    back = texts(room.private(await room.press(who, post, mine)))
    assert "Welcome back" in back
    assert "given for you. /log has" in back
    info = await room.bot.services.game_lists.info(game)
    assert not any(x.caretaker for x in info.seats)
    await room.said(other, "away")
    assert "Welcome back" in await room.said(other, "table", text="return")
