"""Buying a fleet on Discord: step by step, from the shelf, as text; locked under a hash, taken back."""

from __future__ import annotations

import pytest

from tests.bot.armada.navy import RED, SILVER, Sheet, armada, dm, lists, locked, opened, person, state_of
from tests.bot.room import buttons, pictures, texts
from tests.play import conftest


@pytest.fixture
async def game(room):
    return await armada(room)


async def written(room, game, who) -> str:
    return await conftest.written(room.bot.services, game, person(who), "fleet")


async def test_ship_by_ship_in_direct_messages(room, game):
    sheet = Sheet(room, room.alice)
    assert "**3,000 left.**" in sheet.said
    await sheet.pick("add", "missile boat")
    assert "3 launchers" in sheet.said
    assert "15/36 cargo" in sheet.said
    assert "**2,825 left.**" in sheet.said
    await sheet.pick("put", "+ 5 nuclear")
    await sheet.pick("put", "+ shield")
    assert "25/36 cargo · 205 credits" in sheet.said
    assert "+ shield" not in lists(sheet.page)["put:1"]  # one a ship (DEFENSE.shield)
    assert not any("launcher" in x for x in lists(sheet.page)["put:1"] if "probe" not in x)
    await sheet.pick("times", "2 × missile boat")
    assert "`1-2` 2 missile boats" in sheet.said
    assert "2 ships are alike" in sheet.said
    await sheet.press("Only ship 1")
    await sheet.pick("take", "5 nuclear missiles")
    assert "4 nuclear missiles" in sheet.said
    await sheet.fill("Type what is aboard", text="launcher 3, ap 12, armor 1")
    assert "12 a.p. missiles" in sheet.said
    await sheet.press("Back")
    assert "`1` missile boat: 3 launchers, armor block, 12 a.p. missiles" in sheet.said
    assert "`2` missile boat: 3 launchers, shield, 5 nuclear missiles" in sheet.said
    await sheet.pick("ship", "2 ")
    await sheet.press("Remove")
    assert "one ship" in sheet.said
    assert (await written(room, game, room.alice)).startswith("1 missile_boat")


async def test_ruling_g61_the_lobby_recommends_that_they_score_nothing(room):
    found = await room.alice.autocomplete(room.channel, "new", "options", "unspent=n", title="armada")
    assert [x["value"] for x in found] == ["unspent=none"]
    assert "recommended" in found[0]["name"]
    await room.slash(room.alice, "new", title="armada")
    behind = texts(room.private(await room.press(room.alice, room.live(), "Settings")))
    assert "We recommend: unspent credits score nothing" in behind


async def test_ruling_g61_lobby_and_builder_say_what_unspent_credits_score_at_this_table(room):
    await armada(room, options="unspent=quarter")
    assert any("score: a quarter" in texts(x).replace("**", "") for x in room.posts())
    sheet = Sheet(room, room.alice)
    assert "Unspent credits score 750 for you." in sheet.said


async def test_too_much_is_said_at_once_and_cannot_be_locked(room, game):
    sheet = await opened(room, room.alice, "move", text="1-30 starship: laser 6; 31 scout: nuclear 1")
    assert "**-3" in sheet.said
    for part in (
        "31 ships are too many, 30 is the most", "the fleet costs", "Ship 31",
        "a probe scout needs at least 1 × probe launcher",
        "may have at most 0 × nuclear",
    ):  # fmt: skip
        assert part in sheet.said
    assert not any(x.startswith("Lock") for x in buttons(sheet.page))
    assert not (await room.bot.services.game_lists.who(game)).got


async def test_a_pasted_fleet_names_every_line_that_cannot_be_read(room, game):
    sheet = Sheet(room, room.alice)
    text = "1-4 starship: laser 2\n5 zeppelin\n# a remark\n6 ship: laser two\n7 ship: shield"
    await sheet.fill("Paste or upload", text=text)
    for part in ("2 lines I cannot read", "Line 2", "zeppelin", "Line 4", "laser two"):
        assert part in sheet.said
    assert "Line 1" not in sheet.said
    assert "`1-4` 4 starships" in sheet.said  # what can be read is there already
    assert await written(room, game, room.alice) == text
    await sheet.press("Check and lock")
    assert not any(x.startswith("Lock") for x in buttons(sheet.page))
    await sheet.press("Back")
    await sheet.fill(
        "Paste or upload", text=text.replace("zeppelin", "carrier: 3 fighters").replace("two", "2")
    )
    assert "`5` fighter carrier: 3 fighters" in sheet.said
    assert "`1-4` 4 starships" in sheet.said
    assert "cannot read" not in sheet.said


@pytest.mark.parametrize("text", ["", "   ", "none", "@everyone", "1 ship: laser " + "9" * 40, "1-99999 ship",
                                  "0 ship", "x" * 3000, "1 ship: laser -2", "1 ship:::: shield"])  # fmt: skip
