"""Events in sentences: one by one, and runs of them that belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.rules import Event, Facts, Seat
from engine.skirmish.model.state import GM
from engine.skirmish.table.geometry import walked_length
from render.core.text import Words, join_list
from render.skirmish.elements.names import (
    arms,
    figure,
    figures,
    number,
    place,
    point,
    says,
    signed,
    taken_off,
    way,
)
from render.skirmish.words.actions import letter_called, meaning, voice

#: Steps of the turn that are mentioned only when something happens in them.
QUIET = {"forces", "melee", "morale", "automaton", "end"}
#: Events that are left out when one of these follows at once.
PASSING = {"phase_began", "turn_began", "ended"}
#: Effects that the sentence about the hit tells already, unless they are unusual.
SAID_BY_EFFECT = {"suppressed": "suppress", "killed": "kill", "disabled": "disable"}
#: Rolls that no other event mentions.
ROLLS = {"wound": "skirmish-wound-die", "stun": "skirmish-stun-die"}


def sentence(e: Event, names: Mapping[Seat, str], words: Words) -> str:
    """Word one event of the skirmish, or a roll."""
    f = dict(e.facts)
    if e.kind == "rolled":
        key = ROLLS.get(str(f.get("why", "")))
        return words(key, n=f["n"]) if key else ""
    made = _SPECIAL.get(e.kind)
    key, facts = made(f, names, words) if made else (e.kind, {})
    return words(f"skirmish-{key.replace('_', '-')}", **{**_plain(f, names, words), **facts}) if key else ""


def _plain(f: Facts, names: Mapping[Seat, str], words: Words) -> Facts:
    """Convert facts for the catalogue: figures named, places written out, booleans as 1 and 0."""
    facts = {
        k: int(x) if isinstance(x, bool) else x for k, x in f.items() if isinstance(x, str | int | float)
    }
    facts |= {key: figure(f[key], words) for key in ("figure", "target", "body", "by_figure") if key in f}
    facts |= {key: number(f[key]) for key in ("range", "inches") if key in f}
    for key in ("figures", "targets"):
        if key in f:
            facts[key], facts["n"] = figures(f[key], words), f.get("n", len(f[key]))
    if "x" in f:
        facts["at"] = place(point(f), words)
    if "facing" in f:
        facts["way"] = way(f["facing"], words)
    if "name" in f:
        facts["name"] = says(str(f["name"]), words)
    if "seat" in f:
        facts["name"] = names.get(f["seat"], f["seat"])
    if "markers" in f and not isinstance(f["markers"], int):
        facts["n"] = len(f["markers"])
    return facts


Made = tuple[str, Facts]
Maker = Callable[[Facts, Mapping[Seat, str], Words], Made]


def _either(fact: str, told: str, bare: str) -> Maker:
    return lambda f, names, words: (told if f.get(fact) else bare, {})


def plus(n: int, words: Words) -> str:
    """Write a modifier behind a number, nothing for none."""
    return f" {signed(n)}" if n else ""


# -- before the game, the turn ---------------------------------------------------------------------------


def _enlisted(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    gear = arms(f["weapon"], f["kit"], words)
    return "enlisted", {
        "rank": words(f"skirmish-rank-{f['rank']}"),
        "arms": gear,
        "title": f["name"],
        "name": names.get(f["seat"], f["seat"]),
    }


def _shares(key: str, shares: Mapping[Seat, Sequence[str]], names: Mapping[Seat, str], words: Words) -> str:
    parts = [
        words(
            f"{key}-nobody" if is_empty(x, names, words) else key,
            name=names.get(x, x),
            figures=figures(who, words),
        )
        for x, who in shares.items()
    ]
    return "; ".join(parts)


def is_empty(seat: Seat, names: Mapping[Seat, str], words: Words) -> bool:
    """Return whether nobody has this seat: it is then called what the side is called."""
    return names.get(seat) == words(f"skirmish-side-{seat}")


def _shared(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    who = _shares("skirmish-shares", f["shares"], names, words)
    return ("shared" if len(f["shares"]) > 1 else "shared-one"), {"who": who}


def _left(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    heirs: dict[Seat, list[str]] = {}
    for x, seat in f["to"].items():
        heirs.setdefault(seat, []).append(x)
    who = _shares("skirmish-heirs", heirs, names, words)
    key = "left"
    if is_empty(f["seat"], names, words):
        key = "absent-gm" if f["seat"] == GM else "absent"
    return (f"{key}-heirs", {"who": who}) if who else (key, {})


def _joined_in(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return ("joined" if f["figures"] else "joined-gm" if f["seat"] == GM else "joined-none"), {}


def _seat_done(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    left = [names.get(x, x) for x in f["left"]]
    return "seat-done", {"left": join_list(left, words), "n": len(left)}


def _walked(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    inches = number(walked_length([(x, y) for x, y in f["path"]]))
    facts: Facts = {"at": place(f["path"][-1], words), "inches": inches}
    lost = [taken_off(code, n, words) for code, n in f.get("parts", ())]
    return ("walked-less", {**facts, "parts": ", ".join(lost)}) if lost else ("walked", facts)


# -- seeing, markers, the mission ------------------------------------------------------------------------


def _spotting(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    found = f["found"]
    return "spotting", {"found": found if isinstance(found, int) else len(found)}


def _spotted(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    mine = f["by"] and f["by"] not in f["figures"]
    return "spotted-by" if mine else "spotted", {}


def _marker_moved(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "marker-moved", {"at": place(f["to"], words)}


def _left_table(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    load = [*f["items"], *f["figures"]]
    return ("left-table-with", {"load": join_list(load, words)}) if load else ("left-table", {})


def _gate_opened(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    key = "gate-opened-kills" if f["figures"] else "gate-opened"
    if not f.get("things"):
        return key, {}
    opened = words(f"skirmish-{key}", **_plain(f, names, words))
    return "gate-burns", {"opened": opened, "things": join_list(f["things"], words)}


# -- fire ------------------------------------------------------------------------------------------------


def _shot(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    if "need" not in f:
        return "shot-unseen", {}
    facts = {
        "weapon": words(f"skirmish-weapon-{f['weapon']}"),
        "aim": words(f"skirmish-aim-{f['aim']}"),
        "band": words(f"skirmish-band-{f['band']}"),
        "cover": int(bool(f["cover"])),
        "piece": says(f.get("piece") or f["cover"], words),
        "by": plus(f["modifier"], words),
    }
    if f["sure"]:
        return "shot-sure", facts
    return ("shot-reaction" if f["reaction"] else "shot"), facts


def _effect(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return ("effect" if f.get("n") else "effect-sure"), {"by": plus(f.get("change", 0), words)}


def _out(key: str) -> Maker:
    def made(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
        which = "skirmish-out-rest" if f.get("rest") else "skirmish-out-turns"
        return key, {"how": words(which, out=f["out"], more=f["out"] - 1)}

    return made


def _kit(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "laid", {"kind": words(f"skirmish-kit-{f['kind']}")}


def _thrown(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    if "x" not in f:
        return "thrown-unseen", {}
    return ("thrown-stun" if f["kind"] == "stun" else "thrown"), {"by": plus(f.get("modifier", 0), words)}


def _burst(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    if f["dud"]:
        return "burst-dud", {}
    side, inches = f["scatter"] or ("there", 0)
    return "burst", {"scatter": words(f"skirmish-burst-{side}", inches=number(inches))}


def _blown(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    kind = words(f"skirmish-kit-{f['kind']}")
    return "blown", {"kind": kind, "figure": figure(f["by"], words), "by": int(bool(f["by"]))}


# -- melee, morale, the automaton ------------------------------------------------------------------------


def _sum(roll: Sequence[int], words: Words) -> str:
    fp, extra, die = roll
    return words("skirmish-sum", fp=fp, extra=f" + {extra}" if extra else "", die=die, total=fp + extra + die)


def _melee(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    losers = f["targets"] if f["margin"] > 0 else f["figures"]
    sums = {"a": _sum(f["sgc"], words), "b": _sum(f["jaffa"], words)}
    return "melee", {**sums, "losers": figures(losers, words), "loser": figure(losers[0], words)}


def _morale(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return ("morale" if f["die"] else "morale-sure"), {"by": plus(f["modifier"], words)}


def _reaction(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "reaction", {
        "risk": signed(f["risk"]),
        "letter": letter_called(f["letter"], words),
        "meaning": meaning(f, words),
    }


# -- the GM ----------------------------------------------------------------------------------------------


def changes(changed: Facts, words: Words) -> list[str]:
    """Word what a GM has changed of a figure, one thing each."""
    said = []
    for what, x in changed.items():
        if what == "health":
            said.append(words(f"skirmish-health-{x}"))
        elif what == "fleeing":
            said.append(words("skirmish-change-fleeing" if x else "skirmish-change-rallied"))
        elif what == "seen":
            said.append(words("skirmish-change-seen" if x == "yes" else "skirmish-change-hidden"))
        else:
            said.append(words(f"skirmish-change-{what}", n=x))
    return said


def _gm_status(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "gm-status", {"changes": ", ".join(changes(f["changes"], words)) or "-"}


def middle(f: Facts) -> Sequence[float]:
    """Return the middle of a piece of terrain."""
    size = f["size"]
    even = range(0, len(size) - 1, 2)
    points = [size[:2]] if f["shape"] == "circle" else [size[i : i + 2] for i in even]
    return [sum(x) / len(points) for x in zip(*points, strict=True)]


def _gm_terrain(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    name = f.get("name", "")
    return "gm-terrain-named" if name else "gm-terrain", {
        "kind": words(f"skirmish-terrain-{f['kind']}"),
        "at": place(middle(f), words),
        "name": name,
    }


def _gm_modifier(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "gm-modifier", {"n": signed(f["by"]), "on": f["on"] or words("skirmish-team")}


def _gm_veto(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "gm-veto", {"reroll": int(bool(f.get("reroll", False)))}


def _gm_said(f: Facts, names: Mapping[Seat, str], words: Words) -> Made:
    return "gm-said", {"who": voice(f["voice"], words)}


_SPECIAL: dict[str, Maker] = {
    "enlisted": _enlisted,
    "shared": _shared,
    "left": _left,
    "joined": _joined_in,
    "seat_done": _seat_done,
    "walked": _walked,
    "spotting": _spotting,
    "spotted": _spotted,
    "marker_moved": _marker_moved,
    "took": _either("of", "took-of", "took"),
    "left_table": _left_table,
    "gate_opened": _gate_opened,
    "shot": _shot,
    "effect": _effect,
    "killed": _either("removed", "killed-removed", "killed"),
    "wounded": _out("wounded"),
    "disabled": _out("disabled"),
    "laid": _kit,
    "thrown": _thrown,
    "burst": _burst,
    "blown": _blown,
    "melee": _melee,
    "captured": _either("by", "captured", "captured-alone"),
    "morale": _morale,
    "led": _either("target", "led-fire", "led"),
    "reaction": _reaction,
    "gm_status": _gm_status,
    "gm_terrain": _gm_terrain,
    "gm_modifier": _gm_modifier,
    "gm_veto": _gm_veto,
    "gm_said": _gm_said,
}


# -- runs ------------------------------------------------------------------------------------------------


def story(events: Sequence[Event], prose: Callable[[Event], str]) -> list[str]:
    """Word a run of events: stretches of one walk are joined, and what goes without saying is left out."""
    told = list(_joined([e for e in events if e.kind != "rolled" or e.facts.get("why") in ROLLS]))
    said = (prose(e) for e, later in zip(told, [*told[1:], None], strict=False) if not _idle(e, later))
    return [line for line in said if line]


def _idle(e: Event, later: Event | None) -> bool:
    """Return whether an event can be left out: an empty step, a turn of the head, what the next one says."""
    if e.kind == "faced":
        return later is not None
    if e.kind == "reacting":
        shot = later.facts if later is not None and later.kind == "shot" else {}
        return (shot.get("target"), [shot.get("figure")]) == (e.facts["target"], list(e.facts["figures"]))
    empty = later is None or later.kind in PASSING
    return e.kind == "phase_began" and e.facts["phase"] in QUIET and empty


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Join the stretches of a walk, and a hit's effect with the hit."""
    last: Event | None = None
    for e in events:
        if last is not None and last.kind == e.kind == "walked" and _goes_on(last.facts, e.facts):
            last = last._replace(facts=_longer(last.facts, e.facts))
            continue
        if last is not None and last.kind == "effect" and _is_covered(last.facts, e):
            continue
        if last is not None and (last.kind, e.kind) == ("appeared", "gm_spawned"):
            last = e  # it tells all that the other does
            continue
        if last is not None:
            yield last
        last = e
    if last is not None:
        yield last


def _goes_on(a: Facts, b: Facts) -> bool:
    same = a["figure"] == b["figure"] and a["pace"] == b["pace"]
    return bool(same and list(a["path"][-1]) == list(b["path"][0]))


def _longer(a: Facts, b: Facts) -> Facts:
    """Join two stretches of a walk; what was taken off is told of the whole walk."""
    return {
        **a,
        **b,
        "path": [*a["path"], *b["path"][1:]],
        "inches": round(a["inches"] + b["inches"], 1),
        "parts": b["parts"],
    }


def _is_covered(effect: Facts, e: Event) -> bool:
    """Return whether the effect of a hit already covers everything that followed."""
    f = e.facts
    if (
        e.kind == "walked"
        or SAID_BY_EFFECT.get(e.kind) != effect["result"]
        or f["figure"] != effect["figure"]
    ):
        return False
    return f.get("markers", 1) == 1 and not f.get("out") and not f.get("removed")
