"""Which of a game's messages is pinned: at most one, and none when it is over."""

from __future__ import annotations

from enum import IntEnum


class Pin(IntEnum):
    """Whether a message is, or should be, among the pinned ones of its channel."""

    NONE = 0
    WANTED = 1
    PINNED = 2
    UNWANTED = 3
    SETTLED = 4  # it could not be pinned, or is not any more


#: Condition on messages whose pins are not as they should be; takes the game's id.
OPEN_PINS = (
    "pin IN (1, 3) OR"
    " (pin = 2 AND game IN (SELECT id FROM game WHERE id = ? AND status IN ('over', 'abandoned')))"
)
#: Marks pinned messages of a game that another one replaces.
REPLACE_PIN = (
    "UPDATE message SET pin = CASE pin WHEN 1 THEN 4 ELSE 3 END WHERE game = ? AND id != ? AND pin IN (1, 2)"
)
SET_PIN = "UPDATE message SET pin = ? WHERE id = ?"
