"""Orders that wait at a table for their questions to come up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing
from bot.play.titles.path_orders import Plan, Steps, next_step, others_first, packed, unpacked
from bot.store.models import PATH, Outbox
from engine.core.flow import pending
from engine.core.rules import Action, Decision, Seat
from engine.core.rules import Playing as State


@dataclass(frozen=True, slots=True)
class Lost:
    """Steps that could not be carried out; `more`: other orders of the seat continue."""

    seat: Seat
    steps: Steps
    more: bool


@dataclass(slots=True)
class WaitingOrders:
    """The rest of each seat's orders while moves are made; nothing is stored before the commit."""

    plans: dict[Seat, Plan] = field(default_factory=dict)
    stored: Mapping[Seat, Plan] = field(default_factory=dict)
    lost: list[Lost] = field(default_factory=list)

    @classmethod
    def at(cls, live: Live) -> WaitingOrders:
        """Return the orders that remain at a table."""
        stored = {x.seat: unpacked(x.policy) for x in live.loaded.standing if x.kind == PATH}
        return cls(dict(stored), stored)

    def next(self, live: Live, s: State) -> tuple[Decision, Action] | None:
        """Return an open question that orders can answer now, and the answer."""
        found = ((d, self.step(live, s, d)) for d in pending(s))
        return next(((d, action) for d, action in found if action is not None), None)

    def step(self, live: Live, s: State, d: Decision) -> Action:
        """Return the answer that a seat's orders give to a question; None where they give none."""
        plan = self.plans.get(d.seat)
        if plan is None or not plan.orders or others_first(s, d.seat):
            return None
        step = next_step(live.title.path_orders, live.title.game, s, d, plan)
        self.plans[d.seat] = step.plan
        if step.dropped:
            self.lost.append(Lost(d.seat, step.dropped, bool(step.plan.orders)))
        return step.action

    def left(self) -> list[tuple[Seat, str]]:
        """Return the waiting orders that have changed, as the store keeps them."""
        kept = self.stored
        return [(x, packed(plan)) for x, plan in self.plans.items() if plan.orders and plan != kept.get(x)]

    def ended(self) -> list[tuple[Seat, str]]:
        """Return the standing answers that are used up."""
        return [(seat, PATH) for seat in self.stored if not self.plans[seat].orders]

    def notes(self, live: Live, outgoing: Outgoing, *, but: Seat = "") -> list[Outbox]:
        """Make the words to each owner of what was lost, but to the one seat."""
        told = [(x, live.info.users.get(x.seat, 0)) for x in self.lost if x.seat != but]
        return [
            outgoing.note(
                live.row.id, f"u{user}", said(x), user=user, seat=x.seat, steps=shown_steps(x.steps)
            )
            for x, user in told
            if user
        ]


def said(lost: Lost) -> str:
    """Return the key of the sentence that tells of lost steps."""
    return "note-order-passed" if lost.more else "note-order-dropped"


def shown_steps(steps: Sequence[str]) -> str:
    """Write steps of an order so that they can be quoted as code."""
    return "; ".join(steps).replace("`", "'")[:200]
