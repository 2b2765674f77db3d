"""Players who touch a board in a browser: the link in a private answer, a key for its ticket, then presses.

They ask what the page's program asks, over HTTP. What they are told is a delivery like those of Discord,
written as a message, so that the same judges read it; each press is an act that the witnesses see.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import aiohttp

from bot.desk.discord.interactions import COMPONENT, UPDATE, Interaction
from bot.desk.discord.world import EPHEMERAL, Channel, Json, Message
from bot.desk.people import NotPossible, Person
from bot.play.model.custom_ids import AHEAD
from bot.play.model.terms import Status
from bot.ui.visit import BAD_COLOUR
from tests.proof.checks.glimpse import Glimpse
from tests.proof.people.players import (
    BLUE,
    BUTTON,
    GREEN,
    GREY,
    MOST_PRESSES,
    RED,
    SELECT,
    Deeds,
    Player,
    Way,
    controls,
)
from tests.proof.told.answers import BOARD
from tests.shared.finger import Finger

#: How readily somebody touches the board of a game that is played so, beside all other ways together.
TOUCHING = 60.0
#: Chances that what is ready is confirmed, and that an answer is typed where the page takes that.
CONFIRMING, TYPING = 0.7, 0.5
#: Chance that a ruler is held somewhere first, where the page has one.
RULING = 0.5
#: Chance that the news of the game are listened to first.
LISTENING = 0.15
#: Seconds for which a page is waited for, and until somebody who has asked too often asks again.
PATIENCE, OFTEN = 30.0, 1.0
_LINK = re.compile(r"(http://[\w.]+:\d+/board)#([\w-]+)")
_NEWS = re.compile(rb"event: at\ndata: (-?\d+)\n")
_COLOURS = {"good": GREEN, "main": BLUE, "risk": RED}
_MARKS = {"b": "**", "c": "`", "p": "```"}


class Board:
    """Somebody's board of a game. A key that opens nothing any more is given up: a new link is needed."""

    def __init__(self, person: Person, game: str, place: Channel, deeds: Deeds) -> None:
        self.person, self.game, self.place, self._deeds = person, game, place, deeds
        self.finger = Finger(self._press)
        self.presses: deque[Json] = deque(maxlen=12)
        self._address = self._key = ""

    async def shown(self) -> bool:
        """Show how the game stands, by a new link where there is no key; False where no board is shown."""
        if not self._key and not await self._entered():
            return False
        self.finger.page = {}
        await self.finger.ask(begins=True)
        return bool(self.finger.page)

    async def news(self) -> int:
        """Return the number of the first news of the game; -1 where none came."""
        limit = aiohttp.ClientTimeout(PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(timeout=limit) as visit,
                visit.post(f"{self._address}/news", json={}, headers=self._head) as got,
            ):
                found = _NEWS.search(await got.content.readuntil(b"\n\n")) if got.status == 200 else None
                return int(found[1]) if found else -1
        except (aiohttp.ClientError, TimeoutError, OSError, asyncio.IncompleteReadError):
            return -1

    async def _entered(self) -> bool:
        for message in reversed(list(self.place.messages.values())):
            mine = message.only in (None, self.person.id)
            for x in controls(message, self.game) if mine else ():
                if x.verb == "touch":
                    out = await self.person.press(message, x.id)
                    link = _LINK.search(json.dumps(out.private.json)) if out.private else None
                    return link is not None and await self._exchanged(*link.groups())
        raise NotPossible("no board can be opened")

    async def _exchanged(self, address: str, ticket: str) -> bool:
        self._address = address
        _, found = await self._sent("enter", {"ticket": ticket})
        self._key = str(found.get("key", ""))
        self._deeds.keys += [ticket, *filter(None, [self._key])]
        return bool(self._key)

    async def again(self, given: Json) -> None:
        """Send a press that the page has had before, as one whose answer was lost may be."""
        await self._press(given)

    async def _press(self, given: Json) -> Json:
        """Ask as the page's program does; nothing is told where no page came."""
        if given["id"]:
            self.presses.append(given)
        discord, world = self.person.discord, self.person.discord.world
        number = world.id()
        data = {"custom_id": given["id"] or f"ng:{BOARD}:{self.game}"}
        act = Interaction(
            number, world.token_of(number), COMPONENT, self.person.user, self.place, world.now(), data
        )
        answered = [see(act) for see in discord.witnesses]
        at = self.finger.page.get("at", -1) if given["id"] else -1
        status, found = await self._sent("press", {"at": at, **given})
        if status == 200:
            act.callback = {"type": UPDATE}
            told = written(self.game, found)
            world.deliver(BOARD, self.place, told, frozenset((self.person.id,)), token=act.token)
        else:
            act.failed = True
            self._key = "" if status == 403 else self._key
        for note in answered:
            note()
        if status == 429:
            await asyncio.sleep(OFTEN)
        return found if status == 200 else {}

    @property
    def _head(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._key}"} if self._key else {}

    async def _sent(self, path: str, given: Json) -> tuple[int, Json]:
        """Send JSON with the key that is held; 0 where the process has died meanwhile, or has not begun."""
        limit = aiohttp.ClientTimeout(PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(timeout=limit) as visit,
                visit.post(f"{self._address}/{path}", json=given, headers=self._head) as got,
            ):
                assert "Set-Cookie" not in got.headers
                plain = got.content_type == "application/json"
                return got.status, await got.json() if plain else {}
        except (aiohttp.ClientError, TimeoutError, OSError):
            return 0, {}


