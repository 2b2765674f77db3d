"""Orders on Discord: pages and commands, each shown before it counts; refusals; figures given away."""

from __future__ import annotations

import re

import pytest

from engine.skirmish.queries.suggestions import suggestions
from render.core.text import words
from tests.bot.limits import SELECT, walk
from tests.bot.room import buttons, pictures, raw, selects, texts
from tests.bot.skirmish.patrol import (
    TABLE,
    alone,
    by_gm,
    logged,
    ordered,
    person,
    press,
    shown,
    state_of,
    with_gm,
)

#: Two Jaffa in the open, near enough to be seen at once; one behind the shed.
NEAR = TABLE.replace("at = [20.0, 28.5]\nn = 2", "at = [24.0, 12.0]\nn = 2\nspotted = true")

#: Nobody comes before the last turn.
QUIET = TABLE.replace("defending = true", "turn = 6")


DOC = """
[[team]]
id = "DOC"
name = "Doc"
rank = "specialist"
actions = 2
weapon = "zat"
at = [13.0, 3.0]
"""


def at(place: str) -> str:
    """Return a wide table with two known enemies at a place, and somebody with a short arm."""
    return NEAR.replace("[24.0, 12.0]", place).replace("width = 36.0", "width = 60.0") + DOC


async def enemies(room, game) -> list[str]:
    return [f.id for f in (await state_of(room, game)).figures.values() if f.side == "jaffa"]


async def test_an_order_by_buttons_from_the_channel_on(room):
    game = await alone(room)
    orders = {"Order RED · 4 left", "Order GOLD · 4 left", "Order BLUE · 3 left", "End step"}
    assert orders <= set(buttons(room.live()))
    assert not {"Choose", "My hand"} & set(buttons(room.live())), "one way, and nobody has a hand"
    page = room.private(await room.press(room.alice, room.live(), "Order RED · 4 left"))
    assert pictures(page)
    assert "**b**: nearest cover" in texts(page)
    before = await state_of(room, game)
    page = await press(room.alice, page, "b:")  # nobody they know of sees it: all it leads to is said above
    after = await state_of(room, game)
    assert before.figures["RED"].at != after.figures["RED"].at
    assert after.figures["RED"].left == 2
    assert "RED · 2 left" in buttons(page)
    assert "RED moved" in room.last()


@pytest.mark.parametrize(
    ("to", "at"),
    [
        ("14.5 7", (14.5, 7.0)),
        ("shed", (17.0, 16.0)),
        ("Shed", (17.0, 16.0)),
    ],
)
async def test_case_move_1_by_coordinates_and_name(room, no_pictures, to, at):
    game = await alone(room)
    await ordered(room, room.alice, "move", text=f"red to {to}")
    now = (await state_of(room, game)).figures["RED"].at
    assert now == at


#: A start with a name that the catalogues know, and a wood that has none.
NAMED = QUIET.replace('\nname = "Wood"', "").replace("[10.0, 24.0, 30.0, 29.5]", "[16.0, 5.0, 22.0, 8.0]")


@pytest.mark.parametrize("confirms", [True, False], ids=["shown first", "at once"])
@pytest.mark.parametrize(
    ("language", "step"),
    [
        ("en", "RED b; GOLD to the wood; BLUE to South Edge; done"),
        ("de", "red B\nGOLD to Wald\nBLUE to Südrand\ndone"),
    ],
)
async def test_case_move_1_a_whole_step_names_places_as_its_author_reads_them(
    room, no_pictures, language, step, confirms
):
    game = await alone(room, NAMED)
    await room.slash(room.alice, "settings", text=f"language {language}")
    await room.slash(room.alice, "settings", text=f"confirm {'yes' if confirms else 'no'}")
    before = await state_of(room, game)
    b = next(x for x in suggestions(before, "RED") if x.letter == "b")
    result = await room.slash(room.alice, "move", text=step)
    if confirms:
        assert await state_of(room, game) == before
        await press(room.alice, room.private(result), "Confirm" if language == "en" else "Bestätigen")
    now = await state_of(room, game)
    assert now.turn > before.turn
    assert now.figures["RED"].at == b.order.path[-1]
    assert now.figures["GOLD"].at == (19.0, 6.5)
    assert now.figures["BLUE"].at == (18.0, 2.0)


