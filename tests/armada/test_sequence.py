"""The opening, the turn and its attacks (START.1 to START.3, TIME.1, TURN.1 to TURN.4)."""

from random import Random

import pytest

from engine.armada.fleet.text import read_fleet
from engine.armada.game import ARMADA
from engine.armada.model.actions import Attack, Start
from engine.armada.model.state import SEATS
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import IllegalAction, StaleDecision
from engine.core.flow import apply, fork, options, pending, pending_answers, public_options, status, take_back
from tests.armada.battle.battles import QUIET
from tests.armada.orders.sheets import RED_FIRST, SILVER_FIRST, answer, stand, told, turn

FLEETS = ("1 starship: laser 2, regiment 1", "4 carrier: fighter 3; 9 starship: seeker 2")


def opened(*dice, scenario="standard", given=(), **options):
    """Begin a game and buy small fleets; the dice after that must all be rolled."""
    s = ARMADA.new(Setup("armada", scenario, options), GivenDice(*given)).state
    return answer(answer(s, "red", FLEETS[0]).state, "silver", FLEETS[1], *dice)


def test_start_1_both_buy_at_once_and_in_secret():
    s = ARMADA.new(Setup("armada"), GivenDice()).state
    assert [(d.seat, d.kind) for d in pending(s)] == [("red", "fleet"), ("silver", "fleet")]
    done = answer(s, "silver", FLEETS[1])
    assert (status(done.state).seats, status(done.state).got, status(done.state).wanted) == ((), 1, 2)
    assert [e.kind for e in done.events if e.reaches("red")] == ["sealed"]


def test_a_locked_fleet_or_sheet_can_be_taken_back_until_the_other_is_in():
    s = ARMADA.new(Setup("armada"), GivenDice()).state
    one = answer(s, "red", FLEETS[0]).state
    (d,) = pending_answers(one)
    back = take_back(one, "red", d.id)
    assert [(x.seat, x.kind) for x in pending(back.state)] == [("red", "fleet"), ("silver", "fleet")]
    assert [(e.kind, e.facts["got"]) for e in back.events] == [("taken_back", 0)]
    again = answer(back.state, "red", "none").state
    both = answer(again, "silver", FLEETS[1], 6, 6, 1, 1).state
    assert both.fleets["red"].ships == ()
    with pytest.raises(StaleDecision):
        take_back(both, "red", pending_answers(again)[0].id)


def test_a_sheet_is_taken_back_like_a_fleet():
    s = stand("R1 B, S1 C")
    locked = answer(s, "red", "1: attack").state
    assert ARMADA.view(locked, "red").orders is not None
    assert ARMADA.view(locked, "silver").orders is None
    back = take_back(locked, "red", pending_answers(locked)[0].id).state
    assert ARMADA.view(back, "red").orders is None
    done = answer(answer(back, "red", "1: to D").state, "silver", "hold", *RED_FIRST)
    assert done.state.units["R1"].at == "D"


def test_start_2_credits_left_are_known_to_their_owner_only():
    done = opened(6, 6, 1, 1)
    s = done.state
    assert s.unspent == {"red": 3000 - 160, "silver": 3000 - 291}
    assert [e.facts["unspent"] for e in done.events if e.kind == "bought" and e.reaches("red")] == [2840]
    assert not [e for e in done.events if e.kind == "bought" and e.reaches(None)]
    assert ARMADA.view(s, "red").unspent == 2840
    assert ARMADA.view(s, None).unspent == 0
    assert ARMADA.view(s, "silver").unspent_all == {}


def test_start_3_one_fleet_in_b_and_one_in_c():
    s = opened(6, 6, 1, 1).state
    done = answer(s, "red", "C", 3, 4)
    assert done.state.start == {"red": "C", "silver": "B"}
    assert {x: u.at for x, u in done.state.units.items() if u.ship} == {"R1": "C", "S4": "B", "S9": "B"}
    assert [(x["seat"], x["at"]) for x in told(done, "began")] == [("red", "C"), ("silver", "B")]


@pytest.mark.parametrize(
    ("dice", "chooser"),
    [((6, 6, 1, 1), "red"), ((1, 2, 3, 4), "silver"), ((3, 4, 2, 5, 1, 1, 1, 2), "silver")],
)
def test_ruling_g6_the_higher_roll_chooses_and_equal_ones_roll_again(dice, chooser):
    s = opened(*dice).state
    (d,) = pending(s)
    assert (d.seat, options(s, d)) == (chooser, (Start("B"), Start("C")))


