"""What one of the GM's acts would do: what all read, what one player reads alone, and the table after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from random import Random

from bot.games.skirmish.gm.acts import Act
from bot.play.model.editors import EditorContext, Foretold
from bot.play.model.terms import Refused
from bot.play.titles.editors import EditorContext
from engine.core.codec import unpack_action
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction
from engine.core.rules import Action, Event
from engine.policies.preview import Foretold, Preview, preview_act
from engine.skirmish.gm.actions import CallIt, Spawn
from engine.skirmish.model.state import GM, State
from render.skirmish.look import LOOK


@dataclass(frozen=True, slots=True)
class Shown:
    """An act that has been judged, with its words and picture."""

    action: Action
    ahead: Foretold

    @property
    def grave(self) -> bool:
        """Return whether it ends the mission."""
        return isinstance(self.action, CallIt)


def foretell(b: EditorContext, act: Act) -> Shown:
    """Try an act out.

    Raises:
        Refused: there is no such act of the GM's.
        InvalidAction: its facts are not as they should be.
        IllegalAction: it cannot be done.

    """
    name, facts = act
    free = b.state.rules.frees.get(name)
    if free is None or not name.startswith("gm."):
        raise Refused("refused-no-act")
    action = unpack_action(free.takes, facts)
    if bad := free.check(b.state, GM, action):
        raise IllegalAction(bad)
    numbered = isinstance(action, Spawn) and action.rank != "marker"
    dice = GivenDice(1) if numbered else None  # this die only chooses the figures' number
    seen = preview_act(b.game, b.state, GM, name, action, Random(), dice)
    if numbered:
        seen = _unnumbered(b.state, seen)
    lines = [f"**{LOOK.label(action, b.view, b.say)}**", *_told(b, seen.events)]
    if numbered:
        lines.append(b.say("bot-skirmish-gm-numbered"))
    if seen.sides:
        lines.append(b.say("preview-roll", sides=seen.sides))
    if isinstance(action, CallIt):
        lines.append(b.say("bot-skirmish-call-sure", how=action.how))
    return Shown(action, Foretold(seen.state, seen.events, tuple(lines)))


def _unnumbered(before: State, seen: Preview[State]) -> Preview[State]:
    """Take newcomers' numbers out of what is foretold, words and picture: others are drawn for them."""
    new = [x for x in seen.state.figures if x not in before.figures]
    called = {x: f"{x[0]}?{n}" for n, x in enumerate(new, 1)}
    called |= {x: f"{x[0]}?" for x in seen.state.groups if x not in before.groups}

    s = copy(seen.state)
    s.figures = {
        called.get(k, k): replace(
            f, id=called.get(k, k), name=called.get(f.name, f.name), group=called.get(f.group, f.group)
        )
        for k, f in s.figures.items()
    }
    s.groups = {called.get(k, k): replace(g, id=called.get(k, k)) for k, g in s.groups.items()}
    s.spotted = {side: tuple(called.get(x, x) for x in who) for side, who in s.spotted.items()}
    events = (e._replace(facts={k: _as(x, called) for k, x in e.facts.items()}) for e in seen.events)
    return replace(seen, state=s, events=tuple(events))


def _as(x: object, called: Mapping[str, str]) -> object:
    """Rename in plain data, at any depth."""
    if isinstance(x, str):
        return called.get(x, x)
    return [_as(y, called) for y in x] if isinstance(x, list | tuple) else x


def _told(b: EditorContext, events: Sequence[Event]) -> list[str]:
    """Say who reads what."""
    mine = [e for e in events if e.kind != "acted"]
    everybody = _worded(b, [e for e in mine if e.reaches(None)])
    lines = [b.say("bot-skirmish-gm-all-read", said="\n".join(everybody))] if everybody else []
    for seat in b.state.seats:
        said = _worded(b, [e for e in mine if not e.reaches(None) and seat in e.to])
        if said:
            name = b.names.get(seat, seat)
            lines.append(b.say("bot-skirmish-gm-one-reads", name=name, said="\n".join(said)))
    if not lines:
        lines.append(b.say("bot-skirmish-gm-nobody-reads"))
        lines += _worded(b, mine)
    return lines


def _worded(b: EditorContext, events: Sequence[Event]) -> list[str]:
    return LOOK.tell([e._replace(facts=tame(e.facts)) for e in events], b.names, b.say)
