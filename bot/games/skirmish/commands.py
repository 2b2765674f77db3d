"""Skirmish on Discord: figures led by buttons and commands, tables, the GM, and what may be looked up."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.games.skirmish.gm.commands import GmCommands
from bot.games.skirmish.lookups import complete_place, figures_of, seat_for, view_of
from bot.games.skirmish.tables import Players, TableCommands, options, show_mission
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import FormInput
from bot.play.model.terms import Refused
from bot.ui.commands import command
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


async def order(v: Visit, game: str, figure: str, text: str) -> None:
    """Give an order to a figure: it is shown beforehand, then confirmed."""
    await typed(v, game, f"{figure.upper()} {text}".strip(), seat=await seat_for(v, game, figure))


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
        v: Visit,
        mission: str = MISSIONS[0],
        players: Players = 1,
        gm: bool = False,
        build: bool = False,
    ) -> None:
        """Look at a mission and open it."""
        await show_mission(v, mission, options(players, gm, build))

    @command("skirmish-team")
    async def team(self, v: Visit, text: app_commands.Range[str, 0, 120] = "", game: str = "") -> None:
        """Build and name figures before the game; in play see the team."""
        game_id = await v.game(game)
        if text:
            await pasted(v, game_id, Q_MUSTER, text)
            return
        asked = (await v.services.player_views.look(game_id, v.person)).asked
        if any(a.kind == Q_MUSTER for a in asked):
            await input_given(v, game_id, Q_MUSTER, FormInput("whole"))
        else:
            await v.show(await v.services.pages.study(game_id, v.person, "team"))

    # -- orders ------------------------------------------------------------------------------------------

    @command("skirmish-move", figure=figures_of("mine"), to=complete_place)
    async def move(
        self,
        v: Visit,
        figure: Figure,
        to: app_commands.Range[str, 0, 80] = "",
        charge: bool = False,
        game: str = "",
    ) -> None:
        """Move a figure; without a place see suggestions with letters."""
        game_id = await v.game(game)
        if not to:
            await input_given(
                v, game_id, Q_ORDER, FormInput("figure", figure.upper()), await seat_for(v, game_id, figure)
            )
            return
        first = to.split()[0].casefold()
        verb = "charge" if charge else "" if len(to.strip()) == 1 or _is_way(first) else "to"
        await order(v, game_id, figure, f"{verb} {to}".strip())

    @command("skirmish-shoot", aim=fixed("aim", AIMS), figure=figures_of("mine"), target=figures_of("enemy"))
    async def shoot(
        self,
        v: Visit,
        figure: Figure,
        target: app_commands.Range[str, 0, 12] = "",
        aim: str = "aimed",
        shots: app_commands.Range[int, 1, 4] = 1,
        game: str = "",
    ) -> None:
        """Shoot; without a target see all of them with their chances."""
        game_id = await v.game(game)
        if target:
            await order(v, game_id, figure, f"shoot {target} {aim} x{shots}")
            return
        await input_given(
            v, game_id, Q_ORDER, FormInput("shoot", figure.upper()), await seat_for(v, game_id, figure)
        )

    @command("skirmish-grenade", figure=figures_of("mine"), at=complete_place)
    async def grenade(self, v: Visit, figure: Figure, at: Spot, stun: bool = False, game: str = "") -> None:
        """Throw a grenade."""
        await order(v, await v.game(game), figure, f"{'stun' if stun else 'throw'} {at}")

    @command(
        "skirmish-lay",
        kind=fixed("charge", ("claymore", "c4")),
        fuse=fixed("fuse", ("tripwire", "remote")),
        shape=fixed("blast", ("wedge", "blast")),
        figure=figures_of("mine"),
    )
    async def lay(
        self,
        v: Visit,
        figure: Figure,
        kind: str,
        fuse: str = "tripwire",
        shape: str = "wedge",
        facing: app_commands.Range[str, 0, 4] = "",
        game: str = "",
    ) -> None:
        """Lay a claymore or C4."""
        await order(v, await v.game(game), figure, f"lay {kind} {fuse} {shape} {facing}")

    @command("skirmish-do", deed=fixed("deed", DEEDS), figure=figures_of("mine"), what=complete_place)
    async def do(
        self,
        v: Visit,
        figure: Figure,
        deed: str,
        what: app_commands.Range[str, 0, 40] = "",
        game: str = "",
    ) -> None:
        """Do anything else: spot, steady, work, dial and so on."""
        await order(v, await v.game(game), figure, f"{deed} {what}")

    @command("skirmish-done")
    async def done(self, v: Visit, game: str = "") -> None:
        """End the user's part of the step."""
        await typed(v, await v.game(game), "done")

    @command("skirmish-give", figure=figures_of("team"))
    async def give(self, v: Visit, figure: Figure, to: discord.Member, game: str = "") -> None:
        """Give a figure to another player."""
        game_id = await v.game(game)
        info = await v.services.game_lists.info(game_id)
        taker = next((x for x in info.seats_of(to.id) if x != GM), "")
        if not taker:
            raise Refused("bot-skirmish-no-player", name=to.display_name)
        mine = info.seats_of(v.person.id)
        owner = await seat_for(v, game_id, figure)
        seat = owner or (GM if GM in mine else "")
        facts = {"figure": figure.upper(), "seat": taker}
        await answered(v, await v.services.answering.act(game_id, v.person, "give", facts, seat))

    # -- looking -----------------------------------------------------------------------------------------

    @command("skirmish-sight", figure=figures_of("team"))
    async def sight(self, v: Visit, figure: Figure, game: str = "") -> None:
        """Show what a figure sees."""
        game_id = await v.game(game)
        await view_of(v, game_id)
        await v.show(await v.services.pages.study(game_id, v.person, "sight", figure.upper()))

    @command("skirmish-why")
    async def why(self, v: Visit, game: str = "") -> None:
        """Explain the enemy's last reactions at length."""
        await v.show(await v.services.log.unfold(await v.game(game), v.person))

    @command("skirmish-standing", question=fixed("standing", STANDING), answer=_complete_standing)
    async def standing(
        self,
        v: Visit,
        question: str = "reaction",
        answer: app_commands.Range[str, 0, 40] = "",
        game: str = "",
    ) -> None:
        """Leave a standing answer, remove it, or show which are left."""
        game_id = await v.game(game)
        head = v.words("bot-skirmish-standing-head")
        if answer:
            kind, mine = STANDING[question], (await v.services.game_lists.info(game_id)).seats_of(v.person.id)
            seats = [x for x in mine if (x == GM) == kind.startswith("gm.")] or [""]
            await left(v, game_id, kind, answer, seats)
            head = v.words("bot-standing-off" if answer == NOWHERE else "bot-standing-on")
        names = {kind: name for name, kind in STANDING.items()}
        lines = [
            v.words("bot-skirmish-standing-line", what=v.words(f"choice-standing-{names[kind]}"), policy=said)
            for kind, said in await v.services.player_views.standings(game_id, v.person)
            if kind in names
        ]
        await v.say(head, "\n".join(dict.fromkeys(lines)) or v.words("bot-skirmish-standing-nothing"))


def _is_way(word: str) -> bool:
    return word in COMPASS
