"""An evening of ordinary play, mistakes included, leaves a log without warnings; refusals are counted."""

from __future__ import annotations

import gc
import logging
from random import Random
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import Permissions, app_commands

from bot.app import create_bot
from bot.metrics import Metrics
from bot.play.model.runtime import begin_marks, mark, marks
from bot.play.model.terms import Refused
from bot.titles import TITLES
from bot.ui.errors import quiet
from engine.core.errors import RulesBug
from tests.bot.limits import ACTION_ROW, BUTTON
from tests.bot.people import Shown
from tests.bot.room import Room, buttons
from tests.play.conftest import no_picture

#: What people type when they mistype, or mean another table.
MISTYPED = ("hello", "throw the dice", "a1 to b9", "12", "e2 e4", "NOGAME", "red", "1: to 99 attack", "?")
#: These end a game or leave it: they come last.
LAST = (
    "resign",
    "draw",
)


class Evening(logging.Handler):
    """Keeps what is logged at WARNING and above, by whichever library."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()} {record.exc_info or ''}")


@pytest.fixture
def evening():
    """The log of an evening."""
    handler = Evening()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


async def table_of(room: Room, title: str) -> str:
    """Open and start a game with all that people do wrong on the way."""
    no_picture(room.bot.services)
    more = {"options": "players=2 gm=on"} if title == "skirmish" else {}
    await room.slash(room.alice, "start")  # nothing is open yet
    await room.slash(room.alice, "new", title=title, options="size=huge")
    await room.slash(room.alice, "new", title=title, **more)
    game = (await room.info()).id
    await room.slash(room.bob, "new", title=title)  # the channel is taken
    await room.slash(room.alice, "start")  # seats are free
    await room.slash(room.alice, "join", seat="nowhere")
    for who in (room.alice, room.bob):
        await room.slash(who, "join")
        await room.slash(who, "join")
    if title == "skirmish":
        await room.slash(room.alice, "join", seat="gm")
    await room.slash(room.bob, "start")  # not the host
    await room.slash(room.alice, "start")
    await room.slash(room.alice, "start")
    return game


def typed(p: app_commands.Parameter, rng: Random, room: Room, game: str) -> Any:
    """Return what somebody might give an option."""
    if p.choices:
        return rng.choice(p.choices).value
    if p.name == "game":
        return rng.choice((game, game, f" {game.upper()} ", "zzzzzz", None))
    kinds = {
        Kind.string: rng.choice(MISTYPED)[: int(p.max_value or 100)],
        Kind.integer: p.min_value or 1,
        Kind.number: p.min_value or 1,
        Kind.boolean: False,
        Kind.user: rng.choice((room.alice, room.bob)),
    }
    return kinds.get(p.type)


async def command(room: Room, mod: Any, c: app_commands.Command, rng: Random, game: str) -> None:
    """Use a command as somebody might who knows it by halves, looking at what it offers first."""
    server = c.qualified_name.startswith("server")
    who = mod if server else rng.choice((room.alice, room.bob))
    for p in c.parameters:
        if p.autocomplete:
            offered = await who.autocomplete(
                room.channel, c.qualified_name, p.name, rng.choice(("", "x", "1"))
            )
            assert isinstance(offered, list)
    given = {p.name: typed(p, rng, room, game) for p in c.parameters if p.required or rng.random() < 0.5}
    given = {name: x for name, x in given.items() if x is not None}
    if all(p.name in given for p in c.parameters if p.required):
        await room.slash(who, c.qualified_name, **given)


async def played(room: Room, game: str, rng: Random, most: int) -> None:
    """Answer as the table suggests and wrongly; press what is there, also others' buttons and old ones."""
    old: list[str] = []
    for _ in range(most):
        for who in (room.alice, room.bob):
            found = buttons(room.live())
            old += found.values()
            await who.click(room.live(), custom_id=rng.choice(sorted(found.values())))
            await pressed_late(room, who, rng.choice(old))
        info = await room.bot.services.game_lists.info(game)
        if info.status.ended:
            return
        for seat in (await room.bot.services.game_lists.who(game)).waiting[:2]:
            who = room.alice if info.seat(seat).user == room.alice.id else room.bob
            for text in (rng.choice(MISTYPED), await _suggested(room, who, rng)):
                await room.slash(who, "move", text=text)


