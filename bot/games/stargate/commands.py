"""StarGate on Discord: unit, then direction, then hex; whole orders in a line; odds and standing answers."""

from __future__ import annotations

from discord import app_commands

from bot.acts.registry import grouped as command
from bot.games.stargate.standing import APPROACHES, KINDS
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import LONGEST_TEXT
from bot.play.model.ports import Post
from bot.play.model.title import Facet, Ladder
from bot.ui.interactions import suggestions
from bot.ui.interactions.answers import left, narrowed, typed
from bot.ui.locale import fixed, told
from bot.ui.visit import Interaction, Visit
from engine.core.contract import View
from engine.core.hexgrid import WAYS
from engine.core.rules import Action
from engine.stargate.game import STARGATE
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.state import Begin, Leg, Place, Stage, Teleport
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.stargate.elements.units import called, crew_of
from render.stargate.words.odds import (
    ABOUT,
    SHIELDS,
    odds,
)

# -- narrowing -------------------------------------------------------------------------------------------


def _beginner(action: Action) -> str | None:
    return action.unit if isinstance(action, Begin) else None


def _way(action: Action) -> str | None:
    return action.way if isinstance(action, Leg) else None


def _race(action: Action) -> str | None:
    return action.race if isinstance(action, Stage) else None


def _column(action: Action) -> str | None:
    return (
        action.at[:2]
        if isinstance(action, Place)
        else action.to[:2]
        if isinstance(action, Teleport)
        else None
    )


def name_unit(unit: str, view: View, words: Words) -> str:
    """Name a unit and its hex: "Tri-Ship 2 in 1110"."""
    if not isinstance(view, BattleView):
        return str(unit)
    at = view.at.get(unit) or view.staged.get(unit, "")
    return words("bot-stargate-unit", units=called(crew_of(view, unit), words), at=at)


def _emblem(unit: str, view: View) -> str:
    return str(unit)[0].lower()


def name_way(way: str, view: View, words: Words) -> str:
    """Name a direction."""
    return words(f"stargate-way-{way}")


def name_race(race: str, view: View, words: Words) -> str:
    """Name a race of the coalition."""
    return words(f"stargate-race-{race}")


def name_column(column: str, view: View, words: Words) -> str:
    """Name a column of the map."""
    return words("bot-stargate-column", column=column)


LADDERS = (
    Ladder("movement.unit", (Facet("bot-stargate-which-unit", _beginner, name_unit, emblem=_emblem),)),
    Ladder("move.leg", (Facet("bot-stargate-which-way", _way, name_way, WAYS.index),)),
    Ladder("move.teleport", (Facet("bot-stargate-which-column", _column, name_column),)),
    Ladder("disperse.place", (Facet("bot-stargate-which-column", _column, name_column),)),
    Ladder("staging.unit", (Facet("bot-stargate-which-race", _race, name_race),)),
)


# -- typing ----------------------------------------------------------------------------------------------

#: Questions that may have standing answers, by their names in `/stargate standing`.
STANDING = {
    "approach": "approach.option",
    "announcement": "approach.bar",
    "loss": "approach.loss",
    "gravity": "gravity.loss",
    "dispersal": "disperse.place",
    "support": "combat.support",
    "berserk": "berserk.target",
}


async def _complete_standing(interaction: Interaction, text: str) -> suggestions.Choices:
    words = await suggestions.words_for(interaction)
    what = STANDING.get(getattr(interaction.namespace, "question", "") or "approach", "approach.option")
    policies = list(STARGATE.rules.kinds[what].policies)
    if what == "approach.option":
        policies += ["warp 1 charge 1 maneuver 1", *(f"{kind} charge; warp maneuver" for kind in KINDS[:1])]
    habit = APPROACHES if what == "approach.option" else None

    def named(policy: str) -> str:
        key = f"stargate-policy-{policy}"
        return habit.label(habit.read(policy), words) if habit else words(key) if words.has(key) else policy

    lines = [(words("standing-none"), NOWHERE), *((named(p), p) for p in policies)]
    return [
        suggestions.choice(name, value)
        for name, value in lines
        if text.casefold() in name.casefold() or text.casefold() in value
    ][: suggestions.MOST]


class StargateCommands(app_commands.Group):
    """`/stargate`: for those who like to type. Every answer is for the player alone."""

    def __init__(self) -> None:
        super().__init__(name="stargate", description=told("cmd-stargate"))

    @command("stargate-move", order=suggestions.answers)
    async def move(
        self, visit: Visit, order: app_commands.Range[str, 1, LONGEST_TEXT], game: str = ""
    ) -> None:
        """Move units: "H3 se3 s2; M1 to 1214 via 1110; W2 skim B cw exit"; or end the phase: "done"."""
        await typed(visit, await visit.game(game), order)

    @command("stargate-approach", option=fixed("tactic", OPTIONS))
    async def approach(self, visit: Visit, option: str = "", game: str = "") -> None:
        """Choose in secret how units meet; without an option, show what is open."""
        game_id = await visit.game(game)
        if option:
            await typed(visit, game_id, option)
        else:
            await narrowed(visit, game_id)

    @command("stargate-standing", question=fixed("standing", STANDING), answer=_complete_standing)
    async def standing(
        self,
        visit: Visit,
        question: str = "approach",
        answer: app_commands.Range[str, 0, 300] = "",
        game: str = "",
    ) -> None:
        """Leave a standing answer, remove it, or show which are left."""
        game_id = await visit.game(game)
        if answer:
            seal = await left(visit, game_id, STANDING[question], answer)
            off = "bot-standing-off" if answer == NOWHERE else ""
            key = off or ("bot-standing-sealed" if seal else "bot-standing-on")
            head = visit.words(key, seal=seal)
        else:
            head = visit.words("bot-stargate-standing-head")
        names = {kind: name for name, kind in STANDING.items()}
        kept = await visit.services.player_views.standings(game_id, visit.person)
        lines = [
            visit.words(
                "bot-stargate-standing-line",
                what=visit.words(f"choice-standing-{names[kind]}"),
                policy=policy,
            )
            for kind, policy in kept
            if kind in names
        ]
        await visit.say(head, "\n".join(lines) or visit.words("bot-stargate-standing-nothing"))

    @command("stargate-odds", about=fixed("odds", ABOUT), shield=fixed("shield", SHIELDS))
    async def odds(
        self,
        visit: Visit,
        about: str,
        number: app_commands.Range[int, -20, 40] | None = None,
        shield: str = "none",
    ) -> None:
        """Show what the charts say; nothing of any game is told."""
        await visit.show(Post(title=STARGATE.title, text=(odds(about, number, shield, visit.words),)))

    @command("stargate-combat")
    async def combat(
        self,
        visit: Visit,
        at: app_commands.Range[str, 0, 4] = "",
        game: str = "",
    ) -> None:
        """List combats with differential, column and odds; with a hex, fight there next."""
        game_id = await visit.game(game)
        if at:
            await typed(visit, game_id, f"fight {at}")
            return
        sight = await visit.services.player_views.look(game_id, visit.person)
        if any(a.kind.startswith("combat.") for a in sight.asked):
            await narrowed(visit, game_id)
        else:
            await visit.show(await visit.services.pages.page(game_id, visit.person, "combats"))
