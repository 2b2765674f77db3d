"""Answering, and the other things a player may do at the table."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.play.base import LOG, Live
from bot.play.keeping import Keeping, Made
from bot.play.model.locks import done_anew
from bot.play.model.names import tame
from bot.play.model.terms import Done, Person, Refused, Status
from bot.play.titles.editors import LONGEST_SHEET
from bot.play.titles.path_orders import Order, check_ahead, next_step, others_first, packed
from bot.play.titles.ways import steps_of
from bot.store.models import Draft, Standing
from engine.core import record
from engine.core.codec import canonical, pack_action, token, unpack_action
from engine.core.dice import Committed
from engine.core.endings import Draw, Resign
from engine.core.errors import Refusal, RulesBug
from engine.core.flow import faults, find, options, pending
from engine.core.record import Move, seal_of
from engine.core.rules import Decision, Seat, Secrecy


class Playing(Keeping):
    """What changes a game under way."""

    # -- answering ---------------------------------------------------------------------------------------

    async def answer(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Any = None,
    ) -> Done:
        """Answer a question by token, typed text or plain data. 0: the one question open to this user.

        Text may be an order of several steps: those that can be are carried out at once, the rest waits for
        whoever must answer first.

        Where another process was quicker, an answer to a question that is named is given once more: the
        question may be open still.
        """
        do = done_anew(self._answer) if decision else self._answer
        return await do(game, user, decision, seat, token=token, text=text, action=action)

    async def _answer(
        self, game: str, user: Person, decision: int, seat: Seat, *, token: str, text: str, action: Any
    ) -> Done:
        async with self._locks(game):
            live = await self._live(game, Status.PLAYING, dice=True, to_change=True)
            d = self._asked(live, user, decision, seat)
            d = d if decision or seat else self._readable(live, user, d, text)
            a, rest = await self._meant(live, d, token=token, text=text, action=action)
            check_ahead(live.listing.game, live.state, d, a, rest, Random())

            def play(s: Any, n: int, dice: Committed) -> Move[Any]:
                return record.answer(s, n, d.seat, d.id, a, dice)

            return await self._play(live, user, play, d.seat, Order(len(live.state.stack), tuple(rest)))

    async def _play(
        self,
        live: Live,
        user: Person,
        play: Callable[[Any, int, Committed], Move[Any]],
        seat: Seat = "",
        order: Order | None = None,
    ) -> Done:
        """Play one entry, and an order as far as it goes, and commit it all at once.

        Freezes the game when the engine breaks a promise of its own.
        """
        dice = await self._dice(live)
        try:
            made = [self._made(live, None, play(live.state, live.row.n + 1, dice), user.id)]
            left, dropped, dice = self._carry_on(live, made, user, dice, seat, order)
        except Refusal:
            raise
        except Exception as why:
            await self._freeze(live, why)
            raise Refused("refused-frozen", why=str(why)) from why
        paths = [(seat, packed(left))] if left and left.steps and not dropped else []
        done = await self._keep(live, made, actor=user, dice=dice, paths=paths)
        private = await self._missed(live, user)
        private += [x for m in made for x in await self._private_words(live, user, m.move)]
        if dropped and left:
            say = await self._words_for(user, live)
            private.append(say("note-order-dropped", steps=shown_steps(left.steps)))
        waiting = len(left.steps) if left and paths else 0
        shut = made[0].move.entry.seal if any(e.kind == "sealed" for e in made[0].move.events) else ""
        return replace(done, private=tuple(private), left=waiting, seal=shut)

    def _carry_on(
        self, live: Live, made: list[Made], user: Person, dice: Committed, seat: Seat, order: Order | None
    ) -> tuple[Order | None, bool, Committed]:
        """Carry out an order's steps after the first; give what is left, whether it is lost, and the dice."""
        game = live.listing.game
        while order and order.steps:
            s = made[-1].move.state
            d = next((x for x in pending(s) if x.seat == seat), None)
            if s.over is not None or d is None or others_first(s, seat):
                break
            step = next_step(game, s, d, order)
            if step.action is None:
                return order, step.dropped, dice
            order = step.order
            dice = Committed(dice.seed, dice.game, dice.words, dice.k)  # an entry shows its own rolls only
            move = record.answer(s, live.row.n + len(made) + 1, seat, d.id, step.action, dice)
            made.append(self._made(live, made[-1], move, user.id))
        return order, False, dice

    async def _missed(self, live: Live, user: Person) -> list[str]:
        """Word what could not reach this user by direct message, once."""
        if not any(x.user == user.id and x.dm_closed for x in live.info.seats):
            return []
        say, lines = await self._words_for(user, live), []
        for row in await self.store.take_missed(live.row.id, user.id):
            body = json.loads(row.body)
            side = live.listing.look.side(body["facts"]["seat"], say)
            lines.append(say(body["key"], **body["facts"], side=side))
        return lines

    async def _private_words(self, live: Live, user: Person, move: Move[Any]) -> tuple[str, ...]:
        """Word what only this user learned by the move."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        told = [e for e in move.events if not e.reaches(None) and mine & set(e.to)]
        events = [e._replace(facts=tame(e.facts)) for e in told]
        if not events:
            return ()
        say = await self._words_for(user, live)
        return tuple(live.listing.look.tell(events, self._names(live, say), say))

    async def _dice(self, live: Live) -> Committed:
        """Take up the game's dice at the next roll."""
        seed = live.loaded.seed or await self.store.seed(live.row.id)
        return Committed(seed, live.row.dice_id, json.loads(live.row.words), live.row.k)

    async def _freeze(self, live: Live, why: Exception) -> None:
        """Stop a game because something of ours failed, and tell its host. Everything is kept."""
        LOG.exception("game %s is frozen at entry %d", live.row.id, live.row.n)
        self.counts.answered(live.row.title, "failed")
        kind = "a rule broke its promise" if isinstance(why, RulesBug) else type(why).__name__
        await self._stop(live.row, f"{kind}: {why}")

    # -- who and what is meant ---------------------------------------------------------------------------

    def _seat(self, live: Live, user: Person, seat: Seat = "") -> Seat:
        """Give the seat a user acts for.

        Raises:
            Refused: he has none, or not this one.

        """
        mine = [x.seat for x in live.info.seats if x.user == user.id]
        if not mine:
            raise Refused("refused-not-seated")
        if seat and seat not in mine:
            raise Refused("refused-other-seat")
        return seat or mine[0]

    def _asked(self, live: Live, user: Person, decision: int, seat: Seat) -> Decision:
        """Find the question meant.

        Raises:
            Refused: this user has no seat, or nothing is asked of him.
            Refusal: the question is stale, or another's.

        """
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        self._seat(live, user, seat)
        if decision:
            return find(live.state, seat or self._seat(live, user), decision)
        for d in pending(live.state):
            if d.seat == seat or (not seat and d.seat in mine):
                return d
        raise Refused("refused-not-asked")

    def _readable(self, live: Live, user: Person, first: Decision, text: str) -> Decision:
        """Find the question to one of a person's seats that a text answers; the first if none, or no text."""
        mine = live.info.seats_of(user.id)
        if not text or len(mine) < 2:
            return first
        for d in (x for x in pending(live.state) if x.seat in mine):
            try:
                live.listing.game.read(live.state, d, text)
            except Refusal:
                continue
            return d
        return first

    async def _meant(
        self, live: Live, d: Decision, *, token: str = "", text: str = "", action: Any = None
    ) -> tuple[Any, Sequence[str]]:
        """Make an action of whatever was given, and give the steps that are to follow it.

        Raises:
            Refused: the token names nothing that is open now.
            Refusal: the text cannot be read.

        """
        game, kind = live.listing.game, live.state.rules.kinds[d.kind]
        if token:
            return await self._by_token(live, d, token)
        if text and kind.options is None:
            if len(text) > LONGEST_SHEET:
                raise Refused("refused-long", most=LONGEST_SHEET)
            return game.read(live.state, d, text), ()
        if text:
            first, *rest = steps_of(live.listing.ways, game, live.state, d, text) or ("",)
            return game.read(live.state, d, first), rest
        if action is None:
            raise Refused("refused-nothing")
        return unpack_action(kind.takes, action), ()

    async def _by_token(self, live: Live, d: Decision, wanted: str) -> tuple[Any, Sequence[str]]:
        takes = live.state.rules.kinds[d.kind].takes
        for a in options(live.state, d) or ():
            if token(pack_action(takes, a)) == wanted:
                return a, ()
        kept = await self.store.draft(live.row.id, d.seat, d.id)
        if kept is None or token(json.loads(kept.action)) != wanted:
            raise Refused("refused-gone")
        found = json.loads(kept.action)
        if isinstance(found, list):  # an order, as it was typed
            return live.listing.game.read(live.state, d, found[0]), found[1:]
        return unpack_action(takes, found), ()

    # -- other acts --------------------------------------------------------------------------------------

    async def take_back(self, game: str, user: Person, decision: int, seat: Seat = "") -> Done:
        """Take an unread answer back."""
        async with self._locks(game):
            live = await self._live(game, Status.PLAYING, to_change=True)
            mine = self._seat(live, user, seat)
            return await self._back(live, user, mine, decision)

    async def _back(self, live: Live, user: Person, seat: Seat, decision: int) -> Done:
        k = live.row.k
        return await self._play(live, user, lambda s, n, dice: record.do_back(s, n, seat, decision, k=k))

    async def resign(self, game: str, user: Person, seat: Seat = "") -> Done:
        """Give the game up with every seat that one holds, or with one of them."""
        live = await self._live(game, look=False)
        for x in (seat,) if seat else live.info.seats_of(user.id) or ("",):
            done = await self._act(game, user, "resign", Resign(), x)
            if done.outcome is not None:
                return done
        async with self._locks(game):
            await self._vacate(game)
        return done

    async def draw(self, game: str, user: Person, *, offer: bool) -> Done:
        """Offer a draw or agree to one; with `offer` false decline it or take it back."""
        return await self._act(game, user, "draw", Draw(offer))

    async def act(self, game: str, user: Person, name: str, action: Any, seat: Seat = "") -> Done:
        """Do a free action, given as plain data: what a seat may do unasked. "": a seat of this user's."""
        return await self._act(game, user, name, action, seat, packed=True)

    async def _act(
        self, game: str, user: Person, name: str, action: Any, seat: Seat = "", *, packed: bool = False
    ) -> Done:
        async with self._locks(game):
            live = await self._live(game, Status.PLAYING, to_change=True)
            mine = self._seat(live, user, seat)
            if name not in live.state.rules.frees:
                raise Refused("refused-no-act")
            if packed:
                action = unpack_action(live.state.rules.frees[name].takes, action)
            return await self._play(
                live, user, lambda s, n, dice: record.do_act(s, n, mine, name, action, dice)
            )

    async def standing(self, game: str, user: Person, kind: str, policy: str, seat: Seat = "") -> str:
        """Leave a standing answer for a kind of question ("" takes it away); give its seal where secret.

        The channel is shown the seal of a secret one, never what it says.
        """
        async with self._locks(game):
            live = await self._live(game, Status.PLAYING, to_change=True)
            seat = self._seat(live, user, seat)
            k, habit = live.state.rules.kinds.get(kind), live.listing.ways.habits.get(kind)
            if not policy:
                await self.store.drop_standing(game, seat, kind)
                return ""
            if k is None or not (habit or policy in k.policies):
                raise Refused("refused-no-policy")
            policy = habit.read(policy) if habit else policy
            secret = k.secrecy is not Secrecy.OPEN or k.public is not None
            salt = secrets.token_hex(16) if secret else ""
            seal = seal_of(salt, seat, 0, {"kind": kind, "policy": policy}) if secret else ""
            row = Standing(game=game, seat=seat, kind=kind, policy=policy, salt=salt, seal=seal,
                           since=self._now())  # fmt: skip
            told = [self._note(game, f"c{live.row.channel}", "note-standing", seat=seat, seal=seal)]
            await self.store.set_standing(row, told if seal else ())
            return seal

    # -- drafts ------------------------------------------------------------------------------------------

    async def save_draft(self, game: str, user: Person, decision: int, seat: Seat, action: Any) -> list[str]:
        """Keep a form that is not sent yet, and give what is still wrong with it, in words."""
        live = await self._live(game, Status.PLAYING)
        d = self._asked(live, user, decision, seat)
        a = unpack_action(live.state.rules.kinds[d.kind].takes, action)
        await self._keep_draft(live, d, a)
        say = await self._words_for(user, live)
        return [live.listing.look.refusal(f, say) for f in faults(live.state, d, a)]

    async def _keep_draft(self, live: Live, d: Decision, a: Any, steps: Sequence[str] = ()) -> str:
        """Keep an answer, or an order of several steps, that is not given yet; give its token."""
        kept = list(steps) or pack_action(live.state.rules.kinds[d.kind].takes, a)
        row = Draft(game=live.row.id, seat=d.seat, decision=d.id, action=canonical(kept), at=self._now())
        await self.store.set_draft(row)
        return token(kept)

    async def draft(self, game: str, user: Person, decision: int, seat: Seat) -> Any:
        """Give the form kept for a question; None when there is none."""
        live = await self._live(game)
        kept = await self.store.draft(game, self._seat(live, user, seat), decision)
        return json.loads(kept.action) if kept else None


def shown_steps(steps: Sequence[str]) -> str:
    """Write steps of an order so that they can be quoted as code."""
    return "; ".join(steps).replace("`", "'")[:200]
