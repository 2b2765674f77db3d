"""The questions of a battle, as a form: it starts with the answer of the battle plan, or the default.

Everything is chosen on the page or typed; one button gives the current answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from bot.play.games.cards import LINE
from bot.play.model.action_forms import long_text
from bot.play.model.editors import (
    MOST_LINES,
    READY,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    FormInput,
)
from bot.play.model.ports import Choice, Control, Select, Tone
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
from engine.armada.battle.permitted import (
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
from engine.armada.model.state import FOE, Unit
from engine.armada.queries.forecast import expected, expected_free
from engine.armada.turn.by_plan import ByPlan
from engine.core.codec import pack_action, unpack_action
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from engine.core.rules import Action
from render.armada.look import LOOK
from render.armada.words.items import counts, item, named, numbered, place, short, things
from render.armada.words.odds import percent
from render.core.texts.graphemes import cut

Rows = list[tuple[Control, ...]]
Part = tuple[list[str], Rows]


def unit_name(b: EditorContext, u: Unit) -> str:
    """Name a unit for a list: "Ship 7 (missile boat)", "Enemy fighter Sf12"."""
    kind = item(b.say, u.type, 1)
    key = "bot-armada-unit-own" if u.seat == b.d.seat else "bot-armada-unit-foe"
    return b.say(key, id=short(u.id) if u.seat == b.d.seat else u.id, kind=kind)


def kept(form_input: FormInput, every: Sequence[str], had: Iterable[str]) -> list[str]:
    """Return the current choices: this part's lines as new, the other parts' as before."""
    start = int(form_input.detail or 0)
    part = set(every[start : start + MOST_LINES])
    before = set(had)
    return [x for x in every if (x in form_input.values if x in part else x in before)]


# -- a: launching ----------------------------------------------------------------------------------------


def muster(b: EditorContext, v: Battle, a: Muster) -> Part:
    """Show the launches and unloadings."""
    say, s, seat = b.say, b.state, b.d.seat
    seekers, lures, out = may_launch(s, v, seat), may_lure(s, v, seat), may_unload(s, v, seat)
    lying = s.ambush.get(f"{seat}@{v.at}", 0)
    called = ambush_called(s, v, seat)
    rows: Rows = []
    lines = [
        say(
            "bot-armada-muster",
            seekers=sum(a.seekers.values()),
            ambush=called or a.ambush,
            decoys=sum(a.decoys.values()),
            units=counts(say, (s.units[x].type for x in a.unload)) or "–",
        )
    ]
    found = [Choice(unit_name(b, s.units[x]), x, chosen=bool(a.seekers.get(x))) for x in seekers]
    rows += b.selects("seekers", say("bot-armada-muster-seekers"), found, 0, several=True, rows=2)
    found = [
        Choice(unit_name(b, s.units[x]), x, numbered(say, "decoy", n), chosen=bool(a.decoys.get(x)))
        for x, n in lures.items()
    ]
    rows += b.selects("decoys", say("bot-armada-muster-decoys"), found, 0, several=True, rows=2)
    found = [
        Choice(
            unit_name(b, u), u.id, say("bot-armada-pick-ship", no=short(u.aboard)), chosen=u.id in a.unload
        )
        for u in out
    ]
    rows += b.selects("unload", say("bot-armada-muster-unload"), found, 0, several=True)
    if called:
        lines.append(say("bot-armada-muster-called", n=called))
    elif lying:
        rows.append((number(b, "ambush", say("bot-armada-muster-ambush"), lying, a.ambush),))
    if out:
        lines.append(say("bot-armada-muster-late"))
    return lines, rows


def mustered(b: EditorContext, v: Battle, a: Muster, form_input: FormInput) -> Muster:
    """Change the launches and unloadings."""
    s, seat = b.state, b.d.seat
    match form_input.op:
        case "seekers":
            ready = may_launch(s, v, seat)
            return replace(a, seekers={x: ready[x] for x in kept(form_input, list(ready), a.seekers)})
        case "decoys":
            lures = may_lure(s, v, seat)
            return replace(a, decoys={x: lures[x] for x in kept(form_input, list(lures), a.decoys)})
        case "unload":
            every = [u.id for u in may_unload(s, v, seat)]
            return replace(a, unload=tuple(kept(form_input, every, a.unload)))
        case "ambush":
            return replace(a, ambush=int(form_input.values[0]))
        case _:
            return a


def number(b: EditorContext, op: str, prompt: str, most: int, now: int) -> Select:
    """Make a select of a number; many are offered in steps."""
    step = max(1, -(-most // (MOST_LINES - 2)))
    values = sorted({*range(0, most + 1, step), most, now})[:MOST_LINES]
    return b.select(op, "", prompt, [Choice(str(n), str(n), chosen=n == now) for n in values])


# -- b to e: seekers -------------------------------------------------------------------------------------


def intercept(b: EditorContext, v: Battle, a: Intercept) -> Part:
    """Show how many seekers go against the enemy's."""
    mine, theirs = v.air.get(b.d.seat, 0), v.air.get(FOE[b.d.seat], 0)
    line = b.say("bot-armada-intercept", n=a.n, mine=mine, theirs=theirs)
    return [line], [(number(b, "n", b.say("bot-armada-intercept-how"), mine, a.n),)] if mine else []


