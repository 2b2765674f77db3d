"""What one person may see of a game: their view, a game that is over, its brief, suggestions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bot.play.games import cards, questions
from bot.play.games.cards import LABEL, MOST_BUTTONS, Desk
from bot.play.games.live import Drawing, Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import AHEAD, Verb, make
from bot.play.model.editors import foresee
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Open, OpenQuestion, Person, PlayerView, Receipt, Refused, Status, Suggestion
from bot.play.model.title import Lookup
from bot.play.queries.inbox import policy_named
from bot.play.surface.coach import speaks
from bot.store.models import PATH, PREPARED
from engine.core.codec import pack_action, token
from engine.core.errors import Refusal
from engine.core.flow import options, pending, pending_answers
from engine.core.rules import Decision, Seat
from engine.policies.preview import parts_of
from render.core.text import Words
from render.page.moments import OPEN


class PlayerViews:
    """Puts together what a person may see of a game and its brief, and completes what they may answer."""

    def __init__(self, wording: Wording, games: GameLoader, drawing: Drawing) -> None:
        self._wording, self._games, self._drawing = wording, games, drawing

    async def look(self, game: str, user: Person) -> PlayerView:
        """Return everything this user may see."""
        live = await self._games.load(game)
        return self.sight(live, user, await self._wording.words_for(user, live))

    async def look_after(self, done: Receipt, user: Person) -> PlayerView:
        """Return what this user may see after an answer of theirs, but not their next answers."""
        live = done.live or await self._games.load(done.game)
        return self.sight(live, user, await self._wording.words_for(user, live), listed=False)

    def sight(self, live: Live, user: Person, say: Words, *, listed: bool = True) -> PlayerView:
        """Return everything a person may see of a loaded game."""
        seat = self.eyes(live, user)
        names = self._wording.names(live, say)
        if live.state is None:
            return PlayerView(
                game=live.info,
                seat=seat,
                view=None,
                asked=(),
                held=(),
                headline=say("headline-lobby"),
                hand="",
                undo="",
                names=names,
            )
        view, look = live.title.game.view(live.state, seat), live.title.look
        mine = live.info.seats_of(user.id)
        kept = [d for d in pending_answers(live.state) if d.seat in mine]
        return PlayerView(
            game=live.info,
            seat=seat,
            view=view,
            asked=self.open_to(live, user, say, listed=listed),
            held=tuple(self.about(live, d, say, listed=False) for d in kept),
            headline=look.headline(view, names, say),
            hand=look.hand(view, say) if seat else "",
            undo=self._undo_now(live, seat),
            names=names,
        )

    def eyes(self, live: Live, user: Person | None) -> Seat | None:
        """Return the seat whose view a user is shown; None for those who only look on."""
        mine = live.info.seats_of(user.id) if user else ()
        return live.title.seats.eyes(mine) if mine else None

    def _undo_now(self, live: Live, seat: Seat | None) -> Literal["", "free", "consent"]:
        if seat is None or live.row.status != "playing" or live.row.n < 1:
            return ""
        return "free" if live.row.floor_seat == seat and live.row.floor < live.row.n else "consent"

    def open_to(
        self, live: Live, user: Person, say: Words, *, listed: bool = True
    ) -> tuple[OpenQuestion, ...]:
        """List the questions open to a person, with their answers unless not `listed`."""
        seats = {x.seat for x in live.info.seats if x.user == user.id}
        if live.row.status != "playing" or live.state is None:
            return ()
        return tuple(self.about(live, d, say, listed=listed) for d in pending(live.state) if d.seat in seats)

    def about(self, live: Live, decision: Decision, say: Words, *, listed: bool) -> OpenQuestion:
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
        return OpenQuestion(
            decision=decision.id,
            seat=decision.seat,
            kind=decision.kind,
            question=question,
            case=kind.case,
            options=made,
            policies=kind.policies,
            policy=left,
            left=named,
            formed=formed,
            coached=coached,
        )

    async def standings(self, game: str, user: Person) -> list[tuple[str, str]]:
        """List the standing answers this user has left, as (kind, policy in words)."""
        live = await self._games.load(game)
        questions.seat_of(live, user)
        mine, say = live.info.seats_of(user.id), await self._wording.words_for(user, live)
        return [
            (x.kind, policy_named(live.title, x.kind, x.policy, say))
            for x in live.loaded.standing
            if x.seat in mine and x.kind != PATH and not x.kind.startswith(PREPARED)
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
            tuple(cards.option(desk, *x) for x in _chosen(live)) if lobby else (),
            tuple(x for x in (cards.house_rules(desk, live.setup), sealed) if x),
            live.title.look.headline(view, names, say) if view is not None else "",
        )

    async def suggest(self, game: str, user: Person, text: str, limit: int = 25) -> list[Suggestion]:
        """Complete a typed answer with legal ones: first those that begin with it."""
        live = await _with_question(await self._games.load(game), user)
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

    async def study(self, game: str, user: Person, name: str, about: str = "") -> Post:
        """Lay out a reference page with a picture as the reader's seat sees it.

        Raises:
            Refused: it has not begun, or its title has no such page.

        """
        live = await self._games.begun(game)
        if name not in live.title.pages.lookups:
            raise Refused("refused-no-act")
        title, say, seat = (
            live.title,
            await self._wording.words_for(user, live),
            self.eyes(live, user),
        )
        view = title.game.view(live.state, seat)
        leaf = title.pages.lookups[name](Lookup(live.state, view, seat, about, say))
        image = None
        if leaf.pictured:
            stem = f"{name}-{live.row.title}"
            image = await self._drawing.draw(live, view, say, stem, user, lit=leaf.lit, framing=leaf.framing)
        desk = Desk(live.info, title, say)
        rows = cards.with_info(desk, leaf.rows)
        return Post(title=desk.heading(), text=leaf.lines, rows=rows, image=image)

    async def title_page(self, game: str, user: Person, name: str) -> Post:
        """Lay out one of the title's public pages, worked out from the game's current state.

        Raises:
            Refused: it has not begun, or its title has no such page.

        """
        live = await self._games.load(game)
        if name not in live.title.pages.public:
            raise Refused("refused-no-act")
        if live.state is None:
            raise Refused("refused-lobby")
        desk = Desk(live.info, live.title, await self._wording.words_for(user, live))
        lines = live.title.pages.public[name](live.state, desk.say)
        return Post(title=desk.heading(), text=tuple(lines), rows=cards.with_info(desk, ()))


async def _with_question(live: Live, user: Person) -> Live:
    """Return a game as it is or, for a player who is not asked, as it may be when they are asked next."""
    mine = live.info.seats_of(user.id)
    if live.row.status != Status.PLAYING or not mine or any(d.seat in mine for d in pending(live.state)):
        return live
    try:
        return (await questions.asked_or_ahead(live, user, AHEAD, mine[0]))[0]
    except Refused:
        return live


def _chosen(live: Live) -> list[tuple[str, str]]:
    """Return the options of a lobby that are not as they usually are."""
    usual = {o.name: o.usual for o in live.title.game.options}
    return [(name, x) for name, x in live.info.options.items() if x != usual.get(name)]


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
    """What a game is about, as its reader may know. `options` are those chosen in a lobby."""

    about: tuple[str, ...]
    options: tuple[str, ...]
    small: tuple[str, ...]
    headline: str
