"""A language that nobody speaks: English with accents, two fifths longer and with right-to-left marks.

It is made of the English catalogue while tests run, so what is not made for longer words shows before anybody
translates a line. Code in backquotes, names of commands and links stay, as they must in every language.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from render.core import text
from render.core.text import Words, catalogue

PSEUDO = "qp"
RIGHT_TO_LEFT = "\u200f"
#: Vowels, l and s stand twice, which makes words about two fifths longer; some letters get marks.
_LETTERS = str.maketrans(
    {
        "a": "áà",
        "e": "éè",
        "i": "íì",
        "o": "óò",
        "u": "úù",
        "A": "ÁA",
        "E": "ÉE",
        "I": "ÍI",
        "O": "ÓO",
        "U": "ÚU",
    }
    | {"y": "ýy", "Y": "Ýy", "s": "ss", "l": "ll", "c": "ç", "n": "ñ", "C": "Ç", "N": "Ñ"}
)
_KEPT = re.compile(r"(`[^`]*`|/[a-z]+(?: [a-z]+)?|https?://\S+|<[^>]*>|[A-Z]+\.\d+)")


def longer(said: str) -> str:
    """Make a text longer and accent it.

    >>> longer("Move `4 2`")
    'Móòvéè `4 2`'
    """
    return "".join(x if n % 2 else x.translate(_LETTERS) for n, x in enumerate(_KEPT.split(said)))


class _Translation(visitor.Transformer):
    """Turns what stands between placeables. Right-to-left marks stand before the first word of an entry."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = longer(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the library's name
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the library's name
        node.elements = [self.visit(x) for x in node.elements]
        plain = [x for x in node.elements if isinstance(x, ast.TextElement)]
        if plain and len(plain[0].value) > 3:
            plain[0].value = _marked(plain[0].value)
        return node


def _marked(said: str) -> str:
    """Put a mark behind the first letter, where it changes neither line nor formatting."""
    return re.sub(r"(?<=\w)(?=\w)", RIGHT_TO_LEFT, said, count=1)


@cache
def pseudo() -> Words:
    """Return the language."""
    said = []
    for english in catalogue("en").values():
        read = FluentParser(with_spans=False).parse(english)
        said.append(FluentSerializer().serialize(_Translation().visit(read)))
    return Words(PSEUDO, said, text.words("en"))


def speak(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Have `words` know it, so that a person or server can have chosen it."""
    real, known = text._words, text.languages()
    monkeypatch.setattr(text, "languages", lambda: (*known, PSEUDO))
    monkeypatch.setattr(text, "_words", lambda x: pseudo() if x == PSEUDO else real(x))
    return pseudo()
