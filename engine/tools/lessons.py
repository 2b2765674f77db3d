"""`python -m engine lessons`: list lessons, and check that the rules do what they claim."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.errors import AmbiguousAction, BadData, InvalidAction
from engine.core.flow import options, pending, sample
from engine.core.places import place_of, word_folders
from engine.languages import FIRST, is_draft, offered
from engine.lessons.runner import FREE, Runner, Standing, Verdict, Worth
from engine.lessons.script import Lesson, Step, lessons_of
from engine.titles import GAMES, get
from engine.tools.translations import must_say

Say = Callable[[str], None]
#: Maximum words of a step's text; maximum characters of a title, a choice, and the line about it.
MOST_WORDS, LONGEST_TITLE, LONGEST_CHOICE, LONGEST_ABOUT = 25, 60, 80, 100
#: Maximum words in a draft language, whose texts nobody has shortened yet.
MOST_DRAFTED = 33
#: Number of legal answers drawn at each step, and of answers that fit a pattern and are played to the end.
DRAWN, FITTING = 6, 2
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=[ \t]*(.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t])))*)", re.MULTILINE)


def lessons(name: str, lesson: str, say: Say) -> int:
    """List and check all lessons, those of a title, or tell one step by step; 1 where one is broken."""
    games = [get(name)] if name else list(GAMES.values())
    if lesson:
        return _tell(games[0], lesson, say)
    broken = 0
    for game in games:
        for x in lessons_of(game.id):
            wrong = list(faults_of(game, x))
            broken += bool(wrong)
            say(f"{game.id} {x.number} {x.name}: {len(x.steps)} steps, {x.script.minutes} minutes")
            for line in wrong:
                say(f"    {line}")
        for line in left_over(game.id):
            broken += 1
            say(f"{game.id}: {line}")
    return min(broken, 1)


def faults_of(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """Yield whatever is wrong with a lesson: what the rules do not do, words that are missing or too long."""
    if lesson.script.seat not in game.seats:
        yield f"seat: one of {', '.join(game.seats)}"
        return
    yield from _played(Runner(game), lesson)
    yield from _worded(lesson)


# -- the rules -------------------------------------------------------------------------------------------


def _played(runner: Runner, lesson: Lesson) -> Iterator[str]:
    """Play a lesson by the answers it shows, and at each step by all others that it names."""
    given: list[str] = []
    for n, step in enumerate(lesson.steps):
        try:
            at = runner.at(lesson, n, given, strict=True)
            if step.kind == "do":
                yield from _tried(runner, at, given)
                given.append(step.example)
        except BadData as why:
            yield str(why)
            return
    try:
        runner.at(lesson, len(lesson.steps), given, strict=True)
    except BadData as why:
        yield str(why)


def _tried(runner: Runner, at: Standing, given: Sequence[str]) -> Iterator[str]:
    """Try every answer that a step names, and some that it does not."""
    step = at.step
    assert step is not None
    where = f"{step.id}:"
    if at.question is None and not step.example.startswith(FREE):
        now = ", ".join(f"{x.seat} {x.kind}" for x in pending(at.state)) or "nobody"
        yield f"{where} the learner is asked nothing here ({now} is)"
        return
    for text in dict.fromkeys((step.example, *(x for x in step.expect if "*" not in x))):
        if (found := runner.judge(at, text)).worth is not Worth.RIGHT:
            yield f"{where} {text!r} should be right, but is {found.worth}: {found.why or found.word}"
    yield from _wrong(runner, at, step)
    others = {x for x in step.expect if "*" not in x}
    for pattern in set(step.expect) - others:
        others |= set(_fitting(runner, at, pattern))
    for found in _random_answers(runner, at):
        if found.worth is Worth.REFUSED:
            yield f"{where} a legal answer is refused: {found.why}"
        elif found.worth is Worth.RIGHT:
            others.add(found.answer)
    for text in sorted(others - {step.example, runner.judge(at, step.example).answer}):
        yield from _goes_on(runner, at, given, text)


def _goes_on(runner: Runner, at: Standing, given: Sequence[str], text: str) -> Iterator[str]:
    """Go on from another right answer to the end, by the answers shown."""
    later = [x.example for x in at.lesson.steps[at.n + 1 :] if x.kind == "do"]
    try:
        for n in range(at.n + 1, len(at.lesson.steps) + 1):
            done = sum(x.kind == "do" for x in at.lesson.steps[at.n + 1 : n])
            then = runner.at(at.lesson, n, (*given, text, *later[:done]))
            if then.step is not None and then.step.kind == "do":
                found = runner.judge(then, then.step.example)
                if found.worth is not Worth.RIGHT:
                    yield f"{_id(at)}: after {text!r}, {then.step.id} cannot be done: {found.why}"
                    return
    except BadData as why:
        yield f"{_id(at)}: after {text!r}: {why}"


def _wrong(runner: Runner, at: Standing, step: Step) -> Iterator[str]:
    """Try the wrong answers that a step names: each must be recognized, whether it is legal or refused."""
    for x in step.wrong:
        texts = _fitting(runner, at, x.answer, right=False) if "*" in x.answer else [x.answer]
        if not texts and at.question is not None and options(at.state, at.question) is not None:
            yield f"{step.id}: wrong {x.answer!r} fits no answer that is legal here"
        for text in texts:
            found = runner.judge(at, text)
            if isinstance(found.why, InvalidAction | AmbiguousAction):
                yield f"{step.id}: wrong {text!r}: {found.why}"
            elif found.worth is not Worth.WRONG:
                yield f"{step.id}: wrong {text!r} is {found.worth}"
            elif found.word != x.word and "*" not in x.answer:
                yield f"{step.id}: wrong {text!r} is met with {found.word}"


def _random_answers(runner: Runner, at: Standing) -> Iterator[Verdict]:
    """Judge legal answers drawn at random: each is right, or leaves the learner where they are."""
    if at.question is not None:
        rng = Random(at.n)
        for _ in range(DRAWN):
            yield runner.judge(at, action=sample(at.state, at.question, rng))


def _fitting(runner: Runner, at: Standing, pattern: str, *, right: bool = True) -> list[str]:
    """Find legal answers that fit a pattern, or that do not; none where answers are not listed."""
    listed = options(at.state, at.question) if at.question is not None else None
    texts = (runner.game.write(x) for x in listed or ())
    fits = (x for x in texts if runner.fits(at, pattern, x))
    return [x for x in fits if (runner.judge(at, x).worth is Worth.RIGHT) is right][:FITTING]


def _id(at: Standing) -> str:
    return at.step.id if at.step is not None else "end"


# -- the words -------------------------------------------------------------------------------------------


def _worded(lesson: Lesson) -> Iterator[str]:
    """Yield the texts that are too long in any language, or missing in one that must be complete."""
    for language in offered():
        texts, spoken = _texts(language, lesson.game), MOST_DRAFTED if is_draft(language) else MOST_WORDS
        choices = {lesson.key(x.id, y) for x in lesson.steps for y in x.choices}
        choices |= {key for x in lesson.steps for key in lesson.label_keys(x)}
        for key in lesson.word_keys():
            if key not in texts:
                if must_say(place_of(lesson.game), language):
                    yield f"{language}: {key} is missing"
                continue
            text = texts[key]
            most = LONGEST_TITLE if key == lesson.key() else LONGEST_CHOICE if key in choices else 0
            most = LONGEST_ABOUT if key == lesson.key("about") else most
            if "{" in text:
                yield f"{language}: {key} has a blank"
            elif most and len(text) > most:
                yield f"{language}: {key} has {len(text)} characters of {most}"
            elif not most and (n := len(re.findall(r"[^\s\W][^\s]*|\d[^\s]*", text))) > spoken:
                yield f"{language}: {key} has {n} words of {spoken}"


def left_over(game: str) -> Iterator[str]:
    """Yield the texts that no lesson of a title uses, in every language."""
    used = {key for x in lessons_of(game) for key in x.word_keys()}
    for language in offered():
        yield from (f"{language}: no lesson says {x}" for x in sorted(_texts(language, game).keys() - used))


def _texts(language: str, game: str) -> Mapping[str, str]:
    """Read the texts of a title's lessons in a language."""
    found: dict[str, str] = {}
    for folder in word_folders(language):
        file = folder / f"lessons-{game}.ftl"
        if file.is_file():
            entries = _ENTRY.findall(file.read_text(encoding="utf-8"))
            found |= {key: " ".join(text.split()) for key, text in entries}
    return found


