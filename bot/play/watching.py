"""Those who look on: a game's link and its page, and digests for followers.

Pages are derived from what is committed: nobody tells them of an answer. Their server is in `bot/web`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic
from typing import TypeVar

from bot.community.webhooks import seats_named
from bot.play.clocks import time_off
from bot.play.clocks.bank import DAY
from bot.play.clocks.time_off import ends, is_off
from bot.play.context import Context, named
from bot.play.games import cards
from bot.play.games.cards import in_short
from bot.play.games.live import Added, Drawing, Live, TableStand, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.rows import events_of
from bot.play.model.runtime import Locks
from bot.play.model.terms import Person, Refused, refusing
from bot.play.queries.replays import Boards
from bot.play.workers.films import Grown, LivePage, PageOrder, ended_page, live_film
from bot.store import FullError
from bot.store.models import Body, Follower, PostKind, WatchLink
from bot.store.shards import Part
from engine.core.codec import canonical, write_view
from engine.core.flow import in_sight
from engine.languages import FIRST
from render.core.replay import turn_of
from render.core.text import words

#: Random bytes in a link: too many to guess.
TOKEN_BYTES = 20
#: Days for which the link of a game that is over leads to its page.
WATCHED = 30
#: Seconds for which the state of a game, as other programs read it, is not worked out anew.
FRESH = 2.0


async def board_part(shown: TableStand) -> Added:
    """Offer one's own board below the post."""
    to = make(Verb.SHOW, shown.live.info.id, "touch")
    return Added(foot=(Button(shown.desk.say("board-open"), to),))


