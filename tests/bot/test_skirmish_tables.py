"""Scenario files and missions on Discord: shown before they are taken, refused by file, key and reason."""

from __future__ import annotations

import pytest

from bot.play.reasons import reason
from engine.skirmish.missions import MISSIONS
from tests.bot.patrol import TABLE, alone, press, shown
from tests.bot.room import buttons, pictures, texts


def changed(old: str, new: str) -> bytes:
    assert old in TABLE
    return TABLE.replace(old, new, 1).encode()


MANY = "".join(
    f'[[terrain]]\nid = "X{n}"\nkind = "rock"\nshape = "circle"\nsize = [5.0, 5.0, 1.0]\n' for n in range(60)
)
#: What is wrong with a file: its text, and what must be named.
BAD = {
    "no TOML": (b"title = ", ("table", "is not TOML")),
    "a key is missing": (changed('title = "The shed"\n', ""), ("table", "title", "required")),
    "an unknown key": (changed("width = 36.0", "width = 36.0\ncolour = 3"), ("table", "colour")),
    "too wide": (changed("width = 36.0", "width = 400.0"), ("table", "width", "24 to 120 inches", "400")),
    "too much terrain": ((TABLE + MANY).encode(), ("table", "terrain", "at most 60", "62")),
    "too long a game": (changed("turns = 6", "turns = 600"), ("table", "turns", "1 to 60", "600")),
    "too many Jaffa": (changed("jaffa = 0", "jaffa = 500"), ("table", "jaffa", "0 to 80", "500")),
    "off the table": (changed("at = [14.0, 2.0]", "at = [14.0, 99.0]"), ("team.0.at", "14 99", "36 by 30")),
    "a shape that is none": (
        changed("size = [14.0, 14.0, 20.0, 18.0]", "size = [20.0, 14.0, 14.0, 18.0]"),
        ("terrain.0.size", "four numbers, rising"),
    ),
    "an id twice": (changed('id = "GOLD"', 'id = "RED"'), ("team.1.id", "RED", "already")),
    "a goal that is not there": (
        changed('objective = "shed"', 'objective = "barn"'),
        ("win.0.objective", "there is no 'barn'"),
    ),
    "infinite": (changed("width = 36.0", "width = inf"), ("table", "width")),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_malformed_file_is_refused_by_file_key_and_reason(room, name):
    text, named = BAD[name]
    for command, more in (("skirmish table load", {}), ("game new", {"title": "skirmish"})):
        said = texts(await shown(room, room.alice, command, file=("own.toml", text), **more)).replace(
            "\\", ""
        )
        for word in named:
            assert word in said, (command, said)
    assert await room.bot.tables.games(room.guild.id) == []
    assert room.posts() == []


async def test_a_reason_is_german_too():
    why = "table: width: a table measures 24 to 120 inches, not 400"
    assert reason(why, "de") != why


async def test_too_large_a_file_is_refused_by_its_size(room):
    said = texts(await shown(room, room.alice, "skirmish table load", file=("own.toml", b"#" * 70_000)))
    assert "64" in said
    assert "own.toml" in said


async def test_a_file_is_shown_before_it_is_taken_and_then_opened(room):
    page = await shown(room, room.alice, "skirmish table load", file=("own.toml", TABLE.encode()), players=1)
    assert "The shed is searched" in texts(page)
    assert "36 by 30 inches" in texts(page)
    assert pictures(page) == ["skirmish-sketch.png"]
    assert await room.bot.tables.games(room.guild.id) == []
    await press(room.alice, page, "Open this table")
    info = await room.info()
    assert info.options["players"] == "1"
    assert info.options["gm"] == "on"
    assert [x.seat for x in info.seats] == ["p1", "gm"]
    assert (await room.bot.tables.files(info.id))["table"] == TABLE
    lobby = await shown(room, room.bob, "skirmish table show")
    assert "Look into the shed" in texts(lobby)
    assert pictures(lobby) == ["skirmish-sketch.png"]


async def test_a_file_loaded_again_under_its_name_makes_the_old_button_stale(room):
    page = await shown(room, room.alice, "skirmish table load", file=("own.toml", TABLE.encode()))
    other = changed("turns = 6", "turns = 7")
    await shown(room, room.alice, "skirmish table load", file=("own.toml", other))
    result = await room.press(room.alice, page, "Open this table")
    assert "not possible any more" in texts(room.private(result))
    assert await room.bot.tables.games(room.guild.id) == []


async def test_missions_are_shown_and_opened_and_the_first_has_a_walk_through(room):
    for name in MISSIONS:
        page = await shown(room, room.alice, "skirmish mission", mission=name)
        assert "Won when all of this is true" in texts(page)
        assert ("step by step" in texts(page)) is (name == "first")
        assert pictures(page) == ["skirmish-sketch.png"]
    page = await shown(room, room.alice, "skirmish mission", mission="first")
    await press(room.alice, page, "Open this table")
    info = await room.info()
    assert (info.scenario, info.options["gm"]) == ("first", "off")
    assert [x.seat for x in info.seats] == ["p1"]


async def test_the_table_in_play_is_shown_with_what_is_to_be_done(room):
    await alone(room)
    page = await shown(room, room.alice, "skirmish table show")
    assert "The shed: open" in texts(page)
    assert pictures(page)
    assert "Open this table" not in buttons(page)


async def test_a_table_for_fewer_than_all_seats_is_sound(room):
    await alone(room, options="players=2 gm=off", seats=("p1",))
    assert await room.bot.store.check() == []