@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (6, 6)])
def test_time_1_two_dice_and_three(dice):
    done = answer(opened(6, 6, 1, 1).state, "red", "B", *dice)
    assert done.state.turns == sum(dice) + 3


def test_ruling_g37_everybody_knows_the_length():
    done = answer(opened(6, 6, 1, 1).state, "red", "B", 1, 1)
    assert [(e.facts["turns"], e.reaches(None)) for e in done.events if e.kind == "length"] == [(5, True)]
    assert ARMADA.view(done.state, None).turns == 5


def test_scenario_1_the_defender_is_given_pieces_in_hex_1_that_all_know_of():
    s = opened(6, 6, 1, 1, scenario="planethead", defender="silver").state
    s = answer(s, "red", "B", 3, 4).state
    given = sorted(u.type for u in s.units.values() if u.at == "1")
    assert given == ["fighter"] * 5 + ["ion_cannon", "marines"] + ["regiment"] * 4
    assert all(u.seat == "silver" and not u.aboard for u in s.units.values() if u.at == "1")
    assert ARMADA.view(s, "red").seen["1"].units == {
        "regiment": 4,
        "marines": 1,
        "fighter": 5,
        "ion_cannon": 1,
    }


def test_ruling_g44_the_defender_is_agreed_or_rolled_for_and_has_his_credits():
    agreed = ARMADA.new(Setup("armada", "invasion", {"defender": "red"}), GivenDice())
    assert agreed.state.defender == "red"
    rolled = ARMADA.new(Setup("armada", "invasion"), GivenDice(3, 3, 2, 4, 1, 1, 5, 5))
    assert [x["seat"] for x in told(rolled, "defender")] == ["silver"]
    assert ARMADA.view(rolled.state, "red").credits == {"red": 3000, "silver": 2000}
    b = ARMADA.new(Setup("armada", "planethead", {"defender": "red"}), GivenDice()).state
    assert ARMADA.view(b, "red").credits == {"red": 3000, "silver": 3000}


def test_turn_1_orders_are_asked_of_both_at_once():
    s = stand("R1 B, S1 C")
    assert [(d.seat, d.kind) for d in pending(s)] == [("red", "orders"), ("silver", "orders")]
    with pytest.raises(IllegalAction):
        answer(s, "red", "1: to G")


def test_ruling_g33_nothing_is_rolled_before_both_sheets_are_in():
    one = answer(stand("R1 B, S1 C"), "red", "1: to A")
    assert not told(one, "rolled")
    assert one.state.units["R1"].at == "B"
    assert len(told(answer(one.state, "silver", "hold", *RED_FIRST), "rolled")) == 4


@pytest.mark.parametrize(
    ("dice", "first"), [(RED_FIRST, "red"), (SILVER_FIRST, "silver"), ((1, 2, 2, 1, 4, 4, 4, 3), "red")]
)
def test_turn_2_the_higher_roll_moves_first_each_turn(dice, first):
    done = turn(stand("R1 B, S1 C"), dice=dice)
    assert done.state.first == first
    assert told(done, "initiative")[-1]["seat"] == first


def test_orders_2_sheets_are_shown_to_nobody():
    s = stand("R1 B, S1 C")
    done = turn(s, "1: to A attack", "1: to D")
    for viewer in ("silver", None):
        assert not [
            e
            for e in done.events
            if e.reaches(viewer) and e.kind in ("moved", "handled", "decided") and "red" in e.to
        ]
        view = ARMADA.view(done.state, viewer)
        assert view.last_orders is None or view.last_orders.orders[0].units == ("S1",)
        assert "R1" not in view.own


def fought(done):
    """Name the spaces of battles in order, with their callers."""
    return [(x["seat"], x["at"]) for x in told(done, "announced")]


#: Ships that cannot hurt each other: their battles end at once.
MEETING = "R1 B, R2 3, R3 4, S1 B, S2 3, S3 4"
PLAN = "plan: rest auto"


