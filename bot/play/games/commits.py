"""Turning what the engine did into one transaction: entries, snapshot, open questions, posts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.community.webhooks import What
from bot.play.clocks.booking import Bookings
from bot.play.context import Context
from bot.play.games.live import Live, live_game
from bot.play.model.rows import KEPT_EVERY, LOG, ORDER, SOLE, write_events
from bot.play.model.terms import Person, Receipt, Refused, Status, refusing
from bot.store import ClashError, TakenError
from bot.store.models import LAPSE, Hook, Outbox, PostKind, Reliability, SeatClock
from bot.store.models import Entry as EntryRow
from bot.store.repositories.games import Loaded
from bot.store.repositories.posts import Claim
from bot.store.statements.answer import Asking, Commit, Head
from bot.store.statements.plain import new
from engine import __version__
from engine.core import record
from engine.core.codec import canonical
from engine.core.data import adapter
from engine.core.dice import CommittedDice
from engine.core.flow import in_sight, pending, pending_answers, public_options
from engine.core.record import Entry, Move
from engine.core.rules import EVERYONE, Decision, Event, Outcome, Seat, Secrecy
from engine.core.rules import Playing as State

UNSEEN = frozenset({"sealed", "taken_back"})

SILENT = frozenset({"acted", "decided", "rolled", "taken_back"})


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A move made and not yet committed. `prev`, `floor` and `floor_seat` as in the entry's row."""

    move: Move[Any]
    user: int
    prev: int
    floor: int
    floor_seat: str


