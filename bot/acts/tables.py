"""Tables from the lobby to the end: opened, filled, started, changed, left; and finding people for them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator

import discord
from discord import app_commands

from bot.acts.registry import command, complete_deed, control, fills, press, read_member, typed
from bot.play.clocks import bank
from bot.play.clocks.bank import PRESETS, AtZero
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.games.live import name_of
from bot.play.games.rights import Rights
from bot.play.lobby.hosting import Agreed, note_for_all
from bot.play.lobby.moderation import LONGEST
from bot.play.lobby.overdue import Step
from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Place, Post, Section, Select, Tone
from bot.play.model.terms import GameInfo, Refused, SeatInfo, Status, relative
from bot.play.model.texts import level_about, level_name
from bot.play.model.title import Title, opposed
from bot.ui.interactions import answers, modals, opening, pages, people, playing, suggestions
from bot.ui.interactions.answers import acted, come_back
from bot.ui.interactions.modals import Given
from bot.ui.interactions.servers import SIDES, sides_of
from bot.ui.locale import fixed
from bot.ui.visit import Interaction, Visit, parent, somebody, uploaded
from engine.policies.policy import USUAL

#: Hours of a clock; a tenth of one is six minutes.
Hours = app_commands.Range[float, 0, 1440]
Name = app_commands.Range[str, 1, opening.LONGEST_NAME]


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
    _, title = _title(interaction)
    if title is None:
        return []
    *before, last = text.split(" ") if text else [""]
    kept = "".join(f"{x} " for x in before)
    return [
        suggestions.choice(
            f"{kept}{o.name}={x}: {opening.value_named(w, title, o, x)}", f"{kept}{o.name}={x}"
        )
        for o in title.game.options
        for x in o.values
        if f"{o.name}={x}".startswith(last.casefold()) and f"{o.name}=" not in kept
    ][: suggestions.MOST]


def _title(interaction: Interaction) -> tuple[str, Title | None]:
    """Return the title that was chosen or typed in this command, by its id."""
    named = (interaction.namespace.title or "").casefold()
    return named, interaction.client.catalogue.titles.get(named)


# -- opening -----------------------------------------------------------------------------------------------


@command(
    "new",
    on_servers=True,
    where=fixed("where", ("here", "thread")),
    title=complete_title,
    scenario=complete_scenario,
    options=complete_options,
)
async def new(
    visit: Visit,
    title: str = "",
    scenario: str = "",
    options: app_commands.Range[str, 0, opening.LONGEST_OPTIONS] = "",
    name: Name | None = None,
    where: str = "here",
    file: discord.Attachment | None = None,
    coach: bool = False,
) -> None:
    """Open a lobby, or look at a record; where nothing is named, show what can be opened."""
    given = {opening.SCENARIO: scenario, opening.OPTIONS: options, opening.NAME: name or ""}
    given[opening.COACH] = opening.YES if coach else opening.NO
    if title:
        await opening.table(visit, title, where, given, file)
    elif file is not None:
        await opening.record(visit, given, file)
    else:
        await visit.show(await opening.what_to_open(visit))


@control(Verb.SHOW, "new")
async def missions(visit: Visit, title: str = "", mission: str = "") -> None:
    """Show what can be opened: titles, the missions of one, or a mission; open what has nothing to choose."""
    found = visit.host.catalogue[title] if title else None
    if found is not None and found.mission is not None and mission:
        await found.mission(visit, mission, None)
    elif found is not None and found.mission is None and opening.is_plain(found):
        await opening.plain_table(visit, found)
    else:
        await visit.show(opening.titles_page(visit, title))


@fills("new")
async def new_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Open a lobby."""
    await opening.table(visit, what.arg(0), what.arg(1), given, uploaded(visit.interaction))


@fills("import")
async def import_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Take in a record to look at."""
    await opening.record(visit, given, uploaded(visit.interaction))


@fills("load")
async def load_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Look at a table's file."""
    looks_at, file = visit.host.catalogue[what.arg(0)].looks_at, uploaded(visit.interaction)
    if looks_at is None or file is None:
        raise Refused("refused-malformed")
    await looks_at(visit, what.arg(1), file)


