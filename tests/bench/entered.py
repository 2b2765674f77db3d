"""Count what one press to its post passes through: `python -m tests.bench.entered`.

Starwars, a first move: modules of ours entered, changes from one of them to another, and calls. With
`--pairs` also the changes by pair of modules, and the modules by their calls, most first.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from argparse import ArgumentParser
from collections import Counter
from itertools import pairwise
from random import Random
from statistics import median_low
from types import FrameType
from typing import Any
from unittest.mock import patch

from bot.play.model.runtime import begin_changes
from bot.play.queries import settings
from bot.play.services import build_services
from bot.store import Store
from bot.titles import catalogue
from engine.core.flow import options, pending
from tests.play.conftest import ANN, BEN, HERE, FakeClock, FakeCourier, no_picture

OURS = ("bot.", "engine.", "render.")

#: The secret of the games played: with fixed ids it makes the dice, and so the figures, the same each time.
SEED = "5e" * 32


class Trace:
    """What was called, in the order it was called."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(OURS):
            self.calls.append(module)

    @property
    def pairs(self) -> Counter[tuple[str, str]]:
        return Counter((a, b) for a, b in pairwise(self.calls) if a != b)

    @property
    def changes(self) -> int:
        return self.pairs.total()


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
        came = (await settings.visitor(t.context, who.id, place, game=game))[1].read  # as a visit hands it on
        begin_changes()
        threading.setprofile(do)
        sys.setprofile(do)
        await t.answering.answer(game, who, text=move, read=came)
        await t.turns.drain_changed()
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
        unsent = await store.unsent(game)
    await t.sweeper.stop()
    await store.close()
    if unsent:
        raise RuntimeError("the post has not gone out, so nothing was counted")
    return trace


def main() -> None:
    """Print the median of five in one process."""
    parser = ArgumentParser(prog="python -m tests.bench.entered", description=__doc__)
    parser.add_argument("--pairs", action="store_true", help="list the changes by pair of modules")
    listed = parser.parse_args().pairs
    ids = (f"pres{a}{b}" for a in "abcde" for b in "abcde")
    with (
        patch("bot.play.lobby.lobby.new_seed", return_value=SEED),
        patch("bot.play.lobby.lobby.new_id", side_effect=ids),
    ):
        traces = [asyncio.run(measured()) for _ in range(5)]
    middle = median_low(t.changes for t in traces)
    t = next(t for t in traces if t.changes == middle)
    play = [x for x in t.calls if x.startswith("bot.play.")]
    print(f"modules entered: {len(set(t.calls))}; in bot/play {len(set(play))}")
    print(f"changes of module: {t.changes}; calls: {len(t.calls)}")
    if listed:
        for (a, b), n in t.pairs.most_common():
            print(f"{n:4} {a} > {b}")
        for module, n in Counter(t.calls).most_common():
            print(f"{n:4} {module}")


if __name__ == "__main__":
    main()
