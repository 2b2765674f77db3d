"""The post of a table: what happened, the questions, the picture, the answers.

With the opening and closing of its proof and with what the last post says of the whole game.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import Any, NamedTuple

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, in_short, known_briefs
from bot.play.games.commits import UNSEEN, is_private
from bot.play.games.live import Added, Drawing, Live, Parts, TableStand, Wording, addressed
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Button, Image, Place, Post, Rows, bound
from bot.play.model.rows import ORDER, entry_of, told_to
from bot.play.model.terms import Status
from bot.play.model.texts import escaped, marked
from bot.play.queries.log import summary
from bot.store.models import LAPSE, Body, Outbox, PostKind
from bot.store.models import Entry as EntryRow
from engine.core.codec import unpack_action
from engine.core.dice import roll_of
from engine.core.endings import OFFERS
from engine.core.errors import EngineError
from engine.core.flow import in_sight, pending, public_options, status
from engine.core.record import seal_of
from engine.core.rules import Action, Event, OwnView, Seat, Secrecy, State
from engine.policies.policy import POLICIES
from render.core.text import Words


class Delivery(NamedTuple):
    """A post ready to send: its place, its content, and the questions it announces. No post: nothing to say.

    `asked` is the seat and number of a question asked in private. A `card` is a game's lasting reference, to
    be pinned. `called` people are also told by direct message, the `unseen` since they do not see the place.
    """

    place: Place
    post: Post | None
    told: tuple[tuple[Seat, int], ...] = ()
    what: PostKind = PostKind.TABLE
    request: int = 0
    asked: tuple[Seat, int] = ("", 0)
    card: bool = False
    called: tuple[int, ...] = ()
    unseen: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Proof:
    """What playing a game again has shown: entries, rolls and seals that fit, and the first that does not.

    `entries` is 0 where the rules are not today's any more.
    """

    entries: int
    rolls: int
    seals: int
    wrong: str = ""


class Audit:
    """Opens sealed answers with their hashes, and plays an ended game again to check it."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def opened(
        self, live: Live, public: Sequence[Sequence[Event]], say: Words, last: int
    ) -> list[Image]:
        """Write a file of all sealed answers that public events of a post's parts open; none if none do.

        An event "opened" names in `kinds` the questions whose answers are open to all from then on.
        """
        told = [e for e in chain.from_iterable(public) if e.kind == "opened"]
        kinds = {x for e in told for x in e.facts.get("kinds", ())}
        if not kinds:
            return []
        log = await self._context.store.entries(live.row.id, 0, last)
        text = await asyncio.to_thread(self._written_out, live, log, kinds, say)
        return [Image(f"{live.row.title}-{live.row.id}-opened.txt", text.encode(), "")]

    def _written_out(self, live: Live, log: Sequence[EntryRow], kinds: Collection[str], say: Words) -> str:
        """Write every sealed answer of some kinds: whose, its hash and salt, if they fit, and its text."""
        game, look = live.title.game, live.title.look
        names = self._wording.names(live, say, raw=True)
        parts = [say("book-head", game=game.title, id=live.row.id)]
        taken = {(r.seat, r.decision) for r in log if r.how == "back"}
        for r in log:
            if not r.seal or r.kind not in kinds:
                continue
            action = json.loads(r.action)
            fits = seal_of(r.salt, r.seat, r.decision, action) == r.seal
            key = "book-taken-back" if (r.seat, r.decision) in taken else "book-answer"
            said = say(key, n=r.n, side=look.side(r.seat, say), name=names[r.seat], kind=r.kind)
            seal = say("book-seal", seal=r.seal, salt=r.salt, number=r.decision, fits="yes" if fits else "no")
            text = game.write(unpack_action(game.rules.kinds[r.kind].takes, action))
            parts.append(f"{said}\n{seal}\n{text}")
        return "\n\n".join(parts) + "\n"

    async def _proof(self, live: Live) -> Proof:
        """Play the whole game again from its log, and check every roll and every seal."""
        log = await self._context.store.entries(live.row.id, 0, live.row.n)
        seed = await self._context.store.seed(live.row.id)
        said = json.loads(live.row.words)
        rolls = seals = 0
        for r in log:
            shown = json.loads(r.rolls)
            for i, (sides, n) in enumerate(shown):
                if roll_of(seed, live.row.dice_id, said, r.k + i, sides) != n:
                    return Proof(len(log), rolls, seals, f"{r.n}: d{sides} {n}")
            rolls += len(shown)
            if r.seal:
                if seal_of(r.salt, r.seat, r.decision, entry_of(r).action) != r.seal:
                    return Proof(len(log), rolls, seals, f"{r.n}: {r.seal[:12]}")
                seals += 1
        if live.row.edition != live.title.game.edition:
            return Proof(0, rolls, seals)
        entries = len(log) - live.row.mark
        try:
            await self._games.replayed(live.row, live.title, live.row.mark, live.row.n)
        except (EngineError, ValueError, KeyError) as bad:
            return Proof(entries, rolls, seals, str(bad))
        return Proof(entries, rolls, seals)

    async def audit_line(self, live: Live, say: Words) -> str:
        """Say what playing the game again has shown."""
        p = await self._proof(live)
        if p.wrong:
            return say("book-wrong", why=p.wrong)
        if not p.entries:
            return say("book-right-edition", rolls=p.rolls, seals=p.seals)
        return say("book-right", since=live.row.mark, rolls=p.rolls, seals=p.seals)


