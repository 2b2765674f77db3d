"""What a figure may be ordered besides walking: every order that is legal now, and targets with chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from bot.games.skirmish.name_lookup import with_names
from bot.games.skirmish.previews import range_line, shot_line
from bot.games.skirmish.wording import number, piece, where
from bot.play.games.cards import LINE
from bot.play.model.editors import MOST_LINES, EditorContext
from bot.play.model.ports import Choice
from engine.core.errors import Fault
from engine.core.flow import faults
from engine.core.rules import Action
from engine.skirmish.model.actions import (
    Cover,
    Dial,
    Drop,
    Enter,
    Face,
    Haul,
    Hold,
    Lay,
    Order,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Work,
)
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.odds import Shooting, Target, shot_kinds, targets_of, throw_at
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import bearing, distance
from engine.skirmish.table.terrain import land_of, scenario_of
from render.core.look import Look
from render.core.text import percent
from render.core.texts.graphemes import cut
from render.skirmish.elements.names import says

PLAIN = (Spot, Steady, Enter, Hold, Dial, Turn, Save, Drop, Cover)
#: Distance in inches within which other figures are described as near.
NEAR = 2.0
EIGHTHS = tuple(range(0, 360, 45))
#: Maximum number of enemies listed on the page for shots.
MOST_TARGETS = 14


def deeds(b: EditorContext, f: Figure) -> list[Order]:
    """List what a figure may do now apart from walking, shooting, throwing and laying."""
    return [a for a in _worth_trying(b.state, f) if not faults(b.state, b.d, a)]


def _worth_trying(s: State, f: Figure) -> Iterator[Action]:
    for kind in PLAIN:
        yield kind(f.id)
    for o in scenario_of(s).objectives:
        yield Work(f.id, o.id)
    near = [g for g in s.figures.values() if g.id != f.id and g.on_table and distance(f.at, g.at) <= NEAR]
    for g in (g for g in near if s.known(g.id)):
        yield Haul(f.id, g.id)
        yield Seize(f.id, g.id)
    items = [x for g in near if g.side == f.side for x in g.items]
    for x in (*s.loose, *items):
        yield Take(f.id, x)
    for way in EIGHTHS:
        if way != f.facing:
            yield Face(f.id, way)


def deed_choices(b: EditorContext, f: Figure, look: Look) -> list[Choice]:
    """Offer what a figure may do, as lines of a select; the value is how it is typed."""
    return [
        Choice(
            cut(look.label(a, b.view, b.say), LINE),
            b.game.write(a)[:LINE],
            cut(look.detail(a, b.view, b.say), LINE),
        )
        for a in deeds(b, f)
    ][:MOST_LINES]


def place_choices(b: EditorContext, near: Point | None) -> tuple[Choice, ...]:
    """Offer the places with a name, the nearest first."""
    named = with_names(b.view.narrow(TableView)).items()
    known = sorted(named, key=lambda x: (distance(near, x[1]) if near else 0.0, x[0]))
    return tuple(Choice(says(name, b.say), name, where(at)) for name, at in known[:MOST_LINES])


# -- targets ---------------------------------------------------------------------------------------------


def target_lines(b: EditorContext, f: Figure, look: Look) -> list[str]:
    """List the known enemies: band, cover, need and chance of each kind of shot, or why none is possible.

    What keeps the figure from shooting at anybody is said once, at the top.
    """
    s, say = b.state, b.say
    known = [g for i in s.spotted[f.side] if (g := s.figures.get(i)) and g.on_table]
    known.sort(key=lambda g: (g.inactive, distance(f.at, g.at), g.id))  # figures out of the fight come last
    if not known:
        return [say("bot-skirmish-no-target")]
    odds = {t.target: t for t in targets_of(s, f)}
    own: dict[str, None] = {}
    near, far = list[str](), list[str]()
    for g in known:
        why = _why_not(b, f, g)
        own |= {look.refusal(x, say): None for x in why if "target" not in x.facts}
        barred = [look.refusal(x, say) for x in why if "target" in x.facts]
        if barred:
            far.append(" · ".join([*_hard_to_reach(b, f, g), barred[0]]))
        elif t := odds.get(g.id):
            near.append("\n".join([range_line(s, t, say), *(_kind_line(b, f, t, x, look) for x in t.shots)]))
    lines = [*(f"**{x}.**" for x in own), *near, *far]
    more = len(lines) - MOST_TARGETS
    return [*lines[:MOST_TARGETS], *([say("bot-skirmish-further", n=more)] if more > 0 else [])]


def _hard_to_reach(b: EditorContext, f: Figure, g: Figure) -> list[str]:
    """Say how far off an enemy is that cannot be shot at, and what they are behind."""
    head = b.say("bot-skirmish-far", id=g.id, range=number(round(distance(f.at, g.at), 1)))
    behind = [piece(b.state, x, b.say) for x in land_of(b.state).sight(f.at, g.at).blockers]
    return [head, *([b.say("bot-skirmish-behind", by=", ".join(behind))] if behind else [])]


def _kind_line(b: EditorContext, f: Figure, t: Target, x: Shooting, look: Look) -> str:
    """Say what a kind of shot needs and may hit, or why it is not open."""
    if x.shots:
        return shot_line(x, 1, b.say)
    why = faults(b.state, b.d, Shoot(f.id, t.target, x.aim))
    return (
        f"- {b.say(f'skirmish-aim-{x.aim}')}: {look.refusal(why[0], b.say)}"
        if why
        else shot_line(x, 1, b.say)
    )


def _why_not(b: EditorContext, f: Figure, g: Figure) -> Sequence[Fault]:
    """Say what forbids even the cheapest shot at an enemy."""
    return faults(b.state, b.d, Shoot(f.id, g.id, shot_kinds(f)[0]))


def shot_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer every kind of shot at every target, once and as often as the actions allow."""
    found = []
    for t in sorted(targets_of(b.state, f), key=lambda t: b.state.figures[t.target].inactive):
        for x in t.shots:
            for n in dict.fromkeys((1, x.shots)):
                if not x.shots:
                    continue
                a = Shoot(f.id, t.target, x.aim, n)
                if not faults(b.state, b.d, a):
                    found.append(_shot_choice(b, t, a, x.one))
    return found


