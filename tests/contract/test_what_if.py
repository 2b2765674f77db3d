"""What every title promises to whoever tries things on a position: no truth in it that a seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, fork, options, pending, sample
from engine.core.rules import Secrecy
from engine.policies.what_if import (
    ChosenDice,
    NeedsDie,
    Tried,
    WrongDie,
    again,
    as_known,
    question_to,
    try_move,
)
from engine.policies.worth import imagine
from engine.titles import GAMES
from tests.shared.work import FEW, calls_of
from tests.toys.duel import DUEL

every_title = pytest.mark.parametrize("game", [*GAMES.values(), DUEL], ids=[*GAMES, DUEL.id])
#: Number of answers played, because cards are dealt late; some of the states are checked.
PLAYED, LATE, LOOKED_AT = 40, {"starwars": 240}, 5


def answered(s, d, rng):
    return sample(s, d, rng) if options(s, d) is None else rng.choice(options(s, d))


def positions(game):
    """Play at random, and yield every few states."""
    rng = Random(4)
    s = game.new(Setup(game.id, game.scenarios[0]), RandomDice(rng)).state
    played = LATE.get(game.id, PLAYED)
    for n in range(played):
        if not pending(s):
            return
        d = pending(s)[n % len(pending(s))]
        s = apply(s, d.seat, d.id, answered(s, d, rng), RandomDice(rng)).state
        if n % (played // LOOKED_AT) == 0:
            yield s


@every_title
def test_another_truth_that_a_seat_cannot_tell_from_this_one_leads_to_the_same_bytes(game):
    parted = 0
    for s in positions(game):
        for seat in game.seated(Setup(game.id, game.scenarios[0]))[:2]:
            twin = imagine(game, s, seat, Random(99))
            parted += save(twin) != save(s)
            for d in pending(twin):  # nobody may know what others have answered in secret, or how often
                if d.seat != seat and s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN:
                    twin = fork(twin)
                    twin.stack[-1].got[d.seat] = answered(twin, d, Random(3))
                    twin.asked[d.seat] += 2
            known = save(as_known(game, s, seat, Random(1)))
            assert known == save(as_known(game, twin, seat, Random(1)))
            assert game.view(load(game.state, known), seat).where == game.view(s, seat).where
    assert parted or game.id == "stargate"  # where nothing is hidden there is one truth


@every_title
def test_what_a_seat_cannot_know_does_not_show_in_how_long_a_sandbox_takes_to_open(game):
    for s in positions(game):
        for seat in game.seated(Setup(game.id, game.scenarios[0]))[:2]:
            worlds = [imagine(game, s, seat, Random(n)) for n in range(3)]
            work = [calls_of(lambda w=w, x=seat: save(as_known(game, w, x, Random(1)))) for w in worlds]
            assert max(work) - min(work) < FEW


@every_title
def test_a_move_on_trial_leaves_its_position_as_it_was_and_can_be_made_again(game):
    rng, s = Random(2), next(iter(positions(game)))
    for _ in range(6):
        if not pending(s):
            return
        d, before = pending(s)[0], save(s)
        reached = try_move(s, d, answered(s, d, rng), ChosenDice((), rng))
        assert save(s) == before
        assert again(s, reached.move).state is not reached.state
        assert save(again(s, reached.move).state) == save(reached.state)
        s = reached.state


def test_dice_are_asked_for_one_by_one_and_must_fit():
    game = GAMES["starwars"]
    s = game.new(Setup("starwars"), RandomDice(Random(1))).state
    while pending(s)[0].kind != "turn.start":
        d = pending(s)[0]
        s = apply(s, d.seat, d.id, options(s, d)[0], RandomDice(Random(1))).state
    d = pending(s)[0]
    throw = next(a for a in options(s, d) if a.do == "throw")
    for given in ((), (5,)):
        with pytest.raises(NeedsDie) as needed:
            try_move(s, d, throw, ChosenDice(given, None))
        assert (needed.value.sides, [n for _, n in needed.value.before]) == (6, list(given))
    with pytest.raises(WrongDie):
        try_move(s, d, throw, ChosenDice((5, 7), None))
    reached = try_move(s, d, throw, ChosenDice((5, 2), None))
    assert reached.move == Tried(d.seat, {"do": "throw"}, ((6, 5), (6, 2)))
    assert question_to(reached.state, d.seat) is not None
