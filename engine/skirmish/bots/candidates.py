"""Which orders are worth trying: those of several habits (Case ORDER.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rules import Action, Decision
from engine.skirmish.bots.greedy import (
    FAIR,
    POOR,
    best_shot,
    is_hidden,
    mission_work,
    ordered,
    take_cover,
    walk_to_task,
)
from engine.skirmish.bots.grenades import grenade_orders, known_enemies, stun_orders
from engine.skirmish.model.actions import March, Spot, Steady
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.remaining_goals import out


def habitual(s: State, d: Decision) -> list[Action]:
    """Return the order that looks right, then what somebody would order who hurries, fights or hides.

    Each once.
    """
    return list(dict.fromkeys((ordered(s, d), *(ordered(s, d, x) for x in HABITS))))


# -- habits ----------------------------------------------------------------------------------------------


def hurried_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield the orders of somebody who goes on whatever happens."""
    if f.suppressed:
        yield Steady(f.id)
        return
    if not f.left and not out(s, f):
        return
    yield from mission_work(s, f)
    yield from walk_to_task(s, f)
    yield from best_shot(s, f, POOR)
    yield from _look(s, f)


def fighting_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield the orders of somebody who fights, from cover if there is any, before going on."""
    if f.suppressed:
        yield Steady(f.id)
        return
    if not f.left and not out(s, f):
        return
    yield from mission_work(s, f)
    yield from stun_orders(s, f)
    yield from grenade_orders(s, f)
    yield from best_shot(s, f, FAIR)
    yield from _hide(s, f)
    yield from best_shot(s, f, POOR)
    yield from walk_to_task(s, f)
    yield from _look(s, f)


def hiding_orders(s: State, f: Figure) -> Iterator[Action]:
    """Yield the orders of somebody who stays in cover and shoots while enemies are known."""
    if f.suppressed:
        yield Steady(f.id)
        return
    if not f.left and not out(s, f):
        return
    yield from mission_work(s, f)
    yield from stun_orders(s, f)
    yield from grenade_orders(s, f)
    yield from _hide(s, f)
    yield from best_shot(s, f, POOR)
    if not known_enemies(s):
        yield from walk_to_task(s, f)
        yield from _look(s, f)


HABITS = (hurried_orders, fighting_orders, hiding_orders)


def _hide(s: State, f: Figure) -> Iterator[March]:
    """Yield a walk into cover from known enemies."""
    foes = [g.at for g in known_enemies(s)]
    if foes and not f.marched and not is_hidden(s, f.at, foes):
        yield from take_cover(s, f, foes)


def _look(s: State, f: Figure) -> Iterator[Spot]:
    """Yield a look for the enemy."""
    if not f.looked and any(g.side == "jaffa" for g in s.groups.values()):
        yield Spot(f.id)