def intercepted(b: EditorContext, v: Battle, a: Intercept, form_input: FormInput) -> Intercept:
    """Change the number."""
    return Intercept(int(form_input.values[0])) if form_input.op == "n" else a


def placing(b: EditorContext, v: Battle, a: Placing) -> Part:
    """Show where the seekers fly; choosing a target puts one more on it, or takes all off it."""
    say, s, mine = b.say, b.state, v.air.get(b.d.seat, 0)
    on = {x: n for x, n in a.on.items() if n}
    left = mine - sum(on.values())
    said = ", ".join(f"{x} ×{n}" for x, n in on.items()) or "–"
    lines = [say("bot-armada-place", n=mine, left=left, on=said)]
    foes = seeker_targets(s, v, b.d.seat)[:MOST_LINES]
    rows: Rows = []
    for n in (1, 3):
        if left >= n and foes:
            choices = [Choice(unit_name(b, u), u.id, f"×{on[u.id]}" if u.id in on else "") for u in foes]
            rows.append((b.select("more", str(n), say("bot-armada-place-more", n=n), choices),))
    if on:
        choices = [Choice(unit_name(b, s.units[x]), x, f"×{n}") for x, n in list(on.items())[:MOST_LINES]]
        rows.append((b.select("off", "", say("bot-armada-place-off"), choices),))
        rows.append((b.button(say("bot-armada-place-none"), "clear", tone=Tone.RISK),))
    return lines, rows


def placed(b: EditorContext, v: Battle, a: Placing, form_input: FormInput) -> Placing:
    """Change where seekers fly."""
    on = dict(a.on)
    match form_input.op:
        case "more":
            on[form_input.values[0]] = on.get(form_input.values[0], 0) + int(form_input.detail)
        case "off":
            on.pop(form_input.values[0], None)
        case "clear":
            on = {}
    return Placing(on)


def cover(b: EditorContext, v: Battle, a: Cover) -> Part:
    """Show which weapons shoot at the seekers on their own ship, and for which ships decoys act."""
    say, found = b.say, _covers(b, v)
    now = {f"{x.by}.{x.gun}.{x.on}" for x in a.shots}
    aimed = ", ".join(f"{short(x)} ×{n}" for x, n in v.aimed.items() if b.state.units[x].seat == b.d.seat)
    lines = [say("bot-armada-cover", aimed=aimed or "–", n=sum(x.n for x in a.shots))]
    choices = [Choice(name, key, chosen=key in now) for key, (name, _) in found.items()]
    return lines, b.selects("shots", say("bot-armada-cover-which"), choices, 0, several=True)


def covered(b: EditorContext, v: Battle, a: Cover, form_input: FormInput) -> Cover:
    """Change which weapons shoot; decoys are shared out in the order of the list."""
    found = _covers(b, v)
    wanted = kept(form_input, list(found), (f"{x.by}.{x.gun}.{x.on}" for x in a.shots))
    shots, decoys = list[Shot](), v.decoys.get(b.d.seat, 0)
    for key in wanted:
        shot = found[key][1]
        if shot.gun == "decoy":
            shot = replace(shot, n=min(shot.n, decoys))
            decoys -= shot.n
        if shot.n:
            shots.append(shot)
    return Cover(tuple(shots))


