"""What host and moderators may do with a game: replace a player, move it, abandon it."""

from __future__ import annotations

from bot.play.commands import settings_updates
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing, named
from bot.play.games.requests import Requests
from bot.play.games.rights import Authorization, moderates_at
from bot.play.model.locks import done_anew
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused, Status, jump
from bot.play.queries.settings import Permissions, Settings
from bot.store.models import PostKind, Request, RequestKind
from bot.store.repositories.games import Allow
from engine.core.codec import canonical

#: Key of a direct message to somebody who does not see where they are called.
UNSEEN = "note-call-unseen"


class Hosting:
    """Carries out what hosts and moderators may do: end a game, move it, hand it over."""

    def __init__(
        self,
        context: Context,
        rights: Authorization,
        outgoing: Outgoing,
        games: GameLoader,
        commits: Commits,
        requests: Requests,
        permissions: Permissions,
        settings: Settings,
    ) -> None:
        (
            self._context,
            self._rights,
            self._outgoing,
            self._games,
            self._commits,
            self._requests,
            self._permissions,
            self._settings,
        ) = context, rights, outgoing, games, commits, requests, permissions, settings

    @done_anew
    async def abandon(self, game: str, by: Person) -> bool:
        """End a game without a result: host and moderators at once (True), players by their consent."""
        async with self._context.taken(game):
            live = await self._games.load(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            if (await self._rights.rights(by, live.info)).governs:
                await self.end(live, by)
                return True
            mine = live.info.seat_of(by.id)
            if mine is None:
                raise Refused("refused-host-only")
            self._requests.here(live, by)
            others = live.info.others(by.id)
            if not others:
                await self.end(live, by)
                return True
            row = Request(game=game, what=RequestKind.ABANDON, user=by.id, seat=mine.seat, to=live.row.n)
            await self._requests.ask(live, row, by.name, others)
            return False

    async def agreed(self, live: Live, _row: Request, by: Person) -> bool:
        """End a game, now that all have agreed or a moderator has."""
        await self.end(live, by)
        return True

    async def end(self, live: Live, by: Person) -> None:
        """End a game without a result; the caller holds it."""
        body = canonical(named(by.id, by.name))
        note = self._outgoing.post(live.row.id, live.lane, PostKind.ABANDONED, body)
        now = self._context.now()
        await self._commits.change(
            live, posts=[note], status=Status.ABANDONED, here=None, changed=now, ended=now, asking=False
        )

    @done_anew
    async def take_here(self, game: str, by: Person, place: Place, parent: int | None = None) -> None:
        """Move a game to this channel: for one whose channel was deleted, or closed to the bot."""
        async with self._context.locks(game):
            live = await self._games.load(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            await self._rights.host_only(by, live.info)
            await self._permissions.may_host(place, by, parent)
            allow = await self._may_move(live, by, place, parent)
            what = PostKind.LOBBY if live.row.status == Status.LOBBY else PostKind.AGAIN
            post = self._outgoing.post(game, f"c{place.channel}", what, last=live.row.n)
            told = {"where": jump(place, None), "id": game}
            unseen = sorted(await self._rights.unseen(live.info, place))
            calls = [self._outgoing.note(game, f"u{x}", UNSEEN, **told) for x in unseen]
            await self._commits.change(
                live,
                posts=[post, *calls],
                allow=(live.row.host, allow) if allow else None,
                guild=place.guild or 0,
                channel=place.channel,
                here=place.channel,
                quiet=0,  # its thread stays behind
                parked="",
                parked_until=0,
                lane=f"c{place.channel}",
            )

    async def _may_move(self, live: Live, by: Person, place: Place, parent: int | None) -> Allow | None:
        """Check that a game's players can follow it to another server; return what checks the limits there.

        Raises:
            Refused: they cannot, so that they would count as having left.

        """
        guild = place.guild or 0
        if guild == live.row.guild:
            return None
        if names := await self._rights.left_behind(live.info, guild):
            raise Refused("refused-left-behind", names=", ".join(names))
        return settings_updates.moving(
            await self._settings.guild_settings(guild),
            lobby=live.row.status == Status.LOBBY,
            moderator=moderates_at(by, guild, place.channel, parent),
        )

    @done_anew
    async def quieten(self, game: str, by: Person, thread: int) -> None:
        """Have a game be told of in a thread beside its board; 0: in its channel again."""
        async with self._games.held(game, Status.LOBBY, Status.PLAYING, look=False) as live:
            await self._rights.host_only(by, live.info)
            key, lane = ("note-quiet", f"c{thread}") if thread else ("note-loud", live.lane)
            note = self._outgoing.note(game, lane, key, **named(by.id, by.name))
            await self._commits.change(live, posts=[note], quiet=thread)

    async def thaw(self, game: str, by: Person) -> None:
        """Resume a frozen game that loads or replays again. For moderators."""
        async with self._games.held(game) as live:
            await self._rights.moderators_only(by, live.info)
            if live.row.status != Status.FROZEN:
                raise Refused("refused-not-frozen")
            if live.state is not None and (bad := live.title.game.problems(live.state)):
                raise Refused("refused-frozen", why=bad[0])
            post = self._outgoing.post(game, live.lane, PostKind.AGAIN, last=live.row.n)
            await self._commits.change(live, posts=[post], status=Status.PLAYING, frozen="")