class Commits:
    """Commits moves and changes of a game."""

    def __init__(self, context: Context, bookings: Bookings) -> None:
        self._context, self._bookings = context, bookings

    def made(self, live: Live, before: NewEntry | None, move: Move[Any], user: int = 0) -> NewEntry:
        """Work out how far a free undo may go after this move (`engine.core.record.undo_floor`).

        Two more answers are final here: a shut one, which is taken back instead, and one that asked another
        seat a hidden question, since the pause alone would reveal it to a player who steps on a trap and
        back again. A hidden free action changes nothing: an undo that is no longer free would betray it.
        """
        e, row, kinds = move.entry, live.row, move.state.rules.kinds
        asked = [d for d in pending(move.state) if kinds[d.kind].secrecy is Secrecy.HIDDEN]
        shut = e.seal or any(d.seat != e.seat for d in asked)
        seat, floor = (before.floor_seat, before.floor) if before else (row.floor_seat, row.floor)
        if e.how == "answer" and not e.final and not shut:
            return NewEntry(move, user, e.n - 1, floor if seat == e.seat else e.n - 1, e.seat)
        if is_unnoticed(move, before.move.state if before else live.state):
            return NewEntry(move, user, e.n - 1, floor, seat)
        return NewEntry(move, user, e.n - 1, e.n, "")

    def pass_over(self, live: Live, made: list[NewEntry], dice: CommittedDice) -> CommittedDice:
        """Answer for people what leaves them no choice, as everybody can see, and add it to these moves.

        A machine player does so in its own time: its answers are told in one post.
        """
        passes = live.title.questions.passes
        while passes and made[-1].move.entry.how in ("start", "answer"):
            s = made[-1].move.state
            asked = [d for d in pending(s) if d.kind in passes]
            users = live.info.present if asked else {}
            asked = [d for d in asked if users.get(d.seat)]
            only = [(d, a) for d in asked if (a := live.title.only_answer(s, d)) is not None]
            if not only:
                break
            d, action = only[0]
            dice = CommittedDice(dice.seed, dice.game, dice.words, dice.k)
            n = made[-1].move.entry.n + 1
            move = record.answer(s, n, d.seat, d.id, action, dice, by=SOLE)
            made.append(self.made(live, made[-1], move, users[d.seat]))
        return dice

    async def commit(
        self,
        live: Live,
        made: Sequence[NewEntry],
        *,
        actor: Person | None = None,
        dice: CommittedDice | None = None,
        words: str | None = None,
        paths: Sequence[tuple[Seat, str]] = (),
        stale: Sequence[tuple[Seat, str]] = (),
        extra: Sequence[Outbox] = (),
        counts: Sequence[Reliability] = (),
        joins: bool = False,
    ) -> Receipt:
        """Commit moves in one transaction; nothing is sent here. One that `joins` tells what is untold, too.

        Raises:
            Refused: another process was quicker.

        """
        last, now = made[-1].move, self._context.now()
        news = self._posts(live, made, asked := pending(last.state))
        back = actor.id if actor and live.info.away(actor.id) else 0
        head = self._head(live, made, dice, now, told=any(p.what == PostKind.TABLE for p in news))
        commit = Commit(
            live.row.id,
            live.row.n,
            head,
            _rows(live, made, now),
            last.saved.decode(),
            self._asking(live, last.state, asked, actor),
            [*news, *extra],
            [(m.move.entry.n, m.move.saved.decode()) for m in made if _is_kept(m.move.entry)],
            words,
            paths,
            stale,
            live.row.revision,
            [(d.seat, d.id) for d in pending_answers(last.state)],
            back,
            *await self._clocks(live, last.state, made, counts, back),
            joins,
            self._hooks(live, made, news) if self._context.outgoing.tells else (),
        )
        return await self._written(live, commit, made, actor)

    def _hooks(self, live: Live, made: Sequence[NewEntry], news: Sequence[Outbox]) -> list[Hook]:
        """Tell another program what the channel is told: that a game begins, whose turn it is, its end.

        A sealed question is told of all whom it is asked, or it would show who has answered.
        """
        hook, state = self._context.outgoing.hook, made[-1].move.state
        hooks = hook(What.STARTED, live.row) if made[0].move.entry.how == "start" else []
        if state.over:
            return [*hooks, *hook(What.OVER, live.row, winner=state.over.winner, status=Status.OVER)]
        was, kinds = in_sight(live.state) if live.state is not None else (), state.rules.kinds
        had = {d.seat for d in was if kinds[d.kind].secrecy is Secrecy.OPEN}
        new = [d.seat for d in in_sight(state) if d.seat not in had and d not in was]
        told = any(x.what == PostKind.TABLE for x in news)
        turns = [x for x in dict.fromkeys(new) if told and live.info.present.get(x)]
        return [*hooks, *(hook(What.TURN, live.row, turn=turns) if turns else [])]

    async def _clocks(
        self, live: Live, state: State, made: Sequence[NewEntry], counts: Sequence[Reliability], back: int
    ) -> tuple[Sequence[SeatClock], Sequence[Reliability]]:
        """Return the clocks that a commit changes, and what it counts."""
        if not live.row.clock:
            return (), counts
        entries = [m.move.entry for m in made]
        return await self._bookings.after(live.loaded, live.info.seats, state, entries, counts, back)

    async def _written(
        self, live: Live, commit: Commit, made: Sequence[NewEntry], actor: Person | None
    ) -> Receipt:
        """Write a commit, and begin to post it unless its post joins an earlier one."""
        claim = None if commit.joins else self._context.claim()
        try:
            if claim is None:
                stands, onward = await self._context.store.commit(commit), None
            else:
                claim = claim._replace(actor=actor.id if actor else 0)
                stands, onward = await self._begun(commit, claim)
        except ClashError as why:
            LOG.info("game %s: %s", live.row.id, why)
            self._context.counts.answered(live.row.title, "clash")
            raise Refused("refused-busy") from why
        for m in made:
            self._context.counts.answered(live.row.title, _came(m.move.entry))
        last, kind, after = made[-1].move.state, made[0].move.entry.kind, None
        if stands is not None and stands.game.n == commit.head.n:  # else another process has gone on
            stands.state = last
            after = live_game(stands, live.title, last)
        n = max(commit.head.shown, 0)
        told = tuple(e for m in made for e in m.move.events if e.to == EVERYONE)
        return Receipt(live.row.id, n, outcome=last.over, kind=kind, live=after, events=told, onward=onward)

    async def _begun(self, commit: Commit, claim: Claim) -> tuple[Loaded | None, str | None]:
        """Write a commit and begin to post it, with what was begun before and is not being sent."""
        rounds = self._context.rounds
        before = rounds.pop(commit.game, None)  # so that nobody sends it meanwhile
        claim = claim._replace(had=before.claims if before else ())
        try:
            begun = await self._context.store.commit_and_begin(commit, claim)
        except BaseException:
            if before is not None:
                rounds[commit.game] = before
            raise
        if begun is None:
            return None, None
        if begun.dispatches or not begun.posts:
            rounds[commit.game] = begun
        return begun.loaded, begun.onward

    def _head(
        self, live: Live, made: Sequence[NewEntry], dice: CommittedDice | None, now: int, *, told: bool
    ) -> Head:
        """Return the changes to the game's own row."""
        last, row = made[-1], live.row
        entry, over = last.move.entry, last.move.state.over
        return Head(
            n=entry.n,
            k=dice.k if dice else row.k,
            prev=last.prev,
            floor=last.floor,
            floor_seat=last.floor_seat,
            after=entry.after,
            status=Status.OVER if over else Status.PLAYING,
            outcome=adapter(Outcome).dump_json(over).decode() if over else "",
            changed=now,
            edition=live.title.game.edition,
            version=__version__,
            mark=next((m.move.entry.n for m in made if m.move.entry.how == "mark"), row.mark),
            here=not over,
            shown=row.shown + sum(map(_public, made)),
            open_rolls=row.open_rolls + sum(map(_open_rolls, made)),
            told=told,
        )

    def _asking(
        self, live: Live, state: State, asked: Sequence[Decision], actor: Person | None
    ) -> list[Asking]:
        """List what is open now. The person who has just acted needs no ping.

        Nor does a seat that was pinged already for a question which several may answer in any order.
        """
        mine = {x.seat for x in live.info.seats if actor and x.user == actor.id}
        any_of = bool(state.stack) and state.stack[-1].wait == "any"
        called = {(a.seat, a.kind) for a in live.loaded.asking if a.told and any_of}
        kinds = state.rules.kinds
        return [
            Asking(
                d.seat, d.id, d.kind, kinds[d.kind].secrecy, told=d.seat in mine or (d.seat, d.kind) in called
            )
            for d in asked
        ]

    def _posts(self, live: Live, made: Sequence[NewEntry], asked: Sequence[Decision]) -> list[Outbox]:
        """Make the posts about moves: one to the channel, and one to each player who learned a secret.

        What proves the dice, and each sealed answer, is published before, in a message that is never edited.

        A player who is the channel's only reader learns it there. Hidden moves make no post in the channel,
        unless play continues with a question to others.
        """
        first, last = made[0].move.entry.n, made[-1].move.entry.n
        moves = [m.move for m in made]
        events = [e for x in moves for e in x.events]
        posts = [self._context.outgoing.post(live.row.id, live.lane, PostKind.BEGUN)] if first == 0 else []
        if seals := [
            x.entry.seal for x in moves if x.entry.seal and any(e.kind == "sealed" for e in x.events)
        ]:
            lane, body = f"c{live.row.quiet or live.row.channel}", canonical({"seals": seals})
            posts.append(self._context.outgoing.post(live.row.id, lane, PostKind.SEALED, body))
        if any(map(_public, made)) or self._asks_anew(live, made[-1].move.state, asked):
            grows = bool(live.row.quiet) or _grows(live.state, made)
            post = self._context.outgoing.post(
                live.row.id, live.lane, PostKind.TABLE, first=first, last=last, grows=grows
            )
            posts.append(post)
            if live.row.quiet:
                lane = f"c{live.row.quiet}"
                posts.append(
                    self._context.outgoing.post(live.row.id, lane, PostKind.TOLD, first=first, last=last)
                )
        here = live.lone_reader if posts else None
        for x in live.info.seats:
            if x.user and x.seat != here and any(is_private(e, x.seat) for e in events):
                body = canonical({"user": x.user, "seat": x.seat})
                posts.append(
                    self._context.outgoing.post(
                        live.row.id, f"u{x.user}", PostKind.DM, body, first=first, last=last
                    )
                )
        posts += self._in_private(live, made[-1].move.state, asked)
        return [p for p in posts if p]

    def _asks_anew(self, live: Live, state: State, asked: Sequence[Decision]) -> bool:
        """Return whether a question is open now that was not open before, and that others may know about.

        A repeated question whose answers are not shown to others does not count: posting it again would show
        how often somebody has silently answered it.
        """
        had = {(a.seat, a.number) for a in live.loaded.asking}
        before = {(a.seat, a.kind) for a in live.loaded.asking}
        kinds = state.rules.kinds
        new = [d for d in asked if (d.seat, d.id) not in had and kinds[d.kind].secrecy is not Secrecy.HIDDEN]
        return any((d.seat, d.kind) not in before or not _shows_nothing(state, d) for d in new)

    def _in_private(self, live: Live, state: State, asked: Sequence[Decision]) -> list[Outbox]:
        """Ask in private what is answered in secret: sealed and hidden questions.

        The channel mentions a sealed question, so the seat's existing private page may turn to it. An
        existing page turns to an open form, too, which has no private page of its own.
        """
        had = {(a.seat, a.number) for a in live.loaded.asking}
        kinds, forms = state.rules.kinds, live.title.forms
        posts = []
        for d in asked:
            secrecy = kinds[d.kind].secrecy
            turns = secrecy is Secrecy.OPEN
            if (d.seat, d.id) in had or (turns and d.kind not in forms):
                continue
            user = live.info.present.get(d.seat, 0)
            if not user or (turns and d.seat not in live.asked_in_secret):
                continue
            body = {"user": user, "seat": d.seat, "decision": d.id, **({"turns": True} if turns else {})}
            grows = secrecy is not Secrecy.HIDDEN
            posts.append(
                self._context.outgoing.post(
                    live.row.id, f"u{user}", PostKind.ASKED, canonical(body), grows=grows
                )
            )
        return posts

    async def dice(self, live: Live) -> CommittedDice:
        """Take up the game's dice at the next roll."""
        seed = live.loaded.seed or await self._context.store.seed(live.row.id)
        return CommittedDice(seed, live.row.dice_id, json.loads(live.row.words), live.row.k)

    async def change(self, live: Live, **changes: Any) -> None:
        """Change a game's row and seats, and commit its posts with that.

        Raises:
            Refused: another process was quicker, or the channel is taken.

        """
        with refusing(ClashError, "refused-busy"), refusing(TakenError, "refused-taken"):
            await self._context.store.change_game(live.row.id, live.row.revision, **changes)


