"""What the GM has noted in secret, and told one player alone."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.rules import Seat


@dataclass(frozen=True, slots=True)
class SealedNote:
    """Ruling K102: a secret note of the GM's; everybody has its `seal` now, and gets the rest at the end."""

    seal: str
    text: str = ""
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Handed:
    """Ruling K102: what the GM has told one player alone."""

    seat: Seat
    text: str
