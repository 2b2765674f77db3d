"""The outbox: posts to be sent, those that failed and wait, and those that have arrived."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import ColumnElement, func, not_, or_, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Entry, Game, Message, Outbox, PostKind, SeatRow
from bot.store.repositories.clocks import came_late, hold_up, nudge
from bot.store.repositories.games import Loaded, entries_of, loaded, told_entries
from bot.store.repositories.turns import ANEW
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import SqlConnection, inserting, putting, values_of
from bot.store.statements.growing import NO_GROUND, Ground, growing, grown, leave_pages
from bot.store.statements.pins import OPEN_PINS, REPLACE_PIN, Pin
from bot.store.statements.plain import Rows, column

#: Marks a direct message that could not be delivered.
MISSED = "missed"

#: Maximum seconds for which a post is put off, and for which a process holds one. A later time was written
#: before the system's clock was set back.
LONGEST_WAIT, LONGEST_CLAIM = 900, 60


def early(post: Outbox, now: int) -> bool:
    """Return whether a post that failed before must still wait."""
    return post.tries > 0 and now < post.due <= now + LONGEST_WAIT


def tried(post: Outbox) -> bool:
    """Return whether sending a post was attempted before, so that it may have arrived.

    A process that dies leaves its claim behind; the time is not considered, since clocks jump.
    """
    return post.tries > 0 or post.claimed > 0


def is_due(now: int) -> ColumnElement[bool]:
    """Ask for posts that are not `early`."""
    due = col(Outbox.due)
    return or_(col(Outbox.tries) == 0, due <= now, due > now + LONGEST_WAIT)


def is_free(now: int) -> ColumnElement[bool]:
    """Ask for posts that no process holds."""
    return or_(col(Outbox.claimed) <= now, col(Outbox.claimed) > now + LONGEST_CLAIM)


_POST = Rows(Outbox, "id = ?")
_UNSENT = Rows(Outbox, "game = ? AND sent = 0 ORDER BY id")
_UNSETTLED = Rows(Message, f"game = ? AND ((live AND retire) OR {OPEN_PINS})")
_CLAIM = "UPDATE outbox SET claimed = ?, onto = ? WHERE id = ? AND sent = 0 AND (claimed <= ? OR claimed > ?)"
_APART = "UPDATE outbox SET onto = 0 WHERE id = ?"
_SENT = "UPDATE outbox SET sent = ?, claimed = 0, error = '' WHERE id = ?"
_UNPARK = "UPDATE game SET parked = '', parked_until = 0, turn_at = 1 WHERE id = ? AND parked != ''"
_RETIRE = (
    "UPDATE message SET retire = TRUE WHERE game = ? AND live AND id != ?"
    " AND (asked = 0 AND (what != 'note' OR seat = '' OR \"user\" = 0)"
    " OR game IN (SELECT id FROM game WHERE id = ? AND status IN ('over', 'abandoned')))"
    " AND (request = 0 OR request NOT IN (SELECT id FROM request WHERE game = ? AND open))"
)
_NOT_THEIRS = (  # the seat was given to somebody else while the message was on its way
    "UPDATE message SET retire = TRUE WHERE id = ?"
    ' AND NOT EXISTS (SELECT 1 FROM seat WHERE game = ? AND seat = ? AND "user" = ?)'
)
_TOLD = "UPDATE decision SET told = TRUE WHERE game = ? AND seat = ? AND number = ?"
_HASTEN = "UPDATE outbox SET due = ? WHERE game = ? AND lane = ? AND sent = 0 AND tries > 0 AND due > ?"
_CHANGED = "SELECT changed FROM game WHERE id = ?"
_MADE = "SELECT max(made) FROM outbox WHERE game = ? AND what != 'note'"
_POSTED, _POSTED_COLUMNS = putting(Message, "id")
_CALLS, _CALLS_COLUMNS = inserting(Outbox, "id")


class Waits(NamedTuple):
    """A game's posts to one place that failed before; the last of them is tried again at `due`."""

    game: str
    lane: str
    due: int


