"""Which games go on by themselves, and which wait for somebody, asked the long way: of all games, each time.

This is what the bot asked until it kept the answer with each game; it is what that is compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

#: A question, and who sits at the seat that is asked.
_ASKED = "SELECT d.game FROM decision d JOIN seat s ON s.game = d.game AND s.seat = d.seat"
_MACHINE = f"{_ASKED} WHERE s.caretaker != '' OR s.policy != ''"
_STANDING = (
    "SELECT d.game FROM decision d JOIN standing x ON x.game = d.game AND x.seat = d.seat"
    " AND x.kind IN (d.kind, 'path')"
)
_PATIENCE = "(CASE WHEN h.patience < 0 THEN {patience} ELSE h.patience END)"
_WITHOUT = (
    "SELECT d.game FROM decision d JOIN game h ON h.id = d.game WHERE d.kind IN ({kinds}) AND h.clock = ''"
    f" AND {_PATIENCE} > 0 AND d.since <= {{now}} - {_PATIENCE}"
)
_TIMED = (
    "SELECT d.game FROM decision d JOIN seat_clock c ON c.game = d.game AND c.seat = d.seat"
    " WHERE c.usual > 0 AND c.usual <= {now} AND (d.kind IN ({kinds}) OR c.stage >= 4)"
    " AND c.runs AND c.held = 0 AND c.answered = 0"
)
_TURN = (
    f"SELECT {{what}} FROM game WHERE status = 'playing' AND parked = '' AND (id IN ({_MACHINE})"
    f" OR id IN ({_STANDING}) OR id IN ({_WITHOUT}) OR id IN ({_TIMED}))"
)
_WAITED = (
    f"SELECT {{what}} FROM game WHERE status = 'playing' AND parked = '' AND guild != 0 AND id IN ({_ASKED}"
    ' WHERE s."user" != 0 AND s.looked <= {before} AND d.since <= {before})'
)
#: Gives the rows of a statement.
Ask = Callable[[str], Sequence[Sequence[Any]]]


def turns(ask: Ask, now: int, kinds: Sequence[str] = (), patience: int = 0) -> set[str]:
    """Return the games in which a machine player, a standing or a default answer is next."""
    return {x for (x,) in ask(_turn("id", now, kinds, patience))}


def waited_for(ask: Ask, before: int) -> set[str]:
    """Return the games that wait since then for somebody who has not been looked for since."""
    return {x for (x,) in ask(_WAITED.format(what="id", before=before))}


def forgotten(ask: Ask, now: int, kinds: Sequence[str] = (), patience: int = 0) -> list[Any]:
    """Return games that a sweep would not find, though they are among the above; there must be none, ever."""
    turn = _turn("id, turn_at", now, kinds, patience) + f" AND NOT (turn_at > 0 AND turn_at <= {now})"
    late = _WAITED.format(what="id, waits_since", before=now)
    waits = f"{late} AND turn_at != 1 AND NOT (waits_since > 0 AND waits_since <= {now})"
    return [*ask(turn), *ask(waits)]


def _turn(what: str, now: int, kinds: Sequence[str], patience: int) -> str:
    named = ", ".join(f"'{x}'" for x in kinds) or "''"
    return _TURN.format(what=what, now=now, kinds=named, patience=patience)
