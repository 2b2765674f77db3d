"""Planning a Movement Phase with buttons: a unit, its destination, the next unit; one Confirm for all.

The plan is text as players type it, an order per line, below the number of the question that it answers and
its phase. The last order may still grow. In a typed text the orders from the first impossible one on are
kept apart for correction; until then nothing can be confirmed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile

from bot.play.model.action_forms import long_text
from bot.play.model.editors import (
    LONGEST_TEXT,
    MOST_ORDERS,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    FormInput,
    Orders,
    orders_of,
)
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from bot.play.model.texts import worded
from engine.core.hexgrid import WAYS, heading
from engine.core.rules import Action, Decision
from engine.core.types.explaining import Ways
from engine.policies.preview import Foretold, parts_of
from engine.stargate.model.state import Begin, Done, Flip, Leg, State, Stop, Teleport
from engine.stargate.queries.notation import ENDS, OPEN_END, REVEALS, goes
from engine.stargate.queries.orders import Path, gathered, is_order, judged, read_orders
from engine.stargate.queries.trial_moves import GOING, Rehearsal, Step, stretch
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.core.texts.graphemes import cut
from render.core.verdict import PAGE_WORDS, Verdict, fitting, length, verdict
from render.stargate.elements.units import called, crew_of
from render.stargate.look import LOOK
from render.stargate.words.orders import StargateOrders, unsure

#: Number of orders named that cannot be carried out.
MOST_WRONG = 12
#: Ways of no more characters stand side by side.
SHORT = 24
#: Separates the orders that can be carried out from the text behind them.
UNREAD = "\f"


@dataclass(frozen=True, slots=True)
class Choosing:
    """An unfinished plan: its orders, and a trial of them; the last order may continue from there."""

    lines: tuple[str, ...]
    trial: Rehearsal

    @property
    def grows(self) -> bool:
        """Return whether a unit is under way, which the last order belongs to."""
        return bool(self.trial.crew())

    @property
    def finished(self) -> tuple[str, ...]:
        """Return the orders that can be carried out as they are: all but one that leads nowhere yet."""
        idle = self.grows and (not self.lines or not leads(self.lines[-1]))
        return self.lines[:-1] if idle else self.lines

    def view(self, context: EditorContext) -> BattleView:
        """Return the seat's view by then."""
        return context.game.view(self.trial.s, context.seat).narrow(BattleView)


def tried(context: EditorContext, lines: Sequence[str]) -> Choosing:
    """Carry a plan out on a trial.

    Raises:
        Refusal: an order cannot be read, or breaks a rule.

    """
    *before, last = lines or ("",)
    trial = carried_out(context, before)
    first = last.casefold().split()[:1]
    if first and (first[0] in ENDS | REVEALS):
        read_orders(trial, last)
    elif first or trial.crew():
        Path(trial, f"{unmarked(last)} +").read()
    return Choosing(tuple(lines), trial)


def carried_out(context: EditorContext, lines: Sequence[str]) -> Rehearsal:
    """Return a trial after some orders, each stopped where it ends."""
    trial = Rehearsal(context.game, context.state, context.seat)
    if lines:
        read_orders(trial, "\n".join(lines))
    return trial


def unmarked(line: str) -> str:
    """Return an order without the mark that leaves its unit going."""
    words = line.split()
    return " ".join(words[:-1] if words and words[-1] in OPEN_END else words)


def leads(line: str) -> bool:
    """Return whether an order leads somewhere."""
    return any(map(goes, line.casefold().split()))


@dataclass(frozen=True, slots=True)
class Draft:
    """A plan's possible orders, and the text behind them that is not possible yet."""

    lines: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()

    @property
    def text(self) -> tuple[str, ...]:
        """Return all of it, an order a line."""
        return (*self.lines, *self.unread)


def draft_of(kept: str) -> Draft:
    """Read what was kept."""
    lines, _, unread = kept.partition(f"\n{UNREAD}\n")
    return Draft(tuple(lines.split("\n")[1:]), tuple(unread.split("\n")) if unread else ())


