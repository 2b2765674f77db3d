"""Answers: given, left standing, taken back, undone."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from bot.play.clocks.bank import REACH
from bot.play.context import Context
from bot.play.games import questions
from bot.play.games.commits import SILENT, Commits, NewEntry, is_unnoticed
from bot.play.games.entries import Entries, foreseen, plan_of
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Requests
from bot.play.lobby.seating import Seats
from bot.play.model.rows import events_of, led_to
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Receipt, Refused, Status, Undone
from bot.store.models import PATH, PostKind, Request, RequestKind, Standing
from bot.store.models import Entry as EntryRow
from bot.store.repositories.games import Loaded
from engine.core import record
from engine.core.codec import canonical, unpack_action
from engine.core.dice import CommittedDice
from engine.core.endings import OFFERS, Resign
from engine.core.errors import Refusal
from engine.core.flow import pending_answers
from engine.core.record import Move, do_act, do_undo, seal_of
from engine.core.rules import Action, Seat, Secrecy, State


class Answering:
    """Plays what a person answers, leaves for later, undoes or does unasked, and commits it at once."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        wording: Wording,
        entries: Entries,
        seats: Seats,
        commits: Commits,
        requests: Requests,
    ) -> None:
        self._context, self._games, self._entries, self._seats = context, games, entries, seats
        self._wording, self._commits, self._requests = wording, commits, requests

    async def answer(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Action = None,
        read: Loaded | None = None,
    ) -> Receipt:
        """Answer a question by token, typed text or plain data. `decision` 0: the user's only open question.

        Text may be an order of several steps: possible ones are carried out at once, the rest waits until
        others have answered. If another process was quicker, an answer to a named question is tried once
        more, since the question may still be open; if it was before the game's turn came, any answer is.
        """
        do = done_anew(self._answer) if decision else self._answer
        try:
            return await do(game, user, decision, seat, token, text, action, read)
        except Refused as why:
            if read is None or why.key != "refused-busy":
                raise
        return await do(game, user, decision, seat, token, text, action, None)

    async def _answer(
        self,
        game: str,
        user: Person,
        decision: int,
        seat: Seat,
        token: str,
        text: str,
        action: Action,
        read: Loaded | None,
    ) -> Receipt:
        async with self._context.answering(game, user.id):
            live = await self._games.load(game, Status.PLAYING, dice=True, to_change=True, read=read)
            d = questions.asked_of(live, user, decision, seat)
            d = d if decision or seat else questions.readable(live, user, d, text)
            say = await self._wording.words_for(user, live)
            a, rest = await questions.meant(
                self._context, live, d, say, token=token, text=text, action=action
            )
            if text and any(rest):  # what a button stands for has been checked before
                await foreseen(live, d, a, rest)
            plan = plan_of(live, rest)

            def play(state: State, n: int, dice: CommittedDice) -> Move[Any]:
                return record.answer(state, n, d.seat, d.id, a, dice)

            return await self._entries.play(live, user, play, d.seat, plan)

    async def take_back(self, game: str, user: Person, decision: int, seat: Seat = "") -> Receipt:
        """Take an unread answer back."""
        async with self._context.answering(game, user.id):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            mine = questions.seat_of(live, user, seat)
            return await self.back(live, user, mine, decision)

    async def back(self, live: Live, user: Person, seat: Seat, decision: int) -> Receipt:
        """Take an unread answer of a seat back; the caller holds the game."""
        k = live.row.k
        return await self._entries.play(
            live, user, lambda s, n, dice: record.do_back(s, n, seat, decision, k=k)
        )

    async def resign(self, game: str, user: Person, seat: Seat = "") -> Receipt:
        """Resign with all of the user's seats, or with one of them."""
        live = await self._games.load(game, look=False)
        for x in (seat,) if seat else live.info.seats_of(user.id) or ("",):
            done = await self._act(game, user, "resign", Resign(), x)
            if done.outcome is not None:
                return done
        async with self._context.locks(game):
            await self._seats.vacate(game)
        return done

    async def draw(self, game: str, user: Person, end: str = "", *, offer: bool) -> Receipt:
        """Offer a draw, or another `end`, or agree to it; with `offer` false decline it or take it back."""
        end = end or "draw"
        if end not in OFFERS:
            raise Refused("refused-malformed")
        return await self._act(game, user, end, {"do": end, "offer": offer}, packed=True)

    async def act(
        self,
        game: str,
        user: Person,
        name: str,
        action: Action,
        seat: Seat = "",
    ) -> Receipt:
        """Do a free action, given as plain data: what a seat may do unasked. "": a seat of this user's."""
        done = await self._act(game, user, name, action, seat, packed=True)
        if name == "resign" and done.outcome is None:
            async with self._context.locks(game):
                await self._seats.vacate(game)
        return done

    async def _act(
        self,
        game: str,
        user: Person,
        name: str,
        action: Action,
        seat: Seat = "",
        *,
        packed: bool = False,
    ) -> Receipt:
        # A hidden act must not interrupt a machine player: the repeated pause would reveal it.
        taken = self._context.taken(game) if name == "resign" else self._context.answering(game, user.id)
        async with taken:
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            mine = questions.seat_of(live, user, seat)
            if name not in live.state.rules.frees:
                raise Refused("refused-no-act")
            if packed:
                action = unpack_action(live.state.rules.frees[name].takes, action)
            return await self._entries.play(
                live, user, lambda s, n, dice: record.do_act(s, n, mine, name, action, dice)
            )

    async def undo(self, game: str, user: Person) -> Undone:
        """Go back to before the user's last answer: at once if the engine allows it, or else ask the others.

        Machine players consent, and so do players who are away. What is allowed at once is decided by
        `undo_floor`, which skips own entries that were undone already.
        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            seat, mine = questions.seat_of(live, user), live.info.seats_of(user.id)
            self._requests.here(live, user)
            seat = live.row.floor_seat if live.row.floor_seat in mine else seat
            for d in pending_answers(live.state):
                if d.seat == seat:  # not read yet: taking it back reveals nothing
                    return Undone(n=(await self.back(live, user, seat, d.id)).n)
            line = await self._since_mine(live, seat)
            if not line:
                raise Refused("refused-no-undo")
            to = line[-1].prev
            if to < live.row.mark:
                raise Refused("refused-undo-edition")
            others = live.info.others(user.id)
            if self._free(live, seat, to) or not others:
                return Undone(n=await self._go_back(live, seat, line, user))
            (at,) = await self._context.store.entries(game, to, to)
            told = {"steps": live.row.shown - at.shown, "of": _account(line[-1])}
            row = Request(game=game, what=RequestKind.UNDO, user=user.id, seat=seat, to=to)
            number = await self._requests.ask(live, row, user.name, others, told)
            return Undone(request=number, why=why_asked(line, seat))

    async def agreed(self, live: Live, row: Request, _user: Person) -> bool:
        """Go back, now that all have agreed."""
        await self._go_back(live, row.seat, await self._since_mine(live, row.seat), None)
        return True

    def _free(self, live: Live, seat: Seat, to: int) -> bool:
        return live.row.floor_seat == seat and to >= live.row.floor

    async def _since_mine(self, live: Live, seat: Seat) -> list[EntryRow]:
        """Return the entries from the latest back to a seat's last answer that still counts; [] for none."""
        n = live.row.n
        rows = await self._context.store.entries(live.row.id, max(0, n - REACH), n)
        line, back = list[EntryRow](), set[int]()
        for e in led_to(n, rows):
            if e.how == "back" and e.seat == seat:
                back.add(e.decision)
            line.append(e)
            if e.how == "answer" and e.seat == seat and not e.by and e.decision not in back:
                return line
        return []

    async def _go_back(self, live: Live, seat: Seat, line: Sequence[EntryRow], user: Person | None) -> int:
        to = line[-1].prev
        then = await self._games.state_at(live, to)
        move = do_undo(live.state, live.row.n + 1, seat, then, to, k=live.row.k)
        (at,) = await self._context.store.entries(live.row.id, to, to)
        facts = {"seat": seat, "to": at.shown, "of": _account(line[-1]), "n": live.row.shown - at.shown}
        told = (e._replace(facts=facts) if e.kind == "undone" else e for e in move.events)
        move = replace(move, events=tuple(told))  # others only count what they were told
        made = [NewEntry(move, user.id if user else 0, at.prev, at.floor, at.floor_seat)]
        paths = [(x.seat, PATH) for x in live.loaded.standing if x.kind == PATH]
        dice, lost = self._done_again(live, made, seat, line, await self._commits.dice(live))
        extra = [
            self._context.outgoing.post(live.row.id, f"u{x}", PostKind.NOTE, ACT_LOST) for x in sorted(lost)
        ]
        done = await self._commits.commit(live, made, actor=user, dice=dice, stale=paths, extra=extra)
        await self._seats.vacate(live.row.id)
        return done.n

    def _done_again(
        self, live: Live, made: list[NewEntry], seat: Seat, line: Sequence[EntryRow], dice: CommittedDice
    ) -> tuple[CommittedDice, set[int]]:
        """Repeat what others did in secret since: the user knows nothing of it, and does not undo it.

        If it is no longer possible, or no longer hidden, it stays undone; return whose answers did.
        """
        lost = set[int]()
        for row in reversed(line):
            if row.how != "act" or row.public or row.seat == seat:
                continue
            s, n = made[-1].move.state, made[-1].move.entry.n + 1
            action = unpack_action(s.rules.frees[row.kind].takes, json.loads(row.action))
            fresh = CommittedDice(dice.seed, dice.game, dice.words, dice.k)
            try:
                again = do_act(s, n, row.seat, row.kind, action, fresh, by=row.by, k=fresh.k)
            except Refusal:
                lost.add(row.user)
                continue
            if is_unnoticed(again, s):
                made.append(self._commits.made(live, made[-1], again, row.user))
                dice = fresh
            else:
                lost.add(row.user)
        return dice, lost - {0}

    async def leave_standing(self, game: str, user: Person, kind: str, policy: str, seat: Seat = "") -> str:
        """Leave a standing answer for a kind of question, or remove it with ""; return its seal if secret.

        The channel is shown only the seal of a secret one.
        """
        async with self._games.hold(game, Status.PLAYING) as live:
            seat = questions.seat_of(live, user, seat)
            k, habit = live.state.rules.kinds.get(kind), live.title.standing_answers.get(kind)
            if not policy:
                await self._context.store.drop_standing(game, seat, kind)
                return ""
            if k is None or not (habit or policy in k.policies):
                raise Refused("refused-no-policy")
            policy = habit.read(policy) if habit else policy
            secret = k.secrecy is not Secrecy.OPEN or k.public is not None
            salt = secrets.token_hex(16) if secret else ""
            seal = seal_of(salt, seat, 0, {"kind": kind, "policy": policy}) if secret else ""
            row = Standing(
                game=game,
                seat=seat,
                kind=kind,
                policy=policy,
                salt=salt,
                seal=seal,
                since=self._context.now(),
            )
            told = [self._context.outgoing.note(game, live.lane, "note-standing", seat=seat, seal=seal)]
            await self._context.store.set_standing(row, told if seal else ())
            return seal