#: Words that what should be known for an answer may take in a post that tells a story.
ROOM = 28
#: Number of entries of a turn that the post after it tells, at most.
TURN = 30


class TablePosts:
    """Lays out the posts that tell a channel what happened."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
        audit: Audit,
        context: Context,
        parts: Parts,
    ) -> None:
        self._wording, self._games, self._drawing = wording, games, drawing
        self._audit, self._context, self._parts = audit, context, parts

    async def make(
        self,
        live: Live,
        row: Outbox,
        rows: Sequence[EntryRow],
        body: Body,
        *,
        last: bool,
        before: Sequence[Sequence[EntryRow]] = (),
        anew: bool = False,
    ) -> Delivery:
        """Tell what happened, after the posts `before`; `anew` it names players although they were pinged."""
        desk, n = self._wording.desk(live), row.last if row.last >= 0 else live.row.n
        say, names, reader = desk.say, self._wording.names(live, desk.say), live.lone_reader
        view = live.title.game.view(state := await self._games.state_at(live, n), None)
        own = view if reader is None else live.title.game.view(state, reader)
        (number, stem), quiet = _numbered(live, rows), _told_in(live, row)
        posts, now = (*before, rows), last and number == live.row.shown
        public = [told_to(x) for x in posts]
        above = [] if before or not now else told_to(await self._above(live, rows))
        drawn, lit = [*above, *(_latest_drawable(public) or public[-1])], _choices(live, state) if now else ()
        image, more = await self._images(live, own, desk, stem, rows, events=drawn, lit=lit)
        ping, told = self._pings(live, rows) if now and not quiet else ((), ())
        called, card = _users_asked(live) if quiet or anew else ping, _is_card(live, row, posts)
        info = cards.info_button(desk, _first(posts), number, card=card)
        small, opened = self._remarks(live, posts, say), await self._audit.opened(live, public, say, n)
        stands = TableStand(live, desk, state, rows, names, events=public[-1], now=now)
        added, below = await self._below(stands, view, own, posts, called, quiet)
        title, said = self._news(stands, posts, [*filter(None, [above]), *public], reader, body, view)
        taken = cards.taken(small, *below)
        shown, whole = in_short(said, say, stem, newest=bool(before) or state.over is not None, taken=taken)
        post = Post(
            title=title,
            text=(*filter(None, [shown]), *below),
            image=image,
            small=small,
            ping=ping,
            rows=self._rows(stands, view, added, info) if now else (),
            files=(*added.files, *opened, *more, *whole),
        )
        return Delivery(live.place, post, told, card=card and state.over is None)

    async def _above(self, live: Live, rows: Sequence[EntryRow]) -> Sequence[EntryRow]:
        """Return what others did since whoever is called answered last, and a message above tells already.

        That message was called for somebody else, and may have grown unseen.
        """
        seats = {d.seat for d in in_sight(live.state)}

        def others(x: EntryRow) -> bool:
            return x.how == "answer" and (x.seat not in seats or bool(x.by))

        if not live.title.look.brief or len(seats) != 1 or not rows or not all(map(others, rows)):
            return ()
        until = rows[0].n - 1
        past = await self._context.store.entries(live.row.id, max(1, until - TURN), until)
        return [*takewhile(others, reversed(past))][::-1]

    async def _below(
        self,
        shown: TableStand,
        view: OwnView,
        own: OwnView,
        posts: Sequence[Sequence[EntryRow]],
        called: Sequence[int],
        quiet: int,
    ) -> tuple[Added, tuple[str, ...]]:
        """Return what features add, and all that stands below what is told."""
        added, say = await self._parts.added(shown), shown.desk.say
        standing = await self._standing(shown, view, called, added)
        hand = _hand(shown.live, own, posts, shown.live.lone_reader, say)
        return added, (*hand, *standing, *_told_where(quiet, say), *added.last)

    async def word(self, live: Live, row: Outbox, rows: Sequence[EntryRow], *, last: bool) -> Delivery:
        """Tell in a quiet game's thread what happened, and ping the players who must act."""
        desk, place = self._wording.desk(live), Place(live.row.guild or None, int(row.lane[1:]))
        number, stem = _numbered(live, rows)
        now = last and number == live.row.shown
        events = told_to(rows)
        names = self._wording.names(live, desk.say)
        stands = TableStand(
            live=live, desk=desk, state=live.state, rows=rows, names=names, events=events, now=now
        )
        view = live.title.game.view(live.state, None)
        title, said = self._news(stands, (rows,), (events,), live.lone_reader, {}, view)
        shown, whole = in_short(said, desk.say, stem)
        ping, told = self._pings(live, rows) if now else ((), ())
        calls = self._calls(stands, view, ping) if ping else ""
        board = desk.say("post-board-at", link=live.info.link) if ping and live.info.link else ""
        text = tuple(x for x in (shown, *marked(live.row.title, (calls,), desk.say), board) if x)
        title = "" if title == desk.heading() else title
        post = Post(title=title, text=text, ping=ping, files=whole) if text or title else None
        return Delivery(place, post, told, what=PostKind.TOLD)

    async def _standing(
        self, shown: TableStand, view: OwnView, called: Sequence[int], added: Added
    ) -> tuple[str, ...]:
        """Describe the state, unless what was told has ended the game; the newest post says what to do."""
        live, say = shown.live, shown.desk.say
        audited = await self._audited(live, say) if shown.now else ""
        told = shown.brief or (shown.state.over is not None and shown.rows)
        headline = "" if told else f"**{live.title.look.headline(view, shown.names, say)}**"
        more = await self._standing_now(shown, view, called, added) if shown.now else ()
        return tuple(filter(None, (audited, headline, *more)))

    async def _standing_now(
        self, shown: TableStand, view: OwnView, ping: Sequence[int], added: Added
    ) -> tuple[str, ...]:
        """Say how an ended game went; otherwise what to know in order to continue, and who must act."""
        live, desk = shown.live, shown.desk
        if shown.state.over is not None:
            return await summary(self._context, shown.names, live, shown.state, desk.say, brief=shown.brief)
        calls = self._calls(shown, view, ping)
        briefs = known_briefs(desk, shown.state)
        if len(" ".join(briefs).split()) > ROOM:
            briefs = []  # they stand on the page
        lines = tuple(filter(None, (*briefs, calls, *added.advice)))
        return (*(marked(live.row.title, lines, desk.say) if lines else ()), *added.lines)

    async def _audited(self, live: Live, say: Words) -> str:
        """Say what playing the game again has shown, where its title keeps books and it is over."""
        over = live.title.forms and live.info.status is Status.OVER
        return await self._audit.audit_line(live, say) if over else ""

    def _news(
        self,
        shown: TableStand,
        posts: Sequence[Sequence[EntryRow]],
        public: Sequence[Sequence[Event]],
        reader: Seat | None,
        body: Body,
        view: OwnView,
    ) -> tuple[str, list[str]]:
        """Return a title and what is told of the entries of each post, of those who sat there then."""
        say, look = shown.desk.say, shown.live.title.look
        if body.get("seat"):
            said = _seated(say, look.side(body["seat"], say), body["name"])
            return said.removesuffix("."), []
        if shown.brief:
            return self._story(shown, posts, public, reader, view)
        events = public if reader is None else [told_to(x, reader) for x in posts]
        told = list[str]()
        for rows, happened in zip(posts, events, strict=True):
            told += look.tell(happened, self._names_then(shown, rows), say)
        return shown.desk.heading(), told

    def _story(
        self,
        shown: TableStand,
        posts: Sequence[Sequence[EntryRow]],
        public: Sequence[Sequence[Event]],
        reader: Seat | None,
        view: OwnView,
    ) -> tuple[str, list[str]]:
        """Tell in brief what all may know, as one story; its only reader learns their own part in full."""
        say, look = shown.desk.say, shown.live.title.look
        names = self._names_then(shown, posts[-1] if posts else ())
        sides = {x: look.side(x, say) for x in names}
        machines = {x: side for x, side in sides.items() if names[x] == say("machine-name", side=side)}
        several = len(machines) < len(names) - 1  # one person need not hear that the machine has answered
        happened = [e for x in public for e in x if several or e.kind != "sealed"]
        told = look.story(happened, {**names, **machines}, say)
        alone = () if reader is None else chain.from_iterable(told_to(x, reader) for x in posts)
        own = look.tell([e for e in alone if not e.reaches(None)], names, say)
        title = told.headline or look.short_headline(view, {**names, **machines}, say)
        return title, [*told.lines, *own]

    def _names_then(self, shown: TableStand, rows: Sequence[EntryRow]) -> Mapping[Seat, str]:
        """Return the names of those who sat there when some entries were made."""
        then = bool(rows and shown.live.loaded.former)
        return self._wording.names(shown.live, shown.desk.say, n=rows[-1].n) if then else shown.names

    async def _images(
        self, live: Live, view: OwnView, desk: Desk, stem: str, rows: Sequence[EntryRow], **how: Any
    ) -> tuple[Image | None, list[Image]]:
        """Draw the board, and what a title shows beside it; nothing where nothing can be seen."""
        if how["events"] and all(e.kind in UNSEEN for e in how["events"]):
            return None, []
        look, n = live.title.look, rows[-1].n if rows else None
        names = self._wording.names(live, desk.say, raw=True, n=n)
        theme = await self._wording.theme_for(None, live)
        picture = self._drawing.picture(view, desk.say, names, theme=theme, **how)
        more = [await self._drawing.image(x, f"{stem}-{i}") for i, x in enumerate(look.more(picture), 2)]
        return await self._drawing.image(look.scene(picture), stem), [x for x in more if x]

    def _rows(self, now: TableStand, view: OwnView, added: Added, info: Button) -> Rows:
        """Return the controls of the latest post."""
        live, desk, state, rows = now.live, now.desk, now.state, now.rows
        if live.info.status is not Status.PLAYING:
            return cards.end_row(desk, info) if live.info.status.ended else ()
        shown: Rows = ()
        if rows and (offer := _offer(rows[-1])):
            shown = cards.yes_no(desk, Verb.DRAW, *([] if offer == "draw" else [offer]))
        asked, whole, beside = now.questions, False, ""
        if len(asked) == 1 and state.rules.kinds[asked[0].kind].secrecy is Secrecy.OPEN:
            actions, whole = public_options(state, asked[0])
            laid = cards.choice_rows(desk, asked[0], actions, view) if actions else None
            shown += bound(laid[1], desk.bind(asked[0])) if laid else ()
            whole = whole and bool(actions)
            beside = asked[0].kind if laid else ""
        quick, every = cards.shortcut_rows(desk, asked, view)
        shown += quick
        free = live.row.floor_seat and live.row.floor < live.row.n
        mine = live.info.seat(live.row.floor_seat)
        undo = bool(free and mine and mine.user and not mine.caretaker)
        return (
            *shown,
            *cards.rows_of(added.buttons),
            *cards.foot(
                desk,
                undo=undo,
                choose=bool(asked) and not whole and not every,
                beside=beside,
                unfold=any(e.kind in desk.title.explanations for e in now.events),
                features=added.foot,
                info=info,
                seats=added.seats,
            ),
        )

    def _pings(
        self, live: Live, rows: Sequence[EntryRow]
    ) -> tuple[tuple[int, ...], tuple[tuple[Seat, int], ...]]:
        """Say who must act and does not know it yet. Hidden questions are never told to the channel."""
        offers = bool(rows) and _offer(rows[-1]) != "" and live.info.status is Status.PLAYING
        untold = [a for a in live.loaded.asking if not a.told and a.secrecy != Secrecy.HIDDEN]
        if not (untold or offers):
            return (), ()
        users = live.info.present
        new = [(a.seat, a.number) for a in untold if users.get(a.seat)]
        called = [users[seat] for seat, _ in new]
        if new and status(live.state).got:  # calling only the rest would reveal who has answered
            called += [users[d.seat] for d in in_sight(live.state) if users.get(d.seat)]
        if offers:
            called += [user for seat, user in users.items() if user and seat != rows[-1].seat]
        return tuple(dict.fromkeys(called)), tuple(new)

    def _calls(self, shown: TableStand, view: OwnView, ping: Sequence[int]) -> str:
        """Name all players who must act, each with their question and its case, or in brief with their task.

        They are named if somebody is pinged, or asked in secret: then all alike, answered or not; in brief
        always. Some kinds of question are shown even if nobody needs a ping because they have just acted.
        Questions to machine players only are left out.
        """
        live, desk, brief = shown.live, shown.desk, shown.brief
        kinds, posted = live.state.rules.kinds, desk.title.questions.posted
        open_now = [
            d
            for d in in_sight(live.state)
            if ping or brief or kinds[d.kind].secrecy is Secrecy.SEALED or d.kind in posted
        ]
        users, lines = live.info.present if open_now else {}, list[str]()
        asks = desk.title.look.task if brief else desk.title.look.question
        for kind in dict.fromkeys(d.kind for d in open_now):
            asked = {d.seat: users[d.seat] for d in open_now if d.kind == kind and users.get(d.seat)}
            if asked and (ping or brief or kinds[kind].secrecy is Secrecy.SEALED):
                who = addressed(live, asked, asked.values(), desk.say)
                lines.append(
                    desk.say("post-asked", who=who, what=asks(kind, live.reader_view(kind, view), desk.say))
                )
            elif asked:
                lines.append(asks(kind, view, desk.say))
        return "\n".join(lines)

    def _remarks(self, live: Live, posts: Sequence[Sequence[EntryRow]], say: Words) -> str:
        """Mark answers that were standing answers, or given for an absent player.

        Shut answers are not marked, since that would show whose they are.
        """
        rows, people = list(chain(*posts)), {x.seat for x in live.info.seats if x.user}
        seen = [r for r in rows if r.by and r.public and any(e.kind != "sealed" for e in told_to([r]))]
        marks = {
            "small-standing": any(r.by == "standing" for r in seen),
            "small-caretaker": any(r.by in POLICIES and r.seat in people for r in seen),
            "small-order": any(r.by == ORDER for r in rows),
            "small-lapse": any(r.by == LAPSE for r in rows),
        }
        return " · ".join(say(key) for key, holds in marks.items() if holds)


