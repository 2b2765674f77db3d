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
from engine.skirmish.bots.greedy import first_sight, preferred_orders
from engine.skirmish.model.actions import (
    Blow,
    Capture,
    March,
    Pair,
    React,
    Shoot,
    Spot,
    Steady,
    Throw,
    Wait,
    Work,
)
from engine.skirmish.model.procedures import Q_BLOW, Q_CAPTURE, Q_ORDER, Q_PAIR, Q_REACT
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import targets_of
from engine.skirmish.rules.victory import players_figures

#: So many orders of a figure are compared, of each kind so many.
WIDE, ALIKE = 5, 2
#: A game that is decided before the next turn counts so many points.
DECIDED = 40.0
#: What is shown by answers that speak for themselves.
PLAIN: Mapping[type[Any], str] = {
    Wait: "wait",
    Blow: "set-off",
    Steady: "steady-first",
    Throw: "grenade",
    Work: "work-first",
    Capture: "prisoner",
    Pair: "melee",
    Spot: "spot-first",
}
#: So many figures more or fewer, on average, can be spoken of.
NOTABLE = 0.15


class SkirmishPuzzles:
    """Positions of the players' side, played on to the next turn and rated by the machine players."""

    kinds = (Q_ORDER, Q_REACT, Q_BLOW, Q_CAPTURE, Q_PAIR)
    unit, margin, games = "points", 2.0, 40
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
    )

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Any]:
        """Return what is listed, or different orders of one figure."""
        if d.kind != Q_ORDER:
            listed = list(options(s, d) or ())
            return listed if len(listed) <= WIDE else [listed[0], *rng.sample(listed[1:], WIDE - 1)]
        mine = [f for f in s.figures.values() if f.seat == d.seat and f.able and f.left and not f.fleeing]
        if not mine or not s.spotted["sgc"]:
            return ()
        found = list(_orders(s, d, rng.choice(mine)))
        return found if len({type(x) for x in found}) > 1 or len(found) > 2 else ()

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


def _orders(s: State, d: Decision, f: Figure) -> Iterator[Any]:
    """Yield different legal orders of a figure: what looks right, and its shots of every kind."""
    kinds: dict[type[Any], int] = {}
    shots = (Shoot(f.id, t.target, x.aim, x.shots) for t in targets_of(s, f) for x in t.shots if x.shots)
    seen: list[Any] = []
    for a in (*preferred_orders(s, f), *shots, *_steps(s, f)):
        if a in seen or kinds.get(type(a), 0) == ALIKE or faults(s, d, a):
            continue
        seen.append(a)
        kinds[type(a)] = kinds.get(type(a), 0) + 1
        yield a
        if len(seen) == WIDE:
            return


def _steps(s: State, f: Figure) -> Iterator[Any]:
    """Yield trying to recover, where that may be done."""
    if f.suppressed:
        yield Steady(f.id)


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
