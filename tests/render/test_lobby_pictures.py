"""A lobby shows the board as it begins: nothing of it depends on dice that will be thrown later."""

from __future__ import annotations

from random import Random

import pytest

from bot.titles import TITLES
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from render.core.look import Picture
from render.core.text import words


@pytest.mark.parametrize(
    ("name", "scenario"), [(name, x) for name, title in TITLES.items() for x in title.game.scenarios]
)
def test_a_lobby_s_picture_is_the_same_whatever_the_dice(name: str, scenario: str):
    title, say = TITLES[name], words("en")
    names = {x: title.look.side(x, say) for x in title.game.seats}
    alts, drawn = set(), set()
    for seed in range(8):
        state = title.game.new(Setup(name, scenario), RandomDice(Random(seed))).state
        view = title.look.before_it_begins(title.game.view(state, None))
        scene = title.look.scene(Picture(view=view, words=say, names=names, framing="whole"))
        alts.add(scene.alt)
        drawn.add(repr(scene))
    assert len(alts) == 1, alts
    assert len(drawn) == 1
