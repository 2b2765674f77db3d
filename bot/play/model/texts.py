"""What people have typed, made safe to show; refusals in words for players; and the words of a glossary."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
from engine.core.errors import AmbiguousAction, BadData, Fault, IllegalAction, InvalidAction, Refusal
from engine.core.places import word_folders
from engine.core.rulebook import Meaning, glossary
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


#: Maximum number of candidates, of faults in a text of many lines, and of those in a file, that are named.
MOST_CANDIDATES, MOST_FAULTS, MOST_LISTED = 10, 20, 8


def worded(error: Exception, say: Words, look: Look | None = None) -> str:
    """Word a refusal. What the player typed comes back escaped.

    Raises:
        TypeError: it is no refusal.

    """
    if isinstance(error, Refused):
        known = {k: reason(v, say.locale) if k == "why" else v for k, v in error.facts.items()}
        facts = {k: _escaped_fact(k, v) if isinstance(v, str) else v for k, v in known.items()}
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


def _escaped_fact(name: str, text: str) -> str:
    """Escape a fact; of faults, a line each, only so many are kept that none is cut."""
    lines = text.split("\n")
    if name != "why" or not lines[1:]:
        return escaped_text(text)
    kept = [escaped_text(x) for x in lines[:MOST_LISTED]]
    return "\n".join([*kept, "…"] if lines[MOST_LISTED:] else kept)


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


#: Never marked: code, bold text, links, mentions and timestamps.
_LEFT_ALONE = r"(?=[`*\[<h])(?:```.*?(?:```|\Z)|`[^`\n]*`|\*\*.*?(?:\*\*|\Z)|\[[^\]\n]*\]\([^)\n]*\)|<[^>\s]+>|https?://\S+)"

#: Beginnings of sentences, also after a mention, where a word may have a capital.
_BEGINS = r"(?:^|(?<=^- )|(?<=[.!?:>] ))"

#: Stands for a case's place in a button's id and leads to the title's words.
WORDS = "words"

#: Maximum number of buttons in a row, and of controls in a message that still has room for one more.
_BUTTONS, _CONTROLS = 5, 30


def meanings(title: str, say: Words) -> dict[str, Meaning]:
    """Return a title's glossary in a reader's language; empty if it has none, or one that cannot be read."""
    try:
        return glossary(title, say.locale)
    except BadData:  # somebody else's title
        return {}


def marked(title: str, texts: Sequence[str], say: Words) -> tuple[str, ...]:
    """Set the words of the glossary in bold, each where it is first used."""
    met = set[str]()

    def mark(found: re.Match[str]) -> str:
        of = _meant(title, say, found)
        if not of or of in met:
            return found[0]
        met.add(of)
        return f"**{found[0]}**"

    pattern = _wanted(title, say)
    return tuple(pattern.sub(mark, x) for x in texts) if pattern else tuple(texts)


def used(title: str, text: str, say: Words) -> tuple[str, ...]:
    """Return the ids of the glossary's words that a text uses, bold or not, in the order of their use."""
    pattern = _wanted(title, say)
    plain = text.replace("**", "")
    found = (_meant(title, say, x) for x in pattern.finditer(plain)) if pattern else ()
    return tuple(dict.fromkeys(x for x in found if x))


def with_words(
    title: str, post: Post, say: Words, questions: Sequence[str] | None = None, *, asked: str = ""
) -> Post:
    """Mark the words of the glossary in a page for one person, and add the button that explains them.

    Where `questions` are named, only these sentences are marked: lists of units around them stay as they are.
    What is `asked` in the post's title is explained, too.
    """
    explains = words_button(title, (asked, *post.text), say)
    if not explains:
        return post
    if questions is None:
        post = replace(post, text=marked(title, post.text, say))
    for plain, bold in zip(questions or (), marked(title, questions or (), say), strict=True):
        post = replace(post, text=tuple(x.replace(plain, bold, 1) for x in post.text))
    return with_button(post, *explains)


def words_button(title: str, texts: Sequence[str], say: Words) -> tuple[Button, ...]:
    """Return the button that explains the words of the glossary in some texts; none where there are none."""
    if not used(title, "\n".join(texts), say):
        return ()
    return (Button(say("button-words"), make(Verb.RULES, NOWHERE, title, WORDS)),)


def with_button(post: Post, *buttons: Button) -> Post:
    """Add buttons to the last row of a post, or below it, where there is room."""
    rows = list(post.rows)
    for button in buttons:
        if sum(1 + len(row) for row in rows) > _CONTROLS:
            break
        if rows and len(rows[-1]) < _BUTTONS and all(isinstance(x, Button) for x in rows[-1]):
            rows[-1] = (*rows[-1], button)
        else:
            rows.append((button,))
    return replace(post, rows=tuple(rows))


def _meant(title: str, say: Words, found: re.Match[str]) -> str:
    """Return the id of the word found; "" if it is left alone."""
    if found["word"] is None:
        return ""
    ids = _ids(title, say)
    return ids.get(found["word"], "") or ids.get(found["word"][0].lower() + found["word"][1:], "")


@cache
def _ids(title: str, say: Words) -> dict[str, str]:
    return {form: x.id for x in meanings(title, say).values() for form in x.forms}


@cache
def _wanted(title: str, say: Words) -> re.Pattern[str] | None:
    """Return the pattern that finds a title's words, but not in names such as "Phase 2" or "Tri-Ship B"."""
    ids = sorted(_ids(title, say), key=len, reverse=True)
    if not ids:
        return None
    within = "|".join(map(re.escape, ids))
    first = "|".join(re.escape(x[0].upper() + x[1:]) for x in ids if x[0].islower())
    words = f"{within}|{_BEGINS}(?:{first})" if first else within
    return re.compile(
        rf"{_LEFT_ALONE}|(?<![\w\\-])(?P<word>{words})(?![\w-]| \d| [A-Z]\b)", re.DOTALL | re.MULTILINE
    )
