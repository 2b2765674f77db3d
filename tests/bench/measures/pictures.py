"""What pictures cost beside their encoder, by framing: looked at again, and drawn for the first time.

The floor is encoding the same finished pictures with the same encoder. `again` means that what stands on the
board has stood there before, as after most answers; cold, that a game is new and others were drawn between.
"""

from __future__ import annotations

import asyncio
import io
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

from PIL import Image

from bot.games.skirmish.lookups import lens
from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending, sample
from render.core import raster
from render.core.look import Look, Picture
from render.core.scene import Scene
from render.core.text import words
from render.titles import LOOKS
from tests.bench.goals import goals
from tests.bench.harness import Row, cost, length, paired, size

#: Pictures of each framing that are measured, and those drawn beforehand so that sprites are at hand.
MEASURED, BEFORE = 20, 80
#: Games that a bot has drawn for a while, and new ones, of each of which every so manieth picture is drawn.
OLD, NEW, EVERY = 12, 12, 13


class Moment(NamedTuple):
    """A point of a random game: what just happened as all saw it, what a seat is asked now, and sees."""

    told: Picture
    asked: Picture
    sight: Picture | None


def moments(game: Game[Any], seed: int, count: int) -> list[Moment]:
    """Return what is drawn after each of so many answers of random games."""
    rng, shown = Random(seed), list[Moment]()
    names = {seat: seat.capitalize() for seat in game.seats}
    s = game.new(Setup(game.id), RandomDice(rng)).state
    while len(shown) < count:
        d = pending(s)[0]
        done = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng))
        s = done.state
        if not pending(s):
            s = game.new(Setup(game.id), RandomDice(rng)).state
            continue
        d = pending(s)[0]
        listed = options(s, d)
        lit = (sample(s, d, rng),) if listed is None else listed
        events = tuple(e for e in done.events if e.reaches(None))
        told = Picture(view=game.view(s, None), words=words("en"), events=events, names=names)
        asked = Picture(view=game.view(s, d.seat), words=words("en"), lit=lit, names=names, framing="action")
        shown.append(Moment(told, asked, sight(s, asked) if game.id == "skirmish" else None))
    return shown


def sight(s: Any, asked: Picture) -> Picture | None:
    """Return what is drawn for a player of Skirmish who asks what one of their figures sees."""
    looking = next((f for f in s.figures.values() if f.seat == asked.view.seat and f.able), None)
    return replace(asked, lit=(lens(s, looking),), framing="whole") if looking else None


def framed(look: Look, m: Moment, framing: str) -> list[Scene]:
    """Return the pictures of a moment in a framing; most have one."""
    p = m.told
    match framing:
        case "whole":
            return [look.scene(p)]
        case "action":
            return [look.scene(replace(p, framing="action"))]
        case "asked":
            return [look.scene(m.asked)]
        case "more":
            return list(look.more(replace(p, framing="action")))[:1]
        case _:
            return [look.scene(m.sight)] if m.sight else []


#: What each framing is called. A game has those that its random games come to.
FRAMINGS = {
    "whole": "the whole board",
    "action": "close up, what just happened",
    "asked": "close up, what may be answered",
    "more": "the further picture of a post",
    "sight": "what a figure sees",
}


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's pictures."""
    look = LOOKS[game.id]
    for framing, called in FRAMINGS.items():
        yield from framing_rows(game, look, framing, called, rounds)
    shown = [m.told for m in moments(game, 5, MEASURED)]
    yield from beside_pillow(game, look, shown, rounds)
    yield asyncio.run(stall(game, look, shown))


def framing_rows(game: Game[Any], look: Look, framing: str, called: str, rounds: int) -> Iterator[Row]:
    """Measure pictures of one framing: again, for the first time, and their bytes."""
    ready = [m for m in moments(game, 5, BEFORE) if framed(look, m, framing)][:MEASURED]
    if not ready:
        return
    what, goal = f"{game.title}: picture, {called}", goals(game.id)
    scenes = [x for m in ready for x in framed(look, m, framing)]
    canvases, files = [raster.canvas(x) for x in scenes], [raster.png(x) for x in scenes]
    assert [raster.encode(c, x.palette) for c, x in zip(canvases, scenes, strict=True)] == files
    n = len(scenes)

    def encode_only() -> None:
        for canvas, scene in zip(canvases, scenes, strict=True):
            raster.encode(canvas, scene.palette)

    ours, floor, ratio = paired(cost(lambda: draw(look, ready, framing), 1), cost(encode_only, 1), rounds)
    beside = f"encoding the same finished picture: {length(floor / n)}"
    again = f"{what}, again", length(ours / n), beside, ratio, f"<= {goal.picture}", ratio <= goal.picture
    yield Row(*again, notable=framing == "action")
    cold, warm = first(game, look, framing)
    if warm:
        ratio, wanted = cold / warm, f"<= {goal.cold_picture}"
        beside = f"drawn again: {length(warm)}"
        met = ratio <= goal.cold_picture
        yield Row(f"{what}, cold", length(cold), beside, ratio, wanted, met, notable=framing == "action")
    middle, most = statistics.median(map(len, files)), max(map(len, files))
    yield Row(
        f"{what}, bytes (median, most)", f"{size(middle)}, {size(most)}",
        f"{scenes[0].width} x {scenes[0].height}",
        None, f"<= {size(goal.picture_bytes)}", most <= goal.picture_bytes,
    )  # fmt: skip


