"""What a page of a game is made of: its entries, as those see them with whose eyes it can be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core.contract import View
from engine.core.rules import Action, Event, Seat
from render.core.look import Look, Theme

if TYPE_CHECKING:
    from engine.report.report import Report

#: Readers of a page besides seats: one who sees everything, and an onlooker.
OPEN, ONLOOKER = "all", ""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """An entry as one viewer sees it.

    `events` are told, `drawn` are in the picture. `apart` are events told to some seats only, by seats;
    `secret` is a secret answer with its seat's view; `hands` are the views of seats whose hands are told.
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
    """The content of a page.

    `name` is the game's name; it can be read in `languages`, initially in `first`; `names` are the players'
    names by language. `record` is an ended game's as JSON, and `position` its last state as saved: both ""
    before. The first moment shows entry `since` of the record. `words` went into the dice. `report` is the
    game's report, if it has one; `better` are the better answers it names, by entry, each with the view in
    which it could be given. `live` is the id of the newest event in the page of a game under way, if a
    server sends later ones; "" for a page on its own.
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