#: Maximum number of undone events that are named.
MOST_EVENTS = 4

#: The note to a player whose hidden act was lost when somebody else undid theirs.
ACT_LOST = canonical({"key": "note-act-lost", "facts": {}})


def _account(row: EntryRow) -> list[list[object]]:
    """Return what everybody was told of an entry, as plain data: without dice, long reports shortened."""
    events = (e for e in events_of(row, raw=True) if e.reaches(None) and e.kind != "rolled")
    return [[e.kind, e.case, e.facts] for e in islice(events, MOST_EVENTS)]


def why_asked(line: Sequence[EntryRow], seat: Seat) -> tuple[str, ...]:
    """Say what has happened since an answer, as this seat saw it, so that undoing it needs consent."""
    found = dict.fromkeys(("moved", "dice", "secret"), False)
    for row in line:
        told = events_of(row, raw=True)
        seen = [e for e in told if e.reaches(seat)]
        # an open throw of many dice has an event of its own
        volley = row.public and row.rolls != "[]" and all(e.kind != "rolled" for e in told)
        found["moved"] |= bool(seen) and row.seat not in ("", seat)
        found["dice"] |= volley or any(e.kind == "rolled" for e in seen)
        found["secret"] |= any(not e.reaches(None) and e.kind not in SILENT for e in seen)
    return tuple(x for x, so in found.items() if so) or ("secret",)
