"""The pages of lessons and puzzles: which there are, a step or a puzzle, and what an answer is met with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.live import Wording
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.editors import Editor
from bot.play.model.ports import Button, Control, Own, Post, Rows, Take, Tone, Write
from bot.play.model.terms import Person, Refused
from bot.play.model.texts import bar
from bot.play.model.title import Title, has_rivals
from bot.play.surface.coach import BEGIN, has_coach
from bot.play.surface.progress import Progress, PuzzleProgress, Response, Score, Stage, written
from bot.play.surface.surfaces import AnswerForm, Extra, Leaf, Page, Position, Shot, Surface, Surfaces
from engine.core.codec import token
from engine.core.errors import IllegalAction, Refusal
from engine.lessons.runner import Standing, Worth
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut

if TYPE_CHECKING:
    from engine.puzzles.judging import Verdict
    from engine.puzzles.puzzle import Puzzle

#: Maximum number of lessons, or titles, that are buttons on a page.
MOST = 15
#: Kinds of surface, in their keys.
LESSON, PUZZLE = "l", "p"
#: Of so many answers none is asked for again: the other would be right.
PAIR = 2
#: Letters of answers that stand side by side.
SIDE_BY_SIDE = 16
#: Names of answers that are listed.
LETTERS = "ABCDEFGHIJ"


class LessonPages:
    """Lays lessons and puzzles out, with the questions and pictures of a real game."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        surfaces: Surfaces,
        progress: Progress,
        puzzles: PuzzleProgress,
    ) -> None:
        self._context, self._wording, self._surfaces, self._progress = context, wording, surfaces, progress
        self._puzzles = puzzles

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
            opens = make(Verb.LEARN, NOWHERE, title, x.lesson.name)
            buttons.append(Button(cut(label, cards.LABEL), opens, tone))
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

    async def at(self, user: Person, key: str) -> tuple[Surface, bool]:
        """Return a lesson as it is now, and whether its page with this key is of today's step.

        Raises:
            Refused: it is gone.

        """
        name, _, step = key.rpartition(".")
        title, _, name = name.partition(".")
        stage = await self._progress.stage(user, title, name)
        return await self.surface(user, stage), step == str(stage.step)

    async def surface(self, user: Person, stage: Stage, met: Response | None = None) -> Surface:
        """Return a user's current step, and what their last answer is met with."""
        at = await self._progress.standing(stage)
        return LessonSurface(pages=self, progress=self._progress, user=user, stage=stage, at=at, met=met)

    async def page(self, user: Person, stage: Stage, met: Response | None = None) -> Post:
        """Lay out the user's current step, and the response to their last answer."""
        return await self._surfaces.lay_out(await self.surface(user, stage, met), user)

    async def puzzle_titles(self, user: Person, beside: Sequence[Control] = ()) -> Post:
        """List the titles that have puzzles, with the user's score in each."""
        say, lines, buttons = await self._wording.words_for(user), list[str](), list[Button]()
        for name in self._puzzles.posed():
            score = self._puzzles.score(await self._puzzles.solving(user, name))
            title = self._context.titles[name].game.title
            lines.append(say("puzzle-title-line", title=title, **_figures(score)))
            buttons.append(Button(title, make(Verb.PUZZLE, NOWHERE, name), Tone.MAIN))
        text = (say("puzzle-about"), "\n".join(lines)) if lines else (say("puzzle-none"),)
        beside = (*self.to_lessons(say), *beside)
        rows = (*cards.rows_of(buttons[:MOST]), *([beside] if beside else []))
        return Post(title=say("puzzle-title"), text=text, small=say("puzzle-private"), rows=rows)

    async def puzzle_at(self, user: Person, key: str) -> tuple[Surface, bool]:
        """Return a puzzle, and whether it is asked of this user; if not, how it went, or the one before them.

        Raises:
            Refused: it is gone.

        """
        title, name, missed = (*key.split("."), "", "")[:3]
        puzzle = self._puzzles.puzzle(title, name)
        solving = await self._puzzles.solving(user, puzzle.game)
        if solving.standing.puzzle == puzzle.id and puzzle.id not in await self._puzzles.apart(puzzle.game):
            return replace(await self.puzzle_surface(user, puzzle), missed=missed), True
        if (kept := solving.answers.get(puzzle.id)) is None or solving.standing.puzzle == puzzle.id:
            return await self.puzzle_before(user, puzzle.game), False
        now = await self._puzzles.position(puzzle)
        verdict = await self._puzzles.judged(puzzle, now, text=kept.answer)
        return await self.puzzle_surface(user, puzzle, verdict, now), False

    async def puzzle_before(self, user: Person, title: str) -> Surface:
        """Return the puzzle that is before a user."""
        return await self.puzzle_surface(user, await self._puzzles.current(user, title))

    async def puzzle_surface(
        self, user: Person, puzzle: Puzzle, verdict: Verdict | None = None, now: Position | None = None
    ) -> PuzzleSurface:
        """Return a puzzle, and what an answer to it was worth; `now` is its position, if known."""
        score = self._puzzles.score(await self._puzzles.solving(user, puzzle.game))
        now = now or await self._puzzles.position(puzzle)
        return PuzzleSurface(
            pages=self,
            progress=self._puzzles,
            user=user,
            puzzle=puzzle,
            position=now,
            score=score,
            verdict=verdict,
        )

    async def puzzle_page(self, user: Person, puzzle: Puzzle, verdict: Verdict | None = None) -> Post:
        """Lay out a puzzle, or what came of it."""
        return await self._surfaces.lay_out(await self.puzzle_surface(user, puzzle, verdict), user)

    def to_lessons(self, say: Words, title: str = "") -> tuple[Button, ...]:
        """Return the button that leads to lessons, those of a title or all; none where there are none."""
        there = self._progress.lessons(title) if title else self._progress.taught()
        names = [title] if title else []
        return (Button(say("learn-back"), make(Verb.LEARN, NOWHERE, *names)),) if there else ()


