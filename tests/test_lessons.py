"""Every lesson of every title claims what the rules do, in all languages; a broken one is found."""

from __future__ import annotations

import re

import pytest

from engine.core.data import parse
from engine.core.errors import BadData
from engine.core.flow import options
from engine.lessons import script
from engine.lessons.runner import BrokenLesson, Runner, Worth
from engine.lessons.script import Lesson, Script, lesson_of, lessons_of
from engine.titles import GAMES
from engine.tools.lessons import faults_of, left_over, lessons
from render.core.look import Picture
from render.core.marks import marked_scene
from render.core.text import words
from render.titles import LOOKS
from tests.test_imports import ROOT

ALL = [pytest.param(game, x, id=f"{game}-{x.name}") for game in GAMES for x in lessons_of(game)]
HEAD = """
seat = "blue"
minutes = 1
[position]
mover = "blue"
fleets.blue = { 1 = "SOL-4", 2 = "SOL-6" }
fleets.orange = { 1 = "SOL-11" }
"""
THROW = '[[step]]\ndo = "throw"\nexpect = ["throw"]\ndice = [3, 5]\n'
HIT = '[[step]]\ndo = "hit"\nexpect = ["2 5"]\n'
END = '[[step]]\nsay = "end"\n'


def made(*steps: str, head: str = HEAD) -> Lesson:
    found = parse(head + "".join(steps), Script, "a lesson")
    script.check_script(found, "a lesson")
    return Lesson("starwars", 9, "made", found, 0)


def faults(*steps: str) -> list[str]:
    return [x for x in faults_of(GAMES["starwars"], made(*steps)) if "is missing" not in x]


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_claims_what_the_rules_do_and_has_its_words(game, lesson):
    assert list(faults_of(GAMES[game], lesson)) == []
    assert 1 <= lesson.script.minutes <= 10


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_mark_is_shown_in_its_picture(game, lesson):
    runner, look, given, say = Runner(GAMES[game]), LOOKS[game], [], words("en")
    for n, step in enumerate(lesson.steps):
        at = runner.at(lesson, n, given)
        if step.marks:
            lit = options(at.state, at.question) if at.question else None
            p = Picture(
                view=GAMES[game].view(at.state, lesson.script.seat),
                words=say,
                events=at.events,
                lit=lit or (),
                framing="occupied" if step.whole else "action",
                screen="phone",
                marks=step.pointed,
            )
            assert [x for x in p.pointed if look.spot(p, x) is None] == [], step.id
            plain = look.scene(p)
            shown = marked_scene(look, p)
            assert len(shown.overlay) > len(plain.overlay)
            assert all(x in shown.alt for x in p.pointed)
        if step.kind == "do":
            given.append(step.example)


@pytest.mark.parametrize("game", GAMES)
def test_no_words_of_lessons_are_left_over(game):
    assert list(left_over(game)) == []


