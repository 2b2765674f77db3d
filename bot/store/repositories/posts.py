"""The outbox: posts to be sent, those that failed and wait, and those that have arrived."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import ColumnElement, func, not_, or_, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import Entry, Game, Message, Outbox, PostKind
from bot.store.repositories.clocks import came_late, hold_up, nudge
from bot.store.repositories.games import Loaded, awaited, entries_of, loaded, told_entries, written
from bot.store.repositories.turns import ANEW
from bot.store.shards import Part, of_shards
from bot.store.statements.answer import Commit, SqlConnection, inserting, putting, values_of
from bot.store.statements.growing import NO_GROUND, OTHER_PAGES, Ground, growing, grown, leave_pages
from bot.store.statements.pins import OPEN_PINS, REPLACE_PIN, Pin
from bot.store.statements.plain import Reply, Rows, column

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


_POST = Rows(Outbox, "id = ? AND nonce = ?")
_UNSENT = Rows(Outbox, "game = ? AND sent = 0 ORDER BY id")
_UNSETTLED = Rows(Message, f"game = ? AND ((live AND retire) OR {OPEN_PINS})")
_CLAIM = "UPDATE outbox SET claimed = ?, onto = ? WHERE id = ? AND sent = 0 AND (claimed <= ? OR claimed > ?)"
#: A claim is let go: 0, or 1 where the post may have arrived by an earlier try, so that it is looked for.
_LET_GO = "UPDATE outbox SET claimed = ? WHERE id = ? AND claimed = ?"
_ORPHANED = "UPDATE outbox SET claimed = 1 WHERE sent = 0 AND claimed > 1"
_MISSED_DUE = (
    "UPDATE outbox SET sent = 0, due = 0, error = '' WHERE game = ? AND lane = ? AND error = 'missed'"
    ' AND EXISTS (SELECT 1 FROM seat WHERE game = ? AND "user" = ? AND dm_closed)'
)
_DM_CLOSED = 'UPDATE seat SET dm_closed = TRUE WHERE game = ? AND "user" = ? AND NOT dm_closed'
_DM_OPEN = 'UPDATE seat SET dm_closed = FALSE WHERE game = ? AND "user" = ? AND dm_closed'
_UNTOLD = (
    "SELECT 1 FROM outbox WHERE game = ? AND sent = 0 AND tries = 0 AND due <= ? AND claimed <= ? LIMIT 1"
)
_APART = "UPDATE outbox SET onto = 0 WHERE id = ?"
_SENT = "UPDATE outbox SET sent = ?, claimed = 0, error = '' WHERE id = ?"
_UNPARK = "UPDATE game SET parked = '', parked_until = 0, turn_at = 1 WHERE id = ? AND parked != ''"
_OLD = (  # messages that a new one of the table replaces
    "game = ? AND live AND id != ?"
    " AND (asked = 0 AND (what != 'note' OR seat = '' OR \"user\" = 0)"
    " OR game IN (SELECT id FROM game WHERE id = ? AND status IN ('over', 'abandoned')))"
    " AND (request = 0 OR request NOT IN (SELECT id FROM request WHERE game = ? AND open))"
)
_REPLACED = Rows(Message, _OLD)
_RETIRE = f"UPDATE message SET retire = TRUE WHERE {_OLD}"  # words of ours  # noqa: S608  # nosec B608
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
class Dispatch:
    """A claim on a post for sending, and what making the post needs, read as it was claimed.

    It ends at `until`. `entries` are those that the post reports, `ground` is what it is added to, and
    `before` are the entries told there. `again`: an earlier try may have arrived. `replaces` are messages
    whose buttons come off once it is out.
    """

    until: int
    loaded: Loaded
    again: bool = False
    entries: list[Entry] = field(default_factory=list)
    ground: Ground = NO_GROUND
    before: list[Entry] = field(default_factory=list)
    replaces: list[Message] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """A game's unsent posts, its row, and the messages that must lose their buttons or pin.

    A message marked `Pin.WANTED` must be pinned instead.

    `posts` are unsent, oldest first; those that are claimed for sending have their `dispatches`, by id.
    `more`: others remain to be sent afterwards. `onward` is the other game that waits for the `actor`.
    """

    loaded: Loaded
    posts: list[Outbox]
    unsettled: list[Message]
    dispatches: dict[int, Dispatch] = field(default_factory=dict)
    more: bool = False
    onward: str = ""

    @property
    def claims(self) -> tuple[tuple[bool, int, int], ...]:
        """Return which posts are claimed by it, after whether they may have arrived, and until when."""
        return tuple((x.again, post, x.until) for post, x in self.dispatches.items())

    @property
    def held_up(self) -> bool:
        """Return whether one of its posts was being sent as it was read: those after it come later."""
        return any(x.claimed and x.id not in self.dispatches for x in self.posts)


class Claim(NamedTuple):
    """When a game's unsent posts may be sent, and until when they are claimed for that.

    None is claimed if `unless` is true of the game, nor where its lane is not admitted. `had` is what a round
    has claimed that is given up for this one. Where else the `actor` is awaited is looked up with it, and
    what they have written.
    """

    now: int
    until: int
    unless: Callable[[Loaded], bool] = lambda loaded: False
    admits: Callable[[str], bool] = lambda lane: True
    had: tuple[tuple[bool, int, int], ...] = ()
    actor: int = 0


def _taken(db: SqlConnection, post: Outbox, now: int, until: int) -> bool:
    """Claim a post for sending if no process holds it, inside an open transaction.

    The first claim also decides whether it is added to an existing message.
    """
    if post.grows and not tried(post):
        post.onto = grown(db, post, now)
    taken = db.execute(_CLAIM, (until, post.onto, post.id, now, now + LONGEST_CLAIM))
    db.execute("SELECT 1").fetchall()  # with PostgreSQL the number of rows is known once something is fetched
    return bool(taken.rowcount == 1)


def _dispatch(db: SqlConnection, post: Outbox, game: Loaded, now: int, until: int) -> Dispatch | None:
    """Claim a post and read what making it needs, inside an open transaction; None if it is held."""
    again = tried(post)
    if not _taken(db, post, now, until):
        return None
    made = Dispatch(until, game, again)
    entries = entries_of(db, post.game, post.first, post.last) if post.first >= 0 else None
    replaced = _replaced(db, post)
    made.entries = entries.all() if entries else []
    made.replaces = replaced.all() if replaced else []
    if post.onto:
        made.ground = growing(db, post)
        made.before = told_entries(db, post.game, made.ground.told)
    return made


def _replaced(db: SqlConnection, post: Outbox) -> Reply[Message] | None:
    """Ask for the messages that a post of the table, or a question in private, replaces once it is out."""
    if post.what == PostKind.TABLE:
        return _REPLACED.ask(db, post.game, post.onto, post.game, post.game)
    if post.what in (PostKind.ASKED, PostKind.DM):
        return OTHER_PAGES.ask(db, post.game, int(post.lane[1:]), json.loads(post.body)["seat"], post.onto)
    return None


def _let_go(db: SqlConnection, claims: Sequence[tuple[bool, int, int]]) -> None:
    """Give up claims on posts, inside an open transaction."""
    if claims:
        db.executemany(_LET_GO, [(int(again), post, until) for again, post, until in claims])


def _begun(db: SqlConnection, game: str, claim: Claim) -> Round | None:
    """Read a game's unsent posts, and claim those that may be sent now, inside an open transaction.

    Of each lane it is the first, and what follows seals: nothing is added to these. What follows other posts
    is claimed once they are out, since it may be added to them.
    """
    _let_go(db, claim.had)
    unsent, unsettled = _UNSENT.ask(db, game), _UNSETTLED.ask(db, game, game)
    found, now = loaded(db, game), claim.now
    if found is None:
        return None
    begun = Round(found, unsent.all(), unsettled.all())
    if claim.actor:
        begun.onward, found.desk = awaited(db, claim.actor, game), written(db, found.game, claim.actor)
    if claim.unless(found):
        return begun
    waiting = set[str]()
    for post in begun.posts:
        if post.id is None or post.lane in waiting:
            continue
        free = not early(post, now) and claim.admits(post.lane)
        made = _dispatch(db, post, found, now, claim.until) if free else None
        if made is not None:
            begun.dispatches[post.id] = made
        if made is None or post.what != PostKind.SEALED:
            waiting.add(post.lane)
    return begun


class PostRows(Repository):
    """Queries over the outbox."""

    # -- outbox ------------------------------------------------------------------------------------------

    async def add_posts(self, posts: Sequence[Outbox]) -> None:
        """Commit posts of one game to be sent."""
        if posts:
            await self.writer.write(lambda db: db.add_all(posts), hold=posts[0].game)

    async def unsent(self, game: str) -> list[Outbox]:
        """List a game's posts that are not sent yet, oldest first."""
        await self.writer.settle()
        return await self.writer.look(lambda db: _UNSENT.ask(db, game).all())

    async def has_untold(self, game: str, now: int) -> bool:
        """Return whether a post of a game waits that nobody has begun to send."""
        return await self.writer.look(lambda db: bool(column(db.execute(_UNTOLD, (game, now, now)))))

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

        await self.writer.settle()
        return await self.writer.read(read)

    async def begin_round(self, game: str, claim: Claim) -> Round | None:
        """Read a game's unsent posts, and claim those that may be sent now; None if there is no such game."""
        return await self.writer.mark(lambda db: _begun(db, game, claim), hold=game)

    async def commit_and_begin(self, answer: Commit, claim: Claim) -> Round | None:
        """Write one answer, or a run of them, and begin to send what it brings.

        Raises:
            ClashError: the game has moved on since it was read.

        """
        return await self.writer.keep(answer, lambda db: _begun(db, answer.game, claim))

    async def claim(self, post: Outbox, now: int, until: int) -> Dispatch | None:
        """Take a post for sending; None when it was sent or another process has it.

        None, too, where it has been taken back since it was read: SQLite may have given its id to another.
        """

        def write(db: SqlConnection) -> Dispatch | None:
            was, game = _POST.ask(db, post.id, post.nonce).first(), loaded(db, post.game)
            if was is None or game is None:
                return None
            made = _dispatch(db, was, game, now, until)  # another process may have tried it since it was read
            post.onto = was.onto
            return made

        return await self.writer.mark(write)

    async def unclaim(self, claims: Sequence[tuple[bool, int, int]]) -> None:
        """Give up claims on posts of which no sending was attempted."""
        await self.writer.mark(lambda db: _let_go(db, claims))

    async def free_claims(self) -> None:
        """End the claims of a process that has died, where there is no other; its posts count as tried."""
        await self.writer.mark(lambda db: db.execute(_ORPHANED) and None, lasting=False)

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
        *,
        reached: int = 0,
        rides: bool = False,
    ) -> list[Message]:
        """Record that a post was sent: its message, the questions it announced, the people it `calls`.

        A new message of the table replaces all live ones except those of open requests; these must lose
        their buttons. A private page likewise replaces earlier ones that asked its seat, and a message to be
        pinned the pinned one. Direct messages have `reached` a person: missed ones are due again. Returns the
        game's messages that must be changed; none if the record `rides` with the next transaction: if it is
        lost before, the post is looked for by its claim.
        """

        def record(db: SqlConnection) -> None:
            db.execute(_SENT, (max(now, 1), post.id))
            came_late(db, post, now)
            if message is not None:
                _put(db, message)
            for seat, number in told:
                db.execute(_TOLD, (post.game, seat, number))
            if calls:
                db.executemany(_CALLS, [values_of(x, _CALLS_COLUMNS) for x in calls])
            _reach(db, post.game, reached)

        def write(db: SqlConnection) -> list[Message]:
            record(db)
            return _UNSETTLED.ask(db, post.game, post.game).all()

        if rides:
            await self.writer.ride(record)
            return []
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

    async def dm_closed(self, game: str, user: int) -> None:
        """Record that direct messages do not reach a player, until one does (`sent`)."""
        await self.writer.mark(lambda db: db.execute(_DM_CLOSED, (game, user)) and None, hold=game)

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


def _put(db: SqlConnection, message: Message) -> None:
    """Save a message, and have those that it replaces lose their buttons or pin."""
    db.execute(_UNPARK, ("" if message.user else message.game,))
    if message.asked:
        leave_pages(db, message)
    elif message.what == PostKind.TABLE:
        db.execute(_RETIRE, (message.game, message.id, message.game, message.game))
    if message.pin == Pin.WANTED:
        db.execute(REPLACE_PIN, (message.game, message.id))
    db.execute(_POSTED, values_of(message, _POSTED_COLUMNS))
    if message.asked:
        db.execute(_NOT_THEIRS, (message.id, message.game, message.seat, message.user))


def _reach(db: SqlConnection, game: str, user: int) -> None:
    """Note that direct messages reach a player, so that missed ones are due again; 0 for nobody."""
    if user:
        db.execute(_MISSED_DUE, (game, f"u{user}", game, user))
        db.execute(_DM_OPEN, (game, user))


def _missed(game: str, user: int) -> tuple[ColumnElement[bool], ...]:
    return (col(Outbox.game) == game, col(Outbox.lane) == f"u{user}", col(Outbox.error) == MISSED)
