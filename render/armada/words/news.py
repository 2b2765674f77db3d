"""What is worth telling of a turn, in a few sentences: a battle is one thing, however long it took.

Volleys and dice are left to the log and to the pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.armada.model.force_chart import HULLS
from engine.armada.model.state import FOE, SEATS
from engine.core.rules import Event, Facts, Seat
from render.armada.elements.battles import KINDS
from render.armada.words.alt_text import place
from render.armada.words.readback import Names
from render.core.story import News
from render.core.text import Words, join_list

#: Events that are left to the log: dice, small sums, and points that the end tells.
LOGGED = frozenset({"initiative", "left_over", "scored", "rolled"})
#: Places that are named; more are counted.
NAMED = 2

In_brief = Callable[[Event], str]


@dataclass(slots=True)
class Fight:
    """A battle, as far as the events of a post tell it: its beginning or its end may be in others."""

    at: str
    began: Facts | None = None
    ended: Facts | None = None
    round: int = 0
    lost: dict[Seat, list[Facts]] = field(default_factory=lambda: {x: [] for x in SEATS})
    left: dict[Seat, list[str]] = field(default_factory=lambda: {x: [] for x in SEATS})
    seekers: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))

    def take(self, e: Event) -> None:
        """Add an event of this battle."""
        match e.kind:
            case "battle_began":
                self.began = e.facts
            case "battle_ended":
                self.ended = e.facts
            case "round_began":
                self.round = e.facts["round"]
            case "destroyed":
                self.lost[e.facts["seat"]].append(e.facts)
            case "retreated":
                self.left[e.facts["seat"]] += e.facts["units"]
            case "launched":
                for seat, n in e.facts["seekers"].items():
                    self.seekers[seat] += n

    def had(self, seat: Seat) -> Sequence[Sequence[str]]:
        """Return a side's units at the beginning; none where that is not told here."""
        return self.began["units"].get(seat, ()) if self.began else ()

    def ships_lost(self, seat: Seat) -> int:
        """Count the ships that a side lost."""
        return sum(x["type"] in HULLS for x in self.lost[seat])

    def worth(self, seat: Seat) -> int:
        """Return the points that a side's losses give."""
        return sum(x["points"] for x in self.lost[seat])

    @property
    def broken(self) -> Sequence[Seat]:
        """Return the sides that lost units and have none left, nor any that got away."""
        if self.ended is None:
            return ()
        return [x for x in SEATS if self.lost[x] and not self.left[x] and not self.ended["left"].get(x)]


def news_of(events: Sequence[Event], names: Names, words: Words, plain: In_brief) -> list[News]:
    """Word events as news; `plain` words one that needs no more than its own facts."""
    items = list(_items(events))
    fights = [x for x in items if isinstance(x, Fight)]
    over = [x for x in fights if x.ended]
    found = list[News]()
    for x in items:
        if isinstance(x, Fight):
            found += _fight(x, names, words, alone=len(fights) == 1)
        else:
            found.append(_event(x, events, names, words, plain))
    return [*found, _all_fights(over, names, words)] if len(over) > 1 else found


def _items(events: Sequence[Event]) -> Iterator[Fight | Event]:
    """Join the events of each battle where it began; of the rest, leave out what others say."""
    going, said = dict[str, Fight](), set[tuple[str, Seat]]()
    sealed = next((e for e in reversed(events) if e.kind == "sealed"), None)
    fought = {e.facts["at"] for e in events if e.kind == "battle_began"}
    for e in events:
        if e.kind in KINDS:
            at = e.facts["at"]
            if at not in going:
                yield (fight := going.setdefault(at, Fight(at)))
            else:
                fight = going[at]
            fight.take(e)
            if e.kind == "battle_ended":
                del going[at]
        elif e.kind in _JOINED:
            if (key := (e.kind, e.facts[_JOINED[e.kind]])) not in said:
                said.add(key)
                yield e
        elif e.kind == "sealed" and e is not sealed:
            continue
        elif e.kind not in LOGGED and (e.kind != "announced" or e.facts["at"] not in fought):
            yield e


#: Events that are told together, by whose they are.
_JOINED = {"scouting": "seat", "controlled": "scorer"}


