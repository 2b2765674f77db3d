"""Seats in lobbies that go to people from the queue, and games that begin against machine players at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.play.commands.lobby import Lobby, Opening, Sitter
from bot.play.commands.settings_updates import opening
from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization
from bot.play.matching.paces import terms_of
from bot.play.model.locks import done_anew
from bot.play.model.names import plain
from bot.play.model.ports import CourierError, Place
from bot.play.model.terms import GuildSettings, Person, Refused, Status, refusing
from bot.play.presence.muster import Muster
from bot.play.surface.coach import has_coach
from bot.play.workers import records
from bot.store.models import Door, PostKind, QueueEntry
from bot.store.repositories.matching import Taken
from engine.core.codec import canonical
from engine.core.contract import Setup
from engine.core.rules import Seat
from engine.policies.policy import LEVELS, USUAL, offered


class Filling:
    """Fills lobbies from the queue: taking a person from it and keeping a seat is one transaction."""

    def __init__(
        self,
        context: Context,
        rights: Authorization,
        games: GameLoader,
        commits: Commits,
        outgoing: Outgoing,
        lobby: Lobby,
        muster: Muster,
    ) -> None:
        self._context, self._rights, self._games = context, rights, games
        self._commits, self._outgoing, self._lobby, self._muster = commits, outgoing, lobby, muster

    def setup(self, title: str, scenario: str = "standard") -> Setup:
        """Return the default set-up, with which tables of the queue are opened."""
        game = self._context.titles[title].game
        return Setup(title, scenario, records.chosen(game, Setup(title, scenario, {})))

    async def open(
        self, place: Place, title: str, pace: str, sat: Mapping[Seat, QueueEntry], taken: Sequence[Taken]
    ) -> str:
        """Open a lobby for people from the queue; who is here already is seated, the others are asked."""
        here = {x.user for x in taken if not x.due}
        sitters = {
            seat: Sitter(x.user, x.name, "", joined=x.user in here, locale=x.locale)
            for seat, x in sat.items()
        }
        first = next((x for x in sat.values() if x.user in here), next(iter(sat.values())))
        host = Person(first.user, first.name, first.locale)
        wanted = Opening(
            host,
            self.setup(title),
            "",
            lambda had: None,
            sitters=sitters,
            door=Door.QUEUE,
            clock=terms_of(pace),
            taken=tuple(taken),
        )
        return await self._lobby.open_at(place, wanted)

    async def keep(self, game: str, seat: Seat, row: QueueEntry, taken: Taken) -> None:
        """Seat somebody from the queue in a lobby, or keep the seat until they have answered.

        Raises:
            Refused: the seat is no longer free, or they no longer wait.

        """
        async with self._games.held(game, Status.LOBBY) as live:
            x = next((x for x in live.loaded.seats if x.seat == seat), None)
            if x is None or not x.free or row.user in live.info.users.values():
                raise Refused("refused-seat-taken")
            x.name, x.word, x.dm_closed, x.left_at = row.name, "", False, 0
            x.end_coaching()
            x.user, x.invited = (0, row.user) if taken.due else (row.user, 0)
            x.locale = "" if taken.due else row.locale
            x.pressed = 0 if taken.due else self._context.stored_now()
            what = PostKind.OFFER if taken.due else PostKind.HELLO
            body = canonical({"user": row.user, "seat": seat})
            muster, calls = self._muster.after(live, self._context.stored_now())
            posts = [
                self._outgoing.lobby_card(live.row),
                self._outgoing.post(game, f"u{row.user}", what, body),
                *calls,
            ]
            await self._commits.change(
                live, seats=[x], posts=posts, changed=self._context.now(), taken=[taken], muster=muster
            )

    @done_anew
    async def give_back(self, game: str, user: int) -> None:
        """Release the seats kept for somebody in this lobby; one they have taken stays theirs."""
        async with self._context.locks(game):
            try:
                live = await self._games.load(game, Status.LOBBY, to_change=True)
            except Refused:
                return  # the game has ended, or goes on without them
            rows = [x for x in live.loaded.seats if x.invited == user and not x.user]
            for x in rows:
                x.invited, x.name = 0, ""
            if rows:
                card = self._outgoing.lobby_card(live.row)
                await self._commits.change(live, seats=rows, posts=[card], changed=self._context.now())

    async def start_if_full(self, game: str) -> bool:
        """Start a lobby opened by the queue once every seat is taken."""
        live = await self._games.load(game)
        if live.info.status is not Status.LOBBY or live.row.queue != Door.QUEUE:
            return False
        if not all(x.taken for x in live.info.seats):
            return False
        host = next(x for x in live.info.seats if x.user)
        try:
            started = await self._lobby.start(game, Person(host.user, host.name), present=False)
        except Refused:
            return False  # somebody was quicker, or must confirm first
        return not started.absent

    @done_anew
    async def set_door(self, game: str, by: Person, *, is_open: bool) -> None:
        """Say whether the queue may fill a lobby: for its host and moderators."""
        async with self._games.held(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            door = Door.OPEN if is_open else Door.CLOSED
            await self._commits.change(live, queue=door, posts=[self._outgoing.lobby_card(live.row)])


class QuickGames:
    """Opens, fills and starts a game in one go."""

    def __init__(self, context: Context, lobby: Lobby, filling: Filling) -> None:
        self._context, self._lobby, self._filling = context, lobby, filling

    async def against_machine(
        self, user: Person, title: str, seat: Seat = "", *, coached: bool = False
    ) -> str:
        """Begin a game of one person against machine players; return its id.

        With a coach, the opponent is the title's weakest and the scenario its first.

        Raises:
            Refused: they take no direct messages, or already have such a game.

        """
        with refusing(CourierError, "refused-no-dm"):
            place = await self._context.courier.room(Place(user=user.id), "")
        game = self._context.titles[title].game
        setup = self._filling.setup(title, game.scenarios[0] if coached else "standard")
        seats = game.seated(setup)
        mine = seat if seat in seats else seats[0]
        level = offered(game, LEVELS[0] if coached else USUAL)
        coached = coached and has_coach(self._context.titles[title])
        sitters = {
            x: Sitter(user.id, plain(user.name), "", joined=True, coached=coached)
            if x == mine
            else Sitter(0, "", level, joined=True)
            for x in seats
        }
        allow = opening(GuildSettings(), moderator=False)
        wanted = Opening(user, setup, "", allow, sitters=sitters)
        try:
            made = await self._lobby.open_at(place, wanted)
        except Refused as why:
            if why.key != "refused-taken":
                raise
            raise Refused("refused-dm-taken", channel=str(place.channel)) from why
        await self._lobby.start(made, user)
        return made
