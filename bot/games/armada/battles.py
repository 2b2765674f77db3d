"""The questions of a battle, as a form: it starts with the answer of the battle plan, or the default.

Everything is chosen on the page or typed; one button gives the current answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from bot.play.games.cards import LINE
from bot.play.model.action_forms import ActionForm, Ask, Choices, long_text, up_to
from bot.play.model.editors import (
    MOST_LINES,
    READY,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    FormInput,
)
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.armada.battle.frames import (
    Battle,
    Cover,
    Free,
    Gun,
    Intercept,
    Muster,
    Placing,
    Retreat,
    Shot,
    Take,
    Targets,
    seeker_targets,
    units_standing,
)
from engine.armada.battle.permissions import (
    ambush_called,
    may_close,
    may_cover,
    may_draw_off,
    may_launch,
    may_lure,
    may_retreat,
    may_take,
    may_unload,
)
from engine.armada.battle.planned_answers import (
    answer_by,
    complete_free,
    complete_targets,
    free_shooters,
    plan_of,
)
from engine.armada.battle.weapons import (
    CLOSE_GUNS,
    MISSILES,
    free_launchers,
    gun_shots,
    kept_apart,
    need_to_hit,
    shooters,
)
from engine.armada.model.odds import exact_chance
from engine.armada.model.state import FOE, State, Unit
from engine.armada.queries.forecast import expected, expected_free
from engine.armada.turn.by_plan import ByPlan
from engine.core.codec import pack_action, unpack_action
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from engine.core.rules import Action, Facts, Seat
from render.armada.look import LOOK
from render.armada.words.items import counts, item, named, numbered, place, short, things
from render.armada.words.odds import percent
from render.core.texts.graphemes import cut

Rows = list[tuple[Control, ...]]
Part = tuple[list[str], Rows]


def unit_name(context: EditorContext, unit: Unit) -> str:
    """Name a unit for a list: "Ship 7 (missile boat)", "Enemy fighter Sf12"."""
    kind = item(context.say, unit.type, 1)
    key = "bot-armada-unit-own" if unit.seat == context.seat else "bot-armada-unit-foe"
    return context.say(key, id=short(unit.id) if unit.seat == context.seat else unit.id, kind=kind)


# -- a: launching ----------------------------------------------------------------------------------------


def _here(context: EditorContext) -> tuple[State, Battle, Seat]:
    return context.state, battle_of(context), context.seat


def _launched(what: str, may: Callable[[State, Battle, Seat], Mapping[str, int]]) -> Ask:
    """Ask which ships launch all that they may of something."""

    def choices(context: EditorContext, detail: str) -> list[Choice]:
        units, most = context.state.units, may(*_here(context))
        return [
            Choice(unit_name(context, units[x]), x, numbered(context.say, what, n), at=((x, ""),))
            for x, n in most.items()
        ]

    def made(context: EditorContext, chosen: Sequence[str]) -> Facts:
        most = may(*_here(context))
        return {f"{what}s": {x: most[x] for x in chosen}}

    return Ask(choices, many=True, made=made, rows=2)


def _unloaded(context: EditorContext, detail: str) -> list[Choice]:
    return [
        Choice(
            unit_name(context, u),
            u.id,
            context.say("bot-armada-pick-ship", no=short(u.aboard)),
            at=((u.aboard, ""),),
        )
        for u in may_unload(*_here(context))
    ]


def _ambush(context: EditorContext, detail: str) -> Sequence[Choice]:
    s, battle, seat = _here(context)
    lying = s.ambush.get(f"{seat}@{battle.at}", 0)
    return up_to(lying) if lying and not ambush_called(s, battle, seat) else ()


MUSTER = ActionForm(
    Muster,
    "bot-armada-muster",
    ("seekers", "decoys", "unload", "ambush"),
    ask={
        "seekers": _launched("seeker", may_launch),
        "decoys": _launched("decoy", may_lure),
        "unload": Ask(_unloaded, many=True),
        "ambush": Ask(_ambush),
    },
)


def muster(context: EditorContext, battle: Battle, muster: Muster) -> Part:
    """Show the launches and unloadings."""
    say, s = context.say, context.state
    called = ambush_called(s, battle, context.seat)
    lines = [
        say(
            "bot-armada-muster",
            seekers=sum(muster.seekers.values()),
            ambush=called or muster.ambush,
            decoys=sum(muster.decoys.values()),
            n=len(muster.unload),
            units=counts(say, (s.units[x].type for x in muster.unload)),
        ),
        *([say("bot-armada-muster-called", n=called)] if called else []),
        *([say("bot-armada-muster-late")] if may_unload(s, battle, context.seat) else []),
    ]
    return lines, MUSTER.selects(context, muster)


# -- b to e: seekers -------------------------------------------------------------------------------------


INTERCEPT = ActionForm(
    Intercept,
    "bot-armada-intercept",
    ("n",),
    ask={"n": Ask(lambda context, detail: up_to(battle_of(context).air.get(context.seat, 0)))},
)


def intercept(context: EditorContext, battle: Battle, intercept: Intercept) -> Part:
    """Show how many seekers go against the enemy's."""
    mine, theirs = battle.air.get(context.seat, 0), battle.air.get(FOE[context.seat], 0)
    line = context.say("bot-armada-intercept", n=intercept.n, mine=mine, theirs=theirs)
    return [line], INTERCEPT.selects(context, intercept) if mine else []


