"""What is looked at and looked up in a game and beside it, also from the context menus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.acts.registry import command, control, fills, press, typed
from bot.play.lobby import hosting
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make, read
from bot.play.model.ports import Button, Choice, Post, Select
from bot.play.model.terms import Refused, Status
from bot.play.queries import inbox
from bot.play.queries.replays import SINCE
from bot.ui.interactions import answers, lists, modals, pages, playing, ratings, rules, suggestions, surfaces
from bot.ui.interactions.answers import invited
from bot.ui.interactions.modals import Given
from bot.ui.interactions.rules import search
from bot.ui.layout import OPTIONS
from bot.ui.locale import described, fixed
from bot.ui.reply import acknowledged
from bot.ui.visit import Interaction, Visit, place, somebody

Entry = app_commands.Range[str, 0, 12]
#: What `/board`, `/log` and `/replay` may show.
BOARDS = ("occupied", "whole", "action", "since", "text")
LOGS = ("entries", "since", "who", "dice", "why")
REPLAYS = ("turn", "game", "page", "explain", "record", "watch")


@command("board", what=fixed("board", BOARDS))
async def board(
    visit: Visit, what: str = "occupied", lit: bool = False, share: bool = False, game: str = ""
) -> None:
    """Show the board, as a picture or as text; before the start how it will begin."""
    share = share and what != SINCE  # what has happened since differs from person to person
    visit = replace(visit, public=share)
    to, game_id = await visit.audience(), await visit.game(game)
    info = await visit.services.game_lists.info(game_id)
    begins = visit.host.catalogue[info.title].mission if info.status is Status.LOBBY else None
    if begins is not None:
        await begins(visit, info.scenario, info)
    elif what == "text":
        await visit.share(await pages.board(to, game_id))
    else:
        await visit.share(await pages.board_map(to, game_id, what, lit=lit and not share))


@control(Verb.SHOW, "map")
async def board_seen(visit: Visit, game: str, framing: str = "occupied", eyes: str = "") -> None:
    """Show the board as a side saw it."""
    await visit.show(await pages.board_map(visit, game, framing, eyes=eyes))


@control(Verb.SHOW, "board")
async def text_seen(visit: Visit, game: str, eyes: str = "") -> None:
    """Show the board as text."""
    await visit.show(await pages.board(visit, game, eyes))


@control(Verb.SHOW, "brief")
async def who(visit: Visit, game: str) -> None:
    """Say what the game is about, who plays, and who the table is waiting for."""
    await visit.show(await pages.brief(visit, game))


@control(Verb.MORE)
async def more(visit: Visit, game: str, first: int, last: int, _card: str = "") -> None:
    """Show what is behind a post: rules, log, dice, aims, and the board as text."""
    page = await pages.more(visit, game, first, last)
    if visit.within:  # it takes the place of what it was pressed on
        back = Button(visit.words("bot-back"), make(Verb.SHOW, game, "hand"))
        page = replace(page, rows=(*page.rows, (back,)))
    await visit.show(page)


@control(Verb.SHOW, "fair")
async def fair(visit: Visit, game: str) -> None:
    """Show what proves the dice."""
    await visit.share(await pages.fair(await visit.audience(), game))


@control(Verb.SHOW, "unfold")
async def unfold(visit: Visit, game: str) -> None:
    """Explain at length what was told in a line."""
    await visit.show(await visit.services.log.unfold(game, visit.person))


@control(Verb.SHOW, "log")
async def log_page(visit: Visit, game: str, page: app_commands.Range[int, 0, 100000] = 0) -> None:
    """Show a page of what happened so far."""
    await visit.show(_tabbed(visit, game, "entries", await pages.log(visit, game, page)))


#: The tabs of the log, and the page of each.
TABS: dict[str, Callable[[Visit, str], Awaitable[Post]]] = {
    "entries": lambda visit, game: pages.log(visit, game, 0),
    "since": pages.changed_since,
    "who": pages.brief,
    "dice": pages.fair,
}


def _tabbed(visit: Visit, game: str, here: str, page: Post) -> Post:
    """Put the tabs of the log below one of its pages."""
    tabs = tuple(
        Button(visit.words(f"choice-log-{x}"), make(Verb.SHOW, game, "tab", x), disabled=x == here)
        for x in TABS
    )
    return replace(page, rows=(*page.rows, tabs))


@control(Verb.SHOW, "tab", what=fixed("log", LOGS))
@command("log", what=fixed("log", LOGS))
async def log(
    visit: Visit,
    game: str,
    what: str = "entries",
    page: app_commands.Range[int, 0, 100000] = 0,
    share: bool = False,
) -> None:
    """Show what happened so far, who plays, what proves the dice, or why the rules did as they did."""
    if what == "why":
        await unfold(visit, game)
    elif visit.public and what == "dice":
        await fair(visit, game)
    elif page:
        await log_page(visit, game, page)
    else:
        await visit.show(_tabbed(visit, game, what, await TABS[what](visit, game)))


# -- one's own ---------------------------------------------------------------------------------------------


@control(Verb.SHOW, "hand")
async def hand(visit: Visit, game: str) -> None:
    """Show the user's hand and choices, to them alone."""
    await visit.show(await pages.hand(visit, game))


