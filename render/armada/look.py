"""Armada in words: events, actions, questions and headlines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, get_args

from engine.armada.battle.ambush import Strike
from engine.armada.battle.frames import Press, Pursue, Retreat
from engine.armada.model.actions import Act, Attack, Fleet, Orders, Start
from engine.armada.model.force_chart import CANNON, CARRIED, COMPONENTS, HULLS, STORES
from engine.armada.model.state import RULES, SEATS
from engine.armada.orders.battle_plan import ANSWERS
from engine.armada.queries.view import ArmadaView, ways
from engine.armada.turn.by_plan import ByPlan
from engine.armada.turn.endgame import Agree, Audit
from engine.core.rules import Action, Event, OwnView, Seat
from engine.core.types.explaining import Ways
from engine.core.types.values import tag
from render.armada.elements.colours import PALETTES
from render.armada.elements.glyphs import disc
from render.armada.elements.panel import phase, score
from render.armada.elements.units import SIGNS
from render.armada.pictures.scene import draw, more, spot
from render.armada.words.alt_text import hand_text, place
from render.armada.words.charts import charts
from render.armada.words.events import question_text, report, sentence
from render.armada.words.items import counts, order_words
from render.armada.words.items import named as short_names
from render.armada.words.news import news_of as news
from render.armada.words.readback import plan_lines
from render.core.chart import Chart
from render.core.emblem import HALF, emblem
from render.core.look import Framing, Look, Picture, Spot
from render.core.panel_parts import Side
from render.core.scene import Scene, Sprite
from render.core.story import News
from render.core.text import Words

#: Events that a picture does not tell in words: already in the picture, or nothing new.
UNTOLD = {"sealed", "decided", "struck", "placed", "announced", "controlled"}


class ArmadaLook(Look):
    """How Armada looks and reads."""

    game = "armada"
    unthrown: ClassVar[Mapping[str, object]] = {"defender": ""}
    seats = SEATS

    def things(self) -> Mapping[str, Mapping[str, str]]:
        """Return what can be bought for a fleet, ordered of units, and answered in a battle plan."""
        return {
            "ship": {x: f"armada-item-{x}" for x in HULLS},
            "part": {x: f"armada-item-{x}" for x in COMPONENTS},
            "store": {x: f"armada-item-{x}" for x in STORES},
            "unit": {x: f"armada-item-{x}" for x in (*CARRIED, CANNON)},
            "order": {x: f"bot-armada-act-{x}" for x in get_args(Act)},
            "plan": {f"plan-{x}": f"bot-armada-plan-{x}" for x in ("retreat", *ANSWERS)},
        }

    def emblems(self) -> Mapping[str, Scene]:
        """Return each type of unit that has a sign."""
        palette = PALETTES["dark"]
        return {x: emblem(Sprite(tuple(disc(s, 0, 0, HALF))), palette) for x, s in SIGNS.items()}

    def scene(self, p: Picture) -> Scene:
        """Draw the map, a battle, a fleet or the points; events its seat may not know are left out."""
        p = p.known
        told = [line for e in p.events if e.kind not in UNTOLD and (line := self.prose(e, p.doers, p.words))]
        told = [line.replace("**", "") for line in told]
        return draw(p, told, self.headline(p.view.narrow(ArmadaView), p.names, p.words))

    def sides(self, p: Picture) -> Sequence[Side]:
        """Say the points that both sides are known to have."""
        return score(p, p.view.narrow(ArmadaView))

    def touched(self, view: OwnView) -> Framing:
        """Show a battle's own map while there is one."""
        return "action" if view.battle is not None else "whole"

    def ways(self, action: Action, view: ArmadaView) -> Ways:
        """Return the units of an answer, shooters with their targets, or a space."""
        return ways(view, action)

    def spot(self, p: Picture, place: str) -> Spot | None:
        """Return where a sector ("B"), a hex ("1") or a unit ("R7") is drawn; in a battle, units only.

        A ship that is bought has a number ("#3").
        """
        return spot(p, place)

    def more(self, p: Picture) -> Sequence[Scene]:
        """Draw the other battles of a post, the map beside a battle, and the chart or the map at the end."""
        return tuple(more(p.known, self.headline(p.view.narrow(ArmadaView), p.names, p.words)))

    def charts(self, words: Words) -> Sequence[Chart]:
        """Return the charts of Armada and its lists of places."""
        return charts(words)

    def sentence(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word an event of Armada."""
        return sentence(event, called, words)

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events as one report, volleys as tables."""
        named = self.called(names, words)
        return list(report(events, lambda e: self.prose(e, names, words), named, words))

    def news(self, events: Sequence[Event], called: Mapping[Seat, str], words: Words) -> Sequence[News]:
        """Word what is worth telling: a battle is one thing."""
        return news(events, called, words, lambda e: self.in_brief(e, called, words))

    def action_name(self, action: Action, view: ArmadaView, words: Words) -> str:
        """Name an action."""
        return _label(action, view, words)

    def action_button(self, action: Action, view: OwnView, words: Words) -> str:
        """Name a sheet by what it orders, and a retreat by whether anybody goes."""
        if isinstance(action, Orders) and isinstance(view, ArmadaView):
            own, lines = view.own, list[str]()
            for o in action.orders:
                who = counts(words, (own[x].type for x in o.units if x in own)) or short_names(o.units)
                lines.append(f"{who}: {order_words(words, o, own)}")
            return " · ".join((*lines, *(plan_lines(action.plan, words) if action.plan else ())))
        return ""

    def action_detail(self, action: Action, view: ArmadaView, words: Words) -> str:
        """Describe what an action leads to."""
        if isinstance(action, Start):
            near = " ".join(view.board.touches.get(action.at, ()))
            return words("armada-detail-start", hexes=near)
        return ""

    def question(self, kind: str, view: OwnView, words: Words) -> str:
        """Word a question and its reason, with its case."""
        return question_text(kind, view, words)

    def headline(self, view: ArmadaView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state of the game in one line."""
        full = self.in_full(names, words)
        if view.outcome is not None:
            if view.outcome.winner is None:
                return words("armada-head-drawn", turn=view.turn)
            return words("armada-head-won", name=full[view.outcome.winner], turn=view.turn)
        at = phase(view)
        if at in {"buying", "sectors"}:
            key = f"armada-head-{at}" if view.waiting or at == "buying" else "armada-head-opening"
            return words(key, name=full[view.waiting[0]] if view.waiting else "")
        names_ = " / ".join(full[x] for x in view.waiting if x in full)
        said = _stands(view, words)
        return f"{said} {words('armada-head-waiting', names=names_)}" if names_ else said

    def short_headline(self, view: ArmadaView, names: Mapping[Seat, str], words: Words) -> str:
        """Say where the turn is; nothing of whom it waits for."""
        if view.outcome is not None or phase(view) in {"buying", "sectors"}:
            return super().short_headline(view, names, words)
        return _stands(view, words).removesuffix(".")

    def hand(self, view: ArmadaView, words: Words) -> str:
        """Word this seat's private knowledge: its units, what it knows of the enemy, its score."""
        return hand_text(view, words)

    def hand_with_news(self, view: ArmadaView, words: Words) -> str:
        """Word nothing: the map shows places, points and what is known; the rest is behind the button."""
        return ""


def _stands(v: ArmadaView, words: Words) -> str:
    """Say in which part of the turn the game is; nothing of whom it waits for."""
    where = place(v.battle.at, words) if v.battle else ""
    return words(f"armada-head-{phase(v)}", turn=v.turn, turns=v.turns, at=where)


def _label(a: Action, v: ArmadaView, words: Words) -> str:
    """Name an action; a form by its short summary."""
    match a:
        case Fleet():
            return words("armada-do-fleet", n=len(a.ships))
        case Orders():
            return words("armada-do-orders", n=sum(len(o.units) for o in a.orders))
        case Start() | Attack():
            return words(f"armada-do-{tag(a)}", at=place(a.at, words))
    return _small(a, words)


def _small(a: Action, words: Words) -> str:
    """Name an answer of a battle or of the end."""
    match a:
        case Audit():
            return words("armada-do-audit", n=a.points, to=words(f"armada-side-{a.to}") if a.to else "")
        case ByPlan():
            return words("armada-do-by-plan")
        case Strike():
            return words("armada-do-strike", at=place(a.at, words))
        case Agree() | Pursue() | Press() if not a.yes:
            return words(f"armada-do-{tag(a)}-no")
        case Retreat():
            units = short_names(a.units)
            return words("armada-do-retreat-some", units=units) if units else words("armada-do-stay")
    if getattr(a, "do", "") in RULES.kinds:
        return words(f"armada-do-{tag(a)}")
    raise TypeError(f"{a!r} is no action of Armada")


LOOK = ArmadaLook()
