"""Questions, answers on buttons with what to know about them, and the automaton's reactions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from engine.core.rules import Action, Event, Facts
from engine.core.types.values import tag
from engine.skirmish.gm.actions import Build, Spawn
from engine.skirmish.gm.messages import ENEMY, Handout, Say
from engine.skirmish.model.actions import (
    Capture,
    Cover,
    Dial,
    Enlist,
    Face,
    Give,
    Lay,
    Lead,
    March,
    Order,
    React,
    Shoot,
    Steady,
    Throw,
    Turn,
    Veto,
    Work,
)
from engine.skirmish.model.costs import cost
from engine.skirmish.model.procedures import (
    AUTOMATON,
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_PAUSE,
    Q_REACT,
)
from engine.skirmish.model.state import PLAYERS
from engine.skirmish.queries.suggestions import Suggestion
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import distance, path_length
from render.core.text import Words
from render.skirmish.elements.names import figures, number, place, says, signed, way

#: Details that need no facts.
PLAIN_DETAILS = (Work, Lay, Dial, Cover, Steady, Face)


def label(a: Action, v: TableView, words: Words) -> str:
    """Name an action.

    Raises:
        TypeError: it is not one of Skirmish's.

    """
    if isinstance(a, Suggestion):
        return suggested(a, words)
    do = getattr(a, "do", "")
    if not do:
        raise TypeError(f"{a!r} is no action of the skirmish")
    key, facts = _named(a, do, v, words)
    plain = {
        x.name: y for x in fields(a) if isinstance(y := getattr(a, x.name), str | int) and x.name != "do"
    }
    return words(f"skirmish-do-{key}", **{**plain, **facts})


def suggested(a: Suggestion, words: Words) -> str:
    """Name a place worth going to, with its letter and how far it is."""
    goal = goal_of(a, words)
    key = "skirmish-suggestion" if a.whole else "skirmish-suggestion-part"
    return words(key, letter=a.letter, goal=goal, inches=number(a.inches))


def goal_of(a: Suggestion, words: Words) -> str:
    """Name what makes a place worth going to."""
    return words(f"skirmish-goal-{a.aim}", about=a.about)


def _named(a: Action, do: str, v: TableView, words: Words) -> tuple[str, Facts]:
    """Return the key of an action, and those of its facts that need to be worded."""
    match a:
        case March():
            return ("march" if a.pace == "move" else "charge"), {"at": place(a.path[-1], words)}
        case Face():
            return do, {"way": way(a.facing, words)}
        case Shoot():
            return do, {"aim": words(f"skirmish-aim-{a.aim}"), "n": a.shots}
        case React():
            return do, {"aim": words(f"skirmish-aim-{a.aim}")}
        case Throw():
            return ("throw-stun" if a.kind == "stun" else do), {"at": place((a.x, a.y), words)}
        case Lay():
            return do, {"kind": words(f"skirmish-kit-{a.kind}"), "way": way(a.facing, words)}
        case Enlist():
            return do, {
                "rank": words(f"skirmish-rank-{a.rank}"),
                "weapon": words(f"skirmish-weapon-{a.weapon}"),
            }
    return _named_else(a, do, v, words)


def _named_else(a: Action, do: str, v: TableView, words: Words) -> tuple[str, Facts]:
    """Return the key and facts of an action that is not a plain order."""
    match a:
        case Work():
            found = next((o for o in v.objectives if o.id == a.objective), None)
            name, kind = (found.name, found.kind) if found else (a.objective, "search")
            return do, {"objective": says(name, words), "kind": kind}
        case Capture():
            return (do if a.yes else "capture-no"), {}
        case Lead():
            return ("lead-fire" if a.target else do), {"at": place((a.x, a.y), words)}
        case Veto():
            return ("veto-reroll" if a.reroll else do), {}
        case Give():
            return do, {"name": words(f"skirmish-side-{a.seat}") if a.seat in PLAYERS else a.seat}
    return _named_gms(a, do, words)


def _named_gms(a: Action, do: str, words: Words) -> tuple[str, Facts]:
    """Return the key and facts of what a GM does, and of acts that only have a place."""
    match a:
        case Build():
            return do, {"id": a.piece.id}
        case Spawn():
            at = place((a.x, a.y), words)
            if a.rank == "marker":
                return "spawn-marker", {"at": at}
            return do, {"at": at, "rank": words(f"skirmish-rank-{a.rank}"), "more": len(a.company)}
        case Say():
            return do, {"who": voice(a.voice, words)}
        case Handout():
            return do, {"name": words(f"skirmish-side-{a.seat}") if a.seat in PLAYERS else a.seat}
    if hasattr(a, "x") and hasattr(a, "y"):
        return do, {"at": place((a.x, a.y), words)}
    return do, {}


def voice(name: str, words: Words) -> str:
    """Name who speaks."""
    return words(f"skirmish-voice-{name or 'gm'}") if name in ("", ENEMY) else name


def detail(a: Action, v: TableView, words: Words) -> str:
    """Describe what an action takes, as far as the view shows."""
    if isinstance(a, Suggestion):
        paid = words("skirmish-detail-rehearsed", actions=a.actions)
        seen = (
            words("skirmish-detail-open", one=figures(a.open_to[:1], words), n=len(a.open_to))
            if a.open_to
            else ""
        )
        return " · ".join(x for x in (paid, seen) if x)
    if isinstance(a, PLAIN_DETAILS):
        return words(f"skirmish-detail-{tag(a)}")
    if isinstance(a, Enlist):
        return words("skirmish-detail-cost", n=cost(a.actions, a.weapon, a.kit, v.house))
    if isinstance(a, Turn):
        return words("skirmish-detail-turn", n=v.gate.symbols)
    return _far(a, v, words) if isinstance(a, Order | React) else ""


def _far(a: Action, v: TableView, words: Words) -> str:
    """Word the distance to where an order leads."""
    f = v.figures.get(getattr(a, "figure", ""))
    if f is None:
        return ""
    if isinstance(a, March):
        return f'{number(path_length((f.at, *a.path)))}"'
    if isinstance(a, Throw):
        return words("skirmish-detail-throw", range=number(distance(f.at, (a.x, a.y))))
    g = v.figures.get(getattr(a, "target", ""))
    if g is not None and isinstance(a, Shoot | React):
        arm = words(f"skirmish-weapon-{f.weapon}")
        return words("skirmish-detail-shoot", range=number(distance(f.at, g.at)), weapon=arm)
    return ""


#: Questions whose words need no facts.
PLAIN = {Q_BLOW: "blow", Q_PAIR: "pair", Q_GM: "gm", Q_PAUSE: "go-on"}


def question_text(kind: str, v: TableView, words: Words) -> str:
    """Word a question: "Your turn: RED, BLUE"."""
    key, facts = _question(kind, v, words)
    return words(f"skirmish-ask-{key}", **facts)


def crumb(v: TableView, kind: str) -> Facts:
    """Return the facts of the innermost procedure of a kind, empty when none is under way."""
    return next((c.facts for c in reversed(v.where) if c.kind == kind), {})


def _question(kind: str, v: TableView, words: Words) -> tuple[str, Facts]:
    if kind == Q_MUSTER:
        return "muster", {"spent": v.spent, "points": v.points}
    if kind == Q_ORDER:
        mine = sorted(f.id for f in v.figures.values() if f.able and f.seat and f.seat in (v.seat, *_all(v)))
        return ("order", {"figures": figures(mine, words)}) if mine else ("order-none", {})
    if kind == Q_REACT:
        target = crumb(v, "reaction").get("figure", "")
        return ("react", {"target": target}) if target else ("react-any", {})
    if kind == Q_CAPTURE:
        facts = crumb(v, "melee")
        beaten = facts.get("figures" if facts.get("beaten") == "sgc" else "targets", ())
        return ("capture", {"targets": figures(beaten, words)}) if beaten else ("capture-any", {})
    if kind == Q_LEAD:
        group = crumb(v, "allies").get("group", "") or crumb(v, AUTOMATON).get("group", "")
        return "lead", {"group": group or words("skirmish-team")}
    return PLAIN[kind], {}


def _all(v: TableView) -> tuple[str, ...]:
    """Name the seats still to act, whose figures the channel is told of."""
    return tuple(x for x in v.players if x not in v.done) if v.seat is None else ()


def letter_called(letter: str, words: Words) -> str:
    """Name a letter of the actions table, or the entry in its row that is without risk."""
    return letter if len(letter) == 1 else words(f"skirmish-letter-{letter}")


def meaning(f: Facts, words: Words) -> str:
    """Word what a reaction's letter means for this group, here and now."""
    target = f["target"] or words("skirmish-last-known")
    return words(f"skirmish-means-{f['meaning']}", target=target)


