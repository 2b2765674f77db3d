"""A game that is loaded: its language, its names, and its pictures."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from itertools import chain
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from bot.play.context import Context
from bot.play.games.cards import Desk, hint_button
from bot.play.model.ports import Button, Image, Place, Post
from bot.play.model.rows import LOG, Called, info_in, setup_of
from bot.play.model.terms import GameInfo, Person, Refused, SeatInfo, Status
from bot.play.model.texts import escaped, plain, worded
from bot.play.model.title import Title
from bot.store.models import Body, PostKind, Preference, RequestKind, SeatRow
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Loaded
from engine.core.contract import Setup, View
from engine.core.flow import options, pending, pending_answers
from engine.core.rules import Action, Decision, Event, Seat, Secrecy, State
from render.core import raster
from render.core.look import Framing, Picture, Theme
from render.core.marks import marked_scene
from render.core.scene import Scene
from render.core.text import Words, join_list, words


@dataclass(frozen=True, slots=True)
class Live:
    """A game loaded to be looked at or played on. `state` is None in the lobby."""

    loaded: Loaded
    row: GameRow
    title: Title
    info: GameInfo
    state: State

    @property
    def asked_in_secret(self) -> set[Seat]:
        """Return the seats whose answers are kept secret: asked now, or answered and still to be read."""
        if self.row.n < 0:
            return set()
        kinds, s = self.state.rules.kinds, self.state
        return {
            d.seat for d in (*pending(s), *pending_answers(s)) if kinds[d.kind].secrecy is not Secrecy.OPEN
        }

    @property
    def lane(self) -> str:
        """Return the outbox's name for that channel."""
        return f"c{self.row.channel}"

    @property
    def place(self) -> Place:
        """Return the channel it is played in."""
        return Place(self.row.guild or None, self.row.channel)

    @property
    def setup(self) -> Setup:
        """Return the set-up with which the game was started."""
        return setup_of(self.row)

    @property
    def lone_person(self) -> int:
        """Return the only person who reads its posts, in private against machines; 0 where others do."""
        people = {x.user for x in self.info.seats if x.user}
        return people.pop() if len(people) == 1 and not self.row.guild else 0

    def is_read_alone(self, seat: Seat) -> bool:
        """Return whether the person in this seat is the only one who reads the game's posts."""
        row = self.info.seat(seat)
        return row is not None and row.user == self.lone_person != 0

    @property
    def lone_reader(self) -> Seat | None:
        """Return the seat of the posts' only reader, if they may read there what only they know.

        It is None if others read the posts, or if the person has several seats, must not be sent secrets, or
        oversees the game: an overseer is told things with a panel of its own.
        """
        held = [x for x in self.info.seats if x.user]
        if len(held) != 1 or not self.is_read_alone(held[0].seat):
            return None
        if held[0].seat in self.title.seats.overseers:
            return None
        prefers = self.loaded.prefers.get(held[0].user)
        return None if prefers and prefers.secrets == "look" else held[0].seat

    def reader_view(self, kind: str, view: View) -> View:
        """Return the view from which a post words a question: its only reader's own, else the channel's."""
        secret = self.state.rules.kinds[kind].secrecy is Secrecy.HIDDEN
        asked = () if secret else (d.seat for d in pending(self.state) if d.kind == kind)
        seat = next((x for x in asked if self.is_read_alone(x)), None)
        return view if seat is None else self.title.game.view(self.state, seat)

    def lone_hint(self, desk: Desk, asked: Sequence[Decision]) -> tuple[Button, ...]:
        """Return the button for a hint on a post whose only reader is the person asked."""
        if len(asked) != 1 or not self.is_read_alone(asked[0].seat):
            return ()
        listed = options(self.state, asked[0])
        return hint_button(desk, asked[0], None if listed is None else len(listed))


@dataclass(frozen=True, slots=True)
class TableStand:
    """What a table's post is about, for the parts that features bring to it.

    `rows` are the entries that it tells, `events` those of them that all may know; `names` are what the seats
    are called now. `now`: nothing newer waits, so it tells how things stand, too.
    """

    live: Live
    desk: Desk
    state: State
    rows: Sequence[EntryRow]
    names: Mapping[Seat, str]
    events: Sequence[Event]
    now: bool

    @property
    def brief(self) -> bool:
        """Return whether a story is told; otherwise all that happened is, and how things stand."""
        return self.live.title.look.brief

    @property
    def goes_on(self) -> bool:
        """Return whether the post asks what is to be done now."""
        return self.now and self.state.over is None

    @property
    def questions(self) -> list[Decision]:
        """List the open questions that people must answer, those that nobody may know of left out."""
        kinds, machines = self.state.rules.kinds, {x.seat for x in self.live.info.seats if x.policy}
        open_ = (d for d in pending(self.state) if kinds[d.kind].secrecy is not Secrecy.HIDDEN)
        return [d for d in open_ if d.seat not in machines]


