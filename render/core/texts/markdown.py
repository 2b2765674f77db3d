"""Markdown taken out of texts that are read aloud or shown where nothing formats them."""

from __future__ import annotations

import re

#: What an escape keeps from meaning anything, what stands around a stressed or linked text, and what begins
#: a heading, small print or a quotation.
_ESCAPED = re.compile(r"\\([\\*_~`|>#\[\]()<:\-])")
_AROUND = re.compile(r"\*{1,3}|__|~~|\|\||`+|\u200b")
_LINKED = re.compile(r"\[([^\[\]]*)\]\((?:[^()\s]*)\)")
_BEGUN = re.compile(r"^(?:#{1,3} |-# |> )+", re.MULTILINE)


def unmarked(text: str) -> str:
    r"""Return a text as it is read aloud, without Markdown: what an escape protects is kept.

    >>> unmarked(r"**[Ann\*](https://x.y/1)** moves ~~3~~")
    'Ann* moves 3'
    """
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[1])
        return "\x00"

    plain = _ESCAPED.sub(keep, text.replace("\x00", ""))
    plain = _AROUND.sub("", _LINKED.sub(r"\1", _BEGUN.sub("", plain)))
    rest = iter(kept)
    return re.sub("\x00", lambda _: next(rest), plain)
