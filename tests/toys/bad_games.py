"""Bad games: the toy Bluff with one defect each, and the sentence with which the contract must refuse it."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from tests.titles.packages import install

BLUFF = Path(__file__).parent / "bluff"
PACKAGE = "nullgate_bluff"


@dataclass(frozen=True, slots=True)
class BadGame:
    """A defect: what is replaced by what in a file of the good toy, and what must be said of it."""

    file: str
    good: str
    bad: str
    said: str


DEALT = 't.whisper((seat,), "dealt", "DICE.1", seat=seat, dice=list(t.s.hands[seat]))'
BAD = {
    "a hand told after a throw": BadGame(
        "game.py",
        DEALT,
        't.tell("dealt", "DICE.1", seat=seat, dice=list(t.s.hands[seat]))',
        "`dealt` tells the channel `dice` (seat=",
    ),
    "both hands told after a throw": BadGame(
        "game.py",
        DEALT,
        f'{DEALT}\n    t.tell("won", "DICE.1", seat="west", points={{x: list(t.s.hands[x]) for x in SEATS}})',
        "`won` tells the channel `points.",
    ),
    "a hand whispered to the other seat": BadGame(
        "game.py",
        DEALT,
        DEALT.replace("(seat,)", "SEATS"),
        "`dealt` tells ",
    ),
    "dice of a hand rolled in the open": BadGame(
        "game.py",
        "tuple(t.throw(2))",
        'tuple(t.roll("DICE.1", 6, seat=seat, die=n) for n in range(2))',
        "`rolled` tells ",
    ),
    "hands that the title does not declare": BadGame(
        "title.py", ", seats=Seats(hands=True)", "", "the views of west and east differ in `hand`"
    ),
    "no words for what only a free action tells": BadGame(
        "locale/en/bluff.ftl", "bluff-boasted =", "bluff-bosted =", "bluff-boasted"
    ),
    "a blank that a free action's event does not fill": BadGame(
        "locale/en/bluff.ftl", "{ $name } boasts", "{ $who } boasts", "bluff-boasted"
    ),
    "no words for a ladder's prompt": BadGame(
        "locale/en/bluff.ftl", "bluff-prompt-half =", "bluff-prompt-hlf =", "bluff-prompt-half"
    ),
    "no words for a step of a ladder": BadGame(
        "locale/en/bluff.ftl", "bluff-half-low =", "bluff-half-lo =", "bluff-half-low"
    ),
    "a blank in an option that nothing fills": BadGame(
        "locale/en/bluff.ftl", "Two points", "Points: { $points }", "bluff-option-goal-two"
    ),
    "an event's case that is not in the book": BadGame(
        "game.py", '"raised", "BID.1"', '"raised", "BID.7"', "`raised` cites BID.7, which is not in the book"
    ),
    "an ending's case that is not in the book": BadGame(
        "data/cases.toml", '"END.1"', '"END.0"', "cites END.1, which is not in the book"
    ),
    "a ruling that is not in the book": BadGame(
        "game.py", '"won", "CALL.2"', '"won", "Ruling R1"', "`won` cites Ruling R1, which is not in the book"
    ),
    "an event that never occurs": BadGame(
        "game.py", '"won", "boasted"', '"won", "boasted", "fled"', "nothing tells the event `fled`"
    ),
    "an ending that never occurs": BadGame(
        "game.py", '{"goal", "resigned"', '{"goal", "time", "resigned"', "nothing ends the game with `time`"
    ),
    "a position with a mover from nowhere": BadGame(
        "game.py", "p.mover not in SEATS", "False", "a position with `mover = 'nobody'`"
    ),
    "a position with a bid beyond all dice": BadGame(
        "game.py", "not 0 <= p.bid <= MOST", "False", "a position with `bid = "
    ),
    "a position with nonsense for points": BadGame(
        "game.py",
        "{*p.points} - {*SEATS} or not all(x in (0, 1) for x in points.values())",
        "False",
        "`points",
    ),
    "frame data that can change": BadGame(
        "game.py",
        "@dataclass(frozen=True, slots=True)\nclass Round:",
        "@dataclass(slots=True)\nclass Round:",
        "the data of `round` can change in place: Round must be frozen",
    ),
    "a game that does not compile": BadGame(
        "game.py", "GAME = Bluff()", "GAME = Bluff(", "bluff cannot be loaded: SyntaxError"
    ),
    "a look that does not compile": BadGame(
        "look.py", "LOOK = BluffLook()", "LOOK = BluffLook(", "bluff cannot be loaded: SyntaxError"
    ),
    "a title that imports what is not there": BadGame(
        "title.py",
        "from .look import LOOK",
        "from .looks import LOOK",
        "bluff cannot be loaded: ModuleNotFoundError",
    ),
    "a free action that crashes": BadGame(
        "game.py", "t.s.boasts = (*t.s.boasts, seat)", "t.s.boasts[seat] = True", "boast"
    ),
    "a view that leaks": BadGame(
        "game.py",
        "boasts=s.boasts)",
        'boasts=tuple(map(str, s.hands["east"])))',
        "view betrays a secret to west: `boasts",
    ),
    "an imagined world that changes the state": BadGame(
        "game.py", "new = fork(s)", "new = s", "`hands.east"
    ),
    "options that change the state": BadGame(
        "game.py",
        "yield from map(Bid",
        "s.points[seat] += 0 if s.bid else 1\n    yield from map(Bid",
        "`points.west`",
    ),
    "words that nothing asks for": BadGame(
        "locale/en/bluff.ftl",
        "bluff-hand =",
        "bluff-raise = { $name } raises.\nbluff-hand =",
        "en: nothing asks for bluff-raise",
    ),
    "a lesson that the rules refuse": BadGame(
        "data/lessons/1-bid.toml", '"bid 12"', '"bid 9"', "lesson bid: raise: 'bid 9' should be right, but is"
    ),
    "a lesson without its words": BadGame(
        "locale/en/lessons-bluff.ftl", "bid-raise =", "bid-rise =", "bluff-lesson-bid-raise is missing"
    ),
    "a picture that cannot be drawn": BadGame(
        "look.py", "str(v.bid), 56", "str(v.bod), 56", "'BluffView' object has no attribute 'bod'"
    ),
    "a text board that says nothing": BadGame(
        "look.py", "[self.headline(v, p.names, p.words)]", "[]", "the picture"
    ),
    "lessons that are not in the package's data": BadGame(
        "../pyproject.toml",
        ' "data/lessons/*.toml",',
        "",
        "data/lessons/1-bid.toml is not in the package's data (pyproject.toml)",
    ),
}  # fmt: skip


def lay_out(folder: Path, bad: BadGame | None = None) -> None:
    """Write the toy as a project into `folder`/project, with a defect, and install it in `folder`/site."""
    project = folder / "project"
    shutil.copytree(BLUFF, project, ignore=shutil.ignore_patterns("__pycache__"))
    if bad:
        file = project / PACKAGE / bad.file
        text = file.read_text(encoding="utf-8")
        assert text.count(bad.good) >= 1, f"{bad.file} has no {bad.good}"
        file.write_text(text.replace(bad.good, bad.bad), encoding="utf-8")
    install(project, folder / "site")