def placing(context: EditorContext, battle: Battle, placing: Placing) -> Part:
    """Show where the seekers fly; choosing a target puts one more on it, or takes all off it."""
    say, s, mine = context.say, context.state, battle.air.get(context.seat, 0)
    on = {x: n for x, n in placing.on.items() if n}
    left = mine - sum(on.values())
    said = ", ".join(f"{x} ×{n}" for x, n in on.items()) or "–"
    lines = [say("bot-armada-place", n=mine, left=left, on=said)]
    foes = seeker_targets(s, battle, context.seat)[:MOST_LINES]
    rows: Rows = []
    for n in (1, 3):
        if left >= n and foes:
            choices = [
                Choice(
                    unit_name(context, u),
                    u.id,
                    f"×{on[u.id]}" if u.id in on else "",
                    at=((u.id, ""),) if n == 1 else (),
                )
                for u in foes
            ]
            rows.append((context.select("more", str(n), say("bot-armada-place-more", n=n), choices),))
    if on:
        choices = [
            Choice(unit_name(context, s.units[x]), x, f"×{n}") for x, n in list(on.items())[:MOST_LINES]
        ]
        rows.append((context.select("off", "", say("bot-armada-place-off"), choices),))
        rows.append((context.button(say("bot-armada-place-none"), "clear", tone=Tone.RISK),))
    return lines, rows


def placed(context: EditorContext, placing: Placing, form_input: FormInput) -> Placing:
    """Change where seekers fly."""
    on = dict(placing.on)
    match form_input.op:
        case "more":
            on[form_input.values[0]] = on.get(form_input.values[0], 0) + int(form_input.detail)
        case "off":
            on.pop(form_input.values[0], None)
        case "clear":
            on = {}
    return Placing(on)


def _cover_choices(context: EditorContext, detail: str) -> list[Choice]:
    return [Choice(name, key, at=((x.by, x.on),)) for key, (name, x) in _covers(context).items()]


def _cover_shots(context: EditorContext, chosen: Sequence[str]) -> Facts:
    """Make shots of the lines chosen; decoys are shared out in the order of the list."""
    found, shots = _covers(context), list[Shot]()
    decoys = battle_of(context).decoys.get(context.seat, 0)
    for shot in (found[x][1] for x in chosen):
        n = min(shot.n, decoys) if shot.gun == "decoy" else shot.n
        decoys -= n if shot.gun == "decoy" else 0
        if n:
            shots.append(replace(shot, n=n))
    return {"shots": tuple(shots)}


def _covered(cover: Cover) -> list[str]:
    return [f"{x.by}.{x.gun}.{x.on}" for x in cover.shots]


COVERING = Ask(_cover_choices, many=True, made=_cover_shots, ticks=_covered)
COVER = ActionForm(Cover, "bot-armada-cover", ("shots",), ask={"shots": COVERING})


def cover(context: EditorContext, battle: Battle, cover: Cover) -> Part:
    """Show which weapons shoot at the seekers on their own ship, and for which ships decoys act."""
    mine = {x: n for x, n in battle.aimed.items() if context.state.units[x].seat == context.seat}
    aimed = ", ".join(f"{short(x)} ×{n}" for x, n in mine.items()) or "–"
    line = context.say("bot-armada-cover", aimed=aimed, n=sum(x.n for x in cover.shots))
    return [line], COVER.selects(context, cover)


