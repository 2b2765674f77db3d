"""Lesson files: what a lesson begins with, and its steps (docs/lessons.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal
from zlib import crc32

from engine.core.data import parse
from engine.core.errors import BadData
from engine.core.places import place_of
from engine.core.rules import Seat
from engine.core.types.values import value

Kind = Literal["say", "do", "watch", "check"]
KINDS: tuple[Kind, ...] = ("say", "do", "watch", "check")
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_FILE = re.compile(r"(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
_MARK = re.compile(r"\s*([^>]*?)\s*(?:>\s*([^>]+?)\s*)?")


@value
class Wrong:
    """A likely wrong answer, and the id of the sentence that it is met with. `label`: see `Step`."""

    answer: str
    word: str
    label: str = ""


@value
class SetUp:
    """How a lesson's game is set up, where it begins with none of its own positions."""

    scenario: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)


@value
class Step:
    """One step: its words, and what to do or see. Exactly one of the first four keys is given.

    `label` is the id of the text on the button of the answer shown, if answers are not listed. With `form`
    the learner fills in the title's own form instead of choosing among written answers.
    """

    say: str = ""
    do: str = ""
    watch: str = ""
    check: str = ""
    marks: tuple[str, ...] = ()
    whole: bool = False
    form: bool = False
    expect: tuple[str, ...] = ()
    shown: str = ""
    label: str = ""
    wrong: tuple[Wrong, ...] = ()
    plays: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    right: str = ""

    @property
    def kind(self) -> Kind:
        """Return the kind of the step."""
        return next(x for x in KINDS if getattr(self, x))

    @property
    def id(self) -> str:
        """Return the prefix of its words' keys."""
        return str(getattr(self, self.kind))

    @property
    def example(self) -> str:
        """Return a right answer that can be played."""
        return self.shown or next((x for x in self.expect if "*" not in x), "")

    @property
    def labels(self) -> Mapping[str, str]:
        """Return the ids of button texts, by the answers that the buttons give."""
        given = {self.example: self.label, **{x.answer: x.label for x in self.wrong}}
        return {answer: label for answer, label in given.items() if label}

    @property
    def pointed(self) -> tuple[tuple[str, str], ...]:
        """Return the places that the picture points at, each with where an arrow leads, or ""."""
        found = (_MARK.fullmatch(x) for x in self.marks)
        return tuple((m[1], m[2] or "") for m in found if m)


@value
class Script:
    """What a lesson file says. Those marked `first` teach enough for a first game."""

    seat: Seat
    minutes: int
    step: tuple[Step, ...]
    first: bool = False
    position: dict[str, Any] | None = None
    setup: SetUp | None = None
    plays: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a title. `sum` is a checksum, which shows whether the file has changed."""

    game: str
    number: int
    name: str
    script: Script
    sum: int

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return its steps."""
        return self.script.step

    def key(self, *parts: str) -> str:
        """Return the key of words.

        >>> Lesson("chess", 1, "moving", Script("blue", 4, ()), 0).key("throw")
        'chess-lesson-moving-throw'
        """
        return "-".join((self.game, "lesson", self.name, *parts))

    def word_keys(self) -> Iterator[str]:
        """Yield the keys of all its words."""
        yield self.key()
        yield self.key("about")
        for step in self.steps:
            yield self.key(step.id)
            yield from dict.fromkeys(self.key(step.id, x.word) for x in step.wrong)
            yield from self.label_keys(step)
            for x in step.choices:
                yield self.key(step.id, x)
                if x != step.right:
                    yield self.key(step.id, x, "why")

    def label_keys(self, step: Step) -> Iterator[str]:
        """Yield the keys of the button texts for a step's answers."""
        yield from (self.key(step.id, x) for x in dict.fromkeys(step.labels.values()))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Read the lessons of a title, in their order; most titles of others have none.

    Raises:
        BadData: a file cannot be read.

    """
    folder = place_of(game).data / "lessons"
    files = {x.name: x for x in folder.iterdir()} if folder.is_dir() else {}
    found = []
    for name, file in files.items():
        if not name.endswith(".toml"):
            continue
        m, path = _FILE.fullmatch(name), f"data/{game}/lessons/{name}"
        if m is None:
            raise BadData(path, "", "a lesson's file is called NUMBER-NAME.toml")
        text = file.read_text(encoding="utf-8")
        script = parse(text, Script, path)
        check_script(script, path)
        found.append(Lesson(game, int(m[1]), m[2], script, crc32(text.encode())))
    found.sort(key=lambda x: x.number)
    if len({x.number for x in found} | {x.name for x in found}) < 2 * len(found):
        raise BadData(f"data/{game}/lessons", "", "two lessons have the same number or name")
    return tuple(found)


def lesson_of(game: str, name: str) -> Lesson | None:
    """Find a lesson by its name; None where there is none."""
    return next((x for x in lessons_of(game) if x.name == name), None)


def check_script(script: Script, file: str) -> None:
    """Refuse an invalid lesson, whatever the rules say about its answers.

    Raises:
        BadData: the key, and why.

    """
    for i, key, why in _faults(script):
        raise BadData(file, f"step.{i}.{key}" if i >= 0 else key, why)


def _faults(script: Script) -> Iterator[tuple[int, str, str]]:
    if (script.position is None) == (script.setup is None):
        yield -1, "position", "a lesson begins with a position or a set-up"
    if not script.step:
        yield -1, "step", "a lesson has steps"
    ids = list[str]()
    for i, x in enumerate(script.step):
        if sum(bool(getattr(x, kind)) for kind in KINDS) != 1:
            yield i, "", "a step has one of say, do, watch and check"
            return
        ids += [
            x.id,
            *dict.fromkeys(f"{x.id}-{y.word}" for y in x.wrong),
            *dict.fromkeys(f"{x.id}-{y}" for y in x.labels.values()),
            *(f"{x.id}-{y}" for y in x.choices),
        ]
        yield from ((i, key, why) for key, why in _step_faults(x))
    if len(set(ids)) < len(ids) or "about" in ids:
        yield -1, "step", f"two texts have the same key, or one is called about: {sorted(ids)}"
    for name in ids:
        if not _ID.fullmatch(name):
            yield -1, "step", f"{name!r}: ids are of small letters, digits and dashes"


#: The fields of each kind of step, besides marks.
_NEEDS: Mapping[Kind, tuple[str, ...]] = {
    "say": (),
    "do": ("expect",),
    "watch": ("plays",),
    "check": ("choices", "right"),
}
_MAY: Mapping[Kind, tuple[str, ...]] = {
    "say": (),
    "do": ("shown", "label", "wrong", "dice"),
    "watch": ("dice",),
    "check": (),
}


def _step_faults(x: Step) -> Iterator[tuple[str, str]]:
    needs, may = _NEEDS[x.kind], (*_NEEDS[x.kind], *_MAY[x.kind])
    for key in ("expect", "shown", "label", "wrong", "plays", "dice", "choices", "right"):
        if getattr(x, key) and key not in may:
            yield key, f"a step of the kind {x.kind} has none"
        if key in needs and not getattr(x, key):
            yield key, "is missing"
    if x.kind == "do" and not x.example:
        yield "shown", "where every right answer has a *, one is given to be shown"
    if x.kind == "check" and (x.right not in x.choices or len(x.choices) < 2):
        yield "right", "is one of two choices or more"
    if len(x.pointed) < len(x.marks) or not all(at for at, _ in x.pointed):
        yield "marks", "a mark is PLACE, or PLACE > PLACE"
