"""One figure of the automaton at its turn: it spots, gets up, shoots and moves (Case ORDER.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace
from engine.skirmish.automaton.action_table import GroupAction, in_own_cover
from engine.skirmish.automaton.risk_factor import distance_to_group
from engine.skirmish.combat.reaction_fire import preferred
from engine.skirmish.combat.shooting import in_the_open, ready_to_shoot, shot
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.charts import ARMS, CHARTS
from engine.skirmish.model.procedures import LOOK, SHOT, STEADY, STUN, WALK, Look, Steadying, Stunning, Walk
from engine.skirmish.model.state import RULES, Figure, Pace, Point, State
from engine.skirmish.rules.effects import incapacitate
from engine.skirmish.rules.movement import actions_left, allowance, spend_actions
from engine.skirmish.rules.routes import cover_within, path_away, path_toward
from engine.skirmish.rules.spotting import EYES, spotting_need
from engine.skirmish.table.geometry import bearing, distance, is_near, point_along, polar
from engine.skirmish.table.line_of_sight import contacts, nearest_in_sight, opponents
from engine.skirmish.table.terrain import land_of, scenario_of

ACTIVATION = "activation"
#: Distance in inches between advancing figures of a group, and from the enemy after a charge.
APART, BESIDE = 1.5, 0.8
#: Ruling K86: surrounded by an enemy this near with no escape; off the table this near to one's own edge.
CORNERED, EDGE, GAP = 12.0, 1.0, 120
#: A retreat gains at least this many inches, and brings an enemy nearer by at most this many.
GAIN, SLACK = 1.0, 0.5


@dataclass(frozen=True, slots=True)
class Activation:
    """A figure's turn. `left` are the movement actions it may still make, `before` it shoots first."""

    figure: str
    deed: GroupAction
    left: int = 0
    before: bool = False


# -- its turn ----------------------------------------------------------------------------------------------


def try_to_spot(t: T, v: Activation) -> None:
    """Case SIGHT.1, Ruling K62: the try of its own move, where somebody is to be found at all."""
    s = t.s
    f = s.figures[v.figure]
    if f.looked or f.spots >= EYES.tries:
        return
    land, known = land_of(s), s.spotted[f.side]
    hidden = [g for g in opponents(s, f) if g.id not in known]
    if any(land.sees(f.at, g.at) and spotting_need(s, f, g, fired=False) for g in hidden):
        t.call(LOOK, Look((f.id,), own=True))


def shake_off_suppression(t: T, v: Activation) -> None:
    """Case EFFECT.5: a suppressed figure first tries to shake it off."""
    f = t.s.figures[v.figure]
    if f.suppressed and f.left:
        t.goto(shake_off_suppression)
        t.call(STEADY, Steadying(f.id))


def allot_actions(t: T, v: Activation) -> None:
    """Cases ACTIONS.7 and GRENADE.5, Rulings K85 and K88: how much of its actions goes into moving."""
    s, deed = t.s, v.deed
    f = s.figures[v.figure]
    if f.suppressed or f.fleeing:
        t.end()
    elif deed.stunner:
        t.goto(face_enemy)
        stun_or_cover(t, f, deed)
    else:
        left = movement_actions(s, f, deed)
        before = left > 0 and deed.meaning == "advance" and left < f.left
        if left != v.left or before != v.before:
            t.hold(left=left, before=before)


def stun_or_cover(t: T, f: Figure, deed: GroupAction) -> None:
    """Case GRENADE.5, Ruling K34: one throws, the others of its group cover for the whole turn."""
    g = t.s.figures.get(deed.target)
    if f.id != deed.stunner:
        spend_actions(t.s, f, f.left)
        t.s.put(replace(t.s.figures[f.id], covering=True))
        tell_players(t, "covered", "GRENADE.5", figure=f.id)
    elif g is not None and "stun" in f.kit and f.left >= CHARTS.grenade.actions and not contacts(t.s, f):
        t.call(STUN, Stunning(f.id, g.x, g.y))


def shoot_first(t: T, v: Activation) -> None:
    """Case ORDER.3: who has an enemy in range shoots before it moves."""
    if v.before and shoot_once(t, t.s.figures[v.figure], v.deed, keep=v.left):
        t.goto(shoot_first)


def make_move(t: T, v: Activation) -> None:
    """Cases MOVE.1 and ACTIONS.4A to ACTIONS.4F: all its movement actions in one walk, to be met once."""
    s = t.s
    f = s.figures[v.figure]
    most = min(v.left, actions_left(s, f))
    if not most or f.suppressed or (contacts(s, f) and not v.deed.forced):
        return
    if v.deed.meaning == "run" and leave_or_surrender(t, f):
        return
    pace: Pace = "charge" if v.deed.meaning == "charge" else "flee" if v.deed.meaning == "run" else "move"
    far = allowance(s, f, pace)[0] * most
    path = movement_path(s, f, v.deed, far)
    t.hold(left=0)
    if path:
        t.call(WALK, Walk(f.id, path, pace, limit=far))
    else:
        surrender_if_cornered(t, f, v.deed)


