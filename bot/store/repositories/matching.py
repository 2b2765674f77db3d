"""The queue, the seats on offer, and the cards that show both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.errors import ClashError
from bot.store.models import Game, Guild, LookingCard, Message, Outbox, PostKind, QueueEntry, SeatOffer
from bot.store.repositories.blocks import kept_apart
from bot.store.shards import Part, of_shards

#: What people choose for the queue, apart from whether they are in it.
WISHES = ("name", "locale", "titles", "pace", "language", "side", "level", "rated")
#: Seconds for which the choices of somebody outside the queue are kept.
KEPT = 30 * 86_400


@dataclass(frozen=True, slots=True)
class Placement:
    """A person taken from the queue, held until `held`: seated, or offered a seat until `due`."""

    user: int
    guild: int
    held: int
    game: str = ""
    seat: str = ""
    due: int = 0


class MatchingRows(Repository):
    """Queries over the queue, seats on offer and cards."""

    # -- one person --------------------------------------------------------------------------------------

    async def queue_entry(self, user: int, guild: int) -> QueueEntry | None:
        """Read what a person is looking for on a server."""
        return await self.reader.read(lambda db: db.get(QueueEntry, (user, guild)))

    async def wish(self, row: QueueEntry, *, waits: bool = False) -> QueueEntry:
        """Save what a person is looking for; with `waits` they are in the queue from now on.

        A person who is waiting already keeps their place in it.
        """

        def write(db: Session) -> QueueEntry:
            kept = db.get(QueueEntry, (row.user, row.guild)) or QueueEntry(user=row.user, guild=row.guild)
            for name in WISHES:
                setattr(kept, name, getattr(row, name))
            kept.pressed = row.pressed
            if waits:
                kept.since, kept.until = kept.since or row.since, row.until
            db.add(kept)
            return kept

        return await self.writer.write(write, hold=row.user)

    async def leave_queue(self, user: int, guild: int) -> QueueEntry | None:
        """Remove a person from a server's queue; return their entry, or None if they were not in it."""

        def write(db: Session) -> QueueEntry | None:
            row = db.get(QueueEntry, (user, guild))
            if row is None or not row.since:
                return None
            was = QueueEntry(**row.model_dump())
            _retire(db, row.game, user)
            _put_out(row)
            return was

        return await self.writer.write(write, hold=user)

    async def offered(self, user: int, game: str, seat: str) -> QueueEntry | None:
        """Read the queue entry through which a person was offered a seat, or None."""
        mine = select(QueueEntry).where(
            QueueEntry.user == user, QueueEntry.game == game, QueueEntry.seat == seat
        )
        return await self.writer.read(lambda db: db.exec(mine).first())

    async def settle_offer(self, row: QueueEntry, *, waits: bool, declined: str = "") -> bool:
        """End an offer: they wait on, or have left the queue. False when it has ended already."""

        def write(db: Session) -> bool:
            now = db.get(QueueEntry, (row.user, row.guild))
            if now is None or (now.game, now.seat, now.due) != (row.game, row.seat, row.due):
                return False
            _retire(db, row.game, row.user)
            if not waits:
                _put_out(now)
            now.game, now.seat, now.due, now.held = "", "", 0, 0
            now.declined = declined or now.declined
            return True

        return await self.writer.write(write, hold=row.user)

    # -- everybody ---------------------------------------------------------------------------------------

    async def waiting_for_games(self, guild: int, now: int, *, free: bool = True) -> list[QueueEntry]:
        """List the people waiting on a server and, if it takes part, on others; the longest wait first.

        `free`: only people without an offer, whom no process holds.
        """
        shared = select(Guild.id).where(col(Guild.between))

        def read(db: Session) -> list[QueueEntry]:
            here = db.get(Guild, guild)
            where = col(QueueEntry.guild) == guild
            if here is not None and here.between:
                where |= col(QueueEntry.guild).in_(shared)
            ask = select(QueueEntry).where(where, QueueEntry.since > 0, QueueEntry.until > now)
            if free:
                ask = ask.where(QueueEntry.game == "", QueueEntry.held <= now)
            return list(db.exec(ask.order_by(col(QueueEntry.since), col(QueueEntry.user)).limit(200)))

        return await self.writer.read(read)

    async def queues(self, now: int, *, shards: Part | None = None) -> list[int]:
        """List the servers on which people are waiting."""
        ask = (
            select(QueueEntry.guild)
            .where(QueueEntry.since > 0, QueueEntry.until > now, of_shards(shards, QueueEntry))
            .distinct()
        )
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def hold_entries(self, rows: Sequence[QueueEntry], now: int, until: int) -> bool:
        """Work on these entries as the only process that does; False when one of them is taken already."""

        def write(db: Session) -> bool:
            for x in rows:
                mine = update(QueueEntry).where(
                    col(QueueEntry.user) == x.user,
                    col(QueueEntry.guild) == x.guild,
                    col(QueueEntry.since) == x.since,
                    col(QueueEntry.game) == "",
                    col(QueueEntry.held) <= now,
                )
                if x.since == 0 or db.exec(mine.values(held=until)).rowcount != 1:
                    raise ClashError("somebody is waited on already")
            return True

        try:
            return await self.writer.write(write, hold=tuple(sorted(x.user for x in rows)))
        except ClashError:
            return False

    async def let_go(self, rows: Sequence[QueueEntry], until: int) -> None:
        """Let others work on these entries again."""

        def write(db: Session) -> None:
            for x in rows:
                mine = (col(QueueEntry.user) == x.user, col(QueueEntry.guild) == x.guild)
                db.execute(update(QueueEntry).where(*mine, col(QueueEntry.held) == until).values(held=0))

        await self.writer.write(write)

    async def offer_seat(self, taken: Placement, posts: Sequence[Outbox]) -> None:
        """Offer a person a seat, which others may take first.

        Raises:
            ClashError: they are no longer waiting.

        """

        def write(db: Session) -> None:
            settle(db, [taken])
            db.add_all(posts)

        await self.writer.write(write, hold=taken.user)

    async def offers_due(self, now: int, *, shards: Part | None = None) -> list[QueueEntry]:
        """List offers that have expired unanswered."""
        ask = (
            select(QueueEntry)
            .where(QueueEntry.due > 0, QueueEntry.due <= now, of_shards(shards, QueueEntry))
            .limit(100)
        )
        return await self.writer.read(lambda db: list(db.exec(ask)))

    async def drop_queue(self, now: int) -> None:
        """Remove people from the queue whose time is over, and delete entries long unused."""
        over = (col(QueueEntry.since) > 0) & (col(QueueEntry.until) <= now) & (col(QueueEntry.game) == "")
        old = (col(QueueEntry.since) == 0) & (col(QueueEntry.pressed) < now - KEPT)
        stale = select(QueueEntry.user).where(over | old).limit(1)
        if await self.reader.read(lambda db: db.exec(stale).first()) is None:
            return

        def write(db: Session) -> None:
            db.execute(delete(QueueEntry).where(old))
            db.execute(update(QueueEntry).where(over).values(since=0, held=0, declined="[]"))

        await self.writer.write(write)

    # -- seats on offer ----------------------------------------------------------------------------------

    async def put_up(self, row: SeatOffer, posts: Sequence[Outbox] = ()) -> bool:
        """Offer a seat to everybody; False if it is on offer already."""

        def write(db: Session) -> bool:
            if db.get(SeatOffer, (row.game, row.seat)) is not None:
                return False
            db.add(row)
            db.add_all(posts)
            return True

        return await self.writer.write(write, hold=row.game)

    async def take_down(self, game: str, seat: str) -> bool:
        """Withdraw a seat from offer; False if it was not on offer, or has been taken."""
        return await self.writer.write(lambda db: off_offer(db, game, seat), hold=game)

    async def seats_on_offer(self, guild: int, *, most: int = 25) -> list[SeatOffer]:
        """List the seats on offer in games under way on a server, longest first."""
        ask = select(SeatOffer).join(Game, col(Game.id) == SeatOffer.game).where(Game.status == "playing")
        ask = ask.where(Game.guild == guild)
        ask = ask.order_by(col(SeatOffer.since), col(SeatOffer.game), col(SeatOffer.seat)).limit(most)
        return await self.writer.read(lambda db: list(db.exec(ask)))

    # -- cards -------------------------------------------------------------------------------------------

    async def cards_due(self, now: int, *, shards: Part | None = None) -> list[int]:
        """List the servers whose card must be checked."""
        ask = (
            select(LookingCard.guild).where(LookingCard.due <= now, of_shards(shards, LookingCard)).limit(50)
        )
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def looking_card(self, guild: int) -> LookingCard | None:
        """Read what a server's card is."""
        return await self.writer.read(lambda db: db.get(LookingCard, guild))

    async def hold_card(self, guild: int, now: int, until: int) -> LookingCard | None:
        """Work on a server's card as the only process that does; None while another one does."""

        def write(db: Session) -> LookingCard | None:
            mine = update(LookingCard).where(col(LookingCard.guild) == guild, col(LookingCard.held) <= now)
            if db.exec(mine.values(held=until)).rowcount != 1:
                return None
            return db.get(LookingCard, guild, populate_existing=True)

        return await self.writer.write(write, hold=guild)

    async def keep_card(self, guild: int, **values: object) -> None:
        """Save the state of a server's card, which exists from now on."""

        def write(db: Session) -> None:
            row = db.get(LookingCard, guild) or LookingCard(guild=guild)
            for name, value in values.items():
                setattr(row, name, value)
            db.add(row)

        await self.writer.write(write, hold=guild)

    async def no_card(self, guild: int) -> None:
        """Forget a server's card."""
        mine = delete(LookingCard).where(col(LookingCard.guild) == guild)
        await self.writer.write(lambda db: db.execute(mine) and None, hold=guild)

    async def card_stale(self, guild: int, now: int) -> None:
        """Mark a server's card to be checked soon."""
        mine = update(LookingCard).where(col(LookingCard.guild) == guild, col(LookingCard.due) > now)
        await self.writer.write(lambda db: db.execute(mine.values(due=now)) and None, hold=guild)


