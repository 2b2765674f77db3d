"""Orders of StarGate as the play loop takes them: parted into steps, completed, and foretold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.stargate.order_text import goes_on, is_order, read_orders
from bot.games.stargate.paths import Path
from bot.games.stargate.previews import must_fight, told, unsure
from bot.games.stargate.trial_moves import GOING, OWN, Rehearsal, Step, stretch
from bot.play.model.editors import Foretold, Steps, parts_of
from engine.core.contract import Game
from engine.core.errors import Refusal
from engine.core.hexgrid import WAYS, step
from engine.core.rules import Decision
from engine.core.types.values import tag
from engine.stargate.model.state import Begin, Circle, Done, Exit, Flip, Leg, Stage, State, Teleport
from render.core.text import Words

#: Steps that may be left out when there is nothing left to stop or to end.
NEEDLESS = frozenset({"stop", "done"})
#: Maximum length of a suggestion on Discord, in characters.
LONGEST_SUGGESTION = 100


class StargateOrders:
    """Reads and foretells orders."""

    def split(self, game: Game[Any], s: State, d: Decision, text: str) -> Sequence[Steps]:
        """Split a typed text into orders; an answer without a path is a single step.

        Raises:
            Refusal: it is a move that cannot be read or breaks a rule.

        """
        if d.kind not in OWN:
            return (parts_of(text),)
        if not text.strip() or not is_order(s, d, text):
            return ((text,),)
        return read_orders(Rehearsal(game, s, d.seat), text)

    def stretch(self, s: State) -> str:
        """Name the phase: its orders hold for no other."""
        return stretch(s)

    def goes_on(self, kind: str) -> bool:
        """Return whether a unit is in mid-move and continues."""
        return kind in GOING

    def needless(self, step: str) -> bool:
        """Return whether a step only stops or ends something that is over already."""
        return step in NEEDLESS

    def complete(
        self, game: Game[Any], s: State, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """Return orders that begin as typed so far, with the hex that the last of them leads to."""
        before, parted, last = text.rpartition(";")
        words = last.split()
        if d.kind not in OWN or not words:
            return ()
        trial = Rehearsal(game, s, d.seat)
        if parted and goes_on(trial, before) is None:
            return ()
        asked = trial.asked()
        if asked is None or (asked.kind == "movement.unit" and words[0].upper() not in s.forces.units):
            return ()
        begun = f"{before.strip()}; " if parted else ""
        found = [(begun + x, leads) for x, leads in _completed(trial, words, say)]
        return [x for x in found if len(x[0]) <= LONGEST_SUGGESTION]

    def foretell(
        self, game: Game[Any], s: State, d: Decision, orders: Sequence[Steps], say: Words
    ) -> Foretold | None:
        """Say where orders lead and what may happen on the way; None for one that moves nothing yet."""
        if d.kind not in OWN or (sum(map(len, orders)) == 1 and _leads_nowhere(game, s, d, orders[0][0])):
            return None
        return self.told(game, s, d, orders, say)

    def told(self, game: Game[Any], s: State, d: Decision, orders: Sequence[Steps], say: Words) -> Foretold:
        """Say where orders lead, whatever they are."""
        trial, alone = Rehearsal(game, s, d.seat), len(orders) == 1
        under_way = trial.crew()
        lines = [line for order in orders for line in told(trial, order, say, alone=alone)]
        moved = {*under_way, *(u for e in trial.events if e.kind == "began" for u in e.facts["units"])}
        if not trial.crew():
            lines += must_fight(trial.s, d.seat, moved, trial.events, say)
        if unsure(trial.events) and not alone:
            lines.append(say("bot-stargate-plan-unsure"))
        return Foretold(trial.s, tuple(trial.events), tuple(lines))


def _leads_nowhere(game: Game[Any], s: State, d: Decision, step: str) -> bool:
    """Return whether a single answer moves nothing yet: its own preview says more."""
    return isinstance(game.read(s, d, step), Begin | Done | Flip | Stage)


def _completed(trial: Rehearsal, words: Sequence[str], say: Words) -> list[tuple[str, str]]:
    """Complete one order on a trial."""
    found = dict[str, str]()
    into = words[-1] == "to" or words[-2:-1] == ["to"]
    for base in (words[: words.index("to")],) if into else (words[:-1], words):
        path = Path(trial.copy(), " ".join([*base, "+"]))
        try:
            path.read()
        except Refusal:
            continue
        begun = " ".join(base)
        for a in path.trial.open():
            leads, at = _leads(path.trial, a, say)
            if into and at:
                found[f"{begun} to {at}"] = leads
            elif leads and not into:
                found[f"{begun} {trial.game.write(a)}".strip()] = leads
    typed = " ".join(words).casefold()
    return [x for x in found.items() if x[0].casefold().startswith(typed)]


def _leads(trial: Rehearsal, action: Step, say: Words) -> tuple[str, str]:
    """Say where a step leads, and in which hex it ends where that is plain; "" for what goes nowhere."""
    if isinstance(action, Leg):
        at = step(trial.at(), WAYS.index(action.way), action.hexes)
        return say("bot-stargate-leads", to=at), at
    if isinstance(action, Teleport):
        return say("bot-stargate-leads", to=action.to), action.to
    return (say(f"bot-stargate-leads-{tag(action)}") if isinstance(action, Circle | Exit) else ""), ""
