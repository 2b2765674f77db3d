"""Reasons in the reader's language: what the engine finds wrong with a file or a record, it says in English.

The engine knows no words of people. What it says is looked up as it stands, in `reasons*.toml` beside the
catalogues, and told in English where it is not found.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache

from engine.core.places import word_folders

#: How deep a reason may lie behind file, entry and key, and how long one may be that is looked up.
DEEPEST, LONGEST = 6, 1500
_BLANK = re.compile(r"\{(\w+)\}")


def reason(text: str, language: str, depth: int = DEEPEST) -> str:
    """Word a reason. What stands before a colon, as a file, an entry or a key, is worded by itself.

    >>> reason("board: stars.2.name: two stars have this name", "de")
    'board: stars.2.name: zwei Sterne heißen so'
    >>> reason("nobody has worded this", "de")
    'nobody has worded this'
    """
    if len(text) > LONGEST:
        return text
    for pattern, said in _known(language):
        if found := pattern.fullmatch(text):
            return said.format(**found.groupdict())
    head, colon, rest = text.partition(": ")
    if not colon or not depth:
        return text
    return f"{reason(head, language, 0)}: {reason(rest, language, depth - 1)}"


@cache
def _known(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Read what can be said in a language, what has the fewest blanks and the most words of its own first."""
    there = [f for folder in word_folders(language) for f in folder.iterdir()]
    found = [f for f in there if f.name.startswith("reasons") and f.name.endswith(".toml")]
    said = {x["is"]: x["says"] for f in found for x in tomllib.loads(f.read_text(encoding="utf-8"))["reason"]}
    ranked = sorted(said, key=lambda x: (-len(_BLANK.sub("", x)), x))
    return tuple((_pattern(x), said[x]) for x in ranked)


def _pattern(template: str) -> re.Pattern[str]:
    """Make a template a pattern. No blank reaches past a colon: what follows one is worded by itself."""
    parts = _BLANK.split(template)
    made = (f"(?P<{x}>(?:(?!: ).)+?)" if i % 2 else re.escape(x) for i, x in enumerate(parts))
    return re.compile("".join(made), re.DOTALL)