def _covers(context: EditorContext) -> dict[str, tuple[str, Shot]]:
    """List the weapons that may shoot at seekers: each line's key, its name, and the shots."""
    (s, battle, seat), say = _here(context), context.say
    found: dict[str, tuple[str, Shot]] = {}
    for unit, have in may_cover(s, battle, seat).items():
        for gun, n in have.items():
            shot = Shot(unit, gun, unit, min(n, battle.aimed[unit]))
            name = say(
                "bot-armada-cover-gun", unit=unit_name(context, s.units[unit]), gun=numbered(say, gun, n)
            )
            found[f"{unit}.{gun}.{unit}"] = (name, shot)
    if free := battle.decoys.get(seat, 0):
        for ship in may_draw_off(s, battle, seat):
            n = min(free, battle.aimed[ship])
            name = say("bot-armada-cover-decoy", unit=unit_name(context, s.units[ship]), n=n)
            found[f"{seat}.decoy.{ship}"] = (name, Shot(seat, "decoy", ship, n))
    return found


# -- g: retreat, and hits for fighters --------------------------------------------------------------------


def _units(may: Callable[[State, Battle, Seat], Iterable[Unit]]) -> Choices:
    """Return what offers the units that may do something now."""
    return lambda context, detail: [
        Choice(unit_name(context, u), u.id, at=((u.id, ""),)) for u in may(*_here(context))
    ]


RETREAT = ActionForm(
    Retreat, "bot-armada-retreat", ("units",), ask={"units": Ask(_units(may_retreat), many=True)}
)


def retreat(context: EditorContext, battle: Battle, retreat: Retreat) -> Part:
    """Show who retreats."""
    say, may = context.say, may_retreat(context.state, battle, context.seat)
    line = say(
        "bot-armada-retreat", n=len(retreat.units), units=named(retreat.units) if retreat.units else "–"
    )
    both: list[Control] = []
    if may and len(retreat.units) < len(may):
        both.append(context.button(say("bot-armada-retreat-all"), "all"))
    if retreat.units:
        both.append(context.button(say("bot-armada-retreat-none"), "nobody"))
    return [line], [*RETREAT.selects(context, retreat), *([tuple(both)] if both else [])]


def retreated(context: EditorContext, retreat: Retreat, form_input: FormInput) -> Retreat:
    """Change who retreats."""
    if form_input.op == "all":
        return Retreat(tuple(u.id for u in may_retreat(*_here(context))))
    if form_input.op == "nobody":
        return Retreat()
    changed: Retreat = RETREAT.changed(context, retreat, form_input)
    return changed


def _hits_to_take(context: EditorContext, detail: str) -> list[Choice]:
    say, units = context.say, context.state.units
    return [
        Choice(
            say("bot-armada-take-hit", n=h.shot, unit=unit_name(context, units[h.on])),
            str(h.shot),
            item(say, h.gun, 1),
        )
        for h in may_take(*_here(context))[0]
    ]


def _hits_taken(context: EditorContext, chosen: Sequence[str]) -> Facts:
    return {"hits": tuple(sorted(map(int, chosen)))}


TAKE = ActionForm(
    Take, "bot-armada-take", ("hits",), ask={"hits": Ask(_hits_to_take, many=True, made=_hits_taken)}
)


def take(context: EditorContext, battle: Battle, take: Take) -> Part:
    """Show which hits fighters try to take, at even chances, before shield and armor count."""
    hits, fighters = may_take(context.state, battle, context.seat)
    line = context.say("bot-armada-take", n=len(take.hits), hits=len(hits), fighters=len(fighters))
    return [line], TAKE.selects(context, take)


#: Number of targets that are listed on the page.
MOST_SHOWN = 20
#: Maximum number of shots listed that the plan adds.
MOST_BESIDES = 8
Volley = Targets | Free


def whole(context: EditorContext, battle: Battle, volley: Volley) -> tuple[Shot, ...]:
    """Return every shot of an answer, those too that follow the plan."""
    plan = plan_of(context.state, battle, context.seat)
    if isinstance(volley, Targets):
        return complete_targets(context.state, battle, context.seat, volley, plan).shots
    return complete_free(context.state, battle, context.seat, volley, plan).shots