@dataclass(slots=True)
class Round:
    """A game's unsent posts, its row, and the messages that must lose their buttons or pin.

    A message marked `Pin.WANTED` must be pinned instead.

    `posts` are unsent, oldest first. With `until` the first of them is claimed for sending until then;
    `told` are the entries that it reports, `ground` is what it is added to, and `before` are the entries told
    there. `more`: others remain to be sent afterwards.
    """

    loaded: Loaded
    posts: list[Outbox]
    unsettled: list[Message]
    until: int = 0
    told: list[Entry] = field(default_factory=list)
    ground: Ground = NO_GROUND
    before: list[Entry] = field(default_factory=list)
    more: bool = False


def _taken(db: SqlConnection, post: Outbox, now: int, until: int) -> bool:
    """Claim a post for sending if no process holds it, inside an open transaction.

    The first claim also decides whether it is added to an existing message.
    """
    if post.grows and not tried(post):
        post.onto = grown(db, post, now)
    taken = db.execute(_CLAIM, (until, post.onto, post.id, now, now + LONGEST_CLAIM))
    db.execute("SELECT 1").fetchall()  # with PostgreSQL the number of rows is known once something is fetched
    return bool(taken.rowcount == 1)


class PostRows(Repository):
    """Queries over the outbox."""

    # -- outbox ------------------------------------------------------------------------------------------

    async def add_posts(self, posts: Sequence[Outbox]) -> None:
        """Commit posts of one game to be sent."""
        if posts:
            await self.writer.write(lambda db: db.add_all(posts), hold=posts[0].game)

    async def unsent(self, game: str) -> list[Outbox]:
        """List a game's posts that are not sent yet, oldest first."""
        return await self.writer.look(lambda db: _UNSENT.ask(db, game).all())

    async def games_to_post(self, now: int, most: int = 200, *, shards: Part | None = None) -> list[str]:
        """List games that have a post to be tried now, buttons to be taken off, or a message to be pinned.

        With `shards` only those of servers on these.
        """
        due = select(Outbox.game).where(Outbox.sent == 0, is_due(now), is_free(now))
        old = select(Message.game)
        retiring = old.where(col(Message.live), col(Message.retire))  # apart from pins: an index for each
        pins = old.where(col(Message.pin).in_((Pin.WANTED, Pin.UNWANTED)))

        def read(db: Session) -> list[str]:
            found = dict[str, None]()
            for ask, x in ((due, Outbox.game), (retiring, Message.game), (pins, Message.game)):
                here = ask if shards is None else ask.join(Game, col(Game.id) == x).where(of_shards(shards))
                found |= dict.fromkeys(db.exec(here.distinct().limit(most)))
            return list(found)

        return await self.writer.read(read)

    async def begin_round(
        self,
        game: str,
        now: int,
        until: int,
        *,
        unless: Callable[[Loaded], bool],
        admits: Callable[[str], bool] = lambda lane: True,
    ) -> Round | None:
        """Read a game's unsent posts, and claim the first at once if it may be sent now.

        It is not claimed if `unless` is true of the game, or if its lane is not admitted. None if there is
        no such game.
        """

        def write(db: SqlConnection) -> Round | None:
            unsent, unsettled = _UNSENT.ask(db, game), _UNSETTLED.ask(db, game, game)
            found = loaded(db, game)
            if found is None:
                return None
            begun = Round(found, unsent.all(), unsettled.all())
            first = begun.posts[0] if begun.posts else None
            if first is None or first.id is None or early(first, now) or unless(found):
                return begun
            if not admits(first.lane):
                return begun
            entries = entries_of(db, game, first.first, first.last) if first.first >= 0 else None
            begun.until = until if _taken(db, first, now, until) else 0
            begun.told = entries.all() if entries else []
            if begun.until and first.onto:
                begun.ground = growing(db, first)
                begun.before = told_entries(db, game, begun.ground.told)
            return begun

        return await self.writer.mark(write, hold=game)

    async def claim(self, post: int, now: int, until: int) -> Outbox | None:
        """Take a post for sending and give it as it was; None when it was sent or another process has it."""

        def write(db: SqlConnection) -> Outbox | None:
            was = _POST.ask(db, post).first()
            return was if was is not None and _taken(db, was, now, until) else None

        return await self.writer.mark(write)

    async def still_mine(self, post: int, had: int, until: int) -> bool:
        """Keep a claim that runs until `had` for longer; False when another process has the post by now."""
        mine = update(Outbox).where(col(Outbox.id) == post, col(Outbox.sent) == 0, col(Outbox.claimed) == had)

        def write(db: Session) -> bool:
            return db.exec(mine.values(claimed=until)).rowcount == 1

        return await self.writer.write(write)

    async def apart(self, post: int) -> None:
        """Settle that a post is one of its own after all."""
        await self.writer.mark(lambda db: db.execute(_APART, (post,)) and None)

    async def sent(
        self,
        post: Outbox,
        now: int,
        message: Message | None = None,
        told: Sequence[tuple[str, int]] = (),
        calls: Sequence[Outbox] = (),
    ) -> list[Message]:
        """Record that a post was sent: its message, the questions it announced, the people it `calls`.

        A new message of the table replaces all live ones except those of open requests; these must lose
        their buttons. A private page likewise replaces earlier ones that asked its seat, and a message to be
        pinned the pinned one. Returns the game's messages that must be changed.
        """

        def write(db: SqlConnection) -> list[Message]:
            db.execute(_SENT, (max(now, 1), post.id))
            came_late(db, post, now)
            if message is not None:
                db.execute(_UNPARK, ("" if message.user else post.game,))
                if message.asked:
                    leave_pages(db, message)
                elif message.what == PostKind.TABLE:
                    db.execute(_RETIRE, (post.game, message.id, post.game, post.game))
                if message.pin == Pin.WANTED:
                    db.execute(REPLACE_PIN, (post.game, message.id))
                db.execute(_POSTED, values_of(message, _POSTED_COLUMNS))
                if message.asked:
                    db.execute(_NOT_THEIRS, (message.id, message.game, message.seat, message.user))
            for seat, number in told:
                db.execute(_TOLD, (post.game, seat, number))
            if calls:
                db.executemany(_CALLS, [values_of(x, _CALLS_COLUMNS) for x in calls])
            return _UNSETTLED.ask(db, post.game, post.game).all()

        # If this write were lost, the claim would remain, and the post would be looked for and found.
        return await self.writer.mark(write, hold=post.game, lasting=bool(calls))

    async def failed(self, post: int, *, due: int, why: str) -> None:
        """Record that a post could not be sent, and when to try again.

        At the first failure the game's clocks are checked: the post may be what asks a player.
        """
        mark = update(Outbox).where(col(Outbox.id) == post)
        values = mark.values(due=due, claimed=0, tries=Outbox.tries + 1, error=why[:500])

        def write(db: Session) -> None:
            row = db.get(Outbox, post)
            if row is not None and not row.tries:
                nudge(db, row.game)
            db.execute(values)

        await self.writer.write(write)

    async def stand_in(self, post: Outbox, by: Outbox) -> None:
        """Put another post in the place of one that cannot be made, in its turn."""
        fields = ("what", "body", "nonce", "due", "first", "last")
        values = {x: getattr(by, x) for x in fields} | {"tries": 0, "claimed": 0, "onto": 0, "grows": False}
        instead = update(Outbox).where(col(Outbox.id) == post.id, col(Outbox.sent) == 0)
        await self.writer.write(lambda db: db.execute(instead.values(**values)) and None, hold=post.game)

    async def park(self, game: str, why: str, until: int, posts: Sequence[Outbox] = (), *, at: int) -> None:
        """Note why a game's channel cannot be reached, and when to try again. `posts` only the first time."""

        def write(db: Session) -> None:
            row = db.get(Game, game)
            if row is None:
                return
            if not row.parked:
                db.add_all(posts)
                hold_up(db, game, at)
            row.parked, row.parked_until, row.turn_at = why, until, ANEW

        await self.writer.write(write, hold=game)

    async def dm_closed(self, game: str, user: int, *, closed: bool) -> None:
        """Record whether direct messages reach a player. Once they do, missed ones are due again."""
        mine = update(SeatRow).where(col(SeatRow.game) == game, col(SeatRow.user) == user)
        changed = mine.where(col(SeatRow.dm_closed) != closed).values(dm_closed=closed)

        def write(db: Session) -> None:
            if db.exec(changed).rowcount and not closed:
                again = update(Outbox).where(*_missed(game, user))
                db.execute(again.values(sent=0, due=0, error=""))

        await self.writer.write(write, hold=game)

    async def no_longer_quiet(self, post: Outbox, now: int, again: Outbox, lane: str) -> None:
        """Tell a game in its channel (`lane`) again: its thread did not take a post.

        What it would have told there is told by `again`; other words go to the channel, too.
        """
        of_thread = update(Outbox).where(
            col(Outbox.game) == post.game, col(Outbox.lane) == post.lane, col(Outbox.sent) == 0
        )
        told = or_(col(Outbox.what) == PostKind.TOLD, col(Outbox.body).like('%"note-quiet"%'))
        untold = of_thread.where(told).values(sent=max(now, 1), claimed=0)
        moved = of_thread.where(not_(told)).values(lane=lane, due=now, claimed=0)

        def write(db: Session) -> None:
            db.execute(update(Game).where(col(Game.id) == post.game).values(quiet=0))
            db.execute(untold)
            db.execute(moved)
            db.add(again)

        await self.writer.write(write, hold=post.game)

    async def missed(self, post: Outbox, now: int) -> None:
        """Note that a word to one player could not reach them, to be told when they come."""
        mark = update(Outbox).where(col(Outbox.id) == post.id)
        done = mark.values(sent=max(now, 1), claimed=0, error=MISSED)
        await self.writer.write(lambda db: db.execute(done) and None)

    async def take_missed(self, game: str, user: int) -> list[Outbox]:
        """Return the words that could not reach a player, oldest first, and count them as told."""

        def write(db: Session) -> list[Outbox]:
            rows = list(db.exec(select(Outbox).where(*_missed(game, user)).order_by(col(Outbox.id))))
            for row in rows:
                row.error = ""
            return rows

        if not await self.reader.read(
            lambda db: db.exec(select(Outbox.id).where(*_missed(game, user))).first()
        ):
            return []  # if nothing is due, do not wait for the writer
        return await self.writer.write(write, hold=game)

    # -- what failed and waits ------------------------------------------------------------------------------

    async def waiting(
        self, *, game: str = "", channel: int = 0, guild: int = 0, shards: Part | None = None
    ) -> list[Waits]:
        """List what is waiting for a game, a channel, a server or some shards; all given must match."""
        ask = select(Outbox.game, Outbox.lane, func.max(Outbox.due)).where(Outbox.sent == 0, Outbox.tries > 0)
        if game:
            ask = ask.where(Outbox.game == game)
        if channel:
            ask = ask.where(Outbox.lane == f"c{channel}")
        if guild or shards is not None:
            ask = ask.join(Game, col(Game.id) == Outbox.game)
        if guild:
            ask = ask.where(Game.guild == guild, col(Outbox.lane).like("c%"))
        if shards is not None:
            ask = ask.where(of_shards(shards))
        ask = ask.group_by(Outbox.game, Outbox.lane).order_by(Outbox.game, Outbox.lane)

        def read(db: Session) -> list[Waits]:
            return [Waits(*row) for row in db.exec(ask)]

        return await self.reader.read(read)

    async def hasten(self, dues: Mapping[tuple[str, str], int]) -> None:
        """Bring the next try of waiting posts forward, by game and place; none is put off by it."""
        rows = [(due, game, lane, due) for (game, lane), due in sorted(dues.items())]
        await self.writer.mark(lambda db: db.executemany(_HASTEN, rows) and None, lasting=False)

    async def active_since(self, game: str) -> int:
        """Tell when something last happened at a table, as far as it is kept: unix seconds, 0 for never."""

        def read(db: SqlConnection) -> int:
            changed, made = db.execute(_CHANGED, (game,)), db.execute(_MADE, (game,))
            return max(int(x or 0) for x in (0, *column(changed), *column(made)))

        return await self.reader.look(read)


def _missed(game: str, user: int) -> tuple[ColumnElement[bool], ...]:
    return (col(Outbox.game) == game, col(Outbox.lane) == f"u{user}", col(Outbox.error) == MISSED)
