"""Battles in words, a sentence an event; tables of shots are in `table`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.model.state import SEATS
from engine.core.rules import Facts
from render.armada.words.alt_text import place
from render.armada.words.readback import Names, Say, counted, force, named, some
from render.armada.words.volley_table import outcomes
from render.core.text import Words, join_list


def _battle_began(f: Facts, names: Names, words: Words) -> str:
    sides = [
        words("armada-battle-side", name=names[seat], units=force(f["units"][seat], words))
        for seat in SEATS
        if f["units"].get(seat)
    ]
    lying = [
        words("armada-battle-ambush", name=names[seat], seekers=some("ambush", n, words))
        for seat, n in f["ambush"].items()
        if n
    ]
    head = words(
        f"armada-battle-began-{f['how']}",
        at=place(f["at"], words),
        name=names[f["caller"]],
        first=names[f["first"]],
    )
    return " ".join([head, *sides, *lying])


def _launched(f: Facts, names: Names, words: Words) -> str:
    said = []
    for seat in SEATS:
        parts = []
        if n := f["seekers"].get(seat, 0):
            key = "armada-seekers-from-ambush" if f["ambush"].get(seat) else "armada-seekers"
            seekers = some("seeker", n, words)
            parts.append(words(key, seekers=seekers, n=f["ambush"].get(seat, 0)))
        if n := f["decoys"].get(seat, 0):
            parts.append(some("decoy", n, words))
        if parts:
            said.append(words("armada-launched", name=names[seat], what=join_list(parts, words)))
    by_ship: dict[str, list[Sequence[str]]] = {}
    for x in f["unloaded"]:
        by_ship.setdefault(x[2], []).append(x)
    said += [words("armada-unloads", ship=ship, units=force(units, words)) for ship, units in by_ship.items()]
    return " ".join(said)


def _intercepted(f: Facts, names: Names, words: Words) -> str:
    return " ".join(
        words("armada-intercepted", name=names[seat], n=n, dice=join_list(f["dice"].get(seat, []), words))
        for seat, n in f["sent"].items()
        if n
    )


def _placed(f: Facts, names: Names, words: Words) -> str:
    on = [words("armada-on", n=n, unit=unit) for unit, n in f["on"].items()]
    return words("armada-placed", name=names[f["seat"]], on=join_list(on, words)) if on else ""


def _covered(f: Facts, names: Names, words: Words) -> str:
    left = [words("armada-on", n=n, unit=unit) for unit, n in f["left"].items() if n]
    hits = sum(bool(x["hit"]) for x in f["shots"])
    key = "armada-covered" if left else "armada-covered-all"
    return words(key, shots=len(f["shots"]), hits=hits, left=join_list(left, words) if left else "")


def _round(f: Facts, names: Names, words: Words) -> str:
    late = words("armada-late", units=named(tuple(f["late"]), words), n=len(f["late"])) if f["late"] else ""
    return f"{words('armada-round', round=f['round'])} {late}".strip()


def _spared(f: Facts, names: Names, words: Words) -> str:
    return words("armada-spared", at=place(f["at"], words), what=words(f"armada-spared-{f['of']}"))


def _retreating(f: Facts, names: Names, words: Words) -> str:
    return (
        words("armada-retreating", name=names[f["seat"]], units=named(tuple(f["units"]), words))
        if f["units"]
        else ""
    )


def _volley(f: Facts, names: Names, words: Words) -> str:
    hits = sum(bool(x["hit"]) for x in f["shots"])
    return words(f"armada-volley-{f['part']}", name=names[f["seat"]], shots=len(f["shots"]), hits=hits)


def _struck(f: Facts, names: Names, words: Words) -> str:
    by: dict[str, list[Facts]] = {}
    for hit in f["hits"]:
        by.setdefault(hit["on"], []).append(hit)
    said = [f"{on}: {done}" for on, hits in by.items() if (done := outcomes(hits, words))]
    return f"{'; '.join(said)}." if said else ""


def _destroyed(f: Facts, names: Names, words: Words) -> str:
    what = words(f"armada-item-{f['type']}", n=1)
    aboard = words("armada-with", units=join_list(counted(f["aboard"], words), words)) if f["aboard"] else ""
    return words("armada-destroyed", unit=f["unit"], what=what, aboard=aboard, points=str(f["points"]))


def _retreated(f: Facts, names: Names, words: Words) -> str:
    return (
        words("armada-retreated", units=named(tuple(f["units"]), words), n=len(f["units"]))
        if f["units"]
        else ""
    )


def _pressed(f: Facts, names: Names, words: Words) -> str:
    hits = sum(bool(x["hit"]) for x in f["shots"])
    seekers = some("ambush", f["n"], words)
    return words("armada-pressed", name=names[f["seat"]], seekers=seekers, shots=len(f["shots"]), hits=hits)


def _battle_ended(f: Facts, names: Names, words: Words) -> str:
    left = [
        words("armada-battle-side", name=names[seat], units=force(f["left"][seat], words))
        for seat in SEATS
        if f["left"].get(seat)
    ]
    head = words("armada-battle-ended", at=place(f["at"], words), round=f["round"])
    if f["why"] == "harmless":
        head += f" {words('armada-battle-harmless')}"
    rest = words("armada-battle-left") if left else words("armada-battle-left-nobody")
    return " ".join([head, rest, *left])


SAY: dict[str, Say] = {
    "battle_began": _battle_began,
    "launched": _launched,
    "spared": _spared,
    "intercepted": _intercepted,
    "placed": _placed,
    "covered": _covered,
    "round_began": _round,
    "retreating": _retreating,
    "volley": _volley,
    "struck": _struck,
    "destroyed": _destroyed,
    "retreated": _retreated,
    "pressed": _pressed,
    "battle_ended": _battle_ended,
}
