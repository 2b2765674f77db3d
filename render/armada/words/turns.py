"""The opening, orders, moves and scouting in words, a sentence an event."""

from __future__ import annotations

from engine.core.rules import Facts
from render.armada.words.alt_text import place
from render.armada.words.readback import Names, Say, counted, force, named, roll, some
from render.core.text import Words, join_list


def _defender(f: Facts, names: Names, words: Words) -> str:
    key = "armada-defender-rolled" if f["rolled"] else "armada-defender"
    return words(key, name=names[f["seat"]], rolled=roll(f["rolled"], names))


def _bought(f: Facts, names: Names, words: Words) -> str:
    key, points = ("armada-bought-part", f["points"]) if "points" in f else ("armada-bought", 0)
    return words(key, cost=str(f["cost"]), unspent=str(f["unspent"]), points=points, ships=f["ships"])


def _initiative(f: Facts, names: Names, words: Words) -> str:
    key = "armada-initiative-again" if f.get("again") else "armada-initiative"
    return words(key, name=names.get(f["seat"], ""), rolled=roll(f["rolled"], names))


def _moved(f: Facts, names: Names, words: Words) -> str:
    together: dict[str, list[str]] = {}
    for x in f["lines"]:
        together.setdefault(x["to"], []).extend(x["units"])
    ways = [
        words("armada-way", units=named(tuple(units), words), n=len(units), to=place(to, words))
        for to, units in together.items()
    ]
    return words("armada-moved", ways="; ".join(ways)) if ways else ""


def _handled(f: Facts, names: Names, words: Words) -> str:
    given = [
        *([named(tuple(f["units"]), words)] if f["units"] else []),
        *counted(f.get("stores") or {}, words),
    ]
    at = place(f["at"], words) if f.get("at") else ""
    return words(f"armada-{f['what']}", ship=f.get("ship", ""), units=join_list(given, words), at=at)


def _void(f: Facts, names: Names, words: Words) -> str:
    key = f"armada-void-{f['why']}"
    return words("armada-void", unit=f["unit"], why=words(key if words.has(key) else "armada-void-other"))


def _sent(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-sent", ship=f["ship"], seekers=some("seeker", f["n"], words), at=place(f["at"], words)
    )


def _lying(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-lying",
        seekers=some("seeker", f["n"], words),
        at=place(f["at"], words),
        total=f["total"],
    )


def _nobody(f: Facts, names: Names, words: Words) -> str:
    return words("armada-nobody-there", at=place(f["at"], words))


def _probed(f: Facts, names: Names, words: Words) -> str:
    return words("armada-probed", ship=f["ship"], at=place(f["to"], words))


def _scouting(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-scouting",
        name=names[f["seat"]],
        at=place(f["at"], words),
        shown=words(f"armada-shown-{f['shown']}"),
    )


def _scouted(f: Facts, names: Names, words: Words) -> str:
    units = [*f["ships"]]
    found = [force(units, words)] if units else []
    found += counted(f["units"], words)
    if f["ambush"]:
        found.append(some("ambush", f["ambush"], words))
    key = "armada-scouted" if found else "armada-scouted-none"
    return words(key, at=place(f["at"], words), by=f["by"], found=join_list(found, words) if found else "")


SAY: dict[str, Say] = {
    "defender": _defender,
    "bought": _bought,
    "initiative": _initiative,
    "moved": _moved,
    "handled": _handled,
    "void": _void,
    "sent": _sent,
    "lying": _lying,
    "nobody": _nobody,
    "probed": _probed,
    "scouting": _scouting,
    "scouted": _scouted,
}
