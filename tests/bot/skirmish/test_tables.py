"""Scenario files and missions on Discord: shown before they are taken, refused by file, key and reason."""

from __future__ import annotations

import re

import pytest

from bot.play.model.texts import reason
from bot.titles import TITLES
from engine.skirmish.table.scenario_loader import MISSIONS
from tests.bot.room import buttons, pictures, raw, texts
from tests.bot.skirmish.patrol import TABLE, alone, loaded, mission, press, shown


def changed(old: str, new: str) -> bytes:
    assert old in TABLE
    return TABLE.replace(old, new, 1).encode()


MANY = "".join(
    f'[[terrain]]\nid = "X{n}"\nkind = "rock"\nshape = "circle"\nsize = [5.0, 5.0, 1.0]\n' for n in range(60)
)
#: What is wrong with a file: its text, and what must be named.
BAD = {
    "no TOML": (b"title = ", ("table", "is not TOML")),
    "a key is missing": (changed('title = "The shed"\n', ""), ("table", "title", "missing")),
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
    file = ("own.toml", text)
    pages = {"own.toml": await loaded(room, room.alice, file)}
    pages["table"] = await shown(room, room.alice, "new", title="skirmish", file=file)
    for called, page in pages.items():
        said = texts(page).replace("\\", "")
        for word in named:
            assert (called if word == "table" else word) in said, (called, said)
    assert await room.bot.services.game_lists.games(room.guild.id) == []
    assert room.posts() == []


BAND = 'id = "lurkers"\nname = "Lurkers"'
SPOTS = f"spots = [{', '.join(['[1.0, 1.0]'] * 41)}]\nmarkers = 0"
#: (what is written instead of what, which key is named, why): all else that a file can have wrong.
WORSE = [
    ("height = 30.0", "height = 5.0", "height", "24 to 120 inches, not 5"),
    ("points = 12", "points = 900", "points", "1 to 120 points, not 900"),
    ("markers = 0", "markers = 99", "markers", "0 to 40"),
    ("markers = 0", SPOTS, "spots", "at most 40, not 41"),
    ("cannons = 0", "cannons = 81", "cannons", "0 to 80, not 81"),
    ("first_primes = 0", "first_primes = -1", "first_primes", "0 to 80, not -1"),
    ("jaffa = 0", "jaffa = 80\nhideouts = [[1.0, 99.0]]", "hideouts.0", "1 99 is not on the table"),
    ('solo_edge = "north"', 'solo_edge = "up"', "solo_edge", "north"),
    ('exits = ["south"]', 'exits = ["east"]', "exits.0", "there is no area 'east'"),
    ('title = "The shed"', f'title = "{"x" * 61}"', "title", "1 to 60 characters"),
    ("come back.", "come back." + "x" * 1200, "brief", "at most 1200 characters"),
    ('id = "south"', 'id = "7"', "start.0.id", "an id is a letter"),
    ('name = "South edge"', f'name = "{"x" * 31}"', "start.0.name", "at most 30 characters"),
    (
        "size = [12.0, 0.0, 24.0, 4.0]",
        "size = [12.0, 0.0, 99.0, 4.0]",
        "start.0.size",
        "on the table, rising",
    ),
    ('kind = "building"', 'kind = "lava"', "terrain.0.kind", "one of building"),
    ('shape = "rect"', 'shape = "star"', "terrain.0.shape", "rect"),
    ("[14.0, 14.0, 20.0, 18.0]", "[14.0, 14.0, 20.0]", "terrain.0.size", "four numbers, rising"),
    ("[14.0, 14.0, 20.0, 18.0]", "[14.0, 14.0, 50.0, 18.0]", "terrain.0.size", "50 18 is not on the table"),
    ("actions = 4", "actions = 9", "team.0.actions", "1 to 4 Fire actions, not 9 (Case COSTS.1)"),
    ('rank = "leader"', 'rank = "king"', "team.0.rank", "specialist"),
    ('weapon = "rifle"', 'weapon = "bow"', "team.0.weapon", "rifle"),
    ('kit = ["grenade", "c4"]', 'kit = ["rope"]', "team.0.kit.0", "grenade"),
    ("at = [20.0, 28.5]", "at = [20.0, 99.0]", "bands.0.at", "20 99 is not on the table of 36 by 30"),
    ("n = 2", "n = 13", "bands.0.n", "1 to 12 figures, not 13"),
    ("n = 2", "n = 2\nturn = 7", "bands.0.turn", "0 to 6, not 7"),
    ("n = 2", 'n = 2\nside = "bad"', "bands.0.side", "sgc"),
    (BAND, f"{BAND}\ngoal = [-1.0, 0.0]", "bands.0.goal", "-1 0 is not on the table"),
    ("radius = 3.5", "radius = 99.0", "objectives.0.radius", "0.5 to 12 inches, not 99"),
    ('piece = "HU"', 'piece = "ZZ"', "objectives.0.piece", "there is no terrain 'ZZ'"),
    ('kind = "search"', 'kind = "free"', "objectives.0.captive", "name one of the captives"),
    ('kind = "done"', 'kind = "hold"', "win.0.area", "'hold' needs it"),
    ('objective = "shed"', "", "win.0.objective", "'done' needs it"),
    ("[[start]]", "[gate]\nx = 99.0\ny = 1.0\nfacing = 0\n[[start]]", "gate.x", "99 1 is not on the table"),
    ("[[start]]", "[gate]\nx = 9.0\ny = 1.0\nfacing = 0\nwidth = 20.0\n[[start]]", "gate.width", "1 to 8"),
    ("turns = 6", "turns = 6.5", "turns", "whole number"),
]


async def test_whatever_is_wrong_with_a_file_is_named_by_file_key_and_reason(room):
    for old, new, key, why in WORSE:
        file = ("own.toml", changed(old, new))
        said = texts(await loaded(room, room.alice, file)).replace("\\", "")
        assert re.search(rf"own\.toml:[ \n](line \d+: )?{re.escape(key)}: ", said), (new, said)
        assert why in said, (new, said)


async def test_a_reason_is_german_too():
    why = "table: width: a table measures 24 to 120 inches, not 400"
    assert reason(why, "de") != why


async def test_too_large_a_file_is_refused_by_its_size(room):
    said = texts(await loaded(room, room.alice, ("own.toml", b"#" * 70_000)))
    assert "64" in said
    assert "own.toml" in said


async def test_a_file_is_shown_before_it_is_taken_and_then_opened(room):
    page = await loaded(room, room.alice, ("own.toml", TABLE.encode()))
    assert "The shed is searched" in texts(page)
    assert "36 by 30 inches" in texts(page)
    assert pictures(page) == ["skirmish-sketch.png"]
    assert await room.bot.services.game_lists.games(room.guild.id) == []
    await press(room.alice, page, "Open this table")
    info = await room.info()
    assert info.options == {o.name: o.usual for o in TITLES["skirmish"].game.options}
    assert [x.seat for x in info.seats] == ["p1", "p2", "gm"]
    assert (await room.bot.services.boards.files(info.id))["table"] == TABLE
    lobby = await shown(room, room.bob, "board")
    assert "Look into the shed" in texts(lobby)
    assert pictures(lobby) == ["skirmish-sketch.png"]


async def test_where_a_game_is_already_a_table_of_ones_own_opens_its_thread_itself(room):
    await room.slash(room.bob, "new", title="starwars")
    page = await loaded(room, room.alice, ("own.toml", TABLE.encode()))
    result = await room.press(room.alice, page, "Open this table")
    (thread,) = room.channel.threads
    assert thread.mention in texts(room.private(result))
    games = await room.bot.services.game_lists.games(room.guild.id)
    assert {(x.title, x.place.channel) for x in games} == {
        ("starwars", room.channel.id),
        ("skirmish", thread.id),
    }


async def test_a_file_loaded_again_under_its_name_makes_the_old_button_stale(room):
    page = await loaded(room, room.alice, ("own.toml", TABLE.encode()))
    other = changed("turns = 6", "turns = 7")
    await loaded(room, room.alice, ("own.toml", other))
    result = await room.press(room.alice, page, "Open this table")
    assert "not possible any more" in texts(room.private(result))
    assert await room.bot.services.game_lists.games(room.guild.id) == []


async def test_missions_are_shown_and_opened_and_the_first_has_a_walk_through(room):
    for name in MISSIONS:
        page = await mission(room, room.alice, name)
        assert "Won when all of this holds" in texts(page)
        assert ("step by step" in texts(page)) is (name == "first")
        assert pictures(page) == ["skirmish-sketch.png"]
    page = await mission(room, room.alice, "first")
    await press(room.alice, page, "Open this table")
    info = await room.info()
    assert (info.scenario, info.options["gm"]) == ("first", "off")
    assert [x.seat for x in info.seats] == ["p1"]


async def test_the_table_in_play_is_shown_with_what_is_to_be_done(room):
    await alone(room)
    page = await shown(room, room.alice, "mine", text="table")
    assert "The shed: still to do" in texts(page)
    assert pictures(page)
    assert "Open this table" not in buttons(page)


async def test_a_brief_and_the_conditions_are_told_whole_and_in_the_reader_s_language(room):
    said = texts(await mission(room, room.alice, "first"))
    assert "the plans and at least half the team back over the south edge." in said
    said = texts(await mission(room, room.alice, "hold"))
    assert "Three Jaffa stand in the gate yard as a turn ends" in said
    await room.slash(room.alice, "settings", text="language de")
    said = texts(await mission(room, room.alice, "rescue"))
    assert "Skirmish: Hinter Gittern" in said
    assert "Ist sie frei, kann sie gehen, aber nicht kämpfen." in said
    assert "Doktor Lane stirbt" in said


async def test_what_a_table_says_of_itself_can_ping_and_format_nothing(room):
    bad = changed("Look into the shed and come back.", "**@everyone** <@1> " + "x" * 400)
    said = texts(await loaded(room, room.alice, ("own.toml", bad)))
    assert "@everyone" not in said
    assert "x" * 400 in said


async def test_a_german_reads_german_names_on_the_map_and_may_type_them(room):
    await room.slash(room.alice, "new", title="skirmish", options="players=1 gm=off", scenario="first")
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.alice, "start")
    await room.slash(room.alice, "settings", text="language de")
    for typed in ("Feldmauer", "feldmauer", "Field wall", "WA"):
        page = await shown(room, room.alice, "move", text=f"RED to {typed}")
        assert "Endet in Deckung: Feldmauer" in texts(page)
        assert "Hindernis" not in texts(page)  # on this side of it
    assert "Die Hütte" in str(raw(page))
    assert "The hut" not in str(raw(page))


async def test_a_table_for_fewer_than_all_seats_is_sound(room):
    await alone(room, options="players=2 gm=off", seats=("p1",))
    assert await room.bot.store.check() == []
