"""Loading a game, its state now and after any earlier entry."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live, live_game
from bot.play.model import runtime
from bot.play.model.rows import LOG, entry_of, setup_of
from bot.play.model.runtime import mark
from bot.play.model.terms import Refused, Status
from bot.play.model.title import Title
from bot.store.models import PATH, Milestone
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Loaded
from engine.core.codec import check_sum, load, save
from engine.core.errors import BrokenRecord, EngineError, RulesBug
from engine.core.record import do_mark, replay_entry
from engine.core.rules import State

#: The key of the refusal of everything in a game whose title was installed once and is not any more.
NOT_INSTALLED = "refused-not-installed"


class GameLoader:
    """Loads games, rebuilds a state that cannot be read, freezes a game that does not replay."""

    def __init__(self, context: Context, commits: Commits) -> None:
        self._context, self._commits = context, commits

    @asynccontextmanager
    async def hold(self, game: str, *status: Status, look: bool = True) -> AsyncIterator[Live]:
        """Hold a game while it is changed, and load it for that."""
        runtime.note_changed(game)
        async with self._context.locks(game):
            yield await self.load(game, *status, look=look, to_change=True)

    async def load(
        self,
        game: str,
        *status: Status,
        look: bool = True,
        dice: bool = False,
        to_change: bool = False,
        read: Loaded | None = None,
    ) -> Live:
        """Load a game. With `status` it must be in one of these; without `look` its state is not needed.

        `dice`: there will be rolls. `to_change`: the game will be changed. Only then is a rebuilt state
        saved, and a game that does not replay frozen: queries leave it out, and write nothing. `read` is a
        game as it was just read: to look at it that will do, and its state is not built again. To change it
        that will do, too, where nobody else here can have changed it since: its caller holds its lock.

        Raises:
            Refused: there is no such game, or it has another status.

        """
        had = read if read is not None and read.game.id == game else None
        will_do = had is not None and (not to_change or self._is_fresh(had, dice=dice))
        loaded = had if will_do else await self._context.store.load(game, seed=dice, to_change=to_change)
        if loaded is None:
            raise Refused("refused-no-game", game=game[:12])
        if had is not None and had is not loaded and had.stands_as(loaded):
            loaded.state = had.state
        row = loaded.game
        if status and row.status not in status:
            raise Refused(f"refused-{row.status}", why=row.frozen)
        live = await self.complete(loaded, look=look, mend=to_change)
        if to_change and live.state is not None and row.status == Status.PLAYING:
            return await self._of_today(live)
        return live

    def _is_fresh(self, read: Loaded, *, dice: bool) -> bool:
        """Return whether a game that was read may be changed: the lock guards what its revision does not."""
        locks = self._context.locks
        known = read.moment >= 0 and not self._context.store.shared and bool(read.seed or not dice)
        return known and not locks.had_since(read.game.id, read.moment)

    async def begun(self, game: str, *, replays: bool = False) -> Live:
        """Load a game that has begun; with `replays`, one whose log today's rules can replay.

        Raises:
            Refused: it is a lobby still, or was played by another edition.

        """
        live = await self.load(game)
        if live.state is None:
            raise Refused("refused-lobby")
        if replays and live.row.edition != live.title.game.edition:
            raise Refused("refused-replay-edition", was=live.row.edition, version=live.row.version)
        return live

    async def _of_today(self, live: Live) -> Live:
        """Move a game to the current edition: by a mark in its log, announced in its channel.

        Raises:
            Refused: it cannot continue like that, and is frozen; or it was played by a newer program.

        """
        row, game = live.row, live.title.game
        if row.edition == game.edition:
            return live
        if row.edition > game.edition:
            raise _other_edition(row, live.title)
        dice, held = await self._commits.dice(live), _sound(row, live.loaded)
        try:
            move = do_mark(game, row.n + 1, held, row.edition, row.version, dice)
        except EngineError as why:
            raise await self._held_back(row, live.title, str(why)) from why
        paths = [(x.seat, PATH) for x in live.loaded.standing if x.kind == PATH]
        done = await self._commits.commit(
            live, [self._commits.made(live, None, move)], dice=dice, stale=paths
        )
        LOG.info("game %s goes on under edition %d from entry %d", row.id, game.edition, row.n + 1)
        after: Live | None = done.live
        if after is None:
            raise Refused("refused-busy")
        return after

    async def _held_back(self, row: GameRow, title: Title, why: str) -> Refused:
        """Freeze a game that the current edition cannot continue; return the refusal to tell the user."""
        refused = _other_edition(row, title)
        if row.edition < title.game.edition:
            LOG.error("edition %d cannot go on with game %s: %s", title.game.edition, row.id, why)
            note = self._context.outgoing.note(row.id, f"c{row.channel}", "note-edition", **refused.facts)
            await self._context.store.freeze(row.id, why[:500], [note], at=self._context.stored_now())
        return refused

    async def complete(self, loaded: Loaded, *, look: bool = True, mend: bool = False) -> Live:
        """Return a game that is loaded with its state, unless that is not needed."""
        row = loaded.game
        mark(game=row.id, channel=row.channel)
        title = self._context.titles.titles.get(row.title)
        if title is None:
            raise Refused(NOT_INSTALLED, title=row.title)
        state = await self._state(loaded, title, mend=mend) if row.n >= 0 and look else None
        return live_game(loaded, title, state)

    async def _state(self, loaded: Loaded, title: Title, *, mend: bool) -> State:
        """Load the snapshot. An unreadable one is rebuilt from the log, or the game is refused."""
        row = loaded.game
        if loaded.state is not None:
            return loaded.state
        try:
            loaded.state = load(title.game.state, _sound(row, loaded))
        except BrokenRecord as why:
            LOG.warning("game %s: %s; rebuilding it from its log", row.id, why)
            return await self._rebuild(row, title, str(why), mend=mend)
        return loaded.state

    async def _rebuild(self, row: GameRow, title: Title, why: str, *, mend: bool) -> State:
        if row.edition != title.game.edition:
            raise await self._held_back(row, title, why) if mend else _other_edition(row, title)
        try:
            states = await self.replayed(row, title, row.mark, row.n)
            state = states[row.n]
        except (EngineError, ValueError, KeyError) as bad:
            LOG.exception("game %s stands still: its log does not replay", row.id)
            if mend:
                await self.stop(row, f"{why}; {bad}")
            raise Refused("refused-frozen", why=str(bad)) from bad
        if mend:
            now = self._context.now()
            await self._context.store.mend(row.id, row.n, save(state).decode(), why=why, at=now)
        return state

    async def stop(self, row: GameRow, why: str) -> None:
        """Freeze a game because something of ours failed, and say so in its channel. Everything is kept."""
        note = self._context.outgoing.note(row.id, f"c{row.channel}", "note-frozen")
        await self._context.store.freeze(row.id, why[:500], [note], at=self._context.stored_now())

    async def freeze(self, live: Live, why: Exception) -> None:
        """Stop a game because something of ours failed, and tell its host. Everything is kept."""
        LOG.exception("game %s is frozen at entry %d", live.row.id, live.row.n)
        self._context.counts.answered(live.row.title, "failed")
        kind = "a rule broke its promise" if isinstance(why, RulesBug) else type(why).__name__
        await self.stop(live.row, f"{kind}: {why}")

    async def state_at(self, live: Live, n: int) -> State:
        """Return the state after an earlier entry, from the nearest one that was kept.

        Nothing before a mark can be had again: there it is the mark's.
        """
        n = max(n, live.row.mark)
        if n == live.row.n or live.row.edition != live.title.game.edition:
            return live.state
        return (await self.states(live, n, n))[n]

    async def states(self, live: Live, first: int, last: int) -> dict[int, State]:
        """Return the states after entries `first` to `last`."""
        kept = await self._milestone(live.row, first)
        if kept is not None:
            try:
                start = load(live.title.game.state, kept.state)
                return await self.replayed(live.row, live.title, kept.n + 1, last, {kept.n: start})
            except BrokenRecord as why:
                LOG.warning("game %s: the state kept at %d cannot be used: %s", live.row.id, kept.n, why)
        return await self.replayed(live.row, live.title, live.row.mark, last)

    async def _milestone(self, row: GameRow, n: int) -> Milestone | None:
        """Return the latest state kept at or before entry `n`, if it is of today's rules."""
        kept = await self._context.store.milestone(row.id, n)
        return kept if kept and kept.n >= row.mark else None

    async def replayed(
        self, row: GameRow, title: Title, first: int, last: int, states: dict[int, State] | None = None
    ) -> dict[int, State]:
        """Play entries `first` to `last` again, in a worker thread, on the state before the first.

        Returns states by entry. An undo may lead to an entry before `first`: its state is found beforehand.
        """
        states = {} if states is None else states
        entries = [entry_of(x) for x in await self._context.store.entries(row.id, first, last)]
        for e in entries:
            to = e.action.get("to") if e.how == "undo" and isinstance(e.action, dict) else None
            if isinstance(to, int) and to < first and to not in states:
                kept = await self._milestone(row, to)
                start = {kept.n: load(title.game.state, kept.state)} if kept else None
                begin = kept.n + 1 if kept else row.mark
                states[to] = (await self.replayed(row, title, begin, to, start))[to]

        def play() -> dict[int, State]:
            s, setup = states.get(first - 1), setup_of(row)
            for e in entries:
                s = replay_entry(title.game, s, e, setup, states).state
                states[e.n] = s
            return states

        return await asyncio.to_thread(play)


def _other_edition(row: GameRow, title: Title) -> Refused:
    """Say that a game was played under another edition of the rules."""
    key = "refused-edition" if row.edition < title.game.edition else "refused-newer-edition"
    return Refused(key, was=row.edition, edition=title.game.edition, version=row.version)


def _sound(row: GameRow, loaded: Loaded) -> str:
    """Return a game's snapshot.

    Raises:
        BrokenRecord: there is none, or it is not that of the last entry.

    """
    shot = loaded.snapshot
    if shot is None or shot.n != row.n or check_sum(shot.state.encode()) != row.after:
        raise BrokenRecord(row.n, "the snapshot is missing or is not that of the last entry")
    return shot.state
