"""A whole phase planned by text or by buttons, previewed, confirmed once, carried out as far as it goes."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

import pytest

from bot.games.stargate.plans import StargatePlanner
from bot.play.model import editors
from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.model.editors import EditorContext, FormInput
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Person, Refused
from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.flow import apply, options, pending
from engine.policies.plans import Next, Plan, next_step
from engine.stargate.game import STARGATE
from engine.stargate.model.state import Begin, Leg
from engine.stargate.queries.position import Position
from render.core.text import words
from render.core.verdict import MOST_WORDS, length
from render.stargate.words.orders import StargateOrders
from tests.bot.room import buttons, selects, texts
from tests.bot.stars import MEETING, begins_with, move, said_in_dm, unconfirmed, war, write_back
from tests.effort.tally import Player
from tests.effort.turns import TWELVE

ORDERS, EN = StargateOrders(), words("en")
FIELD = Position(
    "coalition", {"H3": "1210", "I1": "1412", "M1": "1309", "D2": "2001", "X1": "0103", "X2": "0105"}
)
#: D2 and M1 beside a pair.
FORCED = Position("coalition", {"D2": "1509", "M1": "1509", "C2": "1510", "W2": "1510", "X1": "0103"})
CHARGED = "D2 must choose Charge"


def laid(position: Position) -> Any:
    s = STARGATE.lay_out(position)
    return s, pending(s)[0]


def read(at: Any, text: str) -> list[list[str]]:
    return [list(x) for x in ORDERS.split(STARGATE, *at, text)]


def told(at: Any, text: str) -> str:
    found = ORDERS.foretell(STARGATE, *at, ORDERS.split(STARGATE, *at, text), EN)
    assert found is not None
    return "\n".join(found.lines)


@pytest.fixture
async def field(room, monkeypatch):
    begins_with(monkeypatch, FIELD)
    return await war(room)


# -- one grammar -----------------------------------------------------------------------------------------

PHASE = [["I1 linear", "n4", "stop"], ["M1 wobble", "n5", "stop"], ["D2 linear", "s2", "se1", "stop"]]


@pytest.mark.parametrize(
    "text",
    [
        "I1 n4; M1 n5; D2 s2 se1",
        "i1 n4\nm1 n5\nd2 s2 se1",
        "I1 n4 stop; M1 wobble; n5; stop; D2 linear; s2; se1;",
        "I1 n 4; M1 n5; D2 s2, se1",
    ],
)
def test_orders_read_alike_however_they_are_parted(text):
    assert read(laid(FIELD), text) == PHASE


@pytest.mark.parametrize("text", ["s1", "ne2", "se2 n2", "to 1211"])
def test_a_way_typed_in_mid_move_stops_as_it_does_behind_a_unit(text):
    s, d = laid(FIELD)
    after = apply(s, d.seat, d.id, STARGATE.read(s, d, "H3 linear"), GivenDice()).state
    at = after, pending(after)[0]
    assert read(at, text)[0][-1] == "stop"
    assert read(laid(FIELD), f"H3 {text}")[0][1:] == read(at, text)[0]
    assert read(at, f"{text} +")[0] == read(at, text)[0][:-1]


def test_units_are_staged_by_name_and_done_where_nothing_is_left_is_no_order():
    s = STARGATE.new(Setup("stargate"), GivenDice()).state
    at = s, pending(s)[0]
    some = "I1 to 1318; H1 to 1518"
    assert read(at, f"{some}; done") == [["stage igugui 1318"], ["stage human 1518"], ["done"]]
    assert told(at, f"{some}; done").splitlines() == [
        "I1 is staged in 1318.",
        "H1 is staged in 1518.",
        "Then staging ends.",
    ]
    every = f"{some}; M1 to 1718; D1 to 1118"
    assert read(at, f"{every}; done") == read(at, every)
    with pytest.raises(IllegalAction, match="I1 is staged next"):
        read(at, "I2 to 1318; done")
    with pytest.raises(InvalidAction, match="nothing can be ordered after"):
        read(at, f"{every}; I1 n4")


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("H3 se3; D2 s1 bla", InvalidAction, "'2. D2 s1 bla': “bla” is none of n, ne"),
        ("H3 se3\nD2 s19", IllegalAction, "line 2: D2 has 6 Movement Points left, not 19"),
        ("H3 linear; M1 n1", InvalidAction, "1. H3 linear"),
        ("done; H3 s1", InvalidAction, "2. H3 s1"),
        ("H3 s1; H3 s1", IllegalAction, "line 2"),
        ("I1 teleport to 0611", IllegalAction, "0611 is not on a straight line of hexes from 1412"),
    ],
)
def test_what_cannot_be_read_or_done_is_named_with_its_order(text, kind, why):
    with pytest.raises(kind) as refused:
        read(laid(FIELD), text)
    assert why in str(refused.value)


# -- foretold --------------------------------------------------------------------------------------------


def test_each_unit_is_shown_its_own_way():
    said = told(laid(FIELD), "I1 n4; M1 n5; D2 s2 se1; done").splitlines()
    assert [x.split("**")[1] for x in said[:3]] == ["I1", "M1", "D2"]
    assert "1412 → 1408" in said[0]
    assert "1309 → 1304" in said[1]
    assert "2001 → 2003 → 2104. Turns in 2104" in said[2]
    assert said[3:] == ["Then your movement phase ends."]


def test_7_32_7_33_who_has_no_choice_or_less_is_named_before():
    said = told(laid(FORCED), "D2 s1; M1 s1").splitlines()
    assert "D2 must choose Charge; only the other side has a choice" in said[0]
    assert "Both sides choose in secret, M1 without Charge" in said[1]
    assert "Then they must attack" in said[2]
    assert "Dice and secret choices may change this" in said[-1]


def test_nothing_is_planned_past_a_reveal_which_nobody_can_foresee():
    position = Position("virunian", {"X1": "2004", "H1": "2701"}, gates={"A": 2})
    s, d = laid(position)
    assert "reveal" in told((s, d), "X1 s2; reveal A")
    with pytest.raises(InvalidAction, match="nothing can be ordered after a reveal"):
        read((s, d), "reveal A; X1 s2")


# -- by text ---------------------------------------------------------------------------------------------


async def test_a_phase_is_one_text_and_one_confirm(room, field):
    before = len(room.posts())
    shown = room.private(await room.slash(room.alice, "move", text="I1 n4; M1 n5; D2 s2 se1; H3 s1; done"))
    assert "1412 → 1408" in texts(shown)
    assert "1210 → 1211" in texts(shown)
    result = await room.press(room.alice, shown, "Confirm")
    assert "dropped" not in str(result)
    assert "not possible" not in texts(room.posts()[-1])
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert (at["I1"], at["M1"], at["D2"], at["H3"]) == ("1408", "1304", "2104", "1211")
    assert len(room.posts()) <= before + 1
    assert (await room.bot.store.load(field)).standing == []


async def test_a_plan_goes_on_by_itself_after_an_approach(room, monkeypatch):
    begins_with(monkeypatch, replace(MEETING, units={**MEETING.units, "H6": "0903"}))
    game = await war(room)
    await unconfirmed(room)
    assert "orders follow by themselves" in await move(room, room.alice, "M1 s1; D2 n1; H3 n1")
    await write_back(room, room.bob, "Warp")
    await write_back(room, room.alice, "Maneuver")  # 0: nothing happens
    at = (await room.bot.services.player_views.look(game, _person(room.alice))).view.at
    assert (at["M1"], at["D2"], at["H3"]) == ("1510", "1009", "1209")
    assert (await room.bot.store.load(game)).standing == []


async def test_7_32_who_must_charge_is_named_to_the_other_side(room, monkeypatch):
    begins_with(monkeypatch, FORCED)
    await war(room)
    await unconfirmed(room)
    await move(room, room.alice, "D2 s1")
    assert CHARGED in said_in_dm(room, room.bob)
    assert "**Maneuver**: nobody is lost" in said_in_dm(room, room.bob)
    assert ": 1d" not in said_in_dm(room, room.bob)


async def test_a_secret_answer_is_previewed_without_a_count_that_is_not_true(room, monkeypatch):
    begins_with(monkeypatch, MEETING)
    await war(room)
    await room.slash(room.alice, "settings", text="confirm no")
    await move(room, room.alice, "M1 s1")
    shown = await write_back(room, room.bob, "Charge")
    said = texts(room.private(shown)) if shown.response is not None else said_in_dm(room, room.bob)
    assert words("en")("event-sealed", got=1, wanted=2) not in said
    assert "Nobody sees your answer before all have answered" in said


async def test_a_preview_of_a_secret_answer_is_the_same_whatever_the_other_side_has_chosen(room, monkeypatch):
    begins_with(monkeypatch, MEETING)
    game = await war(room)
    await unconfirmed(room)
    await move(room, room.alice, "M1 s1")
    services, alice, bob = room.bot.services, _person(room.alice), _person(room.bob)
    seen: dict[str, set[object]] = {"charge": set(), "warp": set()}
    for choice in ("warp", "maneuver"):
        await services.answering.answer(game, alice, seat="coalition", text=choice)
        for own in ("charge", "warp"):
            post = await services.drafts.preview(game, bob, seat="virunian", text=own)
            seen[own].add((post.title, post.text, post.image.data, post.image.alt))
        (held,) = (await services.player_views.look(game, alice)).held
        await services.answering.take_back(game, alice, held.decision)
    assert [len(x) for x in seen.values()] == [1, 1]
    assert "sealed answers" not in str(seen)


HOPELESS = Position(
    "coalition", {"M1": "1509", "D2": "2001", "T2": "1510", "W4": "1510", "W5": "1510", "X1": "0103"}
)


async def test_a_foreseen_loss_is_the_title_and_takes_the_main_colour_from_carrying_out(room, monkeypatch):
    begins_with(monkeypatch, HOPELESS)
    game = await war(room)
    post = await room.bot.services.drafts.preview(game, _person(room.alice), text="M1 s1; D2 s3")
    tones = {x.label: x.tone for row in post.rows for x in row if isinstance(x, Button)}
    assert post.title == "M1 will not come back"
    assert "M1 gets in 72 times in 100.\nThen it must attack T2, W4 and W5: 5 against 8." in post.text
    assert (tones["Carry out anyway"], tones["Change it"]) == (Tone.PLAIN, Tone.MAIN)
    assert b"With random choices you lose it 28 %" in post.files[0].data
    assert sum(map(length, (post.title, *post.text))) <= MOST_WORDS


async def test_the_numbers_of_a_plan_are_one_press_away(room, monkeypatch):
    begins_with(monkeypatch, HOPELESS)
    await war(room)
    alice = Player(room, room.alice)
    await alice.press("M1", "1 south to")
    assert "### M1 will not come back" in texts(alice.page)
    assert "Carry out anyway" in buttons(alice.page)
    await alice.press("Numbers")
    assert "differential" in texts(alice.page)
    await alice.press("Back")
    assert "Numbers" in buttons(alice.page)


# -- by buttons ------------------------------------------------------------------------------------------


async def test_a_unit_with_two_legs_by_four_presses(room, field):
    alice = Player(room, room.alice)
    await alice.press("H3", "3 south-east to", "2 south to")
    assert "1210 → 1512 → 1513 → 1514" in texts(alice.page)
    await alice.press("Confirm")
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert at["H3"] == "1514"
    assert "H3" not in "".join(x for every in selects(alice.page).values() for x, _ in every)


async def test_several_units_are_confirmed_at_once_and_steps_taken_back(room, field):
    alice = Player(room, room.alice)
    await alice.press("H3", "3 south-east to", "2 south to", "Step back", "I1", "1 north to", "D2")
    said = texts(alice.page)
    assert "**H3**: 1210 → 1512 ·" in said
    assert "**I1**: 1412 → 1411" in said
    await alice.press("Confirm")  # D2 goes nowhere yet, and stays
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert (at["H3"], at["I1"], at["D2"]) == ("1512", "1411", "2001")


async def test_a_plan_outlives_other_answers_of_its_phase_and_is_confirmed_as_it_stands_now(room, field):
    alice = Player(room, room.alice)
    await alice.press("H3", "3 south-east to", "I1", "1 north to")
    page = alice.page
    await unconfirmed(room)
    await room.bot.services.answering.answer(field, _person(room.alice), seat="coalition", text="I1 n2")
    shown = await planned(room, field)
    assert "1210 → 1512" in shown
    assert "I1" not in shown.partition("\n")[0]  # it has moved
    await room.press(room.alice, page, "Confirm")  # what this page showed is not what stands now
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert (at["H3"], at["I1"]) == ("1210", "1410")


async def test_the_same_plan_is_written_as_a_text(room, field):
    alice = Player(room, room.alice)
    await alice.press("H3", "3 south-east to")
    form = await room.bot.services.choices.blank(
        field, _person(room.alice), "movement.unit", "coalition", "text", ""
    )
    assert form.fields[0].value == "H3 linear se3"
    assert form.fields[0].most >= 40 * 20


async def test_nobody_else_can_plan_for_a_seat(room, field):
    alice = Player(room, room.alice)
    await alice.press("H3", "3 south-east to")
    confirm = CustomId(Verb.SHEET, field, ("coalition", "movement.unit", "lock", ""))
    assert buttons(alice.page)["Confirm"].startswith(make(confirm.verb, field, *confirm.args))
    for seat in ("coalition", "virunian", ""):
        with pytest.raises(Refused):
            await room.bot.services.drafts.apply(
                field, _person(room.bob), "movement.unit", seat, form_input=FormInput("lock")
            )
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert at["H3"] == "1210"


def _person(who: Any) -> Person:
    return Person(who.id, getattr(who, "name", ""))


def test_twelve_units_are_read_and_foretold_in_a_moment():
    text = "; ".join(f"{x} s1" for x in TWELVE.units if x != "X1")
    began = perf_counter()
    assert len(list(chain(*read(laid(TWELVE), text)))) == 36
    assert len(told(laid(TWELVE), text).splitlines()) == 12
    assert perf_counter() - began < 1


# -- by text, and not at once -----------------------------------------------------------------------------

SOME = "I1 n4; D2 s1 bla; M1 n5"


async def planned(room: Any, game: str) -> str:
    page = await room.bot.services.choices.show_form(game, _person(room.alice), "movement.unit", "coalition")
    return "\n".join(page.text)


async def box(room: Any, game: str) -> Any:
    forms = room.bot.services.choices
    return await forms.blank(game, _person(room.alice), "movement.unit", "coalition", "text", "")


async def test_what_cannot_be_read_is_marked_and_kept_over_a_restart_until_it_is_corrected(room, field):
    shown = room.private(await room.slash(room.alice, "move", text=SOME))
    assert "2. D2 s1 bla" in texts(shown)
    shown = (await room.press(room.alice, shown, "All of it")).response
    assert "One order cannot be carried out" in texts(shown)
    assert "**I1**: 1412 → 1408" in texts(shown)
    assert "Confirm" not in buttons(shown)
    await room.restart()
    blank = await box(room, field)
    assert blank.fields[0].value == "I1 n4\nD2 s1 bla\nM1 n5"
    assert "“bla” is none of" in blank.note
    form = await room.press(room.alice, shown, "Correct")
    result = await room.alice.submit_modal(form, {"text": "I1 n4; D2 s1; M1 n5; done"})
    shown = room.private(result)
    assert "cannot be carried out" not in texts(shown)
    assert "**M1**: 1309 → 1304" in texts(shown)
    await room.press(room.alice, shown, "Confirm")
    at = (await room.bot.services.player_views.look(field, _person(room.alice))).view.at
    assert (at["I1"], at["D2"], at["M1"]) == ("1408", "2002", "1304")


def test_a_unit_begins_in_the_way_that_was_named_and_else_in_the_usual_one():
    """A hint says *I1 by teleportation*, and its button is to lead there."""
    s, d = laid(FIELD)
    bench, planner = EditorContext(STARGATE, s, d, STARGATE.view(s, d.seat), EN, "abc"), StargatePlanner()
    ways = [a for a in options(s, d) or () if isinstance(a, Begin) and a.unit == "I1"]
    assert [a.mode for a in ways] == ["linear", "teleport"]
    for chosen, begun in ((ways[1:], "I1 teleport"), (ways[:1], "I1 linear"), (ways, "I1 linear")):
        form_input = planner.opens(chosen)
        assert form_input is not None
        assert planner.edit(bench, form_input).draft.split("\n")[1:] == [begun]


def test_a_hint_is_played_as_far_as_it_goes():
    """*H1 straight, then 4 south*: the button chose the unit alone, and the rest was among 48 lines."""
    s, d = laid(FIELD)
    begins = [a for a in options(s, d) or () if isinstance(a, Begin)]
    begin = next(a for a in begins if (a.unit, a.mode) == ("H3", "linear"))
    form_input = StargatePlanner().opens((begin,), STARGATE.write(Leg("se", 3)))
    assert form_input is not None
    bench = EditorContext(STARGATE, s, d, STARGATE.view(s, d.seat), EN, "abc")
    draft = StargatePlanner().edit(bench, form_input).draft
    assert draft.split("\n")[1:] == ["H3 linear se3"]
    page = StargatePlanner().leaf(replace(bench, draft=draft), "", "")
    assert EN("button-confirm") in [x.label for row in page.rows for x in row if isinstance(x, Button)]
    alone = StargatePlanner().opens((begin,), "done")
    assert alone is not None
    assert StargatePlanner().edit(bench, alone).draft.split("\n")[1:] == ["H3 linear"], "it goes nowhere"


def test_a_page_of_a_plan_asks_for_what_can_be_pressed_there():
    s, d = laid(FIELD)
    asked = EN("stargate-ask-unit")
    bare, begun, ordered = ("\n".join(page_of(s, d, x).lines) for x in ("", "I1 teleport", "I1 n4 stop"))
    assert bare.startswith(asked)
    assert "confirm" not in bare, "there is no order yet"
    assert "Choose where it goes" in begun
    assert asked not in begun, "a unit has been chosen"
    assert "or confirm" in ordered


def page_of(s: Any, d: Any, order: str) -> Any:
    draft = f"{d.id} {ORDERS.stretch(s)}\n{order}".strip()
    return StargatePlanner().leaf(
        EditorContext(STARGATE, s, d, STARGATE.view(s, d.seat), EN, "abc", draft=draft), "", ""
    )


def test_what_is_over_with_its_question_is_no_part_of_the_next_plan():
    s, d = laid(FIELD)
    bench = EditorContext(STARGATE, s, d, STARGATE.view(s, d.seat), EN, "abc")
    earlier = f"{d.id + 1} {ORDERS.stretch(s)}\nH3 se3\nD2 linear\nX9 n1\ndone"
    assert StargatePlanner().begin(bench, earlier).split("\n")[1:] == ["H3 se3"]
    assert StargatePlanner().begin(bench, earlier.replace("2.", "3.", 1)).split("\n")[1:] == []
    assert StargatePlanner().begin(bench, f"{d.id}\nH3 se3").split("\n")[1:] == ["H3 se3"]  # of before


async def test_orders_that_cannot_be_carried_out_are_left_out_by_one_press(room, field):
    alice = Player(room, room.alice)
    await alice.slash("move", text="H3 se3; X9 n1; I1 n4; H3 s1")
    await alice.press("All of it")
    assert texts(alice.page).count("\n- ") == 2
    await alice.press("D2", "2 south to", "Leave out")
    said = texts(alice.page)
    assert [x in said for x in ("1210 → 1512", "2001 → 2003", "1412 → 1408")] == [True] * 3
    await alice.press("Confirm")


@pytest.mark.parametrize(("order", "at_once"), [("I1 n4; M1 n5; done", True), ("M1 s1; D2 n1", False)])
async def test_who_confirms_nothing_still_sees_what_cannot_be_foreseen(room, monkeypatch, order, at_once):
    begins_with(monkeypatch, FIELD if at_once else MEETING)
    game = await war(room)
    await unconfirmed(room)
    before = (await room.info()).n
    result = await room.slash(room.alice, "move", text=order)
    shown = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
    assert ((await room.info()).n > before) == at_once
    assert any("Confirm" in buttons(x) for x in shown) != at_once
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_a_plan_is_tried_out_beside_the_event_loop(room, field, monkeypatch):
    threads = []
    for name in ("edit", "leaf", "answer"):
        does = getattr(StargatePlanner, name)
        monkeypatch.setattr(
            StargatePlanner,
            name,
            lambda *given, does=does: threads.append(current_thread()) or does(*given),
        )
    ahead = editors.preview
    monkeypatch.setattr(editors, "preview", lambda *x: threads.append(current_thread()) or ahead(*x))
    alice = Player(room, room.alice)
    await alice.slash("move", text="I1 n4; M1 n5")
    await alice.press("Confirm")
    assert len(threads) > 6
    assert main_thread() not in threads


# -- what becomes impossible -----------------------------------------------------------------------------


def after(plan: Plan, position: Position = FIELD) -> Next:
    s, d = laid(position)
    return next_step(ORDERS, STARGATE, s, d, plan)


GOES_ON = (("s2", "stop"), ("H3 linear", "s1", "stop"))


def test_an_order_that_was_begun_and_can_go_no_further_is_passed_over():
    depth, phase = len(laid(FIELD)[0].stack), ORDERS.stretch(laid(FIELD)[0])
    found = after(Plan(depth + 1, GOES_ON, phase, begun=True))
    assert STARGATE.write(found.action) == "H3 linear"
    assert found.dropped == ("s2", "stop")
    assert found.plan == Plan(depth, (("s1", "stop"),), phase, begun=True)
    quiet = after(Plan(depth + 1, (("stop",), *GOES_ON[1:]), phase, begun=True))
    assert quiet.action is not None
    assert quiet.dropped == ()


def test_an_order_that_cannot_begin_stops_the_plan():
    depth, phase = len(laid(FIELD)[0].stack), ORDERS.stretch(laid(FIELD)[0])
    found = after(Plan(depth, (("H4 linear", "s1"), *GOES_ON[1:]), phase))
    assert found.action is None
    assert found.plan.orders == ()
    assert found.dropped == ("H4 linear", "s1", "H3 linear", "s1", "stop")


def test_orders_end_with_their_phase_and_done_is_no_loss():
    depth = len(laid(FIELD)[0].stack)
    assert after(Plan(depth, (("done",),), "1.coalition.movement")) == Next(Plan(depth))
    lost = after(Plan(depth, GOES_ON[1:], "1.coalition.movement"))
    assert lost.plan.orders == ()
    assert lost.dropped == GOES_ON[1]


def test_an_interruption_leaves_a_plan_waiting():
    depth, phase = len(laid(FIELD)[0].stack), ORDERS.stretch(laid(FIELD)[0])
    plan = Plan(depth - 1, GOES_ON, phase, begun=True)
    assert after(plan) == Next(plan)
