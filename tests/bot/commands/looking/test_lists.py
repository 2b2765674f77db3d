"""Lists end nowhere before their last line: whatever is more than a page has pages."""

from __future__ import annotations

import re

import discord
import pytest

from bot.play.model.terms import Refused
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
    assert "Recently over" in said[-1]
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
    assert [x["label"] for x in walk(raw(page)) if x.get("label")] == [
        "◀",
        "1",
        "▶",
        "Oldest first",
    ]


async def test_a_page_ends_where_games_in_ever_new_hidden_channels_would_be_read_for_ever(room, monkeypatch):
    """What is in one channel that is shut is not read again; after some readings the page ends."""
    rows = []
    for i in range(400):
        channel = 1 if i < 200 else i  # none of them is there
        rows.append(Game(id=f"h{i:05}", title="starwars", guild=room.guild.id, channel=channel, status="over",
                         changed=1000 - i, created=i, ended=5))  # fmt: skip
        rows.append(SeatRow(game=f"h{i:05}", seat="blue", user=room.alice.id, name="alice"))
    await room.bot.store.writer.write(lambda db: db.add_all(rows))
    await filled(room, "over", ended=5)
    lists, read = room.bot.services.game_lists, []
    plain = lists.browse

    async def browse(*given, **more):
        read.append(await plain(*given, **more))
        return read[-1]

    monkeypatch.setattr(lists, "browse", browse)
    said = [x for x in await leafed(room, room.bob, "") if x]
    assert read
    found = {x for page in said for x in re.findall(r"`(x?g[0-9]{5})`", page)}
    assert found == {f"xg{i:05}" for i in range(GAMES)}
    assert not any("h0" in x for x in said)
    ids = [x.id for some in read for _, x in some]
    assert sum(x < "h00200" for x in ids if x[0] == "h") <= 25 * len(said), "one channel is read once a page"
    assert len(read) <= 8 * 2 * len(said)


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


async def test_a_list_is_of_what_its_reader_chooses(room):
    await filled(room)
    await filled(room, "over", ended=5)
    page = (await room.tables(room.bob)).response
    page = (await room.choose(room.bob, page, "Here, ended")).response or page
    assert "`xg00044`" in texts(page)
    page = (await room.press(room.bob, page, "Oldest first")).response or page
    assert "`xg00000`" in texts(page)
    assert "`g0" not in texts(page)
    page = (await room.press(room.bob, page, "▶")).response or page
    page = (await room.press(room.bob, page, "▶")).response or page
    page = (await room.press(room.bob, page, "◀")).response or page
    assert re.findall(r"`(xg[0-9]{5})`", texts(page)) == [f"xg{i:05}" for i in range(10, 20)]
    page = (await room.choose(room.bob, page, "Armada")).response or page
    assert "`xg" not in texts(page)


async def test_only_tables_with_a_free_seat_are_listed_as_such(room):
    await filled(room, "lobby")
    taken = SeatRow(game="g00007", seat="orange", place=1, user=room.bob.id, name="bob")
    await room.bot.store.writer.write(lambda db: db.merge(taken) and None)
    page = (await room.tables(room.bob)).response
    page = (await room.choose(room.bob, page, "Here, with free seats")).response or page
    found = re.findall(r"`(g[0-9]{5})`", texts(page))
    while "▶" in buttons(page):
        page = (await room.press(room.bob, page, "▶")).response or page
        found += re.findall(r"`(g[0-9]{5})`", texts(page))
    assert sorted(found) == [f"g{i:05}" for i in range(GAMES) if i != 7]


async def test_what_waits_for_me_is_where_next_leads(room):
    game = await room.started()
    await filled(room)
    who = await room.mover(game)
    page = room.private(await room.slash(who, "games"))
    page = (await room.choose(who, page, "Mine that wait for me")).response or page
    assert re.findall(r"`(abc[0-9]{3}|g[0-9]{5})`", texts(page)) == [game]
    assert await room.bot.store.waits_for(who.id, besides="") == game


def refused(room, result):
    """Hold that it was refused, and nothing else went wrong."""
    assert "Games on this server" not in texts(room.private(result))
    assert [type(x) for x in room.errors] == [Refused], room.errors
    room.errors.clear()


async def test_what_no_list_offers_is_refused(room):
    for what, value in (("kind", "all:of:them"), ("title", "here:bad"), ("kind", "x")):
        custom_id = f"ng:list:-:games:1:here..new::{what}"
        page = room.forged(room.channel, custom_id, values=[value])
        refused(room, await room.bob.select(page, [value], custom_id=custom_id))


async def test_a_place_that_is_in_no_list_is_refused(room):
    for spot in ("on", "on-x-1-a", "on-1-99999999999999-a", "here"):
        custom_id = f"ng:list:-:games:2:here..new:{spot}"
        forged = room.forged(room.channel, custom_id)
        refused(room, await room.bob.click(forged, custom_id=custom_id))
