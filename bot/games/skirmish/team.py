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


def team(context: EditorContext) -> list[Figure]:
    """List the team so far."""
    return [f for f in context.state.figures.values() if f.side == "sgc" and f.seat]


def fresh(context: EditorContext) -> Enlist:
    """Return a figure to begin with: the first name that is free, a trooper with a rifle."""
    taken = {f.id for f in context.state.figures.values()}
    name = next((x for x in GRADES.names if x not in taken), "NEW")
    return Enlist(name, name.title(), "trooper", 3, "rifle")


def again(figure: Figure) -> Enlist:
    """Return the choices from which a figure of the team was built, to change them."""
    return Enlist(figure.id, figure.name, figure.rank, figure.actions, figure.weapon, figure.kit)


class TeamEditor(OneAnswer):
    """Builds the team for the question "muster.team"."""

    def page(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out: the team, or a figure being built."""
        a = read_draft(context).action
        return (
            self._figure(context, a)
            if op in ("build", "figure") and isinstance(a, Enlist)
            else self._whole(context)
        )

    def _whole(self, context: EditorContext) -> EditorPage:
        say, figures = context.say, team(context)
        lines = [self._points(context)]
        lines.append(
            "\n".join(
                f"{figure_line(say, f)} · {say(f'skirmish-rank-{f.rank}')} · "
                f"{say('bot-skirmish-cost', n=cost_of(f, context.state.house))} · "
                f"{context.names.get(f.seat, f.seat)}"
                for f in figures
            )
            or say("bot-skirmish-team-empty")
        )
        own = [f for f in figures if f.seat == context.seat]
        rows: list[tuple[Control, ...]] = []
        if own:
            names = [Choice(f"{f.id} · {say(f'skirmish-rank-{f.rank}')}", f.id) for f in own][:MOST_LINES]
            rows.append((context.select("change", "", say("bot-skirmish-team-change"), names),))
            rows.append((context.select("dismiss", "", say("bot-skirmish-team-dismiss"), names),))
        rows.append(
            (
                context.fill(say("bot-skirmish-team-add"), "add", tone=Tone.MAIN),
                typing(context),
                context.button(say("bot-skirmish-team-ready"), "finish", tone=Tone.GOOD),
            )
        )
        return EditorPage(tuple(lines), tuple(rows), pictured=True)

    def _points(self, context: EditorContext) -> str:
        v = context.view.narrow(TableView)
        return context.say("bot-skirmish-points", spent=v.spent, points=v.points, left=v.points - v.spent)

    def _figure(self, context: EditorContext, enlist: Enlist) -> EditorPage:
        """Show a figure being built: rank, Fire actions, weapon, kit and name; its cost at once."""
        rows = (
            *self._chosen(context, enlist),
            (
                context.fill(context.say("bot-skirmish-build"), "form"),
                context.button(context.say("bot-skirmish-enlist"), READY, tone=Tone.MAIN),
                context.button(context.say("bot-skirmish-back"), "whole"),
            ),
        )
        price = context.say(
            "bot-skirmish-this-costs", n=cost(enlist.actions, enlist.weapon, enlist.kit, context.state.house)
        )
        return EditorPage((self._points(context), LOOK.label(enlist, context.view, context.say), price), rows)

    def _chosen(self, context: EditorContext, enlist: Enlist) -> tuple[tuple[Control, ...], ...]:
        """Lay out a figure's equipment, with the choices made and the cost of each weapon."""
        say, house = context.say, context.state.house
        costs = {
            w: say("bot-skirmish-cost", n=cost(enlist.actions, w, enlist.kit, house)) for w in GRADES.weapons
        }
        arms = [
            Choice(
                say(f"skirmish-weapon-{w}"),
                w,
                cut(f"{costs[w]} · {LOOK.purpose(w, say)}", LINE),
                chosen=w == enlist.weapon,
            )
            for w in GRADES.weapons
            if ARMS.weapons[w].user <= enlist.actions
        ]
        kit = [replace(x, chosen=x.value in _written(enlist.kit)) for x in _kit_choices(context)]
        ranks = [
            replace(x, chosen=x.value == f"{enlist.rank}.{enlist.actions}") for x in _rank_choices(context)
        ]
        return (
            (context.select("rank", "", say("bot-skirmish-rank"), ranks),),
            (context.select("weapon", "", say("bot-skirmish-weapon"), arms),),
            (context.select("kit", "", say("bot-skirmish-which-kit"), kit, 0, len(GRADES.kit)),),
        )

    # -- inputs ------------------------------------------------------------------------------------------

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        value = form_input.values[0] if form_input.values else ""
        a = read_draft(context).action
        match form_input.op:
            case "add" if not form_input.fields:
                return self._built(context, fresh(context))
            case "add" | "form":
                return self.chosen(
                    context, filled_in(a if isinstance(a, Enlist) else fresh(context), form_input)
                )
            case "change":
                f = context.state.figures.get(value)
                if f is None or f.seat != context.seat:
                    raise Refused("refused-gone")
                return self._built(context, again(f))
            case "dismiss":
                return self.chosen(context, Dismiss(value))
            case "finish":
                return self.chosen(context, Ready())
            case "rank" | "weapon" | "kit" if isinstance(a, Enlist):
                return self._built(context, changed(a, form_input))
            case "whole":
                return Edit(write_draft(context, Draft()), "whole")
            case _:
                return super().edit(context, form_input)

    def _built(self, context: EditorContext, enlist: Enlist) -> Edit:
        return Edit(write_draft(context, Draft("", enlist)), "build")

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Ask for all that a figure is built of, or for a typed answer."""
        if op not in ("add", "form"):
            return super().blank(context, op, detail)
        say, now = context.say, read_draft(context).action
        a = now if op == "form" and isinstance(now, Enlist) else fresh(context)
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
                    choices=tuple(_rank_choices(context)),
                ),
                Field("weapon", say("bot-skirmish-weapon"), value=a.weapon, choices=arms),
                Field(
                    "kit",
                    say("bot-skirmish-which-kit"),
                    value=kit,
                    required=False,
                    choices=tuple(_kit_choices(context)),
                    many=len(GRADES.kit),
                ),
            ),
        )

    def foretell(self, context: EditorContext, muster: Muster) -> list[str]:
        """Say how much is left to spend afterwards."""
        head = f"**{LOOK.label(muster, context.view, context.say)}**"
        lines = [head, LOOK.detail(muster, context.view, context.say), self._points(context)]
        return [x for x in lines if x]


def filled_in(enlist: Enlist, form_input: FormInput) -> Enlist:
    """Return a figure as a form was filled in."""
    for op in ("rank", "weapon", "kit"):
        enlist = changed(enlist, FormInput(op, values=tuple(form_input.fields.get(op, "").split("\n"))))
    figure, _, name = form_input.fields.get("name", "").strip().partition(" ")
    return replace(enlist, figure=figure.upper() or enlist.figure, name=name.strip() or figure or enlist.name)


def changed(enlist: Enlist, form_input: FormInput) -> Enlist:
    """Return a figure with one thing about it changed; what makes no sense changes nothing."""
    value = form_input.values[0] if form_input.values else ""
    match form_input.op:
        case "rank":
            rank, _, n = value.partition(".")
            grade = next((g for g in GRADES.grades if g.rank == rank), None)
            return replace(enlist, rank=grade.rank, actions=int(n)) if grade and n.isdecimal() else enlist
        case "weapon":
            return replace(enlist, weapon=next((w for w in GRADES.weapons if w == value), enlist.weapon))
        case "kit":
            return replace(enlist, kit=_kit(form_input.values))
        case _:
            return enlist


def _rank_choices(context: EditorContext) -> list[Choice]:
    """Offer every rank with each number of Fire actions that it may have."""
    return [
        Choice(
            context.say("bot-skirmish-grade", rank=context.say(f"skirmish-rank-{g.rank}"), n=n),
            f"{g.rank}.{n}",
            LOOK.purpose(g.rank, context.say),
        )
        for g in GRADES.grades
        for n in range(g.least, g.most + 1)
    ]


def _kit_choices(context: EditorContext) -> list[Choice]:
    """Offer each thing that can be carried, once and several times."""
    return [
        Choice(
            context.say("bot-skirmish-kit", kit=context.say(f"skirmish-kit-{x}"), n=n),
            f"{x}.{n}",
            LOOK.purpose(x, context.say),
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
