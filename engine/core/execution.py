"""Running the rules on a state in place: what a step may do, and the loop that runs steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic

from engine.core.codec import pack_action
from engine.core.dice import Dice
from engine.core.errors import RulesBug
from engine.core.hidden import hidden
from engine.core.rules import (
    END,
    EVERYONE,
    Action,
    Decision,
    Event,
    Frame,
    Held,
    Outcome,
    S,
    Seat,
    Secrecy,
    Step,
)
from engine.core.types.frozen import replace


class Execution(Generic[S]):
    """Runs the rules on a state, in place. Steps act through it: `s` is the state, `got` has answers by seat.

    `apply` uses a fork for one answer; playouts keep one for a whole game, with `quiet=True` to record no
    events. `final` becomes true once something has been rolled, whispered or revealed: nobody may undo past
    that without consent.
    """

    __slots__ = (
        "called",
        "dice",
        "drawing",
        "due",
        "events",
        "final",
        "frame",
        "fresh",
        "got",
        "next",
        "quiet",
        "rolled",
        "s",
        "tail",
    )

    def __init__(self, state: S, dice: Dice, *, quiet: bool = False) -> None:
        self.s, self.dice, self.quiet = state, dice, quiet
        self.events: list[Event] = []
        self.final = False
        self.frame: Frame | None = None
        self.called, self.next = False, ""
        self.got: dict[Seat, Action] = {}
        self.due: list[Frame] = []
        self.fresh = False  # the top question was covered, or the board changed: check it again
        self.rolled = self.tail = False
        self.drawing = False  # what is awaited of the dice is a card or a counter, not a roll

    # -- what a step may do ------------------------------------------------------------------------------

    def tell(self, kind: str, case: str, /, **facts: object) -> None:
        """Record an event that everybody may know."""
        if not self.quiet:
            self.events.append(Event(kind, case, facts))

    def whisper(self, to: Sequence[Seat], kind: str, case: str, /, **facts: object) -> None:
        """Record an event that only some seats may know."""
        if not self.quiet:
            self.events.append(Event(kind, case, facts, tuple(to)))
        self.final = True

    def deal(self, field: str, case: str, seat: Seat, value: tuple[object, ...]) -> None:
        """Give a seat what lies by it in a field marked as `Hidden`, and whisper it: the event `field`.

        Raises:
            RulesBug: the field is not marked.

        """
        if field not in hidden(type(self.s)):
            raise RulesBug(f"{field} is dealt in secret, but is no hidden field")
        getattr(self.s, field)[seat] = value
        self.whisper((seat,), field, case, seat=seat, hand=list(value))

    def reveal(self, kind: str, case: str, /, **facts: object) -> None:
        """Record an event that makes hidden facts known to everybody."""
        self.tell(kind, case, **facts)
        self.final = True

    def roll(self, case: str, sides: int = 6, /, **why: object) -> int:
        """Roll one die in the open.

        Raises:
            RulesBug: the step has already called a procedure.

        """
        return self._number(case, sides, EVERYONE, why)

    def roll_for(self, to: Sequence[Seat], case: str, sides: int, /, **why: object) -> int:
        """Roll so that only some seats learn the result, as in a hidden test.

        Raises:
            RulesBug: the step has already asked, or called a procedure.

        """
        return self._number(case, sides, tuple(to), why)

    def draw(self, to: Sequence[Seat], case: str, most: int, /, **why: object) -> int:
        """Draw one of so many cards or counters, which only some seats learn; `EVERYONE` for all.

        Raises:
            RulesBug: the step has already asked, or called a procedure.

        """
        self.drawing = True
        n = self._number(case, most, tuple(to), why)
        self.drawing = False
        return n

    def _number(self, case: str, sides: int, to: tuple[Seat, ...], why: Mapping[str, object]) -> int:
        if self.called or (self.frame and self.frame.wait):
            raise RulesBug(f"roll after ask or call; make it the next step: {self.frame}")
        self.final = self.rolled = True
        n = self.dice.d(sides)
        if not self.quiet:
            self.events.append(Event("rolled", case, {"n": n, "sides": sides, **why}, to))
        return n

    def throw(self, count: int, sides: int = 6) -> list[int]:
        """Roll many dice that the same step reports in one event: a volley is one event, not hundreds.

        Raises:
            RulesBug: the step has already asked, or called a procedure.

        """
        if self.called or (self.frame and self.frame.wait):
            raise RulesBug(f"roll after ask or call; make it the next step: {self.frame}")
        self.final = self.rolled = True
        d = self.dice.d
        return [d(sides) for _ in range(count)]

    def ask(self, seat: Seat, kind: str) -> None:
        """Ask a seat a question. The next step runs when everybody who was asked has answered.

        Raises:
            RulesBug: this step has already called or rolled, asks twice, or there is no legal answer.

        """
        f, s = self.frame, self.s
        if f is None or self.called or self.rolled:
            raise RulesBug(f"ask after call or roll; make it the next step: {f}")
        for d in f.asks:
            if d.seat == seat:
                raise RulesBug(f"{seat} has a question in this procedure already: {d.kind}, {kind}")
        if not self.quiet:
            k = s.rules.kinds[kind]
            if k.options and next(iter(k.options(s, f.v, seat)), None) is None:
                raise RulesBug(f"a question nobody can answer: {kind} to {seat}")
        n = s.asked[seat] = s.asked.get(seat, 0) + 1
        d = Decision(n, seat, kind)
        f.asks = (*f.asks, d) if f.asks else (d,)
        f.wait = "all"

    def ask_any(self, seats: Iterable[Seat], kind: str) -> None:
        """Keep this question open for exactly these seats. The next step runs at each answer."""
        f = self.frame
        if f is None:
            raise RulesBug("ask_any outside a step")
        want = dict.fromkeys(seats)
        f.asks = tuple(d for d in f.asks if d.seat in want and d.kind == kind)
        has = {d.seat for d in f.asks}
        for seat in want:
            if seat not in has:
                self.ask(seat, kind)
        f.wait = "any" if f.asks else ""

    def excuse(self, seat: Seat) -> None:
        """Withdraw all open questions to a seat that has left. Steps then find no answer of it in `got`."""
        for f in self.s.stack:
            f.asks = tuple(d for d in f.asks if d.seat != seat or seat in f.got)

    def hold(self, v: Held = None, /, **changes: object) -> Held:
        """Change the frame's data and return them; the `v` that the step was called with is then out of date.

        Give the changes, or the whole new value in a step that must be fast.
        """
        if self.frame is None:
            raise RulesBug("hold outside a step")
        self.frame.v = replace(self.frame.v, **changes) if v is None else v
        return self.frame.v

    def call(self, proc: str, v: Held, *, at: str = "") -> None:
        """Run a procedure when this step returns; several calls run in the order in which they were made.

        `at` names the step to begin with, by default the first.

        Raises:
            RulesBug: the step has already asked, or the procedure has no such step.

        """
        if self.frame and self.frame.wait:
            raise RulesBug(f"call after ask: {self.frame}")
        p = self.s.rules.procedures[proc]
        if at and at not in p.steps:
            raise RulesBug(f"{proc} has no step {at}")
        self.called = True
        self.due.append(Frame(proc, at or p.first, v))

    def become(self, proc: str, v: Held) -> None:
        """Replace this procedure by another when this step returns.

        Raises:
            RulesBug: the step has already asked, or no step is under way.

        """
        if self.frame is None:
            raise RulesBug("become outside a step")
        self.call(proc, v)
        self.tail = True

    def goto(self, step: Step) -> None:
        """Continue with this step of the same procedure instead of the next one."""
        if self.frame is None:
            raise RulesBug("goto outside a step")
        self.next = self.s.rules.procedures[self.frame.proc].ids[step]

    def end(self) -> None:
        """End this procedure after this step."""
        self.next = END

    def finish(self, winner: Seat | None, reason: str, case: str) -> None:
        """End the game."""
        for opened in self.s.rules.at_end:
            opened(self)
        self.s.over = Outcome(winner, reason, case)
        self.tell("ended", case, winner=winner, reason=reason)

    # -- what moves the game -----------------------------------------------------------------------------

    def run(self) -> None:
        """Run steps, newest procedure first, until a seat must decide or the game is over."""
        s, stack, due, procedures = self.s, self.s.stack, self.due, self.s.rules.procedures
        while due:
            stack.append(due.pop())
        while stack and s.over is None:
            f = stack[-1]
            p, step = procedures[f.proc], f.step
            if step == END or (p.stands is not None and not p.stands(s, f.v)):
                stack.pop()
                self.fresh = True
                continue
            if f.wait and not self._is_answered(f):
                self.fresh, self.frame = False, None
                return
            step = f.step  # its question may have been overtaken: then the step that asked runs again
            self.fresh = self.called = self.rolled = False
            self.frame, self.next, self.got = f, "", f.got
            if f.got:
                f.got = {}
            f.wait = ""
            p.steps[step](self, f.v)
            f.step = self.next or p.after[step]
            if f.wait:
                f.by = step
                if f.step == END:
                    raise RulesBug(f"a question whose answer no step reads: {f}")
            if self.tail:
                stack.pop()
                self.tail = False
            while due:
                stack.append(due.pop())
        self.frame = None

    def _is_answered(self, f: Frame) -> bool:
        """Return whether a procedure can go on: it has its answers, or must ask again."""
        if self.fresh:
            self._look_again(f)
        if f.wait:
            if len(f.got) < len(f.asks) and not (f.wait == "any" and f.got):
                return False
            f.asks = f.open() if f.wait == "any" else ()
        return True

    def _look_again(self, f: Frame) -> None:
        """Drop answers that are no longer legal, and ask again where no legal answer is left."""
        s = self.s
        again = f.wait == "any"
        for d in f.asks:
            k = s.rules.kinds[d.kind]
            if d.seat in f.got and k.check(s, f.v, d.seat, f.got[d.seat]):
                del f.got[d.seat]
                self.whisper((d.seat,), "reopened", k.case, of=d.kind)
            if k.options and next(iter(k.options(s, f.v, d.seat)), None) is None:
                again = True
        if again:
            for d in f.asks:
                if d.seat in f.got:  # asked again with the others: tell them that their answer is gone
                    self.whisper((d.seat,), "reopened", s.rules.kinds[d.kind].case, of=d.kind)
            f.step, f.got = f.by, {}
            f.asks = f.asks if f.wait == "any" else ()
            f.wait = ""

    def answer(self, d: Decision, action: Action) -> None:
        """Carry out an answer known to be legal, on this state itself."""
        f = self.s.stack[-1]
        f.got[d.seat] = action
        if not self.quiet:
            k = self.s.rules.kinds[d.kind]
            if k.secrecy is not Secrecy.OPEN:
                facts = {"seat": d.seat, "of": d.kind, "action": pack_action(k.takes, action)}
                self.events.append(Event("decided", k.case, facts, (d.seat,)))
            if k.secrecy is Secrecy.SEALED:
                self.tell(
                    "sealed", k.case, of=d.kind, got=self._sealed(f, answered=True), wanted=self._sealed(f)
                )
        self.run()

    def _sealed(self, f: Frame, *, answered: bool = False) -> int:
        kinds = self.s.rules.kinds
        shut = (d for d in f.asks if kinds[d.kind].secrecy is Secrecy.SEALED)
        return sum(1 for d in shut if not answered or d.seat in f.got)
