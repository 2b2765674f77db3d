"""The controls of a plan: ways to go by the compass, ways to move, the other units, and Confirm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.stargate.plans import Choosing, Draft, carried_out, leads, stage_of
from bot.games.stargate.trial_moves import Rehearsal, Step
from bot.play.model.editors import EditorContext, Orders
from bot.play.model.ports import Choice, Control, Tone
from engine.core.hexgrid import WAYS, heading
from engine.stargate.model.state import Begin, Done, Flip, Leg, Teleport
from engine.stargate.queries.view import BattleView
from render.core.texts.graphemes import cut
from render.stargate.elements.units import called, crew_of
from render.stargate.look import LOOK

Rows = tuple[tuple[Control, ...], ...]
#: Maximum number of lines in a select, of characters in a line, and of buttons in a row.
MOST_CHOICES, LONGEST_LINE, MOST_BUTTONS = 25, 100, 5
#: The field of the plan as text.
TEXT = "text"


def way_rows(b: EditorContext, now: Choosing, view: BattleView, going: Sequence[Step]) -> Rows:
    """Lay out where the unit may go: in selects of whole directions by the compass, or a few buttons."""
    here, stage = now.trial.at(), stage_of(now)
    rows = list[tuple[Control, ...]]()
    for i, actions in enumerate(_packed(going, here)):
        names = dict.fromkeys(b.say(f"stargate-way-{w}") for a in actions if (w := _compass(a, here)))
        choices = [
            Choice(
                cut(LOOK.label(a, view, b.say), LONGEST_LINE),
                b.game.write(a),
                cut(LOOK.detail(a, view, b.say), LONGEST_LINE),
            )
            for a in actions
        ]
        prompt = b.say("bot-stargate-plan-ways", n=len(names), ways=", ".join(names))
        rows.append((b.select("go", f"{stage}.{i}", cut(prompt, LONGEST_LINE), choices),))
    return (*rows, *_modes(b, now, view))


def _compass(a: Step, here: str) -> str:
    """Return the direction of a leg or a teleport; "" for moves round or out of an orbit."""
    if isinstance(a, Leg):
        return a.way
    way = heading(here, a.to) if isinstance(a, Teleport) else -1
    return WAYS[way] if way >= 0 else ""


def _packed(going: Sequence[Step], here: str) -> Iterator[list[Step]]:
    """Pack answers into lists that a select takes, whole directions together."""
    page = list[Step]()
    for way in ("", *WAYS):
        found = [a for a in going if _compass(a, here) == way]
        if page and len(page) + len(found) > MOST_CHOICES:
            yield page
            page = []
        page += found
        if len(page) > MOST_CHOICES:
            yield page[:MOST_CHOICES]
            page = page[MOST_CHOICES:]
    if page:
        yield page


def _modes(b: EditorContext, now: Choosing, view: BattleView) -> Rows:
    """Offer other ways of moving for the unit, until it leaves its starting place."""
    if not now.grows or not now.lines or leads(now.lines[-1]):
        return ()
    before = carried_out(b, now.lines[:-1])
    unit, had = now.trial.crew()[0], now.lines[-1]
    others = [a for a in before.open() if isinstance(a, Begin) and a.unit == unit and b.game.write(a) != had]
    buttons = [
        b.button(
            b.say(f"bot-stargate-plan-mode-{'lent' if a.lender else a.mode}", lender=a.lender),
            "mode",
            f"{a.mode}.{a.lender}" if a.lender else a.mode,
        )
        for a in others[:MOST_BUTTONS]
    ]
    return (tuple(buttons),) if buttons else ()


def unit_rows(b: EditorContext, now: Choosing, view: BattleView, after: Rehearsal) -> Rows:
    """Offer the units that have no order yet."""
    begins = {a.unit: a for a in after.open() if isinstance(a, Begin)}
    busy = now.trial.crew()[0] if now.grows else ""
    choices = [
        Choice(_named(b, view, unit), unit, cut(LOOK.detail(a, view, b.say), LONGEST_LINE))
        for unit, a in begins.items()
        if unit != busy
    ]
    pages = [choices[i : i + MOST_CHOICES] for i in range(0, len(choices), MOST_CHOICES)]
    key = "bot-stargate-plan-next" if now.lines else "bot-stargate-which-unit"
    return tuple(
        (b.select("unit", f"{stage_of(now)}.{i}", b.say(key), page),) for i, page in enumerate(pages[:3])
    )


def _named(b: EditorContext, view: BattleView, unit: str) -> str:
    at = view.at.get(unit) or view.staged.get(unit, "")
    return cut(b.say("bot-stargate-unit", units=called(crew_of(view, unit), b.say), at=at), LONGEST_LINE)


def button_rows(b: EditorContext, now: Choosing, had: Draft, after: Rehearsal) -> Rows:
    """Offer to confirm the plan or, as long as some of it cannot be read, to correct it; and what ends it."""
    say = b.say
    back = [b.button(say("bot-stargate-plan-back"), "back", stage_of(now))] if now.lines else []
    if had.unread:
        mend = b.fill(say("button-correct"), TEXT, tone=Tone.MAIN)
        return ((mend, b.button(say("bot-stargate-plan-drop"), "drop"), *back),)
    clear = [b.button(say("bot-stargate-plan-clear"), "clear")] if now.lines else []
    confirm = [b.lock(say("button-confirm"), Orders("\n".join(now.finished)))] if now.finished else []
    last = [
        b.button(LOOK.label(a, b.view.narrow(BattleView), say), "say", b.game.write(a).replace(" ", "+"))
        for a in after.open()
        if isinstance(a, Done | Flip)
    ]
    return (
        (*confirm, *back, *clear, b.fill(say("bot-stargate-plan-text"), TEXT)),
        *([tuple(last)] if last else []),
    )
