"""Texts of every script, as people see them: what cannot be seen is left out, and no sign is cut in two.

Joiners are invisible and yet part of a word or an emoji, where one stands between two signs that it joins;
elsewhere they would make two names of one look. Marks may be piled up only so high.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from grapheme import safe_split_index

_INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
#: Letters, signs and marks that look like blanks, or like nothing.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_FLAG, _FLAG_ENDS = "\U0001f3f4", "\U000e007f"
#: Scripts in which joiners decide on how a word is written.
_JOINED = (
    *("ARABIC", "BALINESE", "BENGALI", "BRAHMI", "CHAKMA", "DEVANAGARI", "GRANTHA", "GUJARATI", "GURMUKHI"),
    *("HANIFI", "JAVANESE", "KANNADA", "KHMER", "LIMBU", "MALAYALAM", "MANDAIC", "MANICHAEAN", "MONGOLIAN"),
    *("MYANMAR", "NEWA", "NKO", "ORIYA", "PHAGS-PA", "PSALTER", "SHARADA", "SINHALA", "SOGDIAN", "SUNDANESE"),
    *("SYRIAC", "TAI", "TAMIL", "TELUGU", "THAI", "TIBETAN", "TIRHUTA"),
)
#: Most marks one upon another. Scripts need three; with points and accents of old texts, four.
_MOST_MARKS = 4


def cut(text: str, most: int) -> str:
    r"""Cut a text to at most `most` characters, between two signs as they are seen.

    >>> cut("ab", 9), cut("a\U0001f468\u200d\U0001f680b", 3)
    ('ab', 'a')
    """
    if len(text) <= most:
        return text
    return text[: safe_split_index(text, most)] if most > 0 else ""


def visible(text: str) -> str:
    r"""Return a text without what cannot be seen. Whatever is blank becomes a blank; lines are not kept.

    >>> visible("A\u202e\nb\u200bc"), ascii(visible("\u0645\u06cc\u200c\u062e")), ascii(visible("a\u200cb"))
    ('A bc', "'\\u0645\\u06cc\\u200c\\u062e'", "'ab'")
    """
    if text.isascii():
        return "".join(" " if c.isspace() else c for c in text if c.isspace() or c.isprintable())
    kept: list[str] = []
    marks = 0
    for i, c in enumerate(text):
        if c.isspace():
            kept.append(" ")
        elif c in (_JOINER, _NON_JOINER):
            if _joins(c, kept, text[i + 1 : i + 2]):
                kept.append(c)
            continue
        elif unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            if marks <= _MOST_MARKS and _belongs(c, kept):
                kept.append(c)
            continue
        elif _is_tag(c):
            kept += [c] if _tags(kept) else []
        elif unicodedata.category(c) not in _INVISIBLE and c not in _BLANK:
            kept.append(c)
        marks = 0
    return "".join(_whole_flags(kept))


def _joins(joiner: str, before: list[str], after: str) -> bool:
    """Return whether a joiner stands between two emoji, or between letters of a script that uses it."""
    last = before[-1] if before else ""
    if _is_emoji(after):
        seen = next((x for x in reversed(before) if unicodedata.category(x) != "Mn"), "")
        return joiner == _JOINER and last != _JOINER and _is_emoji(seen)
    return bool(last and after) and _script(last) in _JOINED and _script(after) in _JOINED


def _belongs(mark: str, before: list[str]) -> bool:
    """Return whether a mark shows on what is before it: a variation does so on no common letter."""
    if not before or before[-1] == " " or mark in _BLANK:
        return False
    if mark in "\u180b\u180c\u180d\u180f":
        return _script(before[-1]) == "MONGOLIAN"
    if not ("\ufe00" <= mark <= "\ufe0f" or "\U000e0100" <= mark <= "\U000e01ef"):
        return True
    if before[-1].isalpha():
        return _script(before[-1]) == "CJK"
    return unicodedata.category(before[-1]) != "Mn"


def _is_emoji(c: str) -> bool:
    """Return whether a sign is a picture, or the colour of one."""
    if not c:
        return False
    return unicodedata.category(c) == "So" or "\U0001f000" <= c <= "\U0001faff" or c in "\u2194\u2195"


@lru_cache(4096)
def _script(c: str) -> str:
    """Return the first word of a sign's name, which is its script."""
    return unicodedata.name(c, "").partition(" ")[0].removesuffix("-VEDIC")


def _is_tag(c: str) -> bool:
    return "\U000e0020" <= c <= _FLAG_ENDS


def _tags(before: list[str]) -> bool:
    """Return whether a tag continues the flag of a region."""
    return bool(before) and (before[-1] == _FLAG or (_is_tag(before[-1]) and before[-1] != _FLAG_ENDS))


def _whole_flags(kept: list[str]) -> list[str]:
    """Leave the tags of a flag out if they have no end."""
    whole, tags = list[str](), list[str]()
    for c in kept:
        if _is_tag(c):
            tags.append(c)
            whole += tags if c == _FLAG_ENDS else []
            tags = [] if c == _FLAG_ENDS else tags
        else:
            tags = []
            whole.append(c)
    return whole
