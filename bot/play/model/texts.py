"""What people have typed, made safe to show; and what the engine refuses, in words for players."""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

from bot.play.model.terms import Refused
from engine.core.errors import AmbiguousAction, Fault, IllegalAction, InvalidAction, Refusal
from engine.core.places import word_folders
from engine.core.rules import Facts
from render.core.look import Look, with_case
from render.core.text import Words
from render.core.texts.graphemes import cut, visible

LONGEST = 32

#: Maximum length of a game's name, which may be longer than a person's.
LONGEST_TITLE = 60

#: Maximum length of a word for the dice.
LONGEST_WORD = 40

_MARKS = re.compile(r"([\\*_`~|>#\[\]()<:\-])")

#: What would format, ping, link or hide. A single "_" is allowed, for items such as `probe_launcher`.
_LIVE = re.compile(r"[\\*~`|>#\[\]<@]|__|://|discord\.gg", re.IGNORECASE)


def clean(text: str, most: int) -> str:
    r"""Return a text in one line of at most `most` characters, without what cannot be seen.

    >>> clean("  A\u202e \n new\u200b  dawn ", 60)
    'A new dawn'
    """
    if text.isascii() and text.isprintable() and len(text) <= most:
        return " ".join(text.split())
    return cut(" ".join(visible(text).split()), most).strip()


def plain(name: str) -> str:
    r"""Return a person's name without what cannot be seen, in one line of at most 32 characters.

    >>> plain("  Ann\u202e \n Lee ")
    'Ann Lee'
    """
    return clean(name, LONGEST) or "?"


def escaped(name: str, most: int = LONGEST_TITLE) -> str:
    r"""Return a name or text as Discord shows it literally, even in a link: no Markdown, mention or link.

    It is cut to `most` characters.

    >>> escaped("*Ann* @everyone <@1>")
    '\\*Ann\\* @\u200beveryone \\<@\u200b1\\>'
    """
    text = _MARKS.sub(r"\\\1", clean(name, most) or "?")
    text = text.replace("@", "@\u200b").replace("://", ":/\u200b/")
    return re.sub(r"(?i)discord\.gg", "discord\u200b.gg", text)


def escaped_text(text: str, most: int = 600) -> str:
    """Escape a longer text that may contain user input. The result is one line."""
    return " ".join(escaped(word) for word in cut(text, most).split())


def live(text: str) -> bool:
    """Return whether a text would do something on Discord besides being read.

    >>> live("a probe_launcher: 3-5 (B)"), live("<@1>"), live("\u202e")
    (False, True, True)
    """
    return bool(_LIVE.search(text)) or not text.isprintable()


def tame(x: Any) -> Any:
    r"""Escape every live text in plain data, at any depth; names given by the rules are not live.

    >>> print(tame({"reason": "*no*", "hexes": ["RIGEL-4"]})["reason"])
    \*no\*
    """
    if isinstance(x, str):
        return escaped_text(x, len(x)) if live(x) else x
    if isinstance(x, dict):
        return {k: tame(v) for k, v in x.items()}
    return [tame(v) for v in x] if isinstance(x, list | tuple) else x


def mixed(word: str) -> str:
    """Return what a player's word adds to the dice: half of its SHA-256.

    So the dice can still be proved after the word itself has been deleted.

    >>> mixed("apple")
    '3a7bd3e2360a3d29eea436fcfb7e44c7'
    """
    return hashlib.sha256(word.encode()).hexdigest()[:32]


def level_key(policy: str) -> str:
    """Return the key of the words for a machine player.

    >>> level_key("first_steps")
    'policy-first-steps'
    """
    return f"policy-{policy}".replace("_", "-")


def level_about(game: str, policy: str, say: Words) -> str:
    """Return a description of a title's machine player: as measured there, or else in general."""
    level = level_key(policy)
    return say.find(f"{game}-{level.replace('policy', 'level')}", say(f"{level}-about"))


def level_name(policy: str, say: Words) -> str:
    """Return the name of a machine player's level."""
    return say.find(level_key(policy), policy)


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


def _fault(fault: Fault, say: Words, look: Look) -> str:
    """Word a fault; one of a text of many lines says in which line it is."""
    if fault.code == "not-an-answer":
        return with_case(say("refused-not-an-answer"), fault.case, say)
    if isinstance(fault.facts.get("why"), str):  # the engine says in English what is wrong with a value
        fault = replace(fault, facts={**fault.facts, "why": reason(fault.facts["why"], say.locale)})
    why, (what, _, n) = look.refusal(fault, say), fault.at.partition(" ")
    return say("refused-line", n=int(n), why=why) if what == "line" and n.isdecimal() else why


def _tame(fault: Fault) -> Fault:
    """Escape user input quoted by a fault."""
    typed = {k: escaped_text(x) for k, x in fault.facts.items() if isinstance(x, str) and live(x)}
    why = fault.why
    for k, tame in typed.items():
        why = why.replace(fault.facts[k], tame)
    facts: Facts = {**fault.facts, **typed}
    return replace(fault, why=why, facts=facts) if typed else fault


def _how(error: InvalidAction, say: Words, look: Look | None) -> str:
    """Say what is wrong, or at least how it is typed, where only the engine's English says it exactly."""
    if (said := reason(error.why, say.locale)) != error.why:
        return escaped_text(said)
    key = f"{look.game}-fault-typed" if look else ""
    return say(key) if say.locale != "en" and say.has(key) else escaped_text(error.why) or "…"


def _code(text: str) -> str:
    return text.replace("`", "'")[:60]


#: Maximum depth of a reason behind file, entry and key; maximum length of one that is looked up.
DEEPEST, LONGEST_REASON = 6, 1500

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
    if len(text) > LONGEST_REASON:
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


def bar(at: int, of: int) -> str:
    """Draw a progress bar.

    >>> bar(4, 8)
    '▰▰▰▰▰▱▱▱▱▱'
    """
    filled = round(10 * at / of)
    return "▰" * filled + "▱" * (10 - filled)
