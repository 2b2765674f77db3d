"""People who follow a game that they do not play in: a digest of it goes to them turn by turn."""

from __future__ import annotations

import json
import logging
from dataclasses import replace

from bot.play.clocks.availability import Availability
from bot.play.clocks.time_off import ends, is_off
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import in_short
from bot.play.games.drawing import Drawing
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.rows import events_of
from bot.play.model.terms import Person, Refused, refusing
from bot.store import FullError
from bot.store.models import Body, Follower, PostKind
from engine.core.codec import canonical
from render.core.replay import turn_of
from render.core.text import words

_log = logging.getLogger("nullgate.play")
#: Maximum number of games that somebody follows.
MOST_FOLLOWED = 10
#: Minimum seconds between two digests of a game, until an unfinished turn is looked at again, and until the
#: next try for somebody who could not be reached.
BETWEEN, AGAIN, UNSEEN = 900, 30, 3600


class Following:
    """Lets people follow games, and makes digests of what the channel was told, a turn or more at a time."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        outgoing: Outgoing,
        availability: Availability,
    ) -> None:
        self._context, self._store = context, context.store
        self._games, self._rights, self._outgoing = games, rights, outgoing
        self._availability = availability

    async def follow(self, game: str, user: Person) -> None:
        """Have a person follow a game from now on.

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

    async def state(self, game: str, user: int) -> Follower | None:
        """Return how a person follows a game; None if they do not."""
        return await self._store.follower(game, user)

    async def sweep(self, shards: tuple[int, frozenset[int]] | None) -> list[str]:
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
        off = await self._availability.of(row.user, table_weekends=False)
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
        post = self._outgoing.post(row.game, f"u{row.user}", PostKind.FOLLOWED, body)
        told = {"told": live.row.shown, "turn": turn, "due": now + BETWEEN}
        return await self._store.go_on_following(row, [post], over=over, **told)


class FollowPosts:
    """Lays out what the channel was told since a follower's last digest, and its board."""

    def __init__(self, context: Context, wording: Wording, drawing: Drawing) -> None:
        self._context, self._wording, self._drawing = context, wording, drawing

    async def make(self, live: Live, body: Body) -> Post:
        """Tell one person of a game that they follow."""
        user, since, until = int(body["user"]), int(body["since"]), int(body["until"])
        prefers = await self._wording.preference(user, live)
        say, look = words(prefers.locale or body["locale"] or self._context.locale), live.title.look
        rows = await self._context.store.told(live.row.id, max(0, since), max(0, until - since + 1))
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
            image = await self._drawing.drawn(live, view, say, stem, who, framing="occupied")
        stop = Button(say("button-unfollow"), make(Verb.FOLLOW, NOWHERE, "off", live.row.id))
        return Post(
            title=desk.heading(),
            text=tuple(x for x in text if x),
            image=image,
            small=cards.small_print(desk, ()),
            rows=() if ended else ((stop,),),
            files=whole,
            silent=True,
        )


def _turn(live: Live) -> str:
    """Return the turn that a game is in, as its channel sees it."""
    return json.dumps(turn_of(live.title.game.view(live.state, None)))
