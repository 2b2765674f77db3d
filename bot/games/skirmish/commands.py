"""Skirmish on Discord: figures led by buttons and commands, tables, the GM, and what may be looked up."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.acts.registry import grouped as command
from bot.games.skirmish.gm.commands import GmCommands
from bot.games.skirmish.lookups import complete_place, figures_of, seat_for, view_of
from bot.games.skirmish.tables import Players, TableCommands, options, show_mission
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import FormInput
from bot.play.model.terms import Refused
from bot.ui.interactions import suggestions
from bot.ui.interactions.answers import answered, input_given, left, pasted, typed
from bot.ui.locale import fixed, told
from bot.ui.visit import Interaction, Visit
from engine.skirmish.model.procedures import (
    Q_MUSTER,
    Q_ORDER,
)
from engine.skirmish.model.state import GM, RULES
from engine.skirmish.table.geometry import COMPASS
from engine.skirmish.table.scenario_loader import MISSIONS

#: Questions that may have standing answers, by their names in `/skirmish standing`.
STANDING = {
    "reaction": "react.fire",
    "charges": "trigger.blow",
    "pairs": "melee.pair",
    "prisoners": "melee.capture",
    "enemy": "gm.reactions",
    "pause": "gm.go_on",
    "allies": "allies.lead",
}
AIMS = ("unaimed", "aimed", "careful")
#: Actions that `/skirmish do` accepts.
DEEDS = (
    "spot",
    "steady",
    "face",
    "work",
    "take",
    "haul",
    "drop",
    "seize",
    "enter",
    "dial",
    "turn",
    "hold",
    "cover",
    "save",
)
Figure = app_commands.Range[str, 1, 12]
Spot = app_commands.Range[str, 1, 80]


async def order(visit: Visit, game: str, figure: str, text: str) -> None:
    """Give an order to a figure: it is shown beforehand, then confirmed."""
    await typed(visit, game, f"{figure.upper()} {text}".strip(), seat=await seat_for(visit, game, figure))


async def _complete_standing(interaction: Interaction, text: str) -> suggestions.Choices:
    words = await suggestions.words_for(interaction)
    kind = STANDING.get(getattr(interaction.namespace, "question", "") or "", "react.fire")
    lines = [(words("standing-none"), NOWHERE)]
    lines += [(words(f"skirmish-policy-{p}"), p) for p in RULES.kinds[kind].policies]
    return [suggestions.choice(name, p) for name, p in lines if text.casefold() in name.casefold()]


class SkirmishCommands(app_commands.Group):
    """`/skirmish`: all of it may be done by buttons, too."""

    def __init__(self) -> None:
        super().__init__(name="skirmish", description=told("cmd-skirmish"))
        self.add_command(TableCommands())
        self.add_command(GmCommands())

    # -- before the game ---------------------------------------------------------------------------------

    @command("skirmish-mission", mission=fixed("mission", MISSIONS))
    async def mission(
        self,
        visit: Visit,
        mission: str = MISSIONS[0],
        players: Players = 1,
        gm: bool = False,
        build: bool = False,
    ) -> None:
        """Look at a mission and open it."""
        await show_mission(visit, mission, options(players, gm, build))

    @command("skirmish-team")
    async def team(self, visit: Visit, text: app_commands.Range[str, 0, 120] = "", game: str = "") -> None:
        """Build and name figures before the game; in play see the team."""
        game_id = await visit.game(game)
        if text:
            await pasted(visit, game_id, Q_MUSTER, text)
            return
        asked = (await visit.services.player_views.look(game_id, visit.person)).asked
        if any(a.kind == Q_MUSTER for a in asked):
            await input_given(visit, game_id, Q_MUSTER, FormInput("whole"))
        else:
            await visit.show(await visit.services.pages.study(game_id, visit.person, "team"))

    # -- orders ------------------------------------------------------------------------------------------

    @command("skirmish-move", figure=figures_of("mine"), to=complete_place)
    async def move(
        self,
        visit: Visit,
        figure: Figure,
        to: app_commands.Range[str, 0, 80] = "",
        charge: bool = False,
        game: str = "",
    ) -> None:
        """Move a figure; without a place see suggestions with letters."""
        game_id = await visit.game(game)
        if not to:
            await input_given(
                visit,
                game_id,
                Q_ORDER,
                FormInput("figure", figure.upper()),
                await seat_for(visit, game_id, figure),
            )
            return
        first = to.split()[0].casefold()
        verb = "charge" if charge else "" if len(to.strip()) == 1 or _is_way(first) else "to"
        await order(visit, game_id, figure, f"{verb} {to}".strip())

    @command("skirmish-shoot", aim=fixed("aim", AIMS), figure=figures_of("mine"), target=figures_of("enemy"))
    async def shoot(
        self,
        visit: Visit,
        figure: Figure,
        target: app_commands.Range[str, 0, 12] = "",
        aim: str = "aimed",
        shots: app_commands.Range[int, 1, 4] = 1,
        game: str = "",
    ) -> None:
        """Shoot; without a target see all of them with their chances."""
        game_id = await visit.game(game)
        if target:
            await order(visit, game_id, figure, f"shoot {target} {aim} x{shots}")
            return
        await input_given(
            visit,
            game_id,
            Q_ORDER,
            FormInput("shoot", figure.upper()),
            await seat_for(visit, game_id, figure),
        )

    @command("skirmish-grenade", figure=figures_of("mine"), at=complete_place)
    async def grenade(
        self, visit: Visit, figure: Figure, at: Spot, stun: bool = False, game: str = ""
    ) -> None:
        """Throw a grenade."""
        await order(visit, await visit.game(game), figure, f"{'stun' if stun else 'throw'} {at}")

    @command(
        "skirmish-lay",
        kind=fixed("charge", ("claymore", "c4")),
        fuse=fixed("fuse", ("tripwire", "remote")),
        shape=fixed("blast", ("wedge", "blast")),
        figure=figures_of("mine"),
    )
    async def lay(
        self,
        visit: Visit,
        figure: Figure,
        kind: str,
        fuse: str = "tripwire",
        shape: str = "wedge",
        facing: app_commands.Range[str, 0, 4] = "",
        game: str = "",
    ) -> None:
        """Lay a claymore or C4."""
        await order(visit, await visit.game(game), figure, f"lay {kind} {fuse} {shape} {facing}")

    @command("skirmish-do", deed=fixed("deed", DEEDS), figure=figures_of("mine"), what=complete_place)
    async def do(
        self,
        visit: Visit,
        figure: Figure,
        deed: str,
        what: app_commands.Range[str, 0, 40] = "",
        game: str = "",
    ) -> None:
        """Do anything else: spot, steady, work, dial and so on."""
        await order(visit, await visit.game(game), figure, f"{deed} {what}")

    @command("skirmish-done")
    async def done(self, visit: Visit, game: str = "") -> None:
        """End the user's part of the step."""
        await typed(visit, await visit.game(game), "done")

    @command("skirmish-give", figure=figures_of("team"))
    async def give(self, visit: Visit, figure: Figure, to: discord.Member, game: str = "") -> None:
        """Give a figure to another player."""
        game_id = await visit.game(game)
        info = await visit.services.game_lists.info(game_id)
        taker = next((x for x in info.seats_of(to.id) if x != GM), "")
        if not taker:
            raise Refused("bot-skirmish-no-player", name=to.display_name)
        mine = info.seats_of(visit.person.id)
        owner = await seat_for(visit, game_id, figure)
        seat = owner or (GM if GM in mine else "")
        facts = {"figure": figure.upper(), "seat": taker}
        await answered(visit, await visit.services.answering.act(game_id, visit.person, "give", facts, seat))

    # -- looking -----------------------------------------------------------------------------------------

    @command("skirmish-sight", figure=figures_of("team"))
    async def sight(self, visit: Visit, figure: Figure, game: str = "") -> None:
        """Show what a figure sees."""
        game_id = await visit.game(game)
        await view_of(visit, game_id)
        await visit.show(await visit.services.pages.study(game_id, visit.person, "sight", figure.upper()))

    @command("skirmish-why")
    async def why(self, visit: Visit, game: str = "") -> None:
        """Explain the enemy's last reactions at length."""
        await visit.show(await visit.services.log.unfold(await visit.game(game), visit.person))

    @command("skirmish-standing", question=fixed("standing", STANDING), answer=_complete_standing)
    async def standing(
        self,
        visit: Visit,
        question: str = "reaction",
        answer: app_commands.Range[str, 0, 40] = "",
        game: str = "",
    ) -> None:
        """Leave a standing answer, remove it, or show which are left."""
        game_id = await visit.game(game)
        head = visit.words("bot-skirmish-standing-head")
        if answer:
            kind, mine = (
                STANDING[question],
                (await visit.services.game_lists.info(game_id)).seats_of(visit.person.id),
            )
            seats = [x for x in mine if (x == GM) == kind.startswith("gm.")] or [""]
            await left(visit, game_id, kind, answer, seats)
            head = visit.words("bot-standing-off" if answer == NOWHERE else "bot-standing-on")
        names = {kind: name for name, kind in STANDING.items()}
        lines = [
            visit.words(
                "bot-skirmish-standing-line", what=visit.words(f"choice-standing-{names[kind]}"), policy=said
            )
            for kind, said in await visit.services.player_views.standings(game_id, visit.person)
            if kind in names
        ]
        await visit.say(head, "\n".join(dict.fromkeys(lines)) or visit.words("bot-skirmish-standing-nothing"))


def _is_way(word: str) -> bool:
    return word in COMPASS
