"""*Explain a move*: an answer is chosen and explained when the game is over, and never before."""

from __future__ import annotations

from random import Random

import pytest
import pytest_asyncio

from bot.play.analysis import explanations as explaining
from bot.play.analysis.reports import EACH, entry_of_page, explainable, leaf
from bot.play.model.custom_ids import read
from bot.play.model.ports import Select
from bot.play.model.rows import labels_of
from bot.play.model.terms import Refused
from bot.play.services import Services
from render.core.text import words
from tests.play.after.test_report import Here, ended, made, worked_out
from tests.play.conftest import ANN, EVE, Room, said


@pytest.fixture(autouse=True)
def kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this process as it is."""
    monkeypatch.setattr("os.nice", lambda _: 0)


@pytest_asyncio.fixture
async def services(room: Room):
    """Make services that look back, and explain here."""
    t = made(room, explainers=Here())
    yield t
    await t.looking_back.stop()


async def test_any_answer_is_explained_to_whoever_asks_and_only_once(
    room: Room, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ended(room, services)
    rows = await room.store.entries(game)
    answers = explainable(rows, 0)
    assert answers
    pages = [await services.explanations.page(game, ANN, x.n) for x in answers]
    for x, page in zip(answers, pages, strict=True):
        assert f"entry {labels_of(rows)[x.n]} explained" in page.title
        assert "with everything open" in said(page)
        assert page.image is not None
        assert "Other answers" in said(page) or "nothing else to answer" in said(page)
    monkeypatch.setattr(explaining, "explained", None)
    again = await services.explanations.page(game, EVE, answers[0].n)
    assert again.text == pages[0].text


async def test_answers_are_listed_with_turning_points_first(room: Room, services: Services) -> None:
    game = await ended(room, services)
    await worked_out(services)
    page = await services.explanations.choose(game, EVE)
    (select,) = [x for row in page.rows for x in row if isinstance(x, Select)]
    listed = [entry_of_page(x.value) for x in select.choices]
    answers = explainable(await room.store.entries(game), 0)
    assert sorted(listed) == sorted(x.n for x in answers)
    assert read(select.id).game == game
    label = select.choices[0].label.split(" ")[0]
    assert await services.explanations.number(game, label) == listed[0]


def test_many_answers_are_turned_through() -> None:
    rows = list(range(3 * EACH + 1))
    assert leaf(rows, 0).rows == rows[:EACH]
    assert leaf(rows, 9).number == 3
    assert [x for x, _, _ in leaf(rows, 1).near] == [0, 1, 2, 3]
    assert len(leaf(list(range(99 * EACH)), 50).near) == 25


async def test_before_the_end_nothing_is_explained(room: Room, services: Services) -> None:
    game, rng = await room.started(), Random(3)
    await room.step(game, rng)
    asked = (
        services.explanations.page(game, ANN, 1),
        services.explanations.choose(game, ANN),
        services.explanations.number(game, "1"),
    )
    for x in asked:
        with pytest.raises(Refused) as refused:
            await x
        assert refused.value.key == "refused-playing"


async def test_what_is_no_answer_is_not_explained(room: Room, services: Services) -> None:
    game = await ended(room, services)
    last = (await room.store.entries(game))[-1]
    assert last.how == "act"
    for n in (0, last.n, 9999):
        with pytest.raises(Refused) as refused:
            await services.explanations.page(game, ANN, n)
        assert refused.value.key == "refused-explain"


async def test_whoever_plays_waits_for_no_explanation(room: Room, services: Services) -> None:
    """It took the one process in which records, replays and pages are made, for half a minute."""

    class Busy(Here):
        async def run(self, do, *given, progress=None):
            raise AssertionError(f"{do.__name__} would wait")

    game = await ended(room, services)
    answer = explainable(await room.store.entries(game), 0)[0]
    services.context.workers = services.context.reporters = services.context.watchers = Busy()
    assert (await services.explanations.page(game, EVE, answer.n)).image is not None


def test_what_is_exact_is_told_without_an_error() -> None:
    say = words("en")
    told = say("explain-changed", side="Ann", before=36, after=55, unsure=0, error=2)
    assert told == "Chance that Ann wins, with everything open: 36 % before this answer, 55 % (± 2) after it."
