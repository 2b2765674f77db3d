"""From a row of the outbox to a post: for the table, for one person, notices, and calls by direct message."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from bot.play.clocks import booking
from bot.play.clocks.bank import agreed, pace_of, read_terms
from bot.play.clocks.booking import Word, is_over
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk, in_short
from bot.play.games.live import (
    Drawing,
    Live,
    Parts,
    Wording,
    addressed,
    called_here,
    name_of,
    unmentioned,
    unnamed,
    waits_for,
)
from bot.play.games.loader import GameLoader
from bot.play.games.questions import asked_of
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.editors import BESIDE
from bot.play.model.ports import Button, Image, MessageRef, Place, Post, Tone
from bot.play.model.rows import events_of
from bot.play.model.terms import Person, Refused, Status, jump, relative
from bot.play.model.texts import escaped, level_name, tame
from bot.play.posts.table_posts import Delivery, TablePosts
from bot.play.queries.choices import Choices
from bot.play.queries.inbox import GameLists
from bot.play.surface.coach import unasked
from bot.store.models import Body, Outbox, PostKind, Preference, Request, RequestKind
from bot.store.models import Entry as EntryRow
from bot.store.repositories.games import Loaded
from bot.store.repositories.posts import Dispatch
from engine.core.dice import RandomDice
from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.core.rules import Event, Facts, Seat, Secrecy
from render.core.text import Words, join_list, words


def request_question(desk: Desk, request: Request, body: Body, names: Mapping[Seat, str]) -> str:
    """Word a request. Its post's `body` tells who made it, and what an undo takes back."""
    name = body["name"]
    if request.what == RequestKind.UNDO:
        told = [Event(*x) for x in tame(body.get("of", []))]
        what = desk.title.look.undone(told, names, desk.say)
        return desk.say("ask-undo", name=escaped(name), what=what, n=body["steps"])
    if request.what != RequestKind.REPLACE:
        side = desk.title.look.side(request.seat, desk.say)
        return desk.say(f"ask-{request.what}", name=escaped(name), side=side)
    asked = json.loads(request.asked)
    first, own = request.holder in asked, asked == [request.taker]
    who = escaped(request.taker_name) if request.taker else machine(request.policy, desk.say)
    return desk.say(
        "ask-replace-taker" if own else "ask-replace" if first else "ask-replace-table",
        name=escaped(name) if name else desk.say("ask-in-charge"),
        holder=holder(desk, request.seat),
        who=who,
        side=desk.title.look.side(request.seat, desk.say),
        learns=learns(desk.title.secrets, request.taker),
        until=str(request.due),
    )


def machine(policy: str, say: Words) -> str:
    """Name a machine player that is to come."""
    return say("machine-as", policy=level_name(policy, say))


def learns(secrets: bool, taker: int) -> str:
    """Choose the words for what a person who takes over a seat gets to see."""
    return "person" if secrets and taker else "nothing"


def holder(desk: Desk, seat: Seat) -> str:
    """Name who holds a seat, safe in a text."""
    found = desk.info.seat(seat)
    return name_of(found, desk.title, desk.say) if found else ""


#: Key of the note on a seat whose time is up.
OVERRUN = "note-overrun"

#: Keys of notes to somebody whose time is running out.
REMINDING = frozenset(
    {"note-reminder", "note-reminder-late", "note-reminder-here", "note-reminder-here-late"}
)

#: Keys of notes that offer a seat: the post has a button by which somebody takes it.
ON_OFFER = frozenset({"note-seat-offered", "note-seat-offered-by"})


#: What shows the board, or is told from it.
BOARDS = frozenset(
    {PostKind.BEGUN, PostKind.TABLE, PostKind.AGAIN, PostKind.SEATED, PostKind.DM, PostKind.ASKED}
    | {PostKind.TOLD, PostKind.BRIEFING, PostKind.OFFER, PostKind.FOLLOWED}
)


