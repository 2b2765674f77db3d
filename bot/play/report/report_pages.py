"""The private pages of a report: its curve, each turning point with a picture, dice and figures, a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Rows
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Image, Post, Tone
from bot.play.model.rows import labels_of
from bot.play.model.terms import Person, Status
from bot.play.report.choosing import PICK, entry_page
from bot.play.report.report_words import ReportWords, Told, awards, figure_lines, luck_line
from bot.play.report.working_out import LookingBack
from engine.report.report import Point, Report
from render.core.look import Picture, Theme
from render.core.text import Words
from render.page.prose import plain
from render.report import report_scene
from render.report_words import percent

#: The pages beside the first: all dice and figures, and the file. A turning point is its number.
FIGURES, ALL = "figures", "all"
#: Number of turning points that have a button.
MOST = 3


class ReportPages:
    """Lays reports out for one person, and for the channel in the game's last post."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        wording: Wording,
        drawing: Drawing,
        looking_back: LookingBack,
        report_words: ReportWords,
    ) -> None:
        self._context, self._games, self._wording, self._drawing = context, games, wording, drawing
        self._looking_back, self._words = looking_back, report_words

    async def page(self, game: str, user: Person, what: str = "") -> Post:
        """Show a page of the report on a game; how far it is where there is none yet.

        Raises:
            Refused: the game is not over, or can have none.

        """
        report = await self._looking_back.report(game)
        live = await self._games.load(game, Status.OVER)
        say = await self._wording.words_for(user, live)
        if report is None:
            return self._wait(live, say)
        told = await self.told(live, report, say)
        theme = await self._wording.theme_for(user, live)
        if what.isdecimal() and 0 < int(what) <= len(report.turning):
            return await self._turn(told, user, int(what))
        if what == FIGURES:
            return self._laid(told, what, [_listed(told)])
        if what == ALL:
            text = "\n\n".join([plain(x) async for x in self._everything(told)])
            file = Image(f"{live.row.title}-{game}-look-back.txt", text.encode(), "")
            return self._laid(told, what, [say("lookback-file")], files=(file,))
        picture = await self._curve(told, theme)
        return self._laid(told, what, [await self._words.in_short(told)], image=picture)

    async def for_all(self, live: Live, report: Report, say: Words) -> tuple[str, Image | None]:
        """Return the last post's lines on a game's report, and the curve."""
        told = await self.told(live, report, say)
        return await self._words.in_short(told), await self._curve(
            told, await self._wording.theme_for(None, live)
        )

    async def told(self, live: Live, report: Report, say: Words) -> Told:
        """Put a report together with the words and names in which it is told."""
        desk = cards.Desk(live.info, live.title, say)
        labels = labels_of(await self._context.store.entries(live.row.id))
        return Told(live, desk, self._wording.names(live, say), labels, report)

    async def _curve(self, told: Told, theme: Theme) -> Image | None:
        names = self._wording.names(told.live, told.desk.say, raw=True)
        plain = replace(told, names=names)
        look, game = told.live.title.look, told.live.title.game
        board = Picture(view=game.view(told.live.state, None), words=told.desk.say, theme=theme)
        palette = look.scene(board).palette
        scene = report_scene(told.report, plain.plotted, told.desk.say, palette, told.labels)
        return await self._drawing.image(scene, f"{told.live.row.title}-{told.live.row.id}-chances")

    async def _turn(self, told: Told, user: Person, i: int) -> Post:
        """Show a turning point on the board as its player saw it before."""
        t, live, say = told.report.turning[i - 1], told.live, told.desk.say
        _, before = await self._words.position(told, t.n)
        view = live.title.game.view(before, t.seat if t.seat in live.title.game.seats else None)
        stem = f"{live.row.title}-{live.row.id}-{t.n}"
        image = await self._drawing.drawn(live, view, told.desk.say, stem, user, t.n, framing="action")
        # the position before the answer is the one to try another in
        from_here = Button(say("sandbox-try"), make(Verb.SANDBOX, live.row.id, "open", t.n - 1), Tone.GOOD)
        said = [told.desk.say("lookback-head", side=told.side), await self._words.turn(told, i - 1)]
        return self._laid(told, str(i), ["\n".join(said)], image=image, first=((from_here,),))

    def _wait(self, live: Live, say: Words) -> Post:
        desk = cards.Desk(live.info, live.title, say)
        again = Button(say("lookback-again"), make(Verb.LOOKBACK, live.row.id, ""))
        text = say("lookback-wait", percent=self._looking_back.percent(live.row.id))
        return Post(title=say("lookback-title", game=desk.heading()), text=(text,), rows=((again,),))

    def _laid(
        self,
        told: Told,
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

    async def _everything(self, told: Told) -> AsyncIterator[str]:
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


def _listed(told: Told) -> str:
    """List dice, figures and awards."""
    say = told.desk.say
    luck = [luck_line(told, x) for x in told.report.luck] or [say("lookback-no-luck")]
    figures, told_of = list(figure_lines(told)), list(awards(told))
    parts = [say("lookback-dice"), *(f"- {x}" for x in luck)]
    parts += [say("lookback-figures"), *(f"- {x}" for x in figures)] if figures else []
    parts += [say("lookback-awards"), *(f"- {x}" for x in told_of)] if told_of else []
    return "\n".join(parts)


def _point(told: Told, x: Point) -> str:
    say = told.desk.say
    known = [say("lookback-known", name=told.plotted[seat], n=percent(e)) for seat, e in x.known.items()]
    error = round(100 * x.open.error)
    return say("lookback-point", n=told.label(x.n), open=percent(x.open), error=error, known=", ".join(known))