def written(context: EditorContext, plan: Draft) -> str:
    """Write a plan down as it is kept."""
    behind = (UNREAD, *plan.unread) if plan.unread else ()
    return "\n".join((f"{context.decision.id} {stretch(context.state)}", *plan.lines, *behind))


def sorted_out(context: EditorContext, text: str) -> Draft:
    """Part a text into the orders that can be carried out, up to the first that cannot, and the others."""
    trial = Rehearsal(context.game, context.state, context.seat)
    if len(parts_of(text)) > MOST_ORDERS:
        raise Refused("refused-steps", most=MOST_ORDERS)
    parts = tuple(gathered(trial, text))
    good = sum(1 for _ in takewhile(lambda why: why is None, judged(trial, parts)))
    return Draft(parts[:good], parts[good:])


def wrong_in(context: EditorContext, had: Draft) -> list[str]:
    """Say what is wrong with the orders that are not possible yet, by their numbers, and how to go on."""
    if not had.unread:
        return []
    every = (*tried(context, had.lines).finished, *had.unread)
    found = [x for x in judged(Rehearsal(context.game, context.state, context.seat), every) if x is not None]
    said = [context.say("bot-stargate-plan-wrong-line", why=worded(x, context.say, LOOK)) for x in found]
    return ["\n".join((*said[:MOST_WRONG], context.say("bot-stargate-plan-wrong", n=len(said))))]


def is_sure(context: EditorContext, lines: Sequence[str]) -> bool:
    """Return whether all that orders lead to can be seen beforehand."""
    reveals = lines[-1].casefold().split()[0] in REVEALS
    return not reveals and not unsure(carried_out(context, lines).events)


def stage_of(now: Choosing) -> str:
    """Tell the states of a plan apart, so that a press on an old page does nothing."""
    return f"{len(now.lines)}.{len(now.lines[-1].split()) if now.lines else 0}"


ORDERS = StargateOrders()


