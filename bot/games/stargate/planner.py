"""A Movement Phase planned by buttons: unit, where it goes, the next unit; then one Confirm for all of it.

The plan is a text as players type it, an order a line, below the number of the question that it answers. The
last order may still grow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.stargate.orders import StargateOrders
from bot.games.stargate.paths import Path, goes
from bot.games.stargate.reading import ENDS, REVEALS, gathered, read_orders
from bot.games.stargate.rehearsal import Rehearsal
from bot.play.model.ports import Choice, Control
from bot.play.model.terms import Refused
from bot.play.titles.editors import Bench, Blank, Edit, Field, Leaf, Orders, Stroke
from bot.play.titles.path_orders import LONGEST_TEXT, Foretold, orders_of
from engine.core.hexgrid import WAYS, heading
from engine.stargate.model.state import Begin, Done, Flip, Leg, Stop, Teleport
from engine.stargate.queries.view import BattleView
from render.stargate.elements.units import called, crew_of
from render.stargate.look import LOOK

Rows = tuple[tuple[Control, ...], ...]
#: A select's lines, their characters, and the buttons of a row.
MOST_CHOICES, LONGEST_LINE, MOST_BUTTONS = 25, 100, 5
#: The field of the plan as text.
TEXT = "text"
ORDERS = StargateOrders()


@dataclass(frozen=True, slots=True)
class Choosing:
    """A plan as it stands: its orders, and a trial of them; the last order may go on from there."""

    lines: tuple[str, ...]
    trial: Rehearsal

    @property
    def grows(self) -> bool:
        """Return whether a unit is under way, which the last order belongs to."""
        return bool(self.trial.crew())

    @property
    def finished(self) -> tuple[str, ...]:
        """Return the orders that can be carried out as they are: all but one that leads nowhere yet."""
        idle = self.grows and (not self.lines or not _leads(self.lines[-1]))
        return self.lines[:-1] if idle else self.lines

    def view(self, b: Bench) -> BattleView:
        """Return what the seat sees by then."""
        view = b.game.view(self.trial.s, b.d.seat)
        if not isinstance(view, BattleView):
            raise TypeError(f"{type(view).__name__} is no view of StarGate")
        return view


def tried(b: Bench, lines: Sequence[str]) -> Choosing:
    """Carry a plan out on a trial.

    Raises:
        Refusal: an order cannot be read, or breaks a rule.

    """
    *before, last = lines or ("",)
    trial = _carried_out(b, before)
    first = last.casefold().split()[:1]
    if first and (first[0] in ENDS | REVEALS):
        read_orders(trial, last)
    elif first or trial.crew():
        Path(trial, f"{last} +").read()
    return Choosing(tuple(lines), trial)


def _carried_out(b: Bench, lines: Sequence[str]) -> Rehearsal:
    """Return a trial after some orders, each stopped where it ends."""
    trial = Rehearsal(b.game, b.state, b.d.seat)
    if lines:
        read_orders(trial, "\n".join(lines))
    return trial


def _leads(line: str) -> bool:
    """Return whether an order leads somewhere."""
    return any(map(goes, line.casefold().split()))


class StargatePlanner:
    """Lays a plan out, and changes it by what is pressed. Nothing is given before Confirm."""

    def opens(self, actions: Sequence[Any]) -> Stroke | None:
        """Return the stroke that begins with a unit, where some answers are ways in which one begins."""
        units = {a.unit if isinstance(a, Begin) else "" for a in actions}
        return Stroke("unit", values=tuple(units)) if len(units) == 1 and "" not in units else None

    def begin(self, b: Bench, kept: str | None) -> str:
        """Take up what was planned for this very question; else begin anew."""
        number, _, _ = (kept or "").partition("\n")
        return kept if kept and number == str(b.d.id) else str(b.d.id)

    def leaf(self, b: Bench, op: str, detail: str) -> Leaf:
        """Lay the plan out: what it leads to, where the unit may go on to, and the other units."""
        now = tried(b, _lines(b))
        told = _foretold(b, now.finished)
        view, say = now.view(b), b.say
        lines = told.lines if told else (LOOK.question(b.d.kind, b.sees(BattleView), say),)
        hint = "bot-stargate-plan-where" if now.grows else "bot-stargate-plan-unit"
        unit = called(crew_of(view, now.trial.crew()[0]), say) if now.grows else ""
        going = _goings(now)
        return Leaf(
            (*lines, say(hint, unit=unit, at=now.trial.at(), left=now.trial.left())),
            (*_ways(b, now, view, going), *_units(b, now, view), *_buttons(b, now)),
            pictured=True,
            lit=tuple(going),
            framing="action",
            ahead=Foretold(now.trial.s, told.events if told else (), ()),
        )

    def edit(self, b: Bench, stroke: Stroke) -> Edit:
        """Change the plan; what breaks a rule is refused, and changes nothing."""
        lines = _changed(b, tried(b, _lines(b)), stroke)
        tried(b, lines)
        return Edit("\n".join((str(b.d.id), *lines)))

    def blank(self, b: Bench, op: str, detail: str) -> Blank:
        """Return the plan as one text."""
        say = b.say
        field = Field(
            TEXT,
            say("bot-stargate-plan-label"),
            say("bot-stargate-plan-hint"),
            "\n".join(_lines(b)),
            LONGEST_TEXT,
            long=True,
            required=False,
        )
        return Blank(say("bot-stargate-plan-title"), (field,))

    def read(self, b: Bench, text: str) -> str:
        """Make a plan of a text."""
        return self.edit(b, Stroke(TEXT, fields={TEXT: text})).draft

    def answer(self, b: Bench) -> Orders:
        """Return the orders that lead somewhere."""
        finished = tried(b, _lines(b)).finished
        if not finished:
            raise Refused("refused-nothing")
        return Orders("\n".join(finished))


def _lines(b: Bench) -> list[str]:
    return b.draft.split("\n")[1:]


def _foretold(b: Bench, lines: Sequence[str]) -> Foretold | None:
    """Foretell the orders of a plan; None while there is none."""
    if not lines:
        return None
    orders = orders_of(ORDERS, b.game, b.state, b.d, "\n".join(lines))
    return ORDERS.told(b.game, b.state, b.d, orders, b.say)


def _goings(now: Choosing) -> list[Any]:
    """List where the unit under way may go on to."""
    return [a for a in now.trial.open() if not isinstance(a, Stop)] if now.grows else []


# -- changing --------------------------------------------------------------------------------------------


def _changed(b: Bench, now: Choosing, stroke: Stroke) -> list[str]:
    """Return the orders after a stroke; one that was made on an earlier state of the plan changes nothing."""
    value = stroke.values[0] if stroke.values else stroke.detail
    finished, lines = list(now.finished), list(now.lines)
    match stroke.op:
        case "unit" | "say":
            said = value.replace("+", " ")
            return [*finished, _first_mode(b, finished, value) if stroke.op == "unit" else said]
        case "mode" if now.grows and lines:
            mode, _, lender = value.partition(".")
            return [*lines[:-1], f"{lines[-1].split()[0]} {mode}" + (f" by {lender}" if lender else "")]
        case "go" if now.grows and stroke.detail.rpartition(".")[0] == _stage(now):
            return [*lines[:-1], f"{lines[-1] if lines else ''} {value}".strip()]
        case "text":
            text = stroke.fields.get(TEXT, "")
            return list(gathered(Rehearsal(b.game, b.state, b.d.seat), text))
        case "back" if lines and stroke.detail == _stage(now):
            return _shortened(lines)
    return lines


def _first_mode(b: Bench, lines: Sequence[str], unit: str) -> str:
    """Begin a unit's order in the usual way: straight, else wobbling, else by teleport."""
    return Path(_carried_out(b, lines), f"{unit} +").read()[0]


