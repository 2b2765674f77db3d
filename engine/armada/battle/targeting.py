"""How a plan shares shots and seekers out among targets (Ruling G56)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.armada.battle.frames import Battle, Gun, Shot, seeker_targets, units_standing
from engine.armada.battle.weapons import (
    CLOSE_GUNS,
    MISSILES,
    free_launchers,
    kept_apart,
    need_to_hit,
    shooters,
    target_column,
)
from engine.armada.model.odds import probability
from engine.armada.model.state import FOE, SHIPS, State, Unit
from engine.armada.orders.battle_plan import CLASSES, Plan
from engine.core.rules import Seat

#: Estimated value in credits of a kind of unit to an enemy who cannot look inside; not from the rules.
GUESS = {
    "starship": 150,
    "missile_boat": 200,
    "fighter_carrier": 250,
    "probe_scout": 130,
    "ion_cannon": 100,
}
#: Expected hits after which the next target is chosen: a ship may have a shield and armor.
ENOUGH = {"starship": 2.5, "fighter": 1.0, "ground": 1.0}


def apparent_value(s: State, u: Unit) -> int:
    """Guess what a unit is worth, from what everybody sees of it."""
    return GUESS.get(u.type, 0) or s.force.cost[u.type]


def target_rank(words: Sequence[str], u: Unit) -> int:
    """Return a unit's place in a list of targets, by id or class; last when it is not named."""
    for i, word in enumerate(words):
        if word == u.id.casefold() or u.type in CLASSES.get(word, ()):
            return i
    return len(words)


class Sharing:
    """Shots being shared out: how many hits each target should have by now.

    Targets of one column of the chart are alike to a gun (Case CHART.2); `alike` has one of each.
    """

    def __init__(self, s: State, v: Battle, foes: Sequence[Unit], plan: Plan) -> None:
        self.s, self.v, self.plan = s, v, plan
        self.foes = [(u, target_column(u), apparent_value(s, u)) for u in foes]
        self.alike = {kind: u for u, kind, _ in self.foes}
        self.expected = dict.fromkeys([u.id for u in foes], 0.0)
        self.places: dict[tuple[str, ...], list[int]] = {}
        self.known: dict[tuple[str, bool], dict[str, float]] = {}

    def worth(self, by: Unit, gun: Gun, *, close: bool = False) -> dict[str, float]:
        """Return the chances of a hit by column."""
        own = self.s.chances.of[gun].when in ("teleported", "escorted")  # it depends on who shoots
        known = None if own else self.known.get((gun, close))
        if known is None:
            self.known[gun, close] = known = {
                x: probability(need_to_hit(self.s, self.v, by, gun, u, close=close))
                for x, u in self.alike.items()
            }
        return known

    def pick(self, by: Unit, words: tuple[str, ...], worth: Mapping[str, float]) -> Unit | None:
        """Return the best target for one shot; `worth` is the chance of a hit by column, absent if none."""
        best, best_key, expected, spread = None, None, self.expected, self.plan.fire == "spread"
        if words not in self.places:
            self.places[words] = [target_rank(words, u) for u, *_ in self.foes]
        apart = bool(self.v.stalked)
        for (u, kind, price), place in zip(self.foes, self.places[words], strict=True):
            p = worth.get(kind)
            if not p or (apart and kept_apart(self.v, by, u)):
                continue
            enough = ENOUGH[kind]
            full = expected[u.id] / enough
            over = full >= 1
            key = (over, place, full if spread or over else 0.0, -p * price / enough, -full)
            if best_key is None or key < best_key:
                best, best_key = u, key
        if best is not None:
            expected[best.id] += worth[target_column(best)]
        return best


def _wanted(plan: Plan, gun: Gun) -> tuple[str, ...]:
    key = "launcher" if gun in MISSILES else "ion" if gun == "ion_cannon" else gun
    return plan.guns.get(key) or plan.targets


