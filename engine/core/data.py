"""Reading data files: TOML into frozen dataclasses, every error naming file, key and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from math import isfinite
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, TypeAdapter, ValidationError

from engine.core.errors import BadData, data_fault
from engine.core.places import place_of

D = TypeVar("D")

#: Maximum length of a table's own file, in characters.
LONGEST = 64_000
#: Whole numbers from outside lie between this and its negative, so that floats and JSON hold them exactly.
LARGEST = 10**15
#: With more errors than this none is named: pydantic would list them all, at a kilobyte each.
MOST_ERRORS = 1000
#: Maximum number of faults of a file that are named.
MOST_FAULTS = 15
#: What is wrong with a value, by the first part of pydantic's type of error.
WORDS = {
    "int": "must be a whole number",
    "float": "must be a number",
    "string_type": "must be text in quotes",
    "bool": "must be true or false",
    "missing": "is missing",
    "unexpected_keyword": "there is no such key",
    "extra_forbidden": "there is no such key",
    "tuple_type": "must be a list in square brackets",
    "list_type": "must be a list in square brackets",
    "dict": "must be a table of keys, or an object",
    "dataclass": "must be a table of keys, or an object",
}
#: How the validator begins a complaint: "Input should be", "String should have".
_SHOULD = re.compile(r"^\w+(?: \w+)? should ")
#: Where the validator says that JSON breaks off.
_AT = re.compile(r" at line (\d+) column (\d+)$")
#: Not allowed in names: formatting, mentions and links.
_MARKS = re.compile(r"[\\*_~`|>#\[\]<@]|://|discord\.gg", re.IGNORECASE)
#: A dotted key of 32 parts, which is refused: the time of `tomllib` grows with the square of their number.
_ENDLESS = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")
#: Headers of tables, and keys, to find the line of a fault: `tomllib` does not tell it.
_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\s\"'-]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*([\w-]+|\"[^\"]+\"|'[^']+')\s*=")


def load(game: str, name: str, made: type[D]) -> D:
    """Read `<name>.toml` of a game's data. Nothing is cached: keep the result.

    Raises:
        BadData: the file is missing, is not TOML, or does not fit `made`.

    """
    file = f"data/{game}/{name}.toml"
    try:
        text = (place_of(game).data / f"{name}.toml").read_text(encoding="utf-8")
    except OSError as why:
        raise BadData(file, "", f"cannot be read: {why.strerror}") from why
    except UnicodeDecodeError as why:
        raise BadData(file, "", f"is not UTF-8: {why.reason}") from why
    return parse(text, made, file)


def there_is(game: str, name: str) -> bool:
    """Return whether a game's data have a `<name>.toml`."""
    return (place_of(game).data / f"{name}.toml").is_file()


def parse(text: str, made: type[D], file: str) -> D:
    """Parse TOML text into `made`. A table's own data files are read this way, too.

    Raises:
        BadData: the text is too long, is not TOML, has an unknown or missing key, or a value does not fit.

    """
    if len(text) > LONGEST:
        raise BadData(file, "", f"is longer than {LONGEST} characters")
    if _ENDLESS.search(text):
        raise BadData(file, "", "is not TOML: a key has too many parts")
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # tomllib: a number of too many digits
        if isinstance(why, RecursionError):
            raise BadData(file, "", "is nested too deeply") from why
        if not isinstance(why, tomllib.TOMLDecodeError):  # a number of thousands of digits
            raise BadData(file, "", "has a number of too many digits") from why
        raise BadData(file, "", f"is not TOML: {why}") from why
    return convert(raw, made, file, text)


def convert(raw: object, made: type[D], file: str, text: str = "") -> D:
    """Convert data already read into a dataclass. `text` is its source, from which errors take line numbers.

    Raises:
        BadData: what does not fit, with its key path.

    """
    _check_numbers(raw, file)
    try:
        checker: TypeAdapter[D] = adapter(made)  # type: ignore[arg-type]
        made_of = checker.validate_python(raw)
    except ValidationError as bad:
        raise faulty(file, _findings(bad), text) from bad
    return made_of


def faulty(file: str, faults: Sequence[tuple[str, str]], text: str = "") -> BadData:
    """Return the error for a file's (key, reason) faults, at least one, with their line numbers in `text`.

    >>> str(faulty("table", [("width", "is missing")]))
    'table: width: is missing'
    """
    (key, why), *rest = faults
    others = [data_fault(line_of(text, x), x, y) for x, y in rest[: MOST_FAULTS - 1]]
    if len(rest) >= MOST_FAULTS:
        others.append(f"and {len(rest) - MOST_FAULTS + 1} more")
    return BadData(file, key, why, line_of(text, key) if key else 0, others)


