"""Animated replays: every frame right, never too large, progress told."""

import io
from typing import Any

import pytest
from PIL import Image

from engine.core.contract import View
from engine.core.rules import Crumb
from engine.starwars.game import STARWARS
from engine.titles import GAMES
from render.core import replay
from render.core.fonts import width
from render.core.look import Picture
from render.core.palette import DARK
from render.core.raster import canvas
from render.core.replay import Animation, Step, animate, gathered, last_turn, storyboard
from render.core.scene import Circle, Ground, Scene, Text
from render.core.text import words
from render.titles import LOOKS
from tests.render.shapes import flat
from tests.render.test_legible import PLAYED, SHOWN, played


def film(drawn: Any, seed: int, most: int) -> list[Step]:
    return [Step(STARWARS.view(r.state, None), r.events) for r in drawn.game(seed, most=most)]


def frames(made: Animation) -> list[Image.Image]:
    image = Image.open(io.BytesIO(made.data))
    found = []
    for n in range(image.n_frames):
        image.seek(n)
        found.append(image.convert("RGB"))
    return found


def test_every_frame_is_the_picture_it_stands_for(drawn: Any) -> None:
    scenes, seconds = storyboard(drawn.look, film(drawn, 1, 25), words("en"), drawn.names)
    heard: list[tuple[int, int]] = []
    made = animate(scenes, seconds, lambda done, of: heard.append((done, of)))
    assert made.name == "replay.gif"
    assert heard == [(n, len(scenes)) for n in range(1, len(scenes) + 1)]
    shown = frames(made)
    assert len(shown) == len(scenes)
    for got, scene in zip(shown, scenes, strict=True):
        assert got.size == (900, 724)
        drawn_so = canvas(scene, 900 / scene.width)
        want = drawn_so.crop((1, 0, *drawn_so.size))
        want.putpalette([v for colour in scene.palette.table for v in colour])
        assert got.tobytes() == want.convert("RGB").tobytes()


def test_frames_last_as_long_as_they_should(drawn: Any) -> None:
    scenes, _ = storyboard(drawn.look, film(drawn, 1, 6), words("en"), drawn.names)
    image = Image.open(io.BytesIO(animate(scenes[:3], [0.5, 1.25, 3], lambda done, of: None).data))
    lasting = []
    for n in range(3):
        image.seek(n)
        lasting.append(image.info["duration"])
    assert lasting == [500, 1250, 3000]
    assert image.info["loop"] == 0


def test_too_large_a_film_gives_up_width_and_then_frames(drawn: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes, seconds = storyboard(drawn.look, film(drawn, 1, 25), words("en"), drawn.names)
    full = len(animate(scenes, seconds, lambda done, of: None).data)
    monkeypatch.setattr(replay, "LARGEST", full * 2 // 3)
    narrow = animate(scenes, seconds, lambda done, of: None)
    assert len(narrow.data) <= full * 2 // 3
    assert frames(narrow)[0].width < 900
    monkeypatch.setattr(replay, "LARGEST", 60_000)
    short = animate(scenes, seconds, lambda done, of: None)
    assert len(frames(short)) < len(scenes)
    assert len(short.data) <= 60_000


def test_a_film_needs_scenes_of_one_size() -> None:
    one = Scene(width=40, height=30, palette=DARK, base=Ground(tuple, ((Circle(20, 15, 9, "one"),),)))
    two = Scene(width=50, height=30, palette=DARK, base=Ground(tuple))
    for scenes, seconds in (([], []), ([one, two], [1, 1]), ([one], [1, 2])):
        with pytest.raises(ValueError, match="one size"):
            animate(scenes, seconds, lambda done, of: None)
    assert len(frames(animate([one, one], [1, 1], lambda done, of: None))) >= 1


def test_a_long_game_is_shown_turn_by_turn(drawn: Any) -> None:
    steps = film(drawn, 2, 120)
    turns = gathered(steps)
    assert sum(len(t.events) for t in turns) == sum(len(s.events) for s in steps)
    assert turns[-1].view == steps[-1].view
    for t in turns[1:]:
        movers = {e.facts["seat"] for e in t.events if e.kind in {"thrown", "moved", "built"}}
        assert len(movers) == 1
    scenes, seconds = storyboard(drawn.look, steps, words("en"), drawn.names)
    assert len(scenes) <= len(turns)
    assert sum(seconds) <= replay.LONGEST + 1
    assert len(storyboard(drawn.look, steps, words("en"), drawn.names, per="step")[0]) > len(scenes)


@pytest.mark.parametrize("title", LOOKS)
def test_captions_are_whole_and_legible_on_a_phone_and_tell_no_secret(title: str) -> None:
    look, names = LOOKS[title], dict.fromkeys(LOOKS[title].seats, "Grace Brewster Murray Hopper")
    _, scenario, options, *_ = next(x for x in PLAYED if x[0] == title)
    steps = [Step(GAMES[title].view(r.state, None), r.events) for r in played(title, scenario, options, 60)]
    scenes, _ = storyboard(look, steps, words("de"), names, per="turn")
    plain = look.scene(Picture(view=steps[-1].view, words=words("de"), names=names)).height
    said = [[x for x in flat(s.panel) if isinstance(x, Text) and x.y > plain] for s in scenes]
    assert sum(map(len, said)) > len(scenes)  # more than a headline
    for line in (x for lines in said for x in lines):
        assert line.size * SHOWN / scenes[0].width > 12.9
        assert width(line.text, line.size, bold=line.bold) <= scenes[0].width
        assert not line.text.endswith("…")
        assert "Du ziehst" not in line.text


def test_a_whole_random_game_stays_below_ten_mebibytes(drawn: Any) -> None:
    scenes, seconds = storyboard(drawn.look, film(drawn, 7, 400), words("de"), drawn.names, per="step")
    made = animate(scenes[:150], seconds[:150], lambda done, of: None)
    assert len(made.data) < 10 * 1024 * 1024
    assert made.data.endswith(b";")


def test_the_last_turn_is_told_by_its_number_and_seat() -> None:
    def step(turn, seat):
        crumb = Crumb("turn", {"turn": turn, "seat": seat})
        return Step(View(seat=None, where=(crumb,)), ())

    game = [step(1, "blue"), step(1, "blue"), step(2, "orange"), step(2, "orange"), step(2, "orange")]
    assert last_turn(game) == game[2:]
    begun = [*game, step(3, "blue")]
    assert last_turn(begun) == begun[2:]
    assert last_turn(game[:1]) == game[:1]
    assert last_turn([]) == []
