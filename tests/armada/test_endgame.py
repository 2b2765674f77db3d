"""The end: what is left over, the books, the audit, the points (END.1, Rulings G31, G57, G58)."""

from random import Random

import pytest

from engine.armada.battle.frames import Endgame
from engine.armada.bots.evaluation import rate
from engine.armada.game import ARMADA
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.state import ENDGAME, Line
from engine.armada.turn.endgame import Agree, Audit, point_items, totals
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.endings import Draw, Resign
from engine.core.flow import act, apply, pending, start
from engine.policies.policy import greedy_answer
from tests.armada.battle.battles import asked, do, lay, only, refused, told


def ended(units="R1, S1", **more):
    """Come to the end with these units."""
    s = lay(units, **more)
    s.fleets = {seat: Fleet((Design(1, "starship", {"laser": 1}),)) for seat in ("red", "silver")}
    s.unspent = {"red": 100, "silver": 40}
    return s


def close(s):
    """Count, and have both sides accept."""
    done = start(s, ENDGAME, Endgame(), GivenDice())
    assert asked(done) == [("red", "audit"), ("silver", "audit")]
    return do(do(done, Audit(), seat="red"), Audit(), seat="silver")


def test_the_briefing_says_what_hex_1_and_each_other_hex_is_worth():
    (both,) = ARMADA.briefing(Setup("armada", "standard"), None).objectives
    assert (both.facts["port"], both.facts["others"]) == ("1000", "10")


def test_end_1_both_look_through_the_open_books_and_accept():
    done = start(ended(), ENDGAME, Endgame(), GivenDice())
    opened = only(done, "opened")
    assert opened["kinds"] == ["fleet", "orders"]
    assert opened["fleets"]["red"] == [[1, "starship", {"laser": 1}]]
    done = do(done, Audit(), seat="silver")
    assert asked(done) == [("red", "audit")]
    assert do(done, Audit()).state.over.reason == "points"


def test_start_2_unspent_credits_score_for_their_owner_and_are_opened_at_the_end():
    s = ended()
    assert ARMADA.view(s, "silver").unspent_all == {}
    done = close(s)
    assert totals(done.state) == {"red": 100, "silver": 40}
    assert only(start(s, ENDGAME, Endgame(), GivenDice()), "opened")["unspent"] == {"red": 100, "silver": 40}


def test_ruling_g61_a_quarter_of_the_unspent_credits_scores_where_the_table_says_so():
    s = ended("Rr1, S1", unspent="quarter")
    s.unspent = {"red": 103, "silver": 3000}
    assert rate(s, "red") - rate(ended("Rr1, S1"), "red") == (25 - 750) - (100 - 40)
    assert only(start(s, ENDGAME, Endgame(), GivenDice()), "opened")["unspent"] == s.unspent
    done = close(s)
    assert totals(done.state) == {"red": 25 + 1000, "silver": 750}
    assert done.state.over.winner == "red"
    assert only(done, "scored")["items"]["silver"] == [
        {"why": "unspent", "item": "credits", "n": 3000, "points": 750}
    ]


def test_ruling_g61_in_scenario_b_only_none_keeps_an_empty_invader_from_winning():
    for rule, winner in (("whole", "red"), ("quarter", "red"), ("none", None)):
        s = ended("S1", unspent=rule)
        s.scenario, s.defender, s.unspent = "planethead", "silver", {"red": 3000}
        assert close(s).state.over.winner == winner


@pytest.mark.parametrize(("rule", "winner"), [("whole", "red"), ("quarter", "silver"), ("none", "silver")])
def test_ruling_g61_an_empty_fleet_wins_by_the_book_only(rule, winner):
    rng, dice = Random(1), RandomDice(Random(2), keep=False)
    done = ARMADA.new(Setup("armada", options={"unspent": rule}), dice)
    assert done.state.house.unspent == rule
    while d := next(iter(pending(done.state)), None):
        a = Fleet() if (d.seat, d.kind) == ("red", "fleet") else greedy_answer(ARMADA, done.state, d, rng)
        done = apply(done.state, d.seat, d.id, a, dice)
        if bought := [e.facts for e in done.events if e.kind == "bought" and e.reaches("red")]:
            assert bought[0].get("points") == {"whole": None, "quarter": 750, "none": 0}[rule]
    assert done.state.over.winner == winner


