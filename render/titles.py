"""How the installed games look, by their ids."""

from __future__ import annotations

from engine.core.places import load_parts
from render.core.look import Look

LOOKS: dict[str, Look] = load_parts("look", Look, lambda look: look.game)