def draw(look: Look, shown: Sequence[Moment], framing: str) -> int:
    """Go from views to files. Returns the pictures."""
    n = 0
    for m in shown:
        for scene in framed(look, m, framing):
            raster.encode(raster.canvas(scene), scene.palette)
            n += 1
    return n


def first(game: Game[Any], look: Look, framing: str) -> tuple[float, float]:
    """Measure pictures of new games, others drawn between: processor seconds of one, and of it again."""
    draw(look, [m for seed in range(100, 100 + OLD) for m in moments(game, seed, 5 * EVERY)], framing)
    games = [moments(game, seed, 3 * EVERY)[::EVERY] for seed in range(200, 200 + NEW)]
    cold, warm, n = 0.0, 0.0, 0
    for taken in zip(*games, strict=True):
        once = cost(partial(draw, look, taken, framing), 1)
        cold, warm = cold + once(), warm + min(once(), once())
        n += sum(len(framed(look, m, framing)) for m in taken)
    return (cold / n, warm / n) if n else (0.0, 0.0)


def plain_png(image: Image.Image) -> bytes:
    """Write a picture the usual way."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def as_pillows(canvases: list[Image.Image], scenes: list[Scene]) -> list[Image.Image]:
    """Return finished canvases as Pillow's own palette pictures."""
    flat = [v for colour in scenes[0].palette.table for v in colour]
    made = [canvas.crop((1, 0, *canvas.size)) for canvas in canvases]
    for image in made:
        image.putpalette(flat)
    return made


def beside_pillow(game: Game[Any], look: Look, shown: Sequence[Picture], rounds: int) -> Iterator[Row]:
    """Measure the whole board beside what is usual, and an unchanged picture asked for again."""
    scenes = [look.scene(p) for p in shown]
    finished = as_pillows([raster.canvas(x) for x in scenes], scenes)

    def redraw() -> None:
        for p in shown:
            scene = look.scene(p)
            raster.encode(raster.canvas(scene), scene.palette)

    def usual() -> None:
        for image in finished:
            plain_png(image.convert("RGB"))

    n = len(shown)
    ours, common, ratio = paired(cost(redraw, 1), cost(usual, 1), rounds)
    yield Row(
        f"{game.title}: picture, the whole board, again", length(ours / n),
        f"only Pillow's usual RGB PNG of it: {length(common / n)}", ratio, "<= 1/4", ratio <= 1 / 4,
    )  # fmt: skip
    for scene in scenes:
        raster.png(scene)
    again = cost(lambda: [raster.png(scene) for scene in scenes], 3)()
    yield Row(f"{game.title}: the same picture once more", length(again / n), "no encoding at all")


async def stall(game: Game[Any], look: Any, shown: Sequence[Picture], seconds: float = 3) -> Row:
    """Measure how late the event loop wakes while pictures are made in a thread, twenty a second."""
    late: list[float] = []
    stop = asyncio.Event()

    async def watch() -> None:
        while not stop.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - before - 0.001)

    def paint(p: Picture) -> bytes:
        scene = look.scene(p)
        return raster.encode(raster.canvas(scene), scene.palette)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.5)
    idle = sorted(late)[int(len(late) * 0.99)]
    late.clear()
    for n in range(int(seconds * 20)):
        began = time.perf_counter()
        await asyncio.to_thread(paint, shown[n % len(shown)])
        await asyncio.sleep(max(0, 0.05 - (time.perf_counter() - began)))
    stop.set()
    await watching
    worst = sorted(late)[int(len(late) * 0.99)]
    return Row(
        f"{game.title}: event loop late while 20 pictures/s are drawn, p99", length(worst),
        f"idle: {length(idle)}", None, "<= 20 ms", worst <= 0.02,
    )  # fmt: skip
