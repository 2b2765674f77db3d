"""Two worlds that differ only in whether a hidden question is open: nobody else may see a difference.

The same people do the same at the same moments, and both worlds are swept whenever either has something due.
What is compared is all that the channel and the other seats are sent, to the second, and what they are told
when they ask whose turn it is: until the open question beside the hidden one has its answer. From then on
that the table waits at all tells of a hidden question, with a clock as without.
"""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from bot.play.clocks import schedules
from bot.play.clocks.bank import PRESETS, RELAXED, AtZero
from bot.play.model.ports import Place
from engine.core.contract import Setup
from engine.core.dice import CommittedDice
from tests.weeks import world
from tests.weeks.players import ZONES
from tests.weeks.post_office import Told
from tests.weeks.toys import SEATS, Snares, Veiled, watcher
from tests.weeks.world import DAY, HOUR, World

#: Days for which each of the two runs, with one table.
DAYS = 8
#: Seals and commitments are drawn from dice that differ.
_DRAWN = re.compile(r"\b[0-9a-f]{16,64}\b")
ANSWERED = "SELECT 1 FROM entry WHERE kind = 'round.turn'"
LAPSED = "SELECT count(*) FROM entry WHERE kind = 'round.snare'"
CHANNEL, GAME = 2_000, "w00001"


def seeds(rng: Random, seat: str) -> tuple[str, str]:
    """Draw two seeds of dice by which only one seat's secret differs: it is asked in hiding, or it is not."""
    found: dict[tuple[int, ...], dict[int, str]] = {}
    while True:
        seed = f"{rng.getrandbits(256):064x}"
        dice = CommittedDice(seed, GAME, {}, 0)
        snares = Snares().new(Setup("veiled", "standard", {"length": "long"}), dice).state.snares
        others = found.setdefault(tuple(n for x, n in snares.items() if x != seat), {})
        others[snares[seat]] = seed
        if len(others) == 2:
            return others[1], others[0]


async def told_apart(seed: int, seen: Counter[str], whose: str = "") -> list[str]:
    """Live through both; tell what anybody but the asked seat, or `whose` it is, can tell them apart by."""
    rng = Random(seed)
    asked = watcher(Veiled())
    pace, at_zero = rng.choice([x for x in PRESETS if x != RELAXED]), rng.choice(list(AtZero))
    lives = [(rng.choice(ZONES), rng.choice((60, 480))) if rng.random() < 0.5 else ("UTC", 0) for _ in SEATS]
    two = []
    for dice in seeds(rng, asked):
        w = World(await world.opened(), Random(seed), troubled=False)
        await _furnished(w, dice, pace, at_zero, lives)
        two.append(w)
    try:
        failures = await _lived(two, rng, whose or asked, seen)
    finally:
        for w in two:
            w.close()
            await world.closed(w.store)
    return [f"{pace}, {at_zero}: {x}" for x in failures]


async def _furnished(w: World, dice: str, pace: str, at_zero: AtZero, lives: list[tuple[str, int]]) -> None:
    """Open the one table of a world."""
    w.office.kept, w.at = True, world.BEGINS[0]
    await w.furnish(0, len(SEATS))
    w.heap.clear()
    for who, (zone, quiet) in zip(w.players.people, lives, strict=True):
        await schedules.set_hours(w.up().context, who.person.id, zone, (0, quiet))
    with world.drawn(Random(0)):
        world.lobby.new_seed = lambda: dice
        sitting = w.players.people
        await w.players.open(CHANNEL, "veiled", "long", pace, at_zero, sitting)


async def _lived(two: list[World], rng: Random, asked: str, seen: Counter[str]) -> list[str]:
    """Let both live for some days; the other players look now and then, and nobody answers."""
    begin, end = two[0].at, two[0].at + DAYS * DAY
    while two[0].at < end:
        soon = two[0].at + int(rng.expovariate(1 / (3 * HOUR))) + 1
        soon = min([soon, *(max(x, w.at + 5) for w in two if (x := w.due()) is not None)])
        seen["seconds of twins"] += 2 * (soon - two[0].at)
        for w in two:
            await w.comes(soon)
        seen["moments compared"] += 1
        if any(w.db.execute(ANSWERED).fetchone() for w in two):
            break
        if wrong := await _differ(two, asked, begin):
            return wrong
        seen["hidden questions answered by themselves"] += two[0].db.execute(LAPSED).fetchone()[0]
    return []


async def _differ(two: list[World], asked: str, begin: int) -> list[str]:
    """Compare all that others have seen, and what they are told when they ask."""
    owner = two[0].players.people[SEATS.index(asked)].person.id
    logs = [[_plain(x) for x in w.office.log if x.place.user != owner] for w in two]
    for w in two:
        w.office.log.clear()
    if logs[0] != logs[1]:
        return [f"after {two[0].at - begin} s others see {logs[0]} and {logs[1]}"]
    shown = []
    for w in two:
        t, others = w.up(), [x.person for x in w.players.people if x.person.id != owner]
        shown.append([_DRAWN.sub("*", repr([await t.game_lists.turns(x) for x in others])),
                      _DRAWN.sub("*", repr(await t.game_lists.who(GAME)))])  # fmt: skip
    if shown[0] != shown[1]:
        return [f"after {two[0].at - begin} s others are told {shown[0]} and {shown[1]}"]
    return []


def _plain(x: Told) -> tuple[int, Place, str, str]:
    return x.at, x.place, x.how, _DRAWN.sub("*", repr(x.post))