async def test_whatever_is_pasted_nothing_breaks(room, game, text):
    sheet = Sheet(room, room.alice)
    await sheet.fill("Paste or upload", text=text)
    assert "Your fleet" in sheet.said
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_ready_made_fleets_and_own_ones_for_later_games(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.press("Fleets to load")
    assert "You have saved no fleet yet" in sheet.said
    await sheet.pick("ready", "Swarm")
    assert "**Swarm**: All in one space" in sheet.said
    assert "fighter carriers" in sheet.said
    await sheet.fill("Save", name="my *bees*")
    assert "Saved." in sheet.said
    await sheet.fill("Paste or upload", text="1 ship: laser 1")
    await room.slash(room.alice, "table", text="abandon")
    thread = room.guild.create_text_channel("other")
    await room.alice.slash(thread, "new", title="armada")
    second = (await room.info()).id
    await room.alice.slash(thread, "join", seat="silver")
    await room.bob.slash(thread, "join", seat="red")
    await room.alice.slash(thread, "start")
    sheet = Sheet(room, room.alice)
    await sheet.press("Fleets to load")
    assert "my *bees*" in lists(sheet.page)["own:"]
    await sheet.pick("own", "my")
    assert "fighter carriers" in sheet.said
    await sheet.press("Fleets to load")
    await sheet.pick("drop", "my")
    assert "Deleted." in sheet.said
    other = Sheet(room, room.bob)
    await other.press("Fleets to load")
    assert "own:" not in lists(other.page)
    assert second


async def test_a_letter_ends_with_its_fleet_where_the_channel_asks_for_the_sector(room, game):
    for who, text in ((room.alice, RED), (room.bob, SILVER)):
        sheet = Sheet(room, who)
        await sheet.fill("Paste or upload", text=text)
        await sheet.press("Check and lock")
        await sheet.press("Lock this fleet")
    chooser = await room.mover(game)
    letters = [texts(x) for x in room.dms(chooser)]
    assert "touches hexes" in (await opened(room, chooser, "move")).said
    assert not any("touches hexes" in x for x in letters)


async def test_locking_shows_the_channel_a_hash_and_it_can_be_taken_back(room, game):
    await locked(room, room.alice, "move", RED)
    post, seal = texts(room.live()), texts(room.posts()[-1])
    assert "1 of 2 answers are in" in post
    entry = (await room.bot.store.entries(game))[-1]
    assert f"sealed: `{entry.seal}`" in seal
    assert not pictures(room.live())
    assert "alice" not in post + seal
    sheet = await opened(room, room.alice, "move")
    assert "Locked" in sheet.said
    assert "`1-4` 4 starships" in sheet.said
    await sheet.press("Take my answer back")
    assert not (await room.bot.services.game_lists.who(game)).got
    sheet = await opened(room, room.alice, "move")
    assert "Check and lock" in buttons(sheet.page)
    assert "`1-4` 4 starships" in sheet.said
    await sheet.press("Check and lock")
    await sheet.press("Lock")
    await locked(room, room.bob, "move", SILVER)
    assert (await state_of(room, game)).fleets["red"].ships[5].hull == "missile_boat"
    said = await room.said(room.alice, "move")
    assert "not your turn" in said


async def test_a_draft_outlives_a_restart_and_locks_across_one(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.pick("add", "fighter carrier")
    await room.restart()
    sheet = Sheet(room, room.alice)
    await sheet.pick("times", "2 ×")
    assert "`1-2` 2 fighter carriers: 3 fighters" in sheet.said
    await sheet.press("Back")
    await sheet.press("Check and lock")
    assert pictures(sheet.page)
    await room.restart()
    await Sheet(room, room.alice).press("Lock this fleet")
    assert (await room.bot.services.game_lists.who(game)).got == 1
    await room.restart()
    await locked(room, room.bob, "move", SILVER)
    assert len((await state_of(room, game)).fleets["red"].ships) == 2


async def test_no_ship_at_all_is_asked_about_once_more(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.press("Check and lock")
    assert "No ship at all?" in sheet.said
    await sheet.press("Lock this fleet")
    assert (await room.bot.services.game_lists.who(game)).got == 1


async def test_closed_direct_messages_leave_the_button_in_the_channel(room):
    for who in (room.alice, room.bob):
        room.fault("POST", f"/channels/{who.user.dm_channel.id}/messages", status=403, code=50007,
                              times=None)  # fmt: skip
    game = await armada(room)
    sheet = Sheet(room, room.alice, room.private(await room.press(room.alice, room.live(), "Choose")))
    await sheet.press("Fleets to load")
    await sheet.pick("ready", "Line")
    await sheet.press("Check and lock")
    await sheet.press("Lock")
    assert (await room.bot.services.game_lists.who(game)).got == 1
    assert not (await room.bot.services.game_lists.info(game)).parked


async def test_the_other_side_s_button_opens_the_other_side_s_sheet(room, game):
    await Sheet(room, room.alice).pick("add", "probe scout")
    hand = room.private(await room.press(room.bob, room.live(), "Choose"))
    assert "**3,000 left.**" in texts(hand)
    assert "probe" not in texts(dm(room, room.bob)).replace("probe scout", "")


async def test_in_a_direct_message_a_form_is_that_of_ones_only_game(room, game):
    page = room.private(await room.alice.user.slash("move", text="1 ship: laser 1"))
    assert "`1` starship: laser" in texts(page)
    other = room.guild.create_text_channel("other")
    await room.alice.slash(other, "new", title="starwars")  # no game of this title
    assert "`1` starship: laser" in texts(room.private(await room.alice.user.slash("move")))
    eve = room.guild.add_member(room.user("eve"))
    assert "no game in this channel" in texts(room.private(await eve.user.slash("move")))


async def test_in_a_direct_message_each_of_several_games_is_offered(room, game):
    other = room.guild.create_text_channel("other")
    await room.alice.slash(other, "new", title="armada")
    await room.alice.slash(other, "join", seat="silver")
    await room.bob.slash(other, "join", seat="red")
    await room.alice.slash(other, "start")
    offered = room.private(await room.alice.user.slash("move"))
    found = buttons(offered)
    (second,) = {x.split(":")[2] for x in found.values()} - {game}
    assert {x: y.split(":")[2] for x, y in found.items()} == {
        f"Armada · bob · {x}": x for x in (game, second)
    }
    result = await room.alice.user.click(offered, custom_id=next(x for x in found.values() if second in x))
    assert "Your fleet" in texts(room.private(result))
    said = texts(room.private(await room.alice.user.slash("move", text="1 ship")))
    assert game in said
    assert second in said
