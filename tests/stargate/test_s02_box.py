"""The battle, the counters and the map (Sections 1.0 and 2.0), and a table's own files."""

from importlib.resources import files

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.core.errors import BadData
from engine.core.flow import pending
from engine.core.hexgrid import distance, heading, step
from engine.stargate.game import STARGATE
from engine.stargate.model.board import read_board, read_forces, standard_board, standard_forces
from engine.stargate.model.state import SEATS, State
from engine.stargate.queries.view import view_for

BOARD = (files("data") / "stargate" / "board.toml").read_text(encoding="utf-8")
UNITS = (files("data") / "stargate" / "units.toml").read_text(encoding="utf-8")
F, B = standard_forces(), standard_board()


def test_1_0_two_sides_and_a_set_up_that_asks_at_once():
    assert STARGATE.seats == SEATS == ("coalition", "virunian")
    s = STARGATE.new(Setup("stargate"), GivenDice()).state
    assert [(d.seat, d.kind) for d in pending(s)] == [("coalition", "staging.unit")]


def test_2_0_nothing_is_on_the_map_when_the_game_begins():
    v = view_for(State(), None)
    assert v.at == {}
    assert len(v.reserve) == 19
    assert v.undeployed == 21


def test_2_1_nineteen_coalition_and_twenty_one_virunian_units():
    assert len(F.side["coalition"]) == 19
    assert len(F.side["virunian"]) == 21


def test_ruling_2_1_a_only_forty_counters_are_units():
    assert len(F.units) == 40
    assert not set(F.side["coalition"]) & set(F.side["virunian"])


def test_2_11_a_counter_shows_race_number_strength_and_movement():
    assert F.race["H3"] == "human"
    assert (F.units["H3"].strength, F.units["H3"].allowance, F.units["H3"].modes) == (3, 8, ("linear",))
    assert F.group["W2"] == 2
    assert F.group["X1"] == F.group["H1"] == 0


def test_2_12_each_tri_ship_has_control_transport_and_weapon():
    assert F.trio == {n: (f"C{n}", f"T{n}", f"W{n}") for n in range(1, 7)}
    assert sum(F.race[u] == "monad" for u in F.units) == 3


def test_ruling_2_12_a_the_printed_values():
    found = {x.id: (x.count, x.strength, x.attacks, x.allowance, x.modes) for x in F.types}
    linear, wobble = ("linear",), ("wobble",)
    assert found == {
        "human": (6, 3, True, 8, linear), "igugui": (5, 4, True, 6, ("linear", "teleport")),
        "meta-mexish": (4, 5, True, 6, wobble), "duonoip": (4, 5, True, 6, linear),
        "control": (6, 3, False, 5, wobble), "transport": (6, 2, False, 5, linear),
        "weapon": (6, 3, True, 5, linear), "monad": (3, 5, True, 6, linear),
    }  # fmt: skip
    assert "reconstructed" in UNITS


def test_2_2_two_stargates_with_six_orbit_hexes_and_the_nullgate():
    assert B.stargates == {"A": "0914", "B": "0706"}
    assert B.nullgate == "2109"
    assert B.barred == {"0914", "0706", "2109"}
    assert len(B.orbits) == 12


def test_ruling_2_2_a_the_map_and_its_directions():
    assert (B.columns, B.rows, len(B.grid.hexes)) == (27, 17, 459)
    assert [step("0914", w) for w in range(6)] == ["0913", "1013", "1014", "0915", "0814", "0813"]
    assert step("0814", 2) == "0915"  # even columns lie half a hex lower
    for h in B.grid.hexes:
        for way, near in enumerate(B.grid.near[h]):
            assert not near or (B.grid.near[near][(way + 3) % 6] == h and heading(h, near) == way)


def test_ruling_2_2_b_orbit_hexes_are_numbered_clockwise_from_the_north():
    for gate, at in B.stargates.items():
        assert B.orbit[gate] == tuple(step(at, w) for w in range(6))
        assert all(B.orbits[h] == (gate, i) for i, h in enumerate(B.orbit[gate]))


