"""The lessons of a title as pages with pictures, for people who would rather read (`render/site.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.contract import Game
from engine.core.flow import options
from engine.lessons.runner import Runner, Standing
from engine.lessons.script import Lesson, Step, Wrong, lessons_of
from engine.titles import GAMES
from render.core.look import Look, Picture
from render.core.marks import marked_scene
from render.core.raster import png
from render.core.text import Words, words
from render.titles import LOOKS

Files = dict[str, str | bytes]
FOLDER = "lessons"


def page_of(lesson: Lesson) -> str:
    """Name the page of a lesson, without its ending."""
    return f"{FOLDER}/{lesson.game}-{lesson.name}"


def lesson_pages(game: str, language: str) -> Files:
    """Return the pages of a title's lessons with their pictures, by their paths."""
    files = Files()
    for lesson in lessons_of(game):
        files |= _Page(lesson, words(language)).files()
    return files


class _Page:
    """One lesson, written as a learner sees it who answers everything correctly."""

    def __init__(self, lesson: Lesson, say: Words) -> None:
        self._lesson, self._say = lesson, say
        self._game: Game[Any] = GAMES[lesson.game]
        self._look: Look = LOOKS[lesson.game]
        self._pictures = Files()

    def files(self) -> Files:
        """Return the page and its pictures."""
        text = "\n\n".join(self._text()) + "\n"
        return {f"{page_of(self._lesson)}.md": text, **self._pictures}

    def _text(self) -> Iterator[str]:
        lesson, say = self._lesson, self._say
        yield f"# {self._game.title}: {say(lesson.key())}"
        yield say("site-lesson-about", about=say(lesson.key("about")), minutes=lesson.script.minutes)
        runner, given = Runner(self._game), list[str]()
        for n, step in enumerate(lesson.steps):
            at = runner.at(lesson, n, given)
            yield f"## {n + 1} · {say(f'site-lesson-{step.kind}')}"
            yield from (f"> {x}" for x in self._look.tell(at.events, {}, say))
            yield say(lesson.key(step.id))
            if step.kind != "check":
                yield self._picture(at, step)
            if step.kind == "do":
                yield self._folded("site-lesson-answer", self._answer(runner, at, step))
                given.append(step.example)
            elif step.kind == "check":
                yield "\n".join(f"- {say(lesson.key(step.id, x))}" for x in step.choices)
                yield self._folded("site-lesson-answer", self._choices(step))

    def _picture(self, at: Standing, step: Step) -> str:
        lit = options(at.state, at.question) if at.question is not None else None
        shown = Picture(
            view=self._game.view(at.state, self._lesson.script.seat),
            words=self._say,
            events=at.events,
            lit=tuple(lit or ()),
            framing="occupied" if step.whole else "action",
            screen="phone",
            marks=step.pointed,
            names={seat: self._look.side(seat, self._say) for seat in self._game.seats},
        )
        scene = marked_scene(self._look, shown)
        name = f"img/{self._lesson.game}-{self._lesson.name}-{at.n + 1}.png"
        self._pictures[f"{FOLDER}/{name}"] = png(scene)
        alt = " ".join(scene.alt.replace("[", "(").replace("]", ")").split())
        return f"![{alt}]({name})"

    def _answer(self, runner: Runner, at: Standing, step: Step) -> Iterator[str]:
        """Give the right answer, then the effects of likely mistakes."""
        if label := step.labels.get(step.example):
            yield f"**{self._say(self._lesson.key(step.id, label))}**"
        else:
            _, action = runner.read(at, step.example)
            view = self._game.view(at.state, self._lesson.script.seat)
            yield f"**{self._look.label(action, view, self._say)}**"
        yield "\n".join(dict.fromkeys(f"- {self._mistake(step, x)}" for x in step.wrong))

    def _mistake(self, step: Step, x: Wrong) -> str:
        key, say = self._lesson.key, self._say
        label = f"*{say(key(step.id, x.label))}*: " if x.label else ""
        return label + say(key(step.id, x.word))

    def _choices(self, step: Step) -> Iterator[str]:
        key, say = self._lesson.key, self._say
        yield f"**{say(key(step.id, step.right))}**"
        yield "\n".join(f"- {say(key(step.id, x, 'why'))}" for x in step.choices if x != step.right)

    def _folded(self, title: str, parts: Iterator[str]) -> str:
        """Hide what a reader may want to think of first."""
        body = "\n\n".join(x for x in parts if x).replace("\n", "\n    ")
        return f'??? question "{self._say(title)}"\n\n    {body}'
