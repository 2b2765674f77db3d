"""Set-up: homes, fleets, cards, and the throw for the first turn."""

from collections import Counter
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.policies.preview import preview
from engine.starwars.galaxy import standard
from engine.starwars.game import STARWARS
from engine.starwars.state import Home
from tests.starwars.play import asked, do, facts, told


def new(*dice, **options):
    given = GivenDice(*dice)
    done = STARWARS.new(Setup("starwars", options=options), given)
    assert not given.left
    return done


def test_set_up_1_seven_ships_on_the_empty_spaces_of_the_home_and_three_in_reserve():
    s = new(6, 6, 1, 1).state
    assert s.home == {"blue": "SOL", "orange": "VEGA"}
    for seat, home in s.home.items():
        assert s.fleet[seat] == (*standard().empty[home], "", "", "")


def test_set_up_1_both_deployments_are_told():
    deployed = [e.facts for e in new(6, 6, 1, 1).events if e.kind == "deployed"]
    assert deployed == [
        {"seat": "blue", "star": "SOL", "ships": 7, "reserve": 3},
        {"seat": "orange", "star": "VEGA", "ships": 7, "reserve": 3},
    ]


def test_set_up_2_all_cards_lie_in_the_deck_and_nobody_holds_one():
    s = new(6, 6, 1, 1).state
    assert len(s.deck) == 21
    assert s.discards == ""
    assert s.hand == {"blue": "", "orange": ""}


def test_ruling_t37_seven_cards_of_each_type():
    assert Counter(new(6, 6, 1, 1).state.deck) == {"A": 7, "W": 7, "S": 7}


@pytest.mark.parametrize(("dice", "first"), [((6, 1, 3, 3), "blue"), ((3, 3, 6, 1), "orange")])
def test_set_up_3_the_higher_total_has_the_first_turn(dice, first):
    done = new(*dice)
    assert facts(done, "first") == {"seat": first}
    assert asked(done.state) == (first, "turn.start")
    assert [e.facts["dice"] for e in done.events if e.kind == "threw_off"] == [
        [*dice[:2]],
        [*dice[2:]],
    ]


def test_ruling_t2_homes_as_agreed_need_no_throw():
    assert "homes" not in {e.facts.get("what") for e in new(6, 6, 1, 1).events}


@pytest.mark.parametrize(
    ("dice", "chooser", "star", "homes"),
    [
        ((5, 5, 1, 1), "blue", "VEGA", {"blue": "VEGA", "orange": "SOL"}),
        ((5, 5, 1, 1), "blue", "SOL", {"blue": "SOL", "orange": "VEGA"}),
        ((1, 1, 5, 5), "orange", "SOL", {"blue": "VEGA", "orange": "SOL"}),
    ],
)
def test_ruling_t2_or_the_higher_throw_chooses_a_home(dice, chooser, star, homes):
    s = new(*dice, homes="thrown").state
    assert asked(s) == (chooser, "setup.home")
    s = do(s, f"home {star}", 6, 6, 1, 1).state
    assert s.home == homes
    assert all(s.fleet[x][:7] == standard().empty[homes[x]] for x in homes)


def test_ruling_t2_equal_totals_are_thrown_again_for_homes_and_for_order():
    s = new(6, 1, 4, 3, 2, 2, 1, 2, homes="thrown")
    assert told(s).count("threw_off") == 4
    assert asked(s.state)[0] == "blue"
    done = do(s.state, Home("SOL"), 4, 4, 2, 6, 1, 1, 1, 2)
    assert facts(done, "first") == {"seat": "orange"}


def test_ruling_t3_the_first_player_throws_again_for_his_turn():
    s = new(6, 4, 1, 1).state
    assert asked(s) == ("blue", "turn.start")
    done = do(s, "throw", 2, 3)
    assert facts(done, "thrown") == {"seat": "blue", "dice": [2, 3], "turn": 1}


def test_choosing_a_home_can_be_previewed_up_to_the_throw():
    s = new(5, 5, 1, 1, homes="thrown").state
    (d,) = s.stack[-1].asks
    seen = preview(STARWARS, s, d, Home("VEGA"), Random(1))
    assert (seen.sides, seen.drawn) == (6, False)
