"""The page of a game: what each pair of eyes may see of its log, and the file made of that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.play.model.names import escaped
from bot.play.model.rows import Called, entry_of, events_of, labels_of
from bot.play.workers.pool import Progress
from bot.play.workers.records import Row, unpacked, whole
from bot.store.models import Entry as EntryRow
from engine.core.codec import save, unpack_action
from engine.core.contract import Game, Setup
from engine.core.record import Hinted, replay_entry
from engine.core.rules import EVERYONE, Event, Seat, Secrecy
from engine.report.report import read_report
from render.core.look import Look, Theme
from render.page.document import fingerprint, record_text, write_page
from render.page.moments import ONLOOKER, OPEN, Glimpse, Moment, Subject

Apart = tuple[tuple[tuple[Seat, ...], tuple[Event, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageOrder:
    """What a page is made of. `eyes` are those that it may be read with, as in `render.page.moments`.

    `rows` are the whole log, of which pictures begin at entry `since`. `row` is the game's for an ended game,
    with what its record needs besides; None for one under way. Events of the kinds `silent` are told to
    nobody apart. `report` looks back on an ended game, as it is kept. `called` are the seats' names, by
    language.
    """

    game: Game[Any]
    look: Look
    setup: Setup
    id: str
    name: str
    eyes: tuple[str, ...]
    rows: list[Row]
    since: int
    called: Sequence[Called]
    languages: Sequence[str]
    first: str
    theme: Theme
    version: str
    commitment: str
    words: Mapping[Seat, str]
    silent: frozenset[str]
    row: Mapping[str, Any] | None = None
    seed: str = ""
    hints: Sequence[Hinted] = ()
    report: str = ""


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A page as a file, and the SHA-256 of the record in it; "" where there is none."""

    name: str
    data: bytes
    fingerprint: str


def replay_page(order: PageOrder, progress: Progress) -> ReplayPage | None:
    """Make the page of a game; None where its eyes have seen nothing yet."""
    played = [*_played(order)]
    moments = [*_moments(order, played)]
    if not moments:
        return None
    record = whole(order.row, order.rows, order.seed, order.hints) if order.row is not None else ""
    subject = Subject(
        look=order.look,
        id=order.id,
        title=order.game.title,
        name=order.name or order.game.title,
        eyes=order.eyes,
        moments=moments,
        names=[x.now for x in order.called],
        languages=order.languages,
        first=order.first,
        theme=order.theme,
        version=order.version,
        commitment=order.commitment,
        words=order.words,
        record=record,
        position=save(played[-1].after).decode() if record else "",
        since=order.since,
        report=read_report(order.report) if order.report else None,
    )
    data = write_page(subject, progress, len(moments))
    mark = fingerprint(record_text(record)) if record else ""
    return ReplayPage(f"{order.game.id}-{order.id}.html", data, mark)


@dataclass(frozen=True, slots=True)
class _Played:
    """A row of the log, what it told, and the states around it; before the first there is none."""

    row: EntryRow
    events: tuple[Event, ...]
    before: Any
    after: Any


def _played(order: PageOrder) -> Iterator[_Played]:
    """Carry out the log again."""
    states: dict[int, Any] = {}
    s: Any = None
    for row in unpacked(order.rows[order.since :]):
        before = s
        s = states[row.n] = replay_entry(order.game, before, entry_of(row), order.setup, states).state
        yield _Played(row, tuple(events_of(row)), before, s)


def _moments(order: PageOrder, played: Sequence[_Played]) -> Iterator[Moment]:
    """Show each entry of an ended game, and of one under way those that its eyes know of.

    Entries have the numbers of the log. One that not all were told of follows the last that all were, and is
    counted from there by who knows of it: "12.1"; before the first that all were told of it is "0a1".
    """
    ended, eyes = order.row is not None, order.eyes[0] or None
    known = [x for x in played if ended or x.row.public or any(e.reaches(eyes) for e in x.events)]
    labels = labels_of(x.row for x in known)
    for x in known:
        if ended or any(e.reaches(eyes) for e in x.events):
            label = labels[x.row.n]
            names = [c.at(x.row.n) for c in order.called]
            called = [{seat: escaped(name) for seat, name in each.items()} for each in names]
            yield Moment(label, tuple(_glimpse(order, x, eyes) for eyes in order.eyes), names, called)


def _glimpse(order: PageOrder, x: _Played, eyes: str) -> Glimpse:
    game = order.game
    if eyes == OPEN:
        told = tuple(e for e in x.events if e.to == EVERYONE or e.kind not in order.silent)
        return Glimpse(
            game.open_view(x.after),
            tuple(e for e in x.events if e.reaches(None)),
            tuple(e._replace(to=EVERYONE) for e in told),
            _apart(order, x.events),
            _secret(order, x),
            tuple((seat, game.view(x.after, seat)) for seat in game.seated(order.setup)),
        )
    seat = eyes or None
    view = game.view(x.after, seat)
    known = tuple(e for e in x.events if e.reaches(seat))
    return Glimpse(view, known, known, hands=((eyes, view),) if eyes != ONLOOKER else ())


def _apart(order: PageOrder, events: Sequence[Event]) -> Apart:
    """Return what some seats were told alone, by who they are."""
    kept = [e for e in events if e.to != EVERYONE and e.kind not in order.silent]
    audiences = dict.fromkeys(e.to for e in kept)
    return tuple((to, tuple(e._replace(to=EVERYONE) for e in kept if e.to == to)) for to in audiences)


def _secret(order: PageOrder, x: _Played) -> tuple[Seat, Any, Any] | None:
    """Return the answer that a seat gave in secret, if this entry is one."""
    e = entry_of(x.row)
    kind = order.game.rules.kinds.get(e.kind) if e.how == "answer" else None
    if kind is None or kind.secrecy is Secrecy.OPEN or x.before is None:
        return None
    return e.seat, unpack_action(kind.takes, e.action), order.game.view(x.before, e.seat)
