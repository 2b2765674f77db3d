"""What people are called in our texts: never a way to format, ping or forge."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 32
_MARKS = re.compile(r"([\\*_`~|>#\[\]()<:\-])")
_INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def plain(name: str) -> str:
    r"""Give a name without what cannot be seen, in one line of at most 32 characters.

    >>> plain("  Ann\u202e \n Lee ")
    'Ann Lee'
    """
    seen = "".join(" " if c.isspace() else c for c in name if c.isspace() or _shown(c))
    return " ".join(seen.split())[:LONGEST].strip() or "?"


def escaped(name: str) -> str:
    r"""Give a name that Discord shows as it is: no Markdown, no mention, no link.

    >>> escaped("*Ann* @everyone <@1>")
    '\\*Ann\\* @\u200beveryone \\<@\u200b1\\>'
    """
    text = _MARKS.sub(r"\\\1", plain(name))
    text = text.replace("@", "@\u200b").replace("://", ":/\u200b/")
    return re.sub(r"(?i)discord\.gg", "discord\u200b.gg", text)


def _shown(c: str) -> bool:
    return unicodedata.category(c) not in _INVISIBLE
