"""A question that is open: whose it is, what was meant by an answer, and drafts and texts of answers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.model.editors import LONGEST_SHEET, LONGEST_TEXT, orders_of
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Draft
from engine.core.codec import canonical, pack_action, token, unpack_action
from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.flow import faults, find, options, others, pending, status
from engine.core.rules import Action, Decision, Seat, State
from engine.policies.preview import Steps, parts_of
from render.core.text import Words

#: Stands for a question's number when a form answers no question.
UNASKED = 0


class Questions:
    """Finds the question and the answer that a person means by a seat, number, token or text."""

    def __init__(
        self,
        context: Context,
    ) -> None:
        self._context = context

    def seat(self, live: Live, user: Person, seat: Seat = "") -> Seat:
        """Return the seat a user acts for.

        Raises:
            Refused: they have none, or not this one.

        """
        mine = [x.seat for x in live.info.seats if x.user == user.id]
        if not mine:
            raise Refused("refused-not-seated")
        if seat and seat not in mine:
            raise Refused("refused-other-seat")
        return seat or mine[0]

    def asked(self, live: Live, user: Person, decision: int, seat: Seat) -> Decision:
        """Find the question meant.

        Raises:
            Refused: this user has no seat, or nothing is asked of them.
            Refusal: the question is stale, or another's.

        """
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        self.seat(live, user, seat)
        if decision:
            return find(live.state, seat or self.seat(live, user), decision)
        for d in pending(live.state):
            if d.seat == seat or (not seat and d.seat in mine):
                return d
        if status(live.state).seats:
            raise others(live.state)
        raise Refused("refused-not-asked")

    def readable(self, live: Live, user: Person, first: Decision, text: str) -> Decision:
        """Find the question to one of a person's seats that a text answers; the first if none, or no text."""
        mine = live.info.seats_of(user.id)
        if not text or len(mine) < 2:
            return first
        for d in (x for x in pending(live.state) if x.seat in mine):
            try:
                live.title.game.read(live.state, d, text)
            except Refusal:
                continue
            return d
        return first

    async def meant(
        self, live: Live, decision: Decision, *, token: str = "", text: str = "", action: Action = None
    ) -> tuple[Action, tuple[Steps, ...]]:
        """Turn the input into an action, with the steps to follow it; those of the order begun come first.

        Raises:
            Refused: the token names no answer that is open now.
            Refusal: the text cannot be read.

        """
        game, kind = live.title.game, live.state.rules.kinds[decision.kind]
        if token:
            return await self.by_token(live, decision, token)
        if text and kind.options is None and not self._several(live, decision, text):
            if len(text) > LONGEST_SHEET:
                raise Refused("refused-long", most=LONGEST_SHEET)
            return game.read(live.state, decision, text), ()
        if text:
            own = live.title.path_orders
            one = own is None and len(text) <= LONGEST_TEXT and not {";", "\n"} & {*text}
            orders = ((text.strip(),),) if one else orders_of(own, game, live.state, decision, text)
            return _begun(game, live.state, decision, orders)
        if action is None:
            raise Refused("refused-nothing")
        return unpack_action(kind.takes, action), ()

    def _several(self, live: Live, decision: Decision, text: str) -> bool:
        """Return whether a text gives several answers where none of them is listed."""
        return decision.kind in live.title.questions.steps and len(parts_of(text)) > 1

    async def by_token(self, live: Live, decision: Decision, wanted: str) -> tuple[Action, tuple[Steps, ...]]:
        """Find the answer that a button names, on the list or among the drafts.

        Raises:
            Refused: it names nothing that is open now.

        """
        takes = live.state.rules.kinds[decision.kind].takes
        for a in options(live.state, decision) or ():
            if token(pack_action(takes, a)) == wanted:
                return a, ()
        holder = live.info.users.get(decision.seat, 0)
        kept = await self._context.store.draft(live.row.id, decision.seat, decision.id, holder)
        if kept is None or token(json.loads(kept.action)) != wanted:
            raise Refused("refused-gone")
        found = json.loads(kept.action)
        if isinstance(found, list):  # orders, as they were typed
            orders = tuple((x,) if isinstance(x, str) else tuple(x) for x in found)
            return _begun(live.title.game, live.state, decision, orders)
        return unpack_action(takes, found), ()


