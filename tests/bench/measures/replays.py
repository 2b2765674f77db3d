"""What a replay costs: the moving picture of a whole game beside Pillow's of the very same frames."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

from PIL import Image

from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending
from engine.policies.policy import greedy_answer
from render.core import raster
from render.core.replay import Step, animate, storyboard
from render.core.text import words
from render.page.document import Written, write_page
from render.page.moments import ONLOOKER, Glimpse, Moment, Subject
from render.titles import LOOKS
from tests.bench.goals import goals
from tests.bench.harness import Row, cost, length, number, paired, size
from tests.bench.measures.pictures import as_pillows

#: A replay is measured on no more answers than these.
LONGEST = 1500


def pillow_gif(frames: list[Image.Image]) -> bytes:
    """Write frames the usual way."""
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=600, loop=0)
    return file.getvalue()


def whole(game: Game[Any], seed: int) -> list[Step]:
    """Return every step of a game between greedy players, whole if it ends in so many answers."""
    rng, steps = Random(seed), list[Step]()
    s = game.new(Setup(game.id), RandomDice(rng)).state
    while pending(s) and len(steps) < LONGEST:
        d = pending(s)[0]
        done = apply(s, d.seat, d.id, greedy_answer(game, s, d, rng), RandomDice(rng))
        s = done.state
        steps.append(Step(game.view(s, None), tuple(e for e in done.events if e.reaches(None))))
    return steps


def page_of(game: Game[Any], steps: list[Step], names: dict[str, str]) -> Written:
    """Write the page of a game under way, in one language."""
    seen = (Glimpse(x.view, x.events, x.events) for x in steps)
    moments = [Moment(str(n), (x,), (names,), (names,)) for n, x in enumerate(seen)]
    subject = Subject(
        look=LOOKS[game.id],
        id="game",
        title=game.title,
        name=game.title,
        eyes=(ONLOOKER,),
        moments=moments,
        names=(names,),
        languages=("en",),
        first="en",
        theme="dark",
        version="",
        commitment="",
    )
    return write_page(subject, lambda done, of: None)


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's replay."""
    look, goal, rounds = LOOKS[game.id], goals(game.id), min(rounds, 7)
    steps, names = whole(game, 8), {seat: seat.capitalize() for seat in game.seats}
    scenes, seconds = storyboard(look, steps, words("en"), names)
    made = animate(scenes, seconds, lambda done, of: None)
    with Image.open(io.BytesIO(made.data)) as moving:
        scale = moving.width / scenes[0].width
        assert moving.n_frames <= len(scenes)

    def drawn() -> bytes:
        return pillow_gif(as_pillows([raster.canvas(scene, scale) for scene in scenes], scenes))

    theirs = drawn()
    ours, pillow, ratio = paired(
        cost(lambda: animate(scenes, seconds, lambda done, of: None), 1), cost(drawn, 1), rounds
    )
    what = f"{game.title}: replay of a whole game ({len(steps)} answers, {len(scenes)} frames)"
    yield Row(f"{what}, frames", number(len(scenes) / ours), f"Pillow's GIF: {number(len(scenes) / pillow)}")
    yield Row(
        f"{what}, time", length(ours), f"the same frames by Pillow's GIF: {length(pillow)}",
        ratio, f"<= {goal.replay_time}", ratio <= goal.replay_time,
    )  # fmt: skip
    ratio = len(made.data) / len(theirs)
    yield Row(
        f"{what}, bytes", size(len(made.data)), f"Pillow's GIF: {size(len(theirs))}",
        ratio, f"<= {goal.replay_bytes}", ratio <= goal.replay_bytes,
    )  # fmt: skip
    page = page_of(game, steps, names)
    ours, theirs_, ratio = paired(
        cost(lambda: page_of(game, steps, names), 1),
        cost(lambda: animate(*storyboard(look, steps, words("en"), names), lambda done, of: None), 1),
        rounds,
    )
    yield Row(
        f"{what}, as a page with every answer ({size(len(page.data))}), time", length(ours),
        f"the moving picture, laid out and drawn: {length(theirs_)}",
        ratio, f"<= {goal.page_time}", ratio <= goal.page_time,
    )  # fmt: skip
    begun = cost(lambda: storyboard(look, steps, words("en"), names), 3)()
    yield Row(f"{what}, laying the frames out", length(begun))
