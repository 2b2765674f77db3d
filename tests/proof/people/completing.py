"""Autocomplete by everybody: whatever is typed is answered, within Discord's limits, with nothing hidden.

People type in every option that offers lines to choose from, what belongs there and what nobody would think
of. What was offered is a delivery like others: it is searched for secrets (`after`) and compared between runs
that differ in a secret (`twins`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.desk.discord.world import Channel, Json
from bot.desk.people import NotPossible, Outcome, Person
from tests.proof.secrets.twins import commands

if TYPE_CHECKING:
    from tests.proof.rounds import Round

#: So often each person types something about each game of a round.
TIMES = 5
#: Maximum number of lines that Discord shows, and of characters in each.
MOST, LONGEST = 25, 100
#: What is typed to find what breaks: marks of Markdown and of our notation, other scripts, nothing, too much.
HOSTILE = (
    "", " ", "\0", "'; DROP TABLE game; --", "%", "_", "\\", "{0}", "%s", "../../etc/passwd",
    "<@1> @everyone", "\u202e\u200b\ufeff", "🜨" * 40, "ẞßİı", "9" * 400, "-1", "1e309", "1-99999999999",
    "nan", "a: b; c: d;;;",
    "*" * 300, "(" * 200, "[" * 99 + "]", "\n\n", "x" * 6000, "1 1 1 1 1 1 1 1", "warp;warp;warp;warp", "?",
)  # fmt: skip


def typed(rng: Random, known: Sequence[str] = ()) -> str:
    """Make up what somebody types: something hostile, random letters, or a spoiled piece of what is known."""
    x = rng.random()
    if x < 0.5 or (x > 0.75 and not known):
        return rng.choice(HOSTILE)
    if x < 0.75:
        return "".join(chr(rng.choice((rng.randint(32, 126), rng.randint(160, 0x2FFF)))) for _ in range(8))
    text = rng.choice(known)
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(("", " ", ";", "z", text)) + text[at:]


def options(registered: Sequence[Json], title: str) -> list[tuple[str, str]]:
    """Return every option that offers lines to choose from: (command, option)."""
    return [
        (name, option["name"])
        for name, inside in commands(registered, title)
        for option in inside
        if option.get("autocomplete")
    ]


async def ask(who: Person, where: Channel, command: str, option: str, text: str) -> tuple[Outcome, list[str]]:
    """Type something; give what came of it and what is wrong with that."""
    out = await who.autocomplete(command, where, option, text)
    about = f"/{command} {option}: {text[:60]!r} by {who.user.name}"
    return out, [f"{about}: {x}" for x in faults(out)]


def faults(out: Outcome) -> Iterator[str]:
    """Say what is wrong with what is offered."""
    if out.failed or out.callback is None:
        yield "no answer"
        return
    if len(out.choices) > MOST:
        yield f"{len(out.choices)} choices"
    for x in out.choices:
        if not 0 < len(x["name"]) <= LONGEST or not len(str(x["value"])) <= LONGEST:
            yield f"a choice of {len(x['name'])} and {len(str(x['value']))} characters"


async def everything(
    people: Sequence[Person], onlooker: Person, where: Channel, registered: Sequence[Json], title: str,
    rng: Random, times: int,
) -> tuple[int, list[str]]:  # fmt: skip
    """Have everybody type in options drawn by lot, so often each; give how many were answered, and faults."""
    all_options, known, found, asked = options(registered, title), list[str](), list[str](), 0
    for who in (*people, onlooker):
        for _ in range(times):
            command, option = rng.choice(all_options)
            try:
                out, wrong = await ask(who, where, command, option, typed(rng, known))
            except NotPossible:  # a client does not offer the command to everybody
                continue
            asked += 1
            found += wrong
            known += [str(x["value"]) for x in out.choices[:3] if str(x["value"])]
        own, wrong = await ask(who, where, "move", "text", "")
        found += wrong
        if who is onlooker and own.choices:
            found.append(f"{who.user.name}, who only looks on, is offered answers: {own.choices[:3]}")
    return asked + len(people) + 1, found


async def completed(r: Round) -> list[str]:
    """Have everybody of a round type, about each game where it stands; give what is wrong."""
    found = []
    for game in r.look.games():
        stand, world = r.look.stand(game), r.discord.world
        place = world.channels.get(stand.channel)
        if place is None or stand.ended:
            continue
        there = world.viewers(place)
        if r.roster.onlooker.id not in there:  # a lobby on a server where none of them is
            continue
        rng, people = Random(f"{r.seed}/{game}"), [x.person for x in r.players if x.id in there]
        n, wrong = await everything(people, r.roster.onlooker, place, world.commands, stand.title, rng, TIMES)
        r.figures.checked["lines offered to those who type"] += n
        found += [f"game {game} ({stand.title}): {x}" for x in wrong]
    return found
