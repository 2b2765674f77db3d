"""StarGate in words: events, actions, questions and headlines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist, inf
from typing import get_args

from engine.core.endings import CORE_EVENTS
from engine.core.rules import Action, Event, Seat
from engine.core.types.explaining import Ways
from engine.core.types.values import tag
from engine.stargate.model.board import Mode, standard_forces
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.state import (
    FOE,
    SEATS,
    Bar,
    Begin,
    Choose,
    Circle,
    Done,
    Drift,
    Exit,
    Fight,
    Flip,
    Leg,
    Lose,
    Place,
    Resolve,
    Stage,
    Stop,
    Support,
    Target,
    Teleport,
)
from engine.stargate.queries.view import BattleView, ways
from render.core.chart import Chart
from render.core.emblem import HALF, emblem
from render.core.look import Look, Picture, Spot
from render.core.panel_parts import Side
from render.core.scene import Scene
from render.core.story import News
from render.core.text import Words
from render.stargate.elements.colours import PALETTES
from render.stargate.elements.counters import LABEL, single
from render.stargate.elements.reach import threats
from render.stargate.elements.risks import here, outlook
from render.stargate.elements.terrain import terrain
from render.stargate.elements.units import called, crew_of, gathered
from render.stargate.pictures.marks import best
from render.stargate.pictures.panel import score
from render.stargate.pictures.scene import draw, hex_of, layout_of
from render.stargate.words.charts import charts
from render.stargate.words.details import crumb, detail, question_text
from render.stargate.words.events import sentence, story
from render.stargate.words.news import news


class StargateLook(Look):
    """How StarGate looks and reads."""

    game = "stargate"
    seats = SEATS
    explained = ("circle", "exit", "stop")

    def things(self) -> Mapping[str, Mapping[str, str]]:
        """Return the units, how they move, and the ways of an approach."""
        return {
            "unit": {x.id: f"stargate-race-{x.id}" for x in standard_forces().types},
            "movement": {x: f"stargate-called-{x}" for x in get_args(Mode)},
            "approach": {x: f"stargate-tactic-{x}" for x in OPTIONS},
        }

    def emblems(self) -> Mapping[str, Scene]:
        """Return each kind of unit as its counter, by the small letter of its name."""
        palette = PALETTES["dark"]
        return {x.lower(): emblem(single(x, x, HALF), palette) for x in LABEL}

    def scene(self, p: Picture) -> Scene:
        """Draw the map, whole or where something happens; events its seat may not know are left out."""
        p = p.known
        told = self.tell(p.events, p.doers, p.words)
        return draw(p, told, self.headline(p.view.narrow(BattleView), p.names, p.words))

    def sides(self, p: Picture) -> Sequence[Side]:
        """Say how near each side is to winning."""
        return score(p)

    def threats(self, view: BattleView, seat: Seat) -> set[str]:
        """Name the hexes of the enemies in reach of this seat's units, or in whose reach these are."""
        return threats(view, seat)

    def targets(self, view: BattleView, lit: Sequence[Action]) -> set[str]:
        """Name the hexes that answers lead to."""
        return set(best(view, lit)) & terrain(view.board).by_id.keys()

    def ways(self, action: Action, view: BattleView) -> Ways:
        """Return the unit with its hex, or the hex or Stargate that is chosen."""
        return ways(view, action)

    def spot(self, p: Picture, place: str) -> Spot | None:
        """Return where a hex ("1405"), a unit ("H1"), or a Stargate ("A") is drawn."""
        v, lay = p.view.narrow(BattleView), layout_of(p.known)
        at = hex_of(v, place)
        if not at or not lay.shows(at):
            return None
        x, y = lay.at(at)
        # counters side by side reach beyond the rim, and so does the letter of a Stargate
        broad = at in v.board.stargates.values() or sum(h == at for h in v.at.values()) > 1
        return Spot(x, y, lay.dy * (0.66 if broad else 0.5))

    def place_at(self, p: Picture, x: float, y: float) -> str:
        """Return the hex at a point."""
        v, lay = p.view.narrow(BattleView), layout_of(p.known)
        near = ((dist(lay.at(h), (x, y)), h) for h in terrain(v.board).by_id if lay.shows(h))
        far, at = min(near, default=(inf, ""))
        return at if far < lay.dy * 0.6 else ""

    def charts(self, words: Words) -> Sequence[Chart]:
        """Return the charts of StarGate, its counters and the numbers of its map."""
        return charts(words)

    def sentence(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word an event of StarGate."""
        return sentence(event, called, words)

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events: a unit's way makes one sentence, and so do fire with its dice."""
        return story(events, lambda e: self.prose(e, names, words), words)

    def news(self, events: Sequence[Event], called: Mapping[Seat, str], words: Words) -> Sequence[News]:
        """Word what is worth telling: fights with their result, all moves as one."""
        common = [News(e.kind, self.in_brief(e, called, words)) for e in events if e.kind in CORE_EVENTS]
        return [*news([e for e in events if e.kind not in CORE_EVENTS], called, words), *common]

    def task(self, kind: str, view: BattleView, words: Words) -> str:
        """Name what a question asks for."""
        at = view.approach.at if view.approach else ""
        units = called(view.move.crew, words) if view.move else ""
        unit = crumb(view, "berserk").get("unit", "")
        return words(f"stargate-task-{kind.replace('.', '-')}", at=at, units=units, unit=unit)

    def action_name(self, action: Action, view: BattleView, words: Words) -> str:
        """Name an action."""
        return _label(action, view, words)

    def action_detail(self, action: Action, view: BattleView, words: Words) -> str:
        """Describe what an action leads to: fire, approaches, crossings, numbers."""
        return detail(action, view, words)

    def question(self, kind: str, view: BattleView, words: Words) -> str:
        """Word a question and its reason, with its case."""
        return question_text(kind, view, words)

    def headline(self, view: BattleView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state of the game in one line."""
        full = self.in_full(names, words)
        if view.outcome is not None:
            if view.outcome.winner is None:
                return words("stargate-head-drawn", turn=view.turn)
            return words("stargate-head-won", name=full[view.outcome.winner], turn=view.turn)
        others = [full[x] for x in view.waiting if x != view.phasing and x in full]
        more = f" {words('stargate-head-answers', name=others[0])}" if others else ""
        if view.approach:
            foe = FOE[view.forces.seat[view.approach.crew[0]]]
            foes = (u for u, h in view.at.items() if h == view.approach.at and view.forces.seat[u] == foe)
            said = " / ".join(called(c, words) for c in gathered(view.forces, foes))
            units = called(view.approach.crew, words)
            return (
                words("stargate-head-approach", turn=view.turn, units=units, foes=said, at=view.approach.at)
                + more
            )
        if view.move:
            units = called(view.move.crew, words)
            if view.move.mode == "teleport":
                return (
                    words("stargate-head-teleports", turn=view.turn, name=full[view.phasing], units=units)
                    + more
                )
            return (
                words(
                    "stargate-head-moving",
                    turn=view.turn,
                    name=full[view.phasing],
                    units=units,
                    left=view.move.left,
                )
                + more
            )
        phase = words(f"stargate-phase-{view.phase}")
        if view.phase == "gravity":
            return words("stargate-head-gravity", turn=view.turn) + more
        return words("stargate-head", turn=view.turn, name=full[view.phasing], phase=phase) + more


def _label(a: Action, v: BattleView, words: Words) -> str:
    """Name an action."""
    match a:
        case Stage():
            named = (u for u in v.reserve if v.forces.race[u] == a.race)
            unit = next(named, words(f"stargate-race-{a.race}"))
            return words("stargate-do-stage", unit=unit, at=a.at)
        case Done():
            return words("stargate-do-done", phase=v.phase)
        case Flip():
            return words("stargate-do-flip", gate=a.gate)
        case Leg() | Circle() | Exit() | Stop() | Teleport():
            return _going(a, v, words)
    return _fighting(a, v, words)


def _going(a: Leg | Circle | Exit | Stop | Teleport, v: BattleView, words: Words) -> str:
    """Name a step of a move."""
    if isinstance(a, Stop):
        return words("stargate-do-stop", at=here(v))
    look = outlook(v, a)
    to = look.at if look else ""
    if isinstance(a, Leg):
        return words("stargate-do-leg", hexes=a.hexes, way=words(f"stargate-way-{a.way}"), to=to)
    return words(f"stargate-do-{tag(a)}", to=to)


def _fighting(a: Action, v: BattleView, words: Words) -> str:
    """Name an action of an approach or a combat."""
    match a:
        case Bar() | Choose():
            return words(f"stargate-do-{tag(a)}", option=words(f"stargate-tactic-{a.option}"))
        case Fight():
            return words("stargate-do-fight", at=a.at)
        case Resolve():
            return words("stargate-do-resolve")
    return _unit_label(a, v, words)


def _unit_label(a: Action, v: BattleView, words: Words) -> str:
    """Name an action that chooses a unit."""
    if not isinstance(a, Begin | Drift | Lose | Target | Support | Place):
        raise TypeError(f"{a!r} is no action of StarGate")
    at = v.at.get(a.unit) or v.staged.get(a.unit, "")
    alone = isinstance(a, Drift) or (isinstance(a, Lose) and v.phase == "gravity")
    units = called((a.unit,) if alone else crew_of(v, a.unit), words)
    match a:
        case Begin() if a.lender:
            return words("stargate-do-begin-lent", units=units, at=at, lender=a.lender)
        case Begin():
            return words("stargate-do-begin", units=units, at=at, mode=a.mode)
        case Place() if a.at == at:
            return words("stargate-do-place-stay", units=units, at=at)
        case Place():
            return words("stargate-do-place", units=units, at=a.at)
    return words(f"stargate-do-{tag(a)}", units=units, unit=a.unit, at=at)


LOOK = StargateLook()
