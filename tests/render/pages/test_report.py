"""What a report shows and says without a position: its curve, who led, whose dice were unusual."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.types.reporting import Award
from engine.report.report import Estimate, Luck, Point, Report, TurningPoint
from render.core.palette import DARK, LIGHT
from render.core.scene import Circle, Polygon
from render.core.text import words
from render.report import DISC, report_scene
from render.report_words import better_line, course_line, luck_line

NAMES = {"red": "Ann", "blue": "Ben"}


def report(
    *chances: float, turning: tuple[int, ...] = (), error: float = 0.0, awards: tuple[Award, ...] = ()
) -> Report:
    points = tuple(Point(n, Estimate(x, error), {}) for n, x in enumerate(chances))
    a = Estimate(0.3, 0.0)
    return Report(
        game="starwars",
        side="red",
        sides=("red", "blue"),
        entries=len(points),
        points=points,
        turning=tuple(TurningPoint(n, "red", "throw", "choice", a, a) for n in turning),
        luck=(),
        figures=(),
        awards=awards,
        secrets=(),
        games=9,
    )


@pytest.mark.parametrize(
    ("chances", "said"),
    [
        ((0.5, 0.6, 0.7, 1.0), "Ann got ahead by entry 1 and stayed ahead."),
        ((0.5, 0.6, 0.4, 0.3, 0.0), "The lead changed hands once. From entry 2 on Ben stayed ahead."),
        ((0.5, 0.6, 0.4, 0.6, 1.0), "The lead changed hands twice. From entry 3 on Ann stayed ahead."),
        ((0.6, 0.4, 0.6, 0.4, 0.0), "The lead changed hands 3 times. From entry 3 on Ben stayed ahead."),
        ((0.5, 0.6, 0.7, 0.0), "Only the last entry put Ben ahead."),
        ((0.6, 0.7, 1.0), "Ann led from the start to the end."),
        ((0.6, 0.48, 0.6, 1.0), "Ann led from the start to the end."),
        ((0.5, 0.6, 0.5), ""),
    ],
)
def test_it_is_said_who_led_since_when_and_how_often_that_changed(
    chances: tuple[float, ...], said: str
) -> None:
    assert course_line(report(*chances), NAMES, words("en")) == said


def test_a_lead_that_may_be_none_counts_as_none_and_no_award_is_said_twice() -> None:
    unsure = report(0.44, 0.7, 0.9, 1.0, error=0.05)
    assert course_line(unsure, NAMES, words("en")) == "Ann got ahead by entry 1 and stayed ahead."
    award = Award("never-behind", "red", {}, shared=True)
    assert course_line(report(0.6, 0.8, 1.0, awards=(award,)), NAMES, words("en")) == ""


def test_turning_points_lie_apart_and_above_the_curve() -> None:
    chances = [0.5] * 40
    scene = report_scene(report(*chances, turning=(20, 21, 39)), NAMES, words("en"))
    discs = [x for x in scene.panel if isinstance(x, Circle) and x.r == DISC]
    assert len(discs) == 3
    for a, b in combinations(discs, 2):
        assert abs(a.x - b.x) >= 2 * DISC
    assert all(x.x + DISC <= scene.width and x.y + DISC < 124 for x in discs)


def test_who_is_ahead_is_filled_in_their_colour_of_the_board() -> None:
    plain = report_scene(report(0.6, 0.7, 0.3, 0.5), NAMES, words("en"), LIGHT)
    fills = [x.fill for x in plain.marks if isinstance(x, Polygon)]
    assert fills == ["one~panel~80", "two~panel~80"]
    assert plain.palette is LIGHT
    board = DARK.plus("own", {"one": "#ff0000"}, ())
    assert report_scene(report(0.6, 1.0), NAMES, words("en"), board).palette.rgb("one")[0] > 240


def test_an_error_of_none_is_not_told_and_luck_reads_as_a_sentence() -> None:
    say = words("en")
    exact = better_line("Ann", "**x**", 8, Estimate(0.2, 0.0), say)
    assert exact.endswith("better by 20 percentage points (the best of 7 others tried).")
    assert "(± 1)" in better_line("Ann", "**x**", 8, Estimate(0.2, 0.001), say)
    assert better_line("Ann", "", 2, None, say) == "The only other answer tried was not clearly better."
    luck = luck_line("starwars", "Ann", Luck("red", "hit", 9, 4.6, 7, 0.091), say)
    assert luck.startswith("Ann, throws that could hit a ship: 7 in 9 throws, 4.6 expected.")
    assert luck.endswith("That many or more come up 9.1 % of the time.")
