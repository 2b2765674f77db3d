"""The GM's hand acts with a reason, told as the GM's, refused to others; what players do not see."""

from __future__ import annotations

import json

import pytest

from engine.core.flow import pending
from render.core.text import words
from tests.bot.room import buttons, pictures, shape, texts
from tests.bot.skirmish.patrol import (
    TABLE,
    by_gm,
    logged,
    more_people,
    ordered,
    press,
    public,
    shown,
    state_of,
    with_gm,
)

WHY = {"reason": "it rains"}
#: Every act of the GM's, and what everybody then reads.
ACTS = {
    "place": ({"thing": "GOLD", "at": "18 3"}, "GOLD"),
    "remove": ({"thing": "WO"}, "WO"),
    "status": ({"figure": "BLUE", "suppressed": 2}, "BLUE"),
    "spawn": ({"rank": "marker", "at": "5 20"}, ""),
    "terrain": ({"id": "C1", "kind": "crates", "shape": "circle", "size": "8 8 1"}, "crates"),
    "modifier": ({"what": "hit", "by": -2, "on": "RED"}, "RED"),
    "end": ({}, ""),
    "call": ({"how": "won"}, ""),
}


@pytest.mark.parametrize("name", ACTS)
async def test_ruling_k65_an_act_of_the_gm_is_told_with_its_reason_and_refused_to_others(
    room, no_pictures, name
):
    game = await with_gm(room)
    given, named = ACTS[name]
    before = await state_of(room, game)
    for who in (room.bob, room.dave):
        said = texts(await shown(room, who, f"skirmish gm {name}", **given, **WHY))
        assert "Only the GM may do this" in said
        assert "K65" in said
    assert await state_of(room, game) == before
    await by_gm(room, name, **given, **WHY)
    told = next(texts(m) for m in reversed(room.posts()) if "it rains" in texts(m))
    assert "GM" in told
    assert named in told
    log = texts(await shown(room, room.carol, "log"))
    assert "it rains" in log


async def test_ruling_k65_an_onlooker_has_no_hand_on_the_table(room, no_pictures):
    game = await with_gm(room)
    eve = room.guild.add_member(room.user("eve"))
    assert "no seat" in texts(await shown(room, eve, "skirmish gm end", **WHY))
    assert "no seat" in texts(await shown(room, eve, "move", text=f"give RED {room.bob.mention}"))
    assert (await state_of(room, game)).turn == 1


async def test_ruling_k65_without_a_gm_nobody_has_his_powers(room, no_pictures):
    more_people(room)
    await room.slash(
        room.alice, "new", title="skirmish", options="players=1 gm=off", file=("t.toml", TABLE.encode())
    )
    await room.slash(room.alice, "join", seat="p1")
    await room.slash(room.alice, "start")
    assert "Only the GM may do this" in texts(await shown(room, room.alice, "skirmish gm end", **WHY))
    assert "Only the GM may do this" in texts(
        await shown(room, room.alice, "skirmish gm veto", group="A", **WHY)
    )


async def test_nonsense_from_the_gm_is_refused_in_words(room, no_pictures):
    await with_gm(room)
    for command, given, word in (
        ("place", {"thing": "GOLD", "at": "nowhere"}, "no place"),
        ("place", {"thing": "GOLD", "at": "99 99"}, "not on the table"),
        ("place", {"thing": "NOBODY", "at": "8 8"}, "There is no"),
        ("terrain", {"id": "C1", "kind": "crates", "shape": "circle", "size": "8 x"}, "three numbers"),
        ("terrain", {"id": "C1", "kind": "crates", "shape": "circle", "size": "8"}, "three numbers"),
        ("modifier", {"what": "hit", "by": 0}, "not 0"),
        ("reroll", {}, "no die"),
    ):
        said = texts(await shown(room, room.alice, f"skirmish gm {command}", **given, **WHY))
        assert word in said, (command, said)


async def test_what_is_wrong_with_a_value_is_german_for_a_german(room, no_pictures):
    await with_gm(room)
    await room.slash(room.alice, "settings", text="language de")
    crates = {"id": "C1", "kind": "crates", "shape": "circle"}
    for command, given, says in (
        ("terrain", {**crates, "size": "8 8"}, "Maße: x, y, Radius: drei Zahlen (Auslegung K65)"),
        ("terrain", {**crates, "size": "8 8 99"}, "Maße: ein Radius von 0.3 bis 30 Zoll, nicht 99"),
        ("terrain", {**crates, "size": "80 8 1"}, "Maße: 80 8 liegt nicht auf dem Tisch von 36 mal 30 Zoll"),
        ("modifier", {"what": "hit", "by": 0}, "Wert: -10 bis 10, nicht 0"),
        ("status", {"figure": "BLUE", "wounds": 4}, "Wunden: 0 bis 3"),
        ("remove", {"thing": "XX"}, "nicht auf dem Tisch"),
    ):
        said = texts(await shown(room, room.alice, f"skirmish gm {command}", **given, **WHY))
        assert says in said.replace("\\", ""), (command, said)


async def test_the_gm_ends_the_players_step_and_is_asked_about_the_enemy(room, no_pictures):
    game = await with_gm(room)
    await by_gm(room, "end", reason="supper")
    s = await state_of(room, game)
    asked = [d.kind for d in s.stack[-1].asks]
    if asked == ["gm.reactions"]:
        page = room.private(await room.press(room.alice, room.live(), "Choose"))
        assert "What the enemy means to do" in texts(page)
        await press(room.alice, page, "Go on")
    assert (await state_of(room, game)).turn == 2