# -- for authors ------------------------------------------------------------------------------


def _tell(game: Game[Any], name: str, say: Say) -> int:
    """Print a lesson step by step: its words, and what may be answered."""
    lesson = next((x for x in lessons_of(game.id) if x.name == name), None)
    if lesson is None:
        say(f"{game.id} has no lesson {name!r}; it has {', '.join(x.name for x in lessons_of(game.id))}")
        return 2
    texts, runner, given = _texts(FIRST, game.id), Runner(game), list[str]()
    for n, step in enumerate(lesson.steps):
        say(f"{n + 1}. {step.kind} {step.id}: {texts.get(lesson.key(step.id), '')}")
        try:
            at = runner.at(lesson, n, given)
        except BadData as why:
            say(f"   {why}")
            return 1
        for line in _notes(game, at):
            say(f"   {line}")
        if step.kind == "do":
            given.append(step.example)
    wrong = list(faults_of(game, lesson))
    for line in wrong:
        say(f"! {line}")
    return min(len(wrong), 1)


def _notes(game: Game[Any], at: Standing) -> Iterator[str]:
    step = at.step
    assert step is not None
    if at.events:
        yield "then: " + "; ".join(f"{e.kind} {dict(e.facts)}" for e in at.events)
    if step.kind != "do":
        return
    listed = options(at.state, at.question) if at.question is not None else None
    kind = at.question.kind if at.question is not None else "nothing"
    may = ", ".join(map(game.write, listed)) if listed is not None else "a form"
    yield f"asked {kind}: {may}"
    yield f"right: {', '.join(step.expect)}"
