"""Pixels: one look at each layer, the file itself, and what is not drawn twice."""

import io
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image

from render.core import raster
from render.core.palette import DARK
from render.core.pixels import tiles as cut_tiles
from render.core.pixels.cache import Cache
from render.core.scene import Arc, Box, Circle, Ground, Line, Polygon, Scene, Split, Sprite, Stamp, Text
from render.starwars.layout import whole


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    assert image.mode == "P"
    return image.convert("RGB")


def made(**layers: Any) -> Scene:
    return Scene(width=120, height=80, palette=DARK, base=layers.pop("base", Ground(tuple)), **layers)


SPOT = (Circle(60, 40, 20, "fire"),)
LAYERS = {
    "base": ({"base": Ground(tuple, (SPOT,))}, "fire"),
    "marks": ({"base": Ground(tuple, (SPOT,)), "marks": (Circle(60, 40, 12, "lit"),)}, "lit"),
    "pieces": (
        {"marks": SPOT, "pieces": (Stamp(60, 40, Sprite((Box(-9, -9, 9, 9, 2, "one"),))),)},
        "one",
    ),
    "overlay": ({"pieces": SPOT, "overlay": (Line(((10, 40), (110, 40)), "two", 8, head=20),)}, "two"),
    "panel": ({"overlay": SPOT, "panel": (Polygon(((40, 30), (80, 30), (60, 60)), "good"),)}, "good"),
}


@pytest.mark.parametrize("name", LAYERS)
def test_each_layer_lies_above_the_one_before(name: str) -> None:
    layers, role = LAYERS[name]
    image = opened(raster.png(made(**layers)))
    assert image.size == (120, 80)
    assert image.getpixel((60, 40)) == DARK.rgb(role)
    assert image.getpixel((3, 3)) == DARK.rgb("back")


def test_ring_text_and_dashes_leave_the_middle_alone() -> None:
    image = opened(
        raster.png(
            made(
                marks=(Arc(60, 40, 30, 0, 360, "lit", 6), Arc(60, 40, 15, 0, 360, "fire", 4, (30, 30))),
                panel=(Text(60, 70, "Öß", 16, "text"),),
            )
        )
    )
    assert image.getpixel((60, 40)) == DARK.rgb("back")
    assert image.getpixel((33, 40)) == DARK.rgb("lit")
    ring = {image.getpixel((round(60 + 13 * x), round(40 + 13 * y))) for x, y in ((0.97, 0.26), (0.71, 0.71))}
    assert ring == {DARK.rgb("fire"), DARK.rgb("back")}
    colours = {c for _, c in image.crop((40, 60, 80, 80)).getcolors() or ()}
    assert DARK.rgb("text") in colours


def test_a_drawn_position_has_its_colours_where_they_belong(drawn: Any, capture: Any) -> None:
    for theme in ("dark", "light"):
        scene = drawn.scene(capture.state, capture.events, theme=theme)
        image, p = opened(raster.png(scene)), scene.palette

        def near(space: str, dx: float, dy: float, image: Image.Image = image) -> Any:
            ring = whole(capture.state.galaxy).ring(space)
            x, y = ring.at(int(space.split("-")[1]))
            return image.getpixel((round(x + dx * ring.u), round(y + dy * ring.u)))

        assert near("MIRA-3", -30, 2) == p.rgb("one"), "the saucer's wing"
        assert near("VEGA-9", 0, -22) == p.rgb("two"), "the dart's tip"
        assert near("RIGEL-9", 0, -12) == p.rgb("hole"), "a black hole"
        assert near("SOL-5", 0, -24) == p.rgb("jump.deep"), "a hyperjump"
        assert near("POLLUX-1", 0, 0) == p.rgb("cell"), "an empty space"


