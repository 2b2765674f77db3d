"""Pages that show a game move by move: of one that is over, and of one that is being watched."""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.play.model.rows import Called, Labels, entry_of, events_of
from bot.play.model.texts import escaped
from bot.play.workers.pool import Progress
from bot.play.workers.records import Columns, Row, unpacked, whole
from bot.store.models import Entry as EntryRow
from engine.core.codec import load, save, unpack_action
from engine.core.contract import Game, Setup, View
from engine.core.record import Hinted, replay_entry
from engine.core.rules import EVERYONE, Action, Event, OwnView, Seat, Secrecy, State
from render.core.look import Look, Theme
from render.page.document import fingerprint, record_text, write_page, written
from render.page.film import Film
from render.page.moments import ONLOOKER, OPEN, Glimpse, Moment, Subject

if TYPE_CHECKING:
    from engine.report.report import Report

Apart = tuple[tuple[tuple[Seat, ...], tuple[Event, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageOrder:
    """What a page is made from. `eyes` are the seats it may be read as, as in `render.page.moments`.

    `rows` are the whole log; pictures begin at entry `since`. `row` is an ended game's row, with what else
    its record needs; None for a game under way. Events of the kinds `silent` are not told to single seats.
    `report` is an ended game's report as stored. `called` are the seats' names, by language.
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
    row: Columns | None = None
    seed: str = ""
    hints: Sequence[Hinted] = ()
    report: str = ""


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A page as a file, the SHA-256 of the record in it, "" for none, and what a browser may do with it."""

    name: str
    data: bytes
    fingerprint: str
    policy: str = ""


def replay_page(order: PageOrder, progress: Progress) -> ReplayPage | None:
    """Make the page of a game; None where its eyes have seen nothing yet."""
    from engine.report.report import read_report

    reading = Reading(order)
    moments = [x for x in map(reading.moment, unpacked(order.rows[order.since :])) if x]
    if not moments:
        return None
    report = read_report(order.report) if order.report else None
    record = whole(order.row, order.rows, order.seed, order.hints) if order.row is not None else ""
    subject = replace(
        subject_of(order),
        moments=moments,
        record=record,
        position=save(reading.state).decode() if record else "",
        since=order.since if record else 0,
        report=report,
        better=reading.better(report) if report else {},
    )
    done = write_page(subject, progress, len(moments))
    mark = fingerprint(record_text(record)) if record else ""
    return ReplayPage(f"{order.game.id}-{order.id}.html", done.data, mark, done.policy)


def subject_of(order: PageOrder) -> Subject:
    """Say what a page shows, but for its moments and for what only an ended game has."""
    return Subject(
        look=order.look,
        id=order.id,
        title=order.game.title,
        name=order.name or order.game.title,
        eyes=order.eyes,
        moments=(),
        names=[x.now for x in order.called],
        languages=order.languages,
        first=order.first,
        theme=order.theme,
        version=order.version,
        commitment=order.commitment,
        words=order.words,
    )


@dataclass(frozen=True, slots=True)
class _Played:
    """A row of the log, its events, and the states before and after; the first has none before."""

    row: EntryRow
    events: tuple[Event, ...]
    before: State
    after: State


class Reading:
    """Replays a log, row by row from the order's `since` on. `state` is the current one.

    Earlier states are kept in `states`, for entries that undo others.
    """

    def __init__(self, order: PageOrder, states: MutableMapping[int, State] | None = None) -> None:
        self._order = order
        self.state: State = None
        self._states: MutableMapping[int, State] = {} if states is None else states
        self._labels = Labels()

    def moment(self, row: EntryRow) -> Moment | None:
        """Carry the next row out. Show it if the game has ended, or if its eyes know of it.

        One that not all were told of is counted by who knows of it.
        """
        order, before = self._order, self.state
        done = replay_entry(order.game, before, entry_of(row), order.setup, self._states)
        self.state = self._states[row.n] = done.state
        x = _Played(row, tuple(events_of(row)), before, done.state)
        known = order.row is not None or any(e.reaches(order.eyes[0] or None) for e in x.events)
        label = self._labels.label(row) if known or row.public else ""
        if not known:
            return None
        names = [c.at(row.n) for c in order.called]
        called = [{seat: escaped(name) for seat, name in each.items()} for each in names]
        return Moment(label, tuple(_glimpse(order, x, eyes) for eyes in order.eyes), names, called)

    def better(self, report: Report) -> dict[int, tuple[Action, View]]:
        """Return the better answers of a report's turning points, with the views that they were open in."""
        game, found = self._order.game, dict[int, tuple[Action, View]]()
        for t in report.turning:
            before, kind = self._states.get(t.n - 1), game.rules.kinds.get(t.kind)
            if t.best is not None and before is not None and kind is not None:
                found[t.n] = (unpack_action(kind.takes, t.best), game.view(before, t.seat))
        return found


def _glimpse(order: PageOrder, x: _Played, eyes: str) -> Glimpse:
    game = order.game
    if eyes == OPEN:
        told = tuple(e for e in x.events if e.to == EVERYONE or e.kind not in order.silent)
        return Glimpse(
            view=game.open_view(x.after),
            events=tuple(e for e in x.events if e.reaches(None)),
            drawn=tuple(e._replace(to=EVERYONE) for e in told),
            apart=_apart(order, x.events),
            secret=_secret(order, x),
            hands=tuple((seat, game.view(x.after, seat)) for seat in game.seated(order.setup)),
        )
    seat = eyes or None
    view = game.view(x.after, seat)
    known = tuple(e for e in x.events if e.reaches(seat))
    return Glimpse(view, known, known, hands=((eyes, view),) if eyes != ONLOOKER else ())


def _apart(order: PageOrder, events: Sequence[Event]) -> Apart:
    """Return what single seats were told, by seats."""
    kept = [e for e in events if e.to != EVERYONE and e.kind not in order.silent]
    audiences = dict.fromkeys(e.to for e in kept)
    return tuple((to, tuple(e._replace(to=EVERYONE) for e in kept if e.to == to)) for to in audiences)


def _secret(order: PageOrder, x: _Played) -> tuple[Seat, Action, OwnView] | None:
    """Return the answer that a seat gave in secret, if this entry is one."""
    e = entry_of(x.row)
    kind = order.game.rules.kinds.get(e.kind) if e.how == "answer" else None
    if kind is None or kind.secrecy is Secrecy.OPEN or x.before is None:
        return None
    return e.seat, unpack_action(kind.takes, e.action), order.game.view(x.before, e.seat)


#: Number of films kept, those asked for last; that of a long game takes 20 MB.
MOST_FILMS = 8

#: Compression level of zlib for pages: a little larger than the best, in a fifth of the time.
PACKING = 5


@dataclass(frozen=True, slots=True)
class LivePage:
    """A page as it goes out, packed by gzip, and the policy that goes with it."""

    data: bytes
    policy: str


@dataclass(frozen=True, slots=True)
class Grown:
    """What came of a film: how many rows and moments it has, and what its newest moments add, as JSON.

    `page` is the page of it all, where that was asked for and there is a moment to show.
    """

    rows: int
    moments: int
    added: tuple[str, ...]
    page: LivePage | None = None


class _States(MutableMapping[int, State]):
    """The states of a game, packed: they are looked at again only where an entry takes others back."""

    def __init__(self, kind: type[State]) -> None:
        self._kind, self._packed = kind, dict[int, bytes]()

    def __setitem__(self, n: int, state: State) -> None:
        self._packed[n] = zlib.compress(save(state), 1)

    def __getitem__(self, n: int) -> State:
        return load(self._kind, zlib.decompress(self._packed[n]))

    def __delitem__(self, n: int) -> None:
        del self._packed[n]

    def __iter__(self) -> Iterator[int]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)


class _LiveFilm:
    """One game's film, and how far its log has been read."""

    def __init__(self, order: PageOrder, key: str) -> None:
        self.key, self.rows, self.moments = key, order.since, 0
        self._reading = Reading(order, _States(order.game.state))
        self._subject = subject_of(order)
        self._film = Film(self._subject)

    def grow(self, order: PageOrder) -> tuple[str, ...]:
        """Read the rows of an order, and return what each moment of them adds."""
        added = []
        for row in unpacked(order.rows):
            moment, self.rows = self._reading.moment(row), self.rows + 1
            if moment is not None:
                mark = self._film.mark
                self._film.take(moment)
                self.moments += 1
                added.append(json.dumps(self._film.since(mark), ensure_ascii=False, separators=(",", ":")))
        return tuple(added)

    def page(self) -> LivePage | None:
        """Write the page of it all."""
        if not self.moments:
            return None
        done = written(replace(self._subject, live=f"{self.key}-{self.moments}"), self._film)
        return _packed(done.data, done.policy)


def _packed(data: bytes, policy: str) -> LivePage:
    packer = zlib.compressobj(PACKING, wbits=31)
    return LivePage(packer.compress(data) + packer.flush(), policy)


def ended_page(order: PageOrder) -> LivePage | None:
    """Make the page of an ended game, as it goes out; None where there is nothing to show."""
    made = replay_page(order, lambda done, of: None)
    return _packed(made.data, made.policy) if made else None


_FILMS: OrderedDict[str, _LiveFilm] = OrderedDict()


def forget() -> None:
    """Keep no film any more."""
    _FILMS.clear()


def live_film(order: PageOrder, key: str, first: int, *, page: bool) -> Grown | None:
    """Add the rows of an order, beginning with row `first`, to the film of its game.

    A new film is made at its beginning, the order's `since`. None if this process holds another film (of
    another `key` or length): the caller then sends all rows.

    Raises:
        BrokenRecord: the log does not replay.

    """
    film = _FILMS.pop(order.id, None)
    if first == order.since and (film is None or film.key != key or film.rows != first):
        film = _LiveFilm(order, key)
    elif film is None or film.key != key or film.rows != first:
        return None
    added = film.grow(order)  # one that breaks is not kept
    _FILMS[order.id] = film
    while len(_FILMS) > MOST_FILMS:
        _FILMS.popitem(last=False)
    return Grown(film.rows, film.moments, added, film.page() if page else None)
