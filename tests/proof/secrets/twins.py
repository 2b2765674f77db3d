"""Two games that differ only in a secret, through the real bot: all others must receive the same.

Everything that the blind player, the channel and somebody who only looks on are sent is compared byte for
byte and in the order in which it was sent: texts, controls, custom ids, alt texts, pictures, forms, choices,
refusals. Times are left out, and so are Discord's own numbers and seals, which are drawn anew each time.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.desk.discord.messages import walk
from bot.desk.discord.world import Channel, Delivery, Json
from bot.desk.people import Outcome, Person
from bot.ui.layout import MARK
from tests.loopback.server import Loopback
from tests.proof.people.players import meant
from tests.proof.secrets.scenes import ALICE, BOB, EVE, Laid, Scene, lay_out, swap

#: What an onlooker who only looks leaves alone: it changes something, or (a replay) plays the log again.
LEFT_ALONE = {
    "replay", "new", "join", "invite", "start", "resign", "draw", "away", "undo",
}  # fmt: skip
#: What onlookers type where lines are offered, beside nothing at all.
TYPED = (
    "a",
    "1",
    "1-2",
    "warp",
    "hold",
    "e",
    "<@1> *",
    "%",
    "z" * 200,
    "1: hold; 2:",
    "\u202e\0",
    "maneuver 60",
)
#: Seconds for which an answer is waited for, however busy this machine is: what comes is compared, not when.
PATIENCE = 300.0
#: Added to a scene's name: the one who may see its secret.
OWNER = ", owner"
#: Buttons that only show something.
LOOKING = {
    "hand",
    "brief",
    "study",
    "reports",
    "tab",
    "unfold",
    "map",
    "board",
    "log",
    "export",
    "fair",
    "help",
    "pick",
    "page",
    "sheet",
}
_DRAWN_ANEW = re.compile(
    r"\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b|<t:\d+:\w>|where it is \d\d:\d\d|20\d\d-\d\d-\d\d[T ][\d:.+Z-]+"
)
_NUMBER = re.compile(r"\b\d{17,20}\b")
#: The selects of each page of a form have ids of their own, which end in four letters that are drawn.
_MARK = re.compile(r'("custom_id": "ng:[^"]*:)[\w-]{4}"')
#: Times, addresses with signatures, and what its sender knows a message by, and a post's mark.
LEFT_OUT = {"timestamp", "edited_timestamp", "url", "proxy_url", "nonce"}


def plain(deliveries: Sequence[Delivery]) -> list[str]:
    """Write deliveries so that those of two runs can be compared; Discord's ids are numbered as they come."""
    numbers: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        return numbers.setdefault(found[0], f"#{len(numbers)}")

    lines = []
    for x in deliveries:
        files = {name: _held(name, data) for name, data in x.files.items()}
        text = json.dumps(
            [x.kind, str(x.channel), _without(x.json), files], sort_keys=True, ensure_ascii=False
        )
        lines.append(_MARK.sub(r'\1*"', _NUMBER.sub(number, _DRAWN_ANEW.sub("*", text))))
    return lines


def _held(name: str, data: bytes) -> str:
    """Return what a file holds: pictures by their bytes, texts as they stand, for they may tell the time."""
    if name.endswith((".json", ".txt")):
        return data.decode()
    return hashlib.sha256(data).hexdigest()[:16]


def _without(found: Any) -> Any:
    """Leave out what differs between any two runs."""
    if isinstance(found, dict):
        marked = isinstance(found.get("id"), int) and found["id"] >= MARK
        return {k: _without(v) for k, v in found.items() if k not in LEFT_OUT and not (marked and k == "id")}
    if isinstance(found, list):
        return [_without(x) for x in found]
    return found