# -- battles ---------------------------------------------------------------------------------------------


def _fight(f: Fight, names: Names, words: Words, *, alone: bool) -> Iterator[News]:
    """Word a battle: what came of it, and, where it is the only one, how it began and what it cost."""
    yield _outcome(f, names, words)
    for seat in SEATS:
        if f.left[seat]:
            units = _units(f.left[seat], words)
            yield _news("battle_left", words, name=names[seat], units=units, at=place(f.at, words))
        if f.seekers[seat] and f.ended is None:
            n, said = f.seekers[seat], in_words(f.seekers[seat], words)
            yield _news("launched", words, name=names[seat], n=n, said=said, at=place(f.at, words))
    if alone and f.began:
        yield _odds(f, f.began, names, words)
    if alone and f.began and f.ended and any(f.lost.values()) and len(f.broken) < len(SEATS):
        yield _cost(f, names, words)


def _outcome(f: Fight, names: Names, words: Words) -> News:
    """Word what came of a battle: who lost what, or where it stands."""
    at, lost = place(f.at, words), [x for x in SEATS if f.lost[x]]
    if len(f.broken) == len(SEATS):
        return _news("battle_nobody", words, at=at)
    if f.broken:
        return _loss(f, f.broken[0], names, words)
    if lost:
        return _loss(f, max(reversed(lost), key=f.worth), names, words)
    if f.ended:  # what fell in its earlier rounds may stand in another post
        return _news("battle_even" if f.began else "battle_over", words, at=at)
    if f.began:
        caller = f.began["caller"]
        key = f"battle_{f.began['how']}"
        return _news(key, words, name=names[caller], foe=names[FOE[caller]], at=at)
    return _news("round", words, round=f.round, at=at) if f.round else News("round", "")


def _loss(f: Fight, seat: Seat, names: Names, words: Words) -> News:
    """Word what a side lost."""
    facts: Facts = {"name": names[seat], "at": place(f.at, words)}
    n, had = f.ships_lost(seat), [x for x in f.had(seat) if x[1] in HULLS]
    whole = seat in f.broken
    if whole and n and n == len(had) == len(f.had(seat)):
        return _news("battle_lost_all", words, **facts, n=n, said=in_words(n, words))
    if whole:
        return _news("battle_broken", words, **facts)
    if n and n < len(had):
        said = {"said": in_words(n, words), "of": in_words(len(had), words)}
        return _news("battle_lost_some", words, **facts, n=n, **said)
    units = _amount(n, words) if n else _amount(len(f.lost[seat]), words, "units")
    return _news("battle_lost", words, **facts, units=units)


def _odds(f: Fight, began: Facts, names: Names, words: Words) -> News:
    """Word how many stood against how many."""
    mine, theirs = (f.had(x) for x in (began["caller"], FOE[began["caller"]]))
    if not (mine and theirs):
        return News("battle_odds", "")
    ships = all(x[1] in HULLS for x in (*mine, *theirs))
    a, b = len(mine), len(theirs)
    facts: Facts = {"a": a, "b": b, "asaid": in_words(a, words), "bsaid": in_words(b, words)}
    facts |= {"what": "ships" if ships else "units", "name": names[began["caller"]]}
    return _news("battle_odds", words, **facts, foe=names[FOE[began["caller"]]])


def _cost(f: Fight, names: Names, words: Words) -> News:
    """Word what a battle cost the side that lost less, and how long it took."""
    loser = f.broken[0] if f.broken else max(reversed(SEATS), key=f.worth)
    other = FOE[loser]
    n, rounds = f.ships_lost(other), (f.ended or {})["round"]
    rest = len(f.lost[other]) - n
    parts = [*([_amount(n, words)] if n else []), *([_amount(rest, words, "others")] if n and rest else [])]
    parts += [_amount(rest, words, "units")] if rest and not n else []
    lost = join_list(parts, words) if parts else words("armada-news-nothing")
    facts: Facts = {"name": names[other], "lost": lost, "n": rounds, "said": in_words(rounds, words)}
    return _news("battle_cost", words, **facts)


