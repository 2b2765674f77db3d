"""Moves: the throw, exact count, one move or two, one ship to a space, capture."""

import pytest

from engine.starwars.galaxy import standard
from tests.starwars.play import Go, Stay, Throw, asked, bare, do, ends, facts, fault, lay, open_to, run, told


def test_moves_1_players_take_turns_and_throw_two_dice():
    s = lay({1: "RIGEL-4"}, {1: "DENEB-4"})
    s = do(s, Throw(), 2, 4).state
    assert asked(s) == ("blue", "turn.move")
    s = run(s, Go(1, 2, "RIGEL-6"), Stay())
    assert asked(s) == ("orange", "turn.start")
    s = run(s, (Throw(), 2, 4), Go(1, 2, "DENEB-6"), Stay())
    assert asked(s) == ("blue", "turn.start")


def test_moves_1_the_example_of_a_five_and_a_three():
    s = lay({1: "SOL-1", 2: "SOL-8"}, {}, 5, 3)
    s = run(s, Go(1, 5, "SOL-6"), Go(2, 3, "SOL-11"))
    assert s.fleet["blue"][:2] == ("SOL-6", "SOL-11")


def test_moves_1_not_less_and_not_anticlockwise():
    s = lay({1: "SOL-1"}, {}, 5, 3)
    assert ends(s, 1, 5) == {"SOL-6"}
    for wrong in ("SOL-3", "SOL-4", "SOL-8", "RIGEL-1"):
        assert (f := fault(s, Go(1, 5, wrong))).case == "MOVES.1"
        assert f.code == "wrong-count"
        assert f.facts["space"] == "SOL-6"


def test_moves_2_two_moves_at_one_star_or_at_two():
    s = lay({1: "SOL-1", 2: "RIGEL-4"}, {}, 2, 3)
    one_star = run(s, Go(1, 3, "SOL-4"), Go(10, 2, "SOL-11"))
    assert asked(one_star)[0] == "orange"
    two_stars = do(run(s, Go(1, 3, "SOL-4")), Go(2, 2, "RIGEL-6"))
    assert two_stars.state.fleet["blue"][:2] == ("SOL-4", "RIGEL-6")
    assert told(two_stars) == ["moved"]  # no third move is looked for, and none missed


def test_moves_2_one_move_is_enough():
    s = do(lay({1: "SOL-1"}, {}, 2, 3), Go(1, 3, "SOL-4")).state
    done = do(s, Stay())
    assert facts(done, "stayed") == {"seat": "blue", "dice": [2]}
    assert asked(done.state) == ("orange", "turn.start")


def test_moves_2_never_the_same_ship_twice():
    s = do(lay({1: "SOL-1"}, {}, 2, 3), Go(1, 3, "SOL-4")).state
    assert fault(s, Go(1, 2, "SOL-6")).code == "moved"
    assert {a.ship for a in open_to(s) if isinstance(a, Go)} == {10}


def test_moves_3_two_ships_never_share_a_space():
    s = do(lay({1: "SOL-1", 2: "SOL-4"}, {}, 3, 2), Go(10, 2, "SOL-11")).state
    assert ends(s, 1, 3) == set()
    assert (f := fault(s, Go(1, 3, "SOL-4"))).case == "Ruling T8"
    assert f.code == "own-ship"


def test_moves_3_ships_jump_over_each_other_and_the_spaces_count():
    s = lay({1: "SOL-1", 2: "SOL-3"}, {1: "SOL-4"}, 5, 1)
    done = do(s, Go(1, 5, "SOL-6"))
    assert facts(done, "moved")["over"] == ["SOL-3", "SOL-4"]
    assert done.state.fleet["orange"][0] == "SOL-4"


def test_moves_3_onto_an_own_ship_that_then_moves_away():
    s = lay({1: "SOL-1", 2: "SOL-4"}, {}, 3, 2)
    s = do(s, Go(1, 3, "SOL-4")).state
    assert open_to(s) == {Go(2, 2, "SOL-6")}
    s = do(s, Go(2, 2, "SOL-6")).state
    assert s.fleet["blue"][:2] == ("SOL-4", "SOL-6")


