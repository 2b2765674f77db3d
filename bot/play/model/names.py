"""What people are called in our texts: never a way to format, ping or forge."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from engine.policies.policy import OLD_NAMES
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
    """Return the key of the words for a machine player, also under the name that older seats have for it.

    >>> level_key("first_steps"), level_key("greedy")
    ('policy-first-steps', 'policy-steady')
    """
    return f"policy-{OLD_NAMES.get(policy, policy)}".replace("_", "-")


def level_about(game: str, policy: str, say: Words) -> str:
    """Return a description of a title's machine player: as measured there, else in general."""
    level = level_key(policy)
    return say.find(f"{game}-{level.replace('policy', 'level')}", say(f"{level}-about"))


def level_name(policy: str, say: Words) -> str:
    """Return the name of a machine player's level."""
    return say.find(level_key(policy), policy)
