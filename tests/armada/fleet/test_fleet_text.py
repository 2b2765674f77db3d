"""Fleets as text: read with every bad line named, written back the same."""

from random import Random

import pytest

from engine.armada.fleet.purchase import any_fleet
from engine.armada.fleet.text import LONGEST, NAMES, named, read_fleet, write_fleet
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.state import Opening, State
from engine.core.errors import IllegalAction


def test_a_line_is_numbers_hull_and_what_it_carries():
    fleet = read_fleet("1-2 starship: laser 2, shield 1\n3 missile_boat: launcher 3, nuclear 6")
    assert fleet.ships == (
        Design(1, "starship", {"laser": 2, "shield": 1}),
        Design(2, "starship", {"laser": 2, "shield": 1}),
        Design(3, "missile_boat", {"launcher": 3, "nuclear": 6}),
    )


@pytest.mark.parametrize(
    "text",
    [
        "4 starship: laser 2, shield, regiment 1",
        "4 ship: 2 lasers + force shield + regiment",
        "4  STARSHIP :  Laser x2,Shield x 1 ,regiments 1",
        "4 starship: laser, laser, shield and regiment",
        "# my best ship\n4 starship: 2x laser, shield, 1 regiment   # the landing",
        "4 starship: laser 2, shield 1, regiment 1;",
        "\r\n4 starship: laser 2, shield 1, regiment 1\r\n\r\n",
    ],
)
def test_many_ways_to_write_the_same_ship(text):
    assert read_fleet(text) == Fleet((Design(4, "starship", {"laser": 2, "shield": 1, "regiment": 1}),))


@pytest.mark.parametrize(
    "line", ["3x starship: laser 1", "starship x3: laser 1", "starship ×3: laser", "Ships × 3: laser"]
)
def test_so_many_like_ships_on_one_line(line):
    assert read_fleet(line) == read_fleet("1-3 starship: laser 1")


def test_ships_without_numbers_get_the_next_ones():
    fleet = read_fleet("2x carrier: fighter 3; boat: launcher 3; 9 ship; scout: probe launcher")
    assert [(x.no, x.hull) for x in fleet.ships] == [
        (1, "fighter_carrier"), (2, "fighter_carrier"), (3, "missile_boat"), (9, "starship"),
        (10, "probe_scout"),
    ]  # fmt: skip


def test_every_item_and_hull_has_names_that_are_read():
    assert {named(word) for word in NAMES} == set(NAMES.values())
    assert [named(x) for x in ("A.P. missiles", "force shield", "Blaster batteries", "Missile boats")] == [
        "ap", "shield", "blaster", "missile_boat",
    ]  # fmt: skip


def test_every_bad_line_is_named_with_what_and_why():
    with pytest.raises(IllegalAction) as why:
        read_fleet(
            "1 starship: laser 2\n2 starship: warp drive 2\n\n# fine\nfrigate: laser\n1 ship\n5-3 ship\n!!"
        )
    faults = [(f.at, f.code, f.case) for f in why.value.faults]
    assert faults == [(f"line {n}", "fleet-line", "BUY.7") for n in (2, 5, 6, 7, 8)]
    said = [f.why for f in why.value.faults]
    assert said[0].startswith('cannot read "warp drive 2": no such item; there are laser, ')
    assert said[1].startswith('cannot read "frigate": no such ship')
    assert said[2] == 'cannot read "1": another line has this ship'


def test_a_number_that_stands_alone_is_no_item():
    with pytest.raises(IllegalAction, match='cannot read "5": no such item'):
        read_fleet("1 starship: laser 2, 5")


def test_a_text_beyond_all_measure_is_refused():
    with pytest.raises(IllegalAction, match="longer than"):
        read_fleet("1 starship\n" * LONGEST)
    with pytest.raises(IllegalAction):
        read_fleet("1-99999 starship")


def test_runs_of_like_ships_are_written_on_one_line():
    text = "1-3 starship: laser 2\n4 probe_scout: probe_launcher 1\n6-7 starship"
    assert write_fleet(read_fleet(text)) == text


@pytest.mark.parametrize("seed", range(5))
def test_what_is_written_reads_the_same(seed):
    rng = Random(seed)
    for _ in range(60):
        fleet = any_fleet(State(), Opening(), "red", rng)
        assert read_fleet(write_fleet(fleet)) == fleet
        assert read_fleet(write_fleet(fleet).replace("\n", "; ")) == fleet


def test_letters_at_random_never_break_the_reader():
    rng = Random(3)
    for _ in range(2000):
        text = "".join(rng.choice("19 x-:;,#\nstarshiplaser") for _ in range(rng.randrange(40)))
        try:
            fleet = read_fleet(text)
        except IllegalAction:
            continue
        assert read_fleet(write_fleet(fleet)) == fleet


@pytest.mark.parametrize(
    "text", ["laser -1", "-1 laser", "laser -", "laser x-1", "shield, laser - 2", "laser--1"]
)
def test_a_negative_number_buys_nothing(text):
    with pytest.raises(IllegalAction):
        read_fleet(f"starship: {text}")
