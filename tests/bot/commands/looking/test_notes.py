"""Notes: on a game and on an entry for their writer alone, and the host's for all at the table."""

from __future__ import annotations

import pytest

from bot.play.model.terms import Person
from bot.play.queries import settings
from tests.bot.room import buttons, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")


async def hand(room, who) -> str:
    return texts(room.private(await room.slash(who, "mine")))


async def test_a_note_is_there_when_its_writer_comes_back_and_for_nobody_else(room):
    await room.started()
    page = room.private(await room.slash(room.alice, "mine"))
    page = room.private(await room.press(room.alice, page, "Notes"))
    assert "noted nothing" in texts(page)
    opened = await room.press(room.alice, page, "Note something")
    said = texts(room.private(await room.alice.submit_modal(opened, {"text": "guard *VEGA*"})))
    assert "guard \\*VEGA\\*" in said
    assert "guard" in await hand(room, room.alice)
    assert "guard" not in await hand(room, room.bob)
    assert all("guard" not in texts(x) for x in (*room.posts(), *room.dms(room.bob)))
    await room.restart()
    assert "guard" in await hand(room, room.alice)


async def test_an_entry_has_its_note_behind_its_post(room):
    game = await room.started()
    who = await room.mover(game)
    more = room.private(await room.press(who, room.live(), "ⓘ"))
    opened = await room.press(who, more, "Note")
    await who.submit_modal(opened, {"text": "they always jump"})
    more = room.private(await room.press(who, room.live(), "ⓘ"))
    assert "they always jump" in texts(more)
    assert "they always jump" in await hand(room, who)
    more = room.private(await room.press(who, room.live(), "ⓘ"))
    opened = await room.press(who, more, "Note")
    await who.submit_modal(opened, {"text": ""})
    assert "they always jump" not in await hand(room, who)


async def test_the_host_tells_all_at_the_table_and_nobody_else_does(room):
    await room.started()
    assert "For all here" in await room.said(room.alice, "table", text="note one turn a day")
    assert "one turn a day" in await hand(room, room.bob)
    assert "one turn a day" not in await room.said(room.bob, "table", text="note two turns")
    page = room.private(await room.slash(room.bob, "mine", text="notes"))
    assert "Note for all" not in buttons(page)
    assert "one turn a day" in texts(page)


async def test_notes_are_exported_and_deleted_with_their_writer(room):
    await room.started()
    await room.slash(room.bob, "mine", text="notes their left is weak")
    bob, services = Person(room.bob.id, ""), room.bot.services
    assert "their left is weak" in (await settings.personal_data(services.context, bob)).text
    await services.privacy.forget(bob)
    assert "their left is weak" not in (await settings.personal_data(services.context, bob)).text
