"""What one person may see of a game: their view, a game that is over, its brief, suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import LABEL, MOST_BUTTONS, Desk
from bot.play.games.live import Drawing, Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.custom_ids import Verb, make
from bot.play.model.editors import foresee
from bot.play.model.ports import Button, Image
from bot.play.model.terms import Asked, Done, Open, Person, PlayerView, Refused, Status, Suggestion
from bot.play.queries.inbox import policy_named
from bot.play.surface.coach import speaks
from bot.store.models import PATH
from engine.core.codec import pack_action, token
from engine.core.contract import Setup, View
from engine.core.dice import RandomDice
from engine.core.errors import BadData, BadSetup, Refusal
from engine.core.flow import held, options, pending
from engine.core.rules import Decision, Seat
from engine.policies.preview import parts_of
from render.core.text import Words
from render.page.moments import OPEN


class PlayerViews:
    """Puts together what a person may see of a game and its brief, and completes what they may answer."""

    def __init__(self, wording: Wording, games: GameLoader, questions: Questions) -> None:
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

    def about(self, live: Live, decision: Decision, say: Words, *, listed: bool) -> Asked:
        """Describe a question as its seat may see it."""
        kind, look = live.state.rules.kinds[decision.kind], live.title.look
        view = live.title.game.view(live.state, decision.seat)
        actions = options(live.state, decision) if listed else ()
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
        left = next(
            (x.policy for x in live.loaded.standing if (x.seat, x.kind) == (decision.seat, decision.kind)), ""
        )
        question = look.question(decision.kind, view, say)
        named = policy_named(live.title, decision.kind, left, say) if left else ""
        formed = decision.kind in live.title.forms
        coached = speaks(live, decision)
        return Asked(
            decision.id,
            decision.seat,
            decision.kind,
            question,
            kind.case,
            made,
            kind.policies,
            left,
            named,
            formed,
            coached,
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

    async def brief(self, game: str, user: Person) -> Brief:
        """Say what this user may know of what a game is about."""
        live = await self._games.load(game)
        say = await self._wording.words_for(user, live)
        desk, names = replace(self._wording.desk(live), say=say), self._wording.names(live, say)
        seat = self.eyes(live, user)
        view = live.title.game.view(live.state, seat) if live.state is not None else None
        about = cards.briefing(desk, live.setup, view)
        lobby = live.info.status is Status.LOBBY
        sealed = say("begun-dice", commitment=live.row.commitment) if lobby else ""
        return Brief(
            (
                cards.story(desk, about),
                "\n".join(cards.objectives(desk, about, names, progress=view is not None)),
                cards.length(desk, about),
            ),
            tuple(cards.option(desk, *x) for x in live.info.options.items()) if lobby else (),
            tuple(x for x in (cards.house_rules(desk, live.setup), sealed) if x),
            live.title.look.headline(view, names, say) if view is not None else "",
        )

    async def suggest(self, game: str, user: Person, text: str, limit: int = 25) -> list[Suggestion]:
        """Complete a typed answer with legal ones: first those that begin with it."""
        live = await self._games.load(game)
        say = await self._wording.words_for(user, live)
        before, _, last = text.rpartition(";")
        want, before = " ".join(last.casefold().split()), f"{before.strip()}; " if before.strip() else ""
        found = [*self._legal(live, user, say, before), *self._unasked(live, user, say, before)]
        inside = [x for x in found if want in x.text.casefold() or want in x.label.casefold()]
        inside.sort(key=lambda x: not x.text.casefold().startswith(want))
        listed = [
            Suggestion(before + (x.text if x.text == x.label else f"{x.text}: {x.label}"), before + x.text)
            for x in inside[:limit]
        ]
        return [*listed, *self._orders(live, user, text, say)][:limit]

    def _legal(self, live: Live, user: Person, say: Words, before: str) -> list[Suggestion]:
        """List what may be answered: to the open questions, or after answers that are typed `before`."""
        if live.state is None or live.row.status != Status.PLAYING:
            return []
        mine, state = live.info.seats_of(user.id), live.state
        for d in [x for x in pending(state) if x.seat in mine][:1] if before else ():
            if live.title.forms and d.kind not in live.title.questions.steps:
                break
            parts = parts_of(before)
            try:
                first = live.title.game.read(state, d, parts[0])
                state = foresee(live.title.game, state, d, first, parts[1:], Random()).seen.state
            except Refusal:
                return []
        found = list[Suggestion]()
        look, own = live.title.look, live.title.questions.legal
        for d in [x for x in pending(state) if x.seat in mine]:
            listed, view = options(state, d), live.title.game.view(state, d.seat)
            if d.kind in own:
                found += [Suggestion(label, x) for label, x in own[d.kind](state, d, say)]
            for a in listed or ():
                found.append(Suggestion(look.label(a, view, say), live.title.game.write(a)))
        return found

    def _unasked(self, live: Live, user: Person, say: Words, before: str) -> list[Suggestion]:
        """List what may be done unasked, typed alone."""
        if before or live.state is None or live.row.status != Status.PLAYING:
            return []
        view = live.title.game.view(live.state, self.eyes(live, user))
        ways = live.title.unasked.values()
        return [
            Suggestion(label, x) for way in ways for label, x in way.offers(live.info, view, user.id, say)
        ]

    def _orders(self, live: Live, user: Person, text: str, say: Words) -> list[Suggestion]:
        """Complete an order of several steps."""
        seats, orders = {x.seat for x in live.info.seats if x.user == user.id}, live.title.path_orders
        if orders is None or live.state is None or live.row.status != "playing" or not text.strip():
            return []
        found = [
            x
            for d in pending(live.state)
            if d.seat in seats
            for x in orders.complete(live.title.game, live.state, d, text, say)
        ]
        return [Suggestion(f"{order}: {leads}", order) for order, leads in found]


def opened(live: Live) -> bool:
    """Return whether all secrets of a game, if it has any, are open to everybody who may see it."""
    return live.info.status.ended and live.title.secrets


def seat_of(live: Live, eyes: str) -> Seat | None:
    """Return the seat through whose eyes an ended game is viewed; None for all at once.

    Raises:
        Refused: there is no such seat.

    """
    if eyes != OPEN and live.info.seat(eyes) is None:
        raise Refused("refused-no-seat")
    return None if eyes == OPEN else eyes


def knew(desk: Desk, eyes: str, *, throughout: bool = False) -> str:
    """Say whose knowledge is shown of an ended game: at its end, or of all that happened, `throughout`."""
    if eyes == OPEN:
        return desk.say("look-open")
    return desk.say("look-saw" if throughout else "look-knew", name=desk.title.look.side(eyes, desk.say))


def eyes_buttons(desk: Desk, eyes: str, verb: Verb, *args: str) -> Iterator[Button]:
    """Return the ways to look at an ended game: with all secrets open, and as each side knew it.

    Each is a button of this verb, with the eyes after its other arguments.
    """
    say, sides, seats = desk.say, desk.title.seats.sides, {x.seat for x in desk.info.seats}
    first = {sides(x): x for x in reversed(desk.title.game.seats) if x in seats}
    choices = {OPEN: say("button-eyes-open")}
    for x in sorted(first.values(), key=desk.title.game.seats.index):
        choices[x] = say("button-eyes", name=desk.title.look.side(x, say))
    for x, label in [*choices.items()][:MOST_BUTTONS]:
        yield Button(desk.cut(label, LABEL), make(verb, desk.info.id, *args, x), disabled=x == eyes)


def mono(text: str) -> str:
    """Put a text into a code block; names in it cannot end the block."""
    return "```\n" + text.replace("`", "'") + "\n```"


@dataclass(frozen=True, slots=True)
class Brief:
    """What a game is about, as its reader may know. `options` are all that were chosen, in a lobby."""

    about: tuple[str, ...]
    options: tuple[str, ...]
    small: tuple[str, ...]
    headline: str


@dataclass(frozen=True, slots=True)
class TablePreview:
    """A table as it would be laid: what a seat, or with None all, would see of it, and its picture."""

    view: View
    image: Image | None
    seats: tuple[Seat, ...]


class TablePreviews:
    """Lays out a table that is not open yet, to be looked at."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        drawing: Drawing,
    ) -> None:
        self._context, self._wording, self._games, self._drawing = context, wording, games, drawing

    async def sketch(
        self,
        title: str,
        user: Person,
        guild: int = 0,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        seat: Seat | None = None,
    ) -> TablePreview:
        """Lay a table out without opening it, and draw what a seat would see of it.

        Raises:
            Refused: it cannot be played; the file, the key and the reason are named.

        """
        offered, say = self._context.titles[title], await self._wording.words_for(user)
        setup = Setup(title, scenario, dict(options or {}), dict(files or {}))
        try:
            state = offered.game.new(setup, RandomDice(Random())).state
        except (BadSetup, BadData) as why:
            raise Refused("refused-setup", why=str(why)) from why
        view = offered.game.view(state, seat)
        names = {x: offered.look.side(x, say) for x in offered.game.seats}
        theme = (await self._wording.preference(user.id)).theme or (
            await self._context.store.guild(guild)
        ).theme
        scene = offered.look.scene(
            self._drawing.picture(view, say, names, framing="whole", theme=theme or self._context.theme)
        )
        return TablePreview(
            view, await self._drawing.image(scene, f"{title}-sketch"), tuple(offered.game.seated(setup))
        )

    async def files(self, game: str) -> dict[str, str]:
        """Return the files that a table was opened with."""
        return dict((await self._games.load(game, look=False)).setup.files)
