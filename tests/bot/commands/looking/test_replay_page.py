"""`/replay page` and the button at the end: a file, to whoever asked alone."""

from __future__ import annotations

from bot.play.workers.films import ReplayPage
from tests.bot.commands.personal.test_privacy import file_of
from tests.bot.room import buttons, texts


async def test_the_page_of_a_game_comes_as_a_file_to_who_asked(room):
    game = await room.started()
    name, data = await file_of(room, await room.slash(room.bob, "replay", what="page"))
    assert name == f"starwars-{game}.html"
    assert b'"ended":false' in data
    await room.press(room.bob, room.private(await room.slash(room.bob, "resign")), "Yes, I resign")
    posts, last = len(room.posts()), room.posts()[-1]
    assert "Replay page" in buttons(last)
    result = await room.press(room.alice, last, "Replay page")
    said = texts(room.private(result))
    name, data = await file_of(room, result)
    assert b'"ended":true' in data
    assert "all secrets open" in said
    assert "Fingerprint of the record in it" in said
    assert len(room.posts()) == posts, "nothing is posted for it"


async def test_a_page_that_discord_does_not_take_is_refused_with_its_size(room, monkeypatch):
    await room.started()

    async def huge(*_: object) -> ReplayPage:
        return ReplayPage("x.html", bytes(30 * 1024 * 1024), "")

    monkeypatch.setattr(room.bot.services.boards, "game_page", huge)
    result = await room.slash(room.alice, "replay", what="page")
    assert "The page of this game has 30.0 MiB" in texts(room.private(result))
    assert not room.private(result).attachments
