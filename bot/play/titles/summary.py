"""What a game is summed up from at its end: the events that all were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.rules import Event, State


@dataclass(frozen=True, slots=True)
class Summary:
    """Which of a title's events are counted at the end. Without any, only entries and dice are.

    `turn` is a kind of event that names the turn in its facts. `losses` maps (event, last state) to the seat
    that lost a piece, once for each piece; or, if seats are not enough to tell sides apart, to the ends of
    keys `<title>-lost-…`. `dice` are kinds of events that show dice: a loss is attributed to the latest of
    them.
    """

    turn: str = ""
    losses: Mapping[str, Callable[[Event, State], Sequence[str]]] = field(default_factory=dict)
    dice: frozenset[str] = frozenset()


@dataclass(slots=True)
class Sums:
    """What a game came to: its last turn, who lost how many pieces, and the dice that cost most."""

    turn: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    dice: Event | None = None
    dice_turn: int = 0
    cost: int = 0


def sum_up(summary: Summary, events: Sequence[Event], state: State) -> Sums:
    """Sum up the events of a game, undone ones left out; the earliest of equal dice is named."""
    sums, thrown, turn_then, cost = Sums(), None, 0, 0
    for e in events:
        if e.kind == summary.turn:
            sums.turn = max(sums.turn, int(e.facts["turn"]))
        if e.kind in summary.dice:
            thrown, turn_then, cost = e, sums.turn, 0
        if e.kind in summary.losses:
            lost = summary.losses[e.kind](e, state)
            sums.lost.update(lost)
            cost += len(lost)
            if thrown is not None and cost > sums.cost:
                sums.dice, sums.dice_turn, sums.cost = thrown, turn_then, cost
    return sums
