"""Several orders in one text: "I1 n4; M1 n5; D1 s2 se1; done", read one after another on one trial."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.games.stargate.paths import WAY, Path, goes
from bot.games.stargate.trial_moves import GOING, Rehearsal
from bot.play.model.editors import Steps, parts_of
from engine.core.errors import IllegalAction, InvalidAction, Refusal
from engine.core.rules import Decision
from engine.stargate.model.state import State

#: A counter's name.
UNIT = re.compile(r"[a-z]\d")
#: Orders that end a phase, and that turn a counter up. Each is a single answer; nothing after it is foreseen.
ENDS, REVEALS = frozenset({"done", "pass"}), frozenset({"reveal", "flip"})


def is_order(s: State, d: Decision, text: str) -> bool:
    """Return whether a text is more than one answer: several orders, or a way to go."""
    if len(parts_of(text)) > 1:
        return True
    words = text.casefold().replace(",", " ").split()
    if d.kind in GOING:
        return any(map(goes, words))
    return d.kind == "movement.unit" and words[0].upper() in s.forces.units and any(map(goes, words[1:]))


def read_orders(trial: Rehearsal, text: str) -> tuple[Steps, ...]:
    """Read a text into orders on a trial, which continues from its last state.

    Raises:
        InvalidAction: an order cannot be read; it is quoted with its number.
        IllegalAction: one breaks a rule; each fault says which order.

    """
    parts = gathered(trial, text)
    orders = list[Steps]()
    for n, part in enumerate(parts, 1):
        try:
            orders.append(_order(trial, part, last=n == len(parts)))
        except Refusal as why:
            raise (_numbered(why, n, part) if len(parts) > 1 else why) from None
    return tuple(x for x in orders if x)


def judged(trial: Rehearsal, parts: Sequence[str]) -> list[Refusal | None]:
    """Return each order's fault, or None; an order with a fault is left out of the trial."""
    found = list[Refusal | None]()
    for n, part in enumerate(parts, 1):
        ahead = trial.copy()
        try:
            _order(ahead, part, last=n == len(parts))
        except Refusal as why:
            found.append(_numbered(why, n, part))
        else:
            found.append(None)
            trial = ahead
    return found


def _numbered(why: Refusal, n: int, part: str) -> Refusal:
    """Make a refusal say which order it means."""
    if isinstance(why, InvalidAction):
        return InvalidAction(f"{n}. {part}", why.why, why.left)
    if isinstance(why, IllegalAction):
        return IllegalAction([replace(f, at=f.at or f"line {n}") for f in why.faults])
    return why


def gathered(trial: Rehearsal, text: str) -> Sequence[str]:
    """Split a text into orders: a part that names no unit continues the one before."""
    d, orders = trial.asked(), list[str]()
    for part in parts_of(text):
        first = part.casefold().replace(",", " ").split()[0]
        alone = first in ENDS | REVEALS or (d is not None and d.kind == "staging.unit")
        if alone or _names_unit(first) or not orders or not _names_unit(orders[-1].casefold().split()[0]):
            orders.append(part)
        else:
            orders[-1] += f" {part}"
    return orders


def _names_unit(word: str) -> bool:
    return bool(UNIT.fullmatch(word)) and not WAY.fullmatch(word)


def _order(trial: Rehearsal, part: str, *, last: bool) -> Steps:
    """Read one order; none is left of a `done` where the phase has ended by itself."""
    first, d = part.casefold().replace(",", " ").split()[0], trial.asked()
    if d is None:
        if first in ENDS:
            return ()
        raise InvalidAction(part, "nothing can be ordered after a reveal, done, or the end of the phase")
    if first in ENDS | REVEALS or d.kind == "staging.unit":
        return _answer(trial, d, part, foreseen=first not in ENDS | REVEALS)
    path = Path(trial, part)
    steps = tuple(path.read())
    if trial.crew() and not last:
        unit, at = trial.crew()[0], trial.at()
        raise InvalidAction(part, f"{unit} cannot stop in {at}, so say how it goes on before the next order")
    return steps


def _answer(trial: Rehearsal, d: Decision, part: str, *, foreseen: bool) -> Steps:
    """Read an order of a single answer."""
    action = trial.game.read(trial.s, d, part)
    if foreseen:
        trial.do(action)
    else:
        trial.close(action)
    return (trial.game.write(action),)


def goes_on(trial: Rehearsal, text: str) -> Rehearsal | None:
    """Return a trial that has gone on from orders; None where they cannot be carried out."""
    try:
        read_orders(trial, text)
    except Refusal:
        return None
    return trial
