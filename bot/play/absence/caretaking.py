"""A machine player answers in the place of somebody who is away, and the seat stays theirs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.missed_messages import MissedMessages
from bot.play.games.outgoing import Outgoing
from bot.play.games.questions import Questions
from bot.play.model.locks import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Outbox, Reliability, SeatOffer
from engine.core.rules import Seat
from engine.policies.policy import USUAL, offered


class Caretaking:
    """Begins and ends what a machine player does in somebody's place.

    It follows what they left standing and ordered first. It agrees to nothing for them, and declines
    nothing. Whatever they answer themselves ends it (`Commit.back`).
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        commits: Commits,
        questions: Questions,
        outgoing: Outgoing,
        missed_messages: MissedMessages,
    ) -> None:
        self._context, self._games, self._commits = context, games, commits
        self._questions, self._outgoing, self._missed_messages = questions, outgoing, missed_messages

    @done_anew
    async def leave(self, game: str, user: Person) -> None:
        """Have a machine player answer for oneself from now on."""
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, look=False, to_change=True)
            self._questions.seat(live, user)
            if live.info.away(user.id):
                raise Refused("refused-away-already")
            await self.begin(live, user.id)

    async def begin(
        self,
        live: Live,
        user: int,
        why: str = "",
        counts: Sequence[Reliability] = (),
        offered_too: tuple[SeatOffer, Outbox] | None = None,
        overrun: Seat = "",
    ) -> None:
        """Have a machine player answer in all seats of somebody; the caller holds the game.

        `why` is the key of what they are told, "" where they know; `counts` as in `Commit`. What is
        `offered_too` is put up, and told, in the same transaction. `overrun` is a seat whose time was up: the
        post about that says what came of it.
        """
        offers, notes = ([offered_too[0]], [offered_too[1]]) if offered_too else ([], [])
        rows, posts = [x for x in live.loaded.seats if x.user == user], list[Outbox](notes)
        for x in rows:
            x.caretaker = offered(live.title.game, USUAL)
            x.away_from, x.away_at = live.row.n, self._context.stored_now()
        posts.append(self._outgoing.redrawn(live.row.id, live.lane, overrun))
        if why and rows:
            facts = {"user": user, "seat": rows[0].seat, "where": live.info.link}
            posts.append(self._outgoing.note(live.row.id, f"u{user}", why, **facts))
        await self._commits.change(live, seats=rows, posts=posts, counts=counts, offers=offers)

    @done_anew
    async def back(self, game: str, user: Person) -> list[str]:
        """Give somebody their seats back at once, whatever is thought there; say what was answered for them.

        Raises:
            Refused: nothing answers in their place.

        """
        self._context.thinkers.give_way(game, user.id)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, Status.FROZEN, look=False, to_change=True)
            if not live.info.away(user.id):
                raise Refused("refused-not-away")
            said = await self._missed_messages.answered(live, user)
            rows = [x for x in live.loaded.seats if x.user == user.id]
            for x in rows:
                x.end_caretaking()
            shown = self._outgoing.redrawn(live.row.id, live.lane)
            await self._commits.change(live, seats=rows, posts=[shown])
            return said
