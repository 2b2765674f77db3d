"""`/skirmish gm`: the panel, and its acts typed at once (Ruling K65). Each is shown before it is done."""

from __future__ import annotations

from discord import app_commands

from bot.acts.registry import grouped as command
from bot.games.skirmish.gm.acts import Act, numbers
from bot.games.skirmish.gm.panel import PANEL, write_act
from bot.games.skirmish.lookups import figures_of, place_in, view_of
from bot.play.model.terms import Refused
from bot.ui.interactions.answers import typed
from bot.ui.locale import fixed, told
from bot.ui.visit import Visit
from engine.skirmish.gm.actions import MOST_SPAWNED
from engine.skirmish.model.actions import LONGEST_REASON
from engine.skirmish.model.state import GM
from engine.skirmish.table.scenario_loader import terrain_kinds

Reason = app_commands.Range[str, 1, LONGEST_REASON]
RANKS = ("jaffa", "elite_jaffa", "first_prime", "goauld", "crew", "marker")
HEALTH = ("fit", "disabled", "surrendered", "captured", "dead")
WHAT = ("move", "hit", "spot", "risk", "morale")
GATES = ("open", "shut", "break_dhd", "mend_dhd")
SHAPES = ("rect", "circle", "line", "polygon")


async def by_gm(visit: Visit, game: str, name: str, **facts: object) -> None:
    """Preview one of the GM's acts; anybody else is refused."""
    await shown(visit, game, (name, facts))


async def shown(visit: Visit, game: str, act: Act) -> None:
    """Show an act as the panel does, with Confirm."""
    form = await visit.services.form_editing.sheet_of(game, visit.person, write_act(act), PANEL)
    await visit.show(await visit.services.forms.page(visit.person, form))