def test_turn_4_the_first_mover_announces_all_his_attacks_then_the_second():
    done = turn(stand(MEETING), f"2: attack; 1: attack; {PLAN}", f"3: attack; {PLAN}")
    assert fought(done) == [("red", "3"), ("red", "B"), ("silver", "4")]
    done = turn(stand(MEETING), f"2: attack; 1: attack; {PLAN}", f"3: attack; {PLAN}", dice=SILVER_FIRST)
    assert fought(done) == [("silver", "4"), ("red", "3"), ("red", "B")]


def test_turn_4_in_any_order_that_he_likes_if_his_sheet_says_so():
    done = turn(stand(MEETING), f"1-3: attack; choose attacks; {PLAN}", PLAN)
    s = done.state
    (d,) = pending(s)
    assert options(s, d) == (Attack("B"), Attack("3"), Attack("4"))
    assert public_options(s, d) == ((), False)
    done = answer(s, "red", "attack 4")
    assert fought(done) == [("red", "4")]
    assert options(done.state, pending(done.state)[0]) == (Attack("B"), Attack("3"))
    done = answer(done.state, "red", "3")
    assert fought(done) == [("red", "3"), ("red", "B")]


def test_ruling_g9_an_attack_on_nobody_is_told_to_its_side_only():
    done = turn(stand("R1 B, R2 3, S1 C"), "1: to A attack; 2: attack")
    assert fought(done) == []
    assert [(e.facts["at"], e.to) for e in done.events if e.kind == "nobody"] == [
        ("A", ("red",)),
        ("3", ("red",)),
    ]


def test_ruling_g10_enemies_in_one_space_that_do_not_attack_do_not_meet():
    done = turn(stand(MEETING))
    assert fought(done) == []
    assert ARMADA.view(done.state, "red").known == {}


def test_ruling_g47_a_written_attack_is_announced_whoever_is_there():
    done = turn(
        stand("R1 B, S1 B laser:2"), f"1: attack; {PLAN}; ", "plan: retreat always; rest auto", dice=RED_FIRST
    )
    assert fought(done) == [("red", "B")]


def test_ruling_g11_both_attacks_in_one_space_are_one_battle():
    done = turn(stand("R1 B, S1 B"), f"1: attack; {PLAN}", f"1: attack; {PLAN}", dice=SILVER_FIRST)
    assert fought(done) == [("silver", "B")]


def test_ruling_g11_where_both_attack_the_second_movers_scout_loses_its_first_round():
    s = stand("R1 B laser, S1 B laser, S2 B laser")
    for orders, late in (("1: attack; 2: scout", ["S2"]), ("2: scout", [])):
        done = turn(s, f"1: attack\nplan: {QUIET}", f"{orders}\nplan: {QUIET}", dice=RED_FIRST)
        assert [x for facts in told(done, "late") for x in facts["units"]] == late


def test_notes_send_seekers_without_a_target_go_into_ambush_unannounced():
    done = turn(stand("R1 B seeker:3, S1 C"), "1: send 2 to H send 1 to B")
    assert done.state.ambush == {"red@B": 1, "red@H": 2}
    assert [e.to for e in done.events if e.kind == "lying"] == [("red",), ("red",)]
    assert done.state.ledger == ()


def test_the_game_ends_after_its_last_turn():
    s = stand("R1 B, S1 C", turn=5, turns=5)
    done = turn(s)
    assert {d.kind for d in pending(done.state)} == {"audit"}
    done = answer(answer(done.state, "red", "accept").state, "silver", "accept")
    assert done.state.over is not None


def test_ruling_g58_it_goes_on_while_anybody_has_anything_left():
    s = stand("R1 B", turn=2, turns=5)
    assert {d.kind for d in pending(turn(s).state)} == {"orders"}
    gone = fork(s)
    gone.drop("R1")
    assert {d.kind for d in pending(turn(gone).state)} == {"audit"}


def test_a_whole_game_is_played_by_every_scenario():
    for scenario in ARMADA.scenarios:
        rng = Random(scenario)
        s = ARMADA.new(Setup("armada", scenario), RandomDice(rng)).state
        while s.over is None:
            d = rng.choice(pending(s))
            s = apply(
                s, d.seat, d.id, s.rules.kinds[d.kind].sample(s, s.stack[-1].v, d.seat, rng), RandomDice(rng)
            ).state
        assert s.over.reason in ("points", "level")
        assert s.turn == s.turns
        assert set(s.fleets) == set(SEATS)
        assert read_fleet(ARMADA.write(s.fleets["red"])) == s.fleets["red"]
