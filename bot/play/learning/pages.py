"""The pages of lessons and puzzles: which there are, a step or a puzzle, and what an answer is met with."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.live import Wording
from bot.play.learning.progress import Met, Progress, PuzzleProgress, Score, Stage, written
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.editors import LOCK, Blank, Editor, EditorContext, EditorPage, FormInput, Orders
from bot.play.model.glossary import with_words
from bot.play.model.ports import Button, Control, Post, Tone
from bot.play.model.terms import Person, Refused
from bot.play.model.title import Title, has_rivals
from bot.play.surface.coach import BEGIN, has_coach
from bot.play.surface.positions import (
    Position,
    PositionPictures,
    Turned,
    choices,
    edited,
    leaf_of,
    next_page,
    nobodys,
)
from engine.core.codec import token
from engine.core.errors import IllegalAction, Refusal
from engine.core.rules import Action
from engine.lessons.runner import Standing, Worth
from engine.puzzles.judging import Verdict
from engine.puzzles.puzzle import Puzzle, chief, facts_of, scaled
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut


class LessonForms:
    """Has forms filled in by people who learn; their drafts are kept with how far they are."""

    def __init__(self, context: Context, wording: Wording, progress: Progress) -> None:
        self._context, self._wording, self._progress = context, wording, progress

    def editor(self, stage: Stage, at: Standing) -> Editor | None:
        """Return the form of a step; None where it has none, or offers written answers."""
        if at.step is None or not at.step.form or at.asked is None:
            return None
        return self._context.titles[stage.lesson.game].forms.get(at.asked.kind)

    async def leaf(self, user: Person, stage: Stage, at: Standing, page: Turned) -> tuple[EditorPage, Rows]:
        """Lay a page of a step's form out, with controls that are named for the lesson."""
        editor, b = await self.bench(user, stage, at)
        return await leaf_of(self._context, editor, b, page, partial(_renamed, stage))

    async def apply(
        self, user: Person, stage: Stage, at: Standing, form_input: FormInput
    ) -> tuple[Stage, Met | Turned]:
        """Carry an input out: it leads to a page of the form, or is the step's answer."""
        async with self._context.locks(f"lesson {user.id} {stage.lesson.game} {stage.lesson.name}"):
            editor, b = await self.bench(user, stage, at)
            try:
                if form_input.op != LOCK:
                    edit = await edited(self._context, editor, b, form_input)
                    stage = await self._progress.drafted(user, stage, edit.draft)
                    b = replace(b, draft=edit.draft)
                    if not edit.sure:
                        return stage, next_page(edit, b.say("learn-not-kept"))
                action = await asyncio.to_thread(editor.answer, b)
            except Refusal as why:
                return stage, Met(Worth.REFUSED, why=why)
        given = {"text": action.text} if isinstance(action, Orders) else {"action": action}
        return await self._progress.answer(user, stage, at, **given)

    async def blank(self, user: Person, stage: Stage, at: Standing, form_input: FormInput) -> Blank:
        """Return the text fields that an input asks for.

        Raises:
            Refused: the step has no form.

        """
        editor, b = await self.bench(user, stage, at)
        return editor.blank(b, form_input.op, form_input.detail)

    async def bench(self, user: Person, stage: Stage, at: Standing) -> tuple[Editor, EditorContext]:
        """Return the form of a step, and all that it may use.

        Raises:
            Refused: the step has no form.

        """
        editor, d = self.editor(stage, at), at.asked
        if editor is None or d is None:
            raise Refused("refused-gone")
        say, position = await self._wording.words_for(user), self._progress.position(at)
        game = position.title.game
        b = EditorContext(game, at.state, d, position.view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, stage.draft or None))


def _renamed(stage: Stage, fills: bool, what: str, detail: str) -> str:
    """Name a control of a form for its lesson."""
    verb = Verb.LESSON if fills else Verb.LEARN
    return make(verb, NOWHERE, stage.lesson.game, stage.lesson.name, stage.step, what, detail)


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


#: Signs before the best answer and before the player's own.
BEST, OWN = "✓", "▶"


