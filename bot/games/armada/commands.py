"""Armada on Discord: fleets, order sheets, plans and battles by forms, buttons and commands."""

from __future__ import annotations

from discord import app_commands

from bot.acts.registry import grouped as command
from bot.play.games.cards import LABEL, rows_of
from bot.play.model.custom_ids import Verb, make
from bot.play.model.editors import FormInput
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
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
    async def fleet(self, visit: Visit, text: Text = "", game: str = "") -> None:
        """Build a fleet, or paste one."""
        await _opened(visit, game, "fleet", text)

    @command("armada-orders")
    async def orders(self, visit: Visit, text: Text = "", game: str = "") -> None:
        """Open the order sheet, or paste one."""
        await _opened(visit, game, "orders", text)

    @command("armada-plan")
    async def plan(self, visit: Visit, text: app_commands.Range[str, 0, 1200] = "", game: str = "") -> None:
        """Write the battle plan on the sheet of orders."""
        game_id = await visit.game(game, ARMADA.id)
        form_input = FormInput("written", fields={"text": text}) if text else FormInput("plan")
        await input_given(visit, game_id, "orders", form_input)

    @command("armada-battle")
    async def battle(self, visit: Visit, answer: Text = "", game: str = "") -> None:
        """Answer what a battle asks."""
        game_id = await visit.game(game, ARMADA.id)
        if answer:
            await typed(visit, game_id, answer)
            return
        await narrowed(visit, game_id)

    @command("armada-strike", at=_complete_ambush)
    async def strike(self, visit: Visit, at: app_commands.Range[str, 1, 1], game: str = "") -> None:
        """Strike from ambush at once; everybody hears of it."""
        game_id = await visit.game(game, ARMADA.id)
        done = await visit.services.answering.act(
            game_id, visit.person, "strike", {"at": at.upper(), "do": "strike"}
        )
        await answered(visit, done)

    @command("armada-reports")
    async def reports(self, visit: Visit, page: app_commands.Range[int, 0, 1000] = 0, game: str = "") -> None:
        """Look up again what only you were told: scouting, your own movement."""
        game_id = await visit.game(game, ARMADA.id)
        got = await visit.services.log.reports(game_id, visit.person, page)
        lines = "\n".join(f"`{n}` {line}" for n, line in got.lines) or visit.words("bot-armada-reports-none")
        pages = (
            visit.words("bot-armada-reports-page", page=got.page, pages=got.pages) if got.pages > 1 else ""
        )
        look = Button(visit.words("button-look"), make(Verb.LOOK, game_id))
        await visit.show(
            Post(title=visit.words("bot-armada-reports-title"), text=(lines,), small=pages, rows=((look,),))
        )

    @command("armada-odds", shooter=fixed("shooter", SHOOTERS), target=fixed("target", COLUMNS))
    async def odds(
        self,
        visit: Visit,
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
            await _charts(visit, game)
            return
        lines = _shots(visit, shooter, target, shots, shield, armor, better)
        await visit.show(Post(title=ARMADA.title, text=tuple(lines)))


async def _charts(visit: Visit, game: str) -> None:
    """Show what the charts say in the game that is meant, or else the standard ones."""
    try:
        game_id = await visit.game(game, ARMADA.id)
        if (await visit.services.game_lists.info(game_id)).title == ARMADA.id:
            await visit.show(await visit.services.pages.page(game_id, visit.person, "charts"))
            return
    except Refused:
        if game:
            raise
    await visit.show(Post(title=ARMADA.title, text=tuple(charts(visit.words))))


async def _opened(visit: Visit, game: str, kind: str, text: str) -> None:
    """Open a form, or paste one. Of several games that may be meant, each is offered."""
    several = [] if game or visit.here or text else await visit.own(ARMADA.id)
    if len(several) < 2:
        await pasted(visit, await visit.game(game, ARMADA.id), kind, text)
        return
    games = [
        Button(cut(f"{visit.called(x)} · {x.id}", LABEL), make(Verb.SHEET, x.id, "", kind))
        for x in several[:MOST_GAMES]
    ]
    await visit.show(Post(title=ARMADA.title, text=(visit.words("bot-which"),), rows=rows_of(games)))


def _shots(
    visit: Visit, shooter: str, target: str, n: int, shield: bool, armor: int, better: bool
) -> list[str]:
    return shots(visit.words, shooter, target, n, shield, armor, better)
