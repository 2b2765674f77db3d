"""What may be looked up of a game under way: what a figure sees (Case SIGHT.1), the team, the table."""

from __future__ import annotations

from bot.games.skirmish.name_lookup import a_table
from bot.games.skirmish.wording import figure_line, number, own, piece
from bot.play.model.editors import EditorPage
from bot.play.model.terms import Refused
from bot.play.model.title import Lookup
from engine.skirmish.model.state import GM, Figure, State
from engine.skirmish.queries.odds import targets_of, weapon_bands
from engine.skirmish.queries.suggestions import horizon, seen_from
from engine.skirmish.table.terrain import land_of
from render.core.text import Words, percent
from render.skirmish.elements.figure_sight import Lens


def lens(s: State, f: Figure) -> Lens:
    """Return the drawing of a figure's sight: shading, range rings, lines to enemies its side knows."""
    return Lens(
        f.id, horizon(land_of(s), f.at), seen_from(s, f.id), weapon_bands(f.weapon), tuple(targets_of(s, f))
    )


def sight_lines(s: State, f: Figure, say: Words) -> list[str]:
    """List what a figure sees of the enemies known to its side, and nothing of others."""
    odds = {t.target: t for t in targets_of(s, f)}
    lines = []
    for x in seen_from(s, f.id):
        if not x.clear:
            by = ", ".join(piece(s, p, say) for p in x.blockers)
            lines.append(say("bot-skirmish-see-blocked", id=x.figure, range=number(x.range), by=by or "–"))
            continue
        cover = (
            say("bot-skirmish-covered", piece=piece(s, x.cover, say)) if x.cover else say("bot-skirmish-open")
        )
        t = odds.get(x.figure)
        best = t.best if t else None
        band = say(f"skirmish-band-{t.band}") if t else say("skirmish-band-beyond")
        said = say("bot-skirmish-see", id=x.figure, range=number(x.range), band=band, cover=cover)
        if best is not None:
            aim = say(f"skirmish-aim-{best.aim}")
            said += " · " + say("bot-skirmish-see-chance", aim=aim, n=best.shots, chance=percent(best.any))
        lines.append(said)
    rings = ", ".join(
        f'{say(f"skirmish-band-{band}")} {number(far)}"' for band, far in weapon_bands(f.weapon)
    )
    told = "\n".join(lines) or say("bot-skirmish-see-nobody")
    return [figure_line(say, f), told, *([say("bot-skirmish-rings", rings=rings)] if rings else [])]


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
