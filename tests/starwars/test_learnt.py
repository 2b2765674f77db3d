"""The learnt player: its weights, how they are learnt, what it may know, and what it plays."""

from random import Random

import pytest

from engine.__main__ import main
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData
from engine.core.flow import apply, faults, options, pending
from engine.core.places import place_of
from engine.policies.policy import POLICIES
from engine.starwars.bots.learnt_evaluation import (
    HASTES,
    NAMES,
    PULL,
    SURE,
    WEIGHTS,
    Hastes,
    Learnt,
    chance,
    hurried,
    score,
)
from engine.starwars.bots.player import answer, own_turn
from engine.starwars.bots.terms import TERMS, chart, sides, terms
from engine.starwars.bots.turns import expected
from engine.starwars.game import STARWARS
from engine.starwars.state import State
from tests.starwars.play import Build, Go, Stay, Throw, bare, lay


def choice(s: State, seed: int = 1, player: str = "search"):
    (d,) = pending(s)
    return POLICIES[player](STARWARS, s, d, Random(seed))


def turn(s: State, player: str = "search") -> State:
    """Play a turn to its end as the player that searches would, or another."""
    seat = pending(s)[0].seat
    while not s.over and pending(s)[0].seat == seat:
        s = apply(s, seat, pending(s)[0].id, choice(s, player=player), RandomDice(Random(1))).state
    return s


def won_by(s: State) -> str:
    return s.over.winner or "" if s.over else ""


# -- weights -----------------------------------------------------------------------------------------------


def test_the_weights_that_are_kept_are_those_it_plays_by():
    file = (place_of("starwars").data / "learnt.toml").read_text(encoding="utf-8")
    assert all(f"{name.rpartition('.')[2]} = " in file for name in NAMES)
    assert len(WEIGHTS) == len(NAMES) == 1 + 2 * len(TERMS)
    s = lay({1: "RIGEL-4", 2: "SOL-1"}, {1: "RIGEL-6"}, 2, 3)
    (d,) = pending(s)
    assert choice(s) == answer(s, d) == answer(s, d, WEIGHTS)
    assert answer(s, d, [-w for w in WEIGHTS]) != answer(s, d)


def test_a_file_of_weights_must_hold_every_term():
    every = dict.fromkeys(TERMS, 0.0)
    assert len(Learnt(0.0, every, every).weights()) == len(NAMES)
    fewer = {x: 0.0 for x in TERMS if x != "fall"}
    with pytest.raises(BadData, match=r"throws\.fall"):
        Learnt(0.0, every, fewer).weights()


def test_what_is_won_is_worth_more_than_any_terms():
    s = lay({1: "RIGEL-4"}, {1: "RIGEL-6"})
    c, (me, foe) = chart(s.galaxy), sides(s, "blue")
    taken = foe._replace(fleet=("",) * 10), me.moved(0, "VEGA-9")
    assert score(c, WEIGHTS, taken[1], taken[0]) == SURE
    assert score(c, WEIGHTS, *taken) == -SURE
    assert (chance(SURE), chance(0.0), chance(-SURE)) == (1.0, 0.5, 0.0)
    assert abs(score(c, WEIGHTS, me, foe)) < SURE


# -- learning ----------------------------------------------------------------------------------------------


def test_the_same_seed_learns_the_same_weights_to_the_byte(tmp_path):
    def learnt(seed: int, name: str) -> bytes:
        out = tmp_path / name
        assert main(["train", "starwars", "--games", "1", "--seed", str(seed), "--out", str(out)]) == 0
        return out.read_bytes()

    first = learnt(5, "a.toml")
    assert first == learnt(5, "b.toml")
    assert first.splitlines()[1:] != learnt(6, "c.toml").splitlines()[1:]
    assert first.startswith(b"# Learnt from games against itself: python -m engine train starwars --games 1 ")


def test_a_title_that_learns_nothing_says_so(capsys):
    assert main(["train", "armada", "--games", "1"]) == 2
    assert "has no evaluation that is learnt" in capsys.readouterr().err


