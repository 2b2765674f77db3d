"""Sheets as text, a line an order: "7: to B attack", "4: to 1 unload r1-2", "f1-3: attack", "strike: B".

    UNITS: [load CARGO then] [to SPACE] ACTION [CARGO] [send N to SPACE] [probe SPACE [as ground]] [decoys N]

Units are numbers of ships, or letter and number: f fighter, r regiment, m marines, t flashtrooper, i ion
cannon; "1-3,5" is a list. "all", "all fighters", "starships in B" are those without a line of their own
(`engine.armada.orders.short_forms`). Actions: attack, scout, hold, unload [CARGO], load [CARGO], form, dock
SHIP [give CARGO or 2 nuclear]; "stay" is no move, and without cargo all is meant; CARGO
may be "all fighters", too. A flashtrooper's "to" is a
hex, or "to ship 7". "choose attacks" asks for the order of attacks, which is else that of the lines. Lines
end with a line break or ";"; "plan:" takes the rest of its line. What follows "#" is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.armada.fleet.text import named
from engine.armada.model.actions import Order, Orders, Probe, Send
from engine.armada.model.board import SPACES
from engine.armada.model.force_chart import CANNON, CARRIED, HULLS, STORES
from engine.armada.model.state import LETTER, RULES
from engine.armada.orders.cargo_words import ALL, BETWEEN, cargo_group, is_group, kind_of
from engine.core.errors import Fault, IllegalAction
from engine.core.rules import Seat

#: Maximum length of a text, in characters.
LONGEST = 12_000
_ONE = re.compile(r"([frmti])?(\d{1,3})(?:-\1?(\d{1,3}))?")
_ALL = re.compile(
    r"(?P<all>all)?(?: ?the)? ?(?P<kind>[a-z][a-z .-]*?)??"
    r"(?: ?\b(?:in|at) (?:hex |sector )?(?P<at>[a-h1-6]))?"
)
#: Names of groups besides cargo, and of the group of all units.
SHIP, EVERYTHING = "ship", f"{ALL}@"
GROUPS = frozenset({SHIP, *HULLS, *CARRIED, CANNON})
_ACTS = {
    "attack": "attack",
    "att": "attack",
    "a": "attack",
    "scout": "scout",
    "sc": "scout",
    "hold": "hold",
    "unload": "unload",
    "u": "unload",
    "load": "load",
    "dock": "dock",
    "form": "form",
}
_SHAPE = 'a line is like "7: to B attack"'
#: A line that gives no order, and words of a line that add nothing to it.
_NOTHING = frozenset({"hold", "stay", "all hold", "all stay"})
_FILLERS = frozenset({*BETWEEN, "then", "+", "with", "move", "stay"})


class _Bad(Exception):
    """A line cannot be read: what, and why."""


def ids(text: str, seat: Seat) -> tuple[str, ...]:
    """Read a list of units: "1-3,f2" gives the ids of ships 1, 2, 3 and fighter 2.

    Raises:
        ValueError: it is no list of units.

    """
    found: list[str] = []
    for part in filter(None, re.split(r"[, ]+", text.strip())):
        m = _ONE.fullmatch(part)
        if not m:
            raise ValueError(part)
        a, b = int(m[2]), int(m[3] or m[2])
        if b < a or b - a > 300:
            raise ValueError(part)
        found += [f"{LETTER[seat]}{m[1] or ''}{n}" for n in range(a, b + 1)]
    return tuple(dict.fromkeys(found))


def all_of(text: str) -> tuple[str, ...]:
    """Read "all", "all fighters", "starships in B"; () when the text means no such group.

    The group is written as one unit that no game has, "*", the item and "@" with the space.

    >>> all_of("all"), all_of("All fighters"), all_of("carriers in b"), all_of("f1")
    (('*@',), ('*fighter@',), ('*fighter_carrier@B',), ())
    """
    m = _ALL.fullmatch(" ".join(text.casefold().split()))
    if not m or (m["at"] or "A").upper() not in SPACES:
        return ()
    word = m["kind"] or ""
    kind = SHIP if word in ("ship", "ships") else named(word)
    if (word and kind not in GROUPS) or not (word or m["all"]) or len(word) == 1:
        return ()
    return (f"{ALL}{kind}@{(m['at'] or '').upper()}",)


def list_ids(units: Sequence[str]) -> str:
    """Write units as a list, runs together.

    >>> list_ids(["R1", "R2", "R3", "R7", "Rf1", "Rf2"]), list_ids(["Rr1", "*fighter@"])
    ('1-3,7,f1-2', 'r1,all fighter')
    """
    runs: list[list[tuple[str, int]]] = []
    groups = [f"all {kind_of(x)}".strip() for x in units if is_group(x)]
    for x in (x for x in units if not is_group(x)):
        head, n = (x[1], int(x[2:])) if x[1].isalpha() else ("", int(x[1:]))
        if runs and runs[-1][-1] == (head, n - 1):
            runs[-1].append((head, n))
        else:
            runs.append([(head, n)])
    each = [f"{r[0][0]}{r[0][1]}" + (f"-{r[-1][1]}" if len(r) > 1 else "") for r in runs]
    return ",".join([*each, *groups])


def rows(text: str) -> list[tuple[int, str]]:
    """Return the lines that are not empty, with their numbers, without comments.

    A plan keeps its semicolons.
    """
    found: list[tuple[int, str]] = []
    for i, row in enumerate(text.replace("\r", "").split("\n"), 1):
        rest, n = row.partition("#")[0], i
        while rest.strip():
            if rest.lstrip().casefold().startswith("plan:"):
                found.append((n, rest.strip()))
                break
            part, _, rest = rest.partition(";")
            if part.strip():
                found.append((n, part.strip()))
    return found


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: the sheet of the lines that can be read, and the others with their faults.

    A fault's `at` is "line 3".
    """

    orders: Orders
    bad: tuple[tuple[str, Fault], ...] = ()


