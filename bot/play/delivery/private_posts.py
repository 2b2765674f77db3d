"""Posts for one person."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.delivery.delivered import Delivery
from bot.play.games import briefs, cards
from bot.play.games.cards import Desk, in_short
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Place, Post
from bot.play.model.rows import events_of
from bot.play.model.terms import Person, Refused, Status
from bot.play.queries.choices import Choices
from bot.play.titles.editors import BESIDE
from bot.store.models import Body, Outbox, PostKind, Preference
from bot.store.models import Entry as EntryRow
from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.core.rules import Event, Seat, Secrecy

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
        return Post(title=Desk(live.info, live.title, say).heading(), text=(line,))

    async def _briefing(self, live: Live, user: int, seat: Seat, prefers: Preference) -> Post:
        """Brief a person who has taken over a seat, from the seat's view.

        A person who prefers to look gets only what all may know.
        """
        say, look = await self._wording.words_of(live, user), live.title.look
        knows = seat if prefers.secrets != "look" else None
        view, names = live.title.game.view(live.state, knows), self._wording.names(live, say)
        desk = Desk(live.info, live.title, say)
        goals = briefs.objectives(desk, briefs.briefing(desk, live.setup, view), names, progress=True)
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
            image = await self._drawing.drawn(live, view, say, stem, who, framing="occupied")
        row = (
            Button(say("button-look"), make(Verb.LOOK, live.row.id)),
            Button(say("bot-button-log"), make(Verb.LOG, live.row.id)),
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
            image = await self._drawing.drawn(live, view, say, stem, who, row.last, events=seen)
        desk, hand = Desk(live.info, live.title, say), look.hand(view, say)
        small = cards.small_print(desk, _without_rolls(events), n=rows[-1].shown)
        text = (shown, hand) if hand else (shown,)
        panel = cards.openers(desk, [seat], BESIDE) if _asks(live, seat) != NOTHING else ()
        return Post(title=desk.heading(), text=text, image=image, small=small, rows=panel, files=whole)

    async def _asked_post(self, live: Live, user: int, seat: Seat, decision: int) -> Post | None:
        """Ask a secret question in private; nothing if it has been answered or superseded."""
        if live.info.status is not Status.PLAYING:
            return None
        person = Person(user, "", (await self._wording.words_of(live, user)).locale)
        try:
            return await self._choices.laid_out(live, person, decision, seat)
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
