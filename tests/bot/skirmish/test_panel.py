"""The GM's panel: what it shows, whom each act is told, and that players cannot tell what is hidden."""

from __future__ import annotations

import re

import pytest

from bot.play.model.editors import FormInput
from bot.play.model.terms import Refused
from tests.bot.room import buttons, texts
from tests.bot.skirmish import patrol
from tests.bot.skirmish.patrol import (
    TABLE,
    by_gm,
    logged,
    ordered,
    person,
    press,
    public,
    shown,
    state_of,
    with_gm,
)

pytestmark = pytest.mark.usefixtures("no_pictures")

WHY = {"reason": "it rains"}


async def panel(room):
    """Open the panel from the GM's hand."""
    return await press(room.alice, await shown(room, room.alice, "hand"), "GM's panel")


async def filled(room, page, label, **fields):
    """Open a form by a button or a line of a select, fill it in, and return the page that it leads to."""
    if any(x.startswith(label) for x in buttons(page)):
        opened = await room.press(room.alice, page, label)
    else:
        opened = await room.choose(room.alice, page, label)
    result = await room.alice.submit_modal(opened, fields)
    return result.response if result.response is not None else page


async def heard(room, game):
    """Return all that the players get: posts, calls, direct messages, hand, table and log."""
    asked = [await room.said(x, "mine", game=game) for x in (room.bob, room.carol)]
    logs = [await room.said(x, "log", game=game) for x in (room.bob, room.carol)]
    ids = [sorted(buttons(await shown(room, room.bob, "hand")).values())]
    dms = [[texts(m) for m in room.dms(x)] for x in (room.bob, room.carol)]
    return len(room.posts()), public(room), room.pings(), asked, logs, ids, dms


async def test_the_panel_brings_a_group_in_three_presses_and_a_form(room, monkeypatch):
    game = await with_gm(room)
    before = await heard(room, game)
    page = await panel(room)
    assert "Hidden from the players" in texts(page)
    page = await filled(room, page, "Squad", at="20 28", reason="a relief")
    said = texts(page)
    assert "and 5 more" in said
    assert "The players learn nothing of this" in said
    assert len((await state_of(room, game)).figures) == 5
    page = await press(room.alice, page, "Let players see them")
    assert "All will read" in texts(page)
    page = await press(room.alice, page, "Hide them")
    stale = dict(buttons(page))
    monkeypatch.setattr(patrol, "UNFOLDS", False)
    page = await press(room.alice, page, "Confirm")
    assert "a relief" in texts(page)
    assert "GM's panel" in texts(page), "the panel stands again"
    assert len((await state_of(room, game)).figures) == 11
    assert await heard(room, game) == before, "no player can tell"
    twice = FormInput("do", stale["Confirm"].split(":")[-1])
    with pytest.raises(Refused):  # one Confirm, one act
        await room.bot.services.drafts.apply(game, person(room.alice), "gm.panel", form_input=twice)


async def test_the_panel_shows_what_a_player_sees_and_is_asked(room):
    await with_gm(room)
    page = await press(room.alice, await panel(room), "See as a player")
    page = await press(room.alice, page, "bob")
    said = texts(page)
    assert "The table as bob sees it" in said
    assert "Your turn" in said
    assert "RED" in said
    assert "```" in said
    assert not re.search(r"\bJ\d\d|lurkers", said), "nobody hidden is there"


async def test_the_panel_changes_figures_terrain_and_modifiers(room):
    game = await with_gm(room)
    page = await room.choose(room.alice, await panel(room), "BLUE")
    page = page.response or page
    page = await filled(room, page, "One wound more", **WHY)
    await press(room.alice, page, "Confirm")
    assert (await state_of(room, game)).figures["BLUE"].wounds == 1
    page = await filled(room, await panel(room), "New terrain: Crates", size="8 8 1", name="", **WHY)
    await press(room.alice, page, "Confirm")
    assert [p.shape for p in (await state_of(room, game)).pieces if p.kind == "crates"] == ["circle"]
    page = await filled(room, await panel(room), "Modifier: To hit", by=["-2"], on="RED", turns="1", **WHY)
    await press(room.alice, page, "Confirm")
    assert [(m.on, m.by) for m in (await state_of(room, game)).modifiers] == [("RED", -2)]
    page = await press(room.alice, await panel(room), "End the mission")
    page = await filled(room, page, "Won", **WHY)
    assert "for everybody" in texts(page)
    await press(room.alice, page, "Confirm")
    assert (await room.bot.services.game_lists.info(game)).status.ended


