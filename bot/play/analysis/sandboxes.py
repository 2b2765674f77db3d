"""Stored sandboxes: who may open one, from which entry, what has changed in one, and where its moves lead."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from secrets import token_hex
from typing import Any

from bot.play.clocks.bank import DAY
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.rows import LOG, label_of, labels_of
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.title import Title, gives_hints
from bot.store.models import Sandbox
from bot.store.shards import Part
from engine.core.codec import canonical, load, save
from engine.core.data import adapter
from engine.core.errors import EngineError
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Event, Seat, State
from engine.policies.what_if import Tried, again, as_known

#: Number of entries read at first in search of one that everybody was told of.
NEAR = 20


#: Maximum number of sandboxes of one person; days without a move after which one is deleted.
MOST, LASTS = 10, 30
#: Maximum number of moves in one.
LONGEST = 400
MOVES = adapter(tuple[Tried, ...])


@dataclass(frozen=True, slots=True)
class Waiting:
    """A move that waits for its dice: whose, the answer as plain data, who gave it, the numbers so far."""

    seat: Seat
    action: Action
    by: str = ""
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """A sandbox in its current state. `row` is its stored form."""

    row: Sandbox
    title: Title
    moves: tuple[Tried, ...] = ()
    waiting: Waiting | None = None
    machines: Mapping[Seat, str] = field(default_factory=dict)
    drafts: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def opened(self) -> bool:
        """Return whether it begins at the truth, after the end of its game."""
        return not self.row.seat

    @property
    def last_own(self) -> int:
        """Return the place of the last move that its person made; 0 where machine players made all."""
        mine = [i for i, x in enumerate(self.moves) if not x.by]
        return mine[-1] if mine else 0


class Sandboxes:
    """Opens, finds, keeps and drops sandboxes, and plays their moves again, off the event loop."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games
        self._led = OrderedDict[str, tuple[State, tuple[Event, ...]]]()

    async def of(self, user: Person) -> list[Sandbox]:
        """List all of a person's sandboxes, the last used first."""
        return await self._context.store.sandboxes(user.id)

    async def get(self, user: Person, name: str) -> Trial:
        """Return one of a person's sandboxes.

        Raises:
            Refused: they have none with this name, or the rules have changed.

        """
        row = await self._context.store.sandbox(name)
        if row is None or row.user != user.id:
            raise Refused("refused-sandbox-gone", days=LASTS)
        title = self._context.titles[row.title]
        if row.edition != title.game.edition:
            raise Refused("refused-sandbox-edition")
        return _trial(row, title)

    async def open_at(self, user: Person, game: str, label: str) -> Trial:
        """Begin one from an ended game after the entry that its log calls so.

        Raises:
            Refused: as `open`.

        """
        n = await self.number(game, label)
        return await self.open(user, game, -1 if n is None else n)

    async def open(self, user: Person, game: str, n: int | None = None) -> Trial:
        """Open one: from an ended game after entry `n`, from one under way as it is now.

        None: after the last but one, where something was still to be done.

        Raises:
            Refused: the game has not begun or has no such entry, or they may not or have too many already.

        """
        live = await self._games.begun(game, replays=True)
        if live.info.status.ended:
            still_open = max(live.row.mark, live.row.n - 1)
            return await self._opened(user, live, still_open if n is None else n)
        if n is not None:
            raise Refused("refused-sandbox-entry-under-way")
        return await self._known(user, live)

    async def change(self, trial: Trial, **changes: object) -> Trial:
        """Save changes: fields of a `Trial` or of its row.

        Raises:
            Refused: another press was quicker.

        """
        row = Sandbox(**{**trial.row.model_dump(), **_packed(changes)})
        row.version, row.at = trial.row.version + 1, self._context.stored_now()
        after = _trial(Sandbox(**row.model_dump()), trial.title)
        if not await self._context.store.change_sandbox(row, was=trial.row.version):
            raise Refused("refused-busy")
        return after

    async def drop(self, user: Person, name: str) -> None:
        """Delete one of a person's sandboxes."""
        await self._context.store.drop_sandbox(name, user.id)

    async def hints_allowed(self, trial: Trial) -> bool:
        """Return whether machine players may answer for the side of its person.

        In a game under way that would be a hint, which only tables have that agreed to hints.
        """
        if trial.opened:
            return True
        live = await self._games.load(trial.row.game, look=False)
        return live.info.status.ended or gives_hints(live.title, live.info)

    # -- entries -----------------------------------------------------------------------------------------

    async def label(self, game: str, n: int) -> str:
        """Return an entry's label; its number if the entry no longer exists."""
        near = NEAR
        while True:
            rows = await self._context.store.entries(game, max(0, n - near), n)
            if near >= n or any(x.public for x in rows):
                return labels_of(rows).get(n, str(n))
            near *= 4

    async def number(self, game: str, label: str) -> int | None:
        """Return the entry of an ended game that is called so, or as in a link to it; None where none is."""
        labels = labels_of(await self._context.store.entries(game))
        wanted = label_of(label)
        return next((n for n, x in labels.items() if x == wanted), None)

    # -- positions ---------------------------------------------------------------------------------------

    async def now(self, trial: Trial) -> Now:
        """Return a sandbox's current state.

        Raises:
            Refused: it no longer replays.

        """
        try:
            return await asyncio.to_thread(self._now, trial)
        except EngineError as why:
            LOG.warning("sandbox %s cannot be played again: %s", trial.row.id, why)
            raise Refused("refused-sandbox-edition") from why

    async def states(self, trial: Trial) -> list[State]:
        """Return the state at the start, and after each move."""
        return [x for x, _ in await asyncio.to_thread(self._line, trial, 0)]

    def _now(self, trial: Trial) -> Now:
        line = self._line(trial, trial.last_own)
        return Now(trial, line[-1][0], tuple(e for _, events in line[1:] for e in events))

    def _line(self, trial: Trial, first: int) -> list[tuple[State, tuple[Event, ...]]]:
        """Return the states of moves from the `first` on: before it, and after each."""
        names = _names(trial.row.id, trial.moves)
        known = ((i, led) for i in range(first, 0, -1) if (led := self._led.get(names[i])) is not None)
        begin, start = next(known, (0, None))
        line = [start or (load(trial.title.game.state, trial.row.start), ())]
        for name, move in zip(names[begin + 1 :], trial.moves[begin:], strict=True):
            led = self._led.get(name)
            if led is None:
                reached = again(line[-1][0], move)
                led = self._led[name] = reached.state, reached.events
                while len(self._led) > REMEMBERED:
                    self._led.popitem(last=False)
            line.append(led)
        return line[first - begin :]

    # -- opening -----------------------------------------------------------------------------------------

    async def _opened(self, user: Person, live: Live, n: int) -> Trial:
        if not live.row.mark <= n <= live.row.n:
            first, last = [await self.label(live.row.id, x) for x in (live.row.mark, live.row.n)]
            raise Refused("refused-sandbox-entry", first=first, last=last)
        for row in await self.of(user):
            if (row.game, row.n, row.moves) == (live.row.id, n, "[]") and row.edition == live.row.edition:
                return _trial(row, live.title)
        state = await self._games.state_at(live, n)
        return await self._begin(user, live, save(state).decode(), n=n)

    async def _known(self, user: Person, live: Live) -> Trial:
        """Begin with what the person's own seat may believe, and with nothing else."""
        if live.info.status is not Status.PLAYING:
            raise Refused(f"refused-{live.info.status.value}", why=live.row.frozen)
        mine = live.info.seats_of(user.id)
        if not mine:
            raise Refused("refused-sandbox-seat")
        seat, seed = live.title.seats.eyes(mine), token_hex(8)
        state = await asyncio.to_thread(as_known, live.title.game, live.state, seat, Random(seed))
        return await self._begin(user, live, save(state).decode(), seat=seat, seed=seed)

    async def _begin(self, user: Person, live: Live, start: str, **where: Any) -> Trial:
        now = self._context.stored_now()
        row = Sandbox(
            id=token_hex(4),
            user=user.id,
            game=live.row.id,
            title=live.row.title,
            edition=live.row.edition,
            start=start,
            made=now,
            at=now,
            **{"seed": token_hex(8), **where},
        )
        trial = _trial(Sandbox(**row.model_dump()), live.title)
        if not await self._context.store.begin_sandbox(row, MOST):
            raise Refused("refused-sandbox-full", most=MOST)
        return trial

    async def drop_old(self, shards: Part | None = None) -> None:
        """Delete those that nobody has opened for long."""
        await self._context.store.drop_old_sandboxes(self._context.stored_now() - LASTS * DAY)


