"""What can go wrong, told apart by whose fault it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

#: Prefix of citations of our own rulings; all others cite a case of the book.
RULING = "Ruling "
#: Maximum length of a quotation of outside input in an error.
LONGEST_QUOTE, LONGEST_WHY = 200, 600


def cited(case: str) -> str:
    """Cite the source of a sentence: a case, or a ruling where the book is silent.

    >>> cited("MOVES.3"), cited("Ruling T8")
    ('Case MOVES.3', 'Ruling T8')
    """
    return case if case.startswith(RULING) else f"Case {case}"


def cut(text: str, most: int = LONGEST_WHY) -> str:
    """Shorten a text that may contain input from outside, which can be as long as a file.

    >>> cut("abc", 3), cut("abcd", 3)
    ('abc', 'ab…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"


class EngineError(Exception):
    """Root of every error that the engine raises on purpose."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with an answer. A form may have many.

    `code` names the fault for catalogues in other languages, `why` says it in English, `facts` fill its
    blanks, `at` names the line of a form. `case` is the id of a case, or "Ruling " and the id of a ruling.
    """

    case: str
    code: str
    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""

    def __str__(self) -> str:
        """Return the sentence with its case."""
        line = f"{self.at}: " if self.at else ""
        return f"{line}{self.why} ({cited(self.case)})"


class Refusal(EngineError):
    """The player's input is refused. Nothing has changed, and they may try again.

    `case` is the case or ruling that it breaks; "" for what breaks no rule, or has faults that cite theirs.
    """

    code = "refused"

    def __init__(self, why: str = "", case: str = "") -> None:
        self.case = case
        super().__init__(f"{why} ({cited(case)})" if case else why)


class InvalidAction(Refusal):
    """The input cannot be read. `left` are the words of it that are not understood where all others are."""

    code = "invalid"

    def __init__(self, text: str, why: str = "", left: str = "") -> None:
        self.text, self.why, self.left = cut(text, LONGEST_QUOTE), cut(why), cut(left, LONGEST_QUOTE)
        but = f", for {self.left!r} is not understood" if left else ""
        super().__init__(f"cannot read {self.text!r}{but}" + (f": {self.why}" if why else ""))


class AmbiguousAction(Refusal):
    """The input can be read in more than one way."""

    code = "ambiguous"

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.text, self.candidates = cut(text, LONGEST_QUOTE), tuple(candidates)
        super().__init__(f"{self.text!r} may mean {cut(', '.join(candidates))}")


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

    def __init__(self, why: str) -> None:
        super().__init__(cut(why))


class BadData(EngineError):
    """A data file is wrong: its name, the key and the reason. `others` are further faults, one per line."""

    def __init__(self, file: str, key: str, why: str, line: int = 0, others: Sequence[str] = ()) -> None:
        self.file, self.key, self.why = cut(file, LONGEST_QUOTE), cut(key, LONGEST_QUOTE), cut(why)
        first = data_fault(line, self.key, self.why)
        told = "\n".join((f"{self.file}:", first, *others)) if others else f"{self.file}: {first}"
        super().__init__(told if self.file else first)


def data_fault(line: int, key: str, why: str) -> str:
    """Describe what is wrong with a key of a file.

    >>> data_fault(12, "team.0.actions", "must be a whole number")
    'line 12: team.0.actions: must be a whole number'
    """
    return ": ".join(x for x in (f"line {line}" if line else "", cut(key, LONGEST_QUOTE), cut(why)) if x)


class RulesBug(EngineError):
    """The engine broke one of its own promises: freeze the game and tell its host."""


class BrokenRecord(EngineError):
    """A saved game does not replay to the states it claims. `n` is the entry, 0 for the record as a whole."""

    def __init__(self, n: int, why: str) -> None:
        self.n, self.why = n, cut(why)
        super().__init__(f"entry {n}: {self.why}" if n else self.why)