@dataclass(frozen=True, slots=True)
class Added:
    """What a feature adds to a table's post, by the place where it stands.

    `advice` stands beside the questions, with the words of the glossary in bold, `lines` below, and `last`
    below all else. `buttons` stand beside the answers, `foot` in the row that every post has, and `seats`
    under it.
    """

    advice: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()
    foot: tuple[Button, ...] = ()
    seats: tuple[Button, ...] = ()
    files: tuple[Image, ...] = ()


class Contribution(NamedTuple):
    """What a feature brings to the post of a table, and whether it can bring anything to this one.

    `when` asks nothing but the game as it is loaded: a feature that is off is not entered.
    """

    make: Callable[[TableStand], Awaitable[Added]]
    when: Callable[[TableStand], bool]


def has_one_reader(shown: TableStand) -> bool:
    """Return whether it asks that of the only person who reads it."""
    return shown.goes_on and shown.live.lone_person != 0


def has_caretaker(shown: TableStand) -> bool:
    """Return whether a machine player answers for a person."""
    return shown.goes_on and any(x.caretaker for x in shown.live.info.seats)


def has_offers(shown: TableStand) -> bool:
    """Return whether anybody may take a seat."""
    return shown.goes_on and bool(shown.live.loaded.offers)


def has_clock(shown: TableStand) -> bool:
    """Return whether time runs at the table."""
    return shown.goes_on and bool(shown.live.row.clock)


def tells_of_machines(shown: TableStand) -> bool:
    """Return whether the post tells an answer that its player did not give."""
    return shown.goes_on and any(x.by for x in shown.rows)


def has_boards(context: Context, shown: TableStand) -> bool:
    """Return whether whoever sits at the table can touch the board in a browser."""
    return context.boards and shown.goes_on


def is_over(shown: TableStand) -> bool:
    """Return whether the post tells how a game has ended."""
    return shown.now and shown.live.info.status is Status.OVER


class Parts:
    """What features bring to posts: parts of a table's, in their order, and posts of their own to a person.

    They are made of services, which are made with this; so they are given afterwards.
    """

    def __init__(self) -> None:
        self.of_tables: Sequence[Contribution] = ()
        self.to_a_person: Mapping[PostKind, Callable[[Live, Body], Awaitable[Post]]] = {}

    async def added(self, shown: TableStand) -> Added:
        """Return what all features add to a post of a table."""
        each = [await part.make(shown) for part in self.of_tables if part.when(shown)]
        return Added(*(tuple(chain.from_iterable(getattr(x, f.name) for x in each)) for f in fields(Added)))


#: What players ask their table for. A seat is given to somebody by hosts, too.
ASKING = frozenset(RequestKind) - {RequestKind.REPLACE}

#: Seconds after a press for which somebody counts as present.
RECENT = 900


def absent(seats: Sequence[SeatRow], since: int) -> list[SeatRow]:
    """Return the seats of people who have pressed nothing lately, counted from when they were called."""
    return [x for x in seats if x.user and x.pressed < since - RECENT]


def waits_for(live: Live, say: Words) -> str:
    """Name the people who have yet to confirm that they are present; "" if there are none."""
    if not live.row.muster:
        return ""
    missing = {x.seat for x in absent(live.loaded.seats, live.row.muster)}
    return ", ".join(called_here([x for x in live.info.seats if x.seat in missing], live.title, say))


def live_game(loaded: Loaded, title: Title, state: State) -> Live:
    """Put a game that was loaded together with its title and its state."""
    return Live(loaded, loaded.game, title, loaded.info or info_in(loaded), state)


def name_of(seat: SeatInfo, title: Title, say: Words, *, raw: bool = False) -> str:
    """Return the name of a seat's player, or that of the side if the seat is empty."""
    if seat.user and seat.name:
        return plain(seat.name) if raw else escaped(seat.name)
    side = title.look.side(seat.seat, say)
    return say("machine-name", side=side) if seat.policy else side


def called_here(seats: Iterable[SeatInfo], title: Title, say: Words) -> list[str]:
    """Return what those in some seats are called at their table, each once."""
    return list(dict.fromkeys(name_of(x, title, say) for x in seats))


