"""What a battle is made of: the frame of its procedure, and the answers its questions take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from engine.armada.model.state import FOE, State, Unit
from engine.core.rules import Seat
from engine.core.types.values import action, value

Gun = Literal[
    "laser",
    "blaster",
    "ap",
    "nuclear",
    "seeker",
    "decoy",
    "fighter",
    "regiment",
    "marines",
    "flashtrooper",
    "ion_cannon",
]
How = Literal["attack", "seekers", "ambush"]
Part = Literal["seekers", "close", "free", "shots"]
Then = Literal["round", "second", "clear"]


# -- answers -----------------------------------------------------------------------------------------------


@value
class Shot:
    """`n` shots of a unit's gun on a target. In step d the target is the one that the seekers fly at."""

    by: str
    gun: Gun
    on: str
    n: int = 1


@action("muster")
class Muster:
    """Cases COMBAT.a and CLEAR.1: what a side launches and unloads as a battle begins. Question "muster".

    `seekers` and `decoys` count by ship, `ambush` the seekers in ambush that are used, `unload` names units
    that come out of their ships. Recorded seekers fly by themselves.
    """

    seekers: dict[str, int] = field(default_factory=dict)
    ambush: int = 0
    decoys: dict[str, int] = field(default_factory=dict)
    unload: tuple[str, ...] = ()


@action("intercept")
class Intercept:
    """Case COMBAT.b: send this many seekers against the enemy's. Question "intercept"."""

    n: int = 0


@action("place")
class Placing:
    """Case COMBAT.c: how many seekers on which target; those not named follow the plan. Question "place"."""

    on: dict[str, int] = field(default_factory=dict)


@action("cover")
class Cover:
    """Case COMBAT.d: shots at seekers; a decoy's `on` is the ship it acts for. Question "cover"."""

    shots: tuple[Shot, ...] = ()


@action("retreat")
class Retreat:
    """Case COMBAT.g: the units that retreat. Question "retreat"."""

    units: tuple[str, ...] = ()


@action("targets")
class Targets:
    """Cases COMBAT.f and COMBAT.h, Rulings G17 and G18: all targets of a side for one round.

    `close` are the ships and fighters at close quarters. With `rest` "plan" whatever is not named shoots as
    the plan says, the default one without a plan; with "hold" it does not shoot. Question "targets".
    """

    shots: tuple[Shot, ...] = ()
    close: tuple[str, ...] = ()
    rest: Literal["plan", "hold"] = "plan"


@action("free")
class Free:
    """Ruling G18: the extra shots of ground units at a group at close quarters. Question "free"."""

    shots: tuple[Shot, ...] = ()
    rest: Literal["plan", "hold"] = "plan"


@action("take")
class Take:
    """Case NOTES.interception: the hits, by number, that fighters try to take. Question "take"."""

    hits: tuple[int, ...] = ()


@action("pursue")
class Pursue:
    """Ruling G15: whether flyers carry on against ground units that retreat. Question "pursue"."""

    yes: bool = False


@action("press")
class Press:
    """Ruling G25: whether the attacker continues against seekers in ambush. Question "press"."""

    yes: bool = False


