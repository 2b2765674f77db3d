"""The GM's panel: an act is put together on its pages, shown with what would come of it, done on Confirm."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from random import Random

from bot.games.skirmish.gm.acts import TABLE, TELL, Act, act_of, blank, statuses
from bot.games.skirmish.gm.typed import offers, read_act
from bot.games.skirmish.lookups import own
from bot.play.model.custom_ids import Verb, make
from bot.play.model.editors import MOST_LINES, READY, Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Button, Choice, Control, Tone
from bot.play.model.terms import Refused, refusing
from bot.play.model.texts import tame
from bot.play.model.title import Panel
from engine.core.codec import canonical, token, unpack_action
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction
from engine.core.flow import pending
from engine.core.rules import Action, Event, Seat
from engine.policies.preview import Foretold, Preview, preview_act
from engine.skirmish.gm.actions import PRESETS, CallIt, Spawn
from engine.skirmish.model.state import GM, Figure, State
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_loader import terrain_kinds
from render.core.text import Words
from render.core.texts.graphemes import cut
from render.skirmish.elements.names import signed, state_of
from render.skirmish.look import LOOK
from render.skirmish.words.alt_text import state_lines, text_board
from render.skirmish.words.items import figure_line
from render.skirmish.words.news import gm_words

Row = tuple[Control, ...]
#: Maximum length of a choice and of a button's label, in characters.
LINE, LABEL = 100, 80
RULED = ("move", "hit", "spot", "risk", "morale")
GATES = ("open", "shut", "break_dhd", "mend_dhd")
CALLS = ("won", "lost", "drawn")


def page(context: EditorContext, op: str, detail: str) -> EditorPage:
    """Lay a page out; the first where none of this name is."""
    return PAGES.get(op, main)(context, detail)


def main(context: EditorContext, detail: str) -> EditorPage:
    """Show all that the GM can reach, in four groups: tell, bring or move, change the table, watch."""
    say, v = context.say, context.view.narrow(TableView)
    presets = [Choice(cut(say(f"choice-preset-{x}"), LINE), x) for x in PRESETS]
    asked = "off" if v.watch else "on"
    rows: list[Row] = [
        (context.filling(TELL, "", say("bot-skirmish-gm-tell"), _told_to(context)),),
        *context.selects("thing", say("bot-skirmish-gm-thing"), _things(context, v)),
        (context.filling("spawn", "", say("bot-skirmish-gm-spawn"), presets),),
        (context.filling(TABLE, "", say("bot-skirmish-gm-table"), _changes(context, v)),),
        (
            context.button(say(f"bot-skirmish-gm-watch-{asked}"), "watch", asked),
            context.button(say("bot-skirmish-gm-eyes"), "eyes"),
            context.fill(say("bot-skirmish-gm-end"), "end"),
            context.button(say("bot-skirmish-gm-call"), "call", tone=Tone.RISK),
        ),
    ]
    lines = (say("bot-skirmish-gm-panel"), LOOK.hand(v, say), "\n".join(_in_force(context, v)))
    draws = context.aim("draw", field="size", drawn=True)
    return EditorPage(tuple(x for x in lines if x), tuple(rows), pictured=True, aim=draws)


def _told_to(context: EditorContext) -> list[Choice]:
    """Offer to tell something to all, to one player alone, or to nobody before the end."""
    say = context.say
    alone = [
        Choice(cut(say("bot-skirmish-gm-tell-one", name=_player(context, x)), LINE), f"handout.{x}")
        for x in context.state.seats
    ]
    told, noted = say("bot-skirmish-gm-say-title"), say("bot-skirmish-gm-note-title")
    return [Choice(told, "say"), *alone, Choice(noted, "note")][:MOST_LINES]


def _changes(context: EditorContext, view: TableView) -> list[Choice]:
    """Offer new terrain by kind, modifiers, what can be done to the Stargate, and another roll."""
    say = context.say
    offered = [("build", "choice-terrain", terrain_kinds()), ("rule", "choice-modifier", RULED)]
    offered += [("gate", "choice-gate", GATES)] if view.stargate else []
    found = [
        Choice(cut(say(f"bot-skirmish-gm-{op}-of", what=say(f"{key}-{x}")), LINE), f"{op}.{x}")
        for op, key, values in offered
        for x in values
    ]
    again = [Choice(say("bot-skirmish-gm-reroll-title"), "reroll")] if context.state.again else []
    return [*found, *again][:MOST_LINES]


def _in_force(context: EditorContext, view: TableView) -> list[str]:
    """List the modifiers that are in force."""
    say = context.say
    return [
        say(
            "bot-skirmish-gm-ruled",
            what=say(f"choice-modifier-{m.what}"),
            n=signed(m.by),
            all=int(not m.on),
            on=m.on,
            turns=m.turns,
        )
        for m in view.modifiers
    ]


def thing(context: EditorContext, detail: str) -> EditorPage:
    """Show what can be done to one figure, marker, charge or piece of terrain."""
    say, v = context.say, context.view.narrow(TableView)
    f, piece = v.figures.get(detail), next((p for p in v.pieces if p.id == detail), None)
    if not (f or piece or detail in v.markers or detail in v.charges):
        return main(context, "")
    buttons: list[Control] = []
    if f or detail in v.markers:
        buttons.append(context.fill(say("bot-skirmish-gm-place"), "place", detail))
    if piece:
        buttons.append(context.fill(say("bot-skirmish-gm-build"), "build", f"{piece.kind}.{detail}"))
    if f and (sight := [x for x in ("hide", "show") if x in statuses(v, f)]):
        buttons.append(context.fill(say(f"bot-skirmish-gm-{sight[0]}"), "status", f"{f.id}.{sight[0]}"))
    buttons += [context.fill(say("bot-skirmish-gm-remove"), "remove", detail), back(context)]
    rows: list[Row] = [tuple(buttons)]
    if f:
        changes = [Choice(say(f"bot-skirmish-gm-status-{x}"), x) for x in statuses(v, f)]
        rows.insert(0, (context.filling("status", f.id, say("bot-skirmish-gm-status"), changes),))
    line = (
        figure_line(say, f) if f else f"**{detail}** {own(piece.name, say) if piece and piece.name else ''}"
    )
    moves = f is not None or detail in v.markers
    aim = context.aim("place", detail, field="at") if moves else None
    if piece:
        aim = context.aim("build", f"{piece.kind}.{detail}", field="size", drawn=True)
    return EditorPage((line.strip(),), tuple(rows), aim=aim)


def eyes(context: EditorContext, detail: str) -> EditorPage:
    """Show the table as one of the players sees it: their picture, text board and question."""
    say, seats = context.say, context.state.seats
    players: Row = tuple(context.button(_player(context, x), "eyes", x) for x in seats)
    rows = tuple(players[i : i + 5] for i in range(0, len(players), 5))
    if detail not in seats:
        return EditorPage((say("bot-skirmish-gm-eyes-whose"),), (*rows, (back(context),)))
    seen = context.game.view(context.state, detail)
    if not isinstance(seen, TableView):
        raise TypeError(type(seen).__name__)
    board = text_board(seen, say, LOOK.headline(seen, context.names, say), state_lines(seen, say))
    lines = [
        say("bot-skirmish-gm-eyes-of", name=_player(context, detail)),
        *(LOOK.question(d.kind, seen, say) for d in pending(context.state) if d.seat == detail),
        LOOK.hand(seen, say),
        "```\n" + board.replace("`", "'") + "\n```",
    ]
    return EditorPage(
        tuple(x for x in lines if x), (*rows, (back(context),)), pictured=True, eyes=detail, whole=True
    )


def call(context: EditorContext, detail: str) -> EditorPage:
    """Offer the ends of the mission."""
    row: Row = tuple(context.fill(context.say(f"choice-call-{x}"), "call", x) for x in CALLS)
    return EditorPage((context.say("bot-skirmish-gm-call-which"),), (row, (back(context),)))


def back(context: EditorContext) -> Control:
    """Return the button to the first page."""
    return context.button(context.say("bot-skirmish-back"), "main")


def _things(context: EditorContext, view: TableView) -> list[Choice]:
    """List figures, hidden ones first, then markers, charges and terrain."""
    say = context.say
    figures = sorted((f for f in view.figures.values() if f.on_table), key=lambda f: f.id not in view.hidden)
    found = [
        Choice(
            cut(f.id if f.name == f.id else f"{f.id} · {own(f.name, say)}", LINE),
            f.id,
            _how(context, view, f),
            at=((f.id, ""),),
        )
        for f in figures
    ]
    markers = [
        Choice(cut(f"{x} · {say('choice-rank-marker')}", LINE), x, at=((x, ""),)) for x in view.markers
    ]
    return [
        *found,
        *markers,
        *(
            Choice(f"{x} · {say(f'skirmish-kit-{c.kind}')}", x, at=((x, ""),))
            for x, c in view.charges.items()
        ),
        *(
            Choice(
                cut(f"{p.id} · {own(p.name, say) if p.name else say(f'choice-terrain-{p.kind}')}", LINE),
                p.id,
                at=((p.id, ""),),
            )
            for p in view.pieces
        ),
    ]


def _how(context: EditorContext, view: TableView, figure: Figure) -> str:
    hidden = [context.say("skirmish-change-hidden")] if figure.id in view.hidden else []
    return cut(", ".join([*hidden, *state_of(figure, context.say)]), LINE)


def _player(context: EditorContext, seat: Seat) -> str:
    return cut(
        context.names.get(seat, seat).replace("\\", ""), LABEL
    )  # names are escaped for texts; buttons need none


PAGES: dict[str, Callable[[EditorContext, str], EditorPage]] = {
    "thing": thing,
    "eyes": eyes,
    "call": call,
}


@dataclass(frozen=True, slots=True)
class JudgedAct:
    """An act that has been judged, with its words and picture."""

    action: Action
    ahead: Foretold

    @property
    def grave(self) -> bool:
        """Return whether it ends the mission."""
        return isinstance(self.action, CallIt)


def foretell(context: EditorContext, act: Act) -> JudgedAct:
    """Try an act out.

    Raises:
        Refused: there is no such act of the GM's.
        InvalidAction: its facts are not as they should be.
        IllegalAction: it cannot be done.

    """
    name, facts = act
    free = context.state.rules.frees.get(name)
    if free is None or not name.startswith("gm."):
        raise Refused("refused-no-act")
    action = unpack_action(free.takes, facts)
    if bad := free.check(context.state, GM, action):
        raise IllegalAction(bad)
    numbered = isinstance(action, Spawn) and action.rank != "marker"
    dice = GivenDice(1) if numbered else None  # this die only chooses the figures' number
    seen = preview_act(context.game, context.state, GM, name, action, Random(), dice)
    if numbered:
        seen = _unnumbered(context.state, seen)
    drawn = [context.say("bot-skirmish-gm-numbered")] if numbered else []
    lines = [f"**{LOOK.label(action, context.view, context.say)}**", *drawn, *_readers(context, seen.events)]
    if seen.sides:
        lines.append(context.say("preview-roll", sides=seen.sides))
    if isinstance(action, CallIt):
        lines.append(context.say("bot-skirmish-call-sure", how=action.how))
    return JudgedAct(action, Foretold(seen.state, seen.events, tuple(lines)))


def _unnumbered(before: State, seen: Preview[State]) -> Preview[State]:
    """Take newcomers' numbers out of what is foretold, words and picture: others are drawn for them."""
    new = [x for x in seen.state.figures if x not in before.figures]
    called = {x: f"{x[0]}?{n}" for n, x in enumerate(new, 1)}
    called |= {x: f"{x[0]}?" for x in seen.state.groups if x not in before.groups}

    s = copy(seen.state)
    s.figures = {
        called.get(k, k): replace(
            f, id=called.get(k, k), name=called.get(f.name, f.name), group=called.get(f.group, f.group)
        )
        for k, f in s.figures.items()
    }
    s.groups = {called.get(k, k): replace(g, id=called.get(k, k)) for k, g in s.groups.items()}
    s.spotted = {side: tuple(called.get(x, x) for x in who) for side, who in s.spotted.items()}
    events = (e._replace(facts={k: _as(x, called) for k, x in e.facts.items()}) for e in seen.events)
    return replace(seen, state=s, events=tuple(events))


