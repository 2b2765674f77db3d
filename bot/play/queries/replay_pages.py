"""The page of a game: a file in which it can be viewed step by step, without the bot."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic

from bot.play.context import Context
from bot.play.games.commits import SILENT
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.terms import Person, Refused
from bot.play.queries.player_views import PlayerViews
from bot.play.workers.records import packed
from bot.play.workers.replay_pages import PageOrder, ReplayPage, replay_page
from engine import __version__
from engine.core.record import Hinted
from engine.languages import complete
from render.core.text import words
from render.page.moments import ONLOOKER, OPEN

#: Stands for a person's id where a whole channel reads: no seat, no preferences.
ANYBODY = -1


class ReplayPages:
    """Makes the page of a game, in another process: all of an ended game, else what the user may see."""

    def __init__(
        self, context: Context, wording: Wording, games: GameLoader, player_views: PlayerViews
    ) -> None:
        self._context, self._wording, self._games = context, wording, games
        self._player_views = player_views

    async def page(
        self, game: str, user: Person, progress: Callable[[int, int], None] | None = None
    ) -> ReplayPage:
        """Make the page of a game as this user may see it.

        Raises:
            Refused: it has not begun, nothing can be seen of it yet, or its rules are older than ours.

        """
        live = await self._games.begun(game, replays=True)
        made = await self._made(await self.order(live, user), progress or _silent)
        if made is None:
            raise Refused("refused-nothing-yet")
        return made

    async def of_ended(self, live: Live) -> ReplayPage | None:
        """Make the page of an ended game for all who see its channel; None if there is nothing to see.

        Raises:
            Refused: it has not ended, too many other pages are being made, or it took too long.
            WorkLost: the work was interrupted.

        """
        if not live.info.status.ended:
            raise Refused(f"refused-{live.info.status.value}", why=live.row.frozen)
        return await self._made(await self.order(live, self.reader(live)), _silent)

    def reader(self, live: Live) -> Person:
        """Return the reader of a game's channel: no person, in the channel's language."""
        return Person(ANYBODY, "", self._wording.words_in(live).locale)

    async def _made(self, order: PageOrder, progress: Callable[[int, int], None]) -> ReplayPage | None:
        began = monotonic()
        made = await self._context.workers.run(replay_page, order, progress=progress)
        if made is not None:
            self._context.counts.drew("page", monotonic() - began, len(made.data))
        return made

    async def order(self, live: Live, user: Person, first: int = 0) -> PageOrder:
        """Put together what a page of this game shows to this user, of its log the rows from `first` on."""
        row, ended = live.row, live.info.status.ended
        say, theme = await self._wording.words_for(user, live), await self._wording.theme_for(user, live)
        languages = tuple(dict.fromkeys((*complete(), say.locale)))
        seed = await self._context.store.seed(row.id) if ended else ""
        hints = await self._context.store.hints(row.id) if ended else []
        looked = await self._context.store.look_back(row.id) if ended else None
        return PageOrder(
            game=live.title.game,
            look=live.title.look,
            setup=live.setup,
            id=row.id,
            name=row.name,
            eyes=self._eyes(live, user),
            rows=packed(await self._context.store.entries(row.id, first)),
            since=row.mark,
            called=[self._wording.called(live, words(x)) for x in languages],
            languages=languages,
            first=say.locale,
            theme="light" if theme == "light" else "dark",
            version=__version__,
            commitment=row.commitment,
            words=json.loads(row.words),
            silent=SILENT,
            row=row.model_dump() if ended else None,
            seed=seed,
            report=looked.report if looked is not None else "",
            hints=[Hinted(x.n, x.seat, x.decision, x.why) for x in hints],
        )

    def _eyes(self, live: Live, user: Person) -> tuple[str, ...]:
        """Say with whose eyes it may be read: everybody's once it has ended, before it their own."""
        if not live.info.status.ended:
            return (self._player_views.eyes(live, user) or ONLOOKER,)
        seats = tuple(x.seat for x in live.info.seats)
        return (OPEN, *seats, ONLOOKER) if live.title.secrets else (OPEN,)


def _silent(done: int, of: int) -> None:
    """Take no notice of progress."""