def shoot_after(t: T, v: Activation) -> None:
    """Case RISK.1: the rest of its actions are for shooting, unless it runs."""
    f = t.s.figures[v.figure]
    if f.on_table and v.deed.meaning not in ("run", "charge") and shoot_once(t, f, v.deed):
        t.goto(shoot_after)


def face_enemy(t: T, v: Activation) -> None:
    """Cases ACTIONS.4B and ACTIONS.4C, GROUPS.1: at the end it faces the nearest enemy it sees."""
    f = t.s.figures[v.figure]
    if not f.able or v.deed.meaning in ("run", "back"):
        return
    foe = nearest_in_sight(t.s, f)
    at = foe.at if foe else v.deed.foes[0] if v.deed.foes else None
    if at and at != f.at and bearing(f.at, at) != f.facing:
        t.s.put(replace(f, facing=bearing(f.at, at)))
        tell_players(t, "faced", "GROUPS.1", figure=f.id, facing=bearing(f.at, at))


def can_act(s: State, v: Activation) -> bool:
    """Return whether the figure can still do anything."""
    f = s.figures.get(v.figure)
    return f is not None and f.able


# -- shooting ----------------------------------------------------------------------------------------------


def choose_target(s: State, f: Figure, deed: GroupAction, aim: int) -> Figure | None:
    """Case RISK.1, Ruling K54: the enemy nearest to its group it can shoot; first whom a player named."""
    known = [g for i in s.spotted[f.side] if (g := s.figures.get(i)) and g.able]
    if not known or not ready_to_shoot(s, f, aim):
        return None
    if len(known) > 1:
        mine = [m for m in s.members(f.group) if m.able] or [f]
        known.sort(key=lambda g: (g.id != deed.told, distance_to_group(mine, g), g.id))
    return next((g for g in known if in_the_open(s, f, g)), None)


def shoot_once(t: T, f: Figure, deed: GroupAction, keep: int = 0) -> bool:
    """Case SHOOT.2: one shot, aimed if it can be, with `keep` actions left over. Tells whether it shot."""
    if not f.able or f.suppressed:
        return False
    aim = ARMS.cannon.actions if f.weapon == "cannon" else preferred(f, keep)
    if f.left - keep < max(aim, 1):
        return False
    g = choose_target(t.s, f, deed, aim)
    if g is None:
        return False
    t.call(SHOT, shot(t.s, f.id, g.id, aim))
    return True


# -- moving ------------------------------------------------------------------------------------------------


