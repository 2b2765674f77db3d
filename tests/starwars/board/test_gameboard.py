"""Equipment and Gameboard: everything that the rule text says of the board and the pieces, W1 to W9."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.starwars.galaxy import standard
from engine.starwars.game import STARWARS
from engine.starwars.state import State
from tests.starwars.play import Throw, bare, do, ends

G = standard()
STARS = {s.name: s for s in G.stars}
SWAP = {"SOL": "VEGA", "RIGEL": "DENEB", "POLLUX": "MIRA"}
SWAP |= {b: a for a, b in SWAP.items()}
LINKS = {frozenset((s.name, x)) for s in G.stars for x in s.links}


def new() -> State:
    return STARWARS.new(Setup("starwars"), GivenDice(6, 6, 1, 1)).state


def test_equipment_1_twenty_ships_twenty_one_cards_two_dice_each():
    s = new()
    assert [len(s.fleet[x]) for x in ("blue", "orange")] == [10, 10]
    assert len(s.deck) == 21
    assert [e.facts["dice"] for e in do(s, Throw(), 2, 6).events if e.kind == "thrown"] == [[2, 6]]


def test_gameboard_1_six_stars_two_of_them_homes():
    assert set(STARS) == {"SOL", "RIGEL", "POLLUX", "VEGA", "DENEB", "MIRA"}  # W1
    assert set(G.homes) == {"SOL", "VEGA"}


def test_gameboard_1_a_track_is_a_ring():
    assert G.land["SOL-12"][1] == "SOL-1"
    assert G.land["SOL-9"][6] == "SOL-3"


def test_hyperjumps_1_how_many_jumps_a_star_is_away():
    far = replace(G).far  # worked out anew
    assert far["SOL"] == {"SOL": 0, "RIGEL": 1, "MIRA": 1, "POLLUX": 2, "DENEB": 2, "VEGA": 3}
    assert all(far[a][b] == far[b][a] for a, b in combinations(STARS, 2))


def test_ruling_t1_the_sixth_star_is_deneb():
    assert "DENEB" in STARS
    assert "DENE" not in STARS


def test_ruling_t36_every_kind_of_space_and_what_each_track_has():
    counts = {name: Counter(s.track) for name, s in STARS.items()}
    assert {len(s.track) for s in G.stars} == {12}
    for home in ("SOL", "VEGA"):
        assert counts[home] == Counter(E=7, P=3, H=2)
    for corner in ("RIGEL", "DENEB"):
        assert counts[corner] == Counter(E=5, P=3, H=2, B=1, N=1)
    for centre in ("POLLUX", "MIRA"):
        assert counts[centre] == Counter(E=4, P=3, H=3, B=1, N=1)
    assert G.reconstructed


def test_ruling_t36_the_board_is_the_same_for_both_sides():
    for name, s in STARS.items():
        other = STARS[SWAP[name]]
        assert s.track == other.track
        assert {SWAP[x] for x in s.links} == set(other.links)
        assert s.home == other.home


def test_ruling_t36_a_home_has_as_many_planets_as_a_fleet_has_reserves():
    for home in G.homes:
        assert len(G.docks[home]) == G.pieces.ships - len(G.empty[home])


def test_ruling_t36_most_numbers_land_and_one_reaches_an_h():
    for space in [x for x, k in G.kind.items() if k in "EP"]:
        kinds = [G.kind[x] for x in G.land[space][1:]]
        assert sum(k in "EPH" for k in kinds) >= 4
        assert "H" in kinds


def graphs_that_fit():
    """Return every way to link six stars that fits the words and examples of the rule text (W2)."""
    names = sorted(STARS)
    pairs = [frozenset(p) for p in combinations(names, 2)]
    fixed = {"SOL": {"RIGEL", "MIRA"}, "POLLUX": {"VEGA", "MIRA", "RIGEL"}, "RIGEL": {"SOL", "POLLUX"}}
    sure = {frozenset((a, b)) for a, others in fixed.items() for b in others}
    free = [p for p in pairs if not p & fixed.keys()]
    for n in range(len(free) + 1):
        for more in combinations(free, n):
            graph = sure | set(more)
            degree = Counter(x for pair in graph for x in pair)
            if sorted(degree.values()) == [2, 2, 2, 2, 3, 3]:
                yield graph


def test_hyperjumps_1_only_one_set_of_links_fits_the_text():
    fitting = list(graphs_that_fit())
    assert fitting == [LINKS]  # W2 and W3
    assert len(LINKS) == 7


def test_hyperjumps_1_corners_have_two_links_and_centres_three():
    assert {name: len(s.links) for name, s in STARS.items()} == {
        "SOL": 2, "VEGA": 2, "RIGEL": 2, "DENEB": 2, "POLLUX": 3, "MIRA": 3,
    }  # fmt: skip


def test_hyperjumps_1_the_homes_are_three_jumps_apart():
    assert G.far["SOL"]["VEGA"] == G.far["VEGA"]["SOL"] == 3  # W3


def test_set_up_1_each_home_track_has_seven_empty_spaces():
    assert [len(G.empty[home]) for home in G.homes] == [7, 7]  # W4


def test_planets_2_a_home_has_planets_for_two_builds_a_turn():
    assert all(len(G.docks[home]) >= G.pieces.builds == 2 for home in G.homes)  # W5


def test_blackholes_1_only_the_other_stars_have_black_holes_and_novas():
    for s in G.stars:
        assert ("B" in s.track, "N" in s.track) == (not s.home, not s.home)  # W5 and W6
        assert "P" in s.track
        assert "H" in s.track
        assert "E" in s.track


def test_set_up_1_ten_ships_a_side_seven_on_the_board():
    s = new()
    for seat in ("blue", "orange"):  # W7
        assert s.fleet[seat].count("") == 3
        assert sum(bool(x) for x in s.fleet[seat]) == 7


def test_set_up_2_twenty_one_cards_of_three_types():
    assert Counter(G.deck()) == Counter(A=7, W=7, S=7)  # W8


def test_hyperjumps_2_a_full_home_cannot_be_jumped_into():
    full = dict(enumerate(G.empty["VEGA"], 1))  # W9
    s = bare({1: "DENEB-4", 10: "SOL-9"}, full, 1, 2)
    assert {G.star[x] for x in ends(s, 1, 1)} == {"MIRA"}
