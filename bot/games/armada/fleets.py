"""The fleet builder: ships are added, fitted, copied and loaded, with credits and cargo left always shown.

The draft is a fleet as text, as players write it (`engine.armada.fleet.text`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.armada.faults import unread, wrong
from bot.play.games.cards import LINE, rows_of
from bot.play.model.action_forms import long_text
from bot.play.model.editors import (
    MOST_LINES,
    READY,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    Field,
    FormInput,
)
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.armada.fleet.editing import (
    Run,
    free_number,
    like_ships,
    numbers_of,
    runs,
    so_many,
    with_ships,
    without,
)
from engine.armada.fleet.purchase import (
    HIGHEST,
    SOLD,
    capacity,
    cargo_used,
    check_fleet,
    cost,
    credits_of,
    price,
)
from engine.armada.fleet.text import read_fleet, read_lines, ready_made, write_fleet
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import HULLS, STORES, Hull, Item
from engine.armada.queries.notation import must_say
from engine.core.errors import Fault, IllegalAction
from engine.core.types.explaining import Ways
from render.armada.look import LOOK
from render.armada.words.items import item, numbered, things
from render.core.texts.graphemes import cut

#: Stores are bought singly, or this many at a time.
MANY = 5
#: Number of characters of a saved fleet that are shown under its name.
TASTE = 100
Rows = tuple[tuple[Control, ...], ...]


class FleetEditor:
    """Builds a fleet for the question "fleet"."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Continue with the saved draft."""
        return kept or ""

    def read(self, context: EditorContext, text: str) -> str:
        """Read a pasted fleet. Lines that cannot be read stay in the text until they can.

        Where no line can be read, the fleet stays as it was.
        """
        must_say(text, context.decision.kind)
        found = read_lines("" if text.strip().casefold() == "none" else text)
        if found.bad and not found.fleet.ships:
            return _with_unread(fleet_of(context), found.bad)
        return text if found.bad else write_fleet(found.fleet)

    def answer(self, context: EditorContext) -> Fleet:
        """Return the fleet in its current form."""
        found = read_lines(context.draft)
        bad = [
            *(fault for _, fault in found.bad),
            *check_fleet(context.state, context.seat, found.fleet),
        ]
        if bad:
            raise IllegalAction(bad)
        return found.fleet

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        fleet = fleet_of(context)
        if context.locked:
            return EditorPage(
                (context.say("bot-armada-fleet-locked"), head(context, fleet), *listing(context, fleet))
            )
        if op == "ship" and (run := like_ships(fleet, detail)):
            return self._ship(context, fleet, run)
        if op == "shelf":
            return self._shelf(context, fleet)
        return self._ready(context, fleet) if op == READY else self._whole(context, fleet)

    def _whole(self, context: EditorContext, fleet: Fleet) -> EditorPage:
        """Show the whole fleet: choose a ship, add one, or take a fleet that is there already."""
        say, found = context.say, runs(fleet)
        lines = listing(context, fleet) or [say("bot-armada-fleet-empty")]
        choices = [_run_choice(context, run) for run in found]
        rows = context.selects("ship", say("bot-armada-fleet-which"), choices)
        tones = (Tone.PLAIN, Tone.MAIN) if fleet.ships else (Tone.MAIN, Tone.PLAIN)
        rows.append(
            (
                context.select(
                    "add", "", say("bot-armada-fleet-add"), [_hull_choice(context, x) for x in HULLS]
                ),
            )
        )
        rows.append(
            (
                context.button(say("bot-armada-fleet-shelf"), "shelf", tone=tones[0]),
                context.fill(say("bot-armada-fleet-paste"), "text"),
                *([context.fill(say("bot-armada-fleet-keep"), "keep")] if fleet.ships else []),
                context.button(say("bot-armada-ready"), READY, tone=tones[1]),
            )
        )
        said = (*_wrong(context, fleet), head(context, fleet), *lines, *unspent(context, fleet))
        return EditorPage(said, tuple(rows), lit=(fleet,) if fleet.ships else ())

    def _ship(self, context: EditorContext, fleet: Fleet, run: Run) -> EditorPage:
        """Show one ship, or a run of like ones that are fitted together."""
        say, ship, detail = context.say, run[0], numbers_of(run)
        lines = [head(context, fleet), ship_line(context, run), *_parts(context, ship)]
        lines += [say("bot-armada-fleet-run", n=len(run))] if len(run) > 1 else []
        more = [x for y in SOLD for x in _more(context, ship, y)][:MOST_LINES]
        less = [Choice(things(say, {x: n}), f"{x}={n - 1}") for x, n in ship.has.items()][:MOST_LINES]
        rows: list[tuple[Control, ...]] = []
        if more:
            rows.append((context.select("put", detail, say("bot-armada-fleet-put"), more, 1, len(more)),))
        if less:
            rows.append((context.select("take", detail, say("bot-armada-fleet-take"), less, 1, len(less)),))
        rows += _times(context, fleet, run)
        buttons = [
            *(
                [context.button(say("bot-armada-fleet-one", no=ship.no), "ship", str(ship.no))]
                if run[1:]
                else []
            ),
            context.fill(say("bot-armada-fleet-fit"), "fit", detail),
            context.button(say("bot-armada-fleet-scrap", n=len(run)), "scrap", detail, Tone.RISK),
            context.button(say("bot-armada-back"), "whole"),
        ]
        said = (*lines, *_wrong(context, fleet, {str(x.no) for x in run}))
        return EditorPage(said, (*rows, *rows_of(buttons)), lit=(fleet,))

    def _shelf(self, context: EditorContext, fleet: Fleet) -> EditorPage:
        """Show ready-made fleets and those that this player keeps."""
        say, rows = context.say, list[tuple[Control, ...]]()
        ready = ready_made(context.state, context.seat)
        lines = [
            f"{_called(context, name)} ({_size(context, x)}): {say(f'bot-armada-made-{name}-about')}"
            for name, x in ready.items()
        ]
        choices = [
            Choice(say(f"bot-armada-made-{name}"), name, say(f"bot-armada-made-{name}-play"))
            for name in ready
        ]
        if choices:
            rows.append((context.select("ready", "", say("bot-armada-fleet-ready-made"), choices),))
        if context.kept:
            own = [
                Choice(name, name, text.replace("\n", "; ")[:TASTE]) for name, text in context.kept.items()
            ]
            rows.append((context.select("own", "", say("bot-armada-fleet-own"), own),))
            rows.append((context.select("drop", "", say("bot-armada-fleet-drop"), own),))
        else:
            lines.append(say("bot-armada-fleet-own-none"))
        instead = [say("bot-armada-fleet-instead")] if fleet.ships else []
        rows.append((context.button(say("bot-armada-back"), "whole"),))
        return EditorPage((*instead, *lines, head(context, fleet)), tuple(rows))

    def _ready(self, context: EditorContext, fleet: Fleet) -> EditorPage:
        """Read the fleet back; lock it where nothing is wrong with it."""
        say, bad = context.say, _wrong(context, fleet)
        lines = listing(context, fleet) or [say("bot-armada-fleet-empty")]
        back = context.button(say("bot-armada-back"), "whole")
        if bad:
            mend = context.fill(say("bot-armada-fleet-paste"), "text", tone=Tone.MAIN)
            return EditorPage((*bad, head(context, fleet), *lines), ((mend, back),))
        sure = say("bot-armada-fleet-sure" if fleet.ships else "bot-armada-fleet-sure-empty")
        rows: Rows = ((context.lock(say("bot-armada-fleet-lock"), fleet), back),)
        said = (head(context, fleet), sure, *lines, *unspent(context, fleet))
        return EditorPage(said, rows, pictured=True, lit=(fleet,))

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        fleet, chosen = fleet_of(context), form_input.values[0] if form_input.values else ""
        match form_input.op:
            case "ship":
                return Edit(context.draft, "ship", chosen or form_input.detail)
            case "add" if chosen in HULLS:
                return self._add(context, fleet, chosen)
            case "put" | "take" | "times" | "scrap" | "fit":
                run = like_ships(fleet, form_input.detail)
                if not run:
                    raise Refused("refused-gone")
                return self._change(context, fleet, run, form_input, chosen)
            case "ready" if chosen in (ready := ready_made(context.state, context.seat)):
                said = (f"{_called(context, chosen)}: {context.say(f'bot-armada-made-{chosen}-play')}",)
                return replace(_edit(context, ready[chosen], "whole"), said=said)
            case "own" if chosen in context.kept:
                return Edit(self.read(context, context.kept[chosen]), "whole")
            case "drop" if chosen in context.kept:
                return Edit(
                    context.draft, "shelf", said=(context.say("bot-armada-fleet-dropped"),), forget=chosen
                )
            case "text":
                return Edit(self.read(context, form_input.fields.get("text", "")), "whole")
            case "keep" if fleet.ships:
                said = (context.say("bot-armada-fleet-kept"),)
                keep = (form_input.fields.get("name", ""), write_fleet(fleet))
                return Edit(context.draft, "whole", said=said, keep=keep)
            case _:
                return Edit(context.draft, form_input.op, form_input.detail)

    def _add(self, context: EditorContext, fleet: Fleet, hull: Hull) -> Edit:
        """Add a ship with what its hull must start with."""
        no = free_number(fleet)
        if not no:
            raise Refused("refused-gone")
        needs = context.state.force.item[hull].needs
        has = {x: needs[x][0] for x in SOLD if x in needs and needs[x][0]}
        return _edit(context, with_ships(fleet, [Design(no, hull, has)]), "ship", str(no))

    def _change(
        self, context: EditorContext, fleet: Fleet, run: Run, form_input: FormInput, chosen: str
    ) -> Edit:
        """Change a run of like ships, all in the same way."""
        ship = run[0]
        if form_input.op == "scrap":
            return _edit(context, without(fleet, run), "whole")
        if form_input.op == "times":
            if not chosen.isdecimal():
                raise Refused("refused-gone")
            return _edit(context, so_many(fleet, run, min(int(chosen), HIGHEST)), "ship", str(ship.no))
        if form_input.op == "fit":
            read = read_fleet(f"{ship.hull}: {form_input.fields.get('text', '').replace(chr(10), ',')}")
            has = read.ships[0].has if len(read.ships) == 1 else {}
        else:  # the total it is to have, so that a second press changes nothing
            wanted = [(thing, n) for thing, _, n in (x.partition("=") for x in form_input.values)]
            if not wanted or not all(n.isdecimal() for _, n in wanted):
                raise Refused("refused-gone")
            amounts = {**ship.has, **{thing: min(int(n), HIGHEST) for thing, n in wanted}}
            has = {x: amounts[x] for x in SOLD if amounts.get(x, 0) > 0}
        changed = [replace(x, has=dict(has)) for x in run]
        return _edit(context, with_ships(without(fleet, run), changed), "ship", form_input.detail)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the form of an input."""
        say, fleet = context.say, fleet_of(context)
        if op == "keep":
            field = Field("name", say("bot-armada-fleet-name"), most=40)
            return Blank(say("bot-armada-fleet-keep"), (field,))
        run = like_ships(fleet, detail) if op == "fit" else ()
        if run:
            text = write_fleet(Fleet((run[0],))).partition(":")[2].strip()
            hint = say("bot-armada-fleet-fit-hint")
            field = Field("text", say("bot-armada-fleet-fit-label"), hint, text, 300, required=False)
            return Blank(say("bot-armada-fleet-fit-title", no=numbers_of(run)), (field,))
        field = long_text(
            say("bot-armada-fleet-paste-label"), say("bot-armada-fleet-paste-hint"), context.draft
        )
        file = Field("file", say("bot-armada-fleet-file"), required=False, upload=True)
        return Blank(say("bot-armada-fleet-paste"), (field, file), "\n".join(_wrong(context, fleet)))


FLEETS = FleetEditor()


# -- words -----------------------------------------------------------------------------------------------


def fleet_of(context: EditorContext) -> Fleet:
    """Return the fleet of a draft."""
    return read_lines(context.draft).fleet


def _edit(context: EditorContext, fleet: Fleet, op: str, detail: str = "") -> Edit:
    """Keep a changed fleet, with the lines that could not be read before. A page is that of the whole run."""
    if op == "ship" and "-" not in detail:
        run = next((x for x in runs(fleet) if detail == str(x[0].no)), ())
        detail = numbers_of(run) if run[1:] else detail
    return Edit(_with_unread(fleet, read_lines(context.draft).bad), op, detail)


def _with_unread(fleet: Fleet, bad: Sequence[tuple[str, Fault]]) -> str:
    """Write a fleet, and lines that cannot be read below it."""
    return "\n".join(x for x in (write_fleet(fleet), *(line for line, _ in bad)) if x)


def head(context: EditorContext, fleet: Fleet) -> str:
    """Say what the fleet costs and how much is left."""
    may, spent = credits_of(context.state, context.seat), cost(context.state.force, fleet)
    return context.say(
        "bot-armada-fleet-head", ships=len(fleet.ships), cost=spent, credits=may, left=may - spent
    )


def unspent(context: EditorContext, fleet: Fleet) -> list[str]:
    """Say what credits score that are left."""
    left = credits_of(context.state, context.seat) - cost(context.state.force, fleet)
    points = context.state.house.points_for(max(left, 0))
    return [context.say("bot-armada-fleet-unspent", points=points)] if left > 0 else []


def listing(context: EditorContext, fleet: Fleet) -> list[str]:
    """Write a fleet ship by ship, like ones together."""
    found = runs(fleet)
    return ["\n".join(ship_line(context, run) for run in found)] if found else []


def ship_line(context: EditorContext, run: Run) -> str:
    """Write a run of ships: numbers, hull, what each has, cargo and price."""
    ship, force = run[0], context.state.force
    room = capacity(force, ship.hull)
    return context.say(
        "bot-armada-fleet-line",
        no=numbers_of(run),
        n=len(run),
        hull=item(context.say, ship.hull, len(run)),
        has=things(context.say, ship.has) or context.say("bot-armada-fleet-bare"),
        used=cargo_used(force, ship.has),
        room=room,
        price=price(force, ship),
    )


def _parts(context: EditorContext, ship: Design) -> list[str]:
    """List a ship's equipment, with cost and space."""
    force = context.state.force
    lines = [
        context.say(
            "bot-armada-fleet-part",
            what=item(context.say, x, n),
            cost=n * force.cost[x],
            cargo=n * force.cargo[x],
        )
        for x, n in ship.has.items()
    ]
    return ["\n".join(lines)] if lines else []


