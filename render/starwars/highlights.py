"""What events mean for the picture: trips of ships, ships built, and the stars they touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.rules import Event, Seat
from engine.starwars.view import GalaxyView
from render.core.look import Picture


@dataclass(frozen=True, slots=True)
class Trip:
    """A ship's way: from `at` along the track to `on`, and by hyperjump to `to` ("" for none)."""

    seat: Seat
    ship: int
    at: str
    on: str
    to: str = ""
    prey: tuple[Seat, int] | None = None
    drew: bool = False

    @property
    def end(self) -> str:
        """Name the space where it ends."""
        return self.to or self.on


@dataclass(frozen=True, slots=True)
class Built:
    """A ship that was built."""

    seat: Seat
    ship: int
    at: str


@dataclass(frozen=True, slots=True)
class Happened:
    """All that a picture shows of what has just happened. `throws` are the dice each seat threw for order."""

    trips: tuple[Trip, ...] = ()
    built: tuple[Built, ...] = ()
    throws: tuple[tuple[Seat, tuple[int, ...]], ...] = ()

    @property
    def spaces(self) -> list[str]:
        """Name every space that was touched."""
        ends = [x for t in self.trips for x in (t.at, t.on, t.to) if x]
        return ends + [b.at for b in self.built]


def read_events(events: Sequence[Event]) -> Happened:
    """Gather events into trips."""
    trips, built, throws = list[Trip](), list[Built](), dict[Seat, tuple[int, ...]]()
    for e in events:
        f = e.facts
        match e.kind:
            case "moved":
                trips.append(Trip(f["seat"], f["ship"], f["at"], f["on"]))
            case "jumped" if trips:
                trips[-1] = replace(trips[-1], to=f["to"])
            case "captured" if trips:
                trips[-1] = replace(trips[-1], prey=(f["seat"], f["ship"]))
            case "drew" if trips:
                trips[-1] = replace(trips[-1], drew=True)
            case "built":
                built.append(Built(f["seat"], f["ship"], f["at"]))
            case "threw_off":
                throws[f["seat"]] = tuple(f["dice"])
    return Happened(tuple(trips), tuple(built), tuple(throws.items()))


def starwars_view(p: Picture) -> GalaxyView:
    """Narrow a picture's view to Starwars's.

    Raises:
        TypeError: it is a view of another game.

    """
    if not isinstance(p.view, GalaxyView):
        raise TypeError(f"{type(p.view).__name__} is no view of Starwars")
    return p.view
