"""A preview's verdict in words of the game: who will not come back, and bars of what may become of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from engine.core.types.foreseeing import ENDS, GAME, End
from engine.policies.fates import Fate
from render.core.text import Words, join_list

#: Maximum number of words of a preview, of another private page and of a panel; and of bars in a preview.
MOST_WORDS, PAGE_WORDS, PANEL_WORDS, MOST_BARS = 40, 35, 60, 3
#: Squares in a bar, and their colours; the words beside it say the same.
SQUARES, COLOURS = 10, {"safe": "🟩", "hurt": "🟨", "lost": "🟥"}
_WORD = re.compile(r"\w[\w'’.-]*")


class Part(NamedTuple):
    """A part of a bar: an end ("" if open), how much of a hundred it takes, its label, and that in short."""

    end: End | Literal[""]
    share: int
    label: str
    short: str


@dataclass(frozen=True, slots=True)
class Bar:
    """What may become of pieces of one fate: its parts, and in words; `squares` are it as text."""

    pieces: str
    parts: tuple[Part, ...]
    said: str
    squares: str = ""

    @property
    def text(self) -> str:
        """Return it as a line of text."""
        return f"{self.squares} {self.said}".strip()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a preview comes to: its title, a bar for each piece at risk; `bleak` where a loss is foreseen."""

    title: str
    bars: tuple[Bar, ...] = ()
    bleak: bool = False

    @property
    def words(self) -> int:
        """Return how many words it has."""
        return sum(map(length, (self.title, *(x.text for x in self.bars))))


def shares(chances: Mapping[End, Fraction], whole: int) -> dict[End, int]:
    """Part a whole number by chances: the parts sum to it, and what is possible and fits is never 0.

    >>> shares({"safe": Fraction(1, 3), "hurt": Fraction(1, 3), "lost": Fraction(1, 3)}, 100)
    {'safe': 34, 'hurt': 33, 'lost': 33}
    >>> shares({"safe": Fraction(1, 216), "lost": Fraction(215, 216)}, 100)
    {'safe': 1, 'lost': 99}
    """
    exact = {x: chances[x] * whole for x in ENDS if chances.get(x)}
    parts: dict[End, int] = {x: max(1, int(share)) for x, share in exact.items()}
    while (left := whole - sum(parts.values())) != 0:
        step = 1 if left > 0 else -1
        furthest = max(parts, key=lambda x: (exact[x] - parts[x]) * step)
        parts[furthest] += step
    return parts


def verdict(fates: Sequence[Fate], game: str, say: Words) -> Verdict | None:
    """Say what becomes of pieces that may not come back as they are; None where nothing is at risk."""
    risky = sorted((x for x in fates if x.worst != "safe"), key=_gravity)
    if not risky:
        return None
    first = risky[0]
    alike = [x.piece for x in risky if x.chances == first.chances] if first.piece != GAME else []
    named: dict[str, str | int] = {"n": len(alike), "pieces": join_list(alike, say)}
    lost = first.of("lost")
    bleak = first.best == "lost" or (first.exact and lost * 2 >= 1)
    return Verdict(_title(first, named, game, say), tuple(_bars(risky, game, say)), bleak)


def _gravity(x: Fate) -> tuple[object, ...]:
    """Sort the game first, then the likeliest losses."""
    return x.piece != GAME, -x.of("lost"), -x.of("hurt")


def _title(first: Fate, named: Mapping[str, str | int], game: str, say: Words) -> str:
    lost, certain = first.of("lost"), first.best == first.worst
    if first.piece == GAME:
        return say("preview-loses" if certain else "preview-may-lose")
    if not lost:
        return say("preview-hurt", what=_end("hurt", game, say), certain=int(certain), **named)
    if certain:
        return say("preview-lost", **named)
    if not first.exact:
        return say("preview-may-be-lost", **named)
    chances = shares(first.chances, 100)
    if lost * 2 >= 1:
        return say("preview-likely-lost", chance=chances["lost"], **named)
    return say("preview-comes-back", chance=100 - chances["lost"], **named)


def _bars(risky: Sequence[Fate], game: str, say: Words) -> list[Bar]:
    """Draw a bar for pieces of the same fate together, the worst first."""
    groups: dict[object, list[Fate]] = {}
    for x in risky:
        groups.setdefault((x.piece == GAME, x.exact, tuple(x.of(end) for end in ENDS)), []).append(x)
    return [_bar(x, game, say) for x in list(groups.values())[:MOST_BARS] if x[0].piece != GAME]


def _bar(alike: Sequence[Fate], game: str, say: Words) -> Bar:
    pieces, first = join_list([x.piece for x in alike], say), alike[0]
    if not first.exact:
        best, worst = (_end(x, game, say) for x in (first.best, first.worst))
        same = first.best == first.worst
        said = say("preview-extremes", pieces=pieces, best=best, worst=worst, same=int(same))
        between = say("preview-between", best=best, worst=worst)
        part = Part(first.worst, 100, worst, worst) if same else Part("", 100, between, "?")
        return Bar(pieces, (part,), said)
    parts = [Part(x, n, f"{n} {_end(x, game, say)}", str(n)) for x, n in shares(first.chances, 100).items()]
    squares = "".join(COLOURS[x] * n for x, n in shares(first.chances, SQUARES).items())
    said = say("preview-bar", pieces=pieces, ends=" · ".join(x.label for x in parts))
    return Bar(pieces, tuple(parts), said, squares)


def _end(end: End, game: str, say: Words) -> str:
    """Name an end as the title does, or as all do."""
    own = f"{game}-end-{end}"
    return say(own if say.has(own) else f"preview-end-{end}")


def length(text: str) -> int:
    """Count words.

    >>> length("M1 (5) against C2+W2: 33 % lost")
    7
    """
    return len(_WORD.findall(text))


def fitting(texts: Sequence[str], used: int, most: int = MOST_WORDS) -> tuple[tuple[str, ...], bool]:
    r"""Return the lines that a page has room for beside so many words, and whether these are all.

    The first is always shown.

    >>> fitting(("Ship 1 attacks.\nShip 2 waits.", "No battle plan."), 0, 6)
    (('Ship 1 attacks.\nShip 2 waits.',), False)
    >>> fitting(("Ship 1 attacks.\nShip 2 waits.",), 2, 6)
    (('Ship 1 attacks.',), False)
    """
    found = list[str]()
    for text in texts:
        kept = list[str]()
        for line in text.split("\n"):
            used += length(line)
            if used <= most or not (found or kept):
                kept.append(line)
        found += ["\n".join(kept)] if kept else []
        if used > most:
            return tuple(found), False
    return tuple(found), True


def in_plain(lines: Sequence[str]) -> str:
    """Return lines as text without marks, for a file."""
    return "\n".join(lines).replace("**", "").replace("`", "")