def line_of(text: str, key: str) -> int:
    r"""Return the line of a key path, or of the nearest table around it; 0 if `text` has neither.

    >>> line_of("width = 1\n[[team]]\nid = 'A'\n[[team]]\nid = 'B'\n", "team.1.id")
    5
    >>> line_of("spots = [[1, 2], [3, 4]]", "spots.1.0"), line_of("width = 1", "height")
    (1, 0)
    """
    places = _places(text)
    parts = key.split(".")
    return next((n for i in range(len(parts), 0, -1) if (n := places.get(".".join(parts[:i])))), 0)


def _places(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for n, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            name = _within(header[2], counts)
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                name = f"{name}.{counts[name]}"
            found.setdefault(name, n)
            table = f"{name}."
        elif key := _KEY.match(line):
            found.setdefault(table + key[1].strip("\"'"), n)
    return found


def _within(name: str, counts: dict[str, int]) -> str:
    """Return the path of a table; one inside a list of tables belongs to the last of them."""
    path = ""
    for part in (x.strip().strip("\"'") for x in name.split(".")):
        inside = f"{path}.{counts[path]}" if path in counts else path
        path = f"{inside}.{part}" if inside else part
    return path


def _findings(bad: ValidationError) -> list[tuple[str, str]]:
    """Put a validator's findings into words, as (key, reason) pairs."""
    if bad.error_count() > MOST_ERRORS:
        return [first_error(bad)]
    return [
        (".".join(map(str, x["loc"])), _in_words(x["type"], x["msg"]))
        for x in bad.errors(include_url=False, include_context=False, include_input=False)
    ]


def _in_words(kind: str, message: str) -> str:
    if kind == "json_invalid":
        at = _AT.search(message)
        return f"must be valid JSON (at line {at[1]}, column {at[2]})" if at else "must be valid JSON"
    for start, said in WORDS.items():
        if kind.startswith(start):
            return said
    return _SHOULD.sub("must ", message.removeprefix("Value error, "), count=1)


def is_name(text: str, most: int) -> bool:
    r"""Return whether a text can serve as a name: printable, and free of formatting, mentions and links.

    >>> is_name("Ruin 3 (north)", 30), is_name("**Ruin**", 30), is_name("https://x", 30), is_name("\\n", 30)
    (True, False, False, False)
    """
    seen = text.replace("\u200c", "").replace("\u200d", "")  # joiners are part of words in some scripts
    return len(text) <= most and seen.isprintable() and not _MARKS.search(text)


def within(low: int, high: int, what: str = "") -> AfterValidator:
    """Return a validator for numbers between two limits, inclusive; `what` names the things they count."""

    def check(n: int) -> int:
        if not low <= n <= high:
            raise ValueError(f"{what}: {low} to {high}, not {n}" if what else f"{low} to {high}, not {n}")
        return n

    return AfterValidator(check)


def _named(name: str) -> str:
    if not name or not is_name(name, 40):
        raise ValueError("a name is 1 to 40 characters that can be printed, and no Markdown")
    return name


#: The name of a board or chart that a table brings along.
Name = Annotated[str, AfterValidator(_named)]


def first_error(bad: ValidationError) -> tuple[str, str]:
    """Return the key path of the first invalid value, and the reason.

    >>> try:
    ...     TypeAdapter(dict[str, int]).validate_python({"a": 1, "b": "x"})
    ... except ValidationError as bad:
    ...     first_error(bad)[0]
    'b'
    """
    if bad.error_count() > MOST_ERRORS:
        return "", f"{bad.error_count()} values do not fit"
    first = bad.errors(include_url=False, include_input=False)[0]
    at, about = ".".join(str(part) for part in first["loc"]), first.get("ctx", {})
    if first["type"] == "union_tag_not_found":
        return at, f"{about['discriminator']} is missing"
    if first["type"] == "union_tag_invalid":
        key = about["discriminator"].strip("'")
        return f"{at}.{key}".strip("."), f"'{about['tag']}' is none of {about['expected_tags']}"
    return at, _in_words(first["type"], first["msg"])


def reason(bad: Exception) -> str:
    """Describe the first fault found in what somebody sent, and where it is."""
    if not isinstance(bad, ValidationError):
        return "too deep"
    at, why = first_error(bad)
    return f"{at}: {why}" if at else why


def _check_numbers(raw: object, file: str) -> None:
    """Refuse numbers that no game needs: one of thousands of digits could not even be quoted in a refusal."""
    todo: list[tuple[str, object]] = [("", raw)]
    while todo:
        key, x = todo.pop()
        if isinstance(x, dict):
            todo += [(f"{key}.{k}" if key else str(k), v) for k, v in x.items()]
        elif isinstance(x, list):
            todo += [(f"{key}.{i}" if key else str(i), v) for i, v in enumerate(x)]
        elif isinstance(x, float) and not isfinite(x):
            raise BadData(file, key, "a number must be finite")
        elif isinstance(x, int) and abs(x) > LARGEST:
            raise BadData(file, key, f"a number lies between -{LARGEST} and {LARGEST}")


@cache
def adapter(made: Any) -> TypeAdapter[Any]:
    """Return the validator of a type, built once."""
    return TypeAdapter(made)
