"""What people look for, how many games they may have, and the card that shows who waits."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.clocks.bank import PACES, pace_of
from bot.play.context import Context
from bot.play.games.cards import LABEL, Desk, rows_of
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, CourierError, MessageRef, Place, Post, Rows, Tone, Trouble
from bot.play.model.rows import LOG, listed_info
from bot.play.model.terms import Person, Refused, Status, jump
from bot.play.model.texts import plain
from bot.play.model.title import Title
from bot.play.queries.inbox import called, part, turner
from bot.store.models.matching import LookingCard, QueueEntry
from bot.store.repositories.limits import Listed
from bot.store.shards import Part
from render.core.text import Words, join_list, languages, shorten, words
from render.core.texts.graphemes import cut

#: Maximum number of games at once for somebody who has not finished one yet.
AT_FIRST = 2


async def without_room(context: Context, users: Collection[int], guild: int) -> dict[int, int]:
    """Return which of these people have reached their limit of games here, with the limit of each."""
    most = (await context.store.guild(guild)).games
    found = await context.store.experience(users)
    bound = {u: min(AT_FIRST, most) if not over else most for u, (_, over) in found.items()}
    return {u: bound[u] for u, (now, _) in found.items() if now >= bound[u]}


async def check_room(context: Context, user: int, guild: int) -> None:
    """Let a person take one more game.

    Raises:
        Refused: they have as many as they may.

    """
    full = await without_room(context, [user], guild)
    if user in full:
        first = full[user] == AT_FIRST
        raise Refused("refused-games-first" if first else "refused-games", most=full[user])


LEVELS = ("", "new", "seasoned")


@dataclass(frozen=True, slots=True)
class Line:
    """The number of people who wait on a server for a title ("": any) at a pace."""

    title: str
    pace: str
    n: int


def titles_of(row: QueueEntry) -> list[str]:
    """Return the titles a person is looking for; empty: any."""
    return list(json.loads(row.titles))


class Queue:
    """Keeps what people look for, and the cards that show it. `Matchmaking` brings them together."""

    def __init__(self, context: Context, wording: Wording, games: GameLoader) -> None:
        self._context, self._wording, self._games = context, wording, games
        self._store = context.store
        self._courier = context.courier

    async def entry(self, user: Person, guild: int) -> QueueEntry:
        """Return what a person is looking for on a server: their last choice, or else anything."""
        row = await self._store.queue_entry(user.id, guild)
        return row or QueueEntry(user=user.id, guild=guild, name=plain(user.name), locale=user.locale)

    async def choose(self, user: Person, guild: int, **wishes: object) -> QueueEntry:
        """Change what a person is looking for.

        Raises:
            Refused: the choice does not exist.

        """
        row = await self.entry(user, guild)
        row = QueueEntry(**row.model_dump() | self._checked(wishes))
        if len(json.loads(row.titles)) != 1:
            row.side = ""
        return await self._store.wish(self._now_of(row, user))

    async def enter(self, user: Person, guild: int) -> QueueEntry:
        """Put a person into the queue for what they are looking for.

        Raises:
            Refused: this server has no queue, or they have as many games as they may.

        """
        if not (await self._store.guild(guild)).play:
            raise Refused("refused-no-queue")
        await check_room(self._context, user.id, guild)
        row = self._now_of(await self.entry(user, guild), user)
        row.since = row.pressed
        row.until = row.since + max(PACES[x] for x in row.pace.split(","))
        return await self._store.wish(row, waits=True)

    def _now_of(self, row: QueueEntry, user: Person) -> QueueEntry:
        row.name, row.locale, row.pressed = plain(user.name), user.locale, self._context.stored_now()
        return row

    def _checked(self, wishes: dict[str, Any]) -> dict[str, Any]:
        known = self._context.titles.titles
        titles, paces = wishes.get("titles"), wishes.get("pace")
        sides = {s for t in known.values() for s in t.game.seats}
        bad = (
            (titles is not None and not set(titles) <= set(known))
            or (paces is not None and not (paces and set(paces) <= set(PACES)))
            or wishes.get("language", "") not in ("", *languages())
            or wishes.get("level", "") not in LEVELS
            or wishes.get("side", "") not in ("", *sides)
        )
        if bad:
            raise Refused("refused-malformed")
        as_text = {
            "titles": lambda x: json.dumps(sorted(x)),
            "pace": lambda x: ",".join(p for p in PACES if p in x),
        }
        return {k: as_text[k](v) if k in as_text else v for k, v in wishes.items()}

    async def lines(self, guild: int) -> Sequence[Line]:
        """Count the people waiting on a server by what they want, without names."""
        rows = await self._store.waiting_for_games(guild, self._context.stored_now(), free=False)
        here = [x for x in rows if x.guild == guild and not x.game]  # others have been offered a seat
        count = Counter(
            (t, p) for x in here for t in (json.loads(x.titles) or [""]) for p in x.pace.split(",")
        )
        return [Line(t, p, n) for (t, p), n in sorted(count.items(), key=lambda x: (-x[1], x[0]))]

    async def sweep(self, part: Part | None) -> None:
        """Look at the cards whose time has come."""
        for guild in await self._store.cards_due(self._context.stored_now(), shards=part):
            try:
                await self.refresh(guild)
            except Exception:
                LOG.exception("the card of server %d could not be brought up to date", guild)

    async def chosen(self, guild: int) -> None:
        """Mark a server's card as due, after its moderators have chosen its channel."""
        if (await self._store.guild(guild)).looking and await self._store.looking_card(guild) is None:
            await self._store.keep_card(guild)
        await self._store.card_stale(guild, self._context.stored_now())

    async def refresh(self, guild: int) -> None:
        """Bring a server's card up to date. Only one process does so at a time."""
        channel, now = (await self._store.guild(guild)).looking, self._context.stored_now()
        card = await self._store.hold_card(guild, now, now + HELD)
        if card is None:
            return
        if not channel:
            await self._gone(card)
            await self._store.no_card(guild)
            return
        if card.channel != channel:
            await self._gone(card)
            card.channel, card.message, card.says = channel, 0, ""
        post = await self._post(guild)
        says = hashlib.sha256(repr(post).encode()).hexdigest()[:32]
        await self._store.keep_card(guild, **await self._brought(card, post, says, now), held=0)

    async def _brought(self, card: LookingCard, post: Post, says: str, now: int) -> dict[str, object]:
        """Edit the card, or post a new one; return what to save about it."""
        if card.message and card.says == says:
            return {"channel": card.channel, "due": now + EVERY}
        if card.message and now - card.at > YOUNG and now - card.changed < SELDOM:
            return {"channel": card.channel, "due": card.changed + SELDOM}
        at = MessageRef(card.place, card.message)
        try:
            if card.message and await self._changed(at, post, says):
                return {"channel": card.channel, "says": says, "changed": now, "due": now + EVERY}
            nonce = hashlib.sha256(f"{card.guild}:{card.channel}:{card.message}".encode()).hexdigest()[:20]
            place = Place(card.guild, card.channel)
            new = await self._courier.arrived(place, nonce) or await self._courier.post(place, post, nonce)
        except CourierError as why:
            wait = EVERY if why.trouble is Trouble.LATER else REST
            return {"channel": card.channel, "message": card.message, "due": now + wait}
        await self._gone(card)
        return {
            "channel": card.channel,
            "place": new.channel,
            "message": new.message,
            "says": says,
            "at": now,
            "changed": now,
            "due": now + EVERY,
        }

    async def _changed(self, at: MessageRef, post: Post, says: str) -> bool:
        """Change a card; False where it is gone, or too old to be changed again."""
        try:
            await self._courier.edit(at, post, says)
        except CourierError as why:
            if why.trouble in (Trouble.GONE, Trouble.OLD):
                return False
            raise
        return True

    async def _gone(self, card: LookingCard) -> None:
        """Take the buttons off a card that another one follows."""
        if card.message:
            try:
                await self._courier.retire(MessageRef(card.place, card.message))
            except CourierError as why:
                LOG.info("an old card keeps its buttons: %s", why)

    # -- what it says ------------------------------------------------------------------------------------

    async def _post(self, guild: int) -> Post:
        there = await self._store.guild(guild)
        say = words(there.locale or self._context.locale)
        (lobbies, pages), (seats, more) = await self._listed(guild, 1, say)
        lines = _queues(self._context.titles.titles, await self.lines(guild), say)
        parts = [
            "\n".join(lines) if lines else say("looking-nobody"),
            _part(say("looking-lobbies"), [self._lobby_line(x, say) for x in lobbies]),
            _part(say("looking-seats"), [line for line, _ in seats]),
        ]
        return Post(
            title=say("looking-title"),
            text=tuple(x for x in parts if x),
            rows=(
                _main(say),
                *rows_of([self._join(x, say) for x in lobbies]),
                *rows_of([b for _, b in seats]),
                *self._turned(1, max(pages, more), say),
            ),
            silent=True,
        )

    async def page(self, guild: int, page: int, say: Words) -> Post:
        """Return a page of a server's lobbies and seats on offer that everybody there may see."""
        (lobbies, pages), (seats, more) = await self._listed(guild, page, say)
        parts = [
            _part(say("looking-lobbies"), [self._lobby_line(x, say) for x in lobbies]),
            _part(say("looking-seats"), [line for line, _ in seats]),
        ]
        rows = (*rows_of([self._join(x, say) for x in lobbies]), *rows_of([b for _, b in seats]))
        turns = turner(LIST, min(page, max(pages, more)), max(pages, more))
        text = tuple(x for x in parts if x) or (say("looking-nobody"),)
        return Post(title=say("looking-title"), text=text, rows=(*rows, *turns))

    async def _listed(
        self, guild: int, page: int, say: Words
    ) -> tuple[tuple[Sequence[Listed], int], tuple[Sequence[tuple[str, Button]], int]]:
        """Return the lobbies and seats of a page, each with how many pages they fill."""
        lobbies = await self._lobbies(guild)
        seats = await self._seats(guild, say)
        shown, _, pages = part(lobbies, page, SHOWN)
        there, _, more = part(seats, page, SHOWN)
        return (shown if page <= pages else (), pages), (there if page <= more else (), more)

    def _turned(self, page: int, pages: int, say: Words) -> Rows:
        """Return the button that leads on from the card; only the person who presses it sees the pages."""
        if pages <= page:
            return ()
        return ((Button(say("button-looking-more"), make(Verb.LIST, NOWHERE, LIST, page + 1)),),)

    async def _open(self, guild: int, channel: int) -> bool:
        """Return whether everybody on a server may see a channel: others are not named to all."""
        return await self._context.members.public(guild, channel)

    async def _lobbies(self, guild: int) -> list[Listed]:
        found = await self._store.find(guild=guild, status=(Status.LOBBY,))
        free = [x for x in found if x.game.queue and any(s.free for s in x.seats)]
        free.sort(key=lambda x: (x.game.created, x.game.id))
        shown: list[Listed] = []
        for x in free:
            if len(shown) < MOST and x.game.title in self._context.titles.titles:
                shown += [x] if await self._open(guild, x.game.channel) else []
        return shown

    def _lobby_line(self, x: Listed, say: Words) -> str:
        info = listed_info(x)
        taken = sum(s.taken or bool(s.invited) for s in info.seats)
        return say(
            "looking-lobby-named" if info.name else "looking-lobby",
            name=f"[{called(info, self._context.titles)}]({info.link})",
            title=self._context.titles[info.title].game.title,
            n=taken,
            all=len(info.seats),
            pace=say(f"pace-{pace_of(x.game)}"),
        )

    def _join(self, x: Listed, say: Words) -> Button:
        named = x.game.name or self._context.titles[x.game.title].game.title
        label = shorten(say("button-looking-join", name=named), LABEL)
        return Button(label, make(Verb.JOIN, x.game.id, ""), Tone.MAIN)

    async def _seats(self, guild: int, say: Words) -> list[tuple[str, Button]]:
        """List the seats on offer, each with its game's public state and its button."""
        shown: list[tuple[str, Button]] = []
        for x in await self._store.seats_on_offer(guild, most=MOST):
            try:
                live = await self._games.load(x.game, Status.PLAYING)
            except Refused:
                continue
            if len(shown) == MOST or not await self._open(guild, live.row.channel):
                continue
            desk, look = Desk(live.info, live.title, say), live.title.look
            view, side = live.title.game.view(live.state, None), look.side(x.seat, say)
            stands = look.headline(view, self._wording.names(live, say), say)
            where = f"[{desk.heading()}]({jump(live.info.place, None)})"
            line = say("looking-seat", name=where, side=side, stands=stands, since=f"<t:{x.since}:R>")
            label = say("button-looking-seat", side=side, name=live.title.game.title)
            shown.append((line, Button(cut(label, LABEL), make(Verb.SEAT, x.game, x.seat), Tone.GOOD)))
        return shown


