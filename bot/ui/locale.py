"""Languages: the words a person reads, and the commands' own names and descriptions."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from engine.languages import FIRST, complete, is_draft, listed, offered
from render.core.text import Words, words

Key = app_commands.locale_str


def described(key: str) -> Key:
    """Return a description of a command or option: English now, other languages through the translator."""
    return Key(words(FIRST)(key), key=key)


def fixed(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return fixed choices whose names are `choice-<key>-<value>` in the catalogue."""
    return [app_commands.Choice(name=described(f"choice-{key}-{value}"), value=value) for value in values]


def language_of(locale: str, otherwise: str = FIRST) -> str:
    """Return the language for a user whose Discord says `locale`; drafts are used only if chosen.

    >>> language_of("en-GB"), language_of("xx", "de")
    ('en', 'de')
    """
    language = _language(locale)
    return language if language in complete() else otherwise


def unchosen_draft(locale: str) -> str:
    """Return the draft language available to a user whose Discord says `locale`; "" if there is none."""
    language = _language(locale)
    return language if is_draft(language) else ""


def _language(locale: str) -> str:
    return locale.partition("-")[0].casefold()


def language_name(language: str) -> str:
    """Return a language's own name for itself."""
    return listed()[language].name if language in listed() else language


def marked_language(language: str, say: Words) -> str:
    """Return a language's name; a draft says that it is one."""
    name = language_name(language)
    return say("language-draft-named", name=name) if is_draft(language) else name


def language_choices(auto: str) -> list[app_commands.Choice[str]]:
    """Return the languages that a person or server may choose, after `auto`: none in particular."""
    drafted = {x: y.name if y.draft else "" for x, y in offered().items()}
    named = {x: Key(marked_language(x, words(FIRST)), drafted=name) for x, name in drafted.items()}
    choices = [app_commands.Choice(name=name, value=x) for x, name in named.items()]
    return [*fixed("language", (auto,)), *choices]


class CatalogueTranslator(app_commands.Translator):
    """Words the commands in every language that is complete: what Discord registers speaks to everybody.

    Descriptions carry their key. Names are looked up as `name-<name>` and options as `arg-<name>`.
    """

    def __init__(self) -> None:
        spoken = {x: x.value.partition("-")[0] for x in discord.Locale}
        others = complete()[1:]
        self._words = {locale: words(language) for locale, language in spoken.items() if language in others}

    async def translate(
        self, string: Key, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in a locale; None leaves the English."""
        say = self._words.get(locale)  # Discord has thirty languages, and is asked for each text in each
        if say is None:
            return None
        if drafted := string.extras.get("drafted"):
            return say("language-draft-named", name=drafted)
        key = string.extras.get("key") or _key(string.message, context.location)
        return say(key) if key and say.has(key) else None


def _key(message: str, where: Location) -> str:
    if where in {Location.command_name, Location.group_name}:
        return f"name-{message}"
    return f"arg-{message}" if where is Location.parameter_name else ""
