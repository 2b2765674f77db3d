"""A game's picture, now, at any moment and moving, in chat and as a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from time import monotonic

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.commits import SILENT
from bot.play.games.live import Drawing, Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Image, Post
from bot.play.model.rows import LOG, events_of, led_to
from bot.play.model.terms import Person, Refused
from bot.play.queries.log import FURTHEST, Log, own_last
from bot.play.queries.player_views import PlayerViews, eyes_buttons, knew, mono, opened, seat_of
from bot.play.workers.films import PageOrder, ReplayPage, replay_page
from bot.play.workers.pool import silent
from bot.play.workers.records import Film, SpoiledState, moving, packed
from bot.store.models import Entry as EntryRow
from engine import __version__
from engine.core.contract import Setup, View
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BadSetup
from engine.core.record import Hinted
from engine.core.rules import EVERYONE, Event, Seat
from engine.languages import complete
from render.core.look import Picture
from render.core.text import words
from render.page.moments import ONLOOKER, OPEN


class Boards:
    """Shows the board as a person, or the channel, may see it: as a picture, as text, moving, as a page."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
        player_views: PlayerViews,
        log: Log,
    ) -> None:
        self._context, self._wording, self._games, self._drawing = context, wording, games, drawing
        self._player_views, self._log = player_views, log

    async def map(
        self, game: str, user: Person, framing: str = "occupied", lit: bool = False, eyes: str = ""
    ) -> Post:
        """Show the board as this user may see it; `lit` marks where they can move.

        On request it shows the whole board, even if that is not legible on a phone. After the end of the
        game it shows all secrets, or with a seat's `eyes` what that seat knew.
        """
        eyes = eyes or OPEN
        live, picture, desk = await self._picture(game, user, framing, lit=lit, eyes=eyes)
        scene = live.title.look.scene(picture)
        all_of_it = (
            framing == "whole" or live.title.look.scene(replace(picture, framing="whole")).base == scene.base
        )
        image = await self._drawing.image(scene, f"{live.row.title}-{game}-{live.info.n}")
        sight = self._player_views.sight(live, user, desk.say)
        seated = sight.seat is not None
        rows = [tuple(_map_buttons(desk, game, more=not all_of_it, seated=seated))]
        text = [f"**{sight.headline}**"]
        if opened(live):
            rows.append(tuple(eyes_buttons(desk, eyes, Verb.SHOW, "map", framing)))
            text.append(knew(desk, eyes))
        return Post(
            title=desk.heading(),
            text=tuple(text),
            image=image,
            rows=cards.with_info(desk, tuple(rows)),
        )

    async def picture(
        self, game: str, user: Person | None, framing: str = "occupied", theme: str = ""
    ) -> Image:
        """Draw the board as this user, or with None the channel, may see it."""
        live, picture, _ = await self._picture(game, user, framing, theme=theme)
        image = await self._drawing.image(
            live.title.look.scene(picture), f"{live.row.title}-{game}-{live.info.n}"
        )
        if image is None:
            raise Refused("refused-no-picture")
        return image

    async def board(self, game: str, user: Person, eyes: str = "") -> str:
        """Return the text board; `eyes` as for `map`."""
        live, picture, _ = await self._picture(game, user, "whole", eyes=eyes or OPEN)
        return live.title.look.scene(picture).board

    async def in_words(self, game: str, user: Person, eyes: str = "") -> Post:
        """Show the text board; `eyes` as for `map`, with buttons for them."""
        eyes = eyes or OPEN
        live, picture, desk = await self._picture(game, user, "whole", eyes=eyes)
        text, rows = [mono(live.title.look.scene(picture).board)], list[tuple[Button, ...]]()
        if opened(live):
            text.insert(0, knew(desk, eyes))
            rows.append(tuple(eyes_buttons(desk, eyes, Verb.SHOW, "board")))
        return Post(title=desk.heading(), text=tuple(text), rows=tuple(rows))

    async def _picture(
        self,
        game: str,
        user: Person | None,
        framing: str,
        *,
        lit: bool = False,
        theme: str = "",
        eyes: str = OPEN,
    ) -> tuple[Live, Picture, Desk]:
        """Describe a picture of the current board as this user sees it, or with None the channel.

        `eyes` matter only after the game has ended with its secrets open.

        Raises:
            Refused: it has not begun, or there is no such seat.

        """
        live = await self._games.begun(game)
        say = await self._wording.words_for(user, live) if user else self._wording.words_in(live)
        seat = seat_of(live, eyes) if opened(live) else self._player_views.eyes(live, user)
        everything = opened(live) and seat is None
        look_at = live.title.game
        view = look_at.open_view(live.state) if everything else look_at.view(live.state, seat)
        if framing == SINCE and user:
            rows = await self._since(live, user)
        else:
            rows = await self._context.store.entries(game, live.row.n, live.row.n)
        events = _all_told(rows) if everything else self._log.reaching(rows, seat)
        asked = self._player_views.open_to(live, user, say) if lit and user else ()
        mine = (await self._wording.preference(user.id, live)).screen if user else "phone"
        screen = "wide" if framing == "whole" else mine
        picture = self._drawing.picture(
            view,
            say,
            self._wording.names(live, say, raw=True),
            events=events,
            lit=[x.action for a in asked for x in a.options or ()],
            framing="action" if framing == SINCE else framing,
            screen=screen,
            theme=theme or await self._wording.theme_for(user, live),
            then=self._wording.names(live, say, raw=True, n=live.row.n),
        )
        return live, picture, Desk(live.info, live.title, say)

    async def _since(self, live: Live, user: Person) -> list[EntryRow]:
        """Return the entries since this user's last answer, without those that were undone."""
        rows = await self._context.store.entries(live.row.id, max(0, live.row.n - FURTHEST), live.row.n)
        last = own_last(rows, live, user)
        return [*takewhile(lambda row: row.n > last, led_to(live.row.n, rows))][::-1]

    async def page(
        self, game: str, user: Person, what: str, eyes: str, progress: Callable[[int, int], None]
    ) -> Post:
        """Lay out an animation; an ended game's has buttons for the seats through whose eyes to watch."""
        image = await self.replay(game, user, what, progress, eyes)
        live = await self._games.load(game)
        if not opened(live):
            return Post(image=image)
        desk, eyes = Desk(live.info, live.title, await self._wording.words_for(user, live)), eyes or OPEN
        rows = (tuple(eyes_buttons(desk, eyes, Verb.REPLAY, what)),)
        return Post(text=(knew(desk, eyes, throughout=True),), image=image, rows=rows)

    async def replay(
        self,
        game: str,
        user: Person,
        what: str = "game",
        progress: Callable[[int, int], None] | None = None,
        eyes: str = "",
    ) -> Image:
        """Make an animation of the last turn or the whole game, as everybody may see it.

        It is made in another process. After the end of the game everybody may see everything, or with a
        seat's `eyes` what that seat saw.

        Raises:
            Refused: there is nothing to show, or there is no such seat.

        """
        context, live = self._context, await self._games.begun(game, replays=True)
        seat = seat_of(live, eyes or OPEN) if opened(live) else None
        film = await self._film(live, user, seat, turn=what == "turn")
        began, progress = monotonic(), progress or silent
        try:
            made = await context.workers.run(moving, film, progress=progress)
        except SpoiledState as why:
            LOG.warning("game %s: a kept state cannot be used: %s", game, why)
            film = await self._film(live, user, seat, turn=what == "turn", kept=False)
            made = await context.workers.run(moving, film, progress=progress)
        if made is None:
            raise Refused("refused-nothing-yet")
        self._context.counts.drew("replay", monotonic() - began, len(made.data))
        return Image(made.name, made.data, made.alt)

    async def _film(
        self, live: Live, user: Person, eyes: Seat | None = None, *, turn: bool, kept: bool = True
    ) -> Film:
        """Put together what a moving picture of the game, or of its last turn, is made of."""
        first = max(0, live.row.n - LONGEST_TURN) if turn else 0
        say, theme = await self._wording.words_for(user, live), await self._wording.theme_for(user, live)
        start, rows = await self._log_since(live, first if kept else 0)
        return Film(
            game=live.title.game,
            look=live.title.look,
            setup=live.setup,
            rows=packed(rows),
            start=start,
            first=first,
            turn=turn,
            called=self._wording.called(live, say),
            locale=say.locale,
            theme="light" if theme == "light" else "dark",
            but=SILENT if live.info.status.ended else None,
            eyes=eyes,
        )

    async def _log_since(self, live: Live, first: int) -> tuple[tuple[int, str] | None, list[EntryRow]]:
        """Return the log from a kept state before entry `first` and before whatever was gone back to."""
        while True:
            kept = await self._context.store.milestone(live.row.id, first - 1) if first > 0 else None
            kept = kept if kept and kept.n >= live.row.mark else None
            begin = kept.n + 1 if kept else live.row.mark
            rows = await self._context.store.entries(live.row.id, begin, live.row.n)
            back = min((to for x in rows if (to := _gone_back_to(x)) is not None), default=begin)
            if kept is None or back >= kept.n:
                return ((kept.n, kept.state) if kept else None), rows
            first = back + 1

    async def game_page(
        self, game: str, user: Person, progress: Callable[[int, int], None] | None = None
    ) -> ReplayPage:
        """Make the page of a game as this user may see it.

        Raises:
            Refused: it has not begun, nothing can be seen of it yet, or its rules are older than ours.

        """
        live = await self._games.begun(game, replays=True)
        made = await self._made(await self.order(live, user), progress or silent)
        if made is None:
            raise Refused("refused-nothing-yet")
        return made

    def reader(self, live: Live) -> Person:
        """Return the reader of a game's channel: no person, in the channel's language."""
        return Person(ANYBODY, "", self._wording.words_in(live).locale)

    async def _made(self, order: PageOrder, progress: Callable[[int, int], None]) -> ReplayPage | None:
        began = monotonic()
        made = await self._context.workers.run(replay_page, order, progress=progress)
        if made is not None:
            self._context.counts.drew("page", monotonic() - began, len(made.data))
        return made

    async def order(self, live: Live, user: Person, first: int = 0) -> PageOrder:
        """Put together what a page of this game shows to this user, of its log the rows from `first` on."""
        row, ended = live.row, live.info.status.ended
        say, theme = await self._wording.words_for(user, live), await self._wording.theme_for(user, live)
        languages = tuple(dict.fromkeys((*complete(), say.locale)))
        seed = await self._context.store.seed(row.id) if ended else ""
        hints = await self._context.store.hints(row.id) if ended else []
        looked = await self._context.store.look_back(row.id) if ended else None
        return PageOrder(
            game=live.title.game,
            look=live.title.look,
            setup=live.setup,
            id=row.id,
            name=row.name,
            eyes=self._eyes(live, user),
            rows=packed(await self._context.store.entries(row.id, first)),
            since=row.mark,
            called=[self._wording.called(live, words(x)) for x in languages],
            languages=languages,
            first=say.locale,
            theme="light" if theme == "light" else "dark",
            version=__version__,
            commitment=row.commitment,
            words=json.loads(row.words),
            silent=SILENT,
            row=row.model_dump() if ended else None,
            seed=seed,
            report=looked.report if looked is not None else "",
            hints=[Hinted(x.n, x.seat, x.decision, x.why) for x in hints],
        )

    def _eyes(self, live: Live, user: Person) -> tuple[str, ...]:
        """Say with whose eyes it may be read: everybody's once it has ended, before it their own."""
        if not live.info.status.ended:
            return (self._player_views.eyes(live, user) or ONLOOKER,)
        seats = tuple(x.seat for x in live.info.seats)
        return (OPEN, *seats, ONLOOKER) if live.title.secrets else (OPEN,)

    async def sketch(
        self,
        title: str,
        user: Person,
        guild: int = 0,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        seat: Seat | None = None,
    ) -> TablePreview:
        """Lay a table out without opening it, and draw what a seat would see of it.

        Raises:
            Refused: it cannot be played; the file, the key and the reason are named.

        """
        offered, say = self._context.titles[title], await self._wording.words_for(user)
        setup = Setup(title, scenario, dict(options or {}), dict(files or {}))
        try:
            state = offered.game.new(setup, RandomDice(Random())).state
        except (BadSetup, BadData) as why:
            raise Refused("refused-setup", why=str(why)) from why
        view = offered.game.view(state, seat)
        names = {x: offered.look.side(x, say) for x in offered.game.seats}
        theme = (await self._wording.preference(user.id)).theme or (
            await self._context.store.guild(guild)
        ).theme
        scene = offered.look.scene(
            self._drawing.picture(view, say, names, framing="whole", theme=theme or self._context.theme)
        )
        return TablePreview(
            view, await self._drawing.image(scene, f"{title}-sketch"), tuple(offered.game.seated(setup))
        )

    async def files(self, game: str) -> dict[str, str]:
        """Return the files that a table was opened with."""
        return dict((await self._games.load(game, look=False)).setup.files)


