"""Battles gathered from events: the participants, every volley with its dice and effects, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from engine.armada.model.state import SEATS, rank
from engine.core.rules import Event, Facts, Seat

#: Kinds of event that belong to a battle.
KINDS = (
    "battle_began",
    "launched",
    "intercepted",
    "placed",
    "covered",
    "round_began",
    "late",
    "retreating",
    "volley",
    "struck",
    "destroyed",
    "retreated",
    "pressed",
    "battle_ended",
)


@dataclass(frozen=True, slots=True)
class Row:
    """Shots of one gun at one target that need the same: who shoots, the totals of the dice and which hit."""

    by: tuple[str, ...]
    gun: str
    on: str
    need: str
    dice: tuple[tuple[int, bool], ...]


@dataclass(slots=True)
class Volley:
    """Shots of one side that were rolled together, and what became of the hits, by target.

    `part` is "seekers", "close", "free", "shots", or "cover" for shots at seekers in step d.
    """

    seat: Seat
    part: str
    round: int
    rows: tuple[Row, ...]
    effects: dict[str, list[Facts]] = field(default_factory=dict)
    close: tuple[str, ...] = ()

    @property
    def shots(self) -> int:
        """Count the shots."""
        return sum(len(r.dice) for r in self.rows)

    @property
    def hits(self) -> int:
        """Count the hits."""
        return sum(hit for r in self.rows for _, hit in r.dice)


@dataclass(slots=True)
class Fought:
    """A battle as far as it was told.

    `types[id]` are all that took part, `lost` those destroyed, `gone` those that retreated, `flipped` those
    hit that still shoot, `aimed[id]` seekers on them, `close` those at close quarters. `fallen[seat]` counts
    by type what was destroyed before the events that were told. `story` holds volleys and other events in
    order.
    """

    at: str
    caller: Seat = ""
    first: Seat = ""
    how: str = "attack"
    round: int = 0
    types: dict[str, str] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    fallen: dict[Seat, dict[str, int]] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    flipped: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    aimed: dict[str, int] = field(default_factory=dict)
    fired: set[str] = field(default_factory=set)
    close: set[str] = field(default_factory=set)
    launched: dict[Seat, int] = field(default_factory=dict)
    decoys: dict[Seat, int] = field(default_factory=dict)
    leaving: list[str] = field(default_factory=list)
    why: str = ""
    story: list[Volley | Event] = field(default_factory=list)

    def of(self, seat: Seat) -> list[str]:
        """Name a side's units in the order of the battle map: ships first, then the others by type."""
        mine = [x for x in self.types if x[0] == seat[0].upper()]
        return sorted(mine, key=lambda x: (x[1].isalpha(), rank(x)))

    @property
    def volleys(self) -> list[Volley]:
        """List the volleys."""
        return [x for x in self.story if isinstance(x, Volley)]


def battles(events: Iterable[Event]) -> list[Fought]:
    """Gather battles from events, in order. One that began before is known by its space alone."""
    found: list[Fought] = []
    for e in events:
        if e.kind not in KINDS:
            continue
        f = e.facts
        open_ = found[-1] if found and found[-1].at == f["at"] and not found[-1].why else None
        if e.kind == "battle_began" or open_ is None:
            open_ = Fought(f["at"])
            found.append(open_)
        _take(open_, e)
    return found


def rows(shots: Sequence[Facts]) -> tuple[Row, ...]:
    """Gather single shots by target, gun and need."""
    found: dict[tuple[str, str, str], tuple[list[str], list[tuple[int, bool]]]] = {}
    for x in shots:
        by, dice = found.setdefault((x["on"], x["gun"], x["need"]), ([], []))
        if x["by"] not in by:
            by.append(x["by"])
        dice.append((sum(x["dice"]), bool(x["hit"])))
    made = [Row(tuple(by), gun, on, need, tuple(dice)) for (on, gun, need), (by, dice) in found.items()]
    order = list(dict.fromkeys(r.on for r in made))
    return tuple(sorted(made, key=lambda r: order.index(r.on)))


def _take(b: Fought, e: Event) -> None:
    if e.kind in _TAKEN:
        _TAKEN[e.kind](b, e.facts)
    if e.kind not in {"covered", "volley", "struck"}:
        b.story.append(e)


def _began(b: Fought, f: Facts) -> None:
    b.caller, b.first, b.how = f["caller"], f["first"], f["how"]
    for seat in SEATS:
        b.types.update({x[0]: x[1] for x in f["units"].get(seat, ())})


def _launched(b: Fought, f: Facts) -> None:
    b.types.update({x[0]: x[1] for x in f["unloaded"]})
    b.launched.update(f["seekers"])
    b.decoys.update(f["decoys"])


def _placed(b: Fought, f: Facts) -> None:
    for unit, n in f["on"].items():
        b.aimed[unit] = b.aimed.get(unit, 0) + n


def _covered(b: Fought, f: Facts) -> None:
    b.aimed = {x: n for x, n in f["left"].items() if n}
    b.story += covers(f["shots"])


def covers(shots: Sequence[Facts]) -> list[Volley]:
    """Return the shots at each side's seekers, one volley per side."""
    sides = ((seat, [x for x in shots if seat_of(x["by"]) == seat]) for seat in SEATS)
    return [Volley(seat, "cover", 0, rows(mine)) for seat, mine in sides if mine]


def _round(b: Fought, f: Facts) -> None:
    b.round, b.late = f["round"], list(f["late"])
    b.fired, b.close, b.aimed = set(), set(), {}


def _late(b: Fought, f: Facts) -> None:
    b.late += [x for x in f["units"] if x not in b.late]


def _destroyed(b: Fought, f: Facts) -> None:
    """Note a loss. Of a battle that began in an earlier post the unit was not known before."""
    b.types.setdefault(f["unit"], f["type"])
    if f["unit"] not in b.lost:
        b.lost.append(f["unit"])


def _retreated(b: Fought, f: Facts) -> None:
    b.gone += [x for x in f["units"] if x not in b.gone]


def _ended(b: Fought, f: Facts) -> None:
    b.why = f["why"] or "left"
    for seat in SEATS:
        b.types.update({x[0]: x[1] for x in f["left"].get(seat, ()) if x[0] not in b.types})


def seat_of(unit: str) -> Seat:
    """Return the side that a unit's id belongs to; seekers in flight are named after their side."""
    if unit in SEATS:
        return unit
    return SEATS[0] if unit[0] == SEATS[0][0].upper() else SEATS[1]


def _volley(b: Fought, f: Facts) -> None:
    b.round = max(b.round, f["round"])
    b.story.append(Volley(f["seat"], f["part"], f["round"], rows(f["shots"]), close=tuple(f["close"])))
    b.close.update(f["close"])
    b.fired.update(x["by"] for x in f["shots"])
    if f["part"] == "seekers":
        b.aimed = {x: n for x, n in b.aimed.items() if seat_of(x) == f["seat"]}


def _struck(b: Fought, f: Facts) -> None:
    last = b.volleys[-1] if b.volleys else None
    for hit in f["hits"]:
        if last is not None:
            last.effects.setdefault(hit["on"], []).append(hit)
        if hit["result"] == "flipped" and hit["on"] not in b.flipped:
            b.flipped.append(hit["on"])


_TAKEN: dict[str, Callable[[Fought, Facts], None]] = {
    "battle_began": _began,
    "launched": _launched,
    "placed": _placed,
    "covered": _covered,
    "round_began": _round,
    "late": _late,
    "volley": _volley,
    "struck": _struck,
    "destroyed": _destroyed,
    "retreated": _retreated,
    "battle_ended": _ended,
}