def addressed(live: Live, seats: Collection[Seat], users: Iterable[int], say: Words) -> str:
    """Begin a sentence by calling people: by mentions, or where names are hidden by their `seats`."""
    if not live.info.hidden:
        return " ".join(f"<@{x}>" for x in dict.fromkeys(users))
    sides = called_here([x for x in live.info.seats if x.seat in seats], live.title, say)
    return say("post-called", who=join_list(sides, say)) if sides else ""


def unnamed(live: Live, body: Body, say: Words) -> Body:
    """Return a post's body without names. Who asks the table for something is called by their side there.

    Anything else may be a host's doing, and must not tell where the host sits.
    """
    blank, asks = "" if "request" in body else say("somebody"), body.get("what") in ASKING
    about = sorted(live.info.seats, key=lambda x: x.seat == body.get("seat"))
    sides = {x.user: live.title.look.side(x.seat, say) for x in about if asks}
    found = body | {x: sides.get(body[f"{x}_id"], blank) for x in body if body.get(f"{x}_id")}
    if "late" in body:
        found["late"] = live.title.look.side(body["seat"], say)
    return found | ({"facts": unnamed(live, body["facts"], say)} if "facts" in body else {})


def unmentioned(live: Live, post: Post, say: Words, reader: int | None) -> Post:
    """Take out of a post whatever mentions somebody who may sit at its table, but its `reader`."""
    people = {*(x.user for x in live.info.seats), *(x.user for x in live.loaded.former), live.row.host}
    wanted = "|".join(str(x) for x in people - {0, reader})

    def without_mentions(text: str) -> str:
        return re.sub(f"<@!?({wanted})>", say("somebody"), text) if wanted else text

    return replace(
        post,
        title=without_mentions(post.title),
        text=tuple(map(without_mentions, post.text)),
        small=without_mentions(post.small),
        sections=tuple(replace(x, text=without_mentions(x.text)) for x in post.sections),
    )


class Wording:
    """Chooses language, theme and names for a game's readers."""

    def __init__(
        self,
        context: Context,
    ) -> None:
        self._context = context

    async def preference(self, user: int, live: Live | None = None) -> Preference:
        """Read what a user prefers. Of those who sit at a table that is loaded it is known."""
        if live is not None and any(x.user == user for x in live.loaded.seats):
            return live.loaded.prefers.get(user) or Preference(user=user)
        return await self._context.store.preference(user)

    async def words_for(self, user: Person, live: Live | None = None) -> Words:
        """Return the language a user reads."""
        return words((await self.preference(user.id, live)).locale or user.locale or self._context.locale)

    async def words_of(self, live: Live, user: int) -> Words:
        """Return the language of somebody who is not present: their setting, or that of their joining."""
        set_to = (await self.preference(user, live)).locale
        seat = next((x for x in live.loaded.seats if x.user == user), None)
        return words(set_to or (seat.locale if seat else "") or self._context.locale)

    def words_in(self, live: Live) -> Words:
        """Return the language of a game's channel: its server's, or that of the only person who reads it."""
        if reader := live.lone_person:
            prefers = live.loaded.prefers.get(reader)
            joined = next((x.locale for x in live.loaded.seats if x.user == reader), "")
            return words((prefers.locale if prefers else "") or joined or self._context.locale)
        server = live.loaded.guild
        return words((server.locale if server else "") or self._context.locale)

    async def theme_for(self, user: Person | None, live: Live | None) -> Any:
        """Return the theme that a person has chosen, or else the server's, or else the default."""
        mine = (await self.preference(user.id, live)).theme if user else ""
        server = live.loaded.guild if live else None
        return mine or (server.theme if server else "") or self._context.theme

    def names(self, live: Live, say: Words, *, raw: bool = False, n: int | None = None) -> dict[Seat, str]:
        """Return the names of the seats' players: escaped for texts, `raw` for pictures.

        With `n` these are the players at entry `n`: deeds keep the name of the player who did them.
        """
        sat = {x.seat: x for x in live.info.seats}
        if n is not None:
            sat |= {
                x.seat: SeatInfo(x.seat, x.user, x.name, x.policy)
                for x in reversed(live.loaded.former)
                if n <= x.until
            }
        safe = plain if raw else escaped
        people = {seat: safe(x.name) for seat, x in sat.items() if x.user and x.name}
        return {seat: people.get(seat) or name_of(x, live.title, say, raw=raw) for seat, x in sat.items()}

    def called(self, live: Live, say: Words) -> Called:
        """Return the names of the seats' present and earlier players, for files."""
        until = sorted({x.until for x in live.loaded.former})
        return Called(
            self.names(live, say, raw=True), tuple((n, self.names(live, say, raw=True, n=n)) for n in until)
        )

    def desk(self, live: Live) -> Desk:
        """Return the desk with which posts to a game's channel are laid out."""
        return Desk(live.info, live.title, self.words_in(live))

    def refusal(self, error: Exception, locale: str, title: str = "") -> str:
        """Word a `Refused` or an engine `Refusal` for the user."""
        named = title or (str(error.facts.get("title", "")) if isinstance(error, Refused) else "")
        look = self._context.titles.titles[named].look if named in self._context.titles.titles else None
        return worded(error, words(locale), look)