class Twins:
    """The same scenes in two databases that differ only in their secrets."""

    def __init__(self, folder: Path, empty: Path, scenes: Sequence[Scene]) -> None:
        self.folder, self.empty, self.scenes = folder, empty, scenes

    async def run(self) -> list[dict[str, list[str]]]:
        """Play both runs; of each give what every onlooker was sent: "scene: person" -> lines."""
        laid: list[Laid] = []
        found = []
        for i in (0, 1):
            async with Loopback.open(ack=PATIENCE, patience=PATIENCE) as discord:
                found.append(await self._run(discord, i, laid))
                assert discord.violations == []
        return found

    async def _run(self, discord: Loopback, i: int, laid: list[Laid]) -> dict[str, list[str]]:
        w = discord.world
        guild = w.guild()
        people = {name: discord.person(name, guild) for name in (ALICE, BOB, EVE)}
        channels = {w.channel(guild, scene.name).id: scene for scene in self.scenes}
        data = self.folder / str(i)
        data.mkdir()
        if i == 0:
            shutil.copy(self.empty, self.folder / "laid.db")
            ids = {name: x.id for name, x in people.items()}
            laid += await lay_out(self.folder / "laid.db", guild.id, channels, ids)
        shutil.copy(self.folder / "laid.db", data / "nullgate.db")
        if i == 1:
            swap(data / "nullgate.db", laid)
        bot = await discord.bot(data, first="tests.proof.secrets.twins:unhurried").start(limit=PATIENCE)
        seen = {f"{x.scene.name}{OWNER}": await self._look_at(discord, x, i, people) for x in laid}
        assert await bot.stop() == 0
        private = {x.id for x in discord.world.dms.values()}
        for name, who in people.items():
            for x in laid:
                if name != x.scene.owner:
                    here = [d for d in who.received if d.channel == x.channel]
                    for way, alone in (
                        ("in public", False),
                        ("alone", True),
                    ):  # they come by doors of their own
                        mine = [d for d in here if (len(d.audience) == 1) is alone]
                        seen[f"{x.scene.name}: {name} {way}"] = plain(mine)
            if not any(name == x.scene.owner for x in laid):
                seen[f"messages to {name}"] = plain([d for d in who.received if d.channel in private])
        return seen

    async def _look_at(self, discord: Loopback, x: Laid, i: int, people: Mapping[str, Person]) -> list[str]:
        """Bring the game here, have all look, let the owner act, and look again; give what the owner saw."""
        channel, scene = discord.world.channels[x.channel], x.scene
        host = people[next(iter(scene.seats.values()))]
        await host.command("table", channel, text="here", game=x.game)
        await discord.until(lambda: channel.posts(), PATIENCE, f"{scene.name} is here")
        await discord.settled(limit=PATIENCE)
        mine, at = people[scene.owner], len(people[scene.owner].received)
        lookers = [people[scene.seats[scene.blind]], people[EVE]]
        for who in lookers:
            await self._poke(discord, who, channel, scene.title)
        if scene.then is not None:
            for name, options in scene.then[i]:
                await _through(
                    people[scene.owner], await people[scene.owner].command(name, channel, **options)
                )
            await discord.settled(limit=PATIENCE)
            for who in lookers:
                await self._poke(discord, who, channel, scene.title)
        for name in ("mine", "board"):
            await mine.command(name, channel)
        await discord.settled(limit=PATIENCE)
        return plain(mine.received[at:])

    async def _poke(self, discord: Loopback, who: Person, channel: Channel, title: str) -> None:
        """Have somebody use everything that only looks; what they type is the same in both runs."""
        rng = Random(f"{who.user.name}/{title}")
        for name, options in commands(discord.world.commands, title):
            if name == "server":
                continue  # a client offers these to moderators only
            if name not in LEFT_ALONE and not any(x.get("required") for x in options):
                await who.command(name, channel)
            for option in options:
                if option.get("autocomplete"):
                    for text in ("", *rng.sample(TYPED, 2)):
                        out = await who.autocomplete(name, channel, option["name"], text)
                        assert not out.failed, f"/{name} {option['name']}: {text!r} has no answer"
        for custom_id in looking(channel.posts()[-1].json):
            out = await who.press(channel.posts()[-1], custom_id)
            if out.modal is None:  # what a press leads to may come long after its acknowledgement
                await discord.until(lambda out=out: out.messages, PATIENCE, f"{custom_id} is answered")
        await discord.settled(0.05, PATIENCE)


async def _through(who: Person, done: Outcome) -> None:
    """Confirm or lock what an act leads to, as long as it asks."""
    for label in ("Confirm", "Carry out anyway", "Lock"):
        shown = done.private
        if shown is not None and any(label == x for x in labels(shown.json)):
            await who.press(shown, label)
            return


def commands(registered: Sequence[Json], title: str) -> Iterator[tuple[str, list[Json]]]:
    """Return every command that is of use in a game of this title, with its options."""
    from bot.titles import TITLES

    for x in registered:
        menu = x.get("type", 1) != 1
        if menu or (x["name"] in TITLES and x["name"] != title):
            continue
        yield from _leaves(x, "")


def _leaves(command: Json, path: str) -> Iterator[tuple[str, list[Json]]]:
    name, options = f"{path} {command['name']}".strip(), command.get("options") or []
    inner = [x for x in options if x["type"] in (1, 2)]
    if not inner:
        yield name, options
    for x in inner:
        yield from _leaves(x, name)


def labels(message: Json) -> list[str]:
    """Return the labels of a message's live buttons."""
    return [
        x.get("label", "") for x in walk(message["components"]) if x["type"] == 2 and not x.get("disabled")
    ]


def looking(message: Json) -> list[str]:
    """Return the custom ids of a message's live buttons that only show something."""
    live = [x for x in walk(message["components"]) if x["type"] == 2 and not x.get("disabled")]
    return [x["custom_id"] for x in live if meant(x.get("custom_id", "::"))[0] in LOOKING]


def unhurried() -> None:
    """Let people look as often as they like: how often depends on when they looked before."""
    from bot.ui.visit import Pace

    Pace.step = lambda self, user: None  # type: ignore[method-assign]


def parted(one: Mapping[str, list[str]], two: Mapping[str, list[str]]) -> list[str]:
    """Say for whom two runs differ though they must not, and which owners saw no difference."""
    wrong = []
    for name in one:
        same = one[name] == two[name]
        if name.endswith(OWNER):
            wrong += [f"{name} saw no secret"] if same else []
        elif not same:
            wrong.append(f"{name}: {difference(one[name], two[name])}")
    return wrong


def difference(one: Sequence[str], two: Sequence[str]) -> str:
    """Say where two runs part, with what stands around it; "" when they are the same."""
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            at = next(k for k, (x, y) in enumerate(zip(f"{a}\0", f"{b}\0", strict=False)) if x != y)
            part = slice(max(0, at - 120), at + 120)
            return f"delivery {n}: ...{a[part]}...\n        and: ...{b[part]}..."
    return "" if len(one) == len(two) else f"{len(one)} deliveries and {len(two)}"