def _covers(b: EditorContext, v: Battle) -> dict[str, tuple[str, Shot]]:
    """List the weapons that may shoot at seekers: each line's key, its name, and the shots."""
    s, say, seat = b.state, b.say, b.d.seat
    found: dict[str, tuple[str, Shot]] = {}
    for unit, have in may_cover(s, v, seat).items():
        for gun, n in have.items():
            shot = Shot(unit, gun, unit, min(n, v.aimed[unit]))
            name = say("bot-armada-cover-gun", unit=unit_name(b, s.units[unit]), gun=numbered(say, gun, n))
            found[f"{unit}.{gun}.{unit}"] = (name, shot)
    if free := v.decoys.get(seat, 0):
        for ship in may_draw_off(s, v, seat):
            n = min(free, v.aimed[ship])
            name = say("bot-armada-cover-decoy", unit=unit_name(b, s.units[ship]), n=n)
            found[f"{seat}.decoy.{ship}"] = (name, Shot(seat, "decoy", ship, n))
    return found


# -- g: retreat, and hits for fighters --------------------------------------------------------------------


def retreat(b: EditorContext, v: Battle, a: Retreat) -> Part:
    """Show who retreats."""
    say, may = b.say, may_retreat(b.state, v, b.d.seat)
    line = say("bot-armada-retreat", n=len(a.units), units=named(a.units) if a.units else "–")
    choices = [Choice(unit_name(b, u), u.id, chosen=u.id in a.units) for u in may]
    rows = b.selects("units", say("bot-armada-retreat-who"), choices, 0, several=True)
    both: list[Control] = []
    if may and len(a.units) < len(may):
        both.append(b.button(say("bot-armada-retreat-all"), "all"))
    if a.units:
        both.append(b.button(say("bot-armada-retreat-none"), "nobody"))
    return [line], [*rows, tuple(both)] if both else rows


def retreated(b: EditorContext, v: Battle, a: Retreat, form_input: FormInput) -> Retreat:
    """Change who retreats."""
    every = [u.id for u in may_retreat(b.state, v, b.d.seat)]
    match form_input.op:
        case "units":
            return Retreat(tuple(kept(form_input, every, a.units)))
        case "all":
            return Retreat(tuple(every))
        case "nobody":
            return Retreat()
        case _:
            return a


def take(b: EditorContext, v: Battle, a: Take) -> Part:
    """Show which hits fighters try to take, at even chances, before shield and armor count."""
    say, s = b.say, b.state
    hits, fighters = may_take(s, v, b.d.seat)
    line = say("bot-armada-take", n=len(a.hits), hits=len(hits), fighters=len(fighters))
    choices = [
        Choice(
            say("bot-armada-take-hit", n=h.shot, unit=unit_name(b, s.units[h.on])),
            str(h.shot),
            item(say, h.gun, 1),
            chosen=h.shot in a.hits,
        )
        for h in hits
    ]
    return [line], b.selects("hits", say("bot-armada-take-which"), choices, 0, several=True)


def taken(b: EditorContext, v: Battle, a: Take, form_input: FormInput) -> Take:
    """Change which hits fighters try to take."""
    if form_input.op != "hits":
        return a
    every = [str(h.shot) for h in may_take(b.state, v, b.d.seat)[0]]
    return Take(tuple(sorted(map(int, kept(form_input, every, map(str, a.hits))))))


#: Number of targets that are listed on the page.
MOST_SHOWN = 20
#: Maximum number of shots listed that the plan adds.
MOST_BESIDES = 8
Volley = Targets | Free


def whole(b: EditorContext, v: Battle, a: Volley) -> tuple[Shot, ...]:
    """Return every shot of an answer, those too that follow the plan."""
    plan = plan_of(b.state, v, b.d.seat)
    if isinstance(a, Targets):
        return complete_targets(b.state, v, b.d.seat, a, plan).shots
    return complete_free(b.state, v, b.d.seat, a, plan).shots


