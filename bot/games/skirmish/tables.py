"""Tables before the game: missions that ship, the first with a walk-through, and scenario files."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.games.skirmish.lookups import a_table, own
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Control, Post, Tone
from bot.play.model.terms import GameInfo, Refused
from bot.play.queries.replays import TablePreview
from bot.ui.interactions.opening import correctable
from bot.ui.visit import LARGEST_FILE, Visit, read_file
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.state import GM
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_loader import MISSIONS

Players = app_commands.Range[int, 1, 6]
#: The mission that has a walk-through.
FIRST = "first"


def options(players: int, gm: bool, build: bool) -> dict[str, str]:
    """Return the options that are chosen when a table is opened; the others are as usual."""
    return {"players": str(players), "gm": "on" if gm else "off", "team": "built" if build else "ready"}


def values_of(chosen: dict[str, str]) -> str:
    """Write the values of all options in their order, as custom ids carry them."""
    return ".".join(chosen.get(o.name, o.usual) for o in SKIRMISH.options)


def open_button(visit: Visit, named: str, chosen: dict[str, str]) -> Control:
    """Make the button that opens a table, for who has looked at it."""
    label = visit.words("skirmish-open-table")
    return Button(label, make(Verb.OPEN, NOWHERE, SKIRMISH.id, named, values_of(chosen)), Tone.GOOD)


def told_of(visit: Visit, view: TableView) -> list[str]:
    """Say what a table is: brief, size, what wins, what loses."""
    say = visit.words
    size = say(
        "bot-skirmish-size",
        width=f"{view.width:g}",
        height=f"{view.height:g}",
        turns=view.turns,
        points=view.points,
    )
    win = "\n".join(f"- {own(x.name, say)}" for x in view.win)
    lose = "\n".join(f"- {own(x.name, say)}" for x in view.lose)
    return [
        own(view.brief, say),
        size,
        f"{say('bot-skirmish-win')}\n{win}",
        f"{say('bot-skirmish-lose')}\n{lose}",
    ]


def post_of(
    visit: Visit, sketch: TablePreview, *more: str, rows: tuple[tuple[Control, ...], ...] = ()
) -> Post:
    """Lay out a table that is shown beforehand."""
    view = a_table(sketch.view)
    return Post(
        title=f"{SKIRMISH.title}: {own(view.title, visit.words)}",
        text=(*told_of(visit, view), *more),
        image=sketch.image,
        rows=rows,
    )


async def show_mission(visit: Visit, mission: str, lobby: GameInfo | None = None) -> None:
    """Show a mission that ships, and offer to open it; or the table of a lobby, as it will begin."""
    if lobby is not None:
        sketch = await visit.services.boards.sketch(
            SKIRMISH.id,
            visit.person,
            visit.guild,
            scenario=lobby.scenario,
            options=lobby.options,
            files=await visit.services.boards.files(lobby.id),
        )
        await visit.show(post_of(visit, sketch))
        return
    if mission not in MISSIONS:
        raise Refused("bot-skirmish-no-mission", name=mission[:30], missions=", ".join(MISSIONS))
    chosen = options(1, False, False)
    sketch = await visit.services.boards.sketch(
        SKIRMISH.id, visit.person, visit.guild, scenario=mission, options=chosen
    )
    walk = [visit.words("bot-skirmish-walk-first")] if mission == FIRST else []
    how = visit.words(f"bot-skirmish-team-play-{mission}")
    walk.insert(0, visit.words("bot-skirmish-team-play", how=how))
    more = Button(visit.words("new-otherwise"), make(Verb.FORM, NOWHERE, "new", SKIRMISH.id, "here", mission))
    rows = ((open_button(visit, mission, chosen), more),) if visit.guild else ()
    await visit.show(post_of(visit, sketch, *walk, rows=rows))


def named_after(bad: Refused, file: str) -> Refused:
    """Make a refusal name a file as its owner calls it."""
    why = str(bad.facts.get("why", ""))
    return Refused(bad.key, **{**bad.facts, "why": file + why.removeprefix("table")}) if why else bad


async def look_at(visit: Visit, values: str, file: discord.Attachment) -> None:
    """Read a scenario file, show it as a picture, and offer to open a table with it."""
    chosen = dict(zip((o.name for o in SKIRMISH.options), values.split("."), strict=False))
    with correctable(visit, CustomId(Verb.FORM, NOWHERE, ("load", SKIRMISH.id, values)), {}, file):
        text = await read_file(file, LARGEST_FILE)
        try:
            sketch = await visit.services.boards.sketch(
                SKIRMISH.id,
                visit.person,
                visit.guild,
                options=chosen,
                files={"table": text},
                seat=GM if chosen["gm"] == "on" else None,
            )
        except Refused as bad:
            raise named_after(bad, file.filename) from None
    named = await visit.services.records.shelve(
        SKIRMISH.id, visit.person, a_table(sketch.view).title[:40], text
    )
    rows = ((open_button(visit, named, chosen),),) if visit.guild else ()
    await visit.show(post_of(visit, sketch, visit.words("bot-skirmish-kept"), rows=rows))