@dataclass(frozen=True, slots=True)
class LessonSurface(Surface):
    """A step of a lesson."""

    pages: LessonPages
    progress: Progress
    user: Person
    stage: Stage
    at: Standing
    met: Response | None = None
    unkept: str = "learn-not-kept"

    @property
    def key(self) -> str:
        """Name the step."""
        return f"{LESSON}.{self.stage.lesson.game}.{self.stage.lesson.name}.{self.stage.step}"

    @property
    def now(self) -> Position:
        """Return the position of the step."""
        return self.progress.position(self.at)

    @property
    def editor(self) -> Editor | None:
        """Return the form of the step; None where it has none, or offers written answers."""
        if self.at.step is None or not self.at.step.form or self.at.question is None:
            return None
        return self.now.title.forms.get(self.at.question.kind)

    @property
    def draft(self) -> str | None:
        """Return the draft of the form."""
        return self.stage.draft or None

    async def give(self, given: AnswerForm) -> Surface:
        """Take an answer."""
        if given == AnswerForm():
            return await self._on(self.stage, Response())
        wanted, text, action = given.token, given.text, given.action
        return await self._on(
            *await self.progress.answer(
                self.user, self.stage, self.at, wanted=wanted, text=text, action=action
            )
        )

    async def own(self, does: Own, extra: Extra) -> Surface:
        """Go on, choose what was learnt, begin again, or be shown what was not found."""
        stage, met = self.stage, Response()
        if does.name == "next":
            stage, met = await self.progress.go_on(self.user, stage)
        elif does.name == "choose":
            stage, met = await self.progress.choose(self.user, stage, does.arg)
        elif does.name == "again":
            stage = await self.progress.again(self.user, stage)
        elif does.name == "shown":
            stage, met = await self.progress.give_answer(self.user, stage, self.at)
        return await self._on(stage, met)

    async def keep(self, draft: str) -> Surface:
        """Save a draft of the form."""
        return replace(self, stage=await self.progress.drafted(self.user, self.stage, draft), met=None)

    def refused(self, why: Refusal) -> Surface:
        """Say why an answer is not taken."""
        return replace(self, met=Response(Worth.REFUSED, why=why))

    async def around(self, say: Words, leaf: Leaf) -> Page | Post:
        """Return the lesson's words, how far it is, and what leads on; after the last step the lessons."""
        if self.met is not None and self.met.ended:
            return await self.pages.ended(self.user, self.stage)
        stage, lesson, title, met = self.stage, self.stage.lesson, self.now.title, self.met
        step, desk = lesson.steps[stage.step], self.now.desk(say)
        told = title.look.tell(self.at.events, {}, say) if not (met and met.worth in _AGAIN) else []
        words = "\n".join(f"> {x}" for x in say(lesson.key(step.id)).split("\n"))
        steps = say("learn-step", at=stage.step + 1, of=len(lesson.steps))
        rolled = (say("learn-dice"),) if self.at.rolled else ()
        name = f"lesson-{lesson.game}-{lesson.name}-{self.at.n}"
        framing = "occupied" if step.whole else "action"
        return Page(
            say("learn-heading", title=title.game.title, name=say(lesson.key())),
            news=(_verdict(desk, met), "\n".join(told), words),
            answers=self._answers(say),
            offers=tuple((_on_button(desk, stage, x), x) for x in written(self.at)),
            asking=step.kind == "do",
            foot=(self._foot(say),),
            small=" · ".join((f"{bar(stage.step + 1, len(lesson.steps))} {steps}", *rolled)),
            shot=Shot(name, self.at.events, framing=framing, marks=step.pointed),
        )

    async def _on(self, stage: Stage, met: Response) -> Surface:
        return await self.pages.surface(self.user, stage, met)

    def _answers(self, say: Words) -> Rows | None:
        """Return the answers of a step that asks no question of the game."""
        lesson, step = self.stage.lesson, self.stage.lesson.steps[self.stage.step]
        if step.kind == "check":
            labels = ((x, say(lesson.key(step.id, x))) for x in step.choices)
            return cards.rows_of([Button(y, tone=Tone.MAIN, does=Own("choose", x)) for x, y in labels])
        if step.kind != "do":
            last = self.stage.step + 1 == len(lesson.steps)
            label = say("learn-finish" if last else "learn-next")
            return ((Button(label, tone=Tone.MAIN, does=Own("next")),),)
        return None

    def _foot(self, say: Words) -> tuple[Control, ...]:
        step, row = self.stage.lesson.steps[self.stage.step], list[Control]()
        if self.stage.stuck and step.kind in ("do", "check"):
            row.append(Button(say("learn-shown"), tone=Tone.GOOD, does=Own("shown")))
        if step.kind == "do" and not step.form:  # a form has its own way to type
            row.append(Button(say("learn-write"), does=Write()))
        if self.stage.step:
            row.append(Button(say("learn-again"), does=Own("again")))
        row.append(Button(say("learn-back"), make(Verb.LEARN, NOWHERE, self.stage.lesson.game)))
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


