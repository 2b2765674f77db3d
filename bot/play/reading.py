"""Looking things up. Nothing here changes anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Literal

from bot.play.base import Live, events_of
from bot.play.games.infos import listed_info
from bot.play.keeping import SILENT
from bot.play.model.names import mixed
from bot.play.model.ports import Place
from bot.play.model.refusals import worded
from bot.play.model.terms import (
    Asked,
    Done,
    Fair,
    GameInfo,
    LogPage,
    Open,
    Opened,
    Person,
    Refused,
    Sight,
    Status,
    Suggestion,
    Waiting,
    Who,
)
from bot.play.titles.catalogue import Listing
from bot.play.undo import Undoing
from bot.store.games import Listed
from bot.store.models import Entry as EntryRow
from engine.core.codec import pack_action, token
from engine.core.dice import commitment, roll_of
from engine.core.flow import held, options, pending, status
from engine.core.rules import Decision, Event, Seat
from render.core.text import Words, words

PAGE = 20


class Reading(Undoing):
    """Reads."""

    # -- finding games -----------------------------------------------------------------------------------

    async def here(self, place: Place) -> GameInfo | None:
        """Find the game of a channel or thread: the one under way, else the last one."""
        if place.channel is None:
            return None
        found = [listed_info(x) for x in await self.store.find(channel=place.channel, most=50)]
        under_way = [x for x in found if not x.status.ended]
        return next(iter(under_way or found), None)

    async def info(self, game: str) -> GameInfo:
        """Give a game."""
        found = await self.store.find(ids=[game])
        if not found:
            raise Refused("refused-no-game", game=game[:12])
        return listed_info(found[0])

    async def games(self, guild: int) -> list[GameInfo]:
        """List a server's games, those under way first."""
        found = [listed_info(x) for x in await self.store.find(guild=guild)]
        return sorted(found, key=lambda x: x.status.ended)

    async def turns(self, user: Person) -> list[Waiting]:
        """List a user's games on all servers, those that wait for him longest first.

        A lobby waits for whoever is invited, then for players, and once it is full for its host.
        """
        found = await self.store.find(user=user.id, status=("lobby", "playing", "frozen"))
        say = await self._words_for(user)
        lines = [self._lobby_line(x, user, say) if x.game.status == Status.LOBBY else
                 self._table_line(x, user, say) for x in found]  # fmt: skip
        return sorted(lines, key=lambda w: (not w.mine, w.since))

    def _table_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        seats = {s.seat for s in info.seats if s.user == user.id}
        mine = [a for a in x.asking if a.seat in seats and info.status == Status.PLAYING]
        others = {a.seat for a in x.asking if a.seat not in seats and a.secrecy == "open"}
        who = tuple(
            s.name or self.catalogue[info.title].look.side(s.seat, say)
            for s in info.seats if s.seat in others
        )  # fmt: skip
        return Waiting(info, bool(mine), min((a.since for a in mine), default=info.changed), who)

    def _lobby_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        invited = any(s.invited == user.id and not s.user for s in info.seats)
        if not all(s.taken for s in info.seats):
            return Waiting(info, invited, info.changed, (say("turns-players"),))
        host = info.seat_of(info.host)
        return Waiting(info, user.id == info.host, info.changed, (host.name if host else say("turns-host"),))

    # -- one game ----------------------------------------------------------------------------------------

    async def look(self, game: str, user: Person) -> Sight:
        """Give everything this user may see."""
        live = await self._live(game)
        return self._sight(live, user, await self._words_for(user, live))

    async def look_after(self, done: Done, user: Person) -> Sight:
        """Give what this user may see after an answer of his, without a list of what he may answer next."""
        live = done.live or await self._live(done.game)
        return self._sight(live, user, await self._words_for(user, live), listed=False)

    def _sight(self, live: Live, user: Person, say: Words, *, listed: bool = True) -> Sight:
        seat = self._eyes(live, user)
        names = self._names(live, say)
        if live.state is None:
            return Sight(live.info, seat, None, (), (), say("headline-lobby"), "", "", names)
        view, look = live.listing.game.view(live.state, seat), live.listing.look
        mine = live.info.seats_of(user.id)
        kept = [d for d in held(live.state) if d.seat in mine]
        return Sight(
            live.info, seat, view, self._open_to(live, user, say, listed=listed),
            tuple(self._about(live, d, say, listed=False) for d in kept),
            look.headline(view, names, say), look.hand(view, say) if seat else "",
            self._undo_now(live, seat), names,
        )  # fmt: skip

    def _eyes(self, live: Live, user: Person | None) -> Seat | None:
        """Give the seat whose view a user is shown; None for those who only look on."""
        mine = live.info.seats_of(user.id) if user else ()
        return live.listing.ways.eyes(mine) if mine else None

    def _undo_now(self, live: Live, seat: Seat | None) -> Literal["", "free", "consent"]:
        if seat is None or live.row.status != "playing" or live.row.n < 1:
            return ""
        return "free" if live.row.floor_seat == seat and live.row.floor < live.row.n else "consent"

    def _open_to(self, live: Live, user: Person, say: Words, *, listed: bool = True) -> tuple[Asked, ...]:
        seats = {x.seat for x in live.info.seats if x.user == user.id}
        if live.row.status != "playing" or live.state is None:
            return ()
        return tuple(self._about(live, d, say, listed=listed) for d in pending(live.state) if d.seat in seats)

    def _about(self, live: Live, d: Decision, say: Words, *, listed: bool) -> Asked:
        kind, look = live.state.rules.kinds[d.kind], live.listing.look
        view = live.listing.game.view(live.state, d.seat)
        actions = options(live.state, d) if listed else ()
        made = None
        if actions is not None:
            made = tuple(
                Open(
                    token(pack_action(kind.takes, a)), look.label(a, view, say), look.detail(a, view, say),
                    live.listing.game.write(a), a,
                )
                for a in actions
            )  # fmt: skip
        left = next((x.policy for x in live.loaded.standing if (x.seat, x.kind) == (d.seat, d.kind)), "")
        question = look.question(d.kind, view, say)
        named = policy_named(live.listing, d.kind, left, say) if left else ""
        formed = d.kind in live.listing.ways.sheets
        return Asked(d.id, d.seat, d.kind, question, kind.case, made, kind.policies, left, named, formed)

    async def standings(self, game: str, user: Person) -> list[tuple[str, str]]:
        """List the standing answers this user has left, as (kind, policy in words)."""
        live = await self._live(game)
        self._seat(live, user)
        mine, say = live.info.seats_of(user.id), await self._words_for(user, live)
        return [
            (x.kind, policy_named(live.listing, x.kind, x.policy, say))
            for x in live.loaded.standing
            if x.seat in mine and x.kind != "path"
        ]

    async def who(self, game: str) -> Who:
        """Tell who sits where and whom the table waits for."""
        live = await self._live(game)
        if live.state is None or live.info.status.ended:
            return Who(await self.info(game), (), live.row.changed)
        now = status(live.state)
        since = min((a.since for a in live.loaded.asking if a.seat in now.seats), default=live.row.changed)
        return Who(await self.info(game), now.seats, since, now.got, now.wanted)

    async def suggest(self, game: str, user: Person, text: str, limit: int = 25) -> list[Suggestion]:
        """Complete a typed answer from what is legal now: what begins so first, then what has it inside."""
        live = await self._live(game)
        say = await self._words_for(user, live)
        want = " ".join(text.casefold().split())
        found = [x for asked in self._open_to(live, user, say) for x in asked.options or ()]
        inside = [x for x in found if want in x.text.casefold() or want in x.label.casefold()]
        inside.sort(key=lambda x: not x.text.casefold().startswith(want))
        listed = [
            Suggestion(x.text if x.text == x.label else f"{x.text}: {x.label}", x.text)
            for x in inside[:limit]
        ]
        return [*listed, *self._orders(live, user, text, say)][:limit]

    def _orders(self, live: Live, user: Person, text: str, say: Words) -> list[Suggestion]:
        """Complete an order of several steps."""
        seats, orders = {x.seat for x in live.info.seats if x.user == user.id}, live.listing.ways.orders
        if orders is None or live.state is None or live.row.status != "playing" or not text.strip():
            return []
        found = [
            x
            for d in pending(live.state)
            if d.seat in seats
            for x in orders.complete(live.listing.game, live.state, d, text, say)
        ]
        return [Suggestion(f"{order}: {leads}", order) for order, leads in found]

    # -- the log -----------------------------------------------------------------------------------------

    async def log(self, game: str, user: Person, page: int = 0) -> LogPage:
        """Give a page of the public log; 0 for the last."""
        live = await self._live(game)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        pages = max(live.row.shown, 0) // PAGE + 1
        page = pages if page < 1 else min(page, pages)
        say = await self._words_for(user, live)
        rows = await self.store.told(game, (page - 1) * PAGE, PAGE)
        lines = [
            (r.shown, line)
            for r in rows
            for line in live.listing.look.tell(self._reaching([r], None), self._names(live, say, n=r.n), say)
        ]
        return LogPage(tuple(lines), page, pages)

    async def reports(self, game: str, user: Person, page: int = 0) -> LogPage:
        """Give a page of what only this user was told, by entries that all know of; 0 for the last."""
        live = await self._live(game)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        seat, say = self._seat(live, user), await self._words_for(user, live)
        told = [
            (r.shown, line)
            for r in await self.store.entries(game)
            for line in live.listing.look.tell(self._whispered(r, seat), self._names(live, say, n=r.n), say)
        ]
        pages = max(1, -(-len(told) // PAGE))
        page = pages if page < 1 else min(page, pages)
        return LogPage(tuple(told[(page - 1) * PAGE : page * PAGE]), page, pages)

    def _whispered(self, row: EntryRow, seat: Seat) -> list[Event]:
        """Give what an entry told one seat alone, without what it had done itself."""
        return [e for e in events_of(row) if seat in e.to and e.kind not in SILENT]

    def _reaching(self, rows: Sequence[EntryRow], seat: Seat | None) -> list[Event]:
        """Give the events that a seat, or with None the channel, may know of."""
        return [e for r in rows for e in events_of(r) if e.reaches(seat)]

    # -- fairness ----------------------------------------------------------------------------------------

    async def fair(self, game: str) -> Fair:
        """Give commitment and words, and after the end the seed and whether every roll fits."""
        live = await self._live(game)
        info, row = live.info, live.row
        frozen = json.loads(row.words)
        said = _still_said(frozen, live)
        seals = tuple((x.seat, x.seal) for x in live.loaded.standing if x.seal)
        if not info.status.ended:
            return Fair(info, row.commitment, frozen, row.open_rolls, seals=seals, said=said)
        opened = tuple(
            Opened(x.seat, x.kind, x.policy, x.salt, x.seal) for x in live.loaded.standing if x.seal
        )
        seed = await self.store.seed(game)
        if not seed:
            return Fair(info, row.commitment, frozen, row.k, "", None, seals=seals, opened=opened, said=said)
        rows = await self.store.entries(game)
        wrong = await asyncio.to_thread(_wrong_roll, seed, row.dice_id, frozen, rows)
        if commitment(seed) != row.commitment:
            wrong = "commitment"
        return Fair(info, row.commitment, frozen, row.k, seed, not wrong, wrong, seals, opened, said)

    def say(self, error: Exception, locale: str, title: str = "") -> str:
        """Word a `Refused` or an engine `Refusal` for the user."""
        named = title or (str(error.facts.get("title", "")) if isinstance(error, Refused) else "")
        look = self.catalogue.listings[named].look if named in self.catalogue.listings else None
        return worded(error, words(locale), look)


def policy_named(listing: Listing, kind: str, policy: str, say: Words) -> str:
    """Word a standing answer for its owner: as the title does, else as the catalogue names it."""
    if policy and kind in listing.ways.habits:
        return listing.ways.habits[kind].label(policy, say)
    key = f"{listing.game.id}-policy-{policy}"
    return say(key) if say.has(key) else policy


def _still_said(frozen: dict[str, str], live: Live) -> dict[str, str]:
    """Give the words, as they were written, of those who are still there."""
    own = {x.seat: x.word for x in live.loaded.seats if x.word}
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