def _run_choice(context: EditorContext, run: Run) -> Choice:
    ship = run[0]
    label = f"{numbers_of(run)} · {numbered(context.say, ship.hull, len(run))}"
    has = cut(things(context.say, ship.has), LINE)
    return Choice(label, numbers_of(run), has, emblem=context.emblem(ship.hull), at=_row_of(ship))


def _row_of(ship: Design) -> Ways:
    return ((f"#{ship.no}", ""),)


def _called(context: EditorContext, name: str) -> str:
    return f"**{context.say(f'bot-armada-made-{name}')}**"


def _size(context: EditorContext, fleet: Fleet) -> str:
    return context.say("bot-armada-fleet-size", ships=len(fleet.ships), cost=cost(context.state.force, fleet))


def _hull_choice(context: EditorContext, hull: str) -> Choice:
    row = context.state.force.item[hull]
    needs = {x: least for x, (least, _) in row.needs.items() if least}
    price_ = row.cost + sum(context.state.force.cost[x] * n for x, n in needs.items())
    about = context.say("bot-armada-fleet-hull", cost=price_, room=row.capacity)
    starts = context.say("bot-armada-fleet-with", things=things(context.say, needs)) if needs else ""
    about = f"{about}{starts} · {LOOK.purpose(hull, context.say)}"
    return Choice(item(context.say, hull, 1), hull, cut(about, LINE), emblem=context.emblem(hull))


