"""A learner's place in a lesson, worked out from their answers, and what an answer is worth."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from engine.core.codec import pack_action, unpack_action
from engine.core.contract import Game, Setup
from engine.core.dice import Dice, RandomDice, Roll
from engine.core.errors import BadData, InvalidAction, Refusal
from engine.core.flow import Result, act, apply, pending
from engine.core.positions import read_position
from engine.core.rules import Action, Decision, Event, Seat, State
from engine.lessons.script import Lesson, Step
from engine.policies.policy import POLICIES, USUAL

MACHINE, FREE = "machine", "act "
#: Maximum number of positions remembered for a title.
REMEMBERED = 200
_ACT = re.compile(r"act\s+(\S+)\s+(\{.*\})\s*", re.DOTALL)


class BrokenLesson(BadData):
    """A lesson claims what the rules do not do."""


class Worth(StrEnum):
    """What an answer is worth in a lesson."""

    RIGHT = "right"
    WRONG = "wrong"
    OTHER = "other"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth. `word` is the id of the sentence for one that the lesson knows to be wrong.

    `answer` is what a right one is kept as; `why` is the rules' refusal.
    """

    worth: Worth
    word: str = ""
    answer: str = ""
    why: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner at a step: the game's state, and what has just happened."""

    lesson: Lesson
    n: int
    state: State
    events: tuple[Event, ...] = ()

    @property
    def step(self) -> Step | None:
        """Return the step that they are at; None at the end."""
        return self.lesson.steps[self.n] if self.n < len(self.lesson.steps) else None

    @property
    def rolled(self) -> bool:
        """Return whether dice were rolled just now: in a lesson they are fixed."""
        return any(e.kind == "rolled" for e in self.events)

    @property
    def question(self) -> Decision | None:
        """Return the game's question that a step *do* answers; None where it is a free action."""
        if self.step is None or self.step.kind != "do" or self.step.example.startswith(FREE):
            return None
        return next((d for d in pending(self.state) if d.seat == self.lesson.script.seat), None)


class LessonDice:
    """Dice that show what a step says, then what the lesson's name draws."""

    def __init__(self, given: Sequence[int], name: str) -> None:
        self.left, self._further, self._name = list(given), RandomDice(Random(name)), name
        self.shown: list[Roll] = []

    def d(self, sides: int) -> int:
        """Roll one die.

        Raises:
            BrokenLesson: the number given does not fit the die.

        """
        n = self.left.pop(0) if self.left else self._further.d(sides)
        if not 1 <= n <= sides:
            raise BrokenLesson(self._name, "dice", f"a d{sides} is rolled, and {n} is given")
        self.shown.append((sides, n))
        return n


