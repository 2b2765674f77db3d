"""An answer of an ended game is explained when somebody asks, in a process of its own.

It takes half a minute: in the process for heavy work people would wait for it who play.
"""

from __future__ import annotations

from collections import OrderedDict

from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.model.locks import Locks
from bot.play.model.terms import Refused, Status
from bot.play.workers.looking_back import explained
from bot.play.workers.pool import Progress, WorkLost
from bot.play.workers.records import packed
from engine.report.explanation import SECONDS, Explanation
from engine.report.report import Estimate, read_report

#: Number of explanations that this process remembers, so that nobody waits for the same one again.
KEPT = 64


class Explaining:
    """Has answers explained, one at a time for each game."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games
        self._locks = Locks()
        self._kept = OrderedDict[tuple[str, int], Explanation]()

    async def explanation(self, game: str, n: int, progress: Progress | None = None) -> Explanation:
        """Explain the answer of entry `n`.

        Raises:
            Refused: the game is not over, can have no report, or the entry is no answer of today's rules.

        """
        live = await self._games.load(game, Status.OVER, look=False)
        if live.title.game.reporter() is None or live.row.edition != live.title.game.edition:
            raise Refused("refused-look-back")
        if not self._context.reporting:
            raise Refused("refused-look-back")
        rows = await self._context.store.entries(game)
        if not any(x.n == n and x.how == "answer" and x.n > live.row.mark for x in rows):
            raise Refused("refused-explain")
        async with self._locks(game):
            if (game, n) not in self._kept:
                work = self._context.explainers.run(
                    explained,
                    live.title.game,
                    live.row.model_dump(),
                    packed(rows),
                    n,
                    min(SECONDS, self._context.reporting),
                    await self._known(game),
                    progress=progress or _silent,
                )
                try:
                    self._kept[game, n] = await self._context.outside(work)
                except WorkLost as why:
                    raise Refused("refused-too-long") from why
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end((game, n))
            return self._kept[game, n]

    async def _known(self, game: str) -> dict[int, Estimate]:
        """Return the chances before and after turning points, as the report tells them."""
        found = await self._context.store.look_back(game)
        turning = read_report(found.report).turning if found is not None and found.report else ()
        return {n: x for t in turning for n, x in ((t.n - 1, t.before), (t.n, t.after))}


def _silent(done: int, of: int) -> None:
    """Take no notice of progress."""
