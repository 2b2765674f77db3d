"""Every cell of every chart, as printed, and as the steps use it."""

import dataclasses
from fractions import Fraction

import pytest

from engine.core.errors import BadData
from engine.stargate.model import odds
from engine.stargate.model.board import NUMBERS, standard_forces
from engine.stargate.model.charts import (
    CHARTS,
    LEAST,
    OPTIONS,
    _checked,
    approach_number,
    column_for,
    column_heading,
    drawn_in,
    kills_up_to,
    scatter_shift,
)
from engine.stargate.model.state import COALITION
from tests.stargate.combat.fights import both, fight, kinds, lay, meet, told

#: Rows: the defender's option; columns: the mover's; both in the order warp, charge, maneuver.
MATRIX = """
2  1  1d
1d 2  1
1  1d 2
"""
SHIELDS = {"defender": {"2": "3", "1": "2", "1d": "0"}, "mover": {"2": "1", "1": "0", "1d": "2d"}}
#: Rows: the die; columns: -2, -1, 0, 1, 2, 3 or 4, 5 thru 7, 8 or more.
CRT = """
Db Dd Dd Ed Ed Ed Ed Ed
Da Db Dd Dd Ed Ed Ed Ed
Da Db Db Dd Dd Ed Ed Ed
Ea Da Db Db Dd Dd Ed Ed
Ea Da Da Db Db Dd Dd Ed
Ea Ea Da Da Db Db Dd Dd
"""
COLUMNS = [[-2], [-1], [0], [1], [2], [3, 4], [5, 6, 7], [8, 9, 15, 40]]
PAIRS = [(d, m) for d in OPTIONS for m in OPTIONS]
ROWS = [row.split() for row in CRT.split("\n") if row]


def printed(defender, mover):
    rows = [row.split() for row in MATRIX.split("\n") if row]
    return rows[OPTIONS.index(defender)][OPTIONS.index(mover)]


def test_7_2_every_cell_of_the_matrix():
    for defender, mover in PAIRS:
        assert approach_number(defender, mover) == printed(defender, mover)


def test_ruling_7_2_a_each_option_meets_each_number_once():
    assert approach_number("charge", "maneuver") == "1"
    for option in OPTIONS:
        assert {approach_number(option, m) for m in OPTIONS} == {"2", "1", "1d"}
        assert {approach_number(d, option) for d in OPTIONS} == {"2", "1", "1d"}


def test_7_5_every_cell_of_the_shielded_chart():
    for defender, mover in PAIRS:
        for side in SHIELDS:
            assert approach_number(defender, mover, side) == SHIELDS[side][printed(defender, mover)]


#: Who moves into 1010, and who stood there: so that nobody, the defender or the mover is shielded.
FIELDS = {"": "X1 1010", "defender": "C1 1010, W2 1010", "mover": "X1 1010, H2 1010"}


def test_7_13_every_cell_in_play_with_every_die():
    for defender, mover in PAIRS:
        for side in FIELDS:
            for die in range(1, 7):
                number = SHIELDS[side][printed(defender, mover)] if side else printed(defender, mover)
                most, takes = int(number[0]), number.endswith("d")
                s = meet(lay(FIELDS[side]), "H1", "1010").state
                done = both(s, mover, defender, *([die] if most else []))
                (shown,) = told(done, "options")
                assert (shown["number"], shown["plain"]) == (number, printed(defender, mover))
                if die > most:
                    assert done.state.lost == ()
                    assert "passed" in kinds(done)
                elif takes:
                    assert done.state.lost == ("X1",)
                else:
                    assert done.state.lost == ("H1",)


def test_9_2_every_cell_of_the_results_table():
    for n in range(len(COLUMNS)):
        for die in range(1, 7):
            for differential in COLUMNS[n]:
                assert column_for(differential).results[die - 1] == ROWS[die - 1][n]


def test_9_2_below_the_table_there_is_nothing():
    assert LEAST == -2
    assert column_for(-3) is None
    assert [column_heading(c) for c in CHARTS.crt] == ["-2", "-1", "0", "1", "2", "3-4", "5-7", "8+"]


#: Coalition attackers and Virunian defenders in a hex without energy, and the differential they make.
FIGHTS = {
    -2: ("H1", "X1"), -1: ("I1", "X1"), 0: ("H1", "C1"), 1: ("H1", "T1"), 2: ("I1", "T1"), 3: ("M1", "T1"),
    4: ("H1 I1", "C1"), 5: ("H1 D1", "C1"), 6: ("I1 D1", "C1"), 7: ("I1 M1", "T1"), 8: ("D1 D2", "T1"),
    11: ("D1 I1 I2", "T1"),
}  # fmt: skip