#: The framing that shows what has come since somebody's own last answer.
SINCE = "since"


def _map_buttons(desk: Desk, game: str, *, more: bool, seated: bool) -> Iterator[Button]:
    """Return the other views of a board; all of it, where there is `more` than is shown."""
    yield Button(desk.say("button-board"), make(Verb.SHOW, game, "board"))
    if more:
        yield Button(desk.say("button-whole"), make(Verb.SHOW, game, "map", "whole"))
    if seated:
        yield Button(desk.say("button-since"), make(Verb.SHOW, game, "map", SINCE))


def _all_told(rows: Sequence[EntryRow]) -> list[Event]:
    """Return everything that any seat was told, addressed to everybody."""
    told = (e for row in rows for e in events_of(row))
    return [e._replace(to=EVERYONE) for e in told if e.to == EVERYONE or e.kind not in SILENT]


#: Maximum number of entries in the replay of one turn.
LONGEST_TURN = 200


def _gone_back_to(row: EntryRow) -> int | None:
    """Return the entry that an undo leads to; None for all else."""
    action = json.loads(row.action) if row.how == "undo" else None
    to = action.get("to") if isinstance(action, dict) else None
    return to if isinstance(to, int) else None


#: Stands for a person's id where a whole channel reads: no seat, no preferences.
ANYBODY = -1


@dataclass(frozen=True, slots=True)
class TablePreview:
    """A table as it would be laid: what a seat, or with None all, would see of it, and its picture."""

    view: View
    image: Image | None
    seats: tuple[Seat, ...]
