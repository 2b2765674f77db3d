"""Hints: worked out from what the seat knows, noted as taken, and laid out on three pages.

The first says where to look, the second what to do and why in two sentences, the third compares in numbers.
A hint that makes no difference is no help, so it is not noted.
People agree in the lobby whether a table has hints, and on the coaches of others (`coach.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate

from bot.play.context import Context
from bot.play.games import cards, questions
from bot.play.games.cards import Desk
from bot.play.games.commits import Commits
from bot.play.games.live import Added, Live, TableStand, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb
from bot.play.model.editors import READY, Editor, EditorContext
from bot.play.model.ports import Button, Do, Form, Own, Post, Rows, Take, Tone
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.title import behind, better, gained, gives_hints, lead, measure, term_called
from bot.play.surface.coach import has_coach, unasked
from bot.play.surface.surfaces import Leaf, Page, Position, Shot, Surface, Surfaces, question_of
from bot.play.workers.pool import RequestedThoughts, seed_of
from bot.play.workers.thoughts import HintThought
from bot.store.models import Coach, HintRow, SeatRow
from engine.core.codec import save, token
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options, pending
from engine.core.rules import Decision, Seat
from engine.policies.hints import Hint
from render.core.text import Words, join_list

#: Maximum length of a form shown as an answer, in characters; longer ones are cut.
LONGEST_FORM = 1200
WHY, NUMBERS, FORM = "why", "numbers", "form"
#: Maximum number of reasons told, of places named, and of words in which a form is read back.
REASONS, PLACES, ROOM = 2, 3, 12


@dataclass(frozen=True, slots=True)
class HintSurface(Surface):
    """A hint on a question of a game: what to look at; with `way` the answer and why, or it in numbers."""

    live: Live
    decision: Decision
    found: Hint
    way: str
    names: Mapping[Seat, str]

    @property
    def now(self) -> Position:
        """Return the position in which the hint was asked for."""
        return question_of(self.live, self.decision)

    async def around(self, say: Words, leaf: Leaf) -> Page:
        """Return the hint, with its subject pointed at, and the ways on."""
        desk, found, live = self.now.desk(say), self.found, self.live
        told = bool(self.way) and not found.even
        return Page(
            say("hint-title"),
            news=("\n".join(await self._lines(desk)),),
            answers=_rows(desk, self.decision, found, live, self.way),
            small=say("hint-small-even") if found.even else "" if self.way else say("hint-small"),
            plain=True,
            shot=Shot(
                f"hint-{live.row.title}",
                lit=(found.answer,) if told else None,
                marks=found.way if told else tuple((x, "") for x in found.look),
            ),
        )

    async def _lines(self, desk: Desk) -> list[str]:
        """Word the page that is shown."""
        found, view = self.found, self.now.view
        listed = options(self.live.state, self.decision)
        if found.even:
            every = listed is not None and len(listed) == found.tried
            return [desk.say("hint-even", n=found.tried if every else 0)]
        if not self.way:
            return [_look(desk, found)]
        if self.way == NUMBERS and not found.reasons:
            return _compared(desk, found, view, listed=listed is not None)
        return [*await self._answer(desk, view), *_reasons(desk, found)]

    async def _answer(self, desk: Desk, view: View) -> list[str]:
        """Name the answer of a hint; for a form, in the words shown before it is locked."""
        say, live, found, decision = desk.say, self.live, self.found, self.decision
        if options(live.state, decision) is not None:
            then = found.then
            onward = [say("hint-then", answer=desk.label(then.answer, then.view))] if then else []
            return [say("hint-answer", answer=desk.label(found.answer, view)), *onward]
        text, editor = live.title.game.write(found.answer), live.title.editor(decision.kind)
        own = "hint-step" if decision.kind in live.title.questions.steps else "hint-form"
        if editor is not None:
            context = EditorContext(
                game=live.title.game,
                state=live.state,
                decision=decision,
                view=view,
                say=say,
                id=desk.info.id,
                names=self.names,
            )
            if lines := await asyncio.to_thread(_read_back, editor, context, text):
                return [say(own), *_begun(lines, say)]
        cut = text.replace("`", "'")
        cut = cut if len(cut) <= LONGEST_FORM else f"{cut[:LONGEST_FORM]}…"
        return [say(own), f"```\n{cut}\n```"]


def _read_back(editor: Editor, context: EditorContext, text: str) -> tuple[str, ...]:
    """Return the lines in which a form reads an answer back; none where it cannot read it."""
    try:
        empty = replace(context, draft=editor.begin(context, None))
        return editor.leaf(replace(empty, draft=editor.read(empty, text)), READY, "").lines
    except Refusal:
        return ()


def _begun(lines: tuple[str, ...], say: Words) -> list[str]:
    """Return the first lines of a form, if there is room for any, and how many more there are."""
    every = [x for line in lines for x in line.splitlines() if x.strip()]
    sums = accumulate(len(x.split()) for x in every)
    shown = sum(x <= ROOM for x in sums)
    more = [say("hint-form-more", n=len(every) - shown)] if 0 < shown < len(every) else []
    return [*every[:shown], *more]


def _look(desk: Desk, found: Hint) -> str:
    """Say what to look at, without the answer."""
    say, lines = desk.say, list[str]()
    if len(found.look) > PLACES:
        lines.append(say("hint-look-marked", n=len(found.look)))
    elif found.look:
        lines.append(say("hint-look", places=join_list([f"**{x}**" for x in found.look], say)))
    key = found.reasons[0].key if found.reasons else found.gains[0].term
    return " ".join([*lines, say("hint-term", term=term_called(desk.title, key, say))])


def _reasons(desk: Desk, found: Hint) -> list[str]:
    """Say what is better and what is worse for the answer: two sentences, and one number at most."""
    say, title = desk.say, desk.info.title
    if found.reasons:
        return [f"- {say(f'{title}-why-{x.key}', **x.facts)}" for x in found.reasons[:REASONS]]
    weighty = sorted(found.gains[:REASONS], key=lambda x: x.more < 0)
    if found.rank > 1:  # what speaks against it is no reason to take it
        good = [f"- {better(desk.title, x, say)}" for x in weighty if x.more > 0]
        return [*good, say("hint-thumb")]
    lines = [f"- {better(desk.title, x, say)}" for x in weighty]
    ahead = lead(desk.title, found, say)
    return [*lines, ahead] if ahead else lines


def _compared(desk: Desk, found: Hint, view: View, *, listed: bool) -> list[str]:
    """Compare the answer with the others in numbers."""
    say = desk.say
    key = "hint-followed" if found.further else "hint-compared"
    lines = [say(key, n=found.tried - 1, worlds=found.worlds)]
    lines += [gained(desk.title, x, say) for x in found.gains]
    lines.append(measure(desk.title, say))
    if found.rank > 1:
        lines.append(say("hint-rank", rank=found.rank, n=found.tried))
    if listed:
        lines.append(say("hint-best", list="; ".join(_best(desk, view, found))))
    return lines


def _best(desk: Desk, view: View, found: Hint) -> list[str]:
    """Name the best answers, and by how much the others of them are behind."""
    top = found.best[0][0]
    return [behind(desk.title, desk.label(a, view), top - value, desk.say) for value, a in found.best]


def _rows(desk: Desk, decision: Decision, found: Hint, live: Live, way: str) -> Rows:
    """Return the ways on: to the answer and why, to numbers, to the answer itself, and back."""
    say, row = desk.say, list[Button]()
    formed = live.title.editor(decision.kind) is not None
    listed = options(live.state, decision) is not None
    if not way and not found.even:
        row.append(Button(say("hint-button-why"), tone=Tone.MAIN, does=Own(Verb.HINT, WHY)))
    elif listed and not found.even:
        row.append(Button(say("hint-button-take"), tone=Tone.MAIN, does=_taken(desk, decision, found, live)))
    elif formed:
        own = "hint-button-step" if decision.kind in live.title.questions.steps else "hint-button-form"
        row.append(Button(say(own), tone=Tone.MAIN, does=Own(Verb.HINT, FORM)))
    elif not listed:
        row.append(desk.writes())
    if way == WHY and found.gains:
        row.append(Button(say("hint-button-numbers"), does=Own(Verb.HINT, NUMBERS)))
    row.append(Button(say("hint-button-back"), does=Form("") if formed else Own(Verb.CANCEL)))
    return cards.rows_of(row)


def _taken(desk: Desk, decision: Decision, found: Hint, live: Live) -> Do:
    """Return what a press takes: all that is advised, where a plan can be made of it, or the answer."""
    planner = live.title.planners.get(decision.kind)
    if planner is not None and found.then is not None:
        then = live.title.game.write(found.then.answer)
        if (begun := planner.opens((found.answer,), then)) is not None:
            return Form(begun.op, begun.detail)
    return Take(token(desk.packed(decision, found.answer)))


@dataclass(frozen=True, slots=True)
class FilledIn:
    """A hint as the text of a form, with the question and seat that it is for."""

    kind: str
    seat: Seat
    text: str


class Help:
    """Gives hints and says who has a coach: in the lobby all agree to hints and to coaches of others."""

    def __init__(
        self, context: Context, games: GameLoader, wording: Wording, surfaces: Surfaces, commits: Commits
    ) -> None:
        self._context, self._games, self._wording, self._surfaces = context, games, wording, surfaces
        self._commits = commits
        self._thoughts = RequestedThoughts(context.thinkers, "hint")

    async def take(
        self, game: str, user: Person, decision: int = 0, seat: Seat = "", *, way: str = ""
    ) -> Post:
        """Lay a hint out for this person alone: where to look, or by `way` its answer and why, or in numbers.

        Raises:
            Refused: there are no hints at this table or on this question, or it is no longer asked.

        """
        live, d, found = await self._advice(game, user, decision, seat, why=bool(way))
        names = self._wording.names(live, await self._wording.words_for(user, live))
        return await self._surfaces.lay_out(HintSurface(live, d, found, way, names), user)

    async def form(self, game: str, user: Person, decision: int = 0, seat: Seat = "") -> FilledIn:
        """Return a hint's answer, as text for the form of its question.

        Raises:
            Refused: as for `take`.

        """
        live, d, found = await self._advice(game, user, decision, seat, why=True)
        return FilledIn(d.kind, d.seat, live.title.game.write(found.answer))

    @done_anew
    async def toggle(self, game: str, user: Person) -> bool:
        """Agree to hints, or take that back; return whether this person agrees now.

        Raises:
            Refused: the game has started, they have no seat, or the title has no hints.

        """
        async with self._games.hold(game, Status.LOBBY, look=False) as live:
            mine = [x for x in live.loaded.seats if x.user == user.id]
            if not mine:
                raise Refused("refused-not-seated")
            if live.title.game.explainer() is None:
                raise Refused("refused-hint-none")
            agrees = any(x.hints != user.id for x in mine)
            for x in mine:
                x.hints = user.id if agrees else 0
            card = self._context.outgoing.lobby_card(live.row)
            await self._commits.change(live, seats=mine, posts=[card], changed=self._context.now())
        return agrees

    async def _advice(
        self, game: str, user: Person, decision: int, seat: Seat, *, why: bool
    ) -> tuple[Live, Decision, Hint]:
        live = await self._games.load(game, Status.PLAYING)
        d = questions.asked_of(live, user, decision, seat)
        await self._check(live, d)
        seed = seed_of(game, d.seat, d.id)
        thought = HintThought(live.title.game, save(live.state), d, seed)
        found = await self._thoughts.of(game, user.id, thought, lambda: self._still_asked(game, d))
        if found is None:
            raise Refused("refused-hint-one")
        if not found.even:  # it helps nobody
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

    async def is_new(self, user: Person, title: str) -> bool:
        """Return whether a person has finished no game of this title, if it has a coach."""
        known = self._context.titles.titles.get(title)
        if known is None or not has_coach(known):
            return False
        return not await self._context.store.has_finished(user.id, title)

    @done_anew
    async def wish(self, game: str, user: Person, *, wanted: bool = True) -> None:
        """Give all of the user's seats in a lobby a coach, or none.

        Raises:
            Refused: they have no seat there, or the title has no coach.

        """
        async with self._games.hold(game, Status.LOBBY) as live:
            if not has_coach(live.title):
                raise Refused("refused-no-coach", title=live.title.game.title)
            mine = self._seats(live, user)
            for x in mine:
                x.coach = Coach.SPEAKS if wanted else Coach.NONE
            await self._change(live, mine, user)

    @done_anew
    async def agree(self, game: str, user: Person, *, yes: bool) -> None:
        """Agree that others at the table have a coach, or that nobody has one, giving up one's own.

        Raises:
            Refused: they are not asked.

        """
        async with self._games.hold(game, Status.LOBBY) as live:
            mine = self._seats(live, user)
            own = any(x.coach for x in mine)
            if (own and yes) or (not own and user.id not in {x.user for x in unasked(live.info.seats)}):
                raise Refused("refused-gone")
            if not yes:
                mine = [x for x in (mine if own else live.loaded.seats) if x.coach]
                for x in mine:
                    x.coach = Coach.NONE
            else:
                for x in mine:
                    x.allows_coach = True
            await self._change(live, mine, user)

    async def silence(self, game: str, user: Person) -> None:
        """Silence the user's coach in a game."""
        await self._context.store.set_coach(game, user.id, Coach.SILENT)

    async def now(self, user: Person) -> bool | None:
        """Return whether a user's coaches speak in their games; None if they have none."""
        rows = await self._context.store.coached(user.id)
        return all(x.coach == Coach.SPEAKS for x in rows) if rows else None

    async def set_all(self, user: Person, *, speaks: bool) -> None:
        """Make the user's coaches in all their games speak, or silence them."""
        wanted = Coach.SPEAKS if speaks else Coach.SILENT
        for game in dict.fromkeys(x.game for x in await self._context.store.coached(user.id)):
            await self._context.store.set_coach(game, user.id, wanted)

    def _seats(self, live: Live, user: Person) -> list[SeatRow]:
        mine = [x for x in live.loaded.seats if x.user == user.id]
        if not mine:
            raise Refused("refused-not-seated")
        return mine

    async def _change(self, live: Live, seats: list[SeatRow], by: Person) -> None:
        now = self._context.stored_now()
        for x in live.loaded.seats:
            if x.user == by.id:
                x.pressed = now
        own = [x for x in live.loaded.seats if x.user == by.id and x not in seats]
        card = self._context.outgoing.lobby_card(live.row)
        await self._commits.change(live, seats=[*seats, *own], posts=[card], changed=self._context.now())


async def hint_part(shown: TableStand) -> Added:
    """Offer a hint on a post whose only reader is the person asked."""
    return Added(buttons=shown.live.lone_hint(shown.desk, shown.questions))
