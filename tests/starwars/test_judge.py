"""The greedy player: it plays well, its games end, and it judges both sides alike."""

from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending
from engine.policies.policy import POLICIES
from engine.starwars.evaluation import WON
from engine.starwars.game import STARWARS
from engine.starwars.state import FOE, State
from tests.starwars.play import Build, Go, Throw, bare, do, lay, run

SWAP = {"SOL": "VEGA", "RIGEL": "DENEB", "POLLUX": "MIRA"}
SWAP |= {b: a for a, b in SWAP.items()}


def game(seed: int, blue: str, orange: str, most: int = 400) -> State:
    rng = Random(seed)
    players = {"blue": blue, "orange": orange}
    s = STARWARS.new(Setup("starwars"), RandomDice(rng)).state
    while not s.over and s.turns < most:
        (d,) = pending(s)
        a = POLICIES[players[d.seat]](STARWARS, s, d, rng)
        s = apply(s, d.seat, d.id, a, RandomDice(rng)).state
    return s


def choice(s: State, seed: int = 1):
    (d,) = pending(s)
    return POLICIES["greedy"](STARWARS, s, d, Random(seed))


def test_greedy_beats_random_nearly_always():
    wins = 0
    for n in range(12):
        me = ("blue", "orange")[n % 2]
        s = game(n, **{me: "greedy", FOE[me]: "random"})
        wins += s.over is not None and s.over.winner == me
    assert wins >= 11


def test_greedy_against_greedy_ends():
    turns = sorted(game(n, "greedy", "greedy").turns for n in range(6))
    assert turns[-1] < 400
    assert 20 < turns[3] < 200


@pytest.mark.parametrize("seed", range(5))
def test_both_sides_are_judged_alike(seed):
    s = game(seed, "random", "random", most=15)
    assert STARWARS.judge(s, "blue") == pytest.approx(-STARWARS.judge(s, "orange"))


def test_a_mirrored_position_is_worth_the_same():
    blue, orange = {1: "RIGEL-4", 2: "SOL-1"}, {1: "MIRA-8", 2: "VEGA-3", 3: "VEGA-1"}

    def mirror(fleet):
        return {n: f"{SWAP[x.split('-')[0]]}-{x.split('-')[1]}" for n, x in fleet.items()}

    s, m = bare(blue, orange), bare(mirror(orange), mirror(blue), mover="orange")
    assert STARWARS.judge(s, "blue") == pytest.approx(STARWARS.judge(m, "orange"))


def test_a_won_game_is_worth_more_than_any_position():
    s = bare({1: "VEGA-6", 10: "SOL-9"}, {1: "VEGA-8"}, 2, 1)
    won = do(s, Go(1, 2, "VEGA-8")).state
    assert STARWARS.judge(won, "blue") == WON == -STARWARS.judge(won, "orange")
    assert abs(STARWARS.judge(s, "blue")) < WON


@pytest.mark.parametrize("seed", range(5))
def test_it_wins_when_it_can(seed):
    s = bare({1: "VEGA-6", 2: "RIGEL-4", 10: "SOL-9"}, {1: "VEGA-8", 2: "RIGEL-6"}, 2, 1)
    assert choice(s, seed) == Go(1, 2, "VEGA-8")


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_abandon_its_home_to_the_enemy(seed):
    s = bare({1: "SOL-4", 2: "RIGEL-1"}, {1: "SOL-8", 10: "VEGA-9"}, 1, 3)
    while pending(s)[0].seat == "blue":
        s = apply(s, "blue", pending(s)[0].id, choice(s, seed), RandomDice(Random(seed))).state
    assert s.over is None


def test_it_builds_when_it_can():
    s = lay({1: "RIGEL-4"}, {}, hands={"blue": "AWS"})
    a = choice(s)
    assert isinstance(a, Build)
    assert choice(run(s, a)) == Throw()


def test_it_captures_rather_than_not():
    s = lay({1: "RIGEL-4", 2: "SOL-1"}, {1: "RIGEL-6"}, 2, 3)
    assert choice(s) == Go(1, 2, "RIGEL-6")


@pytest.mark.parametrize("seat", FOE)
def test_an_offer_is_weighed_even_while_homes_are_being_chosen(seat):
    setup = Setup("starwars", options={"homes": "thrown"})
    s = STARWARS.new(setup, RandomDice(Random(1))).state
    assert len(s.home) < 2
    assert STARWARS.judge(s, seat) == 0
    assert STARWARS.agrees(s, seat, "draw")
