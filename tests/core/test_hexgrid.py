"""Hex maps with printed numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.hexgrid import WAYS, Grid, axial, distance, heading, printed, step

GRID = Grid(27, 17, ["1118"])
HEXES = st.sampled_from(GRID.hexes)
HEADINGS = st.integers(0, 5)


@given(HEXES)
def test_a_hex_reads_back(at):
    assert printed(*axial(at)) == at


@given(HEXES, HEADINGS, st.integers(1, 8))
def test_a_line_has_its_length_and_heading_and_leads_back(at, way, n):
    to = step(at, way, n)
    if to:
        assert distance(at, to) == n
        assert heading(at, to) == way
        assert step(to, way + 3, n) == at


@given(HEXES, HEXES, HEXES)
def test_distance_is_one(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) is (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEXES)
def test_neighbours_are_one_hex_away_in_six_directions(at):
    near = GRID.near[at]
    assert [distance(at, h) for h in near if h] == [1] * sum(map(bool, near))
    assert all(h in GRID for h in near if h)


@given(HEXES, HEADINGS)
def test_rays_go_to_the_edge(at, way):
    ray = GRID.rays[at][way]
    assert [distance(at, h) for h in ray] == list(range(1, len(ray) + 1))
    last = ray[-1] if ray else at
    assert GRID.near[last][way] == ""


def test_hexes_off_the_map_lead_onto_it_but_are_not_on_it():
    assert "1118" not in GRID
    assert GRID.near["1118"] == ("1117", "1217", "", "", "", "1017")
    assert not any("1118" in near for near in GRID.near.values())


@pytest.mark.parametrize(("n", "count"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_within(n, count):
    assert len(GRID.within("1409", n)) == count


def test_the_edge_has_no_numbers():
    assert step("0101", WAYS.index("n")) == ""
    assert step("0101", WAYS.index("nw")) == ""
    assert printed(99, 0) == ""