async def test_few_answers_are_chosen_in_the_panels_forms(room):
    game = await with_gm(room)

    async def asked(op, detail=""):
        blank = await room.bot.services.choices.blank(game, person(room.alice), "gm.panel", "gm", op, detail)
        return {x.id: [c.value for c in x.choices] for x in blank.fields}

    assert (await asked("say"))["voice"] == ["enemy", "gm"]
    hidden = [x for x, f in (await state_of(room, game)).figures.items() if f.side == "jaffa"]
    assert {"-", "lurkers", "RED", "GOLD", "BLUE", *hidden} <= set((await asked("rule", "hit"))["on"])
    place = await asked("place", "GOLD")
    assert place["facing"] == [str(x) for x in range(0, 360, 45)]
    assert place["spot"][0] == "South edge", "the nearest comes first"
    page = await filled(room, await panel(room), "Squad", spot="Shed", at="", reason="a relief")
    assert "and 5 more at 17 16" in texts(page)
    typed = {"voice": "enemy", "named": "Bob", "text": "Halt"}
    page = await filled(room, await panel(room), "Say something to all", **typed)
    assert "Bob" in texts(page), "a name that is typed counts first"


async def test_the_gms_message_leads_to_the_panel_while_they_are_asked(room):
    seen = TABLE.replace("at = [20.0, 28.5]", "at = [26.0, 21.0]").replace(
        "defending = true", 'spotted = true\ncourse = "advance"\ngoal = [18.0, 4.0]'
    )
    game = await with_gm(room, file=("t.toml", seen.encode()))
    await by_gm(room, "spawn", rank="jaffa", at="20 29", reason="a patrol")
    assert not buttons(room.dms(room.alice)[-1]), "not while nothing is asked of the GM"
    await by_gm(room, "end", reason="supper")
    await by_gm(room, "spawn", rank="jaffa", at="21 29", reason="another")
    report = room.dms(room.alice)[-1]
    told = texts(report)
    page = room.private(await room.press(room.alice.user, report, "GM's panel"))
    assert "You see each act before it counts" in texts(page)
    assert told in [texts(m) for m in room.dms(room.alice)], "the panel stands beside it"
    await ordered(room, room.alice, "answer", text="go on", game=game)
    kept = [x for m in room.dms(room.alice) if texts(m) == told for x in buttons(m)]
    assert set(kept) <= {"ⓘ"}, "asked no more"


async def test_what_the_gm_says_is_heard_by_whom_it_is_meant_for(room):
    game = await with_gm(room)
    page = await filled(room, await panel(room), "Say something to all", voice="enemy", text="Kneel,\nhumans")
    assert "All will read" in texts(page)
    await press(room.alice, page, "Confirm")
    assert "The enemy" in texts(room.live())
    assert "Kneel" in texts(room.live())
    before = await heard(room, game)
    page = await filled(room, await panel(room), "Tell carol alone", text="You hear steps")
    assert "Only carol will read" in texts(page)
    await press(room.alice, page, "Confirm")
    assert "You hear steps" in texts(room.dms(room.carol)[-1])
    assert "You hear steps" in await room.said(room.carol, "mine"), "to be read again"
    posts, told, pings, asked, logs, ids, dms = await heard(room, game)
    assert (posts, told, pings, logs, ids) == (*before[:3], *before[4:6])
    assert (asked[0], dms[0]) == (before[3][0], before[6][0]), "bob learns nothing"
    page = await filled(room, await panel(room), "A note, opened at the end", text="The crew is late")
    await press(room.alice, page, "Confirm")
    assert "sealed note 1" in texts(room.live())
    assert "crew is late" not in public(room)
    assert "crew is late" in await room.said(room.alice, "mine")
    await by_gm(room, "call", how="drawn", **WHY)
    assert "The crew is late" in public(room), "opened at the end"