def _shot_choice(b: EditorContext, t: Target, a: Shoot, one: Fraction) -> Choice:
    say = b.say
    name = say("bot-skirmish-shot-choice", id=t.target, aim=say(f"skirmish-aim-{a.aim}"), shots=a.shots)
    any_of = 1 - (1 - one) ** a.shots
    detail = f'{number(t.range)}" · {say(f"skirmish-band-{t.band}")} · {percent(any_of)} %'
    target = b.state.figures[t.target]
    if target.health != "fit":
        detail = f"{say(f'skirmish-health-{target.health}')} · {detail}"
    return Choice(cut(name, LINE), b.game.write(a), cut(detail, LINE))


# -- throws and charges ----------------------------------------------------------------------------------


def throw_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer throws at enemies that the side knows of, with the chance to land there."""
    s, say, found = b.state, b.say, []
    for kind in dict.fromkeys(x for x in f.kit if x in ("grenade", "stun")):
        for x in s.spotted[f.side]:
            g = s.figures.get(x)
            if g is None or not g.on_table:
                continue
            a = Throw(f.id, g.x, g.y, kind)
            landing = throw_at(s, f, g.at, a.kind)
            if faults(s, b.d, a) or not landing:
                continue
            hit = next((y.chance for y in landing if y.side == "hit"), 0)
            name = say("bot-skirmish-throw-at", kit=say(f"skirmish-kit-{kind}"), id=g.id)
            own = sum(y.chance for y in landing if any(s.figures[i].side == f.side for i in y.figures))
            said = say("bot-skirmish-throw-chance", hit=percent(hit), own=percent(own) if own else 0)
            found.append(Choice(cut(name, LINE), b.game.write(a), said))
    return found[:MOST_LINES]


def lay_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer charges that can be laid: toward the nearest enemy that is known, or else ahead."""
    s = b.state
    foes = [g for x in s.spotted[f.side] if (g := s.figures.get(x)) and g.on_table]
    foes.sort(key=lambda g: distance(f.at, g.at))
    way = round(bearing(f.at, foes[0].at)) % 360 if foes else f.facing
    tries = [
        Lay(f.id, kind, fuse, shape, way)
        for kind in dict.fromkeys(x for x in f.kit if x in ("claymore", "c4"))
        for fuse in ("tripwire", "remote")
        for shape in ("wedge", "blast")
    ]
    good = [a for a in tries if not faults(s, b.d, a)]
    return [Choice(cut(lay_name(b, a), LINE), b.game.write(a)) for a in good][:MOST_LINES]


def lay_name(b: EditorContext, a: Lay) -> str:
    """Name a charge to be laid."""
    say = b.say
    return say(
        "bot-skirmish-lay",
        kit=say(f"skirmish-kit-{a.kind}"),
        fuse=say(f"bot-skirmish-fuse-{a.fuse}"),
        shape=say(f"bot-skirmish-shape-{a.shape}"),
        facing=a.facing,
    )