async def test_the_gm_vetoes_a_reaction_with_a_reason(room, no_pictures):
    spotted = TABLE.replace("at = [20.0, 28.5]", "at = [26.0, 21.0]").replace(
        "defending = true", 'spotted = true\ncourse = "advance"\ngoal = [18.0, 4.0]'
    )
    game = await with_gm(room, file=("t.toml", spotted.encode()))
    await by_gm(room, "end", reason="supper")
    assert (await state_of(room, game)).stack[-1].asks[0].kind == "gm.reactions"
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    assert words("en")("skirmish-means-advance", target="BLUE") in texts(page)
    said = texts(await shown(room, room.bob, "move", text="veto lurkers because no"))
    assert "not your turn" in said
    await by_gm(room, "veto", group="lurkers", reason="they are asleep")
    assert "The GM held lurkers in place" in public(room)
    assert "they are asleep" in await logged(room, game)
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    assert "Vetoed" in texts(page)
    await press(room.alice, page, "Go on")
    assert "gm.reactions" not in {d.kind for d in pending(await state_of(room, game))}
    assert "Why?" in buttons(room.live())
    page = room.private(await room.press(room.bob, room.live(), "Why?"))
    assert "Risk Factor" in texts(page)
    why = texts(await shown(room, room.dave, "log", what="why"))
    assert "Risk Factor" in why
    assert "Die" in why


async def test_hidden_enemies_are_nowhere_for_players_and_everywhere_for_the_gm(room):
    game = await with_gm(room)
    hidden = [f.id for f in (await state_of(room, game)).figures.values() if f.side == "jaffa"]
    assert len(hidden) == 2
    await ordered(room, room.bob, "move", text="RED to 14 8")
    for who in (room.bob, room.carol, room.dave):
        await room.slash(who, "move", text="done")
    seen = [public(room)]
    for command, more in (
        ("map", {}), ("board", {}), ("hand", {}), ("log", {}), ("mine", {"text": "sight RED"}),
        ("mine", {"text": "table"}), ("mine", {"text": "team"}),
    ):  # fmt: skip
        page = await shown(room, room.bob, command, **more)
        seen.append(json.dumps([str(x) for x in getattr(page, "components", [])], default=str) + texts(page))
    for command, typed in (("move", "RED shoot "), ("move", ""), ("gm", "place ")):
        offered = await room.bob.autocomplete(room.channel, command, "text", typed)
        seen.append(json.dumps([str(x) for x in offered]))
    seen += [texts(m) for who in (room.bob, room.carol, room.dave) for m in room.dms(who)]
    for text in seen:
        for name in (*hidden, "lurkers", "Lurkers"):
            assert name not in text, text[:400]
    refused = texts(await shown(room, room.bob, "mine", text=f"sight {hidden[0]}"))
    assert refused == texts(await shown(room, room.bob, "mine", text="sight J99")).replace("J99", hidden[0])
    assert hidden[0] in texts(await shown(room, room.alice, "hand"))
    assert hidden[0] in str([str(x) for x in (await shown(room, room.alice, "map")).components])


async def test_what_the_gm_alone_is_told_comes_with_his_own_picture_and_its_words(room):
    game = await with_gm(room)
    hidden = [f.id for f in (await state_of(room, game)).figures.values() if f.side == "jaffa"]
    (told,) = [m for m in room.dms(room.alice) if hidden[0] in texts(m)]
    assert pictures(told) == [f"skirmish-{game}-gm-0.png"]
    alt = shape(told)
    assert all(x in alt for x in hidden)
    for who in (room.bob, room.carol, room.dave):
        assert not any(pictures(m) for m in room.dms(who))
    await room.slash(room.alice, "settings", text="boards text")
    await by_gm(room, "spawn", rank="jaffa", at="18 27", reason="more")
    assert "more" in texts(room.dms(room.alice)[-1])
    assert pictures(room.dms(room.alice)[-1]) == []


async def test_the_gm_calls_a_mission_only_once_that_is_confirmed(room, no_pictures):
    game = await with_gm(room)
    page = await shown(room, room.alice, "gm", text="call lost because It is late")
    assert "end the mission for everybody: the team loses" in texts(page)
    assert "Reason: It is late" in texts(page)
    assert not (await room.bot.services.game_lists.info(game)).status.ended
    assert "Only the GM" in await room.said(room.bob, "gm", text="call won because no")
    await room.pass_time(16 * 60)  # so that nothing takes the page away
    again = await shown(room, room.alice, "gm", text="call drawn because Later still")
    await press(room.alice, page, "Confirm")  # another was shown since
    assert not (await room.bot.services.game_lists.info(game)).status.ended
    await press(room.alice, again, "Confirm")
    assert (await room.bot.services.game_lists.info(game)).status.ended


@pytest.mark.parametrize(("seen", "told"), [(False, False), (True, True)])
async def test_ruling_k65_what_the_gm_does_in_hiding_is_told_nobody(room, no_pictures, seen, told):
    """The same spawn is posted where players see it, and leaves no trace for them where they do not."""
    game = await with_gm(room)

    async def traces():
        log = await room.said(room.bob, "log", game=game)
        return (
            len(room.posts()),
            public(room),
            room.pings(),
            log,
            await room.said(room.bob, "log", what="who", game=game),
        )

    before = await traces()
    figures = len((await state_of(room, game)).figures)
    await by_gm(room, "spawn", rank="jaffa", at="20 29", reason="a patrol", seen=seen)
    assert len((await state_of(room, game)).figures) == figures + 1
    assert (await traces() != before) == told
