"""The pages of the GM's panel: all at hand, one thing, terrain, another's view, rulings, gate, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.skirmish.gm.acts import statuses
from bot.games.skirmish.wording import figure_line, own
from bot.play.model.editors import EditorContext, EditorPage
from bot.play.model.ports import Choice, Control
from engine.core.flow import pending
from engine.core.rules import Seat
from engine.skirmish.gm.presets import PRESETS
from engine.skirmish.model.state import Figure
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_loader import terrain_kinds
from render.core.texts.graphemes import cut
from render.skirmish.elements.names import signed, state_of
from render.skirmish.look import LOOK
from render.skirmish.words.alt_text import state_lines, text_board

Row = tuple[Control, ...]
#: Maximum length of a choice and of a button's label, in characters.
LINE, LABEL = 100, 80
RULED = ("move", "hit", "spot", "risk", "morale")
GATES = ("open", "shut", "break_dhd", "mend_dhd")
CALLS = ("won", "lost", "drawn")


def page(b: EditorContext, op: str, detail: str) -> EditorPage:
    """Lay a page out; the first where none of this name is."""
    return PAGES.get(op, main)(b, detail)


def main(b: EditorContext, detail: str) -> EditorPage:
    """Show all that the GM can reach."""
    say, v = b.say, b.view.narrow(TableView)
    presets = [Choice(cut(say(f"choice-preset-{x}"), LINE), x) for x in PRESETS]
    asked = "off" if v.watch else "on"
    rows: list[Row] = [
        (
            b.button(say("bot-skirmish-gm-eyes"), "eyes"),
            b.fill(say("bot-skirmish-gm-say"), "say"),
            b.button(say("bot-skirmish-gm-handout"), "handout"),
            b.fill(say("bot-skirmish-gm-note"), "note"),
        ),
        *b.selects("thing", say("bot-skirmish-gm-thing"), _things(b, v)),
        (b.filling("spawn", "", say("bot-skirmish-gm-spawn"), presets),),
        (
            b.button(say("bot-skirmish-gm-terrain"), "terrain"),
            b.button(say("bot-skirmish-gm-rule"), "rule"),
            *([b.button(say("bot-skirmish-gm-gate"), "gate")] if v.stargate else []),
            *([b.fill(say("bot-skirmish-gm-reroll"), "reroll")] if b.state.again else []),
        ),
        (
            b.fill(say("bot-skirmish-gm-end"), "end"),
            b.button(say(f"bot-skirmish-gm-watch-{asked}"), "watch", asked),
            b.button(say("bot-skirmish-gm-call"), "call"),
        ),
    ]
    return EditorPage((say("bot-skirmish-gm-panel"), LOOK.hand(v, say)), tuple(rows), pictured=True)


def thing(b: EditorContext, detail: str) -> EditorPage:
    """Show what can be done to one figure, marker, charge or piece of terrain."""
    say, v = b.say, b.view.narrow(TableView)
    f, piece = v.figures.get(detail), next((p for p in v.pieces if p.id == detail), None)
    if not (f or piece or detail in v.markers or detail in v.charges):
        return main(b, "")
    buttons: list[Control] = []
    if f or detail in v.markers:
        buttons.append(b.fill(say("bot-skirmish-gm-place"), "place", detail))
    if piece:
        buttons.append(b.fill(say("bot-skirmish-gm-build"), "build", f"{piece.kind}.{detail}"))
    buttons += [b.fill(say("bot-skirmish-gm-remove"), "remove", detail), back(b)]
    rows: list[Row] = [tuple(buttons)]
    if f:
        changes = [Choice(say(f"bot-skirmish-gm-status-{x}"), x) for x in statuses(v, f)]
        rows.insert(0, (b.filling("status", f.id, say("bot-skirmish-gm-status"), changes),))
    line = (
        figure_line(say, f) if f else f"**{detail}** {own(piece.name, say) if piece and piece.name else ''}"
    )
    return EditorPage((line.strip(),), tuple(rows))


def terrain(b: EditorContext, detail: str) -> EditorPage:
    """Offer new terrain by kind, and the pieces that are there."""
    say, v = b.say, b.view.narrow(TableView)
    kinds = [Choice(say(f"choice-terrain-{x}"), x) for x in terrain_kinds()]
    pieces = [
        Choice(cut(f"{p.id} · {own(p.name, say) if p.name else say(f'choice-terrain-{p.kind}')}", LINE), p.id)
        for p in v.pieces
    ]
    rows = (
        (b.filling("build", "", say("bot-skirmish-gm-build-new"), kinds),),
        *b.selects("thing", say("bot-skirmish-gm-piece"), pieces),
        (back(b),),
    )
    return EditorPage((say("bot-skirmish-gm-terrain-how"),), rows, pictured=True)


def eyes(b: EditorContext, detail: str) -> EditorPage:
    """Show the table as one of the players sees it: their picture, text board and question."""
    say, seats = b.say, b.state.seats
    players: Row = tuple(b.button(_player(b, x), "eyes", x) for x in seats)
    rows = tuple(players[i : i + 5] for i in range(0, len(players), 5))
    if detail not in seats:
        return EditorPage((say("bot-skirmish-gm-eyes-whose"),), (*rows, (back(b),)))
    seen = b.game.view(b.state, detail)
    if not isinstance(seen, TableView):
        raise TypeError(type(seen).__name__)
    board = text_board(seen, say, LOOK.headline(seen, b.names, say), state_lines(seen, say))
    lines = [
        say("bot-skirmish-gm-eyes-of", name=_player(b, detail)),
        *(LOOK.question(d.kind, seen, say) for d in pending(b.state) if d.seat == detail),
        LOOK.hand(seen, say),
        "```\n" + board.replace("`", "'") + "\n```",
    ]
    return EditorPage(tuple(x for x in lines if x), (*rows, (back(b),)), pictured=True, eyes=detail)


def handout(b: EditorContext, detail: str) -> EditorPage:
    """Ask who alone is told something."""
    who: Row = tuple(b.fill(_player(b, x), "handout", x) for x in b.state.seats)
    rows = tuple(who[i : i + 5] for i in range(0, len(who), 5))
    return EditorPage((b.say("bot-skirmish-gm-handout-whom"),), (*rows, (back(b),)))


def rule(b: EditorContext, detail: str) -> EditorPage:
    """Offer rulings, and list those in force."""
    say = b.say
    what = [Choice(say(f"choice-modifier-{x}"), x) for x in RULED]
    lines = [
        say(
            "bot-skirmish-gm-ruled",
            what=say(f"choice-modifier-{m.what}"),
            n=signed(m.by),
            all=int(not m.on),
            on=m.on,
            turns=m.turns,
        )
        for m in b.view.narrow(TableView).modifiers
    ]
    text = (say("bot-skirmish-gm-rule-how"), "\n".join(lines))
    rows = ((b.filling("rule", "", say("bot-skirmish-gm-rule-what"), what),), (back(b),))
    return EditorPage(tuple(x for x in text if x), rows)


def gate(b: EditorContext, detail: str) -> EditorPage:
    """Offer what can be done to the Stargate."""
    return _listed(b, "gate", GATES)


def call(b: EditorContext, detail: str) -> EditorPage:
    """Offer the ends of the mission."""
    return _listed(b, "call", CALLS)


def _listed(b: EditorContext, op: str, values: Sequence[str]) -> EditorPage:
    row: Row = tuple(b.fill(b.say(f"choice-{op}-{x}"), op, x) for x in values)
    return EditorPage((b.say(f"bot-skirmish-gm-{op}-which"),), (row, (back(b),)))


def back(b: EditorContext) -> Control:
    """Return the button to the first page."""
    return b.button(b.say("bot-skirmish-back"), "main")


def _things(b: EditorContext, v: TableView) -> list[Choice]:
    """List figures, hidden ones first, then markers and charges."""
    say = b.say
    figures = sorted((f for f in v.figures.values() if f.on_table), key=lambda f: f.id not in v.hidden)
    found = [Choice(cut(f"{f.id} · {own(f.name, say)}", LINE), f.id, _how(b, v, f)) for f in figures]
    markers = [Choice(cut(f"{x} · {say('choice-rank-marker')}", LINE), x) for x in v.markers]
    return [
        *found,
        *markers,
        *(Choice(f"{x} · {say(f'skirmish-kit-{c.kind}')}", x) for x, c in v.charges.items()),
    ]


def _how(b: EditorContext, v: TableView, f: Figure) -> str:
    hidden = [b.say("skirmish-change-hidden")] if f.id in v.hidden else []
    return cut(", ".join([*hidden, *state_of(f, b.say)]), LINE)


def _player(b: EditorContext, seat: Seat) -> str:
    return cut(
        b.names.get(seat, seat).replace("\\", ""), LABEL
    )  # names are escaped for texts; buttons need none


PAGES: dict[str, Callable[[EditorContext, str], EditorPage]] = {
    "thing": thing,
    "terrain": terrain,
    "eyes": eyes,
    "handout": handout,
    "rule": rule,
    "gate": gate,
    "call": call,
}
