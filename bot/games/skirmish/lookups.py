"""What may be looked up of a game under way: what a figure sees, the team, the table, the aims."""

from __future__ import annotations

from bot.games.skirmish.name_lookup import a_table
from bot.games.skirmish.sight_list import lens, sight_lines
from bot.games.skirmish.wording import figure_line, own
from bot.play.model.terms import Refused
from bot.play.titles.editors import Leaf
from bot.play.titles.title import Lookup
from engine.skirmish.model.state import GM


def sight(x: Lookup) -> Leaf:
    """Case SIGHT.1: what a figure sees. Players look with their own side's eyes, the GM with anybody's.

    Raises:
        Refused: there is no such figure for this seat.

    """
    f = a_table(x.view).figures.get(x.about)
    if f is None or not f.on_table or (f.side != "sgc" and x.seat != GM):
        raise Refused("bot-skirmish-no-figure", id=x.about)
    return Leaf(tuple(sight_lines(x.state, f, x.say)), pictured=True, lit=(lens(x.state, f),))


def team(x: Lookup) -> Leaf:
    """Show the team: every figure of the players with what it has left."""
    figures = [f for f in a_table(x.view).figures.values() if f.side == "sgc" and f.seat]
    return Leaf(("\n".join(figure_line(x.say, f) for f in figures) or x.say("bot-skirmish-team-empty"),))


def table(x: Lookup) -> Leaf:
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
    return Leaf((*lines, *([f"{say('bot-skirmish-goals')}\n{done}"] if done else [])), pictured=True)


STUDIES = {"sight": sight, "team": team, "table": table}
