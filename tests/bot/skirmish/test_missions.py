"""Whole missions by commands and buttons: with a GM and three players, three without one, one alone."""

from __future__ import annotations

import pytest

from bot.play.model.terms import Status
from tests.bot.room import controls
from tests.bot.skirmish.patrol import logged, more_people, ordered, played, quiet

pytestmark = pytest.mark.usefixtures("no_pictures")


async def seated(room, options: str, seats: dict, **more) -> str:
    """Open a table, take the seats and start: "p1": who."""
    await room.slash(room.alice, "new", title="skirmish", options=options, **more)
    game = (await room.info()).id
    for seat, who in seats.items():
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")
    return game


def table_of(room, mode: str) -> tuple[str, dict]:
    """Return the options and who sits where: a GM and three players, three alone, or one who is both."""
    more_people(room)
    return {
        "gm": lambda: (
            "players=3 gm=on",
            {"gm": room.alice, "p1": room.bob, "p2": room.carol, "p3": room.dave},
        ),
        "three": lambda: ("players=3 gm=off", {"p1": room.alice, "p2": room.bob, "p3": room.carol}),
        "alone, gm": lambda: ("players=1 gm=on", {"gm": room.alice, "p1": room.alice}),
    }[mode]()


async def end_of(room, game: str) -> str:
    """Check that a game ended as games do, and give the reason."""
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert not info.frozen
    assert {c.split(":")[1] for c in controls(room.posts()[-1])} >= {"more", "replay"}
    assert (await room.bot.services.log.proof(game)).proved
    return info.outcome.reason


#: What brings each mission to an end that the team does not want.
LOSING = {"all_out", "too_late", "overrun", "objective_lost"}


@pytest.mark.slow  # some hundred answers through Discord
@pytest.mark.parametrize(
    ("mission", "mode"),
    [("raid", "gm"), ("rescue", "three"), ("standard", "alone, gm")],
)
async def test_a_mission_is_fought_to_its_end_by_commands_and_buttons(room, mission, mode):
    options, seats = table_of(room, mode)
    game = await seated(room, options, seats, scenario=mission)
    await played(room, game, list(seats.values()), gm=room.alice if mode == "gm" else None)
    assert await end_of(room, game) in {"mission", *LOSING}
    if mode == "gm":
        assert "Reason: time presses" in await logged(room, game)


#: What the log tells everybody in the course of a mission that goes well.
GOES_WELL = {
    "raid": ("“The depot” is destroyed", "leaves the table"),
    "rescue": ("has freed “Doctor Lane”", "dials", "The Stargate opens", "goes through the Stargate"),
    "recover": ("has device", "sets symbol 6 by hand", "The last symbol is set and the Stargate opens"),
    "hold": ("Turn 12 of 12 begins",),
}


@pytest.mark.parametrize("mission", GOES_WELL)
async def test_a_mission_without_an_enemy_is_won_by_commands(room, mission):
    file = ("own.toml", quiet(mission).encode())
    game = await seated(room, "players=1 gm=off", {"p1": room.alice}, file=file)
    await played(room, game, [room.alice])
    assert await end_of(room, game) == "mission"
    told = await logged(room, game)
    for said in GOES_WELL[mission]:
        assert said in told


async def test_a_mission_whose_time_is_up_is_lost(room):
    file = ("own.toml", quiet("raid").replace("turns = 18", "turns = 1", 1).encode())
    game = await seated(room, "players=1 gm=off", {"p1": room.alice}, file=file)
    await ordered(room, room.alice, "move", text="done")
    assert await end_of(room, game) == "too_late"
    assert "The mission failed: time was up" in room.last()