async def test_case_move_1_by_direction(room, no_pictures):
    game = await alone(room)
    await ordered(room, room.alice, "move", text="red n 6")
    assert (await state_of(room, game)).figures["RED"].at == (14.0, 8.0)


async def test_case_move_1_deductions_are_shown_before_they_count(room, no_pictures):
    await alone(room)
    page = await shown(room, room.alice, "move", text="GOLD to 17 16")
    assert "Taken off: obstacle −3" in texts(page)


async def test_refusals_are_for_their_cause_alone_and_change_nothing(room, no_pictures):
    game = await alone(room)
    before, posts = await state_of(room, game), len(room.posts())
    for command, given, word in (
        ("skirmish move", {"figure": "RED", "to": "99 99"}, "Case"),
        ("skirmish move", {"figure": "NOBODY", "to": "5 5"}, "no figure of yours (Case ORDER.2)"),
        ("skirmish move", {"figure": "RED", "to": "the moon"}, "cannot read"),
        ("skirmish shoot", {"figure": "RED", "target": "J99"}, "Case"),
        ("skirmish do", {"figure": "RED", "deed": "dial"}, "("),
        ("skirmish do", {"figure": "RED", "deed": "work", "what": "shed"}, "("),
        ("mine", {"text": "sight J99"}, "no figure J99"),
        ("answer", {"text": "RED dance"}, "cannot read"),
    ):
        said = texts(await shown(room, room.alice, command, **given))
        assert word in said, (command, said)
    assert await state_of(room, game) == before
    assert len(room.posts()) == posts


async def test_a_walk_that_a_known_enemy_sees_is_shown_first(room, no_pictures):
    game = await alone(room, NEAR)
    before = await state_of(room, game)
    page = room.private(await room.press(room.alice, room.live(), "Order BLUE"))
    page = await press(room.alice, page, "a:")
    assert "Confirm" in buttons(page)
    assert "No known enemy sees this way" not in texts(page)
    assert await state_of(room, game) == before
    await press(room.alice, page, "Confirm")
    assert (await state_of(room, game)).figures["BLUE"].at != before.figures["BLUE"].at


async def test_case_shoot_4_targets_are_listed_with_band_cover_need_and_chance(room, no_pictures):
    game = await alone(room, NEAR)
    foes = await enemies(room, game)
    page = await shown(room, room.alice, "skirmish shoot", figure="BLUE")
    said = texts(page)
    for foe in foes:
        assert f"**{foe}**: " in said
    assert "short range, in the open" in said
    assert "unaimed (one action): needs" in said
    assert "carefully aimed (3 actions)" in said
    (every,) = selects(page).values()
    assert f"{foes[0]}, aimed" in {label for label, _ in every}
    result = await room.choose(room.alice, page, f"{foes[0]}, aimed")
    page = result.response or page
    assert "A hit: " in texts(page)
    await press(room.alice, page, "Confirm")
    assert "BLUE fires at" in await logged(room, game)


#: Where the enemies stand, who would shoot, and what is said of it.
NO_SHOT = {
    "nobody is known": (TABLE, "GOLD", "You know of no enemy"),
    "no sight": (at("[17.0, 23.0]"), "GOLD", "no clear line to"),
    "out of range": (at("[50.0, 2.0]"), "DOC", "out of range of a zat"),
}


@pytest.mark.parametrize("name", NO_SHOT)
async def test_case_shoot_1_why_an_enemy_cannot_be_shot_at_is_told(room, no_pictures, name):
    table, figure, said = NO_SHOT[name]
    await alone(room, table)
    page = await shown(room, room.alice, "skirmish shoot", figure=figure)
    assert said in texts(page)
    assert selects(page) == {}


