"""What a seat knows of the enemy is part of the state: it is written as it is seen, and grows old."""

from __future__ import annotations

from typing import Literal

from engine.armada.model.state import FOE, SHIPS, Report, Sighting, State
from engine.core.rules import Seat
from engine.core.types.frozen import replace

How = Literal["battle", "scouted", "start"]
#: Key of what everybody has seen.
ALL = "*"


def see_enemies(s: State, seat: Seat, at: str, how: How, *, ambush: bool = False) -> None:
    """Case SCOUT.1, Ruling G22: a seat sees all enemies in a space that are not aboard.

    With `ambush` it sees seekers in ambush too. Ships known to have been there and not there now are no
    longer placed. What is seen in battle everybody sees.
    """
    foe, units = FOE[seat], s.units
    spot = f"{foe}@{at}"
    ships, others = dict[str, str](), dict[str, int]()
    for x in s.spots.get(spot, ()):
        kind = units[x].type
        if kind in SHIPS:
            ships[x] = kind
        else:
            others[kind] = others.get(kind, 0) + 1
    old = s.seen[seat].get(at)
    lying = s.ambush.get(spot, 0) if ambush else old.ambush if old else 0
    s.seen[seat][at] = seen = Report(s.charted, how, others, lying)
    _place(s, s.known[seat], ships, foe, at, how)
    if how != "scouted":
        s.seen[ALL][spot] = Report(s.charted, how, others) if lying else seen
        _place(s, s.known[ALL], ships, foe, at, how)


def _place(s: State, known: dict[str, Sighting], ships: dict[str, str], foe: Seat, at: str, how: How) -> None:
    head = foe[0].upper()
    for x, old in known.items():
        if old.at == at and x not in ships and not old.gone and x[0] == head:
            known[x] = replace(old, at="")
    turn = s.charted
    for x, kind in ships.items():
        before = known.get(x)
        if before is None:
            known[x] = Sighting(kind, at, turn, how)
        elif (
            before.turn != turn or before.at != at or before.how != how or before.type != kind or before.gone
        ):
            known[x] = Sighting(kind, at, turn, how, before.shown)


def forget_enemies(s: State, seat: Seat, at: str) -> None:
    """Ruling G9: an attack found nobody in a space, so ships known to be there are no longer placed."""
    known = s.known[seat]
    for x, old in known.items():
        if old.at == at and not old.gone:
            known[x] = replace(old, at="")
    old_report = s.seen[seat].get(at)
    s.seen[seat][at] = Report(s.charted, "battle", {}, old_report.ambush if old_report else 0)
