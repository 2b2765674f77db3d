"""The sheet of the players' step: choose a figure and its action, see the result, confirm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bot.games.skirmish.drafts import Draft, OneAnswer, Rows, read_draft, typing, write_draft
from bot.play.games.cards import FEW, LINE, MOST_BUTTONS, rows_of
from bot.play.model.editors import MOST_LINES, READY, Blank, Edit, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Button, Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.flow import faults
from engine.core.rules import Action, Decision
from engine.policies.preview import parts_of
from engine.skirmish.model.actions import (
    Done,
    Lay,
    March,
    Shoot,
    Throw,
)
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.notation import write
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
from render.core.text import Words, percent
from render.core.texts.graphemes import cut
from render.skirmish.elements.figure_sight import Plan
from render.skirmish.elements.names import says
from render.skirmish.elements.names import way as compass
from render.skirmish.look import LOOK
from render.skirmish.words.actions import goal_of
from render.skirmish.words.items import figure_line, heard, number, piece, short_line, where
from render.skirmish.words.prospects import aims, foretell, lens, sight_lines, target_lines


def deed_choices(context: EditorContext, figure: Figure, look: Look) -> list[Choice]:
    """Offer what a figure may do, as lines of a select; the value is how it is typed.

    What is said of several, as of each way to turn, stands at the first alone.
    """
    found = list[Choice]()
    for a in deeds(context.state, context.decision, figure)[:MOST_LINES]:
        about = cut(look.detail(a, context.view, context.say), LINE)
        about = "" if about in {x.detail for x in found} else about
        said, typed = cut(look.label(a, context.view, context.say), LINE), context.game.write(a)[:LINE]
        found.append(Choice(said, typed, about, at=look.ways(a, context.view)))
    return found


def place_choices(context: EditorContext, near: Point | None) -> tuple[Choice, ...]:
    """Offer the places with a name, the nearest first."""
    named = with_names(context.view.narrow(TableView)).items()
    known = sorted(named, key=lambda x: (distance(near, x[1]) if near else 0.0, x[0]))
    return tuple(Choice(says(name, context.say), name, where(at)) for name, at in known[:MOST_LINES])


def shot_choices(context: EditorContext, figure: Figure) -> list[Choice]:
    """Offer every kind of shot at every target, once and as often as the actions allow."""
    found = []
    for t in sorted(
        targets_of(context.state, figure), key=lambda t: context.state.figures[t.target].inactive
    ):
        for x in t.shots:
            for n in dict.fromkeys((1, x.shots)):
                if not x.shots:
                    continue
                a = Shoot(figure.id, t.target, x.aim, n)
                if not faults(context.state, context.decision, a):
                    found.append(_shot_choice(context, t, a, x.one))
    return found


def _shot_choice(context: EditorContext, t: Target, shoot: Shoot, one: Fraction) -> Choice:
    say = context.say
    name = say(
        "bot-skirmish-shot-choice", id=t.target, aim=say(f"skirmish-aim-{shoot.aim}"), shots=shoot.shots
    )
    any_of = 1 - (1 - one) ** shoot.shots
    detail = f'{number(t.range)}" · {say(f"skirmish-band-{t.band}")} · {percent(any_of)} %'
    target = context.state.figures[t.target]
    if target.health != "fit":
        detail = f"{say(f'skirmish-health-{target.health}')} · {detail}"
    at = LOOK.ways(shoot, context.view.narrow(TableView))
    return Choice(cut(name, LINE), context.game.write(shoot), cut(detail, LINE), at=at)


# -- throws and charges ----------------------------------------------------------------------------------


def throw_choices(context: EditorContext, figure: Figure) -> list[Choice]:
    """Offer throws at enemies that the side knows of, with the chance to land there."""
    s, say, found = context.state, context.say, []
    for kind in dict.fromkeys(x for x in figure.kit if x in ("grenade", "stun")):
        for x in s.spotted[figure.side]:
            g = s.figures.get(x)
            if g is None or not g.on_table:
                continue
            a = Throw(figure.id, g.x, g.y, kind)
            landing = throw_at(s, figure, g.at, a.kind)
            if faults(s, context.decision, a) or not landing:
                continue
            hit = next((y.chance for y in landing if y.side == "hit"), 0)
            name = say("bot-skirmish-throw-at", kit=say(f"skirmish-kit-{kind}"), id=g.id)
            own = sum(y.chance for y in landing if any(s.figures[i].side == figure.side for i in y.figures))
            said = say("bot-skirmish-throw-chance", hit=percent(hit), own=percent(own) if own else 0)
            found.append(Choice(cut(name, LINE), context.game.write(a), said, at=((figure.id, g.id),)))
    return found[:MOST_LINES]


def lay_choices(context: EditorContext, figure: Figure) -> list[Choice]:
    """Offer charges that can be laid: toward the nearest enemy that is known, or else ahead."""
    s = context.state
    foes = [g for x in s.spotted[figure.side] if (g := s.figures.get(x)) and g.on_table]
    foes.sort(key=lambda g: distance(figure.at, g.at))
    way = round(bearing(figure.at, foes[0].at)) % 360 if foes else figure.facing
    tries = [
        Lay(figure.id, kind, fuse, shape, way)
        for kind in dict.fromkeys(x for x in figure.kit if x in ("claymore", "c4"))
        for fuse in ("tripwire", "remote")
        for shape in ("wedge", "blast")
    ]
    good = [a for a in tries if not faults(s, context.decision, a)]
    here = ((figure.id, ""),)
    return [Choice(cut(lay_name(context, a), LINE), context.game.write(a), at=here) for a in good][
        :MOST_LINES
    ]


def lay_name(context: EditorContext, lay: Lay) -> str:
    """Name a charge to be laid."""
    say = context.say
    return say(
        "bot-skirmish-lay",
        kit=say(f"skirmish-kit-{lay.kind}"),
        fuse=say(f"bot-skirmish-fuse-{lay.fuse}"),
        shape=say(f"bot-skirmish-shape-{lay.shape}"),
        facing=lay.facing,
    )


#: Pages of a figure.
OF_FIGURE = ("figure", "shoot", "throw", "lay", "sight")
LONGEST_PLACE = 80


def mine(context: EditorContext) -> list[Figure]:
    """List the figures on the table of the seat that is asked."""
    return [f for f in context.state.figures.values() if f.seat == context.seat and f.on_table]


def one(context: EditorContext, name: str) -> Figure | None:
    """Find a figure of theirs by its id."""
    return next((f for f in mine(context) if f.id == name), None)


def to_place(context: EditorContext, figure: Figure, text: str) -> Action:
    """Read where a figure is to go: coordinates, a place's name, a direction and inches, or a letter.

    Raises:
        InvalidAction: none of these.

    """
    want = heard(context.state, text.strip(), context.say)
    if len(want) == 1 and (found := lettered(context.state, figure, want)):
        return found.order
    for typed in (f"{figure.id} to {want}", f"{figure.id} {want}"):
        try:
            return context.game.read(context.state, context.decision, typed)
        except InvalidAction:
            continue
    raise InvalidAction(text, "one place is '14.5 22', 'ne 6' or a name on the map")


def lettered(state: State, figure: Figure, letter: str) -> Suggestion | None:
    """Find a suggestion by its letter."""
    return next((x for x in suggestions(state, figure.id) if x.letter == letter.casefold()), None)


class OrderEditor(OneAnswer):
    """Gives one order after the other for the question "phase.order"."""

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Take "RED" for the page of that figure, and "RED shoot" for its targets."""
        figure, *op = text.split()
        f = state.figures.get(figure.upper())
        if f is None or f.seat != decision.seat or len(op) > 1 or (op and op[0] not in OF_FIGURE):
            return None
        return FormInput(op[0] if op else "figure", f.id)

    # -- pages -------------------------------------------------------------------------------------------

    def page(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out: all figures, or one of them."""
        f = one(context, detail or read_draft(context).figure)
        if not op and (found := up_next(context)) is not None:
            return self._figure(context, found)
        if op in OF_FIGURE and f is not None:
            return {"shoot": self._shoot, "throw": self._throw, "lay": self._lay, "sight": self._sight}.get(
                op, self._figure
            )(context, f)
        return self._whole(context)

    def _whole(self, context: EditorContext) -> EditorPage:
        """List the figures of this player."""
        say, figures = context.say, mine(context)
        lines = "\n".join(short_line(say, f) for f in figures)
        rows: list[tuple[Control, ...]] = []
        if len(figures) <= FEW:
            first = next((f for f in figures if is_free(f)), None)
            rows += rows_of(
                [
                    context.button(
                        _left(say, f),
                        "figure",
                        f.id,
                        Tone.MAIN if f is first else Tone.PLAIN,
                        emblem=f.weapon,
                        at=((f.id, ""),),
                    )
                    for f in figures
                    if f.able
                ]
            )
        else:
            choices = [Choice(_left(say, f), f.id, at=((f.id, ""),)) for f in figures if f.able]
            choices = choices[:MOST_LINES]
            rows.append((context.select("figure", "", say("bot-skirmish-which"), choices),))
        rows.append((done_button(context), typing(context)))
        return EditorPage((say("bot-skirmish-yours"), lines), tuple(rows), pictured=True)

    def _figure(self, context: EditorContext, figure: Figure) -> EditorPage:
        """Show one figure: suggested walks drawn with their letters, and all else it may do."""
        say, found = context.say, suggestions(context.state, figure.id)
        others = self._deeds(context, figure)
        walking = not any(isinstance(x, Button) and x.tone is Tone.MAIN for x in others)
        by = sheltered_by(context.state, figure.id)
        stay = say("bot-skirmish-in-cover", by=piece(context.state, by, say)) if by else ""
        lines = [figure_line(say, figure), stay, "\n".join(suggestion_line(context, x) for x in found)]
        walks: list[Button] = [
            context.button(
                say("bot-skirmish-go", letter=x.letter, inches=number(x.inches)),
                "go",
                f"{figure.id}.{x.letter}",
                Tone.MAIN if walking and x is found[0] else Tone.PLAIN,
                at=LOOK.ways(x.order, context.view.narrow(TableView)),
            )
            for x in found
        ]
        walks.append(context.fill(say("bot-skirmish-to"), "to", figure.id))
        rows = list(rows_of(walks))
        if deeds := deed_choices(context, figure, LOOK):
            rows.append((context.select("say", figure.id, say("bot-skirmish-deeds"), deeds),))
        return EditorPage(
            tuple(x for x in lines if x),
            (*rows, others, self._others(context, figure)),
            pictured=True,
            lit=(*found, aims(context.state, figure)),
            framing="action",
            aim=context.aim("point", figure.id, start=figure.id),
        )

    def _deeds(self, context: EditorContext, figure: Figure) -> tuple[Control, ...]:
        """Return buttons for what a figure may do besides walking: only what is possible now."""
        say, s = context.say, context.state
        found: list[Control] = []
        if any((g := s.figures.get(x)) and g.on_table for x in s.spotted[figure.side]):
            aimed = tuple(dict.fromkeys(x for shot in shot_choices(context, figure) for x in shot.at))
            tone = Tone.MAIN if aimed else Tone.PLAIN
            found.append(context.button(say("bot-skirmish-shoot"), "shoot", figure.id, tone, at=aimed))
        if throws := throw_choices(context, figure):
            thrown = tuple(dict.fromkeys(x for throw in throws for x in throw.at))
            found.append(context.button(say("bot-skirmish-throw"), "throw", figure.id, at=thrown))
        if {"claymore", "c4"} & set(figure.kit):
            found.append(context.button(say("bot-skirmish-lay-charge"), "lay", figure.id))
        return (*found, context.button(say("bot-skirmish-sight"), "sight", figure.id))

    def _others(self, context: EditorContext, figure: Figure) -> tuple[Control, ...]:
        """Return buttons that lead to figures that may still act, to all if these are many, and on."""
        free = [g for g in mine(context) if g is not figure and is_free(g)]
        shown = free if len(free) < MOST_BUTTONS else free[: MOST_BUTTONS - 2]
        found = [context.button(_left(context.say, g), "figure", g.id, at=((g.id, ""),)) for g in shown]
        whole = [context.button(context.say("bot-skirmish-back"), "whole")] if len(shown) < len(free) else []
        return (*found, *whole, done_button(context))

    def _shoot(self, context: EditorContext, figure: Figure) -> EditorPage:
        """List targets with range band, cover, number needed and chance for each kind of shot."""
        choices = shot_choices(context, figure)
        rows: list[tuple[Control, ...]] = [
            (
                context.select(
                    "say",
                    f"{figure.id}.{i}",
                    context.say("bot-skirmish-targets"),
                    choices[i : i + MOST_LINES],
                ),
            )
            for i in range(0, min(len(choices), 3 * MOST_LINES), MOST_LINES)
        ]
        lines = target_lines(context.state, context.decision, figure, LOOK, context.say)
        return EditorPage((figure_line(context.say, figure), *lines), (*rows, self._back(context, figure)))

    def _throw(self, context: EditorContext, figure: Figure) -> EditorPage:
        page = self._listed(
            context,
            figure,
            "bot-skirmish-throw-where",
            throw_choices(context, figure),
            "bot-skirmish-no-throw",
        )
        how = "throw" if "grenade" in figure.kit else "stun"
        return replace(page, aim=context.aim("say", figure.id, f"{figure.id} {how} {{}}"))

    def _lay(self, context: EditorContext, figure: Figure) -> EditorPage:
        return self._listed(
            context, figure, "bot-skirmish-lay-which", lay_choices(context, figure), "bot-skirmish-no-lay"
        )

    def _listed(
        self, context: EditorContext, figure: Figure, prompt: str, choices: list[Choice], none: str
    ) -> EditorPage:
        rows: Rows = ((context.select("say", figure.id, context.say(prompt), choices),),) if choices else ()
        lines = (figure_line(context.say, figure), context.say(prompt if choices else none))
        return EditorPage(lines, (*rows, (typing(context), *self._back(context, figure))))

    def _sight(self, context: EditorContext, figure: Figure) -> EditorPage:
        """Show what a figure sees."""
        lines = sight_lines(context.state, figure, context.say)
        return EditorPage(
            tuple(lines), (self._back(context, figure),), pictured=True, lit=(lens(context.state, figure),)
        )

    def _back(self, context: EditorContext, figure: Figure) -> tuple[Control, ...]:
        return (context.button(context.say("bot-skirmish-back"), "figure", figure.id),)

    def ready(self, context: EditorContext) -> EditorPage:
        """Read an order back; of a walk that was too long say first where it ends instead."""
        leaf, wanted = super().ready(context), read_draft(context).wanted
        if not wanted:
            return leaf
        short = context.say("bot-skirmish-cut-short", wanted=wanted, to=where(self.answer(context).path[-1]))
        return replace(leaf, lines=(short, *leaf.lines))

    # -- inputs ------------------------------------------------------------------------------------------

    def chosen(self, context: EditorContext, action: Action, figure: str = "") -> Edit:
        """Take an order and read it back; a walk that is too long goes as far as the actions carry."""
        return Edit(
            write_draft(context, _as_far(context, Draft(figure or getattr(action, "figure", ""), action))),
            READY,
        )

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        name, _, letter = form_input.detail.partition(".")
        f = one(context, name)
        match form_input.op:
            case "done":
                idle = any(is_free(x) for x in mine(context))
                return replace(self.chosen(context, Done()), certain=not idle)
            case "go":
                found = lettered(context.state, f, letter) if f else None
                if found is None:
                    raise Refused("refused-gone")
                return self._walk(context, found.order)
            case "to" if f is not None:
                return self.chosen(context, to_place(context, f, _place_of(form_input)))
            case "point" if f is not None:
                return self._walk(context, to_place(context, f, form_input.values[0]))
            case op if op in OF_FIGURE:
                name = form_input.values[0] if form_input.values else form_input.detail
                return Edit(write_draft(context, Draft(name or read_draft(context).figure)), op, name)
            case "whole":
                return Edit(write_draft(context, Draft()), "whole")
            case _:
                return super().edit(context, form_input)

    def _walk(self, context: EditorContext, walk: Action) -> Edit:
        """Take a walk that was pressed or pointed at: at once where all of it is walked and nobody watches.

        That is no enemy that they know of.
        """
        whole = not faults(context.state, context.decision, walk)
        certain = isinstance(walk, March) and whole and not rehearse(context.state, walk).seen_by
        return replace(self.chosen(context, walk), certain=certain)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the field for a place, or for a typed order."""
        if op != "to":
            return super().blank(context, op, detail)
        say = context.say
        f = one(context, detail)
        if f is None:
            raise Refused("refused-gone")
        return Blank(say("bot-skirmish-to-title", id=detail), tuple(_where_to(context, f)))

    def picture_content(self, context: EditorContext, action: Action) -> tuple[object, ...]:
        """Draw a walk with the ends of its actions and who watches it."""
        said = Plan(tuple(plain(x) for line in self.foretell(context, action) for x in line.split("\n")))
        return (rehearse(context.state, action), said) if isinstance(action, March) else (action, said)

    def measured(self, context: EditorContext, op: str, detail: str, place: str) -> list[str]:
        """Say what a walk comes to: inches and actions, who sees it, who may fire, what covers its end."""
        f = one(context, detail)
        if op != "point" or f is None:
            raise Refused("refused-gone")
        walk = _as_far(context, Draft(f.id, to_place(context, f, place))).action
        if bad := faults(context.state, context.decision, walk):
            raise IllegalAction(bad)
        return self.foretell(context, walk)[1:]

    def foretell(self, context: EditorContext, action: Action) -> list[str]:
        """Say what an order would do."""
        return foretell(context.state, context.seat, action, context.view, LOOK, context.say)

    def read(self, context: EditorContext, text: str) -> str:
        """Read a typed order; "RED b" is a suggestion by its letter."""
        action = context.game.read(
            context.state, context.decision, in_full(context.state, context.decision, text, context.say)
        )
        return write_draft(context, _as_far(context, Draft(getattr(action, "figure", ""), action)))


def in_full(state: State, decision: Decision, text: str, say: Words) -> str:
    """Write orders as the game reads them: places by the table's own names, "RED b" as where it leads."""
    return "; ".join(_in_full(state, decision, x, say) for x in parts_of(text))


def _in_full(state: State, decision: Decision, text: str, say: Words) -> str:
    name, *letter = text.split()
    f = next((f for f in state.figures.values() if f.id.casefold() == name.casefold()), None)
    if f is None or f.seat != decision.seat or len(letter) != 1:
        return heard(state, text, say)
    found = lettered(state, f, letter[0])
    return write(found.order) if found else heard(state, text, say)


def _where_to(context: EditorContext, figure: Figure) -> Iterator[Field]:
    """Ask where a figure goes: to a named place, a number of inches in a direction, or as typed."""
    say = context.say
    spots = place_choices(context, figure.at)
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


def _as_far(context: EditorContext, draft: Draft) -> Draft:
    """Cut a walk short that is wrong in nothing but its length."""
    bad = faults(context.state, context.decision, draft.action) if isinstance(draft.action, March) else ()
    if [x.code for x in bad] != ["too-far"]:
        return draft
    short = cut_short(context.state, draft.action)
    return replace(draft, action=short, wanted=where(draft.action.path[-1])) if short else draft


def _left(say: Words, figure: Figure) -> str:
    """Name a figure on a control, and how many actions it has left."""
    return say("bot-skirmish-figure-left", id=figure.id, left=figure.left)


def is_free(figure: Figure) -> bool:
    """Return whether a figure can be given another order."""
    return bool(figure.able and figure.left and not figure.busy)


def up_next(context: EditorContext) -> Figure | None:
    """Return the next figure to order: the next after the last one that has not acted, else one that can."""
    last, figures = read_draft(context), mine(context)
    ids = [f.id for f in figures]
    if last.action is None or last.figure not in ids:
        return None
    n = ids.index(last.figure)
    free = [f for f in (*figures[n:], *figures[:n]) if is_free(f)]
    return next((f for f in free if not has_acted(f)), free[0] if free else None)


def plain(line: str) -> str:
    """Return a line as it is written in a picture: without Markdown."""
    return line.replace("**", "").removeprefix("- ")


def done_button(context: EditorContext) -> Button:
    """Return the button that ends the step: the next thing to do once nobody has an action left."""
    tone = Tone.PLAIN if any(is_free(x) for x in mine(context)) else Tone.GOOD
    return context.button(context.say("bot-skirmish-done"), "done", tone=tone)


def suggestion_line(context: EditorContext, x: Suggestion) -> str:
    """Say where a suggestion leads, behind what, and what it costs; how far it is stands on its button."""
    behind = [piece(context.state, x.about, context.say)] if x.aim in ("ahead", "cover") and x.about else []
    goal = f"**{x.letter}**: {goal_of(x, context.say)}"
    return " · ".join([goal, *behind, LOOK.detail(x, context.view, context.say)])


ORDERS = OrderEditor()
