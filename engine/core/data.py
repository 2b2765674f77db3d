"""Reading data files: TOML into frozen dataclasses, every error naming file, key and reason."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from math import isfinite
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.errors import BadData
from engine.core.places import place_of

D = TypeVar("D")

#: Maximum length of a table's own file, in characters.
LONGEST = 64_000
#: Whole numbers from outside lie between this and its negative, so that floats and JSON hold them exactly.
LARGEST = 10**15
#: Beyond this many errors the first is not looked up: pydantic would list them all, at a kilobyte each.
MOST_ERRORS = 1000
#: What no name may contain: formatting, mentions and links.
_MARKS = re.compile(r"[\\*_~`|>#\[\]<@]|://|discord\.gg", re.IGNORECASE)
#: A dotted key of 32 parts: `tomllib` needs time quadratic in their number.
_ENDLESS = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")


def load(game: str, name: str, made: type[D]) -> D:
    """Read `<name>.toml` of a game's data. Keep what comes back; it is not remembered here.

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
    """Read TOML text into `made`; a table's own file comes this way.

    Raises:
        BadData: the text is too long, is not TOML, has an unknown or missing key, or a value does not fit.

    """
    if len(text) > LONGEST:
        raise BadData(file, "", f"is longer than {LONGEST} characters")
    if _ENDLESS.search(text):
        raise BadData(file, "", "is not TOML: a key has too many parts")
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # tomllib lets a number of too many digits out as ValueError
        raise BadData(file, "", f"is not TOML: {why}") from why
    return convert(raw, made, file)


def convert(raw: Any, made: type[D], file: str) -> D:
    """Make a dataclass of data already read.

    Raises:
        BadData: the first thing that does not fit, with its key path.

    """
    _check_numbers(raw, file)
    try:
        checker: TypeAdapter[D] = adapter(made)  # type: ignore[arg-type]
        made_of = checker.validate_python(raw)
    except ValidationError as bad:
        raise BadData(file, *first_error(bad)) from bad
    return made_of


def is_name(text: str, most: int) -> bool:
    r"""Return whether a text can serve as a name: printable, and free of formatting, mentions and links.

    >>> is_name("Ruin 3 (north)", 30), is_name("**Ruin**", 30), is_name("https://x", 30), is_name("\\n", 30)
    (True, False, False, False)
    """
    return len(text) <= most and text.isprintable() and not _MARKS.search(text)


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
    first = bad.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part) for part in first["loc"]), first["msg"].removeprefix("Value error, ")


def _check_numbers(raw: Any, file: str) -> None:
    """Refuse numbers that no game needs: thousands of digits cannot even be written in a refusal."""
    todo: list[tuple[str, Any]] = [("", raw)]
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
