"""Many units ordered and bought at once, in few presses, with what is wrong said once for all of them."""

from __future__ import annotations

import pytest

from bot.play.model.editors import FormInput
from tests.bot.armada.navy import Sheet, armada, at_war, lists, opened, person, state_of
from tests.bot.limits import SELECT, walk
from tests.bot.room import buttons, raw, texts
from tests.play.conftest import written

TEN = "1-5 starship: laser 1, marines 2\n6-8 boat: launcher 3, nuclear 9\n9 carrier: fighter 5"


@pytest.fixture
async def game(room):
    game = await armada(room)
    await at_war(room, game, red=TEN)
    return game


def selects(sheet):
    return [x["custom_id"] for x in walk(raw(sheet.page)) if x["type"] == SELECT]


async def test_all_of_a_kind_are_chosen_and_ordered_by_one_line_each(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "All 5 starships in C")
    await sheet.pick("to", "hex 1")
    await sheet.pick("act", "Unload")
    assert "**1-5 (5 starships)** in sector C: to hex 1, unload 2 marines" in sheet.said
    await sheet.press("Check and lock")
    assert "**1-5** (C): to hex 1, unload 2 marines" in sheet.said
    await sheet.press("Lock")
    orders = (await state_of(room, game)).stack[-1].got["red"].orders
    assert (orders[0].units, orders[0].to, orders[0].cargo) == (("R1",), "1", ("Rm1", "Rm2"))
    assert len(orders) == 5


async def test_a_place_chosen_after_unloading_brings_out_what_may_come_out_there(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "Ship 1 ")
    await sheet.pick("act", "Unload")
    assert "cannot be unloaded in a sector" in sheet.said
    await sheet.pick("to", "hex 1")
    assert "to hex 1, unload 2 marines" in sheet.said
    assert "not right" not in sheet.said


async def test_typed_multiples_need_no_names(room, game):
    page = await opened(room, room.alice, "move", text="1-5: to 1 unload; all boats: stay; 9: unload all")
    assert "not right" not in page.said
    assert "**1-5** (C): to hex 1, unload 2 marines" in page.said
    assert "**9** (C): unload 5 fighters" in page.said
    assert "Lock these orders" in buttons(page.page)


async def test_cargo_of_several_ships_is_shared_out(room, game):
    page = await opened(room, room.alice, "move", text="1-5: to 1 unload m1-10")
    assert "not right" not in page.said
    assert "**1-5** (C): to hex 1, unload 2 marines" in page.said


async def test_ships_with_nothing_aboard_go_along_with_those_that_unload(room, game):
    page = await opened(room, room.alice, "move", text="1-8: to 1 unload")
    assert "not right" not in page.said
    assert "**1-5** (C): to hex 1, unload 2 marines" in page.said
    assert "**6-8** (C): to hex 1\n" in page.said


async def test_a_fault_of_many_units_is_one_sentence(room, game):
    page = await opened(room, room.alice, "move", text="1-5: to F; 6-8: unload; 9: load m1-2, m5")
    assert "3 things are not right yet" in page.said
    assert "- 1-5 cannot go from C to F in one move" in page.said
    assert "- 6-8 cannot unload: there is nothing aboard to unload" in page.said
    assert "m1-2, m5 can leave ship 1, 3 for another ship only by docking" in page.said


async def test_a_fault_of_many_units_is_one_sentence_in_german(room, game):
    await room.slash(room.alice, "settings", text="language de")
    page = await opened(room, room.alice, "move", text="1-5: to F")
    assert "Mit einem Zug geht es für 1-5 nicht von C nach F" in page.said


async def test_what_is_bought_for_many_ships_alike_is_said_once(room):
    await armada(room)
    page = await opened(room, room.alice, "move", text="starship ×4: laser 9; 5 starship: laser 9, ap 1")
    assert texts(page.page).count("spaces, and it has") == 2
    assert "Ship 1-4: its cargo takes 45 spaces, and it has 30" in texts(page.page)


async def test_every_page_has_selects_of_its_own_so_that_no_tick_is_left(room, game):
    sheet = Sheet(room, room.alice)
    seen = [*selects(sheet)]
    await sheet.pick("pick", "Ship 1 ", "Ship 2 ", "Ship 3 ", "Ship 4 ", "Ship 7 ")
    seen += selects(sheet)
    await sheet.press("Back")
    assert not any(
        o.get("default") for x in walk(raw(sheet.page)) if x["type"] == SELECT for o in x["options"]
    )
    seen += selects(sheet)
    await sheet.pick("pick", "Ship 1 ")
    assert "**1 (1 starship)**" in sheet.said
    seen += selects(sheet)
    assert len(set(seen)) == len(seen)


async def test_a_thing_put_aboard_twice_is_there_twice_but_an_old_page_adds_nothing(room):
    game = await armada(room)
    sheet = Sheet(room, room.alice)
    await sheet.pick("add", "starship")
    stale = FormInput("put", "1", (lists(sheet.page)["put:1"]["+ laser"],))
    await sheet.pick("put", "+ laser")
    assert "laser · 5/30" in sheet.said
    await sheet.pick("put", "+ laser")
    assert "2 lasers · 10/30" in sheet.said
    await room.bot.services.drafts.apply(game, person(room.alice), "fleet", form_input=stale)
    await room.bot.services.drafts.apply(game, person(room.alice), "fleet", form_input=stale)
    assert await written(room.bot.services, game, person(room.alice), "fleet") == "1 starship: laser 1"


async def test_like_ships_are_bought_at_once_and_sold_again(room):
    await armada(room)
    sheet = Sheet(room, room.alice)
    await sheet.pick("add", "starship")
    await sheet.pick("put", "+ laser")
    await sheet.pick("times", "5 ×")
    assert "`1-5` 5 starships: laser" in sheet.said
    assert "5 ships are alike" in sheet.said
    await sheet.pick("put", "+ shield")
    assert "`1-5` 5 starships: laser, shield" in sheet.said
    await sheet.pick("times", "2 ×")
    assert "`1-2` 2 starships: laser, shield" in sheet.said
    assert not any(x.startswith("26") for x in lists(sheet.page)["times:1-2"])


async def test_where_a_thing_is_bought_it_is_said_what_it_is_for(room):
    await armada(room)
    sheet = Sheet(room, room.alice)
    await sheet.pick("add", "starship")
    lines = [o for x in walk(raw(sheet.page)) if x["type"] == SELECT for o in x["options"]]
    about = {o["label"]: o["description"] for o in lines if "description" in o}
    for thing, part in {
        "+ seeker": "ambush",
        "+ decoy": "draws enemy seekers off",
        "+ marines": "attack better",
        "+ flashtrooper": "teleports",
        "+ blaster": "shoots at fighters",
        "+ laser": "starships",
    }.items():
        assert part in about[thing]
        assert "credits" in about[thing]
