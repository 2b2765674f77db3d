"""Header and panel: beside the whole table its state, beside a window calculations or a figure's sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Event, Facts
from engine.skirmish.model.state import GM, Figure, Letter
from engine.skirmish.queries.suggestions import Rehearsal, Suggestion
from engine.skirmish.queries.view import TableView
from render.core.fonts import clip, wrap
from render.core.look import Picture
from render.core.panel_parts import Middle, Side, put, story, strip, text
from render.core.scene import Box, Circle, Line, Shape, Sprite, Stamp, Text
from render.skirmish.elements.colours import SIDES
from render.skirmish.elements.figure_sight import Lens, best_shot, lenses, planned
from render.skirmish.elements.highlights import Fired, Happened
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.names import (
    counted,
    known_as,
    number,
    piece_called,
    result,
    says,
    signed,
    taken_off,
)
from render.skirmish.elements.pieces import ailments, letters, lying
from render.skirmish.elements.tokens import marker, sign, token
from render.skirmish.pictures.marks import lettered
from render.skirmish.pictures.overlay import d20
from render.skirmish.words.actions import letter_called, meaning, suggested

#: Maximum rows of the team and of enemies in the list.
MOST_OURS, MOST_THEIRS = 8, 12
#: Type sizes for a story.
STORY = (25.0, 22.0, 20.0)
KEY = ("suppressed", "wounded", "out", "fleeing")


def score(p: Picture, v: TableView) -> tuple[Side, Side]:
    """Return how near each side is to winning: how many of the team are fit, and of enemies in sight."""
    words, ended = p.words, result(v)
    (fit, of), foes, hidden = counted(v)
    seen = "skirmish-score-hidden" if hidden else "skirmish-score-in-sight"
    return (
        Side(
            name=words("skirmish-pic-team"),
            score=str(fit),
            counts=(words("skirmish-score-fit", of=of),),
            role="one",
            active=ended == "won" if ended else v.phase in ("players", "muster"),
        ),
        Side(
            name=words("skirmish-pic-foe"),
            score=str(foes),
            counts=(words(seen, n=hidden),),
            role="two",
            active=ended == "lost" if ended else v.phase in ("automaton", "forces"),
        ),
    )


def header(lay: Layout, p: Picture, v: TableView) -> Iterator[Stamp]:
    """Draw the strip: the score, the turn, and below it what else must be known of the picture."""
    words, ended = p.words, result(v)
    turn = words("skirmish-pic-turn", turn=v.turn, turns=v.turns) if v.turn else words("skirmish-pic-muster")
    step = words(f"skirmish-pic-{ended or (v.phase if v.phase != 'muster' else 'start')}")
    second = (says(v.title, words), step) if v.phase in ("players", "muster") and not ended else (step,)
    if v.seat == GM:
        second = (words("skirmish-pic-gm-view"),)
    if p.tentative:
        second = (words("skirmish-pic-preview"),)
    yield from strip(lay.width, score(p, v), Middle((turn,), second), lay.head)


def panel(lay: Layout, p: Picture, v: TableView, told: Sequence[str]) -> Iterator[Stamp]:
    """Draw the panel beside the whole table."""
    left, right, y = lay.board + 16.0, lay.width - 12.0, lay.head + 28.0
    words = p.words
    team = [f for f in v.figures.values() if f.side == "sgc" and (f.seat or f.on_table)]
    foes = [f for f in v.figures.values() if f.side == "jaffa" and f.on_table]
    foes.sort(key=lambda f: (f.id in v.hidden, f.group, f.id))
    story_first = bool(p.tentative or v.outcome)
    yield text(left, y, words("skirmish-pic-team"), 24, "one")
    y += 30
    yield from _team(p, v, team, left, right, y)
    y += 50 * min(len(team), MOST_OURS) + (24 if len(team) > MOST_OURS else 0) + 6
    yield Stamp(round(left), round(y), _rule(right - left))
    y += 24
    name = "enemy-gm" if v.seat == GM else "enemy"
    yield text(left, y, words(f"skirmish-pic-{name}"), 24, "two", fit=right - left - 50)
    yield text(right, y, str(len(foes)), 24, "two", anchor="r")
    y += 28
    space = lay.height - y - (190 if story_first else 176)
    rows = max(0, min(-(-len(foes) // 2), MOST_THEIRS // 2, int(space // 36)))
    yield from _foes(p, v, foes[: 2 * rows], left, right, y)
    y += 36 * rows
    if len(foes) > 2 * rows:
        more = words("skirmish-pic-more", n=len(foes) - 2 * rows)
        yield text(left, y, more, 20, "dim", bold=False)
        y += 26
    yield Stamp(round(left), round(y), _rule(right - left))
    y += 10
    if story_first and told:
        yield from story(told, (left, y, right, lay.height - 12.0), STORY)
    else:
        yield from _key(p, v, left, right, y + 16)


@lru_cache(8)
def _rule(wide: float) -> Sprite:
    return Sprite((Line(((0, 0), (wide, 0)), "line", 2),), "panel")


def _team(
    p: Picture, v: TableView, team: Sequence[Figure], left: float, right: float, y: float
) -> Iterator[Stamp]:
    """List the team: token, name, weapon, actions left, what ails each."""
    said = letters(v)
    for f in team[:MOST_OURS]:
        state = "dead" if f.health in ("dead", "removed", "left") else lying(f)
        yield Stamp(round(left + 18), round(y + 18), token("one", said[f.id], 16.0, None, "", state))
        ink = "dim" if state else "text"
        badges = ailments(f)
        room = right - left - 46 - 36 * len(badges)
        yield text(left + 44, y + 8, clip(known_as(v, f.id, p.words), 23, room), 23, ink)
        if f.health != "fit":
            yield text(
                left + 44, y + 31, p.words(f"skirmish-health-{f.health}"), 20, "fire", fit=right - left - 50
            )
        else:
            arm = p.words(f"skirmish-weapon-{f.weapon}")
            dots = 17.0 * min(f.actions, 6)
            yield text(left + 44, y + 31, arm, 20, "dim", bold=False, fit=right - left - 54 - dots)
            yield Stamp(round(right - dots), round(y + 31), _dots(f.left, max(f.left, f.fp), f.actions))
        x = right - 12
        for kind, n in reversed(badges):
            wide = 11 * (1.0 if n < 2 else 1.75)
            yield Stamp(round(x - wide + 11), round(y + 8), sign(kind, n, 11.0, "panel"))
            x -= 2 * wide + 6
        y += 50
    if len(team) > MOST_OURS:
        yield text(left, y + 4, p.words("skirmish-pic-more", n=len(team) - MOST_OURS), 20, "dim", bold=False)


@lru_cache(128)
def _dots(left: int, fp: int, full: int) -> Sprite:
    """Draw actions: left full, spent empty, lost to wounds crossed out."""
    shapes: list[Shape] = []
    for k in range(min(full, 6)):
        x = 17 * k + 8
        if k < left:
            shapes.append(Circle(x, 0, 6.5, "one"))
        elif k < fp:
            shapes.append(Circle(x, 0, 6.5, "", "one", 2))
        else:
            shapes += [
                Line(((x - 4, -4), (x + 4, 4)), "fire", 2.4),
                Line(((x - 4, 4), (x + 4, -4)), "fire", 2.4),
            ]
    return Sprite(tuple(shapes), "panel")


def _foes(
    p: Picture, v: TableView, foes: Sequence[Figure], left: float, right: float, y: float
) -> Iterator[Stamp]:
    """List enemies in two columns: token, name, what ails each."""
    said, wide = letters(v), (right - left) / 2
    for n, f in enumerate(foes):
        x, cy = left + wide * (n % 2), y + 36 * (n // 2) + 8
        state = "hidden" if f.id in v.hidden and not lying(f) else lying(f)
        yield Stamp(round(x + 14), round(cy), token("two", said[f.id], 12.5, None, "", state))
        ink = "text" if f.able else "dim"
        badges = ailments(f)[:2]
        yield text(x + 34, cy, f.id, 20, ink, bold=f.id not in v.hidden, fit=wide - 40 - 22 * len(badges))
        for k, (kind, _) in enumerate(badges):
            yield Stamp(round(x + wide - 22 - 24 * k), round(cy), sign(kind, 1, 9.5, "panel"))


def _key(p: Picture, v: TableView, left: float, right: float, y: float) -> Iterator[Stamp]:
    """Draw the legend."""
    rows = [(sign(kind, 1, 11.0, "panel"), f"skirmish-pic-{kind}") for kind in KEY]
    rows.append((marker(14.0, "panel"), "skirmish-pic-marker"))
    if v.seat == GM:
        rows[3] = (token("two", "", 11.0, None, "", "hidden"), "skirmish-pic-hidden")
    said = tuple((drawn, p.words(key)) for drawn, key in rows)
    yield Stamp(round(left), round(y), _key_sprite(said, right - left - 44))


@lru_cache(64)
def _key_sprite(rows: tuple[tuple[Sprite, str], ...], fit: float) -> Sprite:
    """Draw all of the key as one picture."""
    shapes: list[Shape] = []
    for n, (drawn, said) in enumerate(rows):
        shapes.append(Stamp(16, 30 * n, drawn))
        shapes.append(Text(42, 30 * n, said, 20, "dim", "l", bold=False, fit=fit))
    return Sprite(tuple(shapes), "panel")


#: Maximum number of shots worked out; older ones are told in words.
MOST_SHOTS = 3
MOST_SEEN = 8


def unworked(events: Sequence[Event]) -> tuple[Event, ...]:
    """Leave the events out that are worked out in full: the last shots and the last reaction."""
    shots = [n for n, e in enumerate(events) if e.kind == "shot" and "need" in e.facts][-MOST_SHOTS:]
    last = [n for n, e in enumerate(events) if e.kind == "reaction"][-1:]
    return tuple(e for n, e in enumerate(events) if n not in {*shots, *last})


def beside(
    lay: Layout, p: Picture, v: TableView, h: Happened, tell: Callable[[Sequence[Event]], Sequence[str]]
) -> Iterator[Stamp]:
    """Draw the panel, from the top; `tell` words what has no calculation."""
    left, right, y = lay.board + 18.0, lay.width - 14.0, lay.head + 22.0
    for block in _blocks(p, v, h, left, right):
        stamps, high = block
        if y + high > lay.height - 10:
            break
        for s in stamps:
            yield Stamp(s.x, round(s.y + y), s.sprite)
        y += high + 10
    told = tell(unworked(p.events))
    if not told and not any(isinstance(a, Rehearsal) for a in p.lit):
        told = planned(p.lit)
    if y < lay.height - 80:
        yield from story(told, (left, y, right, lay.height - 12.0), STORY)


Block = tuple[list[Stamp], float]


def _blocks(p: Picture, v: TableView, h: Happened, left: float, right: float) -> Iterator[Block]:
    """Return the blocks of the panel, each drawn from its own top, with its height."""
    for x in lenses(p.lit):
        yield _sight_list(p, v, x, left, right)
    for a in p.lit:
        if isinstance(a, Rehearsal):
            yield _walk(p, v, a, left, right)
    goals = [a for a in p.lit if isinstance(a, Suggestion)]
    if goals:
        yield _goals(p, goals, left, right)
    for f in h.reactions[-1:]:
        yield _reaction(p, f, left, right)
    for shot in h.shots[-MOST_SHOTS:]:
        if "need" in shot.facts:
            yield _shot(p, v, shot, left, right)


def _reaction(p: Picture, f: Facts, left: float, right: float) -> Block:
    """Work the Risk Factor out: every part, the sum, the die and the letter."""
    words, fit = p.words, right - left
    found = [text(left, 14, words("skirmish-pic-reaction", group=f["group"]), 26, "two", fit=fit)]
    y = 44.0
    for code, n in f["parts"]:
        said = words(f"skirmish-risk-{code}", n="").strip()
        found.append(text(left, y, clip(said, 20, fit - 56, bold=False), 20, "dim", bold=False))
        found.append(text(right, y, signed(n), 21, "fire" if n > 0 else "good", anchor="r"))
        y += 27
    found.append(put(left, y - 10, "panel", Line(((0, 0), (fit, 0)), "line", 2)))
    y += 8
    found.append(text(left, y, words("skirmish-pic-risk", risk=""), 22, "text", fit=fit - 60))
    found.append(text(right, y, signed(f["risk"]), 25, "text", anchor="r"))
    y += 32
    found.append(text(left, y, f"{words('skirmish-pic-die')} {f['die']}", 22, "text"))
    letter: Letter | str = letter_called(f["letter"], words)
    if len(letter) == 1:
        found.append(put(right - 44, y - 18, "panel", Box(0, 0, 44, 38, 8, "two")))
        found.append(text(right - 22, y + 1, letter, 27, "two.ink", "two", anchor="m"))
    else:
        found.append(text(right, y, letter, 20, "two", anchor="r", fit=fit - 90))
    y += 34
    found.append(text(left, y, meaning(f, words), 20, "text", bold=False, fit=fit))
    return found, y + 18


def _shot(p: Picture, v: TableView, x: Fired, left: float, right: float) -> Block:
    """Show how a shot works out: figures, range, cover, number needed, the die, the result."""
    words, fit, f = p.words, right - left, x.facts
    shooter, said = v.figures.get(x.figure), letters(v)
    role = SIDES[shooter.side] if shooter else "two"
    foe = "two" if role == "one" else "one"
    found = [
        Stamp(round(left + 15), 16, token(role, said.get(x.figure, "?"), 14.0, None)),
        put(left + 36, 16, "panel", Line(((0, 0), (34, 0)), role, 3.5, head=13)),
        Stamp(round(left + 90), 16, token(foe, said.get(x.target, "?"), 14.0, None)),
        text(left + 114, 16, f"{x.figure}, {x.target}", 20, "text", fit=fit - 116),
    ]
    arm = words(f"skirmish-weapon-{f['weapon']}")
    aim = words(f"skirmish-aim-{f['aim']}")
    found.append(text(left, 44, f"{arm}, {aim}", 20, "dim", bold=False, fit=fit - 70))
    band = words(f"skirmish-band-{f['band']}")
    found.append(text(left, 68, f'{number(f["range"])}", {band}', 20, "dim", bold=False, fit=fit - 70))
    cover = piece_called(v, f["cover"], words) if f["cover"] else ""
    open_ = words("skirmish-pic-cover", piece=cover) if cover else words("skirmish-pic-open")
    found.append(text(left, 92, open_, 20, "good" if cover else "dim", bold=False, fit=fit - 70))
    need = words("skirmish-pic-sure") if f["sure"] else words("skirmish-pic-need", need=f["need"])
    if f["modifier"]:
        need += f" ({signed(f['modifier'])})"
    found.append(text(left, 118, need, 21, "text", fit=fit - 76))
    result = words(f"skirmish-pic-{_outcome(x)}")
    if not f["sure"]:
        found.append(Stamp(round(right - 32), 62, d20(str(f["n"]), 27.0, "panel", hit=x.hit)))
    found.append(text(right, 118, result, 21, "fire" if x.hit else "dim", anchor="r", fit=fit * 0.5))
    found.append(put(left, 138, "panel", Line(((0, 0), (fit, 0)), "line", 2)))
    return found, 140


def _outcome(x: Fired) -> str:
    named = {"killed": "dead", "captured": "prisoner"}
    return named.get(x.result, x.result) or ("hit" if x.hit else "miss")


def _sight_list(p: Picture, v: TableView, x: Lens, left: float, right: float) -> Block:
    """List what a figure sees: range, cover, number needed and chance; or what blocks its view."""
    words, fit = p.words, right - left
    name = known_as(v, x.figure, words)
    found = [text(left, 14, words("skirmish-pic-sees", figure=name), 25, "one", fit=fit)]
    y, said = 48.0, letters(v)
    if not x.seen:
        found.append(text(left, y, words("skirmish-pic-sees-nobody"), 20, "dim", bold=False, fit=fit))
        y += 26
    for s in x.seen[:MOST_SEEN]:
        shot = best_shot(x, s.figure)
        found.append(
            Stamp(
                round(left + 14),
                round(y),
                token("two", said.get(s.figure, "?"), 13.0, None),
            )
        )
        found.append(text(left + 36, y, f'{s.figure}  {number(s.range)}"', 20, "text", fit=fit - 110))
        if s.clear and shot:
            found.append(text(right, y, f"{shot[2]} %", 22, "lit", anchor="r"))
        y += 24
        if not s.clear:
            what = ", ".join(piece_called(v, b, words) for b in s.blockers)
            line, ink = words("skirmish-pic-blocked", pieces=what), "fire"
        else:
            what = piece_called(v, s.cover, words)
            line = words("skirmish-pic-cover", piece=what) if s.cover else words("skirmish-pic-open")
            ink = "good" if s.cover else "dim"
        found.append(text(left + 36, y, clip(line, 20, fit - 36, bold=False), 20, ink, bold=False))
        if s.clear and shot:
            y += 22
            need = f"{words(f'skirmish-aim-{shot[0]}')} {shot[1]}+"
            found.append(text(left + 36, y, need, 20, "dim", bold=False, fit=fit - 36))
        y += 30
    return found, y


def _walk(p: Picture, v: TableView, a: Rehearsal, left: float, right: float) -> Block:
    """Show how a walk works out: inches, actions, deductions, who sees it, who may fire, final cover."""
    words, fit = p.words, right - left
    said = words("skirmish-pic-walk", inches=number(a.inches), actions=a.actions)
    found, y = [text(left, 14, said, 25, "lit", fit=fit)], 46.0
    cover = piece_called(v, a.end_cover, words)
    lines = [(taken_off(c, n, words), "dim") for c, n in a.parts]
    if a.seen_by:
        lines.append((words("skirmish-pic-watched", figures=", ".join(a.seen_by)), "text"))
    if a.may_fire:
        lines.append((words("skirmish-pic-fire", figures=", ".join(a.may_fire)), "fire"))
    lines.append(
        (words("skirmish-pic-cover", piece=cover), "good") if cover else (words("skirmish-pic-open"), "dim")
    )
    for line, ink in lines:
        found.append(text(left, y, clip(line, 20, fit, bold=False), 20, ink, bold=False))
        y += 27
    return found, y


def _goals(p: Picture, goals: Sequence[Suggestion], left: float, right: float) -> Block:
    """List lettered suggestions."""
    found, y = list[Stamp](), 18.0
    for a in goals[:8]:
        found.append(Stamp(round(left + 16), round(y), lettered(a.letter.upper())))
        said = suggested(a, p.words).split(": ", 1)[-1]
        for line in wrap(said, 20, right - left - 44, bold=False):
            found.append(text(left + 42, y, line, 20, "text", bold=False, fit=right - left - 44))
            y += 24
        y += 16
    return found, y