class Notices:
    """Lays out lobby cards, requests and single sentences."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing, game_lists: GameLists) -> None:
        self._context, self._wording, self._drawing, self._game_lists = context, wording, drawing, game_lists

    async def lobby(self, live: Live) -> Delivery:
        """Lay out the lobby card."""
        if live.info.status is not Status.LOBBY:
            return Delivery(live.place, None, what=PostKind.LOBBY)
        desk = self._wording.desk(live)
        names = {x.seat: escaped(x.name) if x.name else "" for x in live.info.seats}
        terms, asked = read_terms(live.row.clock), unasked(live.info.seats)
        rated = terms.timed and not live.info.hidden
        coach = cards.coach_rows(desk) if asked else ()
        post = Post(
            title=desk.say("lobby-title", game=desk.heading()),
            text=cards.lobby_text(
                desk,
                live.setup,
                clock=agreed(terms, max(0, live.row.patience), desk.say),
                awaited=waits_for(live, desk.say),
                to_agree=", ".join(called_here(asked, live.title, desk.say)),
            ),
            image=await self._as_it_begins(live, desk),
            sections=cards.lobby_seats(desk, names, await self._reliable(live) if rated else None),
            rows=(*coach, cards.lobby_row(desk)),
        )
        return Delivery(live.place, post, what=PostKind.LOBBY)

    async def _reliable(self, live: Live) -> dict[Seat, Word]:
        """Say how far those who sit in a lobby can be counted on."""
        there = {x.seat: x.user for x in live.info.seats if x.user}
        known = await booking.records_of(self._context, set(there.values()))
        return {seat: known[user].word for seat, user in there.items()}

    async def _as_it_begins(self, live: Live, desk: Desk) -> Image | None:
        """Draw the board as all see it at the start; its dice are thrown later."""
        game, look = live.title.game, live.title.look
        view = look.before_it_begins(
            game.view(game.new(live.setup, RandomDice(Random(live.row.id))).state, None)
        )
        names = self._wording.names(live, desk.say, raw=True)
        theme = await self._wording.theme_for(None, live)
        whole = self._drawing.picture(view, desk.say, names, framing="whole", screen="phone", theme=theme)
        return await self._drawing.image(look.scene(whole), f"{live.row.title}-{live.row.id}-table")

    async def request(self, live: Live, row: Outbox, body: Body) -> Delivery:
        """Ask others to agree to a request; nothing if others are being asked instead."""
        request = await self._context.store.request(body["request"])
        place, desk = await self._to_whom(live, row)
        stale = request is None or json.loads(request.asked) != body["asked"]
        if request is None or not request.open or stale or live.info.status.ended:
            return Delivery(place, None, what=PostKind.ASK)
        post = Post(
            title=desk.heading(),
            text=(request_question(desk, request, body, self._wording.names(live, desk.say)),),
            ping=tuple(body["asked"]) if place.user is None else (),
            rows=cards.yes_no(desk, Verb.TABLE, "consent", body["request"]),
        )
        return Delivery(place, post, what=PostKind.ASK, request=body["request"])

    async def offer(self, live: Live, body: Body) -> Delivery:
        """Offer a person from the queue a seat: the players, the pace, and the game's public state."""
        user, seat = int(body["user"]), str(body["seat"])
        place, row = Place(user=user), await self._context.store.offered(user, live.row.id, seat)
        if row is None:
            return Delivery(place, None, what=PostKind.OFFER)
        language = (await self._wording.preference(user)).locale or row.locale or self._context.locale
        desk = replace(self._wording.desk(live), say=words(language))
        say, names = desk.say, self._wording.names(live, words(language))
        view = live.title.game.view(live.state, None) if live.state is not None else None
        about = cards.briefing(desk, live.setup, view)
        there = join_list([names[x.seat] for x in live.info.seats if x.taken and x.seat != seat], say)
        lobby = live.info.status is Status.LOBBY
        lines = [
            say("offer-lobby" if lobby else "offer-seat", side=live.title.look.side(seat, say)),
            *([say("offer-with", others=there)] if there else []),
            say("offer-pace", pace=say(f"pace-{pace_of(live.row)}"), where=live.info.link),
            say("offer-until", when=relative(row.due)),
        ]
        stands = [f"**{live.title.look.headline(view, names, say)}**"] if view is not None else []
        goals = cards.objectives(desk, about, names, progress=view is not None)
        answers = (("take", Tone.GOOD), ("later", Tone.PLAIN), ("quit", Tone.RISK))
        buttons = tuple(
            Button(say(f"button-offer-{x}"), make(Verb.OFFERED, NOWHERE, live.row.id, seat, x), tone)
            for x, tone in answers
        )
        post = Post(
            title=desk.heading(),
            text=("\n".join(lines), "\n".join([*stands, *goals])),
            rows=(buttons,),
        )
        return Delivery(place, post, what=PostKind.OFFER)

    def begun(self, live: Live) -> Delivery:
        """Say who plays for what, and publish what the dice are held to: it is never edited afterwards."""
        desk, view = self._wording.desk(live), live.title.game.view(live.state, None)
        about, names = cards.briefing(desk, live.setup, view), self._wording.names(live, desk.say)
        lines = (*cards.objectives(desk, about, names), cards.length(desk, about))
        unusual = cards.house_rules(desk, live.setup)
        dice = desk.say("begun-dice", commitment=live.row.commitment)
        post = Post(
            title=desk.say("begun-title", game=desk.heading()),
            text=("\n".join(x for x in (*lines, unusual) if x),),
            small=dice if live.row.commitment else "",
            silent=True,
        )
        return Delivery(live.place, post)

    async def abandoned(self, live: Live, body: Body) -> Delivery:
        """Say that a game has ended without a result."""
        desk = self._wording.desk(live)
        name, host = body["name"], body.get("host", 0)
        closed = "note-abandoned-closed" if live.row.n >= 0 else "note-lobby-replaced"
        line = desk.say("note-abandoned-left" if body.get("left") else closed)
        if name:
            line = desk.say("note-abandoned", name=escaped(name))
        if host:  # nobody ended it: it was closed because nobody had touched it
            line = desk.say("note-lobby-closed", who="" if live.info.hidden else f"<@{host}>")
        rows = cards.end_row(desk) if live.row.n >= 0 else ()
        post = Post(title=desk.heading(), text=(line,), rows=rows, ping=(host,) if host else ())
        return Delivery(live.place, post)

    async def word(self, live: Live, row: Outbox, body: Body) -> Delivery:
        """Say one thing to all: how a game begins or was abandoned, a seal, or a single sentence."""
        if row.what == PostKind.BEGUN:
            return self.begun(live)
        if row.what == PostKind.SEALED:
            place = live.place._replace(channel=int(row.lane[1:]))
            small = " · ".join(self._wording.words_in(live)("small-sealed", seal=x) for x in body["seals"])
            return Delivery(place, Post(small=small, silent=True), what=PostKind.SEALED)
        if row.what == PostKind.ABANDONED:
            return await self.abandoned(live, body)
        return await self.note(live, row, body)

    async def note(self, live: Live, row: Outbox, body: Body) -> Delivery:
        """Word one sentence of the catalogue, to a channel or to a person."""
        facts = dict(body["facts"])
        place, desk = await self._to_whom(live, row)
        for key in ("name", "by"):
            if key in facts:
                facts[key] = escaped(facts[key])
        if "seat" in facts:
            facts["side"] = live.title.look.side(facts["seat"], desk.say)
        called = facts.pop("users", [facts["user"]] if "user" in facts else [])
        sat = {x.seat for x in live.info.seats if x.user in called}
        facts.setdefault("who", addressed(live, sat, called, desk.say))
        ping = tuple(called) if place.user is None else ()
        facts.setdefault("when", relative(live.row.parked_until))
        key, line, rows, asked = body["key"], desk.say(body["key"], **facts), cards.NO_ROWS, ("", 0)
        if _is_past(live, key, facts):
            return Delivery(place, None, what=PostKind.NOTE)
        if key in cards.FAILED:
            rows = cards.FAILED[key](desk)
        elif key in cards.AWAY and live.info.away(int(facts["user"])):
            rows, asked = cards.back_row(desk), (facts["seat"], 0)
        elif key == OVERRUN:
            rows, ping = cards.overdue_row(desk, facts["seat"]), tuple(facts["called"])
            asked = facts["seat"], 0
        elif key in ON_OFFER:
            rows = ((cards.take_button(desk, facts["seat"]),),)
        elif key == "note-muster" and live.row.muster:
            rows = ((Button(desk.say("button-here"), make(Verb.START, row.game), Tone.GOOD),),)
        post = Post(title=desk.heading(), text=(line,), ping=ping, rows=rows)
        return Delivery(place, post, what=PostKind.NOTE, asked=asked)

    async def digest(self, live: Live, body: Body) -> Delivery:
        """Tell a person once a day of all their games; nothing where that is settled by now."""
        user = int(body["user"])
        who = Person(user, "", (await self._wording.words_of(live, user)).locale)
        return Delivery(
            Place(user=user), await self._game_lists.digest(who, body["since"]), what=PostKind.DIGEST
        )

    async def _to_whom(self, live: Live, row: Outbox) -> tuple[Place, Desk]:
        """Say where a post goes, and in which words: the channel's, or one person's."""
        desk = self._wording.desk(live)
        if not row.lane.startswith("u"):
            quiet = live.row.quiet
            return (Place(live.place.guild, quiet) if row.lane == f"c{quiet}" else live.place), desk
        user = int(row.lane[1:])
        return Place(user=user), replace(desk, say=await self._wording.words_of(live, user))


