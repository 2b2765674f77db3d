"""Cases and rulings: what the book says, in our own words, and how we read it where it is silent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.data import load
from engine.core.errors import BadData


@dataclass(frozen=True, slots=True)
class Case:
    """A case of the rule book. `untestable` says why no test is named for it."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    id: str
    title: str
    text: str
    untestable: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Our reading of a case: the question, the ruling, and why; `reconstructed` when the book has a gap."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    id: str
    case: str
    title: str
    text: str
    why: str = ""
    reconstructed: bool = False
    untestable: str = ""


@dataclass(frozen=True, slots=True)
class _Cases:
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    case: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class _Rulings:
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    ruling: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One game's cases and rulings, by id."""

    game: str
    cases: dict[str, Case]
    rulings: dict[str, Ruling]

    def find(self, name: str) -> Case | Ruling | None:
        """Look a case or ruling up by its id, however it is capitalised."""
        key = name.strip().casefold().removeprefix("case ").removeprefix("ruling ").strip()
        both: dict[str, Case | Ruling] = {**self.rulings, **self.cases}
        return next((found for id_, found in both.items() if id_.casefold() == key), None)

    def readings(self, case: str) -> tuple[Ruling, ...]:
        """Give the rulings on a case."""
        return tuple(r for r in self.rulings.values() if r.case == case)


@cache
def rulebook(game: str) -> Rulebook:
    """Read a game's cases and rulings.

    Raises:
        BadData: an id stands twice, or a ruling is on no case.

    """
    cases = load(game, "cases", _Cases).case
    rulings = load(game, "rulings", _Rulings).ruling
    ids = [c.id for c in cases] + [r.id for r in rulings]
    if twice := sorted({i for i in ids if ids.count(i) > 1}):
        raise BadData(f"data/{game}", twice[0], "this id stands twice")
    known = {c.id for c in cases}
    for r in rulings:
        if r.case not in known:
            raise BadData(f"data/{game}/rulings.toml", r.id, f"there is no case {r.case}")
    return Rulebook(game, {c.id: c for c in cases}, {r.id: r for r in rulings})
