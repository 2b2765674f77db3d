"""What happened in a game, page by page; and its files: log, record, proof of its dice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games import cards, questions
from bot.play.games.cards import Desk
from bot.play.games.commits import SILENT
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Post
from bot.play.model.rows import SOLE, events_of, led_to, listed_info
from bot.play.model.terms import Export, Fair, GameInfo, LogPage, Opened, Person, Refused, Status
from bot.play.model.texts import escaped, mixed
from bot.play.model.title import Sums, sum_up
from bot.play.queries.player_views import PlayerViews
from bot.play.workers import records
from bot.store.models import Entry as EntryRow
from engine.core.dice import commitment, roll_of
from engine.core.flow import pending
from engine.core.record import Hinted
from engine.core.rules import Event, Seat, State
from render.core.text import Words, join_list, shorten

#: Lines on a page; maximum number of entries searched, and of events explained.
PAGE, FURTHEST, MOST_UNFOLDED = 20, 200, 12

#: Maximum number of lines about what has changed; the board shows the rest.
NEWEST = 3


#: Maximum number of dice listed, those that cost most.
LONGEST_DICE = 200


@dataclass(frozen=True, slots=True)
class Changes:
    """The newest lines of what has changed, from entries that all may know, and how many came before them.

    `whole`: the reader has done nothing yet, so that this is everything that happened.
    """

    lines: tuple[tuple[int, str], ...]
    before: int
    whole: bool


def own_last(rows: Sequence[EntryRow], live: Live, user: Person) -> int:
    """Return the last entry that a user has made themselves, -1 for none."""
    mine = live.info.seats_of(user.id)
    own = (r for r in rows if r.by != SOLE)  # nobody was asked for these
    done = (r.n for r in own if r.user == user.id or (not r.user and not r.by and r.seat in mine))
    return max(done, default=-1)


class Log:
    """Lays out what was told, line by line; writes a game out, and shows what proves its dice."""

    def __init__(
        self, context: Context, wording: Wording, games: GameLoader, player_views: PlayerViews
    ) -> None:
        self._context, self._wording, self._games, self._player_views = context, wording, games, player_views

    async def page(self, game: str, user: Person, page: int = 0) -> LogPage:
        """Return a page of the public log; 0 for the last."""
        live = await self._games.begun(game)
        pages = max(live.row.shown, 0) // PAGE + 1
        page = pages if page < 1 else min(page, pages)
        say = await self._wording.words_for(user, live)
        rows = await self._context.store.public_entries(game, (page - 1) * PAGE, PAGE)
        lines = [
            (r.shown, line)
            for r in rows
            for line in live.title.look.tell(
                self.reaching([r], None), self._wording.names(live, say, n=r.n), say
            )
        ]
        return LogPage(tuple(lines), page, pages)

    async def since(self, game: str, user: Person) -> Changes:
        """Return what has happened since this user's last action, as far as they may know."""
        live = await self._games.begun(game)
        say, seat = await self._wording.words_for(user, live), self._player_views.eyes(live, user)
        rows = await self._context.store.entries(game)
        own = own_last(rows, live, user)
        lines = [
            (r.shown, line)
            for r in rows
            if r.n > own
            for line in live.title.look.tell(
                self.reaching([r], seat), self._wording.names(live, say, n=r.n), say
            )
        ]
        return Changes(tuple(lines[-NEWEST:]), max(0, len(lines) - NEWEST), own < 0)

    async def reports(self, game: str, user: Person, page: int = 0) -> LogPage:
        """Return a page of what only this user was told, by entries that all know of; 0 for the last."""
        live = await self._games.begun(game)
        seat, say = questions.seat_of(live, user), await self._wording.words_for(user, live)
        told = [
            (r.shown, line)
            for r in await self._context.store.entries(game)
            for line in live.title.look.tell(
                self._whispered(r, seat), self._wording.names(live, say, n=r.n), say
            )
        ]
        pages = max(1, -(-len(told) // PAGE))
        page = pages if page < 1 else min(page, pages)
        return LogPage(tuple(told[(page - 1) * PAGE : page * PAGE]), page, pages)

    def _whispered(self, row: EntryRow, seat: Seat) -> list[Event]:
        """Return what an entry told one seat alone, apart from its own deeds."""
        return [e for e in events_of(row) if seat in e.to and e.kind not in SILENT]

    def reaching(self, rows: Sequence[EntryRow], seat: Seat | None) -> list[Event]:
        """Return the events that a seat, or with None the channel, may know of."""
        return [e for r in rows for e in events_of(r) if e.reaches(seat)]

    async def summary(self, game: str, user: Person) -> tuple[str, ...]:
        """Sum an ended game up, as its last post does, and more; nothing of one that goes on."""
        live = await self._games.load(game)
        if live.info.status is not Status.OVER or live.state is None:
            return ()
        say = await self._wording.words_for(user, live)
        return await summary(self._context, self._wording.names(live, say), live, live.state, say)

    async def unfold(self, game: str, user: Person) -> Post:
        """Explain at length the last that was told in a line, as far as this user may know of it."""
        live = await self._games.load(game)
        own, say = live.title.explanations, await self._wording.words_for(user, live)
        seat, names = self._player_views.eyes(live, user), self._wording.names(live, say)
        rows = await self._context.store.entries(game, max(0, live.row.n - FURTHEST), live.row.n)
        told = self.reaching(rows, seat)
        found = [i for i, e in enumerate(told) if e.kind in own][-MOST_UNFOLDED:]
        if not found:
            raise Refused("refused-nothing-to-unfold")
        lines = ["\n".join(own[told[i].kind](told, i, names, say)) for i in found]
        desk = Desk(live.info, live.title, say)
        text = tuple(x for x in lines if x)
        return Post(title=desk.heading(), text=text, rows=cards.with_info(desk, ()))

    async def cited(self, game: str, user: Person, first: int, last: int) -> tuple[GameInfo, tuple[str, ...]]:
        """Return a game and the cases behind some entries, as all count them, and behind what is asked."""
        live = await self._games.begun(game)
        seat, kinds = self._player_views.eyes(live, user), live.state.rules.kinds
        rows = await self._context.store.public_entries(game, max(0, first - 1), max(1, last - first + 2))
        told = [e.case for e in self.reaching([r for r in rows if first <= r.shown <= last], seat)]
        asked = [kinds[d.kind].case for d in pending(live.state) if d.seat == seat]
        return live.info, tuple(x for x in dict.fromkeys((*told, *asked)) if x)

    async def export(self, game: str, by: Person) -> Export:
        """Return the whole record of an ended game, or the public log of one under way."""
        live = await self._games.load(game, look=False)
        row, look = live.row, live.title.look
        if row.n < 0:
            raise Refused("refused-lobby")
        rows = records.packed(await self._context.store.entries(game))
        stem = f"{row.title}-{game}"
        if live.info.status.ended:
            seed, taken = await self._context.store.seed(game), await self._context.store.hints(game)
            hints = [Hinted(x.n, x.seat, x.decision, x.why) for x in taken]
            text = await self._context.workers.run(records.whole, row.model_dump(), rows, seed, hints)
            return Export(f"{stem}.json", text, whole=True)
        say = await self._wording.words_for(by, live)
        head = say("export-head", game=live.title.game.title, id=game, commitment=row.commitment)
        told = await self._context.workers.run(
            records.public_log, look, rows, self._wording.called(live, say), say.locale
        )
        return Export(f"{stem}.txt", "\n".join([head, *told]) + "\n", whole=False)

    async def proof(self, game: str) -> Fair:
        """Return commitment and words, and after the end the seed and whether every roll fits."""
        live = await self._games.load(game)
        info, row = live.info, live.row
        frozen = json.loads(row.words)
        said = _still_said(frozen, live)
        seals = tuple((x.seat, x.seal) for x in live.loaded.standing if x.seal)
        if not info.status.ended:
            return Fair(info, row.commitment, frozen, row.open_rolls, seals=seals, said=said)
        opened = tuple(
            Opened(x.seat, x.kind, x.policy, x.salt, x.seal) for x in live.loaded.standing if x.seal
        )
        seed = await self._context.store.seed(game)
        if not seed:
            return Fair(
                game=info,
                commitment=row.commitment,
                words=frozen,
                rolls=row.k,
                seed="",
                proved=None,
                seals=seals,
                opened=opened,
                said=said,
            )
        rows = await self._context.store.entries(game)
        wrong = await asyncio.to_thread(_wrong_roll, seed, row.dice_id, frozen, rows)
        if commitment(seed) != row.commitment:
            wrong = "commitment"
        return Fair(
            game=info,
            commitment=row.commitment,
            words=frozen,
            rolls=row.k,
            seed=seed,
            proved=not wrong,
            wrong=wrong,
            seals=seals,
            opened=opened,
            said=said,
        )


def _still_said(frozen: dict[str, str], live: Live) -> dict[str, str]:
    """Return the original words of people whose data have not been deleted."""
    own = {x.seat: x.word for x in live.loaded.seats if x.word and not live.info.hidden}
    return {
        seat: own[seat] for seat, word in frozen.items() if word in (mixed(own.get(seat, "")), own.get(seat))
    }


def _wrong_roll(seed: str, game: str, said: dict[str, str], rows: Sequence[EntryRow]) -> str:
    """Name the first roll that does not come from the seed, "" when all do."""
    for row in rows:
        shown: list[tuple[int, int]] = json.loads(row.rolls)
        for i, (sides, n) in enumerate(shown):
            if roll_of(seed, game, said, row.k + i, sides) != n:
                return f"{row.n}: d{sides} {n}"
    return ""


async def summary(
    context: Context,
    names: Mapping[Seat, str],
    live: Live,
    state: State,
    say: Words,
    *,
    brief: bool = False,
) -> tuple[str, ...]:
    """Summarize in a few lines how a game went, and the players' score against each other here.

    In `brief` only the losses and that score: the rest is for whoever looks the game up.
    """
    rows = await context.store.entries(live.row.id)
    events = await asyncio.to_thread(_course, rows)
    sums = sum_up(live.title.summary, events, state)
    turns = say("summary-turns", n=sums.turn) if sums.turn else ""
    plain = say("summary-plain", n=live.row.shown, dice=live.row.open_rolls)
    dice, losses = _dice(live, sums, names, say), _losses(live, sums, names, say)
    rest = () if brief else (turns, plain, dice, await _hints(context, live, names, say))
    return tuple(filter(None, (_seating(live, say), losses, *rest, await _record(context, live, say))))


def _seating(live: Live, say: Words) -> str:
    """Say who sat where, now that it is no secret any more."""
    if live.info.hidden or not live.info.anonymous:
        return ""
    sides = [(live.title.look.side(x.seat, say), x.name) for x in live.info.seats if x.user]
    each = [say("summary-seat", side=side, name=escaped(name)) for side, name in sides]
    return say("summary-seats", list=join_list(each, say))


async def _hints(context: Context, live: Live, names: Mapping[Seat, str], say: Words) -> str:
    """Say how many hints each side has taken; "" if nobody took any."""
    taken = Counter(x.seat for x in await context.store.hints(live.row.id))
    each = [say("summary-hint", name=names[x.seat], n=taken[x.seat]) for x in live.info.seats if x.user]
    return say("summary-hints", list=join_list(each, say)) if taken else ""


async def _record(context: Context, live: Live, say: Words) -> str:
    """Say how often each of two players has won this title on this server; "" at the first time."""
    mine = _users(live.info)
    if len(mine) != 2:
        return ""
    found = await context.store.find(user=min(mine), guild=live.row.guild, status=(Status.OVER,))
    games = [x for x in map(listed_info, found) if x.title == live.row.title and _users(x) == mine]
    if len(games) < 2:
        return ""
    wins = Counter(_winner(x) for x in games)
    names = {x.user: escaped(x.name) for x in live.info.seats}
    each = [say("summary-won", name=names[user], n=wins[user]) for user in names]
    if wins[0]:
        each.append(say("summary-drawn", n=wins[0]))
    return say("summary-record", n=len(games), list=join_list(each, say))


def _course(rows: Sequence[EntryRow]) -> list[Event]:
    """Return the public events of a log, without undone entries."""
    line = [*led_to(rows[-1].n, rows)] if rows else []
    return [e for row in reversed(line) for e in events_of(row) if e.reaches(None)]


def _losses(live: Live, sums: Sums, names: Mapping[Seat, str], say: Words) -> str:
    if not sums.lost:
        return ""
    whose = {x: names.get(x) or say(f"{live.row.title}-lost-{x}") for x in sums.lost}
    each = [say("summary-lost", name=whose[x], n=n) for x, n in sorted(sums.lost.items())]
    return say("summary-losses", list=join_list(each, say))


def _dice(live: Live, sums: Sums, names: Mapping[Seat, str], say: Words) -> str:
    if sums.dice is None:
        return ""
    told = " ".join(live.title.look.tell([sums.dice], names, say)).partition("```")[0]
    what = shorten(" ".join(told.split()), LONGEST_DICE)
    return say("summary-dice", turn=sums.dice_turn, what=what, n=sums.cost)


def _users(info: GameInfo) -> set[int]:
    return {x.user for x in info.seats if x.user} if all(x.user for x in info.seats) else set()


def _winner(info: GameInfo) -> int:
    """Return the winner's user id, or 0."""
    seat = info.seat(info.outcome.winner) if info.outcome and info.outcome.winner else None
    return seat.user if seat else 0