async def test_case_melee_1_nobody_shoots_out_of_a_melee_nor_into_one(room, no_pictures):
    game = await with_gm(room, file=("t.toml", NEAR.encode()))
    foe = (await enemies(room, game))[0]
    await by_gm(room, "place", thing=foe, at="17.5 2.5", reason="behind you")
    page = await shown(room, room.carol, "skirmish shoot", figure="GOLD")
    assert "**GOLD is in melee and may not shoot.**" in texts(page)
    assert selects(page) == {}
    said = texts(await shown(room, room.dave, "skirmish shoot", figure="BLUE"))
    assert f"{foe} is in melee and may not be shot at" in said


async def test_case_shoot_2_a_kind_of_shot_that_takes_too_many_actions_says_so(room, no_pictures):
    await alone(room, at("[24.0, 12.0]"))
    said = texts(await shown(room, room.alice, "skirmish shoot", figure="DOC"))
    assert "aimed (2 actions): needs" in said
    assert "carefully aimed: DOC has 2 Fire actions left; this takes 3" in said


async def test_what_keeps_a_figure_from_shooting_is_told_once_above_all_enemies(room, no_pictures):
    game = await with_gm(room, file=("t.toml", NEAR.encode()))
    await by_gm(room, "status", figure="BLUE", suppressed=1, reason="pinned")
    said = texts(await shown(room, room.dave, "skirmish shoot", figure="BLUE"))
    assert said.count("suppressed: it may not move or fire") == 1
    for foe in await enemies(room, game):
        assert f"**{foe}**" in said


async def test_case_sight_1_what_a_figure_sees_is_listed_and_drawn(room):
    game = await alone(room, NEAR)
    foes = await enemies(room, game)
    page = await shown(room, room.alice, "mine", text="sight BLUE")
    assert pictures(page) == ["sight-skirmish.png"]
    for foe in foes:
        assert f"**{foe}**" in texts(page)
    assert "%" in texts(page)
    assert "Ranges: point blank 6" in texts(page)
    blind = await shown(room, room.alice, "mine", text="sight RED")
    assert "Ranges" in texts(blind)


async def test_what_is_said_of_every_way_to_turn_stands_once_in_the_list(room, no_pictures):
    game = await room.bot.services.lobby.against_machine(person(room.alice), "skirmish", coached=True)
    await room.bot.services.turns.drain(game)
    page = room.private(await room.press(room.alice.user, room.dms(room.alice)[-1], "Order RED"))
    lines = [o for x in walk(raw(page)) if x["type"] == SELECT for o in x["options"]]
    turns = [o for o in lines if o["label"].startswith("RED turns")]
    assert len(turns) == 7
    assert ["rarely needed" in o.get("description", "") for o in turns] == [True, *[False] * (len(turns) - 1)]


async def test_a_charge_laid_a_grenade_and_other_deeds(room, no_pictures):
    game = await alone(room, NEAR)
    page = await shown(room, room.alice, "move", text="RED throw 14 12")
    assert " %: at 14 12, catches" in texts(page)
    assert "catches" in texts(page)
    page = await shown(room, room.alice, "move", text="RED lay c4 remote blast")
    assert "whole turn" in texts(page)
    await press(room.alice, page, "Confirm")
    assert (await state_of(room, game)).figures["RED"].busy.startswith("lay")
    await ordered(room, room.alice, "move", text="GOLD face e")
    assert (await state_of(room, game)).figures["GOLD"].facing == 90


async def test_a_mission_is_won_by_searching_the_shed(room, no_pictures):
    game = await alone(room, QUIET)
    await ordered(room, room.alice, "move", text="GOLD to shed")
    await ordered(room, room.alice, "move", text="done")
    await ordered(room, room.alice, "move", text="GOLD work shed")
    await ordered(room, room.alice, "move", text="done")
    info = await room.bot.services.game_lists.info(game)
    assert info.status == "over"
    assert info.outcome.reason == "mission"
    assert (await room.bot.services.log.proof(game)).proved


