"""A person before a board that is touched: the page's own rule of what a touch means, and what it costs."""

from __future__ import annotations

import gzip
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.acts.boards import Boards
from bot.web.board_requests import BoardRequest
from bot.web.keys import Holder

#: Answers what a page asks.
Door = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]
#: Fills a form in, or leaves it.
Fill = Callable[[dict[str, Any]], dict[str, str] | None]


@dataclass
class Finger:
    """One page of one person. `taps` counts what is touched, `lists` those that open, `sizes` the bytes."""

    door: Door
    page: dict[str, Any] = field(default_factory=dict)
    start: str = ""
    taps: int = 0
    lists: int = 0
    sizes: list[int] = field(default_factory=list)
    grounds: dict[str, Any] = field(default_factory=dict)

    async def ask(self, id: str = "", **more: Any) -> dict[str, Any]:  # noqa: A002
        given = {"id": id, **more, "known": list(self.grounds)}
        found = await self.door(given)
        self.sizes.append(len(gzip.compress(json.dumps(found, separators=(",", ":")).encode())))
        if "board" in found:
            self.page, self.start = found, ""
            if "below" in found["board"]:
                self.grounds[found["board"]["ground"]] = found["board"].pop("below")
        return found

    # -- what can be touched -----------------------------------------------------------------------------

    def touchable(self) -> list[dict[str, Any]]:
        found = [{**x, "go": (x["v"], {})} for x in self.page["answers"]]
        for x in self.controls():
            if "choices" in x:
                found += [{**c, "go": (x["id"], {"values": _values(x, c)})} for c in x["choices"]]
            elif not x.get("off") and not x.get("url"):
                found.append({**x, "go": (x["id"], {})})
        return [x for x in found if x["at"]]

    def controls(self) -> list[dict[str, Any]]:
        return [x for row in self.page["rows"] for x in row]

    def same(self, a: str, b: str) -> bool:
        spots = self.page["board"]["spots"]
        return a == b or (a in spots and b in spots and spots[a][:2] == spots[b][:2])

    def meant(self, place: str) -> tuple[list[dict[str, Any]], bool]:
        """Do what `meant` in the page's program does."""
        every = self.touchable()
        moving = [x for x in every if any(to for _, to in x["at"])]
        starts = [at for x in moving for at, _ in x["at"]]
        alone = all(self.same(x, starts[0]) for x in starts)

        def ends_there(way: list[str]) -> bool:
            at, to = way
            if not to:
                return self.same(at, place)
            return self.same(to, place) and (self.same(at, self.start) if self.start else alone)

        ends = [x for x in every if any(map(ends_there, x["at"]))]
        begins = any(self.same(at, place) for at in starts)
        if ends or self.start or begins:
            return ends, begins
        return [x for x in moving if any(to and self.same(to, place) for _, to in x["at"])], begins

    # -- touching ----------------------------------------------------------------------------------------

    async def tap(self, place: str, choosing: str = "") -> dict[str, Any]:
        """Touch a place; of several meanings choose the one whose label has this in it."""
        assert place in self.page["board"]["spots"], (place, list(self.page["board"]["spots"]))
        self.taps += 1
        ends, begins = self.meant(place)
        if not ends:
            self.start = place if begins and not (self.start and self.same(self.start, place)) else ""
            return self.page
        if len(ends) > 1:
            self.lists, self.taps = self.lists + 1, self.taps + 1
            ends = [x for x in ends if choosing and choosing in x["label"]]
            assert ends, f"several meanings of {place}"
        to, more = ends[0]["go"]
        return await self.ask(to, **more)

    async def anything(self, rng: Random, fill: Fill) -> None:
        """Touch anything at random: a place that means something, a point, a button, a line of a list."""
        flat, board = self.controls(), self.page["board"]
        buttons = [x for x in flat if "choices" not in x and not x.get("off") and not x.get("url")]
        lines = [(x["id"], c["v"]) for x in flat for c in x.get("choices", ())]
        places = [x for x in board["spots"] if any(self.meant(x))]
        ways = ["place"] * (4 * bool(places)) + ["press"] * bool(buttons) + ["line"] * bool(lines)
        ways += ["point"] * bool(self.page["aim"]) + ["answer"] * bool(self.page["answers"])
        way = rng.choice(ways) if ways else ""
        goes_on = [x for x in buttons if x["tone"] == "good"] or [x for x in buttons if x["tone"] == "main"]
        if goes_on and rng.random() < 0.4:
            await self.pressed(goes_on[0]["id"], fill)
        elif way == "place":
            await self._meaning(rng.choice(places), rng)
        elif way == "point":
            wide, high = board["size"]
            corners = 1 + bool(self.page["drawn"])
            points = [[rng.randrange(wide), rng.randrange(high)] for _ in range(corners)]
            await self.pressed(self.page["aim"], fill, points=points)
        elif way == "answer":
            await self.ask(rng.choice(self.page["answers"])["v"])
        elif way == "line":
            to, value = rng.choice(lines)
            await self.ask(to, values=[value])
        elif way:
            await self.pressed(rng.choice(buttons)["id"], fill)

    async def _meaning(self, place: str, rng: Random) -> None:
        ends, begins = self.meant(place)
        if ends:
            to, more = rng.choice(ends)["go"]
            await self.ask(to, **more)
        else:
            self.start = place if begins else ""

    async def pressed(self, id: str, fill: Fill, **more: Any) -> dict[str, Any]:  # noqa: A002
        """Press a control, and send the form that it opens if that is filled in."""
        found = await self.ask(id, **more)
        fields = fill(found["form"]) if "form" in found else None
        return found if fields is None else await self.ask(found["form"]["id"], fields=fields)

    async def point(self, *points: tuple[float, float], measures: bool = False) -> dict[str, Any]:
        self.taps += not measures
        return await self.ask(self.page["aim"], points=points, measures=measures)

    async def press(self, label: str) -> dict[str, Any]:
        """Press the button whose label has this in it; an answer without a place is one, too."""
        self.taps += 1
        found = [x["id"] for x in self.controls() if "choices" not in x and label in x["label"]]
        found += [x["v"] for x in self.page["answers"] if label in x["label"]]
        assert found, (label, [x.get("label") for x in (*self.controls(), *self.page["answers"])])
        return await self.ask(found[0])

    def said(self) -> str:
        """Return all that the page says."""
        texts = [*self.page["text"], self.page.get("refused", []), *self.page["log"]]
        whole = "\n".join("".join(x if isinstance(x, str) else x[1] for x in runs) for runs in texts)
        return f"{self.page['title']}\n{self.page['head']}\n{whole}"


def _values(select: dict[str, Any], choice: dict[str, Any]) -> list[str]:
    had = [c["v"] for c in select["choices"] if c.get("on")]
    if select["most"] < 2:
        return [choice["v"]]
    return [v for v in had if v != choice["v"]] if choice["v"] in had else [*had, choice["v"]]


@dataclass
class LocalFinger(Finger):
    """A page without sockets: its `holder` has what was drawn for it last."""

    holder: Holder = field(kw_only=True)

    @classmethod
    def of(cls, boards: Boards, holder: Holder) -> LocalFinger:
        """Ask boards of this process, in JSON as a browser does."""

        async def door(given: dict[str, Any]) -> dict[str, Any]:
            return dict(await boards.page(holder, BoardRequest.read(json.loads(json.dumps(given)))))

        return cls(door, holder=holder)
