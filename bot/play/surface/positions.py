"""A position outside a game: its question and answers as a real game has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.model import ports
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.ports import Rows
from bot.play.model.terms import GameInfo, Refused, Status
from bot.play.model.title import Title, narrow_down
from engine.core.codec import pack_action, token
from engine.core.contract import View
from engine.core.errors import Refusal
from engine.core.flow import options
from engine.core.rules import Action, Decision, Seat, Secrecy, State
from render.core.text import Words


def nobodys(title: str) -> GameInfo:
    """Return a placeholder for the game that a position does not have."""
    return GameInfo(NOWHERE, title, "", ports.Place(), 0, Status.PLAYING, 0, ())


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the seat that looks at it, and its open question or None."""

    title: Title
    state: State
    seat: Seat
    asked: Decision | None

    @property
    def view(self) -> View:
        """Return the seat's view; what all may see for no seat."""
        game = self.title.game
        return game.view(self.state, self.seat) if self.seat else game.open_view(self.state)

    @property
    def listed(self) -> Sequence[Action] | None:
        """Return all answers; None where they cannot be listed."""
        return options(self.state, self.asked) if self.asked is not None else None

    def desk(self, say: Words) -> Desk:
        """Return the desk for cards about it."""
        return Desk(nobodys(self.title.game.id), self.title, say)

    def only(self, prefix: Sequence[str]) -> str:
        """Return the token of the one answer that a prefix leaves; "" where it leaves several, or none."""
        listed, d = self.listed, self.asked
        if listed is None or d is None or not prefix:
            return ""
        rung = narrow_down(self.title.ladders.get(d.kind), listed, prefix)
        if rung is None or rung.facet is not None or len(rung.leaves) != 1:
            return ""
        return token(pack_action(self.state.rules.kinds[d.kind].takes, rung.leaves[0]))

    def drawable(self, answers: Sequence[str]) -> tuple[Action, ...]:
        """Return answers that a picture can show all at once: those of a form that are about one place each.

        None where any is not, or cannot be read.
        """
        game, explains = self.title.game, self.title.game.explainer()
        if self.asked is None or self.listed is not None or explains is None:
            return ()
        try:
            meant = tuple(game.read(self.state, self.asked, x) for x in answers)
        except Refusal:
            return ()
        one = all(len(explains.places(self.state, self.asked, a)) <= 1 for a in meant)
        return meant if one else ()

    def about(self, answer: str) -> tuple[tuple[str, str], ...]:
        """Return the subject of an answer as marks in a picture; none if it cannot be shown."""
        game, explains = self.title.game, self.title.game.explainer()
        if self.asked is None or explains is None:
            return ()
        try:
            return tuple(explains.places(self.state, self.asked, game.read(self.state, self.asked, answer)))
        except Refusal:
            return ()

    def meant(self, wanted: str) -> Action:
        """Return the listed answer that a token names; None where it names none."""
        if (listed := self.listed) is None or self.asked is None:
            return None
        takes = self.state.rules.kinds[self.asked.kind].takes
        return next((a for a in listed if token(pack_action(takes, a)) == wanted), None)

    def choices(self, say: Words, prefix: Sequence[str] = (), page: int = 0) -> tuple[str, Rows]:
        """Lay out the question and the listed answers, narrowed by a prefix, as a real game does.

        Raises:
            Refused: the prefix fits nothing.

        """
        desk, d, listed, view = self.desk(say), self.asked, self.listed, self.view
        assert d is not None
        assert listed is not None
        laid = cards.choice_rows(desk, d, listed, view, prefix, page)
        if laid is None:
            raise Refused("refused-gone")
        meaning = cards.details(desk, d, listed, view, prefix)
        hand = self.title.look.hand(view, say) if _from_hand(self.state, d) and len(listed) > 1 else ""
        return "\n".join(x for x in (hand, laid[0], meaning) if x), laid[1]


def _from_hand(state: State, d: Decision) -> bool:
    """Return whether what may be answered hangs on what only this seat knows."""
    kind = state.rules.kinds[d.kind]
    return kind.public is not None or kind.secrecy is not Secrecy.OPEN