@control(Verb.SHOW, "reports")
async def reports(visit: Visit, game: str, page: app_commands.Range[int, 0, 1000] = 0) -> None:
    """Look up again what only the user was told."""
    got = await visit.services.log.reports(game, visit.person, page)
    w = visit.words
    lines = "\n".join(f"`{n}` {line}" for n, line in got.lines) or w("mine-reports-none")
    turn = [
        Button(label, make(Verb.SHOW, game, "reports", to), disabled=not 1 <= to <= got.pages)
        for label, to in (("◀", got.page - 1), ("▶", got.page + 1))
    ]
    look = Button(w("button-look"), make(Verb.SHOW, game, "hand"))
    rows = ((*(turn if got.pages > 1 else []), look),)
    await visit.show(Post(title=w("mine-reports-title"), text=(lines,), rows=rows))


@control(Verb.SHOW, "study")
async def study(visit: Visit, game: str, name: str, about: str = "") -> None:
    """Show one of the title's own pages; if it is about something, ask about what."""
    info = await visit.services.game_lists.info(game)
    title = visit.host.catalogue[info.title]
    ask = title.pages.about.get(name)
    if about or ask is None:
        await visit.show(await visit.services.player_views.study(game, visit.person, name, about.upper()))
        return
    sight = await visit.services.player_views.look(game, visit.person)
    if sight.view is None:
        raise Refused("refused-lobby")
    choices = tuple(Choice(x[:100], v) for x, v in ask(sight.view, sight.seat, visit.words))[:OPTIONS]
    if not choices:
        raise Refused("refused-no-act")
    select = Select(make(Verb.SHOW, game, "study", name), visit.words(f"{info.title}-mine-{name}"), choices)
    await visit.show(Post(text=(visit.words(f"{info.title}-mine-{name}"),), rows=((select,),)))


