"""Pages of the largest fleets keep within Discord's limits, and every word they need is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.armada import battles
from bot.games.armada.audit import CORRECTION
from bot.play.games.cards import LINE
from bot.play.model.action_forms import ActionForm
from bot.play.model.ports import Place
from bot.ui.courier import DiscordCourier
from engine.armada.fleet.text import FLEETS
from engine.armada.game import ARMADA
from engine.armada.model.chances import SHOOTERS
from engine.armada.model.force_chart import ITEMS
from engine.armada.model.odds import COLUMNS
from engine.armada.orders.battle_plan import ANSWERS
from engine.languages import is_draft
from render.armada.words import odds
from render.armada.words.odds import ONLY_SEEKERS
from render.core.text import languages, words
from tests.bot.armada.navy import Sheet, armada, begin, lists, locked, opened
from tests.bot.room import texts

#: Where pages are laid out, and where what stands on them is worded.
FOLDERS = (Path(battles.__file__).parent, Path(odds.__file__).parent)
FORMS = (CORRECTION, *(x for x in vars(battles).values() if isinstance(x, ActionForm)))
#: Parts of keys that are put in when a page is made.
BLANKS = {
    **{f"{x.key}-field-": x.fields for x in FORMS},
    "bot-armada-act-": ("hold", "attack", "scout", "unload", "load", "dock"),
    "bot-armada-do-": ("attack", "scout", "load", "unload"),
    "bot-armada-pick-": ("load", "unload", "dock"),
    "bot-armada-plan-": ("retreat", *ANSWERS),
    "bot-armada-made-": (*FLEETS, *(f"{x}-{y}" for x in FLEETS for y in ("about", "play"))),
    "bot-armada-force-": ("hulls", "components", "stores", "units", "emplacements"),
    "bot-armada-chart-": ("close", "teleported", "escorted", "defending"),
    "bot-armada-column-": COLUMNS,
    "bot-armada-odds-": ONLY_SEEKERS,
    "bot-armada-orders-": ("choose", "listed"),
    "bot-armada-targets-": ("rest-plan", "rest-hold", "plan", "hold"),
    "bot-armada-": tuple(f"{x}-typed" for x in battles.PARTS),
}


def used() -> set[str]:
    text = "".join(p.read_text(encoding="utf-8") for folder in FOLDERS for p in folder.rglob("*.py"))
    whole = set(re.findall(r"[\"'](bot-armada-[a-z-]+[a-z])[\"']", text))
    return whole - {CORRECTION.key, battles.CLOSE.key} | {
        f"{head}{x}" for head, every in BLANKS.items() for x in every
    }


def test_every_word_that_a_page_needs_is_in_the_catalogue_and_none_besides():
    from render.core.text import catalogue

    for language in languages():
        text = catalogue(language).get("bot-armada.ftl", "")
        held = set(re.findall(r"^(bot-armada-[\w-]+) =", text, re.MULTILINE))
        assert held == used() or (is_draft(language) and held < used()), language


@pytest.mark.parametrize("language", languages())
def test_how_a_ready_made_fleet_is_played_fits_under_its_name_in_a_select(language):
    say = words(language)
    for x in FLEETS:
        assert len(say(f"bot-armada-made-{x}-play")) <= LINE, x


@pytest.mark.parametrize("language", languages())
def test_items_choices_and_policies_have_names(language):
    say = words(language)
    assert all(say.has(f"armada-item-{x}") for x in ITEMS)
    assert all(say.has(f"choice-shooter-{x}") for x in SHOOTERS)
    assert all(say.has(f"choice-target-{x}") for x in COLUMNS)
    policies = {p for k in ARMADA.rules.kinds.values() for p in k.policies if p}
    assert [p for p in policies if not say.has(f"armada-policy-{p}")] == []


async def test_thirty_ships_fit_on_every_page(room):
    game = await armada(room)
    await locked(room, room.alice, "move", "1-30 starship")
    many = "\n".join(f"{n} carrier: fighter {3 + n % 5}" for n in range(1, 14))
    sheet = await opened(room, room.bob, "move", text=many.replace("\n", ";"))
    assert len(texts(sheet.page)) <= 4000
    await sheet.press("Lock")
    await begin(room, game)
    sheet = Sheet(room, room.alice)
    found = lists(sheet.page)
    assert {len(x) for key, x in found.items() if key.startswith("pick:")} == {25, 6}
    await sheet.pick("pick:25", "Ship 30")
    await sheet.pick("to", "hex 1")
    await sheet.press("Back")
    assert "1 of 30 have orders" in sheet.said
    await sheet.press("Check and lock")
    assert "29 units have no order and hold" in sheet.said
    bob = Sheet(room, room.bob)
    for n in (1, 2):
        await bob.pick("pick", f"Ship {n} ")
        await bob.pick("act", "Unload")
        await bob.press("Back")
    assert "fighters aboard ship 1" in str(lists(bob.page))
    assert len(bob.said) <= 4000


async def test_a_page_is_known_again_however_often_it_was_written_on(room):
    """Its post must not come a second time, should the process have died before it noted that it is out."""
    game = await armada(room)
    (nonce,) = await room.bot.services.context.store.writer.run(
        lambda db: db.execute(
            "SELECT nonce FROM outbox WHERE game = ? AND what = 'asked' AND lane = ?",
            (game, f"u{room.alice.id}"),
        ).fetchone()
    )
    sheet = Sheet(room, room.alice)
    first = texts(sheet.page)
    await sheet.pick("add", "starship")
    await sheet.press("Back")
    await sheet.fill("Paste or upload", text="1-3 starship")
    assert texts(sheet.page) != first
    found = await DiscordCourier(room.bot).arrived(Place(user=room.alice.id), nonce)
    assert found is not None
    assert found.message == sheet.page.id


async def test_charts_and_odds(room):
    await armada(room)
    said = await room.said(room.alice, "odds")
    assert "starship: 100 credits, room for 30" in said
    assert "marines: 40 credits, 10 cargo" in said
    assert "**laser**: 7 (16.7 %)" in said
    said = await room.said(room.alice, "odds", text="laser starship 2")
    assert "75 % to be destroyed" in said
    said = await room.said(room.alice, "odds", text="nuclear fighter")
    assert "cannot hurt" in said
    said = await room.said(room.alice, "odds", text="fighter ground 3 better")
    assert "even (50 %)" in said


async def test_the_help_page_and_the_lobby_tell_of_it(room):
    assert "Armada" in str(await room.alice.autocomplete(room.channel, "new", "title", "arm"))
    await armada(room)
    shown = room.private(await room.press(room.alice, room.live(), "Choose"))
    assert "Your fleet" in texts(shown)


async def test_a_scout_s_report_comes_by_direct_message_and_to_nobody_else(room):
    game = await armada(room)
    await locked(room, room.alice, "move", "1 scout: probe launcher 1, probe 2")
    await locked(room, room.bob, "move", "1-2 ship: laser 1; 3 boat: launcher 3")
    await begin(room, game)
    at = "B" if (await room.bot.services.games.load(game)).state.start["silver"] == "B" else "C"
    await locked(room, room.alice, "move", f"1: probe {at}")
    await locked(room, room.bob, "move", "1: hold")
    mine = "\n".join(texts(m) for m in room.dms(room.alice))
    assert "missile boat" in mine
    assert "S3" in mine
    theirs = "\n".join(texts(m) for m in (*room.dms(room.bob), *room.posts()))
    assert "Scouts in" not in theirs
    assert "missile boat" not in "\n".join(texts(m) for m in room.posts())
    assert "missile boat" in await room.said(room.alice, "mine", text="reports")
