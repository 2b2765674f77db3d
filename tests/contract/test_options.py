"""What a table plays that chooses nothing: the defaults of options have one source, in every title."""

from __future__ import annotations

import sys
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData
from engine.core.positions import read_position
from engine.titles import GAMES

#: A position file of each title that says nothing of options, and one that chooses one of them.
BARE = {
    "stargate": 'seat = "coalition"\nunits = { H1 = "1509", X1 = "1701" }\n',
    "armada": 'scenario = "standard"\n',
    "skirmish": """
mission = "standard"
[[figures]]
id = "RED"
name = "Red"
side = "sgc"
rank = "leader"
weapon = "rifle"
actions = 4
x = 30.0
y = 20.0
seat = "p1"
""",
}
CHOSEN = {
    "stargate": ("skim_doubling", "before_exit"),
    "armada": ("unspent", "none"),
    "skirmish": ("team", "built"),
}
HOUSED = [name for name, game in GAMES.items() if "house" in {f.name for f in fields(game.state)}]


def laid(name: str, text: str) -> Any:
    game = GAMES[name]
    return game.lay_out(read_position(text, game.position))


def kinds_of(name: str) -> list[Any]:
    """Return every dataclass that a title declares."""
    package = import_module(f"engine.{name}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    of = [m for at, m in sys.modules.items() if at.startswith(f"engine.{name}")]
    return [x for m in of for x in vars(m).values() if is_dataclass(x) and isinstance(x, type)]


@pytest.mark.parametrize("name", GAMES)
def test_no_default_of_an_option_is_written_down_twice(name):
    """Wherever a value of an option is kept, it is by default what a table that chooses nothing has."""
    options = {o.name: o for o in GAMES[name].options}
    for kind in kinds_of(name):
        types = get_type_hints(kind)
        for f in fields(kind):
            o = options.get(f.name)
            if o is not None and set(get_args(types[f.name])) == set(o.values) and f.default is not MISSING:
                assert f.default == o.usual, f"{kind.__name__}.{f.name}"


def test_every_title_that_keeps_its_options_has_a_position_here():
    assert set(HOUSED) == set(BARE) == set(CHOSEN)


@pytest.mark.parametrize("name", HOUSED)
def test_a_position_file_that_says_nothing_plays_what_a_new_game_does(name):
    new = GAMES[name].new(Setup(name), RandomDice(Random(1))).state
    assert {o.name: getattr(new.house, o.name) for o in GAMES[name].options} == {
        o.name: o.usual for o in GAMES[name].options
    }
    assert laid(name, BARE[name]).house == new.house


@pytest.mark.parametrize("name", HOUSED)
def test_a_position_file_that_chooses_one_option_has_the_usual_others(name):
    option, value = CHOSEN[name]
    new = GAMES[name].new(Setup(name, options={option: value}), RandomDice(Random(1))).state
    assert laid(name, f'house = {{ {option} = "{value}" }}\n{BARE[name]}').house == new.house


@pytest.mark.parametrize("name", HOUSED)
@pytest.mark.parametrize("chosen", ['{ nonsense = "on" }', "{ %s = 'nonsense' }"])
def test_a_position_file_with_an_unknown_option_or_value_is_refused(name, chosen):
    text = chosen % CHOSEN[name][0] if "%s" in chosen else chosen
    with pytest.raises(BadData) as bad:
        laid(name, f"house = {text}\n{BARE[name]}")
    assert bad.value.key.startswith("house.")
