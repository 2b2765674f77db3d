"""What makes puzzles of Skirmish: one figure's orders, reactions and charges, and what each shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from engine.core.contract import Game
from engine.core.flow import faults, options
from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON
from engine.core.types.frozen import replace
from engine.core.types.puzzling import Measured, Puzzler
from engine.skirmish.bots.evaluation import WIN, rate
from engine.skirmish.bots.greedy import (
    FAIR,
    mission_work,
    ordered,
    preferred_orders,
    pressing_enemies,
    quick_answer,
    take_cover,
)
from engine.skirmish.bots.grenades import known_enemies
from engine.skirmish.bots.walks import walk_to_task
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
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.procedures import Q_BLOW, Q_CAPTURE, Q_ORDER, Q_PAIR, Q_REACT
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import targets_of
from engine.skirmish.queries.remaining_goals import leaves
from engine.skirmish.rules.movement import MOVES
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance, point_along, snap
from engine.skirmish.table.line_of_sight import enemies_in_sight, in_cover
from engine.skirmish.table.terrain import scenario_of

#: Maximum number of a figure's orders compared; minimum distance between the ends of two walks, in inches.
WIDE, APART = 4, 5.0
#: Puzzles come from the last turn and this many before it, with at most this many figures that can act:
#: otherwise the other figures make up for most of what one does.
LATE, FEW = 1, 3
#: Maximum distance of enemies from whom a figure walks into cover, in inches.
NEAR = 24.0
#: What is compared: orders of different kinds, targets, or ways to aim. Most questions are of the first.
KINDS, TARGETS, AIMS = "kinds", "targets", "aims"
ASKED = (KINDS, KINDS, KINDS, TARGETS, AIMS)
#: Points of a mission that is decided before the position is rated.
DECIDED = 40.0
#: Themes of answers that need no closer look.
PLAIN: Mapping[type, str] = {
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
#: Minimum share of the difference by which a walk counts as being about the end of the mission.
CHIEF = 0.4
#: Probability that a newcomer answers questions other than orders without thinking.
CARELESS = 0.5
#: Minimum average difference in figures that is mentioned.
NOTABLE = 0.15


class SkirmishPuzzles(Puzzler):
    """Positions of the players' side, played on to the next turn and rated by the machine players.

    Near its end a mission is played to the end.
    """

    kinds = (Q_ORDER, Q_REACT, Q_BLOW, Q_CAPTURE, Q_PAIR)
    always = kinds
    drawn: ClassVar[Mapping[str, Sequence[str]]] = {"gm": ("off",), "players": ("1", "2", "3", "4")}
    unit, margin, games = "points", 1.5, 48
    themes = (
        "reaction-fire",
        "aim-of-reaction",
        "shoot-first",
        "stand-and-fire",
        "keep-your-distance",
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
        "in-time",
        "take-cover",
        "charge",
        "go-on",
        "spot-first",
        "lay-a-charge",
        "keep-an-action",
        "get-out",
        "help-a-friend",
    )

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the listed answers, or different orders of one figure."""
        if d.kind != Q_ORDER:
            listed = list(options(s, d) or ())
            return listed if len(listed) <= WIDE else [listed[0], *rng.sample(listed[1:], WIDE - 1)]
        f = s.figures.get(getattr(ordered(s, d), "figure", "")) if _weighs(s) else None
        if f is None or not f.left or not _at_stake(s, f):
            return ()
        found = list(_orders(s, d, f, rng.choice(ASKED)))
        return found if len(found) > 1 else ()

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer as looks right at first sight."""
        return quick_answer(self.game, s, d, rng)

    def novice(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Answer as the best level does, or with the obvious: fire, advance, or hide."""
        if d.kind != Q_ORDER:
            return rng.choice(list(options(s, d) or ())) if rng.random() < CARELESS else None
        f = s.figures.get(getattr(ordered(s, d), "figure", ""))
        what = rng.choice((preferred_orders, _best_shots, walk_to_task, _retreats))
        thought = (*what(s, f), *preferred_orders(s, f)) if f else ()
        return next((a for a in thought if not faults(s, d, a)), None)

    def result_is_in(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether the enemy has had its turn."""
        return s.turn > begun.turn

    def ended(self, begun: State, s: State, seat: Seat) -> bool:
        """Return the same, or near its end whether the mission is over: then a position is valued."""
        return s.over is not None or (not _is_late(begun) and self.result_is_in(begun, s, seat))

    def worth(self, begun: State, s: State, seat: Seat) -> float:
        """Return the points gained since an answer was given."""
        now = rate(self.valued(begun, s), seat)
        if s.over is not None and abs(now) >= WIN:
            return DECIDED if now > 0 else -DECIDED
        return max(-DECIDED, min(DECIDED, now - rate(self.valued(begun, begun), seat)))

    def valued(self, begun: State, s: State) -> State:
        """Return a position with the enemies known that were there, no others: to see one costs nothing."""
        there = tuple(f.id for f in begun.figures.values() if f.side == "jaffa" and f.id in s.figures)
        return replace(s, spotted={**s.spotted, "sgc": there})

    def counts(self, begun: State, s: State, seat: Seat) -> Mapping[str, float]:
        """Count the figures that either side has lost, and the suppression of the seat's own."""
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
        """Return a theme shown by the best answer but not by the second; "" if two kinds are equally good."""
        a, b = best[0].action, second.action
        if len({(type(x.action), getattr(x.action, "pace", "")) for x in best}) > 1:
            return ""
        if isinstance(a, React):
            return "reaction-fire" if isinstance(b, Wait) else "aim-of-reaction"
        if isinstance(a, Shoot):
            return _shooting(s, a, b)
        if type(a) in PLAIN:
            return PLAIN[type(a)]
        if isinstance(a, March):
            return _marching(s, best[0], second)
        return ""


def _fights(f: Figure | None) -> bool:
    """Return whether a figure is there and can act, or has left by its own way."""
    return f is not None and (f.able or f.health == "left")


def _weighs(s: State) -> bool:
    """Return whether one order weighs much: the mission is nearly over, or few are left to act."""
    return _is_late(s) or sum(f.able for f in players_figures(s)) <= FEW


def _is_late(s: State) -> bool:
    """Return whether the mission is nearly over."""
    return scenario_of(s).turns - s.turn <= LATE


def _at_stake(s: State, f: Figure) -> bool:
    """Return whether much may come of an order: its figure has a fair shot, is pressed, or has work to do."""
    if not known_enemies(s):
        return False
    shots = (x.best.any for x in targets_of(s, f) if x.best and s.figures[x.target].able)
    work = next(mission_work(s, f), None)
    return _is_late(s) or any(x >= FAIR for x in shots) or work is not None or bool(pressing_enemies(s, f))


def _orders(s: State, d: Decision, f: Figure, what: str) -> Iterator[Action]:
    """Yield legal orders of a figure that differ in their kind, or shots that differ in target or aim.

    To look costs nothing, so that it is compared only where there is nothing else to do.
    """
    seen: list[Action] = []
    for a in _aims(s, f) if what == AIMS else _shots(s, f) if what == TARGETS else _kinds(s, f):
        if isinstance(a, Spot) and seen:
            continue
        if not any(_same(a, x, what) for x in seen) and not faults(s, d, a):
            seen.append(a)
            yield a
        if len(seen) == WIDE:
            return


def _same(a: Action, b: Action, what: str) -> bool:
    """Return whether two orders of a figure are too much alike to be compared."""
    if type(a) is not type(b):
        return False
    if isinstance(a, March):
        return a.pace == b.pace and distance(a.path[-1], b.path[-1]) < APART
    return what == KINDS


def _kinds(s: State, f: Figure) -> Iterator[Action]:
    """Yield what a figure would do, the best first, and what else it might do."""
    yield from preferred_orders(s, f)
    if f.suppressed:
        yield Steady(f.id)
    if leaves(s):
        yield Enter(f.id)
    yield from _throws(s, f)
    yield from _charges(s, f)
    yield from sorted(_shots(s, f), key=lambda x: -x.aim)
    yield from _retreats(s, f)


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


def _throws(s: State, f: Figure) -> Iterator[Throw]:
    """Yield a grenade at each enemy that has no friend near it."""
    friends = [x.at for x in s.figures.values() if x.side == "sgc" and x.on_table]
    for g in known_enemies(s) if "grenade" in f.kit else ():
        if all(distance(g.at, x) > CHARTS.grenade.blast for x in friends):
            yield Throw(f.id, g.x, g.y)


def _charges(s: State, f: Figure) -> Iterator[March]:
    """Yield a charge at the nearest enemy in sight."""
    for g in enemies_in_sight(s, f, fighting=True)[:1]:
        yield March(f.id, (snap(point_along(g.at, f.at, MOVES.contact - 0.1)),), "charge")


def _best_shots(s: State, f: Figure) -> Iterator[Shoot]:
    """Yield the shots at all targets, the likeliest to hit first."""
    found = {x.target: (x.best.any if x.best else 0) for x in targets_of(s, f)}
    yield from sorted(_shots(s, f), key=lambda x: (-found[x.target], x.target))


def _retreats(s: State, f: Figure) -> Iterator[March]:
    """Yield a walk into cover from the enemies that are near."""
    if foes := [g.at for g in known_enemies(s) if distance(f.at, g.at) <= NEAR]:
        yield from take_cover(s, f, foes)


def _shooting(s: State, a: Shoot, b: Action) -> str:
    """Return the theme of a shot, by the alternative to it."""
    if isinstance(b, March):
        if b.pace == "charge":
            return "keep-your-distance"
        return "stand-and-fire" if _hides(s, b) else "shoot-first"
    if not isinstance(b, Shoot):
        return "shoot-first"
    if a.target != b.target:
        return "which-target"
    return "aimed-shot" if a.aim > b.aim else "quick-shot" if a.aim < b.aim else "how-many-shots"


def _marching(s: State, best: Measured, second: Measured) -> str:
    """Return the theme of a walk: its pace, what it decides, where it ends, or whom it saves."""
    a, b = best.action, second.action
    if a.pace == "charge":
        return "charge"
    if best.terms.get(WON, 0.0) - second.terms.get(WON, 0.0) >= CHIEF * (best.value - second.value):
        return "in-time"
    if _ends_covered(s, a) and not _ends_covered(s, b):
        return "take-cover"
    if isinstance(b, March):
        return "which-way"
    return "get-away" if second.facts["mine"] - best.facts["mine"] >= NOTABLE else "go-on"


def _hides(s: State, a: March) -> bool:
    """Return whether a walk ends in cover, or further from the enemy."""
    at = s.figures[a.figure].at
    near = min((g.at for g in known_enemies(s)), key=lambda x: distance(x, at), default=at)
    return _ends_covered(s, a) or distance(a.path[-1], near) > distance(at, near)


def _ends_covered(s: State, a: Action) -> bool:
    """Return whether a figure has cover after its order from the nearest enemy that is known."""
    f, foes = s.figures[a.figure], known_enemies(s)
    if not foes:
        return False
    f = replace(f, x=a.path[-1][0], y=a.path[-1][1]) if isinstance(a, March) else f
    return in_cover(s, f, min((g.at for g in foes), key=lambda at: distance(at, f.at)))