def read_lines(text: str, seat: Seat) -> Reading:
    """Read a sheet as far as it can be read.

    Raises:
        IllegalAction: it is too long.

    """
    if len(text) > LONGEST:
        raise IllegalAction(
            [RULES.wrong("orders-line", what=text[:20] + "…", why=f"longer than {LONGEST} characters")]
        )
    bad: list[tuple[str, Fault]] = []
    orders: list[Order] = []
    strikes: list[str] = []
    plan, choose = "", False
    for i, line in rows(text):
        head, _, rest = line.partition(":")
        words = " ".join(line.casefold().split())
        try:
            if words == "choose attacks":
                choose = True
            elif head.strip().casefold() == "plan":
                plan = _first("plan", plan, rest.strip())
            elif head.strip().casefold() in ("strike", "strikes"):
                strikes += _strikes(rest, line)
            elif words not in _NOTHING:
                orders.append(_order(head, rest, seat, line))
        except _Bad as why:
            bad.append((line, RULES.wrong("orders-line", f"line {i}", what=why.args[0], why=why.args[1])))
    return Reading(Orders(tuple(orders), tuple(x for x in SPACES if x in strikes), choose, plan), tuple(bad))


def read_orders(text: str, seat: Seat) -> Orders:
    """Read an order sheet. Whether it is legal is judged by `check_orders`.

    Raises:
        IllegalAction: with a fault for every line that cannot be read; `at` is "line 3".

    """
    read = read_lines(text, seat)
    if read.bad:
        raise IllegalAction([fault for _, fault in read.bad])
    return read.orders


def _order(head: str, rest: str, seat: Seat, line: str) -> Order:
    try:
        units = all_of(head) or ids(head.casefold().replace("ship", ""), seat)
    except ValueError as why:
        raise _Bad(str(why)[:40], _shape(head)) from why
    if not units:
        raise _Bad(line[:60], _SHAPE)
    if not rest.strip():
        raise _Bad(line[:60], f"say what they do: {_SHAPE}")
    return _Words(rest.casefold().replace(",", " , ").split(), units, seat).order()


