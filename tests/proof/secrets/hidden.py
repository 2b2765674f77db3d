"""The scenes with a secret that are played twice: every title, every kind of secret.

A later game adds its scenes here; a test asks for them. Secrets that lie in a position (hands, decks,
fleets, enemies in hiding, sealed answers already given) are found and redrawn by themselves. Those that
somebody leaves behind while others look on (orders, drafts, standing answers, a GM's acts) are said by their
commands.
"""

from __future__ import annotations

from tests.proof.secrets.scenes import ALICE, BOB, Acts, Scene

NAVY = {"red": ALICE, "silver": BOB}
FLEETS = (
    "1-2 starship: laser 2, shield 1;3 boat: launcher 3, nuclear 7;4 ship: seeker 6",
    "1-2 starship: blaster 1, armor 2;3 boat: launcher 3, ap 11;4 ship: seeker 3, marines 2",
)
STARS = {"coalition": ALICE, "virunian": BOB}
GUARDED = {"players": "1", "gm": "on"}


def either(command: str, option: str, *values: str, **more: str) -> tuple[Acts, Acts]:
    """Return what the owner does in the one run and in the other."""
    one, two = ([(command, {**more, option: x})] for x in values)
    return one, two


SCENES = [
    Scene("hand", "starwars", {"blue": ALICE, "orange": BOB}, "orange", 60),
    Scene("approach", "stargate", STARS, "virunian", 5),
    Scene("standing", "stargate", STARS, "virunian", 3,
          then=either("mine", "text", "standing approach warp", "standing approach maneuver 60 charge 40")),
    Scene("prepared", "stargate", STARS, "virunian", 3, then=either("move", "text", "reveal A", "reveal B")),
    Scene("fleet", "armada", NAVY, "silver", then=either("move", "text", *FLEETS)),
    Scene("orders", "armada", NAVY, "silver", 3, then=either("move", "text", "1: hold", "1: scout")),
    Scene("plan", "armada", NAVY, "silver", 3,
          then=either("move", "text", "plan retreat 37; rest auto", "plan targets carrier; rest auto")),
    Scene("war", "armada", NAVY, "silver", 6),
    Scene("hidden", "skirmish", {"gm": ALICE, "p1": BOB}, "p1", 5, "raid", GUARDED),
    Scene("spawned", "skirmish", {"gm": ALICE, "p1": BOB}, "p1", 5, "hold", GUARDED,
          then=either("gm", "text", "spawn jaffa 1 41 because so", "spawn jaffa 59 41 because so")),
]  # fmt: skip
