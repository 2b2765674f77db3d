"""Reports on ended games: each worked out once, in a process of its own, worded, and laid out in private."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.live import Added, Drawing, Live, TableStand, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Image, Post, Rows, Tone
from bot.play.model.rows import LOG, SOLE, events_of, labels_of
from bot.play.model.terms import Person, Refused, Status
from bot.play.workers.pool import WorkLost
from bot.play.workers.records import looked_back, packed
from bot.store.models import Entry, LookBack, PostKind
from bot.store.shards import Part
from engine.core.codec import unpack_action
from engine.core.flow import find, options
from engine.core.rules import Action, Seat, Secrecy, State
from render.core.look import Picture, Theme
from render.core.replay import turn_of
from render.core.text import Words, join_list
from render.page.prose import plain
from render.report import report_scene
from render.report_words import (
    award_lines,
    because_line,
    better_line,
    course_line,
    figure_rows,
    label,
    percent,
)
from render.report_words import luck_line as worded_luck

if TYPE_CHECKING:
    from engine.report.report import Luck, Point, Report, TurningPoint

#: Name of the page on which an answer is chosen, and prefix of the page of one: "e42".
PICK, ENTRY = "pick", "e"
#: Number of answers on a page, and of pages that can be chosen.
EACH, PAGES = 22, 25


@dataclass(frozen=True, slots=True)
class AnswersPage:
    """A page of answers, newest first, and the pages that there are around it: number, first and last."""

    number: int
    rows: Sequence[Entry]
    near: Sequence[tuple[int, Entry, Entry]]


def stored(found: LookBack | None) -> Report | None:
    """Read a report that has been written; None while there is none."""
    from engine.report.report import read_report

    return read_report(found.report) if found is not None and found.report else None


def entry_page(n: int) -> str:
    """Name the page of an entry."""
    return f"{ENTRY}{n}"


def entry_of_page(name: str) -> int | None:
    """Return the entry whose page has this name; None where it is another page.

    >>> entry_of_page("e42"), entry_of_page("pick.2"), entry_of_page("e")
    (42, None, None)
    """
    digits = name.removeprefix(ENTRY)
    return int(digits) if name.startswith(ENTRY) and digits.isdecimal() and len(digits) < 9 else None


def pick_page(number: int) -> str:
    """Name a page on which an answer is chosen.

    >>> pick_page(0), pick_page(2), picked("pick.2"), picked("pick"), picked("pick.x")
    ('pick', 'pick.2', 2, 0, 0)
    """
    return f"{PICK}.{number}" if number else PICK


def picked(name: str) -> int:
    """Return the number of a page on which an answer is chosen."""
    digits = name.removeprefix(f"{PICK}.")
    return int(digits) if digits.isdecimal() and len(digits) < 9 else 0


def explainable(rows: Sequence[Entry], mark: int) -> list[Entry]:
    """Return the entries with a chosen answer, or with dice, newest first."""
    found = (x for x in reversed(rows) if x.how == "answer" and x.n > mark)
    return [x for x in found if x.by != SOLE or x.rolls != "[]"]


def leaf(rows: Sequence[Entry], number: int) -> AnswersPage:
    """Turn to a page; to the last if there are not that many."""
    pages = [rows[i : i + EACH] for i in range(0, len(rows), EACH)] or [rows]
    number = min(number, len(pages) - 1)
    first = max(0, min(number - PAGES // 2, len(pages) - PAGES))
    return AnswersPage(number, pages[number], [*_near(pages, first)] if rows else [])


def _near(pages: Sequence[Sequence[Entry]], first: int) -> Iterator[tuple[int, Entry, Entry]]:
    for i, page in enumerate(pages[first : first + PAGES], first):
        yield i, page[-1], page[0]


#: Characters of a form that are shown; number of lines about dice on the first page. `UNUSUAL` is how
#: rare such luck must be.
LONGEST_FORM, FEW = 80, 2
#: Number of turning points in a game's last post.
PUBLIC = 2
#: Maximum length of the events of a turning point that are quoted in its line.
LONGEST_TOLD = 160
UNUSUAL = 0.1


@dataclass(frozen=True, slots=True)
class Telling:
    """An ended game with the words and names in which it is told, and what its entries are called."""

    live: Live
    desk: Desk
    names: Mapping[Seat, str]
    labels: Mapping[int, str]

    def name(self, seat: Seat) -> str:
        """Return a side's name for its dice, figures or answers."""
        known = self.names.get(seat) or self.desk.title.look.side(seat, self.desk.say)
        return self.desk.say.find(f"{self.desk.info.title}-report-{seat}", known)

    def label(self, n: int) -> str:
        """Return an entry's label, as in the log and on the page of the game."""
        return label(n, self.labels)

    def side_of(self, seat: Seat) -> str:
        """Return the name of this seat's side for its chance to win."""
        return self.desk.say.find(f"{self.desk.info.title}-report-side", self.name(seat))