def unfold(events: Sequence[Event], group: str, words: Words) -> list[str]:
    """Explain a group's last reaction among events.

    Every part of its Risk Factor, die, row, letter, meaning, and the way each of its figures took. Empty if
    it did not react, or nobody may know.
    """
    at = next((n for n in reversed(range(len(events))) if _is(events[n], group)), None)
    if at is None:
        return []
    f = events[at].facts
    parts = [words(f"skirmish-risk-{code}", n=signed(n)) for code, n in f["parts"]]
    risk = signed(f["risk"])
    first = (
        words("skirmish-unfold-risk", risk=risk, parts=", ".join(parts))
        if parts
        else words("skirmish-unfold-risk-none", risk=risk)
    )
    row = words(f"skirmish-row-{f['row']}")
    letter = letter_called(f["letter"], words)
    second = words("skirmish-unfold-row", die=f["die"], row=row, letter=letter)
    more = [words("skirmish-unfold-defending")] if f["defending"] else []
    return [first, second, meaning(f, words), *more, *_ways(events[at + 1 :], f["figures"], words)]


def _is(e: Event, group: str) -> bool:
    return e.kind == "reaction" and e.facts["group"] == group


def _ways(events: Sequence[Event], mine: Sequence[str], words: Words) -> list[str]:
    """Write the way of each figure, corner by corner."""
    found: dict[str, list[Sequence[float]]] = {}
    for e in events:
        if e.kind == "reaction":
            break
        if e.kind == "walked" and e.facts["figure"] in mine:
            path = e.facts["path"]
            found.setdefault(e.facts["figure"], [path[0]]).append(path[-1])
    if not found:
        return [words("skirmish-unfold-stays")]
    return [
        words("skirmish-unfold-path", figure=x, path=" → ".join(place(at, words) for at in way))
        for x, way in found.items()
    ]