def movement_actions(s: State, f: Figure, deed: GroupAction) -> int:
    """Cases ACTIONS.1 and ACTIONS.7, Rulings K85, K87 and K100: the most movement actions it makes."""
    most = actions_left(s, f)
    if deed.meaning in ("stay", "stay_cover", "melee", "stun"):
        return 0
    if f.weapon == "cannon" and not deed.forced:
        return 0
    if deed.meaning in ("advance", "to_goal", "onward") and choose_target(s, f, deed, min(2, f.left)):
        return max(1, most // CHARTS.actions.half) if most else 0
    return most


def movement_path(s: State, f: Figure, deed: GroupAction, far: float) -> tuple[Point, ...]:
    """Cases ACTIONS.4A to ACTIONS.6: the path of its move, so many inches at most; none where it has come."""
    if deed.meaning == "charge":
        g = s.figures.get(deed.target)
        return path_toward(s, f, place_beside(s, f, g), far) if g and g.able else ()
    if deed.meaning in ("advance", "to_goal", "onward"):
        return path_toward(s, f, abreast(s, f, deed.goal), far) if deed.goal else ()
    if deed.meaning == "run":
        return escape_path(s, f, deed.foes[:1] if not contacts(s, f) else deed.foes, far)
    if in_own_cover(s, f, deed.foes):
        return ()
    spot = cover_within(s, f, far, deed.foes)
    if spot and (deed.meaning != "back" or not is_nearer_enemy(f, spot, deed.foes)):
        return path_toward(s, f, spot, far)
    return escape_path(s, f, deed.foes, far) if deed.meaning != "halt" else ()


def escape_path(s: State, f: Figure, foes: tuple[Point, ...], far: float) -> tuple[Point, ...]:
    """Cases ACTIONS.4A and ACTIONS.4F: a path away from the enemy that does not lead past one, if any."""
    least = min((distance(f.at, x) for x in foes), default=0.0)
    for inches in (far, far / 2):
        path = path_away(s, f, foes, inches)
        if not path or (foes and min(distance(path[-1], x) for x in foes) < least + GAIN):
            continue
        on_way = (point_along(f.at, path[-1], distance(f.at, path[-1]) * k / 4) for k in (1, 2, 3))
        if all(distance(p, x) >= least - SLACK for p in on_way for x in foes):
            return path
    return ()


def is_nearer_enemy(f: Figure, spot: Point, foes: tuple[Point, ...]) -> bool:
    """Case ACTIONS.4E: return whether a place is nearer to the enemy than where the figure is."""
    return bool(foes) and distance(spot, foes[0]) < distance(f.at, foes[0]) - 0.5


def place_beside(s: State, f: Figure, g: Figure) -> Point:
    """Case ACTIONS.6: a free place in contact with the enemy, on the figure's own side if there is one."""
    land, start = land_of(s), bearing(g.at, f.at) if f.at != g.at else 0
    ring = [land.clip(polar(g.at, start + turn, BESIDE)) for turn in (0, 45, -45, 90, -90, 135, -135, 180)]
    at = g.at
    about = [x for x in s.figures.values() if is_near(at, x.at, 2 * BESIDE)]
    others = [x.at for x in about if x.on_table and x.id not in (f.id, g.id)]
    return next((p for p in ring if all(distance(p, x) >= BESIDE / 2 for x in others)), ring[0])


def abreast(s: State, f: Figure, goal: Point | None) -> Point:
    """Case GROUPS.1: figures of a group go abreast, so that they do not stand on each other."""
    if goal is None:
        return f.at
    ids = sorted(m.id for m in s.members(f.group))
    n = ids.index(f.id) if f.id in ids else 0
    aside = (n + 1) // 2 * APART * (1 if n % 2 else -1)
    return land_of(s).clip(polar(goal, bearing(f.at, goal) + 90, aside)) if f.at != goal else goal


def leave_or_surrender(t: T, f: Figure) -> bool:
    """Case ACTIONS.4F, Ruling K86: a fleeing figure leaves over its own edge, or surrenders if surrounded."""
    if f.side == "jaffa" and at_own_edge(t.s, f):
        t.s.put(replace(f, health="left", left=0))
        tell_players(t, "left_table", "ACTIONS.4F", figure=f.id, items=[], by="edge", figures=[])
        return True
    if not is_surrounded(t.s, f):
        return False
    surrender_to(t, f)
    return True


def surrender_if_cornered(t: T, f: Figure, deed: GroupAction) -> None:
    """Case ACTIONS.4A, Ruling K86: who cannot get away from an enemy near surrenders."""
    stays = deed.meaning not in ("to_cover", "run") or in_own_cover(t.s, f, deed.foes)
    if not stays and near_enemies(t.s, f):
        surrender_to(t, f)


def surrender_to(t: T, f: Figure) -> None:
    """Cases ACTIONS.4A and ACTIONS.4F: the figure lays down its weapon."""
    incapacitate(t, replace(f, health="surrendered", fleeing=False))
    tell_players(t, "surrendered", "ACTIONS.4F", figures=[f.id], group=f.group)


def near_enemies(s: State, f: Figure) -> list[Figure]:
    """Ruling K86: return the able enemies near enough to surrender to."""
    return [g for g in opponents(s, f) if g.able and distance(f.at, g.at) <= CORNERED]


def is_surrounded(s: State, f: Figure) -> bool:
    """Ruling K86: return whether the enemies near leave no gap of more than a third of the circle."""
    ways = sorted(bearing(f.at, g.at) for g in near_enemies(s, f))
    gaps = [(b - a) % 360 for a, b in zip(ways, [*ways[1:], *ways[:1]], strict=True)]
    return len(ways) > 2 and max(gaps) <= GAP


def at_own_edge(s: State, f: Figure) -> bool:
    """Ruling K86: return whether a figure is at the edge from which its side enters."""
    c = scenario_of(s)
    room = {"north": c.height - f.y, "south": f.y, "east": c.width - f.x, "west": f.x}
    return room[c.solo_edge] <= EDGE


def activation_crumb(s: State, v: Activation, seat: Seat | None) -> Facts | None:
    """Return whose turn it is, where they are known."""
    return {"figure": v.figure, "meaning": v.deed.meaning} if s.known(v.figure) else None


RULES.procedure(
    ACTIVATION,
    {
        "look_out": try_to_spot,
        "get_up": shake_off_suppression,
        "make_ready": allot_actions,
        "shoot_first": shoot_first,
        "go": make_move,
        "shoot_after": shoot_after,
        "turn_about": face_enemy,
    },
    holds=Activation,
    stands=can_act,
    crumb=activation_crumb,
)
