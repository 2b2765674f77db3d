"""Events in sentences: one by one, and runs of them that belong together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.rules import Event, Facts, Seat
from render.core.text import Words, join_list
from render.stargate.elements.units import all_called, called

#: Rolls that other events mention.
TOLD_ELSEWHERE = {"deploy", "draw", "orbit", "drift", "gravity", "fire"}
#: Events that already tell of a loss, so that the event of the loss needs no sentence.
SAYS_LOST = {"unarmed", "collided", "crowded"}
#: Steps of a single move.
ON_THE_WAY = {"moved", "skimming", "left_orbit"}
#: A phase followed at once by one of these had nothing in it.
PASSING = {"phase_began", "turn_began"}
#: Approach results by their keys in the catalogue.
EFFECTS = {"0": "none", "1": "m1", "2": "m2", "3": "m3", "1d": "d1", "2d": "d2"}
#: Events whose lists name counters one by one; in others a crew acts as one.
SINGLY = {"eliminated", "crowded", "unarmed", "collided"}


def sentence(e: Event, names: Mapping[Seat, str], words: Words) -> str:
    """Word one event of StarGate, or a roll."""
    f = e.facts
    if e.kind == "rolled":
        if f.get("why") in TOLD_ELSEWHERE or e.case in {"9.2", "9.5"}:
            return ""
        return words("event-rolled", sides=f["sides"], n=f["n"])
    if e.kind in _SPECIAL:
        return _SPECIAL[e.kind](f, names, words)
    return words(f"stargate-{e.kind.replace('_', '-')}", **_plain(e.kind, f, names, words))


def _plain(kind: str, f: Facts, names: Mapping[Seat, str], words: Words) -> Facts:
    """Convert facts for the catalogue: units named, lists joined."""
    facts = {k: x for k, x in f.items() if isinstance(x, str | int) and not isinstance(x, bool)}
    units = f.get("units", ())
    facts["units"] = all_called(units, words) if kind in SINGLY else called(units, words)
    facts["n"] = f.get("n", len(units))
    facts["name"] = names.get(f.get("seat", ""), "")
    return facts


def _phase(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    return words("stargate-phase-began", phase=f["phase"], name=names.get(f["seat"], f["seat"]))


def _began(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    units = called(f["units"], words)
    if f.get("lender"):
        return words("stargate-began-lent", units=units, at=f["at"], lender=f["lender"])
    return words("stargate-began", units=units, at=f["at"], mode=f["mode"])


def _moved(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    path = f["path"]
    if path[0] == path[-1]:
        return words("stargate-moved-back", units=called(f["units"], words), at=path[0])
    return words("stargate-moved", units=called(f["units"], words), **{"from": path[0], "to": path[-1]})


def _turning(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    fire = [called(c, words) for c in f["fire"]]
    said = join_list(fire, words) if fire else ""
    return words("stargate-turning", units=called(f["units"], words), at=f["at"], n=len(fire), fire=said)


def _teleported(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    units, over = called(f["units"], words), f["over"]
    if not over:
        return words("stargate-teleported", units=units, at=f["at"], to=f["to"])
    return words(
        "stargate-teleported-over",
        units=units,
        at=f["at"],
        to=f["to"],
        over=join_list([body(x[0], words) for x in over], words),
    )


def body(name: str, words: Words) -> str:
    """Name a Stargate or the Nullgate."""
    return words("stargate-nullgate") if name == "N" else words("stargate-gate", gate=name)


def _waits(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    key, units = "stargate-waits-best" if f["to"] else "stargate-waits", called(f["units"], words)
    return words(key, name=names.get(f["seat"], f["seat"]), looked=f["looked"], units=units, to=f["to"])


def _scattered(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    units = called(f["units"], words)
    if not f["to"]:
        return words("stargate-scattered-off", units=units)
    return words("stargate-scattered", units=units, at=f["at"], to=f["to"])


def _drifting(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    way = words(f"stargate-way-{f['way']}")
    return words("stargate-drifting", unit=f["unit"], at=f["at"], rolled=f["rolled"], way=way)


def _drifted(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    path = f["path"]
    return words("stargate-drifted", unit=f["unit"], **{"from": path[0], "to": path[-1]})


def _approaching(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    key = f"stargate-approaching-{f['shield']}" if f["shield"] else "stargate-approaching"
    return words(key, units=called(f["units"], words), at=f["at"], foes=all_called(f["foes"], words))


def _barred(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    return words("stargate-barred", option=words(f"stargate-tactic-{f['option']}"))


def _options(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    chosen = {seat: words(f"stargate-tactic-{option}") for seat, option in f["seats"].items()}
    return words("stargate-options", **chosen, number=f["number"], effect=EFFECTS[f["number"]])


def _fight(f: Facts, words: Words) -> Facts:
    """Word the facts of a combat."""
    return {
        "hexes": join_list(f["hexes"], words),
        "attackers": all_called(f["attackers"], words),
        "defenders": all_called(f["defenders"], words),
        "ranged": all_called([x[0] for x in f["ranged"]], words) if f["ranged"] else "",
        "attack": f["attack"],
        "defence": f["defence"],
        "differential": signed(f["differential"]),
        "column": f["column"],
    }


def signed(n: int) -> str:
    """Write a number with its sign.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '-2')
    """
    return f"{n:+d}" if n else "0"


def _combat(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    return words("stargate-combat-ranged" if f["ranged"] else "stargate-combat", **_fight(f, words))


def _hopeless(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    return words("stargate-hopeless", **_fight(f, words))


def _dispersed(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    key = "stargate-dispersed-stays" if f["at"] == f["to"] else "stargate-dispersed"
    return words(key, units=called(f["units"], words), at=f["at"], to=f["to"])


def _berserk(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    target = f["target"]
    if not target:
        return words("stargate-berserk-alone", unit=f["unit"], at=f["at"])
    return words("stargate-berserk", unit=f["unit"], at=f["at"], target=called(target, words))


def _gravity(f: Facts, names: Mapping[Seat, str], words: Words) -> str:
    return words("stargate-gravity", n=f["n"], side=f["seat"] or "nobody")


_SPECIAL: dict[str, Callable[[Facts, Mapping[Seat, str], Words], str]] = {
    "phase_began": _phase,
    "waits": _waits,
    "began": _began,
    "moved": _moved,
    "turning": _turning,
    "teleported": _teleported,
    "scattered": _scattered,
    "drifting": _drifting,
    "drifted": _drifted,
    "approaching": _approaching,
    "barred": _barred,
    "options": _options,
    "combat": _combat,
    "hopeless": _hopeless,
    "dispersed": _dispersed,
    "berserk": _berserk,
    "gravity": _gravity,
}


# -- runs of events --------------------------------------------------------------------------------------


def story(events: Sequence[Event], prose: Callable[[Event], str], words: Words) -> list[str]:
    """Word a run of events. Steps of one way are joined, dice follow the fire, losses are told once."""
    said: list[str] = []
    rest = list(events)
    lost: set[str] = set()
    before = ""
    while rest:
        e = rest.pop(0)
        if e.kind == "moved":
            line = _way(e, rest, prose, words)
        elif e.kind == "turning":
            line = _fire(e, rest, prose, words)
        elif e.kind == "drifting":
            line = _drift(e, rest, prose)
        else:
            line = "" if _needless(e, rest, lost, before) else prose(e)
        if e.kind in SAYS_LOST:
            lost.update((*e.facts["units"], e.facts.get("unit", "")))
        said += [line] if line else []
        before = e.kind if line else before
    return said


def _needless(e: Event, rest: Sequence[Event], lost: set[str], before: str) -> bool:
    """Return whether other events already say the same; `before` is the kind of the one told last."""
    match e.kind:
        case "began":
            return any(_goes(x, e) for x in rest)
        case "stopped":
            return before not in ("", "passed")  # a unit that got through could have gone on
        case "phase_began":
            return e.facts["phase"] == "gravity" or (bool(rest) and rest[0].kind in PASSING)
        case "sealed":
            return any(x.kind == "options" for x in rest)
        case "eliminated":
            return lost.issuperset(e.facts["units"])
    return False


def _goes(e: Event, began: Event) -> bool:
    """Return whether an event shows that a unit which began to move went somewhere."""
    units = e.facts.get("units")
    return e.kind in {"moved", "teleported"} and units == began.facts["units"]


def _way(e: Event, rest: list[Event], prose: Callable[[Event], str], words: Words) -> str:
    """Join the steps of a way, with the circling of a Stargate, up to where something else is told of it."""
    path, circled, out = list(e.facts["path"]), Facts(), ""
    while rest and rest[0].kind in ON_THE_WAY and rest[0].facts["units"] == e.facts["units"]:
        then = rest.pop(0)
        if then.kind == "moved":
            path += then.facts["path"][1:]
        elif then.kind == "skimming":
            circled = then.facts
        else:
            out = prose(then)
    line = prose(e._replace(facts={**e.facts, "path": path}))
    if circled:
        line = words(
            "stargate-moved-skims",
            units=called(e.facts["units"], words),
            gate=circled["gate"],
            sense=circled["sense"],
            **{"from": path[0], "to": path[-1]},
        )
    return f"{line} {out}".strip()


def _fire(e: Event, rest: list[Event], prose: Callable[[Event], str], words: Words) -> str:
    """Word turning fire with its dice; "missed" is part of it."""
    dice = []
    while rest and rest[0].kind == "rolled" and rest[0].facts.get("why") == "fire":
        dice.append(rest.pop(0).facts["n"])
    line = prose(e)
    if dice:
        line += " " + words("stargate-fire-dice", dice=join_list(dice, words))
    return line


def _drift(e: Event, rest: list[Event], prose: Callable[[Event], str]) -> str:
    """Word a mindless transport's way in one sentence if nothing else happens on it."""
    if rest and rest[0].kind == "drifted" and rest[0].facts["unit"] == e.facts["unit"]:
        return f"{prose(e)} {prose(rest.pop(0))}"
    return prose(e)