def targets(b: EditorContext, v: Battle, a: Targets) -> Part:
    """Show the targets, shooters and chances; choose shooters, or ships to go close."""
    lines, rows = _listed(b, v, a)
    near = may_close(b.state, v, b.d.seat)
    if near:
        choices = [Choice(unit_name(b, u), u.id, chosen=u.id in a.close) for u in near]
        rows += b.selects("close", b.say("bot-armada-targets-close"), choices, 0, several=True, rows=2)
        lines.append(
            b.say("bot-armada-targets-near", n=len(a.close), units=named(a.close) if a.close else "–")
        )
    return lines, rows


def free(b: EditorContext, v: Battle, a: Free) -> Part:
    """Show the free shots of ground units at the group at close quarters."""
    return _listed(b, v, a)


def _listed(b: EditorContext, v: Battle, a: Volley) -> Part:
    say, s, shots = b.say, b.state, whole(b, v, a)
    by_target: dict[str, list[Shot]] = {}
    for x in shots:
        by_target.setdefault(x.on, []).append(x)
    hits = _hits(b, v, a, shots)
    said = [_target_line(b, s.units[on], found, hits[on]) for on, found in by_target.items()][:MOST_SHOWN]
    lines = ["\n".join(said) or say("bot-armada-targets-nothing")]
    if len(by_target) > MOST_SHOWN:
        lines.append(say("bot-more", n=len(by_target) - MOST_SHOWN))
    besides = shots[len(a.shots) :] if a.shots else ()
    lines.append(
        say("bot-armada-targets-besides", n=sum(x.n for x in besides), shots=_besides(b, besides))
        if besides
        else say(f"bot-armada-targets-rest-{a.rest}")
    )
    if isinstance(a, Targets) and a.close:
        lines.append(say("bot-armada-targets-counted"))
    mine = [u for u, _ in _guns(b, v, a)]
    choices = [Choice(unit_name(b, u), u.id, cut(_at(shots, u), LINE)) for u in mine]
    rows: Rows = b.selects("shooters", say("bot-armada-targets-who"), choices, several=True, rows=2)
    rest = b.button(say(f"bot-armada-targets-{'hold' if a.rest == 'plan' else 'plan'}"), "rest")
    rows.append(
        (rest, *([b.button(say("bot-armada-targets-clear"), "clear", tone=Tone.RISK)] if a.shots else []))
    )
    return lines, rows


def _besides(b: EditorContext, shots: Sequence[Shot]) -> str:
    """List shots by the plan that the player has not named, as far as there is room."""
    said = [f"{short(x.by)} {numbered(b.say, x.gun, x.n)} → {x.on}" for x in shots]
    more = [b.say("bot-more", n=len(said) - MOST_BESIDES)] if len(said) > MOST_BESIDES else []
    return ", ".join([*said[:MOST_BESIDES], *more])


def _at(shots: Sequence[Shot], u: Unit) -> str:
    return ", ".join(f"{x.gun} ×{x.n} → {x.on}" for x in shots if x.by == u.id)


def _guns(b: EditorContext, v: Battle, a: Volley) -> list[tuple[Unit, dict[Gun, int]]]:
    """List the possible shooters and their weapons."""
    if isinstance(a, Targets):
        return shooters(b.state, v, b.d.seat)
    return [(u, gun_shots(b.state, v, u)) for u in free_shooters(b.state, v, b.d.seat)]


def _hits(b: EditorContext, v: Battle, a: Volley, shots: Sequence[Shot]) -> dict[str, float]:
    """Return the hits to be expected by target."""
    s = b.state
    if isinstance(a, Targets):
        return expected(s, v, b.d.seat, replace(a, shots=tuple(shots), rest="hold"))
    return expected_free(s, v, shots)


def _target_line(b: EditorContext, on: Unit, shots: Sequence[Shot], hits: float) -> str:
    """Describe a target, the shots at it, and the expected hits."""
    shot: dict[str, int] = {}
    for x in shots:
        shot[x.gun] = shot.get(x.gun, 0) + x.n
    return b.say(
        "bot-armada-targets-line",
        target=unit_name(b, on),
        guns=things(b.say, shot),
        by=named(dict.fromkeys(x.by for x in shots)),
        hits=f"{hits:.1f}",
    )


