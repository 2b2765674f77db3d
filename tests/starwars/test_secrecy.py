"""Hidden stays hidden: cards in hand and in the deck, in views, events, options, words and guesses."""

from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending, public_options, sample
from engine.starwars.game import STARWARS
from tests.starwars.play import Go, do, lay

SEATS = ("blue", "orange")


def far_into(seed: int, answers: int = 150):
    """Return a state well into a random game, with cards in both hands where luck has it."""
    rng = Random(seed)
    s = STARWARS.new(Setup("starwars"), RandomDice(rng)).state
    for _ in range(answers):
        if s.over:
            break
        (d,) = pending(s)
        last, s = s, apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
        if s.over:
            return last
    return s


@pytest.mark.parametrize("seed", range(12))
def test_a_guess_keeps_what_a_seat_knows_and_deals_the_rest_anew(seed):
    s = far_into(seed)
    rng = Random(seed)
    for seat in (*SEATS, None):
        guess = STARWARS.imagine(s, seat, rng)
        assert STARWARS.view(guess, seat) == STARWARS.view(s, seat)
        assert not STARWARS.problems(guess)
        assert {x: len(h) for x, h in guess.hand.items()} == {x: len(h) for x, h in s.hand.items()}
        assert seat is None or guess.hand[seat] == s.hand[seat]
        assert guess.discards == s.discards


def test_a_guess_takes_in_every_hand_that_can_be():
    s = lay({}, {}, hands={"blue": "AAA", "orange": "WW"})
    guesses = {STARWARS.imagine(s, "blue", Random(n)).hand["orange"] for n in range(200)}
    assert guesses == {"AA", "AS", "AW", "SS", "SW", "WW"}


def test_a_guess_depends_on_what_the_seat_knows_alone():
    one = lay({}, {}, hands={"blue": "AAA", "orange": "WW"})
    other = lay({}, {}, hands={"blue": "AAA", "orange": "SA"})
    for n in range(20):
        a, b = (STARWARS.imagine(s, "blue", Random(n)) for s in (one, other))
        assert (a.hand, a.deck) == (b.hand, b.deck)


def test_views_tell_only_the_number_of_another_hand():
    one = lay({}, {}, hands={"blue": "AAA", "orange": "WW"})
    other = lay({}, {}, hands={"blue": "AAA", "orange": "SA"})
    for looker in ("blue", None):
        assert STARWARS.view(one, looker) == STARWARS.view(other, looker)
    assert STARWARS.view(one, "orange") != STARWARS.view(other, "orange")
    assert STARWARS.view(one, None).hand == ""
    assert STARWARS.view(one, "blue").hand == "AAA"
    assert STARWARS.view(one, "blue").hands == {"blue": 3, "orange": 2}


def test_the_channel_is_shown_the_same_answers_whatever_the_hand():
    shown = set()
    for hand in ("", "AAA", "AASSW"):
        s = lay({}, {}, hands={"blue": hand})
        (d,) = pending(s)
        shown.add(public_options(s, d))
        assert len(options(s, d)) == (4 if hand else 1)
    assert len(shown) == 1


def test_drawing_looks_the_same_to_others_whatever_is_drawn():
    s = lay({1: "RIGEL-4"}, {}, 3, 1)
    for looker in ("orange", None):
        seen = {
            tuple((e.kind, repr(e.facts)) for e in do(s, Go(1, 3, "RIGEL-7"), n).events if e.reaches(looker))
            for n in (1, 8, 15)
        }
        assert len(seen) == 1


def test_the_last_card_of_the_deck_is_drawn_as_quietly_as_any_other():
    two = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": "AAAAAAASSSSSSSWWWWW"})
    one = lay({1: "RIGEL-4"}, {}, 3, 1, hands={"blue": "AAAAAAASSSSSSSWWWWWW"})
    told = [
        [e.kind for e in do(s, Go(1, 3, "RIGEL-7"), *dice).events if e.reaches("orange")]
        for s, dice in ((two, (1,)), (one, ()))
    ]
    assert told[0] == told[1] == ["moved", "drew"]
