"""The words of a title's glossary in what players read: bold at their first use on a page, and explained."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from engine.core.errors import BadData
from engine.core.rulebook import Meaning, glossary
from render.core.text import Words

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

    pattern = _pattern(title, say)
    return tuple(pattern.sub(mark, x) for x in texts) if pattern else tuple(texts)


def used(title: str, text: str, say: Words) -> tuple[str, ...]:
    """Return the ids of the glossary's words that a text uses, bold or not, in the order of their use."""
    pattern = _pattern(title, say)
    plain = text.replace("**", "")
    found = (_meant(title, say, x) for x in pattern.finditer(plain)) if pattern else ()
    return tuple(dict.fromkeys(x for x in found if x))


def with_words(title: str, post: Post, say: Words, questions: Sequence[str] | None = None) -> Post:
    """Mark the words of the glossary in a page for one person, and add the button that explains them.

    Where `questions` are named, only these sentences are marked: lists of units around them stay as they are.
    """
    explains = words_button(title, post.text, say)
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
def _pattern(title: str, say: Words) -> re.Pattern[str] | None:
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