def test_ruling_g24_seekers_left_in_ambush_count_as_used_up():
    s = ended()
    s.ambush = {"red@A": 5, "silver@2": 1}
    done = start(s, ENDGAME, Endgame(), GivenDice())
    assert [(x["seat"], x["n"]) for x in told(done, "left_over")] == [("red", 5), ("silver", 1)]
    assert done.state.ambush == {}
    assert totals(done.state) == {"red": 108, "silver": 80}


def test_victory_2_what_was_hidden_is_opened_at_the_end():
    s = ended()
    s.ledger = (Line(1, "red", "expended", "probe", 2, 6, open=False),)
    assert ARMADA.view(s, "silver").ledger == ()
    done = start(s, ENDGAME, Endgame(), GivenDice())
    assert all(x.open for x in done.state.ledger)
    assert totals(done.state)["silver"] == 46


def test_end_2_the_hexes_are_told_one_by_one():
    done = start(ended("Rr1, S1"), ENDGAME, Endgame(), GivenDice())
    first, *rest = told(done, "controlled")
    assert (first["at"], first["seat"], first["points"], first["counts"]) == (
        "1", "red", 1000, {"red": [1, 0, 0], "silver": [0, 0, 1]},
    )  # fmt: skip
    assert [x["scorer"] for x in rest] == [""] * 5


def test_ruling_g57_more_points_win():
    done = close(ended())
    assert (done.state.over.winner, done.state.over.reason) == ("red", "points")
    scored = only(done, "scored")
    assert scored["points"] == {"red": 100, "silver": 40}
    assert scored["items"]["red"] == [{"why": "unspent", "item": "credits", "n": 100, "points": 100}]


def test_ruling_g57_equal_points_are_a_draw():
    s = ended()
    s.unspent = {"red": 7, "silver": 7}
    over = close(s).state.over
    assert (over.winner, over.reason) == (None, "level")


def test_ruling_g31_a_correction_needs_the_other_sides_consent():
    done = start(ended(), ENDGAME, Endgame(), GivenDice())
    done = do(do(done, Audit(70, "silver", "a probe"), seat="red"), Audit(), seat="silver")
    assert only(done, "proposed") == {"seat": "red", "to": "silver", "points": 70, "why": "a probe"}
    assert asked(done) == [("silver", "agree")]
    agreed = do(done, Agree(True))
    assert asked(agreed) == [("red", "audit")]  # who proposed looks again, the other has accepted
    assert totals(agreed.state) == {"red": 100, "silver": 110}
    refused_ = do(done, Agree(False))
    assert totals(refused_.state) == {"red": 100, "silver": 40}
    assert do(agreed, Audit()).state.over.winner == "silver"


def test_end_1_a_correction_has_points_a_side_and_a_short_reason():
    done = start(ended(), ENDGAME, Endgame(), GivenDice())
    assert refused(done, Audit(-5, "red"), seat="red") == ["END.1 audit-points"]
    assert refused(done, Audit(5001, "red"), seat="red") == ["END.1 audit-points"]
    assert refused(done, Audit(5, "green"), seat="red") == ["END.1 audit-side"]
    assert refused(done, Audit(5, "red", "x" * 201), seat="red") == ["END.1 audit-long"]


def test_end_1_talk_about_corrections_comes_to_an_end():
    done = start(ended(), ENDGAME, Endgame(), GivenDice())
    done = do(done, Audit(), seat="silver")
    for _ in range(8):
        done = do(do(done, Audit(1, "red", "again")), Agree(False))
    done = do(done, Audit(1, "red", "again"))
    assert done.state.over is not None


@pytest.mark.parametrize("seat", ["red", "silver"])
def test_ruling_g57_who_resigns_loses(seat):
    done = act(ended(), seat, "resign", Resign(), GivenDice())
    assert (done.state.over.winner, done.state.over.reason) == (
        {"red": "silver", "silver": "red"}[seat],
        "resigned",
    )


def test_ruling_g57_a_draw_may_be_agreed():
    s = act(ended(), "red", "draw", Draw(), GivenDice()).state
    assert act(s, "silver", "draw", Draw(), GivenDice()).state.over.reason == "draw_agreed"


def test_items_are_summed_up():
    s = ended()
    s.ledger = (
        Line(1, "silver", "expended", "nuclear", 2, 2),
        Line(2, "silver", "destroyed", "starship", 1, 145),
        Line(3, "silver", "expended", "nuclear", 1, 1),
    )
    assert point_items(s, "red") == [
        {"why": "destroyed", "item": "starship", "n": 1, "points": 145},
        {"why": "expended", "item": "nuclear", "n": 3, "points": 3},
    ]
    assert point_items(s, "silver") == []
