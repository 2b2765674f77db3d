"""Programs that play seats: let in by a token, and sent away again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import partial

from bot.play.commands.answering import Answering
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization, check_side
from bot.play.model.locks import done_anew
from bot.play.model.rows import PROGRAM, events_of
from bot.play.model.terms import Done, Person, Refused, SeatInfo, Status, refusing
from bot.store import ClashError
from bot.store.models import SeatToken
from engine.core.rules import Action, Event, Seat

#: Random bytes in a token.
TOKEN_BYTES = 32


@dataclass(frozen=True, slots=True)
class Pass:
    """What lets a program play a seat. `digest` is the hash of its token."""

    game: str
    seat: Seat
    digest: str

    @classmethod
    def shown(cls, game: str, seat: Seat, token: str) -> Pass:
        """Return the pass that a token makes."""
        return cls(game, seat, _digest(token))


class SeatPrograms:
    """Lets programs in to play seats, shows them what their seat may know, and takes their answers."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        outgoing: Outgoing,
        rights: Authorization,
        answering: Answering,
    ) -> None:
        self._context, self._games, self._outgoing = context, games, outgoing
        self._rights, self._answering = rights, answering
        self._store = context.store

    # -- for people --------------------------------------------------------------------------------------

    @done_anew
    async def let_in(self, game: str, by: Person, seat: Seat = "") -> tuple[Seat, str]:
        """Return a seat and the token with which a program can play it; an older token becomes invalid.

        It is the user's own seat or, for the host, a machine player's. "": the only such seat.
        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            held = await self._held(live, by, seat)
            if not held.user:
                check_side(live, by, held.seat, by, await self._store.witnesses(game))
            token, now = secrets.token_urlsafe(TOKEN_BYTES), self._context.now()
            row = SeatToken(game=game, seat=held.seat, hash=_digest(token), user=by.id, since=now)
            note = self._outgoing.note(game, live.lane, "note-program", name=by.name, seat=held.seat)
            with refusing(ClashError, "refused-busy"):
                await self._store.set_seat_token(row, live.row.revision, [note])
            return held.seat, token

    @done_anew
    async def send_away(self, game: str, by: Person, seat: Seat = "") -> Seat:
        """Let no program play a seat any longer; return the seat. Its person or machine player continues."""
        async with self._games.held(game, Status.PLAYING) as live:
            let_in = await self._store.seat_tokens(game)
            own = [x for x in live.info.seats_of(by.id) if x in let_in]
            seat = seat or next(iter(own or let_in), "")
            row = let_in.get(seat)
            if row is None:
                raise Refused("refused-no-program")
            if by.id not in (row.user, live.info.users.get(seat)):
                await self._rights.host_only(by, live.info)
            note = self._outgoing.note(game, live.lane, "note-program-gone", seat=seat)
            with refusing(ClashError, "refused-busy"):
                await self._store.drop_seat_token(game, seat, live.row.revision, [note])
            return seat

    async def _held(self, live: Live, by: Person, seat: Seat) -> SeatInfo:
        """Return the seat that the user means and may let a program play.

        Raises:
            Refused: there is none, or it belongs to somebody else.

        """
        info = live.info
        own = info.seats_of(by.id)
        machines = [x.seat for x in info.seats if x.policy]
        named = seat or next(iter(own or machines), "")
        found = info.seat(named)
        if found is None:
            raise Refused("refused-no-seat" if seat else "refused-not-seated")
        if found.user == by.id:
            return found
        await self._rights.host_only(by, info)
        if found.user or not found.policy:
            raise Refused("refused-program-seat")
        return found

    # -- for programs ------------------------------------------------------------------------------------

    async def admit(self, shown: Pass) -> None:
        """Check a token.

        Raises:
            Refused: it does not hold, or there is no such game or seat: which of these is not said.

        """
        row = (await self._store.seat_tokens(shown.game)).get(shown.seat)
        if not hmac.compare_digest(shown.digest, row.hash if row else "") or row is None:
            raise Refused("refused-program-token")

    async def game(self, shown: Pass) -> Live:
        """Return the game of a pass, under way or ended.

        Raises:
            Refused: the token is no longer valid, or the game is frozen.

        """
        live = await self._games.load(shown.game, Status.PLAYING, Status.OVER)
        if live.info.status is Status.PLAYING:
            try:
                await self.admit(shown)
            except Refused:  # the token is deleted when the game ends, which may just have happened
                if (await self._store.asked_of(shown.game, shown.seat))[0] != Status.OVER:
                    raise
                live = await self._games.load(shown.game, Status.OVER)
        if not self._context.shards.has(live.row.guild):
            raise Refused("refused-program-elsewhere")
        return live

    async def told(self, game: str, since: int) -> list[tuple[int, Event]]:
        """List events with their numbers, from `since` on: only what the channel was told of is counted."""
        rows = await self._store.entries(game, max(0, since))
        return [(row.shown, e) for row in rows for e in events_of(row, raw=True)]

    async def waits(self, shown: Pass) -> bool:
        """Return whether a program must wait: its seat is asked nothing, and the game continues."""
        status, asked = await self._store.asked_of(shown.game, shown.seat)
        return status == Status.PLAYING and not asked

    async def answer(self, shown: Pass, live: Live, decision: int, action: Action) -> Done:
        """Answer a question as the program of a seat; `action` is plain data.

        Raises:
            Refused: the token is no longer valid. Refusal: the answer is not legal.

        """
        admit = partial(self.admit, shown)
        return await self._answering.answer(
            shown.game, _player(shown, live), decision, shown.seat, action=action, by=PROGRAM, admit=admit
        )

    async def act(self, shown: Pass, live: Live, name: str, action: Action) -> Done:
        """Do something unasked as the program of a seat; `action` is plain data.

        Raises:
            Refused: the token holds no more. Refusal: the seat may not do this now.

        """
        admit = partial(self.admit, shown)
        return await self._answering.act(
            shown.game, _player(shown, live), name, action, shown.seat, by=PROGRAM, admit=admit
        )


def _player(shown: Pass, live: Live) -> Person:
    """Return the holder of a seat that a program plays; nobody for a machine player's."""
    seat = live.info.seat(shown.seat)
    return Person(seat.user, seat.name) if seat else Person(0, "")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
