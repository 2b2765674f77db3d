"""The GM's acts from typed and chosen values: the fields each asks for, and its free action."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.games.skirmish.lookups import own, place_in
from bot.games.skirmish.orders import place_choices
from bot.play.model.action_forms import ActionForm, Ask, Given
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.editors import Blank, EditorContext
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused, refusing
from engine.core.codec import pack_action
from engine.core.rules import Facts
from engine.skirmish.gm.actions import (
    PRESETS,
    Build,
    CallIt,
    EndPhase,
    GateHand,
    Place,
    Remove,
    Reroll,
    Rule,
    SetStatus,
    Spawn,
)
from engine.skirmish.gm.messages import ENEMY, NARRATOR, Handout, Note, Say, sealed
from engine.skirmish.model.state import RULES, Figure
from engine.skirmish.queries.suggestions import EIGHTHS
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import LONGEST_NAME
from engine.skirmish.table.scenario_loader import terrain_kinds
from render.core.text import Words
from render.skirmish.elements.names import signed, way

#: A modifier for everybody; the value of a choice cannot be empty.
ALL = NOWHERE
#: Speakers whose name need not be typed.
VOICES = {"enemy": ENEMY, "gm": NARRATOR}
#: A modifier lies between this and its negative.
MOST_BY = 10
#: The inputs of selects whose choices are acts of several kinds.
TELL, TABLE = "tell", "table"
#: How the keys of the panel's words begin.
WORDS = "bot-skirmish-gm"


def voice_of(name: str, say: Words) -> str:
    """Name one of the two voices that need no name of their own."""
    return say(f"skirmish-voice-{name or 'gm'}")


def _spots(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    f = context.view.narrow(TableView).figures.get(detail)
    return place_choices(context, f.at if f else None)


def _ways(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(way(x, context.say), str(x)) for x in EIGHTHS)


def _voices(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(voice_of(name, context.say), x) for x, name in VOICES.items())


def _modifiers(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(signed(n), str(n)) for n in range(MOST_BY, -MOST_BY - 1, -1) if n)


def _kinds(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    return tuple(Choice(context.say(f"choice-terrain-{x}"), x) for x in terrain_kinds())


def _targets(context: EditorContext, detail: str) -> tuple[Choice, ...]:
    """Offer all, the groups and the figures that are on the table."""
    v = context.view.narrow(TableView)
    groups = [Choice(f"{x} · {own(g.name, context.say)}", x) for x, g in v.bands.items()]
    figures = [Choice(f"{f.id} · {own(f.name, context.say)}", f.id) for f in v.figures.values() if f.on_table]
    return (Choice(context.say("bot-skirmish-gm-all"), ALL), *groups, *figures)


#: A free action: its name, and its plain data.
Act = tuple[str, Facts]
Make = Callable[[EditorContext, str, Given, Facts], Facts]


@dataclass(frozen=True, slots=True)
class Asking:
    """The form of an act, and what makes the act of what it says where that is not the act's own facts."""

    form: ActionForm
    make: Make = lambda b, detail, given, facts: facts


def numbers(text: str) -> list[float]:
    """Read the numbers of a shape.

    Raises:
        Refused: one is not a number.

    """
    with refusing((ValueError, OverflowError), "bot-skirmish-no-numbers", text=text[:60]):
        return [round(float(x), 1) for x in text.replace(",", " ").split()][:60]


def blank(context: EditorContext, op: str, detail: str) -> Blank:
    """Return the fields that an act asks for.

    Raises:
        Refused: there is no such act.

    """
    op, detail = _one(op, detail)
    return ASKED[op].form.blank(context, context.say(f"{WORDS}-{op}-title", id=detail), detail)


def act_of(context: EditorContext, op: str, detail: str, given: Given) -> Act:
    """Make the act of what was typed, not yet judged.

    Raises:
        Refused: something typed cannot be read.

    """
    op, detail = _one(op, detail)
    asked, typed = ASKED[op], {k: " ".join(x.split()) for k, x in given.items()}
    name = next(x for x, free in RULES.frees.items() if free.takes is asked.form.takes)
    return name, asked.make(context, detail, typed, asked.form.facts(context, typed, detail))


def _one(op: str, detail: str) -> tuple[str, str]:
    """Return the act that is meant, with its detail: of a group its detail names it first.

    Raises:
        Refused: there is no such act.

    """
    if op in (TELL, TABLE):
        op, _, detail = detail.partition(".")
    if op not in ASKED:
        raise Refused("refused-malformed")
    return op, detail


# -- one act each ----------------------------------------------------------------------------------------


def _at(context: EditorContext, given: Given) -> dict[str, float]:
    at = given.get("at") or given.get("spot", "")
    if not at:
        raise Refused("refused-nothing")
    x, y = place_in(context.view.narrow(TableView), at, context.say)
    return {"x": x, "y": y}


