"""Puzzles for one person: which comes next, what an answer is worth, and what is told of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Button, Select
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.play.services import Services, build_services
from bot.play.surface.lessons import label
from bot.play.surface.progress import fitting
from bot.play.surface.surfaces import AnswerForm
from bot.store.models.puzzles import PuzzleAnswer, PuzzleChannel, PuzzleDay, PuzzleStanding
from bot.store.repositories.puzzles.solving import DOWN, UP, Solving
from bot.titles import catalogue
from engine.core.codec import token
from engine.puzzles.puzzle import Puzzle, chief, puzzles_of
from render.core.text import words
from tests.play.conftest import ANN, BEN, Room, said

TITLE = "starwars"


@pytest.fixture
def t(room: Room) -> Services:
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock)


async def answers(t: Services, who, puzzle: Puzzle, text: str):
    at = await t.puzzle_progress.position(puzzle)
    verdict = await t.puzzle_progress.judged(puzzle, at, text=text)
    return verdict, await t.puzzle_progress.answered(who, puzzle, verdict)


async def test_a_puzzle_stays_until_it_is_answered_and_counts_once(t, room):
    first = await t.puzzle_progress.current(ANN, TITLE)
    assert await t.puzzle_progress.current(ANN, TITLE) == first
    _, once = await answers(t, ANN, first, first.best[0])
    _, twice = await answers(t, ANN, first, first.best[0])  # as an old page would
    assert (once, twice) == (True, False)
    score = t.puzzle_progress.score(await t.puzzle_progress.solving(ANN, TITLE))
    assert (score.found, score.tried, score.streak, score.longest) == (1, 1, 1, 1)
    assert (await t.puzzle_progress.solving(BEN, TITLE)).answers == {}
    assert room.courier.sent == []


async def test_none_comes_twice_until_all_are_seen(t, room):
    there, met = puzzles_of(TITLE), []
    for _ in there:
        room.clock.at += 10
        now = await t.puzzle_progress.current(ANN, TITLE)
        met.append(now.id)
        await answers(t, ANN, now, now.second.answer)
    assert sorted(met) == sorted(x.id for x in there)
    last = await t.lesson_pages.puzzle_page(ANN, now, (await shown(t, now))[1])
    assert "You have seen all puzzles" in said(last)
    assert (await t.puzzle_progress.current(ANN, TITLE)).id == met[0]


async def shown(t, puzzle: Puzzle):
    at = await t.puzzle_progress.position(puzzle)
    return at, await t.puzzle_progress.judged(puzzle, at, text=puzzle.second.answer)


async def test_difficulty_follows_its_person(t):
    there = puzzles_of(TITLE)
    hard, easy = max(x.missed for x in there), min(x.missed for x in there)
    begun = Solving(PuzzleStanding(user=1, title=TITLE, level=0))
    able = Solving(PuzzleStanding(user=1, title=TITLE, level=1000))
    assert fitting(there, begun, 1).missed <= easy + 0.05
    assert fitting(there, able, 1).missed >= hard - 0.05
    level = 0
    for right in (True, True, True, False):
        now = await t.puzzle_progress.current(ANN, TITLE)
        await answers(t, ANN, now, now.best[0] if right else now.second.answer)
        level = level + UP if right else level - DOWN
    solving = await t.puzzle_progress.solving(ANN, TITLE)
    assert (solving.standing.level, solving.standing.streak, solving.standing.longest) == (level, 0, 3)


async def test_a_wrong_answer_is_told_what_is_better_by_how_much_and_why(t):
    puzzle = await t.puzzle_progress.current(ANN, TITLE)
    at, wrong = await shown(t, puzzle)
    post = await t.lesson_pages.puzzle_page(ANN, puzzle, wrong)
    text = said(post)
    assert "Better is" in text
    assert "wins" in text
    assert "{$" not in text
    assert post.image is not None
    assert post.image.alt.startswith("Marked: "), "the solution's picture points at the answer"
    question = await t.lesson_pages.puzzle_page(ANN, puzzle)
    assert question.image is not None
    assert "Marked" not in question.image.alt, "and the question's does not"
    right = await t.lesson_pages.puzzle_page(
        ANN, puzzle, await t.puzzle_progress.judged(puzzle, at, text=puzzle.best[0])
    )
    assert "is right!" in said(right)


async def test_what_is_no_answer_is_refused_and_does_not_count(t):
    puzzle = await t.puzzle_progress.current(ANN, TITLE)
    at = await t.puzzle_progress.position(puzzle)
    verdict = await t.puzzle_progress.judged(puzzle, at, text="nonsense")
    assert verdict.refused is not None
    page = await t.lesson_pages.puzzle_page(ANN, puzzle, verdict)
    assert page.text[0].startswith("✗")
    assert (await t.puzzle_progress.current(ANN, TITLE)).id == puzzle.id
    with pytest.raises(Refused, match="refused-gone"):
        await t.puzzle_progress.judged(puzzle, at, wanted="00000000")


async def test_the_page_asks_as_a_game_does_and_hides_which_is_best(t):
    puzzle = await t.puzzle_progress.current(ANN, TITLE)
    page = await t.lesson_pages.puzzle_page(ANN, puzzle)
    kept = [read(x.id) for row in page.rows for x in row if isinstance(x, Button | Select)]
    assert {x.verb for x in kept} <= {Verb.PUZZLE, Verb.AT, Verb.TYPE, Verb.RULES, Verb.LEARN}
    assert {x.arg(0) for x in kept if x.verb in (Verb.AT, Verb.TYPE)} == {f"p.{TITLE}.{puzzle.id}"}
    assert puzzle.theme not in said(page)
    other = replace(puzzle, offers=puzzle.offers[::-1], best=(puzzle.offers[-1].answer,))
    again = await t.lesson_pages.puzzle_page(ANN, other)
    assert replace(again, rows=()) == replace(page, rows=())
    assert {x for row in again.rows for x in row} == {x for row in page.rows for x in row}


async def test_a_puzzle_of_a_mission_says_what_wins_it(t):
    puzzle = puzzles_of("skirmish")[0]
    page = await t.lesson_pages.puzzle_page(ANN, puzzle)
    assert "To win" in said(page)
    assert "Lost if" in said(page)


async def test_of_answers_that_are_written_only_what_differs_is_shown(t):
    puzzle = next(x for x in puzzles_of("armada") if len(x.offers) == 2 and "\n" in x.top.answer)
    best, other = puzzle.offers
    offers = (replace(best, answer="1: to A\nplan: rest auto"), replace(other, answer="plan: rest auto"))
    page = await t.lesson_pages.puzzle_page(ANN, replace(puzzle, offers=offers, best=(offers[0].answer,)))
    names = [x.label for row in page.rows for x in row if isinstance(x, Button)]
    assert "No orders" in names
    assert [x for x in names if x.endswith(": to sector A")]
    assert not [x for x in names if "plan" in x]


async def test_a_picture_shows_answers_that_are_about_one_place_each_and_how_far_they_lead(t):
    puzzle = next(x for x in puzzles_of("skirmish") if x.kind == "phase.order")
    at = await t.puzzle_progress.position(puzzle)
    assert [at.title.game.write(a) for a in at.drawable(puzzle.choices)] == list(puzzle.choices)
    assert at.drawable(("dance on the table",)) == ()
    for title in ("armada", "starwars"):  # whole sheets of orders; answers that can be listed
        other = puzzles_of(title)[0]
        assert (await t.puzzle_progress.position(other)).drawable(other.choices) == ()


async def test_the_solution_names_the_term_that_makes_most_of_the_difference(t):
    puzzle = next(x for x in puzzles_of("stargate") if chief(x)[0])
    at = await t.puzzle_progress.position(puzzle)
    verdict = await t.puzzle_progress.judged(puzzle, at, text=puzzle.best[0])
    say = words("en")
    assert say(f"stargate-term-{chief(puzzle)[0]}") in said(
        await t.lesson_pages.puzzle_page(ANN, puzzle, verdict)
    )


async def test_what_a_channel_is_asked_today_is_told_to_nobody_before_the_evening(t, room):
    puzzle = await t.puzzle_progress.current(ANN, TITLE)
    await room.store.keep_puzzle_channel(PuzzleChannel(channel=5, guild=1, due=7))
    row = await room.store.puzzle_channel(5)
    day = PuzzleDay(guild=1, channel=5, title=TITLE, puzzle=puzzle.id, closes=99, due=7)
    await room.store.begin_day(row, 8, day)
    assert puzzle.id in await t.puzzle_progress.apart(TITLE)
    assert (await t.puzzle_progress.current(ANN, TITLE)).id != puzzle.id


async def test_answers_are_exported_and_go_with_their_person(t, room):
    puzzle = await t.puzzle_progress.current(ANN, TITLE)
    await answers(t, ANN, puzzle, puzzle.best[0])
    told = json.loads((await settings.personal_data(t.context, ANN)).text)["puzzles"]
    assert [(x["puzzle"], x["found"]) for x in told["answers"]] == [(puzzle.id, True)]
    assert [x["streak"] for x in told["titles"]] == [1]
    await t.privacy.forget(ANN)
    assert (await t.puzzle_progress.solving(ANN, TITLE)).answers == {}


def test_the_longest_unseen_comes_first_when_all_are_seen():
    there = puzzles_of(TITLE)
    seen = {x.id: PuzzleAnswer(user=1, title=TITLE, puzzle=x.id, at=9 - i) for i, x in enumerate(there)}
    assert fitting(there, Solving(PuzzleStanding(user=1, title=TITLE), seen), 1) == there[-1]


def told_by(post) -> list[str]:
    """Name the buttons of answers, in their order."""
    return [x.label for row in post.rows for x in row if isinstance(x, Button) and ":take:" in x.id]


@pytest.mark.parametrize("title", ["stargate", "skirmish", "armada", "starwars"])
async def test_the_answer_is_never_the_first_button_and_no_button_tells_its_effect(t, title):
    say = words("en")
    for puzzle in puzzles_of(title):
        assert puzzle.choices[0] not in puzzle.best
        assert sorted(puzzle.choices) == sorted(x.answer for x in puzzle.offers)
    for puzzle in puzzles_of(title)[:6]:
        page = await t.lesson_pages.puzzle_page(ANN, puzzle)
        names = told_by(page)
        assert len(names) == len(puzzle.offers)
        assert not [x for x in names if " × " in x or "loses" in x or "capture" in x]
        at = await t.puzzle_progress.position(puzzle)
        if puzzle.difficulty == "easy" and title != "skirmish":  # in words, not as it is typed
            written = [x.answer for x in puzzle.offers if " " in x.answer]
            assert not {label(puzzle, at, x, say) for x in written} & {" ".join(x.split()) for x in written}


async def test_easy_orders_of_armada_are_named_by_what_they_do(t):
    puzzle = next(x for x in puzzles_of("armada") if x.id == "come-down-3")
    at = await t.puzzle_progress.position(puzzle)
    assert {label(puzzle, at, x, words("en")) for x in puzzle.choices} == {
        "5 fighters: to sector C",
        "10 starships: to hex 1, attack · 5 fighters, ion cannon, marines, 4 regiments: attack",
    }
    retreat = next(x for x in puzzles_of("armada") if x.kind == "retreat")
    at = await t.puzzle_progress.position(retreat)
    assert label(retreat, at, "stay", words("de")) == "Bleiben und kämpfen"


async def test_a_wrong_answer_may_be_mended_once_and_then_counts(t, room):
    puzzle = next(x for x in puzzles_of("starwars") if len(x.offers) > 3)
    await t.puzzle_progress.current(ANN, TITLE)
    solving = await t.puzzle_progress.solving(ANN, TITLE)
    await room.store.put_before(ANN.id, TITLE, puzzle.id, solving.standing.puzzle)
    wrong = [x for x in puzzle.choices if x not in puzzle.best]
    surface = await t.lesson_pages.puzzle_surface(ANN, puzzle)
    once = await surface.give(AnswerForm(token=token(wrong[0])))
    page = await t.surfaces.lay_out(once, ANN)
    assert "Try once more" in said(page)
    assert puzzle.best[0] not in said(page)
    assert len(told_by(page)) == len(puzzle.offers) - 1
    assert (await t.puzzle_progress.solving(ANN, TITLE)).answers == {}, "nothing counts yet"
    kept, current = await t.lesson_pages.puzzle_at(ANN, once.key.removeprefix("p."))
    assert current
    assert kept.key == once.key, "the page that is pressed knows what was tried"
    right = await kept.give(AnswerForm(token=token(puzzle.best[0])))
    assert "is right!" in said(await t.surfaces.lay_out(right, ANN))
    solving = await t.puzzle_progress.solving(ANN, TITLE)
    assert solving.answers[puzzle.id].found
    assert (solving.standing.level, solving.standing.streak) == (0, 0), "found, but not at once"


async def test_there_is_no_third_try_and_none_where_only_one_answer_is_left(t, room):
    for title, few in (("starwars", False), ("armada", True)):
        puzzle = next(x for x in puzzles_of(title) if (len(x.offers) == 2) is few)
        solving = await t.puzzle_progress.solving(ANN, title)
        await room.store.put_before(ANN.id, title, puzzle.id, solving.standing.puzzle)
        wrong = [x for x in puzzle.choices if x not in puzzle.best]
        surface = await t.lesson_pages.puzzle_surface(ANN, puzzle)
        if not few:
            surface = await surface.give(AnswerForm(token=token(wrong[0])))
        told = await surface.give(AnswerForm(token=token(wrong[0 if few else 1])))
        assert "Better is" in said(await t.surfaces.lay_out(told, ANN))
        assert not (await t.puzzle_progress.solving(ANN, title)).answers[puzzle.id].found
