"""The GM's acts from typed and chosen values: the fields each asks for, and its free action."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.games.skirmish.lookups import own, place_in
from bot.games.skirmish.orders import place_choices
from bot.play.model.custom_ids import NOWHERE
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused, refusing
from bot.play.titles.editors import MOST_LINES, Blank, EditorContext, Field
from engine.core.codec import pack_action
from engine.core.rules import Facts
from engine.skirmish.gm.actions import LONGEST_REASON
from engine.skirmish.gm.messages import ENEMY, LONGEST_MESSAGE, NARRATOR, sealed
from engine.skirmish.gm.presets import PRESETS
from engine.skirmish.model.state import Figure
from engine.skirmish.queries.suggestions import EIGHTHS
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


#: A free action: its name, and its plain data.
Act = tuple[str, Facts]
Given = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Asking:
    """The fields of an act, and the function that makes the act of them and of earlier choices."""

    fields: tuple[str, ...]
    make: Callable[[EditorContext, str, Given], Act]


def numbers(text: str) -> list[float]:
    """Read the numbers of a shape.

    Raises:
        Refused: one is not a number.

    """
    with refusing((ValueError, OverflowError), "bot-skirmish-no-numbers", text=text[:60]):
        return [round(float(x), 1) for x in text.replace(",", " ").split()][:60]


def whole(text: str) -> int:
    """Read a whole number.

    Raises:
        Refused: it is not one.

    """
    with refusing(ValueError, "bot-skirmish-no-numbers", text=text[:60]):
        return int(text.strip().replace("−", "-"))


def blank(b: EditorContext, op: str, detail: str) -> Blank:
    """Return the fields that an act asks for.

    Raises:
        Refused: there is no such act.

    """
    if op not in ASKED:
        raise Refused("refused-malformed")
    fields = tuple(field_of(b, name, detail) for name in ASKED[op].fields)
    return Blank(b.say(f"bot-skirmish-gm-{op}-title", id=detail), fields)


def act_of(b: EditorContext, op: str, detail: str, given: Given) -> Act:
    """Make the act of what was typed, not yet judged.

    Raises:
        Refused: something typed cannot be read.

    """
    if op not in ASKED:
        raise Refused("refused-malformed")
    typed = {k: " ".join(x.split()) for k, x in given.items()}
    name, facts = ASKED[op].make(b, detail, typed)
    return name, {**facts, **({"reason": typed.get("reason", "")} if "reason" in ASKED[op].fields else {})}


# -- one act each ----------------------------------------------------------------------------------------


def _at(b: EditorContext, given: Given) -> dict[str, float]:
    at = given.get("at") or given.get("spot", "")
    if not at:
        raise Refused("refused-nothing")
    x, y = place_in(b.view.narrow(TableView), at, b.say)
    return {"x": x, "y": y}


def _place(b: EditorContext, detail: str, given: Given) -> Act:
    facing = {"facing": whole(given["facing"])} if given.get("facing") else {}
    return "gm.place", {"id": detail, **_at(b, given), **facing}


def _status(b: EditorContext, detail: str, given: Given) -> Act:
    who, _, what = detail.partition(".")
    f = b.view.narrow(TableView).figures.get(who)
    if f is None or what not in STATUSES:
        raise Refused("refused-gone")
    return "gm.status", {"id": who, **STATUSES[what](f)}


def _spawn(b: EditorContext, detail: str, given: Given) -> Act:
    if detail not in PRESETS:
        raise Refused("refused-gone")
    at = _at(b, given)
    made = PRESETS[detail].spawn((at["x"], at["y"]), "", seen=False)
    return "gm.spawn", pack_action(type(made), made)


def _build(b: EditorContext, detail: str, given: Given) -> Act:
    size = numbers(given.get("size", ""))
    kind, _, old = detail.partition(".")
    thin = kind in ("wall", "ditch")
    shape = {3: "circle", 4: "line" if thin else "rect"}.get(len(size), "polygon")
    taken = {p.id for p in b.view.narrow(TableView).pieces}
    new = next(x for x in (f"T{n}" for n in range(1, 100)) if x not in taken)
    piece = {"id": old or new, "kind": kind, "shape": shape, "size": size, "name": given.get("name", "")}
    return "gm.build", {"piece": piece}


def _rule(b: EditorContext, detail: str, given: Given) -> Act:
    by, turns = whole(given.get("by", "")), whole(given.get("turns", "1"))
    view, on = b.view.narrow(TableView), given.get("on", "").removeprefix(ALL)
    on = next((x for x in (*view.figures, *view.bands) if x.casefold() == on.casefold()), on)
    return "gm.rule", {"what": detail, "by": by, "turns": turns, "on": on}


def _say(b: EditorContext, detail: str, given: Given) -> Act:
    voice = given.get("named") or given.get("voice", "")
    own = {**VOICES, **{voice_of(x, b.say).casefold(): x for x in VOICES.values()}}
    return "gm.say", {"text": given.get("text", ""), "voice": own.get(voice.casefold(), voice)}


def _note(b: EditorContext, detail: str, given: Given) -> Act:
    made = sealed(given.get("text", ""), secrets.token_hex(16))
    return "gm.note", pack_action(type(made), made)


def _named(name: str, key: str = "") -> Callable[[EditorContext, str, Given], Act]:
    """Make an act that takes nothing but what was chosen, and its reason."""
    return lambda b, detail, given: (name, {key: detail} if key else {})


ASKED = {
    "place": Asking(("spot", "at", "facing", "reason"), _place),
    "remove": Asking(("reason",), _named("gm.remove", "id")),
    "status": Asking(("reason",), _status),
    "spawn": Asking(("spot", "at", "reason"), _spawn),
    "build": Asking(("size", "name", "reason"), _build),
    "rule": Asking(("by", "on", "turns", "reason"), _rule),
    "reroll": Asking(("reason",), _named("gm.reroll")),
    "say": Asking(("voice", "named", "text"), _say),
    "handout": Asking(("text",), lambda b, d, x: ("gm.handout", {"seat": d, "text": x.get("text", "")})),
    "note": Asking(("text",), _note),
    "end": Asking(("reason",), _named("gm.end_phase")),
    "gate": Asking(("reason",), _named("gm.gate", "what")),
    "call": Asking(("reason",), _named("gm.call", "how")),
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


def statuses(view: TableView, f: Figure) -> list[str]:
    """List the conditions that a figure could be given."""
    known = f.id in view.aware if f.side == "sgc" else f.id not in view.hidden
    so = {
        "suppress": f.suppressed == 3,
        "steady": not f.suppressed,
        "wound": f.wounds + 1 >= f.actions,  # a figure without actions is disabled (Ruling K28)
        "heal": not f.wounds,
        "wake": not f.out,
        "hide": not known,
        "show": known,
        "flee": f.fleeing,
        "rally": not f.fleeing,
        **{x: STATUSES[x](f)["health"] == f.health for x in HEALTHS},
    }
    return [x for x in STATUSES if not so.get(x, False)]