class Toucher(Player):
    """Somebody who plays games that are `touched` at their boards, hardly otherwise."""

    def __init__(
        self, person: Person, look: Glimpse, seed: str, deeds: Deeds, touched: Collection[str] = ()
    ) -> None:
        super().__init__(person, look, seed, deeds)
        self._touched, self._boards = touched, dict[str, Board]()

    def ways(self, game: str) -> dict[Way, float]:
        """Return by which ways they answer."""
        usual = super().ways(game)
        return {**usual, self._from_board: TOUCHING} if game in self._touched else usual

    def board(self, game: str, place: Channel) -> Board:
        """Return their board of a game, which may not be shown yet; a game that has moved gets another."""
        found = self._boards.get(game)
        if found is None or found.place is not place:
            found = self._boards[game] = Board(self.person, game, place, self.deeds)
        return found

    async def _from_board(self, game: str, place: Channel, seat: str, before: int) -> None:
        """Touch the board at random until an answer is in, or nothing is left to touch."""
        board = self.board(game, place)
        if not await board.shown():
            return
        self.deeds.boards += 1
        finger = board.finger
        if self.rng.random() < LISTENING:
            self._heard(game, await board.news())

        def fill(form: Json) -> dict[str, str]:
            return {x["id"]: self._filled(x, game, seat) for x in form["fields"]}

        for _ in range(MOST_PRESSES):
            if not finger.controls() and not finger.page["answers"]:
                return
            self.deeds.touches += 1
            if finger.page["start"] and self.rng.random() < RULING:
                wide, high = finger.page["board"]["size"]
                at = self.rng.randrange(wide), self.rng.randrange(high)
                self.deeds.rulers += "ruler" in await finger.point(at, measures=True)
            sure = [x["id"] for x in finger.controls() if x.get("tone") == "good" and not x.get("off")]
            writes = [x["id"] for x in finger.controls() if x["id"].startswith("ng:write:")]
            if sure and self.rng.random() < CONFIRMING:
                await finger.pressed(sure[0], fill)
            elif writes and self.rng.random() < TYPING:
                await finger.pressed(writes[0], fill)
            else:
                await finger.anything(self.rng, fill)
            self._told(finger.page)
            if self.look.last_by(game, self.id) > before:
                self.deeds.touched += 1
                return

    async def _prepared(self, game: str, place: Channel, text: str) -> Message | None:
        """Prepare a turn on the board, where it is played on and the page takes one there."""
        board = self.board(game, place) if game in self._touched else None
        if board is None or not await board.shown():
            return await super()._prepared(game, place, text)
        ways = [x["id"] for x in board.finger.controls() if x["id"].startswith("ng:show:")]
        for there in (x for x in ways if x.endswith(":prepared")):
            await board.finger.pressed(there, lambda _: {})
        writes = [x["id"] for x in board.finger.controls() if x["id"].endswith(f":{AHEAD}")]
        for there in (x for x in writes if x.startswith("ng:write:")):
            await board.finger.pressed(there, lambda form: {x["id"]: text for x in form["fields"]})
            self.deeds.touches += 1
            return None
        return await super()._prepared(game, place, text)

    def _heard(self, game: str, at: int) -> None:
        """Note news of more than the channel has been shown: a number that counts what is hidden."""
        ((shown, status),) = self.look.rows("SELECT shown, status FROM game WHERE id = ?", game)
        known = shown * len(Status) + list(Status).index(Status(status))
        self.deeds.ahead += [f"the news of game {game} are {at}, beyond {known}"] * (at > known)

    def _filled(self, field: Json, game: str, seat: str) -> str:
        """Fill a field of a page's form in, as one of Discord's."""
        if field["choices"]:
            return str(self.rng.choice(field["choices"])["v"])
        as_there = {"custom_id": field["id"], "max_length": field["most"], "value": field["value"]}
        return self._text(
            {**as_there, "style": 1 + bool(field["long"]), "required": field["need"]}, game, seat
        )

    def _told(self, page: Json) -> None:
        if refused := page.pop("refused", None):
            self.deeds.refusals[" ".join(_text(refused).split()[:9])] += 1

    async def touch_twice(self, game: str) -> bool:
        """Send one press twice at once; False where nothing was pressed on their board."""
        board = self._boards.get(game)
        if board is None or not board.presses:
            return False
        given = board.presses[-1]
        await asyncio.gather(board.again(given), board.again(given))
        return True

    async def touch_late(self, game: str, given: Sequence[Json]) -> bool:
        """Send one of some presses that are out of date, of one's own or of somebody else's board."""
        board = self._boards.get(game)
        if board is None or not given:
            return False
        await board.again(self.rng.choice(given))
        return True

    def touches_of(self, game: str) -> list[Json]:
        """Return what they have pressed lately on their board of a game."""
        return [*self._boards[game].presses] if game in self._boards else []


