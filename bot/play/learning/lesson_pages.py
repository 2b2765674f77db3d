"""The pages of lessons: the list of them, and the page of each step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.live import Wording
from bot.play.learning.coach import BEGIN, has_coach
from bot.play.learning.lesson_forms import LessonForms
from bot.play.learning.position_forms import Turned
from bot.play.learning.positions import PositionPictures, choices, nobodys
from bot.play.learning.progress import Met, Progress, Stage, written
from bot.play.learning.puzzle_progress import PuzzleProgress
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Control, Post, Tone
from bot.play.model.terms import Person, Refused
from bot.play.titles.glossary import with_words
from bot.play.titles.title import Title, has_rivals
from engine.core.codec import token
from engine.core.errors import IllegalAction
from engine.core.rules import Action
from engine.lessons.runner import Standing
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut

#: Maximum number of lessons, or titles, that are buttons on a page.
MOST = 15


@dataclass(frozen=True, slots=True)
class Answers:
    """The question of a step, its controls, and what the picture shows of them."""

    question: str
    rows: Rows
    lit: Sequence[Action] = ()
    framing: str = ""
    prefix: Sequence[str] = ()


class LessonPages:
    """Lays lessons out, with the questions and pictures of a real game."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        pictures: PositionPictures,
        progress: Progress,
        puzzles: PuzzleProgress,
        forms: LessonForms,
    ) -> None:
        self._context, self._wording, self._pictures, self._progress = context, wording, pictures, progress
        self._puzzles, self._forms = puzzles, forms

    async def titles(self, user: Person) -> Post:
        """List the titles that have lessons: what each is about, and how many of them the user has done."""
        say, lines, buttons = await self._wording.words_for(user), list[str](), list[Button]()
        for name in self._progress.taught():
            stages, title = await self._progress.stages(user, name), self._context.titles[name]
            done = sum(x.done for x in stages)
            named = {"title": title.game.title, "about": say.find(f"{name}-about", "")}
            lines.append(say("learn-title-line", done=done, of=len(stages), **named).strip())
            buttons.append(Button(title.game.title, make(Verb.LEARN, NOWHERE, name), Tone.MAIN))
        text = (say("learn-about"), "\n".join(lines) or say("learn-none"))
        return Post(
            title=say("learn-title"),
            text=text,
            small=say("learn-private"),
            rows=cards.rows_of(buttons[:MOST]),
        )

    async def shelf(self, user: Person, title: str, *said: str) -> Post:
        """List the lessons of a title, with the user's progress in each.

        Raises:
            Refused: the title has none.

        """
        say, stages = await self._wording.words_for(user), await self._progress.stages(user, title)
        if not stages:
            raise Refused("learn-none")
        lines, buttons, next_ones = list[str](), list[Button](), _left(stages)
        for x in stages:
            state = "under-way" if x.step else "done" if x.done else "new"
            facts = {"name": say(x.lesson.key()), "n": x.lesson.number, "at": x.step + 1}
            more = {"minutes": x.lesson.script.minutes, "of": len(x.lesson.steps)}
            sign = _SIGNS.get(state, "")
            lines.append(sign + say(f"learn-line-{state}", about=say(x.lesson.key("about")), **facts, **more))
            label = sign + say("learn-button-lesson", **facts)
            tone = Tone.MAIN if x.step or x in next_ones else Tone.PLAIN
            buttons.append(Button(cut(label, cards.LABEL), _id(x, "open"), tone))
        taught = self._context.titles[title]
        coached, named, how_far = has_coach(taught), taught.game.title, _how_far(stages, say, taught)
        return Post(
            title=say("learn-shelf", title=named),
            text=tuple(x for x in (*said, "\n".join(lines), how_far) if x),
            small=say("learn-private"),
            rows=(*cards.rows_of(buttons[:MOST]), self._onward(title, stages, say, coached=coached)),
        )

    def _onward(
        self, title: str, stages: Sequence[Stage], say: Words, *, coached: bool
    ) -> tuple[Control, ...]:
        """Return the ways on from a title's lessons: to a game, to its puzzles, to other titles."""
        tone = Tone.PLAIN if _left(stages) else Tone.GOOD
        row = [Button(say("button-coach-begin"), make(Verb.COACH, NOWHERE, BEGIN, title), tone)]
        row = row if coached else []
        if self._puzzles.puzzles(title):
            row.append(Button(say("puzzle-title"), make(Verb.PUZZLE, NOWHERE, title)))
        return (*row, Button(say("learn-titles"), make(Verb.LEARN, NOWHERE)))

    async def ended(self, user: Person, stage: Stage) -> Post:
        """List the lessons after the last step of one."""
        say = await self._wording.words_for(user)
        return await self.shelf(
            user, stage.lesson.game, _SIGNS["done"] + say("learn-done", name=say(stage.lesson.key()))
        )

    async def page(
        self, user: Person, stage: Stage, met: Met | None = None, prefix: Sequence[str] = (), page: int = 0
    ) -> Post:
        """Lay out the user's current step, and the response to their last answer."""
        at, say = await self._progress.standing(stage), await self._wording.words_for(user)
        if self._forms.editor(stage, at) is not None:
            return await self.turned(user, stage, Turned(), met)
        desk = Desk(nobodys(stage.lesson.game), self._context.titles[stage.lesson.game], say)
        answers = Answers(*self._controls(desk, stage, at, prefix, page), prefix=prefix)
        return await self._laid_out(user, stage, at, answers, met)

    async def turned(self, user: Person, stage: Stage, to: Turned, met: Met | None = None) -> Post:
        """Lay out a page of the form of the user's current step."""
        at = await self._progress.standing(stage)
        leaf, rows = await self._forms.leaf(user, stage, at, to)
        question = "\n".join((*to.said, *leaf.lines))
        framing = leaf.framing if leaf.pictured else ""
        return await self._laid_out(user, stage, at, Answers(question, rows, leaf.lit, framing), met)

    async def _laid_out(
        self, user: Person, stage: Stage, at: Standing, answers: Answers, met: Met | None
    ) -> Post:
        say, title, lesson = await self._wording.words_for(user), at.lesson.game, stage.lesson
        offered, step = self._context.titles[title], lesson.steps[stage.step]
        desk = Desk(nobodys(title), offered, say)
        told = offered.look.tell(at.events, {}, say) if not (met and met.worth in _AGAIN) else []
        words = "\n".join(f"> {x}" for x in say(lesson.key(step.id)).split("\n"))
        text = (_verdict(desk, met), "\n".join(told), words, answers.question)
        steps = say("learn-step", at=stage.step + 1, of=len(lesson.steps))
        rolled = (say("learn-dice"),) if at.rolled else ()
        image, board = await self._pictures.for_person(
            user,
            self._progress.position(at),
            f"lesson-{title}-{lesson.name}-{at.n}",
            events=at.events,
            prefix=answers.prefix,
            framing="occupied" if step.whole else answers.framing or "action",
            marks=step.pointed,
            lit=answers.lit,
        )
        post = Post(
            title=say("learn-heading", title=offered.game.title, name=say(lesson.key())),
            text=tuple(x for x in (*text, board) if x),
            image=image,
            small=" · ".join((f"{_bar(stage.step + 1, len(lesson.steps))} {steps}", *rolled)),
            rows=(*answers.rows, self._foot(desk, stage)),
        )
        return with_words(title, post, say, [answers.question] if answers.question else [])

    def _controls(
        self, desk: Desk, stage: Stage, at: Standing, prefix: Sequence[str], page: int
    ) -> tuple[str, Rows]:
        """Return the question and the answers of a step: those of a real game where one is asked there."""
        step, say = stage.lesson.steps[stage.step], desk.say
        if step.kind == "check":
            key = stage.lesson.key
            return "", cards.rows_of(
                [Button(say(key(step.id, x)), _id(stage, "choose", x), Tone.MAIN) for x in step.choices]
            )
        if step.kind != "do":
            last = stage.step + 1 == len(stage.lesson.steps)
            return "", (
                (Button(say("learn-finish" if last else "learn-next"), _id(stage, "next"), Tone.MAIN),),
            )
        found = self._progress.position(at)
        if at.asked is None or found.listed is None:
            view = found.view
            asked = desk.title.look.question(at.asked.kind, view, say) if at.asked is not None else ""
            texts = [(_on_button(desk, stage, x), _id(stage, "take", token(x))) for x in written(at)]
            return asked, tuple((Button(x, y, Tone.MAIN),) for x, y in texts)
        return choices(found, say, partial(_id, stage), prefix, page)

    def _foot(self, desk: Desk, stage: Stage) -> tuple[Control, ...]:
        step, say, row = stage.lesson.steps[stage.step], desk.say, list[Control]()
        if stage.stuck and step.kind in ("do", "check"):
            row.append(Button(say("learn-shown"), _id(stage, "shown"), Tone.GOOD))
        if step.kind == "do" and not step.form:  # a form has its own way to type
            args = (stage.lesson.game, stage.lesson.name, stage.step)
            row.append(Button(say("learn-write"), make(Verb.LESSON, NOWHERE, *args)))
        if stage.step:
            row.append(Button(say("learn-again"), _id(stage, "again")))
        row.append(Button(say("learn-back"), make(Verb.LEARN, NOWHERE, stage.lesson.game)))
        return tuple(row)


