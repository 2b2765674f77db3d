"""Previews: what an answer, or orders of several, would lead to, as far as its seat can know."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Generic

from engine.core.contract import Game
from engine.core.dice import Dice, GivenDice, MissingDice, RandomDice
from engine.core.errors import EngineError, IllegalAction
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending, sample
from engine.core.rules import EVERYONE, Action, Decision, Event, S, Seat, State
from engine.policies.fates import Fate
from engine.policies.worth import imagine, questions, unanswered

#: Number of imagined worlds in which an answer is tried.
WORLDS = 4


@dataclass(frozen=True, slots=True)
class Preview(Generic[S]):
    """What an answer would lead to, up to the first roll or secret.

    `state` is for pictures: only the part of it that the asking seat knows is true. `sides`: the die at
    which the preview stopped, or 0; with `drawn`, the number of cards or counters of which one is drawn.
    `shut`: it stopped because things hidden from the seat matter.
    """

    state: S
    events: tuple[Event, ...]
    sides: int = 0
    shut: bool = False
    drawn: bool = False


#: What one order consists of: answers as the game writes them.
Steps = tuple[str, ...]


def parts_of(text: str) -> Steps:
    """Part a text at line ends and at ";".

    >>> parts_of("I1 n4; M1 n5;")
    ('I1 n4', 'M1 n5')
    """
    return tuple(x for part in re.split(r"[;\n]", text) if (x := part.strip()))


@dataclass(frozen=True, slots=True)
class Foretold:
    """What a whole order would lead to if all goes well: what to draw, what to say, and the state to draw.

    `state` is a guess: only what the asking seat knows of it is true. `fates`: what becomes of its pieces by
    the end of the turn, `why` in short; `lines` say all of it in numbers.
    """

    state: State
    events: tuple[Event, ...]
    lines: tuple[str, ...]
    fates: tuple[Fate, ...] = ()
    why: tuple[str, ...] = ()


class _Stop(EngineError):
    """The preview ends here."""


class _Ahead(Execution[S]):
    """An execution that stops before it whispers or reveals, and after a number of public events."""

    __slots__ = ("left",)

    def __init__(self, state: S, most: int) -> None:
        super().__init__(state, GivenDice())
        self.left = most

    def tell(self, kind: str, case: str, /, **facts: object) -> None:
        super().tell(kind, case, **facts)
        self.left -= 1
        if not self.left:
            raise _Stop

    def whisper(self, to: Sequence[Seat], kind: str, case: str, /, **facts: object) -> None:
        raise _Stop

    def reveal(self, kind: str, case: str, /, **facts: object) -> None:
        raise _Stop


def preview(game: Game[S], state: S, decision: Decision, action: Action, rng: Random) -> Preview[S]:
    """Show what an answer would lead to without giving it; nothing is rolled, revealed or given away.

    The answer is tried in imagined worlds, not on the true state. The preview stops where these differ, so
    that a player who previews every move learns nothing hidden.

    Raises:
        IllegalAction: the answer breaks a rule.

    """
    if bad := faults(state, decision, action):
        raise IllegalAction(bad)
    worlds = [imagine(game, state, decision.seat, rng) for _ in range(WORLDS)]
    worlds = [w for w in worlds if not faults(w, decision, action)]
    if not worlds:
        return Preview(imagine(game, state, decision.seat, rng), (), shut=True)
    seen = [_look(w, decision, action, -1) for w in worlds]
    first = seen[0]
    known = _known(game, first, decision.seat)
    if all(_known(game, x, decision.seat) == known for x in seen[1:]):
        return first
    shared = 0
    for told in zip(*(x.events for x in seen), strict=False):
        if any(e != told[0] for e in told):
            break
        shared += 1
    if not shared:
        return Preview(fork(worlds[0]), (), shut=True)
    return replace(_look(worlds[0], decision, action, shared), sides=0, shut=True)


def preview_act(
    game: Game[S], state: S, seat: Seat, name: str, action: Action, rng: Random, dice: Dice | None = None
) -> Preview[S]:
    """Show what a free action would lead to, up to the first roll, with all that its seat would be told.

    `dice` serve for rolls whose results do not matter. The action is tried in an imagined world.
    """
    t = Execution(imagine(game, state, seat, rng), dice or GivenDice())
    sides = 0
    try:
        state.rules.frees[name].do(t, seat, action)
        t.fresh = True
        t.run()
    except MissingDice as stop:
        sides = stop.sides
    return Preview(t.s, tuple(t.events), sides)


def asked_next(
    game: Game[S],
    state: S,
    seat: Seat,
    rng: Random,
    only: Callable[[State, Decision], Action] = lambda state, decision: None,
    wanted: Callable[[State, Decision], bool] = lambda state, decision: True,
) -> tuple[S, Decision] | None:
    """Return an imagined world in which a seat is asked what is `wanted`; None if that is too far off.

    Until then all answer as plainly as they can, whether or not they have done so in secret: the first of
    their answers that are listed. Nobody is asked where there is an `only` answer.
    """
    dice = RandomDice(Random(rng.getrandbits(64)), keep=False)  # whatever has to be imagined
    t = Execution(fork(imagine(game, unanswered(state, seat), seat, rng)), dice, quiet=True)
    for d in questions(t, lambda s: s.over is not None):
        for x in pending(t.s):
            if x.seat == seat and only(t.s, x) is None and wanted(t.s, x):
                return t.s, x
        t.answer(d, only(t.s, d) or next(iter(options(t.s, d) or ()), None) or sample(t.s, d, rng))
    return None


def _known(game: Game[S], x: Preview[S], seat: Seat) -> object:
    return x.events, x.sides, x.shut, game.view(x.state, seat)


def _look(world: S, decision: Decision, action: Action, most: int) -> Preview[S]:
    """Try an answer in one world, up to a number of public events; -1 for no limit."""
    t = _Ahead(fork(world), most)
    sides, shut = 0, False
    try:
        t.answer(decision, action)
    except MissingDice as stop:
        sides = stop.sides
    except _Stop:
        shut = True
    return Preview(t.s, tuple(e for e in t.events if e.to == EVERYONE), sides, shut, t.drawing)