def written(game: str, page: Mapping[str, Any]) -> Json:
    """Write what a board was told as a message: all its words and its controls."""
    told = [page.get(x, []) for x in ("refused", "clock", "hand")]
    told += [line for x in ("text", "log", "ruler") for line in page.get(x, ())]
    board = page.get("board", {})
    shapes = [*board.get("below", ()), *board.get("parts", {}).values()]
    drawn = [board.get("alt", ""), *board.get("spots", {}), *_drawn(shapes)]
    lines = [page.get("title", ""), page.get("head", ""), *map(_text, told), *drawn]
    form = page.get("form")
    if form:
        lines += [form["title"], _text(form["note"]), *(str(x) for x in form["fields"])]
    box = [{"type": 17, "accent_color": BAD_COLOUR, "components": []}] * bool(page.get("refused"))
    return {
        "content": "\n".join(filter(None, lines)), "flags": EPHEMERAL, "at": page.get("at", -1), "game": game,
        "components": [*_controls(page), *box],
    }  # fmt: skip


def _controls(page: Mapping[str, Any]) -> Iterator[Json]:
    for x in (x for row in page.get("rows", ()) for x in row if x.get("id")):
        if "choices" in x:
            lines = [
                {"value": c["v"], "label": c["label"], "description": c.get("detail", "")}
                for c in x["choices"]
            ]
            yield {"type": SELECT, "custom_id": x["id"], "placeholder": x["prompt"], "options": lines}
        else:
            yield _button(x["id"], x["label"], _COLOURS.get(x["tone"], GREY))
    for x in page.get("answers", ()):
        yield _button(x["v"], f"{x['label']}\n{x.get('detail', '')}", GREY)
    for name in ("undo", "aim"):
        if page.get(name):
            yield _button(page[name], "", GREY)


def _button(custom_id: str, label: str, style: int) -> Json:
    return {"type": BUTTON, "custom_id": custom_id, "label": label, "style": style}


def _text(runs: Sequence[Any]) -> str:
    """Return a text with the marks that it had."""
    return "".join(
        x if isinstance(x, str) else f"{_MARKS.get(x[0], '')}{x[1]}{_MARKS.get(x[0], '')}" for x in runs
    )


def _drawn(shapes: Sequence[Any]) -> Iterator[str]:
    """Yield the texts within shapes, which are [name, attributes, *inside]."""
    for x in shapes:
        if isinstance(x, list):
            yield from (y for y in x[2:] if isinstance(y, str))
            yield from _drawn(x)
