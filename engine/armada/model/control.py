"""Which side controls the planet's hexes, and their scores (END.2, END.3, SCENARIO.A, SCENARIO.B)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.armada.model.board import HEXES
from engine.armada.model.state import FOE, SEATS, State
from engine.core.rules import Seat

#: Case END.3: the types counted first.
TROOPS = ("regiment", "marines")


@dataclass(frozen=True, slots=True)
class Control:
    """A hex at the end: each side's count for each tie-breaker, the controller, the scorer and the score.

    `counts[seat]` are regiments with marines, marines, and other unloaded units. `by` says what decided:
    "troops", "marines", "others", or "tied"; `scorer` is "" if nobody scores.
    """

    at: str
    counts: dict[Seat, tuple[int, int, int]]
    holder: Seat
    by: str
    scorer: Seat
    points: int


def control_counts(s: State, at: str, seat: Seat) -> tuple[int, int, int]:
    """Case END.3, Ruling G27: what a side has in a hex, cargo and seekers left out."""
    here = s.there(at, seat)
    troops = sum(u.type in TROOPS for u in here)
    return troops, sum(u.type == "marines" for u in here), len(here) - troops


def judge_hex(s: State, at: str) -> Control:
    """Cases END.2 and END.3, Rulings G27, G28 and G44: judge one hex."""
    rule, found = s.rule, {seat: control_counts(s, at, seat) for seat in SEATS}
    a, b = SEATS
    holder, by = "", "tied"
    for i, name in enumerate(("troops", "marines", "others")):
        if found[a][i] != found[b][i]:
            holder, by = (a if found[a][i] > found[b][i] else b), name
            break
    scorer = holder
    if not holder and rule.tied_hexes == "defender":
        scorer = s.defender
    if rule.scores_hexes == "invader" and scorer == s.defender:
        scorer = ""
    points = s.board.hexes[at].points  # type: ignore[index]
    return Control(at=at, counts=found, holder=holder, by=by, scorer=scorer, points=points if scorer else 0)


def judge_all_hexes(s: State) -> tuple[Control, ...]:
    """Judge all hexes, the spaceport first."""
    return tuple(judge_hex(s, at) for at in HEXES)


def hex_points(s: State) -> dict[Seat, int]:
    """Return each side's score for hexes in this position."""
    found = dict.fromkeys(FOE, 0)
    for c in judge_all_hexes(s):
        if c.scorer:
            found[c.scorer] += c.points
    return found