def _shape(head: str) -> str:
    """Say what a line is like that does not begin with units: with its own order, where it is only that."""
    words = head.casefold().split()
    if words[0] not in {*_ACTS, "probe", "send", "decoys", "to"}:
        return _SHAPE
    order = f"probe {words[-1].upper()}" if "probe" in words else " ".join(words)
    return f"name the units first, as in '7: {order}'"


def _first(what: str, before: str, now: str) -> str:
    if before:
        raise _Bad(what, "it stands twice")
    return now


def _strikes(text: str, line: str) -> list[str]:
    found = [_space(x) for x in re.split(r"[, ]+", text.strip()) if x]
    if not found:
        raise _Bad(line[:60], "name the space, as in 'strike: B'")
    return found


def _space(word: str) -> str:
    if word.upper() not in SPACES:
        raise _Bad(word[:20], "a space is A to H or 1 to 6")
    return word.upper()


class _Words:
    """The words of one line, read from left to right."""

    __slots__ = ("acts", "has", "i", "seat", "units", "words")

    def __init__(self, words: list[str], units: tuple[str, ...], seat: Seat) -> None:
        self.words, self.units, self.seat, self.i = words, units, seat, 0
        self.acts: list[str] = []
        self.has: dict[str, Any] = {}

    def word(self) -> str:
        """Consume the next word, "" at the end."""
        self.i += 1
        return self.words[self.i - 1] if self.i <= len(self.words) else ""

    def peek(self) -> str:
        """Look at the next word."""
        return self.words[self.i] if self.i < len(self.words) else ""

    def order(self) -> Order:
        """Read the whole line."""
        while word := self.word():
            if word in _FILLERS:
                continue
            if word == "to":
                self._to()
            elif word in ("send", "seekers", "seeker"):
                self._send()
            elif word in ("probe", "probes"):
                self._probe()
            elif word in ("decoys", "decoy"):
                self._once("decoys", self._number("decoys"))
            elif word in _ACTS:
                self._act(_ACTS[word])
            else:
                raise _Bad(word[:40], self._meant(word))
        acts = [x for x in self.acts if x != "form"]
        if len(acts) > 1:
            raise _Bad(" ".join(acts)[:40], "one action a turn")
        return Order(self.units, *acts[:1], **self.has)  # type: ignore[arg-type]

    def _meant(self, word: str) -> str:
        """Say what to write instead of a word that is not understood here."""
        if word.upper() in SPACES:
            near = self.words[max(0, self.i - 3) : self.i]
            return f"write 'probe {word.upper()}'" if "probe" in near else f"write 'to {word.upper()}'"
        return f"write to, {', '.join(sorted({*_ACTS.values()}))}, send, probe or decoys"

    def _once(self, key: str, value: Any) -> None:
        if key in self.has:
            raise _Bad(key, "it stands twice")
        self.has[key] = value

    def _to(self) -> None:
        if self.peek() == "ship":
            self.word()
            self._once("to", self._ship())
        else:
            self._once("to", _space(self.word()))

    def _act(self, act: str) -> None:
        self.acts.append(act)
        if act in ("load", "unload"):
            self._once("cargo", self._cargo())
            if act == "load" and "to" not in self.has and "to" in self.words[self.i :]:
                self.has["first"] = True
        elif act == "dock":
            if self.peek() in ("with", "ship"):
                self.word()
            self._once("partner", self._ship())
            if self.peek() in ("give", "gives"):
                self.word()
                self._give()
        elif act == "form":
            self._once("form", True)

    def _ship(self) -> str:
        word = self.word()
        if not word.isdecimal() or len(word) > 3:
            raise _Bad(word[:20], "name a ship by its number")
        return f"{LETTER[self.seat]}{int(word)}"

    def _number(self, what: str) -> int:
        word = self.word()
        if not word.isdecimal() or len(word) > 3:
            raise _Bad(f"{what} {word}"[:40], "how many?")
        return int(word)

    def _cargo(self) -> tuple[str, ...]:
        found: list[str] = []
        while word := self.peek():
            if _ONE.fullmatch(word):
                found += self._ids(word)
            elif group := self._group():
                found.append(group)
                continue
            elif word not in BETWEEN:
                break
            self.word()
        return () if EVERYTHING in found else tuple(dict.fromkeys(found))

    def _group(self) -> str:
        """Consume "all", "all fighters"; "" where no such words are next."""
        group, n = cargo_group(self.words[self.i : self.i + 2])
        self.i += n
        return group

    def _ids(self, word: str) -> tuple[str, ...]:
        try:
            return ids(word, self.seat)
        except ValueError as why:
            raise _Bad(str(why)[:40], "this is no list of units") from why

    def _give(self) -> None:
        """Read units, and stores with their number: "r1, 2 nuclear"."""
        cargo, stores = list[str](), dict[str, int]()
        while word := self.peek():
            if group := self._group():
                cargo.append(group)
                continue
            if not (word in BETWEEN or word[0].isdigit() or _ONE.fullmatch(word)):
                break
            self.word()
            if word in BETWEEN:
                continue
            if word.isdecimal():
                item = named(self.word())
                if item not in STORES or len(word) > 3:
                    raise _Bad(f"{word} {item}"[:40], f"stores are {', '.join(STORES)}")
                stores[item] = stores.get(item, 0) + int(word)
            else:
                cargo += self._ids(word)
        if cargo:
            self._once("cargo", tuple(dict.fromkeys(cargo)))
        if stores:
            self._once("stores", {x: stores[x] for x in STORES if x in stores})

    def _send(self) -> None:
        n = self._number("send")
        if self.peek() in ("seekers", "seeker"):
            self.word()
        if self.peek() in ("to", "at"):
            self.word()
        self.has["seekers"] = (*self.has.get("seekers", ()), Send(_space(self.word()), n))

    def _probe(self) -> None:
        if self.peek() in ("to", "at"):
            self.word()
        if self.peek().isdecimal() and self.words[self.i + 1 : self.i + 2]:
            after = self.words[self.i + 1].upper()
            if after in SPACES and self.peek() == "1":
                raise _Bad(f"probe 1 {after}", f"a probe goes to one space: write 'probe {after}'")
        to, shown = _space(self.word()), "flyer"
        if self.peek() == "as":
            self.word()
            shown = self.word()
            if shown not in ("ground", "flyer"):
                raise _Bad(shown[:20], "a probe is announced as ground or as flyer")
        self.has["probes"] = (*self.has.get("probes", ()), Probe(to, shown))  # type: ignore[arg-type]


