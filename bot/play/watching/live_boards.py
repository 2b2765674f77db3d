"""Pages of games as their channels see them, updated as games are committed, for spectators."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import TypeVar

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.locks import Locks
from bot.play.model.terms import Refused
from bot.play.queries.replay_pages import ReplayPages
from bot.play.workers.live_films import Grown, LivePage, ended_page, live_film
from bot.play.workers.replay_pages import PageOrder

W = TypeVar("W")
#: Number of boards kept, those asked for last; and for each, of its last entries' additions.
MOST_BOARDS, MOST_ADDED = 32, 120


@dataclass(slots=True)
class Board:
    """The state of a game's page. `shown` is how far the channel had been told when it was last read.

    `key` identifies a film: later moments can only be added to the same film. `rows` counts the log rows
    read, `moments` the moments shown. `added` are events, each with the number of its moment. `page` was
    made when there were `paged` moments. Of an ended game only the page is kept.
    """

    key: str = ""
    shown: int = -2
    rows: int = 0
    moments: int = 0
    added: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MOST_ADDED))
    page: LivePage | None = None
    paged: int = -1
    ended: str = ""

    @property
    def id(self) -> str:
        """Return the id of its newest event; "" where none will follow."""
        return "" if self.ended else f"{self.key}-{self.moments}"

    def after(self, event: str) -> list[tuple[str, str]] | None:
        """Return what came after an event, with ids; None if the whole page must be fetched again."""
        key, _, number = event.rpartition("-")
        if self.ended or key != self.key or not number.isdecimal():
            return None
        n = int(number)
        if n > self.moments or (n < self.moments and (not self.added or self.added[0][0] > n + 1)):
            return None
        return [(f"{key}-{i}", text) for i, text in self.added if i > n]


class LiveBoards:
    """Brings the boards of games up to what is committed, each entry once, however many watch."""

    def __init__(self, context: Context, games: GameLoader, replay_pages: ReplayPages) -> None:
        self._context, self._games = context, games
        self._replay_pages = replay_pages
        self._boards: OrderedDict[str, Board] = OrderedDict()
        self._locks, self._secret = Locks(), secrets.token_bytes(32)

    async def board(self, game: str, *, page: bool = False) -> Board:
        """Return the board of a game as it is committed now; `page`: with its page.

        Raises:
            Refused: it cannot be shown as things are.

        """
        async with self._locks(game):
            live = await self._games.load(game, look=False)
            board = self._boards.setdefault(game, Board())
            self._boards.move_to_end(game)
            while len(self._boards) > MOST_BOARDS:
                self._boards.popitem(last=False)
            if live.row.n < 0:
                raise Refused("refused-lobby")
            if live.row.edition != live.title.game.edition:
                raise Refused("refused-replay-edition", was=live.row.edition, version=live.row.version)
            if live.info.status.ended:
                await self._close(live, board)
            else:
                await self._grow(live, board, page=page)
            return board

    async def known(self, game: str) -> Board:
        """Return the board of a game as it was looked at last, unless that has been forgotten."""
        return self._boards.get(game) or await self.board(game)

    async def _close(self, live: Live, board: Board) -> None:
        """Have the page of a game that is over: everything is open then."""
        looked = await self._context.store.look_back(live.row.id)
        stands = f"{live.row.revision}{'+' if looked and looked.report else ''}"
        if board.ended != stands:
            order = await self._replay_pages.order(live, self._replay_pages.reader(live))
            board.page = await self._work(ended_page, order)
            board.ended = stands
            board.added.clear()

    async def _grow(self, live: Live, board: Board, *, page: bool) -> None:
        """Add what the channel has been told since; what it was not told changes nothing here."""
        watcher, began = self._replay_pages.reader(live), monotonic()
        order = await self._replay_pages.order(live, watcher, live.row.n + 1)  # without the rows, to be quick
        key = self._key(live, order)
        wanted = page and (board.key != key or board.paged != board.moments)
        if board.key == key and board.shown == live.row.shown and not wanted:
            return
        grown, film = None, partial(live_film, page=page)
        if board.key == key:
            order = await self._replay_pages.order(live, watcher, board.rows)
            grown = await self._work(film, order, key, board.rows)
        if grown is None:  # the process has no film of it, or an outdated one
            order = await self._replay_pages.order(live, watcher, live.row.mark)
            grown = await self._work(film, order, key, live.row.mark)
        assert grown is not None
        _take_in(board, grown, key, live.row.shown)
        self._context.counts.drew("live", monotonic() - began, sum(len(x) for x in grown.added))

    async def _work(self, do: Callable[..., W], *given: object) -> W:
        """Have the process of those who watch do something: no answer waits for it."""
        return await self._context.watchers.run(do, *given)

    def _key(self, live: Live, order: PageOrder) -> str:
        """Return the key that tells films with different names, languages or rules apart.

        It is public, so it is derived only from what the page shows, and a secret of this process.
        """
        called = [[dict(x.now), *(dict(names) for _, names in x.before)] for x in order.called]
        told = [order.id, order.name, order.languages, order.first, order.theme, order.commitment, called]
        text = json.dumps([*told, dict(order.words), live.row.edition, order.version], sort_keys=True)
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:16]


def _take_in(board: Board, grown: Grown, key: str, shown: int) -> None:
    """Add the result of a film. A new film brings everything again."""
    if board.key != key:
        board.added.clear()
        board.key = key
    known = board.added[-1][0] if board.added else -1
    first = grown.moments - len(grown.added) + 1
    board.added.extend((i, x) for i, x in enumerate(grown.added, first) if i > known)
    board.rows, board.moments, board.shown, board.ended = grown.rows, grown.moments, shown, ""
    if grown.page is not None:
        board.page, board.paged = grown.page, grown.moments