class StargatePlanner:
    """Lays a plan out, and changes it on presses. Nothing is given before Confirm."""

    def opens(self, actions: Sequence[Action], then: str = "") -> FormInput | None:
        """Return the input that begins with a unit, where some answers are ways in which one begins.

        A single one is that way, as a hint names it, and where the unit goes `then`; of several the usual
        one is taken.
        """
        if len(actions) == 1 and isinstance(actions[0], Begin):
            begun = _begun(actions[0].unit, actions[0].mode, actions[0].lender)
            order = f"{begun} {then}" if leads(then) else begun
            return FormInput("say", order.replace(" ", "+"))
        units = {a.unit if isinstance(a, Begin) else "" for a in actions}
        return FormInput("unit", values=tuple(units)) if len(units) == 1 and "" not in units else None

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Return the input that takes several orders, or a way to go."""
        return (
            FormInput(TEXT, fields={TEXT: text}) if text.strip() and is_order(state, decision, text) else None
        )

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Take up what was planned for this question; otherwise what units can still do of it in this phase.

        What names no unit (a way to go, a reveal, the end) holds for its own question only.
        """
        head, had = (kept or "").partition("\n")[0].split(), draft_of(kept or "")
        if head[:1] == [str(context.decision.id)]:
            return written(context, had)
        if head[1:] != [stretch(context.state)] or context.decision.kind in GOING:
            return written(context, Draft())
        wrong = judged(Rehearsal(context.game, context.state, context.seat), had.lines)
        good = tuple(x for x, why in zip(had.lines, wrong, strict=True) if why is None and leads(x))
        return written(context, Draft(good, had.unread))

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay the plan out: what comes of it, how the unit may continue, and the other units."""
        had = draft_of(context.draft)
        now = tried(context, had.lines)
        after = carried_out(context, now.finished)
        told = _foretold(context, now.finished)
        view, say = now.view(context), context.say
        comes = verdict(told.fates, "stargate", say) if told else None
        going = _goings(now)
        page = EditorPage(
            (),
            pictured=True,
            framing="action",
            ahead=Foretold(now.trial.s, told.events if told else (), ()),
            verdict=comes,
        )
        if op == NUMBERS and told:
            back = context.button(say("bot-back"), "")
            return replace(page, lines=told.lines, rows=((back,),), whole=True)
        units = unit_rows(context, now, view, after)
        onward = _onward(now, view, say, left=bool(units))
        lines, whole = _consequence(context, now, told, comes)
        more, _ = fitting(onward, sum(map(length, lines)) + comes.words) if comes else (onward, True)
        return replace(
            page,
            lines=(*wrong_in(context, had), *lines, *more),
            rows=(
                *way_rows(context, now, view, going),
                *units,
                *button_rows(context, now, had, after, Ahead(whole=whole, comes=comes)),
            ),
            lit=tuple(going),
            aim=context.aim("go", f"{stage_of(now)}.", "to {}") if now.grows else None,
        )

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Change the plan. A press that breaks a rule is refused; a text is kept even so, to be corrected."""
        had = draft_of(context.draft)
        if form_input.op == NUMBERS:
            return Edit(context.draft, NUMBERS)
        if form_input.op == TEXT:
            new = sorted_out(context, form_input.fields.get(TEXT, ""))
        elif form_input.op == "drop":
            wrong = judged(Rehearsal(context.game, context.state, context.seat), had.text)
            new = Draft(tuple(x for x, why in zip(had.text, wrong, strict=True) if why is None))
        else:
            new = Draft(tuple(_changed(context, tried(context, had.lines), form_input)), had.unread)
        now = tried(context, new.lines)
        whole = form_input.op in (TEXT, "say") and bool(now.finished) and not new.unread
        return Edit(written(context, new), sure=whole and is_sure(context, now.finished))

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the plan as one text, with its faults above."""
        say, had = context.say, draft_of(context.draft)
        field = long_text(
            say("bot-stargate-plan-label"), say("bot-stargate-plan-hint"), "\n".join(had.text), LONGEST_TEXT
        )
        return Blank(say("bot-stargate-plan-title"), (field,), "\n".join(wrong_in(context, had)))

    def read(self, context: EditorContext, text: str) -> str:
        """Make a plan of a text."""
        return self.edit(context, FormInput(TEXT, fields={TEXT: text})).draft

    def answer(self, context: EditorContext) -> Orders:
        """Return the orders that lead somewhere."""
        had = draft_of(context.draft)
        finished = tried(context, had.lines).finished
        if not finished:
            raise Refused("refused-nothing")
        if had.unread:
            raise Refused("refused-changed")
        return Orders("\n".join(finished))


def _onward(now: Choosing, view: BattleView, say: Words, *, left: bool) -> tuple[str, ...]:
    """Say what to choose next; nothing where the question has said it, or no unit is left."""
    if now.grows:
        unit = called(crew_of(view, now.trial.crew()[0]), say)
        return (say("bot-stargate-plan-where", unit=unit, at=now.trial.at(), left=now.trial.left()),)
    return (say("bot-stargate-plan-unit"),) if now.finished and left else ()


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a page tells of a plan: what it `comes` to, and whether that is the `whole` of it."""

    whole: bool = True
    comes: Verdict | None = None


def _consequence(
    context: EditorContext, now: Choosing, told: Foretold | None, comes: Verdict | None
) -> tuple[tuple[str, ...], bool]:
    """Say what comes of a plan in as many words as a preview has; otherwise what is asked."""
    if told is None:
        asked = LOOK.question(context.decision.kind, context.view.narrow(BattleView), context.say)
        return (() if now.grows else (asked,)), True
    if comes is None:
        lines, whole = fitting(told.lines, length(context.game.title), PAGE_WORDS)
        alike = groupby("\n".join(lines).split("\n"), key=lambda x: "→" in x and len(x) <= SHORT)
        return tuple((" · " if short else "\n").join(x) for short, x in alike), whole
    return fitting(told.why, comes.words)[0], False


