"""Finding games: of a channel, a server, a person."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count

from bot.play.clocks.booking import is_veiled
from bot.play.context import Context
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.model.ports import Place
from bot.play.model.rows import listed_info
from bot.play.model.terms import (
    GameInfo,
    Person,
    Refused,
    Status,
    Waiting,
    Who,
)
from bot.play.titles.title import Title
from bot.store.repositories.limits import Listed
from engine.core.flow import status
from render.core.text import Words

#: Number of a server's games that are read at once; the most games that one person is told of.
PORTION, MOST = 50, 2000


class GameLists:
    """Lists the games of a channel, server or person, and says whom they are waiting for."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
    ) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def here(self, place: Place) -> GameInfo | None:
        """Find the game of a channel or thread: the one under way, else the last one."""
        if place.channel is None:
            return None
        found = [listed_info(x) for x in await self._context.store.find(channel=place.channel, most=50)]
        under_way = [x for x in found if not x.status.ended]
        return next(iter(under_way or found), None)

    async def info(self, game: str) -> GameInfo:
        """Return a game."""
        found = await self._context.store.find(ids=[game])
        if not found:
            raise Refused("refused-no-game", game=game[:12])
        return listed_info(found[0])

    async def of_message(self, message: int) -> str:
        """Return the game of one of the bot's messages; "" if it has none."""
        return await self._context.store.game_of(message)

    async def games(self, guild: int, *status: Status) -> list[GameInfo]:
        """List a server's latest games, those under way first."""
        found = [listed_info(x) for x in await self._context.store.find(guild=guild, status=status)]
        return sorted(found, key=lambda x: x.status.ended)

    async def every(self, guild: int) -> AsyncIterator[list[GameInfo]]:
        """Yield all of a server's games in portions, those under way first, of each the latest first."""
        for ended in (False, True):
            status = [x for x in Status if x.ended is ended]
            for skip in count(0, PORTION):
                found = await self._context.store.find(guild=guild, status=status, most=PORTION, skip=skip)
                yield [listed_info(x) for x in found]
                if len(found) < PORTION:
                    break

    async def turns(self, user: Person) -> list[Waiting]:
        """List a user's games on all servers: those where their time runs out first, then the longest wait.

        A lobby waits for invited people, then for players, and once it is full for its host.
        """
        going = ("lobby", "playing", "frozen")
        found = await self._context.store.find(user=user.id, status=going, most=MOST)
        say = await self._wording.words_for(user)
        lines = [
            self._lobby_line(x, user, say)
            if x.game.status == Status.LOBBY
            else self._table_line(x, user, say)
            for x in found
        ]
        return sorted(lines, key=lambda w: (not w.mine, not w.zero, w.zero or w.since))

    async def own(self, user: Person, title: str = "") -> list[GameInfo]:
        """List the games a user may mean if no channel tells: those of a title, games under way first."""
        found = await self._context.store.find(user=user.id, status=("lobby", "playing", "frozen"))
        mine = [info for info in map(listed_info, found) if title in ("", info.title)]
        return [x for x in mine if x.status is Status.PLAYING] or mine

    def _table_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        seats = {s.seat for s in info.seats if s.user == user.id and not s.caretaker}
        mine = [a for a in x.asking if a.seat in seats and info.status == Status.PLAYING]
        others = {a.seat for a in x.asking if a.seat not in seats and a.secrecy == "open"}
        title = self._context.titles.titles.get(info.title)
        who = tuple(
            s.name or (title.look.side(s.seat, say) if title else s.seat)
            for s in info.seats
            if s.seat in others
        )
        shown = [] if title is None or is_veiled(title) else x.clocks
        zero = min((c.zero for c in shown if c.runs and not c.held and c.seat in seats), default=0)
        since = min((a.since for a in mine), default=info.changed)
        people = {s.user: s.name for s in info.seats if s.user not in (0, user.id)}
        return Waiting(info, bool(mine), since, who, zero if mine else 0, tuple(people.values()))

    def _lobby_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        invited = any(s.invited == user.id and not s.user for s in info.seats)
        if not all(s.taken for s in info.seats):
            return Waiting(info, invited, info.changed, (say("turns-players"),))
        host = info.seat_of(info.host)
        return Waiting(info, user.id == info.host, info.changed, (host.name if host else say("turns-host"),))

    async def who(self, game: str) -> Who:
        """Describe the seats and whom the table is waiting for."""
        live = await self._games.load(game)
        if live.state is None or live.info.status.ended:
            return Who(await self.info(game), (), live.row.changed)
        now = status(live.state)
        since = min((a.since for a in live.loaded.asking if a.seat in now.seats), default=live.row.changed)
        return Who(await self.info(game), now.seats, since, now.got, now.wanted)


def policy_named(title: Title, kind: str, policy: str, say: Words) -> str:
    """Word a standing answer for its owner: as the title does, else as the catalogue names it."""
    if policy and kind in title.standing_answers:
        return title.standing_answers[kind].label(policy, say)
    key = f"{title.game.id}-policy-{policy}"
    return say.find(key, policy)