def write_orders(a: Orders) -> str:
    r"""Write a sheet so that `read_orders` gives it back.

    >>> write_orders(Orders((Order(("R1", "R2"), "attack", "B"),), ("1",)))
    '1-2: to B attack\nstrike: 1'
    """
    lines = [write_order(o) for o in a.orders]
    if a.strikes:
        lines.append(f"strike: {', '.join(a.strikes)}")
    if a.choose:
        lines.append("choose attacks")
    if a.plan:
        lines.append(f"plan: {a.plan}")
    return "\n".join(lines)


def write_order(o: Order) -> str:
    """Write one line of a sheet."""
    words = []
    to = o.to and (f"to {o.to}" if o.to in SPACES else f"to ship {o.to[1:]}")
    act = f"load {list_ids(o.cargo)}" if o.act == "load" else str(o.act)
    if o.act == "unload":
        act = f"unload {list_ids(o.cargo)}"
    if o.act == "dock":
        give = [*([list_ids(o.cargo)] if o.cargo else []), *(f"{n} {x}" for x, n in o.stores.items())]
        act = f"dock {o.partner[1:]}" + (f" give {', '.join(give)}" if give else "")
    words += [act, f"then {to}"] if o.first else [to, act]
    if o.act == "hold" and (o.to or o.form or o.seekers or o.probes or o.decoys):
        words.remove("hold")
    words += ["form"] if o.form else []
    words += [f"send {x.n} to {x.to}" for x in o.seekers]
    words += [f"probe {x.to}" + (" as ground" if x.shown == "ground" else "") for x in o.probes]
    words += [f"decoys {o.decoys}"] if o.decoys else []
    return f"{list_ids(o.units)}: " + " ".join(x for x in words if x)
