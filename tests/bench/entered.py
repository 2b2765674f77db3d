"""Count what one press to its post passes through: `python -m tests.bench.entered`.

Starwars, a first move: modules of ours entered, changes from one of them to another, and calls.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from random import Random
from types import FrameType
from typing import Any

from bot.play.services import build_services
from bot.store import Store
from bot.titles import catalogue
from engine.core.flow import options, pending
from tests.play.conftest import ANN, BEN, HERE, FakeClock, FakeCourier, no_picture

OURS = ("bot.", "engine.", "render.")


class Trace:
    """What was called, in the order it was called."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(OURS):
            self.calls.append(module)

    @property
    def changes(self) -> int:
        return sum(a != b for a, b in zip(self.calls, self.calls[1:], strict=False))


async def measured() -> Trace:
    """Play one answer and send its post, the second of its kind: nothing is imported or cached by it."""
    store = await Store.open()
    t = build_services(store, FakeCourier(), catalogue=catalogue(), now=FakeClock(), rng=Random(1))
    no_picture(t)
    trace = Trace()
    for channel, do in ((HERE.channel, None), (7, trace)):
        place = type(HERE)(HERE.guild, channel)
        game = await t.lobby.open_game(place, ANN, "starwars")
        await t.lobby.join(game, ANN)
        await t.lobby.join(game, BEN)
        await t.lobby.start(game, ANN)
        await t.turns.drain(game)
        live = await t.games.load(game)
        (d,), asking = pending(live.state), live.loaded.asking
        move = live.title.game.write((options(live.state, d) or ())[0])
        seats = {x.seat: x.user for x in (await t.game_lists.info(game)).seats}
        who = next(p for p in (ANN, BEN) if p.id == seats[asking[0].seat])
        threading.setprofile(do)
        sys.setprofile(do)
        await t.answering.answer(game, who, text=move)
        await t.turns.drain(game)
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    await t.sweeper.stop()
    await store.close()
    return trace


def main() -> None:
    """Print the least of five, for dice decide what there is to draw; in brackets commit 61515fe."""
    t = min((asyncio.run(measured()) for _ in range(5)), key=lambda x: len(x.calls))
    play = [x for x in t.calls if x.startswith("bot.play.")]
    print(f"modules entered: {len(set(t.calls))} (54); in bot/play {len(set(play))} (19)")
    print(f"changes of module: {t.changes} (530); calls: {len(t.calls)} (1261)")


if __name__ == "__main__":
    main()
