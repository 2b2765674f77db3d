"""Shooting: possible targets, the number needed, the shot (Cases SHOOT.1 to SHOOT.6, CANNON.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Shoot
from engine.skirmish.model.audience import T, roll_for_figures, show_masked
from engine.skirmish.model.charts import ARMS, BANDS, band_of, cannon_need, effect_change, need_to_hit
from engine.skirmish.model.procedures import LOOK, REACTION, SHOT, Look, Reaction, Shot
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.effects import HIT, Hit, is_within
from engine.skirmish.rules.order_parts import order
from engine.skirmish.rules.spotting import watchers_of
from engine.skirmish.table.geometry import bearing, distance
from engine.skirmish.table.line_of_sight import in_melee
from engine.skirmish.table.terrain import land_of

TWENTY = 20


@dataclass(frozen=True, slots=True)
class Prospect:
    """Everything that a preview shows about a shot.

    `band` is the true range band, 0 for point blank to 3 (2 for the cannon); `cover` the piece of terrain
    that covers the target, "" for none; `need` the number of twenty, `sure` a hit without a die; `by` the
    GM's modifier on the die; `change` what is added to the effect die.
    """

    figure: str
    target: str
    weapon: str
    aim: int
    range: float
    band: int
    cover: str
    need: int
    sure: bool
    by: int
    change: int

    @property
    def chance(self) -> Fraction:
        """Chance to hit."""
        if self.sure:
            return Fraction(1)
        return Fraction(max(0, min(TWENTY, TWENTY + 1 - self.need + self.by)), TWENTY)


def prospect(s: State, f: Figure, g: Figure, aim: int) -> Prospect | None:
    """Cases SHOOT.4 to SHOOT.6, CANNON.1 and EFFECT.2, Rulings K20, K23 to K25, K31 and K60: work a shot out.

    None where no number is given: beyond reach, or too near for a cannon. Lines of sight are not looked at.
    """
    far, cover = distance(f.at, g.at), land_of(s).cover(f.at, g.at)
    covered, by = bool(cover), s.modifier("hit", f.id, f.group)
    shot = partial(Prospect, figure=f.id, target=g.id, weapon=f.weapon, aim=aim, range=far, cover=cover)
    if f.weapon == "cannon":
        need = cannon_need(far, cover=covered)
        if need is None:
            return None
        band = next(n for n, last in enumerate(ARMS.cannon.bands) if far <= last + 1e-9)
        return shot(band=band, need=need, sure=False, by=by, change=0)
    w = ARMS.weapons.get(f.weapon)
    at = band_of(w, far) if w else None
    if w is None or at is None:
        return None
    need = need_to_hit(w, aim, at, cover=covered)
    sure = at == 0 and not covered and g.inactive
    shifted = at + (covered and s.house.cover_shifts_effect == "on")
    change = effect_change(w, shifted)
    last_band = covered and at == len(BANDS) - 1
    return shot(band=at, need=need, sure=sure, by=0 if last_band else by, change=change)


def in_range(f: Figure, inches: float) -> bool:
    """Cases SHOOT.4 and CANNON.1: return whether a figure's weapon shoots so far."""
    if f.weapon == "cannon":
        return cannon_need(inches, cover=False) is not None
    w = ARMS.weapons.get(f.weapon)
    return w is not None and band_of(w, inches) is not None


# -- what may be shot at -----------------------------------------------------------------------------------


def crewed(s: State, f: Figure) -> bool:
    """Ruling K3: a heavy weapon has a user of enough actions, or a second figure beside it."""
    w = ARMS.weapons.get(f.weapon)
    if w is None or f.fp >= w.user:
        return True
    return any(
        m.id != f.id and m.side == f.side and m.able and is_within(m, f, 1.0) for m in s.figures.values()
    )


def may_shoot(s: State, f: Figure, cost: int) -> Iterator[Fault]:
    """Cases SHOOT.1 to SHOOT.3, MELEE.1 and GRENADE.1, Ruling K3: what keeps this figure from shooting.

    `no_bar` asks the same without saying what: a change here is made there too.
    """
    if f.weapon == "none":
        yield RULES.wrong("shoot-unarmed", figure=f.id)
    if f.thrown:
        yield RULES.wrong("shoot-threw", figure=f.id)
    if cost > f.left:
        yield RULES.wrong("shoot-actions", figure=f.id, left=f.left, cost=cost)
    if in_melee(s, f):
        yield RULES.wrong("shoot-melee", figure=f.id)
    if not crewed(s, f):
        yield RULES.wrong("shoot-crew", weapon=f.weapon, actions=ARMS.weapons[f.weapon].user)