def test_moves_4_landing_on_an_enemy_sends_it_to_its_reserve():
    done = do(lay({1: "RIGEL-4"}, {3: "RIGEL-6"}, 2, 1), Go(1, 2, "RIGEL-6"))
    assert facts(done, "captured") == {"seat": "orange", "by": "blue", "ship": 3, "at": "RIGEL-6"}
    assert done.state.fleet["orange"][2] == ""
    assert done.state.fleet["blue"][0] == "RIGEL-6"


def test_ruling_t4_one_move_must_be_made_while_one_can():
    s = lay({1: "SOL-1"}, {}, 2, 3)
    assert Stay() not in open_to(s)
    assert (f := fault(s, Stay())).case == "Ruling T4"
    assert f.code == "must-move"


def test_ruling_t4_without_any_legal_move_the_turn_passes():
    s = bare({1: "RIGEL-4"}, {10: "VEGA-9"})
    done = do(s, Throw(), 5, 5)  # RIGEL-9 is a black hole
    assert facts(done, "no_move") == {"seat": "blue", "dice": [5, 5]}
    assert asked(done.state) == ("orange", "turn.start")


def test_ruling_t5_always_the_full_number_clockwise():
    s = lay({1: "SOL-11"}, {}, 4, 4)
    assert ends(s, 1, 4) == {"SOL-3"}


def test_ruling_t5_no_single_die_laps_a_track_of_twelve():
    g = standard()
    assert all(space not in path[1:] for space, path in g.land.items())


def test_ruling_t6_a_number_that_moves_nothing_is_lost_and_the_other_used():
    s = bare({1: "RIGEL-4", 2: "RIGEL-10"}, {10: "VEGA-9"}, 5, 2)  # both fives end on a black hole or nova
    assert {a.die for a in open_to(s)} == {2}
    done = do(s, Go(1, 2, "RIGEL-6"))
    assert facts(done, "no_move") == {"seat": "blue", "dice": [5]}
    assert asked(done.state)[0] == "orange"


def test_ruling_t6_the_order_of_the_dice_is_free():
    s = lay({1: "SOL-1"}, {}, 2, 3)
    assert {a.die for a in open_to(s) if isinstance(a, Go)} == {2, 3}


def test_ruling_t7_a_double_moves_two_ships_by_the_same_number():
    s = do(lay({1: "SOL-1", 2: "SOL-3"}, {}, 3, 3), Go(1, 3, "SOL-4")).state
    assert fault(s, Go(1, 3, "SOL-7")).code == "moved"
    s = do(s, Go(2, 3, "SOL-6")).state
    assert asked(s) == ("orange", "turn.start")


def test_ruling_t7_a_double_may_send_one_ship_after_the_other():
    s = lay({1: "SOL-1", 2: "SOL-4"}, {}, 3, 3)  # 2 goes on from SOL-4 to SOL-7
    s = run(s, Go(1, 3, "SOL-4"), Go(2, 3, "SOL-7"))
    assert s.fleet["blue"][:2] == ("SOL-4", "SOL-7")


def test_ruling_t8_the_second_die_must_be_able_to_move_the_other_ship_away():
    blocked = lay({1: "RIGEL-1", 2: "RIGEL-4"}, {}, 3, 5)  # RIGEL-4 by a five: a black hole
    assert ends(blocked, 1, 3) == set()
    assert fault(blocked, Go(1, 3, "RIGEL-4")).code == "own-ship"
    free = lay({1: "RIGEL-1", 2: "RIGEL-4"}, {}, 3, 4)
    assert ends(free, 1, 3) == {"RIGEL-4"}


def test_ruling_t8_not_onto_a_third_own_ship():
    s = lay({1: "RIGEL-1", 2: "RIGEL-4", 3: "RIGEL-6"}, {}, 3, 2)
    assert ends(s, 1, 3) == set()


def test_ruling_t8_the_other_ship_may_leave_by_an_h():
    s = do(lay({1: "RIGEL-1", 2: "RIGEL-4"}, {}, 3, 1), Go(1, 3, "RIGEL-4")).state
    assert {a.ship for a in open_to(s)} == {2}
    assert "SOL-1" in ends(s, 2, 1)