async def complete_mine(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what of one's own can be looked up, and standing answers."""
    info = await suggestions.game_if_any(interaction)
    if info is None:
        return []
    title, w = interaction.client.catalogue[info.title], await suggestions.words_for(interaction)
    first, _, rest = text.strip().partition(" ")
    if first == "standing":
        return answers.standing_offers(title, rest, w)
    own = ("reports", "prepared", "notes", *(["standing"] if title.standing else []))
    lines = [(w(f"mine-{x}"), x) for x in own]
    lines += [(w(f"{info.title}-mine-{x}"), x) for x in title.pages.lookups]
    return suggestions.matching([(f"{x}: {label}", x) for label, x in lines], text)


@command("mine", text=complete_mine)
async def mine(visit: Visit, game: str, text: app_commands.Range[str, 0, 340] = "") -> None:
    """Show the user's secrets, what only they were told, and their standing answers; or set one."""
    first, _, rest = text.strip().partition(" ")
    if not text:
        await visit.show(await pages.hand(visit, game, more=True))
    elif first in visit.host.catalogue[(await visit.services.game_lists.info(game)).title].pages.lookups:
        await study(visit, game, first, rest)
    elif first in ("standing", "reports", "prepared", "notes"):
        await typed(visit, Verb.SHOW, game, text)
    else:
        raise Refused("refused-no-deed", what=first[:40])


@control(Verb.SHOW, "standing")
async def standing(visit: Visit, game: str, question: str = "", answer: str = "") -> None:
    """Show which standing answers are left, and leave one."""
    await answers.standing_page(visit, game, question, answer)


@control(Verb.SHOW, "notes")
async def notes(visit: Visit, game: str, text: str = "") -> None:
    """Show what the user has noted on the game, or note something on all of it."""
    if text:
        await hosting.note(visit.services.context, game, visit.person, text)
    await visit.show(await pages.notes_page(visit, game))


@fills("note")
async def noted(visit: Visit, what: CustomId, given: Given) -> None:
    """Keep a note: on an entry, on the game, or the host's for all at the table."""
    on, text = what.arg(0), given.get(modals.TEXT, "")
    if on == pages.TABLE_NOTE:
        table = await visit.services.game_lists.info(what.game)
        await hosting.note_for_all(visit.services.context, visit.services.rights, table, visit.person, text)
    else:
        at = (what.number(0),) if on else ()
        await hosting.note(visit.services.context, what.game, visit.person, text, *at)
    await visit.show(await pages.notes_page(visit, what.game))


@command("games")
async def games(visit: Visit) -> None:
    """List the user's games everywhere."""
    await visit.show(await lists.listed(visit, inbox.OWN, lists.Spread()))


@press(Verb.LIST)
async def list_(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Turn to a page of a list, or have something else listed."""
    await visit.show(await lists.list_page(visit, what, values))


# -- odds --------------------------------------------------------------------------------------------------


async def complete_odds(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what the charts can be asked."""
    info = await suggestions.game_if_any(interaction)
    title = interaction.client.catalogue[info.title] if info else None
    if title is None or title.odds is None:
        return []
    return suggestions.matching(title.odds.offers(await suggestions.words_for(interaction)), text)


@command("odds", text=complete_odds)
@control(Verb.SHOW, "odds")
async def odds(visit: Visit, game: str, text: app_commands.Range[str, 0, 200] = "") -> None:
    """Show what the charts say: of the game here, or of what is asked."""
    info = await visit.services.game_lists.info(game)
    title, w = visit.host.catalogue[info.title], visit.words
    if title.odds is None:
        raise Refused("refused-no-odds", title=title.game.title)
    if text.strip():
        lines = tuple(title.odds.read(text, w))
        await visit.show(Post(title=title.game.title, text=lines))
        return
    page = Post(title=title.game.title)
    if title.odds.page and info.status is not Status.LOBBY:
        page = await visit.services.player_views.title_page(game, visit.person, title.odds.page)
    buttons = [
        Button(label[:80], make(Verb.SHOW, game, "odds", value))
        for label, value in title.odds.offers(w)
        if " " not in value
    ]
    rows = tuple(tuple(buttons[i : i + 5]) for i in range(0, min(len(buttons), 10), 5))
    await visit.show(replace(page, text=page.text or (w("odds-which"),), rows=(*page.rows, *rows)))


# -- replays -----------------------------------------------------------------------------------------------


@command("replay", what=fixed("replay", REPLAYS))
async def replay(visit: Visit, game: str, what: str = "turn", entry: Entry = "", share: bool = False) -> None:
    """Make a moving picture of the last turn or the whole game, or a page of it, or explain a move."""
    if what == "explain" or entry:
        await pages.explained(visit, game, entry)
    elif what == "record":
        await export(visit, game)
    elif what == "watch":
        await playing.watch_done(visit, game, playing.SHARE)
    else:
        await pages.replay(visit, game, what)


@control(Verb.REPLAY)
async def replay_seen(visit: Visit, game: str, what: str = "turn", eyes: str = "") -> None:
    """Make a moving picture as a side saw it."""
    await pages.replay(visit, game, what, eyes)


press(Verb.LOOKBACK)(pages.look_back_pressed)


@control(Verb.SHOW, "export")
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


@press(Verb.SHOW, "help")
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
        app_commands.ContextMenu(name=described("menu-hand"), callback=hand_of),
        app_commands.ContextMenu(name=described("menu-board"), callback=board_of),
        app_commands.ContextMenu(name=described("menu-changed"), callback=changed_of),
        app_commands.ContextMenu(
            name=described("menu-report"),
            callback=report_of,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
        app_commands.ContextMenu(
            name=described("menu-invite"),
            callback=invite_them,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
        ),
        app_commands.ContextMenu(name=described("menu-card"), callback=card_of),
    ]


async def hand_of(interaction: Interaction, message: discord.Message) -> None:
    """Show a player their own hand."""
    async with Visit.begin(interaction) as visit:
        await visit.show(await pages.hand(visit, await game_of(visit, message)))


async def board_of(interaction: Interaction, message: discord.Message) -> None:
    """Show the board as text."""
    async with Visit.begin(interaction) as visit:
        await visit.show(await pages.board(visit, await game_of(visit, message)))


async def changed_of(interaction: Interaction, message: discord.Message) -> None:
    """Tell what has happened since the user's last action."""
    async with Visit.begin(interaction) as visit:
        await visit.show(await pages.changed_since(visit, await game_of(visit, message)))


async def report_of(interaction: Interaction, message: discord.Message) -> None:
    """Ask what moderators shall know about what a post tells."""
    visit = await Visit.of(interaction)
    game = await game_of(visit, message)
    first, last = await visit.services.reports.span(message.id)
    args = (str(first), str(last)) if first >= 0 else ()
    form = await modals.ask(CustomId(Verb.FORM, game, ("report", *args)), visit)
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
    async with Visit.begin(interaction) as visit:
        who = somebody(user, visit.host.settings.locale)
        own = await lists.own_tables(visit)
        if not own:
            raise Refused("bot-menu-no-lobby")
        if len(own) == 1:
            await invited(visit, own[0].id, who)
            await visit.services.turns.drain_changed()
        else:
            await visit.show(await lists.invite_where(visit, who.id))


async def card_of(interaction: Interaction, user: discord.User) -> None:
    """Show a person's card."""
    async with Visit.begin(interaction) as visit:
        await visit.show(await ratings.card(visit, user.id))
