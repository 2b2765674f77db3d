"""Buying a fleet: credits, cargo, special types, the force chart (START.1, BUY.1 to BUY.8, PIECES.1)."""

from random import Random

import pytest

from engine.armada.fleet.purchase import any_fleet, capacity, cargo_used, check_fleet, cost, credits_of, price
from engine.armada.fleet.text import FLEETS, read_fleet, ready_made
from engine.armada.game import ARMADA
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import read_force, standard_force
from engine.armada.model.state import Opening, State
from engine.core.contract import Setup
from engine.core.data import load
from engine.core.dice import RandomDice
from engine.core.errors import BadData
from engine.core.flow import apply, faults, find, pending


def codes(text, s=None, seat="red"):
    return [
        (f.code.removeprefix("fleet-"), f.case, f.at)
        for f in check_fleet(s or State(), seat, read_fleet(text))
    ]


def test_start_1_three_thousand_credits_and_all_of_it_in_starships():
    assert credits_of(State(), "red") == 3000
    assert codes("1-30 starship") == []
    assert codes("1-29 starship; 30 starship: ap 1") == [("credits", "Ruling G29", "")]


def test_ruling_g29_the_budget_is_exact_and_the_refusal_says_what_it_costs():
    (fault,) = check_fleet(State(), "red", read_fleet("1-30 starship: decoy"))
    assert fault.why == "the fleet costs 3060 of 3000 credits"
    invaded = State(scenario="invasion", defender="silver")
    assert codes("1-20 starship", invaded, "silver") == []
    assert codes("1-20 starship: ap 1", invaded, "silver") == [("credits", "Ruling G29", "")]
    assert codes("1-20 starship: ap 1", invaded, "red") == []


def test_buy_1_a_starship_has_room_for_thirty():
    assert codes("1 starship: laser 6") == []
    assert codes("1 starship: laser 6, ap 1") == [("cargo", "BUY.1", "1")]
    assert codes("7 starship: marines 2, regiment 2") == [("cargo", "BUY.1", "7")]


def test_buy_2_a_special_type_that_lacks_what_makes_it_special_is_refused():
    bad = codes("1 missile_boat; 2 fighter_carrier; 3 probe_scout")
    assert [(case, at) for _, case, at in bad] == [("Ruling G45", "1"), ("BUY.4", "2"), ("BUY.6", "3")]


def test_buy_3_a_missile_boat_has_six_more_spaces_for_missiles_only():
    assert codes("1 missile_boat: launcher 3, laser 3, ap 3, nuclear 3") == []
    assert codes("1 missile_boat: launcher 3, laser 3, seeker 3") == [("missiles", "Ruling G45", "1")]
    assert codes("1 missile_boat: launcher 3, laser 3, nuclear 7") == [("cargo", "BUY.1", "1")]


@pytest.mark.parametrize(("n", "code"), [(2, "few"), (4, "many")])
def test_ruling_g45_exactly_three_launchers_paid_and_stowed(n, code):
    assert codes(f"1 missile_boat: launcher {n}") == [(code, "Ruling G45", "1")]
    boat = read_fleet("1 missile_boat: launcher 3").ships[0]
    assert price(standard_force(), boat) == 175
    assert cargo_used(standard_force(), boat.has) == 15


def test_buy_4_a_carrier_has_room_for_forty_and_three_fighters():
    assert codes("1 carrier: fighter 8") == []
    assert codes("1 carrier: fighter 2") == [("few", "BUY.4", "1")]
    assert codes("1 carrier: fighter 8, ap 1") == [("cargo", "BUY.1", "1")]


def test_buy_6_a_probe_scout_has_room_for_35_a_launcher_and_no_missiles():
    assert codes("1 scout: probe launcher 1, laser 6") == []
    assert codes("1 scout: laser 1") == [("few", "BUY.6", "1")]
    bad = codes("1 scout: probe launcher, ap 1, nuclear 1, seeker 1")
    assert bad == [("many", "BUY.6", "1")] * 3


def test_buy_7_every_starship_has_a_number_of_its_own():
    twice = Fleet((Design(4, "starship"), Design(4, "starship")))
    assert [f.code for f in check_fleet(State(), "red", twice)] == ["fleet-number-twice"]
    unordered = Fleet((Design(4, "starship"), Design(3, "starship")))
    assert [f.code for f in check_fleet(State(), "red", unordered)] == ["fleet-order"]
    assert [f.code for f in check_fleet(State(), "red", Fleet((Design(100, "starship"),)))] == [
        "fleet-number"
    ]