# -- aiming ----------------------------------------------------------------------------------------------


def aim(b: EditorContext, v: Battle, a: Volley, pick: Sequence[str]) -> Part:
    """Offer targets for the shooters that were chosen, each with its chance."""
    say = b.say
    able = {u.id: (u, have) for u, have in _guns(b, v, a)}
    mine = [able[x] for x in pick if x in able]
    if not mine:
        raise Refused("refused-gone")
    foes = _foes(b, v, a)
    choices = [Choice(unit_name(b, u), u.id, cut(_chances(b, v, a, mine, u), LINE)) for u in foes]
    choices = [x for x in choices if x.detail]
    rows: Rows = b.selects("aim", say("bot-armada-targets-at"), choices, rows=3)
    rows.append((b.button(say("bot-armada-back"), "shown"),))
    units = ", ".join(short(u.id) for u, _ in mine)
    return [say("bot-armada-targets-aim", units=units, n=sum(sum(x.values()) for _, x in mine))], rows


def _foes(b: EditorContext, v: Battle, a: Volley) -> list[Unit]:
    if isinstance(a, Targets):
        return units_standing(b.state, v, FOE[b.d.seat])
    return [b.state.units[x] for x in v.close if x in b.state.units and x not in v.flipped]


def _chances(
    b: EditorContext, v: Battle, a: Volley, mine: Sequence[tuple[Unit, dict[Gun, int]]], on: Unit
) -> str:
    """Say with what chance each gun hits a target."""
    close = a.close if isinstance(a, Targets) else ()
    found: dict[str, None] = {}
    for u, have in mine:
        for gun in have:
            p = exact_chance(need_to_hit(b.state, v, u, gun, on, close=u.id in close and gun in CLOSE_GUNS))
            if p and not kept_apart(v, u, on):
                found[f"{b.say(f'armada-item-{gun}', n=1)} {percent(p)} %"] = None
    return ", ".join(found)


def aimed(b: EditorContext, v: Battle, a: Volley, form_input: FormInput) -> Volley:
    """Change targets, who goes close, or what the rest does."""
    match form_input.op:
        case "aim":
            return _aimed(b, v, a, form_input.detail.split(","), form_input.values[0])
        case "close" if isinstance(a, Targets):
            every = [u.id for u in may_close(b.state, v, b.d.seat)]
            return replace(a, close=tuple(kept(form_input, every, a.close)), shots=())
        case "rest":
            return replace(a, rest="hold" if a.rest == "plan" else "plan")
        case "clear":
            return replace(a, shots=())
        case _:
            return a


def _aimed(b: EditorContext, v: Battle, a: Volley, pick: Sequence[str], on: str) -> Volley:
    """Turn all guns of the shooters on one target; a launcher takes the missile that hits it best."""
    s = b.state
    close = a.close if isinstance(a, Targets) else ()
    target = s.units.get(on)
    if target is None:
        raise Refused("refused-gone")
    shots = [x for x in a.shots if x.by not in pick]
    for u, have in _guns(b, v, a):
        if u.id not in pick or kept_apart(v, u, target):
            continue
        odds = {
            gun: exact_chance(need_to_hit(s, v, u, gun, target, close=u.id in close and gun in CLOSE_GUNS))
            for gun in have
        }
        room = free_launchers(s, u)
        for gun in sorted(have, key=lambda g: -odds[g]):
            n = min(have[gun], room) if gun in MISSILES else have[gun]
            if odds[gun] and n:
                shots.append(Shot(u.id, gun, on, n))
                room -= n if gun in MISSILES else 0
    return replace(a, shots=tuple(shots))


