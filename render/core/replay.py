"""A game or a turn as an animated GIF: one colour table, and for each frame only its changes."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageChops

from engine.core.contract import View
from engine.core.rules import Event, Seat
from render.core.look import Look, Picture, Theme
from render.core.palette import SIZE, Palette
from render.core.raster import canvas
from render.core.scene import Scene
from render.core.tentative_frame import captioned
from render.core.text import Words

#: Discord accepts 10 MiB; some of it is left for the message itself.
LARGEST = 10 * 1024 * 1024 - 128 * 1024
#: Widths to try, in pixels, until the animation is small enough.
WIDTHS = (900, 720, 560, 440)
#: Index in the colour table that means "as before".
SAME = SIZE
#: Bits per pixel and no interlacing, as passed to Pillow's GIF encoder.
BITS, INTERLACED = 8, 0
#: Up to this many steps are shown one by one; a longer game is shown turn by turn.
SHORT = 40
#: Maximum length of a whole game, in seconds.
LONGEST = 150.0


@dataclass(frozen=True, slots=True)
class Animation:
    """An animated picture as a file."""

    data: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Step:
    """A view, and the events that led to it; `names` where players were called otherwise than now."""

    view: View
    events: tuple[Event, ...]
    names: Mapping[Seat, str] | None = None


def storyboard(
    look: Look,
    steps: Sequence[Step],
    words: Words,
    names: Mapping[Seat, str],
    theme: Theme = "dark",
    per: Literal["step", "turn", ""] = "",
) -> tuple[list[Scene], list[float]]:
    """Turn steps into captioned scenes and the seconds each is shown.

    Per turn, all that happens until other seats must act is one frame. "" chooses by length.
    """
    per = per or ("step" if len(steps) <= SHORT else "turn")
    scenes, seconds = list[Scene](), list[float]()
    for step in gathered(steps) if per == "turn" else steps:
        known = tuple(e for e in step.events if e.reaches(step.view.seat))
        called = names if step.names is None else step.names
        told = _story_lines(look, known, called, words)
        if not told and scenes:
            continue
        p = Picture(view=step.view, words=words, events=known, names=called, theme=theme)
        scenes.append(captioned(look.scene(p), told))
        seconds.append(1.0 + 0.03 * len(" ".join(told)))
    if seconds:
        seconds[-1] += 3
    pace = min(1.0, LONGEST / max(1.0, sum(seconds)))
    return scenes, [max(0.3, s * pace) for s in seconds]


def _story_lines(look: Look, events: Sequence[Event], names: Mapping[Seat, str], words: Words) -> list[str]:
    """Tell what happened as posts do; what is no news to them is told in full, but for tables."""
    if look.brief and (story := look.story(events, names, words)).headline:
        return [story.headline, *story.lines]
    return [x.replace("**", "") for x in look.tell(events, names, words) if "```" not in x]


def gathered(steps: Sequence[Step]) -> list[Step]:
    """Join steps until other seats must act, or a seat changes hands."""
    groups: list[Step] = []
    for n, step in enumerate(steps):
        same = n > 1 and steps[n - 1].view.waiting == steps[n - 2].view.waiting
        if same and groups[-1].names == step.names:
            groups[-1] = Step(step.view, groups[-1].events + step.events, step.names)
        else:
            groups.append(step)
    return groups


def last_turn(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps of the turn under way; when it has only just begun, those of the previous turn too."""
    if not steps:
        return steps
    turns = [turn_of(step.view) for step in steps]
    first = _begins(turns, len(steps) - 1)
    if first == len(steps) - 1:
        first = _begins(turns, first - 1)
    return steps[max(first, 0) :]


def _begins(turns: Sequence[tuple[object, ...]], n: int) -> int:
    while n > 0 and turns[n - 1] == turns[n]:
        n -= 1
    return n


def turn_of(view: View) -> tuple[object, ...]:
    """Identify the turn of a view by the outermost procedure that knows its turn and its seat."""
    known = (c.facts for c in view.where if "turn" in c.facts)
    facts = next(known, {})
    return facts.get("turn"), facts.get("seat")


def animate(
    scenes: Sequence[Scene], seconds: Sequence[float], progress: Callable[[int, int], None]
) -> Animation:
    """Draw scenes as an animated GIF below 10 MiB. `progress` hears how many frames of how many are done.

    Blocking, for seconds when the game was long: call it in a worker thread. Width is given up first, then
    every other frame.

    Raises:
        ValueError: no scene, or scenes of different sizes or palettes.

    """
    if (
        not scenes
        or len({(s.width, s.height, s.palette) for s in scenes}) != 1
        or len(scenes) != len(seconds)
    ):
        raise ValueError("an animation needs scenes of one size and palette, each with its seconds")
    shown, times = list(scenes), list(seconds)
    while True:
        for width in WIDTHS:
            data = _gif(shown, times, width / shown[0].width, progress)
            if data:
                return Animation(data, "replay.gif")
        pairs = range(0, len(shown), 2)
        times = [sum(times[i : i + 2]) for i in pairs]
        shown = [shown[min(i + 1, len(shown) - 1)] for i in pairs]


def _gif(
    scenes: list[Scene], seconds: list[float], scale: float, progress: Callable[[int, int], None]
) -> bytes:
    """Write a GIF; b"" as soon as it grows too large, unless it is one frame."""
    before: Image.Image | None = None
    out = io.BytesIO()
    for n, (scene, time) in enumerate(zip(scenes, seconds, strict=True), 1):
        image = canvas(scene, scale)
        if before is None:
            out.write(_head(image, scene.palette))
        out.write(_frame(image, before, time))
        before = image
        progress(n, len(scenes))
        if out.tell() > LARGEST and len(scenes) > 1:
            return b""
    out.write(b";")
    return out.getvalue()


def _head(image: Image.Image, palette: Palette) -> bytes:
    table = bytes(v for colour in palette.table for v in colour).ljust(768, b"\0")
    loop = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
    return b"GIF89a" + struct.pack("<HHBBB", image.width - 1, image.height, 0xF7, 0, 0) + table + loop


def _frame(image: Image.Image, before: Image.Image | None, seconds: float) -> bytes:
    """Write what differs from the frame before. Column 0 of a canvas is no part of the picture."""
    box = (1, 0, *image.size)
    if before is None:
        part = image.crop(box)
    else:
        changed = ImageChops.difference(image, before)
        box = changed.getbbox() or (1, 0, 2, 1)
        part = ImageChops.lighter(image.crop(box), changed.crop(box).point(_UNCHANGED))
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0b101, round(seconds * 100), SAME, 0)
    place = struct.pack("<BHHHHB", 0x2C, box[0] - 1, box[1], *part.size, 0)
    return control + place + _packed(part)


#: SAME marks unchanged pixels. It is the highest index, so the lighter of both images is what we want.
_UNCHANGED = [SAME, *[0] * 255]


def _packed(part: Image.Image) -> bytes:
    """Pack pixels the GIF way (LZW). Saving a file for each frame would cost a fifth more."""
    return bytes((BITS,)) + part.tobytes("gif", "P", BITS, INTERLACED) + b"\0"
