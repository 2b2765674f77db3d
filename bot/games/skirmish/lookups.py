"""What players name and look up: figures, groups and places as their seat sees them, the team, the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.play.model.editors import EditorPage
from bot.play.model.terms import Refused
from bot.play.model.texts import escaped
from bot.play.model.title import Lookup
from bot.ui.interactions import suggestions
from bot.ui.visit import Interaction, Visit, person
from engine.core.contract import View
from engine.core.errors import EngineError
from engine.core.rules import Seat
from engine.skirmish.model.state import GM, Point
from engine.skirmish.queries.view import TableView, places
from engine.skirmish.table.geometry import distance, snap
from engine.skirmish.table.scenario_file import LONGEST_BRIEF
from render.core.text import Words
from render.skirmish.elements.names import says
from render.skirmish.words.items import figure_line
from render.skirmish.words.prospects import lens, sight_lines


async def view_of(visit: Visit, game: str) -> TableView:
    """Return the table as this person's seat sees it.

    Raises:
        Refused: the game has not begun, or is another's.

    """
    return a_table((await visit.services.player_views.look(game, visit.person)).view)


def a_table(view: View | None) -> TableView:
    """Check that a view is one of this game.

    Raises:
        Refused: there is none yet, or it is another game's.

    """
    if view is None:
        raise Refused("refused-lobby")
    if not isinstance(view, TableView):
        raise Refused("bot-skirmish-other-game")
    return view


async def seat_for(visit: Visit, game: str, figure: str) -> str:
    """Return this person's seat that leads a figure, or "" if none does."""
    view = await view_of(visit, game)
    f = view.figures.get(figure.upper())
    mine = (await visit.services.game_lists.info(game)).seats_of(visit.person.id)
    return f.seat if f is not None and f.seat in mine else ""


def place_in(view: TableView, text: str, say: Words) -> Point:
    """Read a place: two numbers, or a name.

    Raises:
        Refused: it is neither.

    """
    words = text.replace(",", " ").replace("/", " ").split()
    try:
        x, y = (float(w.rstrip('"″')) for w in words)
    except ValueError:
        want = text.strip().casefold()
        named = ((at, {name.casefold(), says(name, say).casefold()}) for name, at in places(view))
        found = next((at for at, called in named if want in called), None)
        if found is None:
            raise Refused("bot-skirmish-no-place", text=text[:60]) from None
        return found
    if not (abs(x) < 1000 and abs(y) < 1000):
        raise Refused("bot-skirmish-no-place", text=text[:60])
    return snap((x, y))


# -- autocomplete ----------------------------------------------------------------------------------------


async def seen_by(interaction: Interaction) -> tuple[TableView | None, tuple[str, ...]]:
    """Return the user's view and seats."""
    services = interaction.client.services
    who = person(interaction)
    try:
        game = await suggestions.game_meant(interaction)
        if game is None:
            return None, ()
        sight = await services.player_views.look(game.id, who)
    except (Refused, EngineError):
        return None, ()
    view = sight.view if isinstance(sight.view, TableView) else None
    return view, sight.game.seats_of(who.id)


def figures_of(whose: str) -> suggestions.Complete:
    """Make a completion for figures: "mine", "team", "enemy", "all" that is on the table, or "groups"."""

    async def complete(interaction: Interaction, text: str) -> suggestions.Choices:
        view, mine = await seen_by(interaction)
        if view is None:
            return []
        want = text.casefold()
        found = [(x, line) for x, line in _lines(view, mine, whose, interaction) if want in line.casefold()]
        return [suggestions.choice(line, x) for x, line in found][: suggestions.MOST]

    return complete


def _lines(
    view: TableView, mine: Collection[Seat], whose: str, interaction: Interaction
) -> Iterator[tuple[str, str]]:
    if whose == "groups":
        yield from ((g.id, f"{g.id} {g.name}".strip()) for g in view.bands.values() if g.side == "jaffa")
        return
    me = view.figures.get(str(getattr(interaction.namespace, "figure", "")).upper())
    for f in view.figures.values():
        fits = {
            "mine": f.seat in mine,
            "team": f.side == "sgc",
            "enemy": f.side != "sgc",
            "all": True,
        }[whose]
        if fits and f.on_table:
            far = f' · {distance(me.at, f.at):.1f}"' if me and whose == "enemy" else ""
            yield f.id, f"{f.id} · {f.name}{far}" if f.name != f.id else f"{f.id}{far}"
    if whose == "all":
        yield from ((m, m) for m in (*view.markers, *view.charges))
        yield from ((p.id, f"{p.id} · {p.name or p.kind}") for p in view.pieces)


async def complete_place(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer places with a name; coordinates and directions are typed."""
    view, _ = await seen_by(interaction)
    if view is None:
        return []
    say, want = await suggestions.words_for(interaction), text.casefold()
    found = {name: at for name, at in places(view) if want in f"{name} {says(name, say)}".casefold()}
    return [
        suggestions.choice(f"{says(name, say)} · {at[0]:g} {at[1]:g}", name) for name, at in found.items()
    ][: suggestions.MOST]


def own(text: str, say: Words) -> str:
    """Return a table's text, translated if the table comes with the game, safe to show."""
    return escaped(says(text, say), LONGEST_BRIEF)


def sight(x: Lookup) -> EditorPage:
    """Case SIGHT.1: what a figure sees. Players look with their own side's eyes, the GM with anybody's.

    Raises:
        Refused: there is no such figure for this seat.

    """
    f = a_table(x.view).figures.get(x.about)
    if f is None or not f.on_table or (f.side != "sgc" and x.seat != GM):
        raise Refused("bot-skirmish-no-figure", id=x.about)
    return EditorPage(tuple(sight_lines(x.state, f, x.say)), pictured=True, lit=(lens(x.state, f),))


def team(x: Lookup) -> EditorPage:
    """Show the team: every player figure with its remaining strength."""
    figures = [f for f in a_table(x.view).figures.values() if f.side == "sgc" and f.seat]
    return EditorPage(
        ("\n".join(figure_line(x.say, f) for f in figures) or x.say("bot-skirmish-team-empty"),)
    )


def table(x: Lookup) -> EditorPage:
    """Show the table: the brief, what wins, what loses, and how far it is done."""
    v, say = a_table(x.view), x.say
    done = "\n".join(f"- {own(o.name, say)}: {say(f'skirmish-work-{v.state[o.id]}')}" for o in v.objectives)
    win = "\n".join(f"- {own(c.name, say)}" for c in v.win)
    lose = "\n".join(f"- {own(c.name, say)}" for c in v.lose)
    lines = [
        own(v.brief, say),
        f"{say('bot-skirmish-win')}\n{win}",
        f"{say('bot-skirmish-lose')}\n{lose}",
    ]
    return EditorPage((*lines, *([f"{say('bot-skirmish-goals')}\n{done}"] if done else [])), pictured=True)


STUDIES = {"sight": sight, "team": team, "table": table}
