"""Players below the best one: each lacks some of its judgement, as people do (docs/balance.md).

What they lack is a sense of time. Every shot looks worth taking, and each turn more brings more enemies.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.rules import Action, Decision
from engine.skirmish.bots.greedy import (
    POOR,
    SURE,
    Orders,
    best_shot,
    considered_shots,
    fight_and_go_on,
    first_sight,
    go_on,
    mission_work,
    ordered,
    pull_together,
    ready,
    work_first,
    worthwhile,
)
from engine.skirmish.bots.walks import goes_home, short_of_time
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import Figure, State

#: Shots with this chance look worth stopping for to somebody who feels no time pass.
STOPS = 0.4


def fighting_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Fight all enemies in sight before going on, at any odds."""
    return _by(fighting_orders, s, d, rng)


def stopping_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Stop for every fair shot, at work and on the way home too."""
    return _by(stopping_orders, s, d, rng)


def lingering_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Work first and bring the prize home at once; all others fight on as if there were time."""
    return _by(lingering_orders, s, d, rng)


def _by(orders: Orders, s: State, d: Decision, rng: Random) -> Action | None:
    """Give orders by a habit; all else is answered at first sight. `s` is imagined for the seat."""
    return ordered(s, d, orders) if d.kind == Q_ORDER else first_sight(s, d, rng)


def fighting_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield a shot at any enemy that can be hit, then the mission's work and the way there.

    No cover, no grenades, no help for friends.
    """
    if not ready(s, f):
        yield from pull_together(f)
        return
    yield from best_shot(s, f, POOR)
    yield from mission_work(s, f)
    yield from go_on(s, f, ())


def stopping_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield fair shots before the mission's work and before every walk, on the way home too.

    When turns run short the work comes first, and only shots that can hardly miss before the way. No cover,
    no grenades, no help for friends.
    """
    if not ready(s, f):
        yield from pull_together(f)
        return
    hurry, shots = short_of_time(s, f), considered_shots(s, f)
    if hurry or goes_home(s):
        yield from mission_work(s, f)
    yield from worthwhile(f, shots, SURE if hurry else STOPS)
    yield from mission_work(s, f)
    yield from go_on(s, f, shots)


def lingering_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield what the best player orders, but for the way home: there only the bearer of the prize hurries.

    The others fight on as long as turns are left.
    """
    if not ready(s, f):
        yield from pull_together(f)
        return
    yield from work_first(s, f)
    yield from fight_and_go_on(s, f, hurry=short_of_time(s, f))
