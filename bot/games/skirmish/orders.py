"""The sheet of the players' step: choose a figure and its action, see the result, confirm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bot.games.skirmish.drafts import Draft, OneAnswer, Rows, read_draft, typing, write_draft
from bot.play.games.cards import FEW, LABEL, LINE, MOST_BUTTONS, rows_of
from bot.play.model.editors import MOST_LINES, READY, Blank, Edit, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Button, Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.core.errors import InvalidAction
from engine.core.flow import faults
from engine.core.rules import Action
from engine.skirmish.model.actions import (
    Done,
    Lay,
    March,
    Shoot,
    Spot,
    Throw,
)
from engine.skirmish.model.state import Figure, Point
from engine.skirmish.queries.odds import Target, targets_of, throw_at
from engine.skirmish.queries.suggestions import (
    Suggestion,
    cut_short,
    deeds,
    rehearse,
    sheltered_by,
    suggestions,
)
from engine.skirmish.queries.view import TableView, with_names
from engine.skirmish.table.geometry import COMPASS, bearing, distance
from engine.skirmish.turn.sequence import has_acted
from render.core.look import Look
from render.core.text import percent
from render.core.texts.graphemes import cut
from render.skirmish.elements.figure_sight import Plan
from render.skirmish.elements.names import says
from render.skirmish.elements.names import way as compass
from render.skirmish.look import LOOK
from render.skirmish.words.items import figure_line, heard, number, piece, where
from render.skirmish.words.prospects import foretell, lens, sight_lines, target_lines


def deed_choices(b: EditorContext, f: Figure, look: Look) -> list[Choice]:
    """Offer what a figure may do, as lines of a select; the value is how it is typed."""
    return [
        Choice(
            cut(look.label(a, b.view, b.say), LINE),
            b.game.write(a)[:LINE],
            cut(look.detail(a, b.view, b.say), LINE),
        )
        for a in deeds(b.state, b.d, f)
    ][:MOST_LINES]


def place_choices(b: EditorContext, near: Point | None) -> tuple[Choice, ...]:
    """Offer the places with a name, the nearest first."""
    named = with_names(b.view.narrow(TableView)).items()
    known = sorted(named, key=lambda x: (distance(near, x[1]) if near else 0.0, x[0]))
    return tuple(Choice(says(name, b.say), name, where(at)) for name, at in known[:MOST_LINES])


def shot_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer every kind of shot at every target, once and as often as the actions allow."""
    found = []
    for t in sorted(targets_of(b.state, f), key=lambda t: b.state.figures[t.target].inactive):
        for x in t.shots:
            for n in dict.fromkeys((1, x.shots)):
                if not x.shots:
                    continue
                a = Shoot(f.id, t.target, x.aim, n)
                if not faults(b.state, b.d, a):
                    found.append(_shot_choice(b, t, a, x.one))
    return found


def _shot_choice(b: EditorContext, t: Target, a: Shoot, one: Fraction) -> Choice:
    say = b.say
    name = say("bot-skirmish-shot-choice", id=t.target, aim=say(f"skirmish-aim-{a.aim}"), shots=a.shots)
    any_of = 1 - (1 - one) ** a.shots
    detail = f'{number(t.range)}" · {say(f"skirmish-band-{t.band}")} · {percent(any_of)} %'
    target = b.state.figures[t.target]
    if target.health != "fit":
        detail = f"{say(f'skirmish-health-{target.health}')} · {detail}"
    return Choice(cut(name, LINE), b.game.write(a), cut(detail, LINE))


# -- throws and charges ----------------------------------------------------------------------------------


