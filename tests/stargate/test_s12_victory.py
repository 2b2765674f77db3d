"""Losses and victory (Section 12.0)."""

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.core.endings import Draw, Resign
from engine.core.execution import Execution
from engine.core.flow import act, fork, pending
from engine.stargate.game import STARGATE
from engine.stargate.model.state import BERSERK, COALITION, GRAVITY, VIRUNIAN, Berserk, Fight
from engine.stargate.model.victory import broken_groups, eliminate, fell, winner
from engine.stargate.movement.gravity import Gravity
from render.stargate.pictures.combat_panel import score_of
from tests.stargate.combat.fights import do, fight, kinds, lay, run, told

#: Seven losses with every race, and one loss of each of five groups.
SEVEN = ("H1", "H2", "H3", "I1", "M1", "D1", "D2")
FIVE = ("C1", "T2", "W3", "C4", "W5")


def lose(s, *units):
    """Lose units by one result."""
    t = Execution(fork(s), GivenDice())
    eliminate(t, units, "9.2")
    return t


def test_12_0_there_is_no_limit_of_turns():
    s = lay("H1 1410, X1 1412", turn=900)
    assert winner(s) == ("", "", "")


def test_12_1_eight_losses_with_every_race():
    t = lose(lay("I2 1410, X1 1412", lost=SEVEN), "I2")
    assert (t.s.over.winner, t.s.over.reason, t.s.over.case) == (VIRUNIAN, "coalition_broken", "12.1")
    assert [e.kind for e in t.events] == ["eliminated", "ended"]


@pytest.mark.parametrize("missing", ["human", "igugui", "meta-mexish", "duonoip"])
def test_12_1_every_race_must_be_among_them(missing):
    s = lay("X1 1410")
    f = s.forces
    s.lost = tuple(u for u in f.side[COALITION] if f.race[u] != missing)[:13]
    assert len(s.lost) >= 13
    assert winner(s)[0] == ""
    one = next(u for u in f.side[COALITION] if f.race[u] == missing)
    s.at[one] = "1410"
    assert lose(s, one).s.over.winner == VIRUNIAN


def test_12_1_seven_are_not_enough():
    assert winner(lay("X1 1410", lost=SEVEN))[0] == ""


@pytest.mark.parametrize("needed", [4, 5, 6, 7])
def test_ruling_12_1_b_a_table_may_agree_on_fewer_losses(needed):
    """Every race must still be among them."""
    house = {"coalition_losses": str(needed)}
    lost = ("H1", "I1", "M1", "D1", "H2", "H3")[: needed - 1]
    assert winner(lay("I2 1410, X1 1412", lost=lost, **house))[0] == ""
    assert lose(lay("D2 1410, X1 1412", lost=lost, **house), "D2").s.over.winner == VIRUNIAN
    of_three = ("H1", "H2", "H3", "H4", "I1", "M1", "M2")
    assert winner(lay("X1 1410", lost=of_three, **house))[0] == ""


def test_ruling_12_1_b_the_brief_and_the_picture_name_the_number_agreed():
    s = lay("X1 1410", lost=("H1",), coalition_losses="5")
    setup = Setup("stargate", options={"coalition_losses": "5"})
    (_, virunian) = STARGATE.briefing(setup, STARGATE.view(s, None)).objectives
    assert virunian.facts["needed"] == 5
    assert score_of(STARGATE.view(s, None))["needed"] == 5


def test_ruling_12_1_a_every_cause_counts_and_the_last_race_may_come_late():
    s = lay("D1 2108", lost=("H1", "H2", "H3", "H4", "I1", "I2", "M1", "M2", "M3"), phase="gravity")
    assert winner(s)[0] == ""
    done = run(s, GRAVITY, Gravity(), 4)
    assert done.state.over.winner == VIRUNIAN
    assert kinds(done)[-1] == "ended"


def test_12_2_one_unit_of_each_group():
    s = lay("T6 1410, H1 1412", lost=FIVE)
    assert broken_groups(s) == {1, 2, 3, 4, 5}
    t = lose(s, "T6")
    assert (t.s.over.winner, t.s.over.reason, t.s.over.case) == (COALITION, "groups_broken", "12.2")


def test_12_2_monads_and_second_losses_of_a_group_do_not_help():
    assert winner(lay("H1 1410", lost=(*FIVE, "X1", "X2", "X3", "T1", "W1")))[0] == ""


def test_12_2_the_coalition_wins_when_both_are_met_at_once():
    t = lose(lay("T6 1410, I2 1410", lost=(*SEVEN, *FIVE)), "I2", "T6")
    assert t.s.over.winner == COALITION


def test_ruling_12_0_a_all_of_one_result_first_then_victory_then_berserk():
    """Group 6 loses its control: the Coalition has won before weapon 6 can act."""
    done = fight(lay("H1 1410, C6 1410, W6 1415", lost=FIVE), COALITION, 1)
    assert done.state.over is None  # Dd: a control is only dispersed in column 0
    done = fight(lay("H1 1410, D1 1410, C6 1410, W6 1415", lost=FIVE), COALITION, 1)
    assert done.state.over.winner == COALITION
    assert "berserk" not in kinds(done)


def test_ruling_12_0_a_a_berserk_weapon_may_still_win_by_what_it_kills():
    s = lay("C1 1410, W1 1410, I2 1411", lost=SEVEN)
    t = Execution(s, GivenDice())
    assert fell(t, ("C1",), "7.13") == ("W1",)
    done = run(t.s, BERSERK, Berserk(left=("W1",)), 1)
    assert done.state.over.winner == VIRUNIAN
    assert "W1" in done.state.at  # its own end comes after the victory


def test_ruling_12_0_a_nothing_more_is_asked_or_rolled_after_the_end():
    done = fight(lay("H1 1410, T6 1410, H2 1405, T1 1405", lost=FIVE), COALITION)
    done = do(done.state, Fight("1410"), 1)
    assert done.state.over is not None
    assert pending(done.state) == ()
    assert len(told(done, "combat")) == 1


def test_ruling_12_0_b_resignation_and_a_draw_by_agreement():
    s = STARGATE.new(Setup("stargate"), GivenDice()).state
    done = act(s, VIRUNIAN, "resign", Resign(), GivenDice())
    assert (done.state.over.winner, done.state.over.case) == (COALITION, "12.0")
    s = act(s, COALITION, "draw", Draw(), GivenDice()).state
    assert s.draw == (COALITION,)
    done = act(s, VIRUNIAN, "draw", Draw(), GivenDice())
    assert (done.state.over.winner, done.state.over.reason) == (None, "draw_agreed")
    assert done.state.over.case == "Ruling 12.0-b"  # the book knows no draw
    assert {e.case for e in done.events if e.kind == "draw_offered"} == {"Ruling 12.0-b"}


def test_what_is_told_of_a_loss():
    t = lose(lay("H1 1410, X1 1412, C1 1412"), "H1", "X1", "H6")
    assert told(t.events, "eliminated") == [{"units": ["H1", "X1"], "at": "1410", "hexes": ["1410", "1412"]}]
    assert t.s.lost == ("H1", "X1")
    assert lose(t.s, "H1").events == []
