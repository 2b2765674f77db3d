"""Machine players and default answers: what a game does when it waits for nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from time import monotonic
from typing import NamedTuple

from bot.play.clocks.bank import Stage, read_terms
from bot.play.clocks.booking import Bookings, is_veiled
from bot.play.context import Context
from bot.play.games.commits import Commits, NewEntry
from bot.play.games.entries import Prepared, WaitingOrders, is_awaited, plan_of, still_holds
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization
from bot.play.model import runtime
from bot.play.model.ports import Trouble
from bot.play.model.rows import LOG, ORDER
from bot.play.model.runtime import BEGAN
from bot.play.model.terms import Person, Refused, Retried, Status
from bot.play.model.title import settled
from bot.play.posts.parking import FailedPosts
from bot.play.posts.sender import Sender
from bot.play.workers.pool import GaveWay, WorkLost
from bot.play.workers.thoughts import Thought
from bot.store import StoreError
from bot.store.models import LAPSE, PREPARED, Outbox, PostKind, Standing
from bot.store.repositories.games import Loaded
from bot.store.repositories.posts import Claim, Round
from bot.store.repositories.turns import Usual
from bot.store.shards import Part
from engine.core import record
from engine.core.codec import save
from engine.core.dice import CommittedDice
from engine.core.endings import OFFERS
from engine.core.errors import Refusal
from engine.core.flow import faults, pending
from engine.core.rules import Action, Decision, Event, Seat, Secrecy
from engine.core.rules import Playing as State
from engine.policies.policy import POLICIES, USUAL, offered
from engine.policies.preview import Steps
from engine.policies.worth import imagine
from render.core.text import Words

#: Answers in one go, so many goes before a post tells of them, and the seconds that these may take.
MOST, ROUNDS, AHEAD = 24, 8, 8.0

A_BEAT = 8

#: Seconds between which a lot falls: a prepared answer to what is not asked openly is given so long after it
#: was asked. At once it would tell that it was prepared. It spends at most such a share of a clock's time.
LATEST, SOONEST, SHARE = 600, 60, 10


class Answer(NamedTuple):
    """What is to be entered: the answer to a question, or without one a free action, and who gives it."""

    decision: Decision | None
    action: Action
    by: str
    waits: Event | None = None


@dataclass(slots=True)
class Run:
    """Answers made in one go: the state they led to, standing answers used up, and words to owners.

    `late` are questions that have waited too long; `instead` counts those that had no default answer.
    `put_off` are prepared turns that are given later, or by their owners' own hands.
    """

    state: State
    made: list[NewEntry] = field(default_factory=list)
    orders: WaitingOrders = field(default_factory=WaitingOrders)
    stale: list[tuple[Seat, str]] = field(default_factory=list)
    notes: list[Outbox] = field(default_factory=list)
    late: set[tuple[Seat, int]] = field(default_factory=set)
    instead: int = 0
    put_off: list[Standing] = field(default_factory=list)


class Lapses:
    """Questions that have waited too long."""

    def __init__(self, context: Context, bookings: Bookings) -> None:
        self._context, self._bookings = context, bookings

    def kinds(self) -> tuple[str, ...]:
        """List the kinds of question that get a default answer if a player takes too long."""
        return tuple({kind for x in self._context.titles.titles.values() for kind in x.lapses})

    async def late(self, live: Live) -> set[tuple[Seat, int]]:
        """List questions that have waited too long; those of an absent player's seat do not.

        Where a clock runs, time off is no waiting.
        """
        lapses, patience = live.title.lapses, self._context.patience_of(live.row)
        away = {x.seat for x in live.info.seats if x.caretaker}  # a machine answers for them
        without = _without_time(live)
        asked = [
            a for a in live.loaded.asking if (a.kind in lapses or a.seat in without) and a.seat not in away
        ]
        if not asked or not (patience or live.row.clock):
            return set()
        late = {a.seat for a in asked if a.since <= self._context.now() - patience}
        if live.row.clock:
            late = await self._bookings.late(live.loaded, live.info.users)
        last = await self._context.store.last_by(live.row.id) if patience else {}
        return {(a.seat, a.number) for a in asked if a.seat in late or last.get(a.seat) == LAPSE}

    def may_be_late(self, loaded: Loaded) -> bool:
        """Return whether a question may have waited too long, as far as can be told without a look."""
        game, titles = loaded.game, self._context.titles.titles
        title = titles.get(game.title)
        if title is None or not (self._context.patience_of(game) or game.clock):
            return False
        veiled = bool(game.clock) and is_veiled(title)
        return veiled or any(a.kind in title.lapses for a in loaded.asking)


def _without_time(live: Live) -> set[Seat]:
    """Return the seats out of time if nobody else may learn that: a machine player answers once."""
    if not (live.row.clock and is_veiled(live.title)):
        return set()
    return {x.seat for x in live.loaded.clocks if x.runs and x.stage >= Stage.ZERO and x.usual}


class Turns:
    """What follows a commit: standing answers act, posts go out, then machine players move.

    In each sweep some games more are looked through, whatever is kept of them: settings change, and so do
    titles from one start to the next. Posts that cannot be posted wait until somebody asks for them.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        lapses: Lapses,
        sender: Sender,
        rights: Authorization,
        failed_posts: FailedPosts,
        commits: Commits,
        wording: Wording,
    ) -> None:
        self._context, self._games, self._lapses, self._sender = context, games, lapses, sender
        self._rights, self._failed_posts, self._commits = rights, failed_posts, commits
        self._wording = wording
        self._seen = ""

    async def drain(self, game: str) -> None:
        """Let standing answers act, post what is committed, let machine players act, and post that.

        A person is at this table, so failed posts are tried again.
        """
        await self.carry_on(game, visited=True)

    async def drain_changed(self) -> None:
        """Drain the games that the interaction being carried out has changed."""
        for game in runtime.take_changed():
            await self.drain(game)

    async def drain_begun(self) -> None:
        """Drain the games for which it has begun to post before it failed: nobody else may until then."""
        for game in runtime.take_changed():
            if game in self._context.rounds:
                await self.drain(game)

    def claim(self) -> Claim | None:
        """Return how the commit of an answer begins to post it; None where nobody posts it afterwards."""
        return self._sender.claim(self._leaves_word) if runtime.changes_are_posted() else None

    async def carry_on(self, game: str, *, visited: bool = False) -> None:
        """Drain a game; `visited`: a person is at its table just now."""
        sender = self._sender
        async with sender.alone(game):
            begun = await sender.begin_round(game, unless=self._leaves_word)
            if begun is None or not self._leaves_word(begun.loaded):
                await self._post(game, begun, visited=visited)
                return
            ahead = asyncio.create_task(self._ahead(game, begun.loaded))  # first, so that one post tells all
            try:
                await asyncio.wait({ahead}, timeout=AHEAD)  # whoever thinks longer keeps nobody's post back
                if ahead.done():
                    await ahead
                await self._post(game, await sender.begin_round(game), visited=visited, after=ahead)
            finally:
                ahead.cancel()

    async def _post(
        self, game: str, begun: Round | None, *, visited: bool, after: asyncio.Task[None] | None = None
    ) -> None:
        """Post what is committed; let machine players act, `after` those that act already, and post that."""
        sender = self._sender
        if begun is None:
            return
        if visited:
            await sender.hasten(begun)
        went = await sender.send_all(begun)
        BEGAN.set(None)  # machine players' moves are not part of anybody's wait
        if after is not None and not after.done():
            await after
            went = await sender.round(game) or went
        machines = any(x.policy or x.caretaker for x in begun.loaded.seats)
        if machines and not await sender.untold(game) and await self.go_on(game, machines=True):
            went = await sender.round(game) or went
        while self._context.store.shared and went:
            went = await sender.round(game)  # rows that another process left for this one to send

    async def _ahead(self, game: str, loaded: Loaded) -> None:
        """Let standing answers act, and where people play machine players too, until people are asked."""
        people = any(x.user for x in loaded.seats)
        for _ in range(ROUNDS if people else 1):
            if not await self.go_on(game, machines=people):
                break

    def _leaves_word(self, loaded: Loaded) -> bool:
        """Return whether something may be answered now without anybody: so it was left, or waits too long.

        Or a machine player is asked.
        """
        if loaded.game.status != Status.PLAYING:
            return False
        machines = {x.seat for x in loaded.seats if x.policy or x.caretaker}
        asked = any(x.seat in machines for x in loaded.asking)
        left = any(is_awaited(x, loaded.asking) for x in loaded.standing)
        return asked or left or self._lapses.may_be_late(loaded)

    async def sweep(self, shards: Part | None) -> list[str]:
        """Return the games that may continue now."""
        now = int(self._context.now())
        usual = Usual(self._lapses.kinds(), int(self._context.patience))
        going = await self._context.store.machines_turn(now, usual, shards=shards)
        editions = {title: x.game.edition for title, x in self._context.titles.titles.items()}
        page = await self._context.store.look_through(self._seen, now, usual, editions, shards)
        self._seen = page.last
        for game in page.older:
            await self._renew(game)
        return going

    async def _renew(self, game: str) -> None:
        """Take a game of an older edition over to today's rules: to load it for a change does it."""
        async with self._context.locks(game), self._context.store.alone(game) as mine:
            try:
                await self._games.load(game, Status.PLAYING, to_change=mine)
            except Refused as why:
                LOG.info("game %s: %s", game, why)

    async def channel_gone(self, channel: int) -> None:
        """Park the games of a channel or thread that was deleted. Nothing is removed."""
        for found in await self._context.store.find(channel=channel, status=("lobby", "playing", "frozen")):
            await self._failed_posts.leave_be(found.game.id, found.game.host, Trouble.GONE, 0, "deleted")
            await self.carry_on(found.game.id)

    async def is_told(self, game: str) -> bool:
        """Return whether nothing waits to be posted in a game's channel or thread."""
        return not any(x.lane.startswith("c") for x in await self._context.store.unsent(game))

    async def try_again(self, game: str, user: Person) -> Retried:
        """Post once more what could not be posted; for its players, its host and its own moderators.

        Raises:
            Refused: they are none of these.

        """
        live = await self._games.load(game, look=False)
        rights = await self._rights.rights(user, live.info)
        if not (rights.plays or rights.governs):
            raise Refused("refused-not-seated")
        lane = live.lane
        held = [x for x in await self._context.store.unsent(game) if x.lane == lane]
        if not held and live.row.parked:  # no post is waiting, so post how the game stands
            lobby = live.info.status is Status.LOBBY
            again = (
                self._context.outgoing.lobby_card(live.row)
                if lobby
                else self._context.outgoing.post(game, lane, PostKind.AGAIN, last=live.row.n)
            )
            held = [again]
            await self._context.store.add_posts(held)
        await self.drain(game)
        left = [x for x in await self._context.store.unsent(game) if x.lane == lane]
        return Retried(waited=bool(held), due=max((x.due for x in left), default=0))

    async def go_on(self, game: str, *, machines: bool) -> bool:
        """Let standing answers, and machine players too, answer what is open, in one transaction.

        Returns whether there is anything new to post. If several processes share a database, only one of
        them does it.
        """
        for yields in (True, False):  # once: nobody can keep a machine player from answering
            try:
                return await self._gone_on(game, machines=machines, yields=yields)
            except GaveWay:  # somebody who has just come back answers for themselves
                LOG.debug("game %s: a machine player gave way", game)
        return False

    async def _gone_on(self, game: str, *, machines: bool, yields: bool) -> bool:
        async with self._context.locks(game), self._context.store.alone(game) as mine:
            if not mine:
                return False
            try:
                live = await self._games.load(game, Status.PLAYING, to_change=True)
            except Refused:
                return False
            policies = await self._policies(live) if machines else {}
            standing = {(x.seat, x.kind): x for x in live.loaded.standing}
            late = await self._lapses.late(live)
            if not policies and not standing and not late:
                return False
            try:
                return await self._run(live, policies, standing, late, yields=yields)
            except GaveWay:
                raise
            except Refused:
                return False
            except (StoreError, WorkLost) as why:  # no fault of the game's: the next sweep tries again
                LOG.warning("game %s could not go on by itself: %s", game, why)
                return False
            except Exception as why:
                await self._games.freeze(live, why)
                return False

    async def _policies(self, live: Live) -> dict[Seat, str]:
        """Return the machine player that answers for each seat: its own, or that of an absent user."""
        own = {x.seat: x.policy for x in live.info.seats if x.policy}
        instead = {x.seat: x.caretaker for x in live.info.seats if x.caretaker}
        return instead | own

    async def _on_the_beat(self, live: Live, began: float, answers: int, players: Iterable[str]) -> None:
        """Wait until whole beats have passed: how long a machine player thought would tell of its hand.

        Their number depends on that of its answers, so that thoughts over many of them, each within its
        share of a beat, do not add up to another one. A beat is at least as long as such a share of the
        levels that play hardly ever exceeds.
        """
        if self._context.pace:
            game = live.title.game
            share = (game.thinks.get(offered(game, x), 0) for x in players)
            beat = max((self._context.pace, *share))
            beats = max(ceil(answers / A_BEAT), ceil((monotonic() - began) / beat))
            await asyncio.sleep(began + beats * beat - monotonic())

    async def _run(
        self,
        live: Live,
        policies: Mapping[Seat, str],
        standing: dict[tuple[Seat, str], Standing],
        late: set[tuple[Seat, int]],
        *,
        yields: bool,
    ) -> bool:
        dice, began = await self._commits.dice(live), monotonic()
        run = Run(live.state, orders=WaitingOrders.at(live), late=late)
        while len(run.made) < MOST and run.state.over is None:
            n = live.row.n + len(run.made) + 1
            found = (
                self._standing_left(live, run, standing)
                or await self._prepared(live, run, standing)
                or await self._think(live, run, policies, yields=yields)
            )
            if found is None:
                break
            d, action, by, waits = found
            dice = CommittedDice(
                dice.seed, dice.game, dice.words, dice.k
            )  # an entry shows its own rolls only
            before = run.made[-1] if run.made else None
            if d is None:
                move = record.do_act(run.state, n, action[0], action[1], action[2], dice, by=by)
            else:
                move = record.answer(run.state, n, d.seat, d.id, action, dice, by=by)
            if waits:
                move = replace(move, events=(waits, *move.events))
            user = live.info.users.get(move.entry.seat, 0) if by in ("", ORDER) else 0
            run.made.append(self._commits.made(live, before, move, user))
            dice = self._commits.pass_over(live, run.made, dice)
            run.state = run.made[-1].move.state
        answers = sum(x.move.entry.by in POLICIES for x in run.made) + run.instead
        if answers:
            await self._on_the_beat(live, began, answers, policies.values())
        return await self._end(live, run, dice)

    async def _end(self, live: Live, run: Run, dice: CommittedDice) -> bool:
        """Commit a run; the rest of a path order keeps waiting."""
        stale = run.stale + run.orders.ended()
        notes = [*run.notes, *run.orders.notes(live, self._context.outgoing)]
        told = [] if run.made else notes  # what no move brings comes with the first change
        for row in run.put_off:
            await self._context.store.put_off(row, told)
            told = []
        if not run.made:
            for seat, kind in stale:
                await self._context.store.drop_standing(live.row.id, seat, kind, told)
                told = []
            return bool(notes)
        paths = run.orders.left()
        await self._commits.commit(
            live, run.made, dice=dice, paths=paths, stale=stale, extra=notes, joins=True
        )
        return True

    def _standing_left(
        self, live: Live, run: Run, standing: dict[tuple[Seat, str], Standing]
    ) -> Answer | None:
        """Find a standing answer to something open. One that is not legal any more is dropped."""
        s = run.state
        for d in pending(s):
            action = run.orders.step(live, s, d)
            if action is not None:
                return Answer(d, action, ORDER)
            row = standing.get((d.seat, d.kind))
            if row is None and (d.seat, d.id) in run.late and d.kind in live.title.lapses:
                return Answer(d, live.title.lapses[d.kind](s, d, self._context.rng), LAPSE)
            if row is None:
                continue
            habits = live.title.standing_answers
            action = settled(habits, s.rules.kinds[d.kind], s, d, row.policy, self._context.rng)
            if action is None:
                continue
            if not faults(s, d, action):
                return Answer(d, action, "standing")
            del standing[d.seat, d.kind]
            self._drop(live, run, d.seat, d.kind)
        return None

    async def _prepared(
        self, live: Live, run: Run, standing: dict[tuple[Seat, str], Standing]
    ) -> Answer | None:
        """Find a turn that was prepared for something open; it is given as if by its player's own hand.

        Where it is no longer what they wanted, they are told, and decide for themselves.
        """
        now = replace(live, state=run.state)
        for d in pending(run.state):
            row = standing.get((d.seat, PREPARED + d.kind))
            if row is None or not row.since or self._waits(live, run, row, d):
                continue
            del standing[d.seat, row.kind]
            prepared, user = Prepared.of(row), live.info.users.get(d.seat, 0)
            meant = await self._still_meant(now, prepared, d, await self._wording.words_of(live, user))
            if meant is None:
                run.put_off.append(replace(prepared, since=0).row(live.row.id))
                self._tell(live, run, "note-prepared-waits", d.seat)
                continue
            if plan := plan_of(now, meant[1]):
                run.orders.plans[d.seat] = plan
            run.stale.append((d.seat, row.kind))
            self._tell(live, run, "note-prepared-given", d.seat)
            return Answer(d, meant[0], "")
        return None

    async def _still_meant(
        self, live: Live, prepared: Prepared, decision: Decision, say: Words
    ) -> tuple[Action, Sequence[Steps]] | None:
        """Return the answer that was prepared, with what follows; None if it is not what its owner wanted."""
        if await self._is_taken_back(live, prepared):
            return None
        view = live.title.game.view(live.state, prepared.seat)
        if prepared.only and not still_holds(view, prepared.only):
            return None
        if not (prepared.always or prepared.only) and await self._has_changed(live, prepared):
            return None
        try:
            return await prepared.meant(self._context, live, decision, say)
        except (Refused, Refusal):
            return None

    def _waits(self, live: Live, run: Run, row: Standing, decision: Decision) -> bool:
        """Return whether a prepared answer is given later; draw the time where that has not been done.

        What is asked openly is answered at once.
        """
        if run.state.rules.kinds[decision.kind].secrecy is Secrecy.OPEN:
            return False
        asked = next(
            (x.since for x in live.loaded.asking if (x.seat, x.number) == (decision.seat, decision.id)), None
        )
        if asked is not None and row.since <= asked:
            terms = read_terms(live.row.clock)
            latest = min(LATEST, terms.bank // SHARE) if terms.timed else LATEST
            lot = asked + self._context.rng.randint(min(SOONEST, latest // 2), latest)
            run.put_off.append(replace(Prepared.of(row), since=lot).row(live.row.id))
            row.since = lot
        return asked is None or row.since > self._context.now()

    async def _is_taken_back(self, live: Live, prepared: Prepared) -> bool:
        """Return whether what came before a prepared turn was taken back: then an earlier one is asked."""
        rows = await self._context.store.entries(live.row.id, prepared.n + 1, live.row.n)
        own = any(x.how == "back" and x.seat == prepared.seat for x in rows)
        return own or any(x.how == "undo" and json.loads(x.action)["to"] < prepared.n for x in rows)

    async def _has_changed(self, live: Live, prepared: Prepared) -> bool:
        """Return whether anything in a seat's sight is other than when it prepared its turn."""
        if prepared.n < live.row.mark:
            return True
        then, view = await self._games.state_at(live, prepared.n), live.title.game.view
        return view(then, prepared.seat).sight != view(live.state, prepared.seat).sight

    def _tell(self, live: Live, run: Run, key: str, seat: Seat) -> None:
        """Tell the owner of a seat, and nobody else, what became of what they left."""
        if user := live.info.users.get(seat, 0):
            lane = f"u{user}"
            run.notes.append(self._context.outgoing.note(live.row.id, lane, key, user=user, seat=seat))

    def _drop(self, live: Live, run: Run, seat: Seat, kind: str) -> None:
        """Give up a standing answer, with a word to its owner alone."""
        LOG.info("game %s: the standing answer of %s to %s is dropped", live.row.id, seat, kind)
        run.stale.append((seat, kind))
        self._tell(live, run, "note-dropped", seat)

    async def _think(
        self, live: Live, run: Run, policies: Mapping[Seat, str], *, yields: bool
    ) -> Answer | None:
        """Have a machine player answer, in another process: also once where a default answer is missing."""
        s = run.state
        reply = self._reply_to_offer(live, s, policies)
        if reply:
            return reply
        for d in pending(s):
            late = d.seat not in policies and (d.seat, d.id) in run.late
            if d.seat in policies or late:
                policy = offered(live.title.game, USUAL) if late else policies[d.seat]
                seed = self._context.rng.getrandbits(64)
                thought = Thought(live.title.game, save(s), d, policy, seed)
                away = frozenset(x.user for x in live.info.seats if x.caretaker)
                given = await self._context.thinkers.think(live.row.id, thought, yields=yields, away=away)
                run.instead += late
                return Answer(d, given.action, LAPSE if late else policy, given.waits)
        return None

    def _reply_to_offer(self, live: Live, state: State, policies: Mapping[Seat, str]) -> Answer | None:
        """Agree to an end, or decline it, by what the machine player can know.

        It does not do so for a user who is away: the offer waits for them. One that can be answered no longer
        is left.
        """
        game = live.title.game
        policies = {seat: policy for seat, policy in policies.items() if not live.info.users.get(seat)}
        for name, listed in OFFERS.items():
            offered = getattr(state, listed, ())
            for seat, policy in policies.items():
                if offered and seat not in offered:
                    yes = game.agrees(imagine(game, state, seat, self._context.rng), seat, name)
                    reply = state.rules.frees[name].takes(yes)
                    if not state.rules.frees[name].check(state, seat, reply):
                        return Answer(None, (seat, name, reply), policy)
        return None
