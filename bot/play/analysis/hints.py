"""Hints: worked out from what the seat knows, noted as taken, and laid out on two pages.

Whether a table has hints its people agree in the lobby, each for themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.play.context import Context, Outgoing
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.commits import Commits
from bot.play.games.live import Added, Live, Shown, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.custom_ids import Verb
from bot.play.model.editors import READY, Editor, EditorContext
from bot.play.model.ports import Button, Form, Own, Post, Rows, Take, Tone
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.texts import level_name
from bot.play.model.title import behind, gained, gives_hints, measure, term_called
from bot.play.surface.surfaces import Leaf, Page, Position, Shot, Surface, Surfaces, question_of
from bot.play.workers.pool import RequestedThoughts, seed_of
from bot.play.workers.thoughts import HintThought
from bot.store.models import HintRow
from engine.core.codec import save, token
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options, pending
from engine.core.rules import Decision, Seat
from engine.policies.hints import Hint
from render.core.text import Words, join_list

#: Maximum length of a form shown as an answer, in characters; longer ones are cut.
LONGEST_FORM = 1200
WHY, FORM = "why", "form"


@dataclass(frozen=True, slots=True)
class HintSurface(Surface):
    """A hint on a question of a game: what to look at, or with `why` the answer and what speaks for it."""

    live: Live
    decision: Decision
    found: Hint
    why: bool
    names: Mapping[Seat, str]

    @property
    def now(self) -> Position:
        """Return the position in which the hint was asked for."""
        return question_of(self.live, self.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the hint, with its subject pointed at, and the ways on."""
        desk, found, view, live = self.now.desk(say), self.found, self.now.view, self.live
        answer = await self._answer(desk, view) if self.why else []
        lines = (
            [*answer, *_reasons(desk, self.decision, view, found, live)] if self.why else _look(desk, found)
        )
        marks = found.way if self.why else tuple((x, "") for x in found.look)
        return Page(
            say("hint-title-why" if self.why else "hint-title", game=desk.heading()),
            news=("\n".join(lines),),
            answers=_rows(desk, self.decision, found, view, live, why=self.why),
            small=say("hint-small"),
            plain=True,
            shot=Shot(f"hint-{live.row.title}", lit=(found.answer,) if self.why else None, marks=marks),
        )

    async def _answer(self, desk: Desk, view: View) -> list[str]:
        """Name the answer of a hint; for a form, in the words shown before it is locked."""
        say, live, found, decision = desk.say, self.live, self.found, self.decision
        level = level_name(live.title.game.hints_from, say)
        if options(live.state, decision) is not None:
            then = found.then
            onward = [say("hint-then", answer=desk.label(then.answer, then.view))] if then else []
            return [say("hint-answer", level=level, answer=desk.label(found.answer, view)), *onward]
        text, editor = live.title.game.write(found.answer), live.title.editor(decision.kind)
        if editor is not None:
            context = EditorContext(
                live.title.game, live.state, decision, view, say, desk.info.id, names=self.names
            )
            if lines := await asyncio.to_thread(_read_back, editor, context, text):
                return [say("hint-form", level=level, write=say("hint-button-form")), *lines]
        cut = text.replace("`", "'")
        cut = cut if len(cut) <= LONGEST_FORM else f"{cut[:LONGEST_FORM]}…"
        press = say("hint-button-form" if editor else "button-write")
        return [say("hint-form", level=level, write=press), f"```\n{cut}\n```"]


def _read_back(editor: Editor, context: EditorContext, text: str) -> tuple[str, ...]:
    """Return the lines in which a form reads an answer back; none where it cannot read it."""
    try:
        empty = replace(context, draft=editor.begin(context, None))
        return editor.leaf(replace(empty, draft=editor.read(empty, text)), READY, "").lines
    except Refusal:
        return ()


def _look(desk: Desk, found: Hint) -> list[str]:
    """Say what to look at, without the answer."""
    say, lines = desk.say, list[str]()
    if found.look:
        lines.append(say("hint-look", places=join_list([f"**{x}**" for x in found.look], say)))
    if found.even:
        lines.append(say("hint-even", n=found.tried))
    else:
        key = found.reasons[0].key if found.reasons else found.gains[0].term
        lines.append(say("hint-term", term=term_called(desk.title, key, say)))
    return lines


