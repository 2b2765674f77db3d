"""Going back: freely where the engine allows it, else by the others' consent. Dice once shown stay shown."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from bot.play.clocks.bank import REACH
from bot.play.commands.answering import Answering
from bot.play.commands.seating import Seats
from bot.play.context import Context
from bot.play.games.commits import SILENT, Commits, Made, is_unnoticed
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.questions import Questions
from bot.play.games.requests import Requests
from bot.play.model.rows import events_of, led_to
from bot.play.model.terms import Person, Refused, Status, Undone
from bot.store.models import PATH, PostKind, Request, RequestKind
from bot.store.models import Entry as EntryRow
from engine.core.codec import canonical, unpack_action
from engine.core.dice import CommittedDice
from engine.core.errors import Refusal
from engine.core.flow import held
from engine.core.record import do_act, do_undo
from engine.core.rules import Seat

#: Maximum number of undone events that are named.
MOST_TOLD = 4
#: The note to a player whose hidden act was lost when somebody else undid theirs.
ACT_LOST = canonical({"key": "note-act-lost", "facts": {}})


class Undo:
    """Goes back before an answer, or asks the others whether it may."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        commits: Commits,
        requests: Requests,
        questions: Questions,
        answering: Answering,
        seats: Seats,
        outgoing: Outgoing,
    ) -> None:
        (
            self._context,
            self._games,
            self._commits,
            self._requests,
            self._questions,
            self._answering,
            self._seats,
            self._outgoing,
        ) = context, games, commits, requests, questions, answering, seats, outgoing

    async def undo(self, game: str, user: Person) -> Undone:
        """Go back to before the user's last answer: at once if the engine allows it, else ask the others.

        Machine players consent, and so do players who are away. What is allowed at once is decided by
        `undo_floor`, which skips own entries that were undone already.
        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            seat, mine = self._questions.seat(live, user), live.info.seats_of(user.id)
            self._requests.here(live, user)
            seat = live.row.floor_seat if live.row.floor_seat in mine else seat
            for d in held(live.state):
                if d.seat == seat:  # not read yet: taking it back reveals nothing
                    return Undone(n=(await self._answering.back(live, user, seat, d.id)).n)
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
            told = {"steps": live.row.shown - at.shown, "of": _told(line[-1])}
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
        facts = {"seat": seat, "to": at.shown, "of": _told(line[-1]), "n": live.row.shown - at.shown}
        told = (e._replace(facts=facts) if e.kind == "undone" else e for e in move.events)
        move = replace(move, events=tuple(told))  # others only count what they were told
        made = [Made(move, user.id if user else 0, at.prev, at.floor, at.floor_seat)]
        paths = [(x.seat, PATH) for x in live.loaded.standing if x.kind == PATH]
        dice, lost = self._done_again(live, made, seat, line, await self._commits.dice(live))
        extra = [self._outgoing.post(live.row.id, f"u{x}", PostKind.NOTE, ACT_LOST) for x in sorted(lost)]
        done = await self._commits.commit(live, made, actor=user, dice=dice, stale=paths, extra=extra)
        await self._seats.vacate(live.row.id)
        return done.n

    def _done_again(
        self, live: Live, made: list[Made], seat: Seat, line: Sequence[EntryRow], dice: CommittedDice
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


def _told(row: EntryRow) -> list[list[object]]:
    """Return what everybody was told of an entry, as plain data: without dice, long reports shortened."""
    events = (e for e in events_of(row, raw=True) if e.reaches(None) and e.kind != "rolled")
    return [[e.kind, e.case, e.facts] for e in islice(events, MOST_TOLD)]


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