# -- frames ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Salvo:
    """Shots of one side that are rolled together."""

    seat: Seat
    part: Part
    shots: tuple[Shot, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """A hit that has not taken effect yet. `shot` is its place among the single shots of the volley."""

    by: str
    gun: Gun
    on: str
    shot: int


@dataclass(frozen=True)
class Battle:
    """A battle under way (Cases COMBAT.1 to COMBAT.h). Call it with `at`, `caller`, `how` and `both`.

    `both` tells that the other side had ordered an attack as well (Ruling G11).

    `worth[seat]` is the price of its force as it began. `out` are units that have left the battle, `late`
    those that miss step f, of which everybody has seen `unloading` unload; `used["R7.laser"]` guns used up in
    step d, `flipped` units that still shoot before they are removed, `leaving` those that retreat in this
    round, `stalked` ground units that only flyers may still fight (Ruling G15), `tried` fighters that have
    intercepted in this round. `air[seat]` counts seekers in flight, `aimed[unit]` those placed on it,
    `decoys[seat]` those launched. `shown` is the side whose seekers in ambush lie on the battle map. `queue`
    are the salvos still to be rolled, then `then` follows; `hits` are those of the last salvo.
    """

    at: str
    caller: Seat
    how: How = "attack"
    both: bool = False
    round: int = 0
    worth: dict[Seat, int] = field(default_factory=dict)
    out: tuple[str, ...] = ()
    late: tuple[str, ...] = ()
    unloading: tuple[str, ...] = ()
    used: dict[str, int] = field(default_factory=dict)
    flipped: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    stalked: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    air: dict[Seat, int] = field(default_factory=dict)
    aimed: dict[str, int] = field(default_factory=dict)
    decoys: dict[Seat, int] = field(default_factory=dict)
    shown: Seat = ""
    close: tuple[str, ...] = ()
    queue: tuple[Salvo, ...] = ()
    hits: tuple[Hit, ...] = ()
    then: Then = "round"
    target: Seat = ""

    @property
    def defender(self) -> Seat:
        """Case NOTES.regiments, Ruling G11: the side that did not call the battle."""
        return FOE[self.caller]

    def attacks(self, seat: Seat) -> bool:
        """Ruling G11: whether a side attacks in this battle: its caller, or both."""
        return self.both or seat == self.caller

    def attacked(self, seat: Seat) -> bool:
        """Ruling G11: whether a side is attacked in this battle: who did not call it, or both."""
        return self.both or seat != self.caller


@dataclass(frozen=True, slots=True)
class Scouting:
    """Case TURN.5: what step 5 holds."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """Case END.1: what the end holds: who has accepted the books, and the correction that is proposed."""

    agreed: tuple[Seat, ...] = ()
    by: Seat = ""
    to: Seat = ""
    points: int = 0
    why: str = ""
    rounds: int = 0


# -- who is there ------------------------------------------------------------------------------------------


def units_in_battle(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Ruling G12: a side's units that are in the battle, in rising order."""
    units, out, ids = s.units, v.out, s.spots.get(f"{seat}@{v.at}", ())
    return [units[x] for x in ids if x not in out] if out else [units[x] for x in ids]


def is_in_battle(s: State, v: Battle, seat: Seat) -> bool:
    """Return whether a side has a unit in the battle."""
    out, ids = v.out, s.spots.get(f"{seat}@{v.at}", ())
    return any(x not in out for x in ids) if out else bool(ids)


def units_standing(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Ruling G16: a side's units in the battle that nobody has destroyed yet."""
    units, out, flipped, ids = s.units, v.out, v.flipped, s.spots.get(f"{seat}@{v.at}", ())
    if not out and not flipped:
        return [units[x] for x in ids]
    return [units[x] for x in ids if x not in out and x not in flipped]


def seeker_targets(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Case COMBAT.c: the enemy's starships and unloaded ground units."""
    return [u for u in units_standing(s, v, FOE[seat]) if u.type != "fighter"]


def attackable(s: State, at: str, seat: Seat) -> Iterator[Unit]:
    """Ruling G14: a side's units in a space that may still be attacked this turn."""
    gone = s.marks.retreated
    return (u for u in s.there(at, seat) if u.id not in gone)


def fightable(s: State, at: str, seat: Seat) -> bool:
    """Rulings G9, G13 and G25: whether an attack of a side in a space would find something to fight.

    It needs a unit of its own that has not retreated this turn, and an enemy: a unit that has not retreated,
    or seekers in ambush.
    """
    theirs = f"{FOE[seat]}@{at}"
    if not _any_attackable(s, f"{seat}@{at}"):
        return False
    return bool(s.ambush.get(theirs)) or _any_attackable(s, theirs)


def _any_attackable(s: State, spot: str) -> bool:
    there, gone = s.spots.get(spot, ()), s.marks.retreated
    return any(x not in gone for x in there) if gone else bool(there)