def test_a_sound_lesson_has_no_faults_and_neither_has_the_example_of_the_guide():
    assert faults(THROW, HIT, END) == []
    guide = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    example = made(head=re.search(r"```toml\n(.*?)```", guide, re.DOTALL)[1])
    assert [x for x in faults_of(GAMES["starwars"], example) if "is missing" not in x] == []
    said = re.search(r"```ftl\n(.*?)```", guide, re.DOTALL)[1]
    keys = [x.replace("-made", "-moving") for x in example.word_keys()]
    assert sorted(re.findall(r"^([\w-]+) =", said, re.MULTILINE)) == sorted(keys)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ((THROW, HIT.replace("2 5", "2 6"), END), "should be right, but is refused: You have no 6"),
        ((THROW, HIT.replace("2 5", "two by five"), END), "should be right, but is refused: cannot read"),
        ((THROW.replace("[3, 5]", "[3, 5, 1]"), HIT, END), "is rolled by nothing"),
        ((THROW.replace("[3, 5]", "[3, 8]"), HIT, END), "a d6 is rolled, and 8 is given"),
        ((THROW, HIT + 'wrong = [{ answer = "2 5 SOL-11", word = "no" }]\n', END), "is right"),
        ((THROW, HIT + 'wrong = [{ answer = "* 6 *", word = "no" }]\n', END), "fits no answer that is legal"),
        ((THROW, HIT + 'wrong = [{ answer = "ship two", word = "no" }]\n', END), "cannot read"),
        ((HIT, THROW, END), "should be right, but is refused"),
        ((THROW, '[[step]]\nwatch = "w"\nplays = ["orange: throw"]\n'), "nothing is asked (blue is asked"),
        ((THROW, '[[step]]\ndo = "any"\nexpect = ["*"]\nshown = "1 3"\n', HIT), "after '2 3 SOL-9', hit"),
    ],
)  # fmt: skip
def test_a_lesson_that_claims_too_much_is_found(steps, why):
    assert any(why in x for x in faults(*steps)), faults(*steps)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[step]]\nsay = "a"\ndo = "b"\n', "one of say, do, watch and check"),
        ('[[step]]\nsay = "a"\ndice = [1]\n', "a step of the kind say has none"),
        ('[[step]]\ndo = "a"\n', "is missing"),
        ('[[step]]\ndo = "a"\nexpect = ["*"]\n', "one is given to be shown"),
        ('[[step]]\ncheck = "a"\nchoices = ["b", "c"]\nright = "d"\n', "one of two choices"),
        ('[[step]]\nsay = "a"\n[[step]]\nsay = "a"\n', "the same key"),
        ('[[step]]\nsay = "A b"\n', "small letters"),
        ('[[step]]\nsay = "a"\nmarks = [""]\n', "PLACE > PLACE"),
        ('[[step]]\nsay = "a"\nspeak = 1\n', "no such key"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(text, why):
    with pytest.raises(BadData, match=why):
        made(text)


def test_an_answer_is_right_known_to_be_wrong_allowed_or_refused():
    wrong = 'wrong = [{ answer = "* 3 *", word = "short" }, { answer = "1 9", word = "nine" }]\n'
    lesson, runner = made(THROW, HIT + wrong, END), Runner(GAMES["starwars"])
    at = runner.at(lesson, 1, ["throw"])
    found = {x: runner.judge(at, x) for x in ("2 5", "1 3", "1 5", "1 9", "2 6", "hello")}
    assert [x.worth for x in found.values()] == ["right", "wrong", "other", "wrong", "refused", "refused"]
    assert (found["1 3"].word, found["1 9"].word, found["2 5"].answer) == ("short", "nine", "2 5 SOL-11")
    assert runner.judge(at, action=options(at.state, at.question)[0]).worth is Worth.WRONG


def test_a_free_action_is_learnt_where_the_lesson_says_so_and_nowhere_else():
    free, runner = """act resign {"do": "resign"}""", Runner(GAMES["starwars"])
    lesson = made(THROW, f"[[step]]\ndo = 'give-up'\nexpect = ['{free}']\n", END)
    at = runner.at(lesson, 1, ["throw"])
    assert runner.judge(at, free).worth is Worth.RIGHT
    assert runner.judge(at, "2 5").worth is Worth.REFUSED
    assert runner.at(lesson, 2, ["throw", runner.judge(at, free).answer]).state.over is not None
    assert runner.judge(runner.at(lesson, 0, []), free).worth is Worth.REFUSED


def test_dice_that_a_lesson_does_not_give_are_the_same_every_time():
    lesson, runner = made(THROW.replace("dice = [3, 5]\n", ""), END), Runner(GAMES["starwars"])
    events = [runner.at(lesson, 1, ["throw"]).events for _ in range(2)]
    assert events[0] == events[1]
    assert runner.at(lesson, 1, ["throw"]).rolled


def test_what_was_seen_in_one_step_is_not_told_again_in_the_next():
    lesson, runner = lesson_of("starwars", "moving"), Runner(GAMES["starwars"])
    given = ["throw", "2 5", "1 3"]
    assert runner.at(lesson, 5, given).events
    assert not runner.at(lesson, 6, given).events
    with pytest.raises(BrokenLesson, match="no answer yet"):
        runner.at(lesson, 6, given[:2])


def test_the_command_line_lists_checks_and_tells():
    said = list[str]()
    assert lessons("starwars", "", said.append) == 0
    assert said[0].startswith("starwars 1 moving: 10 steps")
    assert lessons("starwars", "moving", said.append) == 0
    assert any("right: 1 5, 2 1" in x for x in said)
    assert lessons("starwars", "dancing", said.append) == 2
