"""Lobby cards, requests and single sentences."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from bot.play.clocks.booking import is_over
from bot.play.clocks.pace import read
from bot.play.clocks.reliability import Reliabilities, Word
from bot.play.clocks.words import agreed
from bot.play.context import Context
from bot.play.delivery import request_words
from bot.play.delivery.delivered import Delivery
from bot.play.games import briefs, cards, lobby_cards
from bot.play.games.cards import Desk
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.matching.paces import pace_of
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.names import escaped
from bot.play.model.ports import Button, Image, Place, Post, Tone
from bot.play.model.terms import Person, Status, relative
from bot.play.presence import muster
from bot.play.queries.inbox import Inbox
from bot.play.surface.coach import unasked
from bot.store.models import Body, Outbox, PostKind
from engine.core.dice import RandomDice
from engine.core.rules import Facts, Seat
from render.core.text import join_list, words

#: Words that offer a seat: the post has a button by which somebody takes it.
OVERRUN = "note-overrun"
#: Keys of notes to somebody whose time is running out.
REMINDING = frozenset(
    {"note-reminder", "note-reminder-late", "note-reminder-here", "note-reminder-here-late"}
)
ON_OFFER = frozenset({"note-seat-offered", "note-seat-offered-by"})


class Notices:
    """Lays out lobby cards, requests and single sentences."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        drawing: Drawing,
        inbox: Inbox,
        reliabilities: Reliabilities,
    ) -> None:
        self._context, self._wording, self._drawing, self._inbox = context, wording, drawing, inbox
        self._reliabilities = reliabilities

    async def lobby(self, live: Live) -> Delivery:
        """Lay out the lobby card."""
        if live.info.status is not Status.LOBBY:
            return Delivery(live.place, None, what=PostKind.LOBBY)
        desk = self._wording.desk(live)
        names = {x.seat: escaped(x.name) if x.name else "" for x in live.info.seats}
        host = next((x for x in live.info.seats if x.user == live.row.host), None)
        by = desk.say("lobby-host", name=names[host.seat]) if host else ""
        terms, asked = read(live.row.clock), unasked(live.info.seats)
        coach = lobby_cards.coach_rows(desk) if asked else ()
        post = Post(
            title=desk.say("lobby-title", game=desk.heading()),
            text=lobby_cards.lobby_text(
                desk,
                live.setup,
                names,
                by,
                clock=agreed(terms, max(0, live.row.patience), desk.say),
                awaited=muster.waits_for(live),
                to_agree=", ".join(dict.fromkeys(names[x.seat] for x in asked)),
                reliable=await self._reliable(live) if terms.timed else None,
            ),
            small="\n".join(
                [
                    desk.say("lobby-dice"),
                    desk.say("lobby-seal", commitment=live.row.commitment),
                    desk.say("lobby-id", id=live.row.id),
                ]
            ),
            image=await self._own_table(live, desk),
            rows=(*coach, *lobby_cards.lobby_rows(desk, terms), *self._door(live, desk)),
        )
        return Delivery(live.place, post, what=PostKind.LOBBY)

    async def _reliable(self, live: Live) -> dict[Seat, Word]:
        """Say how far those who sit in a lobby can be counted on."""
        there = {x.seat: x.user for x in live.info.seats if x.user}
        known = await self._reliabilities.of(set(there.values()))
        return {seat: known[user].word for seat, user in there.items()}

    def _door(self, live: Live, desk: Desk) -> cards.Rows:
        """Return the line on whether the queue may fill a lobby, on servers that have a queue."""
        server = live.loaded.guild
        free = any(not (x.taken or x.invited) for x in live.info.seats)
        return lobby_cards.door_rows(desk, live.row.queue, free) if server is not None and server.play else ()

    async def _own_table(self, live: Live, desk: Desk) -> Image | None:
        """Draw a player's own table as all will see it; its dice are thrown later."""
        if not live.setup.files:
            return None
        game, look = live.title.game, live.title.look
        view = game.view(game.new(live.setup, RandomDice(Random(live.row.id))).state, None)
        names = self._wording.names(live, desk.say, raw=True)
        theme = await self._wording.theme_for(None, live)
        whole = self._drawing.picture(view, desk.say, names, framing="whole", screen="wide", theme=theme)
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
            text=(request_words.request_question(desk, request, body, self._wording.names(live, desk.say)),),
            small=cards.small_print(desk, ()),
            ping=tuple(body["asked"]) if place.user is None else (),
            rows=cards.yes_no(desk, Verb.CONSENT, body["request"]),
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
        about = briefs.briefing(desk, live.setup, view)
        there = join_list([names[x.seat] for x in live.info.seats if x.taken and x.seat != seat], say)
        lobby = live.info.status is Status.LOBBY
        lines = [
            say("offer-lobby" if lobby else "offer-seat", side=live.title.look.side(seat, say)),
            *([say("offer-with", others=there)] if there else []),
            say("offer-pace", pace=say(f"pace-{pace_of(live.row)}"), where=live.info.link),
            say("offer-until", when=relative(row.due)),
        ]
        stands = [f"**{live.title.look.headline(view, names, say)}**"] if view is not None else []
        goals = briefs.objectives(desk, about, names, progress=view is not None)
        answers = (("take", Tone.GOOD), ("later", Tone.PLAIN), ("quit", Tone.RISK))
        buttons = tuple(
            Button(say(f"button-offer-{x}"), make(Verb.OFFERED, NOWHERE, live.row.id, seat, x), tone)
            for x, tone in answers
        )
        post = Post(
            title=desk.heading(),
            text=("\n".join(lines), "\n".join([*stands, *goals])),
            small=cards.small_print(desk, ()),
            rows=(buttons,),
        )
        return Delivery(place, post, what=PostKind.OFFER)

    async def abandoned(self, live: Live, body: Body) -> Delivery:
        """Say that a game has ended without a result."""
        desk = self._wording.desk(live)
        name, host = body["name"], body.get("host", 0)
        closed = "note-abandoned-closed" if live.row.n >= 0 else "note-lobby-replaced"
        line = desk.say("note-abandoned-left" if body.get("left") else closed)
        if name:
            line = desk.say("note-abandoned", name=escaped(name))
        if host:  # nobody ended it: it was closed because nobody had touched it
            line = desk.say("note-lobby-closed", who=f"<@{host}>")
        rows = cards.end_row(desk) if live.row.n >= 0 else ()
        post = Post(title=desk.heading(), text=(line,), rows=rows, ping=(host,) if host else ())
        return Delivery(live.place, post)

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
        facts.setdefault("who", " ".join(f"<@{x}>" for x in called))
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
        small = cards.small_print(desk, ())
        post = Post(title=desk.heading(), text=(line,), small=small, ping=ping, rows=rows)
        return Delivery(place, post, what=PostKind.NOTE, asked=asked)

    async def digest(self, live: Live, body: Body) -> Delivery:
        """Tell a person once a day of all their games; nothing where that is settled by now."""
        user = int(body["user"])
        who = Person(user, "", (await self._wording.words_of(live, user)).locale)
        return Delivery(Place(user=user), await self._inbox.digest(who, body["since"]), what=PostKind.DIGEST)

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