def _foretold(context: EditorContext, lines: Sequence[str]) -> Foretold | None:
    """Foretell the orders of a plan; None while there is none."""
    if not lines:
        return None
    orders = orders_of(ORDERS, context.game, context.state, context.decision, "\n".join(lines))
    return ORDERS.outcome(context.game, context.state, context.decision, orders, context.say)


def _goings(now: Choosing) -> list[Step]:
    """List how the unit in mid-move may continue."""
    return [a for a in now.trial.open() if not isinstance(a, Stop)] if now.grows else []


# -- changing --------------------------------------------------------------------------------------------


def _changed(context: EditorContext, now: Choosing, form_input: FormInput) -> list[str]:
    """Return the orders after an input; one that was made on an earlier state of the plan changes nothing."""
    value = form_input.values[0] if form_input.values else form_input.detail
    finished, lines = list(now.finished), list(now.lines)
    match form_input.op:
        case "unit" | "say":
            said = value.replace("+", " ")
            return [*finished, _first_mode(context, finished, value) if form_input.op == "unit" else said]
        case "mode" if now.grows and lines:
            mode, _, lender = value.partition(".")
            return [*lines[:-1], _begun(lines[-1].split()[0], mode, lender)]
        case "go" if now.grows and form_input.detail.rpartition(".")[0] == stage_of(now):
            return [*lines[:-1], f"{unmarked(lines[-1]) if lines else ''} {value}".strip()]
        case "clear":
            return []
        case "back" if lines and form_input.detail == stage_of(now):
            return _shortened(lines)
    return lines


def _begun(unit: str, mode: str, lender: str) -> str:
    """Begin a unit's order in one of its ways to move, as players type it."""
    return f"{unit} {mode}" + (f" by {lender}" if lender else "")


def _first_mode(context: EditorContext, lines: Sequence[str], unit: str) -> str:
    """Begin a unit's order in the usual way: straight, or else wobbling, or else by teleport."""
    return Path(carried_out(context, lines), f"{unit} +").read()[0]


def _shortened(lines: Sequence[str]) -> list[str]:
    """Take the last step of a plan back: a leg, or an order that leads nowhere."""
    *before, last = lines
    words = last.split()
    legs = [i for i, w in enumerate(words) if goes(w.casefold()) and words[i - 1 : i] != ["to"]]
    return [*before, " ".join(words[: legs[-1]])] if legs and legs[-1] else before


Rows = tuple[tuple[Control, ...], ...]
#: Maximum number of lines in a select, of characters in a line, and of buttons in a row.
MOST_CHOICES, LONGEST_LINE, MOST_BUTTONS = 25, 100, 5
#: The field of the plan as text, and the page of its numbers.
TEXT, NUMBERS = "text", "numbers"


def way_rows(context: EditorContext, now: Choosing, view: BattleView, going: Sequence[Step]) -> Rows:
    """Lay out where the unit may go: in selects of whole directions by the compass, or a few buttons."""
    here, stage = now.trial.at(), stage_of(now)
    rows = list[tuple[Control, ...]]()
    packed = [*_packed(going, here)]
    for i, actions in enumerate(packed):
        names = dict.fromkeys(context.say(f"stargate-way-{w}") for a in actions if (w := _compass(a, here)))
        choices = [
            Choice(
                cut(LOOK.label(a, view, context.say), LONGEST_LINE),
                context.game.write(a),
                cut(LOOK.detail(a, view, context.say), LONGEST_LINE),
                at=_ways(a, now, view),
            )
            for a in actions
        ]
        prompt = context.say("bot-stargate-which-way")
        if len(packed) > 1 or not names:
            prompt = context.say("bot-stargate-plan-ways", n=len(names), ways=", ".join(names))
        rows.append((context.select("go", f"{stage}.{i}", cut(prompt, LONGEST_LINE), choices),))
    return (*rows, *_modes(context, now, view))


