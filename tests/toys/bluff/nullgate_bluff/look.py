"""Bluff in pictures: the bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.rules import Event
from render.core.look import Look, Picture
from render.core.plain_scene import plain_scene
from render.core.scene import Scene, Text
from render.core.text import Words, join_list

from .game import SEATS


class BluffLook(Look):
    game, seats = "bluff", SEATS

    def prose(self, event: Event, names: Mapping[str, str], words: Words) -> str:
        f = event.facts
        if event.kind == "shown":
            hands = join_list([join_list(x, words) for x in f["hands"].values()], words)
            return words("bluff-shown", hands=hands, total=f["total"])
        return super().prose(event, names, words)

    def headline(self, view: Any, names: Mapping[str, str], words: Words) -> str:
        return words("bluff-head", bid=view.bid, **view.points)

    def hand(self, view: Any, words: Words) -> str:
        return words("bluff-hand", dice=join_list(view.hand, words)) if view.hand else ""

    def scene(self, p: Picture) -> Scene:
        v: Any = p.view
        shapes = [Text(200, 100, str(v.bid), 56, "die.ink")]
        return plain_scene(p, (400, 200), shapes, [self.headline(v, p.names, p.words)])


LOOK = BluffLook()