def throw_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer throws at enemies that the side knows of, with the chance to land there."""
    s, say, found = b.state, b.say, []
    for kind in dict.fromkeys(x for x in f.kit if x in ("grenade", "stun")):
        for x in s.spotted[f.side]:
            g = s.figures.get(x)
            if g is None or not g.on_table:
                continue
            a = Throw(f.id, g.x, g.y, kind)
            landing = throw_at(s, f, g.at, a.kind)
            if faults(s, b.d, a) or not landing:
                continue
            hit = next((y.chance for y in landing if y.side == "hit"), 0)
            name = say("bot-skirmish-throw-at", kit=say(f"skirmish-kit-{kind}"), id=g.id)
            own = sum(y.chance for y in landing if any(s.figures[i].side == f.side for i in y.figures))
            said = say("bot-skirmish-throw-chance", hit=percent(hit), own=percent(own) if own else 0)
            found.append(Choice(cut(name, LINE), b.game.write(a), said))
    return found[:MOST_LINES]


def lay_choices(b: EditorContext, f: Figure) -> list[Choice]:
    """Offer charges that can be laid: toward the nearest enemy that is known, or else ahead."""
    s = b.state
    foes = [g for x in s.spotted[f.side] if (g := s.figures.get(x)) and g.on_table]
    foes.sort(key=lambda g: distance(f.at, g.at))
    way = round(bearing(f.at, foes[0].at)) % 360 if foes else f.facing
    tries = [
        Lay(f.id, kind, fuse, shape, way)
        for kind in dict.fromkeys(x for x in f.kit if x in ("claymore", "c4"))
        for fuse in ("tripwire", "remote")
        for shape in ("wedge", "blast")
    ]
    good = [a for a in tries if not faults(s, b.d, a)]
    return [Choice(cut(lay_name(b, a), LINE), b.game.write(a)) for a in good][:MOST_LINES]


def lay_name(b: EditorContext, a: Lay) -> str:
    """Name a charge to be laid."""
    say = b.say
    return say(
        "bot-skirmish-lay",
        kit=say(f"skirmish-kit-{a.kind}"),
        fuse=say(f"bot-skirmish-fuse-{a.fuse}"),
        shape=say(f"bot-skirmish-shape-{a.shape}"),
        facing=a.facing,
    )


#: Pages of a figure.
OF_FIGURE = ("figure", "shoot", "throw", "lay", "sight")
LONGEST_PLACE = 80


def mine(b: EditorContext) -> list[Figure]:
    """List the figures on the table of the seat that is asked."""
    return [f for f in b.state.figures.values() if f.seat == b.d.seat and f.on_table]


def one(b: EditorContext, name: str) -> Figure | None:
    """Find a figure of theirs by its id."""
    return next((f for f in mine(b) if f.id == name), None)


def to_place(b: EditorContext, f: Figure, text: str) -> Action:
    """Read where a figure is to go: coordinates, a place's name, a direction and inches, or a letter.

    Raises:
        InvalidAction: none of these.

    """
    want = heard(b.state, text.strip(), b.say)
    if len(want) == 1 and (found := lettered(b, f, want.casefold())):
        return found.order
    for typed in (f"{f.id} to {want}", f"{f.id} {want}"):
        try:
            return b.game.read(b.state, b.d, typed)
        except InvalidAction:
            continue
    raise InvalidAction(text, "one place is '14.5 22', 'ne 6' or a name on the map")


def lettered(b: EditorContext, f: Figure, letter: str) -> Suggestion | None:
    """Find a suggestion by its letter."""
    return next((x for x in suggestions(b.state, f.id) if x.letter == letter), None)


class OrderEditor(OneAnswer):
    """Gives one order after the other for the question "phase.order"."""

    # -- pages -------------------------------------------------------------------------------------------

    def page(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out: all figures, or one of them."""
        f = one(b, detail or read_draft(b).figure)
        if not op and (found := up_next(b)) is not None:
            return self._figure(b, found)
        if op in OF_FIGURE and f is not None:
            return {"shoot": self._shoot, "throw": self._throw, "lay": self._lay, "sight": self._sight}.get(
                op, self._figure
            )(b, f)
        return self._whole(b)

    def _whole(self, b: EditorContext) -> EditorPage:
        """List the figures of this player."""
        say, figures = b.say, mine(b)
        lines = "\n".join(figure_line(say, f) for f in figures)
        rows: list[tuple[Control, ...]] = []
        if len(figures) <= FEW:
            rows += rows_of(
                [
                    b.button(f"{f.id} ({f.left})", "figure", f.id, _tone(f), emblem=f.weapon)
                    for f in figures
                    if f.able
                ]
            )
        else:
            choices = [Choice(f"{f.id} ({f.left})", f.id) for f in figures if f.able][:MOST_LINES]
            rows.append((b.select("figure", "", say("bot-skirmish-which"), choices),))
        rows.append((b.button(say("bot-skirmish-done"), "done", tone=Tone.GOOD), typing(b)))
        return EditorPage((say("bot-skirmish-yours"), lines), tuple(rows), pictured=True)

    def _figure(self, b: EditorContext, f: Figure) -> EditorPage:
        """Show one figure: suggested walks drawn with their letters, and all else it may do."""
        say, found = b.say, suggestions(b.state, f.id)
        by = sheltered_by(b.state, f.id)
        stay = say("bot-skirmish-in-cover", by=piece(b.state, by, say)) if by else ""
        lines = [figure_line(say, f), stay, "\n".join(suggestion_line(b, x) for x in found)]
        walks: list[Button] = [
            b.button(cut(LOOK.label(x, b.view, say), LABEL), "go", f"{f.id}.{x.letter}", Tone.MAIN)
            for x in found
        ]
        walks.append(b.fill(say("bot-skirmish-to"), "to", f.id))
        rows = list(rows_of(walks))
        if deeds := deed_choices(b, f, LOOK):
            rows.append((b.select("say", f.id, say("bot-skirmish-deeds"), deeds),))
        shot = Tone.MAIN if shot_choices(b, f) else Tone.PLAIN
        more: list[Control] = [b.button(say("bot-skirmish-shoot"), "shoot", f.id, shot)]
        if {"grenade", "stun"} & set(f.kit):
            more.append(b.button(say("bot-skirmish-throw"), "throw", f.id))
        if {"claymore", "c4"} & set(f.kit):
            more.append(b.button(say("bot-skirmish-lay-charge"), "lay", f.id))
        more.append(b.button(say("bot-skirmish-sight"), "sight", f.id))
        more.append(b.button(say("bot-skirmish-back"), "whole"))
        others = [g for g in mine(b) if g is not f and is_free(g)][: MOST_BUTTONS - 1]
        switch = [b.button(f"{g.id} ({g.left})", "figure", g.id) for g in others]
        switch.append(b.button(say("bot-skirmish-done"), "done", tone=Tone.GOOD))
        return EditorPage(
            tuple(x for x in lines if x),
            (*rows, tuple(more), tuple(switch)),
            pictured=True,
            lit=(*found, Spot(f.id)),
            framing="action",
        )

    def _shoot(self, b: EditorContext, f: Figure) -> EditorPage:
        """List targets with range band, cover, number needed and chance for each kind of shot."""
        choices = shot_choices(b, f)
        rows: list[tuple[Control, ...]] = [
            (b.select("say", f"{f.id}.{i}", b.say("bot-skirmish-targets"), choices[i : i + MOST_LINES]),)
            for i in range(0, min(len(choices), 3 * MOST_LINES), MOST_LINES)
        ]
        lines = target_lines(b.state, b.d, f, LOOK, b.say)
        return EditorPage((figure_line(b.say, f), *lines), (*rows, self._back(b, f)))

    def _throw(self, b: EditorContext, f: Figure) -> EditorPage:
        return self._listed(b, f, "bot-skirmish-throw-where", throw_choices(b, f), "bot-skirmish-no-throw")

    def _lay(self, b: EditorContext, f: Figure) -> EditorPage:
        return self._listed(b, f, "bot-skirmish-lay-which", lay_choices(b, f), "bot-skirmish-no-lay")

    def _listed(
        self, b: EditorContext, f: Figure, prompt: str, choices: list[Choice], none: str
    ) -> EditorPage:
        rows: Rows = ((b.select("say", f.id, b.say(prompt), choices),),) if choices else ()
        lines = (figure_line(b.say, f), b.say(prompt if choices else none))
        return EditorPage(lines, (*rows, (typing(b), *self._back(b, f))))

    def _sight(self, b: EditorContext, f: Figure) -> EditorPage:
        """Show what a figure sees."""
        lines = sight_lines(b.state, f, b.say)
        return EditorPage(tuple(lines), (self._back(b, f),), pictured=True, lit=(lens(b.state, f),))

    def _back(self, b: EditorContext, f: Figure) -> tuple[Control, ...]:
        return (b.button(b.say("bot-skirmish-back"), "figure", f.id),)

    def ready(self, b: EditorContext) -> EditorPage:
        """Read an order back; of a walk that was too long say first where it ends instead."""
        leaf, wanted = super().ready(b), read_draft(b).wanted
        if not wanted:
            return leaf
        short = b.say("bot-skirmish-cut-short", wanted=wanted, to=where(self.answer(b).path[-1]))
        return replace(leaf, lines=(short, *leaf.lines))

    # -- inputs ------------------------------------------------------------------------------------------

    def chosen(self, b: EditorContext, action: Action, figure: str = "") -> Edit:
        """Take an order and read it back; a walk that is too long goes as far as the actions carry."""
        return Edit(write_draft(b, _as_far(b, Draft(figure or getattr(action, "figure", ""), action))), READY)

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        name, _, letter = form_input.detail.partition(".")
        f = one(b, name)
        match form_input.op:
            case "done":
                return self.chosen(b, Done())
            case "go":
                found = lettered(b, f, letter) if f else None
                if found is None:
                    raise Refused("refused-gone")
                return self.chosen(b, found.order)
            case "to" if f is not None:
                return self.chosen(b, to_place(b, f, _place_of(form_input)))
            case op if op in OF_FIGURE:
                name = form_input.values[0] if form_input.values else form_input.detail
                return Edit(write_draft(b, Draft(name or read_draft(b).figure)), op, name)
            case "whole":
                return Edit(write_draft(b, Draft()), "whole")
            case _:
                return super().edit(b, form_input)

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the field for a place, or for a typed order."""
        if op != "to":
            return super().blank(b, op, detail)
        say = b.say
        f = one(b, detail)
        if f is None:
            raise Refused("refused-gone")
        return Blank(say("bot-skirmish-to-title", id=detail), tuple(_where_to(b, f)))

    def drawn(self, b: EditorContext, a: Action) -> tuple[object, ...]:
        """Draw a walk with the ends of its actions and who watches it."""
        said = Plan(tuple(plain(x) for line in self.foretell(b, a) for x in line.split("\n")))
        return (rehearse(b.state, a), said) if isinstance(a, March) else (a, said)

    def foretell(self, b: EditorContext, a: Action) -> list[str]:
        """Say what an order would do."""
        return foretell(b.state, b.d.seat, a, b.view, LOOK, b.say)

    def read(self, b: EditorContext, text: str) -> str:
        """Read a typed order; "RED b" is a suggestion by its letter."""
        words = text.split()
        f = one(b, words[0].upper()) if len(words) == 2 else None
        found = lettered(b, f, words[1].casefold()) if f and len(words[1]) == 1 else None
        if found is not None:
            return write_draft(b, Draft(found.order.figure, found.order))
        action = b.game.read(b.state, b.d, heard(b.state, text, b.say))
        return write_draft(b, _as_far(b, Draft(getattr(action, "figure", ""), action)))


def _where_to(b: EditorContext, f: Figure) -> Iterator[Field]:
    """Ask where a figure goes: to a named place, a number of inches in a direction, or as typed."""
    say = b.say
    spots = place_choices(b, f.at)
    ways = tuple(Choice(compass(45 * i, say), way) for i, way in enumerate(COMPASS[::2]))
    inches = tuple(Choice(f"{n}″", str(n)) for n in range(1, MOST_LINES))
    yield Field("place", say("bot-skirmish-to-place"), required=False, choices=spots)
    yield Field("way", say("bot-skirmish-to-way"), required=False, choices=ways)
    yield Field("inches", say("bot-skirmish-to-inches"), required=False, choices=inches)
    hint = say("bot-skirmish-to-hint")
    yield Field("text", say("bot-skirmish-to-label"), hint, most=LONGEST_PLACE, required=False)


def _place_of(form_input: FormInput) -> str:
    """Return the place that a form was filled in with, as it would be typed; what was typed counts first."""
    given = {name: text.strip() for name, text in form_input.fields.items()}
    walk = " ".join(given.get(x, "") for x in ("way", "inches")) if given.get("inches") else ""
    found = given.get("text") or given.get("place") or walk.strip()
    if not found:
        raise Refused("refused-nothing")
    return found


def _as_far(b: EditorContext, d: Draft) -> Draft:
    """Cut a walk short that is wrong in nothing but its length."""
    bad = faults(b.state, b.d, d.action) if isinstance(d.action, March) else ()
    if [x.code for x in bad] != ["too-far"]:
        return d
    short = cut_short(b.state, d.action)
    return replace(d, action=short, wanted=where(d.action.path[-1])) if short else d


def is_free(f: Figure) -> bool:
    """Return whether a figure can be given another order."""
    return bool(f.able and f.left and not f.busy)


def up_next(b: EditorContext) -> Figure | None:
    """Return the next figure to order: the next after the last one that has not acted, else one that can."""
    last, figures = read_draft(b), mine(b)
    ids = [f.id for f in figures]
    if last.action is None or last.figure not in ids:
        return None
    n = ids.index(last.figure)
    free = [f for f in (*figures[n:], *figures[:n]) if is_free(f)]
    return next((f for f in free if not has_acted(f)), free[0] if free else None)


def plain(line: str) -> str:
    """Return a line as it is written in a picture: without Markdown."""
    return line.replace("**", "").removeprefix("- ")


def _tone(f: Figure) -> Tone:
    return Tone.MAIN if f.left and not f.busy else Tone.PLAIN


def suggestion_line(b: EditorContext, x: Suggestion) -> str:
    """Say where a suggestion leads, behind what, and what it costs."""
    behind = [piece(b.state, x.about, b.say)] if x.aim in ("ahead", "cover") and x.about else []
    return " · ".join([f"**{LOOK.label(x, b.view, b.say)}**", *behind, LOOK.detail(x, b.view, b.say)])


ORDERS = OrderEditor()