def share_shots(
    s: State, v: Battle, seat: Seat, plan: Plan, close: Sequence[str], named: Sequence[Shot]
) -> tuple[Shot, ...]:
    """Ruling G56: return targets to every gun of a side that has none yet; `named` are those that have."""
    foes = units_standing(s, v, FOE[seat])
    sharing = Sharing(s, v, foes, plan)
    units = s.units
    for x in named:
        on = units[x.on]
        p = probability(need_to_hit(s, v, units[x.by], x.gun, on, close=x.by in close))
        sharing.expected[on.id] = sharing.expected.get(on.id, 0.0) + x.n * p
    left = _unnamed(s, v, seat, plan, named, ships=any(u.type in SHIPS for u in foes))
    made: dict[tuple[str, Gun, str], int] = {}
    for by, gun, n in left:
        near = by.id in close and gun in CLOSE_GUNS
        worth = sharing.worth(by, gun, close=near)
        if near:
            worth = {"ground": worth.get("ground", 0.0)}
        words = _wanted(plan, gun)
        for _ in range(n if any(worth.values()) else 0):
            if (on_ := sharing.pick(by, words, worth)) is None:
                break
            made[by.id, gun, on_.id] = made.get((by.id, gun, on_.id), 0) + 1
    return tuple(Shot(by, gun, on, n) for (by, gun, on), n in made.items())


def _unnamed(
    s: State, v: Battle, seat: Seat, plan: Plan, named: Sequence[Shot], *, ships: bool
) -> list[tuple[Unit, Gun, int]]:
    """List the guns without a target, the surest first; a launcher takes the missile that suits the enemy.

    `ships` tells whether there are any among the enemies.
    """
    used: dict[tuple[str, str], int] = {}
    for x in named:
        used[x.by, x.gun] = used.get((x.by, x.gun), 0) + x.n
    found: list[tuple[Unit, Gun, int]] = []
    for u, have in shooters(s, v, seat):
        if not used and len(have) == 1:
            ((gun, n),) = have.items()
            if gun not in MISSILES:
                found.append((u, gun, n))
                continue
        room = free_launchers(s, u) - sum([used.get((u.id, g), 0) for g in MISSILES])
        for gun in sorted(have, key=lambda g: (g in MISSILES, (g == "ap") == ships)):
            n = have[gun] - used.get((u.id, gun), 0)
            if gun in MISSILES:
                n = 0 if plan.missiles == "no" else min(n, room)
                room -= max(n, 0)
            if n > 0:
                found.append((u, gun, n))
    return found


def place_seekers(
    s: State, v: Battle, seat: Seat, plan: Plan, n: int, on: Mapping[str, int]
) -> dict[str, int]:
    """Ruling G56: place the seekers that have no target yet."""
    foes = seeker_targets(s, v, seat)
    found = dict(on)
    words = plan.aim or plan.targets

    def key(u: Unit) -> tuple[bool, int, float]:
        full = found.get(u.id, 0) / (3 if u.ship else 1)
        return (
            full >= 1,
            target_rank(words, u),
            full if full >= 1 or plan.fire == "spread" else -apparent_value(s, u),
        )

    for _ in range(n - sum(on.values())):
        best = min(foes, key=key)
        found[best.id] = found.get(best.id, 0) + 1
    return found


def goes_close(s: State, v: Battle, seat: Seat, plan: Plan, may: Sequence[Unit]) -> tuple[str, ...]:
    """Ruling G56: who goes to close quarters; unless the plan says, units that gain more than they risk."""
    kinds: Mapping[str, Callable[[Unit], bool]] = {
        "all": lambda u: True,
        "fighters": lambda u: u.type == "fighter",
        "blasters": lambda u: u.ship,
        "none": lambda u: False,
    }
    if plan.close:
        return tuple(u.id for u in may if kinds[plan.close](u))
    ground = [u for u in units_standing(s, v, FOE[seat]) if u.ground]
    fighters = [u for u in may if u.type == "fighter"]
    if not fighters:
        return ()
    gain = len(fighters) * sum([apparent_value(s, u) for u in ground]) / max(1, len(ground)) / 3
    risk = len(ground) * s.force.cost["fighter"] / 6
    return tuple(u.id for u in fighters) if gain > risk else ()
