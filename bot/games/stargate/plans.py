"""A plan as it is kept and tried: orders, an order a line, and behind them what cannot be carried out yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.games.stargate.order_text import ENDS, REVEALS, gathered, judged, read_orders
from bot.games.stargate.paths import OPEN_END, Path, goes
from bot.games.stargate.previews import unsure
from bot.games.stargate.trial_moves import Rehearsal, stretch
from bot.play.model.editors import MOST_ORDERS, EditorContext, parts_of
from bot.play.model.terms import Refused
from bot.play.model.texts import worded
from engine.stargate.queries.view import BattleView
from render.stargate.look import LOOK

#: Number of orders named that cannot be carried out.
MOST_WRONG = 12
#: Separates the orders that can be carried out from the text behind them.
UNREAD = "\f"


@dataclass(frozen=True, slots=True)
class Choosing:
    """An unfinished plan: its orders, and a trial of them; the last order may continue from there."""

    lines: tuple[str, ...]
    trial: Rehearsal

    @property
    def grows(self) -> bool:
        """Return whether a unit is under way, which the last order belongs to."""
        return bool(self.trial.crew())

    @property
    def finished(self) -> tuple[str, ...]:
        """Return the orders that can be carried out as they are: all but one that leads nowhere yet."""
        idle = self.grows and (not self.lines or not leads(self.lines[-1]))
        return self.lines[:-1] if idle else self.lines

    def view(self, b: EditorContext) -> BattleView:
        """Return the seat's view by then."""
        return b.game.view(self.trial.s, b.d.seat).narrow(BattleView)


def tried(b: EditorContext, lines: Sequence[str]) -> Choosing:
    """Carry a plan out on a trial.

    Raises:
        Refusal: an order cannot be read, or breaks a rule.

    """
    *before, last = lines or ("",)
    trial = carried_out(b, before)
    first = last.casefold().split()[:1]
    if first and (first[0] in ENDS | REVEALS):
        read_orders(trial, last)
    elif first or trial.crew():
        Path(trial, f"{unmarked(last)} +").read()
    return Choosing(tuple(lines), trial)


def carried_out(b: EditorContext, lines: Sequence[str]) -> Rehearsal:
    """Return a trial after some orders, each stopped where it ends."""
    trial = Rehearsal(b.game, b.state, b.d.seat)
    if lines:
        read_orders(trial, "\n".join(lines))
    return trial


def unmarked(line: str) -> str:
    """Return an order without the mark that leaves its unit going."""
    words = line.split()
    return " ".join(words[:-1] if words and words[-1] in OPEN_END else words)


def leads(line: str) -> bool:
    """Return whether an order leads somewhere."""
    return any(map(goes, line.casefold().split()))


@dataclass(frozen=True, slots=True)
class Draft:
    """A plan's possible orders, and the text behind them that is not possible yet."""

    lines: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()

    @property
    def text(self) -> tuple[str, ...]:
        """Return all of it, an order a line."""
        return (*self.lines, *self.unread)


def draft_of(kept: str) -> Draft:
    """Read what was kept."""
    lines, _, unread = kept.partition(f"\n{UNREAD}\n")
    return Draft(tuple(lines.split("\n")[1:]), tuple(unread.split("\n")) if unread else ())


def written(b: EditorContext, plan: Draft) -> str:
    """Write a plan down as it is kept."""
    behind = (UNREAD, *plan.unread) if plan.unread else ()
    return "\n".join((f"{b.d.id} {stretch(b.state)}", *plan.lines, *behind))


def sorted_out(b: EditorContext, text: str) -> Draft:
    """Part a text into the orders that can be carried out, up to the first that cannot, and the others."""
    trial = Rehearsal(b.game, b.state, b.d.seat)
    if len(parts_of(text)) > MOST_ORDERS:
        raise Refused("refused-steps", most=MOST_ORDERS)
    parts = tuple(gathered(trial, text))
    good = sum(1 for _ in takewhile(lambda why: why is None, judged(trial, parts)))
    return Draft(parts[:good], parts[good:])


def wrong_in(b: EditorContext, had: Draft) -> list[str]:
    """Say what is wrong with the orders that are not possible yet, each with its number."""
    if not had.unread:
        return []
    every = (*tried(b, had.lines).finished, *had.unread)
    found = [x for x in judged(Rehearsal(b.game, b.state, b.d.seat), every) if x is not None]
    said = [b.say("bot-stargate-plan-wrong-line", why=worded(x, b.say, LOOK)) for x in found]
    return ["\n".join((b.say("bot-stargate-plan-wrong", n=len(said)), *said[:MOST_WRONG]))]


def is_sure(b: EditorContext, lines: Sequence[str]) -> bool:
    """Return whether all that orders lead to can be seen beforehand."""
    reveals = lines[-1].casefold().split()[0] in REVEALS
    return not reveals and not unsure(carried_out(b, lines).events)


def stage_of(now: Choosing) -> str:
    """Tell the states of a plan apart, so that a press on an old page does nothing."""
    return f"{len(now.lines)}.{len(now.lines[-1].split()) if now.lines else 0}"