def _as(x: object, called: Mapping[str, str]) -> object:
    """Rename in plain data, at any depth."""
    if isinstance(x, str):
        return called.get(x, x)
    return [_as(y, called) for y in x] if isinstance(x, list | tuple) else x


def _readers(context: EditorContext, events: Sequence[Event]) -> list[str]:
    """Say who reads what."""
    mine = [e for e in events if e.kind != "acted"]
    everybody = _worded(context, [e for e in mine if e.reaches(None)])
    lines = [context.say("bot-skirmish-gm-all-read", said="\n".join(everybody))] if everybody else []
    for seat in context.state.seats:
        said = _worded(context, [e for e in mine if not e.reaches(None) and seat in e.to])
        if said:
            name = context.names.get(seat, seat)
            lines.append(context.say("bot-skirmish-gm-one-reads", name=name, said="\n".join(said)))
    if not lines:
        lines.append(context.say("bot-skirmish-gm-nobody-reads"))
        lines += _worded(context, mine)
    return lines


def _worded(context: EditorContext, events: Sequence[Event]) -> list[str]:
    shown, sealed = [e._replace(facts=tame(e.facts)) for e in events], ("gm_noted", "gm_opened")
    told = LOOK.tell([e for e in shown if e.kind not in sealed], context.names, context.say)
    notes = [e for e in shown if e.kind in sealed]  # as the post tells of them: another seal will be drawn
    brief = [x.said for x in LOOK.news(notes, context.names, context.say)]
    return [*told, *(x for x in (*brief, *(gm_words(e, context.say) for e in notes)) if x)]


