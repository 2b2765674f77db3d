"""Every place that a form's controls name is drawn in the picture of its page, in every title."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.play.model.editors import EditorContext
from bot.play.model.ports import Select
from bot.titles import TITLES
from engine.titles import GAMES
from render.core.look import Picture
from render.core.text import words
from tests.contract.test_ways import asked

#: Questions whose forms begin with a page that names places.
TOUCHED = {
    "starwars": set(),
    "stargate": {"movement.unit", "move.leg", "move.teleport"},
    "armada": {"orders", "muster", "targets", "retreat", "cover"},
    "skirmish": {"phase.order"},
}


def places(page):
    lines = (y for row in page.rows for x in row for y in (x.choices if isinstance(x, Select) else (x,)))
    yield from (place for x in lines for way in x.at for place in way if place)
    yield from filter(None, [page.aim.start if page.aim else ""])


@pytest.mark.parametrize("title", TOUCHED)
def test_places_of_forms_are_drawn(title):
    game, look, found, lost, say = GAMES[title], TITLES[title].look, set(), set(), words("en")
    names = dict.fromkeys(look.seats, "Ada")
    for s, d in asked(title, forms=True):
        editor = TITLES[title].editor(d.kind)
        if editor is None:
            continue
        context = EditorContext(game, s, d, game.view(s, d.seat), say, "abc000", names=names)
        page = editor.leaf(replace(context, draft=editor.begin(context, None)), "", "")
        view = game.view(page.ahead.state if page.ahead else s, page.eyes or d.seat)
        picture = Picture(view=view, words=say, lit=page.lit, framing=look.touched(view), names=names)
        for place in places(page):
            found.add(d.kind)
            if look.spot(picture, place) is None:
                lost.add((d.kind, place))
    assert found == TOUCHED[title]
    assert not lost
