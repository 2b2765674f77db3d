"""The audience of events: players are told nothing about enemies that nobody has spotted."""

from __future__ import annotations

from typing import Any

from engine.core.execution import Execution
from engine.core.rules import Facts
from engine.skirmish.model.state import GM, Again, State

T = Execution[State]
#: Facts that name figures, one or several.
NAMES = ("figure", "target", "by", "figures", "watchers")
#: Facts that reveal where or what a hidden figure is.
PLACES = (
    "x",
    "y",
    "path",
    "facing",
    "group",
    "range",
    "weapon",
    "cover",
    "piece",
    "band",
    "need",
    "aim",
    "n",
    "modifier",
)


def hidden_in(s: State, facts: Facts) -> list[str]:
    """List the figures named in facts that players do not know."""
    named: list[str] = []
    for key in NAMES:
        if x := facts.get(key):
            named += [x] if isinstance(x, str) else x
    return [x for x in named if x and not s.known(x)]


def tell_players(t: T, kind: str, case: str, /, **facts: object) -> None:
    """Tell everybody, or only the GM when a hidden enemy is named."""
    if t.quiet:
        return
    if hidden_in(t.s, facts):
        t.whisper((GM,), kind, case, **facts)
    else:
        t.tell(kind, case, **facts)


def show_masked(t: T, kind: str, case: str, /, **facts: Any) -> None:
    """Tell everybody what cannot be missed, without naming or placing hidden enemies; tell the GM everything.

    Tell the GM the whole.
    """
    if t.quiet:
        return
    hidden = hidden_in(t.s, facts)
    if not hidden:
        t.tell(kind, case, **facts)
        return
    t.whisper((GM,), kind, case, **facts)
    masked: Facts = {k: v for k, v in facts.items() if k not in PLACES}
    for key in NAMES:
        if isinstance(x := facts.get(key), str):
            masked[key] = "" if x in hidden else x
        elif x is not None:
            masked[key] = [y for y in x if y not in hidden]
    t.tell(kind, case, **masked)


def roll_for_figures(t: T, case: str, sides: int, /, **why: object) -> int:
    """Roll one die for figures named in `why`: in the open, or for the GM alone where one is hidden.

    An open roll is kept, so that the GM may have it rolled again (`engine.skirmish.gm.effects`): roll once a
    step, and change figures and groups by `State.put` and `State.put_group`.
    """
    if hidden_in(t.s, why):
        return t.roll_for((GM,), case, sides, **why)
    n = t.roll(case, sides, **why)
    f = t.frame
    if t.s.guided and f is not None:
        t.s.again = Again(proc=f.proc, step=f.step, case=case, sides=sides, n=n, v=f.v)
    return n
