"""What happens in words: each kind of event in a sentence, a turn as one report with tables of shots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.armada.state import SEATS
from engine.core.rules import Event, Seat
from render.armada.describe import COLUMNS, place
from render.armada.fought import Volley, covers, rows
from render.armada.readback import counted, named
from render.armada.table import in_line, outcomes, tables
from render.core.tell import cut, listed
from render.core.text import Words

Facts = Mapping[str, Any]
Names = Mapping[Seat, str]
Say = Callable[[Facts, Names, Words], str]


def roll(rolled: Mapping[Seat, int], names: Names) -> str:
    """Write the totals of both sides: "Ada 9, Grace 5"."""
    return ", ".join(f"{names[seat]} {rolled[seat]}" for seat in SEATS if seat in rolled)


def force(units: Sequence[Sequence[str]], words: Words) -> str:
    """Say who takes part: ships by id, the others counted."""
    ships = [x[0] for x in units if not x[0][1:2].isalpha()]
    counts: dict[str, int] = {}
    for x in units:
        if x[0][1:2].isalpha():
            counts[x[1]] = counts.get(x[1], 0) + 1
    typed: dict[str, list[str]] = {}
    for x in units:
        if x[0] in ships and x[1] != "starship":
            typed.setdefault(x[1], []).append(x[0])
    plain = [x[0] for x in units if x[0] in ships and x[1] == "starship"]
    said = [named(tuple(plain), words)] if plain else []
    for hull, ids in typed.items():
        type_ = words(f"armada-item-{hull}", n=len(ids))
        said.append(words("armada-force-special", hull=type_, n=len(ids), ids=named(tuple(ids), words)))
    return listed([*said, *counted(counts, words)], words) or words("armada-nobody")


# -- before and between battles ----------------------------------------------------------------------------


def _defender(f: Facts, names: Names, words: Words) -> str:
    key = "armada-defender-rolled" if f["rolled"] else "armada-defender"
    return words(key, name=names[f["seat"]], rolled=roll(f["rolled"], names))


def _fleets_in(f: Facts, names: Names, words: Words) -> str:
    return words("armada-fleets-in")


def _bought(f: Facts, names: Names, words: Words) -> str:
    return words("armada-bought", cost=str(f["cost"]), unspent=str(f["unspent"]), ships=f["ships"])


def _chooser(f: Facts, names: Names, words: Words) -> str:
    return words("armada-chooser", name=names[f["seat"]], rolled=roll(f["rolled"], names))


def _began(f: Facts, names: Names, words: Words) -> str:
    return words("armada-began", name=names[f["seat"]], at=place(f["at"], words))


def _length(f: Facts, names: Names, words: Words) -> str:
    return words("armada-length", turns=f["turns"], rolled=f["rolled"])


def _turn(f: Facts, names: Names, words: Words) -> str:
    return words("armada-turn-began", turn=f["turn"], turns=f["turns"])


def _orders_in(f: Facts, names: Names, words: Words) -> str:
    return words("armada-orders-in", turn=f["turn"])


def _initiative(f: Facts, names: Names, words: Words) -> str:
    key = "armada-initiative-again" if f.get("again") else "armada-initiative"
    return words(key, name=names.get(f["seat"], ""), rolled=roll(f["rolled"], names))


def _moved(f: Facts, names: Names, words: Words) -> str:
    ways = [
        words(
            "armada-way", units=named(tuple(x["units"]), words), n=len(x["units"]), to=place(x["to"], words)
        )
        for x in f["lines"]
    ]
    return words("armada-moved", ways="; ".join(ways)) if ways else words("armada-moved-none")


def _handled(f: Facts, names: Names, words: Words) -> str:
    given = [
        *([named(tuple(f["units"]), words)] if f["units"] else []),
        *counted(f.get("stores") or {}, words),
    ]
    at = place(f["at"], words) if f.get("at") else ""
    return words(f"armada-{f['what']}", ship=f.get("ship", ""), units=listed(given, words), at=at)


def _void(f: Facts, names: Names, words: Words) -> str:
    key = f"armada-void-{f['why']}"
    return words("armada-void", unit=f["unit"], why=words(key if words.has(key) else "armada-void-other"))


def _sent(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-sent", ship=f["ship"], seekers=words("armada-item-seeker", n=f["n"]), at=place(f["at"], words)
    )


def _lying(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-lying",
        seekers=words("armada-item-seeker", n=f["n"]),
        at=place(f["at"], words),
        total=f["total"],
    )


def _announced(f: Facts, names: Names, words: Words) -> str:
    return words("armada-announced", name=names[f["seat"]], at=place(f["at"], words))


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
        found.append(words("armada-item-ambush", n=f["ambush"]))
    key = "armada-scouted" if found else "armada-scouted-none"
    return words(key, at=place(f["at"], words), by=f["by"], found=listed(found, words) if found else "")


# -- battles -----------------------------------------------------------------------------------------------


def _battle_began(f: Facts, names: Names, words: Words) -> str:
    sides = [
        words("armada-battle-side", name=names[seat], units=force(f["units"][seat], words))
        for seat in SEATS
        if f["units"].get(seat)
    ]
    lying = [
        words("armada-battle-ambush", name=names[seat], seekers=words("armada-item-ambush", n=n))
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
            seekers = words("armada-item-seeker", n=n)
            parts.append(words(key, seekers=seekers, n=f["ambush"].get(seat, 0)))
        if n := f["decoys"].get(seat, 0):
            parts.append(words("armada-item-decoy", n=n))
        if parts:
            said.append(words("armada-launched", name=names[seat], what=listed(parts, words)))
    by_ship: dict[str, list[Sequence[str]]] = {}
    for x in f["unloaded"]:
        by_ship.setdefault(x[2], []).append(x)
    said += [words("armada-unloads", ship=ship, units=force(units, words)) for ship, units in by_ship.items()]
    return " ".join(said)


def _intercepted(f: Facts, names: Names, words: Words) -> str:
    return " ".join(
        words("armada-intercepted", name=names[seat], n=n, dice=listed(f["dice"].get(seat, []), words))
        for seat, n in f["sent"].items()
        if n
    )


def _placed(f: Facts, names: Names, words: Words) -> str:
    on = [words("armada-on", n=n, unit=unit) for unit, n in f["on"].items()]
    return words("armada-placed", name=names[f["seat"]], on=listed(on, words)) if on else ""


def _covered(f: Facts, names: Names, words: Words) -> str:
    left = [words("armada-on", n=n, unit=unit) for unit, n in f["left"].items() if n]
    hits = sum(bool(x["hit"]) for x in f["shots"])
    key = "armada-covered" if left else "armada-covered-all"
    return words(key, shots=len(f["shots"]), hits=hits, left=listed(left, words) if left else "")


def _round(f: Facts, names: Names, words: Words) -> str:
    late = words("armada-late", units=named(tuple(f["late"]), words), n=len(f["late"])) if f["late"] else ""
    return f"{words('armada-round', round=f['round'])} {late}".strip()


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
    aboard = words("armada-with", units=listed(counted(f["aboard"], words), words)) if f["aboard"] else ""
    return words("armada-destroyed", unit=f["unit"], what=what, aboard=aboard, points=str(f["points"]))


def _retreated(f: Facts, names: Names, words: Words) -> str:
    return (
        words("armada-retreated", units=named(tuple(f["units"]), words), n=len(f["units"]))
        if f["units"]
        else ""
    )


def _pressed(f: Facts, names: Names, words: Words) -> str:
    hits = sum(bool(x["hit"]) for x in f["shots"])
    seekers = words("armada-item-ambush", n=f["n"])
    return words("armada-pressed", name=names[f["seat"]], seekers=seekers, shots=len(f["shots"]), hits=hits)


def _battle_ended(f: Facts, names: Names, words: Words) -> str:
    left = [
        words("armada-battle-side", name=names[seat], units=force(f["left"][seat], words))
        for seat in SEATS
        if f["left"].get(seat)
    ]
    head = words("armada-battle-ended", at=place(f["at"], words), round=f["round"])
    rest = words("armada-battle-left") if left else words("armada-battle-left-nobody")
    return " ".join([head, rest, *left])


# -- the end -----------------------------------------------------------------------------------------------


def _found_none(f: Facts, names: Names, words: Words) -> str:
    return words("armada-found-none", name=names[f["seat"]], at=place(f["at"], words))


def _left_over(f: Facts, names: Names, words: Words) -> str:
    seekers = words("armada-item-seeker", n=f["n"])
    return words("armada-left-over", name=names[f["seat"]], at=place(f["at"], words), seekers=seekers)


def _opened(f: Facts, names: Names, words: Words) -> str:
    return words("armada-opened", unspent=roll(f["unspent"], names))


def _controlled(f: Facts, names: Names, words: Words) -> str:
    at, points = place(f["at"], words), f["points"]
    if not f["seat"]:
        key = "armada-controlled-tied" if f["scorer"] else "armada-controlled-nobody"
        return words(key, at=at, name=names.get(f["scorer"], ""), points=str(points))
    by = words(f"armada-control-{f['by']}")
    return words("armada-controlled", at=at, name=names[f["seat"]], by=by, points=str(points))


def _proposed(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-proposed", name=names[f["seat"]], to=names[f["to"]], points=str(f["points"]), why=f["why"]
    )


def _corrected(f: Facts, names: Names, words: Words) -> str:
    return words(
        "armada-corrected" if f["agreed"] else "armada-not-corrected",
        to=names[f["to"]],
        points=str(f["points"]),
    )


def _scored(f: Facts, names: Names, words: Words) -> str:
    return words("armada-scored", points=roll(f["points"], names))


def account(f: Facts, names: Names, words: Words) -> Iterator[str]:
    """Write the points of both sides item by item, as blocks of monospaced text."""
    for seat in SEATS:
        lines = [f"{names[seat]}"]
        lines += [f"{x['points']:>6}  {item_said(x, words)}" for x in f["items"][seat]]
        lines.append(f"{f['points'][seat]:>6}  {words('armada-account-all')}")
        yield "```\n" + "\n".join(cut(x, COLUMNS) for x in lines) + "\n```"


def item_said(x: Facts, words: Words) -> str:
    """Say a line of the account: "2 starships destroyed", "hex 1"."""
    if x["why"] == "hex":
        return place(str(x["item"]).removeprefix("hex "), words)
    if x["why"] in {"unspent", "correction"}:
        return words(f"armada-account-{x['why']}")
    return words(f"armada-account-{x['why']}", items=words(f"armada-item-{x['item']}", n=x["n"]))


SAY: dict[str, Say] = {
    "defender": _defender, "fleets_in": _fleets_in, "bought": _bought, "chooser": _chooser, "began": _began,
    "length": _length, "turn_began": _turn, "orders_in": _orders_in, "initiative": _initiative,
    "moved": _moved, "handled": _handled, "void": _void, "sent": _sent, "lying": _lying,
    "announced": _announced, "nobody": _nobody, "probed": _probed, "scouting": _scouting, "scouted": _scouted,
    "battle_began": _battle_began, "launched": _launched, "intercepted": _intercepted, "placed": _placed,
    "covered": _covered, "round_began": _round, "retreating": _retreating, "volley": _volley,
    "struck": _struck, "destroyed": _destroyed, "retreated": _retreated, "pressed": _pressed,
    "battle_ended": _battle_ended, "found_none": _found_none, "left_over": _left_over, "opened": _opened,
    "controlled": _controlled, "proposed": _proposed, "corrected": _corrected, "scored": _scored,
}  # fmt: skip


def sentence(e: Event, names: Names, words: Words) -> str:
    """Word an event of the game.

    Raises:
        KeyError: the game has no such event.

    """
    return "" if e.kind == "rolled" else SAY[e.kind](e.facts, names, words)


def report(
    events: Sequence[Event], prose: Callable[[Event], str], names: Names, words: Words
) -> Iterator[str]:
    """Word a run of events as a report: volleys as tables with what they did, losses as they are removed."""
    rest = list(events)
    left: list[str] = []
    more = any(x.kind not in {"sealed", "decided"} for x in rest)
    while rest:
        e = rest.pop(0)
        if more and e.kind in {"sealed", "decided"}:
            continue
        if e.kind == "announced" and any(x.kind == "battle_began" for x in rest[:3]):
            continue
        if e.kind == "destroyed":
            yield _losses([e, *_run(rest, "destroyed")], names, words)
        elif e.kind == "retreated" and left == e.facts["units"]:
            left = []
        elif e.kind == "volley" and e.facts["shots"]:
            yield from _with_table(e, rest, prose, words)
        elif e.kind == "pressed":
            yield prose(e)
            yield from tables(Volley(e.facts["seat"], "shots", 0, rows(e.facts["shots"])), words)
        elif e.kind == "scored":
            yield prose(e)
            yield from account(e.facts, names, words)
        elif e.kind == "covered":
            yield prose(e)
            for v in covers(e.facts["shots"]):
                yield from tables(v, words)
        elif line := prose(e):
            left = e.facts["units"] if e.kind == "retreating" else []
            yield line


def _run(rest: list[Event], kind: str) -> list[Event]:
    """Take the events of a kind that come next."""
    taken = []
    while rest and rest[0].kind == kind:
        taken.append(rest.pop(0))
    return taken


def _losses(lost: Sequence[Event], names: Names, words: Words) -> str:
    """Word what is destroyed together in one line."""
    if len(lost) == 1:
        return sentence(lost[0], names, words)
    said = []
    for e in lost:
        f = e.facts
        what = words(f"armada-item-{f['type']}", n=1)
        aboard = words("armada-with", units=listed(counted(f["aboard"], words), words)) if f["aboard"] else ""
        said.append(words("armada-lost", unit=f["unit"], what=what, aboard=aboard, points=str(f["points"])))
    return words(
        "armada-lost-all", units=listed(said, words), points=str(sum(e.facts["points"] for e in lost))
    )


def _with_table(e: Event, rest: list[Event], prose: Callable[[Event], str], words: Words) -> Iterator[str]:
    """Word a volley with its table; what it struck stands in it where that is already known."""
    f = e.facts
    v = Volley(f["seat"], f["part"], f["round"], rows(f["shots"]))
    at = next((n for n, x in enumerate(rest) if x.kind in {"struck", "volley", "battle_ended"}), -1)
    if at >= 0 and rest[at].kind == "struck":
        for hit in rest.pop(at).facts["hits"]:
            v.effects.setdefault(hit["on"], []).append(hit)
    if len(v.rows) == 1:
        yield f"{prose(e)} {in_line(v, words)}"
    else:
        yield prose(e)
        yield from tables(v, words)
