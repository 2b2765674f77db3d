"""Liar's Dice in pictures: who has how many dice, and the bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.core.look import Look, Picture
from render.core.plain_scene import plain_scene
from render.core.scene import Scene, Text
from render.core.text import Words, join_list

from .game import SEATS


class LiarsDiceLook(Look):
    game, seats = "liarsdice", SEATS

    def question(self, kind: str, view: Any, words: Words) -> str:
        return words(f"liarsdice-ask-{'bid' if view.bid else 'open'}")

    def headline(self, view: Any, names: Mapping[str, str], words: Words) -> str:
        if view.bid:
            return words("liarsdice-head-bid", count=view.bid.count, face=view.bid.face)
        return words("liarsdice-head", name=join_list([names[x] for x in view.waiting], words))

    def scene(self, p: Picture) -> Scene:
        v: Any = p.view
        rows = [f"{p.names[seat]}: {'▪' * n}" for seat, n in v.dice.items()]
        shapes = [Text(200, 50 + 50 * n, row, 28, "die.ink") for n, row in enumerate(rows)]
        return plain_scene(p, (400, 250), shapes, [self.headline(v, p.names, p.words), *rows])


LOOK = LiarsDiceLook()