def _place(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    return {**facts, **_at(context, given)}


def _status(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    who, _, what = detail.partition(".")
    f = context.view.narrow(TableView).figures.get(who)
    if f is None or what not in STATUSES:
        raise Refused("refused-gone")
    return {**facts, "id": who, **STATUSES[what](f)}


def _spawn(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    if detail not in PRESETS:
        raise Refused("refused-gone")
    at = _at(context, given)
    made = PRESETS[detail].spawn((at["x"], at["y"]), "", seen=False)
    return {**pack_action(type(made), made), **facts}


def _build(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    size = numbers(given.get("size", ""))
    kind, _, old = (given.get("kind") or detail).partition(".")
    thin = kind in ("wall", "ditch")
    shape = {3: "circle", 4: "line" if thin else "rect"}.get(len(size), "polygon")
    if shape == "rect":  # from whichever corner it was drawn
        (west, east), (south, north) = sorted(size[::2]), sorted(size[1::2])
        size = [west, south, east, north]
    taken = {p.id for p in context.view.narrow(TableView).pieces}
    new = next(x for x in (f"T{n}" for n in range(1, 100)) if x not in taken)
    piece = {"id": old or new, "kind": kind, "shape": shape, "size": size, "name": given.get("name", "")}
    return {**facts, "piece": piece}


def _rule(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    view, on = context.view.narrow(TableView), facts.get("on", "")
    on = next((x for x in (*view.figures, *view.bands) if x.casefold() == on.casefold()), on)
    return {**facts, "on": on}


def _say(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    voice = given.get("named") or given.get("voice", "")
    own = {**VOICES, **{voice_of(x, context.say).casefold(): x for x in VOICES.values()}}
    return {**facts, "voice": own.get(voice.casefold(), voice)}


def _note(context: EditorContext, detail: str, given: Given, facts: Facts) -> Facts:
    made = sealed(given.get("text", ""), secrets.token_hex(16))
    packed: Facts = pack_action(type(made), made)
    return packed


def _form(takes: type, *names: str, chosen: str = "", **ask: Ask) -> ActionForm:
    return ActionForm(
        takes=takes, key=WORDS, fields=names, chosen=chosen, refused="bot-skirmish-no-numbers", ask=ask
    )


#: A place is chosen or typed; so is the speaker.
SPOT, TYPED = Ask(_spots, optional=True), Ask(optional=True)
NAMED = Ask(most=LONGEST_NAME, optional=True)
ASKED = {
    "place": Asking(
        _form(Place, "spot", "at", "facing", "reason", chosen="id", spot=SPOT, at=TYPED, facing=Ask(_ways)),
        _place,
    ),
    "remove": Asking(_form(Remove, "reason", chosen="id")),
    "status": Asking(_form(SetStatus, "reason"), _status),
    "spawn": Asking(_form(Spawn, "spot", "at", "reason", spot=SPOT, at=TYPED), _spawn),
    "build": Asking(_form(Build, "size", "name", "reason", name=NAMED), _build),
    "draw": Asking(_form(Build, "kind", "size", "name", "reason", kind=Ask(_kinds), name=NAMED), _build),
    "rule": Asking(
        _form(
            *(Rule, "by", "on", "turns", "reason"),
            chosen="what",
            by=Ask(_modifiers),
            on=Ask(_targets, optional=True),
        ),
        _rule,
    ),
    "reroll": Asking(_form(Reroll, "reason")),
    "say": Asking(_form(Say, "voice", "named", "text", voice=Ask(_voices), named=NAMED), _say),
    "handout": Asking(_form(Handout, "text", chosen="seat")),
    "note": Asking(_form(Note, "text"), _note),
    "end": Asking(_form(EndPhase, "reason")),
    "gate": Asking(_form(GateHand, "reason", chosen="what")),
    "call": Asking(_form(CallIt, "reason", chosen="how")),
}

#: What each choice changes about a figure.
STATUSES: dict[str, Callable[[Figure], dict[str, int | str]]] = {
    "suppress": lambda f: {"suppressed": min(3, f.suppressed + 1)},
    "steady": lambda f: {"suppressed": 0},
    "wound": lambda f: {"wounds": min(f.actions, f.wounds + 1)},
    "heal": lambda f: {"wounds": 0},
    "stun": lambda f: {"out": 2},
    "wake": lambda f: {"out": 0},
    "disable": lambda f: {"health": "disabled"},
    "kill": lambda f: {"health": "dead"},
    "surrender": lambda f: {"health": "surrendered"},
    "capture": lambda f: {"health": "captured"},
    "revive": lambda f: {"health": "fit"},
    "flee": lambda f: {"fleeing": "yes"},
    "rally": lambda f: {"fleeing": "no"},
    "hide": lambda f: {"seen": "no"},
    "show": lambda f: {"seen": "yes"},
}
#: Choices that set a figure's health.
HEALTHS = ("disable", "kill", "surrender", "capture", "revive")


def statuses(view: TableView, figure: Figure) -> list[str]:
    """List the conditions that a figure could be given."""
    known = figure.id in view.aware if figure.side == "sgc" else figure.id not in view.hidden
    so = {
        "suppress": figure.suppressed == 3,
        "steady": not figure.suppressed,
        "wound": figure.wounds + 1 >= figure.actions,  # a figure without actions is disabled (Ruling K28)
        "heal": not figure.wounds,
        "wake": not figure.out,
        "hide": not known,
        "show": known,
        "flee": figure.fleeing,
        "rally": not figure.fleeing,
        **{x: STATUSES[x](figure)["health"] == figure.health for x in HEALTHS},
    }
    return [x for x in STATUSES if not so.get(x, False)]