PANEL = "gm.panel"


def write_act(act: Act) -> str:
    """Write an act as it is kept until it is confirmed."""
    return canonical(act)


def opener(game: str, say: Words) -> Button:
    """Return the button that opens the panel."""
    return Button(say("bot-skirmish-gm-open"), make(Verb.SHEET, game, GM, PANEL))


class GmPanel:
    """Pages lead to an act; the last shows it, and it is done from there."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Continue with what has not been confirmed yet."""
        return kept or ""

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        return self._ready(context) if op == READY else page(context, op, detail)

    def _ready(self, context: EditorContext) -> EditorPage:
        """Show what an act would do, and who would read what."""
        act = self.answer(context)
        shown, say = foretell(context, act), context.say
        sure = Tone.RISK if shown.grave else Tone.GOOD
        row = [context.button(say("button-confirm"), "do", token(act), sure)]
        a = shown.action
        if isinstance(a, Spawn) and a.rank != "marker":
            row.append(
                context.button(say(f"bot-skirmish-gm-seen-{'off' if a.seen else 'on'}"), "seen", token(act))
            )
        row.append(context.button(say("button-cancel"), "main"))
        return EditorPage(
            shown.ahead.lines, (tuple(row),), pictured=True, ahead=shown.ahead, framing="action"
        )

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed, chosen or filled in."""
        value = form_input.values[0] if form_input.values else form_input.detail
        match form_input.op:
            case "do" | "seen":
                act = self.answer(context)
                if token(act) != form_input.detail:
                    raise Refused("refused-changed")
                return Edit("", act=act) if form_input.op == "do" else self._keep_act(context, _turned(act))
            case "watch":
                return self._keep_act(context, ("gm.watch", {"watch": value == "on", "pause": False}))
            case op if form_input.fields:
                return self._keep_act(context, act_of(context, op, form_input.detail, form_input.fields))
            case op:
                return Edit(context.draft, op, value)

    def _keep_act(self, context: EditorContext, act: Act) -> Edit:
        """Keep an act that can be done, to be shown."""
        foretell(context, act)
        return Edit(write_act(act), READY)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the text fields that an act asks for."""
        return blank(context, op, detail)

    def read(self, context: EditorContext, text: str) -> str:
        """Take an act that was typed, or that the panel has written."""
        act = _act(text) if text.startswith("[") else read_act(context, text)
        foretell(context, act)
        return write_act(act)

    def answer(self, context: EditorContext) -> Act:
        """Return the act that waits for Confirm.

        Raises:
            Refused: there is none.

        """
        return _act(context.draft)


def _act(text: str) -> Act:
    with refusing((TypeError, ValueError), "refused-nothing"):
        name, facts = json.loads(text)
        return str(name), dict(facts)


def _turned(act: Act) -> Act:
    """Bring a group in sight instead of in hiding, or the other way."""
    name, facts = act
    return name, {**facts, "seen": not facts.get("seen", False)}


GM_PANEL = Panel(
    seat=GM,
    editor=GmPanel(),
    label="bot-skirmish-gm-open",
    refusal="bot-skirmish-gm-only",
    case="Ruling K65",
    typed=offers,
)