def _more(context: EditorContext, ship: Design, thing: str) -> list[Choice]:
    """Offer what still fits into a ship: one of it, of stores also several."""
    row, force = context.state.force.item[thing], context.state.force
    hull = force.item[ship.hull]
    room = hull.capacity - cargo_used(force, ship.has)
    if not row.missile:
        other = sum(force.cargo[x] * n for x, n in ship.has.items() if not force.item[x].missile)
        room = min(room, hull.capacity - hull.missiles_only - other)
    had = ship.has.get(thing, 0)
    most = min(hull.needs.get(thing, (0, HIGHEST))[1], row.most or HIGHEST) - had
    fits = min(most, room // row.cargo if row.cargo else most)
    return [
        Choice(
            f"+ {item(context.say, thing, n)}",
            f"{thing}={had + n}",
            cut(f"{_cost(context, row, n)} · {LOOK.purpose(thing, context.say)}", LINE),
            at=_row_of(ship),
        )
        for n in ((1, MANY) if thing in STORES else (1,))
        if n <= fits
    ]


def _cost(context: EditorContext, row: Item, n: int) -> str:
    return context.say("bot-armada-fleet-price", cost=n * row.cost, cargo=n * row.cargo)


def _times(context: EditorContext, fleet: Fleet, run: Run) -> list[tuple[Control, ...]]:
    """Offer how many there shall be of a ship, as many as credits and counters allow."""
    left = credits_of(context.state, context.seat) - cost(context.state.force, fleet)
    more = min(
        left // max(1, price(context.state.force, run[0])), context.state.numbers.ships - len(fleet.ships)
    )
    most = min(max(len(run) + more, len(run)), MOST_LINES)
    if most < 2:
        return []
    hull = item(context.say, run[0].hull, 1)
    choices = [
        Choice(context.say("bot-armada-fleet-many", n=n, hull=hull), str(n), chosen=n == len(run))
        for n in range(1, most + 1)
    ]
    return [(context.select("times", numbers_of(run), context.say("bot-armada-fleet-times"), choices),)]


def _wrong(context: EditorContext, fleet: Fleet, about: set[str] | None = None) -> list[str]:
    """Say what is wrong with a fleet, or with some of its ships."""
    bad = (
        unread(context, read_lines(context.draft).bad, context.say("bot-armada-fleet-paste"))
        if about is None
        else []
    )
    return [*bad, *_against_rules(context, fleet, about)]


def _against_rules(context: EditorContext, fleet: Fleet, about: set[str] | None) -> list[str]:
    bad = [
        f
        for f in check_fleet(context.state, context.seat, fleet)
        if about is None or f.at in about or not f.at
    ]
    return wrong(context, bad, "bot-armada-wrong-ship")
