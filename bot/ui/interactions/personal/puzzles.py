"""`/puzzle`: positions with one best answer, each on a page that only its solver sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
from bot.ui.interactions.personal.lessons import TEXT
from bot.ui.visit import Visit, alone
from engine.puzzles.judging import Verdict
from engine.puzzles.puzzle import Puzzle


async def first_page(v: Visit, title: str = "") -> Post:
    """Show the puzzle before this person; where no title is named and several have puzzles, these.

    Raises:
        Refused: the title has none.

    """
    posed = v.services.puzzle_progress.posed()
    if title and title not in posed:
        raise Refused("puzzle-none")
    access = v.person.access
    if title or (len(posed) == 1 and not (access and access.moderates)):
        return await _before(v, title or posed[0])
    daily = Button(v.words("daily-button"), make(Verb.DAILY, NOWHERE))
    return await v.services.puzzle_pages.titles(v.person, [daily] if access and access.moderates else [])


async def _before(v: Visit, title: str) -> Post:
    """Lay out the puzzle that is before this person."""
    puzzle = await v.services.puzzle_progress.current(v.person, title)
    at = await v.services.puzzle_progress.position(puzzle)
    return await v.services.puzzle_pages.ask(v.person, puzzle, at)


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show puzzles, or take an answer to one."""
    v = replace(v, in_place=alone(v.interaction))
    title, name, do = what.arg(0), what.arg(1), what.arg(2)
    if not name:
        await v.show(await first_page(v, title))
        return
    puzzle = v.services.puzzle_progress.puzzle(title, name)
    if do == "pick" or do.startswith("page"):
        prefix = tuple(x for x in (*what.arg(3).split("."), *values) if x)
        at = await v.services.puzzle_progress.position(puzzle)
        if do != "pick" or not (wanted := at.only(prefix)):
            page = int(do[4:]) if do[4:].isdecimal() else 0
            await v.show(await v.services.puzzle_pages.ask(v.person, puzzle, at, None, prefix, page))
            return
    else:
        wanted = values[0] if values else what.arg(3)
    await _answer(v, puzzle, wanted=wanted)


async def typed(v: Visit, what: CustomId, given: Mapping[str, str]) -> None:
    """Take a typed answer to a puzzle."""
    v = replace(v, in_place=alone(v.interaction))
    text = given.get(TEXT, "").strip()
    await _answer(v, v.services.puzzle_progress.puzzle(what.arg(0), what.arg(1)), text=text or "-")


async def _answer(v: Visit, puzzle: Puzzle, *, wanted: str = "", text: str = "") -> None:
    """Take an answer; a press on an old page shows how that puzzle went, or the one that is before them."""
    progress, who = v.services.puzzle_progress, v.person
    if await _is_before(v, puzzle):
        at = await progress.position(puzzle)
        verdict = await progress.judged(puzzle, at, wanted=wanted, text=text)
        if verdict.refused is not None:
            await v.show(await v.services.puzzle_pages.ask(who, puzzle, at, verdict.refused))
            return
        if await progress.answered(who, puzzle, verdict):
            await _show(v, puzzle, verdict)
            return
    solving = await progress.solving(who, puzzle.game)
    if (kept := solving.answers.get(puzzle.id)) is None or solving.standing.puzzle == puzzle.id:
        await v.show(await _before(v, puzzle.game))
        return
    at = await progress.position(puzzle)
    await _show(v, puzzle, await progress.judged(puzzle, at, text=kept.answer))


async def _is_before(v: Visit, puzzle: Puzzle) -> bool:
    """Return whether this puzzle is asked of this person, and its solution is no secret until tonight."""
    progress = v.services.puzzle_progress
    solving = await progress.solving(v.person, puzzle.game)
    return solving.standing.puzzle == puzzle.id and puzzle.id not in await progress.apart(puzzle.game)


async def _show(v: Visit, puzzle: Puzzle, verdict: Verdict) -> None:
    at = await v.services.puzzle_progress.position(puzzle)
    await v.show(await v.services.puzzle_pages.told(v.person, puzzle, at, verdict))
