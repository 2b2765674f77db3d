"""What is looked at and looked up in a game and beside it, also from the context menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.acts.registry import command, control, press
from bot.acts.tables import GROUP as TABLES
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, read
from bot.play.model.terms import Refused
from bot.play.queries.replays import SINCE
from bot.ui.interactions import modals, pages, rules, suggestions, surfaces
from bot.ui.interactions.answers import invited
from bot.ui.interactions.rules import search
from bot.ui.layout import OPTIONS
from bot.ui.locale import fixed, told
from bot.ui.reply import acknowledged
from bot.ui.visit import Interaction, Visit, place, somebody

Entry = app_commands.Range[str, 0, 12]


@command("map", framing=fixed("framing", ("occupied", "whole", "action", "since")))
async def map_(
    visit: Visit, framing: str = "occupied", lit: bool = False, share: bool = False, game: str = ""
) -> None:
    """Show the board as a picture."""
    share = share and framing != SINCE  # what has happened since differs from person to person
    visit = replace(visit, public=share)
    to, game_id = await visit.audience(), await visit.game(game)
    await visit.share(await pages.board_map(to, game_id, framing, lit=lit and not share))


press(Verb.MAP)(pages.map_pressed)


@command("board")
async def board(visit: Visit, game: str, share: bool = False) -> None:
    """Show the board as text."""
    await visit.share(await pages.board(await visit.audience(), game))


press(Verb.BOARD)(pages.board_pressed)


@command("log")
@control(Verb.LOG)
async def log(visit: Visit, game: str, page: app_commands.Range[int, 0, 100000] = 0) -> None:
    """Show what happened so far."""
    await visit.show(await pages.log(visit, game, page))


@command("who")
@control(Verb.BRIEF)
async def who(visit: Visit, game: str) -> None:
    """Say what the game is about, who plays, and who the table is waiting for."""
    await visit.show(await pages.brief(visit, game))


@control(Verb.MORE)
async def more(visit: Visit, game: str, first: int, last: int, _card: str = "") -> None:
    """Show what is behind a post: rules, log, dice, aims, and the board as text."""
    await visit.show(await pages.more(visit, game, first, last))


@command("hand")
@control(Verb.LOOK)
async def hand(visit: Visit, game: str) -> None:
    """Show the user's hand and choices, to them alone."""
    await visit.show(await pages.hand(visit, game))


@control(Verb.UNFOLD)
async def unfold(visit: Visit, game: str) -> None:
    """Explain at length what was told in a line."""
    await visit.show(await visit.services.log.unfold(game, visit.person))


@command("turns")
async def turns(visit: Visit) -> None:
    """List the user's games everywhere."""
    await visit.show(await visit.services.inbox.page(visit.person))