CLOSE = ActionForm(
    Targets, "bot-armada-targets", ("close",), ask={"close": Ask(_units(may_close), many=True, rows=2)}
)


def targets(context: EditorContext, battle: Battle, targets: Targets) -> Part:
    """Show the targets, shooters and chances; choose shooters, or ships to go close."""
    lines, rows = _listed(context, battle, targets)
    if near := CLOSE.selects(context, targets):
        rows += near
        lines.append(
            context.say(
                "bot-armada-targets-near",
                n=len(targets.close),
                units=named(targets.close) if targets.close else "–",
            )
        )
    return lines, rows


def free(context: EditorContext, battle: Battle, free: Free) -> Part:
    """Show the free shots of ground units at the group at close quarters."""
    return _listed(context, battle, free)


def _listed(context: EditorContext, battle: Battle, volley: Volley) -> Part:
    say, s, shots = context.say, context.state, whole(context, battle, volley)
    by_target: dict[str, list[Shot]] = {}
    for x in shots:
        by_target.setdefault(x.on, []).append(x)
    hits = _hits(context, battle, volley, shots)
    said = [_target_line(context, s.units[on], found, hits[on]) for on, found in by_target.items()][
        :MOST_SHOWN
    ]
    lines = ["\n".join(said) or say("bot-armada-targets-nothing")]
    if len(by_target) > MOST_SHOWN:
        lines.append(say("bot-more", n=len(by_target) - MOST_SHOWN))
    besides = shots[len(volley.shots) :] if volley.shots else ()
    lines.append(
        say("bot-armada-targets-besides", n=sum(x.n for x in besides), shots=_besides(context, besides))
        if besides
        else say(f"bot-armada-targets-rest-{volley.rest}")
    )
    if isinstance(volley, Targets) and volley.close:
        lines.append(say("bot-armada-targets-counted"))
    mine = [u for u, _ in _guns(context, battle, volley)]
    choices = [
        Choice(unit_name(context, u), u.id, cut(_at(context, shots, u), LINE), at=((u.id, ""),)) for u in mine
    ]
    rows: Rows = context.selects("shooters", say("bot-armada-targets-who"), choices, several=True, rows=2)
    rest = context.button(say(f"bot-armada-targets-{'hold' if volley.rest == 'plan' else 'plan'}"), "rest")
    rows.append(
        (
            rest,
            *(
                [context.button(say("bot-armada-targets-clear"), "clear", tone=Tone.RISK)]
                if volley.shots
                else []
            ),
        )
    )
    return lines, rows


def _besides(context: EditorContext, shots: Sequence[Shot]) -> str:
    """List shots by the plan that the player has not named, as far as there is room."""
    said = [f"{short(x.by)} {numbered(context.say, x.gun, x.n)} → {x.on}" for x in shots]
    more = [context.say("bot-more", n=len(said) - MOST_BESIDES)] if len(said) > MOST_BESIDES else []
    return ", ".join([*said[:MOST_BESIDES], *more])


def _at(context: EditorContext, shots: Sequence[Shot], unit: Unit) -> str:
    return ", ".join(f"{numbered(context.say, x.gun, x.n)} → {x.on}" for x in shots if x.by == unit.id)


def _guns(context: EditorContext, battle: Battle, volley: Volley) -> list[tuple[Unit, dict[Gun, int]]]:
    """List the possible shooters and their weapons."""
    if isinstance(volley, Targets):
        return shooters(context.state, battle, context.seat)
    return [
        (u, gun_shots(context.state, battle, u)) for u in free_shooters(context.state, battle, context.seat)
    ]


def _hits(context: EditorContext, battle: Battle, volley: Volley, shots: Sequence[Shot]) -> dict[str, float]:
    """Return the hits to be expected by target."""
    s = context.state
    if isinstance(volley, Targets):
        return expected(s, battle, context.seat, replace(volley, shots=tuple(shots), rest="hold"))
    return expected_free(s, battle, shots)


def _target_line(context: EditorContext, on: Unit, shots: Sequence[Shot], hits: float) -> str:
    """Describe a target, the shots at it, and the expected hits."""
    shot: dict[str, int] = {}
    for x in shots:
        shot[x.gun] = shot.get(x.gun, 0) + x.n
    return context.say(
        "bot-armada-targets-line",
        target=unit_name(context, on),
        guns=things(context.say, shot),
        by=named(dict.fromkeys(x.by for x in shots)),
        hits=round(hits, 1),
    )


