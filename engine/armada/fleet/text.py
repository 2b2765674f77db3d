"""Fleets as text: one line a ship or a run of like ships, "3-5 starship: laser 2, shield 1".

Lines end with a line break or ";". What follows "#" is a remark. "3x starship: ..." and "starship x3" number
three ships by themselves. Items are named in full or by a short word; "laser 2", "2 laser", "laser x2" and
"laser" are read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.armada.fleet.purchase import HIGHEST, SOLD, check_fleet
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import RULES, State
from engine.core.data import load
from engine.core.errors import BadData, Fault, IllegalAction
from engine.core.rules import Seat
from engine.core.types.values import value

#: Maximum length of a text, in characters.
LONGEST = 6000
_WORDS = {
    "starship": "starship ship s",
    "missile_boat": "missileboat boat mb",
    "fighter_carrier": "fightercarrier carrier fc c",
    "probe_scout": "probescout scout ps",
    "laser": "laser las l",
    "blaster": "blaster blasterbattery blasterbatterie bl b",
    "launcher": "launcher missilelauncher ml",
    "shield": "shield forceshield sh",
    "armor": "armor armour armorblock ar a",
    "probe_launcher": "probelauncher pl",
    "ap": "ap apmissile",
    "nuclear": "nuclear nuclearmissile nuke nuc n",
    "seeker": "seeker seekermissile sk",
    "probe": "probe pr",
    "decoy": "decoy decoie dc d",
    "fighter": "fighter ftr f",
    "regiment": "regiment reg r",
    "marines": "marine mar m",
    "flashtrooper": "flashtrooper flash ft t",
}
#: Every word that names a hull or an item.
NAMES = {word: item for item, words in _WORDS.items() for word in (*words.split(), item.replace("_", ""))}
#: Maximum number of digits of a number.
MOST_DIGITS = 4
_LINE = re.compile(
    r"(?:(?P<n>\d+) ?[x×] |(?P<a>\d+)(?:-(?P<b>\d+))? ?)?(?P<hull>[a-z .\-_]+)"
    r"(?: ?[x×] ?(?P<m>\d+))?(?::(?P<has>.*))?"
)
_PART = re.compile(
    r"(?:(?P<a>\d+) ?(?:x ?)?)?(?P<item>[a-z](?:[a-z .\-_]*?[a-z.])?)(?: ?(?:x ?)?(?P<b>\d+))?"
)

_SHAPE = 'a line is like "3 starship: laser 2, shield"'


def named(text: str) -> str:
    """Find the hull or item that a text names, "" for none.

    >>> named("Laser"), named("Force Shields"), named("A.P. missiles"), named("warp drive")
    ('laser', 'shield', 'ap', '')
    """
    word = re.sub(r"[^a-z]", "", text.casefold())
    return NAMES.get(word) or NAMES.get(word.removesuffix("s"), "")


def split_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that are not empty, with their numbers; comments are removed."""
    rows = text.replace("\r", "").split("\n")
    if len(rows) == 1:
        rows = text.split(";")
        return [(i, x.strip()) for i, x in enumerate(rows, 1) if x.strip()]
    found = [(i, part.strip()) for i, row in enumerate(rows, 1) for part in row.partition("#")[0].split(";")]
    return [(i, x) for i, x in found if x]


class _Bad(Exception):
    """A line cannot be read: what, and why."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: the ships of the lines that can be read, and the others with their faults.

    A fault's `at` is "line 3".
    """

    fleet: Fleet
    bad: tuple[tuple[str, Fault], ...] = ()


def read_lines(text: str) -> Reading:
    """Read a fleet as far as it can be read.

    Raises:
        IllegalAction: it is too long.

    """
    if len(text) > LONGEST:
        raise IllegalAction(
            [RULES.wrong("fleet-line", what=text[:20] + "…", why=f"longer than {LONGEST} characters")]
        )
    bad: list[tuple[str, Fault]] = []
    ships: list[Design] = []
    taken: set[int] = set()
    for i, line in split_lines(text):
        try:
            for ship in _ships(line, taken):
                taken.add(ship.no)
                ships.append(ship)
        except _Bad as why:
            bad.append((line, RULES.wrong("fleet-line", f"line {i}", what=why.args[0], why=why.args[1])))
    return Reading(Fleet(tuple(sorted(ships, key=lambda x: x.no))), tuple(bad))


