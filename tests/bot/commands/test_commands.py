"""The commands as they are registered: Discord's limits, both languages, permissions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot.acts.registry import ACTS, COMMANDS, FILLED, HANDLERS, NAMED, Act
from bot.acts.tables import FORMED, LINES, SEATS
from bot.app import Tree, create_bot
from bot.play.model.custom_ids import Verb
from bot.ui.locale import CatalogueTranslator
from engine.languages import complete, is_draft, offered
from render.core.text import languages, words
from tests.bot.limits import OverLimitError, check_commands


@pytest.fixture
async def tree(settings) -> Tree:
    bot = create_bot(settings)
    for command in COMMANDS.values():
        bot.tree.add_command(command)
    await bot.tree.set_translator(CatalogueTranslator())
    yield bot.tree
    await bot.close()


async def payload(tree):
    return [await c.get_translated_payload(tree, tree.translator) for c in tree.get_commands()]


async def test_all_commands_keep_within_the_limits(tree):
    check_commands(await payload(tree))


async def test_the_limits_catch_what_is_over_them(tree):
    commands = await payload(tree)
    commands[0]["description"] = "x" * 101
    with pytest.raises(OverLimitError):
        check_commands(commands)
    with pytest.raises(OverLimitError):
        check_commands([{"name": "Upper", "description": "no"}])


#: What is called alike everywhere: a language names itself.
ALIKE = {x.name for x in offered().values()}


@pytest.mark.parametrize("language", complete()[1:])
async def test_every_command_and_option_is_there_in_every_complete_language(tree, language):
    lacking = []

    def look(o, path):
        if language not in (o.get("name_localizations") or {}):
            lacking.append(f"{path} {o['name']}")
        if language not in (o.get("description_localizations") or {}):
            lacking.append(f"{path} {o['name']}: description")
        for c in o.get("choices") or []:
            if language not in (c.get("name_localizations") or {}) and c["name"] not in ALIKE:
                lacking.append(f"{path} {o['name']} = {c['name']}")
        for inside in o.get("options") or []:
            look(inside, f"{path} {o['name']}")

    for c in await payload(tree):
        look(c, "/")
    assert lacking == []


async def test_english_names_in_the_catalogue_are_those_in_the_code(tree):
    w = words("en")

    def look(c):
        assert w(f"name-{c.name}") == c.name
        for inside in c.commands if isinstance(c, app_commands.Group) else []:
            look(inside)
        for p in [] if isinstance(c, app_commands.Group) else c.parameters:
            assert w(f"arg-{p.name}") == p.name

    for c in tree.get_commands():
        look(c)


#: What the design lists: commands that stand for themselves, without groups.
LISTED = """play new join invite start move board mine hint undo log odds replay sandbox learn puzzle rules
    help games ratings cup table resign draw away settings report gm server"""


async def test_there_are_the_commands_of_the_design_and_no_others(tree):
    assert {c.name for c in tree.get_commands()} == set(LISTED.split())
    assert not [c for c in tree.get_commands() if isinstance(c, app_commands.Group)]
    assert len(tree.get_commands()) <= 30


def test_every_act_has_a_door():
    assert ACTS
    assert [act.run.__qualname__ for act in ACTS.values() if not act.doors] == []
    assert all(act.run in {x.run for x in ACTS.values()} for act in NAMED.values())


def test_a_handler_that_no_door_leads_to_is_found(monkeypatch):
    monkeypatch.setitem(ACTS, print, Act(print, in_game=False, options=()))
    assert [act.run for act in ACTS.values() if not act.doors] == [print]


def test_every_line_of_a_table_leads_to_an_act_or_a_form():
    for name in LINES:
        assert name in FORMED or name in SEATS or (Verb.TABLE, name) in HANDLERS, name
    assert {FORMED[x][0] for x in FORMED} <= set(FILLED)
    assert {x for x in SEATS if x != "replace"} <= {what for verb, what in NAMED if verb is Verb.TABLE}


async def test_only_moderators_see_server_and_tables_are_opened_on_servers(tree):
    by_name = {c["name"]: c for c in await payload(tree)}
    assert int(by_name["server"]["default_member_permissions"]) == 1 << 5
    assert by_name["new"]["dm_permission"] is False or by_name["new"]["contexts"] == [0]
    assert by_name["games"].get("dm_permission") is not False


COMMAND = re.compile(r"(?<![\w<./{}])/([^\W\d_][\w-]*)((?: [\w-]+)*)")
LOCALES = Path(__file__).parents[3] / "data" / "locale"


def names(tree, language):
    """Return every command as a client of that language shows it: a name -> its subcommands.

    Discord is told no names in a draft, so whoever reads one sees the English ones.
    """
    say = words("en" if is_draft(language) else language)

    def named(c):
        return say(f"name-{c.name}") if say.has(f"name-{c.name}") else c.name

    def inside(c):
        return {named(x): inside(x) for x in c.commands} if isinstance(c, app_commands.Group) else {}

    return {named(c): inside(c) for c in tree.get_commands()}


def unknown(text, known):
    """Return the commands named in a text which are none."""
    for first, rest in COMMAND.findall(text):
        level, path = known, [first, *rest.split()]
        for i, word in enumerate(path):
            if word not in level:
                if i == 0 or (level and i == 1):
                    yield "/" + " ".join(path[: i + 1])
                break
            level = level[word]


def written(language):
    """Return every text of a language, with where it stands."""
    for file in sorted((LOCALES / language).iterdir()):
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{n}", line
    data = LOCALES.parent
    ending = "" if language == "en" else f".{language}"
    for file in sorted(
        x for kind in ("cases", "rulings", "terms") for x in data.glob(f"*/{kind}{ending}.toml")
    ):
        yield str(file.relative_to(data)), file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
async def test_every_command_that_a_text_names_is_one_of_the_reader_s_own(tree, language):
    known = names(tree, language)
    assert [(where, x) for where, text in written(language) for x in unknown(text, known)] == []


async def test_a_command_in_another_language_is_found(tree):
    known = names(tree, "de")
    assert list(unknown("Tipp `/ziehen 3 5` oder /neu.", known)) == []
    assert list(unknown("Tipp `/new`, /neu oder /move 3", known)) == ["/new", "/move"]


async def test_games_and_seats_are_offered_wherever_they_are_asked_for(tree):
    asked = [
        p
        for c in tree.walk_commands()
        if isinstance(c, app_commands.Command)
        for p in c.parameters
        if p.name in {"game", "seat"}
    ]
    assert len(asked) > 15
    assert [p for p in asked if not p.autocomplete] == []


async def test_an_option_is_described_by_its_command_or_for_all_commands(tree):
    assert told_of(tree.get_command("join"), "seat") == words("en")("cmd-join-seat")  # its own
    assert told_of(tree.get_command("join"), "game") == words("en")("cmd-any-game")


def told_of(command, option: str) -> str:
    return str(command.get_parameter(option).description)
