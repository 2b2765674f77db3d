"""Games that are laid out in a database before the bot opens it, each at a point where somebody has a secret.

A scene says who sits where and who looks on. It is played at random, in this process and without Discord,
until `imagine` finds something that the onlookers cannot know. Its twin has another secret there and is
otherwise the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.play.lobby import lobby
from bot.play.model.ports import MessageRef, Place, Post
from bot.play.model.terms import Person
from bot.play.services import Services, build_services
from bot.store import Store
from engine.core.codec import check_sum, pack_action, save
from engine.core.flow import pending, sample
from engine.core.rules import Seat
from engine.policies.worth import imagine
from tests.proof.ground import allow
from tests.shared.plain_titles import plain_titles

#: Answers after which a scene that has come to no secret is given up, and redrawn secrets that are tried.
LONGEST, TRIES = 400, 200
#: Added to a channel's id it gives one that there is not.
GONE = 1 << 40
ALICE, BOB, EVE = "alice", "bob", "eve"
#: Commands with their options.
Acts = Sequence[tuple[str, dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Scene:
    """A game with a secret. `seats`: seat -> person; `blind`: the seat whose player must not learn it.

    `least` answers are played at random before a secret is looked for; `then` is what the owner does in
    either twin: commands that leave a secret behind and must not show.
    """

    name: str
    title: str
    seats: Mapping[Seat, str]
    blind: Seat
    least: int = 0
    scenario: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)
    asked: str = ""
    then: tuple[Acts, Acts] | None = None
    seed: int = 1

    @property
    def owner(self) -> str:
        """Return who knows the secret: whoever sits there and is not blind."""
        return next(x for seat, x in self.seats.items() if seat != self.blind)


@dataclass(frozen=True, slots=True)
class Laid:
    """A scene in the database: game's id, channel, and the state with the other secret (None: same)."""

    scene: Scene
    game: str
    channel: int
    other: Any = None


class Silent:
    """A courier that takes everything and sends nothing: the scene was played before anybody looked."""

    def __init__(self) -> None:
        self.n = 0

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        """Take a post."""
        self.n += 1
        return MessageRef(place.channel or 1, self.n)

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None:
        """Take an edit."""

    async def near(self, at: MessageRef) -> bool:
        """Say that every post stands in sight."""
        return True

    async def retire(self, at: MessageRef, *, n: int = -1) -> None:
        """Take a post's buttons off."""


async def lay_out(
    file: Path, guild: int, scenes: Mapping[int, Scene], people: Mapping[str, int]
) -> list[Laid]:
    """Play every scene (channel -> scene) to its point; they stand in channels yet that are no more."""
    await allow(str(file), guild)
    store, numbers = await Store.open(str(file)), iter(range(100, 1000))
    tables = build_services(store, Silent(), catalogue=plain_titles(), rng=Random(5))

    async def no_picture(*_: object) -> None:
        return None

    tables.drawing.image = no_picture  # type: ignore[method-assign]
    laid = []
    try:
        for channel, scene in scenes.items():
            with (
                patch.object(lobby, "new_id", lambda: f"twin{next(numbers)}"),
                patch.object(lobby, "new_seed", lambda seed=scene.seed: f"{seed:064x}"),
            ):
                laid.append(await _lay_out(tables, Place(guild, channel + GONE), channel, scene, people))
    finally:
        await store.close()
    return laid


async def _lay_out(
    services: Services, place: Place, channel: int, scene: Scene, people: Mapping[str, int]
) -> Laid:
    who = {seat: Person(people[name], name) for seat, name in scene.seats.items()}
    host = who[next(iter(who))]
    game = await services.lobby.open_game(
        place, host, scene.title, scenario=scene.scenario, options=scene.options, files=scene.files
    )
    for seat, person in who.items():
        await services.lobby.join(game, person, seat)
    await services.lobby.start(game, host)
    await services.turns.drain(game)
    rng = Random(scene.seed)
    for n in range(LONGEST):
        s = (await services.games.load(game)).state
        assert s.over is None, f"{scene.name} ended before there was a secret"
        if n >= scene.least and (not scene.asked or any(d.kind == scene.asked for d in pending(s))):
            if scene.then is not None:
                return Laid(scene, game, channel)
            other = another(services.context.titles[scene.title].game, s, scene.blind)
            if other is not None:
                return Laid(scene, game, channel, other)
        d = rng.choice(pending(s))
        kind = s.rules.kinds[d.kind]
        await services.answering.answer(
            game, who[d.seat], d.id, d.seat, action=pack_action(kind.takes, sample(s, d, rng))
        )
        await services.turns.drain(game)
    raise AssertionError(f"{scene.name} never came to a secret")


def another(game: Any, s: Any, blind: Seat) -> Any:
    """Return a state that the blind seat and the channel cannot tell from this one; None if there is none."""
    rng = Random(7)
    for _ in range(TRIES):
        new = imagine(game, s, blind, rng)
        same = pending(new) == pending(s) and game.view(new, None) == game.view(s, None)
        if same and save(new) != save(s) and not game.problems(new):
            return new
    return None


def swap(file: Path, laid: Sequence[Laid]) -> None:
    """Put the other secrets in the place of the first. The log does not lead there: for looking only."""
    with sqlite3.connect(file) as db:
        for x in laid:
            if x.other is not None:
                text = save(x.other)
                db.execute("UPDATE snapshot SET state = ? WHERE game = ?", (text.decode(), x.game))
                db.execute('UPDATE game SET "after" = ? WHERE id = ?', (check_sum(text), x.game))
    db.close()
