"""Doors to one handler: a command, a control of a page, a typed text; and pages that show what one may do."""

from __future__ import annotations

import discord
import pytest

from bot.play.model.custom_ids import Verb, make
from bot.play.queries import settings
from tests.bot.room import buttons, selects, texts
from tests.bot.skirmish import patrol

pytestmark = pytest.mark.usefixtures("asked_to_throw")


async def free(room) -> bool:
    return not (await room.info()).seat("orange").taken


async def test_a_seat_is_freed_by_a_typed_text_and_by_the_page_of_the_table(room):
    await room.opened()
    await room.slash(room.bob, "join", seat="orange")
    await room.slash(room.alice, "table", text="kick orange")
    assert await free(room)
    await room.slash(room.bob, "join", seat="orange")
    page = room.private(await room.slash(room.alice, "table"))
    page = room.private(await room.press(room.alice, page, "Free a seat"))
    await room.choose(room.alice, page, "Orange")
    assert await free(room)
    assert "Only the host" in await room.said(room.bob, "table", text="kick orange")


async def test_a_table_shows_each_person_what_they_may_do_and_nothing_else(room):
    await room.opened()
    await room.slash(room.bob, "join", seat="orange")
    host = buttons(room.private(await room.slash(room.alice, "table")))
    guest = buttons(room.private(await room.slash(room.bob, "table")))
    assert {"Invite", "Free a seat", "Change the clock", "End the game"} <= set(host)
    assert "Leave the seat" not in host
    assert {"Leave the seat", "A word for the dice"} <= set(guest)
    assert not {"Invite", "Free a seat", "Change the clock", "End the game"} & set(guest)
    carol = room.guild.add_member(room.user("carol"))
    assert "Nothing is left to do here" in await room.said(carol, "table")


async def test_what_is_typed_and_is_nothing_is_refused_and_changes_nothing(room):
    await room.opened()
    before = await room.info()
    assert "There is no “dance” here" in await room.said(room.alice, "table", text="dance")
    assert "is missing after" in await room.said(room.alice, "table", text="kick")
    assert "none of these: everyone" in await room.said(await boss(room), "server", text="hosts nobody")
    assert "There is no GM" in await room.said(room.alice, "gm", text="rock 30 8 2")
    assert await room.info() == before


async def boss(room):
    role = room.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.user("boss"), roles=[role])


async def test_a_form_of_the_server_s_page_does_what_a_text_does(room):
    chief = await boss(room)
    page = room.private(await room.slash(chief, "server"))
    form = await room.press(chief, page, "Limits")
    given = {"lobbies": "7", "hosted": "10", "hourly": "5", "imports": "5", "megabytes": "100"}
    await chief.submit_modal(form, given)
    assert (await settings.guild_settings(room.bot.services.context, room.guild.id)).lobbies == 7
    await room.slash(chief, "server", text="limits lobbies=4")
    assert (await settings.guild_settings(room.bot.services.context, room.guild.id)).lobbies == 4
    told = await room.said(chief, "server", text="limits lobbies=999")
    assert "lobbies" in told
    assert (await settings.guild_settings(room.bot.services.context, room.guild.id)).lobbies == 4


async def test_a_forged_control_of_a_server_s_page_changes_nothing_for_who_does_not_moderate(room):
    await room.opened()
    forged = room.forged(room.channel, make(Verb.SERVER, "-", "theme", "light"))
    said = texts(
        room.private(await room.bob.click(forged, custom_id=make(Verb.SERVER, "-", "theme", "light")))
    )
    assert "moderator" in said
    assert (await settings.guild_settings(room.bot.services.context, room.guild.id)).theme == ""


async def test_a_whole_step_of_skirmish_is_one_text(room, no_pictures):
    game = await patrol.alone(room)
    page = room.private(await room.slash(room.alice, "move", text="RED to 14 6; GOLD to 17 6; BLUE ne 4"))
    await room.press(room.alice, page, "Confirm")
    figures = (await patrol.state_of(room, game)).figures
    assert [figures[x].left < figures[x].actions for x in ("RED", "GOLD", "BLUE")] == [True] * 3


async def test_what_is_legal_in_skirmish_and_armada_is_offered_as_it_is_typed(room, no_pictures):
    await patrol.alone(room)
    offered = await room.alice.autocomplete(room.channel, "move", "text", "RED")
    assert offered
    assert all(x["value"].startswith("RED") for x in offered)
    page = room.private(await room.slash(room.alice, "move", text=offered[0]["value"]))
    assert "Confirm" in buttons(page)


async def test_a_gm_s_act_is_typed(room, no_pictures):
    game = await patrol.with_gm(room)
    page = room.private(await room.slash(room.alice, "gm", text="rock 24 12 2 Landslide because of rain"))
    await room.press(room.alice, page, "Confirm")
    piece = next(x for x in (await patrol.state_of(room, game)).pieces if x.name == "Landslide")
    assert (piece.kind, piece.shape) == ("rock", "circle")
    assert "Only the GM" in await room.said(room.bob, "gm", text="rock 24 12 2 because so")


async def test_a_standing_answer_is_chosen_on_a_page_and_typed(room):
    await room.slash(room.alice, "new", title="stargate")
    for who, seat in ((room.alice, "coalition"), (room.bob, "virunian")):
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")
    page = room.private(await room.slash(room.alice, "mine"))
    page = room.private(await room.press(room.alice, page, "Standing answers"))
    (select,) = selects(page)
    page = (await room.alice.select(page, ["approach"], custom_id=select)).response
    (select,) = selects(page)
    page = (await room.alice.select(page, ["charge"], custom_id=select)).response
    assert "Charge" in texts(page)
    said = await room.said(room.alice, "mine", text="standing approach warp 40 charge 60")
    assert "Warp 40 %, Charge 60 %" in said