def _shortened(lines: Sequence[str]) -> list[str]:
    """Take the last step of a plan back: a leg, or an order that leads nowhere."""
    *before, last = lines
    words = last.split()
    legs = [i for i, w in enumerate(words) if goes(w.casefold()) and words[i - 1 : i] != ["to"]]
    return [*before, " ".join(words[: legs[-1]])] if legs and legs[-1] else before


def _stage(now: Choosing) -> str:
    """Tell the states of a plan apart, so that a press on an old page does nothing."""
    return f"{len(now.lines)}.{len(now.lines[-1].split()) if now.lines else 0}"


# -- laying out ------------------------------------------------------------------------------------------


def _ways(b: Bench, now: Choosing, view: BattleView, going: Sequence[Any]) -> Rows:
    """Lay out where the unit may go: in selects of whole directions by the compass, or a few buttons."""
    here, stage = now.trial.at(), _stage(now)
    rows = list[tuple[Control, ...]]()
    for i, actions in enumerate(_packed(going, here)):
        names = dict.fromkeys(b.say(f"stargate-way-{w}") for a in actions if (w := _compass(a, here)))
        choices = [
            Choice(
                LOOK.label(a, view, b.say)[:LONGEST_LINE],
                b.game.write(a),
                LOOK.detail(a, view, b.say)[:LONGEST_LINE],
            )
            for a in actions
        ]
        prompt = b.say("bot-stargate-plan-ways", n=len(names), ways=", ".join(names))
        rows.append((b.select("go", f"{stage}.{i}", prompt[:LONGEST_LINE], choices),))
    return (*rows, *_modes(b, now, view))


