"""What makes puzzles of Skirmish: one figure's orders, reactions and charges, and what each shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.flow import faults, options
from engine.core.rules import Decision, Seat
from engine.core.types.puzzling import Measured
from engine.policies.policy import greedy_answer
from engine.skirmish.bots.evaluation import WIN, rate
from engine.skirmish.bots.greedy import first_sight, ordered, preferred_orders, take_cover
from engine.skirmish.bots.grenades import grenade_orders, known_enemies
from engine.skirmish.model.actions import (
    Blow,
    Capture,
    Dial,
    Enter,
    Haul,
    Hold,
    Lay,
    March,
    Pair,
    React,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Wait,
    Work,
)
from engine.skirmish.model.procedures import Q_BLOW, Q_CAPTURE, Q_ORDER, Q_PAIR, Q_REACT
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import targets_of
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of

#: So many orders of a figure are compared at most; walks that end further apart than this, in inches.
WIDE, APART = 6, 5.0
#: Orders are looked at in the last turn and so many before it, and where so few figures can act: elsewhere
#: the others make up for most of what one does.
LATE, FEW = 1, 2
#: Walks into cover are from enemies this near, in inches.
NEAR = 24.0
#: What is compared: orders of different kinds, targets, or ways to aim. Most questions are of the first.
KINDS, TARGETS, AIMS = "kinds", "targets", "aims"
ASKED = (KINDS, KINDS, KINDS, TARGETS, AIMS)
#: A game that is decided before the next turn counts so many points.
DECIDED = 40.0
#: What is shown by answers that speak for themselves.
PLAIN: Mapping[type[Any], str] = {
    Wait: "wait",
    Blow: "set-off",
    Steady: "steady-first",
    Throw: "grenade",
    Work: "work-first",
    Take: "work-first",
    Dial: "work-first",
    Turn: "work-first",
    Hold: "work-first",
    Lay: "lay-a-charge",
    Save: "keep-an-action",
    Enter: "get-out",
    Haul: "help-a-friend",
    Seize: "prisoner",
    Capture: "prisoner",
    Pair: "melee",
    Spot: "spot-first",
}
#: So many figures more or fewer, on average, can be spoken of.
NOTABLE = 0.15


class SkirmishPuzzles:
    """Positions of the players' side, played on to the next turn and rated by the machine players."""

    kinds = (Q_ORDER, Q_REACT, Q_BLOW, Q_CAPTURE, Q_PAIR)
    always = kinds
    unit, margin, games = "points", 1.5, 48
    themes = (
        "reaction-fire",
        "aim-of-reaction",
        "shoot-first",
        "which-target",
        "aimed-shot",
        "quick-shot",
        "how-many-shots",
        "set-off",
        "wait",
        "steady-first",
        "grenade",
        "work-first",
        "prisoner",
        "melee",
        "which-way",
        "get-away",
        "go-on",
        "spot-first",
        "lay-a-charge",
        "keep-an-action",
        "get-out",
        "help-a-friend",
    )

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Any]:
        """Return what is listed, or different orders of one figure."""
        if d.kind != Q_ORDER:
            listed = list(options(s, d) or ())
            return listed if len(listed) <= WIDE else [listed[0], *rng.sample(listed[1:], WIDE - 1)]
        f = s.figures.get(getattr(ordered(s, d), "figure", "")) if _weighs(s) else None
        if f is None or not f.left or not known_enemies(s):
            return ()
        found = list(_orders(s, d, f, rng.choice(ASKED)))
        return found if len(found) > 1 else ()

    def answer(self, s: State, d: Decision, rng: Random) -> Any:
        """Answer as looks right at first sight."""
        found = first_sight(s, d, rng)
        return greedy_answer(self.game, s, d, rng) if found is None else found

    def told(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether the enemy has had its turn."""
        return s.turn > begun.turn

    def ended(self, begun: State, s: State, seat: Seat) -> bool:
        """Return the same: then a position is valued."""
        return self.told(begun, s, seat)

    def worth(self, begun: State, s: State, seat: Seat) -> float:
        """Return the points gained since an answer was given."""
        now = rate(s, seat)
        gained = now - rate(begun, seat)
        if s.over is not None and abs(now) >= WIN:
            return DECIDED if now > 0 else -DECIDED
        return max(-DECIDED, min(DECIDED, gained))

    def counts(self, begun: State, s: State, seat: Seat) -> Mapping[str, float]:
        """Count the figures that either side has lost, and the suppression on one's own."""
        ours, mine = players_figures(begun), {f.id: f for f in players_figures(s)}
        out = sum(f.able and not _fights(mine.get(f.id)) for f in ours)
        foes = (f for f in begun.figures.values() if f.side == "jaffa" and begun.known(f.id))
        shot = sum(f.able and not _fights(s.figures.get(f.id)) for f in foes)
        return {
            "mine": float(out),
            "theirs": float(shot),
            "pinned": float(sum(f.suppressed for f in mine.values())),
        }

    def theme(self, s: State, d: Decision, best: Sequence[Measured], second: Measured) -> str:
        """Return what the best answer does and the second does not."""
        a, b = best[0].action, second.action
        if isinstance(a, React):
            return "reaction-fire" if isinstance(b, Wait) else "aim-of-reaction"
        if isinstance(a, Shoot):
            return _shooting(a, b)
        if type(a) in PLAIN:
            return PLAIN[type(a)]
        if isinstance(a, March):
            return _marching(best[0], second)
        return ""


def _fights(f: Figure | None) -> bool:
    """Return whether a figure is there and can act, or has left by its own way."""
    return f is not None and (f.able or f.health == "left")


def _weighs(s: State) -> bool:
    """Return whether one order weighs much: the mission is nearly over, or few are left to act."""
    return scenario_of(s).turns - s.turn <= LATE or sum(f.able for f in players_figures(s)) <= FEW


def _orders(s: State, d: Decision, f: Figure, what: str) -> Iterator[Any]:
    """Yield legal orders of a figure that differ in their kind, or shots that differ in target or aim."""
    seen: list[Any] = []
    for a in _aims(s, f) if what == AIMS else _shots(s, f) if what == TARGETS else _kinds(s, f):
        if not any(_same(a, x, what) for x in seen) and not faults(s, d, a):
            seen.append(a)
            yield a
        if len(seen) == WIDE:
            return


def _same(a: Any, b: Any, what: str) -> bool:
    """Return whether two orders of a figure are too much alike to be compared."""
    if type(a) is not type(b):
        return False
    if isinstance(a, March):
        return distance(a.path[-1], b.path[-1]) < APART
    return what == KINDS


def _kinds(s: State, f: Figure) -> Iterator[Any]:
    """Yield what a figure would do, the best first, and what else it might do."""
    yield from preferred_orders(s, f)
    if f.suppressed:
        yield Steady(f.id)
    yield from sorted(_shots(s, f), key=lambda x: -x.aim)
    yield from _retreats(s, f)
    yield from grenade_orders(s, f)


def _shots(s: State, f: Figure) -> Iterator[Shoot]:
    """Yield the likeliest shot at each target that is still dangerous."""
    for t in targets_of(s, f):
        if (x := t.best) and s.figures[t.target].able:
            yield Shoot(f.id, t.target, x.aim, x.shots)


def _aims(s: State, f: Figure) -> Iterator[Shoot]:
    """Yield every kind of shot at the target that is likeliest to be hit."""
    found = [(x.any, t) for t in targets_of(s, f) if (x := t.best)]
    for _, t in sorted(found, key=lambda x: (-x[0], x[1].target))[:1]:
        yield from (Shoot(f.id, t.target, x.aim, x.shots) for x in t.shots if x.shots)


def _retreats(s: State, f: Figure) -> Iterator[March]:
    """Yield a walk into cover from the enemies that are near."""
    if foes := [g.at for g in known_enemies(s) if distance(f.at, g.at) <= NEAR]:
        yield from take_cover(s, f, foes)


def _shooting(a: Shoot, b: Any) -> str:
    if not isinstance(b, Shoot):
        return "shoot-first"
    if a.target != b.target:
        return "which-target"
    return "aimed-shot" if a.aim > b.aim else "quick-shot" if a.aim < b.aim else "how-many-shots"


def _marching(best: Measured, second: Measured) -> str:
    """Return what a walk shows, by what is lost on one's own side."""
    if isinstance(second.action, March):
        return "which-way"
    spared = second.facts["mine"] - best.facts["mine"]
    return "get-away" if spared >= NOTABLE else "go-on"
