"""The charts of Starwars, from its data."""

from __future__ import annotations

from engine.starwars.galaxy import standard
from render.core.chart import Chart
from render.core.text import Words


def charts(say: Words) -> tuple[Chart, ...]:
    """Return the tracks of the stars with their links, and the cards."""
    g = standard()
    length = max(len(s.track) for s in g.stars)
    rows = ((str(i + 1), *(s.track[i : i + 1] for s in g.stars)) for i in range(length))
    links = ((s.name, ", ".join(s.links)) for s in g.stars)
    types = (("A", g.pieces.aliens), ("W", g.pieces.weapons), ("S", g.pieces.starships))
    counts = ((f"{x} {say(f'starwars-card-{x}')}", str(n)) for x, n in types)
    track = (*_heads(say, "space"), *(s.name for s in g.stars))
    heads = (track, _heads(say, "star", "linked"), _heads(say, "card", "count"))
    titles, bodies = _heads(say, "tracks", "links", "cards"), (tuple(rows), tuple(links), tuple(counts))
    notes = (_heads(say, "letters"), (), ())
    cases = ("GAMEBOARD.1", "HYPERJUMPS.1", "SET-UP.2")
    return tuple(map(Chart, cases, titles, heads, bodies, notes))


def _heads(say: Words, *keys: str) -> tuple[str, ...]:
    return tuple(say(f"starwars-chart-{key}") for key in keys)
