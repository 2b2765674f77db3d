"""The team before the game: figures are built, named and taken off, with the points always in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.skirmish.drafts import Draft, OneAnswer, read_draft, typing, write_draft
from bot.play.games.cards import LINE
from bot.play.model.action_forms import ActionForm, Ask
from bot.play.model.editors import READY, Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.core.rules import Facts
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
    return Enlist(
        figure=figure.id,
        name=figure.name,
        rank=figure.rank,
        actions=figure.actions,
        weapon=figure.weapon,
        kit=figure.kit,
    )


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
            touched = [replace(x, at=((x.value, ""),)) for x in names]
            rows.append((context.select("change", "", say("bot-skirmish-team-change"), touched),))
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
            *EQUIPMENT.selects(context, enlist),
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

    # -- inputs ------------------------------------------------------------------------------------------

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        value = form_input.values[0] if form_input.values else ""
        a = read_draft(context).action
        match form_input.op:
            case "add" if not form_input.fields:
                return self._built(context, fresh(context))
            case "add" | "form":
                now = a if isinstance(a, Enlist) else fresh(context)
                return self.chosen(context, replace(now, **BUILD.facts(context, form_input.fields)))
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
                return self._built(context, EQUIPMENT.changed(context, a, form_input))
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
        now = read_draft(context).action
        a = now if op == "form" and isinstance(now, Enlist) else fresh(context)
        return BUILD.blank(context, context.say("bot-skirmish-build"), now=a)

    def foretell(self, context: EditorContext, muster: Muster) -> list[str]:
        """Say how much is left to spend afterwards."""
        head = f"**{LOOK.label(muster, context.view, context.say)}**"
        lines = [head, LOOK.detail(muster, context.view, context.say), self._points(context)]
        return [x for x in lines if x]


def _rank_choices(context: EditorContext, detail: str) -> list[Choice]:
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


def _ranked(context: EditorContext, chosen: Sequence[str]) -> Facts:
    """Read a rank with its Fire actions."""
    rank, _, n = "".join(chosen[:1]).partition(".")
    grade = next((g for g in GRADES.grades if g.rank == rank), None)
    return {"rank": grade.rank, "actions": int(n)} if grade and n.isdecimal() else {}


def _weapon_choices(context: EditorContext, detail: str) -> list[Choice]:
    """Offer the weapons that the figure being built can use, each with what it would cost with it."""
    say, a = context.say, read_draft(context).action
    a = a if isinstance(a, Enlist) else fresh(context)
    costs = {w: cost(a.actions, w, a.kit, context.state.house) for w in GRADES.weapons}
    return [
        Choice(
            say(f"skirmish-weapon-{w}"),
            w,
            cut(f"{say('bot-skirmish-cost', n=costs[w])} · {LOOK.purpose(w, say)}", LINE),
        )
        for w in GRADES.weapons
    ]


def _usable(context: EditorContext, detail: str) -> list[Choice]:
    """Offer the weapons that the figure has Fire actions enough for."""
    a = read_draft(context).action
    able = a.actions if isinstance(a, Enlist) else fresh(context).actions
    return [x for x in _weapon_choices(context, detail) if ARMS.weapons[x.value].user <= able]


def _kit_choices(context: EditorContext, detail: str) -> list[Choice]:
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


def _carried(context: EditorContext, chosen: Sequence[str]) -> Facts:
    """Read kit as chosen: of two numbers of one thing the larger counts."""
    found: dict[str, int] = {}
    for x in chosen:
        thing, _, n = x.partition(".")
        if thing in GRADES.kit and n.isdecimal():
            found[thing] = max(found.get(thing, 0), min(int(n), GRADES.most_kit))
    return {"kit": tuple(thing for thing in GRADES.kit for _ in range(found.get(thing, 0)))}


def _named(context: EditorContext, typed: Sequence[str]) -> Facts:
    """Read a short name and the full one behind it; nothing typed changes nothing."""
    figure, _, name = "".join(typed[:1]).partition(" ")
    return {"figure": figure.upper(), "name": name.strip() or figure} if figure else {}


def _called(enlist: Enlist) -> list[str]:
    return [f"{enlist.figure} {enlist.name}"]


def _grade(enlist: Enlist) -> list[str]:
    return [f"{enlist.rank}.{enlist.actions}"]


#: All that a figure is built of in a form, and on a page what it carries.
BUILD = ActionForm(
    Enlist,
    "bot-skirmish-team",
    ("name", "rank", "weapon", "kit"),
    ask={
        "name": Ask(most=LONGEST_NAME + LONGEST_ID + 1, made=_named, ticks=_called),
        "rank": Ask(_rank_choices, made=_ranked, ticks=_grade),
        "weapon": Ask(_weapon_choices),
        "kit": Ask(_kit_choices, many=True, made=_carried, ticks=lambda enlist: _written(enlist.kit)),
    },
)
EQUIPMENT = replace(BUILD, fields=BUILD.fields[1:], ask={**BUILD.ask, "weapon": Ask(_usable)})
TEAM = TeamEditor()
