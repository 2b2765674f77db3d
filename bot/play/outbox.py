"""Sending what is committed: in order, once, again after trouble; nothing is ever thrown away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.play.base import LOG
from bot.play.commands.closing import Closing
from bot.play.delivery import Delivering, Delivery
from bot.play.machine import Machines
from bot.play.model.counts import BEGAN
from bot.play.model.ports import CourierError, MessageRef, Trouble
from bot.play.model.terms import Person, Refused, Retried, Status
from bot.store import StoreError
from bot.store.games import Loaded
from bot.store.models import Game, Message, Outbox
from bot.store.posts import Round, early, tried
from engine.core.codec import canonical

#: A post taken for sending is free again after so many seconds, should its process die.
CLAIM = 30
#: A sweep takes up so many games at once, and waits for each so many seconds.
AT_ONCE, SLOW = 16, 10.0
#: After so many seconds without a process of its own a shard's games are taken up by the others.
UNSERVED = 60
#: After so many attempts that failed through a fault of ours the game is parked.
MOST_TRIES = 8
#: Why a game is parked when its channel is gone or closed to us.
SHUT = (Trouble.GONE, Trouble.FORBIDDEN)
#: Words to one player that he is told later, should his direct messages be closed.
OWED = ("note-dropped", "note-order-dropped")


class Sending(Delivering, Machines):
    """Drains the outbox."""

    async def drain(self, game: str = "") -> None:
        """Let standing answers go on, post what is committed, let machine players go on, and post that.

        Somebody is at this table: what could not be posted before is tried again.
        """
        if game:
            await self._drain(game, visited=True)
        else:
            await self.sweep()

    async def _drain(self, game: str, *, visited: bool = False) -> None:
        async with self._drains(game):
            begun = await self._begin_round(game, unless=self._leaves_word)
            if begun is not None and self._leaves_word(begun.loaded):  # first: it spares others a ping
                await self._go_on(game, machines=False)
                begun = await self._begin_round(game)
            if begun is None:
                return
            if visited:
                await self._hasten(begun)
            went = await self._send_all(begun)
            BEGAN.set(None)  # nobody waits for what machine players do now
            machines = any(x.policy for x in begun.loaded.seats)
            if machines and not await self._untold(game) and await self._go_on(game, machines=True):
                went = await self._round(game) or went
            while self.store.shared and went:
                went = await self._round(game)  # what another process has left to whoever was at it

    async def _hasten(self, begun: Round) -> None:
        """Have what waits for another try sent in this very round."""
        now = self._now()
        if any(early(x, now) for x in begun.posts):
            dues = await self.parking.visited(begun.loaded.game.id)
            for x in begun.posts:
                x.due = min(x.due, dues.get(x.lane, x.due))

    def _leaves_word(self, loaded: Loaded) -> bool:
        """Tell whether something may be answered now without anybody: so it was left, or waits too long."""
        if loaded.game.status != Status.PLAYING:
            return False
        lapses = self._lapsing() if self._patience else ()
        return bool(loaded.standing) or any(a.kind in lapses for a in loaded.asking)

    async def _untold(self, game: str) -> bool:
        """Tell whether somebody has answered meanwhile: his own `drain` shows that first, then goes on."""
        now = self._now()
        return any(not x.tries and x.due <= now and x.claimed <= now for x in await self.store.unsent(game))

    async def sweep(self) -> None:
        """Take up whatever was left lying: unsent posts, machine players' turns, parked games."""
        lapses, shards = self._lapsing() if self._patience else (), await self._looked_after()
        for look_after in self._chores:
            await look_after(shards)
        closed = await Closing(self.store, self._now, self._closed).sweep(shards)
        await self.departures.sweep(shards)
        going = await self.store.machines_turn(lapses=lapses, before=self._overdue(), shards=shards)
        waiting = [*await self.store.games_to_post(self._now(), shards=shards), *closed, *going]
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._take_up(x, gate) for x in dict.fromkeys(waiting) if x not in self._slow))

    def _closed(self, row: Game) -> Outbox:
        """Tell a host that their lobby is closed, in private where its channel cannot be reached."""
        if row.parked:
            return self._note(row.id, f"u{row.host}", "note-lobby-closed", who="")
        body = canonical({"name": "", "user": row.host, "host": row.host})
        return self._post(row.id, f"c{row.channel}", "abandoned", body)

    async def _take_up(self, game: str, gate: asyncio.Semaphore) -> None:
        """Carry one game on. One that takes long goes on by itself: neither this sweep waits nor the next."""
        async with gate:
            task = self._slow[game] = asyncio.create_task(self._carried_on(game))
            task.add_done_callback(lambda _: self._slow.pop(game, None))
            try:
                done, _ = await asyncio.wait({task}, timeout=SLOW)
            except asyncio.CancelledError:
                task.cancel()
                raise
            for x in done:
                x.result()

    async def _carried_on(self, game: str) -> None:
        try:
            await self._drain(game)
        except Exception:
            LOG.exception("game %s could not be taken up; the next sweep tries again", game)

    async def rest(self) -> None:
        """Stop what sweeps have left running; nothing is lost by it."""
        await self.parking.rest()
        left = list(self._slow.values())
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _looked_after(self) -> tuple[int, frozenset[int]] | None:
        """Say whose servers this process takes things up for; None for all there are.

        Those are its own shards', and those of shards that no process has served for a while.
        """
        if self.shards.whole:
            return None
        served, now = await self.store.served(self.shards.count), self._now()
        unserved = frozenset(range(self.shards.count)) - served - self.shards.mine
        self._unserved = {x: self._unserved.get(x, now) for x in unserved}
        taken = self.shards.also(x for x, since in self._unserved.items() if now - since >= UNSERVED)
        return taken.count, taken.mine

    async def channel_gone(self, channel: int) -> None:
        """Park the games of a channel or thread that was deleted. Nothing is removed."""
        for found in await self.store.find(channel=channel, status=("lobby", "playing", "frozen")):
            await self._leave_be(found.game.id, found.game.host, Trouble.GONE, 0, "deleted")
            await self._drain(found.game.id)

    async def try_again(self, game: str, user: Person) -> Retried:
        """Post once more what could not be posted; for its players, its host and its own moderators.

        Raises:
            Refused: they are none of these.

        """
        live = await self._live(game, look=False)
        rights = await self.rights.rights(user, live.info)
        if not (rights.plays or rights.governs):
            raise Refused("refused-not-seated")
        lane = f"c{live.row.channel}"
        held = [x for x in await self.store.unsent(game) if x.lane == lane]
        if not held and live.row.parked:  # nothing had to be said there meanwhile: show how the game stands
            lobby = live.info.status is Status.LOBBY
            again = self._card(live.row) if lobby else self._post(game, lane, "again", last=live.row.n)
            held = [again]
            await self.store.add_posts(held)
        await self.drain(game)
        left = [x for x in await self.store.unsent(game) if x.lane == lane]
        return Retried(waited=bool(held), due=max((x.due for x in left), default=0))

    # -- one game ----------------------------------------------------------------------------------------

    async def _begin_round(
        self, game: str, unless: Callable[[Loaded], bool] = lambda loaded: False
    ) -> Round | None:
        """Read what is to be sent of a game, and take the first post, if that is not put off."""
        now = self._now()
        admits = self.parking.admits
        return await self.store.begin_round(game, now, now + CLAIM, unless=unless, admits=admits)

    async def _round(self, game: str) -> bool:
        """Send what there is to be sent of a game; tell whether anything went out."""
        begun = await self._begin_round(game)
        return begun is not None and await self._send_all(begun)

    async def _send_all(self, begun: Round) -> bool:
        """Send a game's posts, each place in its own order, then take old buttons off.

        Gives whether any of them went out.
        """
        rows = begun.posts
        held: set[str] = set()
        went = False
        for i, row in enumerate(rows):
            if row.lane in held:
                continue
            now, later, fresh = self._now(), rows[i + 1 :], bool(begun.until) and i == 0
            if fresh:
                again, row.claimed = tried(row), begun.until
            elif not self._ready(row, now) or (was := await self._mine(row, now)) is None:
                held.add(row.lane)
                continue
            else:
                again = tried(was)  # another process may have tried it since it was read
            newer = any(x.what == row.what == "lobby" and x.lane == row.lane for x in later)
            if newer and not again:  # one that may stand already is looked for, and the newer changes it
                await self.store.sent(row, now)
                continue
            last = not any(x.lane == row.lane and x.what in ("table", "again", "seated") for x in later)
            if await self._send(row, begun, fresh=fresh, again=again, last=last):
                went = True
            else:
                held.add(row.lane)
        await self._take_off(begun.retire)
        return went

    def _ready(self, row: Outbox, now: int) -> bool:
        return not early(row, now) and self.parking.admits(row.lane)

    async def _mine(self, row: Outbox, now: int) -> Outbox | None:
        assert row.id is not None
        row.claimed = now + CLAIM
        return await self.store.claim(row.id, now, row.claimed)

    async def _still_mine(self, row: Outbox) -> bool:
        """See that a post which took long to make has not become another process's meanwhile."""
        assert row.id is not None
        now, had = self._now(), row.claimed
        if now < had - CLAIM // 2:
            return True
        row.claimed = now + CLAIM
        return await self.store.still_mine(row.id, had, row.claimed)

    async def _send(self, row: Outbox, begun: Round, *, fresh: bool, again: bool, last: bool) -> bool:
        """Send one row and note it; False when it must wait.

        `fresh`: the round has only just begun. `again`: an earlier try may have arrived.
        """
        self.parking.tries(row.lane, parked=begun.loaded.game.parked in SHUT)
        try:
            delivery = await self._deliver(row, begun if fresh else None, last=last)
            delivery = await self._for_those_here(delivery, begun.loaded)
            if not await self._still_mine(row):
                return False
            at = await self._hand_over(row, delivery, again=again)
        except CourierError as why:
            return await self._in_trouble(row, why)
        except (StoreError, OSError, TimeoutError) as why:  # an outage, whosever it is
            LOG.warning("a post of game %s must wait: %s", row.game, why)
            return await self._later(row, str(why))
        except Refused as why:
            LOG.warning("a post of game %s must wait: %s", row.game, why)
            return await self._later(row, str(why), ours=True)
        except Exception as why:
            LOG.exception("a post of game %s could not be made or sent", row.game)
            return await self._later(row, f"{type(why).__name__}: {why}", ours=True)
        message = None
        if at is not None and delivery.place.user is None:
            # A post of the table may have gone out before, with buttons, and only the reply was lost.
            live = delivery.what == "table" or bool(delivery.post and delivery.post.rows)
            message = Message(
                id=at.message, game=row.game, channel=at.channel, what=delivery.what, n=row.last, live=live,
                at=self._now(), request=delivery.request,
            )  # fmt: skip
        begun.retire = await self.store.sent(row, self._now(), message, delivery.told)
        if at is not None:
            self._count(row, delivery)
            await self.parking.works(row.lane, troubled=bool(again or begun.loaded.game.parked))
        if delivery.place.user is not None and at is not None:
            await self.store.dm_closed(row.game, delivery.place.user, closed=False)
        return True

    def _count(self, row: Outbox, delivery: Delivery) -> None:
        what = "private" if delivery.place.user is not None else delivery.what
        since = self._waiting.since(row.nonce, row.made)
        self.counts.posted(what, max(0.0, self._clock() - since))

    async def _for_those_here(self, delivery: Delivery, loaded: Loaded) -> Delivery:
        """Have a post notify nobody who has left the server. Who is found to have left is told of once."""
        post = delivery.post
        if post is None or not post.ping or delivery.place.guild is None:
            return delivery
        gone = await self.departures.look(loaded.game, loaded.seats, post.ping)
        here = tuple(x for x in post.ping if x not in gone)
        return replace(delivery, post=replace(post, ping=here)) if gone else delivery

    async def _hand_over(self, row: Outbox, delivery: Delivery, *, again: bool) -> MessageRef | None:
        """Give a post to the courier. A lobby card that stands already is changed in place."""
        if delivery.post is None:
            return None
        if row.what == "lobby":
            card = await self.store.message(row.game, "lobby")
            if card is not None and card.channel == delivery.place.channel:
                at = MessageRef(card.channel, card.id)
                try:
                    await self.courier.edit(at, delivery.post, row.nonce)
                except CourierError as why:
                    if why.trouble is not Trouble.GONE:
                        raise
                else:
                    return at
        if again:  # Discord may have forgotten the nonce by now
            found = await self.courier.arrived(delivery.place, row.nonce)
            if found is not None:
                return found
        return await self.courier.post(delivery.place, delivery.post, row.nonce, stays=row.what != "lobby")

    # -- trouble -----------------------------------------------------------------------------------------

    async def _in_trouble(self, row: Outbox, why: CourierError) -> bool:
        """Try again later, or note that a person or a channel cannot be reached."""
        if why.trouble in (Trouble.LATER, Trouble.REFUSED):
            return await self._later(row, str(why), ours=why.trouble is Trouble.REFUSED)
        if row.lane.startswith("u"):
            await self.store.dm_closed(row.game, int(row.lane[1:]), closed=True)
            if row.what == "note" and json.loads(row.body)["key"] in OWED:
                await self.store.missed(row, self._now())
            else:
                await self.store.sent(row, self._now())
            if row.what == "hello":
                await self._card_again(row.game)
            return True
        await self._park(row, why.trouble)
        return False

    async def _card_again(self, game: str) -> None:
        """Show on the lobby card that somebody's direct messages are closed."""
        live = await self._live(game, look=False)
        if live.row.status == "lobby":
            await self.store.add_posts([self._card(live.row)])

    async def _later(self, row: Outbox, why: str, *, ours: bool = False) -> bool:
        """Try again after a while. Only a fault of ours that lasts parks a game: an outage never does."""
        assert row.id is not None
        if ours and row.tries + 1 >= MOST_TRIES and not row.lane.startswith("u"):
            await self._park(row, "post-failed")
            return False
        self.parking.failed(row.lane)
        due = self._now() + await self.parking.wait(row.game, row.tries)
        await self.store.failed(row.id, due=due, why=why)
        return False

    async def _park(self, row: Outbox, why: str) -> None:
        """Leave a game whose channel cannot be reached, tell its host, and try again later."""
        assert row.id is not None
        self.parking.failed(row.lane, shut=why in SHUT)
        due = self._now() + await self.parking.wait(row.game, row.tries, parked=True)
        await self.store.failed(row.id, due=due, why=str(why))
        live = await self._live(row.game, look=False)
        await self._leave_be(row.game, live.row.host, why, due)

    async def _leave_be(self, game: str, host: int, why: str, until: int, said: str = "") -> None:
        LOG.warning("game %s is parked: %s", game, why)
        note = self._note(game, f"u{host}", f"note-parked-{said or why}", id=game)
        await self.store.park(game, why, until, [note])

    # -- old buttons -------------------------------------------------------------------------------------

    async def _take_off(self, retire: Sequence[Message]) -> None:
        """Take the buttons off messages that are out of date."""
        bare = []
        for old in retire:
            try:
                await self.courier.retire(MessageRef(old.channel, old.id))
            except CourierError as why:
                if why.trouble is Trouble.LATER:
                    continue
                if why.trouble in (
                    Trouble.FORBIDDEN,
                    Trouble.REFUSED,
                ):  # a permission comes back; asking on would not bring it
                    await self.store.not_retired(old.id)
                    continue
            except Exception:
                LOG.exception("the buttons of message %d could not be taken off", old.id)
                continue
            bare.append(old.id)
        if bare:
            await self.store.retired(bare)
