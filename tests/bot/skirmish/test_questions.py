"""What is asked besides orders, and what a GM's word does: each by the real buttons and commands."""

from __future__ import annotations

import re

import pytest

from engine.core.flow import pending
from render.core.text import words
from tests.bot.room import buttons, selects, texts
from tests.bot.skirmish.patrol import (
    TABLE,
    alone,
    by_gm,
    logged,
    ordered,
    press,
    public,
    shown,
    state_of,
    with_gm,
)

pytestmark = pytest.mark.usefixtures("no_pictures")

#: Two Jaffa whom everybody sees, and two friends who follow the rules.
ALLIES = (
    TABLE.replace("at = [20.0, 28.5]\nn = 2\ndefending = true", "at = [17.0, 21.0]\nn = 2\nspotted = true")
    + """
[[bands]]
id = "tokra"
name = "Tok'ra"
side = "sgc"
rank = "ally"
at = [25.0, 9.0]
n = 2
course = "advance"
goal = [25.0, 20.0]
"""
)
#: Two Jaffa in the open, whom everybody sees.
NEAR = TABLE.replace("at = [20.0, 28.5]\nn = 2", "at = [26.0, 14.0]\nn = 2\nspotted = true")
WHY = {"reason": "it rains"}


async def both(room, text: str) -> str:
    """Open a table whose GM and only player is alice; she lets the enemy act unasked."""
    game = await alone(room, text, options="players=1 gm=on", seats=("gm", "p1"))
    await by_gm(room, "watch", asked=False)
    return game


async def asked(room, game: str, kind: str) -> bool:
    """Return whether this is asked now."""
    return kind in {d.kind for d in pending(await state_of(room, game))}


async def until(room, game: str, kind: str, turns: int = 5) -> None:
    """End the players' step until something is asked; any other question is waited out."""
    for _ in range(turns * 6):
        s = await state_of(room, game)
        assert s.over is None
        kinds = {d.kind for d in pending(s)}
        if kind in kinds:
            return
        if "phase.order" in kinds:
            await by_gm(room, "end", reason="on we go")
        else:
            await pressed(room, "Wait")
    raise AssertionError(f"{kind} is never asked")


async def pressed(room, label: str) -> None:
    """Press a button under the newest post, and confirm."""
    page = room.private(await room.press(room.alice, room.live(), label))
    if "Confirm" in buttons(page):
        await press(room.alice, page, "Confirm")


async def stand(room, game: str, *places: tuple[str, str]) -> list[str]:
    """Have the GM put figures and known enemies ("J0", "J1") at places; give the enemies' ids."""
    foes = [f.id for f in (await state_of(room, game)).figures.values() if f.side == "jaffa"]
    for thing, at in places:
        name = foes[int(thing[1:])] if thing[0] == "J" else thing
        await by_gm(room, "place", thing=name, at=at, reason="so it begins")
    return foes


# -- questions -------------------------------------------------------------------------------------------


async def test_ruling_k9_a_player_leads_allies_by_a_form(room):
    game = await both(room, ALLIES)
    await by_gm(room, "modifier", what="risk", by=4, on="tokra", turns=0, reason="fear")
    await until(room, game, "allies.lead")
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    assert "tokra" in texts(page)
    assert "follows your lead" in texts(page)
    ((_, lines),) = selects(page).items()
    foe = lines[0][0]
    result = await room.choose(room.alice, page, foe)
    page = result.response or page
    assert foe in texts(page)
    await press(room.alice, page, "Confirm")
    told = await logged(room, game)
    assert "alice leads tokra to" in told
    assert f"with fire at {foe}" in told


