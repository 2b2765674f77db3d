"""Taking a hint: worked out in a process that thinks, from what the seat knows, and noted as taken.

Whether a table has hints its people agree in the lobby, each for themselves.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.context import Context
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.questions import Questions
from bot.play.hints.hint_pages import HintPages
from bot.play.model.locks import done_anew
from bot.play.model.ports import Post
from bot.play.model.terms import Person, Refused, Status
from bot.play.titles.title import gives_hints
from bot.play.workers.requested_thoughts import RequestedThoughts, seed_of
from bot.play.workers.thoughts import HintThought
from bot.store.models import HintRow
from engine.core.codec import save
from engine.core.flow import options, pending
from engine.core.rules import Decision, Seat
from engine.policies.hints import Hint


@dataclass(frozen=True, slots=True)
class FilledIn:
    """A hint as the text of a form, with the question and seat that it is for."""

    kind: str
    seat: Seat
    text: str


class Hints:
    """Gives one person a hint on their open question."""

    def __init__(
        self, context: Context, games: GameLoader, questions: Questions, hint_pages: HintPages
    ) -> None:
        self._context, self._games, self._questions, self._pages = context, games, questions, hint_pages
        self._thoughts = RequestedThoughts(context.thinkers, "hint")

    async def take(
        self, game: str, user: Person, decision: int = 0, seat: Seat = "", *, why: bool = False
    ) -> Post:
        """Lay a hint out for this person alone; with `why` its answer and the reasons, too.

        Raises:
            Refused: there are no hints at this table or on this question, or it is asked no more.

        """
        live, d, found = await self._given(game, user, decision, seat, why=why)
        return await self._pages.page(live, user, d, found, why=why)

    async def form(self, game: str, user: Person, decision: int = 0, seat: Seat = "") -> FilledIn:
        """Return a hint's answer, as text for the form of its question.

        Raises:
            Refused: as for `take`.

        """
        live, d, found = await self._given(game, user, decision, seat, why=True)
        return FilledIn(d.kind, d.seat, live.title.game.write(found.answer))

    async def _given(
        self, game: str, user: Person, decision: int, seat: Seat, *, why: bool
    ) -> tuple[Live, Decision, Hint]:
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, decision, seat)
        await self._check(live, d)
        seed = seed_of(game, d.seat, d.id)
        thought = HintThought(live.title.game, save(live.state), d, seed)
        found = await self._thoughts.of(game, user.id, thought, lambda: self._still_asked(game, d))
        if found is None:
            raise Refused("refused-hint-one")
        row = HintRow(game=game, seat=d.seat, decision=d.id, n=live.row.n, why=why, user=user.id)
        row.at = self._context.now()
        await self._context.store.take_hint(row)
        return live, d, found

    async def _check(self, live: Live, d: Decision) -> None:
        if live.title.game.explainer() is None:
            raise Refused("refused-hint-none")
        if not gives_hints(live.title, live.info):
            raise Refused("refused-hint-table")
        listed = options(live.state, d)
        if listed is not None and len(listed) < 2:
            raise Refused("refused-hint-one")

    async def _still_asked(self, game: str, d: Decision) -> None:
        live = await self._games.load(game, Status.PLAYING)
        if d not in pending(live.state):
            raise Refused("refused-gone")


class HintAgreement:
    """Records who agrees to hints; a person who takes a seat later is asked for their own agreement."""

    def __init__(self, context: Context, games: GameLoader, outgoing: Outgoing, commits: Commits) -> None:
        self._context, self._games, self._outgoing, self._commits = context, games, outgoing, commits

    @done_anew
    async def toggle(self, game: str, user: Person) -> bool:
        """Agree to hints, or take that back; return whether this person agrees now.

        Raises:
            Refused: the game has started, they have no seat, or the title has no hints.

        """
        async with self._games.held(game, Status.LOBBY, look=False) as live:
            mine = [x for x in live.loaded.seats if x.user == user.id]
            if not mine:
                raise Refused("refused-not-seated")
            if live.title.game.explainer() is None:
                raise Refused("refused-hint-none")
            agrees = any(x.hints != user.id for x in mine)
            for x in mine:
                x.hints = user.id if agrees else 0
            card = self._outgoing.lobby_card(live.row)
            await self._commits.change(live, seats=mine, posts=[card], changed=self._context.now())
        return agrees