def test_ruling_11_0_a_the_map_s_energy_lies_in_rings():
    for h in B.grid.hexes:
        near = {b: distance(h, at) for at, b in B.bodies.items()}
        gate = min(near["A"], near["B"])
        wanted = {2: -3, 3: -2, 4: -1}.get(gate, 0) or {1: 4, 2: 3, 3: 2, 4: 1}.get(near["N"], 0)
        assert B.value.get(h, 0) == wanted, h


def test_a_table_may_bring_its_own_map_and_counters():
    own = BOARD.replace('"standard"', '"own"').replace("columns = 27", "columns = 28")
    more = UNITS.replace("allowance = 8", "allowance = 9", 1)
    s = STARGATE.new(Setup("stargate", files={"board": own, "units": more}), GivenDice()).state
    assert s.board.columns == 28
    assert s.forces.units["H1"].allowance == 9
    assert s != STARGATE.new(Setup("stargate"), GivenDice()).state


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('A = "0914"', 'A = "0114"', "stargates.A"),
        ('A = "0914"', 'A = "0708"', "stargates"),
        ('A = "0914"\n', "", "stargates"),
        ('nullgate = "2109"', 'nullgate = "2818"', "nullgate"),
        ('nullgate = "2109"', 'nullgate = "21x9"', "nullgate"),
        ('nullgate = "2109"', 'nullgate = "0914"', ""),
        ("columns = 27", "columns = 99", "columns"),
        ('"1118", "1318"', '"1117", "1318"', "staging"),
        ('"1118", "1318"', '"1318", "1318"', "staging"),
        ('"1118", "1318"', '"1119", "1318"', "staging"),
        ('"2008", "2009"', '"2008", "2109"', "energy.4"),
        ('"2008", "2009"', '"2008", "0913"', "energy.4"),
        ('"2008", "2009"', '"2008", "1908"', "energy.3"),
        ('"4" = [', '"44" = [', "energy.44"),
        ("columns = 27", "columns = 27\nlines = 3", "lines"),
        ('name = "standard"', 'name = ""', "name"),
    ],
)
def test_a_wrong_map_is_refused_with_file_key_and_reason(old, new, key):
    with pytest.raises(BadData) as bad:
        read_board(BOARD.replace(old, new))
    assert bad.value.file == "board.toml"
    assert bad.value.key.startswith(key)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('letter = "I"', 'letter = "H"', "types.0"),
        ('letter = "I"', 'letter = "i"', "types.1"),
        ("groups = 6", "groups = 5", "types.4"),
        ('modes = ["linear", "teleport"]', "modes = []", "types.1"),
        ('modes = ["wobble"]', 'modes = ["walk"]', "types.2"),
        ('id = "monad"', 'id = "nomad"', "types"),
        ('of = ["transport", "weapon"]', 'of = ["weapon", "transport"]', "combined"),
        ("count = 6\nstrength = 3\nallowance = 8", "count = 60\nstrength = 3\nallowance = 8", "types.0"),
        ('modes = ["teleport"]', 'modes = ["linear"]', "combined"),
        ("allowance = 0", "allowance = 0\ncolour = 3", "combined"),
        ('seat = "coalition"\ncount = 6', 'seat = "virunian"\ncount = 6', "types"),
        ("count = 5", "count = 1", ""),
    ],
)
def test_wrong_counters_are_refused_with_file_key_and_reason(old, new, key):
    text = UNITS.replace(old, new)
    if not key:
        for n in ("count = 6", "count = 4"):
            text = text.replace(n, "count = 1", 1)
        text = text.replace("count = 4", "count = 1")
    with pytest.raises(BadData) as bad:
        read_forces(text)
    assert bad.value.file == "units.toml"
    assert bad.value.key.startswith(key or "types")
