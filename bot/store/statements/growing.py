"""Which message a post is added to: the table's latest, or the page in which a seat was asked in private."""

from __future__ import annotations

import json
from typing import NamedTuple

from bot.store.models import Message, Outbox, PostKind
from bot.store.statements.answer import SqlConnection
from bot.store.statements.plain import Rows, column

#: Seconds for which a post may grow: Discord allows few edits of a message older than an hour.
YOUNG = 3000
#: Seconds between edits of an older one that is the board of a quiet game.
SELDOM = 600


class Ground(NamedTuple):
    """The message that a post is added to, and the entries of each post that it tells already."""

    message: Message | None = None
    told: tuple[tuple[int, int], ...] = ()


NO_GROUND = Ground()
_MESSAGE = Rows(Message, "id = ?")
#: The posts that were added to a message.
ADDED = "SELECT first, last FROM outbox WHERE game = ? AND onto = ? AND id < ? ORDER BY id"
#: The message that has a game's current buttons.
LATEST = Rows(
    Message,
    "game = ? AND what = 'table' AND live AND NOT retire AND first >= 0 ORDER BY at DESC, id DESC LIMIT 1",
)
_UNTOLD = (
    "SELECT 1 FROM decision AS d JOIN seat AS s ON s.game = d.game AND s.seat = d.seat"
    " WHERE d.game = ? AND NOT d.told AND d.secrecy != 'hidden' AND s.\"user\" != 0 LIMIT 1"
)
_HANDS = (
    'SELECT DISTINCT "user" FROM entry WHERE game = ? AND n > ? AND n <= ? AND public'
    " AND seal = '' AND how != 'back'"
)
_QUIET = "SELECT 1 FROM game WHERE id = ? AND quiet != 0"
_ASKS = 'game = ? AND "user" = ? AND seat = ? AND asked != 0 AND live AND NOT retire'
_PAGE = Rows(Message, f"{_ASKS} ORDER BY at DESC, id DESC LIMIT 1")
#: The other pages in which a seat was asked in private.
OTHER_PAGES = Rows(Message, f"{_ASKS} AND id != ?")
_OTHERS_OFF = f"UPDATE message SET retire = TRUE WHERE {_ASKS} AND id != ?"  # words of ours  # noqa: S608  # nosec B608


def grown(db: SqlConnection, post: Outbox, now: int) -> int:
    """Return the message to which a post is added, or 0.

    It must have no additions by another player, and the post must ping nobody. Secret answers and hidden
    actions count as nobody's: otherwise the place would show whose they are, or that they happened. A quiet
    game's board takes every post, as long as Discord allows. A seat's private page takes its next question
    while it has buttons.
    """
    if post.what == PostKind.ASKED:
        page = _PAGE.ask(db, post.game, int(post.lane[1:]), json.loads(post.body)["seat"]).first()
        return page.id if page is not None and 0 <= now - page.at < YOUNG else 0
    latest, untold = LATEST.ask(db, post.game).first(), db.execute(_UNTOLD, (post.game,)).fetchall()
    if latest is None or post.lane != f"c{latest.channel}":
        return 0
    young = 0 <= now - latest.at < YOUNG
    if db.execute(_QUIET, (post.game,)).fetchall():
        still = young or now - max(latest.at, latest.changed) >= SELDOM
        return latest.id if still and latest.n < post.first else 0
    if untold or not young:
        return 0
    hands = column(db.execute(_HANDS, (post.game, latest.begun, post.last)))
    return latest.id if len(hands) <= 1 and 0 not in hands and latest.n < post.first else 0


def growing(db: SqlConnection, post: Outbox) -> Ground:
    """Read the message that a post is added to, and the entries of each post that it tells already."""
    found = _MESSAGE.ask(db, post.onto).first()
    added = db.execute(ADDED, (post.game, post.onto, post.id)).fetchall()
    told = [(found.first, found.begun)] if found else []
    return Ground(found, (*told, *((int(first), int(last)) for first, last in added)))


def leave_pages(db: SqlConnection, message: Message) -> None:
    """Take the buttons off what asked a seat in private before."""
    db.execute(_OTHERS_OFF, (message.game, message.user, message.seat, message.id))
