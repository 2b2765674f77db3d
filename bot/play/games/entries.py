"""One entry of a game: played, with the orders that wait for it, and what its giver had not seen yet."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from random import Random
from typing import Any

from bot.play.context import Context, Outgoing
from bot.play.games.commits import Commits, NewEntry
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import meant
from bot.play.model.editors import Foreseen, foresee, others_first, packed, unpacked
from bot.play.model.rows import ORDER, led_to
from bot.play.model.terms import Person, Receipt, Refused
from bot.play.model.texts import tame
from bot.store.models import PATH, PREPARED, OpenDecision, Outbox, Standing
from engine.core import record
from engine.core.codec import canonical
from engine.core.contract import View
from engine.core.dice import CommittedDice
from engine.core.errors import IllegalAction, Refusal
from engine.core.flow import faults, pending
from engine.core.record import Move
from engine.core.rules import EVERYONE, Action, Decision, Playing, Seat, State
from engine.policies.plans import Plan, next_step
from engine.policies.preview import Steps
from render.core.text import Words


@dataclass(frozen=True, slots=True)
class Lost:
    """Steps that could not be carried out; `more`: other orders of the seat continue."""

    seat: Seat
    steps: Steps
    more: bool


@dataclass(slots=True)
class WaitingOrders:
    """The rest of each seat's orders while moves are made; nothing is stored before the commit."""

    plans: dict[Seat, Plan] = field(default_factory=dict)
    stored: Mapping[Seat, Plan] = field(default_factory=dict)
    lost: list[Lost] = field(default_factory=list)

    @classmethod
    def at(cls, live: Live) -> WaitingOrders:
        """Return the orders that remain at a table."""
        stored = {x.seat: unpacked(x.policy) for x in live.loaded.standing if x.kind == PATH}
        return cls(dict(stored), stored)

    def next(self, live: Live, playing: Playing) -> tuple[Decision, Action] | None:
        """Return an open question that orders can answer now, and the answer."""
        found = ((d, self.step(live, playing, d)) for d in (pending(playing) if self.plans else ()))
        return next(((d, action) for d, action in found if action is not None), None)

    def step(self, live: Live, playing: Playing, decision: Decision) -> Action:
        """Return the answer that a seat's orders give to a question; None where they give none."""
        plan = self.plans.get(decision.seat)
        if plan is None or not plan.orders or others_first(playing, decision.seat):
            return None
        step = next_step(live.title.path_orders, live.title.game, playing, decision, plan)
        self.plans[decision.seat] = step.plan
        if step.dropped:
            self.lost.append(Lost(decision.seat, step.dropped, bool(step.plan.orders)))
        return step.action

    def left(self) -> list[tuple[Seat, str]]:
        """Return the waiting orders that have changed, as the store keeps them."""
        kept = self.stored
        return [(x, packed(plan)) for x, plan in self.plans.items() if plan.orders and plan != kept.get(x)]

    def ended(self) -> list[tuple[Seat, str]]:
        """Return the standing answers that are used up."""
        return [(seat, PATH) for seat in self.stored if not self.plans[seat].orders]

    def notes(self, live: Live, outgoing: Outgoing, *, but: Seat = "") -> list[Outbox]:
        """Make the words to each owner of what was lost, but to the one seat."""
        told = [(x, live.info.users.get(x.seat, 0)) for x in self.lost if x.seat != but]
        return [
            outgoing.note(
                live.row.id, f"u{user}", lost_key(x), user=user, seat=x.seat, steps=shown_steps(x.steps)
            )
            for x, user in told
            if user
        ]


def lost_key(lost: Lost) -> str:
    """Return the key of the sentence that tells of lost steps."""
    return "note-order-passed" if lost.more else "note-order-dropped"


def shown_steps(steps: Sequence[str]) -> str:
    """Write steps of an order so that they can be quoted as code."""
    return "; ".join(steps).replace("`", "'")[:200]


def _key(row: Standing) -> tuple[Seat, str]:
    return row.seat, row.kind


def _answered(before: State, move: Move[Any]) -> set[tuple[Seat, str]]:
    """Return what may have been prepared for what a seat has answered by a move, be it a free action."""
    seat, left = move.entry.seat, {(d.seat, d.id) for d in pending(move.state)}
    return {(seat, PREPARED + d.kind) for d in pending(before) if d.seat == seat and (seat, d.id) not in left}


def plan_of(live: Live, rest: Sequence[Steps]) -> Plan | None:
    """Return the plan that follows an answer given now; None where nothing does."""
    own = live.title.path_orders
    left = tuple(x for x in rest if x)
    if not left:
        return None
    stretch = own.stretch(live.state) if own else ""
    return Plan(len(live.state.stack), left, stretch, begun=bool(rest and rest[0]))