def _numbered(live: Live, rows: Sequence[EntryRow]) -> tuple[int, str]:
    """Return the number shown on a post, and the prefix of its files' names.

    It is the newest number if nothing has been told since: hidden actions make no post stale.
    """
    number = rows[-1].shown if rows else live.row.shown
    return number, f"{live.row.title}-{live.row.id}-{number}"


def _begins(posts: Sequence[Sequence[EntryRow]]) -> bool:
    """Return whether a post is the first of its game."""
    return any(rows and rows[0].n == 0 for rows in posts)


def _first(posts: Sequence[Sequence[EntryRow]]) -> int | None:
    """Return the first entry that some posts tell, as all count them."""
    return next((rows[0].shown for rows in posts if rows), None)


def _is_card(live: Live, row: Outbox, posts: Sequence[Sequence[EntryRow]]) -> bool:
    """Return whether a post is for looking the game up: its first, its board, its first after a move."""
    return bool(_told_in(live, row)) or row.what == PostKind.AGAIN or _begins(posts)


def _told_in(live: Live, row: Outbox) -> int:
    """Return the thread in which what a post shows is told, where it is a quiet game's board; otherwise 0."""
    return live.row.quiet if row.what == PostKind.TABLE else 0


def _told_where(quiet: int, say: Words) -> Sequence[str]:
    """Say where a quiet game is told of; nothing of others."""
    return [say("post-told-in", thread=f"<#{quiet}>")] if quiet else []


