"""Fields of a state that are hidden for their seats: what each may see, what is redrawn for the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Annotated, ClassVar, TypeVar, cast, get_args, get_origin, get_type_hints

from engine.core.rules import BaseState, S, Seat, State
from engine.core.types.copying import copier

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Hidden:
    """Marks a field of a state as hidden: `hands: Annotated[dict[Seat, tuple[str, ...]], Hidden()]`.

    Of values by seat each sees their own; a tuple, such as a deck, nobody sees. What a seat cannot see is
    shuffled for it, hands and deck together. A text is cards of one letter each, sorted. With `sides` these
    are dice, lowest first, and thrown anew.
    """

    sides: int = 0


def _marks(state: type[object]) -> Mapping[str, Hidden]:
    types = get_type_hints(state, include_extras=True)
    marks = {k: get_args(x)[1:] for k, x in types.items() if get_origin(x) is Annotated}
    return {k: x for k, of in marks.items() for x in of if isinstance(x, Hidden)}


#: Gives the fields of a kind of state that are marked as hidden.
hidden = cast("Callable[[type[object]], Mapping[str, Hidden]]", cache(_marks))


def visible_fields(state: type[T]) -> Mapping[str, object]:
    """Return the fields of a kind of state that its views have, with their types."""
    types, core = get_type_hints(state), {f.name for f in fields(BaseState)}
    own = {k: x for k, x in types.items() if k not in core and get_origin(x) is not ClassVar}
    return {k: x for k, x in own.items() if k not in hidden(state) or (get_origin(x) or x) is dict}


def visible(s: S, seat: Seat | None) -> dict[str, object]:
    """Return what a seat, or with None the channel, may see of a state: of hidden fields its own value."""
    new, marked = copier(type(s))(s), hidden(type(s))
    told = {x: getattr(new, x) for x in visible_fields(type(s))}
    for name in marked.keys() & told.keys():
        told[name] = {x: value for x, value in told[name].items() if x == seat}
    return told


def redrawn(s: S, seat: Seat | None, rng: Random) -> S:
    """Return a state with all that a seat cannot know of hidden fields drawn anew."""
    new: S = copier(type(s))(s)
    pack = list[object]()
    unknown = [(name, x) for name in hidden(type(s)) for x in _holders(new, name) if x != seat]
    dice = {name: mark.sides for name, mark in hidden(type(s)).items() if mark.sides}
    for name, x in unknown:
        if name not in dice:
            pack += _hidden_values(new, name, x)
    pack.sort(key=repr)  # the order must not tell where a card lies
    rng.shuffle(pack)
    for name, x in unknown:
        n = len(_hidden_values(new, name, x))
        if sides := dice.get(name):
            drawn: list[object] = [*sorted(rng.randint(1, sides) for _ in range(n))]
        else:
            drawn, pack = pack[:n], pack[n:]
        if x:
            getattr(new, name)[x] = _like(getattr(new, name)[x], drawn)
        else:
            setattr(new, name, _like(getattr(new, name), drawn))
    return new


def _like(held: object, drawn: list[object]) -> object:
    """Return what was drawn as it is held: cards of one letter each are held in alphabetical order."""
    return "".join(sorted(map(str, drawn))) if isinstance(held, str) else tuple(drawn)


def _holders(s: State, name: str) -> list[Seat]:
    held = getattr(s, name)
    return [*held] if isinstance(held, dict) else [""]


def _hidden_values(s: State, name: str, x: Seat) -> tuple[object, ...]:
    held = getattr(s, name)
    return tuple(held[x] if isinstance(held, dict) else held)
