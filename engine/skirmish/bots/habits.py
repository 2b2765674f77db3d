"""A player with one habit: it fights every enemy it sees before advancing, in the open, at any odds.

Beginners play like this: every shot looks worth taking, and the way is the shortest (docs/balance.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.rules import Action, Decision
from engine.skirmish.bots.greedy import POOR, best_shot, first_sight, mission_work, ordered, walk_to_task
from engine.skirmish.model.actions import Spot, Steady
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.remaining_goals import out


def fighting_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Return the answer of the player who fights first. `s` is imagined for the seat that is asked."""
    return ordered(s, d, fighting_orders) if d.kind == Q_ORDER else first_sight(s, d, rng)


def fighting_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield a shot at any enemy that can be hit, then the mission's work and the way there.

    No cover, no grenades, no help for friends.
    """
    if f.suppressed:
        yield Steady(f.id)
        return
    if not f.left and not out(s, f):
        return
    yield from best_shot(s, f, POOR)
    yield from mission_work(s, f)
    yield from walk_to_task(s, f)
    if not f.looked and any(g.side == "jaffa" for g in s.groups.values()):
        yield Spot(f.id)