class GmCommands(app_commands.Group):
    """The GM's hand."""

    def __init__(self) -> None:
        super().__init__(name="gm", description=told("cmd-skirmish-gm"))

    @command("skirmish-gm-panel")
    async def panel(self, visit: Visit, game: str = "") -> None:
        """Open the panel, with all that the GM may do."""
        await visit.show(await visit.services.forms.show(await visit.game(game), visit.person, PANEL))

    @command("skirmish-gm-place", thing=figures_of("all"))
    async def place(
        self,
        visit: Visit,
        thing: str,
        at: str,
        reason: Reason,
        facing: app_commands.Range[int, 0, 359] | None = None,
        game: str = "",
    ) -> None:
        """Put a figure or marker somewhere."""
        game_id = await visit.game(game)
        x, y = place_in(await view_of(visit, game_id), at, visit.words)
        way = -1 if facing is None else facing
        await by_gm(visit, game_id, "gm.place", id=thing, x=x, y=y, reason=reason, facing=way)

    @command("skirmish-gm-remove", thing=figures_of("all"))
    async def remove(self, visit: Visit, thing: str, reason: Reason, game: str = "") -> None:
        """Take something off the table."""
        await by_gm(visit, await visit.game(game), "gm.remove", id=thing, reason=reason)

    @command("skirmish-gm-status", health=fixed("health", HEALTH), figure=figures_of("all"))
    async def status(
        self,
        visit: Visit,
        figure: str,
        reason: Reason,
        suppressed: app_commands.Range[int, 0, 3] = -1,
        wounds: app_commands.Range[int, 0, 4] = -1,
        out: app_commands.Range[int, 0, 20] = -1,
        health: str = "",
        fleeing: bool | None = None,
        seen: bool | None = None,
        game: str = "",
    ) -> None:
        """Set a figure's status."""
        await by_gm(
            visit,
            await visit.game(game),
            "gm.status",
            id=figure,
            reason=reason,
            suppressed=suppressed,
            wounds=wounds,
            out=out,
            health=health,
            fleeing=_yes(fleeing),
            seen=_yes(seen),
        )

    @command("skirmish-gm-spawn", rank=fixed("rank", RANKS))
    async def spawn(
        self,
        visit: Visit,
        rank: str,
        at: str,
        reason: Reason,
        number: app_commands.Range[int, 1, MOST_SPAWNED] = 1,
        seen: bool = False,
        game: str = "",
    ) -> None:
        """Bring figures or a marker to the table."""
        game_id = await visit.game(game)
        x, y = place_in(await view_of(visit, game_id), at, visit.words)
        await by_gm(visit, game_id, "gm.spawn", rank=rank, n=number, x=x, y=y, reason=reason, seen=seen)

    @command("skirmish-gm-terrain", kind=fixed("terrain", terrain_kinds()), shape=fixed("shape", SHAPES))
    async def terrain(
        self,
        visit: Visit,
        id: app_commands.Range[str, 1, 12],  # noqa: A002 - it is one
        kind: str,
        shape: str,
        size: app_commands.Range[str, 1, 300],
        reason: Reason,
        name: app_commands.Range[str, 0, 30] = "",
        game: str = "",
    ) -> None:
        """Add a piece of terrain, or put another in its place."""
        piece = {"id": id.upper(), "kind": kind, "shape": shape, "size": numbers(size), "name": name}
        await by_gm(visit, await visit.game(game), "gm.build", piece=piece, reason=reason)

    @command("skirmish-gm-reroll")
    async def reroll(self, visit: Visit, reason: Reason, game: str = "") -> None:
        """Roll the last die again."""
        await by_gm(visit, await visit.game(game), "gm.reroll", reason=reason)

    @command("skirmish-gm-veto", group=figures_of("groups"))
    async def veto(
        self,
        visit: Visit,
        group: app_commands.Range[str, 1, 20],
        reason: Reason,
        again: bool = False,
        game: str = "",
    ) -> None:
        """Veto one group's reaction, or have its die rolled again."""
        game_id = await visit.game(game)
        if GM not in (await visit.services.game_lists.info(game_id)).seats_of(visit.person.id):
            raise Refused("bot-skirmish-gm-only")
        await typed(visit, game_id, f"{'reroll' if again else 'veto'} {group} because {reason}", seat=GM)

    @command("skirmish-gm-modifier", what=fixed("modifier", WHAT), on=figures_of("all"))
    async def modifier(
        self,
        visit: Visit,
        what: str,
        by: app_commands.Range[int, -10, 10],
        reason: Reason,
        on: str = "",
        turns: app_commands.Range[int, 0, 60] = 1,
        game: str = "",
    ) -> None:
        """Rule a modifier."""
        await by_gm(
            visit, await visit.game(game), "gm.rule", what=what, by=by, reason=reason, on=on, turns=turns
        )

    @command("skirmish-gm-end")
    async def end(self, visit: Visit, reason: Reason, game: str = "") -> None:
        """End the players' step."""
        await by_gm(visit, await visit.game(game), "gm.end_phase", reason=reason)

    @command("skirmish-gm-watch")
    async def watch(self, visit: Visit, asked: bool = True, pause: bool = False, game: str = "") -> None:
        """Be asked before the enemy acts, and after each of its groups."""
        await by_gm(visit, await visit.game(game), "gm.watch", watch=asked, pause=pause)

    @command("skirmish-gm-gate", do=fixed("gate", GATES))
    async def gate(self, visit: Visit, do: str, reason: Reason, game: str = "") -> None:
        """Open or shut the Stargate, or break its dialling device."""
        await by_gm(visit, await visit.game(game), "gm.gate", what=do, reason=reason)

    @command("skirmish-gm-call", how=fixed("call", ("won", "lost", "drawn")))
    async def call(self, visit: Visit, how: str, reason: Reason, game: str = "") -> None:
        """Say how the mission would end; it does so once that is confirmed."""
        await by_gm(visit, await visit.game(game), "gm.call", how=how, reason=reason)


def _yes(value: bool | None) -> str:
    return "" if value is None else "yes" if value else "no"