# -- what it may know --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(), (2, 5), (4,)])
def test_the_answer_does_not_depend_on_cards_that_are_hidden(dice):
    blue = {1: "RIGEL-4", 2: "SOL-1", 3: "SOL-4", 4: "MIRA-1"}
    orange = {1: "RIGEL-6", 2: "SOL-3", 3: "VEGA-1"}
    hands = ("AAA", "AWS", "SSW")
    given = [lay(blue, orange, *dice, hands={"blue": "AWS", "orange": x}) for x in hands]
    assert len({choice(s) for s in given}) == 1
    assert len({tuple(terms(chart(s.galaxy), *sides(s, "blue"))) for s in given}) == 1


def test_terms_know_ones_own_cards():
    c = chart(lay().galaxy)
    ready, not_ready = (lay({1: "RIGEL-4"}, {}, hands={"blue": x}) for x in ("AWS", "AAW"))
    assert terms(c, *sides(ready, "blue"))[TERMS.index("ready")] == 1
    assert terms(c, *sides(not_ready, "blue"))[TERMS.index("ready")] == 0


def test_the_chance_that_a_home_falls_is_counted_over_all_throws():
    at = len(TERMS) + TERMS.index("fall")
    one = bare({1: "VEGA-6", 2: "SOL-9"}, {1: "VEGA-8"}, mover="blue")
    assert terms(chart(one.galaxy), *sides(one, "blue"))[at] == pytest.approx(11 / 36)
    two = bare({1: "VEGA-6", 2: "VEGA-1", 3: "SOL-9"}, {1: "VEGA-8", 2: "VEGA-4"}, mover="blue")
    assert terms(chart(two.galaxy), *sides(two, "blue"))[at] == pytest.approx(2 / 36)
    assert expected(chart(two.galaxy), WEIGHTS, *sides(two, "blue")) > 2 / 36


# -- what it plays -----------------------------------------------------------------------------------------


