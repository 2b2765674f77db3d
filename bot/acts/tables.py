"""Tables from the lobby to the end: opened, filled, started, changed, left; and finding people for them."""

from __future__ import annotations

import dataclasses

import discord
from discord import app_commands

from bot.acts.registry import command, control, fills, press
from bot.play.clocks.bank import PRESETS, AtZero
from bot.play.lobby.moderation import LONGEST
from bot.play.lobby.overdue import Step
from bot.play.model.custom_ids import CustomId, Verb
from bot.play.model.terms import Refused, relative
from bot.play.model.texts import level_name
from bot.play.model.title import Title
from bot.ui.interactions import answers, modals, opening, pages, people, playing, suggestions
from bot.ui.interactions.answers import acted, come_back
from bot.ui.interactions.modals import Given
from bot.ui.locale import fixed, told
from bot.ui.visit import Interaction, Visit, parent, somebody, uploaded
from engine.policies.policy import USUAL

#: Hours of a clock; a tenth of one is six minutes.
Hours = app_commands.Range[float, 0, 1440]
Name = app_commands.Range[str, 1, opening.LONGEST_NAME]
GROUP = app_commands.Group(name="game", description=told("cmd-game"), guild_only=True)


# -- autocomplete ------------------------------------------------------------------------------------------


