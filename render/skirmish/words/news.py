"""What is worth telling of a step, in a few sentences: who fell, who came into sight, who moved.

Dice, ranges and each stretch of a walk are left to the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.rules import Event, Facts, Seat
from engine.skirmish.model.state import GM
from render.core.story import News
from render.core.text import Words, join_list, shorten
from render.skirmish.elements.names import place, point, says, signed
from render.skirmish.words.actions import voice
from render.skirmish.words.events import changes, is_empty, middle

#: Events that are left to the log: dice, steps without anything in them, and what other news say.
LOGGED = frozenset(
    {
        "acted",
        "deadline",
        "faced",
        "gm_called",
        "gm_opened",  # told in full, as the next: `gm_words`
        "gm_said",
        "phase_began",
        "pushed",
        "reacting",
        "rolled",
    }
)
#: Figures that are named in a sentence; more are counted. Both sides of a melee are in the same sentence.
NAMED, FIGHTERS = 3, 2
#: Letters of a name that somebody wrote, at most, and of its words.
LETTERS, LONGEST = 30, 4

In_brief = Callable[[Event], str]
Names = Mapping[Seat, str]
#: A deed's kind, who did it, and to whom.
Done = tuple[str, Sequence[str], Sequence[str]]


@dataclass(slots=True)
class Deed:
    """What figures did to others, of one kind; a `whole` one is not joined with others."""

    kind: str
    by: list[str] = field(default_factory=list)
    to: list[str] = field(default_factory=list)
    whole: bool = False

    def joins(self, by: Sequence[str], to: Sequence[str]) -> bool:
        """Add those who did it, or to whom, unless nobody could tell any more who did what."""
        if self.whole or (self.to != list(to) and self.by != list(by)):
            return False
        self.by += [x for x in by if x not in self.by]
        self.to += [x for x in to if x not in self.to]
        return True


# -- what was done ---------------------------------------------------------------------------------------


def _walked(f: Facts) -> Done:
    return ("moved" if f["pace"] == "move" else f["pace"]), [f["figure"]], []


def _spotted(f: Facts) -> Done:
    mine = f["by"] and f["by"] not in f["figures"]
    return ("spotted_by", [f["by"]], f["figures"]) if mine else ("spotted", f["figures"], [])


def _reaction(f: Facts) -> Done:
    aim = [f["target"]] if f["meaning"] in ("charge", "advance") and f["target"] else []
    return f"group_{f['meaning']}{'_on' if aim else ''}", f["figures"], aim


def _blown(f: Facts) -> Done:
    kind, by = ("blown" if f["figures"] else "blown_idle"), [f["by"]] if f["by"] else []
    return (f"{kind}_by" if by else kind), by, f["figures"]


def _melee(f: Facts) -> Done:
    won, lost = (f["figures"], f["targets"]) if f["margin"] >= 0 else (f["targets"], f["figures"])
    return ("melee_even" if f["result"] == "nothing" else "melee"), won, lost


def _captured(f: Facts) -> Done:
    return ("captured", [f["by"]], [f["figure"]]) if f["by"] else ("captured_alone", [f["figure"]], [])


def _left_table(f: Facts) -> Done:
    load = [*f["items"], *f["figures"]]
    return f"left_{f['by']}{'_with' if load else ''}", [f["figure"]], load


def _one(kind: str) -> Callable[[Facts], Done]:
    return lambda f: (kind, [f["figure"]], [])


def _all(kind: str) -> Callable[[Facts], Done]:
    return lambda f: (kind, f["figures"], [])


def _either(fact: str, so: str, otherwise: str) -> Callable[[Facts], Done]:
    return lambda f: ((so if f[fact] else otherwise), [f["figure"]], [])


#: Events that are told with similar ones of the same step.
DEEDS: Mapping[str, Callable[[Facts], Done]] = {
    "walked": _walked,
    "halted": lambda f: (f"halted_{f['why']}", [f["figure"]], []),
    "spotting": _either("found", "looked_found", "looked"),
    "spotted": _spotted,
    "lost_sight": _all("lost_sight"),
    "appeared": _all("appeared"),
    "marker_placed": lambda f: ("marker_placed", [f["marker"]], []),
    "reaction": _reaction,
    "blown": _blown,
    "melee": _melee,
    "morale": lambda f: (f"morale_{f['result']}" if f["die"] else "morale_sure", f["figures"], []),
    "captured": _captured,
    "seized": lambda f: ("captured", [f["figure"]], [f["target"]]),
    "surrendered": _all("surrendered"),
    "rallied": _either("rallied", "rallied", "runs_on"),
    "steadied": _either("removed", "steadied", "pinned_still"),
    "recovered": _one("recovered"),
    "covered": _one("covered"),
    "saved": _one("saved"),
    "left_table": _left_table,
    "killed": _one("kill"),
    "disabled": _one("disable"),
    "wounded": _one("wound"),
    "suppressed": _one("suppress"),
}
#: Deeds that are never joined with others.
WHOLE = frozenset({"blown", "melee"})
#: What an effect is called that an event of its own tells, too.
HURT = frozenset({"kill", "disable", "wound", "suppress"})


class _Reader:
    """Joins what belongs together: a shot and its effect, a figure's walk, those who only moved."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.items = list[Deed | Event]()
        self._step = 0  # of `items`: what stands before it is of another step of the turn
        self._hit: Facts | None = None  # a shot whose effect is still to come
        self._thrower = ""
        self._led = set[str]()  # figures whose walk their group's reaction tells
        self._hurt = set[tuple[str, str]]()  # figures whose effect is told
        for e in events:
            self._read(e)
        self._settle()

    def _read(self, e: Event) -> None:
        if e.kind not in {"effect", "rolled"}:
            self._settle()
        if e.kind in _STATEFUL:
            _STATEFUL[e.kind](self, e.facts)
        elif e.kind in DEEDS:
            self._deed(*DEEDS[e.kind](e.facts), whole=e.kind in WHOLE)
        elif e.kind in _SPLIT:
            self.items += _SPLIT[e.kind](e)
        elif e.kind not in LOGGED:
            self.items = [x for x in self.items if e.kind != "sealed" or not _is_sealed(x)]
            self.items.append(e)

    def _deed(self, kind: str, by: Sequence[str], to: Sequence[str], *, whole: bool = False) -> None:
        """Add a deed to a similar one of the same step; what has been told already is left out."""
        if kind in HURT and (kind, by[0]) in self._hurt:
            self._hurt.discard((kind, by[0]))
            return
        if kind.startswith("group_"):
            self._led |= set(by)
        elif kind in {"moved", "retire", "charge", "flee"} and by[0] in self._led:
            return
        if kind == "morale_suppressed":
            self._hurt |= {("suppress", x) for x in by}
        for x in () if whole else self.items[self._step :]:
            if isinstance(x, Deed) and x.kind == kind and x.joins(by, to):
                return
        self.items.append(Deed(kind, [*by], [*to], whole))

    def _settle(self) -> None:
        """Tell of a hit that had no effect."""
        hit, self._hit = self._hit, None
        if hit is not None:
            self._deed("hit", [hit["figure"]], [hit["target"]])

    def begin(self, f: Facts) -> None:
        """Begin another step: what is told of it is not joined with what was before."""
        self._step = len(self.items)
        if "turns" in f:
            self._forget()
            self.items.append(Event("turn_began", "", f))
            self._led.clear()

    def _forget(self) -> None:
        """Leave out what is old when another turn begins: that the last one did, and the walks before it."""
        began = [n for n, x in enumerate(self.items) if isinstance(x, Event) and x.kind == "turn_began"]
        if began:
            before, after = self.items[: began[-1]], self.items[began[-1] + 1 :]
            self.items = [x for x in before if not (isinstance(x, Deed) and x.kind == "moved")] + after
            self._step = len(self.items)

    def shot(self, f: Facts) -> None:
        """Keep a hit until its effect is known."""
        if f["hit"]:
            self._hit = f
        else:
            self._deed("missed", [f["figure"]], [f["target"]])

    def effect(self, f: Facts) -> None:
        """Tell what a hit did, with who shot."""
        hit, self._hit = self._hit, None
        kind = "kill" if f["result"] == "disintegrate" else f["result"]
        if hit is not None and hit["target"] == f["figure"]:
            self._deed(f"shot_{kind}", [hit["figure"]], [f["figure"]])
        else:
            self._deed(kind, [f["figure"]], [])
        self._hurt.add((kind, f["figure"]))

    def thrown(self, f: Facts) -> None:
        """Keep who threw it until it bursts."""
        self._thrower = f["figure"]

    def burst(self, f: Facts) -> None:
        """Tell whom a grenade caught."""
        kind = "dud" if f["dud"] else "flash" if f["kind"] == "stun" else "burst"
        if kind == "flash":
            self._hurt |= {("disable", x) for x in f["figures"]}
        kind = kind if f["dud"] or f["figures"] else f"{kind}_idle"
        self._deed(kind, [self._thrower], f["figures"], whole=True)


