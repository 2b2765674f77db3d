"""What becomes of a seat's pieces by the end of a turn: counted exactly, or the best and the worst case.

An answer, and the orders behind it, are carried out in imagined worlds until the turn is over. At most
`FOLLOW_UPS` rolls are counted through; where more follow, or worlds differ, plays show what may come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from engine.core.codec import save
from engine.core.contract import Game
from engine.core.dice import MissingDice, Roll
from engine.core.errors import EngineError
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending, sample
from engine.core.rules import Action, Decision, Seat, State
from engine.core.types.foreseeing import ENDS, GAME, End, Foresees
from engine.policies.worth import LONGEST, imagine, unanswered

#: Number of rolls in a row that are counted through, and of attempts that this may take.
FOLLOW_UPS, MOST_ATTEMPTS = 3, 2000
#: Number of imagined worlds, and of plays in these where nothing can be counted: fewer where each takes long.
WORLDS, PLAYS, FEWEST_PLAYS, MOST_ANSWERS = 4, 80, 16, 1500

#: Orders that wait, and what gives the next of them: the answer to a question, or None, and the rest.
Orders = Hashable
Giving = Callable[[State, Decision, Orders], tuple[Action, Orders]]
Count = Mapping[str, Counter[End]]


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a piece: the chance of each end, or if it is not `exact` how often plays came to it."""

    piece: str
    chances: Mapping[End, Fraction]
    exact: bool = True

    @property
    def best(self) -> End:
        """Return the best that can come."""
        return next(x for x in ENDS if self.chances.get(x))

    @property
    def worst(self) -> End:
        """Return the worst that can come."""
        return next(x for x in reversed(ENDS) if self.chances.get(x))

    def of(self, end: End) -> Fraction:
        """Return the chance of an end."""
        return self.chances.get(end, Fraction(0))


class _TurnOver(EngineError):
    """What is rolled now belongs to the next turn."""


class _TooMuch(EngineError):
    """More follows than can be counted."""


class _Unforeseen(EngineError):
    """The seat itself has to choose on the way."""


