"""What posts of a game's channel, and previews, ask of whoever reads them, measured on the transcripts.

Words without buttons and small print, lines above the picture, and controls: against the limits of each kind.
A post that tells a report or a list on request is none of a game's course and is not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.titles import TITLES

KEPT = Path(__file__).parents[1] / "transcripts" / "kept"
#: A post of the channel in a transcript, and what it shows.
POST = re.compile(r"^\*\*#[\w-]+: (?:new message|a message becomes).*?:\*\*\n((?:> .*\n)+)", re.MULTILINE)
#: A page that one person has before they confirm an answer.
PAGE = re.compile(r"^\*\*(?:\w+ alone|\w+'s page becomes):\*\*\n((?:> .*\n)+)", re.MULTILINE)
WORD = re.compile(r"\w[\w'’.-]*")
CONTROL = re.compile(r"\[(?!picture )[^\]]+\]")
#: Every post and every private page.
SHOWN = re.compile(r"^\*\*[^\n]*(?:message|alone|page)[^\n]*:\*\*\n((?:> .*\n)+)", re.MULTILINE)
BUTTON = re.compile(r"\[(?!picture |▾|file )([^\]]+)\](?= \[|$)", re.MULTILINE)
EMBLEM = re.compile(r"^:\w+: ")
#: The most characters on a button, and buttons of a post that stand out.
LONGEST, BRIGHT = 22, 1
#: Visits to lessons: there buttons are answers in sentences.
LESSONS = ("newcomer", "puzzle", "german-lesson")
HELD = "held"
#: The visit in which a GM acts: each act is read back on the GM's panel. How that begins.
GM, PANEL = "skirmish-gm", "**GM's panel.**"
#: How the line begins that shows how far a lesson has come, and a list of cases.
TAUGHT, CASES = "-# ▰", "- EQUIPMENT"
#: So many seats count as words of a lobby; of more there is a line and a control each.
SEATS = 2
#: How German counts beside English.
GERMAN = 1.3


@dataclass(frozen=True, slots=True)
class Limit:
    """The most words, lines above the picture, and controls of a kind of post."""

    words: int
    lines: int
    controls: int


LIMITS = {
    "lobby": Limit(35, 4, 8),
    "play": Limit(40, 6, 12),
    "end": Limit(45, 7, 8),
    "preview": Limit(40, 6, 4),
    "private": Limit(35, 7, 15),
    "hint": Limit(35, 5, 3),
    "panel": Limit(60, 8, 11),
}
GAMES = frozenset(x.game.title for x in TITLES.values())
HINTS = frozenset({"Hint", "Tipp"})


@dataclass(frozen=True, slots=True)
class Measured:
    """One post of a transcript: where it stands, its kind, and what it asks of a reader."""

    visit: str
    kind: str
    title: str
    words: int
    lines: int
    controls: int

    def beyond(self) -> list[str]:
        """List what is more than its kind may have."""
        most = LIMITS[self.kind]
        words = most.words * GERMAN if self.visit.startswith("german") else most.words
        found = [f"{self.words} words > {words:g}"] if self.words > words else []
        found += [f"{self.lines} lines > {most.lines}"] if self.lines > most.lines else []
        return found + (
            [f"{self.controls} controls > {most.controls}"] if self.controls > most.controls else []
        )


def measured() -> Iterator[Measured]:
    """Measure every post with a picture of play, or of a lobby, in all transcripts."""
    for file in sorted(KEPT.glob("*.md")):
        text = file.read_text(encoding="utf-8")
        for found in (*POST.finditer(text), *PAGE.finditer(text)):
            lines = [x.removeprefix("> ") for x in found[1].splitlines()]
            post = (_measured_page if found.re is PAGE else _measured)(file.stem, lines)
            if post:
                yield post


@dataclass(frozen=True, slots=True)
class Pressed:
    """The buttons of one post or private page: the longest, and those that stand out."""

    visit: str
    longest: str
    bright: tuple[str, ...]

    def beyond(self) -> list[str]:
        """List what is more than it may have."""
        most = LONGEST * GERMAN if self.visit.startswith("german") else LONGEST
        long = [f"{self.longest!r}: {len(self.longest)} > {most:g}"] if len(self.longest) > most else []
        return long + ([f"{len(self.bright)} stand out: {self.bright}"] if len(self.bright) > BRIGHT else [])


def pressed() -> Iterator[Pressed]:
    """Read the buttons of every post and private page with a picture, but those of lessons."""
    for file in sorted(KEPT.glob("*.md")):
        if file.stem.startswith(LESSONS):
            continue
        for found in SHOWN.finditer(file.read_text(encoding="utf-8")):
            lines = [x.removeprefix("> ") for x in found[1].splitlines()]
            if not is_play(lines):
                continue
            shown = [EMBLEM.sub("", x) for line in lines for x in BUTTON.findall(line)]
            bright = tuple(x for x in shown if x[0] in "*+" and not x.endswith(" (off)"))
            named = [x.removesuffix(" (off)").strip("*+!") for x in shown]
            if named:
                yield Pressed(file.stem, max(named, key=len), bright)


def is_play(lines: list[str]) -> bool:
    """Return whether a post is one of play or of a lobby: with a title and a picture."""
    return lines[0].startswith("### ") and any(x.startswith("[picture ") for x in lines)


def _measured(visit: str, lines: list[str]) -> Measured | None:
    if not is_play(lines):
        return None
    kind = "end" if _ended(_offered(lines)) else "lobby" if lines[0].endswith("?") else "play"
    return _counted(visit, kind, lines)


def _measured_page(visit: str, lines: list[str]) -> Measured | None:
    """Measure a page of one person: what is composed or shown of a game, and no text that is looked up."""
    title, panel = lines[0].removeprefix("### "), any(x.startswith(PANEL) for x in lines)
    if any(x.startswith(TAUGHT) for x in lines) or not _offered(lines):
        return None  # a lesson's page says its own besides
    if _confirms(_offered(lines)) and visit != GM and is_play(lines):
        return _counted(visit, "preview", lines)
    if title in HINTS:
        return _counted(visit, "hint", lines)
    if title not in GAMES or any(x.startswith(CASES) for x in lines):
        return None
    acts = panel or (visit == GM and _confirms(_offered(lines)))
    return _counted(visit, "panel" if acts else "private", lines)


def _offered(lines: list[str]) -> list[str]:
    picture = next((n for n, x in enumerate(lines) if x.startswith("[picture ")), -1)
    return [x for line in lines[picture + 1 :] for x in CONTROL.findall(line)]


def _counted(visit: str, kind: str, lines: list[str]) -> Measured:
    """Count what is read; what a coach says besides is not the page's own."""
    rule = lines.index("----") if "----" in lines else len(lines)
    picture = next((n for n, x in enumerate(lines) if x.startswith("[picture ")), rule)
    said = [x for x in lines[:rule] if not x.startswith(("-# ", "[", "  - ", "> "))]
    seats = [n for n, x in enumerate(said) if " · " in x and kind == "lobby"]
    words = sum(len(WORD.findall(x)) for n, x in enumerate(said) if n not in seats[SEATS:])
    above = len([x for x in said[:picture] if x])
    return Measured(visit, kind, lines[0].removeprefix("### "), words, above, len(_offered(lines)))