class Watching:
    """Lets people look on: through links to boards, each made once however many watch, and by digests.

    Digests tell who follows a game what the channel was told, a turn or more at a time.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        boards: Boards,
        wording: Wording,
        drawing: Drawing,
    ) -> None:
        self._context, self._games, self._rights, self._boards = context, games, rights, boards
        self._wording, self._drawing = wording, drawing
        self._locks = Locks()
        self._secret = secrets.token_bytes(32)
        self._kept: OrderedDict[str, Board] = OrderedDict()
        self._told: dict[str, tuple[float, bytes]] = {}
        self._store = context.store

    async def share(self, game: str, by: Person, *, address: str = "") -> str:
        """Return the token of a game's link, a new one where it had none.

        `address` is what comes before the token: the channel is told the whole link then, or else only that
        there is one.

        Raises:
            Refused: they are no host, or the game has not begun.

        """
        live = await self._governed(game, by)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        token = secrets.token_hex(TOKEN_BYTES)
        row = WatchLink(game=game, token=token, since=self._context.now())
        told = self._context.outgoing.note(game, live.lane, "note-watch", **named(by.id, by.name))
        found = await self._context.store.share(row, [] if address else [told])
        if address:
            link = f"{address}{found.token}"
            who = named(by.id, by.name)
            note = self._context.outgoing.note(game, live.lane, "note-watch-link", link=link, **who)
            await self._context.store.add_posts([note])
        return found.token

    async def withdraw(self, game: str, by: Person) -> bool:
        """Make a game's link a dead one at once; False where it has none.

        Raises:
            Refused: they are no host.

        """
        live = await self._governed(game, by)
        note = self._context.outgoing.note(game, live.lane, "note-watch-withdrawn", **named(by.id, by.name))
        return await self._context.store.withdraw(game, [note])

    async def _governed(self, game: str, by: Person) -> Live:
        live = await self._games.load(game, look=False)
        await self._rights.host_only(by, live.info)
        return live

    async def drop_old(self, shards: Part | None = None) -> None:
        """Delete the links of games that have been over for long."""
        await self._context.store.drop_watch_links(self._context.stored_now() - WATCHED * DAY)

    async def board(self, game: str, *, page: bool = False) -> Board:
        """Return the board of a game as it is committed now; `page`: with its page.

        Raises:
            Refused: it cannot be shown as things are.

        """
        async with self._locks(game):
            live = await self._games.load(game, look=False)
            board = self._kept.setdefault(game, Board())
            self._kept.move_to_end(game)
            while len(self._kept) > MOST_BOARDS:
                self._kept.popitem(last=False)
            if live.row.n < 0:
                raise Refused("refused-lobby")
            if live.row.edition != live.title.game.edition:
                raise Refused("refused-replay-edition", was=live.row.edition, version=live.row.version)
            if live.info.status.ended:
                await self._close(live, board)
            else:
                await self._grow(live, board, page=page)
            return board

    async def known(self, game: str) -> Board:
        """Return the board of a game as it was looked at last, unless that has been forgotten."""
        return self._kept.get(game) or await self.board(game)

    async def state(self, game: str) -> bytes:
        """Return what the channel sees of a game as JSON, for other programs (docs/webhooks.md).

        Raises:
            Refused: it has not begun, or cannot be read.

        """
        had, now = self._told.get(game), monotonic()
        if had is not None and now - had[0] < FRESH:
            return had[1]
        live = await self._games.load(game)
        if live.row.n < 0:
            raise Refused("refused-lobby")
        told = await self._facts(live)
        self._told = {x: y for x, y in self._told.items() if now - y[0] < FRESH} | {game: (now, told)}
        return told

    async def _facts(self, live: Live) -> bytes:
        row, state = live.row, live.state
        view, say = live.title.game.view(state, None), words(FIRST)
        sides = {x.seat: live.title.look.side(x.seat, say) for x in live.info.seats}
        turn = [] if live.info.status.ended else list(dict.fromkeys(d.seat for d in in_sight(state)))
        facts = {
            "game": row.id,
            "title": row.title,
            "status": row.status,
            "entry": row.shown,
            "headline": live.title.look.headline(view, sides, say),
            "turn": turn,
            "winner": state.over.winner if state.over else None,
            "seats": await seats_named(self._store, live.loaded.seats),
            "link": f"https://discord.com/channels/{row.guild or '@me'}/{row.channel}",
        }
        return canonical(facts)[:-1].encode() + b',"view":' + write_view(view) + b"}"

    async def _close(self, live: Live, board: Board) -> None:
        """Make the page of a game that is over, with everything open."""
        looked = await self._context.store.look_back(live.row.id)
        stands = f"{live.row.revision}{'+' if looked and looked.report else ''}"
        if board.ended != stands:
            order = await self._boards.order(live, self._boards.reader(live))
            board.page = await self._work(ended_page, order)
            board.ended = stands
            board.added.clear()

    async def _grow(self, live: Live, board: Board, *, page: bool) -> None:
        """Add what the channel has been told since; what it was not told changes nothing here."""
        watcher, began = self._boards.reader(live), monotonic()
        order = await self._boards.order(live, watcher, live.row.n + 1)  # without the rows, to be quick
        key = self._key(live, order)
        wanted = page and (board.key != key or board.paged != board.moments)
        if board.key == key and board.shown == live.row.shown and not wanted:
            return
        grown, film = None, partial(live_film, page=page)
        if board.key == key:
            order = await self._boards.order(live, watcher, board.rows)
            grown = await self._work(film, order, key, board.rows)
        if grown is None:  # the process has no film of it, or an outdated one
            order = await self._boards.order(live, watcher, live.row.mark)
            grown = await self._work(film, order, key, live.row.mark)
        assert grown is not None
        _take_in(board, grown, key, live.row.shown)
        self._context.counts.drew("live", monotonic() - began, sum(len(x) for x in grown.added))

    async def _work(self, do: Callable[..., W], *given: object) -> W:
        """Give the spectators' process something to do; no answer waits for it."""
        return await self._context.watchers.run(do, *given)

    def _key(self, live: Live, order: PageOrder) -> str:
        """Return the key that tells films with different names, languages or rules apart.

        It is public, so it is derived only from what the page shows, and a secret of this process.
        """
        called = [[dict(x.now), *(dict(names) for _, names in x.before)] for x in order.called]
        told = [order.id, order.name, order.languages, order.first, order.theme, order.commitment, called]
        text = json.dumps([*told, dict(order.words), live.row.edition, order.version], sort_keys=True)
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:16]

    async def follow(self, game: str, user: Person) -> None:
        """Make a person a follower of a game from now on.

        Raises:
            Refused: they play in it, it has ended, or they follow as many as they may.

        """
        live = await self._games.load(game)
        if live.info.seat_of(user.id) is not None:
            raise Refused("refused-follow-seated")
        if live.info.status.ended:
            raise Refused("refused-follow-over")
        if live.state is None:
            raise Refused("refused-lobby")
        now = self._context.now()
        row = Follower(
            game=game, user=user.id, told=live.row.shown, turn=_turn(live), locale=user.locale, since=now
        )
        with refusing(FullError, "refused-follow-most", most=MOST_FOLLOWED):
            await self._store.follow(row, MOST_FOLLOWED)

    async def unfollow(self, game: str, user: int) -> bool:
        """Stop a person from following a game; False if they did not."""
        return await self._store.unfollow(game, user)

    async def following(self, game: str, user: int) -> Follower | None:
        """Return how a person follows a game; None if they do not."""
        return await self._store.follower(game, user)

    async def sweep(self, shards: Part | None) -> list[str]:
        """Make the digests that are due; return the games by whose outbox they go."""
        now, games = self._context.now(), list[str]()
        for row in await self._store.follows_due(now, shards):
            try:
                games += [row.game] if await self._gone_on(row, now) else []
            except Exception:
                _log.exception("a digest of game %s could not be made", row.game)
                await self._store.go_on_following(row, due=now + UNSEEN)
        return games

    async def _gone_on(self, row: Follower, now: int) -> bool:
        """Tell a follower the news of a game, if it is time; return whether there is a post."""
        off = await time_off.availability(self._context, row.user, table_weekends=False)
        if is_off(off, now):
            await self._store.go_on_following(row, due=ends(off, now))
            return False
        live = await self._games.load(row.game)
        if live.info.seat_of(row.user) is not None:
            await self._store.go_on_following(row, over=True)
            return False
        over, turn = live.info.status.ended, _turn(live)
        if not over and turn == row.turn:
            await self._store.go_on_following(row, due=now + AGAIN)
            return False
        if not (await self._rights.rights(Person(row.user, ""), live.info)).sees:
            if over:
                await self._store.go_on_following(row, over=True)
            else:
                await self._store.go_on_following(row, due=now + UNSEEN)
            return False
        body = canonical(
            {"user": row.user, "since": row.told + 1, "until": live.row.shown, "locale": row.locale}
        )
        post = self._context.outgoing.post(row.game, f"u{row.user}", PostKind.FOLLOWED, body)
        told = {"told": live.row.shown, "turn": turn, "due": now + BETWEEN}
        return await self._store.go_on_following(row, [post], over=over, **told)

    async def news(self, live: Live, body: Body) -> Post:
        """Tell one person of a game that they follow."""
        user, since, until = int(body["user"]), int(body["since"]), int(body["until"])
        prefers = await self._wording.preference(user, live)
        say, look = words(prefers.locale or body["locale"] or self._context.locale), live.title.look
        rows = await self._context.store.public_entries(live.row.id, max(0, since), max(0, until - since + 1))
        told = [
            line
            for x in rows
            for line in look.tell(
                [e for e in events_of(x) if e.reaches(None)], self._wording.names(live, say, n=x.n), say
            )
        ]
        stem, who = f"{live.row.title}-{live.row.id}-{until}", Person(user, "")
        shown, whole = in_short(told, say, stem, newest=True)
        desk, view = replace(self._wording.desk(live), say=say), live.title.game.view(live.state, None)
        ended = live.info.status.ended
        where = live.info.link
        said = say("dm-follow-over", where=where) if ended else say("dm-follow", where=where)
        head = f"**{look.headline(view, self._wording.names(live, say), say)}**"
        text = (said, head, shown)
        image = None
        if prefers.boards != "text":
            image = await self._drawing.draw(live, view, say, stem, who, framing="occupied")
        stop = Button(say("button-unfollow"), make(Verb.ME, NOWHERE, "follow", "off", live.row.id))
        return Post(
            title=desk.heading(),
            text=tuple(x for x in text if x),
            image=image,
            rows=cards.with_info(desk, () if ended else ((stop,),)),
            files=whole,
            silent=True,
        )