def _users_asked(live: Live) -> tuple[int, ...]:
    """Return the users who must act, as far as all may know."""
    users = live.info.present
    return tuple(user for d in in_sight(live.state) if (user := users.get(d.seat)))


def _hand(
    live: Live, own: OwnView, posts: Sequence[Sequence[EntryRow]], reader: Seat | None, say: Words
) -> Sequence[str]:
    """Describe the hand of a post's only reader, if it tells what nobody else has learned."""
    if reader is None or not any(is_private(e, reader) for rows in posts for e in told_to(rows, reader)):
        return ()
    return tuple(filter(None, [live.title.look.hand_with_news(own, say)]))


def _latest_drawable(public: Sequence[Sequence[Event]]) -> Sequence[Event]:
    """Return the latest events that can be drawn: if only shut answers came since, those before them.

    They are the public ones for every reader: their own moves would cover the pieces where they end.
    """
    return next((x for x in reversed(public) if any(e.kind not in UNSEEN for e in x)), ())


def _seated(say: Words, side: str, name: str) -> str:
    """Say who plays a side from now on; no name is a machine player."""
    return say("note-seated", name=escaped(name), side=side) if name else say("note-machine", side=side)


def _offer(row: EntryRow) -> str:
    """Return the kind of end that an entry offers to the others."""
    offers = row.how == "act" and row.kind in OFFERS and json.loads(row.action).get("offer")
    return row.kind if offers else ""


def _choices(live: Live, state: State) -> tuple[Action, ...]:
    """Return the answers to be marked in the channel's picture: of one open question that is asked so."""
    asked = pending(state)
    if len(asked) != 1 or asked[0].kind not in live.title.questions.pictured:
        return ()
    return public_options(state, asked[0])[0]