async def test_ruling_k66_a_figure_is_given_to_another_player(room, no_pictures):
    game = await with_gm(room)
    said = texts(await shown(room, room.carol, "move", text=f"give RED {room.dave.mention}"))
    assert "not yours to give" in said
    await room.slash(room.bob, "move", text=f"give RED {room.carol.mention}")
    assert (await state_of(room, game)).figures["RED"].seat == "p2"
    assert "RED now belongs to" in room.last()
    await ordered(room, room.carol, "move", text="RED n 3")
    assert "not being asked" in texts(await shown(room, room.bob, "move", text="RED n 3"))
    await room.slash(room.alice, "move", text=f"give BLUE {room.bob.mention}")
    assert (await state_of(room, game)).figures["BLUE"].seat == "p1"
    offered = await room.bob.autocomplete(room.channel, "move", "text", "give")
    assert {x["value"].split()[1] for x in offered} == {"BLUE"}, "only one's own can be given away"
    eve = room.guild.add_member(room.user("eve"))
    assert "leads no figures" in texts(await shown(room, room.bob, "move", text=f"give BLUE {eve.mention}"))


async def test_case_order_2_several_pages_are_open_at_once_and_none_is_lost(room, no_pictures):
    game = await with_gm(room)
    bob = await shown(room, room.bob, "move", text="RED n 3")
    carol = await shown(room, room.carol, "move", text="GOLD n 4")
    calls = len(room.pings())
    await press(room.carol, carol, "Confirm")
    await press(room.bob, bob, "Confirm")
    s = await state_of(room, game)
    assert s.figures["RED"].at == (14.0, 5.0)
    assert s.figures["GOLD"].at == (17.0, 6.0)
    assert len(room.pings()) == calls, "who was called before another ordered is not called again"


async def test_costs_1_a_team_is_built_with_points_in_sight(room, no_pictures):
    game = await alone(room, options="players=1 gm=off team=built")
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    assert "of 12 points" in texts(page)
    for name in ("RED", "GOLD", "BLUE"):
        page = await shown(room, room.alice, "move", text=f"dismiss {name}")
        await press(room.alice, page, "Confirm")
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    form = await room.press(room.alice, page, "Add a figure")  # one form, and Confirm
    built = {"name": "JACK Jack O'Neill", "rank": "leader.4", "weapon": "pistol"}
    read = await room.alice.submit_modal(form, {**built, "kit": ["grenade.2", "c4.1"]})
    page = read.response or page
    await press(room.alice, page, "Confirm")
    (jack,) = (f for f in (await state_of(room, game)).figures.values() if f.seat)
    assert (jack.id, jack.name, jack.rank, jack.fp, jack.weapon) == (
        "JACK",
        "Jack O'Neill",
        "leader",
        4,
        "pistol",
    )
    assert sorted(jack.kit) == ["c4", "grenade", "grenade"]
    said = texts(await shown(room, room.alice, "move", text="enlist BIG elite 4 mg50 c4 c4 c4 as Big"))
    assert "points are left" in said
    await press(room.alice, await shown(room, room.alice, "move", text="dismiss JACK"), "Confirm")
    page = await shown(room, room.alice, "move", text="enlist DOC specialist 2 zat as Doc Fraser")
    await press(room.alice, page, "Confirm")
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    page = await press(room.alice, page, "My part is ready")
    await press(room.alice, page, "Confirm")
    s = await state_of(room, game)
    assert s.turn == 1
    assert s.figures["DOC"].name == "Doc Fraser"


async def test_standing_answers_are_left_and_taken_away(room, no_pictures):
    await alone(room)
    said = texts(await shown(room, room.alice, "mine", text="standing reaction even"))
    assert words("en")("skirmish-policy-even") in said
    said = texts(await shown(room, room.alice, "mine", text="standing reaction -"))
    assert "From now on you will be asked again" in said
    assert "no such" in texts(await shown(room, room.alice, "mine", text="standing enemy never"))


async def test_standing_answers_of_all_one_s_seats_are_listed(room, no_pictures):
    await alone(room, options="players=1 gm=on", seats=("p1", "gm"))
    said = texts(await shown(room, room.alice, "mine", text="standing enemy go_on"))
    assert "GM: the enemy's reactions: **Go on**" in said
    said = texts(await shown(room, room.alice, "mine", text="standing reaction wait"))
    assert "GM: the enemy's reactions: **Go on**" in said
    assert "Fire in reaction?: **Never**" in said


