"""A courier that remembers who was told what and when; it can be out of order, and kill whoever calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble

FIRST = 5_000
#: Threads have numbers from here on.
ROOMS = 50_000
#: Seconds for which Discord recognises a message that it has received before.
REMEMBERED = 150


class Killed(BaseException):
    """The process dies here. No code of ours catches it."""


@dataclass(slots=True)
class Letter:
    """A message as it stands; `mark` is the nonce that it is known by."""

    at: int
    ref: MessageRef
    place: Place
    post: Post
    mark: str
    live: bool = True


@dataclass(frozen=True, slots=True)
class Told:
    """Something that somebody saw change: when, where, what was done, and what stands there then."""

    at: int
    place: Place
    how: str
    nonce: str
    post: Post | None


@dataclass
class PostOffice:
    """Sends nothing. `shut` says whether Discord is out; `deadly` is the chance that a call kills.

    `twice` are the messages that somebody saw again.
    """

    now: Callable[[], int]
    rng: Random
    shut: bool = False
    deadly: float = 0.0
    log: list[Told] = field(default_factory=list)
    nonces: dict[str, Letter] = field(default_factory=dict)
    letters: dict[MessageRef, Letter] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    kept: bool = True
    rooms: int = 0

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        self._call()
        letter = self.nonces.get(nonce)
        if letter is None:
            channel = place.channel if place.user is None else 100_000 + place.user
            ref = MessageRef(channel or 0, FIRST + len(self.letters))
            letter = self.letters[ref] = self.nonces[nonce] = Letter(self.now(), ref, place, post, nonce)
            self._tell(place, "post", nonce, post)
        elif not 0 <= self.now() - letter.at < REMEMBERED:
            self.twice.append(nonce)
        self._die()
        return letter.ref

    async def arrived(self, place: Place, nonce: str) -> MessageRef | None:
        if self.shut:
            raise CourierError(Trouble.LATER)
        letter = self.nonces.get(nonce)
        return letter.ref if letter and letter.place == place else None

    async def is_gone(self, place: Place) -> bool:
        return False

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None:
        self._call()
        letter = self.letters.get(at)
        if letter is None:
            raise CourierError(Trouble.GONE)
        if letter.mark != nonce or letter.post != post:
            letter.post, letter.mark, letter.live = post, nonce, True
            self.nonces[nonce] = letter
            self._tell(letter.place, "edit", nonce, post)
        self._die()

    async def near(self, at: MessageRef) -> bool:
        return at in self.letters

    async def shows(self, at: MessageRef, nonce: str) -> bool:
        if self.shut:
            raise CourierError(Trouble.LATER)
        return at in self.letters and self.letters[at].mark == nonce

    async def retire(self, at: MessageRef, *, n: int = -1) -> None:
        self._call()
        letter = self.letters[at]
        if letter.live:
            letter.live = False
            self._tell(letter.place, "retire", letter.mark, None)
        self._die()

    async def pin(self, at: MessageRef) -> None:
        self._call()

    async def unpin(self, at: MessageRef) -> None:
        self._call()

    async def room(self, at: Place, name: str, about: str = "") -> Place:
        self._call()
        self.rooms += 1
        return Place(at.guild, ROOMS + self.rooms)

    async def leave_room(self, at: Place) -> None:
        return None

    def _tell(self, place: Place, how: str, nonce: str, post: Post | None) -> None:
        if self.kept:
            self.log.append(Told(self.now(), place, how, nonce, post))

    def _call(self) -> None:
        if self.shut:
            raise CourierError(Trouble.LATER)
        self._die()

    def _die(self) -> None:
        if self.deadly and self.rng.random() < self.deadly:
            raise Killed
