"""The fields of the GM's forms: chosen where the answers are few, typed where they are not."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.skirmish.order_menu import EIGHTHS, place_choices
from bot.games.skirmish.wording import own
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import MOST_LINES, EditorContext, Field
from bot.play.model.ports import Choice
from engine.skirmish.gm.actions import LONGEST_REASON
from engine.skirmish.gm.messages import ENEMY, LONGEST_MESSAGE, NARRATOR
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import LONGEST_NAME
from render.core.text import Words
from render.skirmish.elements.names import signed, way

#: A modifier for everybody; the value of a choice cannot be empty.
ALL = NOWHERE
#: Speakers whose name need not be typed.
VOICES = {"enemy": ENEMY, "gm": NARRATOR}
#: A modifier lies between this and its negative.
MOST_BY = 10
#: Fields that may be left empty; fields that are long; maximum lengths.
OPTIONAL = frozenset({"spot", "at", "facing", "name", "named", "on"})
LONG = frozenset({"text", "reason"})
MOST = {"reason": LONGEST_REASON, "text": LONGEST_MESSAGE, "named": LONGEST_NAME, "name": LONGEST_NAME}
USUAL = {"turns": "1", "voice": "enemy", "on": ALL}


def field_of(b: EditorContext, name: str, detail: str) -> Field:
    """Make a field; one whose choices are too many is typed."""
    choices = CHOICES[name](b, detail) if name in CHOICES else ()
    few = len(choices) <= MOST_LINES
    label, hint = b.say(f"bot-skirmish-gm-field-{name}"), b.say.find(f"bot-skirmish-gm-hint-{name}", "")
    most, long, needed = MOST.get(name, 80), name in LONG, name not in OPTIONAL
    usual = USUAL.get(name, "") if few else ""
    return Field(name, label, hint, usual, most, long, needed, choices if few else ())


def voice_of(name: str, say: Words) -> str:
    """Name one of the two voices that need no name of their own."""
    return say(f"skirmish-voice-{name or 'gm'}")


def _spots(b: EditorContext, detail: str) -> tuple[Choice, ...]:
    f = b.view.narrow(TableView).figures.get(detail)
    return place_choices(b, f.at if f else None)


def _ways(b: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(way(x, b.say), str(x)) for x in EIGHTHS)


def _voices(b: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(voice_of(name, b.say), x) for x, name in VOICES.items())


def _modifiers(b: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(signed(n), str(n)) for n in range(MOST_BY, -MOST_BY - 1, -1) if n)


def _targets(b: EditorContext, detail: str) -> tuple[Choice, ...]:
    """Offer all, the groups and the figures that are on the table."""
    v = b.view.narrow(TableView)
    groups = [Choice(f"{x} · {own(g.name, b.say)}", x) for x, g in v.bands.items()]
    figures = [Choice(f"{f.id} · {own(f.name, b.say)}", f.id) for f in v.figures.values() if f.on_table]
    return (Choice(b.say("bot-skirmish-gm-all"), ALL), *groups, *figures)


CHOICES: dict[str, Callable[[EditorContext, str], tuple[Choice, ...]]] = {
    "spot": _spots,
    "facing": _ways,
    "voice": _voices,
    "by": _modifiers,
    "on": _targets,
}