def test_ruling_t8_not_by_an_h_that_leads_nowhere():
    g = standard()
    full = {*g.empty["SOL"], *g.empty["POLLUX"]}
    foes = dict(enumerate(sorted(full - set(g.empty["SOL"])), 1))
    blue = dict(enumerate(g.empty["SOL"], 3))
    s = bare({1: "RIGEL-1", 2: "RIGEL-4", **blue}, {**foes, 10: "VEGA-9"}, 3, 1)
    assert ends(s, 1, 3) == set()


def test_ruling_t8_the_ship_in_the_way_must_go_and_nothing_else_may():
    s = do(lay({1: "SOL-1", 2: "SOL-4"}, {}, 3, 2), Go(1, 3, "SOL-4")).state
    for other in (Stay(), Go(10, 2, "SOL-11"), Go(1, 2, "SOL-6")):
        assert (f := fault(s, other)).case == "Ruling T8"
        assert f.code == "must-clear"
        assert f.facts == {"ship": 2}


def test_ruling_t8_the_arriving_ship_draws_its_card_at_once():
    s = lay({1: "RIGEL-4", 2: "RIGEL-7"}, {}, 3, 1)
    done = do(s, Go(1, 3, "RIGEL-7"), 21)
    assert facts(done, "drew") == {"seat": "blue"}
    assert open_to(done.state) == {Go(2, 1, "RIGEL-8")}


def test_ruling_t8_never_with_the_second_die():
    s = do(lay({1: "SOL-1", 2: "SOL-4"}, {}, 3, 2), Go(10, 2, "SOL-11")).state
    assert fault(s, Go(1, 3, "SOL-4")).code == "own-ship"


def test_ruling_t8_not_onto_a_ship_that_has_moved():
    s = do(lay({1: "SOL-1", 2: "SOL-9", 10: "SOL-3"}, {}, 3, 1), Go(10, 1, "SOL-4")).state
    assert ends(s, 1, 3) == set()


@pytest.mark.parametrize(
    ("ship", "die", "to", "over"),
    [("POLLUX-12", 5, "POLLUX-5", []), ("RIGEL-8", 4, "RIGEL-12", ["RIGEL-10"]), ("SOL-4", 2, "SOL-6", [])],
)
def test_ruling_t9_everything_may_be_passed_and_counts(ship, die, to, over):
    s = lay({1: ship}, {1: "RIGEL-10"}, die, 3 if die != 3 else 4)
    done = do(s, Go(1, die, to), *([1] if to == "RIGEL-12" else []))
    assert facts(done, "moved")["over"] == over


def test_ruling_t11_a_captured_ship_can_be_built_again():
    s = bare({1: "RIGEL-4", 2: "SOL-9"}, {1: "RIGEL-6", 10: "VEGA-9"}, 2, 2, hands={"orange": "AAA"})
    s = run(s, Go(1, 2, "RIGEL-6"), Stay())
    done = do(s, "build AAA VEGA-2")
    assert facts(done, "built")["ship"] == 1
    assert done.state.fleet["orange"][0] == "VEGA-2"


@pytest.mark.parametrize("die", [2, 3])
def test_ruling_t35_a_single_move_may_use_either_die(die):
    to = {2: "SOL-3", 3: "SOL-4"}[die]
    s = run(lay({1: "SOL-1"}, {}, 2, 3), Go(1, die, to), Stay())
    assert s.fleet["blue"][0] == to


def test_moves_1_a_ship_in_reserve_or_unknown_cannot_move():
    s = lay({1: "SOL-1"}, {}, 2, 3)
    assert fault(s, Go(5, 2, "SOL-3")).code == "no-ship"
    assert fault(s, Go(99, 2, "SOL-3")).code == "no-ship"
    assert fault(s, Go(0, 2, "SOL-3")).code == "no-ship"
    assert fault(s, Go(1, 6, "SOL-7")).code == "no-die"


def test_moves_1_no_card_on_the_way_only_where_the_move_ends():
    done = do(lay({1: "RIGEL-6"}, {}, 2, 1), Go(1, 2, "RIGEL-8"))
    assert "drew" not in told(done)