@dataclass(frozen=True, slots=True)
class ReportTelling(Telling):
    """A report that is told."""

    report: Report

    @property
    def side(self) -> str:
        """Return whose chance it is."""
        return self.side_of(self.report.side)

    @property
    def plotted(self) -> Mapping[Seat, str]:
        """Return the names for the picture."""
        return {x: self.side if x == self.report.side else self.name(x) for x in self.report.sides}


class ReportWords:
    """Words reports. Answers are named as they were at the time."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games

    async def in_public(self, told: ReportTelling) -> str:
        """Word the report for a game's last post: what turned it most, in the order in which it happened."""
        say, turning = told.desk.say, told.report.turning
        first = sorted(range(len(turning)), key=lambda i: (-_step(turning[i]), i))[:PUBLIC]
        lines = [await self._turned(told, i) for i in sorted(first)]
        return "\n".join(
            [say("lookback-turned-head", side=told.side), *lines]
            if lines
            else [say("lookback-no-turn-short")]
        )

    async def _turned(self, told: ReportTelling, index: int) -> str:
        """Word a turning point in one short line."""
        t, say = told.report.turning[index], told.desk.say
        facts = {"before": percent(t.before), "after": percent(t.after), "turn": await self._when(told, t)}
        what = await self._played(told, t)
        return say("lookback-turned", i=index + 1, what=what, name=told.name(t.seat), **facts)

    async def in_short(self, told: ReportTelling) -> str:
        """Word the report for its first page: what turned the game, whose dice were unusual, awards."""
        say, report = told.desk.say, told.report
        lines = [say("lookback-head", side=told.side)]
        lines += filter(None, [course_line(report, told.plotted, say, told.labels)])
        lines += [await self.turn(told, i) for i in range(len(report.turning))]
        if not report.turning:
            lines.append(say("lookback-no-turn"))
        rarest = sorted(report.luck, key=lambda x: x.tail)[:FEW]
        lines += [f"- {luck_line(told, x)}" for x in rarest if x.tail <= UNUSUAL]
        if rarest and rarest[0].tail > UNUSUAL:
            lines.append(f"- {say('lookback-luck-even')}")
        return "\n".join([*lines, *(f"- {x}" for x in awards(told))])

    async def turn(self, told: ReportTelling, index: int) -> str:
        """Word a turning point: what was played, what it changed and why, and a better answer."""
        t, say = told.report.turning[index], told.desk.say
        what, said = await self._played(told, t), await self._when(told, t)
        change = {"before": percent(t.before), "after": percent(t.after)}
        who = {"name": told.name(t.seat), "side": told.side, "turn": said}
        line = say("lookback-turn", i=index + 1, n=told.label(t.n), what=what, **who, **change)
        why = because_line(t.cause, t.average, t.guess, say)
        return " ".join(filter(None, (line, why, await self._better(told, t))))

    async def _when(self, told: ReportTelling, turning_point: TurningPoint) -> str:
        """Name the turn of a turning point, with a comma; "" in a game without turns."""
        _, before = await self.position(told, turning_point.n)
        turn, _ = turn_of(told.live.title.game.view(before, None))
        key = f"{told.report.game}-report-turn"
        say = told.desk.say
        return f"{say(key, n=turn)}, " if isinstance(turn, int) and say.has(key) else ""

    async def _played(self, told: ReportTelling, turning_point: TurningPoint) -> str:
        """Say what was done, as everybody was told of it where that says more than the answer's name."""
        row, _ = await self.position(told, turning_point.n)
        open_ = [e for e in events_of(row) if e.reaches(None)]
        lines = told.live.title.look.tell(open_, told.names, told.desk.say)
        said = next((x for x in (" ".join(lines[:2]), *lines[:1]) if 0 < len(x) <= LONGEST_TOLD), "")
        kind = told.live.title.game.rules.kinds[turning_point.kind]
        if (
            not said
            or kind.secrecy is not Secrecy.OPEN
            or said.startswith(told.name(turning_point.seat))
            or "**" in said
        ):
            return await self.answer(told, turning_point.n, None)
        return f"**{said.removesuffix('.')}**"

    async def _better(self, told: ReportTelling, turning_point: TurningPoint) -> str:
        answer = (
            await self.answer(told, turning_point.n, turning_point.best)
            if turning_point.best is not None
            else ""
        )
        return better_line(
            told.name(turning_point.seat), answer, turning_point.tried, turning_point.lead, told.desk.say
        )

    async def position(self, told: Telling, n: int) -> tuple[Entry, State]:
        """Return an entry of the log, and the state before it."""
        (row,) = await self._context.store.entries(told.live.row.id, n, n)
        return row, await self._games.state_at(told.live, max(0, n - 1))

    async def secret(self, told: ReportTelling, n: int) -> str:
        """Word an answer that was sealed or hidden, with whose it was."""
        row, _ = await self.position(told, n)
        what = self.written(told.live, row)
        return told.desk.say("lookback-secret", n=told.label(n), name=told.name(row.seat), what=what)

    @staticmethod
    def written(live: Live, row: Entry) -> str:
        """Write an answer as it could be typed, in one line."""
        game = live.title.game
        kind = game.rules.kinds.get(row.kind)
        what = row.kind if kind is None else game.write(unpack_action(kind.takes, json.loads(row.action)))
        return " · ".join(what.split("\n"))

    async def answer(self, told: Telling, n: int, answer: Action, *, packed: bool = True) -> str:
        """Name an answer to the question of an entry, the one that was given where none is named."""
        row, s = await self.position(told, n)
        game, action = told.live.title.game, answer
        if packed:
            given = json.loads(row.action) if answer is None else answer
            action = unpack_action(game.rules.kinds[row.kind].takes, given)
        named = f"**{told.desk.label(action, game.view(s, row.seat))}**"
        lines = game.write(action).replace("`", "'").split("\n")
        if options(s, find(s, row.seat, row.decision)) is not None or len(lines) == 1:
            return named
        form = " · ".join(lines)
        return f"{named} (`{form if len(form) <= LONGEST_FORM else form[:LONGEST_FORM] + '…'}`)"


