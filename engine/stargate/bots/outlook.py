"""What a position is worth once the moving side has finished: one measure for moving and passing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.data import load
from engine.core.flow import fork
from engine.core.types.values import value
from engine.stargate.bots.evaluation import Judge
from engine.stargate.bots.routes import phases_to
from engine.stargate.bots.unit_values import WEIGHTS, Weights
from engine.stargate.model.stacking import is_tri_ship, worth
from engine.stargate.model.state import COALITION, FOE, VIRUNIAN, Crew, State


@value
class Plan:
    """The numbers of `data/stargate/plan.toml`, which says what each means."""

    stride: float
    dull: int
    later: float
    threat: float
    further: float
    hidden: float
    hidden_turn: float
    lent: float
    least: float
    reveals: int
    ends: int
    leads: bool


PLAN = load("stargate", "plan", Plan)


class Settled(Judge):
    """A position rated as its phase ends: current combats, then what either side may attack."""

    def __init__(self, s: State, mind: Mind) -> None:
        super().__init__(s, mind.weights)
        self.plan = mind.plan

    def coalition(self) -> float:
        """Add everything up but what a move under way is worth."""
        return self.ledger.progress + self._standing() + self._fighting()

    def _fighting(self) -> float:
        me = self.s.phasing
        foe = FOE[me]
        free = [x for x in self.sides[me] if x.at not in self.stacks[foe]]
        mine = self.w.now * sum(self._combats(me, ())) + self.plan.later * self._best(
            self._openings(me, free)
        )
        theirs = 0.0
        if self.plan.threat:
            able = [*self.sides[foe], *self.entering(foe)]
            theirs = self.plan.threat * self._best(self._openings(foe, able))
        return mine - theirs if me == COALITION else theirs - mine

    def _best(self, chances: list[float]) -> float:
        total, share = 0.0, 1.0
        for x in sorted(chances, reverse=True):
            total += share * x
            share *= self.plan.further
        return total


@dataclass(frozen=True, slots=True)
class Mind:
    """How a machine player plans: by what numbers, and what rates a position as its phase ends."""

    weights: Weights
    plan: Plan
    measure: Callable[[State, Mind], Judge]


STRONG = Mind(WEIGHTS, PLAN, Settled)


_MOST_RATINGS = 12
_RATINGS: dict[Hashable, tuple[object, dict[frozenset[tuple[str, str]], float]]] = {}


def _ratings(s: State, mind: Mind) -> dict[frozenset[tuple[str, str]], float]:
    """Return what positions of this phase have been rated at, by where everybody stands in them.

    A unit under way is rated as it was when it was chosen, and so are the others if it has not changed much.
    """
    kept = s.board, s.forces, mind  # with what was found, so that no id is used again
    key = *map(id, kept), s.house, s.turn, s.phasing, s.lost, frozenset(s.staged.items())
    if key not in _RATINGS:
        if len(_RATINGS) >= _MOST_RATINGS:
            _RATINGS.clear()
        _RATINGS[key] = kept, {}
    return _RATINGS[key][1]


class Outlook:
    """Rates where the phasing side's units may end; one for each choice, on a copy of its own."""

    def __init__(self, s: State, mind: Mind = STRONG) -> None:
        self.s, self.seat = s, s.phasing
        self.mind = mind
        self.sign = 1 if self.seat == COALITION else -1
        self.board = fork(s)
        self.board.stack, self.board.phase = [], "combat"
        self._steps: dict[tuple[str, int], Mapping[str, int]] = {}
        self._far: dict[tuple[str, int], Mapping[str, int]] = {}
        self.judge = mind.measure(self.board, mind)
        self._rated = _ratings(s, mind)
        self.worthy, self.dull = self._targets()

    def _targets(self) -> tuple[frozenset[str], frozenset[str]]:
        """Cases 12.1 and 12.2: find the enemies that count for victory, and the others."""
        s, books, foe = self.s, self.judge.ledger, FOE[self.seat]
        worthy, dull = set[str](), set[str]()
        f = s.forces
        full = books.fallen >= books.room
        for h, stack in self.judge.stacks[foe].items():
            counters = [u for x in stack.units for u in x.crew]
            if foe == VIRUNIAN:
                counts = any(f.group[u] and f.group[u] not in books.broken for u in counters)
            else:
                counts = not full or any(f.race[u] in books.whole for u in counters)
            (worthy if counts else dull).add(h)
        if foe == VIRUNIAN:
            for gate, n in s.gates.items():
                if n:
                    worthy.update(s.board.orbit[gate])
            if not worthy:
                for ring in s.board.orbit.values():
                    dull.update(ring)
        return frozenset(worthy), frozenset(dull)

    def rate(self, moves: Sequence[tuple[Crew, str]]) -> float:
        """Rate the position with some units ended elsewhere, for the phasing side."""
        at = dict(self.s.at)
        for crew, to in moves:
            for u in crew:
                at[u] = to
        places = frozenset(at.items())
        found = self._rated.get(places)
        if found is None:
            self.board.at = at
            staged = self.s.staged
            self.board.staged = {u: h for u, h in staged.items() if u not in at} if staged else {}
            found = self.sign * self.judge.elsewhere(self.board, moves).coalition()
            self._rated[places] = found
        return found

    def far(self, crew: Crew, at: str) -> float:
        """Return the cost of a unit's distance to the enemies worth attacking."""
        kind = worth(self.s, crew)
        if not kind.attacks or is_tri_ship(crew):
            return 0.0
        mode = "teleport" if "teleport" in kind.modes else kind.modes[0]
        key = mode, kind.allowance
        if key not in self._steps:
            b = self.s.board
            self._steps[key] = phases_to(b, mode, kind.allowance, self.worthy)
            self._far[key] = phases_to(b, mode, kind.allowance, self.dull)
        near = min(self._steps[key].get(at, 9), self._far[key].get(at, 9) + self.mind.plan.dull)
        return self.mind.plan.stride * near