def _shows_nothing(state: State, decision: Decision) -> bool:
    """Return whether the channel is shown none of the answers to an open question."""
    k = state.rules.kinds[decision.kind]
    form = k.options is None and k.secrecy is Secrecy.OPEN
    return (k.public is not None or form) and not public_options(state, decision)[0]


def _grows(state: State, made: Sequence[NewEntry]) -> bool:
    """Return whether moves may be told in the existing post: one person's open answers, or shut ones.

    A move that opened the shut answers of several seats, or followed a hidden one, never is: that would show
    whose it was. If only one seat was asked, everybody knows whose move it is.
    """
    told = [e for m in made for e in m.move.events if e.to == EVERYONE]
    if made[-1].move.state.over or any(e.kind == "opened" for e in told):
        return False
    if told and all(e.kind in UNSEEN for e in told):
        return True
    before = [state, *(m.move.state for m in made)]
    seen = [(m, s) for m, s in zip(made, before, strict=False) if not is_unnoticed(m.move, s)]
    return bool(seen) and all(m.user and _in_sight(m.move, s) for m, s in seen)


def _in_sight(move: Move[Any], before: State) -> bool:
    """Return whether everybody knows whose move it is: an open answer, an undo, or the only one awaited.

    A hidden free action counts as the answer that it gives.
    """
    e = move.entry
    if e.how == "undo" or (e.how == "answer" and not e.seal):
        return True
    unseen = e.how == "act" and not any(x.kind == "acted" and x.to == EVERYONE for x in move.events)
    if e.how != "answer" and not unseen:
        return False
    kinds = before.rules.kinds
    asked = [d for d in before.stack[-1].asks if kinds[d.kind].secrecy is not Secrecy.HIDDEN]
    return [d.seat for d in asked] == [e.seat]