W = TypeVar("W")

#: Number of boards kept, those asked for last; and for each, of its last entries' additions.
MOST_BOARDS, MOST_ADDED = 32, 120


@dataclass(slots=True)
class Board:
    """The state of a game's page. `shown` is how far the channel had been told when it was last read.

    `key` identifies a film: later moments can only be added to the same film. `rows` counts the log rows
    read, `moments` the moments shown. `added` are events, each with the number of its moment. `page` was
    made when there were `paged` moments. Of an ended game only the page is kept.
    """

    key: str = ""
    shown: int = -2
    rows: int = 0
    moments: int = 0
    added: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=MOST_ADDED))
    page: LivePage | None = None
    paged: int = -1
    ended: str = ""

    @property
    def id(self) -> str:
        """Return the id of its newest event; "" where none will follow."""
        return "" if self.ended else f"{self.key}-{self.moments}"

    def after(self, event: str) -> list[tuple[str, str]] | None:
        """Return what came after an event, with ids; None if the whole page must be fetched again."""
        key, _, number = event.rpartition("-")
        if self.ended or key != self.key or not number.isdecimal():
            return None
        n = int(number)
        if n > self.moments or (n < self.moments and (not self.added or self.added[0][0] > n + 1)):
            return None
        return [(f"{key}-{i}", text) for i, text in self.added if i > n]


def _take_in(board: Board, grown: Grown, key: str, shown: int) -> None:
    """Add the result of a film. A new film brings everything again."""
    if board.key != key:
        board.added.clear()
        board.key = key
    known = board.added[-1][0] if board.added else -1
    first = grown.moments - len(grown.added) + 1
    board.added.extend((i, x) for i, x in enumerate(grown.added, first) if i > known)
    board.rows, board.moments, board.shown, board.ended = grown.rows, grown.moments, shown, ""
    if grown.page is not None:
        board.page, board.paged = grown.page, grown.moments


_log = logging.getLogger("nullgate.play")

#: Maximum number of games that somebody follows.
MOST_FOLLOWED = 10

#: Minimum seconds between two digests of a game, until an unfinished turn is looked at again, and until the
#: next try for somebody who could not be reached.
BETWEEN, AGAIN, UNSEEN = 900, 30, 3600


def _turn(live: Live) -> str:
    """Return the turn that a game is in, as its channel sees it."""
    return json.dumps(turn_of(live.title.game.view(live.state, None)))