def test_9_2_every_column_in_play_with_every_die():
    for differential in FIGHTS:
        for die in range(1, 7):
            attackers, defenders = (side.split() for side in FIGHTS[differential])
            s = lay(dict.fromkeys((*attackers, *defenders), "1410"))
            done = fight(s, COALITION, die)
            (came,) = told(done, "result")
            n = next(i for i, c in enumerate(COLUMNS) if differential in c or (i == 7 and differential > 8))
            assert came["differential"] == differential
            assert came["result"] == ROWS[die - 1][n]
            assert came["column"] == column_heading(CHARTS.crt[n])
            hit = {"a": attackers, "d": defenders, "b": [*defenders, *attackers]}[came["result"][1]]
            if came["result"][0] == "E":
                assert set(done.state.lost) == set(hit)
            else:
                assert done.state.stack[-1].v.left[0][0] == hit[0]
                assert done.state.lost == ()


def test_8_2_every_line_of_the_combined_unit_chart():
    lines = {c.of: (c.strength, c.attacks, c.allowance, c.modes) for c in standard_forces().combined}
    assert lines == {
        ("control", "transport"): (5, False, 5, ("linear", "wobble", "teleport")),
        ("control", "weapon"): (6, True, 5, ("linear", "wobble")),
        ("transport", "weapon"): (5, True, 5, ("linear",)),
        ("control", "transport", "weapon"): (10, True, 0, ("teleport",)),
    }


def test_5_45_the_scatter_die():
    assert [scatter_shift(n) for n in range(1, 7)] == [1, 0, 0, 0, 0, -1]


def test_11_3_the_gravity_die():
    assert [drawn_in(n) for n in range(1, 7)] == ["virunian"] * 2 + ["coalition"] * 2 + [""] * 2


def test_2_0_numbers_of_the_cases():
    assert dataclasses.asdict(NUMBERS) == {
        "fire_reach": 8, "fire_kills": 2, "stargate_kills": 1, "nullgate_kills": 2, "steady": 6,
        "lend_reach": 4, "mindless_hexes": 5, "skim_forced": 3, "stack": 3, "disperse_reach": 5,
        "berserk_strength": 6, "gravity_energy": 4, "losses": 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("matrix", {"warp": {"warp": "2"}}),
        ("matrix", {k: v for k, v in CHARTS.matrix.items() if k != "warp"}),
        ("shielded", {"defender": {"2": "3"}, "mover": {"2": "1", "1": "0", "1d": "2d"}}),
        ("shielded", {"defender": SHIELDS["defender"]}),
        ("crt", ()),
        ("crt", tuple(reversed(CHARTS.crt))),
        ("crt", (CHARTS.crt[0], CHARTS.crt[0])),
    ],
)
def test_charts_with_holes_are_refused(part, wrong):
    with pytest.raises(BadData) as bad:
        _checked(dataclasses.replace(CHARTS, **{part: wrong}))
    assert bad.value.key == part


# -- odds --------------------------------------------------------------------------------------------------


def test_odds_of_combat_add_up_and_agree_with_the_table():
    for n, c in enumerate(odds.forecasts()):
        assert sum(c.results.values()) == 1
        for r, chance in c.results.items():
            assert chance == Fraction(sum(row[n] == r for row in ROWS), 6)
    assert odds.forecast(-9).results == {"Ea": 1}
    assert odds.forecast(-9).column == ""
    assert odds.forecast(6).of("E", "d") == Fraction(4, 6)
    assert odds.forecast(0).of("D", "a") == Fraction(4, 6)
    assert odds.forecast(0).of("D", "d") == Fraction(4, 6)
    assert odds.forecast(-2).of("E") == Fraction(1, 2)


@pytest.mark.parametrize("side", ["", "defender", "mover"])
def test_odds_of_approach_agree_with_the_dice(side):
    for (d, m), met in odds.pairings(side).items():
        most, takes = kills_up_to(approach_number(d, m, side))
        hits = Fraction(sum(die <= most for die in range(1, 7)), 6)
        assert (met.mover, met.defender) == ((0, hits) if takes else (hits, 0))
        assert met.number == approach_number(d, m, side)


def test_odds_of_mixes():
    even = dict.fromkeys(OPTIONS, 1)
    assert odds.mixed_odds(even, even) == odds.Meeting("", Fraction(1, 6), Fraction(1, 18))
    assert odds.mixed_odds({"warp": 3}, {"warp": 1, "charge": 1}).mover == Fraction(1, 4)
    assert odds.mixed_odds({"warp": 1}, {"maneuver": 2}, "mover").defender == Fraction(1, 3)
    with pytest.raises(ValueError, match="weight"):
        odds.mixed_odds({"warp": 0}, even)


def test_odds_on_the_way():
    assert odds.survives_fire(0) == 1
    assert odds.survives_fire(3) == Fraction(8, 27)
    assert odds.survives_crossing(2) == Fraction(25, 36)
    assert odds.survives_crossing(0, 1) == Fraction(2, 3)
    assert odds.scatter(6) == {0: 1}
    assert odds.scatter(7) == {1: Fraction(1, 6), 0: Fraction(2, 3), -1: Fraction(1, 6)}
    assert odds.gravity() == {"virunian": Fraction(1, 3), "coalition": Fraction(1, 3), "": Fraction(1, 3)}
