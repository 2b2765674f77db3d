"""The team before the game: figures are built, named and taken off, with the points always in sight."""

from __future__ import annotations

from dataclasses import replace

from bot.games.skirmish.drafts import Draft, OneAnswer, read_draft, typing, write_draft
from bot.play.games.cards import LINE
from bot.play.model.editors import READY, Blank, Edit, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.skirmish.model.actions import Dismiss, Enlist, Muster, Ready
from engine.skirmish.model.charts import ARMS
from engine.skirmish.model.costs import GRADES, cost, cost_of
from engine.skirmish.model.state import Figure, Kit
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import LONGEST_NAME
from render.core.texts.graphemes import cut
from render.skirmish.look import LOOK
from render.skirmish.words.items import figure_line

MOST_LINES, LONGEST_ID = 25, 12


def team(b: EditorContext) -> list[Figure]:
    """List the team so far."""
    return [f for f in b.state.figures.values() if f.side == "sgc" and f.seat]


def fresh(b: EditorContext) -> Enlist:
    """Return a figure to begin with: the first name that is free, a trooper with a rifle."""
    taken = {f.id for f in b.state.figures.values()}
    name = next((x for x in GRADES.names if x not in taken), "NEW")
    return Enlist(name, name.title(), "trooper", 3, "rifle")


def again(f: Figure) -> Enlist:
    """Return the choices from which a figure of the team was built, to change them."""
    return Enlist(f.id, f.name, f.rank, f.actions, f.weapon, f.kit)


