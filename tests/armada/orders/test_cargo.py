"""What fits into a ship: fighter space, missiles only, lost room (BUY.1 to BUY.6, Ruling G38, Ruling G43)."""

from itertools import product

import pytest

from engine.armada.model.cargo import fits, may_have
from engine.armada.model.force_chart import standard_force
from engine.armada.model.state import Unit

FORCE = standard_force()


def holds(hull, has, units, *, room=0, wreck=0):
    return fits(FORCE, Unit("R1", "red", hull, "B", room=room, wreck=wreck), has, units)


def test_buy_5_troops_take_more_where_fighters_were():
    # 40 spaces, of them 15 for fighters and 25 ordinary, with two lasers in the ordinary hold: 15 left there
    carrier = {"laser": 2}
    assert holds("fighter_carrier", carrier, {"regiment": 2}, room=15)  # 10 in the hold, 15 in fighter space
    assert not holds("fighter_carrier", carrier, {"regiment": 3}, room=15)
    assert holds("fighter_carrier", carrier, {"regiment": 1, "marines": 1}, room=15)
    assert holds("fighter_carrier", carrier, {"fighter": 6}, room=15)
    assert not holds("fighter_carrier", {"laser": 3}, {"regiment": 2, "fighter": 1}, room=15)


def test_ruling_g38_a_flashtrooper_takes_two_spaces_and_three_where_fighters_were():
    assert holds("starship", {}, {"flashtrooper": 15})
    assert not holds("starship", {}, {"flashtrooper": 16})
    full = {"laser": 5}  # the ordinary 25 are full
    assert holds("fighter_carrier", full, {"flashtrooper": 5}, room=15)
    assert not holds("fighter_carrier", full, {"flashtrooper": 6}, room=15)


def test_components_stay_in_the_ordinary_hold():
    assert not holds("fighter_carrier", {"laser": 6}, {}, room=15)
    assert holds("fighter_carrier", {"laser": 5, "ap": 15}, {}, room=15)


def test_ruling_g43_lost_armor_and_shields_free_no_room():
    assert holds("starship", {"laser": 4}, {"regiment": 1})
    assert not holds("starship", {"laser": 4}, {"regiment": 1}, wreck=5)


def test_buy_3_the_extra_six_spaces_of_a_boat_take_missiles_only():
    assert holds("missile_boat", {"launcher": 3, "nuclear": 6}, {"regiment": 1, "fighter": 1})
    assert not holds("missile_boat", {"launcher": 3}, {"regiment": 2})
    assert holds("missile_boat", {"launcher": 3, "nuclear": 21}, {})
    assert not holds("missile_boat", {"launcher": 3, "nuclear": 22}, {})


def test_buy_6_a_probe_scout_never_carries_missiles_or_seekers():
    assert [may_have(FORCE, "probe_scout", {x: 1}) for x in ("ap", "nuclear", "seeker", "decoy")] == [
        "ap", "nuclear", "seeker", "",
    ]  # fmt: skip
    assert may_have(FORCE, "starship", {"ap": 1}) == ""


def packed(hold, room, things):
    """Try every way of laying things into two holds."""
    for way in product((0, 1), repeat=len(things)):
        used = [sum(x[i] for x, w in zip(things, way, strict=True) if w == i) for i in (0, 1)]
        if used[0] <= hold and used[1] <= room:
            return True
    return False


@pytest.mark.parametrize("room", [15, 20, 30])
def test_what_fits_into_a_carrier_is_exact(room):
    sizes = {"fighter": (5, 5), "regiment": (10, 15), "flashtrooper": (2, 3)}
    for counts in product(range(5), range(3), range(5)):
        units = dict(zip(sizes, counts, strict=True))
        things = [sizes[x] for x, n in units.items() for _ in range(n)] + [(2, 2)]
        enough = packed(40 - room - 5, room, things)
        assert holds("fighter_carrier", {"laser": 1, "seeker": 1}, units, room=room) == enough, units
