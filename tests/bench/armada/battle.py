"""Time battles of the largest fleets for 3000 credits, from the last order to a report with pictures.

python -m tests.bench.armada.battle
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from bot.play.games.cards import in_short
from engine.armada.game import ARMADA
from engine.armada.model.actions import Order, Orders
from engine.armada.model.state import LETTER, SEATS
from engine.armada.queries.position import Placed, Position
from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from render.core import raster
from render.core.look import Picture
from render.core.text import languages, words
from render.titles import LOOKS
from tests.bench.harness import Row

BATTLES = 10
#: Discord's limit to the text of a message of components.
MESSAGE = 4000
NAMES = {"red": "alice", "silver": "bob"}
#: Ships of a side and what each has; fighters, all launched.
FLEETS: dict[str, tuple[int, str, dict[str, int], int]] = {
    "20 ships (laser, shield)": (20, "starship", {"laser": 1, "shield": 1}, 0),
    "25 ships (laser)": (25, "starship", {"laser": 1}, 0),
    "16 missile boats": (16, "missile_boat", {"launcher": 3, "nuclear": 10}, 0),
    "10 carriers, 80 fighters": (10, "fighter_carrier", {}, 80),
}


@dataclass(frozen=True, slots=True)
class Fought:
    """One battle: seconds in the engine, for its words and for its pictures; what there is to read."""

    engine: float
    worded: float
    drawn: float
    events: int
    rounds: int
    whole: int
    post: int


def force(seat: str, fleet: str) -> dict[str, Placed]:
    """Return a side's units, all in sector A."""
    ships, hull, has, fighters = FLEETS[fleet]
    units = {f"{LETTER[seat]}{n + 1}": Placed(hull, "A", has=dict(has)) for n in range(ships)}  # type: ignore[arg-type]
    return units | {f"{LETTER[seat]}f{n + 1}": Placed("fighter", "A") for n in range(fighters)}


def battle(fleet: str, seed: int) -> Fought:
    """Fight a battle by the default plans, word it in every language and draw its pictures."""
    sides = {seat: force(seat, fleet) for seat in SEATS}
    t = Execution(fork(ARMADA.lay_out(Position(sides["red"] | sides["silver"]))), RandomDice(Random(seed)))
    began = time.process_time()
    for d in pending(t.s):
        t.answer(d, Orders((Order(tuple(sides[d.seat]), "attack"),), plan="rest auto"))
    fought = time.process_time()
    events = tuple(e for e in t.events if e.reaches(None))
    said = {x: LOOKS["armada"].tell(events, NAMES, words(x)) for x in languages()}
    posts = [in_short(lines, words(x), "report")[0] for x, lines in said.items()]
    told = time.process_time()
    draw(ARMADA.view(t.s, None), events)
    return Fought(
        fought - began, (told - fought) / len(said), time.process_time() - told, len(events),
        sum(e.kind == "round_began" for e in events),
        max(len("\n".join(lines)) for lines in said.values()), max(map(len, posts)),
    )  # fmt: skip


def draw(view: Any, events: tuple[Any, ...]) -> None:
    """Draw and encode the map and the battle."""
    for framing in ("whole", "action"):
        p = Picture(view=view, words=words("en"), events=events, names=NAMES, framing=framing)  # type: ignore[arg-type]
        scene = LOOKS["armada"].scene(p)
        raster.encode(raster.canvas(scene), scene.palette)


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure the battles of all fleets, each against its like. `rounds` does not matter: a battle is one."""
    if game is not ARMADA:
        return
    for fleet in FLEETS:
        battle(fleet, 0)  # fonts and grounds are loaded once
        seen = [battle(fleet, n) for n in range(1, BATTLES + 1)]
        parts = [1000 * median(getattr(x, name) for x in seen) for name in ("engine", "worded", "drawn")]
        yield Row(
            f"Armada: a battle of {fleet} a side, from the last order to its report with two pictures",
            f"{sum(parts):.0f} ms",
            f"rules {parts[0]:.0f}, words {parts[1]:.0f}, pictures {parts[2]:.0f}; "
            f"{median(x.rounds for x in seen):g} rounds",
        )
        post, whole = max(x.post for x in seen), max(x.whole for x in seen)
        yield Row(
            f"Armada: the report of {fleet} a side, characters", f"{post} in the post",
            f"{whole} in the file; a message holds {MESSAGE}", goal=f"<= {MESSAGE}", met=post <= MESSAGE,
        )  # fmt: skip


if __name__ == "__main__":
    for row in rows(ARMADA, BATTLES):
        print(f"{row.name}: {row.ours} ({row.yardstick})")