_STATEFUL: Mapping[str, Callable[[_Reader, Facts], None]] = {
    "turn_began": _Reader.begin,
    "phase_began": _Reader.begin,
    "shot": _Reader.shot,
    "effect": _Reader.effect,
    "thrown": _Reader.thrown,
    "burst": _Reader.burst,
}


def _is_sealed(x: Deed | Event) -> bool:
    return isinstance(x, Event) and x.kind == "sealed"


def _shares(shares: Mapping[Seat, Sequence[str]]) -> list[Event]:
    return [Event("leads", "", {"seat": x, "figures": who}) for x, who in shares.items() if who]


def _heirs(e: Event) -> list[Event]:
    heirs: dict[Seat, list[str]] = {}
    for x, seat in e.facts["to"].items():
        heirs.setdefault(seat, []).append(x)
    return [e, *_shares(heirs)]


#: Events that are told as several.
_SPLIT: Mapping[str, Callable[[Event], list[Event]]] = {
    "shared": lambda e: _shares(e.facts["shares"]),
    "left": _heirs,
}


# -- in words --------------------------------------------------------------------------------------------


def news_of(events: Sequence[Event], names: Names, words: Words, plain: In_brief) -> list[News]:
    """Word events as news; `plain` words one of the core."""
    items = _Reader(events).items
    return [_deed(x, words) if isinstance(x, Deed) else _event(x, names, words, plain) for x in items]