class _TurnDice:
    """Dice that show given numbers, or those of a generator, until the turn is over."""

    __slots__ = ("_given", "_over", "_rng", "shown")

    def __init__(
        self, over: Callable[[], bool], given: Iterable[int] = (), rng: Random | None = None
    ) -> None:
        self._over, self._given, self._rng = over, list(given), rng
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Roll one die.

        Raises:
            MissingDice: the given numbers are used up.

        """
        if self._over():
            raise _TurnOver
        if self._rng is not None:
            return self._rng.randint(1, sides)
        if not self._given:
            raise MissingDice(sides)
        return self._given.pop(0)


@dataclass(frozen=True, slots=True)
class _Branch:
    """A course that a turn may take: how likely it is, after how many rolls, and the orders left."""

    state: State
    orders: Orders
    chance: Fraction = Fraction(1)
    rolls: int = 0


class _Turn:
    """The rest of a turn in one imagined world."""

    def __init__(self, foresees: Foresees, world: State, seat: Seat, give: Giving) -> None:
        self._foresees, self._world, self._seat, self._give = foresees, world, seat, give
        self.attempts = 0

    def count(self, decision: Decision, action: Action, orders: Orders) -> Count:
        """Count every course through."""
        found: dict[str, Counter[End]] = {}
        level = list(self._after(_Branch(self._world, orders), decision, [(action, orders)]))
        while level:
            further = dict[Hashable, _Branch]()
            for x in level:
                asked = self._question(x.state)
                if asked is None:
                    for piece, end in self._ends(x.state).items():
                        found.setdefault(piece, Counter())[end] += x.chance  # type: ignore[assignment]
                    continue
                for new in self._after(x, asked, self._answers(x.state, asked, x.orders)):
                    key = save(new.state), new.orders
                    had = further.get(key)
                    further[key] = _Branch(
                        new.state,
                        new.orders,
                        new.chance + (had.chance if had else 0),
                        max(new.rolls, had.rolls if had else 0),
                    )
            level = list(further.values())
        return found

    def play(self, decision: Decision, action: Action, orders: Orders, rng: Random) -> Mapping[str, End]:
        """Play one course."""
        state = fork(self._world)
        for _ in range(LONGEST):
            self.attempts += 1
            self._carry_out(state, decision, action, rng=rng)
            asked = self._question(state)
            if asked is None:
                return self._ends(state)
            answers = self._answers(state, asked, orders)
            decision = asked
            action, orders = rng.choice(answers) if answers else (sample(state, asked, rng), orders)
        raise _TooMuch

    def _after(self, x: _Branch, d: Decision, answers: Sequence[tuple[Action, Orders]]) -> Iterator[_Branch]:
        """Carry out each answer with everything that may be rolled."""
        if not answers:
            raise _TooMuch
        for action, orders in answers:
            left: list[tuple[tuple[int, ...], Fraction]] = [((), x.chance / len(answers))]
            while left:
                given, chance = left.pop()
                self.attempts += 1
                state = fork(x.state)
                sides = self._carry_out(state, d, action, given)
                if not sides:
                    yield _Branch(state, orders, chance, x.rolls + len(given))
                    continue
                if x.rolls + len(given) >= FOLLOW_UPS or self.attempts > MOST_ATTEMPTS:
                    raise _TooMuch
                left += [((*given, n), chance / sides) for n in range(1, sides + 1)]

    def _carry_out(
        self, state: State, d: Decision, action: Action, given: Iterable[int] = (), rng: Random | None = None
    ) -> int:
        """Carry an answer out on a state; return the sides of the die that was missing, or 0."""
        t = Execution(state, _TurnDice(lambda: self._over(state), given, rng), quiet=True)
        try:
            t.answer(d, action)
        except MissingDice as stop:
            return stop.sides
        except _TurnOver:
            pass
        return 0

    def _over(self, state: State) -> bool:
        return state.over is not None or self._foresees.ended(self._world, state, self._seat)

    def _question(self, state: State) -> Decision | None:
        """Return the question that comes next; None once the turn is over."""
        return None if self._over(state) else next(iter(pending(state)), None)

    def _answers(self, state: State, d: Decision, orders: Orders) -> list[tuple[Action, Orders]]:
        """Return what a question may be answered with; nothing: any answer is possible."""
        if d.seat == self._seat:
            action, orders = self._give(state, d, orders)
            if action is not None:
                return [(action, orders)]
        found = self._foresees.follow(state, d, self._seat)
        if found is None:
            found = options(state, d) or ()
            if len(found) != 1:
                raise _Unforeseen
        return [(x, orders) for x in found]

    def _ends(self, state: State) -> Mapping[str, End]:
        lost = is_lost(state, self._seat)
        return {GAME: "lost" if lost else "safe", **self._foresees.ends(self._world, state, self._seat)}


def is_lost(state: State, seat: Seat) -> bool:
    """Return whether the game is over and another has won it."""
    return state.over is not None and state.over.winner not in (None, seat)


def none_wait(state: object, decision: Decision, orders: Orders) -> tuple[Action, Orders]:
    """Give no order: none waits."""
    return None, orders


def fates(
    game: Game[Any],
    state: State,
    decision: Decision,
    action: Action,
    rng: Random,
    orders: Orders = (),
    give: Giving = none_wait,
) -> tuple[Fate, ...]:
    """Return what becomes of the pieces of whoever answers, by the end of the turn; nothing if unforeseen.

    Nothing is read that the seat may not know: hidden things are redrawn, and secret answers are asked for
    again.
    """
    foresees, seat = game.foresees(), decision.seat
    if foresees is None or decision.kind not in foresees.kinds:
        return ()
    bare = unanswered(state, seat)
    worlds = {save(x): x for x in (imagine(game, bare, seat, rng) for _ in range(WORLDS))}
    turns = [_Turn(foresees, x, seat, give) for x in worlds.values() if not faults(x, decision, action)]
    try:
        return _counted(turns, decision, action, orders) or _played(turns, decision, action, orders, rng)
    except _Unforeseen:
        return ()


def _counted(turns: Sequence[_Turn], d: Decision, action: Action, orders: Orders) -> tuple[Fate, ...]:
    """Count the ends of every piece, where all worlds agree on them."""
    try:
        first, *others = [x.count(d, action, orders) for x in turns] or [{}]
    except _TooMuch:
        return ()
    if any(x != first for x in others):
        return ()
    return tuple(Fate(piece, {end: Fraction(p) for end, p in x.items()}) for piece, x in first.items())


def _played(
    turns: Sequence[_Turn], d: Decision, action: Action, orders: Orders, rng: Random
) -> tuple[Fate, ...]:
    """Play the turn on a number of times."""
    found: dict[str, Counter[End]] = {}
    if not turns:
        return ()
    for x in turns:
        x.attempts = 0
    for n in range(PLAYS):
        if n >= FEWEST_PLAYS and sum(x.attempts for x in turns) > MOST_ANSWERS:
            break
        for piece, end in turns[n % len(turns)].play(d, action, orders, rng).items():
            found.setdefault(piece, Counter())[end] += 1
    return tuple(
        Fate(piece, {end: Fraction(n, x.total()) for end, n in x.items()}, exact=False)
        for piece, x in found.items()
    )
