"""What can go wrong, told apart by whose fault it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

#: What a citation begins with that is a ruling of ours instead of a case of the book.
RULING = "Ruling "


def cited(case: str) -> str:
    """Name what a sentence stands on: a case, or a ruling where the book is silent.

    >>> cited("MOVES.3"), cited("Ruling T8")
    ('Case MOVES.3', 'Ruling T8')
    """
    return case if case.startswith(RULING) else f"Case {case}"


class EngineError(Exception):
    """Root of every error that the engine raises on purpose."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with an answer. A form may have many.

    `code` names the fault for catalogues in other languages, `why` says it in English, `facts` fill its
    blanks, `at` tells which line of a form is meant. `case` is a case's id, or "Ruling " and a ruling's.
    """

    case: str
    code: str
    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""

    def __str__(self) -> str:
        """Give the sentence with its case."""
        line = f"{self.at}: " if self.at else ""
        return f"{line}{self.why} ({cited(self.case)})"


class Refusal(EngineError):
    """The player's input cannot stand. Nothing has changed and he may try again."""

    code = "refused"


class InvalidAction(Refusal):
    """The input cannot be read."""

    code = "invalid"

    def __init__(self, text: str, why: str = "") -> None:
        super().__init__(f"cannot read {text!r}" + (f": {why}" if why else ""))
        self.text, self.why = text, why


class AmbiguousAction(Refusal):
    """The input can be read in more than one way."""

    code = "ambiguous"

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        super().__init__(f"{text!r} may mean {', '.join(candidates)}")
        self.text, self.candidates = text, tuple(candidates)


class IllegalAction(Refusal):
    """The input breaks rules. Each fault says which."""

    code = "illegal"

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = tuple(faults)


class NotYours(Refusal):
    """The question belongs to another seat."""

    code = "not-yours"


class StaleDecision(Refusal):
    """The question has been answered, or withdrawn, since it was shown."""

    code = "stale"


class NotNow(Refusal):
    """The question is still open, but another must be answered first."""

    code = "not-now"


class GameOver(Refusal):
    """The game has ended."""

    code = "over"


class BadSetup(EngineError):
    """A game cannot be set up as asked: an unknown scenario, option or value."""


class BadData(EngineError):
    """A data file is wrong: which file, which key, and why."""

    def __init__(self, file: str, key: str, why: str) -> None:
        super().__init__(f"{file}: {key}: {why}" if key else f"{file}: {why}")
        self.file, self.key, self.why = file, key, why


class RulesBug(EngineError):
    """The engine broke a promise of its own: freeze the game and tell its host."""


class BrokenRecord(EngineError):
    """A saved game does not replay to what it says it was. `n` is the entry, 0 the record itself."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"entry {n}: {why}" if n else why)
        self.n, self.why = n, why