def _is_past(live: Live, key: str, facts: Facts) -> bool:
    """Return whether a notice is obsolete: an answer was given, or there is time again."""
    if key == OVERRUN:
        return not is_over(live.title, live.loaded, facts["seat"])
    seats = live.info.seats_of(int(facts.get("user", 0)))
    return key in REMINDING and not any(a.seat in seats for a in live.loaded.asking)


#: A message that asks nothing.
NOTHING: tuple[Seat, int] = ("", 0)


class PrivatePosts:
    """Lays out direct messages: what one player alone may know or is asked."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
        choices: Choices,
    ) -> None:
        self._wording, self._games, self._drawing, self._choices = wording, games, drawing, choices

    async def make(self, live: Live, row: Outbox, rows: Sequence[EntryRow], body: Body) -> Delivery:
        """Tell a player what only they may know. Nothing goes out to one who prefers to look, or has left."""
        user, seat = int(body["user"]), str(body["seat"])
        place = Place(user=user)
        mine = live.info.seat(seat)
        prefers = await self._wording.preference(user, live)
        if mine is None or mine.user != user or (row.what == PostKind.DM and prefers.secrets == "look"):
            return Delivery(place, None, what=PostKind.DM)
        if row.what == PostKind.HELLO:
            return Delivery(place, await self._hello(live, user, seat, prefers), what=PostKind.DM)
        if row.what == PostKind.BRIEFING:
            return Delivery(place, await self._briefing(live, user, seat, prefers), what=PostKind.DM)
        if row.what == PostKind.ASKED:
            number = int(body["decision"])
            if body.get("turns") and not row.onto:
                return Delivery(place, None, what=PostKind.DM)
            wanted = prefers.secrets != "look" or not _sealed(live, seat, number)
            post = await self._asked_post(live, user, seat, number) if wanted else None
            return Delivery(place, post, what=PostKind.DM, asked=(seat, number))
        pictured = seat in live.title.seats.overseers and prefers.boards != "text"
        post = await self._report(live, row, rows, user, seat, pictured=pictured)
        return Delivery(
            place, post, what=PostKind.DM, asked=_asks(live, seat) if post and post.rows else NOTHING
        )

    async def _hello(self, live: Live, user: int, seat: Seat, prefers: Preference) -> Post | None:
        """Greet a person who has just taken a seat; this also shows whether messages reach them."""
        if prefers.secrets == "look":
            return None
        say = await self._wording.words_of(live, user)
        line = say("dm-hello", side=live.title.look.side(seat, say), where=live.info.link)
        sides = [say(f"lobby-sides-{live.info.sides}")] if live.info.sides else []
        return Post(title=Desk(live.info, live.title, say).heading(), text=(line, *sides))

    async def _briefing(self, live: Live, user: int, seat: Seat, prefers: Preference) -> Post:
        """Brief a person who has taken over a seat, from the seat's view.

        A person who prefers to look gets only what all may know.
        """
        say, look = await self._wording.words_of(live, user), live.title.look
        knows = seat if prefers.secrets != "look" else None
        view, names = live.title.game.view(live.state, knows), self._wording.names(live, say)
        desk = Desk(live.info, live.title, say)
        goals = cards.objectives(desk, cards.briefing(desk, live.setup, view), names, progress=True)
        hand = look.hand(view, say) if knows is not None else ""
        hello = say("dm-briefing", side=look.side(seat, say), where=live.info.link)
        text = (
            hello,
            f"**{look.headline(view, names, say)}**",
            "\n".join(goals),
            hand,
            say("dm-briefing-yours"),
        )
        image = None
        if prefers.boards != "text":
            stem, who = f"{live.row.title}-{live.row.id}-{seat}-{live.row.n}", Person(user, "")
            image = await self._drawing.draw(live, view, say, stem, who, framing="occupied")
        row = (
            Button(say("button-look"), make(Verb.SHOW, live.row.id, "hand")),
            Button(say("bot-button-log"), make(Verb.SHOW, live.row.id, "log")),
        )
        return Post(title=desk.heading(), text=tuple(x for x in text if x), image=image, rows=(row,))

    async def _report(
        self, live: Live, row: Outbox, rows: Sequence[EntryRow], user: int, seat: Seat, *, pictured: bool
    ) -> Post | None:
        """Tell what only this seat learned; None where that is nothing to speak of."""
        say, look = await self._wording.words_of(live, user), live.title.look
        events = [e for r in rows for e in events_of(r) if not e.reaches(None) and seat in e.to]
        view = live.title.game.view(await self._games.state_at(live, row.last), seat)
        stem = f"{live.row.title}-{row.game}-{row.last}"
        shown, whole = in_short(look.tell(events, self._wording.names(live, say, n=row.last), say), say, stem)
        if not shown:
            return None
        image = None
        if pictured:
            seen = [e for r in rows for e in events_of(r) if e.reaches(seat)]
            stem, who = f"{live.row.title}-{row.game}-{seat}-{row.last}", Person(user, "")
            image = await self._drawing.draw(live, view, say, stem, who, row.last, events=seen)
        desk, hand = Desk(live.info, live.title, say), look.hand_with_news(view, say)
        text = (shown, hand) if hand else (shown,)
        panel = cards.openers(desk, [seat], BESIDE) if _asks(live, seat) != NOTHING else ()
        if panel:  # a message without controls is never turned to another page
            panel = cards.with_info(desk, panel, rows[0].shown, rows[-1].shown)
        return Post(title=desk.heading(), text=text, image=image, rows=panel, files=whole)

    async def _asked_post(self, live: Live, user: int, seat: Seat, decision: int) -> Post | None:
        """Ask a secret question in private; nothing if it has been answered or superseded."""
        if live.info.status is not Status.PLAYING:
            return None
        person = Person(user, "", (await self._wording.words_of(live, user)).locale)
        try:
            return await self._choices.laid_out(live, person, asked_of(live, person, decision, seat))
        except (Refused, Refusal):
            return None


def _asks(live: Live, seat: Seat) -> tuple[Seat, int]:
    """Return a seat's open question."""
    playing = live.info.status is Status.PLAYING
    return next(((seat, d.id) for d in pending(live.state) if playing and d.seat == seat), NOTHING)


