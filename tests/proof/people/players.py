"""Simulated players. They know what they were sent, and press, choose, fill in and type like people.

A player looks at the newest message that has something for them to press: in the channel, in their direct
messages, or in the answer to a command. They follow the green button sooner than the blue one and that sooner
than the grey, turns pages, opens forms, goes back, looks at this and that. What they type is the game's own
notation, or nonsense. Nothing here knows a game.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.desk.discord.world import Channel, Message
from bot.desk.people import NotPossible, Outcome, Person
from bot.play.model.custom_ids import MANY
from tests.proof.checks.glimpse import Glimpse, walk_ids

BUTTON, SELECT = 2, 3
GREEN, BLUE, GREY, RED = 3, 1, 2, 4
#: How readily a button of a colour is pressed. A red one is what nobody means to do.
TEMPTING = {GREEN: 12.0, BLUE: 6.0, GREY: 1.0, RED: 0.05}
CHOOSING = 6.0
#: What leads to an answer. In a custom id it stands behind the bot's own mark.
TOWARDS = {"do": 1.0, "take": 1.0, "pick": 1.0, "page": 1.0, "sheet": 1.0, "fill": 1.5, "write": 0.7,
           "cancel": 0.3, "look": 0.6}  # fmt: skip
#: What people press beside that, now and then.
ASIDE = {"hand": 3.0, "map": 2.0, "board": 1.0, "unfold": 1.0, "undo": 2.0, "back": 2.0, "consent": 6.0,
         "draw": 3.0, "standing": 2.0, "fair": 1.0, "log": 1.0, "help": 1.0, "brief": 1.0}  # fmt: skip
COMMANDS = ("mine", "board", "log", "games", "table", "odds", "undo", "draw")
NONSENSE = ("", "?", "1", "all", "hold", "<@1> @everyone", "🜨" * 9, "none; none; none", "a: b: c", "x" * 300)
MOST_PRESSES = 16
#: Chance that it is said when a prepared turn is to be given.
SETTLING = 0.7
#: A way to answer, from the game, the place, the seat, and the entry that was its player's last.
Way = Callable[[str, Channel, str, int], Awaitable[None]]
#: The first answer to a press that says nothing yet.
DEFERRED = 6


def meant(custom_id: str) -> tuple[str, str, list[str]]:
    """Return what a control is for, of which game, and the rest of its id."""
    _, verb, of, *rest = [*custom_id.split(":"), "", "", "", ""]
    return (rest[0], of, rest[1:]) if verb in MANY else (verb, of, rest)


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select that can be used now."""

    message: Message
    id: str
    part: dict[str, Any]

    @property
    def verb(self) -> str:
        """Return what it is for."""
        return meant(self.id)[0]

    @property
    def chooses(self) -> bool:
        """Return whether it is a select."""
        return bool(self.part["type"] != BUTTON)

    @property
    def tempting(self) -> float:
        """Return how readily it is used."""
        return CHOOSING if self.chooses else TEMPTING.get(self.part.get("style", GREY), 1.0)


def controls(message: Message | None, game: str) -> list[Control]:
    """Return what of a message can be used and belongs to a game."""
    if message is None:
        return []
    return [
        Control(message, x["custom_id"], x)
        for x in walk_ids(message.json.get("components"))
        if not x.get("disabled") and [*x["custom_id"].split(":"), "", ""][2] == game
    ]


@dataclass(slots=True)
class Deeds:
    """What players did, counted.

    On `boards` that were shown: `touches`, `touched` answers that came of them, `rulers` that said something.
    Turns that were `prepared` count wherever that was done.
    `keys` are the tickets and keys of boards, which nobody else may ever see. `ahead` are news there of more
    than all may know.
    """

    presses: int = 0
    forms: int = 0
    commands: int = 0
    failed: int = 0
    gone: int = 0
    boards: int = 0
    touches: int = 0
    prepared: int = 0
    touched: int = 0
    rulers: int = 0
    keys: list[str] = field(default_factory=list)
    ahead: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)


