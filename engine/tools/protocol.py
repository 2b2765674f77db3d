"""The requests of the JSON-lines protocol, how they are read, how errors are put. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any

from pydantic import Field, StringConstraints, ValidationError
from pydantic_core import from_json, to_json

from engine.core.data import adapter, first_error
from engine.core.dice import MissingDice
from engine.core.errors import (
    AmbiguousAction,
    BadData,
    BadSetup,
    BrokenRecord,
    EngineError,
    Fault,
    IllegalAction,
    Refusal,
    RulesBug,
)
from engine.core.types.values import value
from engine.tools.session import DiceLeft, NoRecord

PROTOCOL = "nullgate-serve-1"
#: Maximum length of a request, in bytes: a record's maximum and a little more.
LONGEST_LINE = 9_000_000

Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Seed = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
#: Maximum lengths of a seat or free action, and of a typed answer.
Short = Annotated[str, StringConstraints(max_length=100)]
Text = Annotated[str, StringConstraints(max_length=20_000)]
Dice = Annotated[tuple[int, ...], Field(max_length=1000)]


class BadRequest(EngineError):
    """A request cannot be read. `code` says at which stage, `field` which part is meant."""

    def __init__(self, code: str, why: str, field: str = "") -> None:
        super().__init__(f"{field}: {why}" if field else why)
        self.code, self.field = code, field


@value
class Hello:
    """Which protocol this is."""


@value
class Games:
    """Which games there are: seats, scenarios, options, questions, free actions, position format."""


@value
class Tables:
    """Which tables are open."""


@value
class Quit:
    """Stop."""


@value
class New:
    """Start a game."""

    game: Name
    table: Name = "main"
    scenario: Short = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)
    seed: Seed | None = None
    words: Mapping[str, str] = field(default_factory=dict)
    dice: Dice | None = None


@value
class Position:
    """Start from a position: the content of a position file, as TOML text or as data."""

    game: Name
    position: str | dict[str, object]
    table: Name = "main"
    seed: Seed | None = None


@value
class Load:
    """Go on with a recorded game."""

    record: dict[str, object]
    table: Name = "main"


@value
class At:
    """A request about a table and no more."""

    table: Name = "main"


class Close(At):
    """Close a table."""


class Pending(At):
    """What can be answered now."""


class Outcome(At):
    """How the game ended."""


class Export(At):
    """The record."""


@value
class See(At):
    """What a seat sees; "channel" for what all see."""

    seat: Short = "channel"


@value
class Events(At):
    """What happened from entry `since`, as a seat, "channel" or "all" may know it."""

    since: int = 0
    seat: Short = "all"


@value
class Question:
    """A request about an open question."""

    seat: Short
    decision: int
    table: Name = "main"


@value
class Options(Question):
    """What may be answered to a question."""

    first: Annotated[int, Field(ge=0)] = 0
    most: Annotated[int, Field(ge=1, le=10_000)] = 1000


@value
class AnswerRequest(Question):
    """A request with an answer to a question: one of action, token and text."""

    action: object = None
    token: Short | None = None
    text: Text | None = None


class PreviewAnswer(AnswerRequest):
    """What an answer would lead to."""


@value
class Answer(AnswerRequest):
    """Answer a question, with one of action, token and text."""

    dice: Dice | None = None


@value
class Play:
    """Have a machine player answer a question. The same seed gives the same answer in the same position."""

    seat: Short
    decision: int
    policy: Short
    table: Name = "main"
    seed: int | Short | None = None
    dice: Dice | None = None


@value
class Act:
    """Do something unasked."""

    seat: Short
    name: Short
    table: Name = "main"
    action: object = None
    dice: Dice | None = None


class Back(Question):
    """Take an unread answer back."""


@value
class Undo:
    """Go back to entry `to`; without it, as far as is free for this seat."""

    seat: Short
    table: Name = "main"
    to: int | None = None


REQUESTS: dict[str, type] = {
    "hello": Hello,
    "games": Games,
    "tables": Tables,
    "new": New,
    "position": Position,
    "load": Load,
    "close": Close,
    "pending": Pending,
    "options": Options,
    "answer": Answer,
    "preview": PreviewAnswer,
    "play": Play,
    "act": Act,
    "back": Back,
    "undo": Undo,
    "view": See,
    "events": Events,
    "outcome": Outcome,
    "record": Export,
    "quit": Quit,
}

Id = str | int | None


def read_line(line: bytes) -> dict[str, object]:
    """Read one line as a JSON object.

    Raises:
        BadRequest: it is not JSON, or no object.

    """
    try:
        data = from_json(line, allow_inf_nan=False)
    except (ValueError, RecursionError) as why:
        said = "it is nested too deeply" if isinstance(why, RecursionError) else str(why)
        raise BadRequest("bad-json", f"this line is not JSON: {said}") from why
    if not isinstance(data, dict):
        raise BadRequest("bad-json", "a request is a JSON object")
    return data


def id_of(data: Mapping[str, object]) -> Id:
    """Return a request's id, to be echoed.

    Raises:
        BadRequest: an id is a string of at most 200 characters, or an integer.

    """
    given = data.get("id")
    if given is None or type(given) is int or (isinstance(given, str) and len(given) <= 200):
        return given
    raise BadRequest("bad-request", "an id is a string of at most 200 characters, or an integer", "id")


def read_request(data: Mapping[str, object], requests: Mapping[str, type] = REQUESTS) -> Any:
    """Read one of these requests into its dataclass.

    Raises:
        BadRequest: there is no such request, or a field, `do` among them, is unknown, missing or mistyped.

    """
    name = data.get("do")
    if not isinstance(name, str):
        raise BadRequest("bad-request", "a request names what it wants, as a string", "do")
    if name not in requests:
        raise BadRequest("unknown-request", f"there is {', '.join(requests)}", "do")
    rest = {key: value for key, value in data.items() if key not in ("id", "do")}
    try:
        return adapter(requests[name]).validate_json(to_json(rest), strict=True)
    except ValidationError as bad:
        at, why = first_error(bad)
        raise BadRequest("bad-request", why, at) from bad
    except (ValueError, RecursionError) as why:
        said = "it is nested too deeply" if isinstance(why, RecursionError) else str(why)
        raise BadRequest("bad-request", f"it cannot be read: {said}") from why


#: Codes of errors that have none of their own, and the attributes sent with them.
ERRORS: tuple[tuple[type[Exception], str, tuple[str, ...]], ...] = (
    (MissingDice, "dice-missing", ("sides",)),
    (DiceLeft, "dice-left", ("left",)),
    (NoRecord, "no-record", ()),
    (BadSetup, "bad-setup", ()),
    (BadData, "bad-data", ("file", "key")),
    (BrokenRecord, "broken-record", ("n",)),
    (RulesBug, "rules-bug", ()),
)


def error_of(why: Exception) -> dict[str, object]:
    """Return the object that tells the other program of an error."""
    found: dict[str, Any] = {"code": "internal", "message": str(why) or type(why).__name__}
    match why:
        case BadRequest():
            found |= {"code": why.code} | ({"field": why.field} if why.field else {})
        case IllegalAction():
            found |= {"code": why.code, "case": why.faults[0].case, "faults": [_fault(f) for f in why.faults]}
        case AmbiguousAction():
            found |= {"code": why.code, "candidates": list(why.candidates)}
        case Refusal():
            found |= {"code": why.code} | ({"case": why.case} if why.case else {})
        case _:
            for kind, code, fields in ERRORS:
                if isinstance(why, kind):
                    return found | {"code": code} | {x: getattr(why, x) for x in fields}
    return found


def _fault(f: Fault) -> dict[str, object]:
    return {"case": f.case, "code": f.code, "message": f.why, "facts": dict(f.facts), "at": f.at}
