"""What is told, compared with what `imagine` then redraws: whatever a viewer was told they know.

An answer is carried out in several worlds, each with dice of its own. A fact told to a viewer that equals a
hidden part of the position in every one of them has told that part.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.core.codec import save
from engine.core.dice import Dice
from engine.core.execution import Execution
from engine.core.rules import Event, S, Seat, State

#: Number of worlds in which an answer is tried, and how often different values must have been told.
WORLDS, ENOUGH = 4, 6
#: Who was told; the kind of event, with the seats it names and which of several it is; which fact of it.
Fact = tuple[Seat | None, str, str]
#: Values by where they are: plain data as text, since lists are compared whatever their order.
Flat = dict[str, str]


class Noting(Execution[S]):
    """An execution that knows which events were revealed on purpose."""

    __slots__ = ("revealed",)

    def __init__(self, state: S, dice: Dice) -> None:
        super().__init__(state, dice)
        self.revealed = list[Event]()

    def reveal(self, kind: str, case: str, /, **facts: object) -> None:
        """Record an event that makes hidden facts known, and note it."""
        super().reveal(kind, case, **facts)
        self.revealed += self.events[-1:]

    def heard(self, viewer: Seat | None) -> list[Event]:
        """List what a viewer was told, but not what was revealed to everybody."""
        return [e for e in self.events if e.reaches(viewer) and not any(e is x for x in self.revealed)]


@dataclass(frozen=True)
class World:
    """What came of an answer in one world: what was told, by event and fact; what is hidden; the state."""

    told: dict[str, Flat]
    hidden: frozenset[str]
    state: object

    @cached_property
    def true(self) -> Flat:
        """Everything that is true, by where it is. Most worlds are never asked."""
        return _flat(self.state)


def world(
    heard: Iterable[Event],
    known: Iterable[Event],
    after: State,
    redrawn: Sequence[State],
    seats: Collection[Seat],
) -> World:
    """Return what a viewer heard in a world, and what is hidden from them after it; `known` was revealed."""
    shown = {x for e in known for x in _flat(e.facts).values()}
    state = json.loads(save(after))["state"]
    others = [json.loads(save(x))["state"] for x in redrawn]
    hidden = frozenset(at for other in others for at in _redrawn(state, other, ""))
    told = dict[str, Flat]()
    for e in heard:
        named = [f"{k}={x}" for k, x in e.facts.items() if k == "of" or (isinstance(x, str) and x in seats)]
        name = f"{e.kind} {','.join(named)}"
        n = sum(x.startswith(f"{name} ") for x in told)
        told[f"{name} {n}"] = {at: x for at, x in _flat(e.facts).items() if x not in shown}
    return World(told, hidden, state)


def _flat(data: object) -> Flat:
    """Return the values in plain data by where they are, lists of simple ones as a whole too."""
    found: Flat = {}

    def add(x: object, at: str) -> None:
        if (said := _text(x)) is not None:
            found[at] = said
        for k, inside in _inside(x):
            add(inside, f"{at}.{k}" if at else str(k))

    add(data, "")
    return found


def _redrawn(data: object, other: object, at: str) -> Iterator[str]:
    """Yield where plain data differs from another; what the other has not is no difference."""
    if data == other:
        return
    one, two = _text(data), _text(other)
    if one is not None and two is not None and one != two:
        yield at
    if type(data) is type(other):
        theirs = dict(_inside(other))
        for k, x in _inside(data):
            if k in theirs:
                yield from _redrawn(x, theirs[k], f"{at}.{k}" if at else str(k))


def _inside(data: object) -> Iterable[tuple[object, object]]:
    """Return what a dict or list holds, by key or place."""
    return data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()


def _text(data: object) -> str | None:
    """Return a value as text, a list of simple ones whatever its order; None for a bool, and for nothing."""
    if isinstance(data, list):
        simple = data and not any(isinstance(x, dict | list) for x in data)
        return repr(sorted(map(str, data))) if simple else None
    known = isinstance(data, int | float | str) and not isinstance(data, bool) and data != ""
    return repr(data) if known else None


@dataclass(slots=True)
class Suspicion:
    """Facts that equalled something hidden whenever they were told, and how many values they had."""

    often: dict[Fact, dict[str, int]] = field(default_factory=dict)
    cleared: set[tuple[Fact, str]] = field(default_factory=set)

    def weigh(self, viewer: Seat | None, worlds: Sequence[World]) -> str:
        """Compare what was told in worlds with what is hidden in them, and name what is certain by now."""
        hidden = frozenset[str]().union(*(w.hidden for w in worlds))
        places = dict[str, list[str]]()
        for at in hidden:
            places.setdefault(worlds[0].true.get(at, ""), []).append(at)
        for name in set.intersection(*(set(w.told) for w in worlds)):
            for fact in set.intersection(*(set(w.told[name]) for w in worlds)):
                told, key = [w.told[name][fact] for w in worlds], (viewer, name, fact)
                for at in {*places.get(told[0], ()), *(self.often.get(key, {}).keys() & hidden)}:
                    self._compare(key, at, told, [w.true.get(at, "") for w in worlds])
        return min(self._certain(), default="", key=len)

    def _compare(self, key: Fact, at: str, told: list[str], true: list[str]) -> None:
        if told != true:
            self.cleared.add((key, at))
        elif len(set(told)) > 1:
            found = self.often.setdefault(key, {})
            found[at] = found.get(at, 0) + len(set(told)) - 1

    def _certain(self) -> Iterator[str]:
        """Say each fact that has told something hidden too often for chance."""
        for key, found in self.often.items():
            for at, n in found.items():
                if n >= ENOUGH and (key, at) not in self.cleared:
                    yield _sentence(key, at)


def _sentence(key: Fact, at: str) -> str:
    viewer, name, fact = key
    kind, seats, _ = name.split(" ")
    whom = f" ({seats})" if seats else ""
    return f"`{kind}` tells {viewer or 'the channel'} `{fact}`{whom}, which `imagine` then redraws: {at}"
