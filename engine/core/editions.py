"""How a game under way goes over to a newer edition of its rules.

No old rule is kept, so what was played under an older edition cannot be carried out again. It is held by the
saved state in the mark, whose checksum the entry before shows; by its dice and seals, which need no rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field, ValidationError

from engine.core.codec import load
from engine.core.contract import Game
from engine.core.data import adapter, first_error
from engine.core.dice import Dice
from engine.core.errors import BrokenRecord
from engine.core.execution import Execution
from engine.core.flow import Result
from engine.core.rules import Packed, S

#: A program's version; "" if it is unknown.
Version = Annotated[str, Field(pattern=r"^[\w.+-]{0,40}$")]


@dataclass(frozen=True, slots=True)
class Mark:
    """What the entry of a mark holds.

    `was` is the edition of what lies before, which the program of `version` can replay, and `edition` that of
    what follows. `state` is the saved state before the mark, as the older edition wrote it.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    was: int
    edition: int
    version: Version
    state: str


class OtherEdition(BrokenRecord):
    """A record ends under another edition of the rules, so nothing of it can be carried out again."""


def mark_of(n: int, action: Packed) -> Mark:
    """Read the mark that entry `n` holds.

    Raises:
        BrokenRecord: it holds none.

    """
    try:
        mark: Mark = adapter(Mark).validate_python(action)
    except ValidationError as bad:
        raise BrokenRecord(n, f"no mark: {first_error(bad)[1]}") from bad
    return mark


def adopt_edition(game: Game[S], mark: Mark, dice: Dice) -> Result[S]:
    """Take a game up under the new edition: open questions are looked at again, as after a free action.

    Raises:
        EngineError: the new rules cannot go on from the old state.

    """
    t = Execution(load(game.state, mark.state), dice)
    t.tell("new_edition", "", was=mark.was, edition=mark.edition, version=mark.version)
    t.fresh = True
    try:
        t.run()
        bad = game.problems(t.s)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as why:
        raise BrokenRecord(0, f"the state at the mark cannot be played on: {why}") from why
    if bad:
        raise BrokenRecord(0, f"the state at the mark cannot be: {bad[0]}")
    return Result(t.s, tuple(t.events), final=True)