# -- aiming ----------------------------------------------------------------------------------------------


def aim(context: EditorContext, battle: Battle, volley: Volley, pick: Sequence[str]) -> Part:
    """Offer targets for the shooters that were chosen, each with its chance."""
    say = context.say
    able = {u.id: (u, have) for u, have in _guns(context, battle, volley)}
    mine = [able[x] for x in pick if x in able]
    if not mine:
        raise Refused("refused-gone")
    foes = _foes(context, battle, volley)
    choices = [
        Choice(
            unit_name(context, u),
            u.id,
            cut(_chances(context, battle, volley, mine, u), LINE),
            at=tuple((x.id, u.id) for x, _ in mine),
        )
        for u in foes
    ]
    choices = [x for x in choices if x.detail]
    rows: Rows = context.selects("aim", say("bot-armada-targets-at"), choices, rows=3)
    rows.append((context.button(say("bot-armada-back"), "shown"),))
    units = ", ".join(short(u.id) for u, _ in mine)
    return [say("bot-armada-targets-aim", units=units, n=sum(sum(x.values()) for _, x in mine))], rows


def _foes(context: EditorContext, battle: Battle, volley: Volley) -> list[Unit]:
    if isinstance(volley, Targets):
        return units_standing(context.state, battle, FOE[context.seat])
    return [
        context.state.units[x] for x in battle.close if x in context.state.units and x not in battle.flipped
    ]


def _chances(
    context: EditorContext,
    battle: Battle,
    volley: Volley,
    mine: Sequence[tuple[Unit, dict[Gun, int]]],
    on: Unit,
) -> str:
    """Say with what chance each gun hits a target."""
    close = volley.close if isinstance(volley, Targets) else ()
    found: dict[str, None] = {}
    for u, have in mine:
        for gun in have:
            p = exact_chance(
                need_to_hit(context.state, battle, u, gun, on, close=u.id in close and gun in CLOSE_GUNS)
            )
            if p and not kept_apart(battle, u, on):
                found[f"{context.say(f'armada-item-{gun}', n=1)} {percent(p)} %"] = None
    return ", ".join(found)


def aimed(context: EditorContext, volley: Volley, form_input: FormInput) -> Volley:
    """Change targets, who goes close, or what the rest does."""
    match form_input.op:
        case "aim":
            return _aimed(context, volley, form_input.detail.split(","), form_input.values[0])
        case "close" if isinstance(volley, Targets):
            changed: Targets = CLOSE.changed(context, volley, form_input)
            return replace(changed, shots=())
        case "rest":
            return replace(volley, rest="hold" if volley.rest == "plan" else "plan")
        case "clear":
            return replace(volley, shots=())
        case _:
            return volley


def _aimed(context: EditorContext, volley: Volley, pick: Sequence[str], on: str) -> Volley:
    """Turn all guns of the shooters on one target; a launcher takes the missile that hits it best."""
    s, battle, _ = _here(context)
    close = volley.close if isinstance(volley, Targets) else ()
    target = s.units.get(on)
    if target is None:
        raise Refused("refused-gone")
    shots = [x for x in volley.shots if x.by not in pick]
    for u, have in _guns(context, battle, volley):
        if u.id not in pick or kept_apart(battle, u, target):
            continue
        odds = {
            gun: exact_chance(
                need_to_hit(s, battle, u, gun, target, close=u.id in close and gun in CLOSE_GUNS)
            )
            for gun in have
        }
        room = free_launchers(s, u)
        for gun in sorted(have, key=lambda g: -odds[g]):
            n = min(have[gun], room) if gun in MISSILES else have[gun]
            if odds[gun] and n:
                shots.append(Shot(u.id, gun, on, n))
                room -= n if gun in MISSILES else 0
    return replace(volley, shots=tuple(shots))