async def test_what_the_gm_does_in_hiding_leaves_a_free_undo_free_and_stays_done(room):
    game = await with_gm(room)

    async def moved_and_back(between):
        before = await heard(room, game)
        await ordered(room, room.bob, "move", text="RED face 90")
        await between()
        turned = await heard(room, game)
        said = await room.said(room.bob, "undo")
        after = await heard(room, game)
        more = [b[0] - a[0] for a, b in ((before, turned), (turned, after))]
        dms = [[len(x) for x in y[6]] for y in (before, turned, after)]
        told = (turned[3], turned[5], said, after[3], after[5], texts(room.live()).split("\n")[-3:])
        pings = len(after[2]) - len(before[2])
        return more, pings, [x == dms[0] for x in dms], re.sub(r"\d+", "#", str(told))

    async def nothing():
        pass

    async def hidden():
        await by_gm(room, "spawn", rank="jaffa", at="20 29", reason="a patrol")
        await by_gm(room, "place", thing=lurker, at="19 28", reason="too near")

    await moved_and_back(nothing)  # the first has the post of the beginning above it
    plain, figures = await moved_and_back(nothing), (await state_of(room, game)).figures
    lurker = next(x for x, f in figures.items() if f.side == "jaffa")
    assert await moved_and_back(hidden) == plain
    s = await state_of(room, game)
    assert s.figures["RED"].facing == figures["RED"].facing
    assert len(s.figures) == len(figures) + 1, "the group is there still"
    assert s.figures[lurker].at == (19.0, 28.0)
    assert (await room.bot.services.game_lists.info(game)).status.value == "playing"


@pytest.mark.parametrize("option", ["seen", "always", "never"])
async def test_ruling_k101_two_tables_that_differ_in_who_hides_there_pause_alike(room, option):
    found = []
    nobody = TABLE[: TABLE.index("[[bands]]")] + TABLE[TABLE.index("[[objectives]]") :]
    for table in (TABLE, nobody):
        at = len(room.posts())
        game = await with_gm(room, file=("t.toml", table.encode()), options=f"gm_asked={option}")
        for who in (room.bob, room.carol, room.dave):
            await ordered(room, who, "move", text="done", game=game)
        told = [texts(m) for m in room.posts()[at:]]
        found.append(
            re.sub(
                rf"{game}|\d{{6,}}", "#", str((told, await room.said(room.bob, "log", what="who", game=game)))
            )
        )
        await by_gm(room, "call", how="drawn", game=game, **WHY)
    assert found[0] == found[1]


async def test_an_act_is_shown_without_numbers_that_are_still_to_be_drawn(room):
    game = await with_gm(room)
    figures = set((await state_of(room, game)).figures)
    page = await filled(room, await panel(room), "Squad", spot="Shed", at="", reason="a patrol")
    shown = texts(page)
    assert "Their numbers are drawn when you confirm" in shown, shown
    assert not re.search(r"\b[A-JL-Z][0-9]{1,2}\b", shown), shown
    await press(room.alice, page, "Confirm")
    assert set((await state_of(room, game)).figures) - figures


async def test_terrain_is_told_by_what_it_is_and_where(room):
    game = await with_gm(room)
    rock = {"id": "T1", "kind": "rock", "shape": "circle", "size": "30 8 2", "name": "Fallen rock"}
    await by_gm(room, "terrain", **rock, reason="Landslide")
    assert "GM: Fallen rock now at 30 8\nGM: “Landslide”" in room.last()
    assert "GM: Fallen rock (rock, T1) is at 30 8 now. Reason: Landslide" in await logged(room, game)
    await by_gm(room, "terrain", id="T2", kind="wood", shape="rect", size="4 4 8 6", reason="Growth")
    assert "GM: wood now at 6 5" in public(room)
    assert "GM: there is wood at 6 5 now (T2). Reason: Growth" in await logged(room, game)