def _is_kept(entry: Entry) -> bool:
    """Return whether the state after an entry is kept for rewinding."""
    return entry.n % KEPT_EVERY == 0 or entry.how == "mark"


def _came(entry: Entry) -> str:
    """Say where an entry came from: the start, a mark, a person or a machine player."""
    if entry.how in ("start", "mark"):
        return entry.how
    if entry.by in (ORDER, "standing", SOLE):
        return "standing"
    return "player" if not entry.by else LAPSE if entry.by == LAPSE else "machine"


def is_private(event: Event, seat: Seat) -> bool:
    """Return whether an event is for some seats only, this one among them, and worth telling."""
    return event.to != EVERYONE and seat in event.to and event.kind not in SILENT


def _public(made: NewEntry) -> bool:
    return any(e.to == EVERYONE for e in made.move.events)


def is_unnoticed(move: Move[Any], before: State) -> bool:
    """Return whether a free action is hidden from everybody else."""
    told = any(e.to == EVERYONE for e in move.events)
    return move.entry.how == "act" and not told and pending(move.state) == pending(before)


def _open_rolls(made: NewEntry) -> int:
    return sum(e.kind == "rolled" and e.to == EVERYONE for e in made.move.events)


def _rows(live: Live, made: Sequence[NewEntry], now: int) -> list[EntryRow]:
    """Make rows of the log; each that the channel is told of counts one up."""
    rows, shown = [], live.row.shown
    for m in made:
        shown += _public(m)
        rows.append(_row(live.row.id, m, now, shown))
    return rows


def _row(game: str, made: NewEntry, now: int, shown: int) -> EntryRow:
    e = made.move.entry
    return new(
        EntryRow,
        game=game,
        n=e.n,
        how=e.how,
        seat=e.seat,
        kind=e.kind,
        decision=e.decision,
        action=canonical(e.action),
        rolls=canonical(e.rolls),
        k=e.k,
        after=e.after,
        final=e.final,
        salt=e.salt,
        seal=e.seal,
        by=e.by,
        events=write_events(made.move.events),
        prev=made.prev,
        floor=made.floor,
        floor_seat=made.floor_seat,
        public=_public(made),
        shown=shown,
        user=made.user,
        at=now,
    )
