"""Pictures are drawn again from the record, and compared pixel by pixel with those that were delivered.

What the channel was shown is drawn from the channel's view after the entry that the post tells of, what a
player was shown from their seat's: with the bot's renderer, in the checking process, which knows only the
record. A picture that depends on something hidden, or shows another entry's board, or another game's, is not
the same. As many are compared as the time allows, drawn by lot from all of them.
"""

from __future__ import annotations

import io
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from http import HTTPStatus
from random import Random
from typing import Any

from PIL import Image, ImageChops

from bot.desk.discord.messages import texts
from bot.desk.discord.world import Delivery
from bot.ui.layout import mark_of
from engine.core.flow import pending, public_options
from engine.core.rules import Event
from render.core import raster
from render.core.look import Picture
from render.core.scene import Scene
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, Stand, Told
from tests.proof.told.retold import Retelling, heard

#: What changes nothing that could be drawn.
UNSEEN = {"sealed", "taken_back"}
#: The file of the curve that a report adds to the last post; it shows no board.
CURVE = "chances.png"


@dataclass(frozen=True, slots=True)
class Shown:
    """A post with a picture: the delivery, the entries it tells of, and whose it is (None: the channel's)."""

    delivery: Delivery
    first: int
    last: int
    seat: str | None
    user: int
    onto: bool = False


def redrawn(
    discord: Loopback, look: Glimpse, stand: Stand, told: list[Told], until: float, done: Counter[str]
) -> Iterator[str]:
    """Find pictures that are not what the record says, in a sample that is drawn again until a time."""
    again = Retelling(look, stand.id, stand.title)
    found = shown(discord, look, stand)
    Random(stand.id).shuffle(found)
    plain = plain_for_discord(discord)
    for x in found:
        if time.monotonic() > until:
            done["pictures not drawn again"] += 1
        elif x.delivery.files or not _marks(x.delivery.json) & plain:
            yield from compared(again, told, x, done)
        else:
            done["pictures refused by Discord"] += 1


def plain_for_discord(discord: Loopback) -> set[int]:
    """Return the marks of posts whose picture Discord refused for its content: they go out without it."""
    return {
        mark
        for call in discord.calls
        if call.status == HTTPStatus.BAD_REQUEST and any(name.endswith(".png") for _, name, _ in call.files)
        for mark in _marks(call.body)
    }


def _marks(body: Any) -> set[int]:
    """Return the marks of the posts that a message's boxes carry."""
    said = body.get("data") or body if isinstance(body, dict) else {}
    boxes = said.get("components") or ()
    return {int(box["id"]) for box in boxes if box.get("id")}


def shown(discord: Loopback, look: Glimpse, stand: Stand) -> list[Shown]:
    """Return the posts of a game that tell of entries and have a picture, or ought to."""
    marks = defaultdict[int, list[Delivery]](list)
    for x in discord.world.log:
        for box in x.json.get("components") or () if x.kind in ("message", "edit") else ():
            if box.get("id"):
                marks[int(box["id"])].append(x)
    found = []
    for what, first, last, nonce, body, onto in look.rows(
        "SELECT what, first, last, nonce, body, onto FROM outbox"
        " WHERE game = ? AND what IN ('table', 'dm') AND first >= 0", stand.id
    ):  # fmt: skip
        to, mine = json.loads(body), what == "dm"
        had = list[dict[str, bytes]]()
        for x in marks[mark_of(nonce)]:
            if x.files not in had:  # an edit that leaves the picture as it is
                had.append(x.files)
                seat, user = (to["seat"], to["user"]) if mine else (None, 0)
                found.append(Shown(x, first, last, seat, user, bool(onto)))
    return found


