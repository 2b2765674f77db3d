"""Whole missions on Discord: with a GM and three players, and alone; players leave and are replaced."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.terms import Status
from engine.core.flow import pending
from tests.bot.room import buttons, controls, texts
from tests.bot.skirmish.patrol import (
    TABLE,
    alone,
    by_gm,
    by_sample,
    logged,
    more_people,
    ordered,
    person,
    public,
    shown,
    state_of,
    with_gm,
)

pytestmark = pytest.mark.usefixtures("no_pictures")


async def played_out(room, game: str, rng: Random, people, most: int = 600) -> int:
    """Play on at random, now and then by the GM's or a machine's hand; give the number of answers."""
    for n in range(most):
        if not await by_sample(room, game, rng, people):
            return n
    raise AssertionError(f"no end after {most} answers")


async def test_a_whole_mission_with_a_gm_and_three_players(room):
    game = await with_gm(room)
    people = {x.id: x for x in (room.alice, room.bob, room.carol, room.dave)}
    first = "\n".join(texts(m) for m in room.posts())
    for who in (room.bob, room.carol, room.dave):
        assert f"<@{who.id}>" in first
    await ordered(room, room.carol, "move", text="done")
    await by_gm(room, "end", reason="the others are at supper")
    assert "The GM ended the team’s step" in room.last()
    assert "supper" in await logged(room, game)
    assert await played_out(room, game, Random(4), people) > 10
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert info.outcome.reason in {"mission", "all_out", "too_late"}
    assert not info.frozen
    assert {c.split(":")[1] for c in controls(room.posts()[-1])} >= {"more", "replay"}
    assert (await room.bot.services.log.proof(game)).proved


@pytest.mark.parametrize("scenario", ["first"])
async def test_a_shipped_mission_is_played_to_its_end_alone(room, scenario):
    options = "players=1 gm=off"
    await room.slash(room.alice, "new", title="skirmish", options=options, scenario=scenario)
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.alice, "start")
    rng = Random(8)
    await played_out(room, game, rng, {room.alice.id: room.alice}, most=3000)
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert not info.frozen
    assert (await room.bot.services.log.proof(game)).proved


async def test_one_person_is_gm_and_leads_all_figures(room):
    game = await alone(room, options="players=1 gm=on", seats=("p1", "gm"))
    assert set((await room.bot.services.game_lists.info(game)).seats_of(room.alice.id)) == {"p1", "gm"}
    await ordered(room, room.alice, "move", text="RED n 3")
    await by_gm(room, "place", thing="GOLD", at="18 5", reason="a short cut")
    s = await state_of(room, game)
    assert (s.figures["RED"].at, s.figures["GOLD"].at) == ((14.0, 5.0), (18.0, 5.0))
    hidden = next(f.id for f in s.figures.values() if f.side == "jaffa")
    assert hidden in texts(await shown(room, room.alice, "hand"))
    assert await played_out(room, game, Random(6), {room.alice.id: room.alice}) > 5
    assert (await room.bot.services.game_lists.info(game)).status is Status.OVER


async def test_one_person_holds_several_seats_and_types_for_any_figure(room):
    game = await alone(room, options="players=3 gm=off", seats=("p1", "p2", "p3"))
    for figure, seat in (("RED", "p1"), ("GOLD", "p2"), ("BLUE", "p3")):
        assert (await state_of(room, game)).figures[figure].seat == seat
    await ordered(room, room.alice, "answer", text="BLUE n 3")
    await ordered(room, room.alice, "move", text="GOLD n 3")
    s = await state_of(room, game)
    assert (s.figures["BLUE"].at, s.figures["GOLD"].at) == ((20.0, 5.0), (17.0, 5.0))
    await room.slash(room.alice, "settings", text="confirm no")
    await room.slash(room.alice, "move", text="GOLD n 2")
    assert (await state_of(room, game)).figures["GOLD"].at == (17.0, 7.0)
    for _ in range(3):
        await room.slash(room.alice, "move", text="done")
    assert (await state_of(room, game)).turn == 2


async def test_seats_that_nobody_takes_are_left_out_at_the_start(room):
    file = ("t.toml", TABLE.encode())
    await room.slash(room.alice, "new", title="skirmish", options="players=4 gm=on", file=file)
    game = (await room.info()).id
    assert "Start" not in buttons(room.live())
    await room.slash(room.bob, "join", seat="p2")
    assert "Start" in buttons(room.live())
    assert "Free seats stay empty" in texts(room.live())
    await room.press(room.bob, room.live(), "Start")
    s = await state_of(room, game)
    assert s.seats == ("p2",)
    assert not s.guided
    assert {f.seat for f in s.figures.values() if f.side == "sgc"} == {"p2"}
    assert [d.seat for d in pending(s)] == ["p2"]
    await ordered(room, room.bob, "move", text="RED n 3")


async def test_ruling_k66_a_player_leaves_and_his_figures_pass_to_the_others(room):
    game = await with_gm(room)
    page = await shown(room, room.dave, "resign")
    await room.press(room.dave, page, next(iter(buttons(page))))
    s = await state_of(room, game)
    assert s.seats == ("p1", "p2")
    assert s.figures["BLUE"].seat in {"p1", "p2"}
    assert "BLUE" in room.last()
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING
    page = await shown(room, room.alice, "resign")
    await room.press(room.alice, page, next(iter(buttons(page))))
    assert not (await state_of(room, game)).guided
    for who in (room.bob, room.carol):
        await ordered(room, who, "move", text="done")
    assert (await state_of(room, game)).turn == 2


async def leaves(room, who) -> None:
    """Resign, and say yes."""
    page = await shown(room, who, "resign")
    await room.press(who, page, next(iter(buttons(page))))


async def test_ruling_k66_a_seat_that_was_left_is_free_and_its_next_owner_leads_figures_again(room):
    game = await with_gm(room)
    await leaves(room, room.dave)
    said = texts(await shown(room, room.bob, "who"))
    assert f"<@{room.dave.id}>" not in said
    assert "Player 3: nobody" in said
    assert "no seat" in texts(await shown(room, room.dave, "hand"))
    assert room.dave.id not in {x.user for x in (await room.bot.services.game_lists.info(game)).seats}
    assert "no game at the moment" in texts(await shown(room, room.dave, "turns"))
    await ordered(room, room.carol, "move", text="done")
    eve = room.guild.add_member(room.user("eve"))
    await room.slash(room.alice, "table", text="replace p3", user=eve)
    assert "eve joined and leads BLUE" in public(room)
    assert "eve" in texts(await shown(room, room.bob, "who"))
    assert eve.id in room.pings()
    await ordered(room, eve, "move", text="BLUE n 3")
    s = await state_of(room, game)
    assert (s.figures["BLUE"].seat, s.figures["BLUE"].at) == ("p3", (20.0, 5.0))
    assert s.gone == ()


async def test_ruling_k66_a_seat_left_out_at_the_start_is_taken_up_later_by_a_person_or_a_machine(room):
    game = await alone(room, options="players=3 gm=on", seats=("p1",))
    assert (await state_of(room, game)).gone == ("p2", "p3", "gm")
    await room.slash(room.alice, "table", text="replace p2", user=room.bob)
    s = await state_of(room, game)
    assert sorted(f.seat for f in s.figures.values() if f.side == "sgc") == ["p1", "p1", "p2"]
    await room.slash(room.alice, "table", text="replace p3")
    assert "Nobody has a figure to spare" not in await logged(room, game)
    assert {f.seat for f in (await state_of(room, game)).figures.values() if f.side == "sgc"} == {
        "p1",
        "p2",
        "p3",
    }
    await room.slash(room.alice, "table", text="replace gm", user=room.bob)
    assert "bob joined as the GM" in public(room)
    await by_gm(room, "end", room.bob, reason="late")
    assert (await state_of(room, game)).guided


async def test_ruling_k66_a_gm_who_leaves_sees_no_more_than_the_others(room):
    game = await alone(room, options="players=1 gm=on", seats=("p1",))
    await room.slash(room.alice, "table", text="replace gm", user=room.bob)
    hidden = next(f.id for f in (await state_of(room, game)).figures.values() if f.side == "jaffa")
    assert hidden in texts(await shown(room, room.bob, "hand"))
    await leaves(room, room.bob)
    for command in ("hand", "map", "board"):
        page = await shown(room, room.bob, command)
        assert hidden not in texts(page) + str([str(x) for x in page.components])


async def test_who_holds_several_seats_leaves_with_all_of_them(room):
    game = await alone(room, options="players=3 gm=off", seats=("p1", "p2"))
    await room.slash(room.alice, "table", text="replace p3", user=room.bob)
    await leaves(room, room.alice)
    assert (await room.bot.services.game_lists.info(game)).seats_of(room.alice.id) == ()
    assert (await state_of(room, game)).seats == ("p3",)


async def test_an_undo_past_a_leave_gives_the_seat_back(room):
    game = await with_gm(room)
    await ordered(room, room.bob, "move", text="RED n 3")
    await leaves(room, room.dave)
    await room.slash(room.bob, "undo")
    for who in (room.alice, room.carol):
        await room.press(who, room.live(), "Agree")
    s, info = await state_of(room, game), await room.bot.services.game_lists.info(game)
    assert (s.gone, s.figures["RED"].at) == ((), (14.0, 2.0))
    assert info.seat("p3").user == room.dave.id
    await ordered(room, room.dave, "move", text="BLUE n 3")


async def test_a_player_is_replaced_and_the_new_one_leads_his_figures(room):
    game = await with_gm(room)
    eve = room.guild.add_member(room.user("eve"))
    await room.slash(room.dave, "table", text="replace p3", user=eve)
    assert "eve" in room.last()
    said = texts(await shown(room, room.dave, "move", text="BLUE n 3"))
    assert "no seat" in said
    await ordered(room, eve, "move", text="BLUE n 3")
    assert (await state_of(room, game)).figures["BLUE"].at == (20.0, 5.0)


async def test_a_machine_may_take_over_for_a_player(room):
    more_people(room)
    game = await alone(room, options="players=2 gm=off", seats=("p1", "p2"))
    await room.slash(room.alice, "table", text="replace p2")
    await ordered(room, room.alice, "move", text="done")
    for _ in range(40):
        await room.bot.services.sweeper.sweep()
        s = await state_of(room, game)
        if s.turn > 1 or s.over:
            break
    assert s.turn > 1 or s.over
    assert (await room.bot.services.player_views.look(game, person(room.alice))).game.seat(
        "p2"
    ).policy == "steady"


async def test_a_restart_loses_nothing_of_an_order_half_given(room):
    game = await with_gm(room)
    page = await shown(room, room.bob, "move", text="RED n 3")
    await room.restart()
    await room.press(room.bob, page, "Confirm")
    assert (await state_of(room, game)).figures["RED"].at == (14.0, 5.0)