@press(Verb.OPEN)
async def open_(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Open a table that was looked at before; where there is a game already, in a thread."""
    room = opening.room_here(visit) if visit.here else None
    if not await opening.may_post(visit, room):
        return

    async def opened(at: Place) -> tuple[str, bool]:
        chosen, above = tuple(what.arg(2).split(".")), parent(visit.interaction)
        args = (visit.person, what.arg(0), what.arg(1), chosen, above)
        game = await visit.services.records.open_kept(at, *args)
        return game, await opening.post_card(visit, game, at)

    to, key = visit.place, "bot-opened"
    if room is None:
        game, told = await opened(to)
    else:
        title, key = visit.host.catalogue[what.arg(0)].game.title, "bot-opened-thread"
        about = visit.words("bot-forum-post", title=title)
        async with opening.thread_opened(room, title, about, title) as to:
            game, told = await opened(to)
    visit.about(game)
    await visit.tell(key if told else "bot-opened-waits", channel=f"<#{to.channel}>")


@control(Verb.REMATCH)
async def rematch(visit: Visit, game: str, swap: str = "") -> None:
    """Open the lobby of a rematch, or say where it is."""
    await answers.played_again(visit, game, swap=swap == "swap")


# -- filling -----------------------------------------------------------------------------------------------


@command("join", on_servers=True)
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


@fills("word")
async def word(visit: Visit, what: CustomId, given: Given) -> None:
    """Take a word for the dice."""
    await visit.services.lobby.set_word(what.game, visit.person, given.get(modals.TEXT, ""))
    await visit.tell("bot-word-noted")


@control(Verb.TABLE, "leave")
@control(Verb.LEAVE)
async def leave(visit: Visit, game: str, seat: str = "") -> None:
    """Give a seat up before the start: this one, or all that the user has."""
    await visit.services.lobby.leave(game, visit.person, seat)
    await visit.note("bot-left-seat")


@command("invite", on_servers=True)
@control(Verb.TABLE, "invite")
async def invite(visit: Visit, game: str, user: discord.Member, seat: str = "") -> None:
    """Keep a seat for a person."""
    await answers.invited(visit, game, somebody(user, visit.host.settings.locale), seat)


@fills("invite")
async def invite_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Keep a seat for the person chosen."""
    user = await read_member(visit, given.get("user", ""))
    await invite(visit, what.game, user, given.get("seat", ""))


@control(Verb.TABLE, "machine", policy=suggestions.levels)
async def machine(visit: Visit, game: str, seat: str = "", policy: str = "") -> None:
    """Seat a machine player on a free seat; a control gives the seat as "seat.level"."""
    seat, _, level = seat.partition(".")
    policy = policy or level or USUAL
    taken = await visit.services.lobby.add_machine(game, visit.person, seat, policy)
    info = await visit.services.game_lists.info(game)
    level = getattr(info.seat(taken), "policy", policy)
    side = pages.side(visit, info, taken)
    await visit.note("bot-machine", side=side, policy=level_name(level, visit.words))


@control(Verb.TABLE, "clock", pace=fixed("pace", PRESETS), zero=fixed("zero", list(AtZero)))
async def clock(
    visit: Visit,
    game: str,
    pace: str = "",
    zero: str = "",
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
    rest = {"at_zero": zero or None, "weekends": weekends, "vacation": vacation, "steady": steady}
    await opening.clock(visit, game, pace, numbers, rest)


fills("terms")(opening.terms_filled)
press(Verb.TABLE, "hints")(answers.hints_toggled)
press(Verb.COACH)(opening.coach_pressed)


@control(Verb.TABLE, "kick")
async def kick(visit: Visit, game: str, seat: str) -> None:
    """Free a seat before the start: take a machine player off, or an invitation back."""
    await visit.services.lobby.unseat(game, visit.person, seat)
    await visit.note("bot-kicked")


@command("start", on_servers=True)
@control(Verb.START)
async def start(visit: Visit, game: str) -> None:
    """Start the game."""
    done = await visit.services.lobby.start(game, visit.person)
    await (answers.awaited(visit, done) if done.absent else visit.note("bot-started"))


@control(Verb.TABLE, "door")
async def door(visit: Visit, game: str, is_open: bool) -> None:
    """Say whether the queue may fill a lobby."""
    await visit.services.hosting.set_door(game, visit.person, is_open=is_open)


@control(Verb.TABLE, "rated")
async def rated(visit: Visit, game: str, rated: bool) -> None:
    """Say whether a lobby's game counts for ratings."""
    await visit.services.hosting.set_rated(game, visit.person, rated=rated)
    await table(visit, game)


@control(Verb.TABLE, "anonymous")
async def anonymous(visit: Visit, game: str, hidden: bool) -> None:
    """Say whether names stay hidden until a lobby's game is over."""
    await visit.services.hosting.set_anonymous(game, visit.person, hidden=hidden)
    await table(visit, game)


@control(Verb.TABLE, "sides", sides=fixed("sides", SIDES))
async def sides(visit: Visit, game: str, sides: str) -> None:
    """Say who decides about the sides of a lobby's game."""
    await visit.services.hosting.set_sides(game, visit.person, sides_of(sides))
    await table(visit, game)


@control(Verb.SHOW, "sides")
async def who_decides(visit: Visit, game: str) -> None:
    """Ask who decides about the sides."""
    w, now = visit.words, (await visit.services.game_lists.info(game)).sides
    choices = tuple(Choice(w(f"choice-sides-{x}"), x, chosen=sides_of(x) is now) for x in SIDES)
    select = Select(make(Verb.TABLE, game, "sides"), w("table-sides"), choices)
    await visit.show(Post(text=(w("table-sides"),), rows=((select,),)))


# -- under way ---------------------------------------------------------------------------------------------


@control(Verb.RESIGN)
async def resign(visit: Visit, game: str, sure: bool = False) -> None:
    """Resign, after asking once more."""
    if not sure:
        await visit.show(await pages.confirm(visit, game, "resign"))
        return
    await visit.services.answering.resign(game, visit.person)
    await visit.tell("bot-resigned")


@command("resign", on_servers=True)
async def resign_asked(visit: Visit, game: str) -> None:
    """Ask whether to resign."""
    await resign(visit, game)


@command("draw", on_servers=True, answer=fixed("draw", ("offer", "decline")))
async def draw(visit: Visit, game: str, answer: str = "offer") -> None:
    """Offer a draw, agree to one, or decline it."""
    done = await visit.services.answering.draw(game, visit.person, offer=answer == "offer")
    await visit.tell("bot-draw-agreed" if done.outcome else f"bot-draw-{answer}")


@press(Verb.DRAW)
async def end_answered(visit: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to a draw, or to another end that is offered, or decline it."""
    *end, answer = what.args or ("yes",)
    await visit.services.answering.draw(what.game, visit.person, "".join(end), offer=answer != "no")


@command("away", on_servers=True)
async def away(visit: Visit, game: str) -> None:
    """Let a machine player answer for the user; once more, and they play again themselves."""
    if (await visit.services.game_lists.info(game)).away(visit.person.id):
        await come_back(visit, game)
        return
    await visit.services.substitutes.go(game, visit.person)
    await visit.tell("bot-away")


@control(Verb.TABLE, "note")
async def note(visit: Visit, game: str, text: str = "") -> None:
    """Tell all at the table something that stays, or take it back; for the host."""
    table = await visit.services.game_lists.info(game)
    await note_for_all(visit.services.context, visit.services.rights, table, visit.person, text)
    await visit.show(await pages.notes_page(visit, game))


@control(Verb.TABLE, "return")
async def back(visit: Visit, game: str) -> None:
    """Let the user play again themselves."""
    await come_back(visit, game)


@control(Verb.TABLE, "overdue", step=fixed("overdue", Step))
async def overdue(visit: Visit, game: str, seat: str, step: str, sure: bool = False) -> None:
    """Do something about a seat whose time has run out; what ends the game once that is confirmed."""
    await acted(visit, game, seat, step, sure=sure)


@control(Verb.TABLE, "abandon")
async def abandon(visit: Visit, game: str, sure: bool = False) -> None:
    """End a game without a result, after asking once more."""
    if not sure:
        await visit.show(await pages.confirm(visit, game, "abandon"))
        return
    settled = await visit.services.hosting.abandon(game, visit.person)
    await visit.tell("bot-abandoned" if settled else "bot-abandon-asked")


@control(Verb.TABLE, "replace", policy=suggestions.levels)
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


@fills("replace")
async def replace_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Hand the seat over to the person chosen, or to a machine player."""
    user = await read_member(visit, given["user"]) if given.get("user") else None
    await replace(visit, what.game, what.arg(0), user, given.get("policy", ""))


@control(Verb.TABLE, "offer")
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


@control(Verb.TABLE, "agree")
async def agree(visit: Visit, game: str, seat: str = "") -> None:
    """Agree to what is asked of the table."""
    await _answer_open(visit, game, seat, yes=True)


@control(Verb.TABLE, "decline")
async def decline(visit: Visit, game: str, seat: str = "") -> None:
    """Decline what is asked of the table."""
    await _answer_open(visit, game, seat, yes=False)


async def _answer_open(visit: Visit, game: str, seat: str, *, yes: bool) -> None:
    settled = await visit.services.consent.answer_open(game, visit.person, yes=yes, seat=seat)
    await visit.tell("bot-consent-done" if settled else "bot-consent-noted")


@control(Verb.TABLE, "consent")
async def request_answered(visit: Visit, game: str, request: int, yes: bool) -> None:
    """Answer another player's request."""
    visit = visit.placed()
    settled = await visit.services.consent.answer(game, visit.person, request, yes=yes)
    if visit.within or not settled:  # in a direct message, or beside one's own request, its buttons go
        await visit.tell("bot-consent-done" if settled else "bot-consent-noted")


@control(Verb.TABLE, "watch", link=fixed("watch", (playing.SHARE, playing.POST, playing.WITHDRAW)))
async def watch(visit: Visit, game: str, link: str = playing.SHARE) -> None:
    """Share the link at which a game is watched in a browser, or withdraw it."""
    await playing.watch_done(visit, game, link)


@control(Verb.TABLE, "here")
async def here(visit: Visit, game: str) -> None:
    """Bring a game to this channel."""
    if not await opening.may_post(visit):
        return
    await visit.services.hosting.take_here(game, visit.person, visit.place, parent(visit.interaction))
    told = await opening.delivered(visit, game)
    said = visit.words("bot-taken-here" if told else "bot-waits", channel=f"<#{visit.place.channel}>")
    await visit.say("\n".join(x for x in (said, await opening.unseen(visit, game)) if x))


@control(Verb.TABLE, "quiet")
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


@control(Verb.TABLE, "thaw")
async def thaw(visit: Visit, game: str) -> None:
    """Resume a frozen game."""
    await visit.services.hosting.thaw(game, visit.person)
    await visit.tell("bot-thawed")


@control(Verb.TRY)
async def try_again(visit: Visit, game: str) -> None:
    """Post once more what could not be posted."""
    tried = await visit.services.turns.try_again(game, visit.person)
    if tried.due:
        await visit.tell("bot-try-later", when=relative(tried.due))
    else:
        await visit.tell("bot-try-done" if tried.waited else "bot-try-nothing")


# -- the page of a table -----------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True, slots=True)
class At:
    """A table, and what the person who asks may do there."""

    info: GameInfo
    user: int
    rights: Rights
    title: Title
    here: bool
    asked: bool
    watched: bool
    agreed: Agreed

    @property
    def mine(self) -> SeatInfo | None:
        """Return the seat that they hold."""
        return self.info.seat_of(self.user)

    @property
    def lobby(self) -> bool:
        """Return whether it has not begun."""
        return self.info.status is Status.LOBBY

    @property
    def on_server(self) -> bool:
        """Return whether it is no game in direct messages."""
        return self.info.place.guild is not None

    @property
    def plays(self) -> bool:
        """Return whether they play in it now."""
        return self.info.status is Status.PLAYING and self.mine is not None

    @property
    def timed(self) -> bool:
        """Return whether a clock runs."""
        return self.agreed.terms.timed and self.info.status is Status.PLAYING

    @property
    def governs(self) -> bool:
        """Return whether they may do what host and moderators may, in a game that has not ended."""
        return self.rights.governs and not self.info.status.ended


#: What stands on the page of a table, in this order, and when; with a form where values are needed.
LINES: dict[str, Callable[[At], bool]] = {
    "agree": lambda at: at.asked,
    "decline": lambda at: at.asked,
    "return": lambda at: at.plays and at.info.away(at.user),
    "leave": lambda at: at.lobby and at.mine is not None,
    "word": lambda at: at.lobby and at.mine is not None,
    "hints": lambda at: at.lobby and at.mine is not None and at.title.game.explainer() is not None,
    "invite": lambda at: (
        at.lobby and at.governs and not at.info.hidden and any(not x.taken for x in at.info.seats)
    ),
    "machine": lambda at: at.lobby and at.governs and any(not x.taken for x in at.info.seats),
    "kick": lambda at: at.lobby and at.governs and any(x.taken or x.invited for x in at.info.seats),
    "clock": lambda at: at.lobby and at.governs,
    "options": lambda at: at.lobby and at.governs and bool(at.title.game.options),
    "replace": lambda at: at.info.status is Status.PLAYING and (at.governs or at.plays),
    "offer": lambda at: at.info.status is Status.PLAYING and (at.governs or at.plays),
    "overdue": lambda at: at.timed and (at.governs or at.plays),
    "rated": lambda at: (
        at.lobby and at.governs and at.title.ranking is not None and at.info.place.guild is not None
    ),
    "sides": lambda at: at.lobby and at.governs and opposed(at.title, len(at.info.seats)),
    "anonymous": lambda at: at.lobby and at.governs and at.on_server,
    "door": lambda at: at.lobby and at.governs and at.agreed.door is not None,
    "quiet": lambda at: at.governs and at.on_server,
    "note": lambda at: not at.lobby and at.governs,
    "here": lambda at: (at.governs or at.plays) and not at.here,
    "watch": lambda at: at.governs and at.watched,
    "thaw": lambda at: at.info.status is Status.FROZEN and at.rights.moderates,
    "abandon": lambda at: at.governs or (at.plays and not at.lobby),
}
#: Those that open a form; what is said when it asks for a clock or options.
FORMED = {
    "word": ("word",),
    "invite": ("invite",),
    "clock": ("terms", "clock"),
    "options": ("terms", "options"),
    "note": ("note", pages.TABLE_NOTE),
}
#: So many lines go into one message, each with its button; where there are more, only those that say how the
#: table stands, and the others are buttons alone.
MOST_LINES = 11
STATED = frozenset({"word", "hints", "clock", "options", "rated", "sides", "anonymous", "door", "quiet"})
#: Those that first ask which seat is meant: the seats, by what is known of each.
SEATS: dict[str, Callable[[SeatInfo], bool]] = {
    "kick": lambda x: x.taken or x.invited != 0,
    "machine": lambda x: x.free,
    "replace": lambda x: True,
    "offer": lambda x: True,
    "overdue": lambda x: x.taken,
}


async def _at(visit: Visit, game: str) -> At:
    services, info = visit.services, await visit.services.game_lists.info(game)
    rights = await services.rights.rights(visit.person, info)
    return At(
        info,
        visit.person.id,
        rights,
        visit.host.catalogue[info.title],
        here=info.place.channel == visit.interaction.channel_id,
        asked=await services.consent.is_asked(game, visit.person),
        watched=bool(visit.host.settings.web_links),
        agreed=await services.hosting.table(game),
    )


async def complete_table(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what this person may do now at the table that is meant."""
    info = await suggestions.game_if_any(interaction)
    if info is None:
        return []
    visit = await Visit.of(interaction)
    at = await _at(visit, info.id)
    return await complete_deed(interaction, text, Verb.TABLE, [x for x, when in LINES.items() if when(at)])


@command("table", text=complete_table)
async def table(
    visit: Visit,
    game: str,
    text: app_commands.Range[str, 0, 200] = "",
    user: discord.Member | None = None,
) -> None:
    """Show what this person may do now at a table; or do it, typed."""
    if text:
        await typed(visit, Verb.TABLE, game, text, user=user.id if user else 0)
        return
    at = await _at(visit, game)
    w, now = visit.words, [x for x, when in LINES.items() if when(at)]
    sections = now if len(now) <= MOST_LINES else [x for x in now if x in STATED]
    button = {x: Button(w(f"table-{x}"), _leads(game, x, at), TONES.get(x, Tone.PLAIN)) for x in now}
    lines = tuple(Section(_about(visit, at, x), button[x]) for x in sections)
    said = (pages.game_line(visit, at.info), *([] if lines else [w("table-nothing")]))
    title = w("table-title", name=pages.called(visit, at.info))
    desk = Desk(at.info, at.title, w)
    rows = cards.rows_of([button[x] for x in now if x not in sections])
    clock = (cards.clock_row(desk, at.agreed.terms),) if "clock" in now else ()
    await visit.show(Post(title=title, text=said, sections=lines, rows=(*rows, *clock)))


@control(Verb.SHOW, "table")
async def settings(visit: Visit, game: str) -> None:
    """Show what this person may do now at a table."""
    await table(visit, game)


def _about(visit: Visit, at: At, what: str) -> str:
    """Say what a line of the page leads to: how it stands now, where that is not what anybody expects."""
    desk, agreed = Desk(at.info, at.title, visit.words), at.agreed
    names = {x.seat: name_of(x, at.title, visit.words) for x in at.info.seats}
    said = {
        "clock": lambda: bank.agreed(agreed.terms, agreed.patience, visit.words),
        "options": lambda: " ".join(
            x for x in (cards.house_rules(desk, agreed.setup), *cards.advice(desk)) if x
        ),
        "hints": lambda: cards.hints_agreed(desk, names),
        "rated": lambda: visit.words("table-rated-now") if at.info.rated else "",
        "sides": lambda: visit.words(f"table-sides-{at.info.sides}") if at.info.sides else "",
        "anonymous": lambda: visit.words("lobby-anonymous") if at.info.anonymous else "",
        "door": lambda: visit.words(f"table-door-{'open' if agreed.door else 'shut'}"),
        "word": lambda: visit.words("table-word-given") if at.mine is not None and at.mine.word else "",
    }
    return (said[what]() if what in said else "") or visit.words(f"table-{what}-about")


TONES = {"abandon": Tone.RISK, "agree": Tone.GOOD, "return": Tone.GOOD}


def _leads(game: str, what: str, at: At) -> str:
    """Return the id of a line's button: a form, the question which seat is meant, or the act itself."""
    if what in FORMED:
        return make(Verb.FORM, game, *FORMED[what])
    if what in SEATS:
        return make(Verb.SHOW, game, "seats", what)
    if what == "rated":
        return make(Verb.TABLE, game, what, "off" if at.info.rated else "on")
    if what == "anonymous":
        return make(Verb.TABLE, game, what, "off" if at.info.anonymous else "on")
    if what == "sides":
        return make(Verb.SHOW, game, what)
    if what == "door":
        return make(Verb.TABLE, game, what, "shut" if at.agreed.door else "open")
    if what == "quiet":
        return make(Verb.TABLE, game, what, "off" if at.info.quiet else "on")
    return make(Verb.TABLE, game, what)


@control(Verb.SHOW, "seats")
async def which_seat(visit: Visit, game: str, what: str, seat: str = "") -> None:
    """Ask which seat is meant; then, where there are several, what shall be done about it."""
    info = await visit.services.game_lists.info(game)
    if what not in SEATS:
        raise Refused("refused-malformed")
    title = visit.host.catalogue[info.title]
    if what == "overdue" and seat:
        row = cards.overdue_row(Desk(info, title, visit.words), seat)
        await visit.show(Post(text=(visit.words("table-overdue-about"),), rows=row))
        return
    seats = [x for x in info.seats if SEATS[what](x)]
    if not seats:
        raise Refused("refused-no-seat")
    choices = tuple(y for x in seats for y in _choices(visit, info, title, what, x))
    to = {"replace": make(Verb.FORM, game, what), "overdue": make(Verb.SHOW, game, "seats", what)}
    asked = to.get(what) or make(Verb.TABLE, game, what)
    select = Select(asked, visit.words("table-seat"), choices[:25])
    await visit.show(Post(text=(visit.words(f"table-{what}-about"),), rows=((select,),)))


def _choices(visit: Visit, info: GameInfo, title: Title, what: str, x: SeatInfo) -> Iterator[Choice]:
    """Name a seat; for a machine player with each of its levels."""
    side = pages.side(visit, info, x.seat)
    if what != "machine":
        yield Choice(f"{side} · {pages.holder(visit, info, x.seat)}"[:100], x.seat)
        return
    for level in sorted(title.game.levels, key=lambda level: level != USUAL):
        about = level_about(title.game.id, level, visit.words)[:100]
        yield Choice(f"{side} · {level_name(level, visit.words)}"[:100], f"{x.seat}.{level}", about)


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


@fills("report")
async def post_reported(visit: Visit, what: CustomId, given: Given) -> None:
    """Report what a post tells."""
    span = (what.number(0), what.number(1)) if what.args else None
    await people.report_made(visit, given.get(modals.TEXT, ""), game=what.game, span=span)


@control(Verb.SETTLED)
async def settled(visit: Visit, number: int) -> None:
    """Forget a report that has been dealt with."""
    await people.report_settled(visit, number)
