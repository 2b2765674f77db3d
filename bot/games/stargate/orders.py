"""Orders of StarGate as the play loop takes them: parted into steps, and foretold with their risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from bot.games.stargate.paths import Path, goes
from bot.games.stargate.rehearsal import OWN, Rehearsal
from bot.play.titles.path_orders import Foretold
from engine.core.contract import Game
from engine.core.errors import InvalidAction, Refusal
from engine.core.hexgrid import WAYS, distance, step
from engine.core.rules import Decision, Event
from engine.core.types.values import tag
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import OPTIONS
from engine.stargate.model.odds import Meeting, mixed_odds, survives_crossing, survives_fire
from engine.stargate.model.state import (
    VIRUNIAN,
    Begin,
    Circle,
    Done,
    Exit,
    Flip,
    Leg,
    State,
    Teleport,
)
from engine.stargate.movement.teleportation import survives_scatter
from render.core.text import Words
from render.stargate.elements.units import called, crews_called

ONE = Fraction(1)


def percent(chance: Fraction | float) -> str:
    """Write a chance as whole percent: never 0 or 100 unless it is that.

    >>> percent(Fraction(1, 3)), percent(Fraction(999, 1000)), percent(Fraction(1))
    ('33', '99', '100')
    """
    whole = round(chance * 100)
    return str(min(max(whole, 1), 99)) if 0 < chance < 1 else str(whole)


def even(s: State, crew: Sequence[str], shield: str, barred: str = "") -> Meeting:
    """Cases 7.32 to 7.34: return the chances when both draw evenly from what is open to them.

    `barred` is what the Virunian has announced not to choose, if anything.
    """
    seat = s.forces.seat[crew[0]]
    side = "" if not shield else "mover" if shield == seat else "defender"
    open_to = [o for o in OPTIONS if all(o in s.forces.units[u].approach for u in crew)]
    against = list(OPTIONS)
    if barred:
        (open_to if seat == VIRUNIAN else against).remove(barred)
    return mixed_odds(dict.fromkeys(against, 1.0), dict.fromkeys(open_to, 1.0), side)


class StargateOrders:
    """Reads and foretells orders."""

    def split(self, game: Game[Any], s: State, d: Decision, text: str) -> Sequence[str]:
        """Part a typed order into steps; what is no move is one step as it stands.

        Raises:
            Refusal: it is a move, and cannot be read or breaks a rule.

        """
        if d.kind not in OWN:
            return (text,)
        if d.kind == "movement.unit":
            return Path(game, s, d, text).read() if is_order(s, text) else (text,)
        try:
            game.read(s, d, text)
        except InvalidAction:
            return Path(game, s, d, text).read()
        except Refusal:
            return (text,)
        return (text,)

    def complete(
        self, game: Game[Any], s: State, d: Decision, text: str, say: Words
    ) -> Sequence[tuple[str, str]]:
        """Return orders that begin as typed so far, with the hex that each leads to."""
        words = text.split()
        if d.kind not in OWN or (d.kind == "movement.unit" and words[0].upper() not in s.forces.units):
            return ()
        found = dict[str, str]()
        into = words[-1] == "to" or words[-2:-1] == ["to"]
        for base in (words[: words.index("to")],) if into else (words[:-1], words):
            path = Path(game, s, d, " ".join([*base, "+"]))
            try:
                path.read()
            except Refusal:
                continue
            begun, trial = " ".join(base), path.trial
            for a in trial.open():
                leads, at = _leads(trial, a, say)
                if into and at:
                    found[f"{begun} to {at}"] = leads
                elif leads and not into:
                    found[f"{begun} {game.write(a)}".strip()] = leads
        typed = " ".join(words).casefold()
        return [x for x in found.items() if x[0].casefold().startswith(typed)]

    def foretell(
        self, game: Game[Any], s: State, d: Decision, steps: Sequence[str], say: Words
    ) -> Foretold | None:
        """Say where an order leads and what may happen on the way; None for what moves nobody yet."""
        if d.kind not in OWN:
            return None
        trial, crew = Rehearsal(game, s, d.seat), tuple[str, ...]()
        start, left, undone = trial.at(), 0, 0
        for i, text in enumerate(steps):
            asked = trial.asked()
            if asked is None:
                undone = len(steps) - i
                break
            action = game.read(trial.s, asked, text)
            if isinstance(action, Done | Flip) or (isinstance(action, Begin) and len(steps) == 1):
                return None
            trial.do(action)
            crew, start = crew or trial.crew(), start or trial.at()
            left = trial.left() if trial.crew() else left
        if not crew:
            return None
        lines = ["\n".join(_story(trial, crew, start, say)), _end(trial, crew, say)]
        if undone:
            lines.append(say("bot-stargate-order-undone", n=undone))
        return Foretold(trial.s, tuple(trial.events), tuple(x for x in lines if x))


def is_order(s: State, text: str) -> bool:
    """Return whether a text names a unit and then a way, not only how the unit moves."""
    words = text.casefold().split()
    return bool(words) and words[0].upper() in s.forces.units and any(map(goes, words[1:]))


def _leads(trial: Rehearsal, action: Any, say: Words) -> tuple[str, str]:
    """Say where a step leads, and in which hex it ends where that is plain; "" for what goes nowhere."""
    if isinstance(action, Leg):
        at = step(trial.at(), WAYS.index(action.way), action.hexes)
        return say("bot-stargate-leads", to=at), at
    if isinstance(action, Teleport):
        return say("bot-stargate-leads", to=action.to), action.to
    return (say(f"bot-stargate-leads-{tag(action)}") if isinstance(action, Circle | Exit) else ""), ""


# -- telling ---------------------------------------------------------------------------------------------


def _story(trial: Rehearsal, crew: Sequence[str], start: str, say: Words) -> Iterator[str]:
    """Tell the way and its dangers in their order, then the chance to come through them."""
    live, met = ONE, 0
    yield say("bot-stargate-order-path", units=called(crew, say), path=" → ".join(_hexes(trial, start)))
    for e in trial.events:
        line, chance = _danger(trial, crew, e, say)
        live, met = live * chance, met + (e.kind == "approaching")
        if line:
            yield line
    if live < 1:
        yield say("bot-stargate-order-live", live=percent(live), met=met)


def _hexes(trial: Rehearsal, start: str) -> list[str]:
    """Return the hexes of a way where something changes: its start, its bends, its end."""
    ends = [
        e.facts["to"] if e.kind == "teleported" else e.facts["path"][-1]
        for e in trial.events
        if e.kind in ("moved", "teleported")
    ]
    return list(dict.fromkeys((start, *ends)))


def _danger(trial: Rehearsal, crew: Sequence[str], e: Event, say: Words) -> tuple[str, Fraction]:
    """Word what an event puts the unit through, with the chance to live through it (approaches apart)."""
    f = e.facts
    match e.kind:
        case "turning":
            n = len(f["fire"])
            fire = ", ".join(called(tuple(x), say) for x in f["fire"])
            live = survives_fire(n)
            return say("bot-stargate-order-turn", at=f["at"], n=n, fire=fire, live=percent(live)), live
        case "approaching":
            shield = f["shield"]
            odds = even(trial.s, crew, shield)
            return say(
                "bot-stargate-order-meet",
                at=f["at"],
                foes=crews_called(trial.s.forces, f["foes"], say),
                shield=shield or "none",
                mover=percent(odds.mover),
                defender=percent(odds.defender),
            ), ONE
        case "skimming" if f["entered"] == 1:
            return say("bot-stargate-order-skim", gate=f["gate"], at=f["at"], sense=f["sense"]), ONE
        case "left_orbit":
            return say("bot-stargate-order-exit", at=f["at"], left=f["left"]), ONE
        case "teleported":
            return _crossing(trial, crew, e, say)
    return "", ONE


def _crossing(trial: Rehearsal, crew: Sequence[str], e: Event, say: Words) -> tuple[str, Fraction]:
    f = e.facts
    bodies = [body for body, _ in f["over"]]
    gates = sum(body != "N" for body in bodies)
    live = survives_crossing(gates, len(bodies) - gates)
    lines = list[str]()
    if bodies:
        what = ", ".join(
            say("stargate-nullgate") if b == "N" else say("stargate-gate", gate=b) for b in bodies
        )
        lines.append(say("bot-stargate-order-cross", what=what, live=percent(live)))
    far = distance(f["at"], f["to"])
    if trial.s.forces.seat[crew[0]] != VIRUNIAN and far > NUMBERS.steady:
        lines.append(say("bot-stargate-order-scatter", hexes=far))
        spared = survives_scatter(trial.s, tuple(crew), f["at"], f["to"])
        if spared < 1:
            lines.append(say("bot-stargate-order-strays", live=percent(spared)))
        live *= spared
    return "\n".join(lines), live


def _end(trial: Rehearsal, crew: Sequence[str], say: Words) -> str:
    """Say where the unit ends: to be asked on, caught in a circle, or done, and what its hex is worth."""
    s, unit = trial.s, crew[0]
    at = s.at.get(unit, "")
    if not at:
        return ""
    skim = s.skim.get(unit)
    if trial.crew():
        key = "bot-stargate-order-goes-on"
        return say(key, at=at, left=trial.left(), skim=int(skim is not None))
    lines = [say("bot-stargate-order-end", at=at)]
    if skim is not None:
        lines.append(say("bot-stargate-order-locked", gate=s.board.orbits[at][0], marker=skim.entered))
    value = s.board.value.get(at, 0)
    if value and s.forces.seat[unit] == VIRUNIAN:
        lines.append(say("bot-stargate-order-energy", energy=f"{value:+d}"))
    return " ".join(lines)
