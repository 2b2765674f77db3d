"""Machine players and standing answers: they answer through the same door as people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.play.base import LOG, Live
from bot.play.keeping import Made
from bot.play.playing import Playing
from bot.play.terms import Refused, Status
from bot.store.models import Outbox, Standing
from engine.core import record
from engine.core.codec import canonical
from engine.core.dice import Committed
from engine.core.endings import Draw
from engine.core.errors import Refusal
from engine.core.flow import faults, pending
from engine.core.policy import POLICIES, imagine
from engine.core.rules import Decision, Seat

#: So many answers in one go; the next sweep carries on, so that people can be heard in between.
MOST = 24


@dataclass(slots=True)
class Run:
    """Answers made in one go: the state they led to, standing answers used up, and words to owners."""

    state: Any
    made: list[Made] = field(default_factory=list)
    paths: dict[Seat, list[str]] = field(default_factory=dict)
    stale: list[tuple[Seat, str]] = field(default_factory=list)
    notes: list[Outbox] = field(default_factory=list)


class Machines(Playing):
    """What goes on without a person."""

    async def _go_on(self, game: str, *, machines: bool) -> bool:
        """Let standing answers, and machine players too, answer what is open; all of it is one transaction.

        Gives whether there is anything new to post.
        """
        async with self._locks(game):
            try:
                live = await self._live(game, Status.PLAYING)
            except Refused:
                return False
            thinks = machines and not self._too_soon(live)
            policies = {x.seat: x.policy for x in live.info.seats if x.policy and thinks}
            standing = {(x.seat, x.kind): x for x in live.loaded.standing}
            if not policies and not standing:
                return False
            try:
                return await self._run(live, policies, standing)
            except Refused:
                return False
            except Exception as why:
                await self._freeze(live, why)
                return False

    def _too_soon(self, live: Live) -> bool:
        """Tell whether a machine player must still wait: always as long, whatever the position."""
        return self._delay > 0 and any(self._now() - a.since < self._delay for a in live.loaded.asking)

    async def _run(
        self, live: Live, policies: Mapping[Seat, str], standing: dict[tuple[Seat, str], Standing]
    ) -> bool:
        dice = await self._dice(live)
        run = Run(live.state)
        run.paths = {seat: json.loads(x.policy) for (seat, kind), x in standing.items() if kind == "path"}
        while len(run.made) < MOST and run.state.over is None:
            n = live.row.n + len(run.made) + 1
            found = self._left(live, run, standing) or await self._think(live, run.state, policies)
            if found is None:
                break
            d, action, by = found
            dice = Committed(dice.seed, dice.game, dice.words, dice.k)  # an entry shows its own rolls only
            before = run.made[-1] if run.made else None
            if d is None:
                move = record.do_act(run.state, n, action[0], "draw", action[1], dice, by=by)
            else:
                move = record.answer(run.state, n, d.seat, d.id, action, dice, by=by)
            run.made.append(self._made(live, before, move))
            run.state = move.state
        return await self._end(live, run, dice)

    async def _end(self, live: Live, run: Run, dice: Any) -> bool:
        """Commit a run; what is left of a path order waits on."""
        stale = run.stale + [(seat, "path") for seat, rest in run.paths.items() if not rest]
        if not run.made:
            for i, (seat, kind) in enumerate(stale):
                await self.store.drop_standing(live.row.id, seat, kind, () if i else run.notes)
            return bool(run.notes)
        paths = [(seat, canonical(rest)) for seat, rest in run.paths.items() if rest]
        await self._keep(live, run.made, dice=dice, paths=paths, stale=stale, extra=run.notes)
        return True

    # -- standing answers --------------------------------------------------------------------------------

    def _left(
        self, live: Live, run: Run, standing: dict[tuple[Seat, str], Standing]
    ) -> tuple[Decision, Any, str] | None:
        """Find a standing answer to something open. One that is not legal any more is dropped."""
        for d in pending(run.state):
            if run.paths.get(d.seat):
                action = self._next_step(live, run, d)
                if action is not None:
                    return d, action, "standing"
                continue
            row = standing.get((d.seat, d.kind))
            k = run.state.rules.kinds[d.kind]
            if row is None or k.follow is None:
                continue
            action = k.follow(run.state, run.state.stack[-1].v, d.seat, row.policy)
            if action is None:
                continue
            if not faults(run.state, d, action):
                return d, action, "standing"
            del standing[d.seat, d.kind]
            self._drop(live, run, d.seat, d.kind)
        return None

    def _next_step(self, live: Live, run: Run, d: Decision) -> Any:
        """Read the next step of a path order; None, and the rest dropped, when it cannot be played."""
        try:
            action = live.listing.game.read(run.state, d, run.paths[d.seat][0])
        except Refusal:
            action = None
        if action is None or faults(run.state, d, action):
            self._drop(live, run, d.seat, "path")
            run.paths.pop(d.seat)
            return None
        run.paths[d.seat] = run.paths[d.seat][1:]
        return action

    def _drop(self, live: Live, run: Run, seat: Seat, kind: str) -> None:
        """Give up a standing answer, with a word to its owner alone."""
        LOG.info("game %s: the standing answer of %s to %s is dropped", live.row.id, seat, kind)
        run.stale.append((seat, kind))
        owner = live.info.seat(seat)
        if owner and owner.user:
            run.notes.append(
                self._note(live.row.id, f"u{owner.user}", "note-dropped", user=owner.user, seat=seat)
            )

    # -- machine players ---------------------------------------------------------------------------------

    async def _think(
        self, live: Live, s: Any, policies: Mapping[Seat, str]
    ) -> tuple[Decision | None, Any, str] | None:
        """Have a machine player answer, off the event loop."""
        reply = self._reply_to_draw(live, s, policies)
        if reply:
            return reply
        for d in pending(s):
            if d.seat in policies:
                policy = policies[d.seat]
                thought = asyncio.to_thread(POLICIES[policy], live.listing.game, s, d, self._rng)
                return d, await self.outside(thought), policy
        return None

    def _reply_to_draw(
        self, live: Live, s: Any, policies: Mapping[Seat, str]
    ) -> tuple[None, tuple[Seat, Draw], str] | None:
        """Agree to a draw unless the machine player stands better, as far as it can know."""
        offered = getattr(s, "draw", ())
        for seat, policy in policies.items():
            if offered and seat not in offered:
                guess = imagine(live.listing.game, s, seat, self._rng)
                return None, (seat, Draw(live.listing.game.judge(guess, seat) <= 0)), policy
        return None
