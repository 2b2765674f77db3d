"""What pictures cost: a redraw beside its encoder, a replay beside Pillow's, and the event loop meanwhile."""

from __future__ import annotations

import asyncio
import io
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from PIL import Image

from engine.core.contract import Game, Setup
from engine.core.dice import Loose
from engine.core.flow import apply, pending, sample
from engine.core.policy import greedy_answer
from render.core import raster
from render.core.look import Look, Picture
from render.core.replay import Step, animate, storyboard
from render.core.scene import Scene
from render.core.text import words
from render.registry import LOOKS
from tests.bench.goals import goals
from tests.bench.harness import Row, cost, length, paired, size

FRAMES = 60
#: A replay is measured on no more answers than these.
LONGEST = 1500


def moments(game: Game[Any], seed: int, count: int) -> list[Picture]:
    """Give what is drawn after each of so many answers of one random game."""
    rng, shown = Random(seed), []
    names = {seat: seat.capitalize() for seat in game.seats}
    s = game.new(Setup(game.id), Loose(rng)).state
    while len(shown) < count:
        if not pending(s):
            s = game.new(Setup(game.id), Loose(rng)).state
        d = pending(s)[0]
        done = apply(s, d.seat, d.id, sample(s, d, rng), Loose(rng))
        s = done.state
        events = tuple(e for e in done.events if e.reaches(None))
        shown.append(Picture(view=game.view(s, None), words=words("en"), events=events, names=names))
    return shown


def plain_png(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def pillow_gif(frames: list[Image.Image]) -> bytes:
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=600, loop=0)
    return file.getvalue()


def pictures(canvases: list[Image.Image], scenes: list[Scene]) -> list[Image.Image]:
    """Give finished canvases as Pillow's own palette pictures."""
    flat = [v for colour in scenes[0].palette.table for v in colour]
    made = [canvas.crop((1, 0, *canvas.size)) for canvas in canvases]
    for image in made:
        image.putpalette(flat)
    return made


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's pictures."""
    look, shown, goal = LOOKS[game.id], moments(game, 5, FRAMES), goals(game.id)
    scenes = [look.scene(p) for p in shown]
    files = [raster.png(scene) for scene in scenes]
    canvases = [raster.canvas(scene) for scene in scenes]
    assert [raster.encode(c, s.palette) for c, s in zip(canvases, scenes, strict=True)] == files
    n = min(20, FRAMES)

    def redraw() -> None:
        for p in shown[:n]:
            scene = look.scene(p)
            raster.encode(raster.canvas(scene), scene.palette)

    def encode_only() -> None:
        for canvas, scene in zip(canvases[:n], scenes, strict=False):
            raster.encode(canvas, scene.palette)

    ours, floor, ratio = paired(cost(redraw, 1), cost(encode_only, 1), rounds)
    yield Row(
        f"{game.title}: picture, from view to file", length(ours / n),
        f"encoding the same finished picture: {length(floor / n)}",
        ratio, f"<= {goal.picture}", ratio <= goal.picture,
    )  # fmt: skip
    finished = pictures(canvases, scenes)

    def usual() -> None:
        for image in finished[:n]:
            plain_png(image.convert("RGB"))

    ours, common, ratio = paired(cost(redraw, 1), cost(usual, 1), rounds)
    yield Row(
        f"{game.title}: picture, from view to file", length(ours / n),
        f"only Pillow's usual RGB PNG of it: {length(common / n)}", ratio,
    )  # fmt: skip
    again = cost(lambda: [raster.png(scene) for scene in scenes[:n]], 3)()
    yield Row(f"{game.title}: the same picture once more", length(again / n), "no encoding at all")
    middle, most = statistics.median(map(len, files)), max(map(len, files))
    yield Row(
        f"{game.title}: picture, bytes (median, most)", f"{size(middle)}, {size(most)}",
        f"{scenes[0].width} x {scenes[0].height}",
        None, f"<= {size(goal.picture_bytes)}", most <= goal.picture_bytes,
    )  # fmt: skip
    yield from replays(game, look, min(rounds, 7))
    yield asyncio.run(stall(game, look, shown))


def whole(game: Game[Any], seed: int) -> list[Step]:
    """Give every step of a game between greedy players, whole if it ends in so many answers."""
    rng, steps = Random(seed), list[Step]()
    s = game.new(Setup(game.id), Loose(rng)).state
    while pending(s) and len(steps) < LONGEST:
        d = pending(s)[0]
        done = apply(s, d.seat, d.id, greedy_answer(game, s, d, rng), Loose(rng))
        s = done.state
        steps.append(Step(game.view(s, None), tuple(e for e in done.events if e.reaches(None))))
    return steps


def replays(game: Game[Any], look: Look, rounds: int) -> Iterator[Row]:
    """Measure the replay of a whole game beside Pillow's GIF of the very same frames."""
    goal, steps, names = goals(game.id), whole(game, 8), {seat: seat.capitalize() for seat in game.seats}
    scenes, seconds = storyboard(look, steps, words("en"), names)
    made = animate(scenes, seconds, lambda done, of: None)
    with Image.open(io.BytesIO(made.data)) as moving:
        scale = moving.width / scenes[0].width

    def drawn() -> bytes:
        return pillow_gif(pictures([raster.canvas(scene, scale) for scene in scenes], scenes))

    theirs = drawn()
    ours, pillow, ratio = paired(
        cost(lambda: animate(scenes, seconds, lambda done, of: None), 1),
        cost(drawn, 1),
        rounds,
    )
    what = f"{game.title}: replay of a whole game ({len(steps)} answers, {len(scenes)} frames)"
    yield Row(
        f"{what}, time", length(ours), f"the same frames by Pillow's GIF: {length(pillow)}",
        ratio, f"<= {goal.replay_time}", ratio <= goal.replay_time,
    )  # fmt: skip
    ratio = len(made.data) / len(theirs)
    yield Row(
        f"{what}, bytes", size(len(made.data)), f"Pillow's GIF: {size(len(theirs))}",
        ratio, f"<= {goal.replay_bytes}", ratio <= goal.replay_bytes,
    )  # fmt: skip


async def stall(game: Game[Any], look: Any, shown: list[Picture], seconds: float = 3) -> Row:
    """Measure how late the event loop wakes while pictures are made in a thread, twenty a second."""
    late: list[float] = []
    stop = asyncio.Event()

    async def watch() -> None:
        while not stop.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - before - 0.001)

    def draw(p: Picture) -> bytes:
        scene = look.scene(p)
        return raster.encode(raster.canvas(scene), scene.palette)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.5)
    idle = sorted(late)[int(len(late) * 0.99)]
    late.clear()
    for n in range(int(seconds * 20)):
        began = time.perf_counter()
        await asyncio.to_thread(draw, shown[n % len(shown)])
        await asyncio.sleep(max(0, 0.05 - (time.perf_counter() - began)))
    stop.set()
    await watching
    worst = sorted(late)[int(len(late) * 0.99)]
    return Row(
        f"{game.title}: event loop late while 20 pictures/s are drawn, p99", length(worst),
        f"idle: {length(idle)}", None, "<= 20 ms", worst <= 0.02,
    )  # fmt: skip
