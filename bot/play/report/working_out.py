"""Reports are worked out one after the other, in a process of its own, and kept."""

from __future__ import annotations

import asyncio

from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused, Status
from bot.play.workers.looking_back import looked_back
from bot.play.workers.pool import WorkLost
from bot.play.workers.records import packed
from bot.store.models import PostKind
from bot.store.shards import Part
from engine.report.report import Report, read_report

#: Seconds after its end for which a game gets its report without anybody asking.
RECENT = 3600
#: Seconds after which a report that was begun counts as lost and is begun again.
LOST = 300


class LookingBack:
    """Has reports worked out. Nobody waits for one."""

    def __init__(self, context: Context, games: GameLoader, outgoing: Outgoing) -> None:
        self._context, self._games, self._outgoing = context, games, outgoing
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
        if found is not None and found.report:
            return read_report(found.report)
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
        post = self._outgoing.post(game, live.lane, PostKind.REPORTED, last=live.row.n)
        await self._context.store.keep_look_back(game, text, [post])