class TeamEditor(OneAnswer):
    """Builds the team for the question "muster.team"."""

    def page(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out: the team, or a figure being built."""
        a = read_draft(b).action
        return self._figure(b, a) if op in ("build", "figure") and isinstance(a, Enlist) else self._whole(b)

    def _whole(self, b: EditorContext) -> EditorPage:
        say, figures = b.say, team(b)
        lines = [self._points(b)]
        lines.append(
            "\n".join(
                f"{figure_line(say, f)} · {say(f'skirmish-rank-{f.rank}')} · "
                f"{say('bot-skirmish-cost', n=cost_of(f, b.state.house))} · {b.names.get(f.seat, f.seat)}"
                for f in figures
            )
            or say("bot-skirmish-team-empty")
        )
        own = [f for f in figures if f.seat == b.d.seat]
        rows: list[tuple[Control, ...]] = []
        if own:
            names = [Choice(f"{f.id} · {say(f'skirmish-rank-{f.rank}')}", f.id) for f in own][:MOST_LINES]
            rows.append((b.select("change", "", say("bot-skirmish-team-change"), names),))
            rows.append((b.select("dismiss", "", say("bot-skirmish-team-dismiss"), names),))
        rows.append(
            (
                b.fill(say("bot-skirmish-team-add"), "add", tone=Tone.MAIN),
                typing(b),
                b.button(say("bot-skirmish-team-ready"), "finish", tone=Tone.GOOD),
            )
        )
        return EditorPage(tuple(lines), tuple(rows), pictured=True)

    def _points(self, b: EditorContext) -> str:
        v = b.view.narrow(TableView)
        return b.say("bot-skirmish-points", spent=v.spent, points=v.points, left=v.points - v.spent)

    def _figure(self, b: EditorContext, a: Enlist) -> EditorPage:
        """Show a figure being built: rank, Fire actions, weapon, kit and name; its cost at once."""
        rows = (
            *self._chosen(b, a),
            (
                b.fill(b.say("bot-skirmish-build"), "form"),
                b.button(b.say("bot-skirmish-enlist"), READY, tone=Tone.MAIN),
                b.button(b.say("bot-skirmish-back"), "whole"),
            ),
        )
        price = b.say("bot-skirmish-this-costs", n=cost(a.actions, a.weapon, a.kit, b.state.house))
        return EditorPage((self._points(b), LOOK.label(a, b.view, b.say), price), rows)

    def _chosen(self, b: EditorContext, a: Enlist) -> tuple[tuple[Control, ...], ...]:
        """Lay out a figure's equipment, with the choices made and the cost of each weapon."""
        say, house = b.say, b.state.house
        costs = {w: say("bot-skirmish-cost", n=cost(a.actions, w, a.kit, house)) for w in GRADES.weapons}
        arms = [
            Choice(
                say(f"skirmish-weapon-{w}"),
                w,
                cut(f"{costs[w]} · {LOOK.purpose(w, say)}", LINE),
                chosen=w == a.weapon,
            )
            for w in GRADES.weapons
            if ARMS.weapons[w].user <= a.actions
        ]
        kit = [replace(x, chosen=x.value in _written(a.kit)) for x in _kit_choices(b)]
        ranks = [replace(x, chosen=x.value == f"{a.rank}.{a.actions}") for x in _rank_choices(b)]
        return (
            (b.select("rank", "", say("bot-skirmish-rank"), ranks),),
            (b.select("weapon", "", say("bot-skirmish-weapon"), arms),),
            (b.select("kit", "", say("bot-skirmish-which-kit"), kit, 0, len(GRADES.kit)),),
        )

    # -- inputs ------------------------------------------------------------------------------------------

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        value = form_input.values[0] if form_input.values else ""
        a = read_draft(b).action
        match form_input.op:
            case "add" if not form_input.fields:
                return self._built(b, fresh(b))
            case "add" | "form":
                return self.chosen(b, filled_in(a if isinstance(a, Enlist) else fresh(b), form_input))
            case "change":
                f = b.state.figures.get(value)
                if f is None or f.seat != b.d.seat:
                    raise Refused("refused-gone")
                return self._built(b, again(f))
            case "dismiss":
                return self.chosen(b, Dismiss(value))
            case "finish":
                return self.chosen(b, Ready())
            case "rank" | "weapon" | "kit" if isinstance(a, Enlist):
                return self._built(b, changed(a, form_input))
            case "whole":
                return Edit(write_draft(b, Draft()), "whole")
            case _:
                return super().edit(b, form_input)

    def _built(self, b: EditorContext, a: Enlist) -> Edit:
        return Edit(write_draft(b, Draft("", a)), "build")

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Ask for all that a figure is built of, or for a typed answer."""
        if op not in ("add", "form"):
            return super().blank(b, op, detail)
        say, now = b.say, read_draft(b).action
        a = now if op == "form" and isinstance(now, Enlist) else fresh(b)
        arms = tuple(Choice(say(f"skirmish-weapon-{w}"), w, LOOK.purpose(w, say)) for w in GRADES.weapons)
        named, hint = f"{a.figure} {a.name}", say("bot-skirmish-name-hint")
        kit = "\n".join(_written(a.kit))
        return Blank(
            say("bot-skirmish-build"),
            (
                Field("name", say("bot-skirmish-name-label"), hint, named, LONGEST_NAME + LONGEST_ID + 1),
                Field(
                    "rank",
                    say("bot-skirmish-rank"),
                    value=f"{a.rank}.{a.actions}",
                    choices=tuple(_rank_choices(b)),
                ),
                Field("weapon", say("bot-skirmish-weapon"), value=a.weapon, choices=arms),
                Field(
                    "kit",
                    say("bot-skirmish-which-kit"),
                    value=kit,
                    required=False,
                    choices=tuple(_kit_choices(b)),
                    many=len(GRADES.kit),
                ),
            ),
        )

    def foretell(self, b: EditorContext, a: Muster) -> list[str]:
        """Say how much is left to spend afterwards."""
        head = f"**{LOOK.label(a, b.view, b.say)}**"
        lines = [head, LOOK.detail(a, b.view, b.say), self._points(b)]
        return [x for x in lines if x]


def filled_in(a: Enlist, form_input: FormInput) -> Enlist:
    """Return a figure as a form was filled in."""
    for op in ("rank", "weapon", "kit"):
        a = changed(a, FormInput(op, values=tuple(form_input.fields.get(op, "").split("\n"))))
    figure, _, name = form_input.fields.get("name", "").strip().partition(" ")
    return replace(a, figure=figure.upper() or a.figure, name=name.strip() or figure or a.name)


def changed(a: Enlist, form_input: FormInput) -> Enlist:
    """Return a figure with one thing about it changed; what makes no sense changes nothing."""
    value = form_input.values[0] if form_input.values else ""
    match form_input.op:
        case "rank":
            rank, _, n = value.partition(".")
            grade = next((g for g in GRADES.grades if g.rank == rank), None)
            return replace(a, rank=grade.rank, actions=int(n)) if grade and n.isdecimal() else a
        case "weapon":
            return replace(a, weapon=next((w for w in GRADES.weapons if w == value), a.weapon))
        case "kit":
            return replace(a, kit=_kit(form_input.values))
        case _:
            return a


def _rank_choices(b: EditorContext) -> list[Choice]:
    """Offer every rank with each number of Fire actions that it may have."""
    return [
        Choice(
            b.say("bot-skirmish-grade", rank=b.say(f"skirmish-rank-{g.rank}"), n=n),
            f"{g.rank}.{n}",
            LOOK.purpose(g.rank, b.say),
        )
        for g in GRADES.grades
        for n in range(g.least, g.most + 1)
    ]


def _kit_choices(b: EditorContext) -> list[Choice]:
    """Offer each thing that can be carried, once and several times."""
    return [
        Choice(
            b.say("bot-skirmish-kit", kit=b.say(f"skirmish-kit-{x}"), n=n), f"{x}.{n}", LOOK.purpose(x, b.say)
        )
        for x in GRADES.kit
        for n in range(1, GRADES.most_kit + 1)
    ]


def _written(kit: tuple[Kit, ...]) -> list[str]:
    """Write kit as it is chosen: each thing with its number."""
    return [f"{x}.{kit.count(x)}" for x in GRADES.kit if x in kit]


def _kit(values: tuple[str, ...]) -> tuple[Kit, ...]:
    """Read kit as chosen: of two numbers of one thing the larger counts."""
    found: dict[str, int] = {}
    for x in values:
        thing, _, n = x.partition(".")
        if thing in GRADES.kit and n.isdecimal():
            found[thing] = max(found.get(thing, 0), min(int(n), GRADES.most_kit))
    return tuple(thing for thing in GRADES.kit for _ in range(found.get(thing, 0)))


TEAM = TeamEditor()
