"""A press on a private page whose question is past puts a page of now in its place, however old it is."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.bot.armada.navy import person
from tests.bot.people import Shown
from tests.bot.room import buttons, controls, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")


async def test_an_old_private_page_becomes_one_of_now(room):
    game = await room.started()
    mover = await room.mover(game)
    page = room.private(await room.press(mover, room.live(), "My hand"))
    old, shown = controls(page), Shown(page.message, deepcopy(page.json))
    await room.bot.services.answering.answer(game, person(mover), text="throw")
    past = next(x for x in old if ":take:" in x or ":do:" in x or ":pick:" in x)
    result = await mover.click(page, custom_id=past)
    now = result.response
    assert (now.id, result.followups) == (page.id, [])  # no second message
    assert "already been answered" in texts(now)
    assert past not in controls(now)
    assert "Type it" in buttons(now)  # the throw leads to a move, which is asked now
    await room.bot.services.answering.resign(game, person(mover))
    await room.bot.services.turns.drain(game)
    over = await mover.click(shown, custom_id=past)
    assert "The game is over" in texts(over.response)
    assert not any(x.split(":")[1] in {"take", "do", "pick", "write"} for x in controls(over.response))


async def test_whoever_has_given_their_seat_away_keeps_no_page_of_it(room):
    game = await room.started()
    mover = await room.mover(game)
    page = room.private(await room.press(mover, room.live(), "My hand"))
    past = next(x for x in controls(page) if ":take:" in x or ":pick:" in x)
    seat = next(x.seat for x in (await room.info()).seats if x.user == mover.id)
    await room.pass_time(16 * 60)  # so that nothing takes the page away
    await room.slash(mover, "table", text=f"replace {seat}")
    await room.restart()
    gone = await mover.click(page, custom_id=past)
    assert gone.response.id == page.id
    assert "no seat" in texts(gone.response)
    assert controls(gone.response) == []
