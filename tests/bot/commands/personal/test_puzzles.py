"""/puzzle and the puzzle of the day, through Discord: two people, one of whom moderates."""

from __future__ import annotations

import discord
import pytest

from engine.puzzles.puzzle import puzzles_of
from tests.bot.room import buttons, pictures, selects, texts
from tests.shared.puzzles import puzzle_of

QUIET = discord.MessageFlags(suppress_notifications=True).value


@pytest.fixture
def boss(room):
    """Return somebody who moderates the channel."""
    role = room.guild.create_role("boss", permissions=discord.Permissions(manage_messages=True))
    return room.guild.add_member(room.user("mod"), roles=[role])


async def before(room, who):
    """Return the puzzle before somebody, of Starwars."""
    solving = await room.bot.store.solving(who.id, "starwars")
    return puzzle_of("starwars", solving.standing.puzzle)


async def test_a_puzzle_is_answered_by_its_form_and_the_page_goes_on(room):
    page = room.private(await room.slash(room.alice, "puzzle", title="starwars"))
    puzzle = await before(room, room.alice)
    assert "You play" in texts(page)
    assert pictures(page)
    form = await room.press(room.alice, page, "Type it")
    done = await room.alice.submit_modal(form, {"text": "nonsense"})
    assert texts(done.response or page).startswith("Starwars puzzle") or "✗" in texts(done.response or page)
    form = await room.press(room.alice, page, "Type it")
    told = (await room.alice.submit_modal(form, {"text": puzzle.best[0]})).response or page
    assert "is right!" in texts(told)
    assert "1 of" in texts(told)
    again = await room.slash(room.alice, "puzzle", title="starwars")
    assert (await before(room, room.alice)).id != puzzle.id
    await room.press(room.alice, room.private(again), "All puzzles")
    assert room.messages() == []


async def test_a_channel_is_asked_and_two_people_vote(room, boss):
    refused = await room.slash(room.bob, "puzzle")
    assert "A puzzle a day" not in buttons(room.private(refused))
    page = room.private(await room.slash(boss, "puzzle"))
    page = (await room.press(boss, page, "A puzzle a day")).response or page
    assert "Everybody who sees the channel can vote in secret" in texts(page)
    page = (await room.press(boss, page, "Switch it on")).response or page
    assert len(selects(page)) >= 2
    await room.choose(boss, page, "Solution at 21:00")
    await room.choose(boss, page, "Puzzle at 10:00")
    row = await room.bot.store.puzzle_channel(room.channel.id)
    assert (row.hour, row.evening) == (10, 21)
    row.due = int(room.bot.now())
    await room.bot.store.keep_puzzle_channel(row)
    await room.bot.services.daily_puzzles.sweep(None)
    (post,) = room.messages()
    assert post.flags.value & QUIET
    day = (await room.bot.store.puzzle_days(room.channel.id))[0]
    puzzle = puzzle_of(day.title, day.puzzle)
    right = puzzle.choices.index(puzzle.best[0])
    labels = list(buttons(post))
    said = texts(post)
    ack = room.private(await room.press(room.alice, post, labels[right - 1]))
    assert "Only you see this" in texts(ack)
    await room.press(room.alice, post, labels[right])
    await room.press(room.bob, post, labels[right - 1])
    (post,) = room.messages()
    assert texts(post) == said
    now = int(room.bot.now())
    await room.bot.store.keep_day(day.id, closes=now, due=now)
    await room.bot.services.daily_puzzles.sweep(None)
    (post,) = room.messages()
    assert f"Right (1 of 2): <@{room.alice.id}>" in texts(post)
    assert pictures(post)
    assert room.pings() == []
    more = room.private(await room.press(room.bob, post, "More puzzles"))
    assert "You play" in texts(more)
    assert len(puzzles_of(day.title)) > 1
