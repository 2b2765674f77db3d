"""A draft is off until somebody chooses it, and says what it is wherever it is chosen: here German is one."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.acts.registry import COMMANDS
from bot.app import create_bot
from bot.settings import BadSettings, Settings, read_settings
from bot.ui.locale import CatalogueTranslator, language_choices, language_of, unchosen_draft
from engine import languages
from render.core.text import words
from tests.bot.room import buttons, selects, texts

MARK = "machine-made, not yet read by a speaker"


@pytest.fixture(autouse=True)
def drafted(monkeypatch):
    """Make German a draft."""
    drafts = {x: replace(y, state="draft") if x == "de" else y for x, y in languages.offered().items()}
    monkeypatch.setattr("engine.languages.offered", lambda: drafts)
    monkeypatch.setattr("bot.ui.locale.offered", lambda: drafts)


@pytest.fixture
def german(monkeypatch):
    """Make everybody's Discord German."""
    real = discord.Interaction.__init__
    monkeypatch.setattr(
        discord.Interaction,
        "__init__",
        lambda self, *, data, state: real(self, data={**data, "locale": "de"}, state=state),
    )


@pytest.mark.parametrize(
    ("locale", "draft"), [("de", "de"), ("en-GB", ""), ("es-419", "es"), ("es-ES", "es"), ("xx", "")]
)
def test_discord_never_speaks_a_draft_by_itself(monkeypatch, locale, draft):
    two = {
        "en": languages.listed()["en"],
        **{x: replace(languages.listed()["es"], id=x) for x in ("de", "es")},
    }
    monkeypatch.setattr("engine.languages.offered", lambda: two)
    assert (language_of(locale), unchosen_draft(locale)) == ("en", draft)
    assert language_of(locale, "de") == ("en" if locale == "en-GB" else "de"), (
        "unless that of the installation is one"
    )


async def test_whose_discord_speaks_a_draft_reads_english_until_they_choose_it(room, german):
    said = await room.said(room.alice, "help")
    assert "Your first game" in said
    assert f"There is a draft of Deutsch: {MARK}" in said
    shown = (await room.slash(room.alice, "settings")).response
    (lines,) = [x for x in selects(shown).values() if ("Deutsch", "de") in x]
    assert lines[:2] == [("Language: Automatic", "auto"), ("English", "en")]
    assert MARK in str(shown.components)
    shown = (await room.choose(room.alice, shown, "Deutsch")).response or shown
    assert ("Sprache: Deutsch", "de") in [line for x in selects(shown).values() for line in x]
    assert "Your first game" in await room.said(room.bob, "help")


async def test_help_says_once_that_it_is_a_draft(room, german):
    await room.slash(room.alice, "settings", text="language de")
    shown = (await room.slash(room.alice, "help")).response
    assert "Diese Sprache ist ein Entwurf: maschinell übersetzt" in texts(shown)
    assert "Es gibt einen Entwurf" not in texts(shown)
    while "Weiter" in buttons(shown):
        shown = room.private(await room.press(room.alice, shown, "Weiter"))
        assert "Entwurf" not in texts(shown)


async def test_whoever_chose_another_language_is_offered_no_draft(room, german):
    await room.slash(room.alice, "settings", text="language en")
    assert "draft" not in await room.said(room.alice, "help")


async def test_a_server_chooses_a_draft_for_its_channels(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    assert f"Deutsch ({MARK}) · " in await room.said(boss, "server", text="language de")
    await room.slash(room.alice, "new", title="starwars")
    assert "wer spielt" in texts(room.posts()[-1]).casefold()


async def test_commands_have_no_names_in_a_draft_and_their_choices_say_what_it_is(settings):
    bot = create_bot(settings)
    for command in COMMANDS.values():
        bot.tree.add_command(command)
    await bot.tree.set_translator(CatalogueTranslator())
    payload = [await c.get_translated_payload(bot.tree, bot.tree.translator) for c in bot.tree.get_commands()]
    await bot.close()
    assert not any(x.get("name_localizations") or x.get("description_localizations") for x in payload)


async def test_a_choice_of_a_command_says_that_it_is_a_draft_in_the_reader_s_language(monkeypatch):
    chosen = {x.value: x for x in language_choices("auto")}
    assert chosen["de"].name == f"Deutsch ({MARK})"
    assert chosen["en"].name == "English"
    monkeypatch.undo()
    translator = CatalogueTranslator()
    where = TranslationContext(TranslationContextLocation.choice_name, chosen["de"])
    said = [
        await translator.translate(chosen[x]._locale_name, discord.Locale.german, where)
        for x in ("auto", "en", "de")
    ]
    assert said == ["Automatisch", None, words("de")("language-draft-named", name="Deutsch")]


def test_an_installation_may_speak_any_language_that_there_is(monkeypatch):
    assert Settings(locale="de").locale == "de"
    monkeypatch.setenv("NULLGATE_LOCALE", "xx")
    with pytest.raises(BadSettings, match="give one of en, "):
        read_settings()
