"""The chance chart: every cell by counting all throws of two dice, and the odds made of them."""

from fractions import Fraction
from itertools import product

import pytest

from engine.armada.battle.frames import Battle
from engine.armada.battle.weapons import need_to_hit
from engine.armada.model import odds
from engine.armada.model.chances import read_chances, standard_chances
from engine.armada.model.odds import Hull, exact_chance, hits
from engine.core.errors import BadData
from tests.armada.battle.battles import lay

THROWS = list(product(range(1, 7), repeat=2))
SEVEN, EIGHT, NOT7, EVEN, NEVER = 6, 5, 30, 18, 0
#: Every cell of the chart, as throws of 36: against ground units, fighters and starships.
CHART = {
    "laser": (SEVEN, SEVEN, EVEN),
    "ap": (EVEN, SEVEN, NEVER),
    "nuclear": (SEVEN, NEVER, NOT7),
    "blaster": (SEVEN, NOT7, SEVEN),
    "seeker": (EVEN, NEVER, NOT7),
    "fighter": (SEVEN, EVEN, SEVEN),
    "regiment": (SEVEN, SEVEN, SEVEN),
    "marines": (EVEN, SEVEN, SEVEN),
    "flashtrooper": (SEVEN, SEVEN, SEVEN),
    "ion_cannon": (SEVEN, EVEN, NOT7),
    "decoy": (NEVER, EVEN, NEVER),
}
#: What a row becomes against ground units under its condition.
BETTER = {"blaster": EVEN, "fighter": EVEN, "regiment": EIGHT, "flashtrooper": EVEN, "ion_cannon": EVEN}


def counted(wanted) -> int:
    """Count the throws of two dice that fit a need."""
    return sum(hits(wanted, a + b) for a, b in THROWS)


@pytest.mark.parametrize("shooter", CHART)
def test_chart_1_every_cell_by_all_throws_of_two_dice(shooter):
    row = standard_chances().of[shooter]
    for column, throws in zip(odds.COLUMNS, CHART[shooter], strict=True):
        wanted = odds.need_of(row, column)
        assert counted(wanted) == throws, column
        assert exact_chance(wanted) == Fraction(throws, 36)
    better = odds.need_of(row, "ground", better=True)
    assert counted(better) == BETTER.get(shooter, CHART[shooter][0])


def test_chart_1_the_whole_chart_is_these_eleven_rows():
    assert set(standard_chances().of) == set(CHART)


def test_chart_2_the_column_is_the_targets_kind():
    s = lay("R1 laser, S1, Sf1, Sr1, Si1")
    by = s.units["R1"]
    found = {
        x: need_to_hit(s, Battle("1", "red"), by, "laser", s.units[x]) for x in ("S1", "Sf1", "Sr1", "Si1")
    }
    assert found == {"S1": "even", "Sf1": "7", "Sr1": "7", "Si1": "7"}


def test_units_1_marines_hit_ground_units_on_even_and_others_on_7():
    s = lay("Rm1, S1, Sf1, Sr1")
    found = [
        need_to_hit(s, Battle("1", "red"), s.units["Rm1"], "marines", s.units[x])
        for x in ("Sr1", "Sf1", "S1")
    ]
    assert found == ["even", "7", "7"]
    assert (s.force.cost["marines"], s.force.cargo["marines"]) == (40, 10)
    assert [(s.force.cost[x], s.force.cargo[x]) for x in ("ap", "nuclear")] == [(1, 1), (1, 1)]


def test_notes_regiments_8_in_defence_and_7_in_attack():
    s = lay("Rr1, Sr1")
    red, silver = s.units["Rr1"], s.units["Sr1"]
    assert need_to_hit(s, Battle("1", "red"), red, "regiment", silver) == "7"
    assert need_to_hit(s, Battle("1", "red"), silver, "regiment", red) == "8"


def test_ruling_g1_exactly_eight_or_by_option_eight_or_more():
    assert counted("8") == 5 < counted("7") == 6
    s = lay("Rr1, Sr1", regiment_defence="8_or_more")
    wanted = need_to_hit(s, Battle("1", "red"), s.units["Sr1"], "regiment", s.units["Rr1"])
    assert (wanted, counted(wanted)) == ("8+", 15)
    assert need_to_hit(s, Battle("1", "silver"), s.units["Sr1"], "regiment", s.units["Rr1"]) == "7"


def test_ruling_g11_the_second_mover_defends_when_both_have_ordered_an_attack():
    s = lay("Rr1, Sr1", first="silver")
    both = Battle("1", "silver")
    assert need_to_hit(s, both, s.units["Rr1"], "regiment", s.units["Sr1"]) == "8"
    assert need_to_hit(s, both, s.units["Sr1"], "regiment", s.units["Rr1"]) == "7"


def test_notes_flashtroopers_even_only_in_the_turn_they_teleport():
    s = lay("Rt1, Sr1, S1, Sf1")
    v = Battle("1", "red")
    assert need_to_hit(s, v, s.units["Rt1"], "flashtrooper", s.units["Sr1"]) == "7"
    s.marks.teleported = ("Rt1",)
    assert need_to_hit(s, v, s.units["Rt1"], "flashtrooper", s.units["Sr1"]) == "even"
    assert need_to_hit(s, v, s.units["Rt1"], "flashtrooper", s.units["S1"]) == "7"


@pytest.mark.parametrize(
    ("units", "flipped", "wanted"),
    [
        ("Ri1, Sr1", (), "7"),
        ("Ri1, Rr1, Sr1", (), "even"),
        ("Ri1, Rm1, Sr1", (), "even"),
        ("Ri1, Rt1, Sr1", (), "7"),
        ("Ri1, Sr1", ("Ri1",), "even"),
    ],
)
def test_notes_ion_even_with_a_regiment_or_marines_or_flipped(units, flipped, wanted):
    s = lay(units)
    v = Battle("1", "red", flipped=flipped)
    assert need_to_hit(s, v, s.units["Ri1"], "ion_cannon", s.units["Sr1"]) == wanted


def test_notes_ion_a_regiment_aboard_a_ship_is_no_escort():
    s = lay("Ri1, R1, Rr1 in R1, Sr1")
    assert need_to_hit(s, Battle("1", "red"), s.units["Ri1"], "ion_cannon", s.units["Sr1"]) == "7"


def test_a_table_may_bring_its_own_chart():
    text = (standard_text()).replace('starship = "even"', 'starship = "not7"', 1)
    assert read_chances(text).of["laser"].starship == "not7"
    with pytest.raises(BadData, match="one row each"):
        read_chances(text[: text.rindex("[[row]]")])


def standard_text() -> str:
    """Return the standard chart as text."""
    from importlib.resources import files

    return (files("data") / "armada" / "chance.toml").read_text(encoding="utf-8")


# -- odds --------------------------------------------------------------------------------------------------


def test_a_volley_is_counted_out_exactly():
    found = odds.volley_odds(["7", "even", "not7"])
    counts = dict.fromkeys(range(4), 0)
    for a, b, c in product(THROWS, repeat=3):
        counts[(sum(a) == 7) + (sum(b) % 2 == 0) + (sum(c) != 7)] += 1
    assert found == {k: Fraction(n, 36**3) for k, n in counts.items()}
    assert odds.mean(found) == Fraction(6 + 18 + 30, 36)


def test_odds_of_destruction_add_up():
    assert odds.destruction_chance(Hull(False, 1), [("even", "not7")]) == Fraction(1, 12)
    assert odds.destruction_chance(Hull(False, 1), [("even", "not7")] * 2) > odds.destruction_chance(
        Hull(True, 1), [("even", "not7")] * 2
    )
