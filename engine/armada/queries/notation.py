"""How players type answers: fleets and sheets of many lines, and the short answers of the sequence.

Answers in a battle are written and read by `engine.armada.queries.battle_text`.
"""

from __future__ import annotations

from engine.armada.fleet.text import read_fleet, split_lines, write_fleet
from engine.armada.model.actions import Attack, Fleet, Orders, Start
from engine.armada.model.state import State
from engine.armada.orders.short_forms import spelled_out
from engine.armada.orders.text import read_orders, rows, write_orders
from engine.armada.queries.battle_text import read as read_battle
from engine.armada.queries.battle_text import write as write_battle
from engine.core.errors import InvalidAction
from engine.core.rules import Action, Decision

_FILLERS = frozenset({"start", "in", "at", "sector", "attack", "hex", "begin"})


def write(action: Action) -> str:
    """Write an answer as players type it.

    >>> write(Start("B")), write(Attack("1"))
    ('B', 'attack 1')
    """
    if isinstance(action, Fleet):
        return write_fleet(action) or "none"
    if isinstance(action, Orders):
        return write_orders(action) or "hold"
    if isinstance(action, Start):
        return action.at
    if isinstance(action, Attack):
        return f"attack {action.at}"
    return write_battle(action)


def must_say(text: str, kind: str) -> None:
    """Refuse a fleet or sheet without a word: it would be sealed as one that its player wants empty.

    Raises:
        InvalidAction: nothing is written.

    """
    if kind == "fleet" and not split_lines(text):
        raise InvalidAction(text[:60], "no ship is written; 'none' is a fleet without ships")
    if kind == "orders" and not rows(text):
        raise InvalidAction(text[:60], "no order is written; 'hold' has all units hold")


def read(s: State, d: Decision, text: str) -> Action:
    """Read what a player typed, for the question asked. Whether it is legal is judged later.

    Raises:
        InvalidAction: it cannot be read.
        IllegalAction: a fleet or sheet cannot be read; every bad line is named.

    """
    if d.kind == "fleet":
        must_say(text, d.kind)
        return Fleet() if text.strip().casefold() == "none" else read_fleet(text)
    if d.kind == "orders":
        must_say(text, d.kind)
        return spelled_out(s, d.seat, read_orders(text, d.seat))
    if d.kind in ("start", "attack"):
        words = [w.upper() for w in text.split() if w.casefold() not in _FILLERS]
        if len(words) != 1:
            raise InvalidAction(text[:60], 'one answer is "B"')
        return Start(words[0]) if d.kind == "start" else Attack(words[0])
    return read_battle(s, d, text)
