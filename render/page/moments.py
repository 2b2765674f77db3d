"""What a page of a game is made of: its entries, as those see them with whose eyes it can be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.core.contract import View
from engine.core.rules import Action, Event, Seat
from engine.report.report import Report
from render.core.look import Look, Theme

#: Readers of a page besides seats: one who sees everything, and an onlooker.
OPEN, ONLOOKER = "all", ""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """An entry as somebody sees it.

    `events` are told, `drawn` are on the picture. `apart` are those that some seats were told alone, by who
    they are; `secret` an answer that a seat gave in secret, with its view; `hands` the views of seats whose
    hands are told.
    """

    view: View
    events: tuple[Event, ...]
    drawn: tuple[Event, ...]
    apart: tuple[tuple[tuple[Seat, ...], tuple[Event, ...]], ...] = ()
    secret: tuple[Seat, Action, View] | None = None
    hands: tuple[tuple[Seat, View], ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry, with the number that its readers know it by, and a glimpse of it for each pair of eyes.

    By language, `names` are what its players are called on pictures, `called` in texts, where marks are
    escaped.
    """

    label: str
    glimpses: tuple[Glimpse, ...]
    names: Sequence[Mapping[Seat, str]]
    called: Sequence[Mapping[Seat, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """What a page shows.

    `name` is what the game is called; `languages` it can be read in, `first` at first; `names` are what
    players are called, by language.
    `record` is that of an ended game as JSON, and `position` its last state as saved: both "" before. The
    entry of the record that the first moment shows is number `since`. `words` went into the dice. `report`
    looks back on the game, where that has been worked out; `better` are the answers that it says would have
    been better, by entry, each with the view in which it could be given. `live` is the id of the newest event
    that the page of a game under way holds, where a server sends it the following ones; "" for a page that
    stands alone.
    """

    look: Look
    id: str
    title: str
    name: str
    eyes: tuple[str, ...]
    moments: Iterable[Moment]
    names: Sequence[Mapping[Seat, str]]
    languages: Sequence[str]
    first: str
    theme: Theme
    version: str
    commitment: str
    words: Mapping[Seat, str] = field(default_factory=dict)
    record: str = ""
    position: str = ""
    since: int = 0
    report: Report | None = None
    better: Mapping[int, tuple[Action, View]] = field(default_factory=dict)
    live: str = ""
