"""What is kept about one person: given to him whole, and taken out of everything when he wishes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Any

from bot.play.base import LOG
from bot.play.hosting import Hosting
from bot.play.model.names import plain
from bot.play.model.terms import Export, Person, Refused, Status
from bot.play.playing import Playing
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.store.models import Outbox, SeatRow
from bot.store.privacy import Kept, Left
from engine.core.codec import canonical
from engine.core.errors import Refusal

FORMAT = "nullgate-person-1"


class Privacy(Playing, Hosting):
    """A person's own data."""

    async def about(self, user: Person) -> Export:
        """Give everything that is kept about somebody, as JSON for himself alone."""
        kept = await self.store.person(user.id)
        told = _about(user, kept, _time(self._now()))
        return Export(f"nullgate-{user.id}.json", json.dumps(told, indent=2, ensure_ascii=False) + "\n", True)

    async def forget(self, user: Person) -> Left:
        """Take somebody out of everything that is kept; the games stay. Doing it again does no harm.

        Where a title lets empty seats leave, his resign first, as he could have done himself. All the rest is
        one transaction.
        """
        kept = await self.store.person(user.id, whole=False)
        await self._resign_spare(user, kept)
        async with AsyncExitStack() as held:
            for game in sorted(x.id for x in kept.games):
                await held.enter_async_context(self._locks(game))
            names = {user.name, plain(user.name)}
            left = await self.store.forget_person(user.id, names, self._now(), self._emptied)
        LOG.info("somebody was forgotten: %d games go on, %d end", len(left.open), len(left.abandoned))
        return left

    async def _resign_spare(self, user: Person, kept: Kept) -> None:
        """Resign his seats where empty seats leave; a seat that has resigned already is refused."""
        titles = {x.id: x.title for x in kept.games if x.status == Status.PLAYING}
        for x in kept.seats:
            if x.user == user.id and x.game in titles and self.catalogue[titles[x.game]].ways.spare:
                try:
                    await self.resign(x.game, user, x.seat)
                except (Refused, Refusal) as why:
                    LOG.info("game %s: the seat of somebody who leaves does not resign: %s", x.game, why)

    def _emptied(self, game: GameRow, seats: Sequence[SeatRow]) -> list[Outbox]:
        """Tell a game's channel which seats are empty, or that it has ended with the last of its people."""
        lane = f"c{game.channel}"
        if game.status == Status.LOBBY:
            return [self._card(game)]
        if game.status == Status.ABANDONED:
            return [self._post(game.id, lane, "abandoned", canonical({"name": "", "user": 0}))]
        return [self._note(game.id, lane, "note-left", seat=x.seat) for x in seats]


# -- as JSON ---------------------------------------------------------------------------------------------


def _about(user: Person, kept: Kept, now: str) -> dict[str, Any]:
    """Write everything about a person. Ids are text: they are longer than many programs count."""
    p = kept.preference
    return {
        "format": FORMAT,
        "made": now,
        "person": {"id": str(user.id), "name": user.name},
        "settings": {
            "language": p.locale, "theme": p.theme, "secrets": p.secrets, "boards": p.boards,
            "confirm": p.confirm,
        } if p else {},
        "kept_texts": [
            {"title": x.title, "name": x.name, "text": x.text, "at": _time(x.at)} for x in kept.keepsakes
        ],
        "games": [_in_game(user.id, kept, game) for game in kept.games],
    }  # fmt: skip


def _in_game(user: int, kept: Kept, game: GameRow) -> dict[str, Any]:
    """Write what one game has of him."""

    def mine(rows: Sequence[Any]) -> list[Any]:
        return [x for x in rows if x.game == game.id]

    return {
        "id": game.id, "title": game.title, "name": game.name, "server": str(game.guild),
        "channel": str(game.channel), "status": game.status, "opened": _time(game.created),
        "host": game.host == user,
        "seats": [_seat(x, user) for x in mine(kept.seats)],
        "seats_before": [{"seat": x.seat, "name": x.name, "until": x.until} for x in mine(kept.former)],
        "seats_known": [x.seat for x in mine(kept.witness)],
        "answers": [_answer(x) for x in mine(kept.entries)],
        "standing_answers": [
            {"seat": x.seat, "question": x.kind, "answer": x.policy, "since": _time(x.since)}
            for x in mine(kept.standing)
        ],
        "drafts": [
            {"seat": x.seat, "question": x.decision, "answer": json.loads(x.action), "at": _time(x.at)}
            for x in mine(kept.drafts)
        ],
        "sheets": [
            {"seat": x.seat, "question": x.kind, "text": x.text, "at": _time(x.at)} for x in mine(kept.sheets)
        ],
        "requests": [
            {
                "what": x.what, "seat": x.seat, "asked_by_you": x.user == user, "open": x.open,
                "at": _time(x.at),
            }
            for x in mine(kept.requests)
        ],
        "private_posts": [
            {"what": x.what, "made": _time(x.made), "sent": _time(x.sent), "body": json.loads(x.body)}
            for x in mine(kept.posts)
        ],
    }  # fmt: skip


def _seat(x: SeatRow, user: int) -> dict[str, Any]:
    return {
        "seat": x.seat, "invited_only": x.user != user, "name": x.name, "word": x.word, "language": x.locale,
        "direct_messages_closed": x.dm_closed, "found_to_have_left": _time(x.left_at),
        "looked_for": _time(x.looked),
    }  # fmt: skip


def _answer(x: EntryRow) -> dict[str, Any]:
    return {
        "entry": x.n, "at": _time(x.at), "seat": x.seat, "how": x.how, "question": x.kind,
        "answer": json.loads(x.action),
    }  # fmt: skip


def _time(at: int) -> str:
    """Write a time; "" for none."""
    return datetime.fromtimestamp(at, UTC).isoformat() if at else ""
