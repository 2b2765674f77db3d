"""What comes from people who mean no good: texts, numbers, nestings, and good data spoilt in one place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

#: Texts that format, ping, link, hide, turn the line round, break a file or a number.
TEXTS = (
    "", " ", "\n", "\x00", "\t\r\n", "a\x00b", "\x1b[31mred", "\x7f\x85", "@everyone", "@here", "<@1>",
    "<@!1>", "<@&7>", "<#5>", "</game new:1>", "<t:0:R>", "<:a:1>", "[x](https://evil.example)",
    "https://evil.example/x", "discord.gg/evil", "steam://run/1", "**b** __u__ ~~s~~ ||h||", "```\nfence",
    "`", "# head", "> quote", "-# small", "- list", "\\", "\\`", "\u202egnirts\u202c", "\u2066\u2069",
    "\u200b\u200d\ufeff", "e" + "\u0301" * 200, "\U0001f469\u200d\U0001f680", "\u0661\u0662", "\u00b2",
    "\u2460", "\uff11", "\ufdfa", "\u0130\u0131\u00df", "\U000e0041\U000e007f", "\uffff",
    "'; DROP TABLE game; --", "{x}", "{0.__class__}", "%s%n", "$(id)", "../../../etc/passwd", "C:\\con",
    "null", "true", "-1", "0x10", "1e999", "NaN", "-inf", "1_0", "9" * 5000, "x" + "9" * 5000,
    "-" + "9" * 5000, "x" * 6000, "a b " * 1500, "," * 6000, ";" * 6000, ":" * 6000, "\n" * 6000,
    "1-" * 3000, "(" * 6000, "a=b " * 1500, "to " * 2000, "S4 " * 2000, "\U0001f600" * 3000,
)  # fmt: skip

#: Numbers as they stand in a TOML file.
TOML_NUMBERS = (
    "0", "-0", "-1", "1", "2147483648", "-9223372036854775809", "9" * 400, "9" * 5000, "0x" + "f" * 4000,
    "0b" + "1" * 4000, "1e308", "1e999", "-1e999", "5e-324", "nan", "-nan", "inf", "-inf", "1.5", "0.1",
    "1979-05-27T07:32:00Z", "07:32:00", "true", "false",
)  # fmt: skip
#: Numbers as they stand in JSON, or nearly.
JSON_NUMBERS = (
    "0", "-0", "-1", "1", "1.0", "1.5", "2147483648", "-9223372036854775809", "9" * 400, "9" * 4000,
    "9" * 5000, "1e308", "1e999", "-1e999", "NaN", "Infinity", "-Infinity", "true", "false", "null",
)  # fmt: skip


class Raw(str):
    """A piece of TOML or JSON that is written as it stands."""

    __slots__ = ()


# -- writing ---------------------------------------------------------------------------------------------


def quoted(text: str) -> str:
    """Write a string as JSON and TOML both read it, but for what no TOML may hold, which stays as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def written(x: Any) -> str:
    """Write data as JSON; `Raw` as it stands."""
    if isinstance(x, Raw):
        return str(x)
    if isinstance(x, dict):
        return "{" + ",".join(f"{quoted(str(k))}:{written(v)}" for k, v in x.items()) + "}"
    if isinstance(x, list | tuple):
        return "[" + ",".join(map(written, x)) + "]"
    return quoted(x) if isinstance(x, str) else json.dumps(x)


def toml(data: dict[str, Any]) -> str:
    """Write data as TOML: a key a line, tables within as inline ones."""
    return "\n".join(f"{quoted(k)} = {_inline(v)}" for k, v in data.items()) + "\n"


def _inline(x: Any) -> str:
    if isinstance(x, Raw):
        return str(x)
    if isinstance(x, dict):
        return "{" + ", ".join(f"{quoted(str(k))} = {_inline(v)}" for k, v in x.items()) + "}"
    if isinstance(x, list | tuple):
        return "[" + ", ".join(map(_inline, x)) + "]"
    return quoted(x) if isinstance(x, str) else str(x).lower() if isinstance(x, bool) else repr(x)


# -- spoiling --------------------------------------------------------------------------------------------


def places(x: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the way to everything within."""
    within = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list | tuple) else ()
    for key, value in within:
        yield (*path, key)
        yield from places(value, (*path, key))


def plain(x: Any) -> Any:
    """Make lists of tuples, so that any place can be changed."""
    if isinstance(x, dict):
        return {k: plain(v) for k, v in x.items()}
    return [plain(v) for v in x] if isinstance(x, list | tuple) else x


def spoilt(data: Any, rng: Random, numbers: tuple[str, ...], times: int = 1) -> Any:
    """Return data that is changed in so many places: a number, text, key or list that should not be there."""
    made = deepcopy(plain(data))
    for _ in range(times):
        ways = list(places(made))
        if not ways:
            break
        *into, last = rng.choice(ways)
        at = made
        for key in into:
            at = at[key]
        _spoil(at, last, rng, numbers)
    return made


def _spoil(at: Any, key: Any, rng: Random, numbers: tuple[str, ...]) -> None:
    old = at[key]
    match rng.randrange(10):
        case 0 | 1 | 2:
            at[key] = Raw(rng.choice(numbers))
        case 3 | 4:
            at[key] = rng.choice(TEXTS)
        case 5:
            at.pop(key)
        case 6:
            at[key] = [old] * rng.choice((0, 2, 300)) if rng.random() < 0.5 else {"x": old}
        case 7 if isinstance(at, dict):
            at[rng.choice(TEXTS)[:200]] = old
        case 8 if isinstance(old, int | float) and not isinstance(old, bool):
            at[key] = old + rng.choice((-1, 1, 7, -100, 1000, 10**9))
        case _:
            if isinstance(at, list):
                at.append(deepcopy(rng.choice(at)))
            else:
                at[key] = {} if rng.random() < 0.5 else []


def nested(depth: int, opening: str, closing: str, within: str = "") -> str:
    """Write a nesting so deep."""
    return opening * depth + within + closing * depth


def twisted(text: str, rng: Random) -> str:
    """Return a text with something odd put in, doubled, cut, or put for a part of it."""
    if not text:
        return rng.choice(TEXTS)
    at = rng.randrange(len(text) + 1)
    match rng.randrange(8):
        case 0 | 1:
            return text[:at] + rng.choice(TEXTS) + text[at:]
        case 2 | 3:
            parts = text.split(" ")
            parts[rng.randrange(len(parts))] = rng.choice(TEXTS)
            return " ".join(parts)
        case 4:
            return (text + rng.choice((" ", "\n", ";", ","))) * rng.choice((2, 40, 300))
        case 5:
            return text[:at]
        case 6:
            return text.replace(" ", rng.choice(("", "  ", "\n", ",", ";", ":", "\u2003")))
        case _:
            return "".join(
                rng.choice((c, c, c, c, rng.choice("0123456789x-+: ;,\n\u0661{[\\"))) for c in text
            )
