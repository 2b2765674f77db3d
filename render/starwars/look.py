"""Starwars in words: events, actions, questions and headlines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from engine.core.endings import CORE_EVENTS
from engine.core.rules import Action, Event, Facts, Seat
from engine.core.types.explaining import Ways
from engine.starwars.galaxy import CARDS, standard
from engine.starwars.planets import sets
from engine.starwars.state import FOE, SEATS, Build, GalaxyView, Go, Home, Stay, Throw, ways
from render.core.chart import Chart
from render.core.emblem import HALF, emblem
from render.core.look import Look, Picture, Spot
from render.core.panel_parts import Side
from render.core.scene import Scene
from render.core.story import News
from render.core.text import Words, join_list
from render.starwars.colours import PALETTES
from render.starwars.layout import read_events, targets
from render.starwars.panel import sides
from render.starwars.pieces import ship
from render.starwars.scene import draw, framed, threats


class StarwarsLook(Look):
    """How Starwars looks and reads."""

    game = "starwars"
    seats = SEATS
    unthrown: ClassVar[Mapping[str, object]] = {"mover": None}

    def emblems(self) -> Mapping[str, Scene]:
        """Return each side's ship."""
        palette = PALETTES["dark"]
        return {x: emblem(ship(x, 0, HALF, over="back"), palette) for x in SEATS}

    def scene(self, p: Picture) -> Scene:
        """Draw the galaxy, whole or where something happened; events its seat may not know are left out."""
        p = p.known
        told = self.tell(p.events, p.doers, p.words)
        return draw(p, told, self.headline(p.view.narrow(GalaxyView), p.names, p.words))

    def sides(self, p: Picture) -> Sequence[Side]:
        """Count the ships and cards of each side."""
        return sides(p)

    def threats(self, view: GalaxyView, seat: Seat) -> Sequence[str]:
        """Name the spaces of enemies around the same star as a ship of this side, within a throw."""
        return threats(view, seat)

    def targets(self, view: GalaxyView, lit: Sequence[Action]) -> frozenset[str]:
        """Name the spaces that answers lead to."""
        return targets(view, lit).spaces

    def ways(self, action: Action, view: GalaxyView) -> Ways:
        """Return the space of a ship with where it goes, of a new ship, or a star."""
        return ways(view, action)

    def spot(self, p: Picture, place: str) -> Spot | None:
        """Return where a space ("SOL-2") or a star ("SOL") is drawn."""
        v = p.view.narrow(GalaxyView)
        lay = framed(p, v, read_events(p.known.events))
        ring = lay.ring(place)
        if ring is None:
            return None
        if place == ring.star.name:
            return Spot(ring.x, ring.y, ring.outer)
        at = lay.spot(place) if place in v.galaxy.kind else None
        return Spot(at[0], at[1], ring.space) if at else None

    def sentence(self, event: Event, called: Mapping[Seat, str], words: Words) -> str:
        """Word an event of Starwars."""
        f = event.facts
        if event.kind == "rolled":
            return ""  # "thrown" and "threw_off" show the dice
        key = f"starwars-{event.kind.replace('_', '-')}"
        facts: Facts = {**f, "name": called.get(f.get("seat", ""), "")}
        if "dice" in f:
            facts["dice"] = join_list(f["dice"], words)
        if event.kind == "thrown" and len(set(f["dice"])) == 1:
            return words("starwars-thrown-double", name=facts["name"], die=f["dice"][0])
        if event.kind == "captured":
            facts["name"] = called[f["by"]]
            facts["prey"] = words("starwars-news-prey", name=called[f["seat"]], ship=f["ship"])
        if event.kind == "built":
            facts["cards"] = ", ".join(f["cards"])
        return words(key, **facts)

    def tell(self, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
        """Word a run of events: a move, its jump and its capture make one sentence."""
        called = self.called(names, words)
        said: list[str] = []
        rest = list(events)
        while rest:
            e = rest.pop(0)
            if e.kind == "moved":
                said.append(_journey(e, rest, called, words))
            elif e.kind != "rolled":  # "thrown" and "threw_off" show the dice
                own = e.kind not in CORE_EVENTS
                line = self.sentence(e, called, words) if own else self.prose(e, names, words)
                said += [line] if line else []
        return said

    def news(self, events: Sequence[Event], called: Mapping[Seat, str], words: Words) -> Sequence[News]:
        """Word what is worth telling: a move, its jump and its capture are one thing."""
        rest = [e for e in events if e.kind not in {"rolled", "reshuffled"}]
        found = list[News]()
        while rest:
            e = rest.pop(0)
            found.append(
                _voyage(e, rest, called, words) if e.kind == "moved" else self._other(e, called, words)
            )
        return found

    def _other(self, event: Event, called: Mapping[Seat, str], words: Words) -> News:
        """Word one event that is no move."""
        dice = {"dice": join_list(event.facts["dice"], words)} if "dice" in event.facts else {}
        plain = event._replace(facts={**event.facts, **dice})
        return News(event.kind, self.in_brief(plain, called, words))

    def charts(self, words: Words) -> Sequence[Chart]:
        """Return the star tracks, the links and the cards."""
        return charts(words)

    def action_name(self, action: Action, view: GalaxyView, words: Words) -> str:
        """Name an action."""
        match action:
            case Go():
                key = "starwars-do-go" if lands(action, view) == action.to else "starwars-do-jump"
                return words(key, ship=action.ship, die=action.die, to=action.to)
            case Build():
                ship = view.fleets[view.mover].index("") + 1 if view.mover else 0
                return words("starwars-do-build", ship=ship, at=action.at, cards=", ".join(action.cards))
            case Home():
                return words("starwars-do-home", star=action.star)
        return super().action_name(action, view, words)

    def action_button(self, action: Action, view: GalaxyView, words: Words) -> str:
        """Name a move by ship and space, with what it leads to: "1 × RIGEL-7 · card"."""
        if not isinstance(action, Go):
            return self.action_name(action, view, words)
        found = outcomes(action, view)
        key = "starwars-button-takes" if "captures" in found else "starwars-button-go"
        crowd = view.fleets[view.mover].index(action.to) + 1 if view.mover and "room" in found else 0
        then = [words(f"starwars-button-{x}", ship=crowd) for x in found if x != "captures"]
        return " · ".join([words(key, ship=action.ship, to=action.to), *then])

    def action_detail(self, action: Action, view: GalaxyView, words: Words) -> str:
        """Describe what an action leads to: captures, cards, jumps, the end of the game."""
        match action:
            case Go():
                return _consequences(action, view, words)
            case Home():
                links = next(s.links for s in view.galaxy.stars if s.name == action.star)
                free = len(view.galaxy.empty[action.star])
                return words("starwars-detail-home", free=free, links=join_list(links, words))
            case Stay():
                return words("starwars-detail-stay", die=join_list(view.dice, words))
            case Throw() if not _may_build(view):
                return ""
        return super().action_detail(action, view, words)

    def question(self, kind: str, view: GalaxyView, words: Words) -> str:
        """Word a question."""
        if kind == "setup.home":
            return words("starwars-ask-home")
        if kind == "turn.start":
            return words("starwars-ask-start" if _may_build(view) else "starwars-ask-throw")
        if view.must:
            return words("starwars-ask-room", ship=view.must, die=join_list(view.dice, words))
        if len(view.dice) == 1:
            return words("starwars-ask-second", die=view.dice[0])
        if len(set(view.dice)) == 1:
            return words("starwars-ask-double", die=view.dice[0])
        return words("starwars-ask-move", a=view.dice[0], b=view.dice[-1])

    def task(self, kind: str, view: GalaxyView, words: Words) -> str:
        """Name what a question asks for."""
        if kind == "setup.home":
            return super().task(kind, view, words)
        if kind == "turn.start":
            return words("starwars-task-start" if _may_build(view) else "starwars-task-throw")
        a, b = view.dice[0], view.dice[-1]
        key = "room" if view.must else "second" if len(view.dice) == 1 else "double" if a == b else "move"
        return words(f"starwars-task-{key}", ship=view.must or 0, die=a, a=a, b=b)

    def headline(self, view: GalaxyView, names: Mapping[Seat, str], words: Words) -> str:
        """Sum up the state of the game in one line."""
        full = self.in_full(names, words)
        if view.outcome is not None:
            turn = max(1, view.turn if view.thrown else view.turn - 1)
            if view.outcome.winner is None:
                return words("starwars-head-drawn", turn=turn)
            return words("starwars-head-won", name=full[view.outcome.winner], turn=turn)
        if view.mover is None:
            if view.waiting:
                return words("starwars-head-home", name=full[view.waiting[0]])
            return words("starwars-head-opening")
        if view.thrown:
            dice = join_list(view.dice, words)
            return words("starwars-head-move", turn=view.turn, name=full[view.mover], dice=dice)
        return words("starwars-head-start", turn=view.turn, name=full[view.mover])

    def hand(self, view: GalaxyView, words: Words) -> str:
        """Word the cards that this seat holds, and what they could build."""
        if view.seat not in SEATS:
            return ""
        if not view.hand:
            return words("starwars-hand-none")
        counts = [words(f"starwars-cards-{c}", n=view.hand.count(c)) for c in CARDS if c in view.hand]
        lines = [words("starwars-hand", cards=join_list(counts, words))]
        if found := sets(view.hand):
            lines.append(words("starwars-hand-sets", sets=len(found), list=join_list(found, words)))
        return " ".join(lines)


def ship_name(seat: Seat, ship: int, words: Words) -> str:
    """Name a ship of either side: "orange 2"."""
    return words(f"starwars-ship-{seat}", ship=ship)


def _journey(moved: Event, rest: list[Event], called: Mapping[Seat, str], words: Words) -> str:
    """Word a move with the jump, capture and card that follow it, and take these from the rest."""
    facts = {**moved.facts, "name": called[moved.facts["seat"]]}
    key = "starwars-moved"
    for kind in ("jumped", "captured", "drew"):
        while rest and rest[0].kind == "rolled":
            rest.pop(0)
        if not rest or rest[0].kind != kind:
            continue
        then = rest.pop(0)
        key += f"-{kind}"
        if kind == "jumped":
            facts["to"] = then.facts["to"]
        elif kind == "captured":
            prey = {"name": called[then.facts["seat"]], "ship": then.facts["ship"]}
            facts["prey"] = words("starwars-news-prey", **prey)
    return words(key, **facts)


def lands(a: Go, v: GalaxyView) -> str:
    """Return the space where a ship's count ends; from an H it jumps on."""
    at = v.fleets[v.mover][a.ship - 1] if v.mover else ""
    return v.galaxy.land[at][a.die] if at else a.to


def _voyage(moved: Event, rest: list[Event], called: Mapping[Seat, str], words: Words) -> News:
    """Word a move as news, by the heaviest that came of it, and take what followed from the rest."""
    facts = {**moved.facts, "name": called[moved.facts["seat"]], "to": moved.facts["on"]}
    came = list[str]()
    for kind in ("jumped", "captured", "drew"):
        if rest and rest[0].kind == kind:
            then = rest.pop(0).facts
            came.append(kind)
            facts["to"] = then.get("to", facts["to"])
            if kind == "captured":
                prey = {"name": called[then["seat"]], "ship": then["ship"]}
                facts["prey"] = words("starwars-news-prey", **prey)
    kind = "captured_drew" if came[-2:] == ["captured", "drew"] else came[-1] if came else "moved"
    facts["star"] = facts["to"].rpartition("-")[0]
    return News(kind, words(f"starwars-news-{kind.replace('_', '-')}", **facts))


def _may_build(v: GalaxyView) -> bool:
    """Return whether the seat to move has enough cards to build (PLANETS.2): everybody sees the number."""
    return v.mover is None or v.hands[v.mover] >= 3


def _consequences(a: Go, v: GalaxyView, words: Words) -> str:
    at = v.fleets[v.mover][a.ship - 1] if v.mover else ""
    begin = [words("starwars-detail-from", at=at)] if at else []
    return "; ".join([*begin, *effects(a, v, words)])


def effects(a: Go, v: GalaxyView, words: Words) -> list[str]:
    """Word what a move leads to, one thing each."""
    if v.mover is None:
        return []
    foe = FOE[v.mover]
    mine, theirs = v.fleets[v.mover], v.fleets[foe]
    prey = ship_name(foe, theirs.index(a.to) + 1, words) if a.to in theirs else ""
    crowd = mine.index(a.to) + 1 if a.to in mine else 0
    return [words(f"starwars-detail-{x}", prey=prey, ship=crowd) for x in outcomes(a, v)]


def outcomes(a: Go, v: GalaxyView) -> list[str]:
    """Name what a move leads to, by the keys of its words."""
    if v.mover is None:
        return []
    me, foe, g = v.mover, FOE[v.mover], v.galaxy
    mine, theirs = v.fleets[me], v.fleets[foe]
    at = mine[a.ship - 1]
    found = ["captures"] if a.to in theirs else []
    if a.to in mine and mine.index(a.to) + 1 != a.ship:
        found.append("room")
    after = replace(v, fleets={me: _put(mine, a), foe: tuple("" if x == a.to else x for x in theirs)})
    if _falls(after, foe):
        found.append("wins")
    elif _falls(after, me):
        found.append("loses")
    elif at and g.star[a.to] == v.homes.get(foe) != g.star[at]:
        found.append("home-reached")
    if g.kind[a.to] == "P" and g.star[a.to] not in g.homes:
        found.append("card")
    return found


def _put(fleet: tuple[str, ...], a: Go) -> tuple[str, ...]:
    return (*fleet[: a.ship - 1], a.to, *fleet[a.ship :])


def _falls(v: GalaxyView, seat: Seat) -> bool:
    """Case WINNING.1: return whether a seat's home holds an enemy and no defender."""
    star, home = v.galaxy.star, v.homes.get(seat)
    held = any(x and star[x] == home for x in v.fleets[seat])
    return not held and any(x and star[x] == home for x in v.fleets[FOE[seat]])


LOOK = StarwarsLook()


def charts(say: Words) -> tuple[Chart, ...]:
    """Return the tracks of the stars with their links, and the cards."""
    g = standard()
    length = max(len(s.track) for s in g.stars)
    rows = ((str(i + 1), *(s.track[i : i + 1] for s in g.stars)) for i in range(length))
    links = ((s.name, ", ".join(s.links)) for s in g.stars)
    types = (("A", g.pieces.aliens), ("W", g.pieces.weapons), ("S", g.pieces.starships))
    counts = ((f"{x} {say(f'starwars-card-{x}')}", str(n)) for x, n in types)
    track = (*_heads(say, "space"), *(s.name for s in g.stars))
    heads = (track, _heads(say, "star", "linked"), _heads(say, "card", "count"))
    titles, bodies = _heads(say, "tracks", "links", "cards"), (tuple(rows), tuple(links), tuple(counts))
    notes = (_heads(say, "letters"), (), ())
    cases = ("GAMEBOARD.1", "HYPERJUMPS.1", "SET-UP.2")
    return tuple(map(Chart, cases, titles, heads, bodies, notes))


def _heads(say: Words, *keys: str) -> tuple[str, ...]:
    return tuple(say(f"starwars-chart-{key}") for key in keys)
