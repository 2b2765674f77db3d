"""What was typed for a sheet or a fleet is not lost when a line of it cannot be read."""

from __future__ import annotations

import pytest

from tests.bot.armada.navy import Sheet, armada, at_war, opened, person, press, state_of
from tests.bot.limits import walk
from tests.bot.room import buttons

TEXT, NOTE = 4, 10


async def box(sheet, label):
    """Open a form of text fields; return what stands above it, and what its field holds."""
    modal = (await press(sheet.by, sheet.page, label)).modal
    parts = list(walk(modal["components"]))
    above = "\n".join(x["content"] for x in parts if x["type"] == NOTE)
    return above, next(x.get("value", "") for x in parts if x["type"] == TEXT)


@pytest.fixture
async def game(room):
    game = await armada(room)
    await at_war(room, game)
    return game


async def test_a_sheet_with_a_bad_line_keeps_its_text_until_it_is_mended(room, game):
    sheet, text = Sheet(room, room.alice), "1-2: to 1 attack\n3: fly to B\n5: unload"
    await sheet.fill("Type orders", text=text)
    assert "**1-2** (C): to hex 1, attack" in sheet.said
    assert "One line I cannot read" in sheet.said
    assert "Line 2" in sheet.said
    above, value = await box(sheet, "Type orders")
    assert "fly" in above
    assert value == text
    await sheet.press("Check and lock")
    assert "Line 2" in sheet.said
    assert not any(x.startswith("Lock") for x in buttons(sheet.page))
    await sheet.fill("Type orders", text=text.replace("fly ", ""))
    assert "cannot read" not in sheet.said
    assert "**3** (C): to sector B" in sheet.said
    assert (await box(sheet, "Type orders"))[0] == ""
    await sheet.press("Check and lock")
    await sheet.press("Lock")
    assert len((await state_of(room, game)).stack[-1].got["red"].orders) == 3


async def test_the_bad_line_stays_beside_what_is_ordered_by_buttons_and_over_a_restart(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.fill("Type orders", text="1-2: to 1 attack; 3: fly to B")
    await sheet.pick("pick", "Ship 4 ")
    await sheet.pick("act", "Scout")
    await room.restart()
    sheet = await opened(room, room.alice, "move")
    assert "**4** (C): scout" in sheet.said
    assert "One line I cannot read" in sheet.said
    assert (await box(sheet, "Type orders"))[1] == "1-2: to 1 attack\n4: scout\n3: fly to B"


async def test_orders_stay_where_no_line_can_be_read(room, game):
    sheet = Sheet(room, room.alice)
    await sheet.fill("Type orders", text="1-2: to 1 attack")
    sheet = await opened(room, room.alice, "move", text="banana")
    assert "**1-2** (C): to hex 1, attack" in sheet.said
    assert (await box(sheet, "Type orders"))[1] == "1-2: to 1 attack\nbanana"
    await sheet.fill("Type orders", text="1-2: to 1 attack")
    assert "cannot read" not in sheet.said


async def test_a_sheet_kept_by_an_earlier_version_is_read(room, game):
    old = '{"turn":1,"orders":[{"units":["R1"],"act":"scout"}],"strikes":[],"plan":null,"choose":false,'
    old += '"pick":[]}'
    editor = room.bot.services.choices
    live = await room.bot.services.games.load(game)
    live, d, _ = await editor.form_of(live, person(room.alice), "orders", "")
    form, b = await editor.bench(live, person(room.alice), d)
    assert form.answer(
        type(b)(**{x: getattr(b, x) for x in b.__slots__} | {"draft": form.begin(b, old)})
    ).orders


async def test_a_fleet_with_a_bad_line_keeps_its_text_until_it_is_mended(room):
    await armada(room)
    sheet, text = Sheet(room, room.alice), "1-4 starship: laser 2\n5 zeppelin"
    await sheet.fill("Paste or upload", text=text)
    above, value = await box(sheet, "Paste or upload")
    assert "zeppelin" in above
    assert value == text
    await sheet.pick("ship", "1-4")
    await sheet.pick("put", "+ shield")
    assert "`1-4` 4 starships: 2 lasers, shield" in sheet.said
    await sheet.press("Back")
    assert "zeppelin" in sheet.said
    assert (await box(sheet, "Paste or upload"))[1] == "1-4 starship: laser 2, shield 1\n5 zeppelin"
    page = await opened(room, room.alice, "move", text="6 balloon")
    assert "`1-4` 4 starships" in page.said
    assert "balloon" in page.said
    await page.fill("Paste or upload", text="1 ship: laser 1")
    assert "cannot read" not in page.said
    await page.press("Check and lock")
    await page.press("Lock")
