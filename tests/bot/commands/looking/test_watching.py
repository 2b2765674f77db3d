"""`/game watch`: a host shares a game's link, posts and withdraws it. **Follow**: who looks on is told."""

from __future__ import annotations

import re

from tests.bot.room import buttons, texts


async def test_a_host_shares_posts_and_withdraws_a_games_link(room):
    game = await room.started()
    assert "shows no games in browsers" in await room.said(room.alice, "table", text="watch")
    given = {"web": ("127.0.0.1", 8961), "web_url": "https://watch.example.org"}
    room.bot.settings = room.bot.settings.model_copy(update=given)
    panel = room.private(await room.slash(room.alice, "table", text="watch"))
    link = re.search(r"https://watch\.example\.org/([0-9a-f]{40})", texts(panel))
    assert await room.bot.store.watched_at(link[1]) == game
    assert "whoever is given the link" in room.last()
    assert link[1] not in room.last()
    panel = room.private(await room.press(room.alice, panel, "Post it in the channel"))
    assert link[0] in texts(panel)
    assert link[0] in room.last()
    assert "Only the host" in await room.said(room.bob, "table", text="watch withdraw")
    await room.press(room.alice, panel, "Withdraw it")
    assert "has withdrawn the link" in room.last()
    assert await room.bot.store.watched_at(link[1]) == ""
    assert "has no link" in await room.said(room.alice, "table", text="watch withdraw")


async def test_who_looks_on_follows_and_follows_no_more(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    assert "Follow" not in buttons(room.private(await room.slash(room.alice, "log", what="who")))
    page = room.private(await room.slash(carol, "log", what="who"))
    assert "You follow this game" in texts(room.private(await room.press(carol, page, "Follow")))
    page = room.private(await room.slash(carol, "log", what="who"))
    assert "don't follow" in texts(room.private(await room.press(carol, page, "Stop following")))
    assert await room.bot.services.watching.following(game, carol.id) is None
