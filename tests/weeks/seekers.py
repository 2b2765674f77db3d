"""How people of a simulated world find games: they queue, invite, take what is offered, come to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.clocks.bank import RELAXED
from bot.play.services import Services
from tests.weeks.habits import GUILD, Habits

if TYPE_CHECKING:
    from tests.weeks.players import Players

LOBBIES = (
    "SELECT g.id FROM seat s JOIN game g ON g.id = s.game WHERE s.user = ? AND g.status = 'lobby'"
    " AND NOT EXISTS (SELECT 1 FROM seat x WHERE x.game = g.id AND x.user = 0 AND x.policy = '')"
)
#: Where a host has invited somebody; what the queue keeps for them is another matter.
INVITED = (
    "SELECT s.game, s.seat FROM seat s JOIN game g ON g.id = s.game WHERE s.invited = ?1 AND s.user = 0"
    " AND g.status = 'lobby' AND NOT EXISTS (SELECT 1 FROM queue q WHERE q.user = ?1 AND q.game = s.game)"
)
FREE = (
    "SELECT s.game, s.seat FROM seat s JOIN game g ON g.id = s.game WHERE g.host = ? AND g.status = 'lobby'"
    " AND s.user = 0 AND s.invited = 0 AND s.policy = ''"
)


class Seekers:
    """Has people find games and begin them."""

    def __init__(self, players: Players) -> None:
        self.players, self.world, self.rng = players, players.world, players.rng

    async def comes(self, who: Habits) -> None:
        """Have somebody who looks in see to the lobbies that they sit in, and to finding more games."""
        w, rng = self.world, self.rng
        for (game,) in w.db.execute(LOBBIES, (who.person.id,)).fetchall():
            if rng.random() < 0.7:
                await self._says_to_be_there(who, game)
        for game, seat in w.db.execute(INVITED, (who.person.id,)).fetchall():
            if rng.random() < 0.7:
                await self._accepts(who, game, seat)
        await self._looks(who)

    async def _looks(self, who: Habits) -> None:
        w, rng, user = self.world, self.rng, who.person.id
        if not w.troubled:
            return
        await self._invites(who)
        ask = "SELECT game, seat, due FROM queue WHERE user = ? AND guild = ? AND since > 0"
        waits = w.db.execute(ask, (user, GUILD)).fetchone()
        if waits and waits[0]:
            await self._replies(who, *waits)
        elif waits is None and rng.random() < (0.8 if who.keen else 0.02):
            await self.players.does(lambda t: self._queues(t, who))
        for game, seat in w.db.execute("SELECT game, seat FROM seatoffer").fetchall():
            if rng.random() < 0.1:
                w.ladder.takes.add((game, seat, user))
                why = await self.players.does(
                    lambda t, g=game, s=seat: self.players.drained(t, g, t.substitutes.take(g, who.person, s))
                )
                w.ladder.takes.discard((game, seat, user))
                w.seen["seats taken over"] += not why

    async def _queues(self, t: Services, who: Habits) -> None:
        wishes = {"titles": self.rng.choice(([], ["watch"])), "pace": ("daily", "brisk", RELAXED)}
        await t.queue.choose(who.person, GUILD, **wishes)
        await t.queue.enter(who.person, GUILD)
        self.world.seen["times queued"] += 1
        for game in await t.matchmaking.match(GUILD):
            await t.turns.drain(game)

    async def _replies(self, who: Habits, game: str, seat: str, due: int) -> None:
        """Take an offered seat, decline it, or let the offer pass."""
        w, drawn = self.world, self.rng.random()
        if drawn < 0.6:
            w.ladder.takes.add((game, seat, who.person.id))
            why = await self.players.does(
                lambda t: self.players.drained(t, game, t.matchmaking.take(who.person, game, seat))
            )
            w.ladder.takes.discard((game, seat, who.person.id))
            w.seen["offers taken" if not why else "offers not had"] += 1
        elif drawn < 0.8:
            w.ladder.declines.add(who.person.id)
            waits = self.rng.random() < 0.5
            await self.players.does(lambda t: t.matchmaking.turn_down(who.person, game, seat, waits=waits))
            w.ladder.declines.discard(who.person.id)

    async def _says_to_be_there(self, who: Habits, game: str) -> None:
        """Press the button of a full table; who is not let start it has said nothing."""
        w, key = self.world, (game, who.person.id)
        had = w.ladder.lobbies.there.get(key, 0)
        w.ladder.lobbies.pressed(*key)
        why = await self.players.does(lambda t: self._started(t, game, who))
        if why in ("", "killed"):
            w.seen["said to be there"] += 1
        else:
            w.ladder.lobbies.there[key] = had

    async def _accepts(self, who: Habits, game: str, seat: str) -> None:
        """Sit down where a host has invited somebody."""
        w, key = self.world, (game, seat, who.person.id)
        w.ladder.lobbies.joins.add(key)
        why = await self.players.does(
            lambda t: self.players.drained(t, game, t.lobby.join(game, who.person, seat))
        )
        w.seen["invitations accepted"] += not why

    async def _invites(self, who: Habits) -> None:
        """Invite somebody to a seat that is free at one's own table."""
        w, guest = self.world, self.rng.choice(self.players.people)
        for game, seat in w.db.execute(FREE, (who.person.id,)).fetchall():
            if self.rng.random() < 0.2 and guest is not who:
                why = await self.players.does(
                    lambda t, g=game, s=seat: self.players.drained(
                        t, g, t.lobby.invite(g, who.person, guest.person, s)
                    )
                )
                if not why:
                    w.seen["invited"] += 1
                    w.ladder.lobbies.pressed(game, who.person.id)  # who invites somebody is there
                return

    async def _started(self, t: Services, game: str, who: Habits) -> None:
        await t.lobby.start(game, who.person)
        await t.turns.drain(game)