def _confirms(offered: list[str]) -> bool:
    """Return whether an answer can be carried out or put off here: it is shown beforehand."""
    found = {x.strip("[*+]") for x in offered}
    return bool(found & {"Cancel", "Abbrechen", "Change it", "Ändern"}) and bool(
        found & {"Confirm", "Bestätigen", "Carry out anyway", "Trotzdem ausführen"}
    )


def _ended(offered: list[str]) -> bool:
    """Return whether a game can be played anew below its last post."""
    return any(x.strip("[*]") in {"Rematch", "Play again", "Revanche", "Noch einmal"} for x in offered)


def worst_buttons() -> str:
    """Say how long a button is and how many stand out in one post, at most, in English."""
    every = [x for x in pressed() if not x.visit.startswith("german")]
    long, bright = max(len(x.longest) for x in every), max(len(x.bright) for x in every)
    return (
        f"The longest button of {len(every)} has {long} characters (≤ {LONGEST}); of a post's, "
        f"{bright} stands out (≤ {BRIGHT})."
    )


def worst() -> list[list[str]]:
    """Return for each kind the number of posts, and the most words, lines and controls of one in English.

    Whether all of it is within the limits comes last, German included.
    """
    found = list(measured())
    bad = {x.kind: f"beyond: {x.visit}, {x.title}" for x in found if x.beyond()}
    every = [x for x in found if not x.visit.startswith("german")]
    rows = list[list[str]]()
    for kind, most in LIMITS.items():
        found = [x for x in every if x.kind == kind]
        figures = [
            f"{max((getattr(x, name) for x in found), default=0)} (≤ {getattr(most, name)})"
            for name in ("words", "lines", "controls")
        ]
        rows.append([kind, str(len(found)), *figures, bad.get(kind, HELD)])
    return rows
