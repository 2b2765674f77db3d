"""What hosts, moderators, players and strangers do about seats, lobbies and files."""

from __future__ import annotations

from random import Random

from tests.proof.faults.drawn import Trouble, kind


@kind("seat asked for or given away", 1.5)
async def give_seat(t: Trouble, rng: Random, game: str) -> None:
    """Somebody wants a seat of a game under way for somebody else; whoever is asked says something."""
    if t.hosts is not None:
        t.hosts.acting.begin(t.hosts.seat(game))


@kind("quarrel in a lobby", 1)
async def quarrel(t: Trouble, rng: Random, game: str) -> None:
    """Somebody opens a lobby, is thrown out, and it is closed; others try what they may not."""
    if t.hosts is not None:
        t.hosts.acting.begin(t.hosts.lobby(game))


@kind("more games and records than allowed", 0.7)
async def want_more(t: Trouble, rng: Random, game: str) -> None:
    """Somebody opens more lobbies and brings in more records at once than their server allows."""
    if t.hosts is not None:
        t.hosts.acting.begin(t.hosts.greed(game))


@kind("flood of files", 0.7)
async def flood(t: Trouble, rng: Random, game: str) -> None:
    """Several bring records in, take them out and watch replays, all at once."""
    if t.hosts is not None:
        t.hosts.acting.begin(_flooded(t, game))


async def _flooded(t: Trouble, game: str) -> None:
    if t.hosts is not None:
        await t.hosts.flood(game)