async def test_ruling_k8_whoever_is_suppressed_is_not_told_to_be_ready_to_fire(room, no_pictures):
    await alone(room, options="players=1 gm=on", seats=("p1", "gm"))
    await by_gm(room, "status", figure="RED", suppressed=1, reason="pinned")
    said = texts(await shown(room, room.alice, "move", text="done"))
    assert "May fire in the enemy's step: GOLD, BLUE." in said


async def test_pages_and_commands_are_german_for_a_german(room, no_pictures):
    game = await alone(room, NEAR)
    await room.slash(room.alice, "settings", text="language de")
    foe = (await enemies(room, game))[0]
    page = await shown(room, room.alice, "move", text="RED n 3")
    assert "eine Aktion" in texts(page)
    assert "Bestätigen" in buttons(page)
    page = await shown(room, room.alice, "skirmish shoot", figure="BLUE")
    assert "ohne Deckung" in texts(page)
    assert "sorgfältig" in texts(page)
    page = await shown(room, room.alice, "move", text=f"BLUE shoot {foe} aimed")
    assert "Ein Treffer: " in texts(page)
    assert "Auslegung K65" in texts(await shown(room, room.alice, "gm", text="end because x"))


async def test_figures_stand_below_the_post_and_the_next_comes_by_itself(room, no_pictures):
    await alone(room)
    below = ["Order RED · 4 left", "Order GOLD · 4 left", "Order BLUE · 3 left", "End step"]
    assert list(buttons(room.live()))[:4] == below  # nobody else is to act
    page = room.private(await room.press(room.alice, room.live(), "Order RED"))
    page = await press(room.alice, page, "b:")
    assert "**GOLD**" in texts(page)  # who has done nothing yet
    assert {"RED · 2 left", "BLUE · 3 left", "End step"} <= set(buttons(page))
    assert "Order RED · 2 left" in buttons(room.live())
    await press(room.alice, page, "RED")
    stranger = await room.press(room.bob, room.live(), "Order GOLD")
    assert "no seat" in texts(room.private(stranger))


@pytest.mark.parametrize("how", ["command", "field"])
async def test_case_move_1_a_walk_that_is_too_long_ends_where_its_preview_says(room, no_pictures, how):
    game = await alone(room, QUIET)
    if how == "command":
        page = await shown(room, room.alice, "move", text="GOLD to 28 29")
    else:
        page = await shown(room, room.alice, "skirmish move", figure="GOLD")
        form = await room.press(room.alice, page, "Move to")
        page = room.private(await room.alice.submit_modal(form, {"text": "28 29"}))
    ends = re.search(r"The walk ends at \*\*([\d.]+) ([\d.]+)\*\*: 28 29 is too far", texts(page))
    assert ends
    assert (await state_of(room, game)).figures["GOLD"].at == (17.0, 2.0)
    await press(room.alice, page, "Confirm")
    assert (await state_of(room, game)).figures["GOLD"].at == (float(ends[1]), float(ends[2]))


async def test_in_direct_messages_a_button_of_the_table_s_post_leaves_the_post_as_it_is(room):
    """Whoever plays there alone must still be able to read what happened when they have decided."""
    game = await room.bot.services.lobby.against_machine(person(room.alice), "skirmish")
    await room.bot.services.turns.drain(game)
    post = room.dms(room.alice)[-1]
    before = texts(post)
    page = room.private(await room.press(room.alice.user, post, "End step"))
    assert "Confirm" in buttons(page)
    assert page.flags.ephemeral
    assert page.id != post.id
    assert texts(room.dms(room.alice)[-1]) == before


async def test_a_page_does_not_show_the_next_turn_before_the_machine_s_figures_have_moved(room):
    game = await room.bot.services.lobby.against_machine(person(room.alice), "skirmish", coached=True)
    await room.bot.services.turns.drain(game)
    page = room.private(await room.press(room.alice.user, room.dms(room.alice)[-1], "End step"))
    done = await room.press(room.alice.user, page, "Confirm")
    assert not any(x.startswith(("RED", "BLUE")) for x in buttons(done.response))
    assert "Done" in texts(done.response)
    await room.bot.services.turns.drain(game)
    asked = room.dms(room.alice)[-1]
    assert "Turn 2" in texts(asked)
    assert any(x.startswith("Order RED") for x in buttons(asked))
