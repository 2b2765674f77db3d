"""Scenario files: the missions that come with the game, and what is refused by file, key and why."""

import re
import tomllib
from dataclasses import fields
from importlib.resources import files
from itertools import pairwise
from random import Random

import pytest

from bot.play.model.texts import reason
from engine.core.contract import Setup
from engine.core.data import adapter
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import BadData
from engine.core.flow import pending
from engine.skirmish.game import SKIRMISH
from engine.skirmish.rules.reinforcements import available
from engine.skirmish.table import scenario_file
from engine.skirmish.table.scenario_file import LARGEST, MOST
from engine.skirmish.table.scenario_loader import MISSIONS, read_mission, read_scenario
from tests.skirmish.field import EMPTY
from tests.skirmish.table import mission

STANDARD = (files("data") / "skirmish" / "missions" / "standard.toml").read_text(encoding="utf-8")


def test_mission_1_six_missions_of_different_kinds_the_first_for_beginners():
    every = [read_mission(x) for x in MISSIONS]
    assert len(every) == 6
    assert [x for x, c in zip(MISSIONS, every, strict=True) if c.beginners] == [MISSIONS[0]]
    kinds = {tuple(sorted({x.kind for x in c.win} | {o.kind for o in c.objectives})) for c in every}
    assert len(kinds) >= 5


@pytest.mark.parametrize("name", MISSIONS)
@pytest.mark.parametrize("players", ["1", "3", "6"])
def test_mission_1_every_mission_begins(name, players):
    s = mission(name, players=players)
    assert pending(s)
    assert s.phase == "players"
    assert not SKIRMISH.problems(s)


@pytest.mark.parametrize("name", MISSIONS)
def test_mission_1_somebody_comes_into_sight_every_third_turn_at_the_latest(name):
    """In the first mission the enemy did nothing for ten turns."""
    c = read_mission(name)
    seen = sorted({b.turn for b in c.bands if b.spotted and b.side == "jaffa"})
    assert all(late - soon <= 3 for soon, late in pairwise([0, *seen, c.turns + 1]))


def test_mission_1_the_reconstructed_table_is_as_the_ruling_has_it():
    c = read_mission("standard")
    assert (c.width, c.height, c.points, c.turns, c.cannons) == (72, 48, 19, 25, 1)
    assert c.markers == -1  # half the team's points (Ruling K41)
    assert {p.id: p.size for p in c.terrain} == {
        "BA": (16, 16, 24, 22),
        "BB": (46, 18, 54, 26),
        "W1": (12, 32, 6),
        "W2": (60, 36, 6),
        "HL": (36, 24, 5),
        "RU": (32, 38, 40, 44),
        "LR": (28, 32, 1.5),
        "ST": (10, 14, 20, 14),
        "DI": (44, 32, 56, 32),
    }
    assert c.spots[:3] == ((16, 22), (54, 26), (32, 38))
    assert available(mission("standard"), "crew") == 2


def test_mission_1_a_table_brings_its_own_file():
    s = SKIRMISH.new(Setup("skirmish", options={"gm": "off"}, files={"table": EMPTY}), loose()).state
    assert SKIRMISH.view(s, "p1").title == "Field"
    assert s.file == EMPTY


def loose():
    return RandomDice(Random(1))


def changed(old, new, text=STANDARD):
    assert old in text
    return text.replace(old, new, 1)


def many(table, n, body):
    return STANDARD + "".join(f"\n[[{table}]]\n{body.format(n=i)}" for i in range(n))