def _verdict(desk: Desk, met: Response | None) -> str:
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


#: Signs before the best answer and before the player's own.
BEST, OWN = "✓", "▶"


def puzzle_question(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Say whose turn it is, what to find, and what wins if that depends on the position."""
    side = at.title.look.side(puzzle.seat, say)
    asks = say("puzzle-asked", side=side, ask=say(f"{puzzle.game}-puzzle-ask", kind=puzzle.kind))
    return "\n".join(x for x in (asks, at.title.look.aim(at.view, say)) if x)


def label(puzzle: Puzzle, at: Position, answer: str, say: Words) -> str:
    """Name an answer in the game's words, never by what it leads to.

    Lines of a sheet that all offered answers have in common say nothing, and are left out.
    """
    game, look = at.title.game, at.title.look
    try:
        if at.asked is None:
            return answer
        if at.listed is not None:
            return at.desk(say).label(game.read(at.state, at.asked, answer), at.view)
        shared = set.intersection(*(set(x.answer.splitlines()) for x in puzzle.offers))
        lines = [line for line in answer.splitlines() if line not in shared]
        if not lines:
            return say("puzzle-no-orders")
        action = game.read(at.state, at.asked, "\n".join(lines))
        return look.action_button(action, at.view, say) or look.label(action, at.view, say)
    except Refusal:
        return " ".join(answer.split())


def bests(puzzle: Puzzle, at: Position, say: Words) -> str:
    """Name the best answers; several may be equally good."""
    return " / ".join(label(puzzle, at, x.answer, say) for x in puzzle.offers if x.answer in puzzle.best)


def why_key(puzzle: Puzzle, say: Words) -> str:
    """Return the key of the sentence that says why: the theme's own, if it has one, or the title's."""
    from engine.puzzles.puzzle import key_of

    own = puzzle.key("why")
    return own if say.has(own) else key_of(puzzle.game, "why")


def why(puzzle: Puzzle, say: Words) -> str:
    """Say why the best answer is the best, and which term of the rating makes most of the difference."""
    from engine.puzzles.puzzle import chief, facts_of

    told, (term, more) = say(why_key(puzzle, say), **facts_of(puzzle)), chief(puzzle)
    if not term:
        return told
    about = say(f"{puzzle.game}-term-{term.replace('_', '-')}")
    return f"{told} {say('puzzle-chief', term=about, more=more)}"


def odds(puzzle: Puzzle, at: Position, say: Words, own: str = "", votes: dict[str, int] | None = None) -> str:
    """List the answers that were compared, the best first, with what each is worth, and how many chose it."""
    from engine.puzzles.puzzle import scaled

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


@dataclass(frozen=True, slots=True)
class PuzzleSurface(Surface):
    """A puzzle, and what an answer to it was worth."""

    pages: LessonPages
    progress: PuzzleProgress
    user: Person
    puzzle: Puzzle
    position: Position
    score: Score
    verdict: Verdict | None = None
    missed: str = ""

    @property
    def now(self) -> Position:
        """Return its position."""
        return self.position

    @property
    def key(self) -> str:
        """Name the puzzle, and what was answered first."""
        return ".".join(x for x in (PUZZLE, self.puzzle.game, self.puzzle.id, self.missed) if x)

    @property
    def left(self) -> tuple[str, ...]:
        """Return the answers that may still be tried."""
        return tuple(x for x in self.puzzle.choices if token(x) != self.missed)

    async def give(self, given: AnswerForm) -> Surface:
        """Take an answer, and another after a wrong one. If another press was quicker, its own counts."""
        text = given.text or ("" if given.token else "-")
        verdict = await self.progress.judged(self.puzzle, self.now, wanted=given.token, text=text)
        if verdict.refused is not None:
            return replace(self, verdict=verdict)
        if not verdict.best and not self.missed and len(self.left) > PAIR:
            return replace(self, missed=token(verdict.answer), verdict=None)
        if not await self.progress.answered(self.user, self.puzzle, verdict, again=bool(self.missed)):
            return (await self.pages.puzzle_at(self.user, f"{self.puzzle.game}.{self.puzzle.id}"))[0]
        return await self.pages.puzzle_surface(self.user, self.puzzle, verdict, self.position)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return what is to be found, or what the answer was worth, which is best, and why."""
        puzzle, at, verdict = self.puzzle, self.now, self.verdict
        taught, titles = self.pages.to_lessons(say, puzzle.game), make(Verb.PUZZLE, NOWHERE)
        name = f"puzzle-{puzzle.game}-{puzzle.id}"
        if verdict is None or verdict.refused is not None:
            told = WRONG + say("puzzle-again") if self.missed else ""
            if verdict is not None and verdict.refused is not None:
                told = _refusal(at, verdict.refused, say)
            lit = tuple(at.title.game.read(at.state, at.asked, x) for x in self.left) if at.asked else ()
            listed, rows = _offered({x: label(puzzle, at, x, say) for x in self.left})
            write = (Button(say("learn-write"), does=Write()), Button(say("puzzle-titles"), titles))
            level = say(f"puzzle-{puzzle.difficulty}")
            return Page(
                say("puzzle-heading", title=at.title.game.title, level=level),
                news=(told, puzzle_question(puzzle, at, say)),
                question=(at.question(say), listed),
                answers=rows,
                foot=((*write, *taught),),
                small=_small(self.score, say),
                shot=Shot(name, lit=(lit if at.listed is not None else at.drawable(self.left)) or None),
            )
        seen = say("puzzle-all-seen") if self.score.tried == self.score.all else ""
        onward = Button(say("puzzle-next"), make(Verb.PUZZLE, NOWHERE, puzzle.game), Tone.MAIN)
        return Page(
            say("puzzle-told", title=at.title.game.title, theme=say(puzzle.key())),
            news=(
                _worth(puzzle, at, verdict, say),
                why(puzzle, say),
                odds(puzzle, at, say, verdict.answer),
                seen,
            ),
            answers=(),
            foot=((onward, *taught, Button(say("puzzle-titles"), titles)),),
            small=f"{measured(puzzle, say)}\n{_small(self.score, say)}",
            plain=True,
            shot=Shot(name, lit=at.drawable(puzzle.best) or None, marks=at.about(puzzle.best[0])),
        )


def _offered(names: Mapping[str, str]) -> tuple[str, Rows]:
    """Return the buttons of answers by name, short ones side by side; long names are listed by letter."""
    if any(len(x) > cards.LABEL for x in names.values()):
        listed = "\n".join(f"**{x}** {name}" for x, name in zip(LETTERS, names.values(), strict=False))
        names = dict(zip(names, LETTERS, strict=False))
    else:
        listed = ""
    buttons = [Button(name, does=Take(token(x))) for x, name in names.items()]
    if all(len(x) <= SIDE_BY_SIDE for x in names.values()):
        return listed, cards.rows_of(buttons)
    return listed, tuple((x,) for x in buttons)


def _worth(puzzle: Puzzle, at: Position, verdict: Verdict, say: Words) -> str:
    """Say whether an answer is the best, else which is."""
    answer = label(puzzle, at, verdict.answer, say)
    if verdict.best:
        return RIGHT + say("puzzle-right", answer=answer)
    head = WRONG + say("puzzle-wrong", answer=answer, best=bests(puzzle, at, say))
    return head if verdict.offer else f"{head} {say('puzzle-not-compared')}"


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