def _packed(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return changes as a row keeps them."""
    packed = dict(changes)
    if "moves" in packed:
        packed["moves"] = MOVES.dump_json(packed["moves"]).decode()
    if "waiting" in packed:
        w: Waiting | None = packed.pop("waiting")
        given = [w.seat, w.action, w.by, list(w.dice)] if w is not None else None
        packed["pending"] = canonical(given) if given else ""
    for name in ("machines", "drafts"):
        if name in packed:
            packed[name] = json.dumps(dict(packed[name]), sort_keys=True)
    return packed


def _trial(row: Sandbox, title: Title) -> Trial:
    waiting = None
    if row.pending:
        seat, action, by, dice = json.loads(row.pending)
        waiting = Waiting(seat, action, by, tuple(dice))
    moves: tuple[Tried, ...] = MOVES.validate_json(row.moves)
    return Trial(
        row=row,
        title=title,
        moves=moves,
        waiting=waiting,
        machines=json.loads(row.machines),
        drafts=json.loads(row.drafts),
    )


#: Number of positions that are remembered, of all sandboxes together.
REMEMBERED = 300


@dataclass(frozen=True, slots=True)
class Now:
    """A sandbox's current state, and the events since its person's last move."""

    trial: Trial
    state: State
    events: tuple[Event, ...]

    @property
    def questions(self) -> list[Decision]:
        """Return the questions to its person: all that no machine player answers."""
        return [d for d in pending(self.state) if d.seat not in self.trial.machines]

    @property
    def machine(self) -> Decision | None:
        """Return a question that a machine player is to answer now; None where there is none."""
        return next((d for d in pending(self.state) if d.seat in self.trial.machines), None)

    def question(self, seat: Seat) -> Decision | None:
        """Return its person's question for a seat, or for any; None if there is none."""
        asked = self.questions
        return next((d for d in asked if d.seat == seat), asked[0] if asked else None)


def _names(sandbox: str, moves: Sequence[Tried]) -> list[str]:
    """Name the start and the position after each move by all that has led there."""
    names = [sandbox]
    for x in moves:
        names.append(sha256(names[-1].encode() + MOVES.dump_json((x,))).hexdigest())
    return names
