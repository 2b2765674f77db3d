"""What an answer would do, to be confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.games.drafts import Drafts
from bot.play.games.drawing import Drawing
from bot.play.games.entries import shown_steps
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.games.wording import Wording
from bot.play.model.custom_ids import Verb, make
from bot.play.model.names import tame
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Person, Status
from bot.play.titles.path_orders import Foretold, check_ahead
from engine.core.codec import pack_action, token
from engine.core.flow import options
from engine.core.rules import Decision, Seat
from engine.policies.preview import Preview, preview


class Previews:
    """Shows an answer before it is given, and keeps it until it is confirmed."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
        drafts: Drafts,
        drawing: Drawing,
    ) -> None:
        self._wording, self._games, self._questions, self._drafts, self._drawing = (
            wording,
            games,
            questions,
            drafts,
            drawing,
        )

    async def preview(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Any = None,
    ) -> Post:
        """Show what an answer would do, up to the first roll, with Confirm and Cancel. Nothing is changed."""
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, decision, seat)
        d = d if decision or seat else self._questions.readable(live, user, d, text)
        a, rest = await self._questions.meant(live, d, token=token, text=text, action=action)
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        steps = (live.title.game.write(a), *rest)
        check_ahead(live.title.game, live.state, d, a, rest, Random())
        if orders := live.title.path_orders:
            told = orders.foretell(live.title.game, live.state, d, steps, desk.say)
            if told is not None:
                return await self._foretold_post(live, user, desk, d, a, steps, told)
        seen = preview(live.title.game, live.state, d, a, Random())
        view = live.title.game.view(seen.state, d.seat)
        lost = seen.state.over is not None and seen.state.over.winner not in (None, d.seat)
        framing, stem = "" if seen.events else "whole", f"preview-{live.row.title}-{live.info.n}"
        image = await self._drawing.drawn(
            live, view, desk.say, stem, user, events=seen.events, tentative=True, framing=framing
        )
        return Post(
            title=desk.say("preview-title", what=desk.label(a, live.title.game.view(live.state, d.seat))),
            text=(*self._foretold(live, desk, seen, lost=lost), *_rest(desk, rest)),
            image=image,
            small=cards.small_print(desk, seen.events),
            rows=self._confirm(desk, d, await self._token_of(live, d, a, steps), lost=lost),
            colour=0xE5484D if lost else 0x8CC8FF,
        )

    async def _foretold_post(
        self, live: Live, user: Person, desk: Desk, d: Decision, a: Any, steps: Sequence[str], told: Foretold
    ) -> Post:
        """Lay out a preview of a whole order, as the game itself foretells it."""
        view = live.title.game.view(told.state, d.seat)
        stem = f"preview-{live.row.title}-{live.row.n}"
        image = await self._drawing.drawn(
            live, view, desk.say, stem, user, events=told.events, tentative=True, framing="action"
        )
        return Post(
            title=desk.say("preview-title", what=desk.cut(" ".join(steps), 80)),
            text=told.lines,
            image=image,
            small=cards.small_print(desk, told.events),
            rows=self._confirm(desk, d, await self._token_of(live, d, a, steps), lost=False),
        )

    def _foretold(self, live: Live, desk: Desk, seen: Preview[Any], *, lost: bool) -> tuple[str, ...]:
        """Say what will happen, what will be rolled, and what it costs."""
        events = [e._replace(facts=tame(e.facts)) for e in seen.events]
        said = live.title.look.tell(events, self._wording.names(live, desk.say), desk.say)
        lines = ["\n".join(said)]
        if seen.sides:
            lines.append(desk.say("preview-roll", sides=seen.sides))
        if seen.shut:
            lines.append(desk.say("preview-unsure"))
        if lost:
            lines.append(desk.say("preview-loses"))
        return tuple(x for x in lines if x)

    def _confirm(self, desk: Desk, d: Decision, named: str, *, lost: bool) -> Rows:
        yes = Button(
            desk.say("button-confirm"),
            make(Verb.DO, desk.info.id, d.seat, d.id, named),
            Tone.RISK if lost else Tone.GOOD,
        )
        return ((yes, Button(desk.say("button-cancel"), make(Verb.CANCEL, desk.info.id, d.seat, d.id))),)

    async def _token_of(self, live: Live, d: Decision, a: Any, steps: Sequence[str]) -> str:
        """Return the token that confirms this; an order, or an answer on no list, is kept as a draft."""
        if len(steps) > 1:
            return await self._drafts.keep(live, d, a, steps)
        packed = pack_action(live.state.rules.kinds[d.kind].takes, a)
        if a in (options(live.state, d) or ()):
            return token(packed)
        return await self._drafts.keep(live, d, a)


def _rest(desk: Desk, rest: Sequence[str]) -> tuple[str, ...]:
    """Say which steps of an order follow the one that is shown."""
    return (desk.say("preview-then", steps=shown_steps(rest)),) if rest else ()
