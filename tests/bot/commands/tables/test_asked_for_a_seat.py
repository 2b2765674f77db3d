"""Whoever is meant for a seat of a game under way is asked by a post and a message."""

from __future__ import annotations

import pytest

from tests.bot.room import texts


@pytest.fixture
def willing():
    """Take nobody's yes for granted here."""


async def test_a_person_says_yes_in_a_direct_message_before_they_are_seated(room):
    game = await room.started()
    carol = room.guild.add_member(room.user("carol"))
    await room.slash(room.bob, "table", text="replace orange")
    said = await room.said(room.alice, "table", text="replace orange", user=carol)
    assert f"{carol.mention} is asked, in the channel and by direct message" in said
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == 0
    assert "carol, alice would like you to play Orange" in room.last()
    private = room.dms(carol)[-1]
    assert "would like you to play Orange" in texts(private)
    await room.press(carol.user, private, "Agree")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == carol.id
