"""Refusals in words for the user concerned, and the engine's reasons, which are in English."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import cache

from bot.play.model.names import escaped, escaped_text, live
from bot.play.model.terms import Refused
from engine.core.errors import AmbiguousAction, Fault, IllegalAction, InvalidAction, Refusal
from engine.core.places import word_folders
from engine.core.rules import Facts
from render.core.look import Look, with_case
from render.core.text import Words

__all__ = ["escaped_text", "worded"]
#: Maximum number of candidates, and of faults in a text of many lines, that are named.
MOST_CANDIDATES, MOST_FAULTS = 10, 20


def worded(error: Exception, say: Words, look: Look | None = None) -> str:
    """Word a refusal. What the player typed comes back escaped.

    Raises:
        TypeError: it is no refusal.

    """
    if isinstance(error, Refused):
        known = {k: reason(v, say.locale) if k == "why" else v for k, v in error.facts.items()}
        facts = {k: escaped_text(v) if isinstance(v, str) else v for k, v in known.items()}
        facts |= {k: look.side(facts[k], say) for k in ("side", "other") if look and k in facts}
        return say(error.key, **facts)
    if isinstance(error, IllegalAction) and look is not None:
        told = [_fault(_tame(f), say, look) for f in error.faults[:MOST_FAULTS]]
        return "\n".join([*told, "…"] if error.faults[MOST_FAULTS:] else told)
    if isinstance(error, AmbiguousAction):
        named = ", ".join(f"`{_code(x)}`" for x in error.candidates[:MOST_CANDIDATES])
        more = "…" if len(error.candidates) > MOST_CANDIDATES else ""
        return say("refused-ambiguous", text=escaped(error.text), candidates=named + more)
    if isinstance(error, InvalidAction):
        key = "refused-words-left" if error.left else "refused-invalid"
        facts = {"text": escaped(error.text), "left": escaped(error.left), "why": _how(error, say, look)}
        return say(key, **facts)
    if isinstance(error, Refusal):
        key = f"refused-{error.code}"
        if not say.has(key):
            return escaped_text(str(error))
        return with_case(say(key).removesuffix("."), error.case, say) if error.case else say(key)
    raise TypeError(f"{type(error).__name__} is no refusal")


def _fault(f: Fault, say: Words, look: Look) -> str:
    """Word a fault; one of a text of many lines says in which line it is."""
    if f.code == "not-an-answer":
        return with_case(say("refused-not-an-answer"), f.case, say)
    if isinstance(f.facts.get("why"), str):  # the engine says in English what is wrong with a value
        f = replace(f, facts={**f.facts, "why": reason(f.facts["why"], say.locale)})
    why, (what, _, n) = look.refusal(f, say), f.at.partition(" ")
    return say("refused-line", n=int(n), why=why) if what == "line" and n.isdecimal() else why


def _tame(f: Fault) -> Fault:
    """Escape user input quoted by a fault."""
    typed = {k: escaped_text(x) for k, x in f.facts.items() if isinstance(x, str) and live(x)}
    why = f.why
    for k, tame in typed.items():
        why = why.replace(f.facts[k], tame)
    facts: Facts = {**f.facts, **typed}
    return replace(f, why=why, facts=facts) if typed else f


def _how(error: InvalidAction, say: Words, look: Look | None) -> str:
    """Say what is wrong, or at least how it is typed, where only the engine's English says it exactly."""
    if (said := reason(error.why, say.locale)) != error.why:
        return escaped_text(said)
    key = f"{look.game}-fault-typed" if look else ""
    return say(key) if say.locale != "en" and say.has(key) else escaped_text(error.why) or "…"


def _code(text: str) -> str:
    return text.replace("`", "'")[:60]


#: Maximum depth of a reason behind file, entry and key; maximum length of one that is looked up.
DEEPEST, LONGEST = 6, 1500
_BLANK = re.compile(r"\{(\w+)\}")


def reason(text: str, language: str, depth: int = DEEPEST) -> str:
    """Word a reason. A prefix before a colon, such as a file, an entry or a key, is worded separately.

    >>> reason("board: stars.2.name: two stars have this name", "de")
    'board: stars.2.name: zwei Sterne heißen so'
    >>> reason("nobody has worded this", "de")
    'nobody has worded this'
    """
    if "\n" in text:
        return "\n".join(reason(x, language, depth) for x in text.split("\n"))
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
    """Read the sentences of a language, those with the fewest blanks and the most own words first."""
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
