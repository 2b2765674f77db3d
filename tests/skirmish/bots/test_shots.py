"""The shots that machine players consider: the same as the odds name, worked out faster."""

from random import Random

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.policies.policy import greedy_answer
from engine.skirmish.bots.greedy import best_shots
from engine.skirmish.game import SKIRMISH
from engine.skirmish.queries.odds import targets_of
from tests.skirmish.table import mission


def positions(name, seed, answers):
    """Play by the level steady, and yield every position."""
    t, rng = Execution(mission(name, seed, players="2"), RandomDice(Random(seed), keep=False)), Random(seed)
    for _ in range(answers):
        if not pending(t.s):
            return
        yield t.s
        d = pending(t.s)[0]
        t.answer(d, greedy_answer(SKIRMISH, t.s, d, rng))


def test_the_shots_considered_are_those_that_the_odds_name():
    looked = 0
    for name in ("raid", "standard"):
        for s in positions(name, 7, 60):
            for f in s.figures.values():
                if f.side != "sgc" or not f.left or not f.on_table:
                    continue
                named = {
                    t.target: (b.aim, b.shots, b.one, b.any)
                    for t in targets_of(s, f)
                    if s.figures[t.target].able and (b := t.best)
                }
                found = {x.target: (x.aim, x.shots, x.one, x.any) for x in best_shots(s, f)}
                assert found == named
                assert list(found.values()) == sorted(found.values(), key=lambda x: x[3], reverse=True)
                looked += len(found)
    assert looked > 20
