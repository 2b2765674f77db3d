"""Moves in a sandbox as answers for the person's game: their own answers, as typed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.terms import Person, Refused, Status
from bot.play.sandbox.lines import Lines
from bot.play.sandbox.sandboxes import Trial
from engine.core.codec import unpack_action
from engine.core.rules import Secrecy
from engine.policies.what_if import asked


@dataclass(frozen=True, slots=True)
class Own:
    """The person's own answers, as typed: their question in the game, and whether in a form."""

    game: str
    seat: str
    kind: str
    decision: int
    text: str
    formed: bool
    count: int


class TakingOver:
    """Finds what of a sandbox can be given in its game now."""

    def __init__(self, games: GameLoader, questions: Questions, lines: Lines) -> None:
        self._games, self._questions, self._lines = games, questions, lines

    async def own(self, trial: Trial, user: Person) -> Own:
        """Return the person's first answers for their seat, up to another side's answer.

        If the title's plans cannot continue past dice, only those up to a roll. Whether they are legal in
        the game is judged there.

        Raises:
            Refused: they are not asked there now, or asked something else; or they gave no answer.

        """
        live = await self._games.load(trial.row.game, Status.PLAYING)
        seat = trial.row.seat
        if live.info.users.get(seat) != user.id:
            raise Refused("refused-sandbox-not-yours")
        d = self._questions.asked(live, user, 0, seat)
        texts, count = await self._texts(trial, d.kind)
        if not texts:
            raise Refused("refused-sandbox-no-plan")
        formed = live.title.editor(d.kind) is not None
        return Own(live.row.id, seat, d.kind, d.id, "\n".join(texts), formed, count)

    async def _texts(self, trial: Trial, kind: str) -> tuple[list[str], int]:
        """Write the own answers from one to a question of this kind on, as typed, and count them."""
        game, own, seat = trial.title.game, trial.title.path_orders, trial.row.seat
        states, texts, count = await self._lines.states(trial), list[str](), 0
        for before, move in zip(states, trial.moves, strict=False):
            d = asked(before, move.seat)
            if d is None or move.seat != seat:
                if texts:
                    break
                continue
            k = before.rules.kinds[d.kind]
            if not texts and d.kind != kind:
                raise Refused("refused-sandbox-elsewhere")
            if texts and (
                k.secrecy is not Secrecy.OPEN or (own and own.stretch(before) != own.stretch(states[0]))
            ):
                break
            if texts and trial.title.editor(kind) is not None and trial.title.editor(d.kind) is None:
                break
            text = game.write(unpack_action(k.takes, move.action))
            if own and texts and own.goes_on(d.kind):
                texts[-1] += "" if own.needless(text) else f" {text}"
            else:
                texts.append(text)
            count += 1
            if k.options is None or (move.rolls and not own):
                break
        return texts, count
