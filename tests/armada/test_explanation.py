"""What a hint in Armada measures of a sheet of orders."""

from __future__ import annotations

from engine.armada.bots.evaluation import Explanation
from engine.armada.game import ARMADA
from engine.core.flow import pending
from tests.armada.orders.sheets import stand


def strength_of(text: str) -> tuple[str, int]:
    s = stand("R1 C laser:2, R2=fighter_carrier C room:15, Rf1 in R2, Rf2 in R2, Rf3 in R2, S1 B")
    (d,) = (d for d in pending(s) if d.seat == "red")
    found = {x.key: x.facts for x in Explanation().reasons(s, d, ARMADA.read(s, d, text))}
    return found["strength"]["place"], found["strength"]["mine"]


def test_fighters_that_are_unloaded_count_where_their_ship_goes():
    place, price = strength_of("1: to A\n2: to B unload f1-3\nf1-3: attack")
    assert place == "B"
    assert price == strength_of("2: to B unload f1-3\nf1-3: attack")[1]


def test_the_price_decides_where_most_of_a_fleet_goes_not_the_number_of_orders():
    assert strength_of("1: to A\nf1-3: hold")[0] == "A"


def test_which_ships_meet_how_many_enemies_is_told_with_who_is_stronger():
    s = stand("R1 C, R2 C, R3 C, R4 C, S1 A, S2 A")
    (d,) = (d for d in pending(s) if d.seat == "red")
    told = {x.key: x.facts for x in Explanation().reasons(s, d, ARMADA.read(s, d, "1-4: to A"))}["strength"]
    assert (told["ships"], told["more"]) == ("R1, R2, R3", 1)
    assert (told["foes"], told["odds"]) == (2, "stronger")
    alone = {x.key: x.facts for x in Explanation().reasons(s, d, ARMADA.read(s, d, "1: to B"))}["strength"]
    assert (alone["foes"], alone["odds"]) == (0, "clear")
