"""What players cannot know, drawn anew: enemies that nobody has spotted, and whom the enemy knows of (Case SIGHT.1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.core.rules import Seat
from engine.skirmish.forces import ENEMIES
from engine.skirmish.ground import land_of
from engine.skirmish.state import Figure, Group, State
from engine.skirmish.terms import GM

#: So many hidden groups at most are imagined, of so many figures.
MOST_GROUPS, SIZE = 2, 4


def imagine(s: State, seat: Seat | None, rng: Random) -> State:
    """Draw the hidden enemies anew. What is not drawn is set to the plainest that players could believe.

    The GM knows everything.
    """
    new = s.fork()
    new.stack = s.stack
    if seat == GM:
        return new
    new.figures = {i: _as_seen(s, f) for i, f in s.figures.items() if s.known(i)}
    seen = {f.group for f in new.figures.values()}
    new.groups = {i: _as_known(s, g) for i, g in s.groups.items() if i in seen or g.side == "sgc"}
    ours = tuple(f.id for f in new.figures.values() if f.side == "sgc" and f.on_table)
    new.spotted = {"sgc": s.spotted["sgc"], "jaffa": ours}
    new.modifiers = tuple(m for m in s.modifiers if not m.on or m.on in new.figures or m.on in new.groups)
    for _ in range(rng.randrange(MOST_GROUPS + 1)):
        _hide(new, rng)
    return new


def _as_seen(s: State, f: Figure) -> Figure:
    """Give a figure without what players cannot see of it."""
    return f if f.side == "sgc" else replace(f, spots=0, looked=False)


def _as_known(s: State, g: Group) -> Group:
    """Give a group without what players cannot know of it."""
    if g.side == "sgc":
        return g
    known = [f for f in s.figures.values() if f.group == g.id and s.known(f.id)]
    return replace(g, start=max(1, len(known)), lost=0, known=None, goal=None, taken=0, dealt=0)


def _hide(s: State, rng: Random) -> None:
    """Imagine one hidden group somewhere."""
    land, arm = land_of(s), ENEMIES.ranks["jaffa"]
    number = rng.randrange(10, 96)
    group = f"G{number}"
    if group in s.groups or any(f"J{number + k}" in s.figures for k in range(SIZE)):
        return
    x, y = land.clip((rng.random() * land.width, land.height * rng.random()))
    s.groups[group] = Group(group, "jaffa", True, "jaffa", start=SIZE, heading=180)
    for k in range(SIZE):
        i, at = f"J{number + k}", land.clip((x + 1.5 * k, y))
        s.figures[i] = Figure(i, i, "jaffa", "jaffa", arm.weapon, arm.actions, *at, 180, group=group, left=arm.actions)
