"""The charts of the rules: from the data, as text and as a picture that can be read on a phone."""

from __future__ import annotations

import pytest

from engine.core.rulebook import rulebook
from engine.titles import GAMES
from render.core.chart import WIDE, Chart, chart_scene
from render.core.fonts import drawable, width
from render.core.raster import png
from render.core.scene import LONGEST_ALT, Stamp, Text
from render.core.text import words
from render.titles import LOOKS

#: On a phone a picture is 390 pixels wide, and letters of 12 pixels can be read.
PHONE, LEAST = 390, 12


def charts(game: str, language: str = "en") -> dict[str, Chart]:
    return {c.case: c for c in LOOKS[game].charts(words(language))}


def row(game: str, case: str, name: str) -> tuple[str, ...]:
    return next(r[1:] for r in charts(game)[case].rows if r[0] == name)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_chart_stands_in_a_case_of_its_own_and_says_all_in_text(game, language):
    every = LOOKS[game].charts(words(language))
    assert every
    assert len({c.case for c in every}) == len(every)
    for chart in every:
        assert chart.case in rulebook(game).cases
        assert all(len(r) == len(chart.head) for r in chart.rows)
        for cells in chart.rows:
            assert all(cell in chart.text for cell in cells)
        assert all(note in chart.text for note in chart.notes)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_chart_can_be_read_on_a_phone_and_is_small(game, language):
    for chart in LOOKS[game].charts(words(language)):
        scene = chart_scene(chart)
        assert scene.width == WIDE
        assert chart.title in scene.alt
        assert 0 < len(scene.alt) <= LONGEST_ALT
        stamped = [y for x in scene.panel if isinstance(x, Stamp) for y in x.sprite.shapes]
        for text in (x for x in (*scene.panel, *stamped) if isinstance(x, Text)):
            assert text.size * PHONE / scene.width >= LEAST
            assert not drawable(text.text).spare, f"drawn alike on every machine: {text.text}"
            if text.anchor == "l":
                assert text.x + width(text.text, text.size, bold=text.bold) <= scene.width, text.text
        assert len(png(scene)) < 70_000


def test_charts_are_drawn_in_the_light_theme_too():
    chart = charts("stargate")["9.2"]
    assert png(chart_scene(chart, "light")) != png(chart_scene(chart, "dark"))


@pytest.mark.parametrize(
    ("game", "case", "name", "cells"),
    [
        ("stargate", "9.2", "1", ("Db", "Dd", "Dd", "Ed", "Ed", "Ed", "Ed", "Ed")),
        ("stargate", "7.2", "charge", ("1d", "2", "1")),
        ("stargate", "5.3", "south", ("forbidden: straight at the Stargate",)),
        ("stargate", "5.3", "south-east", ("circles clockwise",)),
        ("stargate", "2.12", "M Meta-Mexish", ("4", "5", "6W")),
        ("stargate", "8.2", "control unit + transport unit", ("(5)", "5, 5W, T")),
        ("stargate", "11.3", "3, 4", ("one Coalition unit in a hex of +4 is eliminated",)),
        ("armada", "BUY.8", "marines", ("40", "10 (15)", "-")),
        ("armada", "BUY.8", "missile boat", ("100", "-", "36 (6)")),
        ("armada", "CHART.1", "marines", ("even (50 %)", "7 (17 %)", "7 (17 %)")),
        ("armada", "BOARD.3", "1", ("A, B, C, D", "2, 3, 4, 5", "1000")),
        ("skirmish", "EFFECT.2", "shotgun", ("+1",)),
        ("skirmish", "EFFECT.1", "3", ("suppressed", "wounded")),
        ("skirmish", "ACTIONS.3", "2-5", ("E", "A", "B", "C", "C", "D")),
        ("skirmish", "ACTIONS.3", "up to 0", ("-", "-", "-", "-", "-", "N")),
        ("skirmish", "RISK.1", "ran last turn, or falls back because of a melee", ("+3",)),
        ("skirmish", "MORALE.4", "2-3", ("suppressed",)),
        ("skirmish", "COSTS.2", "grenade", ("+2",)),
        ("skirmish", "FORCE.3", "6-7", ("four Jaffa",)),
        ("starwars", "GAMEBOARD.1", "5", ("H", "H", "H", "H", "E", "E")),
        ("starwars", "SET-UP.2", "W weapon", ("7",)),
    ],
)  # fmt: skip
def test_charts_say_what_the_cases_say(game, case, name, cells):
    assert row(game, case, name) == cells


def test_shoot_4_the_numbers_to_hit_stand_with_their_ranges():
    expected = ("0-4 14/8/4", "4-12 17/12/8", "12-18 19/16/12", "18-60 20/20/18")
    assert row("skirmish", "SHOOT.4", "staff weapon") == expected
