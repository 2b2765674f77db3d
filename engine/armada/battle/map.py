"""The battle map as everybody sees it (COMBAT.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.armada.battle.frames import Battle
from engine.armada.model.knowledge import ALL
from engine.armada.model.state import BATTLE, SEATS, State
from engine.core.rules import Seat

#: The rules' letter for each step of the procedure.
STEPS = {
    "launch": "a",
    "intercept": "b",
    "place_first": "c",
    "place_second": "c",
    "ask_cover": "c",
    "cover": "d",
    "strike": "e",
    "take_leave": "g",
    "end_round": "g",
    "press": "h",
}


@dataclass(slots=True)  # not frozen: a view has dozens, and each is made in a third of the time
class Piece:
    """A unit on the battle map, as both sides see it.

    `shown` are components and stores that it has shown in this game; of an own one all that it has.
    `flipped`: hit, but it still shoots (COMBAT.h); `late`: it shoots from the second round on; `left`: it has
    retreated; `leaving`: it does so in this round; `close`: it is at close quarters.
    """

    id: str
    seat: Seat
    type: str
    shown: dict[str, int]
    flipped: bool = False
    late: bool = False
    left: bool = False
    leaving: bool = False
    close: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleMap:
    """The battle under way (COMBAT.1): `caller` on the upper square, the other below.

    `mover` moves first. `step` is the letter of the rules, "a" to "h"; `round` counts ordinary rounds from 1,
    0 before. `seekers[seat]` counts those in flight, `decoys[seat]` those launched; `aimed` are (seat,
    target) of seekers on targets, in order. `hits` are those just scored: number, gun and target.
    """

    at: str
    caller: Seat
    mover: Seat
    step: str
    round: int
    pieces: tuple[Piece, ...]
    seekers: dict[Seat, int]
    decoys: dict[Seat, int] = field(default_factory=dict)
    aimed: tuple[tuple[Seat, str], ...] = ()
    hits: tuple[tuple[int, str, str], ...] = ()


def battle_map(s: State, seat: Seat | None) -> BattleMap | None:
    """Return the battle under way as a seat, or with None the channel, may see it."""
    f = next((f for f in reversed(s.stack) if f.proc == BATTLE), None)
    if f is None:
        return None
    v: Battle = f.v
    aimed = tuple([(_foe_of(s, x), x) for x, n in v.aimed.items() for _ in range(n)])
    return BattleMap(
        at=v.at,
        caller=v.caller,
        mover=s.first,
        step=STEPS.get(f.step, "f" if v.round == 1 else "h"),
        round=v.round,
        pieces=tuple(_pieces(s, v, seat)),
        seekers=dict(v.air),
        decoys=dict(v.decoys),
        aimed=aimed,
        hits=tuple([(h.shot, h.gun, h.on) for h in v.hits]),
    )


def _foe_of(s: State, unit: str) -> Seat:
    return next(x for x in SEATS if x != s.units[unit].seat)


def _pieces(s: State, v: Battle, seat: Seat | None) -> Iterator[Piece]:
    """Return all units in the space, those of `seat` with all that they have."""
    known, first = s.known[ALL], v.round <= 1
    for side in SEATS:
        own = side == seat
        late = (v.late if own else v.unloading) if first else ()
        for u in s.there(v.at, side):
            unit, shown = u.id, u.has
            if not own:
                seen = known.get(unit)
                shown = seen.shown if seen is not None else {}
            yield Piece(
                id=unit,
                seat=side,
                type=u.type,
                shown=dict(shown),
                flipped=unit in v.flipped,
                late=unit in late,
                left=unit in v.out,
                leaving=unit in v.leaving,
                close=unit in v.close,
            )