async def test_case_explosives_3_a_charge_with_saved_actions_is_set_off_by_a_button(room):
    game = await both(room, NEAR)
    await ordered(room, room.alice, "move", text="RED lay c4 remote blast")
    await by_gm(room, "end", **WHY)
    await until(room, game, "phase.order")
    charge = next(iter((await state_of(room, game)).charges))
    await ordered(room, room.alice, "move", text="RED save")
    foes = await stand(room, game, ("J0", "14 3.5"))
    await until(room, game, "trigger.blow")
    assert f"**{charge}** would catch RED, {foes[0]}." in room.last()
    await pressed(room, f"Set off {charge}")
    assert f"RED sets off C4 {charge} and catches" in await logged(room, game)
    assert (await state_of(room, game)).charges == {}


async def test_ruling_k17_players_say_who_fights_whom(room):
    game = await both(room, NEAR)
    foes = await stand(
        room, game, ("RED", "25 10"), ("GOLD", "25.6 10"), ("J0", "25 10.6"), ("J1", "25.6 10.6")
    )
    await by_gm(room, "end", **WHY)
    assert await asked(room, game, "melee.pair")
    assert f"**GOLD** against {foes[0]}: 72 % to win, 17 % to lose, 11 % neither." in room.last()
    await pressed(room, f"GOLD fights {foes[0]}")
    await pressed(room, f"RED fights {foes[1]}")
    for ours, theirs in (("RED", foes[1]), ("GOLD", foes[0])):
        assert re.search(rf"Melee: {ours} [^,]*, {theirs} ", await logged(room, game))


async def test_case_melee_4_a_lone_loser_is_taken_prisoner_by_a_button(room):
    game = await both(room, NEAR)
    foes = await stand(room, game, ("RED", "25 10"), ("J0", "25 10.6"), ("J1", "2 29"))
    await until(room, game, "melee.capture")
    assert f"{foes[0]} has lost and would be" in room.last()
    assert words("en")("skirmish-task-melee-capture") in room.last()
    await pressed(room, "Take prisoner")
    assert f"RED took {foes[0]} prisoner" in room.last()


# -- the GM's word ---------------------------------------------------------------------------------------


async def test_ruling_k65_a_gm_who_does_not_watch_is_not_asked_and_one_who_pauses_is(room):
    two = NEAR + '[[bands]]\nid = "others"\nat = [8.0, 14.0]\nn = 2\nspotted = true\n'
    game = await with_gm(room, file=("t.toml", two.encode()))
    await by_gm(room, "end", **WHY)
    assert await asked(room, game, "gm.reactions")
    page = room.private(await room.press(room.alice, room.live(), "Choose"))
    await press(room.alice, page, "Go on")
    assert "Only the GM" in texts(await shown(room, room.bob, "gm", text="watch off"))
    await by_gm(room, "watch", asked=False, pause=True)
    assert "The GM is asked after each group of the enemy" in await logged(room, game)
    for who in (room.alice,):
        await room.slash(who, "mine", text="standing enemy go_on")
    for _ in range(30):
        kinds = {d.kind for d in pending(await state_of(room, game))}
        assert "gm.reactions" not in kinds
        if "gm.go_on" in kinds:
            break
        if "phase.order" in kinds:
            await by_gm(room, "end", **WHY)
            continue
        seat = pending(await state_of(room, game))[0].seat
        who = {"p1": room.bob, "p2": room.carol, "p3": room.dave}[seat]
        await room.slash(who, "mine", text="standing reaction wait")
    assert await asked(room, game, "gm.go_on")
    assert "Let the enemy go on?" in room.last()
    await room.press(room.alice, room.live(), "Go on")
    assert not await asked(room, game, "gm.go_on")


async def test_ruling_k65_the_gm_works_the_gate(room):
    game = await with_gm(room, scenario="rescue")
    await by_gm(room, "gate", do="break_dhd", reason="a stray shot")
    assert "The GM broke the DHD" in room.last()
    said = texts(await shown(room, room.bob, "move", text="RED dial"))
    assert "Case GATE" in said
    await by_gm(room, "gate", do="open", reason="help from home")
    assert (await state_of(room, game)).gate.open
    assert "The Stargate opened" in room.last()
    assert "GM: the Stargate opens. Reason: help from home" in await logged(room, game)
    said = texts(await shown(room, room.alice, "gm", text="gate open because again"))
    assert "Ruling K65" in said
    await by_gm(room, "gate", do="shut", reason="enough")
    await by_gm(room, "gate", do="mend_dhd", reason="tape")
    s = await state_of(room, game)
    assert (s.gate.open, s.gate.dhd) == (False, True)