def _ways(step: Step, now: Choosing, view: BattleView) -> Ways:
    """Return a unit's way on the map.

    Once a unit has gone somewhere, a hex of one's own units stands for these, which are next.
    """
    ways, seat = LOOK.ways(step, view), view.forces.seat
    gone = not now.lines or leads(now.lines[-1])
    held = {at for unit, at in view.at.items() if seat[unit] == view.seat}
    return () if gone and any(to in held for _, to in ways) else ways


def _compass(step: Step, here: str) -> str:
    """Return the direction of a leg or a teleport; "" for moves round or out of an orbit."""
    if isinstance(step, Leg):
        return step.way
    way = heading(here, step.to) if isinstance(step, Teleport) else -1
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


def _modes(context: EditorContext, now: Choosing, view: BattleView) -> Rows:
    """Offer other ways of moving for the unit, until it leaves its starting place."""
    if not now.grows or not now.lines or leads(now.lines[-1]):
        return ()
    before = carried_out(context, now.lines[:-1])
    unit, had = now.trial.crew()[0], now.lines[-1]
    others = [
        a for a in before.open() if isinstance(a, Begin) and a.unit == unit and context.game.write(a) != had
    ]
    buttons = [
        context.button(
            context.say(f"bot-stargate-plan-mode-{'lent' if a.lender else a.mode}", lender=a.lender),
            "mode",
            f"{a.mode}.{a.lender}" if a.lender else a.mode,
        )
        for a in others[:MOST_BUTTONS]
    ]
    return (tuple(buttons),) if buttons else ()


def unit_rows(context: EditorContext, now: Choosing, view: BattleView, after: Rehearsal) -> Rows:
    """Offer the units that have no order yet."""
    begins = {a.unit: a for a in after.open() if isinstance(a, Begin)}
    busy = now.trial.crew()[0] if now.grows else ""
    choices = [
        Choice(
            _named(context, view, unit),
            unit,
            cut(LOOK.detail(a, view, context.say), LONGEST_LINE),
            at=((unit, ""),),
        )
        for unit, a in begins.items()
        if unit != busy
    ]
    pages = [choices[i : i + MOST_CHOICES] for i in range(0, len(choices), MOST_CHOICES)]
    key = "bot-stargate-plan-next" if now.lines else "bot-stargate-which-unit"
    return tuple(
        (context.select("unit", f"{stage_of(now)}.{i}", context.say(key), page),)
        for i, page in enumerate(pages[:3])
    )


def _named(context: EditorContext, view: BattleView, unit: str) -> str:
    at = view.at.get(unit) or view.staged.get(unit, "")
    return cut(
        context.say("bot-stargate-unit", units=called(crew_of(view, unit), context.say), at=at), LONGEST_LINE
    )


def button_rows(
    context: EditorContext, now: Choosing, had: Draft, after: Rehearsal, ahead: Ahead = Ahead()
) -> Rows:
    """Offer to confirm the plan or, as long as some of it cannot be read, to correct it; and what ends it.

    Where a loss is foreseen, the last step is rather taken back.
    """
    say, view = context.say, context.view.narrow(BattleView)
    orders, undo = Orders("\n".join(now.finished)), say("bot-stargate-plan-back")
    confirm = context.confirm(orders, ahead.comes, "back", stage_of(now), undo)
    sure, back = confirm[:1] if now.finished else (), confirm[1:] if now.lines else ()
    if had.unread:
        mend = context.fill(say("button-correct"), TEXT, tone=Tone.MAIN)
        return ((mend, context.button(say("bot-stargate-plan-drop"), "drop"), *back),)
    clear = [context.button(say("bot-stargate-plan-clear"), "clear")] if now.lines else []
    numbers = [] if ahead.whole else [context.button(say("button-numbers"), NUMBERS)]
    last = [
        context.button(
            LOOK.label(a, view, say),
            "say",
            context.game.write(a).replace(" ", "+"),
            at=LOOK.ways(a, view),
        )
        for a in after.open()
        if isinstance(a, Done | Flip)
    ]
    return (
        (
            *sure,
            *back,
            *clear,
            context.fill(say("bot-stargate-plan-text"), TEXT),
            *numbers,
        ),
        *([tuple(last)] if last else []),
    )
