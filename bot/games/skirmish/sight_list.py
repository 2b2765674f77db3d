"""What a figure sees, in a list: each known enemy, what blocks, band, cover and chance (Case SIGHT.1)."""

from __future__ import annotations

from bot.games.skirmish.wording import figure_line, number, piece
from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.odds import targets_of, weapon_bands
from engine.skirmish.queries.suggestions import horizon, seen_from
from engine.skirmish.table.terrain import land_of
from render.core.text import Words, percent
from render.skirmish.elements.figure_sight import Lens


def lens(s: State, f: Figure) -> Lens:
    """Return what is drawn of a figure's sight: shading, range rings, lines to enemies its side knows."""
    return Lens(
        f.id, horizon(land_of(s), f.at), seen_from(s, f.id), weapon_bands(f.weapon), tuple(targets_of(s, f))
    )


def sight_lines(s: State, f: Figure, say: Words) -> list[str]:
    """List what a figure sees of the enemies that its side knows of; nothing of those it does not."""
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