def _left(stages: Sequence[Stage]) -> list[Stage]:
    """Return the lessons that the user should still do before a first game; all if none is marked."""
    marked = [x for x in stages if x.lesson.script.first]
    return [x for x in marked or stages if not x.done]


def _how_far(stages: Sequence[Stage], say: Words, title: Title) -> str:
    """Say what to do before a first game, or that it may be begun."""
    how = ("-coach" if has_rivals(title) else "-alone") if has_coach(title) else ""
    if all(x.done for x in stages):
        return say(f"learn-all-done{how}")
    if left := _left(stages):
        if len(left) == len([x for x in stages if not x.done]):
            return ""
        names = join_list([f"**{x.lesson.number}. {say(x.lesson.key())}**" for x in left], say)
        minutes = sum(x.lesson.script.minutes for x in left)
        return say("learn-first", names=names, minutes=minutes)
    return say(f"learn-first-done{how}")


#: Signs before a line about a lesson or an answer. They need no translation.
_SIGNS = {"done": "✓ ", "wrong": "✗ ", "under-way": "▶ "}
#: Results that leave somebody at the same step, whose events they have seen already.
_AGAIN = ("wrong", "other", "refused")


def _verdict(desk: Desk, met: Met | None) -> str:
    """Say what an answer was met with."""
    if met is None or not met.worth:
        return ""
    if met.key:
        return _SIGNS["wrong"] + desk.say("learn-wrong", why=desk.say(met.key))
    if isinstance(met.why, IllegalAction):
        why = " ".join(desk.title.look.refusal(x, desk.say) for x in met.why.faults)
        return _SIGNS["wrong"] + desk.say("learn-wrong", why=why)
    return _SIGNS["wrong" if met.worth in _AGAIN else "done"] + desk.say(f"learn-{met.worth}")


def _on_button(desk: Desk, stage: Stage, answer: str) -> str:
    """Return the label of an answer that is a text: the lesson's words for it, if there are any."""
    step = stage.lesson.steps[stage.step]
    label = step.labels.get(answer)
    said = desk.say(stage.lesson.key(step.id, label)) if label else " ".join(answer.split())
    return desk.cut(said, cards.LABEL)


def _bar(at: int, of: int) -> str:
    """Draw a progress bar.

    >>> _bar(4, 8)
    '▰▰▰▰▰▱▱▱▱▱'
    """
    filled = round(10 * at / of)
    return "▰" * filled + "▱" * (10 - filled)


def _id(stage: Stage, what: str, detail: str = "") -> str:
    args = (stage.lesson.game, stage.lesson.name, stage.step, what)
    return make(Verb.LEARN, NOWHERE, *args, *([detail] if detail else []))
