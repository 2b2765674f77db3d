"""What players name and look up: figures, groups and places as their seat sees them, the team, the table."""

from __future__ import annotations

from bot.play.model.editors import EditorPage
from bot.play.model.terms import Refused
from bot.play.model.texts import escaped
from bot.play.model.title import Lookup
from engine.core.contract import View
from engine.core.rules import Seat
from engine.skirmish.model.state import GM, Point
from engine.skirmish.queries.view import TableView, places
from engine.skirmish.table.geometry import snap
from engine.skirmish.table.scenario_file import LONGEST_BRIEF
from render.core.text import Words
from render.skirmish.elements.names import says
from render.skirmish.words.items import figure_line
from render.skirmish.words.prospects import lens, sight_lines


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


def seeing(view: View, seat: Seat | None, say: Words) -> list[tuple[str, str]]:
    """List the figures whose sight may be looked up: the players', to the GM all."""
    figures = a_table(view).figures.values()
    mine = [f for f in figures if f.on_table and (f.side == "sgc" or seat == GM)]
    return [(f"{f.id} · {f.name}" if f.name != f.id else f.id, f.id) for f in mine]


STUDIES = {"sight": sight, "team": team, "table": table}
ABOUT = {"sight": seeing}