Show = Callable[[EditorContext, Battle, Action], tuple[list[str], Rows]]
Change = Callable[[EditorContext, Action, FormInput], Action]
#: By question: what shows its lines and controls, and what changes the answer when a control is used.
PARTS: Mapping[str, tuple[Show, Change]] = {
    "muster": (muster, MUSTER.changed),
    "intercept": (intercept, INTERCEPT.changed),
    "place": (placing, placed),
    "cover": (cover, COVER.changed),
    "retreat": (retreat, retreated),
    "take": (take, TAKE.changed),
    "targets": (targets, aimed),
    "free": (free, aimed),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer being written. `mark` names its question: another one starts afresh. `pick` are shooters."""

    mark: str
    a: Action
    pick: tuple[str, ...] = ()


def battle_of(context: EditorContext) -> Battle:
    """Return the battle under way."""
    v: Battle = context.state.stack[-1].v
    return v


class BattleEditor:
    """Answers the questions of a battle."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Continue this answer; a new question starts with the plan's answer."""
        mark = f"{context.state.turn}.{crc32(repr(battle_of(context)).encode()):08x}"
        if kept and json.loads(kept)["mark"] == mark:
            return kept
        return self._written(context, Answer(mark, answer_by(context.state, context.decision)))

    def read(self, context: EditorContext, text: str) -> str:
        """Read a typed answer.

        Raises:
            IllegalAction: it names a unit that there is not, so that no page can show it.

        """
        a = context.game.read(context.state, context.decision, text)
        wrong = faults(context.state, context.decision, a)
        if unknown := [x for x in wrong if x.facts.get("unit", "") not in ("", *context.state.units)]:
            raise IllegalAction(unknown)
        return self._written(context, replace(self._draft(context), a=a, pick=()))

    def answer(self, context: EditorContext) -> Action:
        """Return the answer in its current form."""
        a = self._draft(context).a
        if bad := faults(context.state, context.decision, a):
            raise IllegalAction(list(bad))
        return a

    def _draft(self, context: EditorContext) -> Answer:
        kept = json.loads(context.draft)
        takes = context.game.rules.kinds[context.decision.kind].takes
        return Answer(kept["mark"], unpack_action(takes, kept["a"]), tuple(kept["pick"]))

    def _written(self, context: EditorContext, x: Answer) -> str:
        packed = pack_action(context.game.rules.kinds[context.decision.kind].takes, x.a)
        return json.dumps({"mark": x.mark, "a": packed, "pick": x.pick}, separators=(",", ":"))

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay the page out: the question, the current answer, and what can be changed."""
        say, v, x = context.say, battle_of(context), self._draft(context)
        question = LOOK.question(context.decision.kind, context.view, say)
        asked = f"{say('bot-armada-battle-round', round=v.round)} {question}"
        if context.locked:
            head = say("bot-armada-battle-head", at=place(say, v.at), round=v.round)
            return EditorPage((head, say("bot-armada-battle-locked")), pictured=True, framing="action")
        show, _ = PARTS[context.decision.kind]
        if context.decision.kind in ("targets", "free") and op == "aim" and x.pick:
            lines, rows = aim(context, v, x.a, x.pick)
        else:
            lines, rows = show(context, v, x.a)
        last: list[Control] = [
            context.lock(say("bot-armada-battle-do"), x.a),
            context.button(say("bot-armada-battle-plan"), "plan"),
            context.button(say("bot-armada-battle-turn"), "turn"),
            context.fill(say("button-write"), "text"),
        ]
        bad = [LOOK.refusal(f, say) for f in faults(context.state, context.decision, x.a)]
        pictured = op in ("", READY, "plan")
        return EditorPage((asked, *lines, *bad), (*rows, tuple(last)), pictured=pictured, framing="action")

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        x = self._draft(context)
        if form_input.op == "plan":
            return Edit(
                self._written(context, Answer(x.mark, answer_by(context.state, context.decision))), "plan"
            )
        if form_input.op == "turn":
            return Edit(context.draft, act=("by_plan", pack_action(ByPlan, ByPlan())))
        if form_input.op == "text":
            return Edit(self.read(context, form_input.fields.get("text", "")), "shown")
        if form_input.op == "shooters":
            return Edit(self._written(context, replace(x, pick=tuple(form_input.values))), "aim")
        _, change = PARTS[context.decision.kind]
        if form_input.op == "aim":
            form_input = replace(form_input, detail=",".join(x.pick))
        return Edit(
            self._written(context, replace(x, a=change(context, x.a, form_input), pick=())),
            "shown",
        )

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the field in which an answer is typed."""
        say = context.say
        field = long_text(
            say("bot-armada-battle-label"),
            say(f"bot-armada-{context.decision.kind}-typed"),
            context.game.write(self._draft(context).a),
        )
        return Blank(say("bot-write-title"), (field,))


BATTLES = BattleEditor()
