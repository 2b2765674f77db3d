"""Films of games under way, kept by the process that makes them: each entry is carried out and drawn once."""

from __future__ import annotations

import json
import zlib
from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass, replace

from bot.play.workers.records import unpacked
from bot.play.workers.replay_pages import PageOrder, Reading, replay_page, subject_of
from engine.core.codec import load, save
from engine.core.rules import State
from render.page.document import written
from render.page.film import Film

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
