"""What is done when nobody acts: in order, and what may take long comes last."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.play.jobs import Job, Scheduler
from bot.store.shards import Part
from tests.play.conftest import Room


async def test_games_that_may_take_long_are_taken_up_after_all_others(room: Room) -> None:
    done, taken = list[str](), list[str]()

    def job(name: str, *games: str) -> Callable[[Part | None], Awaitable[list[str]]]:
        async def due(_: Part | None) -> list[str]:
            done.append(name)
            return list(games)

        return due

    async def carry_on(game: str) -> None:
        taken.append(game)

    jobs = (
        Job("turns", 0, job("turns", "thinks", "both"), last=True),
        Job("posts", 0, job("posts", "sends", "both")),
    )
    await Scheduler(room.services.context, jobs, carry_on).sweep()
    assert done == ["turns", "posts"]
    assert taken == ["sends", "both", "thinks"]
