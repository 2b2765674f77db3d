"""A post that is ready to go."""

from __future__ import annotations

from dataclasses import dataclass

from bot.play.model.ports import Place, Post
from bot.store.models import PostKind
from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Delivery:
    """A post ready to go: where, what, and which open questions it tells of. No post: nothing to say.

    `asked` is the seat and number of the question that it asks in private. A `card` is for looking a game up
    while it lasts, and is to be pinned. `called` are told of it in a direct message besides.
    """

    place: Place
    post: Post | None
    told: tuple[tuple[Seat, int], ...] = ()
    what: PostKind = PostKind.TABLE
    request: int = 0
    asked: tuple[Seat, int] = ("", 0)
    card: bool = False
    called: tuple[int, ...] = ()