def _step(x: TurningPoint) -> float:
    """Return how far a turning point moved the chance."""
    return abs(x.after.chance - x.before.chance)


def luck_line(told: ReportTelling, x: Luck) -> str:
    """Compare a seat's dice with their expected results, and say how unusual they were."""
    return worded_luck(told.report.game, told.name(x.seat), x, told.desk.say)


def figure_lines(told: ReportTelling) -> Iterator[str]:
    """Yield each number that is cared for, with that of each seat."""
    say = told.desk.say
    for called, each in figure_rows(told.report, say):
        of = [say("lookback-figure", name=told.name(x), n=n) if x else str(n) for x, n in each.items()]
        yield f"{called}: {join_list(of, say)}"


def awards(told: ReportTelling) -> Sequence[str]:
    """Return the awards, each a line."""
    return award_lines(told.report, told.name, told.desk.say, told.labels)


#: Seconds after its end for which a game gets its report without anybody asking.
RECENT = 3600
#: Seconds after which a report that was begun counts as lost and is begun again.
LOST = 300


class LookingBack:
    """Has reports on games worked out, for which nobody waits, and lays them out."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        wording: Wording,
        drawing: Drawing,
        report_words: ReportWords,
    ) -> None:
        self._context, self._games, self._wording, self._drawing = context, games, wording, drawing
        self._words = report_words
        self._task: asyncio.Task[None] | None = None
        self._done = dict[str, int]()

    async def sweep(self, shards: Part | None) -> None:
        """Begin what is due: reports on games that have just ended, and reports that were lost."""
        if not self._context.reporting:
            return
        titles = [x for x, title in self._context.titles.titles.items() if title.game.reporter() is not None]
        now = self._context.now()
        for game in await self._context.store.just_over(now - RECENT, titles, shards):
            await self._context.store.want_look_back(game, now)
        if await self._context.store.look_back_due(now):
            self._go_on()

    async def report(self, game: str) -> Report | None:
        """Return the report on a game that is over; None while there is none, for then it is begun.

        Raises:
            Refused: the game is not over, or can have none.

        """
        live = await self._games.load(game, Status.OVER, look=False)
        if live.title.game.reporter() is None or live.row.edition != live.title.game.edition:
            raise Refused("refused-look-back")
        found = await self._context.store.look_back(game)
        if report := stored(found):
            return report
        if not self._context.reporting:
            raise Refused("refused-look-back")
        await self._context.store.want_look_back(game, self._context.now())
        self._go_on()
        return None

    def percent(self, game: str) -> int:
        """Return a report's progress in percent."""
        return self._done.get(game, 0)

    @property
    def at_work(self) -> bool:
        """Return whether a report is being worked out."""
        return self._task is not None and not self._task.done()

    async def rest(self) -> None:
        """Wait until nothing is being worked out."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def stop(self) -> None:
        """Stop the current work: it starts again at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- one after the other -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        if not self.at_work:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        store = self._context.store
        while game := await store.hold_look_back(self._context.now(), self._context.now() + LOST):
            try:
                await self._work_out(game)
            except (Refused, WorkLost) as why:
                LOG.warning("the report on game %s was not worked out: %s", game, why)
            except Exception:
                LOG.exception("the report on game %s could not be worked out", game)
            finally:
                self._done.pop(game, None)

    async def _work_out(self, game: str) -> None:
        live = await self._games.load(game, Status.OVER, look=False)
        rows = await self._context.store.entries(game)
        seed = await self._context.store.seed(game)

        def progress(done: int, of: int) -> None:
            self._done[game] = 100 * done // of

        text = await self._context.reporters.run(
            looked_back,
            live.title.game,
            live.row.model_dump(),
            packed(rows),
            seed,
            self._context.reporting,
            progress=progress,
        )
        post = self._context.outgoing.post(game, live.lane, PostKind.REPORTED, last=live.row.n)
        await self._context.store.keep_look_back(game, text, [post])

    async def page(self, game: str, user: Person, what: str = "") -> Post:
        """Show a page of the report on a game; how far it is where there is none yet.

        Raises:
            Refused: the game is not over, or can have none.

        """
        report = await self.report(game)
        live = await self._games.load(game, Status.OVER)
        say = await self._wording.words_for(user, live)
        if report is None:
            return self._wait(live, say)
        told = await self.telling(live, report, say)
        theme = await self._wording.theme_for(user, live)
        if what.isdecimal() and 0 < int(what) <= len(report.turning):
            return await self._turn(told, user, int(what))
        if what == FIGURES:
            return self._page(told, what, [_listed(told)])
        if what == ALL:
            text = "\n\n".join([plain(x) async for x in self._everything(told)])
            file = Image(f"{live.row.title}-{game}-look-back.txt", text.encode(), "")
            return self._page(told, what, [say("lookback-file")], files=(file,))
        picture = await self._curve(told, theme)
        return self._page(told, what, [await self._words.in_short(told)], image=picture)

    async def for_all(self, live: Live, report: Report, say: Words) -> tuple[str, Image | None]:
        """Return the last post's lines on a game's report, and the curve."""
        told = await self.telling(live, report, say)
        theme = await self._wording.theme_for(None, live)
        return await self._words.in_public(told), await self._curve(told, theme)

    async def telling(self, live: Live, report: Report, say: Words) -> ReportTelling:
        """Put a report together with the words and names in which it is told."""
        desk = cards.Desk(live.info, live.title, say)
        labels = labels_of(await self._context.store.entries(live.row.id))
        return ReportTelling(live, desk, self._wording.names(live, say), labels, report)

    async def _curve(self, told: ReportTelling, theme: Theme) -> Image | None:
        names = self._wording.names(told.live, told.desk.say, raw=True)
        plain = replace(told, names=names)
        look, game = told.live.title.look, told.live.title.game
        board = Picture(view=game.view(told.live.state, None), words=told.desk.say, theme=theme)
        palette = look.scene(board).palette
        scene = report_scene(told.report, plain.plotted, told.desk.say, palette, told.labels)
        return await self._drawing.image(scene, f"{told.live.row.title}-{told.live.row.id}-chances")

    async def _turn(self, told: ReportTelling, user: Person, index: int) -> Post:
        """Show a turning point on the board as its player saw it before."""
        t, live, say = told.report.turning[index - 1], told.live, told.desk.say
        _, before = await self._words.position(told, t.n)
        view = live.title.game.view(before, t.seat if t.seat in live.title.game.seats else None)
        stem = f"{live.row.title}-{live.row.id}-{t.n}"
        image = await self._drawing.draw(live, view, told.desk.say, stem, user, t.n, framing="action")
        # the position before the answer is the one to try another in
        from_here = Button(say("sandbox-try"), make(Verb.SANDBOX, live.row.id, "open", t.n - 1), Tone.GOOD)
        said = [told.desk.say("lookback-head", side=told.side), await self._words.turn(told, index - 1)]
        return self._page(told, str(index), ["\n".join(said)], image=image, first=((from_here,),))

    def _wait(self, live: Live, say: Words) -> Post:
        desk = cards.Desk(live.info, live.title, say)
        again = Button(say("lookback-again"), make(Verb.LOOKBACK, live.row.id, ""))
        text = say("lookback-wait", percent=self.percent(live.row.id))
        return Post(title=say("lookback-title", game=desk.heading()), text=(text,), rows=((again,),))

    def _page(
        self,
        told: ReportTelling,
        what: str,
        text: list[str],
        *,
        image: Image | None = None,
        files: tuple[Image, ...] = (),
        first: Rows = (),
    ) -> Post:
        say, report = told.desk.say, told.report
        pages = [("", say("lookback-page-curve"))]
        pages += [(str(i + 1), say("lookback-page-turn", i=i + 1)) for i in range(len(report.turning[:MOST]))]
        second = [(FIGURES, say("lookback-page-figures")), (ALL, say("lookback-page-all"))]
        if what in dict(pages) and what:
            second.append((entry_page(report.turning[int(what) - 1].n), say("explain-this")))
        second.append((PICK, say("explain-page")))
        rows = tuple(
            tuple(
                Button(
                    label, make(Verb.LOOKBACK, told.live.row.id, x), Tone.MAIN if x == what else Tone.PLAIN
                )
                for x, label in row
            )
            for row in (pages, second)
        )
        return Post(
            title=say("lookback-title", game=told.desk.heading()),
            text=tuple(text),
            image=image,
            files=files,
            rows=(*first, *rows),
            small=say("lookback-small", n=report.games),
        )

    async def _everything(self, told: ReportTelling) -> AsyncIterator[str]:
        """Yield all parts of the file."""
        yield await self._words.in_short(told)
        yield _listed(told)
        say = told.desk.say
        yield "\n".join(
            [say("lookback-points", side=told.side), *(_point(told, x) for x in told.report.points)]
        )
        if told.report.secrets:
            yield "\n".join(
                [say("lookback-secrets"), *[await self._words.secret(told, n) for n in told.report.secrets]]
            )
        yield say("lookback-small", n=told.report.games)

    async def part(self, shown: TableStand) -> Added:
        """Tell the report, where there is one by now."""
        said, files = await self._looked_back(shown.live, shown.desk.say)
        return Added(last=(said,) if said else (), files=tuple(files))

    async def _looked_back(self, live: Live, say: Words) -> tuple[str, list[Image]]:
        """Return the report's lines on a game, with its curve; nothing without one."""
        found = await self._context.store.look_back(live.row.id)
        try:
            if not (report := stored(found)):
                return "", []
            said, curve = await self.for_all(live, report, say)
        except Exception:  # the winner must be announced all the same
            LOG.exception("the report on game %s could not be told", live.row.id)
            return "", []
        return said, [curve] if curve else []


#: The pages beside the first: all dice and figures, and the file. A turning point is its number.
FIGURES, ALL = "figures", "all"
#: Number of turning points that have a button.
MOST = 3


def _listed(told: ReportTelling) -> str:
    """List dice, figures and awards."""
    say = told.desk.say
    luck = [luck_line(told, x) for x in told.report.luck] or [say("lookback-no-luck")]
    figures, told_of = list(figure_lines(told)), list(awards(told))
    parts = [say("lookback-dice"), *(f"- {x}" for x in luck)]
    parts += [say("lookback-figures"), *(f"- {x}" for x in figures)] if figures else []
    parts += [say("lookback-awards"), *(f"- {x}" for x in told_of)] if told_of else []
    return "\n".join(parts)


def _point(told: ReportTelling, x: Point) -> str:
    say = told.desk.say
    known = [say("lookback-known", name=told.plotted[seat], n=percent(e)) for seat, e in x.known.items()]
    error = round(100 * x.open.error)
    return say("lookback-point", n=told.label(x.n), open=percent(x.open), error=error, known=", ".join(known))
