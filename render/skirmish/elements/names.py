"""The names of things: figures, places, numbers, weapons, conditions; and a one-line headline."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.core.rules import Facts, Seat
from engine.skirmish.model.state import GM, Figure, Point
from engine.skirmish.queries.view import TableView
from render.core.text import FIRST, Words, join_list
from render.core.text import words as words_of

_OTHER = re.compile(r"[^a-z0-9]+")


def number(x: float) -> str:
    """Write a number of inches.

    >>> number(6.0), number(17.35)
    ('6', '17.4')
    """
    return f"{round(x, 1):g}"


def signed(n: int) -> str:
    """Write a number with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def taken_off(code: str, inches: float, words: Words) -> str:
    """Word a reduction of a walk in inches; a GM's ruling may be an increase."""
    return words(f"skirmish-part-{code}", n=signed(-round(inches)) if code == "gm" else number(abs(inches)))


def place(at: Sequence[float], words: Words) -> str:
    """Write a point as people read it off the edges of the table: "14.5 22"."""
    return _place(at[0], at[1], words)


@lru_cache(4096)
def _place(x: float, y: float, words: Words) -> str:
    return words("skirmish-place", x=number(x), y=number(y))


def way(facing: float, words: Words) -> str:
    """Name a direction by eight points of the compass."""
    return words(f"skirmish-compass-{round(facing / 45) % 8}")


def figure(name: str, words: Words) -> str:
    """Name a figure by its id, one that the hearer does not see as unseen."""
    return name or words("skirmish-unseen")


def figures(names: Iterable[str], words: Words) -> str:
    """Name several figures."""
    found = [figure(x, words) for x in names]
    return join_list(found, words) if found else words("skirmish-nobody")


def arms(weapon: str, kit: Iterable[str], words: Words) -> str:
    """Name a figure's weapon and kit."""
    return join_list([words(f"skirmish-weapon-{weapon}"), *(words(f"skirmish-kit-{x}") for x in kit)], words)


def says(text: str, words: Words) -> str:
    """Word a mission that comes with the game: its title, brief, a name on the map, a condition.

    Texts of a player's own table stay as they were written.

    >>> from render.core.text import words
    >>> says("Field wall", words("de")), says("Bob's wall", words("de"))
    ('Feldmauer', "Bob's wall")
    """
    if words.locale == FIRST:
        return text
    key = _key(text)
    return words(key) if key else text


@lru_cache(1024)
def _key(text: str) -> str:
    """Return the catalogue key of a text, "" when the catalogues do not hold exactly this text."""
    key = f"skirmish-says-{_OTHER.sub('-', text.casefold()).strip('-')[:60].rstrip('-')}"
    first = words_of(FIRST)
    return key if first.has(key) and first(key) == text else ""


def known_as(v: TableView, figure: str, words: Words) -> str:
    """Return a figure's display name, or its id when it has no name of its own."""
    f = v.figures.get(figure)
    return says(f.name, words) if f and f.name else figure


def piece_called(v: TableView, piece: str, words: Words) -> str:
    """Name a piece of terrain: its own name, or its kind with its id."""
    p = next((p for p in v.pieces if p.id == piece), None)
    if p is None:
        return piece
    return says(p.name, words) or f"{words(f'skirmish-terrain-{p.kind}')} {p.id}"


def state_of(f: Figure, words: Words, *, hidden: bool = False) -> list[str]:
    """List a figure's conditions in words."""
    found = []
    if f.health != "fit":
        found.append(words(f"skirmish-health-{f.health}"))
    if f.suppressed:
        found.append(words("skirmish-state-suppressed", n=f.suppressed))
    if f.wounds:
        found.append(words("skirmish-state-wounded", n=f.wounds))
    if f.out:
        found.append(words("skirmish-state-out", n=f.out))
    if f.fleeing or f.busy or f.covering or hidden:
        so = {"fleeing": f.fleeing, "busy": f.busy, "covering": f.covering, "hidden": hidden}
        found += [words(f"skirmish-state-{what}") for what, true in so.items() if true]
    if f.items:
        found.append(words("skirmish-state-carries", items=", ".join(f.items)))
    return found


def point(f: Facts) -> Point:
    """Return the place of an event."""
    return float(f.get("x", 0.0)), float(f.get("y", 0.0))


def result(v: TableView) -> str:
    """Return the result of a game: won, lost or drawn; "" before its end."""
    if v.outcome is None:
        return ""
    return "drawn" if v.outcome.winner is None else "lost" if v.outcome.winner == GM else "won"


def counted(v: TableView) -> tuple[tuple[int, int], int, int]:
    """Count the score: of the team those fit, and all; known enemies who can act; of those the hidden.

    Who has left the table counts as they left it.
    """
    team = [f for f in v.figures.values() if f.side == "sgc" and (f.seat or f.on_table)]
    foes = [f for f in v.figures.values() if f.side != "sgc" and f.on_table and f.able]
    return (
        (sum(f.health in ("fit", "left") for f in team), len(team)),
        len(foes),
        sum(f.id in v.hidden for f in foes),
    )


def score_said(v: TableView, words: Words) -> str:
    """Say the score: for people who do not see the strip."""
    (fit, of), foes, hidden = counted(v)
    return words("skirmish-alt-score", fit=fit, of=of, foes=foes, hidden=hidden)


def stands(v: TableView, words: Words) -> str:
    """Word the turn and the step, or how it ended; nothing of whom it waits for."""
    if ended := result(v):
        return words(f"skirmish-head-{ended}", turn=v.turn)
    if v.phase == "muster":
        return words("skirmish-head-muster", spent=v.spent, points=v.points)
    if v.phase == "players":
        return words("skirmish-head-players", turn=v.turn, turns=v.turns)
    phase = words(f"skirmish-phase-{v.phase}")
    return words("skirmish-head-phase", turn=v.turn, turns=v.turns, phase=phase)


def headline(v: TableView, full: Mapping[Seat, str], words: Words) -> str:
    """Word the turn, the step, and who still has to act or answer."""
    first, waiting = stands(v, words), [full.get(x, x) for x in v.waiting]
    if not waiting or result(v):
        return first
    acting = v.phase in ("players", "muster") and GM not in v.waiting
    key = "skirmish-head-acting" if acting else "skirmish-head-waiting"
    return f"{first} {words(key, names=join_list(waiting, words))}"
