"""Somebody who has never seen a title: what they read and press from `/learn` to their first own turn.

Nothing here is a person's time: it is worked out from words, pictures and presses, at speeds that are set
below. It shows what grows, and what is too long for ten minutes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.play.model.custom_ids import Verb, read
from bot.play.model.terms import Person
from bot.play.model.title import narrow_down
from bot.play.surface.surfaces import Position
from bot.titles import TITLES
from engine.core.codec import pack_action, token
from engine.lessons.script import lessons_of
from tests.bot.room import Room, buttons, controls, selects, texts

#: Words that somebody reads in a minute, and seconds for a picture and for a press.
PACE, PICTURE, PRESS = 200, 3, 3
#: Number of answers in a first game, and maximum seconds for all of it.
ANSWERS, MOST = 3, 600
#: How small print begins.
SMALL = "-#"
WORD = re.compile(r"\w[\w'’.\"-]*")
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
HASH = re.compile(r"[▰▱]+|`[0-9a-f]{32,}`|<[@#][^>]*>|https?://\S+")


@dataclass(slots=True)
class Reading:
    """What somebody has read and pressed.

    A line that they have read before is not counted again; of one with other numbers than before they read
    the numbers. A picture that has not changed is not looked at again. Small print is for whoever looks
    something up, and to find a label is part of a press.
    """

    words: int = 0
    pictures: int = 0
    presses: int = 0

    @property
    def seconds(self) -> float:
        """Return how long that takes."""
        return 60 * self.words / PACE + PICTURE * self.pictures + PRESS * self.presses


class Newcomer:
    """Somebody who reads all that they are shown, gives right answers in lessons, and goes on into a game."""

    def __init__(self, room: Room, who: Any) -> None:
        self.room, self.who, self.cost, self.pressed = room, who, Reading(), Reading()
        self.page, self._by, self._known = None, who, {""}
        self.script = list[str]()

    async def slash(self, name: str, **options: Any) -> None:
        """Use a command."""
        self.turn_to(await self.room.slash(self.who, name, **options))

    async def press(self, *labels: str) -> None:
        """Press buttons, or choose lines, whose labels begin so, one after another."""
        for label in labels:
            found = [x for x in self.offers() if x[0].startswith(label)]
            assert found, f"there is no {label!r} on {[x[0] for x in self.offers()]}"
            await self.take(found[0])

    def offers(self) -> list[tuple[str, str, str]]:
        """List what can be pressed or chosen: its label, its id, and the value of a line."""
        every = [(x, y, "") for x, y in buttons(self.page).items()]
        return every + [(t, x, v) for x, lines in selects(self.page).items() for t, v in lines]

    async def take(self, offer: tuple[str, str, str]) -> None:
        """Press a button, or choose a line."""
        label, custom_id, value = offer
        self.script.append(f"--- {label}")
        if value:
            self.cost.presses += 1  # to open it
            self.turn_to(await self._by.select(self.page, [value], custom_id=custom_id))
        else:
            self.turn_to(await self._by.click(self.page, custom_id=custom_id))

    def turn_to(self, result: Any) -> None:
        """Read what came: in private, else the newest direct message."""
        self.cost.presses += 1
        self.pressed = replace(self.cost)
        came = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
        if came:
            self.look_at(came[-1])
        if not came or not controls(came[-1]):
            self.read_letter()

    def read_letter(self) -> None:
        """Turn to the newest direct message that can be answered."""
        letters = [x for x in self.room.dms(self.who) if controls(x)]
        if letters:
            self._by = self.who.user
            self.look_at(letters[-1])

    def look_at(self, message: Any) -> None:
        """Read a page."""
        self.page = message
        for line in texts(message).splitlines():
            if line.startswith(SMALL):
                continue
            said = HASH.sub("", line)
            if said not in self._known:
                alike, found = NUMBER.sub("#", said), WORD.findall(said)
                found = [x for x in found if NUMBER.search(x)] if alike in self._known else found
                self._known |= {said, alike}
                self.cost.words += len(found)
                self.script.append(said)
        drawn = self._drawn(message)
        self.cost.pictures += drawn not in self._known
        self._known.add(drawn)

    def _drawn(self, message: Any) -> str:
        """Return what tells a message's picture from others; "" for none."""
        return "".join(str(hash(x.data)) for x in message.attachments)

    async def onward(self) -> None:
        """Press what leads to an answer soonest: confirm, else the first thing offered."""
        verbs = {read(x[1]).verb: x for x in reversed(self.offers())}
        await self.take(next(verbs[v] for v in (Verb.DO, Verb.TAKE, Verb.PICK) if v in verbs))

    # -- lessons -------------------------------------------------------------------------------------

    async def learn(self, title: str, name: str, forms: Mapping[str, Sequence[str]] = {}) -> None:
        """Go through one lesson from its shelf, by right answers; `forms` are what is pressed in forms."""
        said = self.room.bot.services.progress
        person = _person(self.who)
        stage = await said.stage(person, title, name)
        label = next(x for x in self.offers() if read(x[1]).args == (title, name))
        await self.take(label)
        while not (stage := await said.stage(person, title, name)).done or stage.step:
            step = stage.lesson.steps[stage.step]
            if step.id in forms:
                await self.press(*forms[step.id])
            elif step.kind == "do":
                await self._answer(said.position(await said.standing(stage)), step.example)
            else:
                wanted = ("own", "choose", step.right) if step.kind == "check" else ("own", "next", "")
                await self.take(next(x for x in self.offers() if read(x[1]).args[1:] == wanted))

    async def _answer(self, at: Position, text: str) -> None:
        """Press what leads to an answer, as a real game narrows its answers."""
        if at.listed is None or at.asked is None:
            await self.take(next(x for x in self.offers() if read(x[1]).args[1:] == ("take", token(text))))
            return
        action = at.title.game.read(at.state, at.asked, text)
        wanted = token(pack_action(at.state.rules.kinds[at.asked.kind].takes, action))
        for _ in range(6):
            offer, last = _towards(at, action, wanted, self.offers())
            await self.take(offer)
            if last:
                return
        raise AssertionError(f"six presses and no {text}")


