"""What stands in every space: own units, those aboard, what is known of the enemy with its age."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.armada.board import SECTORS, SPACES
from engine.armada.state import FOE, SEATS, Report, Sighting, Unit
from engine.armada.view import ArmadaView
from engine.core.rules import Seat
from render.armada.chips import Chip, fitted, placed
from render.armada.colours import SIDES
from render.armada.layout import HEXES, hexagon, room
from render.armada.units import counted_chips, ship_chips
from render.core.scene import Line, Sprite, Stamp
from render.core.text import Words

Groups = list[list[Chip]]


def age(turn: int, v: ArmadaView, words: Words) -> Chip:
    """Say how old news is."""
    ago = max(0, v.turn - turn)
    return Chip(words("armada-pic-now") if not ago else words("armada-pic-ago", n=ago), "dim", "", "tag")


def own(
    units: Mapping[str, Unit], at: str, seat: Seat, ambush: int = 0, lit: frozenset[str] = frozenset()
) -> Groups:
    """Give the chips of a seat's units in a space: those out, seekers in ambush, and those aboard."""
    out = [u for u in units.values() if u.at == at and not u.aboard and u.seat == seat]
    ships = [(u.id, u.type) for u in out if u.ship]
    chosen = [x for x in ships if x[0] in lit]
    rest = [x for x in ships if x[0] not in lit]
    chips = ship_chips(chosen, seat, "lit") + ship_chips(rest, seat) + counted_chips(_count(out), seat)
    if ambush:
        chips.append(Chip(str(ambush), _side(seat), "ambush"))
    carried = [u for u in units.values() if u.at == at and u.aboard and u.seat == seat]
    chips += counted_chips(_count(carried), seat, "aboard")
    return [chips] if chips else []


def _side(seat: Seat) -> str:
    return SIDES[seat]


def _count(units: Sequence[Unit]) -> dict[str, int]:
    found: dict[str, int] = {}
    for u in units:
        if not u.ship:
            found[u.type] = found.get(u.type, 0) + 1
    return found


def seen(
    known: Mapping[str, Sighting], report: Report | None, at: str, seat: Seat, v: ArmadaView, words: Words
) -> Groups:
    """Give the chips of a seat's units that another knows of in a space, the newest news first."""
    by_turn: dict[int, list[tuple[str, str]]] = {}
    for unit, x in known.items():
        if x.at == at and not x.gone:
            by_turn.setdefault(x.turn, []).append((unit, x.type))
    turns = sorted(
        {*by_turn, *([report.turn] if report and (report.units or report.ambush) else [])}, reverse=True
    )
    found: list[Chip] = []
    for turn in turns:
        state = "" if v.turn - turn <= 1 else "old"
        chips = ship_chips(by_turn.get(turn, []), seat, state)
        if report and report.turn == turn:
            chips += counted_chips(report.units, seat, state)
            if report.ambush:
                chips.append(Chip(str(report.ambush), _side(seat), "ambush", state))
        found += [*chips, age(turn, v, words)]
    return [found] if found else []


def groups(v: ArmadaView, at: str, words: Words, lit: frozenset[str] = frozenset()) -> Groups:
    """Give all chips of a space as this view knows it."""
    if v.everything:
        return [g for seat in SEATS for g in own(v.everything, at, seat)]
    if v.seat in SEATS:
        foe = FOE[v.seat]
        mine = own(v.own, at, v.seat, v.ambush.get(at, 0), lit)
        return mine + seen(v.known, v.seen.get(at), at, foe, v, words)
    return [
        g
        for seat in SEATS
        for g in seen(
            {k: x for k, x in v.public_known.items() if k[0] == seat[0].upper()},
            v.public_seen.get(f"{seat}@{at}"), at, seat, v, words,
        )
    ]  # fmt: skip


def held(v: ArmadaView) -> Iterator[Stamp]:
    """Draw a rim in the colour of the side that a hex scores for, once the game is over."""
    for x in v.ledger:
        if x.why == "hex" and x.at in HEXES:
            p = HEXES[x.at]
            role = SIDES[FOE[x.seat]]
            corners = hexagon(p, 3)
            rim = Line((*corners, corners[0]), role, 6, (0, 0) if role == "one" else (22, 7))
            yield Stamp(p.x, p.y, Sprite((rim,), "under"))


def pieces(v: ArmadaView, words: Words, lit: frozenset[str] = frozenset()) -> Iterator[Stamp]:
    """Draw everything that stands on the map."""
    for at in SPACES:
        found = groups(v, at, words, lit)
        if not found:
            continue
        x, y, wide, high = room(at)
        size, broken = fitted(found, wide, high)
        yield from placed(broken, x, y, size, "box" if at in SECTORS else "hex.port" if at == "1" else "hex")
