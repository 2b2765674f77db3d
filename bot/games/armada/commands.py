"""Armada on Discord: fleets, order sheets, plans and battles by forms, buttons and commands."""

from __future__ import annotations

from discord import app_commands

from bot.play.games.cards import LABEL, rows_of
from bot.play.model.custom_ids import Verb, make
from bot.play.model.editors import FormInput
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
from bot.ui.commands import command
from bot.ui.interactions import suggestions
from bot.ui.interactions.answers import answered, input_given, narrowed, pasted, typed
from bot.ui.locale import fixed, told
from bot.ui.visit import Interaction, Visit, person
from engine.armada.game import ARMADA
from engine.armada.model.chances import SHOOTERS
from engine.armada.model.odds import COLUMNS
from render.armada.words.items import place as where
from render.armada.words.odds import MOST_ARMOR, MOST_SHOTS, charts, shots
from render.core.texts.graphemes import cut

#: Number of games that are offered to choose from.
MOST_GAMES = 10
Text = app_commands.Range[str, 0, 4000]


async def _complete_ambush(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the spaces where the user's seekers are in ambush."""
    client, words = interaction.client, await suggestions.words_for(interaction)
    try:
        game = await suggestions.game_meant(interaction)
        view = (await client.services.player_views.look(game.id, person(interaction))).view if game else None
    except Refused:
        return []
    lying = getattr(view, "ambush", {})
    return [
        suggestions.choice(words("bot-armada-orders-lying", n=n, at=where(words, x)), x)
        for x, n in sorted(lying.items())
        if text.casefold() in x.casefold()
    ]


class ArmadaCommands(app_commands.Group):
    """`/armada`: for those who like to type. Every answer is for the player alone."""

    def __init__(self) -> None:
        super().__init__(name="armada", description=told("cmd-armada"))

    @command("armada-fleet")
    async def fleet(self, v: Visit, text: Text = "", game: str = "") -> None:
        """Build a fleet, or paste one."""
        await _opened(v, game, "fleet", text)

    @command("armada-orders")
    async def orders(self, v: Visit, text: Text = "", game: str = "") -> None:
        """Open the order sheet, or paste one."""
        await _opened(v, game, "orders", text)

    @command("armada-plan")
    async def plan(self, v: Visit, text: app_commands.Range[str, 0, 1200] = "", game: str = "") -> None:
        """Write the battle plan on the sheet of orders."""
        game_id = await v.game(game, ARMADA.id)
        form_input = FormInput("written", fields={"text": text}) if text else FormInput("plan")
        await input_given(v, game_id, "orders", form_input)

    @command("armada-battle")
    async def battle(self, v: Visit, answer: Text = "", game: str = "") -> None:
        """Answer what a battle asks."""
        game_id = await v.game(game, ARMADA.id)
        if answer:
            await typed(v, game_id, answer)
            return
        await narrowed(v, game_id)

    @command("armada-strike", at=_complete_ambush)
    async def strike(self, v: Visit, at: app_commands.Range[str, 1, 1], game: str = "") -> None:
        """Strike from ambush at once; everybody hears of it."""
        game_id = await v.game(game, ARMADA.id)
        done = await v.services.answering.act(game_id, v.person, "strike", {"at": at.upper(), "do": "strike"})
        await answered(v, done)

    @command("armada-reports")
    async def reports(self, v: Visit, page: app_commands.Range[int, 0, 1000] = 0, game: str = "") -> None:
        """Look up again what only you were told: scouting, your own movement."""
        game_id = await v.game(game, ARMADA.id)
        got = await v.services.log.reports(game_id, v.person, page)
        lines = "\n".join(f"`{n}` {line}" for n, line in got.lines) or v.words("bot-armada-reports-none")
        pages = v.words("bot-armada-reports-page", page=got.page, pages=got.pages) if got.pages > 1 else ""
        look = Button(v.words("button-look"), make(Verb.LOOK, game_id))
        await v.show(
            Post(title=v.words("bot-armada-reports-title"), text=(lines,), small=pages, rows=((look,),))
        )

    @command("armada-odds", shooter=fixed("shooter", SHOOTERS), target=fixed("target", COLUMNS))
    async def odds(
        self,
        v: Visit,
        shooter: str = "",
        target: str = "starship",
        shots: app_commands.Range[int, 1, MOST_SHOTS] = 1,
        shield: bool = False,
        armor: app_commands.Range[int, 0, MOST_ARMOR] = 0,
        better: bool = False,
        game: str = "",
    ) -> None:
        """Show the exact chances of some shots; without a shooter, the charts of chances and prices."""
        if not shooter:
            await _charts(v, game)
            return
        lines = _shots(v, shooter, target, shots, shield, armor, better)
        await v.show(Post(title=ARMADA.title, text=tuple(lines)))


async def _charts(v: Visit, game: str) -> None:
    """Show what the charts say in the game that is meant, or else the standard ones."""
    try:
        game_id = await v.game(game, ARMADA.id)
        if (await v.services.game_lists.info(game_id)).title == ARMADA.id:
            await v.show(await v.services.pages.page(game_id, v.person, "charts"))
            return
    except Refused:
        if game:
            raise
    await v.show(Post(title=ARMADA.title, text=tuple(charts(v.words))))


async def _opened(v: Visit, game: str, kind: str, text: str) -> None:
    """Open a form, or paste one. Of several games that may be meant, each is offered."""
    several = [] if game or v.here or text else await v.own(ARMADA.id)
    if len(several) < 2:
        await pasted(v, await v.game(game, ARMADA.id), kind, text)
        return
    games = [
        Button(cut(f"{v.called(x)} · {x.id}", LABEL), make(Verb.SHEET, x.id, "", kind))
        for x in several[:MOST_GAMES]
    ]
    await v.show(Post(title=ARMADA.title, text=(v.words("bot-which"),), rows=rows_of(games)))


def _shots(v: Visit, shooter: str, target: str, n: int, shield: bool, armor: int, better: bool) -> list[str]:
    return shots(v.words, shooter, target, n, shield, armor, better)
