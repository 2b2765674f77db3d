"""The position that a sandbox's moves lead to, replayed from its start."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from bot.play.context import Context
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused
from bot.play.sandbox.sandboxes import MOVES, Trial
from engine.core.codec import load
from engine.core.errors import EngineError
from engine.core.flow import pending
from engine.core.rules import Decision, Event, Seat, State
from engine.policies.what_if import Tried, again

#: Number of positions that are remembered, of all sandboxes together.
REMEMBERED = 300


@dataclass(frozen=True, slots=True)
class Now:
    """A sandbox's current state, and the events since its person's last move."""

    trial: Trial
    state: State
    events: tuple[Event, ...]

    @property
    def asked(self) -> list[Decision]:
        """Return the questions to its person: all that no machine player answers."""
        return [d for d in pending(self.state) if d.seat not in self.trial.machines]

    @property
    def machine(self) -> Decision | None:
        """Return a question that a machine player is to answer now; None where there is none."""
        return next((d for d in pending(self.state) if d.seat in self.trial.machines), None)

    def question(self, seat: Seat) -> Decision | None:
        """Return its person's question for a seat, or for any; None if there is none."""
        asked = self.asked
        return next((d for d in asked if d.seat == seat), asked[0] if asked else None)


class Lines:
    """Plays the moves of sandboxes again, off the event loop. Positions reached are remembered."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._led = OrderedDict[str, tuple[State, tuple[Event, ...]]]()

    async def now(self, trial: Trial) -> Now:
        """Return a sandbox's current state.

        Raises:
            Refused: it no longer replays.

        """
        try:
            return await asyncio.to_thread(self._now, trial)
        except EngineError as why:
            LOG.warning("sandbox %s cannot be played again: %s", trial.row.id, why)
            raise Refused("refused-sandbox-edition") from why

    async def states(self, trial: Trial) -> list[State]:
        """Return the state at the start, and after each move."""
        return [x for x, _ in await asyncio.to_thread(self._line, trial, 0)]

    def _now(self, trial: Trial) -> Now:
        line = self._line(trial, trial.last_own)
        return Now(trial, line[-1][0], tuple(e for _, events in line[1:] for e in events))

    def _line(self, trial: Trial, first: int) -> list[tuple[State, tuple[Event, ...]]]:
        """Return the states of moves from the `first` on: before it, and after each."""
        names = _names(trial.row.id, trial.moves)
        known = ((i, led) for i in range(first, 0, -1) if (led := self._led.get(names[i])) is not None)
        begin, start = next(known, (0, None))
        line = [start or (load(trial.title.game.state, trial.row.start), ())]
        for name, move in zip(names[begin + 1 :], trial.moves[begin:], strict=True):
            led = self._led.get(name)
            if led is None:
                reached = again(line[-1][0], move)
                led = self._led[name] = reached.state, reached.events
                while len(self._led) > REMEMBERED:
                    self._led.popitem(last=False)
            line.append(led)
        return line[first - begin :]


def _names(sandbox: str, moves: Sequence[Tried]) -> list[str]:
    """Name the start and the position after each move by all that has led there."""
    names = [sandbox]
    for x in moves:
        names.append(sha256(names[-1].encode() + MOVES.dump_json((x,))).hexdigest())
    return names
