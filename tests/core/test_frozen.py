"""Frozen dataclasses with some fields changed: the same as `dataclasses.replace` gives."""

import dataclasses
from dataclasses import dataclass, field
from functools import cached_property

import pytest

from engine.core.types.frozen import replace


@dataclass(frozen=True, slots=True)
class Slotted:
    a: int
    b: str = "b"
    c: tuple[int, ...] = ()


class Rooted:
    """A base whose own slot lets nothing else become its heir."""

    __slots__ = ("root",)


@dataclass(frozen=True, slots=True)
class Rootling(Rooted):
    a: int
    b: str = "b"


@dataclass(frozen=True, slots=True)
class One:
    a: int


@dataclass(frozen=True)
class Loose:
    a: int
    b: int = 0


@dataclass(frozen=True)
class Heir(Slotted):
    d: int = 0


@dataclass(frozen=True)
class Holding:
    a: int
    b: int = 0

    @cached_property
    def twice(self):
        return 2 * self.a


@dataclass(frozen=True, slots=True)
class Worked:
    a: int
    b: int
    both: int = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "both", self.a + self.b)


@pytest.mark.parametrize(
    "x",
    [
        *(Slotted(1, "x", (2,)), Rootling(1, "x"), One(1), Loose(1, 2)),
        *(Heir(1, "x", (), 4), Worked(1, 2)),
    ],
)
def test_a_change_is_what_the_library_makes_of_it(x):
    before = dataclasses.asdict(x)
    new = replace(x, a=7)
    assert new == dataclasses.replace(x, a=7)
    assert hash(new) == hash(dataclasses.replace(x, a=7))
    assert dataclasses.asdict(x) == before
    assert replace(x) == x
    assert replace(x) is not x


def test_what_is_worked_out_is_worked_out_anew():
    assert replace(Worked(1, 2), b=5).both == 6


def test_what_was_worked_out_of_the_old_is_not_handed_on():
    old = Holding(1)
    assert old.twice == 2
    assert replace(old, a=5).twice == 10


@pytest.mark.parametrize("x", [Slotted(1), Rootling(1), Loose(1)])
def test_a_changed_copy_stays_frozen(x):
    with pytest.raises(dataclasses.FrozenInstanceError):
        replace(x, a=2).a = 3


@pytest.mark.parametrize("x", [Slotted(1), Rootling(1), Loose(1), Heir(1)])
def test_an_unknown_field_is_refused(x):
    with pytest.raises(TypeError):
        replace(x, z=1)


def test_only_dataclasses_are_copied():
    with pytest.raises(TypeError):
        replace(3, a=1)