#: The force chart: credits, cargo spaces taken, and for hulls the spaces that they have.
CHART = {
    "starship": (100, 0, 30), "missile_boat": (100, 0, 36), "fighter_carrier": (100, 0, 40),
    "probe_scout": (100, 0, 35), "laser": (20, 5, 0), "blaster": (10, 5, 0), "launcher": (25, 5, 0),
    "ap": (1, 1, 0), "nuclear": (1, 1, 0), "seeker": (8, 2, 0), "shield": (25, 5, 0), "armor": (10, 5, 0),
    "probe_launcher": (10, 5, 0), "probe": (3, 1, 0), "decoy": (2, 1, 0), "fighter": (25, 5, 0),
    "regiment": (20, 10, 0), "marines": (40, 10, 0), "flashtrooper": (10, 2, 0), "ion_cannon": (100, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("item", CHART)
def test_buy_8_every_row_of_the_force_chart(item):
    row = standard_force().item[item]
    assert (row.cost, row.cargo, row.capacity) == CHART[item]
    assert capacity(standard_force(), item) == CHART[item][2]


def test_buy_8_nothing_else_is_sold():
    assert len(standard_force().items) == len(CHART)
    for item in ("ion_cannon", "starship", "warp drive"):
        bad = check_fleet(State(), "red", Fleet((Design(1, "starship", {item: 1}),)))
        assert [f.code for f in bad] == ["fleet-unknown"]
    for n in (0, -1, 1000):
        bad = check_fleet(State(), "red", Fleet((Design(1, "starship", {"laser": n}),)))
        assert "fleet-count" in [f.code for f in bad]


def test_pieces_1_thirty_bare_hulls_are_the_most():
    assert codes("1-30 starship") == []
    cheap = State(force=read_force(own_force({"starship": 50})))
    assert codes("1-31 starship", cheap) == [("ships", "PIECES.1", "")]


def test_ruling_g35_the_budget_alone_allows_no_more_than_thirty():
    assert 3000 // min(standard_force().cost[h] for h in ("starship", "missile_boat")) == 30


def test_every_fault_of_a_fleet_is_named_at_once():
    bad = codes("1 starship: shield 2; 2 starship: laser 7; 3 scout: laser 1; 4-40 starship")
    assert [x[0] for x in bad] == ["most", "cargo", "few", "ships", "credits"]


def own_force(costs):
    """Write a table's own force chart: the usual one at other prices."""
    from dataclasses import asdict

    rows = []
    for item in standard_force().items:
        raw = asdict(item) | {"cost": costs.get(item.id, item.cost)}
        needs = ", ".join(f"{k} = [{a}, {b}]" for k, (a, b) in raw.pop("needs").items())
        raw.pop("reconstructed")
        lines = [f"{k} = {str(v).lower() if isinstance(v, bool) else repr(v)}" for k, v in raw.items()]
        rows.append("\n".join(["[[items]]", *lines, f"needs = {{ {needs} }}"]))
    return 'name = "own"\n' + "\n".join(rows)


def test_a_table_may_bring_its_own_force_chart():
    setup = Setup("armada", files={"force": own_force({"laser": 99})})
    s = ARMADA.new(setup, RandomDice(Random(1))).state
    assert cost(s.force, read_fleet("1 starship: laser 1")) == 199
    d = pending(s)[0]
    assert [f.code for f in faults(s, d, read_fleet("1-16 starship: laser 1"))] == ["fleet-credits"]


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda t: t.replace("id = 'laser'", "id = 'lazer'"), "laser"),
        (lambda t: t.replace("capacity = 30", "capacity = 0"), "starship"),
        (lambda t: t.replace("launcher = [3, 3]", "phaser = [3, 3]"), "missile_boat.needs.phaser"),
        (lambda t: t.replace("cost = 20", "cost = -20", 1), "items.4.cost"),
    ],
)
def test_a_force_chart_that_cannot_be_is_refused_with_its_key(spoil, key):
    with pytest.raises(BadData) as why:
        read_force(spoil(own_force({})))
    assert why.value.key == key


def test_ready_made_fleets_are_legal_and_fit_the_purse():
    assert all(not check_fleet(State(), "red", fleet) for fleet in FLEETS.values())
    assert set(ready_made(State(), "red")) == set(FLEETS)
    poor = ready_made(State(scenario="invasion", defender="red"), "red")
    assert "guard" in poor
    assert len(poor) < len(FLEETS)


def test_random_fleets_are_legal_and_varied():
    rng, s = Random(5), State()
    fleets = [any_fleet(s, Opening(), "red", rng) for _ in range(200)]
    assert all(not check_fleet(s, "red", fleet) for fleet in fleets)
    assert {x.hull for f in fleets for x in f.ships} == {
        "starship",
        "missile_boat",
        "fighter_carrier",
        "probe_scout",
    }
    sold = {item for f in fleets for x in f.ships for item in x.has}
    assert len(sold) == 15
    assert min(cost(s.force, f) for f in fleets) < 1500 < 2900 < max(cost(s.force, f) for f in fleets)


def test_an_empty_fleet_is_a_fleet_and_an_illegal_one_changes_nothing():
    s = ARMADA.new(Setup("armada"), RandomDice(Random(1))).state
    d = next(d for d in pending(s) if d.seat == "red")
    assert not faults(s, d, Fleet())
    with pytest.raises(Exception, match="3100 of 3000"):
        apply(s, "red", d.id, read_fleet("1-31 starship"), RandomDice(Random(1)))
    assert find(s, "red", d.id) == d


def test_the_data_files_say_what_is_reconstructed():
    board = load("armada", "board", dict)
    assert board["reconstructed"] is True
    marked = {x.id for x in standard_force().items if x.reconstructed}
    assert {"laser", "regiment", "seeker"} <= marked
    assert not marked & {"marines", "ap", "nuclear"}