Show = Callable[[EditorContext, Battle, Action], tuple[list[str], Rows]]
Change = Callable[[EditorContext, Battle, Action, FormInput], Action]
#: By question: what shows its lines and controls, and what changes the answer when a control is used.
PARTS: Mapping[str, tuple[Show, Change]] = {
    "muster": (muster, mustered),
    "intercept": (intercept, intercepted),
    "place": (placing, placed),
    "cover": (cover, covered),
    "retreat": (retreat, retreated),
    "take": (take, taken),
    "targets": (targets, aimed),
    "free": (free, aimed),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer being written. `mark` names its question: another one starts afresh. `pick` are shooters."""

    mark: str
    a: Action
    pick: tuple[str, ...] = ()


def battle_of(b: EditorContext) -> Battle:
    """Return the battle under way."""
    v: Battle = b.state.stack[-1].v
    return v


class BattleEditor:
    """Answers the questions of a battle."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Continue this answer; a new question starts with the plan's answer."""
        mark = f"{b.state.turn}.{crc32(repr(battle_of(b)).encode()):08x}"
        if kept and json.loads(kept)["mark"] == mark:
            return kept
        return self._written(b, Answer(mark, self._by_plan(b)))

    def _by_plan(self, b: EditorContext) -> Action:
        return answer_by(b.state, b.d)

    def read(self, b: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return self._written(b, replace(self._draft(b), a=b.game.read(b.state, b.d, text), pick=()))

    def answer(self, b: EditorContext) -> Action:
        """Return the answer in its current form."""
        a = self._draft(b).a
        if bad := faults(b.state, b.d, a):
            raise IllegalAction(list(bad))
        return a

    def _draft(self, b: EditorContext) -> Answer:
        kept = json.loads(b.draft)
        takes = b.game.rules.kinds[b.d.kind].takes
        return Answer(kept["mark"], unpack_action(takes, kept["a"]), tuple(kept["pick"]))

    def _written(self, b: EditorContext, x: Answer) -> str:
        packed = pack_action(b.game.rules.kinds[b.d.kind].takes, x.a)
        return json.dumps({"mark": x.mark, "a": packed, "pick": x.pick}, separators=(",", ":"))

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay the page out: the question, the current answer, and what can be changed."""
        say, v, x = b.say, battle_of(b), self._draft(b)
        asked = f"{say('bot-armada-battle-round', round=v.round)} {LOOK.question(b.d.kind, b.view, say)}"
        if b.locked:
            head = say("bot-armada-battle-head", at=place(say, v.at), round=v.round)
            return EditorPage((head, say("bot-armada-battle-locked")), pictured=True, framing="action")
        show, _ = PARTS[b.d.kind]
        if b.d.kind in ("targets", "free") and op == "aim" and x.pick:
            lines, rows = aim(b, v, x.a, x.pick)
        else:
            lines, rows = show(b, v, x.a)
        last: list[Control] = [
            b.lock(say("bot-armada-battle-do"), x.a),
            b.button(say("bot-armada-battle-plan"), "plan"),
            b.button(say("bot-armada-battle-turn"), "turn"),
            b.fill(say("button-write"), "text"),
        ]
        bad = [LOOK.refusal(f, say) for f in faults(b.state, b.d, x.a)]
        pictured = op in ("", READY, "plan")
        return EditorPage((asked, *lines, *bad), (*rows, tuple(last)), pictured=pictured, framing="action")

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        x = self._draft(b)
        if form_input.op == "plan":
            return Edit(self._written(b, Answer(x.mark, self._by_plan(b))), "plan")
        if form_input.op == "turn":
            return Edit(b.draft, act=("by_plan", pack_action(ByPlan, ByPlan())))
        if form_input.op == "text":
            return Edit(self.read(b, form_input.fields.get("text", "")), "shown")
        if form_input.op == "shooters":
            return Edit(self._written(b, replace(x, pick=tuple(form_input.values))), "aim")
        _, change = PARTS[b.d.kind]
        if form_input.op == "aim":
            form_input = replace(form_input, detail=",".join(x.pick))
        return Edit(
            self._written(b, replace(x, a=change(b, battle_of(b), x.a, form_input), pick=())), "shown"
        )

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the field in which an answer is typed."""
        say = b.say
        field = long_text(
            say("bot-armada-battle-label"),
            say(f"bot-armada-{b.d.kind}-typed"),
            b.game.write(self._draft(b).a),
        )
        return Blank(say("bot-write-title"), (field,))


BATTLES = BattleEditor()
