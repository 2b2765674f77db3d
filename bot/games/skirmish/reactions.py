"""Reactions: what players should know to answer, standing answers, and the enemy's own explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.games.skirmish.wording import listed, piece
from engine.core.flow import options
from engine.core.rules import Decision, Event, Seat
from engine.skirmish.combat.explosives import caught_by
from engine.skirmish.combat.shooting import prospect
from engine.skirmish.model.actions import Blow, Pair, React
from engine.skirmish.model.state import State
from engine.skirmish.queries.odds import pair_odds
from render.core.text import Words, percent
from render.skirmish.words.actions import unfold

#: Questions that may have standing answers, by their names in `/skirmish standing`.
STANDING = {
    "reaction": "react.fire",
    "charges": "trigger.blow",
    "pairs": "melee.pair",
    "prisoners": "melee.capture",
    "enemy": "gm.reactions",
    "pause": "gm.go_on",
    "allies": "allies.lead",
}


def react_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Say with what chance each figure would hit, and what covers the target."""
    lines: dict[str, list[str]] = {}
    for a in options(s, d) or ():
        if isinstance(a, React) and (p := prospect(s, s.figures[a.figure], s.figures[a.target], a.aim)):
            chance = say(
                "bot-skirmish-see-chance", aim=say(f"skirmish-aim-{a.aim}"), n=1, chance=percent(p.chance)
            )
            cover = (
                say("bot-skirmish-covered", piece=piece(s, p.cover, say))
                if p.cover
                else say("bot-skirmish-open")
            )
            head = say(
                "bot-skirmish-react", figure=a.figure, target=a.target, range=f"{p.range:.1f}", cover=cover
            )
            lines.setdefault(head, []).append(chance)
    return ["\n".join(f"{head}: {', '.join(kinds)}" for head, kinds in lines.items())] if lines else []


def blow_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Say which figures each charge would hit, as far as its player's side knows."""
    lines = []
    for a in options(s, d) or ():
        if isinstance(a, Blow):
            caught = [x for x in caught_by(s, s.charges[a.charge]) if s.known(x)]
            lines.append(say("bot-skirmish-catches", charge=a.charge, figures=", ".join(caught) or "–"))
    return ["\n".join(lines)] if lines else []


def pair_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Ruling K17: say with what chance a figure would win against each enemy that it may fight."""
    lines = []
    for a in options(s, d) or ():
        if isinstance(a, Pair):
            wanted = {**dict(s.stack[-1].v.wanted), a.figure: a.target}
            won, lost = (sum(x.values(), Fraction(0)) for x in pair_odds(s, a.figure, wanted))
            lines.append(
                say(
                    "bot-skirmish-pair",
                    figure=a.figure,
                    target=a.target,
                    won=percent(won),
                    lost=percent(lost),
                    tied=percent(1 - won - lost),
                )
            )
    return ["\n".join(lines)] if lines else []


def capture_brief(s: State, d: Decision, say: Words) -> Sequence[str]:
    """Case MELEE.4: say what would become of the loser who may be taken prisoner instead."""
    v = s.stack[-1].v
    beaten = v.left[0][v.beaten == "jaffa"] if v.left else ()
    return [say("bot-skirmish-beaten", target=listed(beaten), result=v.result)] if beaten else []


def explained(events: Sequence[Event], at: int, names: Mapping[Seat, str], say: Words) -> Sequence[str]:
    """Case RISK.1: explain a reaction: the Risk Factor's parts, die, row, letter, meaning, the path."""
    e = events[at]
    end = next((i for i in range(at + 1, len(events)) if events[i].kind == "reaction"), len(events))
    group = str(e.facts["group"])
    head = say("bot-skirmish-unfolded", group=group, figures=", ".join(e.facts["figures"]))
    return [head, *(f"- {x}" for x in unfold(events[at:end], group, say))]
