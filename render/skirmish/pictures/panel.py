"""Header and the panel beside the whole table: step, team, enemies in sight, the key or the story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.skirmish.model.state import Figure
from engine.skirmish.model.terms import GM
from engine.skirmish.queries.view import TableView
from render.core.fonts import clip, width
from render.core.look import Picture
from render.core.scene import Box, Circle, Line, Shape, Sprite, Stamp, Text
from render.core.stamps import put, story, text
from render.skirmish.elements.headline import result
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.names import known_as, says
from render.skirmish.elements.pieces import ailments, letters, lying
from render.skirmish.elements.tokens import marker, sign, token

#: Maximum rows of the team and of enemies in the list.
MOST_OURS, MOST_THEIRS = 8, 12
#: Type sizes for a story.
STORY = (25.0, 22.0, 20.0)
KEY = ("suppressed", "wounded", "out", "fleeing")


def header(lay: Layout, p: Picture, v: TableView) -> Iterator[Stamp]:
    """Draw turn, step and mission, and at the right whose view it is unless it is everybody's."""
    words, ended = p.words, result(v)
    y, tall = (23, 46) if lay.whole else (21, 42)
    size = 30.0 if lay.whole else 27.0
    turn = words("skirmish-pic-turn", turn=v.turn, turns=v.turns) if v.turn else words("skirmish-pic-muster")
    yield text(16, y, turn, size, "text")
    x = 16 + width(turn, size) + 22
    key = ended or (v.phase if v.phase != "muster" else "start")
    said = words(f"skirmish-pic-{key}")
    theirs = v.phase in ("automaton", "forces") or ended == "lost"
    role = "two" if theirs else "one"
    if ended == "drawn" or (v.phase in ("melee", "morale", "end") and not ended):
        role = "text"
    ink = f"{role}.ink" if role != "text" else "back"
    wide = width(said, size - 5) + 36
    yield put(x, y, "panel", Box(0, -tall * 0.38, wide, tall * 0.38, 8, role))
    yield text(x + wide / 2, y, said, size - 5, ink, role, anchor="m")
    right = lay.width - 14.0
    if v.seat == GM:
        mine = words("skirmish-pic-gm-view")
        yield text(right, y, mine, size - 5, "fire", anchor="r")
        right -= width(mine, size - 5) + 20
    x += wide + 22
    if p.tentative:
        mine = words("skirmish-pic-preview")
        yield text(x, y, mine, size - 4, "lit")
        x += width(mine, size - 4) + 22
    if right - x > 120:
        yield text(
            x, y, clip(says(v.title, words), size - 6, right - x, bold=False), size - 6, "dim", bold=False
        )


def panel(lay: Layout, p: Picture, v: TableView, told: Sequence[str]) -> Iterator[Stamp]:
    """Draw the panel beside the whole table."""
    left, right, y = lay.board + 16.0, lay.width - 12.0, 74.0
    words = p.words
    team = [f for f in v.figures.values() if f.side == "sgc" and (f.seat or f.on_table)]
    foes = [f for f in v.figures.values() if f.side == "jaffa" and f.on_table]
    foes.sort(key=lambda f: (f.id in v.hidden, f.group, f.id))
    story_first = bool(p.caption or p.tentative or v.outcome)
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
        yield text(left, y, more, 19, "dim", bold=False)
        y += 26
    yield Stamp(round(left), round(y), _rule(right - left))
    y += 10
    if story_first and (p.caption.strip() or told):
        yield from story(p, told, (left, y, right, lay.height - 12.0), STORY)
    else:
        yield from _key(p, v, left, right, y + 16)
    yield text(lay.left, lay.height - 14, words("skirmish-pic-terrain-key"), 18, "dim", "back", bold=False)


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
                left + 44, y + 31, p.words(f"skirmish-health-{f.health}"), 18, "fire", fit=right - left - 50
            )
        else:
            arm = p.words(f"skirmish-weapon-{f.weapon}")
            dots = 17.0 * min(f.actions, 6)
            yield text(left + 44, y + 31, arm, 18, "dim", bold=False, fit=right - left - 54 - dots)
            yield Stamp(round(right - dots), round(y + 31), _dots(f.left, max(f.left, f.fp), f.actions))
        x = right - 12
        for kind, n in reversed(badges):
            wide = 11 * (1.0 if n < 2 else 1.75)
            yield Stamp(round(x - wide + 11), round(y + 8), sign(kind, n, 11.0, "panel"))
            x -= 2 * wide + 6
        y += 50
    if len(team) > MOST_OURS:
        yield text(left, y + 4, p.words("skirmish-pic-more", n=len(team) - MOST_OURS), 19, "dim", bold=False)


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
        shapes.append(Text(42, 30 * n, said, 19, "dim", "l", bold=False, fit=fit))
    return Sprite(tuple(shapes), "panel")
