"""Files and replays of some do not keep others waiting, and nobody asks for them all the time."""

from __future__ import annotations

import asyncio

import pytest

from bot.play.model.terms import Person
from tests.bot.room import SMALL
from tests.play import pieces


async def exported(room) -> str:
    game = await room.started()
    await room.bot.services.answering.resign(game, await person(room, room.alice))
    return (await room.bot.services.log.export(game, await person(room, room.alice))).text


async def person(room, who):
    return Person(who.id, "somebody")


async def test_a_file_is_acknowledged_before_anybody_has_time_for_it(room, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.ui.reply.SOON", 1.5)  # as in use
    text, go = await exported(room), tmp_path / "go"
    held = asyncio.create_task(room.bot.workers.run(pieces.until, str(go)))
    mine = asyncio.create_task(room.alice.slash(room.channel, "new", file=("a.json", text.encode())))

    def acknowledged() -> int:
        return sum(x.method == "POST" and x.path.endswith("/callback") for x in room.requests)

    had = acknowledged()
    for _ in range(300):
        if acknowledged() > had:
            break
        await asyncio.sleep(0.01)
    assert acknowledged() > had
    assert not held.done()
    assert not mine.done()
    go.touch()
    await mine
    assert len([g for g in await room.bot.services.game_lists.games(room.guild.id) if g.imported]) == 1


@pytest.mark.parametrize(
    ("command", "times", "options"),
    [
        ("new", 3, {"file": ("game.json", b"{}")}),
        ("replay", 4, {"what": "record"}),
        ("new", 6, {"title": "starwars", "file": ("board.toml", b"stars = 3")}),
    ],
)
async def test_what_takes_long_may_not_be_asked_for_all_the_time(room, command, times, options):
    await room.started()
    for _ in range(times):
        assert "Try again in" not in await room.said(room.bob, command, **options)
    assert "Try again in" in await room.said(room.bob, command, **options)


async def test_no_file_is_fetched_of_somebody_who_may_bring_in_no_more(room):
    await room.bot.store.set_guild(room.guild.id, imports=0)
    said = await room.said(room.alice, "new", file=("game.json", b"x" * 1000))
    assert "may not be brought in" in said


async def test_closing_the_bot_ends_its_other_process(room, tmp_path):
    await room.slash(room.alice, "new", title="starwars", file=("small.toml", SMALL))
    assert room.bot.workers.pid is not None
    task = asyncio.create_task(room.bot.workers.run(pieces.until, str(tmp_path / "never")))
    await asyncio.sleep(0.05)
    await room.bot.close()
    assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], Exception)
    assert room.bot.workers.pid is None
