"""The decorators of compiled classes, which rewritten modules import in place of the plain ones."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from types import new_class
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from engine.core.types.values import STRICT

K = TypeVar("K", bound=type)
#: Where pydantic looks for how a class is read.
_CONFIG = "__pydantic_config__"


def declared(kind: K) -> K:
    """Give a class what compiling takes from it: its annotations as they are written, its base `Generic`."""
    of = sys.modules[kind.__module__]
    kind.__annotations__ = dict(of.DECLARED[kind.__name__])
    named = [getattr(of, x, None) for x in kind.__annotations__.values()]
    free = tuple(x for x in named if isinstance(x, TypeVar))
    return _generic(kind, free) if free and not hasattr(kind, "__class_getitem__") else kind


def _generic(kind: K, free: tuple[TypeVar, ...]) -> K:
    own = {name: x for name, x in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    base = Generic.__class_getitem__(free)
    return cast("K", new_class(kind.__name__, (base,), {}, lambda names: names.update(own)))


def strict(kind: type) -> None:
    """Have a class refuse unknown keys, as `value` does."""
    setattr(kind, _CONFIG, STRICT)


def _reduced(x: object) -> tuple[Callable[..., object], tuple[type, dict[str, object]]]:
    """Take a native dataclass apart for `copy` and `pickle`, which cannot fill a frozen one."""
    kind = type(x)
    fields: dict[str, dataclasses.Field[object]] = vars(kind)["__dataclass_fields__"]
    given = [name for name in vars(kind)["__slots__"] if fields[name].init]
    return _made, (kind, {name: getattr(x, name) for name in given})


def _made(kind: type, values: dict[str, object]) -> object:
    return kind(**values)


if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass

    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_how: bool) -> Callable[[K], K]:
        """Do nothing: it is read when the class is compiled."""
        return lambda kind: kind

    def dataclass(*, slots: bool = False, **how: bool) -> Callable[[K], K]:
        """Make a class a dataclass. A native one counts as having slots, for it has no `__dict__`.

        Where nothing has been compiled it is made as ever, without what was written for mypyc.
        """

        def made(kind: K) -> K:
            if not hasattr(kind, "__mypyc_attrs__"):
                for written in vars(kind).keys() & {"__init__", "__changed__"}:
                    delattr(kind, written)
                return dataclasses.dataclass(slots=slots, **how)(kind)
            dataclasses.dataclass(**how)(declared(kind))
            kind.__slots__ = tuple(x.name for x in dataclasses.fields(kind))
            kind.__reduce__ = _reduced
            return kind

        return made
