"""Narrowing many answers step by step: ship, then die, then star. Stateless: the prefix travels in ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.core.codec import token
from engine.core.contract import View
from engine.core.rules import Action
from render.core.text import Words


class Value(Protocol):
    """Plain data in which answers differ: values of a facet can be compared for equality and order."""

    def __hash__(self) -> int: ...

    def __lt__(self, other: Any, /) -> bool: ...


V = TypeVar("V", bound=Value)


@dataclass(frozen=True, slots=True)
class Facet(Generic[V]):
    """One respect in which answers differ.

    `of` gives an action's value as sortable plain data, or None if the action has none and is offered as it
    is. `label` names a value in at most 80 characters; `prompt` is the catalogue key of the question. Values
    are sorted by `rank`, by default by the value itself; or by `sense`, which knows the view. `emblem` names
    the emblem of a value, or is ""; it tells no more than the label.
    """

    prompt: str
    of: Callable[[Action], V | None]
    label: Callable[[V, View, Words], str]
    rank: Callable[[V], Value] = lambda value: value
    emblem: Callable[[V, View], str] = lambda value, view: ""
    sense: Callable[[V, View], Value] | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """The facets of a kind of question, in the order in which they are asked."""

    kind: str
    facets: tuple[Facet[Any], ...]


@dataclass(frozen=True, slots=True)
class Narrowed:
    """Where the choices made so far lead.

    `steps` are the (token, value) pairs to choose from by `facet`; `leaves` are actions to offer directly.
    Without a facet, `leaves` are all that remain.
    """

    facet: Facet[Any] | None
    steps: tuple[tuple[str, Value], ...]
    leaves: tuple[Action, ...]


def narrow_down(ladder: Ladder | None, actions: Sequence[Action], prefix: Sequence[str]) -> Narrowed | None:
    """Narrow actions by a prefix; None when the prefix fits none of them any more.

    A facet in which all that is left agree is passed over, and takes no token.
    """
    left, tokens = list(actions), list(prefix)
    for facet in ladder.facets if ladder else ():
        if len({facet.of(a) for a in left}) < 2:
            continue
        values = {token(v): v for a in left if (v := facet.of(a)) is not None}
        if not tokens:
            steps = tuple(sorted(values.items(), key=lambda pair: facet.rank(pair[1])))
            return Narrowed(facet, steps, tuple(a for a in left if facet.of(a) is None))
        t = tokens.pop(0)
        left = [a for a in left if (v := facet.of(a)) is not None and token(v) == t]
    if tokens or not left:
        return None
    return Narrowed(None, (), tuple(left))
