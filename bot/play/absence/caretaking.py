"""Letting a machine player answer for a person who is away; the seat stays theirs."""

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
    """Lets a machine player answer for a person, and ends that.

    Their standing answers and orders come first. It neither agrees to nor declines any request for them. Any
    answer of their own ends it (`Commit.back`).
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
        """Let a machine player answer for the user from now on."""
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
        """Let a machine player answer in all of a user's seats; the caller holds the game's lock.

        `why` is the key of the message to them, "" if they know; `counts` as in `Commit`. `offered_too` is a
        seat to put on offer, and its post, in the same transaction. `overrun` is a seat whose time was up:
        the post about that is updated.
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
        """Give a user their seats back at once, even while a machine thinks; say what was answered for them.

        Raises:
            Refused: no machine player answers for them.

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
