"""Winning the game, resigning, draws."""

from random import Random

import pytest

from engine.core.dice import GivenDice
from engine.core.endings import Draw, Resign
from engine.core.errors import GameOver, IllegalAction
from engine.core.flow import act, pending
from engine.core.rules import Outcome
from engine.policies.preview import preview
from engine.starwars.galaxy import read_galaxy, standard
from engine.starwars.game import STARWARS, Position
from tests.starwars.board.boards import TWO_STARS
from tests.starwars.play import Build, Go, Throw, asked, bare, do, facts, lay, run, told


def free(s, seat, action):
    return act(s, seat, action.do, action, GivenDice())


def test_winning_1_a_ship_in_the_enemy_home_and_no_defender_there():
    s = bare({1: "DENEB-4", 10: "SOL-9"}, {1: "RIGEL-1"}, 1, 2)
    done = do(s, Go(1, 1, "VEGA-3"))
    assert done.state.over == Outcome("blue", "home_captured", "WINNING.1")
    assert facts(done, "ended") == {"winner": "blue", "reason": "home_captured"}
    assert pending(done.state) == ()


def test_winning_1_by_capturing_the_last_defender():
    s = bare({1: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8", 2: "RIGEL-1"}, 2, 1)
    done = do(s, Go(1, 2, "VEGA-8"))
    assert done.state.over == Outcome("blue", "home_captured", "WINNING.1")
    assert "captured" in told(done)


def test_winning_1_not_while_one_defender_is_left():
    s = bare({1: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8", 2: "VEGA-1"}, 2, 1)
    assert do(s, Go(1, 2, "VEGA-8")).state.over is None


def test_winning_1_enemy_ships_elsewhere_do_not_matter():
    away = dict(enumerate(("RIGEL-1", "RIGEL-4", "MIRA-1", "SOL-1", "SOL-2", "DENEB-1"), 2))
    s = bare({1: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8", **away}, 2, 1)
    assert do(s, Go(1, 2, "VEGA-8")).state.over.winner == "blue"


def test_winning_1_for_orange_too():
    s = bare({1: "SOL-8"}, {1: "SOL-6", 10: "VEGA-9"}, 2, 1, mover="orange")
    assert do(s, Go(1, 2, "SOL-8")).state.over == Outcome("orange", "home_captured", "WINNING.1")


def test_ruling_t29_victory_comes_after_the_first_move_already():
    s = bare({1: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 1)
    s = do(s, Go(1, 2, "VEGA-8")).state
    assert s.over
    with pytest.raises(GameOver):
        free(s, "orange", Resign())


def test_ruling_t29_and_is_tested_after_a_build():
    s = lay({}, {1: "SOL-1"}, hands={"blue": "AAA"})
    assert do(s, Build("AAA", "SOL-2")).state.over is None
    alone = bare({1: "VEGA-6"}, {10: "VEGA-9"}, hands={"blue": "AAA"})
    assert do(alone, Build("AAA", "SOL-2")).state.over is None


def test_ruling_t30_leaving_the_own_home_to_an_enemy_in_it_loses_at_once():
    s = bare({1: "SOL-4", 2: "RIGEL-1"}, {1: "SOL-8", 10: "VEGA-9"}, 1, 3)
    done = do(s, Go(1, 1, "RIGEL-4"))
    assert done.state.over == Outcome("orange", "home_abandoned", "WINNING.1")


def test_ruling_t30_a_preview_warns_of_it():
    s = bare({1: "SOL-4", 2: "RIGEL-1"}, {1: "SOL-8", 10: "VEGA-9"}, 1, 3)
    (d,) = pending(s)
    warned = [e for e in preview(STARWARS, s, d, Go(1, 1, "RIGEL-4"), Random(1)).events if e.kind == "ended"]
    assert [e.facts["winner"] for e in warned] == ["orange"]
    assert s.over is None


def test_ruling_t31_an_empty_home_without_enemies_is_not_lost():
    s = bare({1: "SOL-4"}, {10: "VEGA-9"}, 1, 3)
    s = do(s, Go(1, 1, "RIGEL-4")).state
    assert s.over is None


def test_ruling_t31_its_owner_may_jump_back_or_build():
    s = bare({1: "RIGEL-4"}, {10: "VEGA-9"}, 1, 3)
    assert do(s, Go(1, 1, "SOL-1")).state.over is None
    s = bare({1: "RIGEL-4"}, {10: "VEGA-9"}, hands={"blue": "AAA"})
    assert do(s, Build("AAA", "SOL-2")).state.fleet["blue"][1] == "SOL-2"


def test_ruling_t32_no_move_can_decide_both_homes_on_the_standard_board():
    g = standard()
    assert all(g.far[a][b] == 3 for a, b in (g.homes, g.homes[::-1]))
    assert not any(g.star[x] == g.homes[1] for x in g.jumps[g.homes[0]])


def test_ruling_t32_where_one_can_the_mover_wins():
    g = read_galaxy(TWO_STARS)
    (home, other) = g.homes
    assert other in g.links[home]
    fleets = {"blue": {1: f"{home}-4"}, "orange": {1: f"{home}-8"}}
    s = STARWARS.lay_out(Position("blue", fleets, (1, 2), board=TWO_STARS))
    done = do(s, Go(1, 1, f"{other}-1"))
    assert done.state.over == Outcome("blue", "home_captured", "WINNING.1")


def test_ruling_t33_without_a_ship_on_the_board_he_builds_or_passes():
    s = bare({}, {1: "VEGA-9", 2: "MIRA-12"}, hands={"blue": "AAA"})
    assert do(s, Build("AAA", "SOL-2")).state.fleet["blue"][0] == "SOL-2"
    done = do(s, Throw(), 3, 4)
    assert "no_move" in told(done)
    assert asked(done.state) == ("orange", "turn.start")
    assert done.state.over is None


def test_ruling_t33_he_loses_when_an_enemy_comes_to_his_home():
    s = bare({}, {1: "VEGA-9", 2: "MIRA-1"}, 1, 3, mover="orange")
    assert do(s, Go(2, 1, "SOL-1")).state.over == Outcome("orange", "home_captured", "WINNING.1")


def test_ruling_t34_a_draw_is_agreed_when_both_have_offered():
    s = lay({1: "SOL-1"}, {}, 1, 2)
    s = free(s, "orange", Draw()).state
    assert s.draw == ("orange",)
    assert s.over is None
    done = free(s, "blue", Draw())
    assert done.state.over == Outcome(None, "draw_agreed", "Ruling T34")
    assert [(e.kind, e.case) for e in done.events] == [
        ("acted", "Ruling T34"),
        ("draw_offered", "Ruling T34"),
        ("ended", "Ruling T34"),
    ]


@pytest.mark.parametrize("seat", ["blue", "orange"])
def test_ruling_t34_anyone_may_resign_at_any_time(seat):
    done = free(lay({1: "SOL-1"}, {}, 1, 2), seat, Resign())
    assert done.state.over == Outcome({"blue": "orange", "orange": "blue"}[seat], "resigned", "WINNING.1")


def test_ruling_t34_an_offer_may_be_declined_or_taken_back():
    s = free(lay({}, {}), "blue", Draw()).state
    for seat in ("blue", "orange"):
        assert free(s, seat, Draw(offer=False)).state.draw == ()


def test_ruling_t34_an_offer_lapses_when_its_maker_begins_his_next_turn():
    s = free(lay({}, {}), "orange", Draw()).state
    s = run(s, (Throw(), 2, 3), Go(10, 2, "SOL-11"))
    assert s.draw == ("orange",)  # blue had a whole turn to agree
    s = run(s, (Throw(), 2, 3))
    assert s.draw == ()


@pytest.mark.parametrize(
    ("offers", "seat", "action", "code", "case"),
    [
        (("blue",), "blue", Draw(), "draw-offered", "Ruling T34"),
        ((), "blue", Draw(offer=False), "draw-none", "Ruling T34"),
        ((), "green", Draw(), "no-seat", "WINNING.1"),
        ((), "green", Resign(), "no-seat", "WINNING.1"),
    ],
)
def test_ruling_t34_refused(offers, seat, action, code, case):
    s = lay({}, {})
    for x in offers:
        s = free(s, x, Draw()).state
    with pytest.raises(IllegalAction) as bad:
        free(s, seat, action)
    assert [(f.code, f.case) for f in bad.value.faults] == [(code, case)]