def _reasons(desk: Desk, decision: Decision, view: View, found: Hint, live: Live) -> list[str]:
    """Give the measured reasons for the answer."""
    say, lines = desk.say, list[str]()
    if found.reasons:
        title = desk.info.title
        return [f"- {say(f'{title}-why-{x.key}', **x.facts)}" for x in found.reasons]
    if found.even:
        return [say("hint-even", n=found.tried)]
    key = "hint-followed" if found.further else "hint-compared"
    lines += [say(key, n=found.tried - 1, worlds=found.worlds)]
    lines += [gained(desk.title, x, say) for x in found.gains]
    lines.append(measure(desk.title, say))
    if found.rank > 1:
        lines.append(say("hint-rank", rank=found.rank, n=found.tried))
    if options(live.state, decision) is not None:
        lines.append(say("hint-best", list="; ".join(_best(desk, view, found))))
    return lines


def _best(desk: Desk, view: View, found: Hint) -> list[str]:
    """Name the best answers, and by how much the others of them are behind."""
    top = found.best[0][0]
    return [behind(desk.title, desk.label(a, view), top - value, desk.say) for value, a in found.best]


def _rows(desk: Desk, decision: Decision, found: Hint, view: View, live: Live, *, why: bool) -> Rows:
    """Return the way on: to the reasons, to the answer itself, and back to the question."""
    say, row = desk.say, list[Button]()
    formed = live.title.editor(decision.kind) is not None
    if not why:
        row.append(Button(say("hint-button-why"), tone=Tone.MAIN, does=Own(Verb.HINT, WHY)))
    elif options(live.state, decision) is not None:
        taken = Take(token(desk.packed(decision, found.answer)))
        row.append(Button(desk.label(found.answer, view), tone=Tone.MAIN, does=taken))
    elif formed:
        row.append(Button(say("hint-button-form"), tone=Tone.MAIN, does=Own(Verb.HINT, FORM)))
    else:
        row.append(desk.writes())
    row.append(Button(say("hint-button-back"), does=Form("") if formed else Own(Verb.CANCEL)))
    return cards.rows_of(row)


@dataclass(frozen=True, slots=True)
class FilledIn:
    """A hint as the text of a form, with the question and seat that it is for."""

    kind: str
    seat: Seat
    text: str


class Hints:
    """Gives one person a hint on their open question; records who agrees to hints in a lobby."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        questions: Questions,
        wording: Wording,
        surfaces: Surfaces,
        outgoing: Outgoing,
        commits: Commits,
    ) -> None:
        self._context, self._games, self._questions = context, games, questions
        self._wording, self._surfaces = wording, surfaces
        self._outgoing, self._commits = outgoing, commits
        self._thoughts = RequestedThoughts(context.thinkers, "hint")

    async def take(
        self, game: str, user: Person, decision: int = 0, seat: Seat = "", *, why: bool = False
    ) -> Post:
        """Lay a hint out for this person alone; with `why` its answer and the reasons, too.

        Raises:
            Refused: there are no hints at this table or on this question, or it is no longer asked.

        """
        live, d, found = await self._given(game, user, decision, seat, why=why)
        names = self._wording.names(live, await self._wording.words_for(user, live))
        return await self._surfaces.lay_out(HintSurface(live, d, found, why, names), user)

    async def form(self, game: str, user: Person, decision: int = 0, seat: Seat = "") -> FilledIn:
        """Return a hint's answer, as text for the form of its question.

        Raises:
            Refused: as for `take`.

        """
        live, d, found = await self._given(game, user, decision, seat, why=True)
        return FilledIn(d.kind, d.seat, live.title.game.write(found.answer))

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

    async def _check(self, live: Live, decision: Decision) -> None:
        if live.title.game.explainer() is None:
            raise Refused("refused-hint-none")
        if not gives_hints(live.title, live.info):
            raise Refused("refused-hint-table")
        listed = options(live.state, decision)
        if listed is not None and len(listed) < 2:
            raise Refused("refused-hint-one")

    async def _still_asked(self, game: str, decision: Decision) -> None:
        live = await self._games.load(game, Status.PLAYING)
        if decision not in pending(live.state):
            raise Refused("refused-gone")


async def hint_part(shown: Shown) -> Added:
    """Offer a hint on a post whose only reader is the person asked."""
    return Added(buttons=shown.live.lone_hint(shown.desk, shown.asked))