async def complete_title(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the available titles, each with a line about it."""
    w = await suggestions.words_for(interaction)
    lines = (
        (f"{x.game.title}: {w.find(f'{name}-about', name)}", name)
        for name, x in interaction.client.catalogue.titles.items()
    )
    return suggestions.matching(lines, text)


async def complete_scenario(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the scenarios of the chosen game, explained."""
    w = await suggestions.words_for(interaction)
    named, title = _title(interaction)
    lines = ((w.find(f"{named}-scenario-{x}", x), x) for x in (title.game.scenarios if title else ()))
    return suggestions.matching(lines, text)


async def complete_options(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer every value of every option, explained, after what has been typed so far."""
    w = await suggestions.words_for(interaction)
    named, title = _title(interaction)
    *before, last = text.split(" ") if text else [""]
    kept = "".join(f"{x} " for x in before)
    return [
        suggestions.choice(
            f"{kept}{o.name}={x}: {w.find(f'{named}-option-{o.name}-{x}', x)}", f"{kept}{o.name}={x}"
        )
        for o in (title.game.options if title else ())
        for x in o.values
        if f"{o.name}={x}".startswith(last.casefold()) and f"{o.name}=" not in kept
    ][: suggestions.MOST]


def _title(interaction: Interaction) -> tuple[str, Title | None]:
    """Return the title that was chosen or typed in this command, by its id."""
    named = (interaction.namespace.title or "").casefold()
    return named, interaction.client.catalogue.titles.get(named)


# -- opening -----------------------------------------------------------------------------------------------


@command(
    "game-new",
    GROUP,
    where=fixed("where", ("here", "thread")),
    title=complete_title,
    scenario=complete_scenario,
    options=complete_options,
)
async def new(
    visit: Visit,
    title: str,
    scenario: str = "standard",
    options: app_commands.Range[str, 0, opening.LONGEST_OPTIONS] = "",
    name: Name | None = None,
    where: str = "here",
    file: discord.Attachment | None = None,
    coach: bool = False,
) -> None:
    """Open a lobby."""
    given = {opening.SCENARIO: scenario, opening.OPTIONS: options, opening.NAME: name or ""}
    given[opening.COACH] = opening.YES if coach else opening.NO
    await opening.table(visit, title, where, given, file)


@fills(Verb.NEW)
async def new_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Open a lobby."""
    await opening.table(visit, what.arg(0), what.arg(1), given, uploaded(visit.interaction))


@command("game-import", GROUP)
async def import_(visit: Visit, file: discord.Attachment, name: Name | None = None) -> None:
    """Take in a record to look at."""
    await opening.record(visit, {opening.NAME: name or ""}, file)


@fills(Verb.IMPORT)
async def import_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Take in a record to look at."""
    await opening.record(visit, given, uploaded(visit.interaction))


@fills(Verb.LOAD)
async def load_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Look at a table's file."""
    looks_at, file = visit.host.catalogue[what.arg(0)].looks_at, uploaded(visit.interaction)
    if looks_at is None or file is None:
        raise Refused("refused-malformed")
    await looks_at(visit, what.arg(1), file)


@press(Verb.OPEN)
async def open_(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Open a table that was looked at before."""
    if not await opening.may_post(visit):
        return
    chosen = tuple(what.arg(2).split("."))
    game = await visit.services.table_files.open_kept(
        visit.place, visit.person, what.arg(0), what.arg(1), chosen, parent(visit.interaction)
    )
    key = "bot-opened" if await opening.shown(visit, game, visit.place) else "bot-opened-waits"
    await visit.tell(key, channel=f"<#{visit.place.channel}>")


@control(Verb.REMATCH)
async def rematch(visit: Visit, game: str, swap: str = "") -> None:
    """Open the lobby of a rematch, or say where it is."""
    await answers.played_again(visit, game, swap=swap == "swap")


# -- filling -----------------------------------------------------------------------------------------------


@command("game-join", GROUP)
@control(Verb.JOIN)
async def join(
    visit: Visit,
    game: str,
    seat: str = "",
    word: app_commands.Range[str, 0, 60] = "",
    coach: bool = False,
) -> None:
    """Take a seat."""
    taken = await visit.services.lobby.join(game, visit.person, seat, word)
    if coach:
        await opening.coach_seated(visit, game, taken)
    else:
        await visit.show(await pages.joined(visit, game, taken))


@fills(Verb.WORD)
async def word(visit: Visit, what: CustomId, given: Given) -> None:
    """Take a word for the dice."""
    await visit.services.lobby.set_word(what.game, visit.person, given.get(modals.TEXT, ""))
    await visit.tell("bot-word-noted")


@command("game-leave", GROUP)
@control(Verb.LEAVE)
async def leave(visit: Visit, game: str) -> None:
    """Give a seat up before the start."""
    await visit.services.lobby.leave(game, visit.person)
    await visit.note("bot-left-seat")


@command("game-invite", GROUP)
@control(Verb.INVITE)
async def invite(visit: Visit, game: str, user: discord.Member, seat: str = "") -> None:
    """Keep a seat for a person."""
    await answers.invited(visit, game, somebody(user, visit.host.settings.locale), seat)


@command("game-machine", GROUP, policy=suggestions.levels)
async def machine(visit: Visit, game: str, policy: str = USUAL, seat: str = "") -> None:
    """Seat a machine player on a free seat."""
    taken = await visit.services.lobby.add_machine(game, visit.person, seat, policy)
    info = await visit.services.game_lists.info(game)
    level = getattr(info.seat(taken), "policy", policy)
    side = pages.side(visit, info, taken)
    await visit.note("bot-machine", side=side, policy=level_name(level, visit.words))


@control(Verb.MACHINE)
async def machine_chosen(visit: Visit, game: str, which: str) -> None:
    """Seat a machine player on the seat chosen."""
    seat, _, policy = which.partition(".")
    await machine(visit, game, policy or USUAL, seat)


@command("game-clock", GROUP, pace=fixed("pace", PRESETS), zero=fixed("zero", list(AtZero)))
async def clock(
    visit: Visit,
    game: str,
    pace: str | None = None,
    zero: str | None = None,
    bank: Hours | None = None,
    gain: Hours | None = None,
    most: Hours | None = None,
    patience: Hours | None = None,
    weekends: bool | None = None,
    vacation: bool | None = None,
    steady: bool | None = None,
) -> None:
    """Choose the table's clock, what happens when it has run out, and who may come."""
    numbers = {"bank": bank, "gain": gain, "most": most, "patience": patience}
    rest = {"at_zero": zero, "weekends": weekends, "vacation": vacation, "steady": steady}
    await opening.clock(visit, game, pace, numbers, rest)


@control(Verb.CLOCK)
async def clock_chosen(visit: Visit, game: str, pace: str) -> None:
    """Choose one of the usual clocks."""
    await visit.services.table_terms.choose(game, visit.person, pace)


fills(Verb.TERMS)(opening.terms_filled)
press(Verb.HINTS)(answers.hints_toggled)
press(Verb.COACH)(opening.coach_pressed)


@command("game-kick", GROUP)
@control(Verb.UNSEAT)
async def kick(visit: Visit, game: str, seat: str) -> None:
    """Free a seat before the start: take a machine player off, or an invitation back."""
    await visit.services.lobby.unseat(game, visit.person, seat)
    await visit.note("bot-kicked")


@command("game-start", GROUP)
@control(Verb.START)
async def start(visit: Visit, game: str) -> None:
    """Start the game."""
    done = await visit.services.lobby.start(game, visit.person)
    await (answers.awaited(visit, done) if done.absent else visit.note("bot-started"))


@control(Verb.DOOR)
async def door(visit: Visit, game: str, is_open: bool) -> None:
    """Say whether the queue may fill a lobby."""
    await visit.services.filling.set_door(game, visit.person, is_open=is_open)


# -- under way ---------------------------------------------------------------------------------------------


@command("game-list", GROUP)
async def list_(visit: Visit) -> None:
    """List this server's games."""
    await visit.show(await pages.games(visit, visit.guild))


@control(Verb.RESIGN)
async def resign(visit: Visit, game: str, sure: bool = False) -> None:
    """Resign, after asking once more."""
    if not sure:
        await visit.show(await pages.confirm(visit, game, Verb.RESIGN))
        return
    await visit.services.answering.resign(game, visit.person)
    await visit.tell("bot-resigned")


@command("game-resign", GROUP)
async def resign_asked(visit: Visit, game: str) -> None:
    """Ask whether to resign."""
    await resign(visit, game)


@command("game-draw", GROUP, answer=fixed("draw", ("offer", "decline")))
async def draw(visit: Visit, game: str, answer: str = "offer") -> None:
    """Offer a draw, agree to one, or decline it."""
    done = await visit.services.answering.draw(game, visit.person, offer=answer == "offer")
    await visit.tell("bot-draw-agreed" if done.outcome else f"bot-draw-{answer}")


@press(Verb.DRAW)
async def end_answered(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to a draw, or to another end that is offered, or decline it."""
    *end, answer = what.args or ("yes",)
    await visit.services.answering.draw(what.game, visit.person, "".join(end), offer=answer != "no")


@command("game-away", GROUP)
async def away(visit: Visit, game: str) -> None:
    """Let a machine player answer for the user."""
    await visit.services.caretaking.leave(game, visit.person)
    await visit.tell("bot-away")


@command("game-back", GROUP)
@control(Verb.RETURN)
async def back(visit: Visit, game: str) -> None:
    """Let the user play again themselves."""
    await come_back(visit, game)


@command("game-overdue", GROUP, step=fixed("overdue", Step))
async def overdue(visit: Visit, game: str, seat: str, step: str) -> None:
    """Do something about a seat whose time has run out."""
    await acted(visit, game, seat, step)


@control(Verb.OVERDUE)
async def overdue_pressed(visit: Visit, game: str, seat: str, step: str, sure: bool = False) -> None:
    """Do something about a seat whose time has run out; what ends the game once that is confirmed."""
    await acted(visit, game, seat, step, sure=sure)


@control(Verb.ABANDON)
async def abandon(visit: Visit, game: str, sure: bool = False) -> None:
    """End a game without a result, after asking once more."""
    if not sure:
        await visit.show(await pages.confirm(visit, game, Verb.ABANDON))
        return
    settled = await visit.services.hosting.abandon(game, visit.person)
    await visit.tell("bot-abandoned" if settled else "bot-abandon-asked")


@command("game-abandon", GROUP)
async def abandon_asked(visit: Visit, game: str) -> None:
    """Ask whether to end a game without a result."""
    await abandon(visit, game)


@command("game-replace", GROUP, policy=suggestions.levels)
async def replace(
    visit: Visit, game: str, seat: str, user: discord.Member | None = None, policy: str = ""
) -> None:
    """Hand a seat of a game under way to another person or a machine player."""
    new = somebody(user, visit.host.settings.locale) if user else None
    policy = "" if new else policy or USUAL
    given = await visit.services.seating.replace(game, visit.person, seat, new, policy)
    page = await pages.seat_given(visit, game, seat, given, new, policy)
    line = await opening.unseen(visit, game) if new is not None and not given.request else ""
    await visit.show(dataclasses.replace(page, text=(*page.text, *([line] if line else []))))


@command("game-offer", GROUP)
async def offer(visit: Visit, game: str, seat: str, withdraw: bool = False) -> None:
    """Put a seat that nobody plays on offer, or withdraw it."""
    if withdraw:
        done = await visit.services.substitutes.withdraw(game, visit.person, seat)
        await visit.tell("bot-offer-withdrawn" if done else "bot-offer-none")
    else:
        done = await visit.services.substitutes.offer(game, visit.person, seat)
        await visit.tell("bot-offered" if done else "bot-offer-asked")


@control(Verb.SEAT)
async def take_over(visit: Visit, game: str, seat: str) -> None:
    """Take a seat that is on offer."""
    await visit.services.substitutes.take(game, visit.person, seat)
    await visit.show(await pages.taken_over(visit, game, seat))


@command("game-consent", GROUP, answer=fixed("consent", ("yes", "no")))
async def consent(visit: Visit, game: str, answer: str, seat: str = "") -> None:
    """Agree to a request to the table, or decline it."""
    yes = answer == "yes"
    settled = await visit.services.consent.answer_open(game, visit.person, yes=yes, seat=seat)
    await visit.tell("bot-consent-done" if settled else "bot-consent-noted")


@control(Verb.CONSENT)
async def request_answered(visit: Visit, game: str, request: int, yes: bool) -> None:
    """Answer another player's request."""
    visit = visit.placed()
    settled = await visit.services.consent.answer(game, visit.person, request, yes=yes)
    if visit.within or not settled:  # in a direct message, or beside one's own request, its buttons go
        await visit.tell("bot-consent-done" if settled else "bot-consent-noted")


@command("game-watch", GROUP, what=fixed("watch", (playing.SHARE, playing.POST, playing.WITHDRAW)))
@control(Verb.WATCH)
async def watch(visit: Visit, game: str, what: str = playing.SHARE) -> None:
    """Share the link at which a game is watched in a browser, or withdraw it."""
    await playing.watch_done(visit, game, what)


@command("game-here", GROUP)
async def here(visit: Visit, game: str) -> None:
    """Bring a game to this channel."""
    if not await opening.may_post(visit):
        return
    await visit.services.hosting.take_here(game, visit.person, visit.place, parent(visit.interaction))
    told = await opening.delivered(visit, game)
    said = visit.words("bot-taken-here" if told else "bot-waits", channel=f"<#{visit.place.channel}>")
    await visit.say("\n".join(x for x in (said, await opening.unseen(visit, game)) if x))


@command("quiet", on_servers=True)
async def quiet(visit: Visit, game: str, quiet: bool) -> None:
    """Have a game show one board in its channel, and tell what happens in a thread."""
    info = await visit.services.game_lists.info(game)
    if not quiet:
        await visit.services.hosting.quieten(game, visit.person, 0)
    elif info.place.channel != visit.interaction.channel_id:
        raise Refused("bot-quiet-elsewhere", channel=f"<#{info.place.channel}>")
    else:
        room = opening.room_beside(visit)
        if lacks := opening.lacks_in(visit, room):
            await visit.say(opening.lacking_said(visit, lacks, room.id))
            return
        name = info.name or visit.host.catalogue[info.title].game.title
        await opening.quieten(visit, room, game, name)
    await visit.tell("bot-quiet" if quiet else "bot-loud")


@control(Verb.TRY)
async def try_again(visit: Visit, game: str) -> None:
    """Post once more what could not be posted."""
    tried = await visit.services.stranded.try_again(game, visit.person)
    if tried.due:
        await visit.tell("bot-try-later", when=relative(tried.due))
    else:
        await visit.tell("bot-try-done" if tried.waited else "bot-try-nothing")


# -- finding each other ------------------------------------------------------------------------------------


@command("play", on_servers=True)
async def play(visit: Visit) -> None:
    """Show what the user is looking for; one press puts them into the queue."""
    await visit.show(await playing.page(visit))


press(Verb.PLAY)(playing.pressed)


@control(Verb.OFFERED)
async def offered(visit: Visit, table: str, seat: str, answer: str) -> None:
    """Answer an offer of a seat."""
    await playing.answered(visit.placed(), table, seat, answer)


@command("report", on_servers=True)
async def report(
    visit: Visit, user: discord.User, words: app_commands.Range[str, 1, LONGEST], game: str = ""
) -> None:
    """Report a person to the server's moderators."""
    named = await visit.game(game) if game or visit.here else ""
    await people.report_made(visit, words, about=user.id, game=named)


@fills(Verb.REPORT)
async def post_reported(visit: Visit, what: CustomId, given: Given) -> None:
    """Report what a post tells."""
    span = (what.number(0), what.number(1)) if what.args else None
    await people.report_made(visit, given.get(modals.TEXT, ""), game=what.game, span=span)


@control(Verb.SETTLED)
async def settled(visit: Visit, number: int) -> None:
    """Forget a report that has been dealt with."""
    await people.report_settled(visit, number)
