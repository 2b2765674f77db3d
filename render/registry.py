"""How the games look. A new game is one more line here, in `engine.registry` and in `bot.registry`."""

from __future__ import annotations

from render.armada.look import ArmadaLook
from render.core.look import Look
from render.skirmish.look import SkirmishLook
from render.stargate.look import StargateLook
from render.starwars.look import StarwarsLook

ALL = (StarwarsLook(), StargateLook(), ArmadaLook(), SkirmishLook())
LOOKS: dict[str, Look] = {look.game: look for look in ALL}