def asked(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Say whose turn it is, what to find, and what wins if that depends on the position."""
    side = at.title.look.side(puzzle.seat, say)
    asks = say("puzzle-asked", side=side, ask=say(f"{puzzle.game}-puzzle-ask", kind=puzzle.kind))
    return "\n".join(x for x in (asks, at.title.look.aim(at.view, say)) if x)


def label(puzzle: Puzzle, at: Position, answer: str, say: Words) -> str:
    """Name an answer as the game's buttons do; where it cannot be listed, as it is written.

    Lines that all offered answers have in common say nothing, and are left out.
    """
    if at.asked is None or at.listed is None:
        return _written(puzzle, answer, say)
    try:
        action = at.title.game.read(at.state, at.asked, answer)
    except Refusal:
        return " ".join(answer.split())
    return at.desk(say).label(action, at.view)


def _written(puzzle: Puzzle, answer: str, say: Words) -> str:
    shared = set.intersection(*(set(x.answer.splitlines()) for x in puzzle.offers))
    lines = [line for line in answer.splitlines() if line not in shared]
    return " · ".join(lines) or say("puzzle-no-orders")


def bests(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Name the best answers; several may be equally good."""
    return " / ".join(label(puzzle, at, x.answer, say) for x in puzzle.offers if x.answer in puzzle.best)


def why(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Say why the best answer is the best, and which term of the rating makes most of the difference."""
    facts: dict[str, object] = dict(facts_of(puzzle))
    named = {"best": puzzle.top, "second": puzzle.second}
    facts |= {name: label(puzzle, at, x.answer, say) for name, x in named.items()}
    told, (term, more) = say(puzzle.key("why"), **facts), chief(puzzle)
    if not term:
        return told
    about = say(f"{puzzle.game}-term-{term.replace('_', '-')}")
    return f"{told} {say('puzzle-chief', term=about, more=more)}"


def odds(puzzle: Puzzle, at: Position, say: Words, own: str = "", votes: dict[str, int] | None = None) -> str:
    """List the answers that were compared, the best first, with what each is worth, and how many chose it."""
    lines = list[str]()
    for x in puzzle.offers:
        sign = BEST if x.answer in puzzle.best else OWN if x.answer == own else "·"
        worth = say(f"{puzzle.game}-puzzle-worth", value=scaled(puzzle, x.value))
        line = f"{sign} **{label(puzzle, at, x.answer, say)}**: {worth}"
        if votes is not None:
            line += " · " + say("puzzle-chosen-by", n=votes.get(x.answer, 0))
        lines.append(line)
    return "\n".join(lines)


def measured(puzzle: Puzzle, say: Words) -> str:
    """Say how it was found out what answers are worth."""
    return say(f"{puzzle.game}-puzzle-measure")


def short(text: str) -> str:
    """Cut a text to what a button takes."""
    return text if len(text) <= cards.LABEL else text[: cards.LABEL - 1].rstrip() + "…"


RIGHT, WRONG = "✓ ", "✗ "


class PuzzlePages:
    """Lays puzzles out, with the questions and pictures of a real game."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        pictures: PositionPictures,
        progress: PuzzleProgress,
        lessons: Progress,
    ) -> None:
        self._context, self._wording, self._pictures, self._progress = context, wording, pictures, progress
        self._lessons = lessons

    async def titles(self, user: Person, beside: Sequence[Control] = ()) -> Post:
        """List the titles that have puzzles, with the user's score in each."""
        say, lines, buttons = await self._wording.words_for(user), list[str](), list[Button]()
        for name in self._progress.posed():
            score = self._progress.score(await self._progress.solving(user, name))
            title = self._context.titles[name].game.title
            lines.append(say("puzzle-title-line", title=title, **_figures(score)))
            buttons.append(Button(title, make(Verb.PUZZLE, NOWHERE, name), Tone.MAIN))
        text = (say("puzzle-about"), "\n".join(lines)) if lines else (say("puzzle-none"),)
        beside = (*self._taught(say), *beside)
        rows = (*cards.rows_of(buttons[:MOST]), *([beside] if beside else []))
        return Post(title=say("puzzle-title"), text=text, small=say("puzzle-private"), rows=rows)

    async def ask(
        self,
        user: Person,
        puzzle: Puzzle,
        at: Position,
        refused: Refusal | None = None,
        prefix: Sequence[str] = (),
        page: int = 0,
    ) -> Post:
        """Lay out a puzzle; `refused` is why the user's input is not a legal answer."""
        say = await self._wording.words_for(user)
        question, rows = _controls(puzzle, at, say, prefix, page)
        image, board = await self._pictures.for_person(
            user, at, f"puzzle-{puzzle.game}-{puzzle.id}", prefix=prefix, lit=at.drawable(puzzle.shown)
        )
        score = self._progress.score(await self._progress.solving(user, puzzle.game))
        told = _refusal(at, refused, say) if refused is not None else ""
        post = Post(
            title=say("puzzle-heading", title=at.title.game.title, level=say(f"puzzle-{puzzle.difficulty}")),
            text=tuple(x for x in (told, asked(puzzle, at, say), question, board) if x),
            image=image,
            small=_small(score, say),
            rows=(*rows, (*_foot(puzzle, say), *self._taught(say, puzzle.game))),
        )
        return with_words(puzzle.game, post, say, [question] if question else [])

    async def told(self, user: Person, puzzle: Puzzle, at: Position, verdict: Verdict) -> Post:
        """Say what a user's answer was worth, which is best, and why."""
        say = await self._wording.words_for(user)
        best = bests(puzzle, at, say)
        if verdict.best:
            head = RIGHT + say("puzzle-right", answer=label(puzzle, at, verdict.answer, say))
        else:
            head = WRONG + say("puzzle-wrong", answer=label(puzzle, at, verdict.answer, say), best=best)
            head += "" if verdict.offer else " " + say("puzzle-not-compared")
        image, board = await self._pictures.for_person(
            user,
            at,
            f"puzzle-{puzzle.game}-{puzzle.id}",
            lit=at.drawable(puzzle.best),
            marks=at.about(puzzle.best[0]),
        )
        score = self._progress.score(await self._progress.solving(user, puzzle.game))
        found = [say("puzzle-all-seen")] if score.tried == score.all else []
        titles = Button(say("puzzle-titles"), make(Verb.PUZZLE, NOWHERE))
        return Post(
            title=say("puzzle-told", title=at.title.game.title, theme=say(puzzle.key())),
            text=tuple(
                x
                for x in (head, why(puzzle, at, say), odds(puzzle, at, say, verdict.answer), *found, board)
                if x
            ),
            image=image,
            small=f"{measured(puzzle, say)}\n{_small(score, say)}",
            rows=(
                (
                    Button(say("puzzle-next"), make(Verb.PUZZLE, NOWHERE, puzzle.game), Tone.MAIN),
                    *self._taught(say, puzzle.game),
                    titles,
                ),
            ),
        )

    def _taught(self, say: Words, title: str = "") -> tuple[Button, ...]:
        """Return the button that leads to lessons, those of a title or all; none where there are none."""
        there = self._lessons.lessons(title) if title else self._lessons.taught()
        names = [title] if title else []
        return (Button(say("learn-back"), make(Verb.LEARN, NOWHERE, *names)),) if there else ()


def _controls(puzzle: Puzzle, at: Position, say: Words, prefix: Sequence[str], page: int) -> tuple[str, Rows]:
    """Return the question and the answers: those of a real game, or where they are a form those compared."""
    if at.listed is not None:
        return choices(at, say, partial(_puzzle_id, puzzle), prefix, page)
    buttons = [
        Button(cut(label(puzzle, at, x, say), cards.LABEL), _puzzle_id(puzzle, "take", token(x)), Tone.MAIN)
        for x in puzzle.shown
    ]
    return at.title.look.question(puzzle.kind, at.view, say), tuple((x,) for x in buttons)


def _foot(puzzle: Puzzle, say: Words) -> tuple[Control, ...]:
    write = Button(say("learn-write"), make(Verb.SOLVE, NOWHERE, puzzle.game, puzzle.id))
    return (write, Button(say("puzzle-titles"), make(Verb.PUZZLE, NOWHERE)))


def _puzzle_id(puzzle: Puzzle, what: str, detail: str) -> str:
    return make(Verb.PUZZLE, NOWHERE, puzzle.game, puzzle.id, what, detail)


def _refusal(at: Position, refused: Refusal, say: Words) -> str:
    faults = refused.faults if isinstance(refused, IllegalAction) else ()
    said = " ".join(at.title.look.refusal(x, say) for x in faults)
    return WRONG + (said or say("learn-refused"))


def _figures(score: Score) -> dict[str, int]:
    return {"found": score.found, "tried": score.tried, "all": score.all, "streak": score.streak}


def _small(score: Score, say: Words) -> str:
    if not score.tried:
        return say("puzzle-small-first")
    return say("puzzle-small", longest=score.longest, **_figures(score))
