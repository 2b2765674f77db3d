"""What each side plays for (VICTORY.1, END.2, SCENARIO.A, SCENARIO.B)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.armada.model.board import read_board, standard_board
from engine.armada.model.force_chart import Scenario, read_scenarios, standard_scenarios
from engine.armada.model.state import FOE, SEATS
from engine.armada.queries.view import ArmadaView
from engine.core.contract import Briefing, Objective, Setup
from engine.core.rules import Facts, Seat


def briefing(setup: Setup, chosen: Mapping[str, str], view: ArmadaView | None) -> Briefing:
    """Say what scores for each side; the dice settle how many turns there are, and may settle who defends."""
    files = setup.files
    scenarios = read_scenarios(files["scenarios"]) if "scenarios" in files else standard_scenarios()
    board = read_board(files["board"]) if "board" in files else standard_board()
    rule = scenarios.find(setup.scenario)
    port, *others = (x.points for x in board.hexes.values())
    facts = {
        "port": str(port),
        "others": str(others[0] if len(set(others)) == 1 else 0),
        "unspent": chosen["unspent"],
        "hexes": _scorers(rule),
    }
    agreed = chosen["defender"] if chosen["defender"] in SEATS else ""
    return Briefing(
        tuple(
            Objective(key, seats, facts | _points(view, seats))
            for key, seats in _roles(rule, view.defender if view else agreed).items()
        ),
        view.turn if view else 0,
        view.turns if view else 0,
    )


def _scorers(rule: Scenario) -> str:
    """Name the sides for which hexes score even if they do not control them."""
    return "invader" if rule.scores_hexes == "invader" else rule.tied_hexes


def _roles(rule: Scenario, defender: str) -> dict[str, tuple[Seat, ...]]:
    """Return the parts that sides play, and who plays them, as far as that is settled."""
    if not rule.defender:
        return {"meeting": SEATS}
    return (
        {"invader": (FOE[defender],), "defender": (defender,)}
        if defender
        else {"invader": (), "defender": ()}
    )


def _points(view: ArmadaView | None, seats: tuple[Seat, ...]) -> Facts:
    """Return the points that sides are known to have: nothing of hexes and credits."""
    lines = view.ledger if view else ()
    return {f"points{i}": sum(x.points for x in lines if x.seat == FOE[y]) for i, y in enumerate(seats, 1)}
