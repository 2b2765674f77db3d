"""Position files: what is the same in all of them."""

import pytest

from engine.core.errors import BadData
from engine.core.flow import pending
from engine.core.positions import read_position
from engine.titles import GAMES
from tests.toys.duel import DUEL, Position

TEXT = 'units = { r1 = ["red", 0], w1 = ["white", 6] }\nmover = "red"\n'


def test_a_position_is_read_from_text_or_from_the_same_as_data():
    data = {"units": {"r1": ["red", 0], "w1": ["white", 6]}, "mover": "red"}
    assert read_position(TEXT, Position) == read_position(data, Position)
    (d,) = pending(DUEL.lay_out(read_position(TEXT, Position)))
    assert d.seat == "red"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("content", ["no_such_key = 1", {"no_such_key": 1}], ids=["text", "data"])
def test_what_is_refused_names_the_file_the_key_and_the_reason(game, content):
    with pytest.raises(BadData) as bad:
        read_position(content, game.position)
    assert bad.value.file == "position"
    assert bad.value.key
    assert bad.value.why


def test_a_strange_key_is_named():
    with pytest.raises(BadData) as bad:
        read_position(TEXT + "no_such_key = 1", Position)
    assert bad.value.key == "no_such_key"


def test_a_text_that_is_no_toml_is_refused():
    with pytest.raises(BadData, match="position: is not TOML"):
        read_position("units = {", Position)


def test_a_position_that_breaks_an_invariant_is_refused_by_the_title_s_key():
    class Strict(type(DUEL)):
        pieces = "units"

        def problems(self, s):
            return ["two units in one place"]

    with pytest.raises(BadData) as bad:
        Strict().lay_out(read_position(TEXT, Position))
    assert (bad.value.key, bad.value.why) == ("units", "two units in one place")