def _towards(
    at: Position, action: Any, wanted: str, offers: Sequence[tuple[str, str, str]]
) -> tuple[tuple[str, str, str], bool]:
    """Return the control that leads to an answer, and whether it gives it."""
    for offer in offers:
        args = read(offer[1]).args
        if args[1:2] == ("take",) and (offer[2] or args[2]) == wanted:
            return offer, True
    assert at.asked is not None
    for offer in offers:
        args = read(offer[1]).args
        if args[1:2] != ("narrow",) or args[3]:
            continue
        prefix = [x for x in (*args[2].split("."), offer[2]) if x]
        rung = narrow_down(at.title.ladders.get(at.asked.kind), at.listed or (), prefix)
        if rung is not None and action in _left(at, prefix):
            return offer, rung.facet is None and len(rung.leaves) == 1
    raise AssertionError(f"nothing leads to {action} among {[x[0] for x in offers]}")


def _left(at: Position, prefix: Sequence[str]) -> list[Any]:
    """Return the answers that a prefix leaves."""
    left, tokens = list(at.listed or ()), list(prefix)
    ladder = at.title.ladders.get(at.asked.kind) if at.asked else None
    for facet in ladder.facets if ladder else ():
        if len({facet.of(a) for a in left}) < 2 or not tokens:
            continue
        wanted = tokens.pop(0)
        left = [a for a in left if (v := facet.of(a)) is not None and token(v) == wanted]
    return left


def _person(who: Any) -> Person:
    return Person(who.id, "alice")


@dataclass(frozen=True)
class Way:
    """The shortest way from `/learn` to the third answer of a first game.

    `forms` are presses for steps of lessons that ask for a form; `plays` those in the game, without which the
    first thing that is offered is taken.
    """

    title: str
    forms: Mapping[str, Sequence[str]] = field(default_factory=dict)
    plays: Sequence[str] = ()

    async def walked(self, room: Room) -> Reading:
        """Walk it, and return what was read and pressed."""
        who = Newcomer(room, room.alice)
        await who.slash("learn")
        await who.press(TITLES[self.title].game.title)
        for lesson in lessons_of(self.title):
            if lesson.script.first:
                who.script.append(f"@{who.cost} {who.cost.seconds}")
                await who.learn(self.title, lesson.name, self.forms)
        who.script.append(f"@{who.cost} {who.cost.seconds}")
        await who.press("Play with a coach")
        who.read_letter()
        game = read(controls(who.page)[0]).game
        for label in self.plays:
            if label not in MAYBE or any(x[0].startswith(label) for x in who.offers()):
                await who.press(label)
        while not self.plays and await _given(room, game) < ANSWERS:
            await who.onward()
        assert await _given(room, game) >= ANSWERS
        return who.pressed  # what they read then belongs to the fourth


async def _given(room: Room, game: str) -> int:
    """Count the answers that alice has given in a game."""
    rows = await room.bot.store.entries(game, 1, 10**6)
    return sum(x.user == room.alice.id and x.how == "answer" for x in rows)


LOCKED = ("Check and lock", "Lock")
#: Who chooses where to begin is drawn, and not everything must be confirmed.
START = ("Begin in sector", "Confirm")
MAYBE = frozenset(START)
WAYS = (
    Way("starwars"),
    Way(
        "stargate",
        plays=(
            *("Human", "H1 → 1718", "Confirm"),
            *("Igugui", "I1 → 1518", "Confirm"),
            *("Meta-Mexish", "M1 → 1318", "Confirm"),
        ),
    ),
    Way(
        "armada",
        {
            "both": ("The 2", "sector D", *LOCKED),
            "split": ("Ship 1", "hex 3", "Back", "Ship 2", "hex 1", *LOCKED),
            "attack": ("Ship 1", "sector D", "Attack", *LOCKED),
        },
        ("Fleets to load", "Guard", *LOCKED, *START, "All", "hex 1", *LOCKED),
    ),
    Way(
        "skirmish",
        {
            "aim": ("RED", "Shoot", "J1, aimed", "Confirm"),
            "end": ("End step", "Confirm"),
            "twice": ("RED", "Shoot", "J2, aimed ×2", "Confirm"),
        },
        ("Order RED", "a:", "Confirm", "a:", "Confirm", "End step", "Confirm"),
    ),
)
