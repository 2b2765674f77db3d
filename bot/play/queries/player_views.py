"""Everything one person may see of a game."""

from __future__ import annotations

from typing import Literal

from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.terms import (
    Asked,
    Done,
    Open,
    Person,
    PlayerView,
)
from bot.play.queries.game_lists import policy_named
from bot.play.surface.coach import speaks
from bot.store.models import PATH
from engine.core.codec import pack_action, token
from engine.core.flow import held, options, pending
from engine.core.rules import Decision, Seat
from render.core.text import Words


class PlayerViews:
    """Puts together what a person may see of a game, and what they may answer."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
    ) -> None:
        self._wording, self._games, self._questions = wording, games, questions

    async def look(self, game: str, user: Person) -> PlayerView:
        """Return everything this user may see."""
        live = await self._games.load(game)
        return self.sight(live, user, await self._wording.words_for(user, live))

    async def look_after(self, done: Done, user: Person) -> PlayerView:
        """Return what this user may see after an answer of theirs, but not their next answers."""
        live = done.live or await self._games.load(done.game)
        return self.sight(live, user, await self._wording.words_for(user, live), listed=False)

    def sight(self, live: Live, user: Person, say: Words, *, listed: bool = True) -> PlayerView:
        """Return everything a person may see of a loaded game."""
        seat = self.eyes(live, user)
        names = self._wording.names(live, say)
        if live.state is None:
            return PlayerView(live.info, seat, None, (), (), say("headline-lobby"), "", "", names)
        view, look = live.title.game.view(live.state, seat), live.title.look
        mine = live.info.seats_of(user.id)
        kept = [d for d in held(live.state) if d.seat in mine]
        return PlayerView(
            live.info,
            seat,
            view,
            self.open_to(live, user, say, listed=listed),
            tuple(self.about(live, d, say, listed=False) for d in kept),
            look.headline(view, names, say),
            look.hand(view, say) if seat else "",
            self._undo_now(live, seat),
            names,
        )

    def eyes(self, live: Live, user: Person | None) -> Seat | None:
        """Return the seat whose view a user is shown; None for those who only look on."""
        mine = live.info.seats_of(user.id) if user else ()
        return live.title.seats.eyes(mine) if mine else None

    def _undo_now(self, live: Live, seat: Seat | None) -> Literal["", "free", "consent"]:
        if seat is None or live.row.status != "playing" or live.row.n < 1:
            return ""
        return "free" if live.row.floor_seat == seat and live.row.floor < live.row.n else "consent"

    def open_to(self, live: Live, user: Person, say: Words, *, listed: bool = True) -> tuple[Asked, ...]:
        """List the questions open to a person, with their answers unless not `listed`."""
        seats = {x.seat for x in live.info.seats if x.user == user.id}
        if live.row.status != "playing" or live.state is None:
            return ()
        return tuple(self.about(live, d, say, listed=listed) for d in pending(live.state) if d.seat in seats)

    def about(self, live: Live, d: Decision, say: Words, *, listed: bool) -> Asked:
        """Describe a question as its seat may see it."""
        kind, look = live.state.rules.kinds[d.kind], live.title.look
        view = live.title.game.view(live.state, d.seat)
        actions = options(live.state, d) if listed else ()
        made = None
        if actions is not None:
            made = tuple(
                Open(
                    token(pack_action(kind.takes, a)),
                    look.label(a, view, say),
                    look.detail(a, view, say),
                    live.title.game.write(a),
                    a,
                )
                for a in actions
            )
        left = next((x.policy for x in live.loaded.standing if (x.seat, x.kind) == (d.seat, d.kind)), "")
        question = look.question(d.kind, view, say)
        named = policy_named(live.title, d.kind, left, say) if left else ""
        formed = d.kind in live.title.forms
        coached = speaks(live, d)
        return Asked(
            d.id, d.seat, d.kind, question, kind.case, made, kind.policies, left, named, formed, coached
        )

    async def standings(self, game: str, user: Person) -> list[tuple[str, str]]:
        """List the standing answers this user has left, as (kind, policy in words)."""
        live = await self._games.load(game)
        self._questions.seat(live, user)
        mine, say = live.info.seats_of(user.id), await self._wording.words_for(user, live)
        return [
            (x.kind, policy_named(live.title, x.kind, x.policy, say))
            for x in live.loaded.standing
            if x.seat in mine and x.kind != PATH
        ]
