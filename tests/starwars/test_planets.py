"""Planets: cards, sets, building, the deck, capture on a planet."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from engine.core.dice import GivenDice
from engine.core.flow import apply, pending, public_options
from engine.policies.preview import preview
from engine.starwars.galaxy import standard
from engine.starwars.game import STARWARS
from engine.starwars.planets import only_throw, sets
from engine.starwars.state import Turn
from tests.shared.standing import follow
from tests.starwars.play import (
    FOE_GUARD,
    Build,
    Go,
    Stay,
    Throw,
    asked,
    bare,
    do,
    ends,
    facts,
    fault,
    lay,
    open_to,
    run,
    told,
)

ALL = "AAAAAAASSSSSSSWWWWWWW"


def taken(*out: str) -> str:
    """Return the deck without these cards."""
    left = ALL
    for c in "".join(out):
        left = left.replace(c, "", 1)
    return left


# -- drawing -----------------------------------------------------------------------------------------------


def test_planets_1_landing_on_a_planet_draws_a_card_at_once():
    done = do(lay({1: "RIGEL-4"}, {}, 3, 1), Go(1, 3, "RIGEL-7"), 8)  # the 8th of A*7 S*7 W*7
    assert done.state.hand["blue"] == "S"
    assert done.state.deck == taken("S")
    assert facts(done, "card") == {"seat": "blue", "card": "S"}
    assert asked(done.state) == ("blue", "turn.move")


def test_planets_1_a_preview_ends_at_the_card_and_tells_it_from_a_die():
    s = lay({1: "RIGEL-4"}, {}, 3, 1)
    (d,) = pending(s)
    seen = preview(STARWARS, s, d, Go(1, 3, "RIGEL-7"), Random(1))
    assert (seen.sides, seen.drawn) == (len(ALL), True)


@pytest.mark.parametrize(("at", "to"), [("SOL-1", "SOL-2"), ("VEGA-1", "VEGA-2")])
def test_planets_1_no_card_in_the_home_stars(at, to):
    done = do(lay({1: at}, {}, 1, 5), Go(1, 1, to))
    assert "drew" not in told(done)
    assert done.state.deck == ALL


def test_ruling_t18_a_ship_that_lands_again_after_a_lap_draws_again():
    s = lay({1: "RIGEL-6"}, {}, 6, 5)
    s = run(s, (Go(1, 6, "RIGEL-12"), 1), Stay(), (Throw(), 2, 2), Go(10, 2, "VEGA-11"))
    s = run(s, (Throw(), 6, 5), Go(1, 6, "RIGEL-6"), Stay(), (Throw(), 2, 2), Go(10, 2, "VEGA-1"))
    s = run(s, (Throw(), 6, 5), (Go(1, 6, "RIGEL-12"), 1))
    assert s.hand["blue"] == "AA"


def test_ruling_t18_the_enemy_draws_on_the_same_planet_too():
    s = lay({}, {1: "RIGEL-4"}, 3, 1, mover="orange")
    assert do(s, Go(1, 3, "RIGEL-7"), 21).state.hand == {"blue": "", "orange": "W"}


def test_ruling_t18_not_even_the_owner_draws_at_home():
    assert "drew" not in told(do(lay({1: "SOL-6"}, {}, 1, 2), Go(1, 1, "SOL-7")))


def test_ruling_t20_a_ship_that_stays_draws_no_more():
    s = lay({1: "RIGEL-7"}, {}, 1, 2)
    s = run(s, Go(10, 2, "SOL-11"), Stay(), (Throw(), 1, 3), Go(10, 3, "VEGA-12"))
    assert s.hand == {"blue": "", "orange": ""}
    assert s.fleet["blue"][0] == "RIGEL-7"


def test_planets_4_capturing_on_a_planet_draws_a_card():
    done = do(lay({1: "RIGEL-4"}, {1: "RIGEL-7"}, 3, 1), Go(1, 3, "RIGEL-7"), 1)
    assert facts(done, "captured")["at"] == "RIGEL-7"
    assert done.state.hand["blue"] == "A"


def test_ruling_t19_one_card_in_all():
    done = do(lay({1: "RIGEL-4"}, {1: "RIGEL-7"}, 3, 1), Go(1, 3, "RIGEL-7"), 1)
    assert told(done).count("drew") == 1


@pytest.mark.parametrize(("at", "to"), [("SOL-4", "SOL-7"), ("VEGA-4", "VEGA-7")])
def test_ruling_t19_none_for_a_capture_in_a_home(at, to):
    done = do(lay({1: at}, {1: to}, 3, 1), Go(1, 3, to))
    assert "captured" in told(done)
    assert "drew" not in told(done)


# -- sets and building -------------------------------------------------------------------------------------


def test_planets_2_a_set_becomes_a_ship_on_a_home_planet():
    done = do(lay({}, {}, hands={"blue": "AWSW"}), Build("AWS", "SOL-7"))
    s = done.state
    assert s.fleet["blue"][0] == "SOL-7"
    assert s.hand["blue"] == "W"
    assert s.discards == "ASW"
    assert facts(done, "built") == {"seat": "blue", "ship": 1, "at": "SOL-7", "cards": "AWS"}
    assert asked(s) == ("blue", "turn.start")


def test_planets_2_two_builds_a_turn_at_most():
    s = lay({}, {}, hands={"blue": "AAASSSWWW"})
    s = run(s, Build("AAA", "SOL-2"), Build("SSS", "SOL-7"))
    assert open_to(s) == {Throw()}
    assert (f := fault(s, Build("WWW", "SOL-12"))).code == "built-enough"
    assert f.case == "PLANETS.2"
    s = run(s, (Throw(), 2, 3), Go(10, 2, "SOL-11"), (Throw(), 2, 3), Go(10, 2, "VEGA-11"))
    assert Build("WWW", "SOL-12") in open_to(s)  # the next turn


def test_planets_2_only_before_the_throw():
    s = do(lay({}, {}, hands={"blue": "AAA"}), Throw(), 2, 3).state
    assert (f := fault(s, Build("AAA", "SOL-2"))).code == "too-late"
    assert f.case == "PLANETS.2"


def test_planets_2_a_new_ship_does_not_move_that_turn():
    s = run(lay({1: "SOL-3"}, {}, hands={"blue": "AAA"}), Build("AAA", "SOL-2"), (Throw(), 1, 4))
    assert ends(s, 2, 4) == set()
    assert (f := fault(s, Go(2, 4, "SOL-6"))).code == "built-now"
    assert f.case == "PLANETS.2"
    s = run(s, Go(1, 1, "SOL-4"), Stay(), (Throw(), 2, 3), Go(10, 2, "VEGA-11"), (Throw(), 1, 4))
    assert ends(s, 2, 4) == {"SOL-6"}


def test_planets_2_orange_builds_at_its_own_home():
    s = lay({}, {}, mover="orange", hands={"orange": "SSS"})
    assert {a.at for a in open_to(s) if isinstance(a, Build)} == {"VEGA-2", "VEGA-7", "VEGA-12"}
    assert fault(s, Build("SSS", "SOL-2")).code == "no-dock"


def test_ruling_t22_every_hand_of_three_that_is_a_set():
    for hand in product("AWS", repeat=3):
        found = sets("".join(hand))
        assert bool(found) == (len(set(hand)) in (1, 3))


@pytest.mark.parametrize("cards", ["", "A", "AA", "AAS", "AAAA", "AWSS", "XYZ", "xyz"])
def test_ruling_t22_nothing_else_is_a_set(cards):
    f = fault(lay({}, {}, hands={"blue": "AAAAWSS"}), Build(cards, "SOL-2"))
    assert (f.code, f.case) == ("not-a-set", "PLANETS.2")


def test_planets_2_the_cards_of_a_set_have_no_order():
    s = lay({}, {}, hands={"blue": "ASW"})
    assert do(s, Build("SAW", "SOL-7")).state == do(s, Build("AWS", "SOL-7")).state


def test_ruling_t22_the_cards_must_be_held():
    f = fault(lay({}, {}, hands={"blue": "AASS"}), Build("AWS", "SOL-2"))
    assert (f.code, f.case) == ("not-held", "PLANETS.2")


def test_ruling_t23_a_card_drawn_this_turn_waits():
    s = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": "AA"})
    s = do(s, Go(1, 3, "RIGEL-7"), 1).state
    assert s.hand["blue"] == "AAA"
    assert not [a for a in open_to(s) if isinstance(a, Build)]
    s = run(s, Stay())
    assert asked(s) == ("orange", "turn.start")
    s = run(s, (Throw(), 2, 3), Go(10, 2, "VEGA-11"))
    assert Build("AAA", "SOL-2") in open_to(s)


def test_ruling_t24_all_home_planets_taken():
    s = lay({1: "SOL-2", 2: "SOL-7", 3: "SOL-12"}, {}, hands={"blue": "AAA"})
    assert open_to(s) == {Throw()}
    assert fault(s, Build("AAA", "SOL-2")).code == "no-planet"
    assert do(s, Throw(), 1, 2).state.hand["blue"] == "AAA"


def test_ruling_t24_no_ship_in_reserve():
    ships = ("SOL-1", "SOL-3", "SOL-4", "SOL-6", "SOL-8", "SOL-9", "SOL-11", "RIGEL-1", "RIGEL-4", "RIGEL-6")
    s = bare(dict(enumerate(ships, 1)), {10: "VEGA-9"}, hands={"blue": "AAA"})
    assert open_to(s) == {Throw()}
    assert (f := fault(s, Build("AAA", "SOL-2"))).code == "no-reserve"
    assert f.case == "Ruling T24"


def test_ruling_t25_an_enemy_on_a_home_planet_blocks_it():
    s = lay({}, {1: "SOL-7"}, hands={"blue": "AAA"})
    assert {a.at for a in open_to(s) if isinstance(a, Build)} == {"SOL-2", "SOL-12"}
    assert (f := fault(s, Build("AAA", "SOL-7"))).code == "dock-taken"
    assert f.case == "PLANETS.2"


def test_ruling_t26_nothing_lands_on_the_ship_just_built():
    s = lay({1: "SOL-4"}, {}, hands={"blue": "AAA"})
    s = run(s, Build("AAA", "SOL-7"), (Throw(), 3, 1))
    assert ends(s, 1, 3) == set()
    assert fault(s, Go(1, 3, "SOL-7")).code == "own-ship"


def test_ruling_t28_hands_have_no_limit_and_any_five_cards_hold_a_set():
    assert all(sets("".join(hand)) for hand in product("AWS", repeat=5))
    s = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": ALL[:-1]})
    assert len(do(s, Go(1, 3, "RIGEL-7")).state.hand["blue"]) == 21


# -- the deck ----------------------------------------------------------------------------------------------


def test_planets_3_when_the_deck_is_used_up_the_discards_become_the_deck():
    s = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": taken("SSWW")}, discards="SSWW")
    assert s.deck == ""
    done = do(s, Go(1, 3, "RIGEL-7"), 3)
    assert facts(done, "reshuffled") == {"cards": 4}
    assert facts(done, "card")["card"] == "W"
    assert (done.state.deck, done.state.discards) == ("SSW", "")


def test_ruling_t38_not_before_a_card_is_wanted():
    s = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"orange": taken("SSWW")[1:]}, discards="SSWW")
    s = do(s, Go(1, 3, "RIGEL-7")).state  # the last card needs no die
    assert (s.hand["blue"], s.deck, s.discards) == ("A", "", "SSWW")


def test_ruling_t27_no_cards_left_anywhere():
    s = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": ALL[:9], "orange": ALL[9:]})
    done = do(s, Go(1, 3, "RIGEL-7"))
    assert facts(done, "no_card") == {"seat": "blue"}
    assert done.state.hand["blue"] == ALL[:9]


# -- secrets and standing answers --------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["", "A", "AAA", "AAASSSWWW"])
def test_ruling_t21_the_question_before_the_throw_betrays_no_hand(hand):
    s = lay({}, {}, hands={"blue": hand})
    (d,) = pending(s)
    assert public_options(s, d) == ((Throw(),), False)
    assert asked(s) == ("blue", "turn.start")


def every_hand(s, seat):
    """Every hand that others could imagine: as many cards, of those that lie nowhere in the open."""
    hidden = s.deck + s.hand["blue"] + s.hand["orange"]
    return {"".join(sorted(x)) for x in combinations_with_replacement("AWS", len(s.hand[seat]))
            if all(x.count(c) <= hidden.count(c) for c in "AWS")}  # fmt: skip


ROOM = {10: "SOL-9"}
FULL = {**dict(enumerate(standard().docks["SOL"], 1)), 10: "SOL-9"}
OUT = dict(enumerate([*standard().empty["SOL"], "RIGEL-1", "RIGEL-4", "RIGEL-6"], 1))


@pytest.mark.parametrize(
    ("fleet", "hand", "built", "passes"),
    [(ROOM, "", 0, True), (ROOM, "AA", 0, True), (ROOM, "AAA", 0, False), (ROOM, "AAWW", 0, False),
     (FULL, "AAAA", 0, True), (OUT, "AAAA", 0, True), (ROOM, "AAAA", 2, True), (ROOM, "AAAA", 1, False)],
)  # fmt: skip
def test_ruling_t21_whether_anybody_is_asked_depends_on_no_hand(fleet, hand, built, passes):
    at = bare(fleet, FOE_GUARD, hands={"blue": hand}, built=built)
    hands = every_hand(at, "blue")
    assert len(hands) > 1 or len(hand) == 0
    for imagined in hands:
        s = bare(fleet, FOE_GUARD, hands={"blue": imagined}, built=built)
        assert (only_throw(s, s.stack[-1].v, "blue") is not None) == passes
        if passes:  # nobody loses a choice
            assert open_to(s) == {Throw()}


def test_ruling_t21_only_the_owner_sees_what_was_drawn():
    done = do(lay({1: "RIGEL-4"}, {}, 3, 1), Go(1, 3, "RIGEL-7"), 8)
    for looker in ("orange", None):
        seen = [e for e in done.events if e.reaches(looker)]
        assert [e.kind for e in seen] == ["moved", "drew"]
        assert all("card" not in e.facts and "n" not in e.facts for e in seen)
    assert {e.kind for e in done.events if e.reaches("blue")} == {"moved", "rolled", "drew", "card"}


def test_ruling_t21_a_set_is_shown_when_it_is_exchanged():
    done = do(lay({}, {}, hands={"blue": "AWSW"}), Build("AWS", "SOL-7"))
    (built,) = [e for e in done.events if e.kind == "built"]
    assert built.reaches("orange")
    assert built.reaches(None)
    assert done.final


def test_standing_answers_before_the_throw():
    s = lay({}, {}, hands={"blue": "AAASSS"})
    (d,) = pending(s)
    assert follow(s, {("blue", "turn.start"): "throw"}) == (d, Throw())
    assert follow(s, {("orange", "turn.start"): "throw"}) is None
    built = 0
    while (found := follow(s, {("blue", "turn.start"): "build"})) and found[1] != Throw():
        s, built = apply(s, "blue", found[0].id, found[1], GivenDice()).state, built + 1
    assert built == 2
    assert isinstance(s.stack[-1].v, Turn)
    assert not STARWARS.problems(s)
