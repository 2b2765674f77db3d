"""The order sheet on Discord: units, actions, checklist, map, plan; drafts, locks and restarts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk.client import NotPossible
from bot.games.armada.orders import ORDERS
from bot.play.model.editors import LOCK, READY, EditorContext, FormInput
from bot.play.model.terms import Refused
from engine.armada.bots.greedy import PORT
from engine.armada.game import ARMADA
from engine.armada.model.knowledge import see_enemies
from engine.armada.model.state import RED
from engine.armada.queries.position import Placed, Position
from engine.core.data import convert
from engine.core.flow import pending
from render.core.text import words
from tests.bot.armada.navy import Sheet, armada, at_war, begins_with, lists, locked, opened, person, state_of
from tests.bot.limits import SELECT, walk
from tests.bot.room import buttons, pictures, raw, texts


@pytest.fixture
async def game(room):
    game = await armada(room)
    await at_war(room, game)
    return game


async def sheet_of(room, game, seat):
    return (await state_of(room, game)).last_orders[seat]


async def test_ships_get_their_orders_together_and_a_checklist_counts_them(room, game):
    sheet = Sheet(room, room.alice)
    assert "0 of 8 have orders" in sheet.said
    assert pictures(sheet.page)
    await sheet.pick("pick", "Ship 1 ", "Ship 2 ", "Ship 4 ")
    assert "no order yet" in sheet.said
    assert pictures(sheet.page)
    await sheet.pick("to", "hex 1")
    await sheet.pick("act", "Attack")
    assert "to hex 1, attack" in sheet.said
    await sheet.press("Back")
    assert "3 of 8 have orders" in sheet.said
    assert "**1-2, 4** (C): to hex 1, attack" in sheet.said
    assert pictures(sheet.page)


async def test_the_whole_fleet_is_sent_at_once_and_each_space_says_what_is_there(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "All 8 ships in C")
    found = [x for x in walk(raw(sheet.page)) if x["type"] == SELECT and ":to" in x["custom_id"]]
    said = {o["label"]: o.get("description") for o in found[0]["options"]}
    assert said["hex 1"] == "1,000 points at the end for who holds it"
    assert said["sector A"] == "from there on to hexes 1, 2 and 5"
    await sheet.pick("to", "sector A")
    await sheet.press("Back")
    assert "8 of 8 have orders" in sheet.said


async def test_a_sheet_that_is_complete_is_read_back_without_counting_it(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "All 8 ships in C")
    await sheet.pick("to", "sector A")
    await sheet.press("Back")
    await sheet.press("Check and lock")
    assert "meet no known enemy" in sheet.said.split("\n")[0]
    assert sheet.said.split("\n")[1].endswith("to sector A")
    await sheet.press("Back")
    await sheet.pick("pick", "Ship 5")
    await sheet.press("No order")
    await sheet.press("Back")
    await sheet.press("Check and lock")
    assert "7 of 8 have orders" in sheet.said


def test_a_sheet_that_is_read_back_says_first_whom_it_may_meet_as_far_as_its_seat_knows():
    ships = {f"R{n}": "C" for n in (1, 2, 3)} | {f"S{n}": PORT for n in range(1, 6)} | {"S6": "D"}
    units = {x: {"type": "starship", "at": at, "has": {"laser": 1}} for x, at in ships.items()}
    s = ARMADA.lay_out(convert({"units": units, "turn": 4, "turns": 9}, Position, "position"))
    see_enemies(s, RED, PORT, "scouted")
    d = next(x for x in pending(s) if x.seat == RED)
    empty = EditorContext(ARMADA, s, d, ARMADA.view(s, RED), words("en"), "abc")
    empty = replace(empty, draft=ORDERS.begin(empty, None))
    for text, title in (
        ("1-3: to 1 attack", "3 ships may meet 5 in hex 1"),
        ("1-2: to D\n3: to 1", "1 ship may meet 5 in hex 1"),
        ("1-3: to D", "Your ships meet no known enemy"),  # S6 is there, but red does not know it
    ):
        page = ORDERS.leaf(replace(empty, draft=ORDERS.read(empty, text)), READY, "")
        assert page.verdict
        assert page.verdict.title == title


async def test_unloading_brings_units_onto_the_sheet(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "Ship 5")
    await sheet.pick("to", "hex 1")
    await sheet.pick("act", "Unload")
    assert "unload 5 fighters" in sheet.said
    await sheet.pick("cargo", "fighter f1", "fighter f2", "fighter f3")
    assert "unload 3 fighters" in sheet.said
    await sheet.press("Back")
    assert "1 of 8 have orders" in sheet.said
    await sheet.pick("pick", "3 fighters aboard ship 5")
    await sheet.pick("some", "2 fighters")
    await sheet.pick("act", "Attack")
    await sheet.press("Back")
    assert "3 of 10 have orders" in sheet.said
    await sheet.pick("pick", "Ship 5")
    await sheet.press("No order")
    await sheet.press("Back")
    assert "0 of 8 have orders" in sheet.said  # what nobody unloads has no order either


async def test_launches_docking_and_loading(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("pick", "Ship 8")
    await sheet.pick("act", "Scout")
    await sheet.fill("Seekers, probes, decoys", text="probe B, probe 1 as ground")
    assert (
        "scout; probe sector B, announced as a flyer; probe hex 1, announced as a ground unit" in sheet.said
    )
    await sheet.fill("Seekers, probes, decoys", probes=["B"], text="probe 1 as ground")  # chosen, not typed
    assert (
        "scout; probe sector B, announced as a flyer; probe hex 1, announced as a ground unit" in sheet.said
    )
    await sheet.fill("Seekers, probes, decoys", text="decoys 7")
    assert "to launch" in sheet.said
    assert "not right yet" in sheet.said
    await sheet.press("Back")
    await sheet.pick("pick", "Ship 7")
    await sheet.fill("Seekers, probes, decoys", text="send 2 to A, send 1 to B")
    assert "send 2 seekers to sector A; send one seeker to sector B" in sheet.said
    await sheet.fill("Seekers, probes, decoys", send=["1"], text="")
    assert "send 5 seekers to hex 1" in sheet.said
    refused = await sheet.fill("Seekers, probes, decoys", text="rockets 2 to A")
    assert "rockets" in texts(room.private(refused))
    await sheet.press("Back")
    await sheet.pick("pick", "Ship 1 ")
    await sheet.pick("act", "Dock")
    await sheet.pick("partner", "ship 5")
    await sheet.pick("cargo", "regiment r1")
    assert "dock with ship 5, handing over regiment" in sheet.said
    await sheet.press("Back")
    assert "**5** (C): dock with ship 1" in sheet.said


async def test_typed_orders_and_their_faults(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.fill("Type orders", text="1: to B attack\n2: fly to B\n99: attack\nbanana")
    assert "Line 2" in sheet.said
    assert "fly" in sheet.said
    assert "Line 4" in sheet.said
    assert "Line 1" not in sheet.said
    assert "1 of 8" in sheet.said
    await sheet.fill("Type orders", text="1-3: to F attack; 4: to 1 unload r4; r4: attack; 99: scout")
    assert "cannot go from C to F in one move" in sheet.said
    assert "99" not in sheet.said  # a unit that is not there is left out of the draft
    page = await opened(room, room.bob, "move", text="1: to 1 attack; 2: load r1")
    assert not any(x.startswith("Lock") for x in buttons(page.page))
    page = await opened(room, room.bob, "move", text="3-1: hold it; plan: dance")
    assert page.said


async def test_a_plan_that_cannot_be_read_is_refused_and_nothing_changes(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.press("Battle plan")
    await sheet.pick("key", "Retreat")
    await sheet.pick("value", "never")
    assert "never retreat" in sheet.said
    refused = await sheet.fill("Type the plan", text="retreat maybe")
    assert "retreat never, always" in texts(room.private(refused))
    await sheet.fill("Type the plan", text="targets carrier r3; retreat 30\nat 1: retreat never; rest auto")
    assert "retreat when 30 % of your force is lost" in sheet.said
    assert "hex 1" in sheet.said
    await sheet.press("Delete the plan")
    assert "retreat" not in sheet.said.split("Battle plan")[-1]
    said = await room.said(room.bob, "move", text="plan rest auto")
    assert "answer the rest for me" in said


async def test_locked_and_taken_back_until_both_are_in_with_a_restart_between(room, game):
    await locked(room, room.alice, "move", "1-2: to 1 attack")
    assert "1 of 2 answers are in" in texts(room.live())
    assert "sealed: `" in texts(room.posts()[-1])
    await room.restart()
    page = await opened(room, room.alice, "move")
    assert "Locked" in page.said
    assert pictures(page.page)
    assert "**1-2** (C): to hex 1, attack" in page.said
    await page.press("Take my answer back")
    page = await opened(room, room.alice, "move")
    assert "2 of 8 have orders" in page.said
    await page.press("Check and lock")
    assert "have no order and hold" in page.said
    await page.press("Lock")
    await room.restart()
    await locked(room, room.bob, "move", "4-6: to E")
    assert (await sheet_of(room, game, "red")).orders[0].units == ("R1", "R2")
    seals = [x.seal for x in await room.bot.store.entries(game) if x.kind == "orders" and x.seal]
    assert len(set(seals)) == 3
    told = "\n".join(texts(m) for m in room.posts())
    assert all(x in told for x in seals)


async def test_the_same_as_last_turn(room, game):
    assert "Same as last turn" not in buttons(Sheet(room, room.alice).page)
    await locked(room, room.alice, "move", "1-2: scout\n3: to A\n5: to G")
    await locked(room, room.bob, "move", "1: hold")
    sheet = Sheet(room, room.alice)
    assert "Turn 2" in sheet.said
    assert "0 of 8" in sheet.said
    await sheet.press("Same as last turn")
    assert "**1-2** (C): scout" in sheet.said
    assert "of last turn's orders" in sheet.said
    await sheet.pick("pick", "Ship 3")
    await sheet.press("Same as last turn")
    assert "sector A" in sheet.said


async def test_what_was_read_is_what_is_locked(room, game):
    page = await opened(room, room.alice, "move", text="1: scout")
    token = buttons(page.page)["Lock these orders"].rpartition(":")[2]
    await room.slash(room.alice, "move", text="2: scout")
    with pytest.raises(NotPossible, match="was deleted"):
        await page.press("Lock")
    late = FormInput(LOCK, token)  # on its way before the page went
    with pytest.raises(Refused, match="refused-changed"):
        await room.bot.services.drafts.apply(game, person(room.alice), "orders", form_input=late)
    assert not (await room.bot.services.game_lists.who(game)).got


async def test_an_old_page_of_an_earlier_turn_locks_nothing(room, game):
    page = await opened(room, room.alice, "move", text="1: scout")
    token = buttons(page.page)["Lock these orders"].rpartition(":")[2]
    await page.press("Lock")
    await locked(room, room.bob, "move", "1: scout")
    with pytest.raises(Refused, match="refused-changed"):
        await room.bot.services.drafts.apply(
            game, person(room.alice), "orders", form_input=FormInput(LOCK, token)
        )
    assert not (await room.bot.services.game_lists.who(game)).got


async def test_attacks_go_in_the_order_of_the_sheet_unless_asked_for(room, game):
    page = await opened(room, room.alice, "move", text="3: to 4 attack; 1: to 1 attack")
    assert "in this order: 4, 1" in page.said
    await page.press("Choose the order later")
    assert "You will be asked in which order your 2 attacks" in page.said
    await page.press("Use the sheet's order")
    assert "in this order: 4, 1" in page.said


async def test_a_strike_from_ambush_by_button_and_by_command(room, game):
    await locked(room, room.alice, "move", "7: send 2 to A, send 1 to D")
    await locked(room, room.bob, "move", "1: hold")
    sheet = Sheet(room, room.alice)
    assert set(lists(sheet.page)["strike:"].values()) == {"A", "D"}
    await sheet.pick("strike", "2 seekers")
    assert "Seekers in ambush in sector A strike" in sheet.said
    await sheet.press("Strike now")
    assert "Everybody hears of it" in sheet.said
    await sheet.press("Strike in sector D with 1")
    assert "announced an attack in sector D" in texts(room.posts()[-1])
    offered = await room.alice.autocomplete(room.channel, "move", "text", "strike")
    assert [x["value"] for x in offered] == ["strike A", "strike D"]
    assert await room.bob.autocomplete(room.channel, "move", "text", "strike") == []
    await room.slash(room.alice, "move", text="strike a")
    assert "announced an attack in sector A" in texts(room.posts()[-1])
    refused = await room.said(room.bob, "move", text="strike B")
    assert "no seekers of yours" in refused
    assert "Strike now" in buttons((await opened(room, room.alice, "move")).page)


async def test_reports_are_looked_up_again_by_their_reader_alone(room, game):
    await locked(room, room.alice, "move", "8: probe B as ground")
    await locked(room, room.bob, "move", "1-6: hold")
    said = await room.said(room.alice, "mine", text="reports")
    assert "probe" in said
    assert "probe" not in await room.said(room.bob, "mine", text="reports")
    assert "no seat" in await room.said(room.guild.add_member(room.user("eve")), "mine", text="reports")
    assert person(room.alice).id


async def test_a_side_with_nothing_left_is_told_so(room, monkeypatch):
    begins_with(monkeypatch, Position({"S1": Placed("starship", "1", has={"laser": 1})}))
    await armada(room)
    sheet, say = Sheet(room, room.alice), words("en")
    assert say("bot-armada-orders-head", turn=1, turns=10, have=0, should=0) in sheet.said
    await sheet.press("Check and lock")
    assert say("bot-armada-orders-clear", n=0) in sheet.said