def _sealed(live: Live, seat: Seat, number: int) -> bool:
    """Return whether an open question is one that the channel knows to be asked."""
    return any(
        (a.seat, a.number) == (seat, number) and a.secrecy == Secrecy.SEALED for a in live.loaded.asking
    )


def _without_rolls(events: Sequence[Event]) -> list[Event]:
    """Leave out rolls, which cite no case."""
    return [e for e in events if e.kind != "rolled"]


#: Key of the direct message that points to a post, by kind of post; for all others see `TURN`.
WORDS = {
    PostKind.ASK: "note-call-asked",
    PostKind.NOTE: "note-call-look",
    PostKind.ABANDONED: "note-call-look",
}

TURN, UNSEEN = "note-call-turn", "note-call-unseen"

#: Key of the line in the channel that calls somebody who takes no direct messages.
MISSED = "note-call-missed"

#: All keys of such messages; if one cannot be delivered, the channel is told.
KEYS = frozenset({TURN, UNSEEN, *WORDS.values()})


class Calls:
    """Decides who is notified by a post, who by a direct message besides, and what makes no sound."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def settled(self, delivery: Delivery, row: Outbox, loaded: Loaded) -> Delivery:
        """Make a post ping those who want that, and name the people to be told by direct message."""
        post, user = delivery.post, delivery.place.user
        if post is None:
            return delivery
        if user is not None:
            return delivery._replace(post=await self._in_private(post, user, row, loaded))
        if loaded.hidden:
            return delivery._replace(
                post=replace(post, ping=(), silent=True), called=await self._in_secret(post.ping, loaded)
            )
        if not post.ping or delivery.place.guild is None:  # a direct message already reaches them alone
            return delivery._replace(post=replace(post, silent=not post.ping))
        wants = {x: await self._wants(x, loaded) for x in post.ping}
        unseen = await self._unseen(row, delivery, loaded)
        ping = tuple(x for x in post.ping if wants[x].calls == "channel" and x not in unseen)
        asked = [
            x
            for x in post.ping
            if (wants[x].calls == "dm" or (wants[x].calls == "channel" and x in unseen))
            and _concerned(x, wants[x], loaded)
        ]
        post = replace(post, ping=ping, silent=not ping)
        return delivery._replace(post=post, called=tuple(asked), unseen=frozenset(unseen))

    async def _in_secret(self, users: Sequence[int], loaded: Loaded) -> tuple[int, ...]:
        """Return who is called by direct message alone, since names are hidden at their table."""
        wants = {x: await self._context.store.preference(x) for x in users}
        return tuple(
            x for x in users if wants[x].calls in ("channel", "dm") and _concerned(x, wants[x], loaded)
        )

    async def _unseen(self, row: Outbox, delivery: Delivery, loaded: Loaded) -> set[int]:
        """Return who would not see a post that calls them, and can be told by direct message instead."""
        place, post = delivery.place, delivery.post
        if post is None or place.guild is None or place.channel is None:
            return set()
        if row.what == PostKind.NOTE and json.loads(row.body)["key"] == MISSED:  # it did not arrive
            return set()
        shut = {x.user for x in loaded.seats if x.dm_closed}
        reach = self._context.members.reaches
        return {x for x in post.ping if x not in shut and not await reach(x, place.guild, place.channel)}

    def posts(self, row: Outbox, delivery: Delivery, at: MessageRef | None) -> list[Outbox]:
        """Make the messages to those who want to be told so, each leading to the post."""
        where = jump(Place(delivery.place.guild, delivery.place.channel), at)
        key = WORDS.get(PostKind(row.what), TURN)
        return [
            self._context.outgoing.note(
                row.game, f"u{x}", UNSEEN if x in delivery.unseen else key, where=where, id=row.game
            )
            for x in delivery.called
        ]

    def missed(self, row: Outbox, live: Live) -> list[Outbox]:
        """Ping a person in the channel whom no direct message reached, unless names are hidden."""
        if live.info.hidden or row.what != PostKind.NOTE or json.loads(row.body)["key"] not in KEYS:
            return []
        user = int(row.lane[1:])
        return [self._context.outgoing.note(row.game, live.lane, MISSED, user=user, who=f"<@{user}>")]

    async def _wants(self, user: int, loaded: Loaded) -> Preference:
        """Return how a person wants to be pinged: in the channel if their direct messages are closed."""
        seat = next((x for x in loaded.seats if x.user == user), None)
        if seat is None:
            return await self._context.store.preference(user)
        prefers = loaded.prefers.get(user) or Preference(user=user)
        if prefers.calls == "dm" and seat.dm_closed:
            return Preference(user=user, calls="channel", secrets=prefers.secrets)
        return prefers

    async def _in_private(self, post: Post, user: int, row: Outbox, loaded: Loaded) -> Post:
        """Return a direct message with or without a sound: with, if nothing else has called for it."""
        calls = (await self._wants(user, loaded)).calls
        if row.what == PostKind.ASKED:
            alone = loaded.hidden or _hidden(loaded, json.loads(row.body))
            loud = calls == "dm" or (calls == "channel" and alone)
        else:
            loud = calls in ("channel", "dm") and row.what in (PostKind.NOTE, PostKind.ASK, PostKind.OFFER)
            loud = loud or row.what == PostKind.DIGEST
        return replace(post, silent=not loud)


def _hidden(loaded: Loaded, body: Body) -> bool:
    """Return whether a message asks what the channel does not tell of."""
    asked = (body["seat"], body["decision"])
    return any((a.seat, a.number) == asked and a.secrecy == Secrecy.HIDDEN for a in loaded.asking)


def _concerned(user: int, prefers: Preference, loaded: Loaded) -> bool:
    """Return whether a post that pings a person also needs a message to them.

    A post also pings those who have answered in secret, so as not to reveal who has; and secret questions
    have a message of their own, unless the person prefers to look.
    """
    seats = {x.seat for x in loaded.seats if x.user == user}
    shut = [a for a in loaded.asking if a.secrecy == Secrecy.SEALED]
    return not shut or (prefers.secrets == "look" and any(a.seat in seats for a in shut))


class Posts:
    """Makes the post that a row of the outbox describes."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        table_posts: TablePosts,
        private_posts: PrivatePosts,
        notices: Notices,
        parts: Parts,
        wording: Wording,
    ) -> None:
        self._context, self._games, self._table_posts, self._private_posts, self._notices = (
            context,
            games,
            table_posts,
            private_posts,
            notices,
        )
        self._parts, self._wording = parts, wording

    async def make(
        self, row: Outbox, dispatch: Dispatch, *, last: bool, told_before: Sequence[tuple[int, int]] = ()
    ) -> Delivery:
        """Make the post of a row. `last`: no later post to this channel waits, so it carries the buttons.

        `told_before` are the entries of each post that the message tells already which the row is added to.
        """
        live = await self._games.complete(dispatch.loaded, look=row.what in BOARDS)
        if not live.info.hidden:
            return await self._of_kind(live, row, dispatch, json.loads(row.body), last, told_before)
        reader = int(row.lane[1:]) if row.lane.startswith("u") else None
        say = await self._wording.words_of(live, reader) if reader else self._wording.words_in(live)
        body = unnamed(live, json.loads(row.body), say)
        made = await self._of_kind(live, row, dispatch, body, last, told_before)
        return made._replace(post=made.post and unmentioned(live, made.post, say, reader))

    async def _of_kind(
        self,
        live: Live,
        row: Outbox,
        dispatch: Dispatch,
        body: Body,
        last: bool,
        told_before: Sequence[tuple[int, int]],
    ) -> Delivery:
        told = dispatch.entries
        match row.what:
            case PostKind.TABLE | PostKind.AGAIN | PostKind.SEATED if live.row.n < 0:
                return await self._notices.lobby(live)  # it has not begun: there is no board of it yet
            case PostKind.TABLE | PostKind.AGAIN | PostKind.SEATED:
                before = [
                    [x for x in dispatch.before if first <= x.n <= until] for first, until in told_before
                ]
                return await self._table_posts.make(live, row, told, body, last=last, before=before)
            case PostKind.TOLD:
                return await self._table_posts.word(live, row, told, last=last)
            case PostKind.LOBBY:
                return await self._notices.lobby(live)
            case PostKind.DM | PostKind.HELLO | PostKind.ASKED | PostKind.BRIEFING:
                return await self._private_posts.make(live, row, told, body)
            case PostKind.ASK:
                return await self._notices.request(live, row, body)
            case PostKind.OFFER | PostKind.DIGEST | PostKind.FOLLOWED:
                return await self._to_one(live, PostKind(row.what), body)
            case _:
                return await self._notices.word(live, row, body)

    async def _to_one(self, live: Live, what: PostKind, body: Body) -> Delivery:
        """Make a post for a person who may have no seat in the game whose outbox carries it."""
        if what in self._parts.to_a_person:
            post = await self._parts.to_a_person[what](live, body)
            return Delivery(Place(user=int(body["user"])), post, what=what)
        if what is PostKind.DIGEST:
            return await self._notices.digest(live, body)
        return await self._notices.offer(live, body)