def _all_fights(fights: Sequence[Fight], names: Names, words: Words) -> News:
    """Word what several battles cost both sides together."""
    ships = {x: sum(f.ships_lost(x) for f in fights) for x in SEATS}
    units = {x: sum(len(f.lost[x]) for f in fights) for x in SEATS}
    whole = all(ships[x] or not units[x] for x in SEATS)  # else "none" would be false
    what, lost = ("ships", ships) if whole and any(ships.values()) else ("units", units)
    more = max(SEATS, key=lost.__getitem__)
    a, b = lost[more], lost[FOE[more]]
    key = "battles" if a != b else "battles-even" if a else "battles-free"
    none = words("armada-news-none")
    facts: Facts = {"n": a, "b": b, "what": what, "asaid": in_words(a, words)}
    facts |= {"bsaid": in_words(b, words) if b else none, "battles": in_words(len(fights), words)}
    return News("battles", words(f"armada-news-{key}", **facts, name=names[more], foe=names[FOE[more]]))


# -- the rest --------------------------------------------------------------------------------------------


def _event(e: Event, events: Sequence[Event], names: Names, words: Words, plain: In_brief) -> News:
    """Word an event that is no part of a battle."""
    f = e.facts
    match e.kind:
        case "scouting":
            places = [x.facts["at"] for x in events if x.kind == "scouting" and x.facts["seat"] == f["seat"]]
            return _news("scouting", words, name=names[f["seat"]], at=_places(places, words))
        case "controlled":
            return _hexes_held(f["scorer"], events, names, words)
        case "proposed" | "corrected":
            agreed = {"agreed": int(f["agreed"])} if "agreed" in f else {}
            name, to = names[f["seat"]], names[f["to"]]
            return _news(e.kind, words, name=name, to=to, points=str(f["points"]), n=f["points"], **agreed)
        case "ended":
            return News("ended", _ended(e, events, names, words) or plain(e))
        case "sealed" if f["got"] >= f["wanted"]:
            return News("sealed", words("armada-news-answered", n=f["wanted"]))
        case "acted" if f["of"] == "by_plan":
            return _news("by_plan", words, name=names[f["seat"]])
    at = {"at": place(f["at"], words)} if "at" in f else {}
    return News(e.kind, plain(e._replace(facts={**f, **at})))


def _hexes_held(scorer: Seat, events: Sequence[Event], names: Names, words: Words) -> News:
    """Word all the hexes that one side scores for."""
    held = [x.facts for x in events if x.kind == "controlled" and x.facts["scorer"] == scorer]
    points = sum(x["points"] for x in held)
    if scorer not in names or not points:
        return News("controlled", "")
    at = _places([x["at"] for x in held], words)
    return _news("controlled", words, name=names[scorer], at=at, points=str(points))


def _ended(e: Event, events: Sequence[Event], names: Names, words: Words) -> str:
    """Word the end by the points of both sides, where these decided it."""
    points: Mapping[Seat, int] = next((x.facts["points"] for x in events if x.kind == "scored"), {})
    key, winner = f"armada-news-ended-{e.facts['reason']}", e.facts["winner"] or SEATS[0]
    if not (points and words.has(key)):
        return ""
    mine, theirs = str(points[winner]), str(points[FOE[winner]])
    return words(key, name=names[winner], mine=mine, theirs=theirs)


def _places(places: Sequence[str], words: Words) -> str:
    """Name a few places, or count them: "hex 1 and hex 4", "five places"."""
    at = list(dict.fromkeys(places))
    if len(at) <= NAMED:
        return join_list([place(x, words) for x in at], words)
    return words("armada-news-places", said=in_words(len(at), words))


def _units(ids: Sequence[str], words: Words) -> str:
    """Count units by their ids: a ship's has no letter for its kind."""
    ships = not any(x[1:2].isalpha() for x in ids)
    return _amount(len(ids), words, "ships" if ships else "units")


def _amount(n: int, words: Words, what: str = "ships") -> str:
    return words(f"armada-news-{what}", n=n, said=in_words(n, words))


def in_words(n: int, words: Words) -> str:
    """Write a number as people say it: "three", "17"."""
    return words("in-words", n=n)


def _news(kind: str, words: Words, **facts: object) -> News:
    return News(kind, words(f"armada-news-{kind.replace('_', '-')}", **facts))
