"""Whatever another process or thread does is waited for as work done outside: no press waits for it."""

from __future__ import annotations

import ast
from collections.abc import Awaitable
from contextvars import ContextVar
from random import Random
from typing import Any

import pytest

from bot.play.model.terms import Status
from bot.play.services import build_services
from bot.play.workers.pool import Workers
from tests.play.after.test_records import ended
from tests.play.conftest import ANN, BEN, EVE, HERE, Room
from tests.shared.plain_titles import plain_titles
from tests.test_imports import ROOT, modules

OUTSIDE = ContextVar("OUTSIDE", default=False)
#: Owners of processes; the modules in which they run things, and the one in which all others wait.
OWNERS = ("workers", "reporters", "explainers", "watchers")
OWN = ("bot/play/workers/", "bot/play/context.py")


async def marked(work: Awaitable[Any]) -> Any:
    """Wait for work as the local table does: who waits is known."""
    token = OUTSIDE.set(True)
    try:
        return await work
    finally:
        OUTSIDE.reset(token)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Note each piece of work of the processes, and whether it was waited for as outside."""
    seen: list[tuple[str, bool]] = []
    run = Workers.run

    async def noted(self: Workers, do: Any, *given: Any, **more: Any) -> Any:
        seen.append((do.__name__, OUTSIDE.get()))
        return await run(self, do, *given, **more)

    monkeypatch.setattr(Workers, "run", noted)
    return seen


async def test_the_page_of_an_ended_game_is_waited_for_outside(room: Room, waits: list) -> None:
    """The page below an ended game's last post was not: the local table could not open on such a game."""
    t = room.services = build_services(
        room.store,
        room.courier,
        catalogue=plain_titles(),
        now=room.clock,
        rng=Random(5),
        outside=marked,
        reporting=0.2,
    )
    game = await ended(room, 4)
    assert (await t.game_lists.info(game)).status is Status.OVER
    await t.sweeper.sweep()
    await t.looking_back.rest()
    await t.sweeper.sweep()
    await t.replay_pages.page(game, EVE)
    got = await t.exports.export(game, EVE)
    await t.records.import_record(HERE, BEN, got.text)
    await t.replays.replay(game, ANN, what="turn")
    assert {"looked_back", "replay_page", "whole", "read_in", "moving"} <= {x for x, _ in waits}
    assert [x for x, outside in waits if not outside] == []


def test_nothing_is_run_elsewhere_but_through_the_context() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, tree in modules(ROOT)
        if path.startswith("bot/play/") and not path.startswith(OWN)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and (_runs(node) or ast.unparse(node) == "asyncio.to_thread")
    ]
    assert found == []


def _runs(node: ast.Attribute) -> bool:
    return node.attr == "run" and getattr(node.value, "attr", "") in OWNERS