async def foreseen(live: Live, decision: Decision, action: Action, rest: Sequence[Steps]) -> Foreseen:
    """Look ahead at all steps, off the event loop: of many it takes a while."""
    steps = tuple(chain(*rest))
    return await asyncio.to_thread(foresee, live.title.game, live.state, decision, action, steps, Random())


#: In the place of a time, before any: once it is asked. The clocks of processes need not agree.
ONCE_ASKED = 1


@dataclass(frozen=True, slots=True)
class Prepared:
    """An answer, as it is typed, to a kind of question before it is asked; written after entry `n`.

    It is given as soon as that is asked, if nothing in the seat's sight has changed since; with a condition
    (`only`) if that holds; or, with `always`, whatever has changed. It is not given before the time `since`,
    and if that is 0 by its owner's own hand only.
    """

    seat: Seat
    kind: str
    text: str
    n: int
    always: bool = False
    since: int = 0
    only: str = ""

    @classmethod
    def of(cls, row: Standing) -> Prepared:
        """Read it from the store."""
        kept = json.loads(row.policy)
        kind = row.kind.removeprefix(PREPARED)
        return cls(row.seat, kind, kept["text"], kept["n"], kept["always"], row.since, kept.get("only", ""))

    def row(self, game: str) -> Standing:
        """Return it as the store keeps it."""
        only = {"only": self.only} if self.only else {}
        kept = canonical({"text": self.text, "n": self.n, "always": self.always, **only})
        return Standing(game=game, seat=self.seat, kind=PREPARED + self.kind, policy=kept, since=self.since)

    async def meant(
        self, context: Context, live: Live, decision: Decision, say: Words
    ) -> tuple[Action, tuple[Steps, ...]]:
        """Return the answer that it is to a question, with the steps that follow.

        Raises:
            Refused: it is too long.
            Refusal: it cannot be read, or breaks a rule.

        """
        action, rest = await meant(context, live, decision, say, text=self.text)
        if bad := faults(live.state, decision, action):
            raise IllegalAction(bad)
        if any(rest):
            await foreseen(live, decision, action, rest)
        return action, rest


#: Between a piece and its place in a condition; before a place that must be free.
AT = "@"


def conditions(view: View) -> list[str]:
    """Return what a prepared turn may depend on: that a piece stays, and that nobody is at a place."""
    pieces = [f"{x}{AT}{at}" for x, at in view.stands().items()]
    taken = set(view.stands().values())
    free = [f"{AT}{x}" for x, inside in view.places().items() if not taken & set(inside)]
    return [*free, *pieces]


def listed_conditions(view: View) -> list[str]:
    """Return the conditions that a list offers: of many places none, since each can be typed."""
    few = len(view.places()) <= FEW
    return [x for x in conditions(view) if few or not x.startswith(AT)]


def condition_meant(view: View, text: str) -> str:
    """Return the condition that somebody has chosen or typed: a piece, or a place.

    Raises:
        Refused: it names nothing here.

    """
    wanted = text.strip().casefold()
    for x in conditions(view):
        if wanted in (x.casefold(), x.partition(AT)[0].casefold() or x[1:].casefold()):
            return x
    raise Refused("refused-no-condition", what=text[:40])


def still_holds(view: View, condition: str) -> bool:
    """Return whether a condition is so, as far as a seat can see."""
    piece, _, at = condition.partition(AT)
    if piece:
        return view.stands().get(piece) == at
    return not set(view.stands().values()) & set(view.places().get(at, (at,)))


#: Number of places up to which a list offers them.
FEW = 8


def prepared_of(live: Live, seat: Seat) -> Prepared | None:
    """Return what a seat has prepared."""
    rows = (x for x in live.loaded.standing if x.seat == seat and x.kind.startswith(PREPARED))
    return next(map(Prepared.of, rows), None)


def is_awaited(row: Standing, asking: Sequence[OpenDecision]) -> bool:
    """Return whether a standing answer may be to something that is asked: a prepared turn is to one kind."""
    if not row.kind.startswith(PREPARED):
        return True
    return bool(row.since) and any((x.seat, PREPARED + x.kind) == (row.seat, row.kind) for x in asking)