def may_hit(s: State, f: Figure, target: str) -> Iterator[Fault]:
    """Cases SHOOT.1, SHOOT.4, MELEE.1 and CANNON.1: what keeps this target from being shot at.

    An enemy that is not there and one that is hidden are refused alike. `in_the_open` asks the same without
    saying what: a change here is made there too.
    """
    g = s.figures.get(target)
    if g is None or g.side == f.side or not g.on_table or target not in s.spotted[f.side]:
        yield RULES.wrong("shoot-target", target=target)
        return
    if not land_of(s).sees(f.at, g.at):
        yield RULES.wrong("shoot-blocked", figure=f.id, target=target)
    far = distance(f.at, g.at)
    if f.weapon != "none" and not in_range(f, far):
        if f.weapon == "cannon" and far < ARMS.cannon.nearest:
            yield RULES.wrong("shoot-near", target=target, range=round(far, 1))
        else:
            yield RULES.wrong("shoot-far", target=target, range=round(far, 1), weapon=f.weapon)
    if in_melee(s, g):
        yield RULES.wrong("shoot-into-melee", target=target)


def ready_to_shoot(s: State, f: Figure, aim: int) -> bool:
    """Return whether a figure could shoot now, given a target."""
    return f.able and not f.suppressed and not f.fleeing and no_bar(s, f, aim)


def can_shoot(s: State, f: Figure, g: Figure, aim: int) -> bool:
    """Return whether a figure that may shoot now can shoot at this target."""
    return ready_to_shoot(s, f, aim) and in_the_open(s, f, g)


def no_bar(s: State, f: Figure, cost: int) -> bool:
    """Cases SHOOT.1 to SHOOT.3, MELEE.1 and GRENADE.1, Ruling K3: return whether it may shoot at all.

    The twin of `may_shoot`, without the reason: machine players call it far more often.
    """
    able = f.weapon != "none" and not f.thrown and cost <= f.left
    return able and not in_melee(s, f) and crewed(s, f)


def in_the_open(s: State, f: Figure, g: Figure) -> bool:
    """Cases SHOOT.1, SHOOT.4, MELEE.1 and CANNON.1: return whether a figure may be shot at.

    The twin of `may_hit`, without the reason.
    """
    if g.side == f.side or not g.on_table or g.id not in s.spotted[f.side]:
        return False
    a, b = f.at, g.at
    seen = (f.weapon == "none" or in_range(f, distance(a, b))) and land_of(s).sees(a, b)
    return seen and not in_melee(s, g)


def targets(s: State, f: Figure, aim: int = 1) -> list[Prospect]:
    """Case SHOOT.1: list a figure's possible targets now, the nearest first."""
    if f.weapon == "cannon":
        aim = ARMS.cannon.actions
    if not f.able or f.suppressed or not no_bar(s, f, 0):
        return []
    found = [
        p
        for i in s.spotted[f.side]
        if (g := s.figures.get(i)) and in_the_open(s, f, g) and (p := prospect(s, f, g, aim))
    ]
    return sorted(found, key=lambda p: (p.range, p.target))


# -- the order ---------------------------------------------------------------------------------------------


def check_shoot(s: State, f: Figure, a: Shoot) -> Sequence[Fault]:
    """Cases SHOOT.1 to SHOOT.4, Ruling K7: return the faults of an order to shoot."""
    if f.weapon == "cannon" and a.aim != ARMS.cannon.actions:
        return [RULES.wrong("shoot-cannon")]
    if a.shots < 1:
        return [RULES.wrong("shoot-none", n=a.shots)]
    return [*may_shoot(s, f, a.aim * a.shots), *may_hit(s, f, a.target)]


def do_shoot(t: T, f: Figure, a: Shoot) -> None:
    """Case SHOOT.2: shots of one kind at one target."""
    t.call(SHOT, shot(t.s, f.id, a.target, a.aim, a.shots))


def shot(s: State, figure: str, target: str, aim: int, shots: int = 1, *, reaction: bool = False) -> Shot:
    """Build the frame of the shot procedure."""
    return Shot(figure, target, aim, shots, reaction, down=s.figures[target].inactive)