class Player:
    """Somebody who plays."""

    def __init__(self, person: Person, look: Glimpse, seed: str, deeds: Deeds) -> None:
        self.person, self.look, self.deeds = person, look, deeds
        self.rng = Random(f"{seed}/{person.user.name}")

    @property
    def id(self) -> int:
        """Return their user id."""
        return self.person.id

    # -- what they see ------------------------------------------------------------------------------------

    def newest(self, place: Channel, game: str, verbs: Any = TOWARDS) -> Message | None:
        """Return the newest message of a place that has something of a game for them to use."""
        for message in reversed(list(place.messages.values())):
            mine = message.only in (None, self.id)
            if mine and any(x.verb in verbs for x in controls(message, game)):
                return message
        return None

    # -- answering -----------------------------------------------------------------------------------------

    async def answer(self, game: str, place: Channel, seat: str) -> bool:
        """Try to give one answer in a game; True when one of theirs went into the record."""
        before = self.look.last_by(game, self.id)
        ways = self.ways(game)
        for _ in range(3):
            way = self.rng.choices(list(ways), list(ways.values()))[0]
            ways[way] *= 0.2
            try:
                await way(game, place, seat, before)
            except NotPossible:
                self.deeds.gone += 1
            if self.look.last_by(game, self.id) > before:
                return True
        return False

    def ways(self, game: str) -> dict[Way, float]:
        """Return by which ways they answer in a game, and how readily."""
        return {self._from_channel: 6.0, self._from_messages: 5.0, self._from_hand: 1.5, self._typed: 8.0}

    async def _from_channel(self, game: str, place: Channel, seat: str, before: int) -> None:
        await self._press_on(game, self.newest(place, game), seat, before)

    async def _from_messages(self, game: str, place: Channel, seat: str, before: int) -> None:
        await self._press_on(game, self.newest(self.person.dms, game), seat, before)

    async def _from_hand(self, game: str, place: Channel, seat: str, before: int) -> None:
        out = await self.command("mine", place)
        await self._press_on(game, out.private, seat, before)

    async def _typed(self, game: str, place: Channel, seat: str, before: int) -> None:
        """Type the answer as a command, then confirm what is shown."""
        text = self.look.notation(game, seat, self.rng)
        if not 0 < len(text) <= 400:
            return
        out = await self.command("move", place, text=text.replace("\n", ";"))
        await self._press_on(game, out.private, seat, before)

    async def _press_on(self, game: str, message: Message | None, seat: str, before: int) -> None:
        """Go on from a message until an answer is in, or nothing is left to press."""
        pressed: Counter[str] = Counter()
        for _ in range(MOST_PRESSES):
            found = [x for x in controls(message, game) if x.verb in TOWARDS]
            if message is None or not found:
                return
            weights = [x.tempting * TOWARDS[x.verb] * 0.15 ** pressed[x.id] for x in found]
            chosen = self.rng.choices(found, weights)[0]
            pressed[chosen.id] += 1
            out = await self.use(chosen, game, seat)
            if out.failed or self.look.last_by(game, self.id) > before:
                return
            message = self._shown_next(out, message)

    def _shown_next(self, out: Outcome, before: Message) -> Message | None:
        """Return what they look at now: what they were answered, or the page that has changed."""
        new = out.private
        if new is not None and new is not before:
            if not list(walk_ids(new.json.get("components"))):
                self._refused(new)
            return new
        alone = before.only is not None or before.channel.guild is None
        return before.channel.messages.get(before.id) if alone else None

    def _refused(self, message: Message) -> None:
        said = next(_texts(message.json.get("components")), "")
        self.deeds.refusals[" ".join(said.split()[:9])] += 1

    # -- single acts ---------------------------------------------------------------------------------------

    async def use(self, x: Control, game: str, seat: str = "", *, shown: Any = None) -> Outcome:
        """Press a button, or choose in a select; fill in the form it opens. `shown`: an older state of it."""
        self.deeds.presses += 1
        if x.chooses:
            n = self.rng.randint(max(1, x.part.get("min_values", 1)), x.part.get("max_values", 1))
            values = [o["value"] for o in self.rng.sample(x.part["options"], n)]
            out = await self.person.select(x.message, x.id, *values, stale=shown)
        else:
            out = await self.person.press(x.message, x.id, stale=shown)
        if out.modal is not None:
            out = await self.fill(out, game, seat or [*x.id.split(":"), "", "", ""][3])
        self.deeds.failed += out.failed
        await self._seen(out, x.message, x.message.json, game)
        return out

    async def _seen(self, out: Outcome, message: Message, before: Any, game: str) -> None:
        """Wait as people do until something is to be seen: an answer, the page changed, or a new post."""
        n = self.look.reached(game)
        if out.failed or out.callback is None or out.callback["type"] != DEFERRED:
            return

        def seen() -> bool:
            return bool(out.messages or message.json is not before or self.look.reached(game) != n)

        with contextlib.suppress(AssertionError):
            await self.person.discord.until(seen, 2.0)

    async def fill(self, form: Outcome, game: str, seat: str) -> Outcome:
        """Fill a form in."""
        self.deeds.forms += 1
        assert form.modal is not None
        fields = list(_fields(form.modal["components"]))
        given: dict[str, Any] = {x["custom_id"]: self._text(x, game, seat) for x in fields if x["type"] == 4}
        given |= {
            x["custom_id"]: self._choice(x) for x in fields if x["type"] != 4 and self.rng.random() < 0.5
        }
        return await self.person.submit(form, **given)

    def _text(self, field: dict[str, Any], game: str, seat: str) -> str:
        """Make up what is typed into a field: notation, what stands there already, or nonsense."""
        most = field.get("max_length") or 4000
        notation = self.look.notation(game, seat, self.rng) if seat else ""
        long = field.get("style") == 2 or field["custom_id"] == "text"
        kinds = [notation, field.get("value") or "", self.rng.choice(NONSENSE), str(self.rng.randint(1, 9))]
        text = self.rng.choices(kinds, [12 if long else 2, 2, 1, 0.5 if long else 4])[0][:most]
        return text if text or not field.get("required", True) else "1"

    def _choice(self, field: dict[str, Any]) -> str | list[str]:
        """Choose something in a form: one of radio buttons, some lines of a select or boxes."""
        values = [x["value"] for x in field["options"]]
        if field["type"] == 21:
            return str(self.rng.choice(values))
        least, most = field.get("min_values", 1), field.get("max_values") or 1
        return self.rng.sample(values, self.rng.randint(least, most))

    async def command(self, name: str, place: Channel, /, **options: Any) -> Outcome:
        """Use a slash command."""
        self.deeds.commands += 1
        out = await self.person.command(name, place, **options)
        self.deeds.failed += out.failed
        return out

    # -- before it is their turn ---------------------------------------------------------------------------

    async def prepare(self, game: str, place: Channel, seat: str) -> None:
        """Prepare a turn while others are asked, and often say when it is to be given."""
        text = self.look.ahead(game, seat, self.rng).replace("\n", ";")
        if not 0 < len(text) <= 400:
            return
        try:
            message = await self._prepared(game, place, text)
            self.deeds.prepared += 1
            found = [x for x in controls(message, game) if x.verb == "prepared"]
            found = [x for x in found if not x.id.endswith((":use", ":drop"))]
            if found and self.rng.random() < SETTLING:
                await self.use(self.rng.choice(found), game, seat)
        except NotPossible:
            self.deeds.gone += 1

    async def _prepared(self, game: str, place: Channel, text: str) -> Message | None:
        return (await self.command("move", place, text=text)).private

    # -- beside the game -----------------------------------------------------------------------------------

    async def potter(self, game: str, place: Channel) -> None:
        """Do something that is no answer: look, ask, take back, agree, decline, offer a draw."""
        recent = [m for m in list(place.messages.values())[-6:] if m.only in (None, self.id)]
        recent += list(self.person.dms.messages.values())[-3:]
        found = [x for m in recent for x in controls(m, game) if x.verb in ASIDE]
        try:
            if found and self.rng.random() < 0.7:
                chosen = self.rng.choices(found, [ASIDE[x.verb] for x in found])[0]
                await self.use(chosen, game)
            else:
                await self.command(self.rng.choice(COMMANDS), place)
        except NotPossible:
            self.deeds.gone += 1

    async def double_click(self, x: Control, game: str) -> None:
        """Press the same button twice at once."""
        acts = (self.use(x, game), self.use(x, game))
        for result in await asyncio.gather(*acts, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, NotPossible):
                raise result


def _texts(components: Any) -> Iterator[str]:
    for x in components or ():
        if x.get("content"):
            yield x["content"]
        yield from _texts(x.get("components"))


def _fields(components: Any) -> Iterator[dict[str, Any]]:
    """Return the fields of a form that take a text or a choice."""
    for x in components or ():
        if x["type"] in {3, 4, 21, 22}:
            yield x
        inner = [x["component"]] if "component" in x else x.get("components")
        yield from _fields(inner)