PIECE = 'id = "X{n}"\nkind = "rock"\nshape = "circle"\nsize = [10.0, 10.0, 1.0]\n'
BROKEN = {
    "no TOML": ("[[", "", "is not TOML"),
    "a key that is not there": (
        changed("width = 72.0", 'colour = "red"\nwidth = 72.0'),
        "colour",
        "^there is no such key$",
    ),
    "a key missing": (changed("turns = 25\n", ""), "turns", "^is missing$"),
    "a word for a number": (changed("points = 19", 'points = "many"'), "points", "^must be a whole number$"),
    "a huge table": (changed("width = 72.0", "width = 1000.0"), "width", f"24 to {LARGEST:g} inches"),
    "a tiny table": (changed("height = 48.0", "height = 5.0"), "height", "24 to"),
    "endless turns": (changed("turns = 25", "turns = 1000"), "turns", "1 to 60 turns"),
    "too much terrain": (many("terrain", 60, PIECE), "terrain", f"at most {MOST['terrain']}"),
    "too many figures": (changed("jaffa = 12", "jaffa = 100"), "jaffa", "0 to 80"),
    "an army": (
        changed("jaffa = 12", "jaffa = 80")
        + "".join(f'\n[[bands]]\nid = "B{i}"\nat = [5.0, 5.0]\nn = 12\n' for i in range(3)),
        "jaffa",
        "104 figures in all",
    ),
    "a big band": (STANDARD + '\n[[bands]]\nid = "B"\nat = [5.0, 5.0]\nn = 40\n', "bands.8.n", "1 to 12"),
    "two of one id": (changed('id = "BB"', 'id = "ba"'), "terrain.1.id", "already"),
    "a bad id": (changed('id = "BB"', 'id = "east house!"'), "terrain.1.id", "letter"),
    "a kind unknown": (changed('kind = "ruin"', 'kind = "lava"'), "terrain.5.kind", "one of building"),
    "a shape unknown": (changed('shape = "circle"', 'shape = "star"'), "terrain.2.shape", "rect"),
    "three numbers for a house": (
        changed("[16.0, 16.0, 24.0, 22.0]", "[16.0, 16.0, 24.0]"),
        "terrain.0.size",
        "four numbers",
    ),
    "a house inside out": (
        changed("[16.0, 16.0, 24.0, 22.0]", "[24.0, 16.0, 16.0, 22.0]"),
        "terrain.0.size",
        "rising",
    ),
    "off the table": (
        changed("[16.0, 16.0, 24.0, 22.0]", "[16.0, 16.0, 94.0, 22.0]"),
        "terrain.0.size",
        "not on the table",
    ),
    "not a number": (
        changed("[16.0, 16.0, 24.0, 22.0]", "[nan, 16.0, 24.0, 22.0]"),
        "terrain.0.size.0",
        "finite",
    ),
    "a wood of no size": (changed("[12.0, 32.0, 6.0]", "[12.0, 32.0, 0.0]"), "terrain.2.size", "0.3 to 30"),
    "a wall of one point": (
        changed("[10.0, 14.0, 20.0, 14.0]", "[10.0, 14.0, 10.0, 14.0]"),
        "terrain.7.size",
        "two different",
    ),
    "a polygon that crosses itself": (
        STANDARD + '\n[[terrain]]\nid = "PP"\nkind = "water"\nshape = "polygon"\n'
        "size = [1.0, 1.0, 5.0, 5.0, 5.0, 1.0, 1.0, 5.0]\n",
        "terrain.9.size",
        "must not cross",
    ),
    "a marker off the table": (changed("[16.0, 22.0]", "[160.0, 22.0]"), "spots.0", "not on the table"),
    "a start area off the table": (
        changed("[31.0, 4.5, 41.0, 11.0]", "[31.0, 4.5, 99.0, 11.0]"),
        "start.0.size",
        "rising",
    ),
    "five actions": (changed("actions = 4", "actions = 5"), "team.0.actions", "COSTS.1"),
    "an enemy in the team": (
        changed('rank = "leader"', 'rank = "jaffa"'),
        "team.0.rank",
        "trooper.*not 'jaffa'",
    ),
    "more than all": (changed("share = 50", "share = 500"), "win.0.share", "0 to 100, not 500"),
    "no such item": (changed('item = "data"', 'item = "gold"'), "win.0.item", "no 'gold'"),
    "no such piece": (changed('piece = "RU"', 'piece = "ZZ"'), "objectives.0.piece", "no terrain"),
    "a condition half said": (changed('kind = "left"', 'kind = "hold"'), "win.0.area", "needs it"),
    "no way to win": (changed("[[win]]", "[[lose]]"), "win", "^is missing$"),
    "a long name": (changed('name = "Hill"', f'name = "{"x" * 31}"'), "terrain.4.name", "at most 30"),
    "a long title": (changed('title = "The ruins"', f'title = "{"x" * 61}"'), "title", "1 to 60"),
    "no way out": (re.sub(r"\[gate\][^\[]*\[[^\]]*\]", "", STANDARD), "win", "gate or an exit"),
    "an exit to nowhere": (changed("jaffa = 12", 'jaffa = 24\nexits = ["moon"]'), "exits.0", "no area"),
    "a gate too wide": (changed("width = 3.0", "width = 30.0"), "gate.width", "1 to 8"),
    "a book": ("#" * 65_000, "", "longer than 64000"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_mission_1_a_file_that_cannot_be_played_is_refused_by_key_and_why(name):
    text, key, why = BROKEN[name]
    with pytest.raises(BadData) as bad:
        SKIRMISH.new(Setup("skirmish", files={"table": text}), GivenDice())
    assert bad.value.file == "table"
    assert bad.value.key == key
    assert re.search(why, bad.value.why)


def refused(text):
    with pytest.raises(BadData) as bad:
        SKIRMISH.new(Setup("skirmish", files={"table": text}), GivenDice())
    return str(bad.value)


def test_mission_1_all_that_is_wrong_is_told_at_once_in_words_by_line():
    text = changed("points = 19", 'points = "many"', changed("turns = 25", "turns = 2.5"))
    text = changed('id = "BB"', 'id = "BB"\nmoves = 3', text)
    lines = text.splitlines()
    many_points = lines.index('points = "many"') + 1
    assert refused(text).splitlines() == [
        "table:",
        f"line {lines.index('turns = 2.5') + 1}: turns: must be a whole number",
        f"line {many_points}: points: must be a whole number",
        f"line {lines.index('moves = 3') + 1}: terrain.1.moves: there is no such key",
    ]
    text = changed("points = 19", "points = 0", changed("width = 72.0", "width = 1000.0"))
    text = changed('kind = "ruin"', 'kind = "lava"', text)
    said = refused(text)
    assert "width: a table measures 24 to" in said
    assert f"line {text.splitlines().index('points = 0') + 1}: points: 1 to" in said
    assert "terrain.5.kind: one of" in said
    german = reason(said, "de")
    assert "Zeile" in german
    assert "line" not in german


def test_mission_1_no_word_of_the_library_reaches_a_player():
    for text, *_ in BROKEN.values():
        assert not re.search(r"Input should|Unexpected|Field required|pydantic", refused(text))


def test_mission_1_a_file_that_is_all_wrong_is_refused_in_a_few_lines():
    said = refused("".join(f"x{n} = 1\n" for n in range(300)) + STANDARD)
    assert len(said.splitlines()) <= 17
    assert re.search(r"^and \d+ more$", said.splitlines()[-1])


def test_mission_1_every_limit_is_in_the_guide():
    guide = (files("data").joinpath("..") / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for n in (24, 120, *MOST.values(), 60, 80, 12):
        assert re.search(rf"\b{n:g}\b", guide), n


def test_mission_1_the_guide_shows_a_file_that_can_be_played():
    guide = (files("data").joinpath("..") / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(title.*?)```", guide, re.DOTALL)
    assert read_scenario(example).title
    s = SKIRMISH.new(Setup("skirmish", options={"gm": "off"}, files={"table": example}), loose()).state
    assert pending(s)


def test_mission_1_every_key_of_a_scenario_is_in_the_guide():
    guide = (files("data").joinpath("..") / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for made in (
        scenario_file.Scenario,
        scenario_file.Gateway,
        scenario_file.Soldier,
        scenario_file.Band,
        scenario_file.Objective,
        scenario_file.Condition,
        scenario_file.Area,
    ):
        for f in fields(made):
            shown = (f"`{f.name}`", f"`[[{f.name}]]`", f"`[{f.name}]`")
            assert any(name in guide for name in shown), f"{made.__name__}.{f.name}"
    assert tomllib.loads(STANDARD)


@pytest.mark.parametrize("seat", ["p1", "gm", None])
def test_mission_1_a_view_can_be_sent_and_holds_the_terrain(seat):
    s = mission("raid", gm="on")
    view = SKIRMISH.view(s, seat)
    assert b'"pieces"' in adapter(type(view)).dump_json(view)
    assert view.land.pieces == view.pieces == read_mission("raid").terrain


def test_mission_1_every_refusal_of_a_file_is_worded_in_german():
    for name, (text, *_) in BROKEN.items():
        with pytest.raises(BadData) as bad:
            SKIRMISH.new(Setup("skirmish", files={"table": text}), GivenDice())
        if not bad.value.why.startswith("is not TOML"):
            assert reason(bad.value.why, "de") != bad.value.why, f"{name}: {bad.value.why}"
