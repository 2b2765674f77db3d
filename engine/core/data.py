"""Reading data files: TOML into frozen dataclasses, every error naming file, key and reason."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.errors import BadData

D = TypeVar("D")

#: A table's own file may be this long, in characters.
LONGEST = 64_000


def load(game: str, name: str, made: type[D]) -> D:
    """Read `data/<game>/<name>.toml`. Keep what comes back; it is not remembered here.

    Raises:
        BadData: the file is missing, is not TOML, or does not fit `made`.

    """
    file = f"data/{game}/{name}.toml"
    try:
        text = (files("data") / game / f"{name}.toml").read_text(encoding="utf-8")
    except OSError as why:
        raise BadData(file, "", f"cannot be read: {why.strerror}") from why
    except UnicodeDecodeError as why:
        raise BadData(file, "", f"is not UTF-8: {why.reason}") from why
    return parse(text, made, file)


def there_is(game: str, name: str) -> bool:
    """Tell whether there is a `data/<game>/<name>.toml`."""
    return (files("data") / game / f"{name}.toml").is_file()


def parse(text: str, made: type[D], file: str) -> D:
    """Read TOML text into `made`; a table's own file comes this way.

    Raises:
        BadData: the text is too long, is not TOML, has an unknown or missing key, or a value does not fit.

    """
    if len(text) > LONGEST:
        raise BadData(file, "", f"is longer than {LONGEST} characters")
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # tomllib lets a number of too many digits out as ValueError
        raise BadData(file, "", f"is not TOML: {why}") from why
    return fit(raw, made, file)


def fit(raw: Any, made: type[D], file: str) -> D:
    """Make a dataclass of data already read.

    Raises:
        BadData: the first thing that does not fit, with its key path.

    """
    try:
        checker: TypeAdapter[D] = adapter(made)  # type: ignore[arg-type]
        made_of = checker.validate_python(raw)
    except ValidationError as bad:
        first = bad.errors(include_url=False, include_context=False, include_input=False)[0]
        key = ".".join(str(part) for part in first["loc"])
        raise BadData(file, key, first["msg"].removeprefix("Value error, ")) from bad
    return made_of


@cache
def adapter(made: Any) -> TypeAdapter[Any]:
    """Give the validator of a type, built once."""
    return TypeAdapter(made)
