"""A file that is refused: all that is wrong at once, and a form in which another takes its place."""

from __future__ import annotations

from typing import Any

from tests.bot.armada import navy
from tests.bot.limits import walk
from tests.bot.room import buttons, texts
from tests.bot.skirmish.patrol import TABLE, loaded

BAD = TABLE.replace("turns = 6", 'turns = "six"').replace("brief =", "breif =").encode()
UPLOAD = 19


async def again(room: Any, told: Any, **given: Any) -> Any:
    """Open the form of a refusal, and fill it in."""
    shown = await room.press(room.alice, told, "Correct")
    assert any(x["type"] == UPLOAD for x in walk(shown.modal["components"]))
    return await room.alice.submit_modal(shown, given)


async def test_a_table_of_ones_own_that_is_refused_is_opened_from_the_form(room):
    own = {"title": "skirmish", "options": "players=1 gm=off", "name": "Shed"}
    told = room.private(await room.slash(room.alice, "new", file=("own.toml", BAD), **own))
    assert all(x in texts(told).replace("\\", "") for x in ("brief", "breif", "turns"))
    shown = await room.press(room.alice, told, "Correct")
    fields = {x["custom_id"]: x for x in walk(shown.modal["components"]) if "custom_id" in x}
    assert {x: y["type"] for x, y in fields.items()} == {
        "scenario": 21,
        "options": 3,
        "players": 21,
        "file": 19,
        "name": 4,
    }
    ticked = [x["value"] for x in fields["options"]["options"] if x["default"]]
    assert (ticked, fields["name"]["value"]) == (["gm=off"], "Shed")
    chosen = {"scenario": "standard", "options": ticked, "players": "1", "name": "Shed"}
    worse = await room.alice.submit_modal(shown, {**chosen, "file": ("own.toml", b"\xff\xfe")})
    assert (worse.response.id, worse.followups) == (told.id, [])  # in the place of the first refusal
    done = await again(room, worse.response, **chosen, file=("own.toml", TABLE.encode()))
    assert "Correct" not in buttons(done.response)
    info = await room.info()
    assert (info.name, dict(info.options)["players"]) == ("Shed", "1")


async def test_a_scenario_that_is_looked_at_is_put_right_in_a_form(room):
    told = await loaded(room, room.alice, ("own.toml", BAD))
    assert all(x in texts(told) for x in ("own.toml", "breif", "turns"))
    done = await again(room, told, file=("own.toml", TABLE.encode()))
    assert "The shed" in texts(done.response)
    assert any(":open:" in x and ":2.on." in x for x in buttons(done.response).values())


async def test_a_record_that_is_refused_is_asked_for_again(room):
    told = room.private(await room.slash(room.alice, "new", file=("a.json", b"[]"), name="old"))
    done = await again(room, told, name="old", file=("b.json", b"{}"))
    assert done.response.id == told.id
    assert "Correct" in buttons(done.response)


async def test_what_no_other_file_would_put_right_offers_no_form(room):
    for _ in range(2):  # the channel has a game by then
        file = ("own.toml", TABLE.encode())
        told = room.private(await room.slash(room.alice, "new", title="skirmish", file=file))
    assert "thread" in texts(told)
    assert "Correct" not in buttons(told)


async def test_a_fleet_is_uploaded_into_its_form(room):
    await navy.armada(room)
    sheet = await navy.opened(room, room.alice, "move")
    await sheet.fill("Paste or upload", file=("fleet.txt", navy.TINY.encode()), text="")
    assert "Paste or upload" in buttons(sheet.page)
    await sheet.press("Check and lock")
    assert "Lock this fleet" in buttons(sheet.page)
    sheet = await navy.opened(room, room.bob, "move")
    told = room.private(await navy.fill(room.bob, sheet.page, "Paste or upload", file=("f", b"x" * 4001)))
    assert "4000" in texts(told).replace(",", "")
