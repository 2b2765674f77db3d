"""What a table agrees on before it starts: its clock, and its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.play.clocks.booking import Table
from bot.play.clocks.pace import MOST_PATIENCE, OWN, PRESETS, STEADY, WHO, AtZero, Terms, faults, preset, read
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization
from bot.play.model.locks import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.play.workers import records
from engine.core.codec import canonical


class ClockTerms:
    """Changes the clock of a table in the lobby; its host does, and its moderators."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        outgoing: Outgoing,
        commits: Commits,
    ) -> None:
        self._context, self._games, self._rights = context, games, rights
        self._outgoing, self._commits = outgoing, commits

    async def of(self, game: str) -> Terms:
        """Return a lobby's clock terms."""
        return read((await self._games.load(game, Status.LOBBY, look=False)).row.clock)

    async def choose(self, game: str, by: Person, name: str, at_zero: str = "") -> Table:
        """Take the times of a preset, and what happens at zero; all else stays as it was chosen.

        Or say who may come, by one of `WHO`.
        """
        if name in WHO:
            return await self.change(game, by, lambda terms: replace(terms, steady=name == STEADY))
        if name == OWN:
            return await self.change(game, by, lambda terms: terms)
        if name not in PRESETS or at_zero not in ("", *AtZero):
            raise Refused("refused-clock", field="bank")

        def chosen(terms: Terms) -> Terms:
            taken = preset(name, terms)
            return replace(taken, at_zero=AtZero(at_zero)) if at_zero else taken

        return await self.change(game, by, chosen)

    @done_anew
    async def change(
        self, game: str, by: Person, change: Callable[[Terms], Terms], patience: int | None = None
    ) -> Table:
        """Change the terms. For a table with a clock, `patience` defaults to the bot's.

        Raises:
            Refused: the game has started, the user may not change it, or a number is out of bounds.

        """
        async with self._games.held(game, Status.LOBBY, look=False) as live:
            await self._rights.host_only(by, live.info)
            terms = change(read(live.row.clock))
            if (wrong := faults(terms)) or not 0 <= (patience or 0) <= MOST_PATIENCE:
                raise Refused("refused-clock", field=wrong or "patience")
            now = Table(terms, self._patience(live, terms, patience))
            await self._commits.change(
                live,
                posts=[self._outgoing.lobby_card(live.row)],
                clock=terms.saved(),
                patience=now.patience,
                changed=self._context.now(),
            )
        return now

    def _patience(self, live: Live, terms: Terms, wanted: int | None) -> int:
        """Return how long questions with a default answer wait: as asked with a clock, else forever."""
        if not terms.timed:
            return 0
        if wanted is not None:
            return wanted
        return live.row.patience if live.row.patience > 0 else int(self._context.patience)


class TableOptions:
    """Changes a table's options while it is in the lobby, for its host and moderators."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        outgoing: Outgoing,
        commits: Commits,
    ) -> None:
        self._context, self._games, self._rights = context, games, rights
        self._outgoing, self._commits = outgoing, commits

    async def of(self, game: str) -> Mapping[str, str]:
        """Return a lobby's options, each with its value."""
        return (await self._games.load(game, Status.LOBBY, look=False)).setup.options

    @done_anew
    async def change(self, game: str, by: Person, options: Mapping[str, str]) -> None:
        """Set these options, and all others to their defaults.

        Raises:
            Refused: the game has started, the user may not change it, there is no such option, or other
                seats would come of it.

        """
        async with self._games.held(game, Status.LOBBY, look=False) as live:
            await self._rights.host_only(by, live.info)
            played, setup = live.title.game, replace(live.setup, options=dict(options))
            chosen = (
                await self._context.workers.run(records.chosen, played, setup)
                if setup.files
                else records.chosen(played, setup)
            )
            if set(played.seated(replace(setup, options=chosen))) != {x.seat for x in live.loaded.seats}:
                raise Refused("refused-options-seats")
            card = self._outgoing.lobby_card(live.row)
            saved = canonical(dict(chosen))
            await self._commits.change(live, posts=[card], options=saved, changed=self._context.now())
