"""How a game under way moves to a newer edition of its rules.

Old rules are not kept, so entries played under an older edition cannot be replayed. They are vouched for by
the saved state in the mark, whose checksum the entry before it shows, and by their dice and seals, which
need no rules to be checked.
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
    """The content of a mark's entry.

    `was` is the edition of the entries before it, which the program of `version` can replay, and `edition`
    that of those after it. `state` is the saved state before the mark, as the older edition wrote it.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    was: int
    edition: int
    version: Version
    state: str


class OtherEdition(BrokenRecord):
    """A record ends under another edition of the rules, so none of it can be replayed."""


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
    """Continue a game under the new edition: open questions are checked again, as after a free action.

    Raises:
        EngineError: the new rules cannot continue from the old state.

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