def _begun(
    game: Game[Any], state: State, decision: Decision, orders: Sequence[Steps]
) -> tuple[Action, tuple[Steps, ...]]:
    """Read the first step of orders; the rest of its order, even if empty, precedes the other orders."""
    begun, later = (orders[0], orders[1:]) if orders and orders[0] else (("",), ())
    return game.read(state, decision, begun[0]), (begun[1:], *later)


class Drafts:
    """Keeps an answer until it is confirmed."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
    ) -> None:
        self._context, self._wording, self._games, self._questions = context, wording, games, questions

    async def keep(self, live: Live, decision: Decision, action: Action, orders: Sequence[Steps] = ()) -> str:
        """Keep an answer, or orders of several steps, not given yet; give its token."""
        kept = [list(x) for x in orders] or pack_action(live.state.rules.kinds[decision.kind].takes, action)
        row = Draft(
            game=live.row.id,
            seat=decision.seat,
            decision=decision.id,
            user=live.info.users.get(decision.seat, 0),
            action=canonical(kept),
            at=self._context.now(),
        )
        await self._context.store.set_draft(row)
        return token(kept)

    async def save(self, game: str, user: Person, decision: int, seat: Seat, action: Action) -> list[str]:
        """Keep the draft of a form, and return what is still wrong with it, in words."""
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, decision, seat)
        a = unpack_action(live.state.rules.kinds[d.kind].takes, action)
        await self.keep(live, d, a)
        say = await self._wording.words_for(user, live)
        return [live.title.look.refusal(f, say) for f in faults(live.state, d, a)]

    async def get(self, game: str, user: Person, decision: int, seat: Seat) -> Action:
        """Return the form kept for a question; None when there is none."""
        live = await self._games.load(game)
        mine = self._questions.seat(live, user, seat)
        kept = await self._context.store.draft(game, mine, decision, user.id)
        return json.loads(kept.action) if kept else None


#: Seconds for which a text is kept; maximum number of texts of one person, and of people.
LASTS, MOST, PEOPLE = 3600, 6, 2000


@dataclass(frozen=True, slots=True)
class TypedText:
    """What a user typed into a form, which its custom id names, and why it was refused.

    `fields`: the form's fields by their ids. Text typed with a command belongs to the form that would have
    taken it.
    """

    form: CustomId
    fields: Mapping[str, str]
    why: str = ""

    @property
    def longest(self) -> str:
        """Return the longest of the texts."""
        return max(self.fields.values(), key=len, default="")


class TypedTexts:
    """Keeps what people typed. It may be secret: only its author can open it, and only in its game."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kept: dict[int, dict[str, tuple[int, TypedText]]] = {}

    def button(self, user: int, text: TypedText, say: Words) -> Button:
        """Keep a text, and return the button that opens its form again, filled in."""
        name, now = secrets.token_hex(8), self._context.now()
        every = {
            who: {n: x for n, x in texts.items() if now - x[0] <= LASTS} for who, texts in self._kept.items()
        }
        mine = every.pop(user, {})
        every[user] = dict([*mine.items(), (name, (now, text))][-MOST:])  # to the end: the oldest are dropped
        self._kept = dict([(who, texts) for who, texts in every.items() if texts][-PEOPLE:])
        return Button(say("button-correct"), make(Verb.FORM, text.form.game, "correct", name), Tone.MAIN)

    def find(self, user: int, game: str, name: str) -> TypedText:
        """Return a text that this user typed in a game.

        Raises:
            Refused: it is no longer kept, or was typed in another game or by somebody else.

        """
        at, text = self._kept.get(user, {}).get(name, (0, None))
        if text is None or text.form.game != game or self._context.now() - at > LASTS:
            raise Refused("refused-typed-gone")
        return text

    def forget(self, user: int) -> None:
        """Drop everything that a user typed."""
        self._kept.pop(user, None)