def settle(db: Session, taken: Sequence[Placement], users: Sequence[int] = ()) -> None:
    """Take people out of the queue, inside the transaction that seats them beside `users`.

    Raises:
        ClashError: one of them is not held as expected, or two of them must be kept apart.

    """
    for x in taken:
        mine = update(QueueEntry).where(
            col(QueueEntry.user) == x.user, col(QueueEntry.guild) == x.guild, col(QueueEntry.held) == x.held
        )
        offer = {"game": x.game, "seat": x.seat, "due": x.due} if x.due else {"since": 0, "declined": "[]"}
        if db.exec(mine.where(col(QueueEntry.since) > 0).values(held=0, **offer)).rowcount != 1:
            raise ClashError("somebody has left the queue meanwhile")
        if not x.due:
            others = (col(QueueEntry.user) == x.user, col(QueueEntry.game) == "")
            db.execute(update(QueueEntry).where(*others).values(since=0, held=0, declined="[]"))
    if taken and kept_apart(db, {*users, *(x.user for x in taken)}):
        raise ClashError("two of them are to be kept apart")


def seated(db: Session, game: str, user: int) -> None:
    """Take a person who accepts a seat out of every queue, inside a transaction.

    Other offers to them remain until they answer.
    """
    asked = select(QueueEntry.user).where(QueueEntry.user == user, QueueEntry.game == game)
    if db.exec(asked).first():
        _retire(db, game, user)
        mine = (col(QueueEntry.user) == user, col(QueueEntry.game).in_((game, "")))
        out = {"since": 0, "held": 0, "due": 0, "game": "", "seat": "", "declined": "[]"}
        db.execute(update(QueueEntry).where(*mine).values(**out))


def off_offer(db: Session, game: str, seat: str) -> bool:
    """Withdraw a seat from offer and end its pending offers, inside an open transaction."""
    mine = (col(SeatOffer.game) == game, col(SeatOffer.seat) == seat)
    if not db.exec(delete(SeatOffer).where(*mine)).rowcount:
        return False
    asked = (col(QueueEntry.game) == game, col(QueueEntry.seat) == seat)
    for user in db.exec(select(QueueEntry.user).where(*asked)).all():
        _retire(db, game, user)
    db.execute(update(QueueEntry).where(*asked).values(game="", seat="", due=0))
    return True


def _put_out(row: QueueEntry) -> None:
    row.since = row.held = row.due = 0
    row.game, row.seat, row.declined = "", "", "[]"


def _retire(db: Session, game: str, user: int) -> None:
    """Remove the buttons from the message that offered a person a seat."""
    mine = (col(Message.game) == game, col(Message.user) == user, col(Message.what) == PostKind.OFFER)
    db.execute(update(Message).where(*mine, col(Message.live)).values(retire=True))
