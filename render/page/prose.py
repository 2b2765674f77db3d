"""Our texts for a page: marks of Markdown become plain data, which a page shows without reading any mark."""

from __future__ import annotations

import re
from collections.abc import Iterator

from render.core.texts.graphemes import visible

Run = str | tuple[str, str]
"""A stretch of text, or with a mark: ("b", bold), ("c", code), ("p", a block as it stands)."""

_BLOCK = re.compile(r"```(?:\w*\n)?(.*?)```", re.DOTALL)
_MARKED = re.compile(r"\\(?P<plain>[^\w\s])|\*\*(?P<b>.+?)(?<!\\)\*\*|`(?P<c>[^`\n]+)`")
_ESCAPED = re.compile(r"\\([^\w\s])")


def runs(text: str) -> list[Run]:
    r"""Read the marks of a text.

    >>> runs("**Ann** throws `4`"), runs(r"\*not\* <b>")
    ([('b', 'Ann'), ' throws ', ('c', '4')], ['*not* <b>'])
    """
    found, at = list[Run](), 0
    for block in _BLOCK.finditer(text):
        found += _inline(text[at : block.start()])
        found.append(("p", without_invisible(block[1]).strip("\n")))
        at = block.end()
    return _joined([*found, *_inline(text[at:])])


def plain(text: str) -> str:
    r"""Return a text without Markdown, for places that do not interpret it.

    >>> plain(r"**Ann** throws `4`, \*not\* 5")
    'Ann throws 4, *not* 5'
    """
    return "".join(x if isinstance(x, str) else x[1] for x in runs(text))


def _inline(text: str) -> Iterator[Run]:
    at = 0
    for m in _MARKED.finditer(text):
        yield without_invisible(text[at : m.start()])
        kind = m.lastgroup or "plain"
        said = m[kind] if kind == "c" else _ESCAPED.sub(r"\1", m[kind])
        yield without_invisible(said) if kind == "plain" else (kind, without_invisible(said))
        at = m.end()
    yield without_invisible(text[at:])


def _joined(found: list[Run]) -> list[Run]:
    """Join stretches without a mark, and leave out empty ones."""
    kept = list[Run]()
    for run in found:
        before = kept[-1] if kept else None
        if isinstance(run, str) and isinstance(before, str):
            kept[-1] = before + run
        elif run not in ("", ("b", "")):
            kept.append(run)
    return kept


def without_invisible(text: str) -> str:
    r"""Return a text without invisible characters, so that nothing in it reverses the text around it.

    >>> without_invisible("a\u202eb\u200b\n")
    'ab\n'
    """
    if text.isprintable():
        return text
    return "\n".join(map(visible, text.split("\n")))