#: Seconds between two updates of a card, and for which a process holds it while updating.
EVERY, HELD = 60, 30

#: Seconds between edits of a message older than an hour, of which Discord takes few.
YOUNG, SELDOM = 3000, 600

#: How long a card is left alone after trouble that will last.
REST = 900

#: Number of lobbies, and of seats, that are shown at once.
SHOWN = 5

#: Maximum number of each that the card's pages lead to; the name of this list in the buttons that turn them.
MOST, LIST = 100, "looking"


def _queues(titles: Mapping[str, Title], lines: Sequence[Line], say: Words) -> list[str]:
    """Say how many wait for what: a line a title."""
    by_title: dict[str, list[str]] = {}
    for x in lines:
        by_title.setdefault(x.title, []).append(say("looking-pace", n=x.n, pace=say(f"pace-{x.pace}")))
    named = {t: titles[t].game.title if t in titles else say("play-anything") for t in by_title}
    return [say("looking-queue", title=named[t], list=join_list(each, say)) for t, each in by_title.items()]


def _part(head: str, lines: Sequence[str]) -> str:
    return "\n".join([f"**{head}**", *lines]) if lines else ""


def _main(say: Words) -> tuple[Button, ...]:
    play = Button(say("button-play"), make(Verb.PLAY, NOWHERE), Tone.GOOD)
    return (play, Button(say("button-play-leave"), make(Verb.PLAY, NOWHERE, "leave")))
