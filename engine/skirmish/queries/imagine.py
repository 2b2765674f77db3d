"""Redraws what players cannot know: unspotted enemies, and which figures these know of (Case SIGHT.1)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from engine.core.flow import fork
from engine.core.rules import Frame, Seat
from engine.core.types.frozen import replace
from engine.skirmish.model.procedures import ALLIES, AUTOMATON
from engine.skirmish.model.state import GM, Figure, Group, SealedNote, State
from engine.skirmish.queries.view import is_known
from engine.skirmish.rules.reinforcements import ENEMIES
from engine.skirmish.rules.spotting import sees_without_roll
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.line_of_sight import opponents
from engine.skirmish.table.terrain import land_of

#: Maximum number of imagined hidden groups, and of figures in each.
MOST_GROUPS, SIZE = 2, 4
#: Nobody hides nearer than this to a player's figure, in inches.
TOO_NEAR = 2.0


def imagine(s: State, seat: Seat | None, rng: Random) -> State:
    """Redraw the hidden enemies. Everything not drawn is set to the plainest that players could believe.

    The GM knows everything.
    """
    new = fork(s)
    if seat == GM:
        return new
    hidden = frozenset(i for i in s.figures if not s.known(i))
    new.figures = {i: _as_seen(s, f) for i, f in s.figures.items() if s.known(i)}
    seen = {f.group for f in new.figures.values()}
    new.groups = {i: _as_known(s, g) for i, g in s.groups.items() if i in seen or g.side == "sgc"}
    ours = tuple(f.id for f in new.figures.values() if f.side == "sgc" and f.on_table)
    hidden |= s.groups.keys() - new.groups.keys()
    new.stack = [g for f in s.stack if (g := _clean_frame(f, hidden)) is not None]
    new.again = None
    new.handouts = tuple(x for x in s.handouts if x.seat == seat)
    new.notes = tuple(SealedNote(x.seal) for x in s.notes)
    new.spotted = {"sgc": s.spotted["sgc"], "jaffa": ours}
    new.modifiers = tuple(m for m in s.modifiers if is_known(s, m.on))
    for _ in range(rng.randrange(MOST_GROUPS + 1)):
        _hide(new, rng)
    return new


def _as_seen(s: State, f: Figure) -> Figure:
    """Return a figure without what players cannot see of it."""
    return f if f.side == "sgc" else replace(f, spots=0, looked=False)


def _as_known(s: State, g: Group) -> Group:
    """Return a group without what players cannot know of it."""
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
        f = Figure(i, i, "jaffa", "jaffa", arm.weapon, arm.actions, *at, 180, group=group, left=arm.actions)
        if not any(sees_without_roll(s, g, f) or distance(g.at, at) <= TOO_NEAR for g in opponents(s, f)):
            s.figures[i] = f
    if not s.members(group):
        del s.groups[group]


# -- procedures under way --------------------------------------------------------------------------------

#: Fields of frames that name a figure or charge; frames about a hidden one are left out.
SUBJECTS = ("figure", "target", "charge")


def _clean_frame(f: Frame, hidden: frozenset[str]) -> Frame | None:
    """Return a frame without hidden figures and groups; None when it is about one of them."""
    if any(getattr(f.v, name, "") in hidden for name in SUBJECTS):
        return None
    v = _clean(f.v, hidden)
    if f.proc in (AUTOMATON, ALLIES):
        v = replace(
            v, fates=tuple(x for x in v.fates if x.group in v.turn or x.group in v.rolling or not v.turn)
        )
    return Frame(proc=f.proc, step=f.step, v=v, asks=f.asks, got=f.got.copy(), wait=f.wait, by=f.by)


def _clean(x: Any, hidden: frozenset[str]) -> Any:
    """Remove hidden ids from a value: from tuples, with the facts beside them; elsewhere they become ""."""
    if isinstance(x, str):
        return "" if x in hidden else x
    if isinstance(x, tuple):
        return tuple(_clean(y, hidden) for y in x if not _names(y, hidden))
    if is_dataclass(x) and not isinstance(x, type):
        changed = {f.name: _clean(getattr(x, f.name), hidden) for f in fields(x)}
        return replace(x, **changed)
    return x


def _names(x: Any, hidden: frozenset[str]) -> bool:
    """Return whether an element of a tuple is, or is about, something hidden."""
    if isinstance(x, str):
        return x in hidden
    if isinstance(x, tuple):
        return any(_names(y, hidden) for y in x)
    return is_dataclass(x) and any(
        getattr(x, f.name) in hidden for f in fields(x) if f.name in ("group", "figure")
    )