def _compass(a: Any, here: str) -> str:
    """Return the direction of a leg or a teleport; "" for round or out of an orbit."""
    if isinstance(a, Leg):
        return a.way
    way = heading(here, a.to) if isinstance(a, Teleport) else -1
    return WAYS[way] if way >= 0 else ""


def _packed(going: Sequence[Any], here: str) -> Iterator[list[Any]]:
    """Pack answers into lists that a select takes, whole directions together."""
    page = list[Any]()
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


def _modes(b: Bench, now: Choosing, view: BattleView) -> Rows:
    """Offer the other ways in which the unit may move, as long as it stands where it began."""
    if not now.grows or not now.lines or _leads(now.lines[-1]):
        return ()
    before = _carried_out(b, now.lines[:-1])
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


def _units(b: Bench, now: Choosing, view: BattleView) -> Rows:
    """Offer the units that have no order yet."""
    after = _carried_out(b, now.finished)
    begins = {a.unit: a for a in after.open() if isinstance(a, Begin)}
    busy = now.trial.crew()[0] if now.grows else ""
    choices = [
        Choice(_named(b, view, unit), unit, LOOK.detail(a, view, b.say)[:LONGEST_LINE])
        for unit, a in begins.items()
        if unit != busy
    ]
    pages = [choices[i : i + MOST_CHOICES] for i in range(0, len(choices), MOST_CHOICES)]
    key = "bot-stargate-plan-next" if now.lines else "bot-stargate-which-unit"
    return tuple(
        (b.select("unit", f"{_stage(now)}.{i}", b.say(key), page),) for i, page in enumerate(pages[:3])
    )


def _named(b: Bench, view: BattleView, unit: str) -> str:
    at = view.at.get(unit) or view.staged.get(unit, "")
    return b.say("bot-stargate-unit", units=called(crew_of(view, unit), b.say), at=at)[:LONGEST_LINE]


def _buttons(b: Bench, now: Choosing) -> Rows:
    """Offer to confirm the plan, to change it, and what ends it."""
    confirm = [b.lock(b.say("button-confirm"), Orders("\n".join(now.finished)))] if now.finished else []
    back = [b.button(b.say("bot-stargate-plan-back"), "back", _stage(now))] if now.lines else []
    last = [
        b.button(LOOK.label(a, b.sees(BattleView), b.say), "say", b.game.write(a).replace(" ", "+"))
        for a in _carried_out(b, now.finished).open()
        if isinstance(a, Done | Flip)
    ]
    return (
        (*confirm, *back, b.fill(b.say("bot-stargate-plan-text"), TEXT)),
        *([tuple(last)] if last else []),
    )
