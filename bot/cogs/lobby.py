"""`/game`, `/play` and what to do about people: tables from the lobby to the end."""

from __future__ import annotations

import dataclasses

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.clocks.bank import PRESETS, AtZero
from bot.play.lobby.moderation import LONGEST
from bot.play.lobby.overdue import Step
from bot.play.model.custom_ids import Verb
from bot.play.model.texts import level_name
from bot.play.model.title import Title
from bot.ui.commands import command
from bot.ui.interactions import answers, opening, pages, people, playing, suggestions
from bot.ui.interactions.answers import acted, come_back
from bot.ui.locale import fixed, told
from bot.ui.visit import Interaction, Visit, parent, somebody
from engine.policies.policy import USUAL

#: Hours of a clock; a tenth of one is six minutes.
Hours = app_commands.Range[float, 0, 1440]
Name = app_commands.Range[str, 1, opening.LONGEST_NAME]


# -- autocomplete ----------------------------------------------------------------------------------------


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


class Lobby(commands.Cog):
    """Tables: opening, filling, starting, ending."""

    game = app_commands.Group(name="game", description=told("cmd-game"), guild_only=True)

    # -- opening -----------------------------------------------------------------------------------------

    @command(
        "game-new",
        game,
        where=fixed("where", ("here", "thread")),
        title=complete_title,
        scenario=complete_scenario,
        options=complete_options,
    )
    async def new(
        self,
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

    @command("game-import", game)
    async def import_(self, visit: Visit, file: discord.Attachment, name: Name | None = None) -> None:
        """Take in a record to look at."""
        await opening.record(visit, {opening.NAME: name or ""}, file)

    # -- filling -----------------------------------------------------------------------------------------

    @command("game-join", game)
    async def join(
        self,
        visit: Visit,
        seat: str = "",
        word: app_commands.Range[str, 0, 60] = "",
        coach: bool = False,
        game: str = "",
    ) -> None:
        """Take a seat."""
        game_id = await visit.game(game)
        taken = await visit.services.lobby.join(game_id, visit.person, seat, word)
        if coach:
            await opening.coach_seated(visit, game_id, taken)
            return
        await visit.show(await pages.joined(visit, game_id, taken))

    @command("game-leave", game)
    async def leave(self, visit: Visit, game: str = "") -> None:
        """Give a seat up before the start."""
        await visit.services.lobby.leave(await visit.game(game), visit.person)
        await visit.tell("bot-left-seat")

    @command("game-invite", game)
    async def invite(self, visit: Visit, user: discord.Member, seat: str = "", game: str = "") -> None:
        """Keep a seat for a person."""
        await answers.invited(visit, await visit.game(game), somebody(user, visit.host.settings.locale), seat)

    @command("game-machine", game, policy=suggestions.levels)
    async def machine(self, visit: Visit, policy: str = USUAL, seat: str = "", game: str = "") -> None:
        """Seat a machine player on a free seat."""
        game_id = await visit.game(game)
        taken = await visit.services.lobby.add_machine(game_id, visit.person, seat, policy)
        info = await visit.services.game_lists.info(game_id)
        level = getattr(info.seat(taken), "policy", policy)
        await visit.tell(
            "bot-machine", side=pages.side(visit, info, taken), policy=level_name(level, visit.words)
        )

    @command("game-clock", game, pace=fixed("pace", PRESETS), zero=fixed("zero", list(AtZero)))
    async def clock(
        self,
        visit: Visit,
        pace: str | None = None,
        zero: str | None = None,
        bank: Hours | None = None,
        gain: Hours | None = None,
        most: Hours | None = None,
        patience: Hours | None = None,
        weekends: bool | None = None,
        vacation: bool | None = None,
        steady: bool | None = None,
        game: str = "",
    ) -> None:
        """Choose the table's clock, what happens when it has run out, and who may come."""
        numbers = {"bank": bank, "gain": gain, "most": most, "patience": patience}
        rest = {"at_zero": zero, "weekends": weekends, "vacation": vacation, "steady": steady}
        await opening.clock(visit, await visit.game(game), pace, numbers, rest)

    @command("game-kick", game)
    async def kick(self, visit: Visit, seat: str, game: str = "") -> None:
        """Free a seat before the start."""
        await visit.services.lobby.unseat(await visit.game(game), visit.person, seat)
        await visit.tell("bot-kicked")

    @command("game-start", game)
    async def start(self, visit: Visit, game: str = "") -> None:
        """Start the game."""
        done = await visit.services.lobby.start(await visit.game(game), visit.person)
        await (answers.awaited(visit, done) if done.absent else visit.tell("bot-started"))

    # -- under way ---------------------------------------------------------------------------------------

    @command("game-list", game)
    async def list_(self, visit: Visit) -> None:
        """List this server's games."""
        await visit.show(await pages.games(visit, visit.guild))

    @command("game-resign", game)
    async def resign(self, visit: Visit, game: str = "") -> None:
        """Resign, after asking once more."""
        await visit.show(await pages.confirm(visit, await visit.game(game), Verb.RESIGN))

    @command("game-draw", game, answer=fixed("draw", ("offer", "decline")))
    async def draw(self, visit: Visit, answer: str = "offer", game: str = "") -> None:
        """Offer a draw, agree to one, or decline it."""
        done = await visit.services.answering.draw(
            await visit.game(game), visit.person, offer=answer == "offer"
        )
        key = "bot-draw-agreed" if done.outcome else f"bot-draw-{answer}"
        await visit.tell(key)

    @command("game-away", game)
    async def away(self, visit: Visit, game: str = "") -> None:
        """Let a machine player answer for the user."""
        await visit.services.caretaking.leave(await visit.game(game), visit.person)
        await visit.tell("bot-away")

    @command("game-back", game)
    async def back(self, visit: Visit, game: str = "") -> None:
        """Let the user play again themselves."""
        await come_back(visit, await visit.game(game))

    @command("game-overdue", game, step=fixed("overdue", Step))
    async def overdue(self, visit: Visit, seat: str, step: str, game: str = "") -> None:
        """Do something about a seat whose time has run out."""
        await acted(visit, await visit.game(game), seat, step)

    @command("game-abandon", game)
    async def abandon(self, visit: Visit, game: str = "") -> None:
        """End a game without a result, after asking once more."""
        await visit.show(await pages.confirm(visit, await visit.game(game), Verb.ABANDON))

    @command("game-replace", game, policy=suggestions.levels)
    async def replace(
        self,
        visit: Visit,
        seat: str,
        user: discord.Member | None = None,
        policy: str = "",
        game: str = "",
    ) -> None:
        """Hand a seat of a game under way to another person or a machine player."""
        game_id = await visit.game(game)
        new = somebody(user, visit.host.settings.locale) if user else None
        policy = "" if new else policy or USUAL
        given = await visit.services.seating.replace(game_id, visit.person, seat, new, policy)
        page = await pages.seat_given(visit, game_id, seat, given, new, policy)
        line = await opening.unseen(visit, game_id) if new is not None and not given.request else ""
        await visit.show(dataclasses.replace(page, text=(*page.text, *([line] if line else []))))

    @command("game-offer", game)
    async def offer(self, visit: Visit, seat: str, withdraw: bool = False, game: str = "") -> None:
        """Put a seat that nobody plays on offer, or withdraw it."""
        game_id = await visit.game(game)
        if withdraw:
            done = await visit.services.substitutes.withdraw(game_id, visit.person, seat)
            await visit.tell("bot-offer-withdrawn" if done else "bot-offer-none")
        else:
            done = await visit.services.substitutes.offer(game_id, visit.person, seat)
            await visit.tell("bot-offered" if done else "bot-offer-asked")

    @command("game-consent", game, answer=fixed("consent", ("yes", "no")))
    async def consent(self, visit: Visit, answer: str, seat: str = "", game: str = "") -> None:
        """Agree to a request to the table, or decline it."""
        settled = await visit.services.consent.answer_open(
            await visit.game(game), visit.person, yes=answer == "yes", seat=seat
        )
        await visit.tell("bot-consent-done" if settled else "bot-consent-noted")

    @command("game-watch", game, what=fixed("watch", (playing.SHARE, playing.POST, playing.WITHDRAW)))
    async def watch(self, visit: Visit, what: str = playing.SHARE, game: str = "") -> None:
        """Share the link at which a game is watched in a browser, or withdraw it."""
        await playing.watch_done(visit, await visit.game(game), what)

    @command("game-here", game)
    async def here(self, visit: Visit, game: str) -> None:
        """Bring a game to this channel."""
        if not await opening.may_post(visit):
            return
        game_id = await visit.game(game)
        await visit.services.hosting.take_here(game_id, visit.person, visit.place, parent(visit.interaction))
        told = await opening.delivered(visit, game_id)
        said = visit.words("bot-taken-here" if told else "bot-waits", channel=f"<#{visit.place.channel}>")
        await visit.say("\n".join(x for x in (said, await opening.unseen(visit, game_id)) if x))

    @command("game-export", game)
    async def export(self, visit: Visit, game: str = "") -> None:
        """Send the record as a file."""
        await visit.show(await pages.export(visit, await visit.game(game)))


class Matching(commands.Cog):
    """Finding people to play with, and keeping people apart."""

    @command("play")
    @app_commands.guild_only()
    async def play(self, visit: Visit) -> None:
        """Show what the user is looking for; one press puts them into the queue."""
        await visit.show(await playing.page(visit))

    @command("report")
    @app_commands.guild_only()
    async def report(
        self,
        visit: Visit,
        user: discord.User,
        words: app_commands.Range[str, 1, LONGEST],
        game: str = "",
    ) -> None:
        """Report a person to the server's moderators."""
        named = await visit.game(game) if game or visit.here else ""
        await people.report_made(visit, words, about=user.id, game=named)

    @command("block")
    async def block(self, visit: Visit, user: discord.User | None = None) -> None:
        """Block a person from this user's tables; if nobody is named, list the people they have blocked."""
        if user is None:
            await visit.show(await people.blocks_page(visit))
            return
        done = await visit.services.blocks.block(visit.person, user.id)
        await visit.tell("bot-blocked" if done else "bot-blocked-already", who=f"<@{user.id}>")

    @command("unblock")
    async def unblock(self, visit: Visit, user: discord.User) -> None:
        """End a block."""
        done = await visit.services.blocks.unblock(visit.person, user.id)
        await visit.tell("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user.id}>")