async def pressed_late(room: Room, who: Any, custom_id: str) -> None:
    """Press a button that a client still shows though it is gone."""
    message = room.live().message
    button = {"type": BUTTON, "id": 1, "style": 2, "label": "old", "custom_id": custom_id}
    old = {**message.json, "components": [{"type": ACTION_ROW, "id": 2, "components": [button]}]}
    await who.click(Shown(message, old), custom_id=custom_id)


async def _suggested(room: Room, who: Any, rng: Random) -> str:
    offered = await who.autocomplete(room.channel, "move", "text", "")
    return rng.choice(offered)["value"] if offered else "done"


@pytest.mark.parametrize("title", TITLES)
async def test_an_evening_of_ordinary_play_leaves_a_log_without_warnings(room, title, evening):
    rng = Random(f"an evening of {title}")
    mods = room.guild.create_role("Mods", permissions=Permissions(manage_guild=True))
    mod = room.guild.add_member(room.user("mod"), roles=[mods])
    game = await table_of(room, title)
    every = [x for x in room.bot.tree.walk_commands() if isinstance(x, app_commands.Command)]
    ours = [x for x in every if x.qualified_name.split()[0] not in {*TITLES} - {title}]
    await played(room, game, rng, 4)
    for c in [x for x in ours if x.qualified_name not in LAST]:
        await command(room, mod, c, rng, game)
    await room.pass_time(30)
    await played(room, game, rng, 2)
    asked = room.private(await room.slash(room.alice, "table", text="abandon", game=game))
    if not (await room.bot.services.game_lists.info(game)).status.ended:
        await room.press(room.alice, asked, next(iter(buttons(asked))))
    assert (await room.bot.services.game_lists.info(game)).status.ended
    for c in ours:  # too late
        await command(room, mod, c, rng, game)
    await room.pass_time(30)
    gc.collect()  # a task whose failure nobody fetched says so when it is forgotten
    assert evening.lines == []


async def test_refusals_are_counted_by_their_reason_and_not_as_failures(settings, evening):
    metrics = Metrics()
    bot = create_bot(settings, metrics)
    async with Room.open(bot, settings) as room:
        game = await room.started()
        await room.slash(room.bob, "start", game=game)
        mover = await room.mover(game)
        for who in (room.alice, room.bob):
            await room.slash(who, "move", text="fly to the moon")
        await room.slash(room.alice, "log", what="who", game="zzzzzz")
        told = await room.said(mover, "move", text="fly", game=f" {game.upper()} ")
        assert "fly" in told, "it was told"
    found = {
        x.labels["reason"]: x.value
        for family in metrics.registry.collect()
        for x in family.samples
        if x.name == "nullgate_refusals_total"
    }
    assert found == {"refused-playing": 1, "refused-no-game": 1, "InvalidAction": 2}
    assert metrics.registry.get_sample_value("nullgate_failures_total", {"kind": "Refused"}) is None
    assert evening.lines == []


def test_what_is_nobodys_fault_but_a_players_is_quiet():
    assert quiet(Refused("refused-over"))
    assert quiet(app_commands.CommandOnCooldown(app_commands.Cooldown(1, 60), 1))
    assert not quiet(RulesBug("x"))
    assert not quiet(KeyError("x"))


async def test_what_one_was_worked_for_is_not_said_of_the_next(room, evening):
    """A task inherits what its maker was working for; every event begins anew."""
    game = await room.started()
    seen = []

    async def gone(channel: int) -> None:
        seen.append(dict(marks()))

    room.bot.services.turns.channel_gone = gone
    mark(game=game)
    try:
        other = room.guild.create_text_channel("other")
        await room.settled()
        await room.bot.get_cog("Recovery").on_guild_channel_delete(room.bot.get_channel(other.id))
    finally:
        begin_marks()
    assert seen == [{"channel": other.id, "guild": room.guild.id}]