class MissedMessages:
    """Tells players, once, what a failed direct message said, and what was answered while they were away."""

    def __init__(self, context: Context, wording: Wording, games: GameLoader) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def take(self, game: str, user: Person, live: Live | None = None) -> list[str]:
        """Word what could not reach this user, and count it as told. `live`: the game, where it is loaded."""
        if live is not None and not any(x.user == user.id and x.dm_closed for x in live.info.seats):
            return []
        rows = await self._context.store.take_missed(game, user.id)
        if not rows:
            return []
        live = live or await self._games.load(game, look=False)
        say, look = await self._wording.words_for(user, live), live.title.look
        told = [json.loads(row.body) for row in rows]
        return [say(x["key"], **x["facts"], side=look.side(x["facts"]["seat"], say)) for x in told]

    async def answered(self, live: Live, user: Person) -> list[str]:
        """Count the answers given for this user while they were away; nothing if they were not."""
        away = {x.seat: x.away_from for x in live.loaded.seats if x.user == user.id and x.caretaker}
        if not away:
            return []
        n, say = live.row.n, await self._wording.words_for(user, live)
        rows = await self._context.store.entries(live.row.id, min(away.values()) + 1, n)
        done = [x for x in led_to(n, rows) if x.by and x.n > away.get(x.seat, n)]
        return [say("note-while-away", n=len(done))]


class Entries:
    """Plays one entry, and orders as far as they go then, and commits them together."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        commits: Commits,
        missed_messages: MissedMessages,
    ) -> None:
        self._context, self._wording, self._games, self._commits = context, wording, games, commits
        self._missed_messages = missed_messages

    async def play(
        self,
        live: Live,
        user: Person,
        play: Callable[[State, int, CommittedDice], Move[Any]],
        seat: Seat = "",
        plan: Plan | None = None,
    ) -> Receipt:
        """Play one entry, and all orders as far as they then go, in one commit.

        `plan` holds orders given with this answer of `seat`. Orders of any seat that waited for it continue,
        too, and are told in the same post. If the engine breaks a promise, the game is frozen.
        """
        dice, orders = await self._commits.dice(live), WaitingOrders.at(live)
        given = seat if plan else ""
        try:
            made = [self._commits.made(live, None, play(live.state, live.row.n + 1, dice), user.id)]
            if plan and given:
                orders.plans[given] = plan
            dice = self._carry_on(live, made, dice, orders, given)
            dice = self._commits.pass_over(live, made, dice)
        except Refusal:
            raise
        except Exception as why:
            await self._games.freeze(live, why)
            raise Refused("refused-frozen", why=str(why)) from why
        private = await self._missed_messages.answered(live, user)
        left, notes = orders.left(), orders.notes(live, self._context.outgoing, but=seat)
        answered = _answered(live.state, made[0].move)
        stale = [*orders.ended(), *(x for x in map(_key, live.loaded.standing) if x in answered)]
        done = await self._commits.commit(
            live, made, actor=user, dice=dice, paths=left, stale=stale, extra=notes
        )
        private += await self._missed_messages.take(live.row.id, user, live)
        private += [x for m in made for x in await self._private_words(live, user, m.move)]
        if mine := [x for x in orders.lost if x.seat == seat]:
            say = await self._wording.words_for(user, live)
            private += [say(lost_key(x), steps=shown_steps(x.steps)) for x in mine]
        waiting = len(orders.plans[given].steps) if given else 0
        first = made[0].move
        shut = first.entry.how == "answer" and any(e.kind == "sealed" for e in first.events)
        if not (private or waiting or shut):
            return done
        return replace(done, private=tuple(private), left=waiting, seal=first.entry.seal if shut else "")

    def _carry_on(
        self,
        live: Live,
        made: list[NewEntry],
        dice: CommittedDice,
        orders: WaitingOrders,
        given: Seat,
    ) -> CommittedDice:
        """Carry out orders after the first move; return the dice.

        Orders of `given` are answers of the player who moved. Other orders count as their owner's, whoever
        moved: the post that grows must not show who gave the last shut answer.
        """
        while (s := made[-1].move.state).over is None and (found := orders.next(live, s)) is not None:
            d, action = found
            dice = CommittedDice(
                dice.seed, dice.game, dice.words, dice.k
            )  # an entry shows its own rolls only
            by = "" if d.seat == given else ORDER
            move = record.answer(s, live.row.n + len(made) + 1, d.seat, d.id, action, dice, by=by)
            made.append(self._commits.made(live, made[-1], move, live.info.users.get(d.seat, 0)))
        return dice

    async def _private_words(self, live: Live, user: Person, move: Move[Any]) -> tuple[str, ...]:
        """Word what only this user learned by the move."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        told = [e for e in move.events if e.to != EVERYONE and mine & set(e.to)]
        events = [e._replace(facts=tame(e.facts)) for e in told]
        if not events:
            return ()
        say = await self._wording.words_for(user, live)
        return tuple(live.title.look.tell(events, self._wording.names(live, say), say))