def draw_shoot(s: State, f: Figure, rng: Random) -> Shoot | None:
    """Draw a shot at random."""
    cannon = f.weapon == "cannon"
    aims = [n for n in (1, 2, 3) if n <= f.left and (not cannon or n == ARMS.cannon.actions)]
    if not aims:
        return None
    aim = rng.choice(aims)
    open_to = targets(s, f, aim) if no_bar(s, f, aim) else ()
    if not open_to:
        return None
    return Shoot(f.id, rng.choice(open_to).target, aim, rng.randint(1, f.left // aim))  # type: ignore[arg-type]


order(Shoot, check_shoot, do_shoot, draw_shoot)


# -- the shot ----------------------------------------------------------------------------------------------


def lay_on(t: T, v: Shot) -> None:
    """Cases SHOOT.1 to SHOOT.3, Ruling K50: spend the actions, turn to the target; stop if it cannot be.

    A reaction at somebody whom another has just brought down is kept.
    """
    f, g = t.s.figures[v.figure], t.s.figures[v.target]
    if v.reaction and g.inactive and not v.down:
        t.end()
        return
    if not can_shoot(t.s, f, g, v.aim):
        t.goto(end_fire)
        return
    t.s.put(replace(f, left=max(0, f.left - v.aim), fired=True, facing=bearing(f.at, g.at)))


def roll_shot(t: T, v: Shot) -> None:
    """Cases SHOOT.4 to SHOOT.6, Rulings K23 and K26: a die of twenty for each shot, none for a sure hit."""
    f, g = t.s.figures[v.figure], t.s.figures[v.target]
    p = prospect(t.s, f, g, v.aim)
    if p is None:
        t.goto(end_fire)
        return
    n = 0
    if not p.sure:
        case = "CANNON.1" if f.weapon == "cannon" else "SHOOT.4"
        n = roll_for_figures(t, case, TWENTY, why="hit", figure=f.id, target=g.id, need=p.need, modifier=p.by)
    hit = p.sure or n + p.by >= p.need
    if not t.quiet:
        tell_shot(t, v, p, f.at, n, hit=hit)
    t.hold(hit=n, struck=struck_by(t.s, f, g) if hit else (), change=p.change)


def tell_shot(t: T, v: Shot, p: Prospect, at: Point, n: int, *, hit: bool) -> None:
    """Case SHOOT.4: tell of a shot from a place: what it needed, and what the die showed."""
    show_masked(
        t,
        "shot",
        "SHOOT.4",
        figure=p.figure,
        target=p.target,
        weapon=p.weapon,
        aim=v.aim,
        band=p.band,
        cover=p.cover,
        piece=cover_name(t.s, p.cover),
        range=round(p.range, 1),
        need=p.need,
        n=n,
        modifier=p.by,
        hit=hit,
        sure=p.sure,
        reaction=v.reaction,
        x=at[0],
        y=at[1],
    )


def cover_name(s: State, piece: str) -> str:
    """Name the piece that covers a target: its own name, or else its id."""
    return next((p.name or p.id for p in land_of(s).pieces if p.id == piece), piece)


def struck_by(s: State, f: Figure, g: Figure) -> tuple[str, ...]:
    """Case CANNON.2: whom a hit strikes: the target, for the cannon all within 2 inches of it."""
    if f.weapon != "cannon":
        return (g.id,)
    others = (
        x for x in s.figures.values() if x.id != g.id and x.on_table and is_within(x, g, ARMS.cannon.blast)
    )
    return (g.id, *(x.id for x in others))


def roll_effects(t: T, v: Shot) -> None:
    """Cases EFFECT.1, EFFECT.3 and CANNON.2: every figure struck rolls for effect."""
    f = t.s.figures[v.figure]
    w = ARMS.weapons.get(f.weapon)
    for i in v.struck:
        t.call(HIT, Hit(i, f.id, w.effect if w else "staff", v.change))


def next_shot(t: T, v: Shot) -> None:
    """Case SHOOT.2: the next shot of the order, unless the target has gone down."""
    g = t.s.figures[v.target]
    if v.shots > 1 and g.on_table and (v.down or not g.inactive):
        t.hold(shots=v.shots - 1, hit=0, struck=())
        t.goto(lay_on)


def end_fire(t: T, v: Shot) -> None:
    """Case SIGHT.1, Ruling K8: enemies may spot who fired, and those that held may fire back."""
    if not t.s.figures[v.figure].fired:
        return
    if observers := watchers_of(t.s, (v.figure,), fired=True):
        t.call(LOOK, Look(observers, at=(v.figure,), fired=True))
    if not v.reaction:
        t.call(REACTION, Reaction(v.figure, fired=True))


def both_there(s: State, v: Shot) -> bool:
    """Return whether shooter and target are still on the table."""
    return v.figure in s.figures and v.target in s.figures


def shot_crumb(s: State, v: Shot, seat: Seat | None) -> Facts | None:
    """Return shooter and target if both are known."""
    if not (s.known(v.figure) and s.known(v.target)):
        return None
    return {"figure": v.figure, "target": v.target, "aim": v.aim}


RULES.procedure(
    SHOT,
    {"lay_on": lay_on, "fire": roll_shot, "strike": roll_effects, "again": next_shot, "cease": end_fire},
    holds=Shot,
    stands=both_there,
    crumb=shot_crumb,
)