def gm_words(e: Event, words: Words) -> str:
    """Write in full what the GM said, had written in a sealed note, or gave as a reason; else ""."""
    if e.kind == "gm_said":
        return words("skirmish-gm-said", who=voice(e.facts["voice"], words), text=e.facts["text"])
    if e.kind == "gm_opened":
        return words("skirmish-news-gm-opened", n=e.facts["n"], text=e.facts["text"])
    reason = e.facts.get("reason", "") if e.kind.startswith("gm_") else ""
    return words("skirmish-news-gm-reason", reason=reason) if reason else ""


def _deed(d: Deed, words: Words) -> News:
    """Word a deed."""
    key, most = f"skirmish-news-{_dashed(d.kind)}", FIGHTERS if d.kind.startswith("melee") else NAMED
    if not words.has(key):
        return News(d.kind, "")
    facts = {"by": who(d.by, words, most, first=True), "n": len(d.by), "m": len(d.to)}
    return News(d.kind, words(key, **facts, to=who(d.to, words, most, first=not d.by)))


def who(ids: Sequence[str], words: Words, most: int = NAMED, *, first: bool = False) -> str:
    """Name a few figures, or count them; `first` in a sentence. One that nobody sees has no name."""
    if len(ids) > most:
        said = words("skirmish-news-figures", n=len(ids), said=words("in-words", n=len(ids)))
        return said[:1].upper() + said[1:] if first else said
    unseen = words("skirmish-news-unseen" if first else "skirmish-unseen")
    return join_list([x or unseen for x in ids], words) if ids else ""


def _event(e: Event, names: Names, words: Words, plain: In_brief) -> News:
    """Word an event that stands for itself."""
    if e.kind == "ended":
        key = f"skirmish-news-ended-{_dashed(str(e.facts['reason']))}"
        won = 2 if e.facts["winner"] is None else int(e.facts["winner"] != GM)
        return News("ended", words(key, won=won) if words.has(key) else plain(e))
    kind, more = _MAKE[e.kind](e.facts, names, words) if e.kind in _MAKE else (e.kind, {})
    key = f"skirmish-news-{_dashed(kind)}"
    if not words.has(key):
        return News(e.kind, plain(e))
    return News(e.kind, words(key, **{**_facts(e.facts, names, words), **more}))


def _facts(f: Facts, names: Names, words: Words) -> Facts:
    """Convert facts for the catalogue."""
    facts = {k: int(x) if isinstance(x, bool) else x for k, x in f.items() if isinstance(x, str | int)}
    facts |= {"name": names.get(f["seat"], f["seat"])} if "seat" in f else {}
    facts |= {"figures": who(f["figures"], words), "n": len(f["figures"])} if "figures" in f else {}
    facts |= {"at": place(point(f), words)} if "x" in f else {}
    facts |= {"thing": few(says(f["name"], words))} if "name" in f else {}
    return facts | {k: few(f[k]) for k in ("item", "id", "title") if k in f}


def few(text: str) -> str:
    """Shorten a name that somebody wrote to a few words.

    >>> few("The old mill by the river"), few("Hut")
    ('The old mill by …', 'Hut')
    """
    first = text.split()[:LONGEST]
    return shorten(" ".join(first) + (" …" if len(text.split()) > LONGEST else ""), LETTERS)


Made = tuple[str, Facts]


def _left(f: Facts, names: Names, words: Words) -> Made:
    if is_empty(f["seat"], names, words):
        return ("absent_gm" if f["seat"] == GM else "absent"), {}
    return "left", {}


def _joined(f: Facts, names: Names, words: Words) -> Made:
    return ("joined_gm" if f["seat"] == GM else "joined" if f["figures"] else "joined_none"), {}


def _gm_status(f: Facts, names: Names, words: Words) -> Made:
    said = changes(f["changes"], words)
    return ("gm_status", {"change": said[0]}) if len(said) == 1 else ("gm_changed", {"n": len(said)})


def _gm_terrain(f: Facts, names: Names, words: Words) -> Made:
    what = few(f.get("name", "")) or words(f"skirmish-terrain-{f['kind']}")
    return "gm_terrain", {"what": what, "at": place(middle(f), words)}


def _gm_modifier(f: Facts, names: Names, words: Words) -> Made:
    return "gm_modifier", {"by": signed(f["by"]), "on": f["on"] or words("skirmish-team")}


def _kit(f: Facts, names: Names, words: Words) -> Made:
    return "laid", {"kind": words(f"skirmish-kit-{f['kind']}")}


_MAKE: Mapping[str, Callable[[Facts, Names, Words], Made]] = {
    "left": _left,
    "joined": _joined,
    "took": lambda f, names, words: ("took_of" if f.get("of") else "took", {}),
    "laid": _kit,
    "gm_status": _gm_status,
    "gm_terrain": _gm_terrain,
    "gm_modifier": _gm_modifier,
}


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")
