"""From a row of the outbox to a post: whose words, which picture, what can be pressed, who is pinged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.play.base import LAPSE, Live, events_of
from bot.play.books import Books
from bot.play.delivery import request_words
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.model.custom_ids import Verb
from bot.play.model.names import escaped
from bot.play.model.ports import Image, Place, Post
from bot.play.model.terms import Person, Refused, Status, relative
from bot.play.sketches import Sketching
from bot.store.models import Entry as EntryRow
from bot.store.models import Outbox
from bot.store.posts import Round
from engine.core.errors import Refusal
from engine.core.flow import pending, public_options, status
from engine.core.rules import Decision, Event, Playing, Seat, Secrecy
from render.core.text import Words, words

#: What changes nothing that could be drawn.
UNSEEN = frozenset({"sealed", "taken_back"})
#: A report of what happened may be this long; headline, calls and small print want their room, too.
LONGEST_REPORT = 2900


@dataclass(frozen=True, slots=True)
class Delivery:
    """A post ready to go: where, what, and which open questions it tells of. No post: nothing to say."""

    place: Place
    post: Post | None
    told: tuple[tuple[Seat, int], ...] = ()
    what: str = "table"
    request: int = 0


class Delivering(Sketching, Books):
    """Makes posts."""

    async def _deliver(self, row: Outbox, begun: Round | None, *, last: bool) -> Delivery:
        """Make the post of a row. `last`: no later post to this channel waits, so it carries the buttons.

        `begun` is the round that the row was read with, when that was just now.
        """
        boards = row.what in ("table", "again", "seated", "dm", "asked")
        if begun is not None:
            live, told = await self._come_alive(begun.loaded, look=boards), begun.told
        else:
            live = await self._live(row.game, look=boards)
            told = await self.store.entries(row.game, row.first, row.last) if row.first >= 0 else []
        body = json.loads(row.body)
        match row.what:
            case "table" | "again" | "seated":
                return await self._table_post(live, row, told, body, last=last)
            case "lobby":
                return await self._lobby_post(live)
            case "dm" | "hello" | "asked":
                return await self._private_post(live, row, told, body)
            case "ask":
                return await self._ask_post(live, row, body)
            case "abandoned":
                return await self._abandoned_post(live, body)
            case _:
                return await self._note_post(live, row, body)

    # -- the channel -------------------------------------------------------------------------------------

    async def _table_post(
        self, live: Live, row: Outbox, rows: Sequence[EntryRow], body: dict[str, Any], *, last: bool
    ) -> Delivery:
        """Tell what happened, show it, say where the game stands, and offer what can be done now."""
        desk = self._desk(live)
        say, look = desk.say, live.listing.look
        events = [e for r in rows for e in events_of(r) if e.reaches(None)]
        n = row.last if row.last >= 0 else live.row.n
        state = await self._state_at(live, n)
        view = live.listing.game.view(state, None)
        names = self._names(live, say)
        then = row.last if rows else None  # what is told is told of those who sat there then
        said = look.tell(events, self._names(live, say, n=then), say)
        if body.get("seat"):
            said = [_seated(say, look.side(body["seat"], say), body["name"])]
        now = last and n == live.row.n
        picture = self._picture(
            view, say, self._names(live, say, raw=True, n=then), events=events,
            lit=_choices(live, state) if now else (), theme=await self._theme_for(None, live),
        )  # fmt: skip
        number = rows[-1].shown if rows else live.row.shown
        stem = f"{live.row.title}-{row.game}-{number}"
        silent = bool(events) and all(e.kind in UNSEEN for e in events)
        image = None if silent else await self._image(look.scene(picture), stem)
        more = [await self._image(x, f"{stem}-{i}") for i, x in enumerate(look.more(picture), 2)]
        ping, told = self._pings(live, rows) if now else ((), ())
        shown, whole = in_short(said, say, stem)
        opened = await self._opened(live, rows, say, n)
        audit = live.listing.ways.sheets and live.info.status is Status.OVER and now
        text = [
            shown,
            await self._audit_line(live, say) if audit else "",
            f"**{look.headline(view, names, say)}**",
            *(_briefs(desk, state) if now else ()),
            self._calls(live, desk, view, ping),
        ]
        post = Post(
            title=desk.title(), text=tuple(x for x in text if x), image=image,
            small=cards.small_print(desk, events, *self._remarks(rows, say), n=number), ping=ping,
            rows=self._rows(live, desk, state, view, rows) if now else (),
            files=(*(x for x in more if x), *whole, *([opened] if opened else [])),
        )  # fmt: skip
        return Delivery(self._place(live), post, told)

    def _rows(self, live: Live, desk: Desk, state: Any, view: Any, rows: Sequence[EntryRow]) -> Rows:
        """Give the controls of the latest post."""
        if live.info.status.ended:
            return cards.end_row(desk)
        if live.info.status is not Status.PLAYING:
            return ()
        shown: Rows = ()
        if rows and _draw_offered(rows[-1]):
            shown = cards.yes_no(desk, Verb.DRAW)
        kinds, machines = state.rules.kinds, {x.seat for x in live.info.seats if x.policy}
        open_ = [d for d in pending(state) if kinds[d.kind].secrecy is not Secrecy.HIDDEN]
        asked = [d for d in open_ if d.seat not in machines]  # what a machine player answers nobody may press
        whole, beside = False, ""
        if len(asked) == 1 and kinds[asked[0].kind].secrecy is Secrecy.OPEN:
            actions, whole = public_options(state, asked[0])
            laid = cards.choice_rows(desk, asked[0], actions, view) if actions else None
            shown += laid[1] if laid else ()
            whole = whole and bool(actions)
            beside = asked[0].kind if laid else ""
        free = live.row.floor_seat and live.row.floor < live.row.n
        mine = live.info.seat(live.row.floor_seat)
        undo = bool(free and mine and mine.user)
        told = [e.kind for r in rows for e in events_of(r) if e.reaches(None)]
        return (
            *shown,
            *cards.foot(
                desk, undo=undo, choose=bool(asked) and not whole, beside=beside,
                unfold=any(x in desk.listing.ways.unfolds for x in told),
            ),
        )  # fmt: skip

    def _pings(
        self, live: Live, rows: Sequence[EntryRow]
    ) -> tuple[tuple[int, ...], tuple[tuple[Seat, int], ...]]:
        """Say who must act and does not know it yet. Hidden questions are never told to the channel."""
        users = {x.seat: x.user for x in live.info.seats}
        new = [
            (a.seat, a.number)
            for a in live.loaded.asking
            if not a.told and a.secrecy != Secrecy.HIDDEN and users.get(a.seat)
        ]
        called = [users[seat] for seat, _ in new]
        if new and status(live.state).got:  # to call only the rest would tell who has answered
            called += [users[d.seat] for d in _asked_in_sight(live.state) if users.get(d.seat)]
        if rows and _draw_offered(rows[-1]) and live.info.status is Status.PLAYING:
            called += [user for seat, user in users.items() if user and seat != rows[-1].seat]
        return tuple(dict.fromkeys(called)), tuple(new)

    def _calls(self, live: Live, desk: Desk, view: Any, ping: Sequence[int]) -> str:
        """Say what those who are called are asked, and by which case; all who are asked in secret alike.

        Of some kinds the question stands there also for who needs no call, because he has just acted.
        """
        kinds, open_now = live.state.rules.kinds, _asked_in_sight(live.state)
        users = {x.seat: x.user for x in live.info.seats}
        lines = []
        for kind in dict.fromkeys(d.kind for d in open_now):
            called = [users[d.seat] for d in open_now if d.kind == kind and users.get(d.seat) in ping]
            if called:
                who = " ".join(f"<@{user}>" for user in dict.fromkeys(called))
                what = desk.listing.look.question(kind, view, desk.say)
                case = (
                    kinds[kind].case if kinds[kind].case not in what else ""
                )  # some games name it themselves
                key = "post-asked-case" if case else "post-asked"
                lines.append(desk.say(key, who=who, what=what, case=case))
            elif kind in desk.listing.ways.spoken:
                lines.append(desk.listing.look.question(kind, view, desk.say))
        return "\n".join(lines)

    def _remarks(self, rows: Sequence[EntryRow], say: Any) -> list[str]:
        """Mark answers that were left standing; not those still shut, which would tell whose they are."""
        standing = [
            r
            for r in rows
            if r.by == "standing"
            and r.public
            and any(e.reaches(None) and e.kind != "sealed" for e in events_of(r))
        ]
        marks = {"order": "small-order", LAPSE: "small-lapse"}
        seals = [r.seal for r in rows if r.seal and any(e.kind == "sealed" for e in events_of(r))]
        return [
            *([say("small-standing")] if standing else []),
            *(say(key) for by, key in marks.items() if any(r.by == by for r in rows)),
            *(say("small-sealed", seal=x) for x in seals),
        ]

    async def _lobby_post(self, live: Live) -> Delivery:
        """Lay out the lobby card."""
        if live.info.status is not Status.LOBBY:
            return Delivery(self._place(live), None, what="lobby")
        desk = self._desk(live)
        names = {x.seat: escaped(x.name) if x.name else "" for x in live.info.seats}
        host = next((x for x in live.info.seats if x.user == live.row.host), None)
        by = desk.say("lobby-host", name=names[host.seat]) if host else ""
        post = Post(
            title=desk.say("lobby-title", game=desk.title()),
            text=cards.lobby_text(desk, names, by),
            small="\n".join(
                [
                    desk.say("lobby-dice"),
                    desk.say("lobby-seal", commitment=live.row.commitment),
                    desk.say("lobby-id", id=live.row.id),
                ]
            ),
            rows=cards.lobby_rows(desk),
        )
        return Delivery(self._place(live), post, what="lobby")

    async def _ask_post(self, live: Live, row: Outbox, body: dict[str, Any]) -> Delivery:
        """Ask others to agree to what somebody would like to do. Nothing once others are asked instead."""
        request = await self.store.request(body["request"])
        place, desk = await self._to_whom(live, row)
        stale = request is None or json.loads(request.asked) != body["asked"]
        if request is None or not request.open or stale or live.info.status.ended:
            return Delivery(place, None, what="ask")
        post = Post(
            title=desk.title(), text=(request_words.question(desk, request, body["name"], body["steps"]),),
            small=cards.small_print(desk, ()), ping=tuple(body["asked"]) if place.user is None else (),
            rows=cards.yes_no(desk, Verb.CONSENT, body["request"]),
        )  # fmt: skip
        return Delivery(place, post, what="ask", request=body["request"])

    async def _abandoned_post(self, live: Live, body: dict[str, Any]) -> Delivery:
        desk = self._desk(live)
        name, host = body["name"], body.get("host", 0)
        line = desk.say("note-abandoned", name=escaped(name)) if name else desk.say("note-abandoned-left")
        if host:  # nobody ended it: it was a lobby that nobody touched
            line = desk.say("note-lobby-closed", who=f"<@{host}>")
        rows = cards.end_row(desk) if live.row.n >= 0 else ()
        post = Post(title=desk.title(), text=(line,), rows=rows, ping=(host,) if host else ())
        return Delivery(self._place(live), post)

    async def _note_post(self, live: Live, row: Outbox, body: dict[str, Any]) -> Delivery:
        """Word one sentence of the catalogue, to a channel or to a person."""
        facts = dict(body["facts"])
        place, desk = await self._to_whom(live, row)
        for key in ("name", "by"):
            if key in facts:
                facts[key] = escaped(facts[key])
        if "seat" in facts:
            facts["side"] = live.listing.look.side(facts["seat"], desk.say)
        ping = (facts["user"],) if "user" in facts and place.user is None else ()
        facts.setdefault("when", relative(live.row.parked_until))
        line, rows = (
            desk.say(body["key"], **facts),
            cards.try_row(desk) if body["key"] in cards.PARKING else (),
        )
        small = cards.small_print(desk, ())
        post = Post(title=desk.title(), text=(line,), small=small, ping=ping, rows=rows)
        return Delivery(place, post, what="note")

    # -- one person --------------------------------------------------------------------------------------

    async def _private_post(
        self, live: Live, row: Outbox, rows: Sequence[EntryRow], body: dict[str, Any]
    ) -> Delivery:
        """Tell a player what only he may know. Nothing goes out to one who prefers to look, or has left."""
        user, seat = int(body["user"]), str(body["seat"])
        place = Place(user=user)
        mine = live.info.seat(seat)
        prefers = await self._preference(user, live)
        if mine is None or mine.user != user or (row.what == "dm" and prefers.secrets == "look"):
            return Delivery(place, None, what="dm")
        say = await self._words_of(live, user)
        desk = Desk(live.info, live.listing, say)
        look = live.listing.look
        if row.what == "hello":
            if prefers.secrets == "look":
                return Delivery(place, None, what="dm")
            lines = [say("dm-hello", side=look.side(seat, say), where=live.info.link)]
            return Delivery(place, Post(title=desk.title(), text=tuple(lines)), what="dm")
        if row.what == "asked":
            number = int(body["decision"])
            wanted = prefers.secrets != "look" or not _sealed(live, seat, number)
            post = await self._asked_post(live, user, seat, number) if wanted else None
            return Delivery(place, post, what="dm")
        events = [e for r in rows for e in events_of(r) if not e.reaches(None) and seat in e.to]
        state = await self._state_at(live, row.last)
        names = self._names(live, say, n=row.last)
        shown, whole = in_short(look.tell(events, names, say), say, f"{live.row.title}-{row.game}-{row.last}")
        text = [shown, look.hand(live.listing.game.view(state, seat), say)]
        small = cards.small_print(desk, _told(events), n=rows[-1].shown)
        said = tuple(x for x in text if x)
        if not said or not text[0]:
            return Delivery(place, None, what="dm")
        image = None
        if seat in live.listing.ways.overseers and prefers.boards != "text":
            seen = [e for r in rows for e in events_of(r) if e.reaches(seat)]
            picture = self._picture(
                live.listing.game.view(state, seat), say, self._names(live, say, raw=True, n=row.last),
                events=seen, theme=await self._theme_for(Person(user, ""), live),
            )  # fmt: skip
            scene = live.listing.look.scene(picture)
            image = await self._image(scene, f"{live.row.title}-{row.game}-{seat}-{row.last}")
        post = Post(title=desk.title(), text=said, image=image, small=small, files=whole)
        return Delivery(place, post, what="dm")

    async def _asked_post(self, live: Live, user: int, seat: Seat, decision: int) -> Post | None:
        """Ask in private what is answered in secret; nothing once it is answered or overtaken."""
        if live.info.status is not Status.PLAYING:
            return None
        person = Person(user, "", (await self._words_of(live, user)).locale)
        try:
            return await self._laid_out(live, person, decision, seat)
        except (Refused, Refusal):
            return None

    # -- words and places --------------------------------------------------------------------------------

    def _desk(self, live: Live) -> Desk:
        return Desk(live.info, live.listing, self._words_in(live))

    async def _words_of(self, live: Live, user: int) -> Any:
        """Give the language of somebody who is not here: as set, else as when he joined."""
        set_to = (await self._preference(user, live)).locale
        seat = next((x for x in live.loaded.seats if x.user == user), None)
        return words(set_to or (seat.locale if seat else "") or self._locale)

    async def _to_whom(self, live: Live, row: Outbox) -> tuple[Place, Desk]:
        """Say where a post goes, and in which words: the channel's, or one person's."""
        desk = self._desk(live)
        if not row.lane.startswith("u"):
            return self._place(live), desk
        user = int(row.lane[1:])
        return Place(user=user), replace(desk, say=await self._words_of(live, user))

    def _place(self, live: Live) -> Place:
        return Place(live.row.guild or None, live.row.channel)


def in_short(said: Sequence[str], say: Words, stem: str) -> tuple[str, tuple[Image, ...]]:
    """Give a report as long as a post may be; a longer one comes whole as a file, too.

    Tables are left out first, then it ends early.
    """
    whole = "\n".join(said)
    if len(whole) <= LONGEST_REPORT:
        return whole, ()
    shown, room = list[str](), LONGEST_REPORT
    for line in (x for x in said if not x.startswith("```")):
        room -= len(line) + 1
        if room < 0:
            break
        shown.append(line)
    shown = shown or [whole[:LONGEST_REPORT]]
    file = Image(f"{stem}.txt", whole.replace("**", "").replace("`", "").encode(), "")
    return "\n".join((*shown, say("note-whole"))), (file,)


def _seated(say: Words, side: str, name: str) -> str:
    """Say who plays a side from now on; no name is a machine player."""
    return say("note-seated", name=escaped(name), side=side) if name else say("note-machine", side=side)


def _draw_offered(row: EntryRow) -> bool:
    return row.how == "act" and row.kind == "draw" and bool(json.loads(row.action).get("offer"))


def _asked_in_sight(s: Playing) -> tuple[Decision, ...]:
    """List the questions that all may know of: open ones, and sealed ones answered or not."""
    if not s.stack or s.over is not None:
        return ()
    kinds, top = s.rules.kinds, s.stack[-1]
    return tuple(
        d
        for d in top.asks
        if kinds[d.kind].secrecy is Secrecy.SEALED
        or (kinds[d.kind].secrecy is Secrecy.OPEN and d.seat not in top.got)
    )


def _sealed(live: Live, seat: Seat, number: int) -> bool:
    """Tell whether an open question is one that the channel knows to be asked."""
    return any(
        (a.seat, a.number) == (seat, number) and a.secrecy == Secrecy.SEALED for a in live.loaded.asking
    )


def _briefs(desk: Desk, s: Any) -> list[str]:
    """Say what should be known to answer the open questions: as much as all may read."""
    briefs, kinds = desk.listing.ways.briefs, s.rules.kinds
    return [
        line
        for d in pending(s)
        if d.kind in briefs and kinds[d.kind].secrecy is Secrecy.OPEN
        for line in briefs[d.kind](s, d, desk.say)
    ]


def _choices(live: Live, s: Any) -> tuple[Any, ...]:
    """Give the answers to be marked in the channel's picture: of one open question that is asked so."""
    asked = pending(s)
    if len(asked) != 1 or asked[0].kind not in live.listing.ways.pictured:
        return ()
    return public_options(s, asked[0])[0]


def _told(events: Sequence[Event]) -> list[Event]:
    return [e for e in events if e.kind != "rolled"]
