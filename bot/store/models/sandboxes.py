"""What is kept of what somebody tries apart from their games."""

from __future__ import annotations

from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class Sandbox(SQLModel, table=True):
    """A position that one person plays on by themselves: no game, and nothing of it ever becomes one.

    It begins at `start`, a saved state under an `edition` of the rules. From an ended game that is the truth
    after its entry `n`, and `seat` is ""; from one under way what `seat` may believe, drawn by `seed`, and
    `n` is -1. `moves` are those made since (`engine.policies.what_if`), `pending` one that waits for dice.
    `machines` says which seats machine players answer for, `drafts` what is filled in of a seat's form; both
    by seat, as JSON. With `chooses` its person is asked for each die. `version` counts changes; `at` is the
    time of the last.
    """

    id: str = Field(primary_key=True)
    user: int = big(index=True)
    game: str = ""
    title: str = ""
    edition: int = 1
    n: int = -1
    seat: str = ""
    seed: str = ""
    start: str = text()
    moves: str = text("[]")
    pending: str = text()
    machines: str = text("{}")
    drafts: str = text("{}")
    chooses: bool = False
    version: int = 0
    made: int = big()
    at: int = big(index=True)
