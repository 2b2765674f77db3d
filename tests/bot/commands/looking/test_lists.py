"""Lists end nowhere before their last line: whatever is more than a page has pages."""

from __future__ import annotations

import re

import discord
import pytest

from bot.store.models import Block, Game, Report, SeatRow
from tests.bot.room import buttons, raw, selects, texts, walk

GAMES = 45


async def filled(room, status="playing", channel=None, **more):
    """Put games on the server in which alice sits."""
    rows = []
    for i in range(GAMES):
        name = f"{'x' if more else ''}g{i:05}"
        at = room.channel.id if channel is None else channel
        rows.append(
            Game(
                id=name,
                title="starwars",
                guild=room.guild.id,
                channel=at,
                status=status,
                changed=i + 1,
                created=i + 1,
                **more,
            )
        )
        rows.append(SeatRow(game=name, seat="blue", user=room.alice.id, name="alice"))
        rows.append(SeatRow(game=name, seat="orange", place=1))
    await room.bot.store.writer.write(lambda db: db.add_all(rows))


async def leafed(room, who, command, **options):
    """Return what each page of a list says, turning to the end and back."""
    opened = await (room.slash(who, command, **options) if command else room.tables(who))
    page, said = opened.response, []
    while True:
        assert len(texts(page)) < 4000
        said.append(texts(page))
        if "▶" not in buttons(page):
            break
        page = (await room.press(who, page, "▶")).response or page
        assert len(said) < 30
    if len(said) > 1:
        back = (await room.press(who, page, "◀")).response or page
        assert texts(back) == said[-2]
    return said


@pytest.mark.parametrize("command", ["turns", ""])
async def test_all_games_are_listed_on_pages(room, command):
    await filled(room)
    said = await leafed(room, room.alice, command)
    assert len(said) > 2
    found = [x for page in said for x in re.findall(r"`(g[0-9]{5})`", page)]
    assert sorted(found) == [f"g{i:05}" for i in range(GAMES)]


async def test_ended_games_come_last_and_each_page_says_what_it_lists(room):
    await filled(room)
    now = int(room.bot.now())
    await filled(room, "over", ended=now - 60, n=3)
    said = await leafed(room, room.alice, "turns")
    assert "Others are to move" in said[0]
    assert "Ended lately" in said[-1]
    assert "Others are to move" not in said[-1]
    found = [x for page in said for x in re.findall(r"`(x?g[0-9]{5})`", page)]
    assert len(set(found)) == len(found) == 2 * GAMES


async def test_how_many_games_there_are_that_somebody_may_not_see_shows_nowhere(room):
    await filled(room)
    await filled(room, channel=1, ended=5)  # a channel that is not there
    said = await leafed(room, room.bob, "")
    found = [x for page in said for x in re.findall(r"`(x?g[0-9]{5})`", page)]
    assert sorted(found) == [f"g{i:05}" for i in range(GAMES)]
    page = (await room.tables(room.bob)).response
    assert [x["label"] for x in walk(raw(page)) if x.get("label")] == ["◀", "1", "▶"]


async def test_all_blocks_are_listed_and_can_end(room):
    rows = [Block(user=room.alice.id, who=f"h{i}", blocked=10_000 + i, at=i) for i in range(60)]
    await room.bot.store.writer.write(lambda db: db.add_all(rows))
    said = await leafed(room, room.alice, "settings", text="people")
    assert len({x for page in said for x in re.findall(r"<@(1\d{4})>", page)}) == 60
    page = (await room.slash(room.alice, "settings", text="people")).response
    page = (await room.press(room.alice, page, "▶")).response or page
    assert "26" in next(label for every in selects(page).values() for label, _ in every)


async def test_all_reports_are_listed_for_moderators(room):
    rows = [Report(guild=room.guild.id, reporter=1, words=f"report{i:02}", at=i + 1) for i in range(23)]
    await room.bot.store.writer.write(lambda db: db.add_all(rows))
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    carol = room.guild.add_member(room.user("carol"), roles=[mods])
    said = await leafed(room, carol, "server", text="reports")
    assert len({x for page in said for x in re.findall(r"report\d\d", page)}) == 23