def compared(again: Retelling, told: list[Told], x: Shown, done: Counter[str]) -> Iterator[str]:
    """Draw a post's pictures again and compare them."""
    stem = f"{again.title}-{again.game}"
    files = {n: data for n, data in x.delivery.files.items() if n.startswith(stem) and n.endswith(".png")}
    files = {n: data for n, data in files.items() if not n.endswith(CURVE)}
    if x.seat is None and x.onto and (_silent(told, x) or not heard(told, x.first, x.last, None)):
        return  # what stood there before is shown once more
    if files and x.seat is None and _silent(told, x):
        yield f"the post of entries {x.first} to {x.last} shows nothing new and has pictures: {sorted(files)}"
        return
    if not files:
        if x.seat is None and not _silent(told, x):
            kind, said = x.delivery.kind, texts(x.delivery.json)[:200]
            yield f"the post of entries {x.first} to {x.last} has no picture ({kind}): {said!r}"
        return
    lights = list(_lights(again, told[x.last].state, x.seat))
    wanted = [expected(again, told, x, first, lit) for first in _firsts(again, told, x) for lit in lights]
    for name, data in files.items():
        done["pictures drawn again" if x.seat is None else "private pictures drawn again"] += 1
        which = _which(name) if x.seat is None else 0
        far = [differ(data, raster.png(scenes[which])) for scenes in wanted if which < len(scenes)]
        if not far or all(far):
            yield (
                f"the picture {name} of delivery {x.delivery.n} is not that of entry {x.last}"
                f" as {x.seat or 'all'} may see it: {min(far, default=-1)} pixels differ"
                f" ({x.delivery.kind} with {sorted(x.delivery.files)})"
            )


def _silent(told: list[Told], x: Shown) -> bool:
    """Return whether what happened is nothing to be drawn."""
    events = heard(told, x.first, x.last, None)
    return bool(events) and all(e.kind in UNSEEN for e in events)


def _which(name: str) -> int:
    """Return which of a post's pictures a file is: the first has no number of its own behind the entry's."""
    parts = name.removesuffix(".png").split("-")
    return int(parts[3]) - 1 if len(parts) == 4 else 0


def _lights(again: Retelling, s: Any, seat: str | None) -> Iterator[tuple[Any, ...]]:
    """Return the answers that may be marked: none, or those of the one question that is asked by picture."""
    yield ()
    asked = pending(s)
    if seat is None and len(asked) == 1 and asked[0].kind in again.own.questions.pictured:
        lit = public_options(s, asked[0])[0]
        if lit:
            yield lit


def _firsts(again: Retelling, told: list[Told], x: Shown) -> set[int]:
    """Return the entries from which a post may show: its own first, or that after its reader's last answer.

    Where a look tells in brief, whoever is called is shown the whole turn of the others.
    """
    seats = {d.seat for d in pending(told[x.last].state)}

    def others(n: int) -> bool:
        entry = told[n].entry
        return entry.how == "answer" and (entry.seat not in seats or bool(entry.by))

    if x.seat is not None or not again.how.brief or not all(map(others, range(x.first, x.last + 1))):
        return {x.first}
    return {x.first, 1 + next((n for n in range(x.first - 1, 0, -1) if not others(n)), 0)}


def expected(
    again: Retelling, told: list[Told], x: Shown, first: int, lit: Sequence[Any] = ()
) -> list[Scene]:
    """Lay out what a post is to show, from an entry on."""
    say = again.words_of(x.user)
    view = again.rules.view(told[x.last].state, x.seat or again.lone_seat)
    events = heard(told, first, x.last, x.seat)
    return again_scenes(again, view, events, say, x, lit)


def again_scenes(
    again: Retelling, view: Any, events: list[Event], say: Any, x: Shown, lit: Sequence[Any]
) -> list[Scene]:
    """Return the scenes of a post: the picture, and what comes beside it."""
    picture = Picture(
        view=view, words=say, events=tuple(events), lit=tuple(lit), tentative=False,
        framing="action", screen="phone",
        theme="light" if again.theme_of(x.user) == "light" else "dark",
        names=again.names(say, x.last, raw=True), then={},
    )  # fmt: skip
    return [again.how.scene(picture), *(again.how.more(picture) if x.seat is None else ())]


def differ(one: bytes, two: bytes) -> int:
    """Count the pixels that differ; of pictures of different sizes all do."""
    if one == two:
        return 0
    a, b = (Image.open(io.BytesIO(x)).convert("RGBA") for x in (one, two))
    if a.size != b.size:
        return a.width * a.height
    most = reduce(ImageChops.lighter, ImageChops.difference(a, b).split())
    return sum(most.histogram()[1:])
