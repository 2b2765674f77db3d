"""Two hundred positions in which the team is asked: every enemy in reach is shown, and the score."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow import pending
from engine.skirmish.queries.view import TableView
from render.core.look import Picture
from render.core.scene import HIGHEST, LEAST, LOWEST, PHONE, Text
from render.core.text import words
from render.skirmish.elements.highlights import read_events
from render.skirmish.elements.threats import sides, threats
from render.skirmish.pictures.scene import framed, rung
from tests.render.shapes import flat
from tests.render.skirmish.positions import LOOK, game, view

POSITIONS = 200


def asked() -> Iterator[Picture]:
    """Play missions at random; return what the channel sees where players have to act."""
    found = 0
    for seed, mission in enumerate(("hold", "standard", "raid", "first") * 10):
        for r in game(seed, mission, 160, gm="off"):
            waiting = {d.seat for d in pending(r.state)}
            v = view(r.state)
            if v.phase != "players" or not waiting or not any(sides(v)[1]) or found >= POSITIONS:
                continue
            found += 1
            events = tuple(e for e in r.events if e.reaches(None))
            how = {"words": words(("en", "de")[found % 2]), "framing": "action", "screen": "phone"}
            yield Picture(view=v, events=events, **how)  # type: ignore[arg-type]
        if found >= POSITIONS:
            return


def test_no_picture_that_asks_the_team_leaves_out_an_enemy_or_the_score() -> None:
    met = drawn = 0
    for p in asked():
        drawn += 1
        v, x = p.view.narrow(TableView), LOOK.scene(p)
        lay, _ = framed(p, v, read_events(p.events, v))
        there = threats(v)
        met += len(there)
        assert all(lay.shows(g.at) for g in there)
        assert {i for i, role in rung(p, v).items() if role == "fire"} == {g.id for g in there}
        assert set(LOOK.threats(v, "p1")) == {g.id for g in there}
        beyond = [g for g in sides(v)[1] if not lay.shows(g.at, 2)]
        tags = {t.text.split(" ")[0] for t in flat(x.overlay) if isinstance(t, Text)}
        assert not beyond or any(g.id in tags for g in beyond)
        strip = [t.text for t in flat(x.panel) if isinstance(t, Text) and t.size > LEAST]
        assert {side.score for side in LOOK.sides(p)} <= set(strip)
        assert (x.width, True) == (PHONE[0], LOWEST <= x.height <= HIGHEST)
    assert drawn == POSITIONS
    assert met > POSITIONS