@press(Verb.LIST)
async def list_(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Turn to a page of a list."""
    await visit.show(await pages.list_page(visit, what.arg(0), what.number(1), what.arg(2)))


@command("fair")
@control(Verb.FAIR)
async def fair(visit: Visit, game: str, share: bool = False) -> None:
    """Show what proves the dice."""
    await visit.share(await pages.fair(await visit.audience(), game))


@command("replay", what=fixed("replay", ("turn", "game", "page", "explain")))
async def replay(visit: Visit, game: str, what: str = "turn", entry: Entry = "", share: bool = False) -> None:
    """Make a moving picture of the last turn or the whole game, or a page of it, or explain a move."""
    if what == "explain" or entry:
        await pages.explained(visit, game, entry)
    else:
        await pages.replay(visit, game, what)


@control(Verb.REPLAY)
async def replay_seen(visit: Visit, game: str, what: str = "turn", eyes: str = "") -> None:
    """Make a moving picture as a side saw it."""
    await pages.replay(visit, game, what, eyes)


press(Verb.LOOKBACK)(pages.look_back_pressed)


@command("game-export", TABLES)
@control(Verb.EXPORT)
async def export(visit: Visit, game: str) -> None:
    """Send the record as a file."""
    await visit.show(await pages.export(visit, game))


# -- beside a game -----------------------------------------------------------------------------------------


@command("sandbox")
async def sandbox(visit: Visit, entry: Entry = "", game: str = "") -> None:
    """Show what this person tries apart from their games, or begin it from a game."""
    named = await visit.game(game) if game or entry else ""
    await surfaces.first_sandbox(visit, named, entry)


press(Verb.SANDBOX)(surfaces.sandbox_pressed)
press(Verb.AT)(surfaces.pressed)


@command("help")
async def help_(visit: Visit) -> None:
    """Show the first page of help."""
    await visit.show(pages.help_page(visit, pages.FIRST_HELP))


@press(Verb.HELP)
async def help_turned(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a page of help; from a table's card that of its own game."""
    name = what.arg(0, pages.FIRST_HELP)
    if not what.args and what.game != NOWHERE:
        name = (await visit.services.game_lists.info(what.game)).title
    await visit.show(pages.help_page(visit, name))


@command("learn")
async def learn(visit: Visit) -> None:
    """Show which titles have lessons."""
    await visit.show(await surfaces.lessons_page(visit))


press(Verb.LEARN)(surfaces.lesson_pressed)


@command("puzzle", title=suggestions.posed)
async def puzzle(visit: Visit, title: str = "") -> None:
    """Show the puzzle that is before this person."""
    await visit.show(await surfaces.puzzle_page(visit, title))


press(Verb.PUZZLE)(surfaces.puzzle_pressed)
press(Verb.DAILY)(surfaces.daily_pressed)
press(Verb.VOTE)(surfaces.daily_voted)


async def title_here(interaction: Interaction) -> str:
    """Say which game's rules are meant: the one chosen, the one of this channel, or the first there is."""
    titles = interaction.client.catalogue.titles
    if chosen := (interaction.namespace.title or "").strip().casefold():
        return next((name for name, x in titles.items() if x.game.title.casefold() == chosen), chosen)
    here = await interaction.client.services.game_lists.here(place(interaction))
    return here.title if here else next(iter(titles))


async def complete_query(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what fits, best first."""
    say = await suggestions.words_for(interaction)
    title = await title_here(interaction)
    if title not in interaction.client.catalogue.titles:
        return []
    found = search(title, text, language=say.locale)
    words = [(say("bot-words-word", word=x.word), x.word) for x in rules.matching(title, text, say)]
    offered = [*words, *((rules.named(x, say), x.id) for x in found)]
    return [suggestions.choice(*x) for x in offered[:OPTIONS]]


async def complete_title(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the games whose rules are here."""
    found = interaction.client.catalogue.titles.items()
    return [
        suggestions.choice(x.game.title, name)
        for name, x in found
        if text.casefold() in x.game.title.casefold()
    ]


@command("rules", query=complete_query, title=complete_title)
async def rule_book(
    visit: Visit, query: app_commands.Range[str, 0, 100] = "", title: str = "", share: bool = False
) -> None:
    """Open the rules at the contents, or look a case or ruling up."""
    to, of = await visit.audience(), await title_here(visit.interaction)
    await visit.share(await rules.found(to, of, query) if query.strip() else rules.contents(to, of))


press(Verb.RULES)(rules.turned)


# -- context menus -----------------------------------------------------------------------------------------


def menus() -> list[app_commands.ContextMenu]:
    """Make the context menus: Discord takes five for messages and five for people."""
    return [
        app_commands.ContextMenu(name=told("menu-hand"), callback=hand_of),
        app_commands.ContextMenu(name=told("menu-board"), callback=board_of),
        app_commands.ContextMenu(name=told("menu-changed"), callback=changed_of),
        app_commands.ContextMenu(
            name=told("menu-report"),
            callback=report_of,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
        app_commands.ContextMenu(
            name=told("menu-invite"),
            callback=invite_them,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
    ]


async def hand_of(interaction: Interaction, message: discord.Message) -> None:
    """Show a player their own hand."""
    visit = await Visit.begin(interaction)
    await visit.show(await pages.hand(visit, await game_of(visit, message)))


async def board_of(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as text."""
    v = await Visit.begin(interaction)
    await v.show(await pages.board(v, await game_of(v, message)))


async def changed_of(interaction: Interaction, message: discord.Message) -> None:
    """Tell what has happened since the user's last action."""
    visit = await Visit.begin(interaction)
    await visit.show(await pages.changed_since(visit, await game_of(visit, message)))


async def report_of(interaction: Interaction, message: discord.Message) -> None:
    """Ask what moderators shall know about what a post tells."""
    v = await Visit.of(interaction)
    game = await game_of(v, message)
    first, last = await v.services.reports.span(message.id)
    args = (str(first), str(last)) if first >= 0 else ()
    form = await modals.ask(CustomId(Verb.REPORT, game, args), v)
    await interaction.response.send_modal(form)
    acknowledged(interaction)


async def game_of(visit: Visit, message: discord.Message) -> str:
    """Return the game that a post belongs to, as far as this person may know of it.

    Raises:
        Refused: it belongs to none, or they may not.

    """
    me = visit.interaction.client.user
    if me is not None and message.author.id == me.id:
        found = next(_games_on(message), "") or await visit.services.game_lists.of_message(message.id)
        if found:
            return (await visit.services.rights.admit(visit.person, found)).id
    raise Refused("bot-menu-no-game")


def _games_on(message: discord.Message) -> Iterator[str]:
    """Name the games of a message's buttons and selects."""
    for x in ui.LayoutView.from_message(message).walk_children():
        try:
            game = read(getattr(x, "custom_id", None) or "").game
        except Refused:
            continue
        if game != NOWHERE:
            yield game


async def invite_them(interaction: Interaction, user: discord.Member) -> None:
    """Keep a seat for a person: at the table here, or at one of the user's own that is still filling."""
    visit = await Visit.begin(interaction)
    who = somebody(user, visit.host.settings.locale)
    own = await pages.own_tables(visit)
    if not own:
        raise Refused("bot-menu-no-lobby")
    if len(own) == 1:
        await invited(visit, own[0].id, who)
        await visit.services.turns.drain_changed()
        return
    await visit.show(await pages.invite_where(visit, who.id))