T = TypeVar("T")
MUCH = 12

_PAINTER = ThreadPoolExecutor(1, "painter")


class Drawing:
    """Says what a picture shows, and draws it off the event loop."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
    ) -> None:
        self._context, self._wording = context, wording

    def picture(
        self,
        view: View,
        say: Words,
        names: Mapping[Seat, str],
        *,
        events: Sequence[Event] = (),
        lit: Sequence[Action] = (),
        tentative: bool = False,
        framing: str = "",
        screen: str = "phone",
        theme: str = "dark",
        then: Mapping[Seat, str] | None = None,
    ) -> Picture:
        """Say what a picture is to show; `then` are who did it.

        For a phone it is a part that can be read there. On a wide screen, where no framing is given, what
        happened decides.
        """
        whole = framing == "whole" or (not framing and much(events))
        frame: Framing = "whole" if whole and screen == "wide" else "action"
        frame = "occupied" if framing == "occupied" else frame
        shown: Theme = "light" if theme == "light" else "dark"
        return Picture(
            view=view,
            words=say,
            events=tuple(events),
            lit=tuple(lit),
            tentative=tentative,
            framing=frame,
            screen="wide" if screen == "wide" else "phone",
            theme=shown,
            names=names,
            then=then or {},
        )

    async def draw(
        self,
        live: Live,
        view: View,
        say: Words,
        stem: str,
        user: Person | None,
        n: int | None = None,
        **how: Any,
    ) -> Image | None:
        """Draw a view in the reader's colours; `n` and `how` as for a scene. A board needs no file."""
        scene = await self.scene(live.title, view, say, user, live, n=n, **how)
        return None if user is not None and user.easel is not None else await self.image(scene, stem)

    async def scene(
        self,
        title: Title,
        view: View,
        say: Words,
        user: Person | None,
        live: Live | None,
        *,
        n: int | None = None,
        theme: str = "",
        marks: Sequence[tuple[str, str]] = (),
        **how: Any,
    ) -> Scene:
        """Lay a view out as its reader prefers; `n` as in `Wording.names`, `how` as for a picture."""
        names = self._wording.names(live, say, raw=True, n=n) if live else {}
        wanted = user.easel.theme if user is not None and user.easel is not None else ""
        theme = wanted or theme or await self._wording.theme_for(user, live)
        screen = (await self._wording.preference(user.id, live)).screen if user else "phone"
        picture = self.picture(view, say, names, theme=theme, screen=screen, **how)
        picture = replace(picture, marks=tuple(marks))
        if user is None or user.easel is None:
            return marked_scene(title.look, picture)
        picture = replace(picture, framing=title.look.touched(view), screen="wide")
        scene = await self.aside(marked_scene, title.look, picture)
        user.easel.picture, user.easel.scene = picture, scene
        return scene

    async def aside(self, work: Callable[..., T], *given: object) -> T:
        """Do something about a picture where pictures are drawn: off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(_PAINTER, work, *given)

    async def image(self, scene: Scene, stem: str) -> Image | None:
        """Draw a scene; None, and a line in the log, when it cannot be drawn: words must still go out."""
        began = monotonic()
        try:
            data = await asyncio.get_running_loop().run_in_executor(_PAINTER, raster.png, scene)
        except Exception:
            LOG.exception("the picture %s could not be drawn", stem)
            return None
        self._context.counts.drew("picture", monotonic() - began, len(data))
        return Image(f"{stem}.png", data, scene.alt)


def much(events: Sequence[Event]) -> bool:
    """Return whether so much happened that the whole board should be shown; nothing at all is much, too."""
    return not events or len(events) > MUCH or any(e.kind in ("ended", "undone") for e in events)
