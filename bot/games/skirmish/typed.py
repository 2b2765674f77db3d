"""What can be typed in Skirmish besides answers: a figure given away; and completion of orders."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.skirmish.lookups import a_table
from bot.play.model.terms import GameInfo, Refused
from engine.core.contract import View
from engine.core.rules import Action, Decision, Facts, Seat
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Done
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import GM, State
from engine.skirmish.queries.suggestions import deeds, suggestions
from render.core.text import Words
from render.skirmish.look import LOOK

#: Questions that may have standing answers, by the names that players know.
STANDING = {
    "reaction": "react.fire",
    "charges": "trigger.blow",
    "pairs": "melee.pair",
    "prisoners": "melee.capture",
    "enemy": "gm.reactions",
    "pause": "gm.go_on",
    "allies": "allies.lead",
}


def give(info: GameInfo, view: View, user: int, words: Sequence[str]) -> tuple[Seat, Facts]:
    """Read "give RED @bob", or "give RED p2": a figure goes to another player's seat."""
    if len(words) < 2:
        raise Refused("refused-lacking", what="give")
    figure, to = words[0].upper(), " ".join(words[1:])
    mine, found = info.seats_of(user), a_table(view).figures.get(figure)
    to = to.strip("<@!>")
    known = {x.seat: (x.seat,) if info.hidden else (x.seat, x.name, str(x.user)) for x in info.seats}
    named = [x for x in info.seats if x.seat != GM and x.user and to in known[x.seat]]
    if not named:
        raise Refused("bot-skirmish-no-player", name=to[:40])
    owner = found.seat if found is not None and found.seat in mine else ""
    return owner or (GM if GM in mine else ""), {"figure": figure, "seat": named[0].seat}


def gives(info: GameInfo, view: View, user: int, say: Words) -> list[tuple[str, str]]:
    """Offer the user's figures to each other player."""
    mine, table = info.seats_of(user), a_table(view)
    others = [x for x in info.seats if x.user not in (0, user) and x.seat != GM]
    figures = [f for f in table.figures.values() if f.side == "sgc" and (f.seat in mine or GM in mine)]
    return [
        (say("bot-skirmish-give", figure=f.id, name=x.name or x.seat), f"give {f.id} {x.seat}")
        for f in figures
        for x in others
    ]


def orders(state: State, decision: Decision, say: Words) -> list[tuple[str, str]]:
    """Offer what the figures of the seat that is asked may do, and the walks that are suggested to each."""
    view = SKIRMISH.view(state, decision.seat)
    mine = [f for f in state.figures.values() if f.seat == decision.seat and f.on_table]
    found: list[Action] = [x.order for f in mine for x in suggestions(state, f.id)]
    found += [x for f in mine for x in deeds(state, decision, f)]
    found.append(Done())
    return [(LOOK.label(x, view, say), SKIRMISH.write(x)) for x in found]


LEGAL = {Q_ORDER: orders}