async def test_ruling_k65_the_last_die_falls_again(room):
    game = await both(room, NEAR)
    foe = (await stand(room, game))[0]
    await ordered(room, room.alice, "move", text=f"BLUE shoot {foe} careful")
    rolls = (await room.info()).n
    await by_gm(room, "reroll", reason="it fell off the table")
    assert "is rolled again. Reason: it fell off the table" in await logged(room, game)
    assert (await room.info()).n == rolls + 1
    assert (await room.bot.services.log.proof(game)).game.id == game


async def test_case_move_5_a_modifier_counts_at_once_and_is_foretold(room):
    game = await both(room, NEAR)
    foe = (await stand(room, game))[0]

    async def needs() -> str:
        said = texts(await shown(room, room.alice, "skirmish shoot", figure="BLUE"))
        return said.split(f"**{foe}**")[1].split("unaimed (one action): needs ")[1].split(",")[0]

    before = int(await needs())
    await by_gm(room, "modifier", what="hit", by=2, on="BLUE", reason="the sun behind")
    assert int(await needs()) == before - 2
    await by_gm(room, "modifier", what="move", by=-2, reason="mud")
    page = await shown(room, room.alice, "move", text="BLUE n 6")
    assert "GM −2" in texts(page)
    assert "2 actions" in texts(page)


async def test_ruling_k65_enemies_are_brought_hidden_or_seen_and_terrain_is_moved(room):
    game = await with_gm(room)
    await by_gm(room, "spawn", rank="first_prime", at="18 27", reason="a patrol")
    s = await state_of(room, game)
    new = next(f.id for f in s.figures.values() if f.rank == "first_prime")
    assert not s.known(new)
    assert new not in public(room)
    await by_gm(room, "spawn", rank="jaffa", at="18 12", number=3, seen=True, reason="an ambush")
    s = await state_of(room, game)
    seen = [f.id for f in s.figures.values() if f.side == "jaffa" and s.known(f.id)]
    assert len(seen) == 3
    assert all(x in public(room) for x in seen)
    await by_gm(room, "terrain", id="HU", kind="building", shape="rect", size="8 10 13 13",
        name="Hut", reason="it stood there",
    )  # fmt: skip
    await ordered(room, room.bob, "move", text="RED to HUT")
    assert (await state_of(room, game)).figures["RED"].at == (10.5, 11.5)


# -- undo ------------------------------------------------------------------------------------------------


async def press_undo(room, who) -> None:
    """Press the button that takes back what nobody has acted on."""
    await room.press(who, room.live(), "Undo")


async def test_an_order_is_taken_back_until_a_die_has_fallen(room):
    game = await with_gm(room, file=("t.toml", NEAR.encode()))
    await ordered(room, room.bob, "move", text="RED face e")
    assert (await state_of(room, game)).figures["RED"].facing == 90
    await press_undo(room, room.bob)
    assert (await state_of(room, game)).figures["RED"].facing == 0
    foe = (await stand(room, game))[0]
    await ordered(room, room.dave, "move", text=f"BLUE shoot {foe} aimed")
    fired = (await state_of(room, game)).figures["BLUE"].left
    assert fired == 1
    await room.slash(room.dave, "undo")
    assert (await state_of(room, game)).figures["BLUE"].left == fired
    for who in (room.alice, room.bob, room.carol):
        await room.press(who, room.live(), "Agree")
    assert (await state_of(room, game)).figures["BLUE"].left == 3
