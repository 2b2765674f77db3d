"""A cup as people meet it: a command, a live card with a picture, and games that come by themselves."""

from __future__ import annotations

import discord
import pytest

from bot.community.cups import EVERY
from tests.bot.room import buttons, pictures, texts


@pytest.fixture
def people(room):
    return [room.alice, room.bob, *(room.guild.add_member(room.user(x)) for x in ("carol", "dave"))]


async def opened(room, **options):
    await room.slash(room.alice, "cup", title="starwars", size="4", **options)
    await room.pass_time(EVERY)
    return card_of(room)


def card_of(room):
    """Return the card of the cup as it stands now."""
    return next(x for x in reversed(room.posts()) if "a cup" in texts(x))


async def test_a_cup_is_entered_on_its_card_and_starts_by_itself(room, people):
    card = await opened(room)
    assert list(buttons(card)) == ["Enter", "Leave the cup"]
    assert "0 of 4" in texts(card)
    for who in people:
        assert "You are in" in texts(room.private(await room.press(who, card, "Enter")))
    assert "full" in texts(room.private(await room.press(room.bob, card, "Enter")))
    await room.pass_time(EVERY)
    card = card_of(room)
    assert "Round 1 of 2" in texts(card)
    assert [x.endswith(".png") for x in pictures(card)] == [True]
    games = await room.bot.services.game_lists.games(room.guild.id)
    assert len({x.place.channel for x in games}) == 2
    assert all(x.rated for x in games)
    shown = (await room.press(room.bob, card, "Standings")).response
    assert pictures(shown)
    assert "Call it off" not in buttons(shown)
    listed = (await room.slash(room.alice, "cup")).response
    assert "Knock-out, 4 of 4 in, under way" in texts(listed)
    page = (await room.press(room.alice, listed, "Standings")).response or listed
    asked = room.private(await room.press(room.alice, page, "Call it off"))
    assert "cannot be taken back" in texts(asked)
    await room.press(room.alice, asked, "Call it off")
    await room.pass_time(EVERY)
    assert "called off" in texts(card_of(room))


async def test_a_cup_that_cannot_be_is_refused(room):
    for title in ("skirmish", "nothing"):
        assert "a cup" not in await room.said(room.alice, "cup", title=title)
    assert "There is no cup here" in await room.said(room.alice, "cup")


async def test_a_cup_is_none_to_whoever_does_not_see_its_channel(room, people):
    await opened(room)
    other, (*_, carol, _) = room.guild.create_text_channel("other"), people
    listed = (await carol.slash(other, "cup")).response
    assert "0 of 4 in" in texts(listed)
    room.channel.overwrite(carol, discord.PermissionOverwrite(view_channel=False))
    room.clock += 61
    assert "There is no cup here" in texts((await carol.slash(other, "cup")).response)
    page = await room.press(carol, listed, "Standings")
    assert "There is no such cup here" in texts(room.private(page))


async def test_nobody_leaves_a_cup_under_way_by_a_slip(room, people):
    card = await opened(room)
    for who in people:
        await room.press(who, card, "Enter")
    assert "You are out" in texts(room.private(await room.press(room.bob, card, "Leave the cup")))
    await room.press(room.bob, card, "Enter")
    await room.pass_time(EVERY)
    asked = room.private(await room.press(room.bob, card_of(room), "Leave the cup"))
    assert "cannot come back" in texts(asked)
    (listed,) = await room.bot.store.cups(room.guild.id)
    assert not any(x.gone for x in (await room.bot.store.cup(listed.id)).entrants)
    await room.press(room.bob, asked, "Leave the cup")
    assert [x.user for x in (await room.bot.store.cup(listed.id)).entrants if x.gone] == [room.bob.id]
