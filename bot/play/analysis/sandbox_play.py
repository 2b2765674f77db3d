"""Playing in a sandbox: answers for all sides, dice, machine players, taking back, and plans made of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from bot.play.analysis.sandboxes import LONGEST, Now, Sandboxes, Trial, Waiting
from bot.play.context import Context
from bot.play.games import questions
from bot.play.games.loader import GameLoader
from bot.play.model.editors import Orders, orders_of
from bot.play.model.terms import Person, Refused, Status, refusing
from bot.play.surface.surfaces import Position
from bot.play.workers.pool import WorkLost
from bot.play.workers.thoughts import Thought
from engine.core.codec import pack_action, save, unpack_action
from engine.core.errors import EngineError, InvalidAction, Refusal
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Event, Seat, Secrecy, State
from engine.policies.policy import offered
from engine.policies.what_if import (
    ChosenDice,
    NeedsDie,
    Reached,
    Tried,
    WrongDie,
    again,
    question_to,
    try_move,
)

#: Maximum number of machine players' answers to one press, and of seconds for them.
RUN, RUN_SECONDS = 25, 6.0
#: Number of dice that are given at once.
MOST_DICE = 60


@dataclass(frozen=True, slots=True)
class Played:
    """A sandbox after a press: its state, why an answer was refused, which orders were left undone."""

    trial: Trial
    why: Refusal | None = None
    undone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Die:
    """A die to choose: its sides, the numbers before it, and the events until then."""

    sides: int
    before: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]


class SandboxPlay:
    """Makes moves in sandboxes. Each press is kept by itself."""

    def __init__(self, context: Context, games: GameLoader, sandboxes: Sandboxes) -> None:
        self._context, self._games, self._sandboxes = context, games, sandboxes

    async def answer(
        self, trial: Trial, seat: Seat, *, wanted: str = "", text: str = "", action: Action = None
    ) -> Played:
        """Answer for a seat: by the token of a button, typed, or as a form has made it. Machines answer then.

        Typed orders are carried out one after the other, as far as they go.
        """
        now = await self._sandboxes.now(trial)
        d = now.question(seat)
        if d is None or d.seat != seat or trial.waiting is not None:
            return Played(trial)
        if isinstance(action, Orders):
            text, action = action.text, None
        try:
            given = await asyncio.to_thread(_meant, trial, now, d, wanted, text, action)
            reached, waiting, undone = await self._tried(trial, now.state, given)
        except Refusal as why:
            return Played(trial, why)
        return Played(await self._keep(trial, reached, waiting), undone=undone)

    async def _tried(
        self, trial: Trial, state: State, given: tuple[Seat, Sequence[Action]]
    ) -> tuple[list[Reached[State]], Waiting | None, tuple[str, ...]]:
        """Carry answers of a seat out: what was reached, what waits for dice, and what was left undone."""
        seat, answers = given
        rng, game = None if trial.row.chooses else _rng(trial), trial.title.game
        reached = list[Reached[State]]()
        for i, a in enumerate(answers):
            d = question_to(state, seat)
            try:
                if d is None:
                    raise InvalidAction(str(a), "nothing is asked any more")
                action = game.read(state, d, a) if isinstance(a, str) else a
                reached.append(try_move(state, d, action, ChosenDice((), rng)))
            except NeedsDie:
                assert d is not None
                packed = pack_action(state.rules.kinds[d.kind].takes, action)
                return reached, Waiting(seat, packed), _written(answers[i + 1 :])
            except Refusal:
                if not reached:
                    raise
                own = trial.title.path_orders
                left = _written(answers[i:])
                return reached, None, () if own and all(map(own.needless, left)) else left
            state = reached[-1].state
        return reached, None, ()

    async def _keep(self, trial: Trial, reached: Sequence[Reached[State]], waiting: Waiting | None) -> Trial:
        """Keep moves that were made, then have machine players answer."""
        moves = (*trial.moves, *(x.move for x in reached))
        if len(moves) > LONGEST:
            raise Refused("refused-sandbox-long", most=LONGEST)
        kept = await self._sandboxes.change(trial, moves=moves, waiting=waiting, drafts={})
        return kept if waiting is not None else await self.go_on(kept)

    async def repeat(self, trial: Trial, move: Tried) -> Trial:
        """Make a move that was made elsewhere, with the dice it rolled there."""
        now = await self._sandboxes.now(trial)
        reached = again(now.state, move)
        return await self._sandboxes.change(
            trial, moves=(*trial.moves, reached.move), waiting=None, drafts={}
        )

    # -- dice --------------------------------------------------------------------------------------------

    async def choose_dice(self, trial: Trial, *, on: bool) -> Trial:
        """Ask its person for each die from now on, or roll the dice."""
        return await self._sandboxes.change(trial, chooses=on)

    async def die(self, trial: Trial) -> Die | None:
        """Return the die to be chosen now, or None."""
        if (w := trial.waiting) is None:
            return None
        try:
            await self._rolled(trial, w, None)
        except NeedsDie as needed:
            return Die(needed.sides, needed.before, needed.events)
        except (EngineError, WrongDie):
            return None
        return None

    async def roll(self, trial: Trial, given: Sequence[int] = (), *, rest: bool = False) -> Trial:
        """Give the next dice of the answer that waits for them; none given: roll the next, or all the `rest`.

        Raises:
            Refused: a number is not on the die.

        """
        if (w := trial.waiting) is None:
            return trial
        needed = await self.die(trial)
        rng = _rng(trial)
        dice = (
            (*w.dice, *given) if given or rest or needed is None else (*w.dice, rng.randint(1, needed.sides))
        )
        if len(dice) > MOST_DICE:
            raise Refused("refused-sandbox-dice", most=MOST_DICE)
        waiting = Waiting(w.seat, w.action, w.by, tuple(dice))
        try:
            reached = await self._rolled(trial, waiting, rng if rest else None)
        except NeedsDie:
            return await self._sandboxes.change(trial, waiting=waiting)
        except WrongDie as why:
            raise Refused("refused-sandbox-die", sides=why.sides, n=why.n) from why
        return await self._keep(trial, [reached], None)

    async def _rolled(self, trial: Trial, waiting: Waiting, rng: Random | None) -> Reached[State]:
        now = await self._sandboxes.now(trial)
        d = question_to(now.state, waiting.seat)
        if d is None:
            raise Refused("refused-stale")
        action = unpack_action(now.state.rules.kinds[d.kind].takes, waiting.action)
        return try_move(now.state, d, action, ChosenDice(waiting.dice, rng), waiting.by)

    # -- back --------------------------------------------------------------------------------------------

    async def take_back(self, trial: Trial) -> Trial:
        """Take the last own answer back, with all that machines answered then; or what waits for dice."""
        if trial.waiting is not None:
            return await self._sandboxes.change(trial, waiting=None)
        if not trial.moves:
            return trial
        return await self._sandboxes.change(trial, moves=trial.moves[: trial.last_own], drafts={})

    async def begin_again(self, trial: Trial) -> Trial:
        """Take everything back."""
        if not trial.moves and trial.waiting is None:
            return trial
        return await self._sandboxes.change(trial, moves=(), waiting=None, drafts={})

    # -- taking over -------------------------------------------------------------------------------------

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
        d = questions.asked_of(live, user, 0, seat)
        texts, count = await self._texts(trial, d.kind)
        if not texts:
            raise Refused("refused-sandbox-no-plan")
        formed = live.title.editor(d.kind) is not None
        return Own(
            game=live.row.id,
            seat=seat,
            kind=d.kind,
            decision=d.id,
            text="\n".join(texts),
            formed=formed,
            count=count,
        )

    async def _texts(self, trial: Trial, kind: str) -> tuple[list[str], int]:
        """Write the own answers from one to a question of this kind on, as typed, and count them."""
        game, own, seat = trial.title.game, trial.title.path_orders, trial.row.seat
        states, texts, count = await self._sandboxes.states(trial), list[str](), 0
        for before, move in zip(states, trial.moves, strict=False):
            d = question_to(before, move.seat)
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

    # -- machine players ---------------------------------------------------------------------------------

    async def seat_machine(self, trial: Trial, seat: Seat, level: str) -> Trial:
        """Have a machine player of a level answer for a seat; "": its person does again.

        Raises:
            Refused: there is no such seat or level, or it would be a hint in a game that has none.

        """
        game, sides = trial.title.game, trial.title.seats.sides
        if seat not in game.seats or (level and level not in game.levels):
            raise Refused("refused-malformed")
        own = bool(trial.row.seat) and sides(seat) == sides(trial.row.seat)
        if level and own and not await self._sandboxes.hints_allowed(trial):
            raise Refused("refused-sandbox-hint")
        machines = {x: y for x, y in trial.machines.items() if x != seat} | ({seat: level} if level else {})
        return await self._sandboxes.change(trial, machines=machines)

    async def go_on(self, trial: Trial) -> Trial:
        """Have machine players answer, as long as it is their turn and not too many times."""
        if trial.waiting is not None:
            return trial
        now, began, made = await self._sandboxes.now(trial), monotonic(), list[Reached[State]]()
        state, waiting = now.state, None
        while len(made) < min(RUN, LONGEST - len(trial.moves)) and monotonic() - began < RUN_SECONDS:
            d = next((x for x in pending(state) if x.seat in trial.machines), None)
            if d is None:
                break
            level = trial.machines[d.seat]
            action, dice = await self._thought(trial, state, d, level, len(made))
            try:
                made.append(try_move(state, d, action, dice, level))
            except NeedsDie:
                waiting = Waiting(d.seat, pack_action(state.rules.kinds[d.kind].takes, action), level)
                break
            state = made[-1].state
        if not made and waiting is None:
            return trial
        moves = (*trial.moves, *(x.move for x in made))
        return await self._sandboxes.change(trial, moves=moves, waiting=waiting)

    async def _thought(
        self, trial: Trial, state: State, decision: Decision, level: str, n: int
    ) -> tuple[Action, ChosenDice]:
        """Have a machine player think, in another process."""
        rng, game = Random(f"{trial.row.seed}:{trial.row.version}:{n}"), trial.title.game
        thought = Thought(game, save(state), decision, offered(game, level), rng.getrandbits(64))
        with refusing(WorkLost, "refused-busy"):
            given = await self._context.thinkers.think(f"sandbox {trial.row.id}", thought, yields=False)
        return given.action, ChosenDice((), None if trial.row.chooses else rng)


def _meant(
    trial: Trial, now: Now, decision: Decision, wanted: str, text: str, action: Action
) -> tuple[Seat, Sequence[Action]]:
    """Return the user's answers: actions, or texts that are read when their turn comes.

    Raises:
        Refusal: they cannot be read.

    """
    if wanted:
        action = Position(trial.title, now.state, decision.seat, decision).meant(wanted)
    if action is not None:
        return decision.seat, (action,)
    if not text:
        raise InvalidAction(text, "nothing is given")
    game = trial.title.game
    if now.state.rules.kinds[decision.kind].options is None:
        return decision.seat, (game.read(now.state, decision, text),)
    steps = [
        x for order in orders_of(trial.title.path_orders, game, now.state, decision, text) for x in order
    ]
    return decision.seat, steps


def _written(answers: Sequence[Action]) -> tuple[str, ...]:
    return tuple(x for x in answers if isinstance(x, str))


def _rng(trial: Trial) -> Random:
    """Return dice of a sandbox's own: other ones after each change, and the same for the same press."""
    return Random(f"{trial.row.seed}:{trial.row.version}")


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
