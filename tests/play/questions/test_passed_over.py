"""What people are not asked, because all can see the one answer: nothing that is hidden decides it."""

from __future__ import annotations

from random import Random

import pytest

from bot.titles import TITLES
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, sample
from engine.policies.worth import imagine

ANSWERS, WORLDS = 250, 3
SKIPPING = [(name, kind) for name, title in TITLES.items() for kind in title.questions.passes]


@pytest.mark.parametrize(("name", "kind"), SKIPPING)
def test_whether_a_question_is_passed_over_is_the_same_in_every_world_that_others_can_imagine(name, kind):
    title, rng, verdicts = TITLES[name], Random(7), set()
    passes = title.questions.passes[kind]
    s = title.game.new(Setup(name), RandomDice(rng)).state
    for _ in range(ANSWERS):
        asked = pending(s)
        if not asked:
            break
        for d in (x for x in asked if x.kind == kind):
            verdict = passes(s, s.stack[-1].v, d.seat) is None
            verdicts.add(verdict)
            for other in (x for x in title.game.seats if x != d.seat):
                worlds = [imagine(title.game, s, other, rng) for _ in range(WORLDS)]
                assert {passes(w, w.stack[-1].v, d.seat) is None for w in worlds} == {verdict}
        d = rng.choice(asked)
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    assert verdicts == {True, False}