def read_fleet(text: str) -> Fleet:
    """Read a fleet. Whether it is legal is judged by `check_fleet`.

    Raises:
        IllegalAction: with a fault for every line that cannot be read; `at` is "line 3".

    """
    read = read_lines(text)
    if read.bad:
        raise IllegalAction([fault for _, fault in read.bad])
    return read.fleet


def _ships(line: str, taken: set[int]) -> list[Design]:
    m = _LINE.fullmatch(" ".join(line.casefold().split()).replace(" :", ":"))
    if not m:
        raise _Bad(line[:60], _SHAPE)
    hull = named(m["hull"])
    if hull not in HULLS:
        raise _Bad(m["hull"].strip()[:40], f"no such ship; there are {', '.join(HULLS)}")
    has = _items(m["has"] or "")
    if m["m"] and (m["a"] or m["n"]):
        raise _Bad(line[:60], _SHAPE)
    if m["a"]:
        first, last = m["a"], m["b"] or m["a"]
        if len(first) > MOST_DIGITS or len(last) > MOST_DIGITS or not 0 <= int(last) - int(first) < HIGHEST:
            raise _Bad(f"{first[:20]}-{last[:20]}", "these are no ship numbers")
        numbers = range(int(first), int(last) + 1)
    else:
        start = max(taken, default=0) + 1
        numbers = range(start, start + min(_number(m["n"] or m["m"] or "1"), HIGHEST + 1))
    if numbers and numbers[-1] > HIGHEST:
        raise _Bad(str(numbers[-1]), f"a ship is numbered 1 to {HIGHEST}")
    if again := [n for n in numbers if n in taken]:
        raise _Bad(str(again[0]), "another line has this ship")
    return [Design(n, hull, dict(has)) for n in numbers]


def _number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise _Bad(digits[:20], f"a number has at most {MOST_DIGITS} digits")
    return int(digits)


def _items(text: str) -> dict[str, int]:
    has: dict[str, int] = {}
    for part in filter(None, (x.strip() for x in re.split(r"[,+]| and ", text))):
        m = _PART.fullmatch(part)
        item = named(m["item"]) if m else ""
        if re.search(r"-\s*\d", part):
            raise _Bad(part[:40], "a number to buy is 0 or more")
        if not m or not item or item not in SOLD or (m["a"] and m["b"]):
            raise _Bad(part[:40], f"no such item; there are {', '.join(SOLD)}")
        has[item] = has.get(item, 0) + _number(m["a"] or m["b"] or "1")
    return {x: has[x] for x in SOLD if has.get(x)}


def write_fleet(fleet: Fleet) -> str:
    """Write a fleet so that `read_fleet` gives it back: runs of like ships on one line.

    >>> write_fleet(Fleet((Design(1, "starship", {"laser": 2}), Design(2, "starship", {"laser": 2}))))
    '1-2 starship: laser 2'
    """
    lines: list[str] = []
    ships = fleet.ships
    i = 0
    while i < len(ships):
        j = i
        while j + 1 < len(ships) and ships[j + 1] == Design(ships[j].no + 1, ships[i].hull, ships[i].has):
            j += 1
        numbers = str(ships[i].no) if i == j else f"{ships[i].no}-{ships[j].no}"
        has = ", ".join(f"{x} {ships[i].has[x]}" for x in SOLD if x in ships[i].has)
        lines.append(f"{numbers} {ships[i].hull}" + (f": {has}" if has else ""))
        i = j + 1
    return "\n".join(lines)


@value
class _Ready:
    id: str
    fleet: str


@value
class _File:
    fleets: tuple[_Ready, ...]


def _ready() -> dict[str, Fleet]:
    made: dict[str, Fleet] = {}
    for x in load("armada", "fleets", _File).fleets:
        try:
            made[x.id] = read_fleet(x.fleet)
        except IllegalAction as why:
            raise BadData("data/armada/fleets.toml", x.id, str(why)) from why
    return made


#: Ready-made fleets by name.
FLEETS = _ready()


def ready_made(s: State, seat: Seat) -> dict[str, Fleet]:
    """Return the ready-made fleets that a seat can afford, by name."""
    return {name: fleet for name, fleet in FLEETS.items() if not check_fleet(s, seat, fleet)}