def test_the_file_is_a_sound_palette_png(drawn: Any, capture: Any) -> None:
    data = raster.png(drawn.scene(capture.state, capture.events))
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, names = 8, []
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        body = data[at + 4 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(body)
        names.append(body[:4])
        at += 12 + length
    assert names == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert len(data) < 150_000


def test_the_same_scene_gives_the_same_bytes_whatever_was_drawn_before(
    drawn: Any, capture: Any, jump: Any
) -> None:
    def once() -> bytes:
        return raster.png(drawn.scene(capture.state, capture.events))

    first = once()
    raster.forget()
    raster.png(drawn.scene(jump.state, jump.events))
    raster.forget()
    with ThreadPoolExecutor(4) as pool:
        assert {f.result() for f in [pool.submit(once) for _ in range(8)]} == {first}


def test_an_unchanged_scene_is_not_encoded_again(
    drawn: Any, capture: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    count: list[int] = []
    encode = raster.encode
    monkeypatch.setattr(raster, "encode", lambda *a: (count.append(1), encode(*a))[1])
    raster.forget()
    for _ in range(3):
        raster.png(drawn.scene(capture.state, capture.events))
    assert len(count) == 1


def test_the_shapes_of_a_ground_are_drawn_once_for_all_boards_on_it() -> None:
    asked: list[float] = []

    def spot(x: float) -> tuple[Circle, ...]:
        asked.append(x)
        return (Circle(x, 40, 20, "fire"),)

    raster.forget()
    files = [
        raster.png(made(base=Ground(spot, (x,)), marks=SPOT[: n % 2])) for n, x in enumerate((30, 30, 90))
    ]
    assert asked == [30, 90]
    assert opened(files[2]).getpixel((90, 40)) == opened(files[0]).getpixel((30, 40)) == DARK.rgb("fire")


def test_a_ground_drawn_in_strips_is_the_same_as_in_one(
    drawn: Any, capture: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = drawn.scene(capture.state, capture.events)

    def ground() -> bytes:
        return raster._draw_ground(scene.base.shapes, scene.palette, scene.width, scene.height, 1).tobytes()

    monkeypatch.setattr(raster, "STRIP", 10**7)
    whole = ground()
    for rows in (2, 36, 250):
        monkeypatch.setattr(raster, "STRIP", rows * scene.width)
        assert ground() == whole


def test_two_grounds_meet_at_an_outline_and_are_not_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = raster._draw_ground
    monkeypatch.setattr(raster, "_draw_ground", lambda *a: (drawn.append(1), draw(*a))[1])
    raster.forget()
    within, beyond = (Ground(tuple, ((Box(-9, -9, 130, 90, 0, role),),)) for role in ("cell", "panel"))
    for right in (60, 80, 100):
        outline = ((20, 10), (right, 10), (right, 70), (20, 70))
        image = opened(raster.png(made(base=Split(within, beyond, outline, ("cell", "panel")))))
        for x, role in ((18, "panel"), (22, "cell"), (right - 2, "cell"), (right + 2, "panel")):
            assert image.getpixel((x, 40)) == DARK.rgb(role), (right, x)
    assert len(drawn) == 2


def test_an_outline_has_no_hard_edge_but_where_the_grounds_are_one() -> None:
    bar = Box(-9, 30, 130, 50, 0, "fire")
    within, beyond = (Ground(tuple, ((Box(-9, -9, 130, 90, 0, role), bar),)) for role in ("text", "back"))
    outline = ((-500, -40), (70, -40), (40, 300), (-500, 300))  # most of it lies outside the picture
    image = opened(raster.png(made(base=Split(within, beyond, outline, ("text", "back")))))
    light, dark = DARK.rgb("text")[0], DARK.rgb("back")[0]
    for y in (5, 20, 60, 75):
        row = [image.getpixel((x, y))[0] for x in range(120)]  # type: ignore[index]
        (step,) = (v for v in row if v not in (light, dark))
        assert abs(step - (light + dark) / 2) < (light - dark) / 5
        assert sorted(row, reverse=True) == row
    assert {image.getpixel((x, 40)) for x in range(120)} == {DARK.rgb("fire")}


def test_an_outline_outside_the_picture_leaves_all_beyond() -> None:
    within, beyond = (Ground(tuple, ((Box(-9, -9, 130, 90, 0, role),),)) for role in ("cell", "panel"))
    for x, y in ((-300, 10), (300, 10), (10, -300), (10, 300)):
        outline = ((x, y), (x + 50, y), (x + 50, y + 50))
        image = opened(raster.png(made(base=Split(within, beyond, outline, ("cell", "panel")))))
        assert image.getcolors() == [(120 * 80, DARK.rgb("panel"))]


def test_outlines_do_not_drive_the_grounds_out_of_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = raster._draw_ground
    monkeypatch.setattr(raster, "_draw_ground", lambda *a: (drawn.append(1), draw(*a))[1])
    monkeypatch.setattr(raster, "_grounds", Cache(5 * 121 * 80 // 2))  # room for two and a half
    raster.forget()
    within, beyond = (Ground(tuple, ((Box(-9, -9, 130, 90, 0, role),),)) for role in ("cell", "panel"))
    for right in range(30, 110, 4):
        outline = ((20, 10), (right, 10), (right, 70), (20, 70))
        raster.png(made(base=Split(within, beyond, outline, ("cell", "panel"))))
        raster._packed.clear()  # or a ground that was lost would only be unpacked
    raster.png(made(base=within))
    raster.png(made(base=beyond))
    assert len(drawn) == 2


def test_a_large_sprite_in_pieces_looks_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sprite = Sprite(
        (Line(((0, 0), (300, 200)), "lit", 4, (14, 9), 18, "back"), Circle(150, 90, 80, "", "one", 5))
    )
    scene = Scene(width=320, height=220, palette=DARK, base=Ground(tuple), overlay=(Stamp(5, 5, sprite),))
    raster.forget()
    pieces = raster.canvas(scene).tobytes()
    count = len(raster._cut(sprite, DARK, 1))
    monkeypatch.setattr(cut_tiles, "LARGE", 10**7)
    raster.forget()
    assert raster.canvas(scene).tobytes() == pieces
    assert count > len(raster._cut(sprite, DARK, 1)) == 1
    assert raster._cut(sprite, DARK, 1)[0].weight > 300 * 200


def test_rows_without_a_gap_need_no_mask() -> None:
    plate = raster._cut(Sprite((Box(0, 0, 90, 60, 9, "panel"),)), DARK, 1)
    assert [x.mask is None for x in plate] == [False, True, False]
    assert plate[1].weight > 90 * 40
    assert all(x.mask for x in raster._cut(Sprite((Circle(0, 0, 20, "one"),)), DARK, 1))


def test_a_text_board_is_written_when_it_is_asked_for() -> None:
    asked: list[int] = []
    scene = made(writes=lambda: (asked.append(1), "board")[1])
    raster.png(scene)
    assert not asked
    assert scene.board == "board"
    assert scene == made(writes=lambda: "another")


def test_without_isal_zlib_does_as_well(drawn: Any, capture: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = drawn.scene(capture.state, capture.events)
    quick = opened(raster.encode(raster.canvas(scene), scene.palette))
    monkeypatch.setattr(raster, "isal_zlib", None)
    slow = opened(raster.encode(raster.canvas(scene), scene.palette))
    assert quick.tobytes() == slow.tobytes()


def test_the_caches_forget_the_oldest() -> None:
    cache: Cache[str] = Cache(10)
    made_now: list[str] = []
    for key in ("a", "b", "a", "c", "a", "b"):
        cache.get(key, lambda key=key: (made_now.append(key), key * 4)[1], len)
    assert made_now == ["a", "b", "c", "b"]
    assert cache.weight <= 10


@pytest.mark.parametrize("over", ["back", "panel"])
@pytest.mark.parametrize(
    "shapes",
    [
        (Line(((0, 0), (70, 31), (20, 50)), "lit", 5.3, (9, 6), 18, "back"),),
        (Circle(0, 0, 20.4, "one", "back", 3.7), Arc(3, 1, 30, 20, 200, "one", 2.2)),
        (Polygon(((0, 0), (30.3, 7.1), (12, 22.9)), "fire"), Box(-9, -9, 9, 9, 4, "good")),
        (Arc(0, 0, 33.3, 10, 300, "lit", 1.3, (13, 9)),),
    ],
)
def test_sprites_of_few_colours_are_the_same_when_drawn_as_those_of_many(
    shapes: Any, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tiles() -> list[Any]:
        drawn = cut_tiles.draw_tiles(Sprite(shapes, over), DARK, 1)
        return [(bytes(Image.Image()._new(t.pixels).tobytes()), t[2:]) for t in drawn]

    assert cut_tiles._few(shapes)
    few = tiles()
    monkeypatch.setattr(cut_tiles, "_few", lambda shapes: ())
    assert tiles() == few


def test_sprites_with_letters_or_three_colours_are_not_of_few_colours() -> None:
    assert not cut_tiles._few((Text(0, 0, "a", 20, "one"),))
    assert not cut_tiles._few((Circle(0, 0, 9, "one", "two", 2), Circle(0, 0, 4, "lit")))
    assert not cut_tiles._few((Stamp(0, 0, Sprite((Circle(0, 0, 9, "one"),))),))
