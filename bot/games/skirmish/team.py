"""The team before the game: figures are built, named and taken off, with the points always in sight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.skirmish.drafts import Draft, OneAnswer, read_draft, typing, write_draft
from bot.games.skirmish.wording import figure_line
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from bot.play.titles.editors import READY, Bench, Blank, Edit, Field, Leaf, Stroke
from engine.skirmish.model.actions import Dismiss, Enlist, Ready
from engine.skirmish.model.charts import ARMS
from engine.skirmish.model.costs import GRADES, cost, cost_of
from engine.skirmish.model.state import Figure, Kit
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import LONGEST_NAME
from render.skirmish.look import LOOK

MOST_LINES = 25


def team(b: Bench) -> list[Figure]:
    """List the team so far."""
    return [f for f in b.state.figures.values() if f.side == "sgc" and f.seat]


def fresh(b: Bench) -> Enlist:
    """Return a figure to begin with: the first name that is free, a trooper with a rifle."""
    taken = {f.id for f in b.state.figures.values()}
    name = next((x for x in GRADES.names if x not in taken), "NEW")
    return Enlist(name, name.title(), "trooper", 3, "rifle")


def again(f: Figure) -> Enlist:
    """Return a figure of the team as it was built, to be built anew."""
    return Enlist(f.id, f.name, f.rank, f.actions, f.weapon, f.kit)


class TeamEditor(OneAnswer):
    """Builds the team for the question "muster.team"."""

    def page(self, b: Bench, op: str, detail: str) -> Leaf:
        """Lay a page out: the team, or a figure being built."""
        a = read_draft(b).action
        return self._figure(b, a) if op == "build" and isinstance(a, Enlist) else self._whole(b)

    def _whole(self, b: Bench) -> Leaf:
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
                b.button(say("bot-skirmish-team-add"), "add", tone=Tone.MAIN),
                typing(b),
                b.button(say("bot-skirmish-team-ready"), "finish", tone=Tone.GOOD),
            )
        )
        return Leaf(tuple(lines), tuple(rows), pictured=True)

    def _points(self, b: Bench) -> str:
        v = b.sees(TableView)
        return b.say("bot-skirmish-points", spent=v.spent, points=v.points, left=v.points - v.spent)

    def _figure(self, b: Bench, a: Enlist) -> Leaf:
        """Show a figure being built: rank, Fire actions, weapon, kit and name; its cost at once."""
        rows = (
            *self._chosen(b, a),
            (
                b.fill(b.say("bot-skirmish-name"), "name"),
                b.button(b.say("bot-skirmish-enlist"), READY, tone=Tone.MAIN),
                b.button(b.say("bot-skirmish-back"), "whole"),
            ),
        )
        price = b.say("bot-skirmish-this-costs", n=cost(a.actions, a.weapon, a.kit, b.state.house))
        return Leaf((self._points(b), LOOK.label(a, b.view, b.say), price), rows)

    def _chosen(self, b: Bench, a: Enlist) -> tuple[tuple[Control, ...], ...]:
        """Lay out what a figure is built of, with what is chosen and what each weapon would cost."""
        say, house = b.say, b.state.house
        spans = {g.rank: say("bot-skirmish-grade", least=g.least, most=g.most) for g in GRADES.grades}
        ranks = [
            Choice(say(f"skirmish-rank-{g.rank}"), g.rank, spans[g.rank], chosen=g.rank == a.rank)
            for g in GRADES.grades
        ]
        grade = next((g for g in GRADES.grades if g.rank == a.rank), GRADES.grades[0])
        counts = [
            Choice(say("bot-skirmish-actions", n=n), str(n), chosen=n == a.actions)
            for n in range(grade.least, grade.most + 1)
        ]
        arms = [
            Choice(
                say(f"skirmish-weapon-{w}"),
                w,
                say("bot-skirmish-cost", n=cost(a.actions, w, a.kit, house)),
                chosen=w == a.weapon,
            )
            for w in GRADES.weapons
            if ARMS.weapons[w].user <= a.actions
        ]
        kit = [
            Choice(
                say("bot-skirmish-kit", kit=say(f"skirmish-kit-{x}"), n=n),
                f"{x}.{n}",
                chosen=a.kit.count(x) == n,
            )
            for x in GRADES.kit
            for n in range(1, GRADES.most_kit + 1)
        ]
        return (
            (b.select("rank", "", say("bot-skirmish-rank"), ranks),),
            (b.select("actions", "", say("bot-skirmish-how-many"), counts),),
            (b.select("weapon", "", say("bot-skirmish-weapon"), arms),),
            (b.select("kit", "", say("bot-skirmish-which-kit"), kit, 0, len(GRADES.kit)),),
        )

    # -- strokes -----------------------------------------------------------------------------------------

    def edit(self, b: Bench, stroke: Stroke) -> Edit:
        """Carry out what was pressed."""
        value = stroke.values[0] if stroke.values else ""
        a = read_draft(b).action
        match stroke.op:
            case "add":
                return self._built(b, fresh(b))
            case "change":
                f = b.state.figures.get(value)
                if f is None or f.seat != b.d.seat:
                    raise Refused("refused-gone")
                return self._built(b, again(f))
            case "dismiss":
                return self.chosen(b, Dismiss(value))
            case "finish":
                return self.chosen(b, Ready())
            case "rank" | "actions" | "weapon" | "kit" | "name" if isinstance(a, Enlist):
                return self._built(b, changed(a, stroke))
            case "whole":
                return Edit(write_draft(b, Draft()), "whole")
            case _:
                return super().edit(b, stroke)

    def _built(self, b: Bench, a: Enlist) -> Edit:
        return Edit(write_draft(b, Draft("", a)), "build")

    def blank(self, b: Bench, op: str, detail: str) -> Blank:
        """Ask for id and name, or for a typed answer."""
        a = read_draft(b).action
        if op != "name" or not isinstance(a, Enlist):
            return super().blank(b, op, detail)
        say = b.say
        return Blank(
            say("bot-skirmish-name"),
            (
                Field("id", say("bot-skirmish-id-label"), say("bot-skirmish-id-hint"), a.figure, 12),
                Field("name", say("bot-skirmish-name-label"), "", a.name, LONGEST_NAME),
            ),
        )

    def foretell(self, b: Bench, a: Any) -> list[str]:
        """Say what is left to spend afterwards."""
        head = f"**{LOOK.label(a, b.view, b.say)}**"
        lines = [head, LOOK.detail(a, b.view, b.say), self._points(b)]
        return [x for x in lines if x]


def changed(a: Enlist, stroke: Stroke) -> Enlist:
    """Return a figure with one thing about it changed; actions and kit are kept within what fits."""
    value = stroke.values[0] if stroke.values else ""
    match stroke.op:
        case "rank":
            grade = next((g for g in GRADES.grades if g.rank == value), None)
            if grade is None:
                return a
            return replace(a, rank=grade.rank, actions=min(max(a.actions, grade.least), grade.most))
        case "actions" if value.isdecimal():
            return replace(a, actions=int(value))
        case "weapon":
            return replace(a, weapon=next((w for w in GRADES.weapons if w == value), a.weapon))
        case "kit":
            return replace(a, kit=_kit(stroke.values))
        case "name":
            name, figure = stroke.fields.get("name", "").strip(), stroke.fields.get("id", "").strip().upper()
            return replace(a, figure=figure or a.figure, name=name or a.name)
        case _:
            return a


def _kit(values: tuple[str, ...]) -> tuple[Kit, ...]:
    """Read kit as chosen: of two numbers of one thing the larger counts."""
    found: dict[str, int] = {}
    for x in values:
        thing, _, n = x.partition(".")
        if thing in GRADES.kit and n.isdecimal():
            found[thing] = max(found.get(thing, 0), min(int(n), GRADES.most_kit))
    return tuple(thing for thing in GRADES.kit for _ in range(found.get(thing, 0)))


TEAM = TeamEditor()
