"""What can be typed in Armada besides answers: the chances of shots, a strike from ambush; and completion."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.model.terms import GameInfo, Refused
from engine.armada.model.chances import SHOOTERS
from engine.armada.model.odds import COLUMNS
from engine.armada.model.state import State
from engine.armada.queries.view import ArmadaView
from engine.core.contract import View
from engine.core.rules import Decision, Facts, Seat
from render.armada.words.items import item
from render.armada.words.items import place as where
from render.armada.words.odds import MOST_ARMOR, MOST_SHOTS, charts, shots
from render.core.text import Words

#: Marks of a shot that are said or left out.
SHIELD, BETTER, ARMOR = "shield", "better", "armor"


def chances(text: str, say: Words) -> Sequence[str]:
    """Answer "laser starship 3 shield armor 2": the exact chances; "charts" shows all of them.

    Raises:
        Refused: nothing shoots so.

    """
    shooter, *rest = text.casefold().split()
    if shooter == "charts":
        return charts(say)
    if shooter not in SHOOTERS:
        raise Refused("refused-not-offered", what=shooter[:40], offered=", ".join(("charts", *SHOOTERS)))
    target = next((x for x in rest if x in COLUMNS), "starship")
    armor = _number(rest, rest.index(ARMOR) + 1, MOST_ARMOR) if ARMOR in rest else 0
    left = rest[: rest.index(ARMOR)] if ARMOR in rest else rest
    numbers = [i for i, x in enumerate(left) if x.isdecimal()]
    n = _number(left, numbers[0], MOST_SHOTS) if numbers else 1
    return shots(say, shooter, target, n, SHIELD in rest, armor, BETTER in rest)


def _number(words: Sequence[str], index: int, most: int) -> int:
    text = words[index] if index < len(words) else ""
    if not text.isdecimal() or not 0 <= int(text[:4]) <= most:
        raise Refused("refused-number", name=text[:20] or ARMOR, least="0", most=str(most))
    return int(text)


def chance_offers(say: Words) -> list[tuple[str, str]]:
    """List the charts, then each shooter at each kind of target."""
    pairs = [(x, y) for x in SHOOTERS for y in COLUMNS]
    named = [(f"{item(say, x, 1)} · {say(f'choice-target-{y}')}", f"{x} {y}") for x, y in pairs]
    return [(say("odds-charts"), "charts"), *named]


def strike(info: GameInfo, view: View, user: int, words: Sequence[str]) -> tuple[Seat, Facts]:
    """Read "strike B": seekers strike from ambush at once; everybody hears of it."""
    return "", {"at": "".join(words[:1]).upper(), "do": "strike"}


def strikes(info: GameInfo, view: View, user: int, say: Words) -> list[tuple[str, str]]:
    """Offer the spaces where the user's seekers are in ambush."""
    lying = view.ambush if isinstance(view, ArmadaView) and info.seats_of(user) else {}
    return [
        (say("bot-armada-orders-lying", n=n, at=where(say, x)), f"strike {x}")
        for x, n in sorted(lying.items())
    ]


def orders(state: State, decision: Decision, say: Words) -> list[tuple[str, str]]:
    """Offer lines of a sheet: every ship where it is, and one move away."""
    mine = [x for x in state.units.values() if x.seat == decision.seat and x.ship and not x.aboard]
    found = list[tuple[str, str]]()
    for x in sorted(mine, key=lambda x: int(x.id[1:])):
        for way in ("", *(f"to {y} " for y in state.board.next[x.at])):
            found += [(f"{x.id[1:]}: {way}{does}",) * 2 for does in ("attack", "scout")]
    return [("all: scout", "all: scout"), ("all: attack", "all: attack"), *found]
