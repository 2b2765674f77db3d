"""People who follow a game that they do not play in: a digest of it goes to them turn by turn."""

from __future__ import annotations

import json
import logging

from bot.play.clocks.availability import Availability
from bot.play.clocks.time_off import ends, is_off
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization
from bot.play.model.terms import Person, Refused
from bot.store import FullError
from bot.store.models import Follower, PostKind
from engine.core.codec import canonical
from render.core.replay import turn_of

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
        """Have somebody follow a game from here on.

        Raises:
            Refused: they play in it, it is over, or they follow as many as they may.

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
        try:
            await self._store.follow(row, MOST_FOLLOWED)
        except FullError as why:
            raise Refused("refused-follow-most", most=MOST_FOLLOWED) from why

    async def unfollow(self, game: str, user: int) -> bool:
        """Have somebody follow a game no more; False where they did not."""
        return await self._store.unfollow(game, user)

    async def state(self, game: str, user: int) -> Follower | None:
        """Return how somebody follows a game; None where they do not."""
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
        """Tell somebody of a game that has gone on, if it is time; return whether there is a post."""
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


def _turn(live: Live) -> str:
    """Return the turn that a game is in, as its channel sees it."""
    return json.dumps(turn_of(live.title.game.view(live.state, None)))
