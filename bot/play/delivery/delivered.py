"""A post that is ready to go."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.model.ports import Place, Post
from bot.store.models import PostKind
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Delivery:
    """A post ready to send: its place, its content, and the questions it announces. No post: nothing to say.

    `asked` is the seat and number of a question asked in private. A `card` is a game's lasting reference, to
    be pinned. `called` people are also told by direct message, the `unseen` since they do not see the place.
    """

    place: Place
    post: Post | None
    told: tuple[tuple[Seat, int], ...] = ()
    what: PostKind = PostKind.TABLE
    request: int = 0
    asked: tuple[Seat, int] = ("", 0)
    card: bool = False
    called: tuple[int, ...] = ()
    unseen: frozenset[int] = frozenset()