class Runner:
    """Runs the lessons of one title. It remembers where answers led, so that each step costs itself only."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self._led = game, OrderedDict[Any, tuple[State, tuple[Event, ...]]]()

    def at(self, lesson: Lesson, n: int, given: Sequence[str], *, strict: bool = False) -> Standing:
        """Work out the learner's place at step `n`, after these answers to the *do* steps before it.

        `strict`: all given dice must be used.

        Raises:
            BrokenLesson: the script does not work.

        """
        state, events = self._reached(lesson, n, tuple(given), strict=strict)
        steps = lesson.steps
        if n < len(steps) and steps[n].kind == "watch":
            state, events = self._watch(lesson, state, steps[n].plays, steps[n].dice, n, strict=strict)
        elif 0 < n < len(steps) and steps[n - 1].kind == "watch":
            events = ()  # the learner has seen them
        return Standing(lesson, n, state, self._visible_events(lesson, events))

    def judge(self, at: Standing, text: str = "", action: Action = None) -> Verdict:
        """Say what an answer to a step *do* is worth: a text as it is typed, or an action.

        Refused ones are compared with the wrong answers too: the lesson may know better words.
        """
        assert at.step is not None
        try:
            meant = self.read(at, text) if action is None else ("", action)
            if not meant[0] and at.question is not None:
                apply(at.state, at.question.seat, at.question.id, meant[1], LessonDice((), "judge"))
            elif meant[0]:
                act(at.state, at.lesson.script.seat, meant[0], meant[1], LessonDice((), "judge"))
        except Refusal as why:
            word = self._known_wrong(at, text, meant=None)
            return Verdict(Worth.WRONG if word else Worth.REFUSED, word, why=why)
        if any(self._fits(at, x, meant) for x in at.step.expect):
            return Verdict(Worth.RIGHT, answer=self._written(meant))
        word = self._known_wrong(at, text, meant)
        return Verdict(Worth.WRONG if word else Worth.OTHER, word)

    def read(self, at: Standing, text: str) -> tuple[str, Action]:
        """Read an answer: the name of a free action, or "", and the action.

        Raises:
            Refusal: it cannot be read.

        """
        return self._read(at.state, at.question, text)

    def _read(self, state: State, d: Decision | None, text: str) -> tuple[str, Action]:
        if m := _ACT.fullmatch(text) if d is None else None:
            free = self.game.rules.frees.get(m[1])
            if free is None:
                raise InvalidAction(text, "there is no such free action")
            try:
                return m[1], unpack_action(free.takes, json.loads(m[2]))
            except ValueError as why:
                raise InvalidAction(text, str(why)) from why
        if d is None:
            raise InvalidAction(text, "nothing is asked")
        return "", self.game.read(state, d, text)

    def fits(self, at: Standing, pattern: str, text: str) -> bool:
        """Return whether a legal answer, as a text, fits a pattern."""
        return self._fits(at, pattern, self.read(at, text))

    def _written(self, meant: tuple[str, Action]) -> str:
        name, action = meant
        if not name:
            return self.game.write(action)
        return (
            f"act {name} {json.dumps(pack_action(self.game.rules.frees[name].takes, action), sort_keys=True)}"
        )

    def _fits(self, at: Standing, pattern: str, meant: tuple[str, Action]) -> bool:
        """Tell whether an answer is the one that the script names, or fits its pattern."""
        if "*" in pattern:
            parts = (re.escape(x) for x in " ".join(pattern.casefold().split()).split("*"))
            written = " ".join(self._written(meant).casefold().split())
            return re.fullmatch(".*".join(parts), written, re.DOTALL) is not None
        try:
            return self.read(at, pattern) == meant
        except Refusal:
            return False

    def _known_wrong(self, at: Standing, text: str, meant: tuple[str, Action] | None) -> str:
        assert at.step is not None
        said = " ".join(text.casefold().split())
        for x in at.step.wrong:
            if meant is None and said and said == " ".join(x.answer.casefold().split()):
                return x.word
            if meant is not None and self._fits(at, x.answer, meant):
                return x.word
        return ""

    # -- playing -----------------------------------------------------------------------------------------

    def _reached(
        self, lesson: Lesson, n: int, given: tuple[str, ...], *, strict: bool
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the state before step `n`, and what the step before it led to."""
        if n == 0:
            return self._begin(lesson, strict=strict), ()
        done = sum(x.kind == "do" for x in lesson.steps[:n])
        if len(given) < done:
            raise BrokenLesson(_name(lesson), f"step.{n - 1}", "has no answer yet")
        key = (lesson.name, lesson.sum, n, given[:done], strict)
        if (led := self._led.get(key)) is None:
            step, (state, events) = lesson.steps[n - 1], self._reached(lesson, n - 1, given, strict=strict)
            plays = step.plays
            if step.kind == "do":
                plays = (f"{lesson.script.seat}: {given[done - 1]}",)
            state, events = self._watch(lesson, state, plays, step.dice, n - 1, strict=strict)
            led = self._led[key] = state, events
            if len(self._led) > REMEMBERED:
                self._led.popitem(last=False)
        return led

    def _begin(self, lesson: Lesson, *, strict: bool) -> State:
        script = lesson.script
        given: Sequence[int] = script.dice
        if script.setup is not None:
            dice = LessonDice(given, _name(lesson))
            setup = Setup(self.game.id, script.setup.scenario, dict(script.setup.options))
            state, given = self.game.new(setup, dice).state, dice.left
        else:
            state = self.game.lay_out(read_position(script.position, self.game.position))
        return self._watch(lesson, state, script.plays, given, -1, strict=strict)[0]

    def _watch(
        self,
        lesson: Lesson,
        state: State,
        plays: Sequence[str],
        given: Sequence[int],
        n: int,
        *,
        strict: bool,
    ) -> tuple[State, tuple[Event, ...]]:
        dice, events = LessonDice(given, f"{_name(lesson)}:{n}"), list[Event]()
        for i, line in enumerate(plays):
            seat, _, text = line.partition(":")
            result = self._play(lesson, state, seat.strip(), text.strip(), dice, f"step.{n}.plays.{i}")
            state, events = result.state, [*events, *result.events]
        self._all_used(lesson, dice, n, strict=strict)
        return state, tuple(events)

    def _play(
        self, lesson: Lesson, state: State, seat: Seat, text: str, dice: LessonDice, key: str
    ) -> Result[Any]:
        d = next((x for x in pending(state) if x.seat == seat and not text.startswith(FREE)), None)
        try:
            if text == MACHINE and d is not None:
                rng = Random(f"{_name(lesson)}:{key}")
                return apply(state, seat, d.id, POLICIES[USUAL](self.game, state, d, rng), dice)
            return self._carry_out(state, seat, d, self._read(state, d, text), dice)
        except Refusal as why:
            now = pending(state)
            asked = "; ".join(f"{x.seat} is asked {x.kind}" for x in now) or "nobody is asked"
            raise BrokenLesson(_name(lesson), key, f"{seat}: {text}: {why} ({asked})") from why

    def _carry_out(
        self, state: State, seat: Seat, d: Decision | None, meant: tuple[str, Action], dice: Dice
    ) -> Result[Any]:
        if meant[0]:
            return act(state, seat, meant[0], meant[1], dice)
        assert d is not None
        return apply(state, seat, d.id, meant[1], dice)

    def _all_used(self, lesson: Lesson, dice: LessonDice, n: int, *, strict: bool) -> None:
        if strict and dice.left:
            key = f"step.{n}.dice" if n >= 0 else "dice"
            raise BrokenLesson(_name(lesson), key, f"{dice.left} is rolled by nothing")

    def _visible_events(self, lesson: Lesson, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(e for e in events if e.reaches(lesson.script.seat))


def _name(lesson: Lesson) -> str:
    return f"data/{lesson.game}/lessons/{lesson.number}-{lesson.name}.toml"
