"""Pictures of a game, drawn off the event loop; the words that go with them come from the same scene."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.model.ports import Image
from bot.play.model.rows import LOG
from bot.play.model.terms import Person
from engine.core.contract import View
from engine.core.rules import Action, Event, Seat
from render.core import raster
from render.core.look import Framing, Picture, Theme
from render.core.scene import Scene
from render.core.text import Words

MUCH = 12

_PAINTER = ThreadPoolExecutor(1, "painter")


class Drawing:
    """Says what a picture shows, and draws it off the event loop."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
    ) -> None:
        self._context, self._wording = context, wording

    def picture(
        self,
        view: View,
        say: Words,
        names: Mapping[Seat, str],
        *,
        events: Sequence[Event] = (),
        lit: Sequence[Action] = (),
        tentative: bool = False,
        framing: str = "",
        screen: str = "phone",
        theme: str = "dark",
        caption: str = "",
        then: Mapping[Seat, str] | None = None,
    ) -> Picture:
        """Say what a picture is to show; `then` are who did it.

        For a phone it is a part that can be read there. On a wide screen, where no framing is given, what
        happened decides.
        """
        whole = framing == "whole" or (not framing and much(events))
        frame: Framing = "whole" if whole and screen == "wide" else "action"
        frame = "occupied" if framing == "occupied" else frame
        shown: Theme = "light" if theme == "light" else "dark"
        return Picture(
            view=view,
            words=say,
            events=tuple(events),
            lit=tuple(lit),
            tentative=tentative,
            framing=frame,
            screen="wide" if screen == "wide" else "phone",
            theme=shown,
            names=names,
            caption=caption,
            then=then or {},
        )

    async def drawn(
        self,
        live: Live,
        view: View,
        say: Words,
        stem: str,
        user: Person | None,
        n: int | None = None,
        **how: Any,
    ) -> Image | None:
        """Draw a view in the reader's colours; `n` as in `Wording.names`, `how` as for a picture."""
        names = self._wording.names(live, say, raw=True, n=n)
        theme = await self._wording.theme_for(user, live)
        screen = (await self._wording.preference(user.id, live)).screen if user else "phone"
        picture = self.picture(view, say, names, theme=theme, screen=screen, **how)
        return await self.image(live.title.look.scene(picture), stem)

    async def image(self, scene: Scene, stem: str) -> Image | None:
        """Draw a scene; None, and a line in the log, when it cannot be drawn: words must still go out."""
        began = monotonic()
        try:
            data = await asyncio.get_running_loop().run_in_executor(_PAINTER, raster.png, scene)
        except Exception:
            LOG.exception("the picture %s could not be drawn", stem)
            return None
        self._context.counts.drew("picture", monotonic() - began, len(data))
        return Image(f"{stem}.png", data, scene.alt)


def much(events: Sequence[Event]) -> bool:
    """Return whether so much happened that the whole board should be shown; nothing at all is much, too."""
    return not events or len(events) > MUCH or any(e.kind in ("ended", "undone") for e in events)