def test_it_takes_a_home_with_one_die_and_with_two():
    assert won_by(turn(bare({1: "VEGA-6", 2: "RIGEL-4", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 1))) == "blue"
    two = bare({1: "VEGA-6", 2: "VEGA-1", 10: "SOL-9"}, {1: "VEGA-8", 2: "VEGA-4", 3: "RIGEL-1"}, 2, 3)
    assert won_by(turn(two)) == "blue"


def test_it_does_not_leave_its_home_to_the_enemy():
    s = bare({1: "SOL-4", 2: "RIGEL-1"}, {1: "SOL-8", 10: "VEGA-9"}, 1, 3)
    assert not won_by(turn(s))


def test_it_takes_the_raider_that_would_take_its_home():
    s = bare({1: "SOL-4", 2: "RIGEL-1", 3: "POLLUX-1"}, {1: "SOL-6", 2: "VEGA-9"}, 2, 6)
    assert "SOL-6" not in turn(s).fleet["orange"]


def test_it_captures_rather_than_not():
    assert turn(lay({1: "RIGEL-4", 2: "SOL-1"}, {1: "RIGEL-6"}, 2, 3)).fleet["orange"][0] == ""


def test_it_builds_when_it_can_and_then_throws():
    s = lay({1: "RIGEL-4"}, {}, hands={"blue": "AWS"})
    a = choice(s)
    assert isinstance(a, Build)
    assert choice(apply(s, "blue", pending(s)[0].id, a, RandomDice(Random(1))).state) == Throw()


def test_it_stays_where_the_second_move_would_give_its_home_away():
    s = bare({1: "SOL-9", 2: "MIRA-1"}, {1: "SOL-4", 2: "VEGA-9"}, 1, still=(2,))
    assert choice(s) == Stay()
    assert isinstance(choice(lay({1: "RIGEL-4"}, {}, 2, 3)), Go)


# -- its levels --------------------------------------------------------------------------------------------


def test_strong_plays_the_best_end_of_its_own_turn_and_looks_no_further():
    s = lay({1: "RIGEL-4", 2: "SOL-1", 3: "SOL-3"}, {1: "RIGEL-6", 2: "VEGA-1"}, 2, 3)
    (d,) = pending(s)
    c = chart(s.galaxy)
    first = POLICIES["strong"](STARWARS, s, d, Random(1))
    assert first == own_turn(s, d) == POLICIES["strong"](STARWARS, s, d, Random(2))
    then = apply(s, d.seat, d.id, first, RandomDice(Random(1))).state
    again = pending(then)[0]
    best = apply(then, again.seat, again.id, own_turn(then, again), RandomDice(Random(1))).state
    value = score(c, WEIGHTS, *sides(best, "blue"))
    for a in options(s, d):
        one = apply(s, d.seat, d.id, a, RandomDice(Random(1))).state
        e = pending(one)[0]
        for b in options(one, e) if e.seat == "blue" and e.kind == d.kind else ():
            two = apply(one, e.seat, e.id, b, RandomDice(Random(1))).state
            assert score(c, WEIGHTS, *sides(two, "blue")) <= value + 1e-9


def test_strong_takes_a_home_that_is_open_and_answers_what_no_turn_asks():
    two = bare({1: "VEGA-6", 2: "VEGA-1", 10: "SOL-9"}, {1: "VEGA-8", 2: "VEGA-4", 3: "RIGEL-1"}, 2, 3)
    assert won_by(turn(two, "strong")) == "blue"
    opened = STARWARS.new(Setup("starwars", options={"homes": "thrown"}), RandomDice(Random(1))).state
    (d,) = pending(opened)
    assert not faults(opened, d, POLICIES["strong"](STARWARS, opened, d, Random(1)))


# -- its haste ---------------------------------------------------------------------------------------------

#: Two whole fleets that wait for each other, as one game stood after 400 turns.
BLUE = {n: f"RIGEL-{x}" for n, x in enumerate((12, 4, 6, 8), 1)}
BLUE |= {n: f"SOL-{x}" for n, x in enumerate((1, 11, 3, 4, 6, 8), 5)}
ORANGE = {n: f"DENEB-{x}" for n, x in enumerate((10, 12, 4, 6, 7), 1)}
ORANGE |= {n: f"VEGA-{x}" for n, x in enumerate((1, 11, 3, 8, 9), 6)}


@pytest.mark.parametrize(("player", "patient", "comes"), [("strong", 130, 170), ("champion", 180, 220)])
@pytest.mark.parametrize("dice", [(1, 2), (5, 6)])
def test_who_has_waited_long_enough_goes_to_the_enemy(player, patient, comes, dice):
    def stars(turns: int) -> list[str]:
        s = turn(bare(BLUE, ORANGE, *dice, turn=turns), player)
        return [s.galaxy.star[x] for x in s.fleet["blue"]]

    assert "POLLUX" not in stars(patient)
    assert "POLLUX" in stars(comes)


def test_haste_grows_from_its_turn_on_to_its_most():
    for haste in (HASTES.strong, HASTES.champion):
        assert hurried(haste, haste.after) == hurried(haste, 0) == WEIGHTS
        full = haste.after + haste.most * haste.per
        assert hurried(haste, haste.after + haste.per) == tuple(
            w + more for w, more in zip(WEIGHTS, PULL, strict=True)
        )
        assert hurried(haste, full) == hurried(haste, 10 * full) != hurried(haste, full - haste.per // 2)


def test_haste_pulls_both_sides_alike_and_at_terms_that_there_are():
    assert PULL[0] == 0
    assert PULL[1 : 1 + len(TERMS)] == tuple(-x for x in PULL[1 + len(TERMS) :])
    with pytest.raises(BadData, match=r"pull\.speed"):
        Hastes(HASTES.strong, HASTES.champion, {"speed": 1.0}).weights()


@pytest.mark.parametrize("seed", range(2))
def test_two_that_wait_for_each_other_end_their_game(seed):
    rng, s = Random(seed), STARWARS.new(Setup("starwars"), RandomDice(Random(seed))).state
    while not s.over and s.turns < 500:
        (d,) = pending(s)
        s = apply(s, d.seat, d.id, POLICIES["strong"](STARWARS, s, d, rng), RandomDice(rng)).state
    assert s.over
